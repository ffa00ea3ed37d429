"""Where games are played: in this process, in a pool of processes, or on Ray. All give the same results in the same
order; what the work is, they do not know."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Any, Protocol, TypeVar

from kade.kernel.errors import KadeError

L = TypeVar("L")
R = TypeVar("R")

RAY = "ray"
MOST_WORKERS = 256


class BadWorkers(KadeError):
    """Workers that are not available."""


class Executor(Protocol):
    """Does the same work on many loads. Both are sent to other processes: a function of a module, plain data."""

    workers: int

    def run(self, work: Callable[[L], R], loads: Sequence[L]) -> Generator[R, None, None]:
        """The results in the order of the loads, as soon as they are there. Closing the generator ends the workers."""
        ...


class ThisProcess:
    """One load after the other, here."""

    workers = 1

    def run(self, work: Callable[[L], R], loads: Sequence[L]) -> Generator[R, None, None]:
        for load in loads:
            yield work(load)


class Pool:
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Callable[[L], R], loads: Sequence[L]) -> Generator[R, None, None]:
        if not loads:
            return
        # "spawn": a worker begins from nothing, so it cannot inherit a lock of a progress bar's thread. Leaving the
        # block, also by Ctrl-C, ends the workers at once.
        spawn = multiprocessing.get_context("spawn")
        with spawn.Pool(min(self.workers, len(loads)), _ignore_interrupts) as pool:
            yield from pool.imap(work, loads)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class OnRay:
    """A Ray cluster by its address, or one of this machine that begins and ends with the work. Kade must be installed
    wherever Ray works."""

    def __init__(self, address: str | None = None) -> None:
        self.address = address
        self._ray = _ray()
        self._started = not self._ray.is_initialized()
        if self._started:
            only_here = {"include_dashboard": False} if address is None else {}  # a cluster has settings of its own
            try:
                self._ray.init(address=address, log_to_driver=False, logging_level="error", **only_here)
            except (ConnectionError, ValueError) as problem:
                raise BadWorkers(f"Ray does not run at {address or 'this machine'}: {problem}") from None
        self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, work: Callable[[L], R], loads: Sequence[L]) -> Generator[R, None, None]:
        ray = self._ray
        task = ray.remote(work)
        waiting: deque[Any] = deque()
        try:
            for load in loads:
                waiting.append(task.remote(load))
                if len(waiting) >= 3 * self.workers:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            for pending in waiting:
                ray.cancel(pending, force=True)

    def close(self) -> None:
        if self._started:
            self._ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadWorkers(
            "Ray is not installed here: install it with pip install 'kade[ray]', or give a number of processes."
        ) from None
    return ray


def executor(workers: str) -> Executor:
    """By what was asked for: a number of processes (1: this one), `ray`, or the address of a Ray cluster."""
    word = workers.strip()
    if word.isascii() and word.isdigit() and 1 <= int(word) <= MOST_WORKERS:
        return ThisProcess() if int(word) == 1 else Pool(int(word))
    if word == RAY:
        return OnRay()
    if word == "auto" or ":" in word:
        return OnRay(word)
    raise BadWorkers(
        f"The workers are {workers!r}, but must be a number from 1 to {MOST_WORKERS}, 'ray', or the "
        "address of a Ray cluster like 'host:6379'."
    )
