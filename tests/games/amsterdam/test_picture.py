"""The picture of Amsterdam: stable ids, targets for every choice, no colours and no secrets in it."""

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any, cast

import pytest

import kade
from kade.games.amsterdam import picture
from kade.games.amsterdam.printed import AmsterdamPrinted
from kade.kernel.picture import Panel, localise, standalone

GAME = kade.load("amsterdam")
PRINTED = cast(AmsterdamPrinted, GAME.printed)
ID = re.compile(r'\sid="([^"]+)"')
LANGUAGES = ("en", "pl", "it")


def positions(players: int, seed: int, every: int = 1) -> Iterator[Any]:
    """States of a random game, from the first decision to the end."""
    rng = random.Random(seed)
    state = GAME.new(players=players, seed=seed)
    for number in range(GAME.longest):
        if number % every == 0 or state.over:
            yield state
        if state.over:
            return
        seat = rng.choice(state.actors)
        state.apply(rng.choice(list(state.legal(seat))), seat)


def forms(panels: list[Panel]) -> tuple[list[Panel], list[Panel]]:
    """The panels of a desk and those of a phone."""
    return panels, [p.compact or p for p in panels]


def ids(panels: list[Panel]) -> list[str]:
    return [found for p in panels for found in ID.findall(p.svg())]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_has_something_drawn_to_click(players: int) -> None:
    for state in positions(players, seed=players, every=3):
        for seat in state.actors:
            view = state.view(seat)
            for form in forms(GAME.panels(view)):
                drawn = set(ids(form))
                for action in state.legal(seat):
                    target = GAME.target(GAME.name(action), view)
                    assert target in drawn, (GAME.name(action), target, view["step"])


@pytest.mark.parametrize("players", [2, 4])
def test_no_id_is_drawn_twice(players: int) -> None:
    for state in positions(players, seed=10 + players, every=9):
        for seat in (None, *range(players)):
            for form in forms(GAME.panels(state.view(seat))):
                found = ids(form)
                assert len(found) == len(set(found)), sorted(i for i in found if found.count(i) > 1)


def test_pieces_have_one_place_each() -> None:
    for state in positions(3, seed=21, every=15):
        for form in forms(GAME.panels(state.view(0))):
            pieces = re.findall(r'data-piece="([^"]+)"', "".join(p.svg() for p in form))
            assert len(pieces) == len(set(pieces))


def test_pictures_are_well_formed_and_name_no_colour() -> None:
    for state in positions(3, seed=31, every=15):
        for form in forms(GAME.panels(state.view(1))):
            for panel in form:
                svg = panel.svg()
                ET.fromstring(svg)
                assert "<use" not in svg  # our style sheets would not reach what is inside
                assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?!\))|rgb\(|\bstyle=", svg.replace("url(#am-", "url("))
                assert not re.search(r'(?:fill|stroke)="(?!url\()', svg)


def test_the_static_part_never_changes() -> None:
    seen: dict[str, set[str]] = {}
    for state in positions(4, seed=41, every=12):
        for seat in (None, 0, 3):
            for panel in GAME.panels(state.view(seat)):
                seen.setdefault(panel.id, set()).add(panel.static)
    assert {id: len(parts) for id, parts in seen.items()} == dict.fromkeys(seen, 1)


def test_an_unchanged_panel_is_not_drawn_again_whoever_looks() -> None:
    state = GAME.new(players=3, seed=5)
    mine, theirs, nobody = (GAME.panels(state.view(seat)) for seat in (0, 1, None))
    for id in ("row", "merchandise", "player-2"):
        first, second, third = (next(p for p in panels if p.id == id) for panels in (mine, theirs, nobody))
        assert first is second is third


def test_a_spectator_sees_no_hand_and_no_contract_before_the_end() -> None:
    for state in positions(3, seed=51, every=5):
        panels = GAME.panels(state.view(None))
        if not state.over:
            assert {p.role for p in panels} == {"board", "display", "player"}
            drawn = "".join(p.svg() + (p.compact.svg() if p.compact else "") for p in panels)
            assert not re.search(r'id="(hand|offer|contract)-(?!deck)', drawn)
            assert "tip-flag" not in drawn


def test_what_a_seat_may_not_know_changes_nothing_in_its_picture() -> None:
    for state in positions(3, seed=61, every=20):
        for seat in (0, 1, 2, None):
            mine = [p.svg() for p in GAME.panels(state.view(seat))]
            other = state.resample(seat, 7)
            assert [p.svg() for p in GAME.panels(other.view(seat))] == mine


def test_a_panel_is_drawn_from_what_it_says_it_reads() -> None:
    """Panels are remembered by the parts of the view they name; drawn without memory they must look the same."""
    forgetful = picture.Picture(PRINTED)
    for state in positions(2, seed=71, every=2):
        for seat in (None, 0, 1):
            view = state.view(seat)
            forgetful.forget()
            assert [p.svg() for p in forgetful.panels(view)] == [p.svg() for p in GAME.panels(view)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_in_the_picture_can_be_said(lang: str) -> None:
    for state in positions(3, seed=81, every=25):
        for seat in (0, None):
            for form in forms(GAME.panels(state.view(seat))):
                for panel in form:
                    said = localise(panel.svg(), GAME.prose, lang)
                    ET.fromstring(said)
                    assert "data-l10n-id" not in said
                    assert GAME.prose.message(panel.title, {"seat": 1}, lang)


def test_names_of_players_stand_in_their_slots() -> None:
    view = GAME.new(players=2, seed=1).view(None)
    said = "".join(localise(p.svg(), GAME.prose, "en", ["Ilse", "Bram <3"]) for p in GAME.panels(view))
    assert ">Ilse</text>" in said
    assert ">Bram &lt;3</text>" in said


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


def test_the_whole_table_makes_one_picture_that_needs_nothing_else() -> None:
    for state in positions(2, seed=4, every=30):
        sheet = localise(standalone(GAME.panels(state.view(0)), picture.style(), theme="dark"), GAME.prose, "pl")
        ET.fromstring(sheet)
        assert "--am-pink:" in sheet
        assert not re.search(r":root\b(?!:not)", sheet)
