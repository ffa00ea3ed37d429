"""Claiming tracks: payment, carts, doubles, points, merchandise (ledger, chapter 5)."""

from __future__ import annotations

import random

import pytest
from tests.games.amsterdam import oracle
from tests.games.amsterdam.table import (
    BOX,
    COLOURS,
    begin,
    discards,
    do,
    hand,
    lay,
    options,
    play_on,
    refused,
    seat_view,
    starting_with,
)

from kade.testing import only

GREEN_THREE = "dam--oost-indisch-huis-a"
GREY_TWO = "oude-kerk--oude-waal"
LONE_FOUR = "begijnhof--drie-hendricken"
PINK_TWIN, ORANGE_TWIN = "dam--oude-kerk-a", "dam--oude-kerk-b"


def ways_to_pay(track: str, **cards: int) -> list[str]:
    """What is offered for a track by a hand; a second seat is there to have the next turn."""
    state = lay(players=3, seats=[{"hand": cards}], step="pay", track=track)
    return options(state) if state.view()["step"] == "pay" else []


# ---------------------------------------------------------------------- payment


@pytest.mark.rule("AM-5.1")
def test_a_claim_moves_cards_to_the_discards_and_carts_to_the_board() -> None:
    state = lay(seats=[{"hand": {"green": 4, "wild": 1, "red": 1}}, {}], discards={"blue": 1})
    do(state, f"claim {GREEN_THREE}")
    assert (state.view()["step"], state.view()["track"]) == ("pay", GREEN_THREE)
    assert state.view()["tracks"] == {}
    told = do(state, "pay green 1 wild")
    assert told == [
        {"event": "paid", "seat": 0, "cards": {"green": 2, "wild": 1}},
        {"event": "claimed", "seat": 0, "track": GREEN_THREE, "points": 4},
    ]
    assert hand(state, 0) == {"green": 2, "red": 1}
    assert discards(state) == {"blue": 1, "green": 2, "wild": 1}
    assert state.view()["tracks"] == {GREEN_THREE: 0}
    assert [seat["carts"] for seat in state.view()["seats"]] == [13, 16]
    assert (state.actor, state.view()["step"], state.view()["track"]) == (1, "turn", None)


@pytest.mark.rule("AM-5.1")
def test_only_a_free_track_can_be_claimed() -> None:
    state = lay(seats=[{"hand": {"pink": 4, "wild": 4}}, {"tracks": [LONE_FOUR]}, {"tracks": [GREY_TWO]}])
    assert f"claim {LONE_FOUR}" not in options(state)
    assert refused(state, f"claim {LONE_FOUR}") == ("track-taken", {"track": LONE_FOUR, "seat": 1})
    assert refused(state, f"claim {GREY_TWO}") == ("track-taken", {"track": GREY_TWO, "seat": 2})


@pytest.mark.rule("AM-5.1")
@pytest.mark.parametrize("cards", [{"green": 2}, {"red": 6, "green": 2}, {"green": 1, "wild": 1}, {"wild": 2}, {}])
def test_a_track_cannot_be_claimed_without_the_cards_for_it(cards: dict[str, int]) -> None:
    state = lay(players=3, seats=[{"hand": cards}])
    assert f"claim {GREEN_THREE}" not in options(state)
    assert refused(state, f"claim {GREEN_THREE}") == (
        "cannot-pay",
        {"track": GREEN_THREE, "length": 3, "colour": "green"},
    )


@pytest.mark.rule("AM-5.1")
@pytest.mark.parametrize("cards", [{"green": 3}, {"green": 2, "wild": 1}, {"green": 1, "wild": 2}, {"wild": 3}])
def test_a_single_way_to_pay_is_paid_by_itself(cards: dict[str, int]) -> None:
    state = lay(seats=[{"hand": cards}, {}])
    told = do(state, f"claim {GREEN_THREE}")
    assert only(told, "paid") == [{"seat": 0, "cards": cards}]
    assert hand(state, 0) == {}
    assert discards(state) == cards
    assert state.actor == 1


@pytest.mark.rule("AM-5.2")
def test_exactly_as_many_cards_as_spaces_are_played() -> None:
    for name, track in oracle.TRACKS.items():
        colour = "red" if track.colour == "grey" else track.colour
        state = lay(players=3, seats=[{"hand": {colour: 6, "wild": 6}}])
        do(state, f"claim {name}", f"pay {colour} {track.length - 1} wild")
        assert hand(state, 0) == {colour: 5, "wild": 6 - (track.length - 1)}
        assert seat_view(state, 0)["cards"] == 12 - track.length


