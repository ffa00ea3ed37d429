"""Who plays whom: every deal from every seat, whatever the number of bots and seats."""

from __future__ import annotations

from collections import Counter

import pytest

from kade.arena import Plan


def plan(bots: int, players: int) -> Plan:
    return Plan("amsterdam", tuple("abcdef"[:bots]), players, 7)


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (3, 3), (4, 3), (2, 3), (2, 4)])
def test_in_a_set_everybody_has_every_seat_of_one_deal(bots: int, players: int) -> None:
    made = plan(bots, players)
    assert made.set_size == players
    for number in range(0, 10 * players, players):
        games = [made.fixture(number + i) for i in range(players)]
        assert len({made.deal(game) for game in games}) == 1
        assert len({tuple(sorted(game.player_at)) for game in games}) == 1
        for seat in range(players):
            assert Counter(game.player_at[seat] for game in games) == Counter(games[0].player_at)
    assert made.deal(made.fixture(0)) != made.deal(made.fixture(players))


def test_with_more_bots_than_seats_all_meet_equally_often() -> None:
    made = plan(4, 2)
    met = Counter(tuple(sorted(made.fixture(number).player_at)) for number in range(12))
    assert set(met.values()) == {2}
    assert len(met) == 6


def test_with_fewer_bots_than_seats_at_least_two_of_them_meet() -> None:
    made = plan(2, 3)
    assert made.lineups == ((0, 0, 1), (0, 1, 1))


def test_equal_bots_get_a_new_deal_every_game() -> None:
    made = plan(1, 3)
    assert made.lineups == ((0, 0, 0),)
    assert len({made.deal(made.fixture(number)) for number in range(20)}) == 20


def test_alone_every_bot_gets_the_same_deals() -> None:
    made = plan(2, 1)
    deals = [made.deal(made.fixture(number)) for number in range(6)]
    assert deals[0] == deals[1] != deals[2] == deals[3]
    assert [made.fixture(number).player_at for number in range(3)] == [(0,), (1,), (0,)]


def test_swapped_games_give_bots_seeds_of_their_own() -> None:
    made = plan(2, 2)
    seeds = {made.bot_seed(made.fixture(number), seat) for number in range(10) for seat in range(2)}
    assert len(seeds) == 20


def test_a_set_is_never_cut_short() -> None:
    assert plan(3, 3).whole_sets(10) == 12
    assert plan(3, 3).whole_sets(12) == 12
    assert plan(1, 3).whole_sets(10) == 10


def test_equal_names_are_numbered() -> None:
    assert Plan("amsterdam", ("greedy", "random", "greedy"), 2, 1).names == ["greedy", "random", "greedy 2"]
