"""Balance: what is read from a game that the arena knows nothing of, and whether a thumb on the scales is noticed."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from tests.arena.games import ended, toy_games
from tests.kernel.toy_game import GAME

from kade.arena import balance as counting
from kade.arena.balance import Balance, balance, leans
from kade.arena.features import Facts, Feature, extract, names_in
from kade.kernel.record import Record


def test_names_are_found_in_any_plain_data() -> None:
    facts = {
        "board": "mill",
        "cards": ["a", "b", "b"],
        "tools": {"saw": 2, "axe": 0},
        "number": 7,
        "done": True,
        "lost": False,
        "none": None,
        "held": [{"tile": "x", "points": 3, "full": True, "wet": False}],
    }
    assert sorted(names_in("got", facts)) == sorted(
        [
            "got board mill",
            "got cards a",
            "got cards b",
            "got cards b",
            "got tools saw",
            "got tools saw",
            "got done",
            "got held tile x",
            "got held tile x (full)",
        ]
    )


def test_leaning_is_having_more_than_the_mean_of_the_table() -> None:
    assert leans([1, 0]) == [0]
    assert leans([2, 2]) == []
    assert leans([3, 1, 2]) == [0]
    assert leans([2, 0, 2]) == [0, 2]
    assert leans([-5, -1]) == [1]


def test_a_game_tells_what_was_given_done_met_and_scored() -> None:
    (one,) = toy_games(1)
    record = Record.parse(one.record)
    seen = extract(GAME, record, 2)
    for seat, amounts in enumerate(seen.amounts):
        assert amounts["given", f"seat {seat}"] == 1
        assert {sort for sort, _ in amounts} >= {"given", "did", "most"}
        decided = sum(line.startswith(f"{seat} ") for line in record.decisions)
        assert sum(seen.chosen[seat].values()) == decided
        assert all(seen.offered[seat][name] >= number for name, number in seen.chosen[seat].items())
        scored = {name: points for (sort, name), points in amounts.items() if sort == "most"}
        assert sum(scored.values()) == one.outcome.points[seat]


def test_what_says_the_same_is_told_once() -> None:
    games = [(one.outcome, Record.parse(one.record)) for one in toy_games(60)]
    told = balance(GAME, 2, games)
    json.dumps(told, allow_nan=False)
    assert told["games"] == 60
    assert told["compared"] == len(told["features"])
    seats = [one for one in told["features"] if one["sort"] == "given" and one["name"].startswith("seat")]
    assert sum(one["share"] for one in seats) == pytest.approx(1)
    assert all(one["games"] >= told["fewest"] for one in told["features"])
    heads = {one["name"] for one in told["features"]}
    assert all(f"{one['sort']}: {one['name']}" not in one["also"] for one in told["features"])
    assert len(heads) > 5


class Weighted:
    """Games in which one card is worth a lot and a hundred others are worth nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, worth: float) -> None:
        self.lot = random.Random(4)
        self.worth = worth
        self.counted = Balance(GAME, 2)
        monkeypatch.setattr(counting, "extract", lambda game, record, seats: self.seen)

    def play(self, games: int) -> None:
        for number in range(games):
            self.seen = Facts([self.cards(), self.cards()], [], [])
            good = [("has", "good") in cards for cards in self.seen.amounts]
            points = [round(self.lot.gauss(50, 10) + self.worth * has) for has in good]
            self.counted.add(ended(number, (0, 1), (points[0], points[1])), Record("toy"))

    def cards(self) -> Counter[Feature]:
        drawn = [("has", f"card {i}") for i in range(100) if self.lot.random() < 0.3]
        return Counter([*drawn, *[("has", "good")] * (self.lot.random() < 0.3)])


def test_a_card_that_is_worth_something_stands_out_among_a_hundred(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Weighted(monkeypatch, worth=8)
    game.play(400)
    told = game.counted.figures()["features"]
    assert told[0]["name"] == "good"
    assert told[0]["clear"]
    assert told[0]["low"] > 0
    assert 5 < told[0]["points"]["mean"] < 11
    assert sum(one["clear"] for one in told) <= 3


def test_among_a_hundred_cards_worth_nothing_hardly_any_stands_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Weighted(monkeypatch, worth=0)
    game.play(400)
    told = game.counted.figures()["features"]
    assert len(told) == 101
    assert sum(one["clear"] for one in told) <= 1
    assert 1 <= sum(one["chance"] < 0.05 for one in told) <= 12  # so many would have fooled us one by one


def test_what_is_never_and_what_is_always_taken_is_named() -> None:
    counted = Balance(GAME, 2)
    counted.offered.update({"never": 30, "always": 30, "rare": 5})
    counted.chosen.update({"always": 30})
    told = counted.figures()
    assert (told["never"], told["always"]) == (["never"], ["always"])
