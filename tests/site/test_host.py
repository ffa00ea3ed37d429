"""Tables inside a page: whole games, guided games, puzzles and replays without a server, and nothing lost."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from tests.analysis.games import judged
from tests.effort import share
from tests.site.page import AT_ONCE, Client, Page, opened

from kade.analysis import judge
from kade.browser import alone, thinker, worker
from kade.browser.host import Host
from kade.server import bot_worker

GAMES = ["amsterdam", "windmill-valley", "burano"]
RECORD = min(Path(__file__).parents[1].joinpath("golden/amsterdam").glob("*.kade"))
AGAINST_RANDOM = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
CLOCK = {"kind": "live", "seconds": 60, "increment": 0}


@pytest.fixture(autouse=True)
def no_long_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play by the same code with as few simulations as they can."""
    monkeypatch.setattr(bot_worker, "patience", lambda: 1e-4)
    monkeypatch.setattr(bot_worker, "SIMULATIONS", 100_000)


async def seated(page: Page, game: str, *seats: str) -> tuple[str, dict[str, str], Client]:
    made = await page.table(game, "me", *seats)
    return made["table"], made["tokens"], page.sit(f"/ws/{made['table']}", made["tokens"])


async def play(client: Client, decisions: int = 10_000) -> None:
    """Decide anything, so often or until the game is over."""
    rng = random.Random(1)
    while decisions and not (at := await client.asked())["over"]:
        answer = await client.choose(rng.randrange(len(at["choices"])))
        decisions -= answer["type"] == "ack"


@pytest.mark.parametrize("game", GAMES[: share(len(GAMES))])
@pytest.mark.slow
async def test_a_whole_game_against_the_novice_is_played_kept_and_looked_at_again(game: str) -> None:
    async with opened() as page:
        table, _, me = await seated(page, game, "novice")
        await play(me)
        await me.leave()
        end = await page.get(f"/api/tables/{table}")
        record = await page.get(f"/api/tables/{table}/record")
    assert end["over"]
    assert all(len(changes) <= 4 for changes in page.writes), "a decision writes few keys, however long the game is"

    async with opened(page.kept) as again:
        assert await again.get(f"/api/tables/{table}") == end
        assert await again.get(f"/api/tables/{table}/record") == record
        brought = await again.post("/api/records", text=record)
        replay = again.sit(f"/ws/replay/{brought['id']}")
        replay.say(type="look", at=3, seat=0)
        await replay.hear(lambda one: one["type"] == "position" and one["number"] == 3)
        await replay.leave()
        points = (await again.get(f"/api/replays/{table}/course"))["points"]
        assert points[-1] == end["result"]["points"]


async def test_one_person_plays_alone_against_the_gardener() -> None:
    async with opened() as page:
        _, _, me = await seated(page, "windmill-valley")
        await play(me, 6)
        await me.hear(lambda one: one["type"] == "position" and one["number"] >= 6)
        await me.leave()


async def test_a_page_that_is_closed_in_the_middle_loses_nothing() -> None:
    async with opened() as page:
        table, tokens, me = await seated(page, "burano", "random")
        await play(me, 6)
        kept = dict(page.kept)  # the page is gone before anything could be put in order
        await me.leave()

    async with opened(kept) as again, opened(dict(kept)) as other:
        sat = [one.sit(f"/ws/{table}", tokens) for one in (again, other)]
        first, second = [await one.asked() for one in sat]
        assert first["number"] >= 6
        assert (first["panels"], first["choices"]) == (second["panels"], second["choices"])
        assert (await sat[0].choose())["type"] == "ack"
        for one in sat:
            await one.leave()


async def test_nobody_is_told_of_a_decision_that_the_browser_did_not_keep() -> None:
    async with opened() as page:
        _, _, me = await seated(page, "amsterdam", "random")
        await me.asked()
        before, page.full = dict(page.kept), True
        refused = await me.choose()
        assert refused["code"] == "disk-full"
        assert "no room left" in refused["message"]
        assert page.kept == before
        page.full = False
        await me.asked()
        assert (await me.choose())["type"] == "ack"
        await me.leave()


@pytest.mark.parametrize("broken", ["table/{}", "snapshot/{}", "journal/{}/1"])
@pytest.mark.parametrize("how", [b"", b'{"seat', b"\xff\xfe", b"[]"])
async def test_what_is_damaged_gets_a_sentence_and_harms_nothing_else(broken: str, how: bytes) -> None:
    page = Page(dict(await kept_tables()))
    one, other = sorted(key.removeprefix("table/") for key in page.kept if key.startswith("table/"))
    page.kept[broken.format(one)] = how
    async with opened(page.kept) as again:
        status, told = await again.ask("GET", f"/api/tables/{one}")
        assert (status, told["error"]["code"]) == (410, "unreadable")
        watcher = again.sit(f"/ws/{one}")
        assert "damaged" in (await watcher.hear(lambda told: told["type"] == "error"))["message"]
        await watcher.leave()
        assert (await again.get(f"/api/tables/{other}"))["started"]


