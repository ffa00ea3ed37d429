"""Why something that is drawn cannot be chosen: the reason of the rules for whatever a target stands for."""

from __future__ import annotations

import random

import pytest

import kade
from kade.display.game import LANGUAGES
from kade.games import ours
from kade.server.reasons import why_not


@pytest.mark.parametrize("id", ours())
def test_only_what_cannot_be_chosen_has_a_reason_and_it_can_be_said(id: str) -> None:
    game, chance = kade.load(id), random.Random(5)
    state = game.new(players=2, seed=5)
    reasons = set()
    for number in range(90):
        seat = state.actor
        if seat is None:
            break
        if number % 30 == 20:
            view = state.view(seat)
            possible = {game.target(game.name(action), view) for action in state.legal(seat)}
            drawn = {game.target(game.name(action), view) for action in range(len(game.actions))} - {None}
            for target in chance.sample(sorted(map(str, drawn)), 40):
                found = why_not(game, state, seat, target)
                assert found is None or target not in possible
                if found is not None:
                    reasons.add(found.message)
        state.apply(chance.choice(state.legal(seat)), seat)
    assert reasons, "no reason was ever met"
    assert all(game.prose.has(message, lang) for message in reasons for lang in LANGUAGES)


def test_whoever_waits_is_given_none() -> None:
    game = kade.load("amsterdam")
    state = game.new(players=2, seed=1, first=0)
    for seat in state.actors:
        state.apply(game.action("keep both"), seat)
    assert why_not(game, state, 1, "deck") is None
