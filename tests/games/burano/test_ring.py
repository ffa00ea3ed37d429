"""The planning ring and its wheel (BU-6), and earning (BU-9)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.burano.oracle import PlainRing
from tests.games.burano.table import (
    BOX,
    COLOURS,
    GAME,
    PINK_ORANGE_PINK,
    THREE_ARROWS,
    begin,
    do,
    lay,
    me,
    options,
    refused,
)

from kade.games.burano.rules.seat import new_seat
from kade.kernel.event import Event
from kade.testing import as_seen, only

EARN = {"markers": {"sailing": ["blue", "green"], "lace": ["yellow", "white"], "earning": ["pink", "orange"]}}


@pytest.mark.rule("BU-6.3", "BU-6.4", "BU-6.7", "BU-6.1")
@given(st.integers(0, 3), st.lists(st.tuples(st.booleans(), st.integers(1, 3)), max_size=60))
def test_an_offset_and_a_number_of_workers_say_the_same_as_the_plain_ring(
    quarter: int, doings: list[tuple[bool, int]]
) -> None:
    seat = new_seat(BOX.ring((0, 1, 2, 3)), 9, 8)
    seat.start = (3 * quarter + 3) % 12
    plain = PlainRing(seat.start, {(seat.start + i) % 12 for i in range(9)})
    away = 1
    for leave, number in doings:
        if leave and seat.workers > number:
            plain.send(number)
            for _ in range(number):
                seat.send_worker()
            seat.turn_wheel()
            away += number
        elif away:
            assert plain.back() == seat.workers + 1  # the lowest empty sector is the next one
            seat.worker_back()
            away -= 1
        assert seat.start == plain.start
        assert {(seat.start + i) % 12 for i in range(seat.workers)} == plain.houses
        assert plain.sector(1) in plain.houses  # sector 1 always shows a worker
        assert 1 <= seat.workers <= 10
        under_arrows = plain.houses & {(plain.start - back) % 12 for back in (1, 2, 3)}
        assert under_arrows == ({plain.sector(10)} if seat.workers == 10 else set())
        coins = sum(seat.ring.coins[house] for house in range(12) if house not in plain.houses)
        assert seat.ring.coins_shown(seat.start, seat.workers) == coins
        assert seat.ring.fountains_shown(seat.start, seat.workers) == 12 - len(plain.houses) - coins
        covered = [sum(1 for house in plain.houses if seat.ring.colours[house] == colour) for colour in range(6)]
        assert seat.covered() == covered


@pytest.mark.slow
@pytest.mark.rule("BU-6.1", "BU-6.2", "BU-6.3", "BU-6.4", "BU-6.5", "BU-6.6", "BU-6.7", "BU-8.5", "BU-9.1")
@given(st.integers(2, 4), st.integers(0, 999))
@settings(max_examples=8)
def test_rings_in_whole_games_are_those_of_the_plain_description(players: int, seed: int) -> None:
    """Every ring is kept a second time, house by house, by what is told of workers leaving and coming back."""
    chance = random.Random(seed)
    heard: list[Event] = []
    state = begin(players=players, seed=seed, listener=heard.append)
    rings = [PlainRing(me.start, {(me.start + i) % 12 for i in range(9)}) for me in state.players]
    while not state.over:
        for told in as_seen(heard, None):
            if told["event"] == "laced":
                rings[told["seat"]].leave()
            elif told["event"] == "sent":
                rings[told["seat"]].send(told["number"])
            elif told["event"] in ("came-back", "recalled"):
                rings[told["seat"]].back()
        heard.clear()
        if state.stack[-1].name != "make-lace":  # the colours hold until the action ends
            for ring in rings:
                ring.turn()
        for seat, shown in enumerate(state.view(None)["seats"]):
            same_ring(shown, rings[seat], state.players[seat].covered())
        seat = chance.choice(state.actors)
        lively = [action for action in state.legal(seat) if GAME.name(action) not in ("end turn", "done", "stay")]
        state.apply(chance.choice(lively if lively and chance.random() < 0.85 else state.legal(seat)), seat)


def same_ring(shown: dict[str, Any], ring: PlainRing, covered: list[int]) -> None:
    """What is shown of a seat's ring is what the plain one says."""
    houses = shown["ring"]["houses"]
    assert {i for i in range(12) if houses[i]["worker"]} == ring.houses
    assert (shown["ring"]["start"], shown["ring"]["workers"]) == (ring.start, len(ring.houses))
    assert shown["ring"]["arrows"] == [houses[ring.sector(i)]["colour"] for i in (10, 11, 12)]
    for symbol in ("coin", "fountain"):
        open_ones = [i for i in range(12) if i not in ring.houses and houses[i]["symbol"] == symbol]
        assert shown["ring"][symbol + "s"] == len(open_ones)
    assert covered == [sum(houses[i]["colour"] == colour for i in ring.houses) for colour in COLOURS]
    assert ring.sector(1 + ring.gone) in ring.houses  # sector 1 always shows a worker, but while some are leaving
    assert len(ring.houses) >= 1


@pytest.mark.rule("BU-6.1", "BU-6.2")
def test_the_arrows_are_the_three_houses_before_sector_one_whoever_stands_there() -> None:
    state = lay(seats=[{}, PINK_ORANGE_PINK])
    assert state.view(0)["seats"][0]["ring"]["arrows"] == ["yellow", "blue", "pink"]
    assert state.view(0)["seats"][1]["ring"]["arrows"] == ["pink", "orange", "pink"]
    home = lay(seats=[{"islands": {}}])
    assert me(home).workers == 10  # the tenth stands under an arrow
    away = lay(seats=[{"islands": {"A": 1}}])
    assert me(home).ring.arrows[me(home).start] == me(away).ring.arrows[me(away).start] == [1, 1, 1, 0, 0, 0]


