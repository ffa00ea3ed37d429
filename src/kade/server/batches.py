"""What comes while something of its kind is under way is carried out together, as soon as that is done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Generic, TypeVar

Job = TypeVar("Job")
Answer = TypeVar("Answer")


class Batches(Generic[Job, Answer]):
    """One batch at a time, and in it one job for each table."""

    def __init__(
        self, carry_out: Callable[[Mapping[str, Job]], Awaitable[Mapping[str, Answer | BaseException]]]
    ) -> None:
        self._carry_out = carry_out
        self._waiting: list[tuple[str, Job, asyncio.Future[Answer]]] = []
        self._running: asyncio.Task[None] | None = None

    def submit(self, id: str, job: Job) -> asyncio.Future[Answer]:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((id, job, answer))
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run())
        return answer

    async def close(self) -> None:
        """After what was submitted before."""
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        while self._waiting:
            jobs, answers = self._next()
            found: Mapping[str, Answer | BaseException]
            try:
                found = await self._carry_out(jobs)
            except Exception as problem:
                found = dict.fromkeys(jobs, problem)
            for id, answer in answers.items():
                _give(answer, found[id])

    def _next(self) -> tuple[dict[str, Job], dict[str, asyncio.Future[Answer]]]:
        jobs: dict[str, Job] = {}
        answers: dict[str, asyncio.Future[Answer]] = {}
        later = []
        for one in self._waiting:
            id, job, answer = one
            if id in jobs:
                later.append(one)
            else:
                jobs[id], answers[id] = job, answer
        self._waiting = later
        return jobs, answers


def _give(answer: asyncio.Future[Answer], found: Answer | BaseException) -> None:
    if answer.done():  # nobody waits any more
        return
    if isinstance(found, BaseException):
        answer.set_exception(found)
    else:
        answer.set_result(found)
