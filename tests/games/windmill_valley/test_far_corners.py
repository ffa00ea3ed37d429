"""Corners of rules that games hardly reach: paths and prices by hand, stacks of the very size, cards in pairs."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.windmill_valley.table import (
    BOX,
    GAME,
    all_names,
    at,
    begin,
    choose,
    do,
    lay,
    options,
    perform,
    starting_with,
    step,
    with_tile,
)
from tests.games.windmill_valley.test_map import naive_distance, naive_payments

import kade
from kade.games.windmill_valley.rules.gardener import rotation
from kade.games.windmill_valley.rules.gardener_choices import quietest_path
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.games.windmill_valley.rules.supply import FARM_CARDS, draw
from kade.games.windmill_valley.rules.windmills import Build, price, spaces_to_build
from kade.testing import only

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]
GATES = ["W11", "W12", "W13", "W18", "W19", "W20"]
# every free space that can be built on costs 2 guilders or more
DEARER: list[dict[str, Any]] = [
    {"built": [*GATES[3:], "W05", "W04", "W06"], "guilders": 5, "area": "M3"},
    {"built": ["W17", "W16", "W24", "W26", "W27"], "area": "M2"},
]
STUCK: dict[str, Any] = {"small_tiles": {"1": "E20"}}  # a visit that costs more than there is

# ---------------------------------------------------------------------- windmills


@pytest.mark.rule("WV-4.13", "WV-4.14", "WV-4.17", "WV-3.21")
@pytest.mark.parametrize("tile", ["", "E03", "E09", "E25"])
@pytest.mark.parametrize("seed", range(6))
def test_prices_of_spaces_agree_with_the_map_and_the_cheapest_is_kept(tile: str, seed: int) -> None:
    """E03 builds apart from the market for a guilder more, E25 for none more, E09 not at all."""
    chance = random.Random(seed)
    apart = {"E03": 1, "E25": 0}.get(tile)
    free = [name for name in BOX.space_names if name not in GATES[1:]]
    built = GATES[1:] + chance.sample(free, 3 * seed)
    held = chance.randint(0, 3)
    seat = {"groups": [0, 0, 0, 1, 1], "guilders": held, "built": built[2::3][:7]}
    state = lay(
        step="closing",
        due=1,
        seats=[{**seat, "calendar": 1}, {"built": built[0::3], "guilders": 5}, {"built": built[1::3]}],
    )
    taken = {name for one in (built[0::3], built[1::3], built[2::3][:7]) for name in one}
    prices: dict[str, int] = {}
    for name, cost in zip(BOX.space_names, BOX.cost, strict=True):
        if name not in taken and (naive_distance(taken, name) or apart is not None):
            prices[name] = cost + (0 if naive_distance(taken, name) else apart or 0)
    number = BOX.tile_names.index(tile) if tile else -1
    found = {BOX.space_names[space] for space in spaces_to_build(state, 0, number, 0)}
    assert found == {name for name, cost in prices.items() if cost <= held}
    assert all(price(state, BOX.space_names.index(name), number) == cost for name, cost in prices.items())
    assert Build(0, number, False).kept_guilders(state) == min(prices.values())
    assert Build(0, number, True).kept_guilders(state) == 0, "what may be passed up keeps nothing"
    state.players[0].groups = [0] * 5
    assert Build(0, number, False).kept_guilders(state) == 0, "no windmill is left"


@pytest.mark.rule("WV-3.21", "WV-4.13")
def test_only_guilders_of_cards_help_to_pay_for_a_space() -> None:
    free = ["build W13", "build W18", "build W19", "build W20"]
    points = perform("build", {"helpers": ["F10", "F04"]}, NEXT)
    assert starting_with(points, "build") == free, "2 points and a tool pay for nothing"
    guilder = perform("build", {"helpers": ["F10", "F04"], "starting": "S4"}, NEXT)
    assert starting_with(guilder, "build") == ["build W11", "build W12", *free], "the guilder of S4 does"


@pytest.mark.rule("WV-4.15")
def test_ways_that_pay_the_same_are_not_asked() -> None:
    """Seat 1 builds W01: over W02 or over W08, both of seat 0."""
    state = lay(
        step="choose-action",
        turn=1,
        seats=[
            {"built": ["W02", "W08"], "guilders": 5},
            {"large": 3, "guilders": 9, "built": ["W11", "W10", "W03", "W09"]},
        ],
    )
    told = do(state, "wheel large", "build W01", "mill black")
    assert [event["owner"] for event in only(told, "path")] == [0]
    assert step(state) != "trace"


@pytest.mark.rule("WV-7.27", "WV-4.15")
@pytest.mark.parametrize("seed", range(12))
def test_the_gardeners_path_gives_the_player_as_little_as_any_shortest_one(seed: int) -> None:
    chance = random.Random(seed)
    near = [name for name in BOX.space_names if name not in ("W01", "W07", "W15", "W22", "W23")]
    built = chance.sample(near, 18)
    state = lay(players=1, seats=[{"built": built[:9], "guilders": 5, "tools": 1}, {"built": built[9:]}])
    for name in built[9:]:
        if naive_distance(set(built), name):
            path = [BOX.space_names[space] for space in quietest_path(state, BOX.space_names.index(name))]
            assert len(path) == naive_distance(set(built), name) - 1
            paid = sum(1 for one in path if one in built[:9])
            assert paid == min(payment[0] for payment in naive_payments(state, 1, name))


@pytest.mark.rule("WV-7.10", "WV-7.14")
def test_a_bonus_visit_of_the_gardener_has_the_printed_moves() -> None:
    """As many moves as the wheel gives it are for its wheel alone."""
    game = kade.load(
        "windmill-valley",
        edition={"calendar": [{"id": "I", "unique": [{"reward": ["market:1@0"], "players": 2, "source": "derived"}]}]},
    )
    assert game.name(game.action("skip")) == GAME.name(GAME.action("skip"))
    state = game.position(
        {"players": 1, "neutrals": [0, 0, 0], "seats": [{"area": "M2", "guilders": 5, "tools": 1}, {"area": "M1"}]}
    )
    assert isinstance(state, WindmillValley)
    rotation(state, BOX.gardener_cards[0])
    assert BOX.area_names[state.players[1].area] == "M2"


# ---------------------------------------------------------------------- the calendar


@pytest.mark.rule("WV-3.10")
@pytest.mark.parametrize("seats", [2, 4])
def test_all_see_who_took_which_unique_reward(seats: int) -> None:
    names = [(space, which) for space in ("I", "II", "III", "IV") for which in (1, 2)]
    covered = {name: (i * 3 + 1) % seats for i, name in enumerate(names) if i % 3 != 2}
    state = lay(players=seats, covered=[f"{space} {which} {seat}" for (space, which), seat in covered.items()])
    found = {
        (space["space"], which + 1): reward["taker"]
        for space in state.view(None)["calendar"]
        for which, reward in enumerate(space["unique"])
        if reward["taker"] is not None
    }
    assert found == covered


@pytest.mark.rule("WV-3.10", "WV-3.21", "WV-4.18", "WV-4.13")
@pytest.mark.parametrize("rows", [[["red"] * 4], [[], [], [], ["red"] * 5]])
def test_what_may_be_passed_up_keeps_no_guilders_from_the_calendar(rows: list[list[str]]) -> None:
    """A bonus visit or a bonus windmill waits; the last guilder may go into a tile of the calendar first."""
    row = len(rows)
    state = perform(
        "plant",
        {"bulbs": {"red": 1}, "rows": rows, "guilders": 1, "calendar": 2},
        NEXT,
        due=2,
        display=["E01", "E02", "E14", "E28"],
    )
    do(state, f"plant red row-{row}")
    assert step(state) == ("market-move" if row == 1 else "build")
    do(state, "calendar unique-1")
    assert "tile E14" in options(state)


TRADES = kade.load("windmill-valley", edition={"patch": [{"id": "patch-1-5", "reward": ["trade"]}]})


@pytest.mark.rule("WV-3.10", "WV-4.25")
def test_a_bonus_trade_waits_for_the_bulb_of_the_calendar() -> None:
    state = TRADES.position(
        {
            "step": "choose-action",
            "due": 1,
            "seats": [{"large": 3, "bulbs": {"red": 1}, "rows": [["red"] * 4], "calendar": 1}, *NEXT],
        }
    )
    for name in ("wheel large", "plant red row-1"):
        state.apply(TRADES.action(name))
    assert [TRADES.name(action) for action in state.legal()] == ["skip", "calendar common"]
    for name in ("calendar common", "bulb black"):
        state.apply(TRADES.action(name))
    assert "ship black place-1" in [TRADES.name(action) for action in state.legal()]


# ---------------------------------------------------------------------- cards that make an action possible


@pytest.mark.rule("WV-3.19", "WV-4.31")
def test_guilders_of_the_tile_itself_count_for_what_cards_make_possible() -> None:
    """Spaces cost 2: one guilder is the tile's, one comes from lowering the water with F27."""

    def begun(**seat: Any) -> WindmillValley:
        return at("build", {**STUCK, "built": GATES[:3], **seat}, DEARER, water=1, neutrals=[0, 0, 0])

    both = begun(helpers=["F27"], large_tiles={"5": "E09"})
    assert options(both) == ["wheel large", "rest"]
    told = do(both, "wheel large")
    assert only(told, "used") == [{"seat": 0, "card": "F27"}]
    assert starting_with(both, "build"), "both are there now"
    assert begun(helpers=["F27"]).active == 1, "the card alone is not enough"
    assert begun(large_tiles={"5": "E09"}).active == 1, "nor is the tile"


