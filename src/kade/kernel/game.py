"""A game as everybody uses it: one object per game and edition, through which the rest of Kade reads all games."""

from __future__ import annotations

import functools
import secrets
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, cast

from kade.kernel import edition as editions
from kade.kernel import fields, guard
from kade.kernel.errors import BadArgument, BadEdition, BadOption, BadState, IllegalAction
from kade.kernel.guard import checked, foreseen
from kade.kernel.options import Option, read_options, read_seed
from kade.kernel.picture import Panel, localise, standalone
from kade.kernel.plain import not_understood, shown, why_not_plain
from kade.kernel.prose import Phrase, Prose, ProseError, Value
from kade.kernel.rng import Rng, seeded
from kade.kernel.stack import Steps, read_stack
from kade.kernel.state import FORMAT

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
SAVED = ("kade", "game", "rules", "edition", "options", "rng", "stack", "state")
"""What a saved state has, see State.to_dict."""
UNLAID = "This position is broken: its parts are not of the kinds that stand there."
UNSAID = "This cannot be told: something that belongs to it is missing, or of the wrong kind."
_PROSE: dict[str, Prose] = {}


class Game:
    """What a game's own `game.py` says of it. Subclasses give the methods under "what a game says"; what those are
    given is checked here (guard.py), so that no game has to."""

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

    steps: Steps = MappingProxyType({})
    """The steps of its flow by name (`by_name`)."""

    printed: Printed

    def __init__(self, edition: Edition = None) -> None:
        self.package = self.home.rpartition(".")[0]
        self.base: dict[str, Any] = tomllib.loads(self.resource("components.toml"))
        self.data = editions.merge(self.base, _read_edition(edition))
        self.edition = editions.differences(self.base, self.data)
        with foreseen(BadEdition, "This edition does not fit: its entries are not of the kinds that the game prints."):
            self.check(self.data)
            self.printed = self.print(self.edition, self.data)
        self.printed.explainer = self._explain

    def __init_subclass__(cls) -> None:
        guard.check_as_bases_do(cls)

    def resource(self, name: str) -> str:
        """A text file that lies in the game's package."""
        return (resources.files(self.package) / name).read_text(encoding="utf-8")

    @functools.cached_property
    def prose(self) -> Prose:
        """The game's messages in all languages, the same for all its editions: parsing them takes a second."""
        found = _PROSE.get(self.id)
        if found is None:
            found = _PROSE[self.id] = Prose({lang: self.resource(f"words/{lang}.ftl") for lang in LANGUAGES})
        return found

    # ------------------------------------------------------------------ what a game says

    def check(self, data: dict[str, Any]) -> None:
        """Refuse component data that cannot be played, naming the entry."""

    def print(self, edition: dict[str, Any], data: dict[str, Any]) -> Printed:
        raise NotImplementedError

    def begin(self, options: dict[str, Any], rng: Rng, listener: Listener | None, fate: Fate | None) -> State:
        """Set the game up to its first decision."""
        raise NotImplementedError

    def empty(self, options: dict[str, Any], rng: Rng) -> State:
        """The table before anything is set up: what saved states and positions are laid on."""
        raise NotImplementedError

    def check_flow(self, state: State) -> None:
        """Refuse steps, counters and offers that no game comes to, in a sentence (BadState)."""

    def restore(self, saved: dict[str, Any], rng: Rng) -> State:
        """The state of a checked envelope's `stack` and `state`, which fits its `options`."""
        state = self.empty(read_options(self.options, saved["options"]), rng)
        fields.read(state, saved["state"])
        state.stack = read_stack(saved["stack"], self.steps, self.printed, state.seats)
        state.recount()
        wrong = state.audit()  # before the flow is looked at, in tables that are as long as there are components
        if wrong:
            raise BadState(f"The saved state is broken: {wrong[0]}.")
        self.check_flow(state)
        return state

    @checked(guard.takes_position, BadState, UNLAID)
    def position(self, spec: dict[str, Any]) -> State:
        """A checked, partial set-up: for tests, puzzles, "try a position"."""
        raise NotImplementedError

    @checked(guard.takes_what_is_said, ProseError, UNSAID)
    def phrase(self, what: str | Mapping[str, Any], names: Names = None) -> Phrase:
        """What says an action (by its name) or an event (as a seat sees it), in no language yet."""
        raise NotImplementedError

    @checked(guard.takes_choice)
    def offer(self, name: str, view: Mapping[str, Any], names: Names = None) -> Phrase:
        """What says an action to a viewer who may take it now: what it would bring here, where there is more to say."""
        return self.phrase(name, names)

    @checked(guard.takes_view_and_names)
    def prompt(self, view: Mapping[str, Any], names: Names = None) -> Phrase:
        """What the viewer is asked, or whom they wait for."""
        raise NotImplementedError

    @checked(guard.takes_refusal)
    def reason(self, refusal: IllegalAction, names: Names = None) -> Phrase:
        """Why an action was refused."""
        raise NotImplementedError

    @checked(guard.takes_text)
    def text(self, view: dict[str, Any], lang: str = "en", names: list[str] | None = None) -> dict[str, list[str]]:
        """Named sections of lines: the terminal and the screen reader."""
        raise NotImplementedError

    @checked(guard.takes_view)
    def panels(self, view: dict[str, Any]) -> list[Panel]:
        """The picture, in named panels."""
        raise NotImplementedError

    @checked(guard.takes_target)
    def target(self, name: str, view: dict[str, Any]) -> str | None:
        """Which drawn element a choice belongs to."""
        raise NotImplementedError

    @checked(guard.takes_event, ProseError, UNSAID)
    def where(self, event: Any) -> str | None:
        """Which drawn element an event happened at, where a person who follows should look: an Event, or what a seat
        saw of one. None where it happened nowhere in particular."""
        return None

    @checked(guard.takes_players)
    def automata(self, players: int) -> list[Phrase]:
        """What the game calls the seats that nobody holds, since its rules play them; they follow the players'."""
        return []

    @checked(guard.takes_state_and_seat)
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

    def say(self, what: str | Event | Mapping[str, Any], lang: str = "en", names: Names = None) -> str:
        """One line of prose for people: of an action's name, or of an event as a seat (of an Event: as all) sees it."""
        return self.prose.say(self.phrase(cast(Any, what), names), lang)  # an Event is seen by all, says its check

    def picture(
        self, view: dict[str, Any], lang: str = "en", names: Sequence[str] = (), theme: str | None = None
    ) -> str:
        """The whole table as one SVG that stands alone; `theme` light or dark, else as the reader's system has it."""
        if theme not in (None, "light", "dark"):
            raise BadArgument(f"The theme is {shown(theme)}, but must be 'light', 'dark' or None.")
        sheet = standalone(self.panels(view), self.resource("picture/style.css"), theme=theme)
        known = list(names) or [""] * view.get("players", 0)
        others = [self.prose.say(other, lang) for other in self.automata(len(known))]
        return localise(sheet, self.prose, lang, [*known, *others])

    def _explain(self, reason: str, details: dict[str, object]) -> str:
        return self.prose.say(self.reason(IllegalAction("", reason, details)), "en")

    def new(self, *, seed: int | None = None, listener: Listener | None = None, **options: Any) -> State:
        """A new game, options by keyword. Without a seed 128 bits are drawn."""
        if seed is None:
            seed = secrets.randbits(128)
        if listener is not None and not callable(listener):
            raise BadArgument(f"The listener is {shown(listener)}, but must be a function that takes an Event.")
        return self.begin(read_options(self.options, options), seeded(read_seed(seed)), listener, None)

    def from_dict(self, saved: dict[str, Any]) -> State:
        """The state that `state.to_dict()` was made of; a broken one gets a sentence."""
        self._check_envelope(saved)
        words = saved["rng"]
        game = self if saved["edition"] == self.edition else self.with_edition(saved["edition"])
        with foreseen(BadState, "The saved state is broken: its parts are not of the kinds that stand there."):
            state = game.restore(saved, Rng(words[0], words[1], words[2], words[3]))
            wrong = state.audit()
            lost = "" if wrong else _not_understood(saved, state.to_dict())
        if wrong or lost:
            raise BadState(f"The saved state is broken: {wrong[0]}." if wrong else f"The saved state is broken: {lost}")
        if state.stack and not state.actors:
            raise BadState(f"The saved state is at no decision: in the step {state.stack[-1].name!r} nobody decides.")
        return state

    def _check_envelope(self, saved: Any) -> None:
        """What all games' saved states have around their own part, and that all of it is plain data."""
        if not isinstance(saved, dict):
            raise BadState(f"This is not a saved state: {shown(saved)} should be a table of what lies where.")
        wrong = why_not_plain(saved, "")
        if wrong:
            raise BadState(f"This saved state cannot be read: {wrong}")
        for key in SAVED:
            if key not in saved:
                raise BadState(f"This is not a saved state: it has no {key!r}.")
        for key in saved:
            if key not in SAVED:
                raise BadState(f"A saved state has no {shown(key)}; it has {', '.join(SAVED)}.")
        if type(saved["kade"]) is not int or saved["kade"] != FORMAT:
            raise BadState(f"This state was saved in the format {shown(saved['kade'])}; this version reads {FORMAT}.")
        if saved["game"] != self.id:
            raise BadState(f"This state is of {shown(saved['game'])}, not of {self.id!r}.")
        if type(saved["rules"]) is not int or saved["rules"] != self.rules:
            raise BadState(f"This state was saved under rules {shown(saved['rules'])}; these are rules {self.rules}.")
        words = saved["rng"]
        if not isinstance(words, list) or len(words) != 4 or not all(map(_is_word, words)):
            raise BadState(f"rng is {shown(words)}, but must be four whole numbers of 32 bits.")
        for key, kind, what in (
            ("edition", dict, "a table of entries"),
            ("options", dict, "a table of options"),
            ("stack", list, "a list of steps"),
            ("state", dict, "a table of what lies where"),
        ):
            if not isinstance(saved[key], kind):
                raise BadState(f"{key} is {shown(saved[key])}, but must be {what}.")
        try:
            read_options(self.options, saved["options"])
        except BadOption as problem:
            raise BadState(f"The saved state has wrong options: {problem}") from None

    def with_edition(self, edition: Edition) -> Game:
        """The same game in another edition."""
        return type(self)(edition)

    def refuse_unless_sound(self, state: State) -> None:
        wrong = state.audit()
        if wrong:
            raise BadState(f"This position cannot be: {wrong[0]}.")


