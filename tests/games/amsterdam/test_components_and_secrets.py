"""What is in the box of Amsterdam, and what of it is open (ledger, chapter 1)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.amsterdam import oracle
from tests.games.amsterdam.table import (
    ALL_CONTRACTS,
    BOX,
    CARDS,
    COLOURS,
    GAME,
    NO_ROW,
    SIXTEEN,
    begin,
    do,
    hand,
    keep_all,
    lay,
    options,
    play_on,
    seat_view,
    secrets,
)

from kade.testing import only

RING = [
    "haringpakkerstoren--nieuwe-waal-a",
    "haringpakkerstoren--nieuwe-waal-b",
    "haringpakkerstoren--oude-waal",
    "montelbaanstoren--oude-waal",
    "blauwbrug--montelbaanstoren",
    "blauwbrug--munttoren",
    "begijnhof--munttoren",
    "begijnhof--drie-hendricken",
    "drie-hendricken--jordaan",
    "jordaan--noordermarkt",
    "nieuwe-waal--noordermarkt",
]


@pytest.mark.rule("AM-1.1")
def test_the_board_has_17_places_and_44_tracks_in_31_connections() -> None:
    connections = Counter(frozenset((track.a, track.b)) for track in BOX.tracks)
    assert len({place.id for place in BOX.places}) == 17
    assert len({track.name for track in BOX.tracks}) == 44
    assert Counter(connections.values()) == {1: 18, 2: 13}
    assert sum(track.length for track in BOX.tracks) == 86
    assert {track.length for track in BOX.tracks} == {1, 2, 3, 4}
    assert {track.colour for track in BOX.tracks} == {*COLOURS, "grey"}


@pytest.mark.rule("AM-1.1")
def test_every_track_of_the_board_can_be_claimed_in_its_colour() -> None:
    state = lay(players=3, rest=0)
    claimable = {name.removeprefix("claim ") for name in options(state) if name.startswith("claim ")}
    assert claimable == set(oracle.TRACKS)
    for name, track in oracle.TRACKS.items():
        colour = "pink" if track.colour == "grey" else track.colour
        paying = lay(players=3, seats=[{"hand": {colour: track.length, "wild": 1}}])
        do(paying, f"claim {name}", f"pay {colour} 0 wild")
        assert paying.view()["tracks"] == {name: 0}
        assert hand(paying, 0) == {"wild": 1}


@pytest.mark.rule("AM-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_sixteen_carts(players: int) -> None:
    assert [seat["carts"] for seat in begin(players=players, seed=1).view()["seats"]] == [16] * players
    assert seat_view(lay(seats=[{"tracks": SIXTEEN}]), 0)["carts"] == 0
    with pytest.raises(ValueError, match="seat 0 has -1 carts"):
        lay(seats=[{"tracks": [*SIXTEEN, "oude-waal--waag"]}])


@pytest.mark.rule("AM-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_44_transport_cards_six_of_each_colour_and_eight_wild(players: int) -> None:
    everywhere = oracle.cards_everywhere(begin(players=players, seed=5).to_dict())
    assert everywhere == {"pink": 6, "blue": 6, "green": 6, "black": 6, "red": 6, "orange": 6, "wild": 8}


@pytest.mark.rule("AM-1.3")
def test_there_are_no_grey_cards() -> None:
    names = [GAME.name(action) for action in GAME.actions]
    assert {name.split()[1] for name in names if name.startswith("take ")} == set(CARDS)
    assert {name.split()[1] for name in names if name.startswith("pay ")} == set(CARDS)


@pytest.mark.rule("AM-1.4")
def test_24_contracts_each_of_two_places_and_points() -> None:
    state = begin(players=3, seed=2)
    everywhere = secrets(state)["contracts"] + [name for seat in secrets(state)["seats"] for name in seat["offer"]]
    assert sorted(everywhere) == sorted(ALL_CONTRACTS)
    assert len(everywhere) == 24
    do(keep_all(state), "draw contracts", "keep both")
    places = {place.id for place in BOX.places}
    for deal in seat_view(state, state.first, state.first)["held"]:
        assert {deal["a"], deal["b"]} <= places
        assert deal["a"] != deal["b"]
        assert deal["points"] == oracle.CONTRACTS[deal["contract"]]["points"] > 0


@pytest.mark.rule("AM-1.5")
def test_sixteen_merchandise_cards_outlast_all_eleven_tracks_that_give_one() -> None:
    seats = [{"tracks": RING[:1] + RING[2:4]}, {"tracks": RING[1:2] + RING[4:6]}, {"tracks": RING[6:]}]
    state = lay(seats=seats)
    assert [seat["merchandise"] for seat in state.view()["seats"]] == [3, 3, 5]
    assert state.view()["merchandise"] == 16 - 11
    assert lay(players=2).view()["merchandise"] == 16


# ---------------------------------------------------------------------- what is open and what is secret (AM-1.6)


@pytest.mark.rule("AM-1.6")
def test_hands_and_contracts_are_shown_to_their_owner_only() -> None:
    state = lay(
        seats=[
            {"hand": {"pink": 3}, "contracts": ["dam--oude-waal"]},
            {"hand": {"wild": 2}, "contracts": ["munttoren--waag", "jordaan--waag"]},
        ]
    )
    own = seat_view(state, 1, 1)
    assert own["hand"] == {"pink": 0, "blue": 0, "green": 0, "black": 0, "red": 0, "orange": 0, "wild": 2}
    assert [deal["contract"] for deal in own["held"]] == ["munttoren--waag", "jordaan--waag"]
    for viewer in (0, None):
        others = seat_view(state, 1, viewer)
        assert not {"hand", "held", "offer", "choice"} & set(others)


@pytest.mark.rule("AM-1.6")
def test_numbers_of_cards_and_contracts_deck_sizes_merchandise_and_discards_are_open() -> None:
    state = lay(
        seats=[
            {"hand": {"pink": 3}, "contracts": ["dam--oude-waal"], "tracks": ["begijnhof--munttoren"]},
            {"hand": {"wild": 2}, "contracts": ["munttoren--waag", "jordaan--waag"]},
        ],
        discards={"red": 2, "wild": 1},
        row=["blue"] * 5,
    )
    view = state.view(None)
    assert [(seat["cards"], seat["contracts"], seat["merchandise"]) for seat in view["seats"]] == [(3, 1, 1), (2, 2, 0)]
    assert view["discards"] == {"pink": 0, "blue": 0, "green": 0, "black": 0, "red": 2, "orange": 0, "wild": 1}
    assert view["row"] == ["blue"] * 5
    gap = ["pink", None, "wild", "red", "blue"]
    assert lay(row=gap, rest=1).view()["row"] == gap
    assert (view["deck"], view["contract_deck"], view["merchandise"]) == (44 - 5 - 3 - 5, 21, 15)


@pytest.mark.rule("AM-1.6")
def test_changing_what_is_hidden_changes_nothing_in_the_view() -> None:
    common = {"row": ["blue", "red", "red", "pink", "wild"], "discards": {"green": 1}}
    mine = {"hand": {"pink": 2}, "contracts": ["dam--oude-waal"]}
    one = lay(**common, seats=[mine, {"hand": {"wild": 2}, "contracts": ["munttoren--waag"]}], seed=1)
    two = lay(**common, seats=[mine, {"hand": {"black": 1, "red": 1}, "contracts": ["jordaan--waag"]}], seed=2)
    assert secrets(one)["deck"] != secrets(two)["deck"]
    assert secrets(one)["contracts"] != secrets(two)["contracts"]
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)
    assert options(one, 0) == options(two, 0)


@pytest.mark.rule("AM-1.6")
def test_a_card_drawn_blind_is_told_to_who_drew_it_and_one_from_the_row_to_all() -> None:
    for viewer, card in ((0, {"card": "green"}), (1, {}), (None, {})):
        state = lay(players=2, deck=["green", "black"], row=["blue", "red", "red", "pink", "orange"])
        told = do(state, "draw card", "take pink", seen_by=viewer)
        assert only(told, "drew") == [{"seat": 0, **card}]
        assert only(told, "took") == [{"seat": 0, "card": "pink"}]
        assert only(told, "refilled") == [{"slot": 3, "card": "black"}]


@pytest.mark.rule("AM-1.6")
def test_the_cards_dealt_at_the_beginning_are_told_to_their_owner_only() -> None:
    for viewer in (0, 1, None):
        heard: list[dict[str, object]] = []
        state = begin(
            players=2,
            seed=4,
            listener=lambda event, heard=heard, viewer=viewer: heard.append(
                event.seen_by(viewer) or {"event": "nothing"}
            ),
        )
        dealt = {event["seat"]: event for event in heard if event["event"] == "dealt"}
        offered = {event["seat"]: event for event in heard if event["event"] == "offered"}
        for seat in (0, 1):
            assert dealt[seat]["number"] == offered[seat]["number"] == 2
            assert ("cards" in dealt[seat]) == ("contracts" in offered[seat]) == (seat == viewer)
        if viewer is not None:
            cards, contracts = dealt[viewer]["cards"], offered[viewer]["contracts"]
            assert isinstance(cards, list)
            assert Counter(cards) == hand(state, viewer)
            assert contracts == secrets(state)["seats"][viewer]["offer"]


@pytest.mark.rule("AM-1.6")
def test_views_name_what_everyone_saw_a_seat_take_until_it_is_played() -> None:
    state = lay(
        seats=[{"hand": {"red": 1}}, {"hand": {"blue": 1}}],
        row=["red", "green", "green", "black", "blue"],
        deck=["pink", "pink", "pink", "pink"],
    )
    do(state, "take red", "take green")
    assert seat_view(state, 0, 1)["known"] == {"green": 1, "red": 1}
    do(state, "draw card", "draw card")
    assert seat_view(state, 1)["known"] == {}
    do(state, "claim haringpakkerstoren--korenmetershuisje-b")  # one of the two reds: perhaps the one all saw
    assert seat_view(state, 0, 1)["known"] == {"green": 1}
    assert hand(state, 0) == {"red": 1, "green": 1}


@pytest.mark.rule("AM-1.7")
def test_there_is_no_limit_on_hands_and_contracts() -> None:
    state = lay(
        players=2, row=["pink", "blue", None, None, None], rest=0, contracts=ALL_CONTRACTS[:4], contracts_rest=0
    )
    assert seat_view(state, 0)["cards"] == 42
    do(state, "take pink")  # and blue, the only other card there is
    assert seat_view(state, 0)["cards"] == 44
    do(state, "keep both", seat=1)  # the other has nothing else to do than to draw two contracts of four
    do(state, "draw contracts", "keep both")
    assert seat_view(state, 0)["contracts"] == 22


@pytest.mark.rule("AM-1.8")
def test_a_score_may_fall_below_nought() -> None:
    state = lay(
        seats=[
            {"contracts": ["blauwbrug--jordaan", "blauwbrug--noordermarkt"]},
            {"tracks": SIXTEEN, "contracts": ["dam--oude-waal"]},
        ],
        row=NO_ROW,
        rest=1,
        contracts_rest=1,
    )
    assert state.over
    assert state.view()["result"]["points"][0] == -18


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_or_made_in_a_game(seed: int) -> None:
    state = play_on(begin(players=2 + seed % 3, seed=seed), random.Random(seed), 400)
    assert oracle.cards_everywhere(state.to_dict()).total() == 44
    assert state.audit() == []