@pytest.mark.rule("AM-5.2")
def test_all_cards_may_be_wild() -> None:
    assert ways_to_pay(GREEN_THREE, green=3, wild=3)[-1] == "pay wild"
    assert "pay wild" not in ways_to_pay(GREEN_THREE, green=3, wild=2)


@pytest.mark.rule("AM-5.3")
def test_three_green_spaces_can_be_paid_in_four_ways() -> None:
    ways = ways_to_pay(GREEN_THREE, green=3, wild=3, red=3)
    assert ways == ["pay green 0 wild", "pay green 1 wild", "pay green 2 wild", "pay wild"]
    for name, rest in zip(
        ways, ({"wild": 3}, {"green": 1, "wild": 2}, {"green": 2, "wild": 1}, {"green": 3}), strict=True
    ):
        state = lay(seats=[{"hand": {"green": 3, "wild": 3}}, {}], step="pay", track=GREEN_THREE)
        do(state, name)
        assert hand(state, 0) == rest


@pytest.mark.rule("AM-5.4")
def test_a_grey_track_takes_a_set_of_any_one_colour_or_wilds_alone() -> None:
    assert ways_to_pay(GREY_TWO, pink=2, blue=1, red=3, wild=2) == [
        "pay pink 0 wild",
        "pay pink 1 wild",
        "pay blue 1 wild",
        "pay red 0 wild",
        "pay red 1 wild",
        "pay wild",
    ]
    for colour in COLOURS:
        state = lay(players=3, seats=[{"hand": {colour: 2}}])
        assert only(do(state, f"claim {GREY_TWO}"), "paid") == [{"seat": 0, "cards": {colour: 2}}]
    state = lay(players=3, seats=[{"hand": {"wild": 4}}])
    assert only(do(state, f"claim {LONE_FOUR}"), "paid") == [{"seat": 0, "cards": {"wild": 4}}]


@pytest.mark.rule("AM-5.4")
def test_a_grey_track_does_not_take_a_mixed_set() -> None:
    state = lay(players=3, seats=[{"hand": {"pink": 1, "blue": 1, "red": 1, "green": 1}}])
    assert f"claim {GREY_TWO}" not in options(state)
    assert refused(state, f"claim {GREY_TWO}")[0] == "cannot-pay"
    mixed = lay(players=3, seats=[{"hand": {"pink": 3, "blue": 2, "wild": 1}}])
    assert only(do(mixed, f"claim {LONE_FOUR}"), "paid") == [{"seat": 0, "cards": {"pink": 3, "wild": 1}}]


@pytest.mark.rule("AM-5.14")
def test_how_many_wilds_and_which_colour_is_the_players_choice() -> None:
    for name, rest in (
        ("pay pink 0 wild", {"blue": 2, "wild": 2}),
        ("pay blue 1 wild", {"pink": 2, "blue": 1, "wild": 1}),
        ("pay wild", {"pink": 2, "blue": 2}),
    ):
        state = lay(players=3, seats=[{"hand": {"pink": 2, "blue": 2, "wild": 2}}])
        do(state, f"claim {GREY_TWO}", name)
        assert hand(state, 0) == rest


@pytest.mark.rule("AM-5.14")
def test_a_wild_may_be_played_in_place_of_a_coloured_card_one_holds() -> None:
    assert ways_to_pay("oude-kerk--waag-a", black=1, wild=1) == ["pay black 0 wild", "pay wild"]
    assert ways_to_pay(GREEN_THREE, green=3, wild=1) == ["pay green 0 wild", "pay green 1 wild"]


# ---------------------------------------------------------------------- which tracks


@pytest.mark.rule("AM-5.5")
def test_any_free_track_may_be_claimed_wherever_it_lies() -> None:
    state = lay(seats=[{"hand": {"pink": 6, "wild": 8}, "tracks": ["blauwbrug--munttoren"]}, {}, {}])
    assert {
        "claim haringpakkerstoren--nieuwe-waal-a",
        "claim jordaan--noordermarkt",
        "claim blauwbrug--oost-indisch-huis-b",
    } <= set(options(state))
    free = set(oracle.TRACKS) - {"blauwbrug--munttoren"}
    assert {name.removeprefix("claim ") for name in starting_with(state, "claim")} == free


@pytest.mark.rule("AM-5.5")
def test_one_track_a_turn() -> None:
    state = lay(seats=[{"hand": {"pink": 6, "wild": 8}}, {}])
    do(state, f"claim {LONE_FOUR}")
    assert starting_with(state, "claim") == []
    assert refused(state, f"claim {GREY_TWO}") == ("pay-first", {"track": LONE_FOUR})
    do(state, "pay pink 0 wild")
    assert state.actor == 1


