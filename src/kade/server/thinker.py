"""The process in which bots think: one question a line comes in, one answer a line goes out. It knows no table."""

from __future__ import annotations

import os
import signal
import sys

import msgspec

import kade
from kade.bots import Budget, make, observe, patience


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


class Answer(msgspec.Struct):
    """An action's name, or what went wrong."""

    choice: str | None = None
    problem: str | None = None


def answer(question: Question) -> Answer:
    try:
        game = kade.load(question.game, question.edition or None)
        seen = observe(game, game.from_dict(question.state), question.seat)
        chosen = make(question.bot, question.seed).choose(seen, Budget(patience(), question.earlier))
        return Answer(choice=game.name(chosen))
    except Exception as problem:  # a bot may fail in any way; the table goes on
        return Answer(problem=f"{type(problem).__name__}: {problem}")


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's affair, which then closes our stdin
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # a bot that prints must not spoil the answers
    read = msgspec.json.Decoder(Question)
    out.write(b"ready\n")
    out.flush()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(read.decode(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