async def test_whatever_is_damaged_the_page_starts_and_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "judge", lambda asked: judged(asked, 2.5))
    async with opened() as page:
        brought = await page.post("/api/records", text=RECORD.read_text(encoding="utf-8"))
        await page.post(f"/api/replays/{brought['id']}/analysis")
        made = await page.post("/api/tables", game="amsterdam", seats=AGAINST_RANDOM, clock=CLOCK)
        me = page.sit(f"/ws/{made['table']}", made["tokens"])
        await play(me, 1)
        me.say(type="say", id="s", seat=0, text="Well played!")
        await me.hear(lambda one: one["type"] == "chat" and bool(one["lines"]))
        await me.leave()
    assert {key.split("/")[0] for key in page.kept} >= {
        "table", "journal", "snapshot", "chat", "clocks", "owed", "time", "record", "analysis", "judged",
    }  # fmt: skip
    async with opened(dict.fromkeys(page.kept, b"?")) as again:
        status, _ = await again.ask("GET", f"/api/tables/{made['table']}")
        assert status == 410
        assert (await again.ask("POST", "/api/records", {"text": RECORD.read_text(encoding="utf-8")}))[0] == 201
        _, _, me = await seated(again, "amsterdam", "random")
        await play(me, 1)
        await me.leave()


async def test_an_entry_that_is_missing_is_noticed() -> None:
    kept = dict(await kept_tables())
    one = next(key.split("/")[1] for key in kept if key.startswith("journal/"))
    del kept[f"journal/{one}/1"]
    async with opened(kept) as page:
        assert (await page.ask("GET", f"/api/tables/{one}"))[0] == 410


_tables: dict[str, bytes] = {}


async def kept_tables() -> dict[str, bytes]:
    """Two tables with a few decisions each, as a browser keeps them."""
    if not _tables:
        async with opened() as page:
            for _ in range(2):
                _, _, me = await seated(page, "amsterdam", "random")
                await play(me, 2)
                await me.leave()
        _tables.update(page.kept)
    return _tables


async def test_a_guided_game_goes_on_where_its_learner_follows() -> None:
    async with opened() as page:
        game = next(one for one in await page.get("/api/games") if one["id"] == "amsterdam")
        me = page.sit(f"/ws/learn/amsterdam/{game['lessons'][0]['id']}")
        await me.hear(lambda one: one["type"] == "position")
        while not (coach := me.position["coach"])["choice"]:
            before = len(me.told)
            me.say(type="go-to", id="go", stop=coach["stop"] + 1)
            await me.hear(lambda one: one["type"] == "position" and one["coach"] is not None, before)
        at = me.position
        wanted = [choice["id"] for choice in at["choices"]].index(at["coach"]["choice"])
        assert (await me.choose(wanted))["type"] == "ack"
        await me.leave()
    assert page.kept == {}


async def test_a_puzzle_is_shown_and_answered() -> None:
    async with opened() as page:
        today = (await page.get("/api/puzzles?day=2026-11-17"))["today"]
        path = f"{today['game']}/{today['number']}"
        watcher = page.sit(f"/ws/puzzle/{path}")
        shown = await watcher.hear(lambda one: one["type"] == "position")
        await watcher.leave()
        asked = await page.get(f"/api/games/{today['game']}/puzzles/{today['number']}")
        answer = await page.get(f"/api/games/{today['game']}/puzzles/{today['number']}/answer")
    offered = {choice["id"] for choice in shown["choices"]}
    assert {one["choice"] for one in asked["candidates"]} == {one["choice"] for one in answer["worths"]} <= offered


async def test_a_finished_game_is_analysed_and_what_was_found_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "judge", lambda asked: judged(asked, 2.5))
    async with opened() as page:
        brought = await page.post("/api/records", text=RECORD.read_text(encoding="utf-8"))
        analysis = f"/api/replays/{brought['id']}/analysis"
        assert (await page.get(analysis))["state"] == "none"
        await page.post(analysis)
        found = await page.get(analysis)
        for _ in range(1000):
            if found["decisions"]:
                break
            await asyncio.sleep(0.01)
            found = await page.get(analysis)
    async with opened(page.kept) as again:
        assert (await again.get(analysis))["decisions"][0] == found["decisions"][0]
        made = await again.post(f"/api/replays/{brought['id']}/play", at=1, seat=0, bot="random")
        assert (await again.get(f"/api/tables/{made['table']}"))["started"]


