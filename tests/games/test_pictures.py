"""The pictures of all games: stable ids, a target for every choice, no colours and no secrets in them."""

import importlib
import re
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from tests.effort import share
from tests.games.pictures import LANGUAGES, counts, forms, ids, positions

import kade
from kade.display import shared
from kade.display.game import Game
from kade.display.parts import CLOSE, OPEN
from kade.display.picture import Picture
from kade.display.sheet import localise, sheet_style, standalone

GAMES = [kade.load(name) for name in kade.games()]
TABLES = [(game, players) for game in GAMES for players in counts(game)]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda it: getattr(it, "id", it))


def twice(found: list[str]) -> list[str]:
    return sorted(one for one, times in Counter(found).items() if times > 1)


def some(game: Game) -> int:
    """A number of players in the middle."""
    return counts(game)[len(counts(game)) // 2]


@each_table
def test_every_choice_has_something_drawn_to_click(game: Game, players: int) -> None:
    options = {"layout": "drawn"} if game.id == "burano" and players % 2 == 0 else {}
    answered: list[bool] = []
    for state in positions(game, seed=players, number=share(450), players=players, **options):
        for seat in state.actors:
            view = state.view(seat)
            targets = {game.target(game.name(action), view) for action in state.legal(seat)}
            panels = game.panels(view)
            for form in forms(panels):
                assert targets <= set(ids(form)), (view["step"], targets - set(ids(form)))
            if (lead := game.lead(view)) is not None:
                panel = next(panel for panel in panels if panel.id == lead)
                answered.append(any(target is not None and panel.draws(target) for target in targets))
    # A question may come when only cards or the calendar have an answer: then nothing leads.
    assert sum(answered) >= 0.9 * len(answered)


@each_table
def test_no_id_is_drawn_twice_and_pieces_have_one_place_each(game: Game, players: int) -> None:
    for state in positions(game, seed=10 + players, number=share(140), players=players):
        for seat in (None, *range(players)):
            for form in forms(game.panels(state.view(seat))):
                assert twice(ids(form)) == []
                assert twice(re.findall(r'data-piece="([^"]+)"', "".join(panel.svg() for panel in form))) == []


@each_game
def test_pictures_are_well_formed_and_name_no_colour(game: Game) -> None:
    for state in positions(game, seed=31, number=share(120), players=some(game)):
        panels = game.panels(state.view(state.seats - 1))
        for panel in chain(panels, *(panel.forms.values() for panel in panels)):
            svg = panel.svg()
            ET.fromstring(svg)
            assert "<use" not in svg  # our style sheets would not reach what is inside
            pointed = set(re.findall(r"url\(#([\w-]+)\)", svg))
            assert pointed <= set(ids([panel]))
            plain = re.sub(r"url\(#[\w-]+\)", "url()", svg)
            assert not re.search(r"#[0-9a-fA-F]{3,8}\b|rgb\(|\bstyle=", plain)
            assert not re.search(r'(?:fill|stroke)="(?!url\(\))', plain)


@each_game
def test_every_part_is_whole_or_begins_or_ends_a_group(game: Game) -> None:
    for state in positions(game, seed=33, number=share(60), players=some(game)):
        for panel in chain(*forms(game.panels(state.view(0)))):
            depth = 0
            for part in panel.parts:
                if part.startswith(OPEN):
                    depth += 1
                    ET.fromstring(part + CLOSE)
                elif part == CLOSE:
                    depth -= 1
                    assert depth >= 0
                else:
                    ET.fromstring(f"<g>{part}</g>")
            assert depth == 0


@each_game
def test_the_static_part_never_changes(game: Game) -> None:
    seen: dict[str, set[str]] = {}
    for state in positions(game, seed=41, number=share(120), players=max(counts(game))):
        for seat in (None, 0, state.seats - 1):
            for panel in game.panels(state.view(seat)):
                seen.setdefault(panel.id, set()).add(panel.static)
    assert {id: len(parts) for id, parts in seen.items()} == dict.fromkeys(seen, 1)


@each_game
def test_what_a_seat_may_not_know_changes_nothing_in_its_picture(game: Game) -> None:
    for state in positions(game, seed=61, number=share(100), players=some(game)):
        for seat in (*range(state.seats), None):
            mine = [panel.svg() for panel in game.panels(state.view(seat))]
            assert [panel.svg() for panel in game.panels(state.resample(seat, 7).view(seat))] == mine


@pytest.mark.slow
@each_game
def test_a_panel_is_drawn_from_what_it_says_it_reads(game: Game) -> None:
    """Panels are remembered by the parts of the view they name; drawn without memory they must look the same."""
    picture = importlib.import_module(f"{game.package}.picture.rows").PICTURE
    forgetful = Picture(game.id, picture.world, picture.rows)
    for state in positions(game, seed=71, number=share(250)):
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            forgetful.forget()
            assert [panel.svg() for panel in forgetful.panels(game.printed, view)] == [
                panel.svg() for panel in game.panels(view)
            ]


@cache
def titles_and_pictures(id: str, players: int) -> set[tuple[str, str]]:
    """Panels of a game, each once: many look alike to several seats, and all are drawn the same for every language."""
    game = kade.load(id)
    return {
        (panel.title, panel.svg())
        for state in positions(game, seed=81, number=share(50), players=players)
        for seat in (0, None)
        for panel in chain(*forms(game.panels(state.view(seat))))
    }


@each_table
def test_every_word_in_the_picture_can_be_said(game: Game, players: int) -> None:
    for title, svg in titles_and_pictures(game.id, players):
        for lang in LANGUAGES:
            for id in set(re.findall(r'data-l10n-id="([^"]+)"', svg)):
                assert game.prose.has(id, lang), (id, lang)
            assert game.prose.message(title, {"seat": 1}, lang)
        said = localise(svg, game.prose, LANGUAGES[players % len(LANGUAGES)])
        ET.fromstring(said)
        assert "data-l10n-id" not in said


@each_game
def test_names_of_players_stand_in_their_slots(game: Game) -> None:
    state = game.new(seed=1)
    names = ["Ilse <3", "Bram", "Cleo", "Dag", "Eva", "Fynn"][: state.options()["players"]]
    said = "".join(localise(panel.svg(), game.prose, "en", names) for panel in game.panels(state.view(None)))
    assert ">Ilse &lt;3</text>" in said
    assert all(f">{name}</text>" in said for name in names[1:])


@each_game
def test_once_the_game_is_over_every_player_has_the_points_of_the_result(game: Game) -> None:
    """Also on the small chip of a phone; below zero with a minus."""
    *_, end = positions(game, seed=2, number=2, players=2)
    view = end.view(0)
    panels = game.panels({**view, "result": {**view["result"], "points": [-117, 345]}})
    for panel in (panel for panel in panels if panel.role == "player"):
        points = {0: "−117", 1: "345"}[panel.seat or 0]
        for form in (panel, panel.compact or panel):
            assert f">{points}<" in form.moving


@each_game
def test_the_whole_table_makes_one_picture_that_needs_nothing_else(game: Game) -> None:
    style = game.resource("picture/style.css")
    for state in positions(game, seed=4, number=4):
        sheet = localise(standalone(game.panels(state.view(0)), style, theme="dark"), game.prose, "pl")
        ET.fromstring(sheet)
        named = set(re.findall(r"var\((--[\w-]+)\)", sheet))
        assert named
        assert named <= set(re.findall(r"(--[\w-]+)\s*:", sheet))
        assert not re.search(r":root\b(?!:not)", sheet)


# ---------------------------------------------------------------- style sheets: the house's, all games', a game's own

HOUSE, BASE = ((Path(shared.__file__).parent / name).read_text(encoding="utf-8") for name in ("tokens.css", "base.css"))
SCOPE = ":where(.kade-panel,.kade-part)"


def own_style(game: Game) -> str:
    return game.resource("picture/style.css")


def variables(css: str) -> set[str]:
    return set(re.findall(r"(--[\w-]+)\s*:", css))


def rules(css: str) -> list[tuple[str, str]]:
    """Selectors and what is said of them; steps of animations are none."""
    plain = re.sub(r"/\*.*?\*/|@keyframes[^{]*\{[^{}]*\{[^{}]*\}\}|@media[^{]*\{", "", css, flags=re.S)
    return [(selectors.strip(), said) for selectors, said in re.findall(r"([^{}]+)\{([^{}]*)\}", plain)]


def said_of(css: str, scope: str) -> dict[str, dict[str, str]]:
    """What holds for each selector inside a scope: the property and its last value."""
    found: dict[str, dict[str, str]] = {}
    for selectors, said in rules(css):
        inside = re.sub(r"^:is\(([^()]*)\)$", r"\1", selectors.replace(scope + " ", ""))
        for selector in inside.split(","):
            pairs = (part.split(":", 1) for part in said.split(";") if part.strip())
            found.setdefault(selector.strip(), {}).update({name.strip(): value.strip() for name, value in pairs})
    return found


def said_of_root(game: Game) -> str:
    return "".join(said for selectors, said in rules(own_style(game)) if selectors == f".kade-{game.id}")


@each_game
def test_a_game_does_not_say_again_what_all_pictures_share(game: Game) -> None:
    base = said_of(BASE, SCOPE)
    assert {".seat-0", ".ring", ".legal>.ring", ".rosette", ".i-l", "text"} <= set(base)
    own = said_of(own_style(game), f".kade-{game.id}")
    again = [(of, said) for of, pairs in own.items() for said in pairs.items() & base.get(of, {}).items()]
    assert again == []


@each_game
def test_a_game_has_seats_of_its_own_and_names_nothing_that_is_not_there(game: Game) -> None:
    own = own_style(game)
    assert {f"--seat-{number}" for number in range(1, min(4, max(counts(game))) + 1)} <= variables(own)
    assert set(re.findall(r"var\((--[\w-]+)\)", own)) <= variables(HOUSE + BASE + own)


def test_the_house_and_what_all_pictures_share_name_no_colour_of_a_game() -> None:
    for game in GAMES:
        own = variables(said_of_root(game)) - variables(BASE)
        assert own
        assert own.isdisjoint(variables(HOUSE)), game.id
        assert own.isdisjoint(re.findall(r"--[\w-]+", BASE)), game.id
    assert not re.findall(r"--(?:seat|sign|tulip|am|bu|wv)-[\w-]+", HOUSE)
    assert not re.findall("|".join(game.id for game in GAMES), HOUSE + BASE)


def test_what_all_pictures_share_gives_way_to_any_rule_of_a_game() -> None:
    """At home the sheets of several games are in one page, each with the base before it: it must win over none."""
    assert [selectors for selectors, _ in rules(BASE) if not selectors.startswith(":where(")] == []


OUTLINES = ("stroke", "outline", "cursor", "pointer-events", "touch-action", "animation")
PAGE = (Path(__file__).parents[2] / "web/src/house.css").read_text("utf-8")


def tints(style: str) -> list[tuple[str, str]]:
    """What a style says of things that may be chosen or are pointed at, beyond a line around them: a shadow behind them
    may glow, their own colours stay."""
    found = []
    for selectors, said in rules(style):
        if re.search(r"(?<!:not\()\.(legal|pointed)\b", selectors):
            for name, value in (line.split(":", 1) for line in said.split(";") if line.strip()):
                shadow = name.strip() == "filter" and re.fullmatch(r"(\s*drop-shadow\([^;]*\))+", value)
                if not name.strip().startswith(OUTLINES) and not shadow:
                    found.append((selectors, name))
    return found


def test_what_may_be_chosen_is_outlined_and_never_tinted() -> None:
    for style in (BASE, PAGE, *map(own_style, GAMES)):
        assert re.search(r"\.legal\b", style)
        assert tints(style) == []
    assert re.findall(r"@keyframes kade-breathe\{(.*?)\}\}", BASE) == ["50%{stroke-opacity:.55"]
    assert tints(".a .legal .cube{fill:red}") == [(".a .legal .cube", "fill")]
    assert tints(".a .pointed{filter:brightness(1.2)}") != []


@each_game
def test_by_night_a_sheet_without_a_theme_looks_like_a_dark_one(game: Game) -> None:
    whole = sheet_style(own_style(game))
    dark = [(of, said) for of, said in rules(whole) if ".kade-sheet[data-theme=dark]" in of]
    assert len(dark) >= 3
    for of, said in dark:
        unset = of.replace(".kade-sheet[data-theme=dark]", ".kade-sheet:not([data-theme])")
        assert f"@media (prefers-color-scheme:dark){{{unset}{{{said}}}}}" in whole
    root = f".kade-sheet:not([data-theme]) .kade-{game.id},"
    assert whole.index(root) < whole.index(
        f".kade-sheet[data-palette=safe] .kade-{game.id}"
    )  # a palette wins over both
