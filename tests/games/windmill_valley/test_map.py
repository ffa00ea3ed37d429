"""Windmills, their paths and fields (WV-4.13 to 4.17), and the market (WV-4.18 to 4.22, WV-4.33, WV-4.34)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.windmill_valley.table import (
    BOX,
    begin,
    bulbs,
    do,
    lay,
    options,
    perform,
    play_on,
    refused,
    starting_with,
    step,
    with_tile,
)

from kade.games.windmill_valley.rules.paths import all_built, connected_spaces, distances, largest_group, outcomes
from kade.testing import only

GATES = ["W11", "W12", "W13", "W18", "W19", "W20"]
RICH: list[dict[str, Any]] = [{"guilders": 5}]

# ---------------------------------------------------------------------- windmills


@pytest.mark.rule("WV-4.13", "WV-4.14")
def test_a_windmill_goes_onto_an_empty_connected_space_that_can_be_paid() -> None:
    state = perform("build", {"guilders": 1}, [{"built": ["W12"], "guilders": 5}])
    assert set(options(state)) == {f"build {space}" for space in ("W05", "W11", "W13", "W18", "W19", "W20")}
    assert refused(state, "build W12") == "space-taken"
    assert refused(state, "build W07") == "not-connected"
    do(state, "build W05")
    assert options(state) == [f"mill {colour}" for colour in ("white", "yellow", "red", "violet", "black")]
    do(state, "mill yellow")
    assert state.players[0].guilders == 0
    assert state.players[0].groups == [1, 0, 2, 2, 3]
    poor = perform("build", {}, [{"built": ["W12"]}])
    assert refused(poor, "build W11") == "too-few-guilders"
    broken = perform("build", {"guilders": 9}, [{"built": ["W12", "W06"], "guilders": 5}])
    assert refused(broken, "build W07") == "not-connected", "the path to W06 is broken"
    dear = perform("build", {"guilders": 9, "built": ["W13", "W14"]}, RICH)
    do(dear, "build W15", "mill black")
    assert dear.players[0].guilders == 5


@pytest.mark.rule("WV-4.15")
def test_a_shortest_path_pays_the_owners_of_the_windmills_on_it() -> None:
    """The rulebook's example: a space of 3 guilders, two opponents on its path."""
    state = perform("build", {"guilders": 3}, [{"built": ["W13"]}, {"built": ["W14"], "guilders": 5}])
    told = do(state, "build W07", "mill black")
    assert [(event["owner"], event["space"]) for event in only(told, "path")] == [(2, "W14"), (1, "W13")]
    assert [me.points for me in state.players] == [5, 6, 6]
    assert state.players[0].guilders == 0
    own = perform("build", {"guilders": 3, "built": ["W13"]}, [{"built": ["W14"], "guilders": 5}])
    do(own, "build W07", "mill black")
    assert [me.points for me in own.players] == [5, 6]
    choice = perform(
        "build", {"guilders": 3}, [{"built": ["W11", "W10"]}, {"built": ["W18", "W17", "W16"], "guilders": 5}]
    )
    do(choice, "build W09", "mill black")
    assert step(choice) != "trace", "the way over W10 is shorter"
    equal = perform(
        "build", {"guilders": 3}, [{"built": ["W13", "W14", "W15"]}, {"built": ["W20", "W21"], "guilders": 5}]
    )
    do(equal, "build W22", "mill black")
    assert step(equal) != "trace"
    assert [me.points for me in equal.players] == [5, 5, 7]
    tie = perform(
        "build", {"guilders": 9}, [{"built": ["W19", "W26", "W27"]}, {"built": ["W20", "W21"], "guilders": 5}]
    )
    do(tie, "build W28", "mill black")
    assert step(tie) != "trace", "W21 is nearer than W27"
    both = perform(
        "build",
        {"guilders": 9, "area": "M1"},
        [{"built": ["W11", "W10", "W03"], "area": "M2"}, {"built": ["W12", "W05"], "guilders": 5, "area": "M3"}],
    )
    do(both, "build W04", "mill black")
    assert [me.points for me in both.players] == [5, 5, 7]