ELEVEN_SPACES = [LONE_FOUR, "blauwbrug--montelbaanstoren", "jan-roodenpoortstoren--jordaan"]
FREE_FOUR = "haringpakkerstoren--oude-waal"


@pytest.mark.rule("AM-5.6")
@pytest.mark.parametrize(
    ("carts", "more"),
    [
        (5, []),
        (4, ["oude-waal--waag"]),
        (3, [GREY_TWO]),
        (2, ["blauwbrug--munttoren"]),
        (1, ["blauwbrug--munttoren", "oude-waal--waag"]),
        (0, ["blauwbrug--munttoren", GREY_TWO]),
    ],
)
def test_whoever_has_fewer_carts_than_spaces_cannot_claim(carts: int, more: list[str]) -> None:
    state = lay(seats=[{"hand": {"pink": 6, "wild": 8}, "tracks": ELEVEN_SPACES + more}, {}, {}])
    assert seat_view(state, 0)["carts"] == carts
    claimable = {oracle.TRACKS[name.removeprefix("claim ")].length for name in starting_with(state, "claim")}
    assert claimable == set(range(1, min(carts, 4) + 1))
    if carts < 4:
        assert refused(state, f"claim {FREE_FOUR}") == (
            "too-few-carts",
            {"track": FREE_FOUR, "length": 4, "carts": carts},
        )


@pytest.mark.rule("AM-5.6")
def test_carts_that_are_just_enough_are_not_what_is_wanting() -> None:
    state = lay(seats=[{"tracks": [*ELEVEN_SPACES, "oude-waal--waag"]}, {}, {}])
    assert seat_view(state, 0)["carts"] == 4
    assert refused(state, f"claim {FREE_FOUR}") == ("cannot-pay", {"track": FREE_FOUR, "length": 4, "colour": "grey"})


@pytest.mark.rule("AM-5.7")
def test_a_double_is_two_tracks_of_equal_length_between_the_same_places() -> None:
    twins = [track for track in oracle.TRACKS.values() if track.twin]
    assert len(twins) == 26
    for track in twins:
        twin = oracle.TRACKS[track.twin]
        assert (twin.twin, twin.length, {twin.a, twin.b}) == (track.name, track.length, {track.a, track.b})


@pytest.mark.rule("AM-5.7")
@pytest.mark.parametrize("players", [3, 4])
def test_nobody_may_hold_both_tracks_of_a_double(players: int) -> None:
    for mine, other in ((PINK_TWIN, ORANGE_TWIN), (ORANGE_TWIN, PINK_TWIN)):
        state = lay(players=players, seats=[{"hand": {"pink": 4, "orange": 4}}], row=["red"] * 5)
        do(state, f"claim {mine}")
        for _ in range(players - 1):
            do(state, "draw contracts", "keep both")
        assert f"claim {other}" not in options(state)
        assert refused(state, f"claim {other}") == ("partner-yours", {"track": other})


@pytest.mark.rule("AM-5.7")
@pytest.mark.parametrize("track", [track.name for track in BOX.tracks if track.partner >= 0])
def test_of_each_double_one_track_bars_its_owner_from_the_other(track: str) -> None:
    twin = oracle.TRACKS[track].twin
    state = lay(players=3, seats=[{"tracks": [track]}], rest=0)
    assert set(oracle.TRACKS) - {name.removeprefix("claim ") for name in starting_with(state, "claim")} == {track, twin}


@pytest.mark.rule("AM-5.8")
def test_with_two_players_the_other_track_of_a_double_is_closed_to_both() -> None:
    for mine, other in ((PINK_TWIN, ORANGE_TWIN), (ORANGE_TWIN, PINK_TWIN)):
        hands = {"hand": {"pink": 3, "orange": 3}}
        state = lay(seats=[hands, hands], row=["red"] * 5)
        assert {f"claim {mine}", f"claim {other}"} <= set(options(state))
        do(state, f"claim {mine}")
        assert state.view()["closed"] == [other]
        for _ in range(2):  # closed to the other player, and to its owner
            assert f"claim {other}" not in options(state)
            assert refused(state, f"claim {other}") == ("track-closed", {"track": other})
            do(state, "draw contracts", "keep both")
        assert state.view()["closed"] == [other]


