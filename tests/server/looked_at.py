"""An analysis made up for a finished table, put where a server keeps it: nobody waits for searches in a test."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

from tests.analysis.games import judged

from kade.analysis.run import begun
from kade.kernel import Record
from kade.server.storage import Storage


def keep(data: Path, table: str, record: Record, effort: str, costs: Mapping[int, float], left: int = 0) -> list[int]:
    """Keep it, with these costs by the decision's place among those that had a choice; the last few are `left` to be
    judged. The numbers of the decisions that cost something are returned."""
    whole, questions = begun(record, effort)
    marked = [questions[place].number for place in sorted(costs)]

    async def write() -> None:
        storage = Storage.sqlite(data / "kade.sqlite3")
        await storage.begin_analysis(table, whole.to_dict(), whole.total)
        for place, question in enumerate(questions[: len(questions) - left]):
            one = judged(question, costs.get(place, 0.0), lead=4.5 if place == 1 else 0.0)
            await storage.keep_judged(table, one.number, asdict(one))
        await storage.close()

    with ThreadPoolExecutor(1) as thread:  # in this one a browser's loop may run
        thread.submit(lambda: asyncio.run(write())).result()
    return marked
