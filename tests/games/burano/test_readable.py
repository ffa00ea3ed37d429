"""What is printed on Burano's table can be read at the sizes it is shown at, and says what the log says."""

import re
import xml.etree.ElementTree as ET
from typing import Any, cast

import pytest
from tests.games.pictures import LANGUAGES, positions
from tests.games.sizes import GLANCE, READ, texts, too_small

import kade
from kade.display.panel import Panel
from kade.display.sheet import localise
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.picture.signs import ship_sign

GAME = kade.load("burano")
PRINTED = cast(BuranoPrinted, GAME.printed)

# How many pixels wide each panel is at the smallest: on a laptop of 1366 × 768, and on a phone of 390.
SIDE, LINE = (308, GLANCE), (354, GLANCE)
DESK = {
    "lagoon": (535, READ),
    "above": (390, READ),
    "hand": (620, GLANCE),
    "player": (330, GLANCE),
    "result": (700, READ),
}
PHONE = {
    "lagoon": (372, READ),
    "above": (372, READ),
    "hand": (354, GLANCE),
    "player": (354, GLANCE),
    "result": (354, READ),
}
CHIP = (74, GLANCE)


def panel(view: dict[str, Any], id: str) -> Panel:
    return next(p for p in GAME.panels(view) if p.id == id)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_every_text_can_be_read_where_it_is_shown(players: int) -> None:
    small: set[str] = set()
    for state in positions(GAME, seed=players, number=30, players=players):
        for drawn in GAME.panels(state.view(0)):
            kind = drawn.id.partition("-")[0]
            small.update(too_small(GAME, drawn, *DESK.get(kind, SIDE)))
            chip = kind == "player"
            small.update(too_small(GAME, drawn.compact or drawn, *(CHIP if chip else PHONE.get(kind, LINE))))
    assert not small


def test_the_board_in_small_is_its_compact_form_and_can_be_read() -> None:
    lagoon = GAME.panels(GAME.new(players=4, seed=3).view(0))[0]
    assert lagoon.compact is not None
    assert not too_small(GAME, lagoon.compact, 308, GLANCE)


# ---------------------------------------------------------------- places


@pytest.mark.parametrize("id", ["lagoon", "above"])
def test_letters_and_figures_at_the_edge_are_those_of_the_log(id: str) -> None:
    view = GAME.new(players=2, seed=3).view(0)
    drawn = panel(view, id)
    for form in (drawn, *drawn.forms.values()):
        named = re.findall(r'class="coordinate"[^>]*>(\w)<', form.static)
        said = [GAME.say(f"at {hole}", "en").removeprefix("At ") for hole in PRINTED.holes]
        assert sorted(named) == sorted({name[0] for name in said} | {name[1:] for name in said})


def test_a_letter_stands_in_line_with_its_column() -> None:
    """On the plan a letter is above the holes that the log names with it, and a figure beside them."""
    view = GAME.new(players=2, seed=3).view(0)
    drawn = panel(view, "above").svg()
    at = {
        text: (float(x), float(y))
        for x, y, text in re.findall(r'<text x="([\d.]+)" y="([\d.]+)" class="coordinate"[^>]*>(\w)<', drawn)
    }
    tree = ET.fromstring(drawn)
    for hole in PRINTED.holes:
        name = GAME.say(f"at {hole}", "en").removeprefix("At ")
        found = next((e for e in tree.iter() if e.get("data-like") == f"hole-{hole}"), None)
        if found is not None:
            ring = next(iter(found))
            x, y, side = float(ring.get("x", 0)), float(ring.get("y", 0)), float(ring.get("width", 0))
            assert x < at[name[0]][0] < x + side
            assert y < at[name[1:]][1] < y + side


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tips_name_places_as_the_log_does(lang: str) -> None:
    view = GAME.new(players=2, seed=3).view(0)
    for id in ("lagoon", "above", "workshops"):
        titles = re.findall(r"<title>([^<]*)</title>", localise(panel(view, id).svg(), GAME.prose, lang))
        assert titles
        assert not [title for title in titles if re.search(r"\b[hs]-\d-\d", title)]


def test_a_workshop_square_is_found_by_its_letter_and_figure() -> None:
    view = GAME.new(players=2, seed=3).view(0)
    drawn = panel(view, "workshops")
    shown = {said for _, said in texts(GAME, drawn, 308)}
    for name in view["workshops"]:
        said = GAME.say(f"lace {name}", "en").rpartition(" ")[2]
        assert {said[0], said[1:]} <= shown


# ---------------------------------------------------------------- signs and buttons


@pytest.mark.parametrize("kind", ["different", "identical", "pairs", "triples"])
def test_what_a_ship_buys_is_drawn_and_not_a_letter_of_a_font(kind: str) -> None:
    assert "<text" not in ship_sign(kind, 50, 24)


def test_unequal_is_equal_struck_out() -> None:
    equal, unequal = (re.findall(r' d="([^"]+)"', ship_sign(kind, 50, 24))[-1] for kind in ("identical", "different"))
    assert unequal.startswith(equal)
    assert unequal != equal


@pytest.mark.slow
def test_the_button_on_the_board_says_what_the_bar_says() -> None:
    met = set()
    for state in positions(GAME, seed=11, number=300, players=3):
        for seat in state.actors:
            view = state.view(seat)
            for name in map(GAME.name, state.legal(seat)):
                if GAME.target(name, view) == "done":
                    met.add(name)
                    for lang in LANGUAGES:
                        said = [said for _, said in texts(GAME, panel(view, "moves"), 300, lang)]
                        assert GAME.say(name, lang) in said
    assert {"end turn", "done", "take none"} <= met


def test_nothing_that_may_be_chosen_is_tinted() -> None:
    style = GAME.resource("picture/style.css")
    for rule, said in re.findall(r"([^{}]*\.legal[^{}]*)\{([^}]*)\}", style):
        assert "fill:" not in said.replace("fill:none", ""), rule
