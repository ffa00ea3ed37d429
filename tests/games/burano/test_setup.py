"""What is in the box, and how table and players are set up (BU-1 to BU-3)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.burano.table import BOX, COLOURS, GAME, begin, begin_with, do, lay, me, options, play_on, saved

from kade.games.burano.rules.layouts import beginner, drawn, joined, lay_out
from kade.kernel.errors import BadOption
from kade.testing import only

SETUP = (
    "first 0",
    "huts",
    "ships different pairs identical triples",
    "fountain 3",
    "islands",
    "workshops",
    "fountains",
    "flat",
    "markers pink blue yellow green orange white",
    "buildings B01 B02 B03 B04 B05",
    "deck tuna crab tuna eel",
    "ring-0 R4 R3 R2 R1",
    "ring-1 R1 R2 R3 R4",
)


@pytest.mark.rule("BU-1.1", "BU-1.3", "BU-1.6")
def test_the_box_holds_so_many_cubes_huts_tiles_and_cards() -> None:
    state = begin(players=4, seed=1)
    cubes = Counter({colour: state.supply[i] for i, colour in enumerate(COLOURS)})
    for player in state.players:
        cubes.update({colour: player.reserve[i] for i, colour in enumerate(COLOURS)})
    cubes.update(houses[0] for houses in saved(state)["houses"].values())
    assert cubes == dict.fromkeys(COLOURS, 20)
    assert Counter(state.huts) == dict.fromkeys(range(6), 3)
    assert len(state.markers) == 6
    assert Counter(tile.kind for tile in BOX.tiles) == dict.fromkeys(range(4), 12)
    assert all(tile.one != tile.two for tile in BOX.tiles)
    assert len(BOX.cards) == 16
    assert BOX.seafood_cards == [6] * 8
    assert len(BOX.ships) == 4


@pytest.mark.rule("BU-1.2")
def test_the_board_has_forty_holes_six_islands_two_ports_and_28_squares() -> None:
    assert len(BOX.holes) == 40
    assert sorted(GAME.action(f"sail {place}") for place in (*"ABCDEF", "west", "east")) == list(range(56, 64))
    assert len(BOX.squares) == 28
    assert len(begin(players=2, seed=0).huts) == 18


@pytest.mark.rule("BU-1.4", "BU-3.2", "BU-3.6", "BU-3.7")
def test_ten_workers_are_in_play_nine_of_them_on_the_ring() -> None:
    state = begin(players=4, seed=3)
    for place in range(4):
        player = me(state, (state.first + place) % 4)
        assert player.workers == 9
        assert player.islands == [1 if island == place else 0 for island in range(6)]
        assert player.start == (3 * place + 3) % 12  # the arrows at the three empty houses of the quarter
        assert player.privilege == 1
        assert sum(player.scored) == 0


@pytest.mark.rule("BU-3.8")
def test_the_boat_lies_where_the_worker_went() -> None:
    state = begin(players=3, seed=3)
    assert [me(state, (state.first + place) % 3).boat for place in range(3)] == [0, 1, 2]


@pytest.mark.rule("BU-1.5")
def test_coins_never_run_out_and_nobody_spends_more_than_they_have() -> None:
    rich = lay(seats=[{"coins": 500, "pyramid": {"base-1": "pink", "base-2": "blue"}}], moves=3)
    assert "prepare pink" in options(rich)
    poor = lay(seats=[{"coins": 3, "privilege": 1, "pyramid": {"base-1": "pink"}}], moves=3)
    assert options(poor)[0] == "end turn"


@pytest.mark.rule("BU-1.7")
def test_seafood_hands_are_secret_and_everything_else_is_open() -> None:
    state = play_on(begin(players=3, seed=8), random.Random(3), 200)
    for viewer in (None, 0, 1, 2):
        for seat, seen in enumerate(state.view(viewer)["seats"]):
            assert ("hand" in seen) == (seat == viewer)
            assert ("sold" in seen) == (seat == viewer)
            assert seen["hand_size"] == sum(me(state, seat).hand)
            assert seen["sold_number"] == sum(me(state, seat).sold)
            assert {"roofs", "cards", "prepared", "coins", "privilege", "squares"} <= set(seen)


@pytest.mark.rule("BU-1.7")
def test_sold_cards_are_shown_when_sold() -> None:
    state = lay(step="trade", port="west", seats=[{"hand": {"tuna": 2, "eel": 1}}], ships={"identical": "west"})
    told = do(state, "sell identical 1x2", seen_by=1)
    assert only(told, "handed-over") == [{"seat": 0, "seafood": "tuna", "number": 2}]


@pytest.mark.rule("BU-1.8")
def test_hands_cards_and_coins_have_no_limit() -> None:
    hand = dict.fromkeys(BOX.seafood, 5)
    state = lay(seats=[{"hand": hand, "coins": 999, "cards": BOX.card_ids[:15], "reserve": {"pink": 19}}])
    assert sum(me(state).hand) == 40
    assert state.audit() == []


# ---------------------------------------------------------------------- the table


@pytest.mark.rule("BU-2.1")
def test_huts_lie_at_random_three_to_an_island() -> None:
    lots = {tuple(begin(players=2, seed=seed).huts) for seed in range(6)}
    assert len(lots) == 6


@pytest.mark.rule("BU-2.2")
@pytest.mark.parametrize(("players", "squares"), [(2, 18), (3, 18), (4, 24)])
def test_large_workshops_with_four_players_small_ones_with_fewer(players: int, squares: int) -> None:
    for layout in ("beginner", "drawn"):
        state = begin(players=players, seed=5, layout=layout)
        assert sum(colour >= 0 for colour in state.layout.colour) == squares
        assert {mask.bit_count() for mask in state.layout.of_colour} == {squares // 6}
        assert state.layout.coins.bit_count() == 6


@pytest.mark.rule("BU-2.3")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.slow
def test_drawn_layouts_fit_hang_together_and_are_never_flipped(players: int) -> None:
    seen = set()
    for number in range(40):
        layout = drawn(BOX, players, number)
        again = lay_out(BOX, layout.puts)
        assert again is not None
        assert again.colour == layout.colour
        whole = sum(1 << square for square, colour in enumerate(layout.colour) if colour >= 0)
        assert whole.bit_count() == (24 if players == 4 else 18)
        assert joined(BOX, whole)
        assert all(0 <= turns < 4 for _, _, _, turns in layout.puts)
        seen.add(tuple(layout.colour))
    assert len(seen) > 30
    first = beginner(BOX, players)
    assert begin(players=players, seed=9).layout.colour == first.colour
    assert begin(players=players, seed=9, layout="drawn").layout.colour != first.colour


@pytest.mark.rule("BU-2.4")
def test_two_ships_by_lot_at_each_port() -> None:
    lots = {tuple(begin(players=2, seed=seed).ships) for seed in range(20)}
    assert all(sorted(ships) == [0, 0, 1, 1] for ships in lots)
    assert len(lots) > 3
    state, _ = begin_with(*SETUP, players=2)
    assert saved(state)["ships"] == {"different": "west", "pairs": "west", "identical": "east", "triples": "east"}


@pytest.mark.rule("BU-2.5")
def test_one_cube_of_random_colour_stands_under_the_fountain() -> None:
    state, _ = begin_with(*SETUP, players=2)
    assert saved(state)["houses"] == {"h-4-3": ["green"]}
    assert state.supply == [14, 14, 14, 13, 14, 14]
    assert len({saved(begin(players=2, seed=seed))["houses"]["h-4-3"][0] for seed in range(20)}) > 3


@pytest.mark.rule("BU-2.6")
def test_roof_stacks_show_their_kind_but_not_their_colours() -> None:
    state = begin(players=2, seed=2)
    assert state.view(None)["stacks"] == {"islands": 12, "workshops": 12, "fountains": 12, "flat": 12}
    other = state.resample(0, 5)
    assert state.view(0) == other.view(0)
    assert saved(state)["stacks"] != saved(other)["stacks"]


@pytest.mark.rule("BU-2.7")
def test_the_year_begins_with_spring_and_its_first_round() -> None:
    state = begin(players=2, seed=2)
    assert BOX.seasons == ["spring", "summer", "autumn", "winter"]
    assert saved(state)["season"] == "spring"
    while state.stack[-1].name != "turn":
        play_on(state, random.Random(1), 1)
    assert (state.season, state.round) == (0, 1)


@pytest.mark.rule("BU-2.8")
def test_two_markers_lie_on_each_action() -> None:
    state, told = begin_with(*SETUP, players=2)
    assert only(told, "markers") == [
        {"sailing": ["pink", "blue"], "lace": ["yellow", "green"], "earning": ["orange", "white"]}
    ]
    assert state.markers == [0, 0, 1, 1, 2, 2]
    assert len({tuple(begin(players=2, seed=seed).markers) for seed in range(20)}) > 5


@pytest.mark.rule("BU-2.9")
def test_four_building_cards_and_three_seafood_cards_lie_open() -> None:
    state, _ = begin_with(*SETUP, players=2)
    assert saved(state)["shown"] == ["B01", "B02", "B03", "B04"]
    assert saved(state)["display"] == ["tuna", "crab", "tuna"]
    assert (len(state.buildings), len(state.seafood)) == (12, 45)


# ---------------------------------------------------------------------- the players


@pytest.mark.rule("BU-3.1")
def test_ring_pieces_lie_in_random_order() -> None:
    state, _ = begin_with(*SETUP, players=2)
    assert saved(state)["seats"][0]["ring"] == ["R4", "R3", "R2", "R1"]
    rings = {tuple(saved(begin(players=2, seed=seed))["seats"][0]["ring"]) for seed in range(20)}
    assert len(rings) > 8
    assert all(sorted(ring) == ["R1", "R2", "R3", "R4"] for ring in rings)


@pytest.mark.rule("BU-3.3")
def test_everyone_has_eighteen_cubes_and_three_coins() -> None:
    state = begin(players=3, seed=4)
    for player in state.players:
        assert player.reserve == [3] * 6
        assert player.coins == 3


@pytest.mark.rule("BU-3.4")
def test_the_first_player_is_drawn_by_lot_or_named_and_order_is_clockwise() -> None:
    assert {begin(players=3, seed=seed).first for seed in range(20)} == {0, 1, 2}
    state = begin(players=3, seed=1, first=2)
    assert state.first == 2
    order = []
    while state.stack[-1].name == "draw-roofs":
        order.append(state.actor)
        state.apply(state.legal()[0])
    assert order == [2, 2, 2, 0, 0, 0, 1, 1, 1]
    with pytest.raises(BadOption, match="first is 2"):
        begin(players=2, first=2)


@pytest.mark.rule("BU-3.5")
def test_each_takes_three_roofs_of_three_kinds_one_after_another() -> None:
    state = begin(players=2, seed=1, first=0)
    assert options(state) == ["draw islands", "draw workshops", "draw fountains", "draw flat"]
    top = BOX.tile_names[state.stacks[3][-1]]
    told = do(state, "draw flat")
    assert only(told, "roof-drawn") == [{"seat": 0, "tile": top}]
    assert state.revealed
    assert options(state) == ["draw islands", "draw workshops", "draw fountains"]
    do(state, "draw islands")
    assert options(state) == ["draw workshops", "draw fountains"]
    do(state, "draw workshops")
    assert [BOX.tiles[tile].kind for tile in me(state).roofs] == [0, 1, 3]
    assert state.actor == 1
