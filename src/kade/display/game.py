"""A game as everybody uses it: played by the kernel's rules, and shown: told in several languages, drawn in panels."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from kade.display import arguments, shared
from kade.display.panel import Panel, View
from kade.display.prose import Phrase, Prose, ProseError, Value
from kade.display.sheet import localise, standalone
from kade.kernel.actions import Choice
from kade.kernel.errors import BadArgument, IllegalAction
from kade.kernel.game import Edition, Playable
from kade.kernel.guard import checked
from kade.kernel.plain import shown

if TYPE_CHECKING:
    from kade.kernel.event import Event
    from kade.kernel.state import State

Names = Sequence[Value] | None
LANGUAGES = ("en", "pl", "it")
UNSAID = "This cannot be told: something that belongs to it is missing, or of the wrong kind."
_PROSE: dict[str, Prose] = {}


class Words(Protocol):
    """`words/`: what is said. `names` are what players are called, in the order of their seats."""

    def action(self, box: Any, choice: Choice, /) -> Phrase: ...
    def offer(self, box: Any, choice: Choice, view: View, names: list[Value], /) -> Phrase: ...
    def event(self, box: Any, event: Mapping[str, Any], names: list[Value], /) -> Phrase: ...
    def prompt(self, box: Any, view: View, names: list[Value], /) -> Phrase: ...
    def refusal(self, box: Any, reason: str, details: Mapping[str, Any], names: list[Value], /) -> Phrase: ...
    def text(self, box: Any, view: View, lang: str, prose: Prose, names: list[Value], /) -> dict[str, list[str]]: ...


class Picture(Protocol):
    """`picture/`: what is drawn."""

    def panels(self, box: Any, view: View, /) -> list[Panel]: ...
    def target(self, box: Any, choice: Choice, view: View, /) -> str | None: ...
    def lead(self, box: Any, view: View, /) -> str | None: ...
    def where(self, box: Any, event: Mapping[str, Any], /) -> str | None: ...


class Offer(NamedTuple):
    """An action that may be taken now, the drawn element it belongs to, and what says it."""

    choice: Choice
    target: str | None
    label: Phrase


@dataclass(frozen=True)
class Display:
    """The rooms that show a game."""

    words: Words
    picture: Picture


class Game(Playable):
    """What `kade.load` answers, and what a game's `game.py` makes one of."""

    display: Display
    """The rooms that show it."""
    minutes: int = 0
    """How long a game takes people who know it; 0 when nobody has said."""
    bot_names: tuple[str, ...] = ("Alex", "Billie", "Charlie", "Jo", "Kim", "Noa", "Robin", "Sam")
    """What bots are called at its tables: names of the place where it is set."""

    def __init__(self, edition: Edition = None) -> None:
        super().__init__(edition)
        self.printed.explainer = self._explain

    def messages(self, lang: str) -> str:
        """All it can say in a language, as Fluent source."""
        return shared.messages(self.resource(f"words/{lang}.ftl"), lang)

    @functools.cached_property
    def prose(self) -> Prose:
        """The game's messages in all languages, the same for all its editions: parsing them takes a second."""
        found = _PROSE.get(self.id)
        if found is None:
            found = _PROSE[self.id] = Prose({lang: self.messages(lang) for lang in LANGUAGES})
        return found

    # ------------------------------------------------------------------ what a game says

    @checked(arguments.takes_what_is_said, ProseError, UNSAID)
    def phrase(self, what: str | Mapping[str, Any], names: Names = None) -> Phrase:
        """What says an action (by its name) or an event (as a seat sees it), in no language yet."""
        if isinstance(what, str):
            return self.display.words.action(self.printed, self.actions.choice(what))
        return self.display.words.event(self.printed, what, self.called(names))

    @checked(arguments.takes_choice)
    def offer(self, name: str, view: Mapping[str, Any], names: Names = None) -> Phrase:
        """What says an action to a viewer who may take it now: what it would bring here, where there is more to say."""
        return self.display.words.offer(
            self.printed, self.actions.choice(name), view, self.called(names, view["players"])
        )

    @checked(arguments.takes_choices)
    def offers(self, actions: Sequence[int], view: dict[str, Any], names: Names = None) -> list[Offer]:
        """Several actions for a viewer who may take them now, each as `offer` and `target` have it."""
        described = [self.actions.describe(action) for action in actions]
        if type(self).offer is not Game.offer or type(self).target is not Game.target:
            return [Offer(one, self.target(one[0], view), self.offer(one[0], view, names)) for one in described]
        # As those two would, but what is the same for all actions is checked and worked out once.
        words, picture, called = self.display.words, self.display.picture, self.called(names, view["players"])
        return [
            Offer(one, picture.target(self.printed, one, view), words.offer(self.printed, one, view, called))
            for one in described
        ]

    @checked(arguments.takes_view_and_names)
    def prompt(self, view: Mapping[str, Any], names: Names = None) -> Phrase:
        """What the viewer is asked, or whom they wait for."""
        return self.display.words.prompt(self.printed, view, self.called(names, view["players"]))

    @checked(arguments.takes_refusal)
    def reason(self, refusal: IllegalAction, names: Names = None) -> Phrase:
        """Why an action was refused."""
        return self.display.words.refusal(self.printed, refusal.reason, refusal.details, self.called(names))

    @checked(arguments.takes_text)
    def text(self, view: dict[str, Any], lang: str = "en", names: list[str] | None = None) -> dict[str, list[str]]:
        """Named sections of lines: the terminal and the screen reader. One with nothing to say is left out."""
        return self.display.words.text(self.printed, view, lang, self.prose, self.called(names, view["players"]))

    @checked(arguments.takes_view)
    def panels(self, view: dict[str, Any]) -> list[Panel]:
        """The picture, in named panels."""
        return self.display.picture.panels(self.printed, view)

    @checked(arguments.takes_target)
    def target(self, name: str, view: dict[str, Any]) -> str | None:
        """Which drawn element a choice belongs to."""
        return self.display.picture.target(self.printed, self.actions.choice(name), view)

    @checked(arguments.takes_view)
    def lead(self, view: dict[str, Any]) -> str | None:
        """The panel that the viewer's question is about; None where no single one is."""
        return self.display.picture.lead(self.printed, view)

    @checked(arguments.takes_event, ProseError, UNSAID)
    def where(self, event: Any) -> str | None:
        """Which drawn element an event happened at, where a person who follows should look: an Event, or what a seat
        saw of one. None where it happened nowhere in particular."""
        return self.display.picture.where(self.printed, event)

    @checked(arguments.takes_players)
    def automata(self, players: int) -> list[Phrase]:
        """What the game calls the seats that nobody holds, since its rules play them; they follow the players'."""
        return []

    def points_by_source(self, breakdown: Mapping[str, int]) -> dict[str, int]:
        """A seat's points by the messages that name their sources; a game with very many sources gathers them."""
        return {f"source-{name}": points for name, points in breakdown.items()}

    def in_hand(self, state: State, seat: int) -> dict[str, int]:
        """How many cards of each kind a seat keeps for later, where that is worth a word in an analysis."""
        return {}

    def cards(self, counts: Mapping[str, int]) -> list[Value]:
        """Cards in such numbers, as a list to be said; of the kinds of `in_hand`."""
        return []

    # ------------------------------------------------------------------ the same for all

    def called(self, names: Names, players: int = 0) -> list[Value]:
        """The players as messages speak of them: by name, or as "Player 1" in whatever language; then the automata."""
        if names is None:
            number = players or max(next(option.choices for option in self.options if option.name == "players"))
            names = [Phrase("player-default", {"number": seat + 1}) for seat in range(number)]
        return [*names, *self.automata(len(names))]

    def source(self, source: str) -> Value:
        """What points come from, as a result's breakdown names it; one of several of a kind says which ("row 3")."""
        kind, _, which = source.partition(" ")
        message = f"source-{kind}"
        if not self.prose.has(message, self.prose.fallback):
            return source
        return Phrase(message, {"id": which, "colour": which} if which else {})

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
