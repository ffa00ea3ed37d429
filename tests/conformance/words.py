"""What must hold of a game's words: whatever is shown can be said in every language, without holes and without help
from another language. One function a promise: some are read off the code, some hold of any position or whole game."""

from __future__ import annotations

import copy
import functools
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tests.conformance import code
from tests.conformance.secrecy import viewers

from kade.display.game import LANGUAGES, Game
from kade.display.prose import Anatomy, Phrase, Prose
from kade.display.sheet import localise
from kade.kernel.errors import IllegalAction
from kade.kernel.match import Match
from kade.kernel.rng import Rng
from kade.kernel.state import State

NAMES = ["Ada", "Bo", "Cleo", "Dag", "Eva", "Fynn", "Gus", "Hera"]
ALWAYS = ("game-title", "game-blurb")


@functools.cache
def speakers(game: Game) -> dict[str, Game]:
    """The game once a language, knowing the texts of that language alone: there is nothing to fall back on."""
    found: dict[str, Game] = {}
    for lang in LANGUAGES:
        found[lang] = copy.copy(game)
        vars(found[lang])["prose"] = Prose({lang: game.messages(lang)}, fallback=lang)
    return found


def said(speaker: Game, phrase: Phrase, lang: str) -> None:
    """Prose raises where a message is missing, or what it speaks of; an empty line says nothing either."""
    assert speaker.prose.say(phrase, lang).strip(), f"{phrase.message} says nothing in {lang!r}"


def said_as_a_sentence(speaker: Game, phrase: Phrase, lang: str) -> None:
    """What stands by itself, in the log or on a button, begins with a capital letter."""
    said(speaker, phrase, lang)
    line = speaker.prose.say(phrase, lang).strip()
    assert not line[0].islower(), f"{phrase.message} begins with a small letter in {lang!r}: {line}"


def called(state: State) -> list[str]:
    """A name for each player; the seats that nobody holds have the game's own."""
    return NAMES[: state.options()["players"]]


@functools.cache
def anatomies(game: Game) -> dict[str, dict[str, Anatomy]]:
    return {lang: game.prose.anatomy(lang) for lang in LANGUAGES}


def missing(game: Game, wanted: Iterable[str]) -> None:
    for lang in LANGUAGES:
        absent = [name for name in wanted if not game.prose.has(name, lang)]
        assert not absent, f"in {lang!r} there is no {', '.join(absent)}"


def missing_families(game: Game, wanted: Iterable[str]) -> None:
    """Messages of which there may be several: `event-kept` or `event-kept-hidden`."""
    for lang in LANGUAGES:
        known = anatomies(game)[lang]
        absent = [
            name for name in wanted if name not in known and not any(other.startswith(f"{name}-") for other in known)
        ]
        assert not absent, f"in {lang!r} there is no {', '.join(absent)}"


# ---------------------------------------------------------------------- read off the code


def languages_have_the_same_messages(game: Game) -> None:
    """What is not only a part of other messages is there in every language, and speaks of the same things: what one
    language alone asks for is given by nobody."""
    known = anatomies(game)
    for lang in LANGUAGES:
        parts = {name for anatomy in known[lang].values() for name in anatomy.references}
        missing(game, sorted(set(known[lang]) - parts))
        for name, anatomy in known[lang].items():
            others = [known[other][name].variables for other in LANGUAGES if other != lang and name in known[other]]
            alone = anatomy.variables.difference(*others) if others else frozenset()
            assert not alone, f"{name} in {lang!r} alone speaks of {', '.join(sorted(alone))}"


def every_action_has_words(game: Game) -> None:
    for lang, speaker in speakers(game).items():
        for action in game.actions:
            said(speaker, speaker.phrase(game.name(action)), lang)


def every_kind_of_answer_has_a_name(game: Game) -> None:
    """Many answers of one kind stand behind one button, which says what one does."""
    kinds = Counter(game.actions.describe(action).kind for action in game.actions)
    missing(game, [f"group-{kind}" for kind, number in kinds.items() if number > 1])


def every_option_has_words(game: Game) -> None:
    missing(game, ALWAYS)
    missing(game, [f"option-{option.name}{part}" for option in game.options for part in ("", "-help")])


def every_event_has_words(game: Game) -> None:
    missing_families(game, sorted(f"event-{name}" for name in code.events(game)))


def every_reason_has_words(game: Game) -> None:
    missing(game, sorted(f"error-{reason}" for reason in code.reasons(game)))


def every_question_has_words(game: Game) -> None:
    missing_families(game, sorted(f"prompt-{name}" for name in code.questions(game)))


def what_is_reconstructed_is_said(game: Game) -> None:
    """A game with values that could not be had tells its players so; one without has nothing to say."""
    if '"source": "reconstructed"' in json.dumps(game.data, default=str):
        missing(game, ["game-reconstructed"])


