"""A game as it is played: one object per game and edition, which begins games, reads states and names actions.
How it is shown and told is added by `kade.display.game`."""

from __future__ import annotations

import functools
import secrets
import tomllib
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from kade.kernel import edition as editions
from kade.kernel import fields, guard, schema
from kade.kernel.errors import BadArgument, BadEdition, BadOption, BadState
from kade.kernel.guard import checked, foreseen
from kade.kernel.learnt import FILE, FILE_AT_ONCE, FILE_BETWEEN, BadWeights, Learnt, read_weights
from kade.kernel.options import Option, read_options, read_seed
from kade.kernel.plain import not_understood, shown, why_not_plain
from kade.kernel.rng import Rng, seeded
from kade.kernel.stack import Steps, read_stack
from kade.kernel.state import FORMAT

if TYPE_CHECKING:
    from kade.kernel.actions import ActionSpace
    from kade.kernel.engine import Between, Engine, Learning
    from kade.kernel.event import Event
    from kade.kernel.printed import Printed
    from kade.kernel.recorded_chance import RecordedChance
    from kade.kernel.state import State

Edition = str | Path | dict[str, Any] | None
Listener = Callable[["Event"], None]
Value = Callable[["State", int], float]
SAVED = ("kade", "game", "rules", "edition", "options", "rng", "stack", "state")
"""What a saved state has, see State.to_dict."""
UNLAID = "This position is broken: its parts are not of the kinds that stand there."


