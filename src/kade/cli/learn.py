"""`kade play --learn`: a guided game in the terminal, with the same script and the same words as in the browser."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kade.cli import choices as choosing
from kade.cli import layout
from kade.cli.choices import plain
from kade.cli.commands import Commands, Leave
from kade.cli.seats import Seat
from kade.cli.table import Table
from kade.cli.voice import Voice
from kade.display.prose import Phrase
from kade.kernel.event import Event
from kade.kernel.match import Match
from kade.learn.lesson import Lesson, Stop
from kade.learn.script import FIRST, TITLE

COACH = "coach"


class _Answers(Commands):
    """What the learner types: a choice, Enter to go on, `skip`, or any command of the table."""

    def __init__(self, table: GuidedTable, seat: int, offer: list[choosing.Choice]) -> None:
        super().__init__(table, seat, offer)
        self.skipped = False
        for word in ("skip", self.voice.say("word-skip")):
            self.words[plain(word)] = "skip"

    def go_on(self) -> bool:
        """Until Enter is pressed; False when something was taken back."""
        while not self.undone:
            self._remark("learn-enter")
            typed = self._line()
            if not typed or self.words.get(plain(typed)) == "skip":
                return True
            if not self._ran(typed):
                continue
        return False

    def _skip(self, rest: str) -> None:
        self.skipped = self.undone = True

    def _help(self, rest: str) -> None:
        super()._help(rest)
        self._remark("help-skip")


class _PreparedMatch(Match):
    """The table at a stop of the script; taking back is a matter of the lesson."""

    can_go_back = False
    told: list[Event]

    def can_undo(self, seat: int) -> bool:
        return self.can_go_back

    @property
    def events(self) -> list[Event]:
        return self.told


class GuidedTable(Table):
    """A table that stops wherever the coach speaks."""

    match: _PreparedMatch

    def __init__(self, lesson: Lesson, voice: Voice, console: Console, step: int) -> None:
        script = lesson.script
        match = _PreparedMatch(lesson.game, seed=0)
        match.told = []
        seats = [Seat(name, "" if seat == script.seat else COACH) for seat, name in enumerate(script.players)]
        super().__init__(lesson.game, match, seats, voice, console, None)
        self.lesson = lesson
        self.seat = script.seat
        self.stop = lesson.first_of(min(max(step, 1), lesson.steps) - 1)
        self.scene = -1

    @property
    def unsaved(self) -> bool:
        return False

    def play(self) -> None:
        title = f"{self.game.prose.message('game-title', {}, self.voice.lang)}: {self._say(TITLE)}"
        self.console.print(Rule(Text(title, style="bold"), style="cyan"))
        self.console.print(Text(self.voice.say("learn-welcome", minutes=self.lesson.script.minutes), style="dim"))
        try:
            while self.stop < len(self.lesson.stops):
                self.stop = self.at(self.lesson.stops[self.stop])
        except Leave:
            step = self.lesson.stops[self.stop].step + 1
            self.console.print(Text(self.voice.say("learn-left", command=f"{self._command()} --step {step}")))
            return
        self.show_position(self.seat, whole=True)
        self.console.print(Text(self.voice.say("learn-over", command=f"kade play {self.game.id}"), style="green"))

    def _command(self) -> str:
        name = self.lesson.script.name
        return f"kade play {self.game.id} --learn" + ("" if name == FIRST else f" {name}")

    # ------------------------------------------------------------------ a stop

    def at(self, stop: Stop) -> int:
        """Say what the coach says there and wait; the stop to go on with."""
        self._set_up(stop)
        self._speak(stop)
        if stop.choice is None:
            going = _Answers(self, self.seat, []).go_on()
            return self.stop + 1 if going else self._back()
        state = self.match.state
        offer = choosing.offered(
            self.game, state.legal(self.seat), self.voice.lang, self.names, state.view(self.seat), self.colouring
        )
        self.show_choices(offer)
        return self._choose(offer, self.game.action(stop.choice))

    def _set_up(self, stop: Stop) -> None:
        """What happened on the way, and what has changed on the table."""
        frame = stop.now
        fresh = frame.scene != self.scene or len(frame.log) < len(self.match.told)
        self.scene = frame.scene
        self.match.state = frame.state.copy()
        self.match.told = [event for _, event in frame.log]
        self.match.can_go_back = self.lesson.back(self.stop) is not None
        if fresh:
            self.seen_events[self.seat] = len(self.match.told)
        self.tell_news(self.seat)
        self.show_position(self.seat, whole=fresh)

    def _speak(self, stop: Stop) -> None:
        of = self.voice.say("learn-step", step=stop.step + 1, steps=self.lesson.steps)
        heading = Text.assemble((self._say(stop.title), "bold"), (f"  {of} · {', '.join(stop.rules)}", "dim"))
        self.console.print(Rule(heading, style="green" if stop.done else "yellow", align="left"))
        pieces = self._say(stop.words).split("**")
        words = Text.assemble(*((piece, "bold" if i % 2 else "") for i, piece in enumerate(pieces)))
        self.console.print(layout.hanging(Text.assemble(("» ", "yellow"), words), self.console.width))

    def _choose(self, offer: list[choosing.Choice], wanted: int) -> int:
        asked = next(choice for choice in offer if choice.action == wanted)
        self.console.print(Text.assemble((f"→ {asked.number}  ", "bold yellow"), asked.label))
        while True:
            answers = _Answers(self, self.seat, offer)
            action = answers.read()
            if answers.skipped:
                return self.lesson.skip(self.stop)
            if action is None:
                return self._back()
            if action == wanted:
                return self.stop + 1
            self.console.print(Text(self.voice.say("learn-follow"), style="yellow"))
            self.console.print(Text.assemble((f"→ {asked.number}  ", "bold yellow"), asked.label))

    def _back(self) -> int:
        return self.lesson.back(self.stop) or 0

    def _say(self, phrase: Phrase) -> str:
        return self.lesson.say(phrase, self.voice.lang)

    # ------------------------------------------------------------------ what the table does otherwise

    def take_back(self, seat: int) -> None:
        """The lesson goes back a step: where to, is said by `_back`."""
        self.console.print(Text(self.voice.say("taken-back"), style="yellow"))

    def save(self, path: Path | None) -> None:
        self.console.print(Text(self.voice.say("learn-no-save"), style="yellow"))
