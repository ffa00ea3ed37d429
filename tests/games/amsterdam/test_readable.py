"""What is printed on Amsterdam's table can be read, and its tracks can be hit, at the sizes they are shown at."""

import math
import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from typing import cast

import pytest
from tests.games.pictures import LANGUAGES, positions
from tests.games.sizes import GLANCE, READ, texts, too_small

import kade
from kade.display.sheet import localise
from kade.games.amsterdam.edition.printed import AmsterdamPrinted
from kade.games.amsterdam.picture.map import SPACE_WIDTH, Map
from kade.games.amsterdam.picture.reach import Reaches
from kade.games.amsterdam.picture.signs import cart
from kade.games.amsterdam.picture.why_not import reasons

GAME = kade.load("amsterdam")
WORLD = Map(cast(AmsterdamPrinted, GAME.printed))

# How many pixels wide each panel is at the smallest: on a laptop of 1366 × 768, and on a phone of 390.
DESK = {
    "city": (625, READ),
    "hand": (625, GLANCE),
    "player": (330, GLANCE),
    "row": (330, GLANCE),
    "contracts": (330, GLANCE),
    "merchandise": (330, GLANCE),
    "result": (700, GLANCE),
}
PHONE = {
    "city": (390, READ),
    "hand": (354, GLANCE),
    "player": (74, GLANCE),
    "row": (354, GLANCE),
    "contracts": (354, READ),
    "merchandise": (354, GLANCE),
    "result": (354, GLANCE),
}


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.slow
def test_every_text_can_be_read_where_it_is_shown(players: int) -> None:
    small: set[str] = set()
    for state in positions(GAME, seed=players, number=25, players=players):
        for panel in GAME.panels(state.view(0)):
            kind = panel.id.partition("-")[0]
            small.update(too_small(GAME, panel, *DESK[kind]))
            small.update(too_small(GAME, panel.compact or panel, *PHONE[kind]))
    assert not small


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_is_named_in_the_language_of_whoever_looks(lang: str) -> None:
    city = GAME.panels(GAME.new(players=2, seed=1).view(0))[0]
    assert GAME.prose.message("game-title", {}, lang) in [said for _, said in texts(GAME, city, 900, lang)]
    assert ">Amsterdam<" not in city.static, "the drawing itself is in no language"


# ---------------------------------------------------------------- tracks under a pointer


def inside(x: float, y: float, shape: list[tuple[float, float]]) -> bool:
    """Whether a point lies in a closed shape: a ray from it crosses an odd number of its sides."""
    crossed = [
        (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1
        for (x1, y1), (x2, y2) in pairwise([*shape, shape[0]])
    ]
    return sum(crossed) % 2 == 1


def across(name: str) -> list[float]:
    """How wide the shape of a track is, at the middle of each of its spaces."""
    shape, found = REACHES.shapes[name], []
    for space in WORLD.spaces[name]:
        turn = math.radians(space.turn + 90)
        ways = [
            next(
                w
                for w in range(120)
                if not inside(space.x + sign * w * math.cos(turn), space.y + sign * w * math.sin(turn), shape)
            )
            for sign in (1, -1)
        ]
        found.append(float(sum(ways)))
    return found


REACHES = Reaches(WORLD)


@pytest.mark.parametrize("name", list(WORLD.tracks))
def test_a_track_is_wide_enough_for_a_pointer(name: str) -> None:
    """24 pixels on a map 774 wide, in the middle of the track; nearer to a place other tracks are near, too."""
    widths = across(name)
    assert max(widths) * 774 / WORLD.width >= 24
    assert min(widths) >= SPACE_WIDTH, "never narrower than what is drawn"


def test_no_track_takes_the_clicks_of_another() -> None:
    for name, spaces in WORLD.spaces.items():
        for space in spaces:
            turn = math.radians(space.turn)
            for part in (-0.4, 0, 0.4):
                at = space.x + part * space.length * math.cos(turn), space.y + part * space.length * math.sin(turn)
                others = [other for other, shape in REACHES.shapes.items() if other != name and inside(*at, shape)]
                assert not others, f"{name} lies under {others}"


def test_what_is_hit_belongs_to_the_track_that_glows() -> None:
    city = ET.fromstring(GAME.panels(GAME.new(players=2, seed=1).view(0))[0].svg())
    for track in WORLD.printed.tracks:
        group = next(e for e in city.iter() if e.get("id") == f"track-{track.id}")
        shape = next(e for e in group if e.get("class") == "hit")
        assert shape.get("d", "").endswith("z")


# ---------------------------------------------------------------- carts


def test_carts_of_different_players_differ_by_shape() -> None:
    drawn = [re.sub(r"seat-\d", "", cart(seat)) for seat in range(4)]
    loads = [re.findall(r'<path d="([^"]+)" class="cart-load"', one)[0] for one in drawn]
    signs = [re.findall(r'<path d="([^"]+)" class="seat-sign"', one)[0] for one in drawn]
    assert len(set(loads)) == len(set(signs)) == 4


# ---------------------------------------------------------------- why not


@pytest.mark.rule("AM-5.1", "AM-5.4", "AM-5.6", "AM-5.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_free_track_says_why_it_cannot_be_claimed_exactly_when_it_cannot(players: int) -> None:
    met = set()
    for state in positions(GAME, seed=7 + players, number=60, players=players):
        for seat in state.actors:
            offered = [GAME.name(action) for action in state.legal(seat)]
            legal = {name.removeprefix("claim ") for name in offered if name.startswith("claim ")}
            view = state.view(seat)
            own = view["seats"][seat]
            found = reasons(WORLD, seat, view["tracks"], view["closed"], own["carts"], own["hand"])
            told = {name: why for name, why, _, _ in found}
            assert not legal & set(told), "a click on it is wanted"
            if any(name.startswith("draw") or name == "pass" for name in offered) and view["step"] == "turn":
                free = {track for track in WORLD.tracks if track not in view["tracks"] and track not in view["closed"]}
                assert legal | set(told) == free
            met |= set(told.values())
    assert "tip-track-lack" in met


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_is_said_in_words(lang: str) -> None:
    view = GAME.new(players=3, seed=3).view(0)
    hands = [{**seat, "hand": {"blue": 1}, "carts": 3} if i == 0 else seat for i, seat in enumerate(view["seats"])]
    city = GAME.panels({**view, "seats": hands})[0]
    said = re.findall(r"<title>([^<]*)</title>", localise(city.moving, GAME.prose, lang))
    assert any("AM-5.6" in line for line in said)
    assert any("AM-5.4" in line for line in said)
    assert not [line for line in said if "{" in line]


def test_a_spectator_is_told_no_reasons() -> None:
    assert "why-not" not in GAME.panels(GAME.new(players=3, seed=3).view(None))[0].moving
