"""The end of a round and of the game (SC-5, SC-6)."""

from typing import Any

import pytest

from kade.kernel.errors import BadState
from kade.kernel.kinds import members
from kade.testing import Table, only
from scopa.edition import CARDS
from scopa.game import GAME
from scopa.rules.scoring import SOURCES, round_points
from scopa.rules.state import Scopa

TABLE = Table(GAME, Scopa)
LAST = ("clubs-9", "clubs-8")
"""Two cards with which seat 0 ends the round: neither captures the other."""


def earned(*piles: str, **spec: Any) -> dict[str, list[int]]:
    """What players with these piles earn, by source. The rest lies in the deck."""
    seats = [{"pile": pile.split()} for pile in piles]
    state = TABLE.lay(table=[], seats=[{**seats[0], "hand": list(LAST)}, *seats[1:]], **spec)
    return dict(zip(SOURCES, map(list, zip(*round_points(state), strict=True)), strict=True))


def last_turn(tallies: list[list[int]], **spec: Any) -> Scopa:
    """Seat 0 is about to end the round; all other cards are in the pile of the last seat."""
    seats: list[dict[str, Any]] = [{"tally": tally} for tally in tallies]
    seats[0]["hand"] = list(LAST)
    seats[-1]["pile"] = [card for card in CARDS if card not in LAST]
    return TABLE.lay(table=[], seats=seats, last=len(tallies) - 1, **spec)


@pytest.mark.rule("SC-5.1")
def test_the_last_to_capture_takes_the_rest_of_the_table() -> None:
    state = last_turn([[0] * 5, [0] * 5])
    told = TABLE.do(state, "play clubs-9")
    assert only(told, "took-rest") == [{"seat": 1, "cards": ["clubs-9", "clubs-8"]}]
    assert only(told, "swept") == []
    assert (state.round, len(state.deck)) == (2, 30)


@pytest.mark.rule("SC-5.2")
def test_most_cards_bring_a_point_and_a_tie_none() -> None:
    assert earned("cups-1 cups-2", "clubs-1")["cards"] == [1, 0]
    assert earned("cups-1 cups-2", "clubs-1 clubs-2")["cards"] == [0, 0]
    assert earned("cups-1", "clubs-1 clubs-2", "clubs-3 clubs-4")["cards"] == [0, 0, 0]


@pytest.mark.rule("SC-5.3")
def test_most_coins_bring_a_point_and_a_tie_none() -> None:
    assert earned("coins-1 coins-2", "coins-3 cups-1 cups-2")["coins"] == [1, 0]
    assert earned("coins-1", "coins-3 cups-1 cups-2")["coins"] == [0, 0]


@pytest.mark.rule("SC-5.4")
def test_the_seven_of_coins_brings_a_point() -> None:
    assert earned("cups-7", "coins-7")["settebello"] == [0, 1]


@pytest.mark.rule("SC-5.5")
def test_the_best_card_of_each_suit_makes_the_primiera() -> None:
    sevens = "coins-7 cups-7 swords-7 clubs-1"  # 21 * 3 + 16 = 79
    assert earned(sevens, "coins-6 cups-6 swords-6 clubs-7")["primiera"] == [1, 0]  # 18 * 3 + 21 = 75
    assert earned("coins-1 cups-2 swords-3 clubs-4", "coins-2 cups-1 swords-4 clubs-3")["primiera"] == [0, 0]
    assert earned(
        "coins-10 cups-10 swords-10 clubs-10", "coins-2 cups-8 swords-8 clubs-10".replace("clubs-10", "clubs-2")
    )["primiera"] == [0, 1]  # figures count 10, a 2 counts 12


@pytest.mark.rule("SC-5.5")
def test_what_each_value_counts_in_the_primiera() -> None:
    assert GAME.new(seed=1).printed.primiera == [16, 12, 13, 14, 15, 18, 21, 10, 10, 10]  # type: ignore[attr-defined]


@pytest.mark.rule("SC-5.6")
def test_without_all_suits_there_is_no_primiera() -> None:
    assert earned("coins-7 cups-7 swords-7", "coins-2 cups-2 swords-2 clubs-2")["primiera"] == [0, 1]
    assert earned("coins-7 cups-7 swords-7", "coins-2 cups-2 swords-2")["primiera"] == [0, 0]


@pytest.mark.rule("SC-5.7")
def test_each_sweep_brings_a_point() -> None:
    state = last_turn([[0] * 5, [0] * 5])
    state.players[0].sweeps = 2
    TABLE.do(state, "play clubs-9")
    assert state.players[0].tally == [0, 0, 0, 0, 2]


@pytest.mark.rule("SC-6.1")
@pytest.mark.parametrize(("target", "over"), [(11, True), (16, False)])
def test_the_game_ends_after_the_round_in_which_somebody_has_the_points(target: int, over: bool) -> None:
    state = last_turn([[0] * 5, [3, 1, 1, 2, 0]], target=target)  # 7 and four more for the last pile
    told = TABLE.do(state, "play clubs-9")
    assert state.over == over
    if over:
        assert only(told, "ended") == [{"winners": [1], "points": [0, 11]}]
        assert state.result().breakdown[1] == {"cards": 4, "coins": 2, "settebello": 2, "primiera": 3, "sweeps": 0}
        assert GAME.estimate(state, 1) == 11


@pytest.mark.rule("SC-6.2")
def test_a_shared_lead_is_played_off() -> None:
    state = last_turn([[11, 0, 0, 0, 0], [3, 1, 1, 2, 0]])
    TABLE.do(state, "play clubs-9")
    assert [me.points for me in state.players] == [11, 11]
    assert not state.over


def test_a_whole_round_brings_every_card_into_a_pile_or_the_next_deck() -> None:
    state = TABLE.begin(seed=4)
    while state.round == 1:
        state.apply(state.legal()[0])
    assert sum(me.points for me in state.players) >= 1
    assert len(state.deck) + len(state.table) + sum(len(me.hand) for me in state.players) == 40
    assert all(members(me.pile) == [] for me in state.players)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ({"seats": [{"hand": ["coins-1", "coins-2", "coins-3", "coins-4"]}, {}]}, "at most 3 cards"),
        ({"table": ["coins-1"], "seats": [{"hand": ["coins-1"]}, {}]}, "coins-1"),
        ({"table": ["hearts-1"]}, "hearts-1"),
    ],
)
def test_impossible_positions_are_refused_in_a_sentence(spec: dict[str, Any], words: str) -> None:
    with pytest.raises(BadState, match=words):
        GAME.position(spec)
