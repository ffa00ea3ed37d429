"""Forks a process for each attack on a rule, several at a time, with an end to each, and says what became of them."""

import json
import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
MEMORY = 4 << 30
OUR_FAULT = 9
NOT_TRIED = 10


class quiet:  # noqa: N801
    """Sends what pytest prints nowhere, and leaves stderr for progress."""

    def __enter__(self) -> None:
        sys.stdout.flush()
        self.kept = os.dup(1)
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)

    def __exit__(self, *_: object) -> None:
        sys.stdout.flush()
        os.dup2(self.kept, 1)


def pursue(prey: list[T], workers: int, attack: Callable[[T], bool], patience: Callable[[T], float]) -> dict[T, str]:
    """Forks once a mutant, several at a time. What became of each: failed, hung or survived."""
    fates: dict[T, str] = {}
    running: dict[int, tuple[T, float]] = {}
    try:
        chase(list(reversed(prey)), workers, attack, patience, fates, running)
    finally:
        for pid in running:
            os.killpg(pid, signal.SIGKILL)
    return fates


def chase(
    waiting: list[T],
    workers: int,
    attack: Callable[[T], bool],
    patience: Callable[[T], float],
    fates: dict[T, str],
    running: dict[int, tuple[T, float]],
) -> None:
    number, shown = len(waiting), 0.0
    while waiting or running:
        while waiting and len(running) < workers:
            target = waiting.pop()
            seconds = patience(target)
            # Who sleeps uses no CPU, so there is an end to that too, far enough for a busy machine.
            running[fork(attack, target, seconds)] = (target, time.monotonic() + 60 + 10 * seconds)
        for pid, (target, deadline) in list(running.items()):
            recorded = look_after(pid, deadline)
            if recorded:
                fates[target] = recorded
                del running[pid]
        if time.monotonic() - shown > 5:
            shown = time.monotonic()
            survived = sum(recorded == "survived" for recorded in fates.values())
            print(f"kade: {len(fates)} of {number} tried, {survived} survived so far", file=sys.stderr, flush=True)
        time.sleep(0.002)


def fork(attack: Callable[[T], bool], target: T, seconds: float) -> int:
    pid = os.fork()
    if pid:
        return pid
    os.setsid()
    nowhere = os.open(os.devnull, os.O_RDWR)
    stderr = os.dup(2)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (round(seconds), round(seconds) + 1))
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        os._exit(1 if attack(target) else 0)
    except BaseException:  # ours, not a test's: pytest keeps those
        os.write(stderr, f"{target}\n{traceback.format_exc()}".encode())
        os._exit(OUR_FAULT)


def hurry(seconds: float) -> None:
    """From now on this process has so many seconds of CPU, then it is ended: it hangs."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)


def look_after(pid: int, deadline: float) -> str:
    """What became of a fork, or nothing yet."""
    done, status = os.waitpid(pid, os.WNOHANG)
    if done:
        code = os.waitstatus_to_exitcode(status)
        if code == OUR_FAULT:
            raise SystemExit("kade: a mutant could not be tried: the fault is in tools/hunt.py, not in a test")
        hung = {-signal.SIGXCPU: "hung", -signal.SIGPROF: "hung"}
        return {0: "survived", NOT_TRIED: "not tried", **hung}.get(code, "failed")
    if time.monotonic() > deadline:
        os.killpg(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        return "hung"
    return ""


def in_child(work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Runs work in a fork, so that this process never imports what it is about to break."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder, "answer.json")
        pid = os.fork()
        if not pid:
            try:
                answer.write_text(json.dumps(work()))
            except BaseException as why:
                answer.write_text(json.dumps({"problem": f"the first run of the tests went wrong: {why!r}"}))
            os._exit(0)
        os.waitpid(pid, 0)
        if not answer.exists():
            return {"problem": "the first run of the tests ended without an answer"}
        told: dict[str, Any] = json.loads(answer.read_text())
        return told
