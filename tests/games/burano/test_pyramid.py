"""Seasons, and the pyramid that all build at once (BU-4)."""

from __future__ import annotations

import random

import pytest
from tests.games.burano.table import BOX, GAME, begin, do, full_pyramid, lay, me, options, play_on, refused, saved

from kade.games.burano.rules.pyramid import BELOW, SUPPORTED, UNCOVERED, stack_at_random
from kade.kernel.match import Match
from kade.kernel.rng import seeded
from kade.testing import only


def spring() -> dict[str, int]:
    return dict.fromkeys(["pink", "blue", "yellow", "green", "orange", "white"], 3)


@pytest.mark.rule("BU-4.1")
def test_four_seasons_of_four_four_three_three_rounds() -> None:
    assert BOX.rounds == [4, 4, 3, 3]
    state = begin(players=2, seed=7)
    chance = random.Random(7)
    seen: set[tuple[int, int]] = set()
    while not state.over:
        if state.stack[-1].name == "turn":
            seen.add((state.season, state.round))
        play_on(state, chance, 1)
    assert sorted(seen) == [(s, r) for s, rounds in enumerate([4, 4, 3, 3]) for r in range(1, rounds + 1)]


@pytest.mark.rule("BU-4.8")
def test_in_each_round_everyone_has_one_turn_from_the_first_player_on() -> None:
    state = lay(players=3, first=1, turn=1, season="autumn", round=2)
    order = []
    while state.season == 2 and state.stack[-1].name == "turn":
        order.append((state.round, state.actor))
        do(state, "end turn")
    assert order == []  # nobody can move and nobody has privilege points: six turns pass by themselves
    state = lay(players=3, first=1, turn=1, season="autumn", round=2, seats=[{"privilege": 1}] * 3)
    while state.season == 2 and state.stack[-1].name == "turn":
        order.append((state.round, state.actor))
        do(state, "end turn")
    assert order == [(2, 1), (2, 2), (2, 0), (3, 1), (3, 2), (3, 0)]


@pytest.mark.rule("BU-4.2")
def test_fourteen_cubes_in_any_colours_and_places() -> None:
    state = lay(seats=[{"reserve": spring()}, {}], step="season")
    assert state.actors == (0,)
    assert options(state) == ["stack pink", "stack blue", "stack yellow", "stack green", "stack orange", "stack white"]
    order = [
        "white",
        "white",
        "white",
        "pink",
        "pink",
        "pink",
        "blue",
        "blue",
        "blue",
        "green",
        "green",
        "green",
        "yellow",
        "orange",
    ]
    for colour in order:
        do(state, f"stack {colour}", seat=0)
    assert state.stack[-1].name != "build-pyramids"
    pyramid = saved(state)["seats"][0]["pyramid"]
    assert [pyramid[spot] for spot in ("base-1", "base-4", "base-9", "middle-1", "middle-4", "top")] == [
        "white",
        "pink",
        "blue",
        "green",
        "yellow",
        "orange",
    ]
    assert len(pyramid) == 14


@pytest.mark.rule("BU-4.3")
def test_what_is_left_of_the_reserve_goes_back_for_a_coin_a_cube() -> None:
    state = lay(seats=[{"reserve": spring(), "coins": 3}, {"coins": 3}], step="season")
    supply = state.supply[:]
    told = []
    for i in range(14):
        told = do(state, options(state)[i % 3 if i < 9 else 0], seat=0)
    left = only(told, "surplus")
    assert [event["coins"] for event in left] == [4]
    assert me(state).coins == 7
    assert me(state).reserve == [0] * 6
    assert sum(state.supply) == sum(supply) + 4


@pytest.mark.rule("BU-4.4", "BU-15.14")
def test_with_fourteen_cubes_or_fewer_all_are_used() -> None:
    state = lay(seats=[{"reserve": {"pink": 7, "blue": 7}}, {"reserve": {"pink": 3}, "coins": 0}], step="season")
    assert me(state, 1).reserve == [3, 0, 0, 0, 0, 0]  # three cubes on nine places: where is to be decided
    assert set(state.actors) == {0, 1}
    for _ in range(7):
        do(state, "stack pink", seat=0)
    assert 0 not in state.actors  # the rest is blue and happens by itself
    assert me(state).filled == (1 << 14) - 1
    for _ in range(3):
        do(state, "stack pink", seat=1)
    assert me(state, 1).coins == 0
    assert saved(state)["seats"][1]["reserve"] == {}


