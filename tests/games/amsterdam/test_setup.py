"""Setting up Amsterdam (ledger, chapter 2)."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest
from tests.games.amsterdam.table import (
    ALL_CONTRACTS,
    GAME,
    begin,
    begin_with,
    discards,
    do,
    hand,
    keep_all,
    options,
    refused,
    row,
    seat_view,
    secrets,
)

import kade
from kade.kernel.event import Event
from kade.testing import only


@pytest.mark.rule("AM-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores_start_at_nought_and_the_merchandise_lies_beside_the_board(players: int) -> None:
    view = begin(players=players, seed=3).view()
    assert [(seat["points"], seat["merchandise"]) for seat in view["seats"]] == [(0, 0)] * players
    assert view["merchandise"] == 16
    assert view["tracks"] == {}
    assert view["closed"] == []
    assert (view["turn"], view["last_round"]) == (0, None)
    saved = secrets(begin(players=players, seed=3))
    assert (saved["passes"], saved["turns_left"], saved["contracts_drawn"]) == (0, 0, 2 * players)


@pytest.mark.rule("AM-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_cards_each_five_in_the_row_and_the_rest_is_the_deck(players: int) -> None:
    deck = [
        "pink",
        "pink",
        "blue",
        "blue",
        "green",
        "green",
        "black",
        "black",
        "red",
        "orange",
        "red",
        "orange",
        "wild",
        "wild",
    ]
    last = players - 1
    state, _ = begin_with(players, " ".join(deck), first=last)
    dealt = deck[: 2 * players]
    order = [last, *range(last)]
    for turn, seat in enumerate(order):
        assert hand(state, seat) == Counter(dealt[2 * turn : 2 * turn + 2])
    assert row(state) == deck[2 * players : 2 * players + 5]
    assert state.view()["deck"] == 44 - 2 * players - 5
    assert secrets(state)["deck"][: 9 - 2 * players] == deck[2 * players + 5 :][: 9 - 2 * players]
    assert discards(state) == {}


@pytest.mark.rule("AM-2.2", "AM-2.4")
def test_cards_and_contracts_are_shuffled() -> None:
    games = [secrets(begin(players=2, seed=seed)) for seed in range(20)]
    assert len({tuple(game["deck"]) for game in games}) == 20
    assert len({tuple(game["contracts"]) for game in games}) == 20
    assert begin(players=2, seed=7) == begin(players=2, seed=7)


@pytest.mark.rule("AM-2.3")
@pytest.mark.parametrize("wilds", [2, 3, 4, 5])
def test_a_first_row_with_three_wilds_or_more_is_replaced(wilds: int) -> None:
    first = ["wild"] * wilds + ["pink"] * (5 - wilds)
    state, told = begin_with(2, " ".join(["red"] * 4 + first + ["blue"] * 5))
    if wilds < 3:
        assert row(state) == first
        assert only(told, "swept") == []
    else:
        assert only(told, "swept") == [{"cards": first}]
        assert row(state) == ["blue"] * 5
        assert discards(state) == Counter(first)
        assert state.view()["deck"] == 44 - 4 - 10


@pytest.mark.rule("AM-2.3")
def test_a_second_row_with_three_wilds_is_replaced_too() -> None:
    state, told = begin_with(2, "red red red red " + "wild wild wild pink pink " * 2 + "wild wild blue blue green")
    assert len(only(told, "swept")) == 2
    assert row(state) == ["wild", "wild", "blue", "blue", "green"]
    assert discards(state) == {"wild": 6, "pink": 4}


@pytest.mark.rule("AM-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_two_contracts_and_keeps_one_or_both(players: int) -> None:
    state, _ = begin_with(players, "", " ".join(ALL_CONTRACTS[:8]), first=1)
    order = [(1 + i) % players for i in range(players)]
    for turn, seat in enumerate(order):
        one, two = sorted(ALL_CONTRACTS[2 * turn : 2 * turn + 2], key=ALL_CONTRACTS.index)
        assert seat_view(state, seat, seat)["offer"] == [one, two]
        assert options(state, seat) == ["keep both", f"keep {one}", f"keep {two}"]
    assert state.view()["contract_deck"] == 24 - 2 * players


@pytest.mark.rule("AM-2.4")
def test_both_are_kept_or_the_one_that_is_named() -> None:
    state, _ = begin_with(2, "", " ".join(ALL_CONTRACTS[:4]))
    do(state, "keep both", seat=0)
    do(state, f"keep {ALL_CONTRACTS[3]}", seat=1)
    assert secrets(state)["seats"][0]["contracts"] == ALL_CONTRACTS[:2]
    assert secrets(state)["seats"][1]["contracts"] == [ALL_CONTRACTS[3]]
    assert [seat["offered"] for seat in state.view()["seats"]] == [0, 0]


@pytest.mark.rule("AM-2.4")
def test_a_contract_that_was_not_dealt_cannot_be_kept() -> None:
    state, _ = begin_with(2, "", " ".join(ALL_CONTRACTS[:4]))
    assert refused(state, f"keep {ALL_CONTRACTS[2]}", 0) == ("contract-not-offered", {"contract": ALL_CONTRACTS[2]})
    assert refused(state, "draw card", 0) == ("choose-contracts", {})


@pytest.mark.rule("AM-2.5")
def test_contracts_not_kept_go_under_the_deck_in_turn_order() -> None:
    dealt = ALL_CONTRACTS[:6]  # two each to the seats 1, 2, 0
    state, _ = begin_with(3, "", " ".join(dealt), first=1)
    rest = secrets(state)["contracts"]
    do(state, f"keep {dealt[5]}", seat=0)  # whoever decides first, the first player's goes under first
    do(state, f"keep {dealt[2]}", seat=2)
    do(state, f"keep {dealt[1]}", seat=1)
    assert secrets(state)["contracts"] == [*rest, dealt[0], dealt[3], dealt[4]]


@pytest.mark.rule("AM-2.5")
def test_all_choose_at_the_same_time_and_see_no_choice_before_the_last() -> None:
    state = begin(players=3, seed=9)
    assert list(state.actors) == [0, 1, 2]
    told = do(state, "keep both", seat=1)
    assert told == []
    assert list(state.actors) == [0, 2]
    assert options(state, 1) == []
    assert refused(state, "keep both", 1) == ("not-your-turn", {})
    assert seat_view(state, 1, 1)["choice"] == "keep both"
    assert "choice" not in seat_view(state, 1, 0)
    assert state.view(0) == state.resample(0, 5).view(0)
    do(state, "keep both", seat=2)
    told = do(state, options(state, 0)[1], seat=0, seen_by=0)
    first = state.first
    kept = only(told, "kept")
    assert [event["seat"] for event in kept] == [(first + i) % 3 for i in range(3)]
    assert {event["seat"]: (event["number"], event["returned"]) for event in kept} == {0: (1, 1), 1: (2, 0), 2: (2, 0)}
    assert [event["seat"] for event in kept if "contracts" in event] == [0]


@pytest.mark.rule("AM-2.5")
def test_everybody_may_think_again_until_the_last_has_chosen() -> None:
    match = kade.Match(GAME, seed=3, players=3)
    match.apply(GAME.action("keep both"), 0)
    match.apply(GAME.action("keep both"), 1)
    assert [match.can_undo(seat) for seat in range(3)] == [True, True, False]
    match.apply(GAME.action("keep both"), 2)
    assert [match.can_undo(seat) for seat in range(3)] == [False, False, False]
    assert [match.state.view(seat)["seats"][seat]["choice"] for seat in range(3)] == [None, None, None]
    assert GAME.from_dict(match.state.to_dict()) == match.state


@pytest.mark.rule("AM-2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chosen_first_player_begins_and_play_goes_clockwise(players: int) -> None:
    for first in range(players):
        state = keep_all(begin(players=players, seed=1, first=first))
        turns = []
        for _ in range(players + 1):
            turns.append(state.actor)
            do(state, "draw contracts", "keep both")
        assert turns == [(first + i) % players for i in range(players + 1)]
        assert state.view()["first"] == first


@pytest.mark.rule("AM-2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_otherwise_the_first_player_is_drawn_by_lot(players: int) -> None:
    heard: list[Event] = []
    begun = Counter(begin(players=players, seed=seed, listener=heard.append).first for seed in range(40))
    assert set(begun) == set(range(players))
    told = [event.seen_by(None) for event in heard if event.name == "began"]
    assert Counter(cast(dict[str, Any], event)["first"] for event in told) == begun


@pytest.mark.rule("AM-2.6")
def test_a_first_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="first is 2, but with 2 players the seats are 0 to 1"):
        begin(players=2, first=2)
    assert begin(players=3, first=2, seed=0).first == 2


@pytest.mark.rule("AM-2.1", "AM-2.4", "AM-2.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_has_counted_nothing_but_the_contracts_dealt(players: int) -> None:
    table = begin(players=players, seed=3, first=1).to_dict()["state"]
    assert (table["turn"], table["passes"], table["first"]) == (0, 0, 1)
    assert (table["ending"], table["turns_left"], table["stalled"]) == (None, 0, False)
    assert table["contracts_drawn"] == 2 * players