def without_commons(**seat: Any) -> Any:
    """An Enhance action while no common tile is left: what lies on display costs 1 and 2."""
    commons = all_names("common")
    return lay(
        step="choose-action",
        neutrals=[0, 0, 0],
        out=commons,
        display=[None, None, "E14", "E28"],
        water=1,
        seats=[{"large": 2, **STUCK, **seat}, *NEXT],
    )


@pytest.mark.rule("WV-3.19", "WV-3.21", "WV-4.4")
def test_before_taking_a_tile_that_cannot_be_paid_only_cards_that_bring_the_guilder_are_offered() -> None:
    """F14 lowers the water for a guilder; the bulb of S6 pays for nothing."""
    state = without_commons(helpers=["F14"], starting="S6")
    assert options(state) == ["wheel large", "rest"]
    told = do(state, "wheel large")
    assert only(told, "used") == [{"seat": 0, "card": "F14"}], "the only choice"
    assert options(state)[0] == "tile E14"
    assert "use S6" in options(state), "now that a tile can be paid, it may be used too"
    assert without_commons(starting="S6").active == 1, "alone it makes nothing possible"
    rich = without_commons(helpers=["F14"], starting="S6", guilders=1)
    choose(rich, "large")
    assert options(rich) == ["tile E14", "refresh", "use F14", "use S6"]