@pytest.mark.rule("BU-6.3", "BU-8.5")
def test_the_wheel_turns_after_the_workers_have_left() -> None:
    state = lay(seats=[{"islands": {"A": 1}, "privilege": 1}, {}], step="make-lace", arrows=THREE_ARROWS)
    do(state, "lace s-0-1")
    ring = state.view(0)["seats"][0]["ring"]
    assert ring["start"] == 3
    assert not ring["houses"][3]["worker"]
    assert ring["houses"][4]["worker"]
    do(state, "done")
    assert me(state).start == 4
    assert me(state).gone == 0


@pytest.mark.rule("BU-6.5", "BU-8.6")
def test_the_last_worker_stays_on_the_ring() -> None:
    state = lay(seats=[{"islands": {"A": 8}, "privilege": 3}, {}], step="make-lace", arrows=THREE_ARROWS)
    do(state, "lace s-0-1")
    assert me(state).workers == 1
    assert state.stack[-1].name == "turn"  # nobody more can be sent: the action ends by itself
    alone = lay(seats=[{"islands": {"A": 9}, "privilege": 1}, {}], step="make-lace", arrows=THREE_ARROWS)
    assert alone.stack[-1].name == "turn"


@pytest.mark.rule("BU-6.6")
def test_each_house_has_a_coin_or_a_fountain_and_each_colour_is_there_twice() -> None:
    ring = BOX.ring((0, 1, 2, 3))
    assert sum(ring.coins) == 8
    assert [ring.colours.count(colour) for colour in range(6)] == [2] * 6
    assert all(ring.coins_shown(start, 12) == 0 and ring.coins_shown(start, 0) == 8 for start in range(12))
    assert all(ring.fountains_shown(start, 0) == 4 for start in range(12))


# ---------------------------------------------------------------------- earning


@pytest.mark.rule("BU-9.1", "BU-9.2", "BU-9.3")
def test_earning_pays_for_visible_coins_and_then_for_workers_called_back() -> None:
    # three workers on the ring leave nine houses open; with sector 1 at house 3 six of them show coins
    seat = {"start": 3, "islands": {"A": 4, "B": 3}, "prepared": {"orange": 1}, "coins": 0}
    state = lay(seats=[seat, {}], **EARN)
    told = do(state, "build orange", "at h-5-3")
    assert only(told, "earned") == [{"seat": 0, "coins": 6}]
    assert me(state).coins == 1 + 6
    assert options(state) == ["recall A", "recall B", "done"]
    told = do(state, "recall A")
    assert only(told, "recalled") == [{"seat": 0, "place": "A", "coins": 1}]
    assert me(state).coins == 1 + 7
    assert me(state).workers == 4  # it stands at sector 4
    assert me(state).islands == [3, 3, 0, 0, 0, 0]
    assert me(state).start == 3  # the wheel does not turn (BU-6.7)


@pytest.mark.rule("BU-9.2", "BU-6.7")
def test_any_number_of_workers_may_be_called_back_also_from_workshops() -> None:
    mine = {"islands": {"C": 1}, "squares": ["s-0-1", "s-1-1"], "coins": 0, "privilege": 1}
    state = lay(seats=[mine, {}], step="recall")
    assert options(state) == ["recall C", "recall s-0-1", "recall s-1-1", "done"]
    assert refused(state, "recall A") == "nobody-there"
    do(state, "recall s-1-1", "recall C", "recall s-0-1")
    assert me(state).coins == 3
    assert me(state).workers == 10
    assert me(state).squares == 0
    assert state.held == [-1] * 28


@pytest.mark.rule("BU-9.3")
def test_coins_are_counted_before_workers_cover_them() -> None:
    chance = random.Random(2)
    for _ in range(20):
        away = chance.randint(1, 9)
        seat = {"start": chance.randrange(12), "islands": {"A": away}, "prepared": {"orange": 1}, "coins": 0}
        state = lay(seats=[seat, {}], **EARN)
        open_houses = [house for house in range(12) if (house - state.players[0].start) % 12 >= 10 - away]
        coins = sum(state.players[0].ring.coins[house] for house in open_houses)
        do(state, "build orange", "at h-5-3", *["recall A"] * (away - 1))
        assert me(state).coins == 1 + coins + away - 1


@pytest.mark.rule("BU-6.3", "BU-8.5", "BU-10.11")
def test_workers_who_leave_for_lace_uncover_the_lowest_sectors_before_the_wheel_turns() -> None:
    state = lay(step="make-lace", arrows=THREE_ARROWS, seats=[{"privilege": 2, "islands": {"A": 1}}, {}])
    houses = state.view(0)["seats"][0]["ring"]["houses"]
    start = me(state).start
    for square, gone in (("s-0-1", 1), ("s-3-1", 2)):
        do(state, f"{'privilege ' if gone == 2 else ''}lace {square}")
        assert (me(state).start, me(state).gone) == (start, gone)
        covered = [houses[(start + i) % 12]["colour"] for i in range(gone, 9)]  # nine stood on sectors 1 to 9
        assert me(state).covered() == [covered.count(colour) for colour in COLOURS]
    do(state, "done")
    assert (me(state).start, me(state).gone) == ((start + 2) % 12, 0)
