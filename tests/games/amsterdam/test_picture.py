"""The picture of Amsterdam: stable ids, targets for every choice, no colours and no secrets in it."""

import re
from typing import cast

import pytest
from tests.games.pictures import drawn, positions

import kade
from kade.games.amsterdam.edition.printed import AmsterdamPrinted

GAME = kade.load("amsterdam")
PRINTED = cast(AmsterdamPrinted, GAME.printed)


def test_an_unchanged_panel_is_not_drawn_again_whoever_looks() -> None:
    state = GAME.new(players=3, seed=5)
    mine, theirs, nobody = (GAME.panels(state.view(seat)) for seat in (0, 1, None))
    for id in ("row", "merchandise", "player-2"):
        first, second, third = (next(p for p in panels if p.id == id) for panels in (mine, theirs, nobody))
        assert first is second is third


def test_a_spectator_sees_no_hand_and_no_contract_before_the_end() -> None:
    for state in positions(GAME, seed=51, number=40, players=3):
        panels = GAME.panels(state.view(None))
        if not state.over:
            assert {p.role for p in panels} == {"board", "display", "player"}
            assert not re.search(r'id="(hand|offer|contract)-(?!deck)|tip-flag', drawn(panels))


@pytest.mark.rule("AM-5.1")
def test_a_claimed_track_carries_one_cart_a_space() -> None:
    view = GAME.new(players=3, seed=3).view(0)
    track = next(t for t in PRINTED.tracks if t.length == 4)
    city = GAME.panels({**view, "tracks": {track.name: 2}})[0]
    assert len(re.findall(rf'data-piece="cart-2-{track.id}-\d"', city.moving)) == 4


@pytest.mark.rule("AM-5.8")
def test_a_closed_track_is_struck_out() -> None:
    view = GAME.new(players=2, seed=3).view(0)
    first = next(t for t in PRINTED.tracks if t.partner >= 0)
    other = PRINTED.tracks[first.partner]
    city = GAME.panels({**view, "tracks": {first.name: 0}, "closed": [other.name]})[0]
    assert f'id="closed-{other.id}"' in city.moving
