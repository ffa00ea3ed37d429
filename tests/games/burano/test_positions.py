"""Positions, laid out by hand or saved: what the rules do not allow is refused, the rest is where it must be."""

from __future__ import annotations

import copy
import random
from typing import Any, cast

import pytest
from tests.games.burano.table import BOX, GAME, begin, do, lay, me, options, play_on, refused, saved, with_huts

from kade.games.burano.rules.layouts import drawn
from kade.games.burano.rules.state import Burano
from kade.kernel.errors import BadState

LAYOUT = [{"tile": tile, "column": x, "row": y, "turns": turns} for tile, x, y, turns in drawn(BOX, 2, 2).puts]
PAIR = {"h-4-3": ["pink"], "h-5-3": ["blue"]}


def roof(tile: str, level: int, *holes: str) -> dict[str, Any]:
    return {"tile": tile, "holes": list(holes), "level": level}


def moved(which: str, **change: Any) -> list[dict[str, Any]]:
    """The layout with one tile put elsewhere."""
    return [{**put, **change} if put["tile"] == which else put for put in LAYOUT]


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("BU-1.1", {"seats": [{"reserve": {"pink": 21}}]}, "names 22 pink cubes; there are 20"),
    (
        "BU-1.1",
        {"seats": [{"prepared": {"white": 2}, "pyramid": {"top": "white"}}, {"reserve": {"white": 18}}]},
        "names 21 white cubes",
    ),
    ("BU-1.1", {"huts": {place: ["pink", "blue"] for place in "ABCDEF"}}, "huts A has 2 entries, but must have 3"),
    ("BU-1.1", {"huts": {"A": ["pink", "blue", "blue"]}}, "huts has no 'B'"),
    ("BU-1.1", {"seats": [{"reserve": 3}]}, "reserve is 3, but must be a table"),
    ("BU-1.3", {"seats": [{"hand": {"tuna": 4}, "sold": {"tuna": 3}}]}, "names 7 tuna cards; there are 6"),
    (
        "BU-1.3",
        {"seats": [{"hand": {"tuna": 4}}], "display": ["tuna"], "seafood": ["tuna", "tuna"]},
        "names 7 tuna cards",
    ),
    ("BU-1.3", {"seats": [{"hand": {"cod": 1}}]}, "'cod' is not a seafood"),
    ("BU-1.3", {"seats": [{"cards": ["B17"]}]}, "'B17' is not a building"),
    ("BU-1.3", {"seats": [{"roofs": ["flat-pink-pink"]}]}, "'flat-pink-pink' is not a roof"),
    ("BU-1.4", {"seats": [{}] * 5}, "players is 5, but must be a whole number from 2 to 4"),
    ("BU-1.4", {"players": 1}, "players is 1, but must be a whole number from 2 to 4"),
    ("BU-1.4", {"players": 2, "seats": [{}] * 3}, "seats has 3 entries, but must have at most 2"),
    ("BU-1.5", {"seats": [{"coins": -1}]}, "coins is -1, but must be a whole number"),
    ("BU-1.5", {"seats": [{"coins": True}]}, "coins is True"),
    ("BU-1.5", {"seats": [{"coins": 1.5}]}, "coins is 1.5"),
    ("BU-2.3", {"layout": moved("small-white", column=2)}, "without overlap"),
    ("BU-2.3", {"layout": moved("small-white", column=3)}, "inside the grid"),
    ("BU-2.3", {"layout": moved("small-yellow", row=6)}, "inside the grid"),
    ("BU-2.3", {"layout": LAYOUT[:5]}, "the six workshop tiles"),
    ("BU-2.3", {"layout": moved("small-white", tile="huge-white")}, "'huge-white' is not a workshop tile"),
    ("BU-3.1", {"seats": [{"ring": ["R1", "R2", "R3"]}]}, "ring has 3 entries, but must have 4"),
    ("BU-3.4", {"first": 2}, "first is 2, but must be a seat from 0 to 1"),
    ("BU-4.8", {"turn": 2, "step": "turn"}, "turn is 2, but must be a seat from 0 to 1"),
    ("BU-4.1", {"season": "carnival"}, "'carnival' is not a season"),
    ("BU-5.11", {"houses": {"h-4-3": ["pink"] * 4}}, "h-4-3 has 4 entries, but must have at most 3"),
    ("BU-5.11", {"houses": {"h-4-3": ["pink", "blue"]}}, "on h-4-3 a cube stands on level 2 without a roof below it"),
    (
        "BU-5.11",
        {
            "houses": {"h-4-3": ["pink", "blue", "blue"], "h-5-3": ["blue"]},
            "roofs": [roof("flat-pink-blue", 1, "h-4-3", "h-5-3")],
        },
        "on h-4-3 a cube stands on level 3 without a roof below",
    ),
    (
        "BU-5.14",
        {"houses": {"h-4-3": ["pink"]}, "roofs": [roof("flat-pink-blue", 1, "h-4-3", "h-5-3")]},
        "on h-5-3 a roof lies on nothing",
    ),
    (
        "BU-5.16",
        {"houses": PAIR, "roofs": [roof("flat-pink-blue", 0, "h-4-3", "h-5-3")]},
        "level is 0, but must be a whole number from 1 to 2",
    ),
    (
        "BU-5.16",
        {"houses": PAIR, "roofs": [roof("flat-pink-blue", 2, "h-4-3", "h-5-3")]},
        "on h-4-3 a roof lies on nothing",
    ),
    (
        "BU-5.14",
        {
            "houses": {**PAIR, "h-6-3": ["blue"]},
            "roofs": [roof("flat-pink-blue", 1, "h-4-3", "h-5-3"), roof("flat-blue-green", 1, "h-5-3", "h-6-3")],
        },
        "flat-blue-green lies on level 1 where another roof lies",
    ),
    (
        "BU-5.15",
        {"houses": {**PAIR, "h-6-3": ["blue"]}, "roofs": [roof("flat-pink-blue", 1, "h-4-3", "h-6-3")]},
        "not side by side",
    ),
    ("BU-5.1", {"stepp": "turn"}, "'stepp' is not an entry of it"),
    ("BU-5.1", {"seats": [{"coin": 1}]}, "seats 0: 'coin' is not an entry of it"),
    ("BU-5.1", {"step": "dance"}, "step is 'dance'"),
]


