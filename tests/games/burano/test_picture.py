"""The picture of Burano: stable ids, targets for every choice, no colours and no secrets in it."""

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any, cast

import pytest

import kade
from kade.games.burano import picture
from kade.games.burano.printed import BuranoPrinted
from kade.kernel.picture import Panel, localise, standalone

GAME = kade.load("burano")
PRINTED = cast(BuranoPrinted, GAME.printed)
ID = re.compile(r'\sid="([^"]+)"')
LANGUAGES = ("en", "pl", "it")
IDLE = ("end turn", "done", "stay", "no sale")


def positions(players: int, seed: int, every: int = 1, layout: str = "beginner") -> Iterator[Any]:
    """States of a random game that rarely stands idle, from the first decision to the end."""
    rng = random.Random(seed)
    state = GAME.new(players=players, seed=seed, layout=layout)
    for number in range(GAME.longest):
        if number % every == 0 or state.over:
            yield state
        if state.over:
            return
        seat = rng.choice(state.actors)
        legal = list(state.legal(seat))
        lively = [action for action in legal if GAME.name(action) not in IDLE]
        state.apply(rng.choice(lively if lively and rng.random() < 0.8 else legal), seat)


def forms(panels: list[Panel]) -> tuple[list[Panel], list[Panel]]:
    """The panels of a desk and those of a phone."""
    return panels, [p.compact or p for p in panels]


def ids(panels: list[Panel]) -> list[str]:
    return [found for p in panels for found in ID.findall(p.svg())]


def drawn(panels: list[Panel]) -> str:
    return "".join(p.svg() + (p.compact.svg() if p.compact else "") for p in panels)


@pytest.mark.parametrize(("players", "layout"), [(2, "drawn"), (3, "beginner"), (4, "drawn")])
def test_every_choice_has_something_drawn_to_click(players: int, layout: str) -> None:
    for state in positions(players, seed=players, every=4, layout=layout):
        for seat in state.actors:
            view = state.view(seat)
            for form in forms(GAME.panels(view)):
                found = set(ids(form))
                for action in state.legal(seat):
                    target = GAME.target(GAME.name(action), view)
                    assert target in found, (GAME.name(action), target, view["step"])


def test_what_can_be_chosen_has_a_ring_to_glow() -> None:
    for state in positions(3, seed=7, every=11):
        for seat in state.actors:
            view = state.view(seat)
            tree = ET.fromstring("<all>" + "".join(p.svg() for p in GAME.panels(view)) + "</all>")
            elements = {e.get("id"): e for e in tree.iter() if e.get("id")}
            for action in state.legal(seat):
                target = elements[GAME.target(GAME.name(action), view)]
                assert any(child.get("class") == "ring" for child in target), GAME.name(action)


@pytest.mark.parametrize("players", [2, 4])
def test_no_id_is_drawn_twice(players: int) -> None:
    for state in positions(players, seed=10 + players, every=29):
        for seat in (None, *range(players)):
            for form in forms(GAME.panels(state.view(seat))):
                found = ids(form)
                assert len(found) == len(set(found)), sorted(i for i in found if found.count(i) > 1)


def test_pieces_have_one_place_each() -> None:
    for state in positions(3, seed=21, every=25):
        for form in forms(GAME.panels(state.view(0))):
            pieces = re.findall(r'data-piece="([^"]+)"', "".join(p.svg() for p in form))
            assert len(pieces) == len(set(pieces)), sorted(p for p in pieces if pieces.count(p) > 1)


def test_pictures_are_well_formed_and_name_no_colour() -> None:
    for state in positions(3, seed=31, every=25):
        for form in forms(GAME.panels(state.view(1))):
            for panel in form:
                svg = panel.svg()
                ET.fromstring(svg)
                assert "<use" not in svg  # our style sheets would not reach what is inside
                assert not re.search(r"#[0-9a-fA-F]{3,8}\b|rgb\(|\bstyle=", svg)
                assert not re.search(r'(?:fill|stroke)="', svg)


def test_the_static_part_never_changes() -> None:
    seen: dict[str, set[str]] = {}
    for state in positions(4, seed=41, every=25):
        for seat in (None, 0, 3):
            for panel in GAME.panels(state.view(seat)):
                seen.setdefault(panel.id, set()).add(panel.static)
    assert {id: len(parts) for id, parts in seen.items()} == dict.fromkeys(seen, 1)