# ---------------------------------------------------------------------- any position


def what_is_asked_can_be_said(game: Game, state: State, rng: Rng) -> None:
    """What each viewer is asked, and what each seat is offered."""
    names = called(state)
    for viewer in viewers(state):
        view = state.view(viewer)
        offered = [] if viewer is None else [game.name(action) for action in state.legal(viewer)]
        for lang, speaker in speakers(game).items():
            said_as_a_sentence(speaker, speaker.prompt(view, names), lang)
            for name in offered:
                said_as_a_sentence(speaker, speaker.offer(name, view, names), lang)


def what_is_told_of_the_table_can_be_said(game: Game, state: State, rng: Rng) -> None:
    """The sections of lines and their titles, for a spectator, for who decides and for any other; at the end every
    source of points."""
    sources = sorted({kind for parts in state.result().breakdown for kind in parts}) if state.over else []
    for lang, speaker in speakers(game).items():
        for viewer in {None, state.actor, rng.below(state.seats)}:
            for section, lines in speaker.text(state.view(viewer), lang, called(state)).items():
                assert speaker.prose.has(f"section-{section}", lang), f"in {lang!r} there is no section-{section}"
                assert all(isinstance(line, str) for line in lines)
        for source in sources:
            assert speaker.prose.has(f"source-{source.partition(' ')[0]}", lang), f"in {lang!r}: source-{source}"


def what_is_refused_can_be_said(game: Game, state: State, rng: Rng) -> None:
    """Why any other action is refused, to somebody who decides and to somebody who does not."""
    names = called(state)
    for seat in {rng.below(state.seats), state.actor or 0}:
        refused: dict[str, IllegalAction] = {}
        for action in (*(set(game.actions) - set(state.legal(seat))), -1):
            refusal = state.refusal(action, seat)
            refused[f"{refusal.reason} {refusal.details}"] = refusal
        for refusal in refused.values():
            for lang, speaker in speakers(game).items():
                said_as_a_sentence(speaker, speaker.reason(refusal, names), lang)


def what_is_drawn_can_be_said(game: Game, state: State, rng: Rng) -> None:
    """Titles and words of the panels, for desk and phone."""
    for viewer in {state.actor, None}:
        asked = Asked()
        for panel in game.panels(state.view(viewer)):
            for drawn in (panel, panel.compact):
                if drawn is not None:
                    asked.message(drawn.title, {"seat": 1, "player": NAMES[0]})
                    assert "data-l10n-id" not in localise(drawn.svg(), asked, names=called(state))
        for lang, speaker in speakers(game).items():
            for message, args in asked.messages:
                drawn_in(speaker, message, args, lang)


class Asked:
    """Notes what a picture asks to be told, each thing once."""

    def __init__(self) -> None:
        self.messages: dict[tuple[str, str], None] = {}

    def message(self, id: str, args: Mapping[str, Any], lang: str = "") -> str:
        self.messages[id, json.dumps(args)] = None
        return "x"


@functools.lru_cache(100_000)
def drawn_in(speaker: Game, message: str, args: str, lang: str) -> None:
    """Most of what is drawn is drawn in every picture: said once it is known to be well."""
    said(speaker, Phrase(message, json.loads(args)), lang)


def every_player_has_a_compact_panel(game: Game, state: State, rng: Rng) -> None:
    """What stands for a player has a form for the phone, for every viewer."""
    for viewer in viewers(state):
        for panel in game.panels(state.view(viewer)):
            assert panel.compact is not None or panel.role != "player", f"{panel.id} has no compact form"


# ---------------------------------------------------------------------- whole games


def what_happens_can_be_said(game: Game, match: Match, rng: Rng) -> None:
    """Every event, as each viewer sees it."""
    names = called(match.state)
    shown: dict[str, dict[str, object]] = {}
    for event in match.events:
        for viewer in viewers(match.state):
            seen = event.seen_by(viewer)
            if seen is not None:
                shown.setdefault(json.dumps(seen), seen)
    for seen in shown.values():
        for lang, speaker in speakers(game).items():
            said_as_a_sentence(speaker, speaker.phrase(seen, names), lang)


CODE: tuple[Callable[[Game], None], ...] = (
    languages_have_the_same_messages,
    every_action_has_words,
    every_kind_of_answer_has_a_name,
    every_option_has_words,
    every_event_has_words,
    every_reason_has_words,
    every_question_has_words,
    what_is_reconstructed_is_said,
)
DEAR = (
    what_is_asked_can_be_said,
    what_is_told_of_the_table_can_be_said,
    what_is_refused_can_be_said,
    what_is_drawn_can_be_said,
    every_player_has_a_compact_panel,
)
WHOLE = (what_happens_can_be_said,)