# ---------------------------------------------------------------------- farm cards and stacks


@pytest.mark.rule("WV-4.9", "WV-4.10", "WV-4.11")
def test_slots_of_one_side_are_full_while_the_other_side_has_room() -> None:
    first = perform("farm", {"helpers": ["F10", "F11", "F12"]}, NEXT, cards=["F01", "F02", "F03"])
    do(first, "contract F01")
    assert len(first.players[0].contracts) == 1
    last = perform("farm", {"contracts": ["F10", "F11", "F12"]}, NEXT, cards=["F30", "F02", "F03"])
    do(last, "helper F30")
    assert len(last.players[0].helpers) == 1
    full = perform("farm", {"helpers": ["F10", "F11", "F12"]}, NEXT, cards=["F30", "F02", "F03"])
    do(full, "helper F30")
    assert options(full) == ["replace F10", "replace F11", "replace F12"]


@pytest.mark.rule("WV-5.6")
@pytest.mark.parametrize(("left", "shuffled"), [(2, True), (3, False), (4, False)])
def test_a_stack_of_just_three_is_peeked_at_without_its_discards(left: int, shuffled: bool) -> None:
    uniques = [name for name in all_names("unique") if name not in ("E28", "E19")]
    state = perform(
        "enhance",
        {"helpers": ["F13"]},
        NEXT,
        display=["E01", "E02", "E14", "E28"],
        discards={"unique": ["E19"]},
        piles={"unique": uniques[:left]},
        out=uniques[left:],
    )
    told = do(state, "use F13", "peek unique", seen_by=0)
    assert (only(told, "reshuffled") != []) == shuffled
    assert len(state.peeked) == 3


