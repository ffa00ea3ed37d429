"""What is shown of a turn: the move marker, all through its moves, in the view, in lines and drawn (BU-5.5)."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from tests.games.burano.table import GAME, begin, do, lay

from kade.games.burano.rules.season import STEPS
from kade.kernel.event import Event
from kade.kernel.step import Automatic

BETWEEN_MOVES = ("turn", "put-bought-cube")
OUTSIDE = ("build-pyramids", "score-lace", "take-instead", "buy-cubes", "put-roofs-away", "draw-roofs")
COSTS = [1, -3, -3, -4, None]
IDLE = ("end turn", "done", "stay")


@pytest.mark.rule("BU-5.5", "BU-5.2")
@pytest.mark.slow
def test_the_move_marker_is_shown_in_every_step_of_a_turn() -> None:
    """The moves are counted from what is told, turn by turn, and compared with the view in every step."""
    met: set[str] = set()
    for seed in range(6):
        chance = random.Random(seed)
        heard: list[Event] = []
        state = begin(players=2 + seed % 3, seed=seed, listener=heard.append)
        turn: tuple[int, ...] = ()
        begun = 0
        while not state.over:
            view = state.view(None)
            step = view["step"]
            met.add(step)
            if step in OUTSIDE:
                assert view["moves"] is None
            else:
                if turn != (state.season, state.round, state.actor):
                    turn, begun = (state.season, state.round, state.actor or 0), 0
                else:
                    begun += sum(event.name == "move" for event in heard)
                under_way = step not in BETWEEN_MOVES
                assert view["moves"] == {
                    "seat": state.actor,
                    "done": begun - under_way,
                    "left": 4 - begun + under_way,
                    "under_way": under_way,
                    "coins": COSTS[begun],
                }
            heard.clear()
            seat = chance.choice(state.actors)
            lively = [action for action in state.legal(seat) if GAME.name(action) not in IDLE]
            state.apply(chance.choice(lively if lively and chance.random() < 0.8 else state.legal(seat)), seat)
    assert {name for name, step in STEPS.items() if not issubclass(step, Automatic)} <= met | set(OUTSIDE)


def panels(view: dict[str, Any]) -> dict[str, str]:
    return {panel.id: panel.moving for panel in GAME.panels(view)}


@pytest.mark.rule("BU-5.5")
def test_the_marker_is_drawn_while_a_move_is_under_way() -> None:
    mine = {"coins": 9, "prepared": {"pink": 2}, "pyramid": {"base-1": "pink"}, "privilege": 1}
    markers = {"sailing": ["pink", "blue"], "lace": ["yellow", "green"], "earning": ["orange", "white"]}
    state = lay(seats=[mine, {}], markers=markers)
    places = []
    for doing in (["build pink"], ["at h-5-3"], ["stay"], ["build pink"], ["at h-4-4"], ["stay"], ["prepare pink"]):
        do(state, *doing)
        shown = panels(state.view(0))["moves"]
        found = re.search(r'<g [^>]*id="move-marker"[^>]*>.*?</g>', shown)
        assert found
        at = re.search(r"translate\((\d+)", found[0])
        assert at
        places.append(((int(at[1]) - 12) // 94, "under-way" in found[0], shown.count("ticked")))
    assert places == [
        (0, True, 0),
        (0, True, 0),
        (1, False, 1),
        (1, True, 1),
        (1, True, 1),
        (2, False, 2),
        (3, False, 3),
    ]
    assert 'id="move-marker"' not in panels(state.view(1))["moves"]  # it is not the other's turn
    own, other = (panels(state.view(1))[f"player-{seat}"] for seat in (0, 1))
    assert 'id="moves-0"' in own
    assert 'id="moves-1"' not in other


@pytest.mark.rule("BU-5.5")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Anna’s turn: moves done 1, left 3."),
        ("pl", "Tura: Anna; ruchy wykonane: 1, zostało: 3."),
        ("it", "Turno: Anna; mosse fatte: 1, rimaste: 3."),
    ],
)
def test_moves_are_told_in_lines_to_everybody(lang: str, line: str) -> None:
    state = lay(seats=[{"coins": 9, "prepared": {"pink": 1}}, {}], moves=1)
    do(state, "build pink")
    for viewer in (None, 0, 1):
        assert line in GAME.text(state.view(viewer), lang, ["Anna", "Bartek"])["turn"]
