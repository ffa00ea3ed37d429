"""Many games: the same whatever the number of workers, and figures that add up."""

from __future__ import annotations

import contextlib
import json
import math
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import kade
from tests.cli.terminal import COMMAND, environment

from kade.arena import Outcome, Plan, Tally, ThisProcess, played
from kade.arena.plan import Seating
from kade.arena.stats import wilson

FEW = ("simulate", "amsterdam", "--games", "6", "--seats", "random,random,random", "--seed", "11")


def figures(*args: str) -> dict[str, Any]:
    said = kade(*FEW, "--json", *args)
    assert said.code == 0, said.err
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_the_same_games_whatever_the_number_of_workers() -> None:
    alone = figures()
    together = figures("--workers", "2")
    for told in (alone, together):
        del told["speed"]
    assert alone == together
    assert alone["digest"] != figures("--seed", "12")["digest"]


def test_the_figures_add_up() -> None:
    told = figures()
    assert told["games"] == 6
    assert math.isclose(sum(player["wins"]["share"] for player in told["players"]), 1, abs_tol=0.001)
    assert math.isclose(sum(seat["share"] for seat in told["seats"]), 1, abs_tol=0.001)
    for player in told["players"]:
        assert math.isclose(sum(player["sources"].values()), player["points"]["mean"], abs_tol=0.001)
        assert player["wins"]["low"] <= player["wins"]["share"] <= player["wins"]["high"]
    assert told["decisions"]["mean"] > told["turns"]["mean"] > 0
    assert told["speed"]["games"] > 0


@pytest.mark.parametrize("lang", ["en", "pl", "it"])
def test_the_report_is_for_people(lang: str) -> None:
    said = kade(*FEW, "--lang", lang)
    assert said.code == 0
    for words in {
        "en": ("6 games, seed 11", "Merchandise", "95 % interval", "games/s", "decisions/s"),
        "pl": ("6 gier, ziarno 11", "Towary", "przedział 95%"),
        "it": ("6 partite, seme 11", "Merci", "intervallo 95%"),
    }[lang]:
        assert words in said.out


def seating(how: Seating) -> list[tuple[int, ...]]:
    plan = Plan("amsterdam", ("random", "random"), 2, 5, {"players": "2"}, seating=how)
    return [one.outcome.player_at for one in played(plan, range(3), ThisProcess())]


def test_bots_change_seats_unless_they_are_fixed() -> None:
    assert seating("fresh") == [(0, 1), (1, 0), (0, 1)]
    assert set(seating("fixed")) == {(0, 1)}


def test_a_shared_victory_is_shared() -> None:
    tally = Tally(2)
    tally.add(Outcome((1, 0), (3, 3), ({"a": 3}, {"a": 3}), (0, 1), 10, 4, "x"))
    tally.add(Outcome((0, 1), (5, 3), ({"a": 5}, {"a": 3}), (0,), 12, 4, "y"))
    assert tally.wins == [1.5, 0.5]
    assert tally.seat_wins == [1.5, 0.5]
    assert tally.points == [[3, 5], [3, 3]]
    assert tally.shared == 1


def test_a_seat_that_the_rules_play_is_counted_apart_and_called_by_its_name() -> None:
    solo = ("simulate", "windmill-valley", "--games", "2", "--seats", "random", "--seed", "4")
    told = json.loads(kade(*solo, "--json").out)
    assert [player["name"] for player in told["players"]] == ["random"]
    assert told["automata"][0]["mean"] > told["players"][0]["points"]["mean"]
    said = kade(*solo).out
    assert "The Gardener, played by the rules: " in said
    assert "Windmill group: " in said, "one of several sources of a kind is said in words"
    assert "Ogrodnik" in kade(*solo, "--lang", "pl").out


def test_wilsons_interval() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    assert math.isclose(wilson(0, 10)[0], 0, abs_tol=1e-9)
    assert math.isclose(wilson(10, 10)[1], 1)


@pytest.mark.slow
def test_ctrl_c_ends_all_workers_quietly(tmp_path: Path) -> None:
    args = ["simulate", "amsterdam", "--games", "100000", "--workers", "2"]
    process = subprocess.Popen(
        [*COMMAND, *args],
        env=environment(),
        cwd=tmp_path,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    time.sleep(3)
    process.send_signal(signal.SIGINT)
    try:
        out, err = process.communicate(timeout=20)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # nothing is left behind, whatever came of it
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in err
