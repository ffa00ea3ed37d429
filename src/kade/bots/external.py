"""Bots in other processes, in any language: one line of JSON asks, one line answers. `kade bots protocol` tells it."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
from typing import Any, Final

from kade.bots.observation import FULL, Budget, Observation
from kade.kernel.errors import KadeError

PREFIX: Final = "cmd:"
SECONDS: Final = 30.0
MOST_SAMPLES: Final = 10_000  # in one decision: a bot that only asks never answers
SHOWN: Final = 80


class BotFailed(KadeError):
    """A bot in another process did not do what it should; the words say what, and what would be right."""


class External:
    """A program that is asked line by line. It is started when first asked and lives until the bot is forgotten."""

    def __init__(self, command: str, seed: int = 0, seconds: float = SECONDS) -> None:
        self.command = command
        self.seed = seed
        self.seconds = seconds
        self._process: _Process | None = None

    def choose(self, seen: Observation, budget: Budget = FULL) -> int:
        deadline = time.monotonic() + self.seconds
        names = {seen.game.name(action): action for action in seen.legal}
        self._send(self._question(seen, list(names), budget))
        for _ in range(MOST_SAMPLES):
            line = self._line(deadline)
            answer = self._read(line)
            if "sample" in answer and isinstance(answer["sample"], int):
                self._send({"type": "sample", "state": seen.sample(answer["sample"]).to_dict()})
            elif isinstance(answer.get("action"), str) and answer["action"] in names:
                return names[answer["action"]]
            else:
                raise self._failed(
                    f"answered {_short(line)}, which is none of the {len(names)} legal actions; "
                    f'right would be, for example, {{"action": "{next(iter(names))}"}}'
                )
        raise self._failed(f"asked for more than {MOST_SAMPLES} samples without deciding")

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.stop()
            self._process = None

    def _question(self, seen: Observation, legal: list[str], budget: Budget) -> dict[str, Any]:
        return {
            "type": "decide",
            "protocol": 1,
            "game": seen.game.id,
            "edition": seen.game.edition,
            "seat": seen.seat,
            "legal": legal,
            "view": seen.view,
            "seed": self.seed,
            "scale": budget.scale,
            "seconds": self.seconds,
        }

    def _send(self, message: dict[str, Any]) -> None:
        if self._process is None:
            self._process = _Process(self.command)
        try:
            self._process.write(json.dumps(message, separators=(",", ":")) + "\n")
        except OSError:
            raise self._failed(f"ended before it was asked{self._process.last_words()}") from None

    def _line(self, deadline: float) -> str:
        assert self._process is not None
        try:
            line = self._process.lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise self._failed(f"did not answer within {self.seconds:g} seconds and was stopped") from None
        if line is None:
            raise self._failed(f"ended instead of answering{self._process.last_words()}")
        return line

    def _read(self, line: str) -> dict[str, Any]:
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self._failed(
                f'answered {_short(line)}; right would be one line of JSON like {{"action": "…"}}. '
                "What is meant for people goes to standard error"
            )
        return answer

    def _failed(self, what: str) -> BotFailed:
        self.close()
        return BotFailed(f"The bot {PREFIX}{self.command} {what}.")


class _Process:
    """The program and a thread that reads its lines, so that waiting for one can end."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as problem:
            why = getattr(problem, "strerror", None) or str(problem)
            raise BotFailed(
                f"The bot {PREFIX}{command} cannot be started: {why}. Name a program that may be run, "
                f"for example {PREFIX}./mybot.py."
            ) from None
        self.lines: queue.Queue[str | None] = queue.Queue()
        self.stop = weakref.finalize(self, _stop, self.process)
        threading.Thread(target=_listen, args=(self.process, self.lines), daemon=True).start()

    def write(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()

    def last_words(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f" (exit code {self.process.wait(1)})"
        return ""


def _listen(process: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
    assert process.stdout is not None
    with process.stdout as out:
        for line in out:
            if line.strip():
                lines.put(line)
    lines.put(None)


def _stop(process: subprocess.Popen[str]) -> None:
    """The program and whatever it has started, at once."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    with contextlib.suppress(OSError):
        if process.stdin is not None:
            process.stdin.close()
    process.wait()


def _short(line: str) -> str:
    line = line.strip()
    return repr(line if len(line) <= SHOWN else line[: SHOWN - 1] + "…")
