"""What may be done now, asked for all actions at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.kernel.nim import NimGame

import kade
from kade.display.game import Game
from kade.games import ours
from kade.kernel.errors import BadArgument

OFFERING = [*(kade.load(id) for id in ours()), NimGame()]
"""Our games have rooms that show them; one may also put its own `offer` and `target` in their place."""


@pytest.mark.parametrize("game", OFFERING, ids=lambda game: game.id)
def test_several_actions_are_offered_as_each_by_itself(game: Game) -> None:
    state = game.new(seed=1)
    seat = state.actors[0]
    view, names = state.view(seat), [f"N{seat}" for seat in range(state.seats)]
    offers = game.offers(state.legal(seat), view, names)
    assert [offer.choice.name for offer in offers] == [game.name(action) for action in state.legal(seat)]
    for choice, target, label in offers:
        assert target == game.target(choice.name, view)
        assert label == game.offer(choice.name, view, names)


def test_actions_that_are_no_list_are_refused_in_words() -> None:
    game = kade.load("amsterdam")
    with pytest.raises(BadArgument, match="is not a list of actions"):
        game.offers("take pink 1", game.new(seed=1).view(0))  # type: ignore[arg-type]


def test_alternatives_are_joined_by_a_word_and_not_by_a_bar() -> None:
    root = Path(__file__).parents[2]
    said = [
        f"{file.relative_to(root)}: {line}"
        for file in (*root.glob("src/kade/**/*.ftl"), *root.glob("web/src/texts/*.ftl"))
        for line in file.read_text("utf-8").splitlines()
        if "|" in line and not line.startswith("#")
    ]
    assert said == []
