"""The cards, the deal and the secrets of Scopa (SC-1, SC-2)."""

import pytest

from kade.kernel.errors import BadEdition, BadOption
from kade.testing import Table, only
from scopa.edition import CARDS, value
from scopa.game import GAME
from scopa.rules.state import Scopa

TABLE = Table(GAME, Scopa)
KINGS = "coins-10 cups-10 swords-10"


@pytest.mark.rule("SC-1.1")
def test_forty_cards_of_four_suits_have_the_values_one_to_ten() -> None:
    assert len(set(CARDS)) == 40
    for suit in ("coins", "cups", "swords", "clubs"):
        assert [value(CARDS.index(f"{suit}-{number}")) for number in range(1, 11)] == list(range(1, 11))


@pytest.mark.rule("SC-1.2")
def test_two_or_three_play() -> None:
    assert [GAME.new(players=players, seed=1).seats for players in (2, 3)] == [2, 3]
    with pytest.raises(BadOption, match="players"):
        GAME.new(players=4)


@pytest.mark.rule("SC-1.3")
def test_a_hand_is_seen_by_its_owner_and_the_deck_by_nobody() -> None:
    state = TABLE.begin(seed=1)
    for viewer in (0, 1, None):
        view = state.view(viewer)
        assert ["hand" in seat for seat in view["seats"]] == [viewer == 0, viewer == 1]
        assert view["deck"] == 30


@pytest.mark.rule("SC-1.3")
def test_who_gets_which_cards_is_told_to_the_owner_alone() -> None:
    state = TABLE.lay(table=["cups-9"], seats=[{"hand": ["coins-1", "coins-2"]}, {"hand": []}], dealer=1)
    dealt = only(TABLE.do(state, "play coins-1", seen_by=1), "dealt")
    assert [("cards" in event, event["seat"]) for event in dealt] == [(False, 0), (True, 1)]


@pytest.mark.rule("SC-2.1")
def test_the_lot_decides_who_deals_first_and_then_the_next_player_deals() -> None:
    assert {GAME.new(seed=seed).view(None)["dealer"] for seed in range(9)} == {0, 1}
    state = last_card_of_the_round(players=3, dealer=2)
    TABLE.do(state, "play coins-1")
    assert (state.dealer, state.round) == (0, 2)


@pytest.mark.rule("SC-2.2")
@pytest.mark.parametrize("players", [2, 3])
def test_four_cards_on_the_table_and_three_each(players: int) -> None:
    state = TABLE.begin(players=players, seed=5)
    assert len(state.table) == 4
    assert [len(me.hand) for me in state.players] == [3] * players
    assert len(state.deck) == 36 - 3 * players


@pytest.mark.rule("SC-2.3")
@pytest.mark.parametrize("fourth", ["clubs-10", "clubs-1"])
def test_three_kings_on_the_table_are_dealt_again(fourth: str) -> None:
    state, told = TABLE.begin_with("first 0", f"deck {KINGS} {fourth}", "deck coins-1 coins-2 coins-3 coins-4")
    assert len(only(told, "misdealt")) == 1
    assert [CARDS[card] for card in state.table] == ["coins-1", "coins-2", "coins-3", "coins-4"]


@pytest.mark.rule("SC-2.3")
def test_two_kings_may_stay() -> None:
    state, told = TABLE.begin_with("first 0", "deck coins-10 cups-10 coins-1 coins-2")
    assert not only(told, "misdealt")
    assert len(state.table) == 4


@pytest.mark.rule("SC-2.4")
def test_with_all_hands_empty_each_gets_three_more_and_the_table_none() -> None:
    state = TABLE.lay(table=["cups-9"], seats=[{"hand": ["coins-1", "coins-2"]}, {"hand": []}], turn=0)
    TABLE.do(state, "play coins-1")
    assert [CARDS[card] for card in state.table] == ["cups-9", "coins-1", "coins-2"]  # the last card plays itself
    assert [len(me.hand) for me in state.players] == [3, 3]


@pytest.mark.rule("SC-2.5")
@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_after_the_dealer_begins(dealer: int, first: int) -> None:
    state, _ = TABLE.begin_with(f"first {dealer}", "deck", players=3)
    assert state.actors == (first,)


def test_an_edition_may_count_the_primiera_in_another_way() -> None:
    other = GAME.with_edition({"cards": {"primiera": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}})
    assert other.new(seed=1).printed.edition
    with pytest.raises(BadEdition, match="primiera"):
        GAME.with_edition({"cards": {"primiera": [1]}})
    with pytest.raises(BadEdition, match="suits"):
        GAME.with_edition({"cards": {"suits": ["hearts"]}})


def last_card_of_the_round(players: int = 2, dealer: int = 0) -> Scopa:
    """Seat 0 has the two last cards, all others are captured."""
    pile = [card for card in CARDS if card not in ("coins-1", "coins-2", "cups-9")]
    return TABLE.lay(
        players=players,
        dealer=dealer,
        last=1,
        table=["cups-9"],
        seats=[{"hand": ["coins-1", "coins-2"]}, {"pile": pile}, *[{}] * (players - 2)],
    )