@pytest.mark.rule("WV-4.15")
def test_a_longer_way_is_no_choice() -> None:
    seats: list[dict[str, Any]] = [
        {"guilders": 9},
        {"built": ["W18", "W17", "W24"]},
        {"built": ["W19", "W26", "W27"], "guilders": 5},
    ]
    state = lay(step="choose-action", seats=[{**seats[0], "large": 4}, *seats[1:]])
    do(state, "wheel large", "build W25", "mill black")
    assert [me.points for me in state.players] == [5, 5, 7], "over W26 it is shorter"
    branch = lay(
        step="choose-action",
        seats=[
            {"guilders": 9, "large": 4},
            {"built": ["W11", "W10", "W09"]},
            {"built": ["W18", "W17", "W16"], "guilders": 5},
        ],
    )
    far = distances(BOX, all_built(branch))
    assert far[BOX.space_names.index("W09")] == far[BOX.space_names.index("W16")] == 3
    equal = lay(
        step="choose-action",
        seats=[
            {"guilders": 9, "large": 4},
            {"built": ["W13", "W14"]},
            {"built": ["W12", "W05", "W06"], "guilders": 5},
            {"built": ["W11"]},
        ],
    )
    do(equal, "wheel large", "build W07", "mill black")
    assert [me.points for me in equal.players] == [5, 7, 5, 5], "two windmills away over W14, three over W06"
    made = lay(
        step="choose-action",
        seats=[
            {"guilders": 9, "large": 4},
            {"built": ["W13", "W14", "W15"]},
            {"built": ["W20", "W21", "W28"], "guilders": 5},
            {"built": ["W22"]},
        ],
    )
    do(made, "wheel large", "build W23", "mill black")
    assert [me.points for me in made.players] == [5, 5, 7, 6]


@pytest.mark.rule("WV-4.15")
def test_two_ways_of_equal_length_with_different_owners_are_a_question() -> None:
    state = lay(
        step="choose-action",
        seats=[
            {"guilders": 9, "large": 4},
            {"built": ["W18", "W17"]},
            {"built": ["W11", "W10"], "guilders": 5},
            {"built": ["W16"]},
        ],
    )
    do(state, "wheel large", "build W09", "mill black")
    assert [me.points for me in state.players] == [5, 5, 7, 5]
    far = lay(
        step="choose-action",
        seats=[
            {"guilders": 9, "large": 4},
            {"built": ["W13", "W14"]},
            {"built": ["W20", "W21"], "guilders": 5},
            {"built": ["W15"]},
        ],
    )
    do(far, "wheel large", "build W22", "mill black")
    assert step(far) != "trace"
    ring = lay(
        step="choose-action",
        seats=[{"guilders": 9, "large": 4}, {"built": ["W12", "W05", "W04"]}, {"built": ["W11", "W10"], "guilders": 5}],
    )
    do(ring, "wheel large", "build W03", "mill black")
    assert [me.points for me in ring.players] == [5, 5, 7]
    wide = lay(
        step="choose-action",
        seats=[
            {"guilders": 9, "large": 4},
            {"built": ["W11", "W10", "W03", "W09", "W08"]},
            {"built": ["W02"], "guilders": 5},
        ],
    )
    do(wide, "wheel large", "build W01", "mill black")
    assert options(wide) == ["via W02", "via W08"]
    do(wide, "via W08")
    assert [me.points for me in wide.players] == [5, 9, 5]
    other = lay(
        step="choose-action",
        seats=[
            {"guilders": 9, "large": 4},
            {"built": ["W11", "W10", "W03", "W09", "W08"]},
            {"built": ["W02"], "guilders": 5},
        ],
    )
    do(other, "wheel large", "build W01", "mill black", "via W02")
    assert [me.points for me in other.players] == [5, 8, 6]


