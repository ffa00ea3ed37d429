"""`kade admin`: what a host does with tables. Nothing is half done, nothing secret shown."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import kade as command
from tests.cli.command import refused
from tests.server.harness import Forked

import kade
from kade.server import housekeeping
from kade.server.bodies import NewSeat, NewTable
from kade.server.migrations import upgrade
from kade.server.serving import ServerTables
from kade.server.settings import Settings
from kade.server.storage import Storage

pytestmark = pytest.mark.server


@dataclass
class House:
    """A data folder with a table that waits for players, one that is played and one that is over."""

    data: Path
    waiting: str
    playing: str
    over: str
    secrets: list[str]


async def furnish(data: Path) -> House:
    settings = Settings(data=data)
    upgrade(settings.database)
    tables = ServerTables(Storage.sqlite(settings.database), settings)
    both = [NewSeat("me", "Ada"), NewSeat("me", "Bea")]
    waiting, one = await tables.create(NewTable("amsterdam", [NewSeat("me", "Ada"), NewSeat("open")]))
    playing, two = await tables.create(NewTable("amsterdam", both))
    over, three = await tables.create(NewTable("amsterdam", both))
    table = await tables.find(playing.id)
    assert table.live is not None
    await table.decide(0, table.live.ticket(0), "keep both")
    await (await tables.find(over.id)).resign(1)
    secrets = [token for tokens in (one, two, three) for token in tokens.values()]
    for stored in (waiting, playing, over):
        secrets += [str(stored.seed), stored.key.hex(), *(seat.token_hash or "?" for seat in stored.seats)]
    await tables.close()
    return House(data, waiting.id, playing.id, over.id, [secret for secret in secrets if secret != "?"])


@pytest.fixture
def house(tmp_path: Path) -> House:
    return asyncio.run(furnish(tmp_path))


def answer(*args: str | Path) -> Any:
    said = command("admin", *args, "--json")
    assert said.code == 0, said
    return json.loads(said.out)


def states(house: House) -> dict[str, str]:
    return {one["id"]: one["state"] for one in answer("list", "--data", house.data)}


def test_tables_are_listed_with_what_everybody_may_know(house: House) -> None:
    assert states(house) == {house.waiting: "open", house.playing: "playing", house.over: "over"}
    shown = answer("show", house.playing, "--data", house.data)
    assert shown["seats"][0] == {"name": "Ada", "bot": None, "taken": True}
    assert shown["entries"] == 1
    [only] = answer("list", "--state", "over", "--data", house.data)
    assert only["id"] == house.over
    plain = "".join(command("admin", "list", "--data", house.data, *more).out for more in ([], ["--json"]))
    assert house.playing in plain
    assert "(open)" in plain
    assert not [secret for secret in house.secrets if secret in plain]


def test_a_game_is_ended_with_its_points_and_a_waiting_table_is_deleted(house: House) -> None:
    assert answer("end", house.playing, "--data", house.data)["ended"] is True
    assert states(house)[house.playing] == "over"
    assert answer("end", house.waiting, "--data", house.data)["deleted"] is True
    assert house.waiting not in states(house)
    assert "over already" in refused("admin", "end", house.over, "--data", house.data)


@pytest.mark.slow
def test_whoever_is_at_a_table_that_the_host_ends_sees_it_within_seconds(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        playing, waiting = server.table("me", "me"), server.table("me", "open")
        ada, bea = server.sit(playing, 0), server.sit(waiting, 0)
        ada.seen(0)
        bea.hear()
        answer("end", playing["table"], "--data", tmp_path)
        answer("end", waiting["table"], "--data", tmp_path)
        began = time.monotonic()
        assert ada.until(lambda message: message["type"] == "position")["over"]
        assert bea.until(lambda message: message["type"] == "error")["code"] == "no-table"
        assert time.monotonic() - began < 10, "they are not told only when they do something"


def test_records_of_finished_games_are_written_and_of_running_ones_refused(house: House, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert answer("export", folder, "--data", house.data)["written"] == [str(folder / f"{house.over}.kade")]
    assert kade.Record.parse((folder / f"{house.over}.kade").read_text()).game == "amsterdam"
    assert answer("export", folder, "--data", house.data)["written"] == [], "what is there stays"
    assert "is not over" in refused("admin", "export", folder, "--table", house.playing, "--data", house.data)


def test_old_tables_are_deleted_with_all_that_was_kept_of_them(house: House) -> None:
    assert answer("prune", "--days", "1", "--data", house.data) == {"deleted": [], "found": []}
    with sqlite3.connect(house.data / "kade.sqlite3") as db:
        db.execute("update journal set written = written - 200000 where table_id = ?", [house.over])
    db.close()
    dry = answer("prune", "--days", "1", "--dry-run", "--data", house.data)
    assert dry == {"deleted": [], "found": [house.over]}
    assert house.over in states(house)
    assert answer("prune", "--days", "1", "--yes", "--data", house.data)["deleted"] == [house.over]
    with sqlite3.connect(house.data / "kade.sqlite3") as db:
        for name in ("seats", "journal", "snapshots", "final_records"):
            assert db.execute(f"select count(*) from {name} where table_id = ?", [house.over]).fetchone() == (0,)
    db.close()
    assert set(states(house)) == {house.waiting, house.playing}


def test_a_copy_is_whole_and_private_and_never_written_over_another(house: House, tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "kade.sqlite3"
    copy.parent.mkdir()
    assert answer("backup", copy, "--data", house.data)["bytes"] == copy.stat().st_size
    assert copy.stat().st_mode & 0o777 == 0o600
    assert {one["id"] for one in answer("list", "--data", copy.parent)} == set(states(house))
    assert "there already" in refused("admin", "backup", copy, "--data", house.data)
    assert "could not be written" in refused("admin", "backup", tmp_path / "no" / "x", "--data", house.data)


def test_a_check_finds_games_that_new_rules_lead_elsewhere_and_changes_nothing(house: House) -> None:
    assert answer("check", "--data", house.data) == {"checked": 1, "findings": []}
    with sqlite3.connect(house.data / "kade.sqlite3") as db:
        db.execute("update journal set entry = replace(entry, 'both', 'nothing') where table_id = ?", [house.playing])
    db.close()
    before = (house.data / "kade.sqlite3").read_bytes()
    said = command("admin", "check", "--data", house.data, "--json")
    assert said.code == 1
    [finding] = json.loads(said.out)["findings"]
    assert (finding["id"], finding["what"]) == (house.playing, "resumed")
    assert "no longer fits" in finding["why"]
    assert "do not go on" in command("admin", "check", "--data", house.data).err
    assert (house.data / "kade.sqlite3").read_bytes() == before


def test_what_cannot_be_done_is_said(house: House, tmp_path: Path) -> None:
    assert "no tables" in refused("admin", "list", "--data", tmp_path / "nothing")
    assert "kade admin list" in refused("admin", "show", "nix", "--data", house.data)
    assert "open, playing, over" in refused("admin", "list", "--state", "asleep", "--data", house.data)
    with sqlite3.connect(house.data / "kade.sqlite3") as db:
        db.execute("update alembic_version set version_num = '9999'")
    db.close()
    assert "another version" in refused("admin", "list", "--data", house.data)
    assert "newer version" in refused("admin", "check", "--data", house.data)
    (house.data / "kade.sqlite3").write_text("no database")
    assert "is broken" in refused("admin", "list", "--data", house.data)


async def test_many_tables_are_deleted_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = await furnish(tmp_path)
    monkeypatch.setattr(housekeeping, "AT_ONCE", 2)
    seen: list[tuple[int, int]] = []
    async with housekeeping.opened(Settings(data=tmp_path)) as tables:
        ids = [house.waiting, house.playing, house.over]
        await housekeeping.delete(tables.storage, ids, lambda done, total: seen.append((done, total)))
        assert await housekeeping.overview(tables.storage) == []
    assert seen == [(2, 3), (3, 3)]
