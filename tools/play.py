"""Serves the table at once, for make play: with the compiled build where it is of these sources, otherwise plain, while
the compiled one is made in the background for the next start.

    python -m tools.play [options of kade serve]
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

from tools.compiled import FULL, HOME, compiler, fingerprint, say, sources

LOG = Path("build", "compile.log")
COMPILED, PLAIN = Path(".venv-compiled"), Path(".venv")
COMPILE = (
    "tools/install .venv-compiled requirements/dev.txt && .venv/bin/python tools/compiled.py .venv-compiled; "
    'echo "kade: compiling ended with the status $?"'
)


def is_fresh(home: Path, mark: str) -> bool:
    """Whether the compiled build there is of the sources with this mark."""
    stamp = home / COMPILED / ".kade-sources"
    return stamp.exists() and stamp.read_text() == mark


def compile_in_background(home: Path, command: str = COMPILE) -> bool:
    """Begin, unless it is being done already. It goes on when the server is stopped, and lets others go first."""
    (home / LOG).parent.mkdir(exist_ok=True)
    with (home / LOG).with_suffix(".lock").open("w") as lock, (home / LOG).open("a") as log:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        subprocess.run(
            ["sh", "-c", 'nice -n 15 sh -c "$1" &', "sh", command],
            check=True,
            cwd=home,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            pass_fds=[lock.fileno()],  # so the lock lasts as long as the work
            start_new_session=True,
        )
    return True


def environment(home: Path, mark: str, can_compile: bool) -> Path:
    """The one to serve with now; says why if it is the plain one."""
    if is_fresh(home, mark):
        return home / COMPILED
    if not can_compile:
        say("playing with plain Python: without a C compiler bots think more slowly. Debian, Ubuntu: gcc, python3-dev.")
    elif compile_in_background(home):
        say(f"playing with plain Python; the faster build is compiled meanwhile ({LOG}) and used at the next start.")
    else:
        say(f"playing with plain Python; the faster build is still being compiled ({LOG}) for the next start.")
    return home / PLAIN


def main() -> None:
    chosen = environment(HOME, fingerprint(sources(), FULL), compiler() is not None)
    python = str(chosen / "bin" / "python")
    os.execv(python, [python, "-m", "kade", "serve", *sys.argv[1:]])


if __name__ == "__main__":
    main()