@pytest.mark.rule("WV-4.16")
def test_all_fields_that_touch_the_space_pay_in_any_order() -> None:
    state = perform("build", {"guilders": 9, "built": ["W20"]}, RICH, water=3)
    do(state, "build W21", "mill black")  # lower, white bulb, market
    assert bulbs(state.players[0]) == {"white": 1}, "it has room, so nothing is asked about it"
    assert set(options(state)) == {"field P12", "field P17"}
    do(state, "field P12", "lower 0 1")
    assert step(state) == "market-move"
    plain = perform("build", {"guilders": 0}, RICH)
    do(plain, "build W18", "mill black")  # 2 guilders and a red bulb: nothing to ask
    assert (plain.players[0].guilders, bulbs(plain.players[0])) == (2, {"red": 1})
    assert plain.active == 1


@pytest.mark.rule("WV-4.17")
def test_an_unconnected_windmill_makes_no_path_until_it_is_joined() -> None:
    state = with_tile("E03", {"guilders": 2, "bulbs": {"red": 1}}, [{"built": ["W12"], "guilders": 5}])
    do(state, "wheel large")
    assert "build W06" in options(state)
    assert "build W03" not in options(state), "2 guilders and 1 more are too much"
    told = do(state, "build W06", "mill black")
    assert only(told, "paid") == [{"seat": 0, "number": 2}]
    assert only(told, "path") == []
    assert not connected_spaces(state) >> BOX.space_names.index("W07") & 1
    joined = with_tile("E03", {"guilders": 1, "bulbs": {"red": 1}}, [{"built": ["W12"], "guilders": 5}])
    do(joined, "wheel large", "build W05", "mill black")
    assert (joined.players[0].guilders, joined.players[1].points) == (0, 6), "connected: no extra guilder, a path"
    bridge = perform("build", {"guilders": 1}, [{"built": ["W12", "W06"], "guilders": 5}])
    told = do(bridge, "build W05", "mill black")
    assert [event["space"] for event in only(told, "path")] == ["W12"], "nothing is traced for the joined one"
    later = perform("build", {"guilders": 3}, [{"built": ["W12", "W05", "W06"], "guilders": 5}])
    do(later, "build W07", "mill black")
    assert later.players[1].points == 8, "joined, it counts like any other"


def naive_distance(built: set[str], space: str) -> int:
    """By hand: how many windmills from a space to the market, 0 if there is no way."""
    edges = {frozenset(edge) for edge in BOX.data["paths"]["edges"]}
    frontier, steps, seen = {space}, 1, {space}
    while frontier:
        if any(name in GATES for name in frontier):
            return steps
        frontier = {name for name in built - seen if any(frozenset((name, other)) in edges for other in frontier)}
        seen |= frontier
        steps += 1
    return 0


def naive_payments(state: Any, builder: int, space: str) -> set[tuple[int, ...]]:
    """By hand: what each shortest path from a built space pays to each seat."""
    owner = {BOX.space_names[i]: seat for seat, me in enumerate(state.players) for i in range(30) if me.built >> i & 1}
    edges = {frozenset(edge) for edge in BOX.data["paths"]["edges"]}
    length = naive_distance(set(owner), space)
    found = set()

    def walk(path: list[str]) -> None:
        if len(path) == length:
            if path[-1] in GATES:
                found.add(tuple(sum(1 for name in path[1:] if owner[name] == seat != builder) for seat in range(4)))
            return
        for name in owner:
            if name not in path and frozenset((name, path[-1])) in edges:
                walk([*path, name])

    walk([space])
    return found


@pytest.mark.rule("WV-4.15", "WV-5.8")
@pytest.mark.parametrize("seed", range(40))
def test_paths_agree_with_a_slow_oracle(seed: int) -> None:
    chance = random.Random(seed)
    names = chance.sample(BOX.space_names, chance.randint(3, 20))
    seats: list[dict[str, Any]] = [{"built": names[i::3][:9], "guilders": 5} for i in range(3)]
    state = lay(seats=seats)
    built = {name for entry in seats for name in entry["built"]}
    far = distances(BOX, all_built(state))
    for name in built:
        assert far[BOX.space_names.index(name)] == naive_distance(built, name)
    free = {name for name in BOX.space_names if name not in built and naive_distance(built, name)}
    assert {BOX.space_names[i] for i in range(30) if connected_spaces(state) >> i & 1} == free
    for name in sorted(built)[:6]:
        if naive_distance(built, name):
            codes = outcomes(state, 0, far, BOX.space_names.index(name))
            assert codes == sorted(set(codes)), "each outcome once"
            worth = {tuple(code >> (6 * seat) & 63 for seat in range(4)) for code in codes}
            assert worth == naive_payments(state, 0, name)
    for me, entry in zip(state.players, seats, strict=True):
        assert largest_group(BOX, me.built, all_built(state)) == naive_group(entry["built"], built)