def _is_word(value: object) -> bool:
    return type(value) is int and 0 <= value < 2**32


def _not_understood(saved: dict[str, Any], made: dict[str, Any]) -> str:
    """What was in a saved state and is not in the state that was made of it."""
    return next(
        (found for key in ("options", "stack", "state") if (found := not_understood(saved[key], made[key], key))), ""
    )


def _read_edition(edition: Any) -> dict[str, Any]:
    """An edition's entries from a dict, a file, or nothing."""
    if edition is None:
        return {}
    if isinstance(edition, dict):
        return edition
    if not isinstance(edition, (str, Path)) or not str(edition) or "\0" in str(edition):
        raise BadEdition(f"{shown(edition)} is not an edition: that is a file, or a table of the entries that differ.")
    path = Path(edition)
    named = str(path) if len(str(path)) <= 200 else f"{str(path)[:200]}…"
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadEdition(f"The edition file {named} cannot be read: {problem.strerror}.") from None
    except UnicodeEncodeError:
        raise BadEdition(f"{shown(edition)} is not the name of a file.") from None
    except RecursionError:
        raise BadEdition(f"The edition file {named} is nested too deep.") from None
    except UnicodeDecodeError:
        raise BadEdition(f"The edition file {named} is not a text in UTF-8.") from None
    except tomllib.TOMLDecodeError as problem:
        raise BadEdition(f"The edition file {named} is not TOML: {problem}.") from None
    except ValueError:  # a number with thousands of digits
        raise BadEdition(f"The edition file {named} has an entry that is out of range.") from None