@pytest.mark.rule("BU-4.5", "BU-15.14")
def test_with_fewer_cubes_the_base_comes_first_and_gaps_are_free_within_a_level() -> None:
    state = lay(seats=[{"reserve": {"pink": 11}}, {}], step="season")
    assert me(state).spot == 9  # the base is full of necessity
    assert options(state, 0) == ["stack pink", "leave empty"]
    do(state, "leave empty", seat=0)
    assert options(state, 0) == ["stack pink", "leave empty"]
    do(state, "leave empty", seat=0)
    assert state.stack[-1].name != "build-pyramids"  # the other two places must be filled
    assert sorted(saved(state)["seats"][0]["pyramid"])[9:] == ["middle-3", "middle-4"]
    full = lay(seats=[{"reserve": {"pink": 13, "blue": 5}}, {}], step="season")
    assert refused(full, "leave empty") == "no-gap"


@pytest.mark.rule("BU-4.4", "BU-4.5", "BU-4.3")
def test_cubes_that_just_fill_a_level_leave_no_gap_in_it_and_nothing_to_ask() -> None:
    for number, coins in ((9, 0), (13, 0), (14, 0), (17, 3)):
        other = {"reserve": {"white": 16}, "coins": 0}
        state = lay(seats=[{"reserve": {"pink": number}, "coins": 2, "privilege": 1}, other], step="season")
        assert state.stack[-1].name == "turn"
        assert me(state).filled == (1 << min(number, 14)) - 1
        assert [me(state, seat).coins for seat in (0, 1)] == [2 + coins, 2]  # shown and paid, though nobody chose
    for number in (8, 12):
        state = lay(seats=[{"reserve": {"pink": number}}, {}], step="season")
        assert options(state, 0) == ["stack pink", "leave empty"]


@pytest.mark.rule("BU-4.6", "BU-15.15")
def test_pyramids_are_hidden_until_all_are_done() -> None:
    state = lay(seats=[{"reserve": spring()}, {"reserve": spring()}], step="season")
    assert state.actors == (0, 1)
    assert state.stack[-1].clock == 60  # the one-minute clock
    for colour in ["pink"] * 3 + ["blue"] * 3:
        do(state, f"stack {colour}", seat=0)
    hidden = state.view(1)["seats"][0]
    assert hidden["pyramid"] is None
    assert hidden["reserve"] == spring()
    assert state.view(0)["seats"][0]["pyramid"]["base-1"] == "pink"
    for other in range(6):
        assert state.resample(1, other).view(1) == state.view(1)
    guesses = [state.resample(1, seed).players[0] for seed in range(12)]
    assert {sum(guess.reserve) + guess.filled.bit_count() for guess in guesses} == {18}
    assert len({tuple(guess.pyramid) for guess in guesses}) > 6
    while 0 in state.actors:
        state.apply(state.legal(0)[0], 0)
    assert state.view(1)["seats"][0]["pyramid"] is None
    while 1 in state.actors and state.stack[-1].name == "build-pyramids":
        state.apply(state.legal(1)[0], 1)
    assert len(state.view(1)["seats"][0]["pyramid"]) == 14


@pytest.mark.rule("BU-4.6")
def test_each_seat_takes_back_its_own_cubes_while_others_build() -> None:
    match = Match(GAME, seed=3, players=2)
    while match.state.stack[-1].name == "draw-roofs":
        match.apply(match.state.legal()[0])
    start = match.state.digest()
    match.apply(GAME.action("stack pink"), 0)
    match.apply(GAME.action("stack blue"), 1)
    match.apply(GAME.action("stack white"), 0)
    match.undo(0)
    match.undo(0)
    assert match.state.players[0].pyramid == [-1] * 14  # type: ignore[attr-defined]
    assert match.state.players[1].pyramid[0] == 1  # type: ignore[attr-defined]
    match.undo(1)
    assert match.state.digest() == start


