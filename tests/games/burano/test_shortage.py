"""The sea runs empty: two points for each card that cannot be drawn (BU-7.6), in real play."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.burano.table import BOX, GAME, begin, do, lay, me, options, saved, scored, with_huts

from kade.games.burano.rules.state import Burano
from kade.kernel.event import Event
from kade.testing import only

MARKERS = {"sailing": ["pink", "blue"], "lace": ["yellow", "green"], "earning": ["orange", "white"]}


@pytest.mark.rule("BU-7.6", "BU-7.5", "BU-7.7")
def test_the_last_card_is_drawn_the_missing_ones_are_paid_and_workers_still_go() -> None:
    blue = {"boat": "A", "prepared": {"pink": 1}, "pyramid": {"base-1": "white"}, "islands": {"B": 1}, "coins": 0}
    state = lay(
        seats=[blue, {"privilege": 1}],
        markers=MARKERS,
        huts=with_huts(E=["pink", "blue", "yellow"]),
        display=["eel"],
        seafood=[],
        rest=1,
    )
    told = do(state, "build pink", "at h-5-3", "sail E", "send 2", "end turn")
    assert only(told, "caught") == [{"seat": 0, "seafood": "eel"}]  # as long as one lies open it must be drawn
    assert only(told, "shortage") == [{"seat": 0, "number": 2, "points": 4}]
    assert only(told, "refilled") == []
    assert (me(state).islands[4], me(state).workers) == (2, 7)
    assert scored(state) == {"shortage": 4}
    assert saved(state)["display"] == []
    while not state.over:
        state.apply(state.legal()[-1], state.actor)
    parts = state.result().breakdown[0]
    assert (parts["shortage"], parts["seafood"]) == (4, 1)
    assert sum(parts.values()) == state.result().points[0]


@pytest.mark.rule("BU-7.6")
@pytest.mark.parametrize(("left", "paid"), [(0, 6), (1, 4), (2, 2), (3, 0)])
def test_each_missing_card_is_two_points(left: int, paid: int) -> None:
    state = lay(
        step="sail",
        seats=[{"boat": "A"}, {"privilege": 1}],
        huts=with_huts(E=["pink", "blue", "yellow"]),
        display=["eel"] * left,
        seafood=[],
        rest=1,
    )
    do(state, "sail E")
    while state.stack[-1].name == "fish":
        do(state, options(state)[0])
    assert scored(state).get("shortage", 0) == paid
    assert sum(me(state).hand) == left


def fishing(state: Burano, seat: int) -> str:
    """What a crew does that thinks of fishing alone: sailing houses first, to the island of most matches."""
    names = options(state, seat)
    view = state.view(seat)
    sailing = view["markers"]["sailing"]
    matches = {place: view["islands"][i]["matches"][seat] for i, place in enumerate("ABCDEF")}
    if view["step"] == "build-pyramids":
        return next((name for name in names if name.split()[1] not in sailing), names[0])
    if view["step"] == "turn":
        ready = any(place < 6 and matches["ABCDEF"[place]] for place in BOX.one_step[me(state, seat).boat])
        wanted = [f"build {colour}" for colour in sailing if ready] + [f"prepare {colour}" for colour in sailing]
        wanted += [name for name in names if name[:6] == "build " and name[6:] not in sailing]
        wanted += [name for name in names if name.startswith("prepare ")]
        return next((name for name in wanted if name in names), "end turn")
    if view["step"] == "sail":
        islands = [name for name in names if name[5:] in matches]
        return max(islands, key=lambda name: matches[name[5:]]) if islands else "stay"
    return "done" if "done" in names else names[0]


@pytest.mark.rule("BU-7.6", "BU-7.4", "BU-7.5")
def test_four_crews_that_do_nothing_but_fish_empty_the_sea() -> None:
    state = begin(players=4, seed=83)
    promised: Counter[int] = Counter()  # cards that matches brought
    heard: list[Event] = []
    state.listener = heard.append
    while not state.over:
        seat = state.actors[0]
        name = fishing(state, seat)
        if name[:5] == "sail " and name[5:] in "ABCDEF":
            promised[seat] += state.view(None)["islands"]["ABCDEF".index(name[5:])]["matches"][seat]
        state.apply(GAME.action(name), seat)
    caught = Counter(event.public["seat"] for event in heard if event.name in ("caught", "drew"))
    shortage = [parts["shortage"] for parts in state.result().breakdown]
    assert sum(caught.values()) == 48
    assert shortage == [2 * (promised[seat] - caught[seat]) for seat in range(4)]
    assert sum(shortage) > 0
    assert state.audit() == []