@pytest.mark.rule("WV-5.6", "WV-4.12")
def test_what_was_put_back_and_then_dealt_is_no_longer_known_in_the_stack() -> None:
    """F12 is put back last, so it is dealt next; then F11 lies on top, known, and nothing below it is."""
    state = perform(
        "farm",
        {"starting": "S2"},
        NEXT,
        cards=["F01", "F02", "F03"],
        piles={"farm": ["F10", "F11", "F12", "F13", "F14"]},
    )
    do(state, "use S2", "helper F10", "return F11", "return F12")
    assert BOX.farm_names[draw(state, FARM_CARDS)] == "F12"
    stacks = [state.resample(0, seed).pile("farm") for seed in range(8)]
    assert {BOX.farm_names[stack[-1]] for stack in stacks} == {"F11"}
    assert len({stack[-2] for stack in stacks}) > 1


# ---------------------------------------------------------------------- water, chests, beginnings


@pytest.mark.rule("WV-3.21", "WV-5.1", "WV-5.10")
@pytest.mark.parametrize(
    ("guilders", "helpers", "water", "offered"),
    [
        (6, ["F09"], 1, True),
        (7, ["F09"], 1, False),
        (9, ["F09"], 1, False),
        (9, ["F09"], 2, True),
        (9, ["F09"], 3, True),
        (9, ["F09", "F06"], 1, False),
    ],
)
def test_more_strength_is_offered_just_where_it_changes_something(
    guilders: int, helpers: list[str], water: int, offered: bool
) -> None:
    """A lowering by 2: more would bring a guilder more, or points, or the level further down."""
    state = at("plant", {"helpers": helpers, "guilders": guilders, "bulbs": {"red": 1}}, NEXT, water=water)
    heard: list[str] = []
    state.listener = lambda event: heard.append(event.name)
    state.apply(GAME.action("wheel small"))
    state.listener = None
    assert (state.active == 0 and "use F09" in options(state)) == offered
    assert "used" not in heard


@pytest.mark.rule("WV-3.21", "WV-5.10")
def test_more_strength_is_offered_for_the_card_that_wants_it() -> None:
    """The field lowers by 1: at 9 guilders and no water only F17 makes a second point of strength worth something."""
    seat = {"guilders": 9, "bulbs": {"red": 1}, "helpers": ["F17", "F09"]}
    state = perform("build", seat, NEXT)
    do(state, "build W20", "mill black")
    assert "use F09" in options(state)
    do(state, "use F09")
    assert "use F17" in options(state), "before the lowering or after it"
    alone = perform("build", {**seat, "helpers": ["F09"]}, NEXT)
    do(alone, "build W20", "mill black")
    assert alone.active == 1, "nothing to ask without it"


@pytest.mark.rule("WV-4.25", "WV-4.27")
def test_rewards_that_bring_nothing_may_be_taken_before_further_ones_are_bought_or_not() -> None:
    """FT2, place 2: 3 guilders with 9 held, planting without a bulb. Nobody has to buy a third."""
    state = with_tile("E05", {"bulbs": {"red": 1}, "guilders": 9}, NEXT, trade=["FT2"])
    do(state, "wheel large", "ship red place-2")
    assert options(state) == ["chest 2", "chest 3", "more"]
    do(state, "chest 2")
    assert options(state) == ["chest 3", "more"]
    do(state, "chest 3")
    assert options(state) == ["more", "done"]
    do(state, "done")
    assert (state.active, state.players[0].guilders) == (1, 9)


