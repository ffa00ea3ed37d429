"""Games of other packages, found by the entry point `kade.games`: like ours in every way, and alone in their faults."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from tests.cli.command import kade as command
from tests.packages import environment, offer, write_game
from tests.server.harness import Server, play

import kade
from kade.display.game import _PROSE
from kade.games import faults, load, ours, outside
from kade.kernel.errors import BadGame

OURS = ["amsterdam", "burano", "windmill-valley"]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path of this process, and the only one that is searched, whatever else is installed here;
    afterwards nothing is left of what was imported from it."""
    folder = tmp_path / "site"
    folder.mkdir()
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(folder))
    every = metadata.distributions
    monkeypatch.setattr(
        metadata, "distributions", lambda: every(path=[path for path in sys.path if path.startswith(str(folder))])
    )
    forget()
    yield folder
    for name in set(sys.modules) - before:
        if str(folder) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]
    forget()


def forget() -> None:
    outside.find.cache_clear()
    outside._search.cache_clear()
    for id in ("stones", "cairns"):
        _PROSE.pop(id, None)


def in_a_process(folder: Path, code: str, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *args], env=environment(folder), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


# ---------------------------------------------------------------------- found


def test_a_game_of_another_package_is_listed_and_loaded(site: Path) -> None:
    write_game(site)
    offer(site, "stones-for-kade", "stones = stones.game")
    assert kade.games() == ["amsterdam", "burano", "stones", "windmill-valley"]
    assert list(ours()) == OURS
    assert faults() == []
    game = kade.load("stones")
    assert game is kade.load("stones", {})
    state = game.new(seed=1)
    assert game.from_dict(state.to_dict()) == state
    assert "heap" in game.picture(state.view(0))


def test_the_game_itself_may_be_named_too(site: Path) -> None:
    write_game(site)
    offer(site, "stones-for-kade", "stones = stones.game:GAME")
    assert kade.load("stones").id == "stones"


def test_packages_are_not_searched_for_a_game_of_ours(site: Path) -> None:
    code = (
        "import sys, kade; kade.load('amsterdam'); import kade.cli; from kade.games import outside; "
        "print(outside._search.cache_info().misses, 'importlib.metadata' in sys.modules)"
    )
    assert in_a_process(site, code) == "0 False\n"


def test_only_the_game_that_is_asked_for_is_imported(site: Path) -> None:
    write_game(site)
    write_game(site, "cairns")
    offer(site, "many", "stones = stones.game", "cairns = cairns.game")
    assert kade.load("stones").id == "stones"
    assert "stones.game" in sys.modules
    assert "cairns.game" not in sys.modules


def test_every_command_knows_it(site: Path) -> None:
    write_game(site)
    offer(site, "stones-for-kade", "stones = stones.game")
    assert "Stones" in command("games").out
    saved = site / "game.kade"
    said = command("play", "stones", "--seats", "greedy,random", "--seed", "3", "--save", saved)
    assert "wins." in said.out
    assert command("replay", saved).code == 0
    assert command("show", saved).code == 0
    assert "<svg" in saved.with_suffix(".svg").read_text(encoding="utf-8")
    assert "ST-1.1 Take some stones" in command("rules", "stones", "1.1").out
    assert 'game = "stones"' in command("edition", "template", "stones").out
    figures = json.loads(command("simulate", "stones", "--games", "4", "--seats", "random,greedy", "--json").out)
    assert figures["game"] == "stones"


def test_without_a_ledger_its_rules_are_missed_in_a_sentence(site: Path) -> None:
    (write_game(site) / "ledger.md").unlink()
    offer(site, "stones-for-kade", "stones = stones.game")
    assert "“stones” has no rules here" in command("rules", "stones").err


@pytest.mark.slow
def test_other_processes_know_it(site: Path) -> None:
    """A pool's workers, and whoever reads a pickle without having asked for the game."""
    write_game(site)
    offer(site, "stones-for-kade", "stones = stones.game")
    code = "from kade.cli import main; main()"
    out = in_a_process(
        site,
        code,
        "arena",
        "stones",
        "--bots",
        "random,novice@0.1",
        "--games",
        "8",
        "--workers",
        "2",
        "--json",
        "--out",
        str(site / "run"),
    )
    assert json.loads(out)["game"] == "stones"
    pickled = in_a_process(site, "import kade, pickle; print(pickle.dumps(kade.load('stones').new(seed=4)).hex())")
    revived = in_a_process(site, "import pickle, sys; print(pickle.loads(bytes.fromhex(sys.argv[1])))", pickled.strip())
    assert revived.startswith("<stones ")