@pytest.mark.parametrize(
    ("spec", "why"),
    [pytest.param(spec, why, marks=pytest.mark.rule(rule), id=f"{rule}-{why}") for rule, spec, why in REFUSED],
)
def test_what_the_rules_do_not_allow_is_refused(spec: dict[str, Any], why: str) -> None:
    with pytest.raises(BadState, match=why):
        GAME.position(spec)


@pytest.mark.rule("BU-1.1", "BU-1.3", "BU-1.6", "BU-2.9")
def test_what_is_not_named_lies_in_its_pile() -> None:
    houses = {"h-4-3": ["pink", "blue"], "h-5-3": ["blue"]}
    state = lay(
        seats=[
            {"roofs": ["flat-pink-white"], "cards": ["B01"], "hand": {"eel": 2}, "reserve": {"pink": 2}},
            {"prepared": {"pink": 1}, "pyramid": {"base-1": "pink"}, "sold": {"eel": 1}},
        ],
        houses=houses,
        roofs=[roof("flat-pink-blue", 1, "h-4-3", "h-5-3")],
        under={"flat": ["flat-blue-green"]},
        stacks={"flat": ["flat-orange-white", "flat-pink-orange"]},
        buildings=["B02", "B03"],
        seafood=["crab", "tuna"],
        display=["sole"],
        shown=["B04"],
    )
    assert state.audit() == []
    assert state.supply == [20 - 2 - 1 - 1 - 1, 20 - 2, 20, 20, 20, 20]
    assert saved(state)["stacks"]["flat"][:2] == ["flat-orange-white", "flat-pink-orange"]
    assert len(saved(state)["stacks"]["flat"]) == 12 - 3  # one laid, one owned, one under the stack
    assert state.view(None)["stacks"]["flat"] == 10  # with the one under it
    assert saved(state)["buildings"][:2] == ["B02", "B03"]
    assert len(saved(state)["buildings"]) == 16 - 2
    assert saved(state)["seafood"][:2] == ["crab", "tuna"]
    assert len(saved(state)["seafood"]) == 48 - 4
    empty = lay(seats=[{"privilege": 1}])
    assert (len(empty.display), len(empty.seafood), len(empty.shown), len(empty.buildings)) == (3, 45, 4, 12)
    assert (empty.season, empty.round, empty.first, empty.actor) == (0, 1, 0, 0)
    assert saved(empty)["houses"] == {"h-4-3": ["pink"]}
    assert [len(pile) for pile in empty.stacks] == [12] * 4


