"""A game as everybody uses it: one object per game and edition, through which the rest of Kade reads all games."""

from __future__ import annotations

import functools
import secrets
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kade.kernel import edition as editions
from kade.kernel.errors import BadEdition, BadOption, BadState, IllegalAction
from kade.kernel.options import Option, read_options
from kade.kernel.picture import Panel, localise, standalone
from kade.kernel.prose import Phrase, Prose, Value
from kade.kernel.rng import Rng, seeded

if TYPE_CHECKING:
    from kade.kernel.actions import ActionSpace
    from kade.kernel.event import Event
    from kade.kernel.fate import Fate
    from kade.kernel.printed import Printed
    from kade.kernel.state import State

Edition = str | Path | dict[str, Any] | None
Names = Sequence[Value] | None
Listener = Callable[["Event"], None]
LANGUAGES = ("en", "pl", "it")
_PROSE: dict[str, Prose] = {}


class Game:
    """What a game's own `game.py` says of it. Subclasses give the four methods under "what a game says"."""

    id: str = ""
    rules: int = 1
    """Raised only when behaviour changes, so that old Records are told from new ones."""
    options: tuple[Option, ...] = ()
    home: str = ""
    """The game's own module, which has it as `GAME`."""
    longest: int = 10_000
    """No game has more decisions than this: the bound that the conformance suite holds it to."""
    pace: float = 1.0
    """How many of a search's walks this game has time for where another has one. `bench/levels.py` measures it."""
    horizon: int = 1
    """How many turns a search looks ahead, its own included: more than that one where turns are short."""
    rivalry: float = 1.0
    """How much a point that the best other seat is going to have counts for a search beside one of its own. Less than
    1 where players decide how long the game is: otherwise ending it soon looks free, since it costs all alike."""

    slip: float = 0.0
    """How easily lower levels of a search take the second best, as a part of the spread of what may come: more than 0
    where thinking longer hardly helps, and time alone would make levels of one strength."""

    printed: Printed

    def __init__(self, edition: Edition = None) -> None:
        self.package = self.home.rpartition(".")[0]
        self.base: dict[str, Any] = tomllib.loads(self.resource("components.toml"))
        self.data = editions.merge(self.base, _read_edition(edition))
        self.edition = editions.differences(self.base, self.data)
        self.check(self.data)
        self.printed = self.print(self.edition, self.data)
        self.printed.explainer = self._explain

    def resource(self, name: str) -> str:
        """A text file that lies in the game's package."""
        return (resources.files(self.package) / name).read_text(encoding="utf-8")

    @functools.cached_property
    def prose(self) -> Prose:
        """The game's messages in all languages, the same for all its editions: parsing them takes a second."""
        found = _PROSE.get(self.id)
        if found is None:
            found = _PROSE[self.id] = Prose({lang: self.resource(f"texts/{lang}.ftl") for lang in LANGUAGES})
        return found

    # ------------------------------------------------------------------ what a game says

    def check(self, data: dict[str, Any]) -> None:
        """Refuse component data that cannot be played, naming the entry."""

    def print(self, edition: dict[str, Any], data: dict[str, Any]) -> Printed:
        raise NotImplementedError

    def begin(self, options: dict[str, Any], rng: Rng, listener: Listener | None, fate: Fate | None) -> State:
        """Set the game up to its first decision."""
        raise NotImplementedError

    def restore(self, saved: dict[str, Any], rng: Rng) -> State:
        """The state of a checked envelope's `stack` and `state`."""
        raise NotImplementedError

    def position(self, spec: dict[str, Any]) -> State:
        """A checked, partial set-up: for tests, puzzles, "try a position"."""
        raise NotImplementedError

    def phrase(self, what: str | Mapping[str, Any], names: Names = None) -> Phrase:
        """What says an action (by its name) or an event (as a seat sees it), in no language yet."""
        raise NotImplementedError

    def offer(self, name: str, view: Mapping[str, Any], names: Names = None) -> Phrase:
        """What says an action to a viewer who may take it now: what it would bring here, where there is more to say."""
        return self.phrase(name, names)

    def prompt(self, view: Mapping[str, Any], names: Names = None) -> Phrase:
        """What the viewer is asked, or whom they wait for."""
        raise NotImplementedError

    def reason(self, refusal: IllegalAction, names: Names = None) -> Phrase:
        """Why an action was refused."""
        raise NotImplementedError

    def text(self, view: dict[str, Any], lang: str = "en", names: list[str] | None = None) -> dict[str, list[str]]:
        """Named sections of lines: the terminal and the screen reader."""
        raise NotImplementedError

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        """The picture, in named panels."""
        raise NotImplementedError

    def target(self, name: str, view: dict[str, Any]) -> str | None:
        """Which drawn element a choice belongs to."""
        raise NotImplementedError

    def where(self, event: Mapping[str, Any]) -> str | None:
        """Which drawn element an event (as a seat sees it) happened at: where a person who follows should look."""
        return None

    def automata(self, players: int) -> list[Phrase]:
        """What the game calls the seats that nobody holds, since its rules play them; they follow the players'."""
        return []

    def estimate(self, state: State, seat: int) -> float:
        """A guess of the seat's final points from here."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the same for all

    @property
    def actions(self) -> ActionSpace:
        return self.printed.actions

    def name(self, action: int) -> str:
        return self.actions.name(action)

    def action(self, name: str) -> int:
        return self.actions.action(name)

    def say(self, what: str | Mapping[str, Any], lang: str = "en", names: Names = None) -> str:
        """One line of prose for people: of an action's name, or of an event as a seat sees it."""
        return self.prose.say(self.phrase(what, names), lang)

    def picture(
        self, view: dict[str, Any], lang: str = "en", names: Sequence[str] = (), theme: str | None = None
    ) -> str:
        """The whole table as one SVG that stands alone; `theme` light or dark, else as the reader's system has it."""
        sheet = standalone(self.panels(view), self.resource("style.css"), theme=theme)
        known = list(names) or [""] * view.get("players", 0)
        others = [self.prose.say(other, lang) for other in self.automata(len(known))]
        return localise(sheet, self.prose, lang, [*known, *others])

    def _explain(self, reason: str, details: dict[str, object]) -> str:
        return self.prose.say(self.reason(IllegalAction("", reason, details)), "en")

    def new(self, *, seed: int | None = None, listener: Listener | None = None, **options: Any) -> State:
        """A new game, options by keyword. Without a seed 128 bits are drawn."""
        if seed is None:
            seed = secrets.randbits(128)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadOption(f"The seed is {seed!r}, but must be a whole number.")
        return self.begin(read_options(self.options, options), seeded(seed), listener, None)

    def from_dict(self, saved: dict[str, Any]) -> State:
        """The state that `state.to_dict()` was made of; a broken one gets a sentence."""
        if not isinstance(saved, dict):
            raise BadState(f"This is not a saved state: {str(saved)[:60]!r} should be a table of what lies where.")
        for key in ("kade", "game", "rules", "edition", "options", "rng", "stack", "state"):
            if key not in saved:
                raise BadState(f"This is not a saved state: it has no {key!r}.")
        if saved["game"] != self.id:
            raise BadState(f"This state is of {saved['game']!r}, not of {self.id!r}.")
        if saved["rules"] != self.rules:
            raise BadState(f"This state was saved under rules {saved['rules']}; these are rules {self.rules}.")
        words = saved["rng"]
        if not isinstance(words, list) or len(words) != 4 or not all(map(_is_word, words)):
            raise BadState(f"rng is {str(words)[:60]}, but must be four whole numbers of 32 bits.")
        if not isinstance(saved["edition"], dict):
            raise BadState(f"edition is {saved['edition']!r}, but must be a table of entries.")
        game = self if saved["edition"] == self.edition else self.with_edition(saved["edition"])
        state = game.restore(saved, Rng(words[0], words[1], words[2], words[3]))
        wrong = state.audit()
        if wrong:
            raise BadState(f"The saved state is broken: {wrong[0]}.")
        if state.stack and not state.actors:
            raise BadState(f"The saved state is at no decision: in the step {state.stack[-1].name!r} nobody decides.")
        return state

    def with_edition(self, edition: Edition) -> Game:
        """The same game in another edition."""
        return type(self)(edition)

    def refuse_unless_sound(self, state: State) -> None:
        wrong = state.audit()
        if wrong:
            raise BadState(f"This position cannot be: {wrong[0]}.")


def _is_word(value: object) -> bool:
    return type(value) is int and 0 <= value < 2**32


def _read_edition(edition: Edition) -> dict[str, Any]:
    """An edition's entries from a dict, a file, or nothing."""
    if edition is None:
        return {}
    if isinstance(edition, dict):
        return edition
    path = Path(edition)
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadEdition(f"The edition file {path} cannot be read: {problem.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadEdition(f"The edition file {path} is not TOML: {problem}.") from None