@pytest.mark.slow
@pytest.mark.server
def test_it_is_played_on_the_web(site: Path, tmp_path: Path) -> None:
    write_game(site)
    offer(site, "stones-for-kade", "stones = stones.game")
    offer(site, "broken", "wrong = nowhere.game")
    with Server(tmp_path / "data", PYTHONPATH=environment(site)["PYTHONPATH"]) as server:
        listed = {game["id"]: game for game in server.get("/api/games")}
        assert set(listed) >= {*OURS, "stones"}
        assert "wrong" not in listed
        assert listed["stones"]["title"]["en"] == "Stones"
        assert ".heap" in server.http.get("/api/games/stones/style.css").text
        assert "event-took" in server.http.get("/api/games/stones/texts/pl.ftl").text
        assert "heap" in server.get("/api/games/stones/cover")["svg"]
        seats = [{"kind": "me", "name": "Ala"}, {"kind": "bot", "bot": "novice"}]
        made = server.post("/api/tables", game="stones", seats=seats)
        ala = server.sit(made, 0)
        play([ala], random.Random(5))
        assert ala.position["over"]
        assert "cannot be played" in (tmp_path / "data" / "log").read_text()


# ---------------------------------------------------------------------- broken


BROKEN = {
    "no such module": ("stones = nowhere.game", "nowhere.game cannot be imported (ModuleNotFoundError: No module"),
    "no GAME in it": ("stones = stones", "stones has no GAME that is a kade.display.game.Game"),
    "a class": ("stones = stones.game:NimGame", "stones.game:NimGame has no GAME that is a kade.display.game.Game"),
    "nothing of that name": ("stones = stones.game:GAMES", "cannot be imported (AttributeError"),
    "another id": ("cairns = stones.game", "its id is 'stones', but its entry point calls it 'cairns'"),
    "an id of ours": ("burano = stones.game", "Kade has a game of this id already"),
    "not an id": ("Big Stones = stones.game", "an id has lower-case letters"),
}


@pytest.mark.parametrize(("line", "words"), BROKEN.values(), ids=BROKEN)
def test_a_broken_one_gets_a_sentence_and_the_others_are_played(site: Path, line: str, words: str) -> None:
    write_game(site)
    offer(site, "broken-stones", line)
    fault = only_fault()
    assert words in fault
    id = line.partition(" = ")[0]
    assert fault.startswith(f"The game {id!r} of broken-stones cannot be played: ")
    said = command("games")
    assert fault in said.err
    assert said.code == 0
    if id in OURS:
        assert kade.load(id).package == f"kade.games.{id}"
    else:
        with pytest.raises(BadGame) as refused:
            kade.load(id)
        assert str(refused.value) == fault
        assert command("play", id, "--seats", "random,random").err == f"kade: {fault}\n"


@pytest.mark.parametrize("code", ["import sys; sys.exit(3)", "1 / 0", "def", "raise OSError"])
def test_whatever_a_package_does_when_it_is_imported_harms_nobody(site: Path, code: str) -> None:
    (write_game(site) / "game.py").write_text(code, encoding="utf-8")
    offer(site, "broken-stones", "stones = stones.game")
    assert "stones.game cannot be imported (" in only_fault()


def test_a_game_without_its_texts_or_its_style_cannot_be_played(site: Path) -> None:
    (write_game(site) / "words" / "it.ftl").unlink()
    (write_game(site, "cairns") / "picture" / "style.css").unlink()
    offer(site, "broken-stones", "stones = stones.game", "cairns = cairns.game")
    assert kade.games() == OURS
    assert ["its texts or its style.css cannot be read (FileNotFoundError" in fault for fault in faults()] == [True] * 2


def test_a_game_that_names_another_module_cannot_be_played(site: Path) -> None:
    home = write_game(site)
    (home / "game.py").write_text((home / "game.py").read_text().replace('"stones.game"', '"stones.rules"'))
    offer(site, "broken-stones", "stones = stones.game")
    assert "its module is 'stones.rules', but must be the one that has it as GAME" in only_fault()


def test_a_game_without_a_title_is_left_out_of_the_list(site: Path) -> None:
    home = write_game(site)
    for file in (home / "words").iterdir():
        file.write_text(file.read_text().replace("game-title", "game-titles"))
    offer(site, "broken-stones", "stones = stones.game")
    said = command("games")
    assert "stones: There is no message 'game-title' in 'en'." in said.err
    assert "burano" in said.out


def test_of_two_packages_with_the_same_id_none_is_preferred(site: Path) -> None:
    write_game(site)
    write_game(site, "cairns")
    offer(site, "one", "stones = stones.game")
    offer(site, "other", "stones = cairns.game")
    assert only_fault() == (
        "The game 'stones' of one and other cannot be played: several packages offer one of this id; keep one of them."
    )


def test_the_same_offer_twice_is_one(site: Path) -> None:
    write_game(site)
    offer(site, "one", "stones = stones.game")
    offer(site / "again", "one", "stones = old.stones")
    sys.path.append(str(site / "again"))
    try:
        assert kade.load("stones").id == "stones"
        assert faults() == []
    finally:
        sys.path.remove(str(site / "again"))


def test_entry_points_that_cannot_be_read_are_named(site: Path) -> None:
    offer(site, "broken-stones", "stones")
    assert "The entry points of broken-stones cannot be read" in only_fault()
    with pytest.raises(
        kade.KadeError, match="'stones' is not a game; choose one of amsterdam, burano, windmill-valley"
    ):
        load("stones")


def only_fault() -> str:
    assert kade.games() == OURS
    [fault] = faults()
    return fault
