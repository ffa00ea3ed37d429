"""A person at a terminal: runs the command on a pseudo-terminal, types, and reads what stands there."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]")
PATIENCE = 30.0
PROMPT = "› "
COMMAND = [sys.executable, "-c", "from kade.cli import main; main()"]


def environment(**more: str) -> dict[str, str]:
    theirs = ("LC_", "LANG", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(theirs)}
    return {**kept, "TERM": "xterm-256color", "KADE_LANG": "en", "PYTHONUTF8": "1", **more}


class Terminal:
    """`raw` is all that was written so far, `text` the same without colours."""

    def __init__(self, *args: str, folder: Path, size: tuple[int, int] = (50, 100), **env: str) -> None:
        self.raw = ""
        self.text = ""
        self._letters = codecs.getincrementaldecoder("utf-8")("replace")
        self._half = ""  # an escape sequence of which the end has not come yet
        self.read_to = 0  # in `text`: what has been expected already
        self.screen, child = pty.openpty()
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *args],
            stdin=child,
            stdout=child,
            stderr=child,
            cwd=folder,
            env=environment(**env),
            start_new_session=True,
            preexec_fn=_own_terminal,
        )
        os.close(child)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.screen)

    def _more(self, until: float) -> bool:
        """Read what has been written; whether anything may still come."""
        ready, _, _ = select.select([self.screen], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            raise AssertionError(f"nothing more came; on the screen stands:\n{self.text[-3000:]}")
        try:
            piece = os.read(self.screen, 65536)
        except OSError:  # the other end is closed
            return False
        letters = self._letters.decode(piece)
        self.raw += letters
        clean = ESCAPES.sub("", self._half + letters).replace("\r", "")
        clean, escape, half = clean.partition("\x1b")
        self._half = escape + half
        self.text += clean
        return bool(piece)

    def expect(self, words: str) -> str:
        """Wait for these words; what stood before them since the last time."""
        return self.expect_one_of(words)

    def expect_one_of(self, *words: str) -> str:
        until = time.monotonic() + PATIENCE
        wanted = re.compile("|".join(map(re.escape, words)))
        while (found := wanted.search(self.text, self.read_to)) is None:
            assert self._more(until), f"the command ended without {words}:\n{self.text[-3000:]}"
        before = self.text[self.read_to : found.start()]
        self.read_to = found.end()
        return before

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def answer(self, line: str) -> str:
        """Wait until something is asked, and answer it; what was asked."""
        asked = self.expect(PROMPT)
        self.type(line)
        return asked

    def interrupt(self) -> None:
        """Ctrl-C; once more if nothing heeds it, as a person would: in the instant before the line editor listens a
        signal is lost on it."""
        for _ in range(5):
            os.killpg(self.process.pid, signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(3)
                return

    def end(self) -> int:
        """Wait for the end; the exit code."""
        until = time.monotonic() + PATIENCE
        while self._more(until):
            pass
        return self.process.wait(PATIENCE)


def _own_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
