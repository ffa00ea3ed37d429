"""`kade arena`: figures for programs, a report for people, a page that stands alone; stopped and resumed."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.cli.command import kade, refused
from tests.cli.terminal import COMMAND, environment

from kade.arena.ladder import Rung
from kade.arena.plots import Row, histogram, intervals, stacked, ticks

FEW = ("arena", "amsterdam", "--bots", "random,random", "--games", "5", "--seed", "2")


def figures(*args: str | Path) -> dict[str, Any]:
    said = kade(*args, "--json")
    assert said.code == 0, said.err
    told: dict[str, Any] = json.loads(said.out)
    return told


def test_the_figures_and_every_record_are_kept(tmp_path: Path) -> None:
    told = figures(*FEW, "--out", tmp_path)
    assert told["games"] == 6  # whole pairs
    assert len(list((tmp_path / "records").glob("*.kade"))) == 6
    assert len(told["matrix"]) == 2
    replayed = kade("replay", tmp_path / "records" / "000003.kade")
    assert replayed.code == 0, replayed.err


def test_more_games_go_on_where_the_last_ended(tmp_path: Path) -> None:
    few = figures(*FEW, "--out", tmp_path / "a")
    first = (tmp_path / "a" / "records" / "000000.kade").stat().st_mtime_ns
    more = figures(*FEW, "--out", tmp_path / "a", "--games", "10")
    assert (tmp_path / "a" / "records" / "000000.kade").stat().st_mtime_ns == first
    assert more["games"] == 10
    assert more["digest"] == figures(*FEW, "--out", tmp_path / "b", "--games", "10")["digest"] != few["digest"]


def test_runs_with_other_options_are_kept_beside_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for args in ((), ("--option", "first=1")):
        figures(*FEW, *args)
    assert sorted(folder.name for folder in (tmp_path / "arena").iterdir()) == [
        "amsterdam-random-random-2p-first-1-seed2",
        "amsterdam-random-random-2p-seed2",
    ]


def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    args = ["arena", "amsterdam", "--bots", "random,random", "--games", "3000", "--out", str(tmp_path / "run")]
    process = subprocess.Popen(
        [*COMMAND, *args],
        env=environment(),
        start_new_session=True,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    games = tmp_path / "run" / "games.jsonl"
    patience = time.monotonic() + 20
    while not games.exists() and time.monotonic() < patience:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (130, "")
    assert "the same command goes on" in " ".join(err.split())
    assert "Traceback" not in err
    kept = len(games.read_text().splitlines())
    assert 0 < kept < 3000
    told = figures("arena", "amsterdam", "--bots", "random,random", "--games", str(kept + 2), "--out", tmp_path / "run")
    assert told["games"] >= kept


@pytest.mark.parametrize("lang", ["en", "pl", "it"])
def test_the_report_is_for_people(lang: str, tmp_path: Path) -> None:
    said = kade(*FEW, "--out", tmp_path, "--lang", lang)
    assert said.code == 0
    for words in {
        "en": ("6 games, seed 2", "Ratings", "Points by source", "Seats", "Decisions per second"),
        "pl": ("6 gier, ziarno 2", "Ranking", "Miejsca"),
        "it": ("6 partite, seme 2", "Valutazioni", "Posti"),
    }[lang]:
        assert words in said.out


def stands_alone(page: str) -> list[ElementTree.Element]:
    """The plots of a page, which must need nothing from elsewhere."""
    assert "<script" not in page
    assert not re.search(r"(?:src|href)=|url\(|@import", page)
    plots = [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]
    for plot in plots:
        assert plot.get("aria-label")
        for number in (value for mark in plot.iter() for name, value in mark.items() if name in ("x", "cx", "width")):
            assert 0 <= float(number) <= 720
    return plots


def test_the_page_stands_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    kade(*FEW, "--out", tmp_path / "run", "--html", page)
    text = page.read_text()
    assert len(stands_alone(text)) >= 6
    for words in ("share-", "Ratings", "Merchandise", "records"):
        assert words in text


@pytest.mark.slow
def test_balance_for_programs_people_and_as_a_page(tmp_path: Path) -> None:
    args = ("arena", "balance", "amsterdam", "--bots", "random", "--games", "60", "--out", tmp_path / "run")
    told = figures(*args)
    assert told["games"] == 60
    assert {one["sort"] for one in told["features"]} == {"given", "did", "met", "has", "most"}
    said = kade(*args, "--html", tmp_path / "page.html", "--rows", "3")
    for words in ("Given by chance", "points from tracks", "things were compared"):
        assert words in said.out
    assert len(stands_alone((tmp_path / "page.html").read_text())) == 5


def test_the_ladder_writes_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = (Rung("nobody", "random", 0.2, 0.05, 0.3), Rung("random", "random", 0.2, 0.05, 0.3))
    monkeypatch.setattr("kade.cli.arena.RUNGS", quick)
    file = tmp_path / "deep" / "ladder.json"
    said = kade("arena", "ladder", "amsterdam", "--games", "6", "--full", "4", "--output", file)
    told = json.loads(file.read_text())
    assert [one["game"] for one in told["climbs"]] == ["amsterdam"] * 3
    assert [one["goal"] for one in told["climbs"]] == [0.2, None, 0.2]
    assert told["climbs"][1]["games"] == 4
    assert "Pairing" in said.out
    tested = [one for one in told["climbs"] if one["goal"]]
    assert said.code == int(any(one["verdict"] == "no" or one["why"] == "time" for one in tested))


def test_what_is_asked_wrongly_gets_a_sentence(tmp_path: Path) -> None:
    assert "'chess' is not a game" in refused("arena", "chess")
    assert "'nobody' is not a bot" in refused("arena", "amsterdam", "--bots", "greedy,nobody")
    assert "must be a number" in refused("arena", "amsterdam", "--workers", "lots", "--out", tmp_path)
    assert "this game is for" in refused("arena", "amsterdam", "--players", "9")
    kade(*FEW, "--out", tmp_path)
    assert "holds other games" in refused(*FEW, "--out", tmp_path, "--seed", "3")


# ---------------------------------------------------------------------- plots


def test_ticks_are_round_and_cover_the_range() -> None:
    assert ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert ticks(-13, 41) == [-10, 0, 10, 20, 30, 40]
    assert all(2 <= len(ticks(0, top)) <= 8 for top in (0.003, 7, 19, 1234.5))


def test_plots_escape_names_and_survive_odd_figures() -> None:
    drawn = [
        intervals([Row("a<b & c", 1.0), Row("x", 1.0, None, 2.0, True)], 'say "<"', str),
        intervals([Row("only", 3.0, 3.0, 3.0)], "one", str, reference=3.0),
        stacked([("p<", {"<s>": 3.0, "down": -2.0}), ("q", {})], ["<s>", "down"], "parts", str),
        histogram([(5, 5, 1)], "lengths", str),
    ]
    for svg in drawn:
        stands_alone(svg)
        ElementTree.fromstring(svg)