@pytest.mark.rule("BU-4.8", "BU-10.15")
def test_a_position_goes_on_with_the_rest_of_its_round() -> None:
    state = lay(players=4, seats=[{"privilege": 1}] * 4, first=2, turn=3, round=3, season="summer")
    order = []
    while state.season == 1 and state.stack[-1].name == "turn":
        order.append((state.round, state.actor))
        do(state, "end turn")
    assert order == [(3, 3), (3, 0), (3, 1), (4, 2), (4, 3), (4, 0), (4, 1)]
    last = lay(players=2, seats=[{"privilege": 1}] * 2, last=True)
    do(last, "end turn", "end turn")
    assert last.stack[-1].name != "turn"


@pytest.mark.rule("BU-2.1", "BU-2.8", "BU-5.14")
def test_roofs_keep_their_order_and_everything_its_place() -> None:
    houses = {"h-2-0": ["orange", "pink"], "h-3-0": ["white", "blue"], **PAIR}
    roofs = [
        roof("flat-pink-blue", 2, "h-2-0", "h-3-0"),
        roof("islands-pink-yellow", 1, "h-4-3", "h-5-3"),
        roof("flat-orange-white", 1, "h-2-0", "h-3-0"),
    ]
    markers = {"sailing": ["white", "pink"], "lace": ["blue", "green"], "earning": ["orange", "yellow"]}
    huts = with_huts(F=["white", "white", "blue"])
    state = lay(houses=houses, roofs=roofs, markers=markers, huts=huts, seats=[{"privilege": 1}])
    assert saved(state)["roofs"] == roofs
    assert saved(state)["houses"] == houses
    assert saved(state)["huts"] == huts
    assert {action: set(colours) for action, colours in saved(state)["markers"].items()} == {
        action: set(colours) for action, colours in markers.items()
    }


# ---------------------------------------------------------------------- the first square, at the corner of the grid


@pytest.mark.rule("BU-8.3", "BU-9.2", "BU-10.3", "BU-11.3", "BU-12.8")
def test_the_square_in_the_corner_is_one_like_any_other() -> None:
    mine = {"squares": ["s-0-0"], "privilege": 1}
    alone = lay(seats=[mine, {"privilege": 1}], layout=LAYOUT, step="recall")
    assert options(alone) == ["recall s-0-0", "done"]
    do(alone, "recall s-0-0")
    assert (me(alone).squares, me(alone).workers, alone.held[0]) == (0, 10, -1)
    bare = lay(seats=[mine, {}], layout=LAYOUT, step="score-lace")
    assert [name for name in options(bare) if name.startswith("pay")] == []  # no white cube
    assert refused(bare, "pay s-0-0") == "no-cube-for-it"
    assert refused(bare, "spare s-0-0") == "nothing-spared"
    thrifty = lay(seats=[{**mine, "cards": ["B14"]}, {}], layout=LAYOUT, step="score-lace")
    do(thrifty, "spare s-0-0")
    assert sum(me(thrifty).scored) == 2
    entering = lay(seats=[{"privilege": 1}, mine], layout=LAYOUT, step="make-lace", arrows={"white": 1})
    assert refused(entering, "lace s-0-0") == "square-held"
    do(entering, "privilege lace s-0-0")
    assert (entering.held[0], me(entering, 1).squares, me(entering).privilege) == (0, 0, 0)
    beside = lay(
        seats=[{"privilege": 1, "squares": ["s-1-0"]}, {}], layout=LAYOUT, step="make-lace", arrows={"white": 1}
    )
    assert refused(beside, "privilege lace s-0-0") == "not-needed"


# ---------------------------------------------------------------------- a table put away and laid out again