def test_an_unchanged_panel_is_not_drawn_again_whoever_looks() -> None:
    state = GAME.new(players=3, seed=5)
    mine, theirs, nobody = (GAME.panels(state.view(seat)) for seat in (0, 1, None))
    for id in ("lagoon", "season", "workshops", "player-2", "seafood", "buildings", "stock", "above"):
        first, second, third = (next(p for p in panels if p.id == id) for panels in (mine, theirs, nobody))
        assert first is second is third


@pytest.mark.rule("BU-1.7")
def test_a_spectator_sees_nobodys_hand() -> None:
    for state in positions(3, seed=51, every=9):
        panels = GAME.panels(state.view(None))
        assert {p.role for p in panels} - {"score"} == {"board", "display", "player"}
        assert not re.search(r'id="(hand|reserve|spot|own)-|id="sold"|tip-sale-ready', drawn(panels))


@pytest.mark.rule("BU-4.6")
def test_no_pyramid_of_others_is_drawn_while_they_are_built() -> None:
    seen = 0
    for state in positions(3, seed=52, every=4):
        view = state.view(0)
        if view["step"] == "build-pyramids":
            seen += 1
            for panel in GAME.panels(view):
                if panel.role == "player":
                    tree = ET.fromstring(panel.svg())
                    place = next(e for e in tree.iter() if (e.get("id") or "").startswith("pyramid-"))
                    assert not [e for e in place.iter() if "cube" in (e.get("class") or "")]
    assert seen


def test_what_a_seat_may_not_know_changes_nothing_in_its_picture() -> None:
    for state in positions(3, seed=61, every=40):
        for seat in (0, 1, 2, None):
            mine = [p.svg() for p in GAME.panels(state.view(seat))]
            other = state.resample(seat, 7)
            assert [p.svg() for p in GAME.panels(other.view(seat))] == mine


def test_a_panel_is_drawn_from_what_it_says_it_reads() -> None:
    """Panels are remembered by the parts of the view they name; drawn without memory they must look the same."""
    forgetful = picture.Picture(PRINTED)
    for state in positions(2, seed=71, every=9):
        for seat in (None, 0, 1):
            view = state.view(seat)
            forgetful.forget()
            assert [p.svg() for p in forgetful.panels(view)] == [p.svg() for p in GAME.panels(view)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_in_the_picture_can_be_said(lang: str) -> None:
    for state in positions(3, seed=81, every=40):
        for seat in (0, None):
            for form in forms(GAME.panels(state.view(seat))):
                for panel in form:
                    for id in re.findall(r'data-l10n-id="([^"]+)"', panel.svg()):
                        assert GAME.prose.has(id, lang), (id, lang)
                    said = localise(panel.svg(), GAME.prose, lang)
                    ET.fromstring(said)
                    assert "data-l10n-id" not in said
                    assert GAME.prose.message(panel.title, {"seat": 1}, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_card_is_explained(lang: str) -> None:
    view = GAME.new(players=2, seed=1).view(None)
    for card in PRINTED.card_ids:
        panels = GAME.panels({**view, "shown": [card]})
        shown = next(p for p in panels if p.id == "buildings")
        assert f'id="building-{card}"' in shown.moving
        assert "<title" in localise(shown.svg(), GAME.prose, lang)


def test_names_of_players_stand_in_their_slots() -> None:
    view = GAME.new(players=2, seed=1).view(None)
    said = "".join(localise(p.svg(), GAME.prose, "en", ["Ilse", "Bram <3"]) for p in GAME.panels(view))
    assert ">Ilse</text>" in said
    assert ">Bram &lt;3</text>" in said


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
    for state in positions(3, seed=4, every=10_000):
        if state.over:
            result = state.result()
            table = next(p for p in GAME.panels(state.view(None)) if p.role == "score")
            for source in result.breakdown[0]:
                assert f'data-l10n-id="source-{source}"' in table.moving


def test_the_whole_table_makes_one_picture_that_needs_nothing_else() -> None:
    for state in positions(2, seed=4, every=120):
        sheet = localise(standalone(GAME.panels(state.view(0)), picture.style(), theme="dark"), GAME.prose, "pl")
        ET.fromstring(sheet)
        assert "--bu-pink:" in sheet
        assert not re.search(r":root\b(?!:not)", sheet)
