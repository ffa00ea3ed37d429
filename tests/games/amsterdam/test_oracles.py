"""The engine against the slow oracles, on many random positions and games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.amsterdam import oracle
from tests.games.amsterdam.table import BOX, GAME, begin, options, play_on, random_position

from kade.games.amsterdam.estimate.ways import FAR, City, turns_of_tracks
from kade.games.amsterdam.rules import scoring
from kade.games.amsterdam.rules.state import Amsterdam
from kade.kernel.event import Event
from kade.testing import as_seen, only

SEEDS = st.integers(0, 10**6)
PLAYERS = st.integers(2, 4)
some = settings(deadline=None)


def check_claims(state: Amsterdam, seat: int) -> None:
    """The claims offered are those of the oracle, and so are the ways to pay for each."""
    expected = oracle.claims(state.to_dict(), seat)
    claims = [name.removeprefix("claim ") for name in options(state, seat) if name.startswith("claim ")]
    assert sorted(claims) == sorted(expected)
    for name in claims:
        trial = state.copy()
        heard: list[Event] = []
        trial.listener = heard.append
        trial.play(GAME.action(f"claim {name}"), seat)
        if trial.stack and trial.stack[-1].name == "pay":
            offered = [oracle.payment_of(way, oracle.TRACKS[name].length) for way in options(trial)]
            assert len(offered) == len(set(offered)) > 1
            assert set(offered) == expected[name]
        else:
            (paid,) = expected[name]
            assert only(as_seen(heard, None), "paid")[0] == {"seat": seat, "cards": Counter(paid)}
            assert trial.view()["tracks"][name] == seat


def check_turn(state: Amsterdam, seat: int) -> None:
    """Everything a turn offers, against the oracle."""
    saved = state.to_dict()
    second = state.stack[-1].name == "second-card"
    expected = oracle.draws(saved, second=True) if second else oracle.turn(saved, seat)
    assert set(options(state, seat)) == expected
    assert len(options(state, seat)) == len(expected)


@pytest.mark.rule("AM-5.1", "AM-5.2", "AM-5.4", "AM-5.5", "AM-5.6", "AM-5.7", "AM-5.8", "AM-5.9", "AM-5.14")
@some
@given(PLAYERS, SEEDS)
def test_claims_and_payments_in_random_positions(players: int, seed: int) -> None:
    state = random_position(random.Random(seed), players)
    if state.stack and state.stack[-1].name == "turn":
        check_claims(state, state.stack[-1].seat)


@pytest.mark.rule("AM-3.1", "AM-4.1", "AM-4.4", "AM-6.4")
@some
@given(PLAYERS, SEEDS)
def test_everything_offered_along_random_games(players: int, seed: int) -> None:
    chance = random.Random(seed)
    state = begin(players=players, seed=seed)
    while state.stack:
        play_on(state, chance, chance.randint(1, 12))
        if state.stack and state.stack[-1].name in ("turn", "second-card"):
            check_turn(state, state.stack[-1].seat)


@pytest.mark.rule("AM-7.2", "AM-7.3", "AM-7.4", "AM-7.5", "AM-7.6", "AM-7.9")
@some
@given(PLAYERS, SEEDS)
def test_final_scores_and_winners(players: int, seed: int) -> None:
    chance = random.Random(seed)
    for state in (random_position(chance, players), play_on(begin(players=players, seed=seed), chance, 2000)):
        points, winners = oracle.final(state.to_dict())
        assert list(state.result().points) == points
        assert list(state.result().winners) == winners
        assert [sum(parts.values()) for parts in state.result().breakdown] == points


@pytest.mark.rule("AM-6.5")
@some
@given(st.sets(st.sampled_from(sorted(oracle.TRACKS)), max_size=16))
def test_completion_of_every_contract_for_any_set_of_tracks(tracks: set[str]) -> None:
    mask = sum(BOX.bit[BOX.track_names.index(name)] for name in tracks)
    for contract in BOX.contracts:
        assert scoring.completed(BOX, mask, contract.index) == oracle.joined(sorted(tracks), contract.a, contract.b)


@pytest.mark.rule("AM-7.4", "AM-7.5", "AM-7.6")
@some
@given(st.lists(st.integers(0, 5), min_size=2, max_size=4))
def test_merchandise_for_any_numbers_of_cards(cards: list[int]) -> None:
    assert scoring.merchandise_points(BOX.merchandise_points[len(cards)], cards) == oracle.merchandise(cards)


@pytest.mark.rule("AM-4.6", "AM-4.8")
@some
@given(PLAYERS, SEEDS)
def test_no_row_of_three_wilds_stays_but_for_the_two_reasons(players: int, seed: int) -> None:
    """After any decision of a game: a full row with three wilds was swept thrice, or too few plain cards are left."""
    chance = random.Random(seed)
    state = begin(players=players, seed=seed)
    while not state.over:
        play_on(state, chance, 1)
        saved: dict[str, Any] = state.to_dict()["state"]
        if None not in saved["row"] and saved["row"].count("wild") >= 3 and not saved["stalled"]:
            plain = 36 - sum(
                number for seat in saved["seats"] for card, number in seat["hand"].items() if card != "wild"
            )
            assert plain < 3
        assert saved["deck"] or not saved["discards"]  # AM-4.7: never an empty deck beside discards
        assert not saved["deck"] or None not in saved["row"]


def fewest_turns(built: int, usable: int, turns: list[float], start: int) -> list[float]:
    """To every place, by trying every track again and again until nothing gets shorter."""
    cost = [FAR] * len(BOX.places)
    cost[start] = 0.0
    for _ in BOX.places:
        for track in BOX.tracks:
            bit = 1 << track.index
            if (built | usable) & bit:
                more = 0.0 if built & bit else turns[track.index]
                for here, there in ((track.a_index, track.b_index), (track.b_index, track.a_index)):
                    cost[there] = min(cost[there], cost[here] + more)
    return cost


@some
@given(PLAYERS, SEEDS)
def test_the_cheapest_way_of_the_estimate_takes_fewest_turns(players: int, seed: int) -> None:
    state = random_position(random.Random(seed), players)
    for me in state.players:
        turns = turns_of_tracks(BOX, me)
        usable = state.open & ~me.barred
        for deal in BOX.contracts:
            cost, spaces, way = City(BOX).cheapest_way(turns, me.tracks, usable, deal.a_index, deal.b_index)
            assert cost == pytest.approx(fewest_turns(me.tracks, usable, turns, deal.a_index)[deal.b_index])
            tracks = [track.index for track in BOX.tracks if way >> track.index & 1]
            assert cost == FAR or cost == pytest.approx(sum(turns[track] for track in tracks))
            assert spaces == sum(BOX.length[track] for track in tracks)
