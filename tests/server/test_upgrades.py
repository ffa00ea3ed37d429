"""Newer rules at a table that older ones began: whatever no longer fits, people play on from what they last saw."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kade.games.amsterdam.game import AmsterdamGame
from kade.kernel import Match
from kade.kernel.errors import IllegalAction
from kade.kernel.rng import seeded
from kade.server.bodies import NewSeat, NewTable
from kade.server.journal import Do
from kade.server.migrations import upgrade
from kade.server.serving import ServerTables
from kade.server.settings import Settings
from kade.server.storage import Storage
from kade.server.table import Table

pytestmark = pytest.mark.server

Upgrade = Callable[[pytest.MonkeyPatch], None]


def open_folder(folder: Path) -> ServerTables:
    settings = Settings(data=folder)
    upgrade(settings.database)
    return ServerTables(Storage.sqlite(settings.database), settings)


async def begun(folder: Path, decisions: int) -> tuple[str, str]:
    """A table at which so many decisions were made: its id, and its position."""
    tables = open_folder(folder)
    stored, _ = await tables.create(NewTable("amsterdam", [NewSeat("me"), NewSeat("me")]))
    table = await tables.find(stored.id)
    await play(table, decisions)
    assert table.live is not None
    digest = table.live.match.state.digest()
    await tables.close()
    return stored.id, digest


async def play(table: Table, decisions: int) -> None:
    luck = random.Random(5)
    for _ in range(decisions):
        live = table.live
        assert live is not None
        if live.over:
            return
        seat = luck.choice(live.actors)
        await table.decide(seat, live.ticket(seat), table.game.name(luck.choice(live.choices[seat])))


def notes(table: Table) -> list[str]:
    """What the log says of the upgrade."""
    assert table.live is not None
    return [entry.said.message for entry in table.live.log()[1] if entry.said is not None]


# ---------------------------------------------------------------- what may change


def rules_raised(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(AmsterdamGame, "rules", AmsterdamGame.rules + 1)


def another_deal(patch: pytest.MonkeyPatch) -> None:
    dealt = AmsterdamGame.begin

    def begin(self: AmsterdamGame, options: Any, rng: Any, *rest: Any) -> Any:
        return dealt(self, options, seeded(99), *rest)

    patch.setattr(AmsterdamGame, "begin", begin)


def no_deal(patch: pytest.MonkeyPatch) -> None:
    def begin(self: AmsterdamGame, *_: Any) -> Any:
        raise ZeroDivisionError("a fault in newer rules")

    patch.setattr(AmsterdamGame, "begin", begin)


def third_decision(problem: Exception, half_done: bool = False) -> Upgrade:
    def change(patch: pytest.MonkeyPatch) -> None:
        apply = Match.apply

        def failing(self: Match, action: int, seat: int | None = None) -> Any:
            if len(self.decisions) == 2 and not self.state.over:
                if half_done:
                    self.state.play(action, seat)
                raise problem
            return apply(self, action, seat)

        patch.setattr(Match, "apply", failing)

    return change


REFUSED = third_decision(IllegalAction("newer rules refuse it", "newer"))
FOREIGN = third_decision(AttributeError("newer rules stumble over it"), half_done=True)
CHANGES: dict[str, Upgrade] = {
    "rules raised": rules_raised,
    "another deal": another_deal,
    "no deal": no_deal,
    "an entry refused": REFUSED,
    "a foreign exception": FOREIGN,
}


@pytest.mark.parametrize("decisions", [0, 1, 9])
@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
async def test_people_play_on_from_what_they_last_saw(
    change: Upgrade, decisions: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, digest = await begun(tmp_path, decisions)
    with monkeypatch.context() as patch:
        change(patch)
        tables = open_folder(tmp_path)
        table = await tables.find(id)
        live = table.live
        assert live is not None
        assert (live.match.state.digest(), live.number) == (digest, decisions)
        assert notes(table) == (["table-went-on"] if live.resumed else [])
    await play(table, 2)
    assert live.number == decisions + 2
    await tables.close()


async def test_entries_after_the_snapshot_that_are_refused_are_taken_back_and_players_are_told(tmp_path: Path) -> None:
    id, digest = await begun(tmp_path, 5)
    tables = open_folder(tmp_path)
    for number in (6, 7):
        await tables.storage.append(id, number, [Do(0, "pay wild")])
    table = await tables.find(id)
    assert table.live is not None
    assert table.live.match.state.digest() == digest
    assert table.live.number == 7
    assert notes(table) == ["table-went-on", "table-left-out"]
    await play(table, 3)
    assert table.live.number == 10
    await tables.close()


async def test_an_entry_that_fails_half_way_without_a_snapshot_leaves_nothing_of_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = await begun(tmp_path, 2)
    tables = open_folder(tmp_path)
    two = await tables.find(id)
    assert two.live is not None
    digest = two.live.match.state.digest()
    choice = two.game.name(two.live.choices[two.live.actors[0]][0])
    await tables.storage.append(id, 3, [Do(two.live.actors[0], choice)])
    await tables.storage.database.write(lambda db: db.exec_driver_sql("delete from snapshots"))
    await tables.close()
    with monkeypatch.context() as patch:
        FOREIGN(patch)
        tables = open_folder(tmp_path)
        table = await tables.find(id)
        assert table.live is not None
        assert (table.live.match.state.digest(), table.live.number) == (digest, 3)
        assert notes(table) == ["table-left-out"]
        await tables.close()


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
async def test_a_finished_game_keeps_its_result_and_its_record(
    change: Upgrade, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = await begun(tmp_path, 1000)
    tables = open_folder(tmp_path)
    before = await tables.find(id)
    assert before.live is not None
    result, record = before.live.result(), str(before.live.record())
    await tables.close()
    with monkeypatch.context() as patch:
        change(patch)
        tables = open_folder(tmp_path)
        table = await tables.find(id)
        assert table.live is not None
        assert table.live.over
        assert table.live.result() == result
        assert await tables.storage.final_record(id) == record
        await tables.close()