@pytest.mark.rule("AM-5.8", "AM-5.9")
@pytest.mark.parametrize("track", [track.name for track in BOX.tracks if track.partner >= 0])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_other_track_of_a_double_is_open_to_others_with_three_or_four_players_only(
    track: str, players: int
) -> None:
    twin = oracle.TRACKS[track].twin
    state = lay(players=players, seats=[{}, {"tracks": [track]}], rest=0)
    free = {name.removeprefix("claim ") for name in starting_with(state, "claim")}
    assert set(oracle.TRACKS) - free == ({track, twin} if players == 2 else {track})
    assert state.view()["closed"] == ([twin] if players == 2 else [])


@pytest.mark.rule("AM-5.9")
def test_two_players_may_hold_a_double_together() -> None:
    state = lay(seats=[{"hand": {"pink": 2}}, {"hand": {"orange": 2}}, {}], row=["red"] * 5)
    do(state, f"claim {PINK_TWIN}", f"claim {ORANGE_TWIN}")
    assert state.view()["tracks"] == {PINK_TWIN: 0, ORANGE_TWIN: 1}
    assert state.view()["closed"] == []
    assert refused(state, f"claim {PINK_TWIN}")[0] == "track-taken"


# ---------------------------------------------------------------------- points and merchandise


@pytest.mark.rule("AM-5.10")
@pytest.mark.parametrize(
    ("track", "points"), [("oude-waal--waag", 1), (GREY_TWO, 2), ("jan-roodenpoortstoren--jordaan", 4), (LONE_FOUR, 7)]
)
def test_a_track_scores_at_once_by_its_length(track: str, points: int) -> None:
    state = lay(seats=[{"hand": {"pink": 4}, "tracks": [PINK_TWIN]}, {}, {}])
    told = do(state, f"claim {track}")
    assert only(told, "claimed") == [{"seat": 0, "track": track, "points": points}]
    assert [seat["points"] for seat in state.view()["seats"]] == [2 + points, 0, 0]


OUTER_RING = [
    "Haringpakkerstoren",
    "Oude Waal",
    "Montelbaanstoren",
    "Blauwbrug",
    "Munttoren",
    "Begijnhof",
    "De Drie Hendricken",
    "Jordaan",
    "Noordermarkt",
    "Nieuwe Waal",
]


@pytest.mark.rule("AM-5.11", "AM-5.12")
def test_the_tracks_of_the_outer_ring_give_a_merchandise_card_and_no_others_do() -> None:
    called = {place.name: place.id for place in BOX.places}
    ring = {
        frozenset((called[one], called[two]))
        for one, two in zip(OUTER_RING, [*OUTER_RING[1:], OUTER_RING[0]], strict=True)
    }
    marked = []
    for name, track in oracle.TRACKS.items():
        state = lay(seats=[{"tracks": ["begijnhof--munttoren"]}, {}, {}], rest=1, turn=1)
        if name == "begijnhof--munttoren":
            state = lay(seats=[{"tracks": ["blauwbrug--munttoren"]}, {}, {}], rest=1, turn=1)
        told = do(state, f"claim {name}", "pay wild")
        on_ring = frozenset((track.a, track.b)) in ring
        marked += [name] * on_ring
        assert only(told, "merchandise") == [{"seat": 1, "number": 1}] * on_ring
        assert [seat["merchandise"] for seat in state.view()["seats"]] == [1, int(on_ring), 0]
        assert state.view()["merchandise"] == 15 - on_ring
    assert len(marked) == 11
    assert {"haringpakkerstoren--nieuwe-waal-a", "haringpakkerstoren--nieuwe-waal-b"} <= set(marked)


@pytest.mark.rule("AM-5.11")
@pytest.mark.parametrize("track", ["begijnhof--munttoren", "blauwbrug--munttoren", LONE_FOUR])
def test_a_marked_track_gives_one_card_whatever_its_length(track: str) -> None:
    state = lay(seats=[{"hand": {"wild": 4}, "tracks": ["montelbaanstoren--oude-waal"]}, {}])
    told = do(state, f"claim {track}")
    assert only(told, "merchandise") == [{"seat": 0, "number": 2}]
    assert seat_view(state, 0)["merchandise"] == 2


@pytest.mark.rule("AM-5.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tracks_stay_with_their_owner_and_carts_never_come_back(players: int) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        state = begin(players=players, seed=seed)
        before = state.view()
        while not state.over:
            play_on(state, chance, 1)
            after = state.view()
            assert before["tracks"].items() <= after["tracks"].items()
            for seat in range(players):
                held = [name for name, owner in after["tracks"].items() if owner == seat]
                assert after["seats"][seat]["carts"] == 16 - sum(oracle.TRACKS[name].length for name in held)
            before = after
        assert len(before["tracks"]) > 5
