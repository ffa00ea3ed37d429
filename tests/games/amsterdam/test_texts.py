"""Amsterdam's texts: whole, in use, alike in three languages, and right in their grammar."""

from __future__ import annotations

import ast
import random
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import kade
from kade.display.game import Game
from kade.display.prose import Prose, Value
from kade.display.sheet import localise
from kade.games.amsterdam.edition.printed import CARDS, COLOURS, AmsterdamPrinted
from kade.games.amsterdam.game import AmsterdamGame
from kade.games.amsterdam.picture import panels
from kade.games.amsterdam.picture.rows import ROWS
from kade.games.amsterdam.rules.steps import STEPS
from kade.games.amsterdam.words import say
from kade.games.amsterdam.words.sections import text
from kade.kernel import state as kernel_state
from kade.kernel.errors import IllegalAction
from kade.kernel.event import Event
from kade.kernel.state import State
from kade.kernel.step import Automatic

HOME = Path(say.__file__).parent.parent
KERNEL = Path(kernel_state.__file__).parent
DISPLAY = KERNEL.parent / "display"
LANGUAGES = ("en", "it", "pl")
NAMES: list[Value] = ["Anna", "Bartek", "Chiara"]
PLURALS = {"en": {"one", "other"}, "it": {"one", "other"}, "pl": {"one", "few", "many"}}
SOURCES = ("tracks", "contracts", "unfinished", "merchandise")


