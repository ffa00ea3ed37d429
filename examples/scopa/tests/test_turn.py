"""The turn and the sweep (SC-3, SC-4)."""

from typing import Any

import pytest

from kade.kernel.kinds import members
from kade.testing import Table, only
from scopa.edition import CARDS
from scopa.game import GAME
from scopa.rules.state import Scopa

TABLE = Table(GAME, Scopa)
OTHER = {"hand": ["swords-8", "coins-8"]}


def lay(table: list[str], *hand: str, **spec: Any) -> Scopa:
    return TABLE.lay(table=table, seats=[{"hand": [*hand, "cups-10", "clubs-10"][:3]}, OTHER], **spec)


def pile(state: Scopa, seat: int = 0) -> set[str]:
    return {CARDS[card] for card in members(state.players[seat].pile)}


def on_table(state: Scopa) -> list[str]:
    return [CARDS[card] for card in state.table]


@pytest.mark.rule("SC-3.1")
def test_a_turn_is_to_play_one_card_of_the_hand() -> None:
    state = lay(["cups-1"], "coins-2")
    assert TABLE.options(state) == ["play coins-2", "play cups-10", "play clubs-10"]
    assert TABLE.refused(state, "play swords-9").reason == "not-in-hand"
    assert TABLE.refused(state, "take cups-1").reason == "play-first"
    TABLE.do(state, "play coins-2")
    assert state.actors == (1,)


@pytest.mark.rule("SC-3.2", "SC-3.8")
def test_a_card_captures_one_of_its_value_and_both_go_to_the_pile() -> None:
    state = lay(["cups-7", "clubs-3"], "coins-7")
    told = TABLE.do(state, "play coins-7")
    assert only(told, "captured") == [{"seat": 0, "card": "coins-7", "cards": ["cups-7"]}]
    assert pile(state) == {"coins-7", "cups-7"}
    assert on_table(state) == ["clubs-3"]


@pytest.mark.rule("SC-3.3")
def test_a_card_captures_cards_that_add_up_to_it() -> None:
    state = lay(["cups-1", "clubs-2", "swords-4", "cups-9"], "coins-7")
    TABLE.do(state, "play coins-7")
    assert pile(state) == {"coins-7", "cups-1", "clubs-2", "swords-4"}
    assert on_table(state) == ["cups-9"]


@pytest.mark.rule("SC-3.4")
def test_a_single_card_is_taken_before_a_sum() -> None:
    state = lay(["cups-3", "clubs-4", "swords-7"], "coins-7")
    TABLE.do(state, "play coins-7")
    assert pile(state) == {"coins-7", "swords-7"}


@pytest.mark.rule("SC-3.5")
def test_among_single_cards_the_player_chooses() -> None:
    state = lay(["cups-7", "swords-7"], "coins-7")
    TABLE.do(state, "play coins-7")
    assert TABLE.options(state) == ["take cups-7", "take swords-7"]
    assert TABLE.refused(state, "play cups-10").reason == "capture-first"
    TABLE.do(state, "take swords-7")
    assert pile(state) == {"coins-7", "swords-7"}


@pytest.mark.rule("SC-3.5")
def test_among_sums_the_player_names_cards_until_one_is_left() -> None:
    state = lay(["cups-1", "clubs-1", "swords-2", "clubs-4", "cups-5"], "coins-6")
    TABLE.do(state, "play coins-6")
    assert TABLE.refused(state, "take cups-9").reason == "not-captured"
    TABLE.do(state, "take swords-2")  # 2 + 4: one way is left
    assert pile(state) == {"coins-6", "swords-2", "clubs-4"}
    state = lay(["cups-1", "clubs-1", "swords-2", "clubs-4", "cups-5"], "coins-6")
    TABLE.do(state, "play coins-6", "take cups-5")  # 1 + 5: with which of the aces?
    assert TABLE.options(state) == ["take cups-1", "take clubs-1"]
    TABLE.do(state, "take clubs-1")
    assert pile(state) == {"coins-6", "cups-5", "clubs-1"}


@pytest.mark.rule("SC-3.6")
def test_a_card_that_can_capture_cannot_be_left_on_the_table() -> None:
    state = lay(["cups-2", "clubs-9"], "coins-2")
    told = TABLE.do(state, "play coins-2")
    assert only(told, "left") == []
    assert on_table(state) == ["clubs-9"]


@pytest.mark.rule("SC-3.7")
def test_a_card_that_captures_nothing_stays_on_the_table() -> None:
    state = lay(["cups-9", "clubs-8"], "coins-7")
    told = TABLE.do(state, "play coins-7")
    assert only(told, "left") == [{"seat": 0, "card": "coins-7"}]
    assert on_table(state) == ["cups-9", "clubs-8", "coins-7"]
    assert pile(state) == set()


@pytest.mark.rule("SC-4.1")
def test_capturing_the_whole_table_is_a_sweep() -> None:
    state = lay(["cups-3", "clubs-4"], "coins-7")
    told = TABLE.do(state, "play coins-7")
    assert only(told, "swept") == [{"seat": 0, "pause": True}]
    assert state.players[0].sweeps == 1
    state = lay(["cups-3", "clubs-4", "clubs-9"], "coins-7")
    TABLE.do(state, "play coins-7")
    assert state.players[0].sweeps == 0


@pytest.mark.rule("SC-4.2")
@pytest.mark.parametrize(("deck", "sweeps"), [(True, 1), (False, 0)])
def test_with_the_last_card_of_a_round_it_is_none(deck: bool, sweeps: int) -> None:
    """The first of two cards captures nothing; the second is played by itself and clears the table."""
    named = ("coins-4", "coins-3", "clubs-1")
    rest = [card for card in CARDS if card not in named]
    spec: dict[str, Any] = {"table": ["clubs-1"], "seats": [{"hand": ["coins-3", "coins-4"]}, {}]}
    if not deck:
        spec["seats"][1] = {"pile": rest}
    state = TABLE.lay(last=1, **spec)
    told = TABLE.do(state, "play coins-3")
    assert len(only(told, "captured")) == 1
    assert len(only(told, "swept")) == sweeps
