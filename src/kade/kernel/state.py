"""A position in a game: the stack of steps, the generator, and the hooks that carry a game's rules. No game words."""
# mypyc: compile

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, ClassVar, Final, Self, overload

from mypy_extensions import mypyc_attr

from kade.kernel import fields
from kade.kernel.errors import BadArgument, BadState, IllegalAction, RulesFault
from kade.kernel.event import NOBODY_AT_ALL, Event
from kade.kernel.fields import Field
from kade.kernel.plain import shown
from kade.kernel.printed import Printed
from kade.kernel.recorded_chance import RecordedChance
from kade.kernel.result import Result
from kade.kernel.rng import Rng, seeded
from kade.kernel.secrecy import NOBODY
from kade.kernel.step import Step

FORMAT: Final = 2
"""Of saved states."""
RUNAWAY: Final = 10_000
"""So many steps in a row without a question: the rules go round in a circle."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state shares. A game adds its fields, a constructor that takes them all, and the hooks.

    The listener hears events, `recorded` replaces chance in a replay; neither is part of the position nor copied.
    """

    fields: ClassVar[tuple[Field, ...]] = ()
    """What is saved of the table (fields.py)."""
    seat_fields: ClassVar[tuple[Field, ...]] = ()
    """What is saved of each player's side."""
    glimpses: ClassVar[tuple[Field, ...]] = ()
    """What a seat sees of fields that are not open to it as a whole; each is an answer of `glimpse`."""

    def __init__(self, printed: Printed, seats: int, stack: list[Step[Any]], rng: Rng) -> None:
        self.printed = printed
        self.seats = seats
        self.stack = stack
        self.rng = rng
        self.listener: Callable[[Event], None] | None = None
        self.recorded: RecordedChance | None = None
        self.revealed = False
        self.turn = 0  # its number, where a game counts turns: tells them apart when nobody else decides between two
        self.has_asides = False  # a game that has any says so when it is set up
        self._finished = False  # said of this object only: what is over has an empty stack
        self._legal: list[int] | None = None
        self._legal_seat = -1

    # ------------------------------------------------------------------ what a game says

    def settle(self) -> None:
        """Between steps: whatever the rules say happens "the moment that …"."""

    def asides(self, seat: int) -> list[int]:
        """Options open to a seat at any moment of its turn, beside the step's own."""
        return []

    def is_aside(self, action: int) -> bool:
        return False

    def take_aside(self, seat: int, action: int) -> None:
        """Carry an aside out; the step it stood beside stays."""

    def copy(self) -> "State":
        raise NotImplementedError

    def result(self) -> Result:
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What `view` answers; the seat is one of this game's, or None."""
        raise NotImplementedError

    def seen_as(self, field: Field, owner: int, viewer: int) -> int:
        """What a seat sees of a field that is not open to all at any time: more, where it depends on the moment."""
        return field.seen_as(owner, viewer)

    def glimpse(self, name: str, viewer: int) -> Any:
        """What that seat sees in the glimpse of that name."""
        raise NotImplementedError

    def basics(self, seat: int | None) -> dict[str, Any]:
        """What the view of every game has; the server, the command and the display read it."""
        return {
            "game": self.printed.game,
            "players": self.options()["players"],
            "seat": seat,
            "over": self.over,
            "actors": list(self.actors),
            "step": self.stack[-1].name if self.stack else "",
            "result": self.result().to_dict() if self.over else None,
        }

    def sides(self) -> list[Any]:
        """The players' sides of the table, by seat: what has the `seat_fields`."""
        return []

    def recount(self) -> None:
        """Whatever is kept beside the fields because it follows from them, worked out anew: they were read."""

    def redeal(self, seat: int | None, seed: int) -> "State":
        """What `resample` answers; the seat is one of this game's, or None."""
        return fields.redeal(self, seat, seed)

    def shuffle_unseen(self) -> None:
        """Put whatever lies where nobody has seen it into another order, by `shuffle`; what anybody knows stays."""
        fields.shuffle_unseen(self)

    def audit(self) -> list[str]:
        """What is wrong with this position, as sentences; nothing if all is well."""
        return fields.audit(self)

    def dump(self) -> dict[str, Any]:
        """The game's own fields as plain data."""
        return fields.write(self)

    def options(self) -> dict[str, Any]:
        """The options this game was begun with."""
        return {"players": self.seats}

    def pile(self, place: str) -> list[int]:
        """A hidden pile by the name of its place, top last. Records put on top of it what is known to lie there: where
        copies share a list, it is one of this state's own from now on."""
        for field in self.fields:
            if field.place is not None and field.place.who == NOBODY and field.place.name == place:
                found: list[int] = getattr(self, field.name)
                return found
        raise BadState(f"there is no pile {place!r} in this game")

    # ------------------------------------------------------------------ decisions

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that may decide now; several where the rules say "all at once"; none at the end."""
        return tuple(self.stack[-1].actors(self)) if self.stack else ()

    @property
    def actor(self) -> int | None:
        """The first of the seats that may decide."""
        return self._first() if self.stack else None

    def _seat(self, seat: object) -> int:
        """The seat meant, or -1 when the game is over."""
        if seat is not None:
            if isinstance(seat, int):
                return seat
            raise BadArgument(f"{shown(seat)} is not a seat: the seats are 0 to {self.seats - 1}.")
        return self._first()

    def _first(self) -> int:
        """The first of the seats that may decide, or -1 when the game is over."""
        return _first_of(self, self.stack[-1]) if self.stack else -1

    @overload
    def legal(self) -> list[int]: ...
    @overload
    def legal(self, seat: int | None) -> list[int]: ...
    def legal(self, seat: object = None) -> list[int]:
        """The legal actions of a seat (do not change the list); nothing for a seat that does not decide now."""
        stack = self.stack
        if not stack:
            return []
        top = stack[-1]
        who = _first_of(self, top) if seat is None else self._seat(seat)
        known = self._legal
        if known is not None and self._legal_seat == who:
            return known
        if who not in top.actors(self) if top.together else who != top.seat:
            return []
        found = top.legal(self, who)
        if self.has_asides and top.allows_asides:
            beside = self.asides(who)
            if beside:
                found = found + beside
        self._legal = found
        self._legal_seat = who
        return found

    @overload
    def apply(self, action: int) -> None: ...
    @overload
    def apply(self, action: int, seat: int | None) -> None: ...
    def apply(self, action: object, seat: object = None) -> None:
        """Carry an action out, or say why not and change nothing."""
        who = self._seat(seat)
        if not isinstance(action, int) or action not in self.legal(who):
            raise self.refusal(action, who)
        self.play(action, who)

    def play(self, action: int, seat: int | None = None) -> None:
        """Carry a legal action out without looking whether it is one: for search."""
        step = self.stack[-1]
        who = _first_of(self, step) if seat is None else seat
        self._legal = None
        self.revealed = False
        if self.has_asides and self.is_aside(action):
            self.take_aside(who, action)
        else:
            _take_off(self.stack)
            step.take(self, who, action)
            if not self.stack:
                self._ends_after(step.name)
        self.advance(who)

    def advance(self, decider: int = -1) -> None:
        """Go on to the next question: run what happens by itself, take what is forced, end what has no options.

        What another seat than the decider is forced to do tells something about it: a barrier to undo.
        """
        self._legal = None
        number = 0
        while self.stack:
            self.settle()
            if not self.stack:
                self._ends_after("settle")
                return
            top = self.stack[-1]
            number += 1
            if number > RUNAWAY:
                raise RulesFault(
                    f"{self.printed.game}: the step {top.name!r} runs by itself for ever: after {RUNAWAY} "
                    "steps nobody has been asked anything."
                )
            if top.automatic:
                _take_off(self.stack)
                top.run(self)
            elif top.together:
                if top.actors(self):
                    return
                _take_off(self.stack)
                top.run(self)
            elif top.has_choice(self, top.seat):
                return  # what the options are, nobody may ever ask: a search often goes no further
            else:
                found = top.legal(self, top.seat)
                options = found
                if self.has_asides and top.allows_asides:
                    options = found + self.asides(top.seat)
                if len(found) > 1 or (found and len(options) > 1 and top.asks_for_asides):
                    self._legal = options
                    self._legal_seat = top.seat
                    return
                _take_off(self.stack)
                if found:
                    self.revealed = self.revealed or top.seat != decider
                    top.take(self, top.seat, found[0])
                else:
                    top.run(self)
            if not self.stack:
                self._ends_after(top.name)

    def finish(self) -> None:
        """The game is over, and its scoring done: whatever was still to come is left out."""
        self._finished = True
        self.stack.clear()

    def conclude(self) -> None:
        """Tell all how the game has ended (`ended`, with the winners' seats and everybody's points), and finish it."""
        if self.listener is not None:
            final = self.result()
            self.tell(Event("ended", {"winners": list(final.winners), "points": list(final.points)}))
        self.finish()

    def _ends_after(self, step: str) -> None:
        """The last step must have said that the game is over: otherwise something that should follow was forgotten."""
        if not self._finished:
            raise RulesFault(
                f"{self.printed.game}: after the step {step!r} nothing follows, and nobody has said "
                "that the game is over. A game ends by `finish`; any other step pushes what comes next."
            )

    def refusal(self, action: object, seat: int) -> IllegalAction:
        """The error for an action that is not legal, with the reason in words."""
        reason = "game-over"
        details: dict[str, object] = {}
        actors = self.actors
        name = shown(action)
        if not isinstance(action, int) or action not in self.printed.actions:
            reason = "unknown-action"
        elif actors and seat not in actors:
            reason = "not-your-turn"
        elif actors:
            reason, details = self.stack[-1].why_not(self, seat, action)
        if isinstance(action, int) and action in self.printed.actions:
            name = self.printed.actions.name(action)
        return IllegalAction(f"{name!r}: {self.printed.explain(reason, details)}", reason, details)

    # ------------------------------------------------------------------ what a seat may know

    # Strangers call these, and what is compiled would meet their mistakes with Python's words: so they take any object,
    # and the overloads say what is right.
    @overload
    def view(self) -> dict[str, Any]: ...
    @overload
    def view(self, seat: int | None) -> dict[str, Any]: ...
    def view(self, seat: object = None) -> dict[str, Any]:
        """Plain data: what that seat may know; None: a spectator."""
        return self.seen_by(self._viewer(seat))

    @overload
    def resample(self, seat: None, seed: int) -> Self: ...
    @overload
    def resample(self, seat: int, seed: int) -> Self: ...
    def resample(self, seat: object, seed: object) -> "State":
        """Another state that this seat cannot tell from this one; it depends on what the seat knows and on the seed."""
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadArgument(f"The seed is {shown(seed)}, but must be a whole number.")
        return self.redeal(self._viewer(seat), seed)

    def _viewer(self, seat: object) -> int | None:
        if seat is None or (isinstance(seat, int) and 0 <= seat < self.seats):
            return seat
        raise BadArgument(f"{shown(seat)} is not a seat: the seats are 0 to {self.seats - 1}, and None is a spectator.")

    # ------------------------------------------------------------------ chance and events

    def tell(self, event: Event) -> None:
        """Tell the listener, if there is one. Callers look for one first, so that silence costs nothing."""
        if self.listener is not None:
            self.listener(event)

    def shuffle(self, place: str, items: list[int]) -> None:
        """Shuffle a pile (top last). Chance is a barrier to undo, and a line of the Record."""
        self.revealed = True
        if self.recorded is None:
            self.rng.shuffle(items)
        else:
            self.recorded.order(place, items, self.printed.component_names(place))
        if self.listener is not None:
            names = self.printed.component_names(place)
            line = " ".join([place] + [names[item] for item in reversed(items)])
            self.listener(Event("*", {}, None, NOBODY_AT_ALL, False, line))

    def renew(self, seed: int) -> None:
        """Fresh chance: another generator and another order of what nobody has seen; nobody can tell the difference."""
        self.rng = seeded(seed)
        if self.listener is not None:
            self.listener(Event("*", {}, None, NOBODY_AT_ALL, False, f"fresh {seed}"))
        self.shuffle_unseen()

    def lot(self, place: str, n: int) -> int:
        """A number from 0 to n - 1 drawn by lot."""
        self.revealed = True
        drawn = self.rng.below(n) if self.recorded is None else self.recorded.lot(place, n)
        if self.listener is not None:
            self.listener(Event("*", {}, None, NOBODY_AT_ALL, False, f"{place} {drawn}"))
        return drawn

    # ------------------------------------------------------------------ saving and comparing

    def who_begins(self, chosen: int | None) -> int:
        """The seat that begins: the chosen one, or one by lot."""
        return self.lot("first", self.seats) if chosen is None else chosen

    def to_dict(self) -> dict[str, Any]:
        """Everything, as plain data; `game.from_dict` makes the same state of it."""
        return {
            "kade": FORMAT,
            "game": self.printed.game,
            "rules": self.printed.rules,
            "edition": self.printed.edition,
            "options": self.options(),
            "rng": self.rng.words(),
            "stack": [step.dump(self.printed) for step in self.stack],
            "state": self.dump(),
        }

    def digest(self) -> str:
        """A short stable hash of the position: what lies where, hidden or not, but not the generator."""
        whole = self.to_dict()
        del whole["kade"], whole["rng"]
        text = json.dumps(whole, sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (self.printed.module, self.to_dict())

    def _repr_svg_(self) -> str:
        """The picture a notebook shows: the table as whoever decides sees it."""
        picture: str = _home(self.printed).picture(self.view(self.actor))
        return picture

    def __repr__(self) -> str:
        who = "over" if self.over else f"to decide: {', '.join(str(seat) for seat in self.actors)}"
        return f"<{self.printed.game} {self.digest()}, {self.seats} seats, {who}>"


def _first_of(state: State, top: Step[Any]) -> int:
    """The first of the seats that may decide in the step on top."""
    return top.actors(state)[0] if top.together else top.seat


def _take_off(stack: list[Step[Any]]) -> None:
    """The step on top leaves the stack. A list whose last item was popped keeps a scrap of memory that the next item
    outgrows; one that was cleared keeps none, and is quicker to fill."""
    if len(stack) > 1:
        stack.pop()
    else:
        stack.clear()


def _home(printed: Printed) -> Any:
    """The Game object of a state's edition."""
    import importlib

    game = importlib.import_module(printed.module).GAME
    return game if game.edition == printed.edition else game.with_edition(printed.edition)


def revive(home: str, saved: dict[str, Any]) -> State:
    """A state out of its pickle: the game's own module reads it."""
    import importlib

    state: State = importlib.import_module(home).GAME.from_dict(saved)
    return state
