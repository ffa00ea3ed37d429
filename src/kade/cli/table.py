"""The table in the terminal: it asks persons, lets bots decide, and tells everyone what they may know."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kade import bots
from kade.arena.plan import seed_of
from kade.cli import choices as choosing
from kade.cli import layout
from kade.cli.colour import Colouring
from kade.cli.commands import Commands, Leave
from kade.cli.files import write_whole
from kade.cli.seats import Seat
from kade.cli.voice import Voice
from kade.display.game import Game
from kade.kernel.errors import IllegalAction
from kade.kernel.match import Match

NEWS = 14  # lines of news before a decision; the rest is in the log


class Table:
    """One match, its seats, a console. What a person types is read in commands.py."""

    def __init__(
        self, game: Game, match: Match, seats: list[Seat], voice: Voice, console: Console, file: Path | None
    ) -> None:
        self.game = game
        self.match = match
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.voice = voice
        self.console = console
        self.file = file
        self.colouring = Colouring(self.game, console.color_system is not None)
        self.persons = [seat for seat, who in enumerate(seats) if not who.bot]
        self.thinking: dict[int, bots.Bot] = {}
        self.in_front: int | None = None  # the person who sees the screen
        self.seen_events = dict.fromkeys(self.persons, 0)  # how many events each person has seen
        self.known: dict[str, list[str]] = {}  # the sections as last shown
        self.looked: set[int | None] = set()  # who has seen everything once
        self.saved = 0  # decisions in the file
        self.warned = False  # that leaving would lose the game

    # ------------------------------------------------------------------ the game

    def play(self) -> None:
        self.welcome()
        try:
            while not self.match.state.over:
                self.next_decision()
        except Leave:
            self.autosave()
            return
        self.finale()

    def next_decision(self) -> None:
        """Bots first, so that where all decide at once a person can still take back what they decided."""
        actors = self.match.state.actors
        for seat in actors:
            if self.seats[seat].bot:
                self.bot_decides(seat)
                return
        seat = self.in_front if self.in_front in actors else actors[0]
        assert seat is not None
        self.person_decides(seat)

    def bot_decides(self, seat: int) -> None:
        match = self.match
        earlier = bots.row_of(match, seat)
        bot = self.bot_for(seat, earlier)
        says = self.voice.say("bot-thinks", name=self.names[seat])
        with self.console.status(says) as status:
            budget = bots.Budget(bots.patience(), earlier, lambda done: status.update(f"{says} {done:.0%}"))
            action = bot.choose(bots.observe(self.game, match.state, seat), budget)
        match.apply(action, seat)
        if not self.persons:
            self.tell_news(None)

    def bot_for(self, seat: int, earlier: int) -> bots.Bot:
        """A bot is made afresh each turn, so that a resumed game goes on as it would have; a program of somebody's
        own goes on running."""
        bot = self.thinking.get(seat)
        if bot is None or not (earlier or isinstance(bot, bots.External)):
            bot = bots.make(self.seats[seat].bot, seed_of(self.match.seed, seat, len(self.match.decisions) - earlier))
            self.thinking[seat] = bot
        return bot

    def person_decides(self, seat: int) -> None:
        turned = self.turn_to(seat)
        self.tell_news(seat)
        self.show_position(seat, whole=turned)
        state = self.match.state
        offer = choosing.offered(
            self.game, state.legal(seat), self.voice.lang, self.names, state.view(seat), self.colouring
        )
        self.ask(seat)
        self.show_choices(offer)
        action = Commands(self, seat, offer).read()
        if action is None:
            return  # something was taken back: look at the position anew
        self.match.apply(action, seat)
        self.warned = False
        if self.ends_turn(seat):
            self.last_look(seat)
        self.autosave()

    def ends_turn(self, seat: int) -> bool:
        state = self.match.state
        return seat not in state.actors and self.match.can_undo(seat)

    def last_look(self, seat: int) -> None:
        """The last moment to take a decision back: afterwards others decide."""
        self.tell_news(seat)
        if Commands(self, seat, []).confirm() and self.match.can_undo(seat):
            self.take_back(seat)

    def take_back(self, seat: int) -> None:
        self.match.undo(seat)
        self.seen_events[seat] = min(self.seen_events[seat], len(self.match.events))
        self.known = {}
        self.console.print(Text(self.voice.say("taken-back"), style="yellow"))

    def turn_to(self, seat: int) -> bool:
        """Whether this person comes newly to the screen. With several persons it is cleared and handed over."""
        if seat == self.in_front:
            last = self.match.decisions[-1:]
            going_on = self.match.state.stack[-1].together  # all at once, and not over: the others show nothing yet
            return any(
                decision.seat != seat or (decision.before.stack[-1].together and not going_on) for decision in last
            )
        if len(self.persons) > 1:
            self.hide()
            self.console.print(Text(self.voice.say("hand-over", name=self.names[seat]), style="bold"))
            Commands(self, seat, []).wait()
            self.hide()
        self.in_front = seat
        return True

    def hide(self) -> None:
        """Clear the screen and what can be scrolled back to: the next person must not see this one's secrets."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        self.known = {}

    # ------------------------------------------------------------------ telling

    def welcome(self) -> None:
        prose, lang = self.game.prose, self.voice.lang
        self.console.print(Rule(Text(prose.message("game-title", {}, lang), style="bold"), style="cyan"))
        for message in ("game-blurb", "game-reconstructed"):
            if prose.has(message, lang) and not self.match.decisions:
                style = "italic" if message == "game-blurb" else "dim"
                self.console.print(Text(prose.message(message, {}, lang), style=style))
        self.console.print(self.voice.say("table-of", names=list(self.names)))
        if self.persons:
            self.console.print(Text(self.voice.say("welcome"), style="dim"))

    def news(self, seat: int | None, start: int = 0) -> list[Text]:
        """What happened, as that seat may know it (None: a spectator)."""
        lines = []
        for event in self.match.events[start:]:
            seen = event.seen_by(seat)
            if seen is not None:
                lines.append(self.colouring.text(self.colouring.game.say(seen, self.voice.lang, self.names)))
        return lines

    def item(self, line: Text) -> Text:
        return layout.hanging(Text.assemble(("· ", "cyan"), line), self.console.width)

    def tell_news(self, seat: int | None) -> None:
        key = -1 if seat is None else seat
        lines = self.news(seat, self.seen_events.get(key, 0))
        self.seen_events[key] = len(self.match.events)
        if len(lines) > NEWS:
            self.console.print(Text(self.voice.say("news-earlier", number=len(lines) - NEWS), style="dim"))
        for line in lines[-NEWS:]:
            self.console.print(self.item(line))

    def show_position(self, seat: int | None, whole: bool = False, everything: bool = False, only: str = "") -> None:
        """The sections that have changed since they were last shown, or the whole position. What is long waits until
        it is asked for, except at the first look."""
        view = self.match.state.view(seat)
        sections = self.colouring.game.text(view, self.voice.lang, self.names)
        self.show_heading(sections.pop(layout.QUESTION, []), whole)
        first_look = seat is not None and seat not in self.looked
        self.looked.add(seat)
        shown = {}
        for name, lines in sections.items():
            asked = everything or name == only
            wanted = (whole or lines != self.known.get(name)) and not only
            if asked or (wanted and (len(lines) <= layout.LONG or first_look)):
                shown[name] = lines
        self.known = sections
        if shown:
            width = self.console.width
            self.console.print(layout.boxes(shown, self.colouring, self.game.prose, self.voice.lang, width))

    def show_heading(self, lines: list[str], whole: bool) -> None:
        """Which turn it is, when one begins; the question itself, the last of these lines, is asked below."""
        if whole and lines[:-1]:
            words = Text(" · ").join(self.colouring.text(line) for line in lines[:-1])
            self.console.print(Rule(words, style="cyan"))

    def ask(self, seat: int) -> None:
        phrase = self.colouring.game.prompt(self.match.state.view(seat), self.names)
        question = self.colouring.text(self.colouring.game.prose.say(phrase, self.voice.lang))
        question.stylize("bold")
        self.console.print(Text.assemble((f"{self.names[seat]}: ", "bold cyan"), question))

    def show_choices(self, offer: list[choosing.Choice], whole: bool = False) -> None:
        showing = choosing.Showing(self.colouring, self.voice, self.names, self.console)
        self.console.print(showing.list(offer, whole))

    def why_not(self, typed: str, seat: int) -> str:
        """The reason why an action that exists cannot be taken now, or nothing."""
        try:
            action = self.game.action(typed)
        except IllegalAction:
            return ""
        refusal = self.match.state.refusal(action, seat)
        return self.game.prose.say(self.game.reason(refusal, self.names), self.voice.lang)

    def finale(self) -> None:
        """What happened last, and the result."""
        seat = self.persons[0] if len(self.persons) == 1 else None
        if len(self.persons) > 1:
            self.hide()
        self.tell_news(seat)
        self.console.print(Rule(style="cyan"))
        self.show_position(seat, whole=True)
        if self.file is not None:
            self.save(self.file)
        elif self.persons:
            self.console.print(Text(self.voice.say("finale"), style="dim"))
            Commands(self, self.persons[0], []).farewell()

    # ------------------------------------------------------------------ saving

    @property
    def unsaved(self) -> bool:
        """Whether a person decided something that is in no file."""
        return any(decision.seat in self.persons for decision in self.match.decisions[self.saved :])

    def autosave(self) -> None:
        if self.file is not None:
            write_whole(self.file, str(self.match.record), self.voice)
            self.saved = len(self.match.decisions)

    def save(self, path: Path | None) -> None:
        """Save, and from now on after every decision. No file of anybody else is written over."""
        path = path or self.file or self._free_name()
        if path != self.file and path.exists():
            self.console.print(Text(self.voice.say("save-exists", file=str(path)), style="yellow"))
            return
        self.file = path
        self.autosave()
        self.console.print(Text(self.voice.say("saved", file=str(path)), style="green"))

    def _free_name(self) -> Path:
        number, path = 1, Path(f"{self.game.id}.kade")
        while path.exists():
            number += 1
            path = Path(f"{self.game.id}-{number}.kade")
        return path
