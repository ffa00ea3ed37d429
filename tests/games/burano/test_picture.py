"""The picture of Burano: stable ids, targets for every choice, no colours and no secrets in it."""

import re
import xml.etree.ElementTree as ET
from typing import cast

import pytest
from tests.games.pictures import LANGUAGES, drawn, positions

import kade
from kade.display.sheet import localise
from kade.games.burano.edition.printed import BuranoPrinted

GAME = kade.load("burano")
PRINTED = cast(BuranoPrinted, GAME.printed)


@pytest.mark.slow
def test_what_can_be_chosen_has_a_ring_to_glow() -> None:
    for state in positions(GAME, seed=7, number=40, players=3):
        for seat in state.actors:
            view = state.view(seat)
            tree = ET.fromstring("<all>" + "".join(p.svg() for p in GAME.panels(view)) + "</all>")
            elements = {e.get("id"): e for e in tree.iter() if e.get("id")}
            for action in state.legal(seat):
                target = elements[GAME.target(GAME.name(action), view)]
                assert any(child.get("class") == "ring" for child in target), GAME.name(action)


def test_an_unchanged_panel_is_not_drawn_again_whoever_looks() -> None:
    state = GAME.new(players=3, seed=5)
    mine, theirs, nobody = (GAME.panels(state.view(seat)) for seat in (0, 1, None))
    for id in ("lagoon", "season", "workshops", "player-2", "seafood", "buildings", "stock", "above"):
        first, second, third = (next(p for p in panels if p.id == id) for panels in (mine, theirs, nobody))
        assert first is second is third


@pytest.mark.rule("BU-1.7")
def test_a_spectator_sees_nobodys_hand() -> None:
    for state in positions(GAME, seed=51, number=40, players=3):
        panels = GAME.panels(state.view(None))
        assert {p.role for p in panels} - {"score"} == {"board", "display", "player"}
        assert not re.search(r'id="(hand|reserve|spot|own)-|id="sold"|tip-sale-ready', drawn(panels))


@pytest.mark.rule("BU-4.6")
def test_no_pyramid_of_others_is_drawn_while_they_are_built() -> None:
    seen = 0
    for state in positions(GAME, seed=52, number=120, players=3):
        view = state.view(0)
        if view["step"] == "build-pyramids":
            seen += 1
            for panel in GAME.panels(view):
                if panel.role == "player":
                    tree = ET.fromstring(panel.svg())
                    place = next(e for e in tree.iter() if (e.get("id") or "").startswith("pyramid-"))
                    assert not [e for e in place.iter() if "cube" in (e.get("class") or "")]
    assert seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_card_is_explained(lang: str) -> None:
    view = GAME.new(players=2, seed=1).view(None)
    for card in PRINTED.card_ids:
        panels = GAME.panels({**view, "shown": [card]})
        shown = next(p for p in panels if p.id == "buildings")
        assert f'id="building-{card}"' in shown.moving
        assert "<title" in localise(shown.svg(), GAME.prose, lang)


@pytest.mark.rule("BU-5.11")
def test_houses_and_roofs_stand_on_each_other() -> None:
    view = GAME.new(players=2, seed=3).view(None)
    one, two = "h-3-3", "h-4-3"
    island = {
        **view,
        "houses": {one: ["pink", "blue"], two: ["green"]},
        "roofs": [{"tile": "flat-pink-green", "holes": [one, two], "level": 1}],
    }
    moving = GAME.panels(island)[0].moving
    assert moving.index(f"house-{one}-1") < moving.index("laid-flat-pink-green") < moving.index(f"house-{one}-2")
    assert f'id="hole-{two}"' in moving  # a free roof half
    assert f'id="hole-{one}"' not in moving  # a house without a roof


@pytest.mark.rule("BU-6.3")
def test_the_wheel_turns_with_sector_one() -> None:
    view = GAME.new(players=2, seed=3).view(0)
    for start in (0, 5):
        own = {**view["seats"][0], "ring": {**view["seats"][0]["ring"], "start": start}}
        panels = GAME.panels({**view, "seats": [own, view["seats"][1]]})
        ring = next(p for p in panels if p.id == "ring")
        assert f'data-turn="{start * 30}"' in ring.moving


def test_the_end_shows_where_points_come_from() -> None:
    for state in positions(GAME, seed=4, number=1, players=3):
        if state.over:
            result = state.result()
            table = next(p for p in GAME.panels(state.view(None)) if p.role == "score")
            for source in result.breakdown[0]:
                assert f'data-l10n-id="source-{source}"' in table.moving