def put_away(seed: int = 4, decisions: int = 260) -> dict[str, Any]:
    """A game in its middle, as it is saved."""
    chance = random.Random(seed)
    state = begin(players=2 + seed % 3, seed=seed, layout="drawn")
    for _ in range(decisions):
        seat = chance.choice(state.actors)
        lively = [a for a in state.legal(seat) if GAME.name(a) not in ("end turn", "done", "stay", "no sale")]
        state.apply(chance.choice(lively or state.legal(seat)), seat)
    return state.to_dict()


@pytest.mark.rule("BU-1.1", "BU-1.2", "BU-1.3", "BU-1.4", "BU-1.6", "BU-5.7")
@pytest.mark.parametrize("seed", range(8))
def test_a_table_laid_out_again_has_everything_where_it_was(seed: int) -> None:
    for decisions in (20, 120, 260):
        kept = put_away(seed, decisions)
        state = cast(Burano, GAME.from_dict(copy.deepcopy(kept)))
        assert state.to_dict() == kept
        assert state.audit() == []
        again = play_on(cast(Burano, GAME.from_dict(kept)), random.Random(seed), 60)
        assert play_on(state, random.Random(seed), 60).to_dict() == again.to_dict()


LOST: list[tuple[str, list[Any], Any, str]] = [
    ("BU-1.1", ["supply", "pink"], 19, "the cube 'pink' is there 33 times, not 20"),
    ("BU-1.1", ["supply", "teal"], 1, "'teal' is not a colour"),
    ("BU-1.1", ["huts", "A"], ["pink"] * 3, "the hut 'pink' is there 6 times, not 3"),
    ("BU-1.1", ["huts", "A"], ["pink"] * 2, "huts A has 2 entries, but must have 3"),
    ("BU-1.1", ["markers", "sailing"], ["pink"] * 3, "not two action markers"),
    ("BU-1.2", ["layout"], [], "the six workshop tiles"),
    ("BU-1.2", ["houses", "h-9-9"], ["pink"], "'h-9-9' is not an entry of it"),
    ("BU-1.3", ["seafood"], [], "the seafood 'lobster' is there 2 times, not 6"),
    ("BU-1.3", ["seafood"], ["cod"], "'cod' is not a seafood"),
    ("BU-1.3", ["buildings"], [], "the building 'B01' is there 0 times, not 1"),
    ("BU-1.3", ["buildings"], ["B99"], "'B99' is not a building"),
    ("BU-1.3", ["stacks", "flat"], [], "the roof 'flat-pink-yellow' is there 0 times, not 1"),
    ("BU-1.3", ["stacks"], {}, "the roof 'islands-pink-yellow' is there 0 times, not 1"),
    ("BU-1.3", ["shown"], [], "the building 'B05' is there 0 times, not 1"),
    ("BU-1.4", ["seats", 0, "islands"], {"A": 11}, "-4 of them on the ring, not 10"),
    ("BU-1.4", ["seats"], [], "seats has 0 entries, but must have 3, as the players in the options say"),
    ("BU-1.4", ["seats", 0, "gone"], "two", "gone is 'two'"),
    ("BU-1.4", ["seats", 0, "boat"], "G", "'G' is not a place"),
    ("BU-1.5", ["seats", 0, "coins"], -1, "coins is -1"),
]


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        pytest.param(path, value, why, marks=pytest.mark.rule(rule), id=f"{rule}-{'-'.join(map(str, path))}-{why}")
        for rule, path, value, why in LOST
    ],
)
def test_a_table_on_which_something_is_lost_or_too_much_is_refused(path: list[Any], value: Any, why: str) -> None:
    kept = put_away()
    place: Any = kept["state"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(BadState, match=why):
        GAME.from_dict(kept)


def step(name: str, seat: int, **carried: Any) -> dict[str, Any]:
    """A step as it is saved."""
    return {"step": name, "seat": seat, **carried}


@pytest.mark.rule("BU-4.8", "BU-5.1")
@pytest.mark.parametrize(
    ("stack", "why"),
    [
        ([step("dance", 0)], "'dance' is not a step"),
        ([step("turn", 0)], "the step 'turn' has no 'moves'"),
        ([step("turn", 0, moves="one")], "moves is 'one', but must be a whole number from 0 to 4"),
        ([step("turn", 0, moves=0, a=0)], "'a' is not an entry of it"),
        ([7], "is 7, but must be a table"),
    ],
)
def test_steps_that_there_are_not_are_refused(stack: list[Any], why: str) -> None:
    kept = {**put_away(), "stack": stack}
    with pytest.raises(BadState, match=why):
        GAME.from_dict(kept)


@pytest.mark.rule("BU-2.6")
def test_a_roof_in_the_stack_of_another_kind_is_refused() -> None:
    kept = put_away()
    stacks = kept["state"]["stacks"]
    stacks["islands"][0], stacks["flat"][0] = stacks["flat"][0], stacks["islands"][0]
    with pytest.raises(BadState, match="the stack of islands holds tiles of another kind"):
        GAME.from_dict(kept)


@pytest.mark.rule("BU-1.3", "BU-1.4")
def test_what_a_saved_table_does_not_tell_is_missed() -> None:
    for key in put_away()["state"]:
        kept = put_away()
        del kept["state"][key]
        with pytest.raises(BadState, match=f"has no '{key}'"):
            GAME.from_dict(kept)
    for key in put_away()["state"]["seats"][1]:
        kept = put_away()
        del kept["state"]["seats"][1][key]
        with pytest.raises(BadState, match=f"seats 1 has no '{key}'"):
            GAME.from_dict(kept)


# ---------------------------------------------------------------------- the course of play that a table tells of

LAST_ROUND = step("clean-up", 0)
TURN = step("turn", 2, moves=0)
MOVE = step("turn", 2, moves=1)
NOT_A_SEAT = "must be a seat from 0 to 2"

IMPOSSIBLE: list[tuple[str, list[dict[str, Any]], str]] = [
    ("BU-4.2", [LAST_ROUND, step("round", 0), step("build-pyramids", 0, building=[19])], NOT_A_SEAT),
    ("BU-4.2", [LAST_ROUND, step("round", 0), step("build-pyramids", 0, building=[0])], "spot of seat 0"),
    ("BU-4.8", [step("clean-up", 77), TURN], NOT_A_SEAT),
    ("BU-4.8", [LAST_ROUND, step("turn", -1, moves=0)], NOT_A_SEAT),
    ("BU-4.8", [LAST_ROUND, step("turn", 2, moves=5)], "from 0 to 4"),
    ("BU-4.8", [LAST_ROUND, TURN, TURN], "waits twice for seat 2"),
    ("BU-4.8", [TURN], "cannot begin with the step 'turn'"),
    ("BU-4.1", [LAST_ROUND, step("season", 0)], "cannot follow on 'clean-up'"),
    ("BU-10.9", [step("end", 0), step("score-lace", 0, paid=[], spared=False)], "cannot end after"),
    ("BU-5.1", [], "the game is not over"),
    (
        "BU-10.3",
        [step("next-season", 0), step("score-lace", 0, paid=BOX.squares, spared=False)],
        "workers that it does not have",
    ),
    ("BU-12.8", [step("next-season", 0), step("score-lace", 0, paid=[], spared=True)], "without the card for it"),
    (
        "BU-7.11",
        [LAST_ROUND, MOVE, step("hand-over", 2, sale="different 4x1", sets=4, handed_over=["lobster"])],
        "sale takes 4 sets",
    ),
    ("BU-7.1", [LAST_ROUND, MOVE, step("sail", 1, exchanged=False)], "in the turn of seat 2"),
    ("BU-5.1", [LAST_ROUND, TURN, step("sail", 2, exchanged=False)], "no move was made"),
    ("BU-4.1", [LAST_ROUND], "at no decision"),
    ("BU-9.2", [LAST_ROUND, MOVE, step("fish", 2, number=0)], "at no decision"),
]


def early() -> dict[str, Any]:
    """Three players at the first turn of a game in which seat 0 begins."""
    state = begin(players=3, seed=1, first=0)
    play_on(state, random.Random(1), 45)
    while state.stack[-1].name != "turn":
        play_on(state, random.Random(2), 1)
    kept = state.to_dict()
    assert kept["state"]["round"] == 1
    return kept


@pytest.mark.parametrize(
    ("stack", "why"),
    [
        pytest.param(stack, why, marks=pytest.mark.rule(rule), id=f"{rule}-{i}-{why}")
        for i, (rule, stack, why) in enumerate(IMPOSSIBLE)
    ],
)
def test_a_course_of_play_that_cannot_be_is_refused(stack: list[dict[str, Any]], why: str) -> None:
    kept = {**early(), "stack": stack}
    with pytest.raises(BadState, match=why):
        GAME.from_dict(kept)


@pytest.mark.rule("BU-1.5", "BU-4.1")
@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        pytest.param(["seats", 0, "coins"], 10**5000, "coins is a whole number of about 5000 digits", id="huge"),
        (["seats", 0, "coins"], float("inf"), "coins is inf"),
        (["seats", 0, "start"], 12, "start is 12"),
        (["seats", 0, "gone"], 1, "gone is 1"),
        (["seats", 0, "hand"], 5, "hand is 5, but must be a table"),
        pytest.param(["seats", 0, "roofs"], "x" * 5000, "roofs is a text of 5000 letters", id="long"),
        (["seats", 0, "squares"], {"s-0-1": 1}, "squares is {'s-0-1': 1}, but must be a list"),
        (["seats"], None, "seats is None, but must be a list"),
        (["layout", 0, "turns"], 10**9, "turns is"),
        (["layout", 0, "tile"], ["small-pink"], "is not a workshop tile here"),
        (["roofs"], [{"tile": "flat-pink-blue", "holes": ["h-4-3", "h-4-3"], "level": 1}], "must lie on two holes"),
        (["round"], 5, "has 4 rounds"),
        (["ships"], {"pairs": "west"}, "ships has no 'different'"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_in_words(path: list[Any], value: Any, why: str) -> None:
    kept = early()
    place: Any = kept["state"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(BadState, match=why):
        GAME.from_dict(kept)


@pytest.mark.rule("BU-10.9")
@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ({"step": "gather-cubes", "season": "winter"}, "only islands and lace"),
        (
            {"step": "hand-over", "sale": BOX.sales[0].name, "sets": 1, "handed_over": [BOX.seafood[0]]},
            "sale takes 1 sets",
        ),
        ({"step": "sail", "moves": 0}, "moves must be 1 to 4"),
        ({"step": "first-hut"}, "no privilege point"),
        ({"step": "choose-site", "colour": "pink"}, "prepared no pink cube"),
        ({"step": "choose-houses", "tile": "flat-pink-blue"}, "is not its own"),
        ({"step": "put-bought-cube", "colour": "pink"}, "bought no pink cube"),
        ({"step": "take-instead", "number": 0}, "number is 0, but must be a whole number from 1 to 12"),
        ({"step": "make-lace", "arrows": {"pink": 3, "blue": 3, "yellow": 3}}, "three arrows"),
        ({"step": "round", "round": 4}, "the last of spring"),
        ({"step": ["turn"]}, r"step is \['turn'\], but must be one of"),
        ({"rest": 7}, "rest is 7"),
        ({"seed": "x"}, "seed is 'x'"),
        ({"step": "sail", "port": "west"}, "step 'sail' has no 'port'"),
        ({"step": "trade"}, "the step 'trade' has no 'port'"),
        ({"supply": {"pink": 3}}, "only those"),
        ({"players": 2.0}, "from 2 to 4"),
        ({5: 1}, "names are short texts"),
    ],
)
def test_a_step_laid_out_where_it_cannot_be_is_refused(spec: dict[Any, Any], why: str) -> None:
    with pytest.raises(BadState, match=why):
        GAME.position(spec)


@pytest.mark.rule("BU-10.9", "BU-10.3")
def test_lace_laid_out_after_winter_ends_the_game() -> None:
    mine = {"squares": ["s-1-2"], "pyramid": {"base-1": "orange"}}
    state = lay(seats=[mine, mine | {"squares": ["s-1-3"]}], step="score-lace", season="winter")
    assert state.over
    assert [sum(me(state, seat).scored) for seat in (0, 1)] == [2, 2]