def naive_group(own: list[str], built: set[str]) -> int:
    """The largest number of these windmills among those that hang together, whoever built them."""
    edges = {frozenset(edge) for edge in BOX.data["paths"]["edges"]}
    most, left = 0, set(built)
    while left:
        group = {left.pop()}
        while new := {name for name in left if any(frozenset((name, other)) in edges for other in group)}:
            group |= new
            left -= new
        most = max(most, len(group & set(own)))
    return most


# ---------------------------------------------------------------------- the market


@pytest.mark.rule("WV-4.18")
@pytest.mark.parametrize(("neutrals", "times"), [([0, 0, 0], 1), ([0, 1, 0], 2), ([0, 2, 0], 3)])
def test_a_reward_comes_once_for_every_marker_in_the_area(neutrals: list[int], times: int) -> None:
    state = perform("market", {"guilders": 2, "area": "M1"}, [{"area": "M3", "guilders": 5}], neutrals=neutrals)
    do(state, "take T1")
    assert state.players[0].tools == times
    assert step(state) == "area-reward", "all moves are made"


@pytest.mark.rule("WV-4.20")
def test_a_neutral_marker_moves_once_a_turn_before_the_first_move_to_an_area_that_will_be_entered() -> None:
    state = perform("market", {"guilders": 5, "area": "M1"}, [{"area": "M3", "guilders": 5}], neutrals=[1, 0, 1])
    assert set(starting_with(state, "neutral")) == {"neutral M1 M2", "neutral M1 M3", "neutral M3 M2"}
    do(state, "neutral M3 M2")
    assert state.players[0].guilders == 2
    assert state.neutrals == [1, 1, 0]
    assert starting_with(state, "neutral") == [], "once a turn"
    late = perform("market", {"guilders": 5, "area": "M1"}, [{"area": "M3", "guilders": 5}], neutrals=[1, 0, 1])
    do(late, "enter", "take T1")
    assert starting_with(late, "neutral") == [], "before the first move only"
    poor = perform("market", {"guilders": 2, "area": "M1"}, [{"area": "M3", "guilders": 5}], neutrals=[1, 0, 1])
    assert starting_with(poor, "neutral") == []
    short = with_tile("E13", {"guilders": 5, "area": "M1"}, [{"area": "M3", "guilders": 5}], neutrals=[1, 0, 1])
    do(short, "wheel large")
    assert set(starting_with(short, "neutral")) == {"neutral M1 M2", "neutral M3 M2"}, "one move enters M2 only"


@pytest.mark.rule("WV-4.21")
def test_a_full_area_is_skipped_or_somebody_is_stood_on() -> None:
    others = [{"area": "M2", "guilders": 3}]
    state = perform("market", {"guilders": 3, "area": "M1"}, others, neutrals=[1, 2, 0])
    ways = [name for name in options(state) if not name.startswith("neutral")]
    assert ways == ["stand-on seat-1", "pass-by"], "neutral markers cannot be stood on"
    do(state, "stand-on seat-1")
    assert (state.players[0].guilders, state.players[1].guilders) == (0, 4)
    do(state, "take T1")
    assert state.players[0].tools == 3, "standing on top does not raise the count above 3"
    skipped = perform("market", {"guilders": 2, "area": "M1"}, others, neutrals=[1, 2, 0])
    assert BOX.area_names[skipped.players[0].area] == "M3", "without a guilder it is skipped by itself"
    do(skipped, "take V1")
    assert BOX.area_names[skipped.players[0].area] == "M1", "a skipped area uses up no move"
    two = perform(
        "market",
        {"guilders": 4, "area": "M1"},
        [{"area": "M2", "guilders": 3}, {"area": "M2", "on": 1, "guilders": 3}],
        neutrals=[0, 2, 0],
    )
    assert starting_with(two, "stand-on") == [], "two at most on a space"


