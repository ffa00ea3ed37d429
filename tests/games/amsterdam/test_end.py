"""The last round, the final scoring and who wins (ledger, chapter 7)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.amsterdam.table import INNER, NO_ROW, SIXTEEN, do, lay, options, seat_view, secrets

from kade.games.amsterdam.rules.state import Amsterdam
from kade.testing import only

# Twelve spaces; a claim of two leaves two carts, a claim of one leaves three.
TWELVE = ["haringpakkerstoren--oude-waal", "begijnhof--drie-hendricken", "blauwbrug--montelbaanstoren"]


def draw_two(state: Amsterdam) -> list[dict[str, Any]]:
    return do(state, "draw card", "draw card")


# ---------------------------------------------------------------------- the last round


@pytest.mark.rule("AM-7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("who", [0, 1])
def test_everybody_has_one_more_turn_and_the_last_is_that_of_who_brought_the_end(players: int, who: int) -> None:
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    seats[who] = {"tracks": TWELVE, "hand": {"pink": 2}}
    state = lay(seats=seats, turn=who)
    told = do(state, "claim dam--oude-kerk-a")
    assert only(told, "last-round") == [{"seat": who}]
    assert state.view()["last_round"] == who
    turns = []
    while not state.over:
        turns.append(state.actor)
        told = draw_two(state)
        assert only(told, "last-round") == []
    assert turns == [(who + i) % players for i in range(1, players + 1)]
    assert state.view()["turn"] == players + 1
    assert state.view()["step"] == ""


@pytest.mark.rule("AM-7.1")
@pytest.mark.parametrize(
    ("track", "carts", "last"),
    [
        ("oude-waal--waag", 3, None),
        ("oude-kerk--oude-waal", 2, 0),
        ("blauwbrug--munttoren", 1, 0),
        ("jan-roodenpoortstoren--jordaan", 1, 0),
    ],
)
def test_two_carts_or_fewer_bring_the_end_about(track: str, carts: int, last: int | None) -> None:
    state = lay(seats=[{"tracks": TWELVE, "hand": {"wild": 3}}, {}], step="pay", track=track)
    if state.view()["step"] == "pay":
        do(state, "pay wild")
    assert seat_view(state, 0)["carts"] == carts
    assert state.view()["last_round"] == last


@pytest.mark.rule("AM-7.1")
def test_it_is_looked_at_when_a_turn_has_ended() -> None:
    # The track is claimed, paid for and scored, and only then the carts are looked at.
    state = lay(seats=[{"tracks": TWELVE, "hand": {"pink": 2, "wild": 1}}, {}], row=["red"] * 5)
    do(state, "claim dam--oude-kerk-a")
    assert state.view()["last_round"] is None
    told = do(state, "pay pink 0 wild")
    assert [event["event"] for event in told] == ["paid", "claimed", "last-round"]


@pytest.mark.rule("AM-7.1")
def test_it_happens_once() -> None:
    # Seat 1 runs out of carts in the last round of seat 0; nobody gets another turn for it.
    near = {
        "tracks": [
            "haringpakkerstoren--oude-waal",
            "begijnhof--drie-hendricken",
            "oude-kerk--oude-waal",
            "jan-roodenpoortstoren--jordaan",
        ],
        "hand": {"wild": 1},
    }
    state = lay(seats=[{"tracks": INNER}, near, {}], turn=1, ending=0, turns_left=3)
    told = do(state, "claim oude-waal--waag")
    assert seat_view(state, 1)["carts"] <= 2
    assert only(told, "last-round") == []
    assert state.view()["last_round"] == 0
    draw_two(state)
    assert not state.view()["over"]
    told = draw_two(state)
    assert state.over
    assert [event["event"] for event in told][-1] == "ended"


@pytest.mark.rule("AM-7.10")
def test_the_last_turns_are_turns_like_any_other() -> None:
    state = lay(
        seats=[{"hand": {"pink": 1}}, {"tracks": SIXTEEN}],
        ending=1,
        turns_left=2,
        row=["red"] * 5,
        contracts=["dam--oude-waal", "munttoren--waag"],
    )
    assert {"take red", "draw card", "draw contracts", "claim drie-hendricken--westermarkt-a"} <= set(options(state))
    do(state, "draw contracts", "keep both")
    assert seat_view(state, 0)["contracts"] == 2
    assert not state.view()["over"]
    do(state, "take red", "draw card")
    assert state.over
    assert state.result().breakdown[0]["unfinished"] == -8


# ---------------------------------------------------------------------- scoring


def scored(*seats: dict[str, Any]) -> Amsterdam:
    """The scores as they stand in this position."""
    return lay(seats=list(seats))


@pytest.mark.rule("AM-7.2")
def test_points_for_tracks_are_those_counted_when_they_were_claimed() -> None:
    state = lay(seats=[{"hand": {"pink": 4}, "tracks": ["dam--oude-kerk-a"]}, {}], row=["red"] * 5)
    do(state, "claim begijnhof--drie-hendricken")
    counted = seat_view(state, 0)["points"]
    assert counted == 2 + 7
    assert state.result().breakdown[0]["tracks"] == counted
    again = lay(seats=[{"tracks": ["dam--oude-kerk-a", "begijnhof--drie-hendricken"]}, {}])
    assert seat_view(again, 0)["points"] == counted


@pytest.mark.rule("AM-7.3")
def test_a_complete_contract_adds_its_points_and_another_takes_them_away() -> None:
    way = ["dam--oude-kerk-a", "oude-kerk--oude-waal"]
    state = scored(
        {"tracks": way, "contracts": ["dam--oude-waal", "munttoren--waag", "blauwbrug--jordaan"]},
        {"contracts": ["blauwbrug--noordermarkt"]},
    )
    assert state.result().breakdown == (
        {"tracks": 4, "contracts": 4, "unfinished": -13, "merchandise": 0},
        {"tracks": 0, "contracts": 0, "unfinished": -9, "merchandise": 0},
    )
    assert state.result().points == (-5, -9)


@pytest.mark.rule("AM-7.3", "AM-7.2", "AM-7.4")
def test_the_final_scoring_is_told_contract_by_contract() -> None:
    way = ["dam--oude-kerk-a", "oude-kerk--oude-waal", "begijnhof--munttoren"]
    state = lay(
        seats=[
            {"tracks": way, "contracts": ["dam--oude-waal", "munttoren--waag"]},
            {"contracts": ["blauwbrug--jordaan"], "tracks": INNER},
        ],
        turn=1,
        ending=1,
        turns_left=1,
    )
    told = draw_two(state)
    assert [event for event in told if event["event"] not in ("drew", "reshuffled")] == [
        {"event": "contract-scored", "seat": 0, "contract": "dam--oude-waal", "points": 4, "done": True},
        {"event": "contract-scored", "seat": 0, "contract": "munttoren--waag", "points": -4, "done": False},
        {"event": "contract-scored", "seat": 1, "contract": "blauwbrug--jordaan", "points": -9, "done": False},
        {"event": "merchandise-scored", "seat": 0, "number": 1, "points": 8},
        {"event": "merchandise-scored", "seat": 1, "number": 0, "points": 0},
        {"event": "ended", "winners": [0], "points": [6 + 0 + 8, 20 - 9]},
    ]
    assert state.view()["result"] == {
        "points": [14, 11],
        "winners": [0],
        "breakdown": [
            {"tracks": 6, "contracts": 4, "unfinished": -4, "merchandise": 8},
            {"tracks": 20, "contracts": 0, "unfinished": -9, "merchandise": 0},
        ],
    }


# Marked tracks of two spaces (and three and four where there are no more): goods to hand out.
GOODS = [
    "haringpakkerstoren--nieuwe-waal-a",
    "nieuwe-waal--noordermarkt",
    "montelbaanstoren--oude-waal",
    "jordaan--noordermarkt",
    "drie-hendricken--jordaan",
    "begijnhof--munttoren",
    "blauwbrug--munttoren",
    "haringpakkerstoren--oude-waal",
    "begijnhof--drie-hendricken",
    "blauwbrug--montelbaanstoren",
]


def merchandise(*cards: int) -> list[int]:
    """The merchandise points of players with so many cards."""
    goods = iter(GOODS)
    state = scored(*[{"tracks": [next(goods) for _ in range(number)]} for number in cards])
    assert [seat["merchandise"] for seat in state.view()["seats"]] == list(cards)
    return [parts["merchandise"] for parts in state.result().breakdown]


@pytest.mark.rule("AM-7.4")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([4, 3, 2, 1], [8, 6, 4, 2]),
        ([1, 2, 3, 4], [2, 4, 6, 8]),
        ([3, 2, 1], [8, 5, 2]),
        ([1, 3, 2], [2, 8, 5]),
        ([2, 1], [8, 4]),
        ([1, 2], [4, 8]),
    ],
)
def test_merchandise_scores_by_place_and_number_of_players(cards: list[int], points: list[int]) -> None:
    assert merchandise(*cards) == points


@pytest.mark.rule("AM-7.5")
@pytest.mark.parametrize(
    ("cards", "points"),
    [([0, 0], [0, 0]), ([0, 1], [0, 8]), ([0, 0, 1], [0, 0, 8]), ([2, 0, 1], [8, 0, 5]), ([0, 0, 0, 0], [0, 0, 0, 0])],
)
def test_whoever_has_no_merchandise_scores_nothing_and_takes_no_place(cards: list[int], points: list[int]) -> None:
    assert merchandise(*cards) == points


@pytest.mark.rule("AM-7.6")
@pytest.mark.parametrize(
    ("cards", "points"),
    [([2, 2, 2, 1], [8, 8, 8, 2]), ([1, 1, 1, 1], [8, 8, 8, 8]), ([2, 2, 1], [8, 8, 2]), ([3, 2, 1, 1], [8, 6, 4, 4])],
)
def test_tied_players_share_the_place_and_the_next_ones_stay_empty(cards: list[int], points: list[int]) -> None:
    assert merchandise(*cards) == points


@pytest.mark.rule("AM-7.7")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([3, 3, 1, 0], [8, 8, 4, 0]),
        ([4, 2, 2, 1], [8, 6, 6, 2]),
        ([2, 1, 1], [8, 5, 5]),
        ([1, 1], [8, 8]),
        ([2, 0], [8, 0]),
    ],
)
def test_the_examples_of_the_ledger(cards: list[int], points: list[int]) -> None:
    assert merchandise(*cards) == points


@pytest.mark.rule("AM-7.8")
def test_cards_left_in_hand_count_for_nothing() -> None:
    poor = scored({"contracts": ["dam--oude-waal"]}, {})
    rich = scored({"contracts": ["dam--oude-waal"], "hand": {"wild": 8, "pink": 6}}, {})
    assert poor.result() == rich.result()


@pytest.mark.rule("AM-7.8")
def test_there_is_no_prize_for_the_longest_way_or_for_most_contracts() -> None:
    way = ["dam--oude-kerk-a", "oude-kerk--oude-waal", "dam--jan-roodenpoortstoren-a"]
    state = scored({"tracks": way, "contracts": ["dam--oude-waal", "jan-roodenpoortstoren--oude-kerk"]}, {})
    assert state.result().breakdown[0] == {"tracks": 5, "contracts": 7, "unfinished": 0, "merchandise": 0}
    assert state.result().points[0] == 12


# ---------------------------------------------------------------------- who wins


@pytest.mark.rule("AM-7.9")
def test_most_points_win() -> None:
    state = scored({"tracks": ["oude-waal--waag"]}, {"tracks": ["oude-kerk--oude-waal"]}, {})
    assert state.result().winners == (1,)


@pytest.mark.rule("AM-7.9")
def test_more_points_win_against_more_completed_contracts() -> None:
    state = scored(
        {"tracks": ["dam--oude-kerk-a", "oude-kerk--oude-waal"], "contracts": ["dam--oude-waal"]},
        {"tracks": ["blauwbrug--munttoren", "jan-roodenpoortstoren--jordaan"]},
    )
    assert state.result().points == (8, 16)
    assert state.result().winners == (1,)


@pytest.mark.rule("AM-7.9")
def test_a_tie_goes_to_whoever_completed_more_contracts() -> None:
    # 4 for the tracks and 4 for the contract, against 4 + 4 for the tracks alone; no merchandise anywhere.
    way = {"tracks": ["dam--oude-kerk-a", "oude-kerk--oude-waal"], "contracts": ["dam--oude-waal"]}
    plain = {"tracks": ["jan-roodenpoortstoren--jordaan", "korenmetershuisje--noordermarkt"]}
    for seats, winner in (([way, plain], 0), ([plain, way], 1)):
        state = scored(*seats)
        assert state.result().points == (8, 8)
        assert state.result().winners == (winner,)


@pytest.mark.rule("AM-7.9")
def test_contracts_held_but_not_completed_do_not_break_a_tie() -> None:
    # Both have 8 points and one completed contract; the second also holds one that is not complete.
    one = {"tracks": ["dam--oude-kerk-a", "oude-kerk--oude-waal"], "contracts": ["dam--oude-waal"]}
    two = {
        "tracks": [
            "dam--jan-roodenpoortstoren-a",
            "dam--oude-kerk-b",
            "korenmetershuisje--noordermarkt",
            "oude-waal--waag",
            "begijnhof--jan-roodenpoortstoren",
        ],
        "contracts": ["jan-roodenpoortstoren--oude-kerk", "jan-roodenpoortstoren--oost-indisch-huis"],
    }
    state = scored(one, two, {})
    assert state.result().points == (8, 1 + 2 + 4 + 1 + 2 + 3 - 4, 0)
    assert state.result().winners == (1,)
    even = scored(
        one,
        {"tracks": [name for name in two["tracks"] if name != "oude-waal--waag"], "contracts": two["contracts"]},
        {},
    )
    assert even.result().points == (8, 8, 0)
    assert even.result().winners == (0, 1)


@pytest.mark.rule("AM-7.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_still_tied_players_share_the_victory(players: int) -> None:
    state = scored(*[{} for _ in range(players)])
    assert state.result().winners == tuple(range(players))
    ahead = scored(
        {"tracks": ["oude-waal--waag"]},
        *[{} for _ in range(players - 2)],
        {"tracks": ["jan-roodenpoortstoren--westermarkt-a"]},
    )
    assert ahead.result().winners == (0, players - 1)


def test_after_the_end_nothing_can_be_done() -> None:
    state = lay(seats=[{}, {"tracks": SIXTEEN}], row=NO_ROW, rest=1, contracts_rest=0)
    assert state.over
    assert (state.actors, state.actor, state.legal(), state.legal(0)) == ((), None, [], [])
    assert secrets(state)["turn"] == 2


@pytest.mark.rule("AM-7.3")
def test_the_last_decision_is_not_taken_back_once_the_contracts_are_shown() -> None:
    state = lay(seats=[{"hand": {"red": 1}, "tracks": SIXTEEN[:4]}, {}], row=["red"] * 5, ending=0, turns_left=1)
    do(state, "claim oude-kerk--waag-b")
    assert state.over
    assert state.revealed
    earlier = lay(seats=[{"hand": {"red": 1}}, {"tracks": SIXTEEN}], row=["red"] * 5, ending=1, turns_left=2)
    do(earlier, "claim oude-kerk--waag-b")
    assert not earlier.revealed


@pytest.mark.rule("AM-3.2")
def test_a_pass_tells_something_of_a_hand_so_what_came_before_it_is_not_taken_back() -> None:
    state = lay(
        seats=[{"hand": {"red": 1}, "tracks": SIXTEEN[:1]}, {}, {}],
        row=["red", None, None, None, None],
        rest=2,
        contracts_rest=0,
    )
    told = do(state, "take red")
    assert only(told, "passed") == [{"seat": 1}]
    assert state.revealed
