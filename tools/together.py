"""Runs several make targets at the same time, a few at once, and shows each one's words whole, when it has ended.

    python tools/together.py lint types client plain:lint+types wheel browser:client compiled:wheel+plain

Targets begin in this order; one written `name:other+another` waits until those have ended well. When one fails nothing
more begins, what still runs is stopped, and the words of the failed one come last. Words are kept in build/together/.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
LOGS = HOME / "build" / "together"
AT_ONCE = int(os.environ.get("AT_ONCE", "2"))
NEWS = 60.0
"""Seconds between two lines that say how far it has come."""
MANNERS = 10.0
"""Seconds that a stopped target has to end by itself."""
PERCENT = re.compile(r"\[ *(\d+%)\]$", re.MULTILINE)


def say(words: str) -> None:
    print(f"kade: {words}", flush=True)


def minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


@dataclass
class Target:
    """A make target: what it waits for, its process once it has begun, and what that cost once it has ended."""

    name: str
    after: list[str]
    process: subprocess.Popen[bytes] | None = None
    begun: float = 0.0
    code: int | None = None
    cost: float = 0.0
    """Seconds of processor time."""
    lasted: float = 0.0
    log: Path = field(init=False)

    def __post_init__(self) -> None:
        self.log = LOGS / f"{self.name}.log"

    def begin(self) -> None:
        command = [os.environ.get("MAKE", "make"), "--no-print-directory", self.name]
        with self.log.open("wb") as out:
            self.process = subprocess.Popen(
                command,
                cwd=HOME,
                stdout=out,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        self.begun = time.monotonic()

    def has_ended(self, wait: bool = False) -> bool:
        """Looks whether the process has ended, and keeps what it cost, with all that it started."""
        assert self.process is not None
        pid, status, usage = os.wait4(self.process.pid, 0 if wait else os.WNOHANG)
        if pid == 0:
            return False
        self.code = self.process.returncode = os.waitstatus_to_exitcode(status)
        self.cost = usage.ru_utime + usage.ru_stime
        self.lasted = time.monotonic() - self.begun
        return True

    def stop(self) -> None:
        """Ends the process and all that it started. First politely: pytest then stops the servers of its tests."""
        assert self.process is not None
        until = time.monotonic() + MANNERS
        self.signal(signal.SIGINT)
        while not self.has_ended():
            if time.monotonic() > until:
                self.signal(signal.SIGKILL)
                self.has_ended(wait=True)
                break
            time.sleep(0.1)
        self.signal(signal.SIGKILL)

    def signal(self, number: int) -> None:
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, number)

    def words(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace").rstrip("\n")

    def how_far(self) -> str:
        found = PERCENT.findall(self.words())
        return f"{self.name} {found[-1]}" if found else self.name


class Together:
    def __init__(self, asked: list[str]) -> None:
        self.targets = []
        for word in asked:
            name, _, after = word.partition(":")
            self.targets.append(Target(name, after.split("+") if after else []))
        names = {target.name for target in self.targets}
        for target in self.targets:
            if unknown := set(target.after) - names:
                sys.exit(f"kade: {target.name} waits for {', '.join(sorted(unknown))}, which is not in the list.")
        self.begun = self.told = time.monotonic()

    @property
    def running(self) -> list[Target]:
        return [target for target in self.targets if target.process is not None and target.code is None]

    def ready(self) -> list[Target]:
        done = {target.name for target in self.targets if target.code == 0}
        return [target for target in self.targets if target.process is None and done.issuperset(target.after)]

    def run(self) -> bool:
        """Whether all went well."""
        while True:
            for target in self.ready()[: AT_ONCE - len(self.running)]:
                target.begin()
            if not self.running:
                return all(target.code == 0 for target in self.targets)
            for target in self.running:
                if target.has_ended():
                    if target.code:
                        self.fail(target)
                        return False
                    self.show(target)
            self.news()
            time.sleep(0.1)

    def show(self, target: Target) -> None:
        print(f"\n--- {target.name}: {minutes(target.lasted)}", target.words(), sep="\n", flush=True)

    def fail(self, failed: Target) -> None:
        stopped = self.running
        for target in stopped:
            target.stop()
        self.show(failed)
        if stopped:
            names = ", ".join(target.name for target in stopped)
            say(f"stopped before their end: {names}; what they said is in {LOGS.relative_to(HOME)}")
        say(f"{failed.name} failed; the lines above say why. By itself: make {failed.name}")

    def news(self) -> None:
        if time.monotonic() > self.told + NEWS:
            self.told = time.monotonic()
            say(f"{minutes(self.told - self.begun)} … {', '.join(target.how_far() for target in self.running)}")

    def summary(self) -> None:
        rows = [(target.name, target.lasted, target.cost) for target in self.targets if target.code is not None]
        rows.append(("together", time.monotonic() - self.begun, sum(target.cost for target in self.targets)))
        print()
        for name, lasted, cost in rows:
            print(f"  {name:<14} {minutes(lasted):>6} {cost:6.0f} s of processor time", flush=True)


def main() -> None:
    LOGS.mkdir(parents=True, exist_ok=True)
    together = Together(sys.argv[1:])
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        well = together.run()
    except KeyboardInterrupt:
        for target in together.running:
            target.stop()
        say("interrupted")
        sys.exit(130)
    together.summary()
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