@pytest.mark.rule("WV-4.22")
def test_the_market_master_splits_rewards_and_pays_nothing_extra_in_one_visit() -> None:
    state = perform(
        "market", {"guilders": 2, "area": "M1", "starting": "S5"}, [{"area": "M3", "guilders": 3}], neutrals=[1, 1, 0]
    )
    do(state, "neutral M1 M2")
    assert state.players[0].guilders == 0
    do(state, "take T1", "take B:yellow", "take B:violet")
    assert (state.players[0].tools, bulbs(state.players[0])) == (1, {"yellow": 1, "violet": 1})
    full = perform(
        "market", {"guilders": 2, "area": "M1", "starting": "S5"}, [{"area": "M2", "guilders": 3}], neutrals=[1, 2, 0]
    )
    do(full, "stand-on seat-1")
    assert (full.players[0].guilders, full.players[1].guilders) == (0, 4), "from the bank"
    second = perform(
        "market",
        {"guilders": 2, "area": "M1", "starting": "S5"},
        [{"area": "M2", "guilders": 3}],
        neutrals=[1, 2, 0],
        used=["S5"],
    )
    assert step(second) == "area-reward", "another visit of the turn would have to pay"
    assert second.view(0)["about"]["number"] == 1
    do(second, "take V1")


@pytest.mark.rule("WV-4.33")
def test_when_the_lower_marker_leaves_the_upper_one_takes_its_space() -> None:
    state = perform(
        "market", {"guilders": 2, "area": "M1"}, [{"area": "M1", "on": 0, "guilders": 3}], neutrals=[2, 0, 0]
    )
    do(state, "take T1")
    assert state.players[1].on == -1
    both = perform(
        "market",
        {"guilders": 2, "area": "M1"},
        [{"area": "M2", "guilders": 3}, {"area": "M2", "on": 1, "guilders": 5}],
        neutrals=[1, 0, 0],
    )
    do(both, "take T1")
    assert both.players[0].tools == 3, "both count"


@pytest.mark.rule("WV-4.34")
def test_a_neutral_marker_that_was_moved_must_be_met() -> None:
    state = perform("market", {"guilders": 5, "area": "M1"}, [{"area": "M2", "guilders": 3}], neutrals=[1, 1, 0])
    do(state, "neutral M1 M2")
    assert options(state) == ["take B:yellow", "take B:violet", "take T1"], "standing on the other is all that is left"
    assert state.players[0].on == 1
    poor = perform("market", {"guilders": 3, "area": "M1"}, [{"area": "M2", "guilders": 3}], neutrals=[1, 1, 0])
    assert "neutral M1 M2" not in starting_with(poor, "neutral"), "nothing is left to stand on the marker with"
    nobody = perform("market", {"guilders": 9, "area": "M1"}, [{"area": "M3", "guilders": 3}], neutrals=[1, 2, 0])
    assert "neutral M1 M2" not in starting_with(nobody, "neutral")
    beyond = with_tile("E13", {"guilders": 9, "area": "M1"}, [{"area": "M2", "guilders": 3}], neutrals=[1, 2, 0])
    do(beyond, "wheel large")
    assert "neutral M1 M3" in options(beyond), "the full area may be skipped"
    do(beyond, "neutral M1 M3")
    assert BOX.area_names[beyond.players[0].area] == "M3", "and now has to be"


@pytest.mark.parametrize("seed", range(3))
def test_nobody_stands_in_the_air_in_random_games(seed: int) -> None:
    state = begin(players=4, seed=seed)
    chance = random.Random(seed)
    while not state.over:
        play_on(state, chance, 7)
        assert state.audit() == []