class Playable:
    """A game says in its `game.py` what it is and which rooms of its folder play it (`engine`). One whose rules fit on
    a page may replace the methods under "what a game says" instead; what those are given is checked (guard.py)."""

    id: str = ""
    rules: int = 1
    """Raised only when behaviour changes, so that old Records are told from new ones."""
    module: str = ""
    """The game's own module, which has it as `GAME`."""
    options: tuple[Option, ...] = ()
    engine: Engine
    """The rooms that play it."""
    max_decisions: int = 10_000
    """No game has more decisions than this: the bound that the conformance suite holds it to."""

    search_factor: float = 1.0
    """How many of a search's simulations this game has time for where another has one; `bench/levels.py` measures."""
    horizon: int = 1
    """How many turns a search looks ahead, its own included: more than that one where turns are short."""
    opponent_weight: float = 1.0
    """How much a point that the best other seat is going to have counts for a search beside one of its own. Less than
    1 where players decide how long the game is: otherwise ending it soon looks free, since it costs all alike."""

    printed: Printed

    def __init__(self, edition: Edition = None) -> None:
        self.package = self.module.rpartition(".")[0]
        self.base: dict[str, Any] = tomllib.loads(self.resource("components.toml"))
        self.data = editions.merge(self.base, _read_edition(edition))
        self.edition = editions.differences(self.base, self.data)
        with foreseen(BadEdition, "This edition does not fit: its entries are not of the kinds that the game prints."):
            self.check(self.data)
            self.printed = self.load_components(self.edition, self.data)

    def __init_subclass__(cls) -> None:
        guard.check_as_bases_do(cls)

    def resource(self, name: str) -> str:
        """A text file that lies in the game's package."""
        return (resources.files(self.package) / name).read_text(encoding="utf-8")

    # ------------------------------------------------------------------ what a game says

    @property
    def steps(self) -> Steps:
        """The steps of its flow by name (`by_name`)."""
        return self.engine.setup.STEPS

    def check(self, data: dict[str, Any]) -> None:
        """Refuse component data that cannot be played, naming the entry."""
        schema.check(self.base, data, self.engine.edition.SCHEMA)
        self.engine.edition.check(data)

    def load_components(self, edition: dict[str, Any], data: dict[str, Any]) -> Printed:
        """The printed matter of checked data."""
        return self.engine.edition.load_components(self.module, self.rules, edition, data)

    def empty(self, options: dict[str, Any], rng: Rng) -> State:
        """The table before anything is set up: what new games and saved states are laid on."""
        return self.engine.setup.empty_table(self.printed, options, rng)

    def set_up(self, state: State, options: dict[str, Any]) -> None:
        """Set up an empty table, and put the first steps on its stack."""
        self.engine.setup.set_up(state, options)

    def check_saved(self, state: State) -> None:
        """Refuse steps, counters and offers that no game comes to, in a sentence (BadState)."""
        self.engine.positions.check_saved(state)

    @checked(guard.takes_position, BadState, UNLAID)
    def position(self, spec: dict[str, Any]) -> State:
        """A checked, partial set-up: for tests, puzzles, "try a position"."""
        return self.engine.positions.position(self.printed, spec)

    @checked(guard.takes_state_and_seat)
    def estimate(self, state: State, seat: int) -> float:
        """A guess of the seat's final points from here."""
        return self.engine.estimate.estimate(state, seat)

    @property
    def estimating(self) -> Value:
        """`estimate` for a search, which asks thousands of times about states of its own: they need no check."""
        own = type(self).estimate is Playable.estimate
        return self.engine.estimate.estimate if own else self.estimate

    # ------------------------------------------------------------------ what was learnt

    @property
    def learning(self) -> Learning | None:
        """What a value that is learnt weighs; None where the game has not said."""
        engine: Engine | None = getattr(self, "engine", None)
        return None if engine is None else engine.learning

    @property
    def between(self) -> Between | None:
        """What a learnt value weighs between turns instead; None where the game has not said."""
        engine: Engine | None = getattr(self, "engine", None)
        return None if engine is None else engine.between

    def value_by(self, learnt: Learnt, between: Learnt | None = None) -> Value:
        """A guess of a seat's final points by weights that were learnt. With weights for what is looked at between
        turns only, all else is as the game has learnt it."""
        if self.learning is None:
            raise BadWeights(f"{self.id} has no features yet that weights could be learnt for.")
        if self.between is not None and self.learnt is not None and learnt.is_for(self.between):
            learnt, between = self.learnt, learnt
        more = None if self.between is None or between is None else between.weights(self.between)
        return functools.partial(self.learning.value, learnt.weights(self.learning, more))

    @functools.cached_property
    def learnt(self) -> Learnt | None:
        """The weights that the game comes with; None where none have proved better than the estimate."""
        return self._weights_in(FILE)

    @functools.cached_property
    def learnt_at_once(self) -> Learnt | None:
        """Those for bots that look no further than their own decisions: what such a bot plays well by is another
        question. Where nobody has asked it, the same."""
        return self._weights_in(FILE_AT_ONCE) or self.learnt

    @functools.cached_property
    def learnt_between(self) -> Learnt | None:
        """Those for what is looked at between turns."""
        return self._weights_in(FILE_BETWEEN)

    def _weights_in(self, file: str) -> Learnt | None:
        if self.learning is None:
            return None
        try:
            return read_weights(self.resource(file), file)
        except FileNotFoundError:
            return None

    @functools.cached_property
    def learnt_value(self) -> Value | None:
        """A guess of a seat's final points by what the game has learnt, where it has learnt anything."""
        return None if self.learnt is None else self.value_by(self.learnt, self.learnt_between)

    @functools.cached_property
    def learnt_value_at_once(self) -> Value | None:
        """The same for bots that look no further than their own decisions."""
        return None if self.learnt_at_once is None else self.value_by(self.learnt_at_once)

    # ------------------------------------------------------------------ the same for all

    @property
    def actions(self) -> ActionSpace:
        return self.printed.actions

    def name(self, action: int) -> str:
        return self.actions.name(action)

    def action(self, name: str) -> int:
        return self.actions.action(name)

    def new(self, *, seed: int | None = None, listener: Listener | None = None, **options: Any) -> State:
        """A new game, options by keyword. Without a seed 128 bits are drawn."""
        if seed is None:
            seed = secrets.randbits(128)
        if listener is not None and not callable(listener):
            raise BadArgument(f"The listener is {shown(listener)}, but must be a function that takes an Event.")
        return self.begin(read_options(self.options, options), seeded(read_seed(seed)), listener)

    def begin(
        self,
        options: dict[str, Any],
        rng: Rng,
        listener: Listener | None = None,
        recorded: RecordedChance | None = None,
    ) -> State:
        """A new game up to its first decision, options read and whole."""
        state = self.empty(options, rng)
        state.listener = listener
        state.recorded = recorded
        self.set_up(state, options)
        state.advance()
        return state

    def restore(self, saved: dict[str, Any], rng: Rng) -> State:
        """The state of a checked envelope's `stack` and `state`, which fits its `options`."""
        try:
            state = self.empty(read_options(self.options, saved["options"]), rng)
        except BadOption as problem:
            raise BadState(f"The saved state has wrong options: {problem}") from None
        fields.read(state, saved["state"])
        state.stack = read_stack(saved["stack"], self.steps, self.printed, state.seats)
        state.recount()
        wrong = state.audit()  # before the flow is looked at, in tables that are as long as there are components
        if wrong:
            raise BadState(f"The saved state is broken: {wrong[0]}.")
        self.check_saved(state)
        return state

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

    def with_edition(self, edition: Edition) -> Self:
        """The same game in another edition."""
        return type(self)(edition)


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