@pytest.mark.rule("BU-4.7")
def test_which_cubes_are_covered_and_which_places_supported() -> None:
    def below(spot: int) -> set[int]:
        """The plain description: a level is a square grid; a cube rests on the four under its corners."""
        if spot < 9:
            return set()
        if spot < 13:
            row, column = divmod(spot - 9, 2)
            return {3 * (row + i) + column + j for i in (0, 1) for j in (0, 1)}
        return {9, 10, 11, 12}

    assert [{i for i in range(14) if mask >> i & 1} for mask in BELOW] == [below(spot) for spot in range(14)]
    chance = random.Random(1)
    for _ in range(300):
        filled = {spot for spot in range(14) if chance.random() < 0.6}
        mask = sum(1 << spot for spot in filled)
        covered = {lower for spot in filled for lower in below(spot)}
        assert {i for i in range(14) if UNCOVERED[mask] >> i & 1} == filled - covered
        assert {i for i in range(14) if SUPPORTED[mask] >> i & 1} == {
            spot for spot in range(14) if spot not in filled and below(spot) <= filled
        }
    state = lay(seats=[{"pyramid": full_pyramid(), "coins": 9}])
    assert "prepare yellow" in options(state)
    assert "prepare blue" not in options(state)
    do(state, "prepare yellow")
    assert "prepare blue" in options(state)
    assert "prepare pink" not in options(state)


@pytest.mark.rule("BU-4.3", "BU-4.6")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_all_pyramids_are_shown_from_the_first_player_on_and_each_surplus_is_paid(first: int) -> None:
    reserves = [{"pink": 9, "blue": 8}, {"white": 16}, {"green": 14}, {"orange": 3, "yellow": 12}]
    state = lay(seats=[{"reserve": reserve, "coins": 5} for reserve in reserves], step="season", first=first)
    assert set(state.actors) == {0, 3}  # the others have a single way
    do(state, *["stack pink"] * 7, *["stack blue"] * 7, seat=0)
    do(state, *["stack yellow"] * 11, seat=3)
    barriers = [state.revealed]
    told = do(state, "stack yellow", seat=3)  # the last two are orange
    order = [(first + i) % 4 for i in range(4)]
    shown = {0: {"pink": 7, "blue": 7}, 1: {"white": 14}, 2: {"green": 14}, 3: {"orange": 2, "yellow": 12}}
    surplus = {0: {"pink": 2, "blue": 1}, 1: {"white": 2}, 3: {"orange": 1}}
    assert only(told, "pyramid") == [{"seat": seat, "cubes": shown[seat]} for seat in order]
    assert only(told, "surplus") == [
        {"seat": seat, "cubes": surplus[seat], "coins": sum(surplus[seat].values())}
        for seat in order
        if seat in surplus
    ]
    barriers.append(state.revealed)
    assert barriers == [False, True]
    assert [me(state, seat).coins for seat in range(4)] == [8, 7, 5, 6]
    assert [me(state, seat).reserve for seat in range(4)] == [[0] * 6] * 4
    assert state.supply == [12, 13, 8, 6, 18, 6]  # a pink one is on the island


@pytest.mark.rule("BU-4.6")
def test_a_guessed_pyramid_is_built_by_the_rules_as_far_as_its_builder_may_be() -> None:
    for seed in range(8):
        player = me(lay(seats=[{"reserve": {"pink": 6, "blue": 6}}, {}], step="season"))
        stack_at_random(player, 5, seeded(seed))
        assert player.spot == 5
        assert player.filled == 0b11111  # twelve cubes fill the base
        assert sum(player.reserve) == 7
        stack_at_random(player, 9, seeded(seed))
        assert (player.spot, player.filled.bit_count(), sum(player.reserve)) == (14, 12, 0)
        assert player.filled & 0b111111111 == 0b111111111
        stack_at_random(player, 3, seeded(seed))  # there is nothing left to decide
        assert (player.spot, player.filled.bit_count()) == (14, 12)
