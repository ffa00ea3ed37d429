"""The process in which bots think: one question a line comes in, one answer a line goes out. It knows no table."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections import OrderedDict
from collections.abc import Callable

import msgspec

import kade
from kade.analysis import judge
from kade.analysis.report import Judged
from kade.bots import Bot, Budget, Observation, grade, hints, make, observe, patience
from kade.bots.advice import SIMULATIONS
from kade.bots.levels import PLAIN
from kade.server.wire import Hint

REMEMBERED = 16
"""Bots that are kept between their decisions, with what they saw ahead."""
BACKGROUND = "--background"
"""The word that makes a process stand back behind all others."""
POLITE = 10
"""How far such a process stands back: bots get ten times as much of a processor that both want."""
REPORT_EVERY = 0.2
"""Seconds between two reports of how far a bot is."""

Progress = Callable[[float], None]


class Question(msgspec.Struct):
    """A state that has been resampled already: what the bot's seat may not know is not in it."""

    game: str
    edition: dict[str, object]
    state: dict[str, object]
    seat: int
    bot: str
    seed: int
    earlier: int = 0
    """Decisions that the seat has made since another seat's last one: what a turn may cost is spread over them."""
    keep: str = ""
    """Whose bot it is, if it shall be kept for the next question: what it saw ahead is then not lost."""
    hints: int = 0
    """The number of hints asked for, instead of a decision."""
    scale: float = 1.0
    """The part of its usual work that the bot may do; less when many wait."""
    past: judge.Question | None = None
    """A decision of a game that is over, to be judged; nothing else counts then."""


class Answer(msgspec.Struct, omit_defaults=True):
    """An action's name, or hints, or a judgement, or what went wrong; or, before that, the part of the thinking that is
    done."""

    choice: str | None = None
    hints: list[Hint] | None = None
    judged: Judged | None = None
    problem: str | None = None
    part: float | None = None


class Memory:
    """The bots that are kept, by whose they are; the longest unasked is forgotten first. Nothing but time is lost
    with them: the same position can always be thought about again."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most = most
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def bot(self, question: Question) -> Bot:
        if not question.keep:
            return make(question.bot, question.seed)
        key = (question.keep, question.bot)
        bot = self._bots.get(key) or make(question.bot, question.seed)
        self._bots[key] = bot
        self._bots.move_to_end(key)
        while len(self._bots) > self.most:
            self._bots.popitem(last=False)
        return bot

    def forget(self, question: Question) -> None:
        self._bots.pop((question.keep, question.bot), None)


def _nobody(part: float) -> None:
    """Progress that nobody asked for."""


def answer(question: Question, memory: Memory, progress: Progress = _nobody) -> Answer:
    try:
        if question.past is not None:
            return Answer(judged=judge.judge(question.past))
        game = kade.load(question.game, question.edition or None)
        seen = observe(game, game.from_dict(question.state), question.seat)
        if question.hints:
            return Answer(hints=_hints(question, seen, progress))
        budget = Budget(question.scale * patience(), question.earlier, progress)
        return Answer(choice=game.name(memory.bot(question).choose(seen, budget)))
    except Exception as problem:  # a bot may fail in any way; the table goes on
        memory.forget(question)
        return Answer(problem=f"{type(problem).__name__}: {problem}")


def _hints(question: Question, seen: Observation, progress: Progress) -> list[Hint]:
    """As much work as the plain build does while a person likes to wait; the compiled one does more in that time."""
    simulations = round(question.scale * SIMULATIONS * patience() / PLAIN)
    found = hints(seen.game, seen.sample(0), seen.seat, question.hints, question.seed, simulations, progress)
    best = found[0][1] if found else 0.0
    return [Hint(seen.game.name(action), round(best - worth, 1), grade(best, worth)) for action, worth in found]


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's affair, which then closes our stdin
    if BACKGROUND in sys.argv and hasattr(os, "nice"):
        os.nice(POLITE)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # a bot that prints must not spoil the answers
    read = msgspec.json.Decoder(Question)
    memory = Memory()

    def say(line: bytes) -> None:
        try:
            out.write(line + b"\n")
            out.flush()
        except BrokenPipeError:
            os._exit(0)  # the server was killed: there is nobody to tell

    say(b"ready")
    for line in sys.stdin.buffer:
        say(msgspec.json.encode(answer(read.decode(line), memory, seldom(say))))


def seldom(say: Callable[[bytes], None]) -> Progress:
    """Reports how far the thinking is, but not more often than anybody would look."""
    last_sent = time.monotonic()

    def progress(part: float) -> None:
        nonlocal last_sent
        now = time.monotonic()
        if now - last_sent >= REPORT_EVERY:
            last_sent = now
            say(msgspec.json.encode(Answer(part=round(part, 2))))

    return progress


if __name__ == "__main__":
    main()