@pytest.mark.rule("WV-2.5", "WV-7.1")
def test_the_gardener_begins_with_points_and_a_board_and_nothing_else() -> None:
    state = begin(players=1, seed=4)
    it = state.to_dict()["state"]["seats"][1]
    empty = {key: value for key, value in it.items() if value in (0, None, [], {})}
    assert set(it) - set(empty) == {"rows", "groups", "board", "large_tiles", "small_tiles", "wish", "sources"}
    assert (it["on"], it["wish"], sum(it["sources"].values())) == (None, -1, 5)
    me = state.to_dict()["state"]["seats"][0]
    assert (me["starting"], me["area"], me["calendar"], me["large"], me["small"]) == (None, None, 0, 0, 0)


@pytest.mark.rule("WV-7.10")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_gardener_never_meets_the_wish_by_what_it_has(level: str) -> None:
    state = lay(players=1, gardener=level, wish="Q3", seats=[{"guilders": 5, "tools": 1}, {"rows": [["red"] * 3] * 4}])
    state.active = 1
    state.settle()
    assert [me.wish for me in state.players] == [-1, -1]


@pytest.mark.rule("WV-5.4")
@pytest.mark.parametrize(
    ("wish", "rows", "met"),
    [
        ("Q3", [3, 3, 3, 3], True),
        ("Q3", [2, 3, 3, 3], False),
        ("Q3", [3, 2, 3, 3], False),
        ("Q3", [3, 3, 2, 3], False),
        ("Q3", [3, 3, 3, 2], False),
        ("Q3", [7, 7, 7, 2], False),
        ("Q4", [0, 6, 6, 0], True),
        ("Q4", [7, 5, 6, 7], False),
        ("Q4", [7, 6, 5, 7], False),
    ],
)
def test_the_wish_for_patches_looks_at_every_row(wish: str, rows: list[int], met: bool) -> None:
    state = lay(wish=wish, seats=[{"guilders": 5, "tools": 1, "rows": [["red"] * row for row in rows]}, {}])
    assert (state.players[0].wish == 0) == met


@pytest.mark.rule("WV-1.6", "WV-4.18")
@pytest.mark.parametrize(
    ("colour", "area"), [("black", "M3"), ("white", "M3"), ("yellow", "M1"), ("violet", "M1"), ("red", "M2")]
)
def test_a_bulb_of_one_colour_without_room_is_asked_for_once(colour: str, area: str) -> None:
    """Which colour is no question: pay, replace or refuse."""
    other = "red" if colour != "red" else "white"
    state = perform(
        "market",
        {"guilders": 2, "area": area, "bulbs": {other: 5}},
        [{"guilders": 5, "area": area}],
        neutrals=[0, 0, 0],
    )
    do(state, f"take B:{colour}")
    assert options(state) == [f"swap {other}", "refuse"]


@pytest.mark.rule("WV-4.34", "WV-4.21")
def test_a_visit_inside_a_visit_may_already_enter_where_the_neutral_marker_went() -> None:
    """A neutral marker fills M1. In M3 a bulb is planted, which opens another visit: it may stand in M1 for the last
    guilder, which is kept for nothing else."""
    state = perform(
        "market",
        {"guilders": 4, "area": "M2", "bulbs": {"red": 1}, "rows": [["red"] * 4]},
        [{"guilders": 5, "area": "M1"}],
        neutrals=[1, 0, 1],
    )
    do(state, "neutral M3 M1")
    if "enter" in options(state):
        do(state, "enter")
    do(state, "take plant:1", "plant red row-1")
    assert starting_with(state, "stand-on") == ["stand-on seat-1"]


@pytest.mark.rule("WV-5.6", "WV-4.12")
def test_cards_peeked_at_are_of_the_old_stack_when_a_new_one_is_shuffled() -> None:
    """The last three are peeked at; one of the display is taken, so the discards become the stack; then they return."""
    rest = [name for name in BOX.farm_names if name not in ("F01", "F02", "F03", "F10", "F11", "F12")]
    state = perform(
        "farm",
        {"starting": "S2"},
        NEXT,
        cards=["F01", "F02", "F03"],
        piles={"farm": ["F10", "F11", "F12"]},
        discards={"farm": rest},
    )
    do(state, "use S2", "contract F01", "return F10", "return F11", "return F12")
    for seed in range(6):
        top = state.resample(1, seed).pile("farm")[-3:]
        assert {BOX.farm_names[card] for card in top} == {"F10", "F11", "F12"}, "all have seen the others"