async def test_somebody_who_asks_is_given_hints() -> None:
    async with opened() as page:
        _, _, me = await seated(page, "windmill-valley", "random")
        at = await me.asked()
        me.say(type="hint", id="h", seat=at["seat"])
        found = await me.hear(lambda one: one["type"] in ("hint", "error") and one.get("id") == "h")
        await me.leave()
    assert {hint["choice"] for hint in found["hints"]} <= {choice["id"] for choice in at["choices"]}


async def test_time_runs_out_although_nobody_looks_and_not_while_the_page_is_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shift, now = 0.0, time.time
    monkeypatch.setattr(time, "time", lambda: now() + shift)
    monkeypatch.setattr(alone, "LOOK", 0.01)
    async with opened() as page:
        made = await page.post("/api/tables", game="amsterdam", seats=AGAINST_RANDOM, clock=CLOCK)
        me = page.sit(f"/ws/{made['table']}", made["tokens"])
        await me.asked()
        await me.leave()
    shift = 1000.0
    async with opened(page.kept) as again:
        me = again.sit(f"/ws/{made['table']}", made["tokens"])
        assert (await me.asked())["clocks"][0]["left"] > 50_000
        shift = 2000.0
        await me.hear(lambda one: one["type"] == "position" and one["players"][0]["left"])
        await me.leave()


@pytest.mark.parametrize(
    ("method", "url", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not-found"),
        ("GET", "/api/qr?text=x", None, 404, "not-found"),
        ("DELETE", "/api/games", None, 405, "not-allowed"),
        ("POST", "/api/tables", {}, 400, "garbage"),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 400, "bad-game"),
        ("GET", "/api/tables/nowhere", None, 404, "no-table"),
        ("GET", "/api/games/amsterdam/puzzles/one", None, 400, "garbage"),
        ("GET", "/api/puzzles?day=soon", None, 400, "garbage"),
        ("POST", "/api/records", {"text": "nonsense"}, 400, "bad-record"),
        ("GET", "/api/games/amsterdam/rulebook?lang=xx", None, 404, "not-found"),
    ],
)
async def test_what_makes_no_sense_is_refused_in_a_sentence(
    method: str, url: str, body: object, status: int, code: str
) -> None:
    async with opened() as page:
        found, told = await page.ask(method, url, body)
    assert (found, told["error"]["code"]) == (status, code)
    assert told["error"]["message"].endswith(".")


# ---------------------------------------------------------------------- what JavaScript sees


class Thinker:
    """The bots' worker, without JavaScript."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self.questions = 0
        asyncio.get_running_loop().call_soon(say, "ready")

    def send(self, line: str) -> None:
        self.questions += 1
        asyncio.get_running_loop().call_soon(thinker.think, line, self.say)

    def stop(self) -> None: ...


async def test_javascript_asks_opens_sockets_and_lends_a_worker_to_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "Host", partial(Host, settings=AT_ONCE))
    page, thinkers = Page(), list[Thinker]()

    def think(say: Callable[[str], None]) -> Thinker:
        thinkers.append(Thinker(say))
        return thinkers[-1]

    await worker.start(page.kept, lambda pairs: page.keep(dict(pairs)), think)
    seats = [{"kind": "bot", "bot": "novice"}, {"kind": "me"}]
    wanted = json.dumps({"game": "amsterdam", "seats": seats}).encode()
    status, headers, body = await worker.request("POST", "/api/tables", "{}", wanted)
    assert (status, json.loads(headers)["content-type"]) == (201, "application/json")
    made, told, closed = json.loads(body), list[str](), list[tuple[int, str]]()
    worker.open(1, f"/ws/{made['table']}", told.append, lambda *why: closed.append(why))
    worker.open(2, "/ws", told.append, lambda *why: closed.append(why))
    worker.receive(1, json.dumps({"type": "hello", "tokens": list(made["tokens"].values())}))
    for _ in range(1000):
        await asyncio.sleep(0.01)
        if any(json.loads(one).get("number") == 1 for one in told):
            break
    assert [one.questions for one in thinkers] == [1]
    assert closed == [(1008, "There is nothing at this address, or it needs a server.")]
    worker.close(1)
    worker.receive(1, "too late")
    assert worker._host is not None
    await worker._host.close()


def test_the_worker_loads_nothing_that_only_a_server_needs() -> None:
    heavy = ["litestar", "uvicorn", "sqlalchemy", "alembic", "httpcore", "cryptography", "rich", "typer", "babel.core"]
    asked = f"import sys, kade.browser.worker; print([name for name in {heavy} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
