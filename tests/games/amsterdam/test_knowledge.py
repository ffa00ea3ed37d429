"""What a seat knows, and `resample`: other worlds that it cannot tell from this one, and none that it could."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.amsterdam.table import (
    ALL_CONTRACTS,
    BOX,
    NO_ROW,
    begin,
    discards,
    do,
    foretell,
    hand,
    lay,
    options,
    play_on,
    row,
    secrets,
)

from kade.games.amsterdam.rules.state import Amsterdam

PLAIN_ROW = ["pink", "blue", "green", "black", "red"]
ONE, TWO, THREE, FOUR = ALL_CONTRACTS[:4]


def worlds(state: Amsterdam, viewer: int | None, number: int = 40) -> Iterator[Amsterdam]:
    """Other deals; every one of them sound and the same to the viewer."""
    for seed in range(number):
        other = state.resample(viewer, seed)
        assert other.audit() == []
        assert lies_where_known(other)
        assert other.view(viewer) == state.view(viewer)
        if viewer is not None:
            assert other.legal(viewer) == state.legal(viewer)
        yield other


def lies_where_known(world: Amsterdam) -> bool:
    """Whether every contract of which a seat knows something lies in one of the places where it may be."""
    saved = secrets(world)
    places = {name: 8 + saved["contracts_drawn"] + i for i, name in enumerate(saved["contracts"])}
    for seat, entry in enumerate(saved["seats"]):
        places |= dict.fromkeys(entry["contracts"], seat) | dict.fromkeys(entry["offer"], 4 + seat)
    return all(bits >> places[name] & 1 for entry in saved["seats"] for name, bits in entry["whereabouts"])


def hands(state: Amsterdam, viewer: int | None, seat: int) -> list[Counter[str]]:
    return [Counter(hand(world, seat)) for world in worlds(state, viewer)]


def contracts_of(world: Amsterdam, seat: int) -> list[str]:
    found: list[str] = secrets(world)["seats"][seat]["contracts"]
    return found


# ---------------------------------------------------------------------- in any position of any game


@pytest.mark.rule("AM-1.6", "AM-6.7")
@settings(deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 150))
def test_another_world_looks_the_same_and_depends_on_what_is_known_alone(players: int, seed: int, moves: int) -> None:
    state = play_on(begin(players=players, seed=seed), random.Random(seed), moves)
    for viewer in (*range(players), None):
        one, two = state.resample(viewer, seed), state.resample(viewer, seed + 1)
        for world in (one, two):
            assert world.audit() == []
            assert lies_where_known(world)
            assert world.view(viewer) == state.view(viewer)
            assert world.view(None) == state.view(None)
            assert world.rng.words() != state.rng.words()
            if viewer is not None:
                assert world.legal(viewer) == state.legal(viewer)
            assert state.over or all(world.legal(seat) for seat in world.actors)
        # Whoever cannot tell two worlds apart draws the same third from either.
        assert one.resample(viewer, 99) == state.resample(viewer, 99)
        assert two.resample(viewer, 99) == state.resample(viewer, 99)


@settings(deadline=None)
@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 150))
def test_another_world_can_be_played_to_the_end(players: int, seed: int, moves: int) -> None:
    state = play_on(begin(players=players, seed=seed), random.Random(seed), moves)
    before = state.to_dict()
    world = play_on(state.resample(0, seed), random.Random(seed), 2000)
    assert world.over
    assert world.audit() == []
    assert state.to_dict() == before


@pytest.mark.rule("AM-1.6")
def test_what_is_hidden_is_dealt_anew() -> None:
    state = play_on(begin(players=3, seed=3), random.Random(3), 12)
    some = list(worlds(state, 0))
    assert len({str(secrets(world)["deck"]) for world in some}) > 30
    assert len({str(hand(world, 1)) for world in some}) > 5
    assert len({str(secrets(world)["contracts"]) for world in some}) > 30
    assert len({str(contracts_of(world, 2)) for world in some}) > 10
    assert len({str(world.rng.words()) for world in some}) == 40
    assert {str(hand(world, 0)) for world in some} == {str(hand(state, 0))}
    assert {str(contracts_of(world, 0)) for world in some} == {str(contracts_of(state, 0))}


@pytest.mark.rule("AM-1.6")
def test_every_hidden_card_may_be_anywhere_hidden() -> None:
    state = begin(players=2, seed=1)
    mine = Counter(hand(state, 0))
    seen = mine + Counter(card for card in row(state) if card) + Counter(discards(state))
    in_hand: Counter[str] = Counter()
    for world in worlds(state, 0, 200):
        in_hand += Counter(hand(world, 1))
    unseen = Counter({card: (8 if card == "wild" else 6) - seen[card] for card in mine.keys() | seen.keys()})
    assert set(in_hand) == {*PLAIN_ROW, "orange", "wild"}
    for card in unseen:  # two cards out of all that are unseen, two hundred times
        share = unseen[card] / (len(secrets(state)["deck"]) + 2)
        assert abs(in_hand[card] / 400 - share) < 0.08


# ---------------------------------------------------------------------- cards


@pytest.mark.rule("AM-1.6")
def test_a_card_taken_openly_stays_known_until_it_is_played() -> None:
    state = lay(
        seats=[{"hand": {"pink": 1, "orange": 2}}, {"hand": {"wild": 2, "blue": 1}}, {}],
        row=["black", "black", "red", "red", "green"],
    )
    do(state, "take black", "take red")
    for viewer in (1, 2, None):
        for found in hands(state, viewer, 0):
            assert found >= Counter(black=1, red=1)
            assert found.total() == 5
    for _ in range(2):
        do(state, "draw contracts", "keep both")
    do(state, "claim oude-kerk--waag-a")
    some = hands(state, 1, 0)
    assert all(found >= Counter(red=1) for found in some)
    assert any(not found["black"] for found in some)


@pytest.mark.rule("AM-1.6")
def test_playing_more_of_a_kind_than_was_seen_leaves_nothing_known() -> None:
    state = lay(seats=[{"hand": {"green": 3}, "known": {"green": 1}}, {"hand": {"red": 3}}])
    do(state, "claim dam--oost-indisch-huis-a")
    assert state.players[0].known == [0] * 7
    state = lay(seats=[{"hand": {"green": 3}, "known": {"green": 2}}, {"hand": {"red": 3}}])
    do(state, "claim jan-roodenpoortstoren--westermarkt-b")
    assert state.view(1)["seats"][0]["known"] == {"green": 1}


@pytest.mark.rule("AM-4.7")
def test_after_a_reshuffle_the_deck_holds_only_what_was_discarded() -> None:
    state = lay(
        seats=[{"hand": {"red": 2}}, {"hand": {"blue": 3}}, {"hand": {"black": 2}}],
        row=PLAIN_ROW,
        deck=["orange"],
        discards={"pink": 3, "wild": 2},
        rest=2,
    )
    foretell(state, "wild pink pink wild pink")
    do(state, "draw card")
    for viewer in (0, 1, None):
        for world in worlds(state, viewer):
            assert sorted(secrets(world)["deck"]) == ["pink", "pink", "pink", "wild", "wild"]
    do(state, "draw card")  # a wild, as seat 0 knows and the others do not
    assert {str(sorted(secrets(world)["deck"])) for world in worlds(state, 0)} == {"['pink', 'pink', 'pink', 'wild']"}
    left = {str(sorted(secrets(world)["deck"])) for world in worlds(state, 1)}
    assert left == {"['pink', 'pink', 'pink', 'wild']", "['pink', 'pink', 'wild', 'wild']"}
    for world in worlds(state, 1):
        assert hand(world, 0).get("pink", 0) + hand(world, 0).get("wild", 0) >= 1


@pytest.mark.rule("AM-4.7")
def test_a_card_drawn_after_a_reshuffle_is_in_the_hand_of_who_drew_it() -> None:
    # All wilds lay open when the deck was made of three of them: only seat 2, who drew, can hold one.
    state = lay(
        seats=[{"hand": {"wild": 5}}, {"hand": {"red": 1}}, {"hand": {"green": 1}}],
        row=PLAIN_ROW,
        deck=["blue"],
        discards={"wild": 3},
        rest=0,
        turn=2,
    )
    do(state, "draw card", "draw card")
    for world in worlds(state, 0):
        assert hand(world, 2)["wild"] == 1
        assert "wild" not in hand(world, 1)
    for world in worlds(state, 1):
        assert hand(world, 2)["wild"] >= 1


@pytest.mark.rule("AM-5.14", "AM-1.6")
@pytest.mark.parametrize(
    "track", ["dam--oost-indisch-huis-a", "begijnhof--drie-hendricken", "oude-waal--waag", "blauwbrug--munttoren"]
)
def test_whoever_is_choosing_a_payment_keeps_two_ways_to_pay_in_every_world(track: str) -> None:
    colour = {"dam--oost-indisch-huis-a": "green", "blauwbrug--munttoren": "blue"}.get(track, "red")
    length = BOX.tracks[BOX.track_names.index(track)].length
    for more in ({}, {"black": 2}, {"pink": 5}):
        state = lay(
            seats=[{"hand": {"orange": 4}}, {"hand": {colour: length, "wild": 1, **more}}, {}],
            step="pay",
            track=track,
            turn=1,
        )
        for viewer in (0, 2, None):
            for world in worlds(state, viewer, 20):
                assert len(options(world, 1)) >= 2
                assert all(option.startswith("pay ") for option in options(world, 1))


@pytest.mark.rule("AM-5.14")
@pytest.mark.parametrize("payer", [0, 1, 2])
def test_the_payer_may_be_any_seat(payer: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[payer] = {"hand": {"red": 3, "wild": 1}}
    state = lay(seats=seats, step="pay", track="jan-roodenpoortstoren--jordaan", turn=payer)
    for viewer in {0, 1, 2} - {payer}:
        for world in worlds(state, viewer):
            assert len(options(world, payer)) >= 2


@pytest.mark.rule("AM-5.14")
def test_two_ways_to_pay_are_found_even_where_hardly_a_hand_has_them() -> None:
    # Hardly any hand of five cards that seat 1 may have is four of one colour and the last wild.
    for known in ({}, {"red": 2}, {"red": 3}):
        state = lay(
            seats=[{}, {"hand": {"red": 4, "wild": 1}, "known": known}, {}],
            step="pay",
            turn=1,
            track="begijnhof--drie-hendricken",
            row=["wild"] * 2 + ["pink"] * 3,
            discards={"wild": 5},
            seed=4,
        )
        found = {str(sorted(options(world, 1))) for world in worlds(state, 0)}
        assert all("," in ways for ways in found)
        assert (len(found) > 1) == (len(known) == 0)


@pytest.mark.rule("AM-3.2")
def test_whoever_has_the_turn_can_do_something_in_every_world() -> None:
    # No card to draw, no contract, and every short track is taken: seat 1 is asked, so it can claim something.
    short = [track.name for track in BOX.tracks if track.length == 1]
    taken: list[list[str]] = [[], [], []]
    for name in short:
        taken[2 if name.endswith("-b") else 0].append(name)
    seats: list[dict[str, Any]] = [
        {"tracks": taken[0], "hand": {"wild": 2}},
        {"hand": {"red": 2}},
        {"tracks": taken[2]},
    ]
    state = lay(seats=seats, row=NO_ROW, rest=2, contracts_rest=0, turn=1)
    assert (state.actor, len(options(state)) > 1) == (1, True)
    for world in worlds(state, 0):
        assert options(world, 1)
    for world in worlds(state, None):
        assert options(world, 1)


@pytest.mark.rule("AM-3.2")
@pytest.mark.parametrize("asked", [0, 1])
def test_something_to_do_is_found_even_where_hardly_a_hand_has_it(asked: int) -> None:
    # Two red tracks of two spaces are all that two cards could pay for, and nearly all reds and wilds are seen.
    free = ["jordaan--noordermarkt", "blauwbrug--oost-indisch-huis-a"]
    others = [seat for seat in (3, 2, 1, 0) if seat != asked]
    seats: list[dict[str, Any]] = [{"tracks": []} for _ in range(4)]
    carts = [16] * 4
    carts[asked] = 3
    for track in BOX.tracks:
        if track.length < 3 and track.name not in free:
            twin = BOX.track_names[track.partner] if track.partner >= 0 else ""
            seat = next(
                seat for seat in (*others, asked) if carts[seat] >= track.length and twin not in seats[seat]["tracks"]
            )
            carts[seat] -= track.length
            seats[seat]["tracks"].append(track.name)
    seats[asked]["hand"] = {"red": 2}
    viewer, rich = others[0], others[1]
    seats[viewer]["hand"] = {"red": 4, "wild": 8}
    state = lay(seats=seats, row=NO_ROW, rest=rich, contracts_rest=viewer, turn=asked)
    # The others are out of carts: it is the last round.
    possible = [*(f"claim {name}" for name in free), "pass"]
    assert options(state) == possible
    for world in worlds(state, viewer):
        assert options(world, asked) == possible


# ---------------------------------------------------------------------- contracts


@pytest.mark.rule("AM-6.7", "AM-6.1")
@pytest.mark.parametrize(("kept", "back"), [(ONE, TWO), (TWO, ONE)])
def test_a_contract_put_under_the_deck_stays_known_to_who_did_it(kept: str, back: str) -> None:
    state = lay(players=3, contracts=[ONE, TWO])
    do(state, "draw contracts", f"keep {kept}")
    assert {secrets(world)["contracts"][-1] for world in worlds(state, 0)} == {back}
    assert len({secrets(world)["contracts"][-1] for world in worlds(state, 1)}) > 5
    assert len({secrets(world)["contracts"][-1] for world in worlds(state, None)}) > 5


@pytest.mark.rule("AM-2.5")
def test_first_contracts_put_under_the_deck_stay_known_each_to_its_owner() -> None:
    state = begin(players=3, seed=6)
    back = {}
    for seat in range(3):
        _, keep, other = options(state, seat)
        back[seat] = other.removeprefix("keep ")
        do(state, keep, seat=seat)
    under = secrets(state)["contracts"][-3:]
    for seat in range(3):
        place = under.index(back[seat])
        last = [secrets(world)["contracts"][-3:] for world in worlds(state, seat)]
        assert {three[place] for three in last} == {back[seat]}
        for other_place in {0, 1, 2} - {place}:
            assert len({three[other_place] for three in last}) > 5


@pytest.mark.rule("AM-6.7")
def test_a_known_contract_drawn_by_another_is_in_that_offer_then_in_that_hand() -> None:
    state = lay(players=3, contracts=[ONE, TWO, THREE], contracts_rest=2)
    do(state, "draw contracts", f"keep {ONE}")  # TWO goes under THREE
    do(state, "draw contracts")
    for world in worlds(state, 0):
        assert TWO in secrets(world)["seats"][1]["offer"]
    assert all(lies_where_known(world) for world in worlds(state, 2))
    assert any(TWO not in secrets(world)["seats"][1]["offer"] for world in worlds(state, 2))
    do(state, "keep both")
    for world in worlds(state, 0):
        assert TWO in contracts_of(world, 1)
    assert all(lies_where_known(world) for world in worlds(state, 2))


@pytest.mark.rule("AM-6.7")
def test_of_an_offer_with_a_known_contract_either_may_have_been_put_back() -> None:
    state = lay(players=3, contracts=[ONE, TWO, THREE], contracts_rest=2)
    do(state, "draw contracts", f"keep {ONE}")
    do(state, "draw contracts", f"keep {THREE}")  # seat 0 sees one of TWO and another go back, not which
    where = Counter(
        "hand" if TWO in contracts_of(world, 1) else secrets(world)["contracts"][-1] for world in worlds(state, 0)
    )
    assert set(where) == {"hand", TWO}
    assert {secrets(world)["contracts"][-1] for world in worlds(state, 1)} == {TWO}


@pytest.mark.rule("AM-6.7")
def test_a_contract_put_back_twice_is_known_where_it_was_put_last() -> None:
    state = lay(players=2, contracts=[ONE, TWO], contracts_rest=1)
    do(state, "draw contracts", f"keep {ONE}")
    assert secrets(state)["contracts"] == [TWO]
    state = lay(players=2, contracts=[ONE, TWO, THREE], contracts_rest=1)
    do(state, "draw contracts", f"keep {ONE}")
    do(state, "draw card", "draw card")
    do(state, "draw contracts", f"keep {THREE}")
    for world in worlds(state, 0):
        assert secrets(world)["contracts"] == [TWO]
        assert THREE in contracts_of(world, 0)
    assert len(secrets(state)["seats"][0]["whereabouts"]) == 2
    # Seat 1 saw what was moved and may think of either, or of none of them.
    assert {secrets(world)["contracts"][0] for world in worlds(state, 1)} == {ONE, TWO, THREE}


@pytest.mark.rule("AM-6.7")
def test_what_others_know_of_contracts_is_made_up_to_fit() -> None:
    state = lay(players=3, contracts=[ONE, TWO])
    do(state, "draw contracts", f"keep {ONE}")
    for world in worlds(state, 1):
        ((name, _),) = secrets(world)["seats"][0]["whereabouts"]
        assert name == secrets(world)["contracts"][-1]


@pytest.mark.rule("AM-2.5")
def test_choices_made_while_all_choose_are_secret() -> None:
    state = begin(players=3, seed=2, first=0)
    do(state, "keep both", seat=0)
    choices: Counter[bool] = Counter()
    for world in worlds(state, 1):
        me = secrets(world)["seats"][0]
        assert me["choice"] in ["keep both", *(f"keep {name}" for name in me["offer"])]
        choices[me["choice"] == "keep both"] += 1
        assert secrets(world)["seats"][2]["choice"] is None
        assert secrets(world)["seats"][1]["offer"] == secrets(state)["seats"][1]["offer"]
    assert set(choices) == {True, False}
    assert {secrets(world)["seats"][0]["choice"] for world in worlds(state, 0)} == {"keep both"}


@pytest.mark.rule("AM-6.7", "AM-7.3")
def test_when_the_game_is_over_the_contracts_lie_open_and_stay() -> None:
    state = play_on(begin(players=3, seed=5), random.Random(5), 2000)
    assert state.over
    for viewer in (0, None):
        for world in worlds(state, viewer, 5):
            assert [contracts_of(world, seat) for seat in range(3)] == [contracts_of(state, seat) for seat in range(3)]
            assert world.result() == state.result()
    assert len({str(hand(world, 2)) for world in worlds(state, 0)}) > 1