class Strict(Prose):
    """Refuses what a message makes no use of as well, and remembers what was said."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        super().__init__(sources)
        self.parts = {lang: self.anatomy(lang) for lang in self.languages}
        self.heard: set[str] = set()

    def message(self, name: str, args: Mapping[str, Value], lang: str) -> str:
        said = super().message(name, args, lang)
        known = set(args) - {"seat"} if "player" in args else set(args)  # a tip is given the number with the name
        used = self.parts[lang][name].variables
        assert used in (known, set(args)), f"{name} in {lang} was given {sorted(args)}"
        self.heard.add(name)
        return said


@pytest.fixture(scope="module")
def prose() -> Strict:
    return Strict({lang: kade.load("amsterdam").messages(lang) for lang in LANGUAGES})


@pytest.fixture(scope="module")
def printed() -> AmsterdamPrinted:
    return AmsterdamPrinted("kade.games.amsterdam", 1, {}, tomllib.loads((HOME / "components.toml").read_text()))


# ---------------------------------------------------------------- what the code can ask for


def nodes(folder: Path) -> Iterator[ast.AST]:
    for path in sorted(folder.rglob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def words(folder: Path) -> set[str]:
    """Every string that stands in the code of a folder."""
    return {node.value for node in nodes(folder) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def first_word(args: list[ast.expr]) -> set[str]:
    return {args[0].value} if args and isinstance(args[0], ast.Constant) and isinstance(args[0].value, str) else set()


def called(folder: Path, *functions: str) -> set[str]:
    """The first arguments, where they are plain words, of the calls to these functions."""
    found: set[str] = set()
    for node in nodes(folder):
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
            if name in functions:
                found |= first_word(node.args)
    return found


def reasons() -> set[str]:
    """What `why_not` and its helpers can answer, here and in the kernel."""
    found = {"game-over", "not-your-turn", "unknown-action"} & words(KERNEL)
    for node in [*nodes(HOME), *nodes(KERNEL)]:
        if isinstance(node, ast.FunctionDef) and ast.unparse(node.returns or node.args) in (
            "Reason",
            "tuple[str, dict[str, object]]",
        ):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and isinstance(inner.value, ast.Tuple):
                    found |= first_word(inner.value.elts)
    return found


def events() -> set[str]:
    told = called(HOME, "Event")
    hidden = {f"{name}-hidden" for name in say.SECRETS}
    assert set(say.SECRETS) <= told
    return told | hidden | {"contract-failed"}


def families(printed: AmsterdamPrinted) -> set[str]:
    """The messages whose names are put together: one for each thing the game declares."""
    asked = [name for name, step in STEPS.items() if not issubclass(step, Automatic)]
    return {
        *(say.action(printed, printed.actions.describe(action)).message for action in printed.actions),
        *(f"group-{kind}" for _, kind, words in map(printed.actions.describe, printed.actions) if words),
        *(f"event-{name}" for name in events()),
        *(f"error-{name}" for name in reasons()),
        *(f"prompt-{name}" for name in asked),
        *(f"waiting-{name}" for name in asked),
        *(f"section-{name}" for name in ("turn", "row", "board", "hand", "contracts", "players", "result")),
        *(f"option-{option.name}" for option in AmsterdamGame.options),
        *(f"option-{option.name}-help" for option in AmsterdamGame.options),
        *(f"source-{name}" for name in SOURCES),
        *("game-title", "game-blurb", "game-reconstructed"),  # every game has these, for lists of games
        *("result-winners", "result-line", "source-points", "label-seat"),  # and these, for the end and for names
    }


# ---------------------------------------------------------------- whole, used, alike


def test_the_three_languages_have_the_same_messages_with_the_same_variables(prose: Strict) -> None:
    assert prose.languages == LANGUAGES
    for lang in LANGUAGES:
        assert set(prose.parts[lang]) == set(prose.parts["en"])
        for name, parts in prose.parts[lang].items():
            assert parts.variables == prose.parts["en"][name].variables, f"{name} in {lang}"


@pytest.mark.slow
def test_every_message_the_code_can_ask_for_is_there(prose: Strict, printed: AmsterdamPrinted) -> None:
    asked = families(printed) | called(HOME, "say", "Phrase", "tip")
    asked |= {word for word in words(HOME) if word.startswith(("label-", "tip-")) and not word.endswith("-")}
    assert asked - set(prose.parts["en"]) == set()


def test_every_message_is_used(prose: Strict, printed: AmsterdamPrinted) -> None:
    used = families(printed) | ((words(HOME) | words(DISPLAY)) & set(prose.parts["en"]))
    used |= {row.titled({}, 0) for row in ROWS}
    for name in list(used):
        used |= prose.parts["en"][name].references
    own = set(re.findall(r"^([a-z][a-z-]*) *=", kade.load("amsterdam").resource("words/en.ftl"), re.MULTILINE))
    assert own - used == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_of_words_leaves_no_colour_and_no_plural_out(
    prose: Strict, printed: AmsterdamPrinted, lang: str
) -> None:
    """The last variant stands for everything else, so a forgotten one would silently say the wrong thing."""
    players = {"burgundy", "brown", "black", "white"}
    cards = [{*CARDS}, {*COLOURS}]
    whole = {
        "card": cards,
        "colour": [*cards, {*COLOURS, "grey"}, players],
        "any": [{"yes", "no"}],
        "done": [{"yes", "no"}],
        "merchandise": [{"yes", "no"}, PLURALS[lang]],
        "place": [{place.id for place in printed.places}],
        "when": [{"once", "soon"}],
    }
    for name, parts in prose.parts[lang].items():
        for variable, keys in parts.choices:
            allowed = whole.get(variable, [PLURALS[lang]])
            assert keys - {"0", "-1"} in allowed, f"{name} in {lang}: {variable} {sorted(keys)}"


# ---------------------------------------------------------------- actions, events, refusals


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_line_of_its_own(prose: Strict, printed: AmsterdamPrinted, lang: str) -> None:
    lines = [prose.say(say.action(printed, printed.actions.describe(action)), lang) for action in printed.actions]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(
    ("name", "en", "pl", "it"),
    [
        (
            "take pink",
            "Take the pink card from the row",
            "Weź z odkrytych różową kartę",
            "Prendi la carta rosa dalla fila",
        ),
        ("take wild", "Take the wild from the row", "Weź z odkrytych dżokera", "Prendi il jolly dalla fila"),
        (
            "claim dam--oude-kerk-b",
            "Claim Dam – Oude Kerk (orange, 2)",
            "Utwórz połączenie Dam – Oude Kerk (pomarańczowe, 2)",
            "Occupa Dam – Oude Kerk (arancione, 2)",
        ),
        (
            "pay red 0 wild",
            "Pay in red without wilds",
            "Zapłać w kolorze czerwonym bez dżokerów",
            "Paga in rosso senza jolly",
        ),
        (
            "pay black 1 wild",
            "Pay in black with 1 wild",
            "Zapłać w kolorze czarnym z 1 dżokerem",
            "Paga in nero con 1 jolly",
        ),
        (
            "pay black 3 wild",
            "Pay in black with 3 wilds",
            "Zapłać w kolorze czarnym z 3 dżokerami",
            "Paga in nero con 3 jolly",
        ),
        (
            "keep dam--oude-waal",
            "Keep only Dam – Oude Waal (4 points)",
            "Zachowaj tylko Dam – Oude Waal (4 punkty)",
            "Tieni solo Dam – Oude Waal (4 punti)",
        ),
    ],
)
def test_actions_speak_to_the_player(
    prose: Strict, printed: AmsterdamPrinted, name: str, en: str, pl: str, it: str
) -> None:
    phrase = say.action(printed, printed.actions.choice(name))
    assert [prose.say(phrase, lang) for lang in ("en", "pl", "it")] == [en, pl, it]


@pytest.mark.parametrize(
    ("told", "en", "pl", "it"),
    [
        (
            {"event": "took", "seat": 0, "card": "orange"},
            "Anna takes an orange card from the row.",
            "Anna bierze z odkrytych pomarańczową kartę.",
            "Anna prende una carta arancione dalla fila.",
        ),
        (
            {"event": "drew", "seat": 1},
            "Bartek draws a card from the deck.",
            "Bartek dobiera w ciemno kartę z talii.",
            "Bartek pesca una carta dal mazzo.",
        ),
        (
            {"event": "drew", "seat": 1, "card": "wild"},
            "Bartek draws a wild from the deck.",
            "Bartek dobiera z talii dżokera.",
            "Bartek pesca un jolly dal mazzo.",
        ),
        (
            {"event": "paid", "seat": 2, "cards": {"wild": 1, "green": 2}},
            "Chiara pays 2 green cards and 1 wild.",
            "Chiara płaci: 2 zielone karty i 1 dżoker.",
            "Chiara paga 2 carte verdi e 1 jolly.",
        ),
        (
            {"event": "dealt", "seat": 0, "number": 2, "cards": ["red", "red"]},
            "Anna is dealt 2 red cards.",
            "Anna dostaje: 2 czerwone karty.",
            "Anna riceve 2 carte rosse.",
        ),
        (
            {"event": "dealt", "seat": 0, "number": 2},
            "Anna is dealt 2 cards.",
            "Anna dostaje 2 karty.",
            "Anna riceve 2 carte.",
        ),
        (
            {"event": "kept", "seat": 0, "number": 1, "returned": 1},
            "Anna keeps 1 contract and puts 1 under the deck.",
            "Anna zachowuje 1 Kontrakt i odkłada 1 na spód stosu.",
            "Anna tiene 1 Contratto e ne rimette 1 sotto il mazzo.",
        ),
        (
            {"event": "kept", "seat": 0, "number": 2, "returned": 0},
            "Anna keeps 2 contracts.",
            "Anna zachowuje 2 Kontrakty.",
            "Anna tiene 2 Contratti.",
        ),
        (
            {"event": "contract-scored", "seat": 0, "contract": "jordaan--waag", "points": -7, "done": False},
            "Anna did not complete Jordaan – Waag: minus 7 points.",
            "Anna pokazuje niezrealizowany Kontrakt Jordaan – Waag: minus 7 punktów.",
            "Anna non ha completato Jordaan – Waag: meno 7 punti.",
        ),
        (
            {"event": "ended", "winners": [0], "points": [31, 30, 9]},
            "Anna wins with 31 points.",
            "Wygrywa Anna: 31 punktów.",
            "Anna vince con 31 punti.",
        ),
        (
            {"event": "ended", "winners": [0, 1], "points": [22, 22, 9]},
            "Anna and Bartek share the victory with 22 points each.",
            "Zwycięstwo dzielą Anna i Bartek: po 22 punkty.",
            "Anna e Bartek condividono la vittoria con 22 punti ciascuno.",
        ),
    ],
)
def test_events_speak_of_a_player(
    prose: Strict, printed: AmsterdamPrinted, told: dict[str, Any], en: str, pl: str, it: str
) -> None:
    phrase = say.event(printed, told, NAMES)
    assert [prose.say(phrase, lang) for lang in ("en", "pl", "it")] == [en, pl, it]


EVERY_EVENT: list[dict[str, Any]] = [
    {"event": "began", "first": 1},
    {"event": "dealt", "seat": 0, "number": 2},
    {"event": "dealt", "seat": 0, "number": 2, "cards": ["pink", "wild"]},
    {"event": "offered", "seat": 0, "number": 2},
    {"event": "offered", "seat": 0, "number": 2, "contracts": ["dam--oude-waal", "jordaan--waag"]},
    {"event": "kept", "seat": 0, "number": 1, "returned": 1},
    {"event": "kept", "seat": 0, "number": 1, "returned": 1, "contracts": ["dam--oude-waal"]},
    {"event": "took", "seat": 0, "card": "pink"},
    {"event": "drew", "seat": 0},
    {"event": "drew", "seat": 0, "card": "pink"},
    {"event": "refilled", "slot": 2, "card": "wild"},
    {"event": "swept", "cards": ["wild", "pink", "wild", "wild", "red"]},
    {"event": "reshuffled", "number": 17},
    {"event": "claimed", "seat": 0, "track": "dam--oude-kerk-a", "points": 2},
    {"event": "paid", "seat": 0, "cards": {"pink": 1, "wild": 1}},
    {"event": "merchandise", "seat": 0, "number": 1},
    {"event": "passed", "seat": 0},
    {"event": "declined", "seat": 0},
    {"event": "last-round", "seat": 0},
    {"event": "contract-scored", "seat": 0, "contract": "dam--oude-waal", "points": 4, "done": True},
    {"event": "contract-scored", "seat": 0, "contract": "dam--oude-waal", "points": -4, "done": False},
    {"event": "merchandise-scored", "seat": 0, "number": 2, "points": 8},
    {"event": "ended", "winners": [2], "points": [3, 4, 5]},
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_said(prose: Strict, printed: AmsterdamPrinted, lang: str) -> None:
    phrases = [say.event(printed, told, NAMES) for told in EVERY_EVENT]
    assert {phrase.message for phrase in phrases} == {f"event-{name}" for name in events()}
    assert len({prose.say(phrase, lang) for phrase in phrases}) == len(phrases)


def test_a_player_without_a_name_has_a_number_in_every_language(prose: Strict, printed: AmsterdamPrinted) -> None:
    phrase = say.event(printed, {"event": "passed", "seat": 1}, kade.load("amsterdam").called(None, 3))
    assert prose.say(phrase, "pl") == "Gracz 2 nie może nic zrobić i pasuje."
    assert prose.say(phrase, "it") == "Giocatore 2 non può fare nulla e passa."


@pytest.mark.parametrize(
    ("reason", "details", "pl"),
    [
        ("not-in-row", {"card": "wild"}, "Nie ma odkrytego dżokera."),
        (
            "track-taken",
            {"track": "oude-waal--waag", "seat": 1},
            "Połączenie Oude Waal – Waag (szare, 1) jest już zajęte; ma je Bartek.",
        ),
        (
            "too-few-carts",
            {"track": "oude-kerk--oude-waal", "carts": 1, "length": 2},
            "Masz za mało wozów na połączenie Oude Kerk – Oude Waal (szare, 2), zostało: 1 wóz.",
        ),
        (
            "wrong-colour",
            {"track": "munttoren--oost-indisch-huis", "colour": "grey", "paid": "red"},
            "Za połączenie Munttoren – Oost-Indisch Huis (szare, 2) nie można zapłacić czerwonymi kartami.",
        ),
    ],
)
def test_a_refusal_says_why(
    prose: Strict, printed: AmsterdamPrinted, reason: str, details: dict[str, Any], pl: str
) -> None:
    assert prose.say(say.refusal(printed, reason, details, NAMES), "pl") == pl


# ---------------------------------------------------------------- whole games


def listen(game: Game, players: int, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A game at random: before each decision the position, and what has happened since the last one."""
    heard: list[Event] = []
    chooser = random.Random(seed)
    state = game.new(players=players, seed=seed, listener=heard.append)
    while True:
        yield state, heard[:]
        heard.clear()
        if state.over:
            return
        actor = chooser.choice(state.actors)
        state.apply(chooser.choice(state.legal(actor)), actor)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_whatever_happens_can_be_said_to_everybody(
    prose: Strict, printed: AmsterdamPrinted, players: int, seed: int
) -> None:
    game = kade.load("amsterdam")
    names = game.called(None, players)
    for number, (state, happened) in enumerate(listen(game, players, seed)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for watcher in (None, *range(players)):
            for event in happened:
                seen = event.seen_by(watcher)
                assert seen is None or prose.say(say.event(printed, seen, names), lang)
            if number % 8 and not state.over:
                continue  # pictures take their time
            view = state.view(watcher)
            assert all(line for lines in text(printed, view, lang, prose, names).values() for line in lines)
            for panel in panels(printed, view):
                assert localise(panel.svg(), prose, lang)
                assert prose.message(panel.title, {}, lang)


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (3, 5)])
def test_every_refusal_can_be_said(prose: Strict, printed: AmsterdamPrinted, players: int, seed: int) -> None:
    game = kade.load("amsterdam")
    said: set[str] = set()
    for number, (state, _) in enumerate(listen(game, players, seed)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        actor = state.actor if state.actor is not None else 0
        for action in set(game.actions) - set(state.legal(actor)):
            with pytest.raises(IllegalAction) as refused:
                state.apply(action, actor)
            reason, details = refused.value.reason, refused.value.details
            if number < 3 or reason not in said:
                assert prose.say(say.refusal(printed, reason, details, game.called(None, players)), lang)
            said.add(reason)
    assert len(said) > 8


# ---------------------------------------------------------------- numbers


@pytest.mark.parametrize(
    ("message", "variable", "lang", "forms"),
    [
        ("cards-count", "cards", "pl", "1 karta, 2 karty, 5 kart, 12 kart, 22 karty, 0 kart"),
        ("carts-count", "carts", "pl", "1 wóz, 2 wozy, 5 wozów, 12 wozów, 22 wozy, 0 wozów"),
        ("points-count", "points", "pl", "1 punkt, 2 punkty, 5 punktów, 12 punktów, 22 punkty, 0 punktów"),
        ("points-count", "points", "it", "1 punto, 2 punti, 5 punti, 12 punti, 22 punti, 0 punti"),
        ("carts-count", "carts", "it", "1 carro, 2 carri, 5 carri, 12 carri, 22 carri, 0 carri"),
        ("cards-count", "cards", "en", "1 card, 2 cards, 5 cards, 12 cards, 22 cards, 0 cards"),
    ],
)
def test_numbers_take_the_right_form(prose: Strict, message: str, variable: str, lang: str, forms: str) -> None:
    assert ", ".join(prose.message(message, {variable: n}, lang) for n in (1, 2, 5, 12, 22, 0)) == forms


def test_colours_agree_with_the_number_of_cards(prose: Strict) -> None:
    def all_of(card: str, lang: str) -> list[str]:
        return [prose.message("card-number", {"card": card, "number": n}, lang) for n in (1, 2, 5)]

    assert all_of("green", "pl") == ["1 zielona karta", "2 zielone karty", "5 zielonych kart"]
    assert all_of("wild", "pl") == ["1 dżoker", "2 dżokery", "5 dżokerów"]
    assert all_of("red", "it") == ["1 carta rossa", "2 carte rosse", "5 carte rosse"]
    assert all_of("wild", "en") == ["1 wild", "2 wilds", "5 wilds"]


def test_points_below_nought_are_said_as_they_are(prose: Strict) -> None:
    assert prose.message("points-count", {"points": -3}, "pl") == "−3 punkty"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_is_told_with_what_its_name_means(prose: Strict, printed: AmsterdamPrinted, lang: str) -> None:
    for place in printed.places:
        told = prose.message("tip-place", {"name": place.name, "place": place.id, "rule": "AM-1.1"}, lang)
        assert told == f"{place.name}: {prose.message(f'gloss-{place.id}', {}, lang)}. AM-1.1"
        assert lang != "en" or place.gloss in told.replace("’", "'")
