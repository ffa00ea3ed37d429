"""What JavaScript calls in the worker in which bots think: a question a line, as bot_worker.py has them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from kade.server.bot_worker import Memory, Question, answer, seldom

_memory = Memory()


def think(line: str, say: Callable[[str], None]) -> None:
    """Say now and then how far the thinking is, and at the end the answer. When it has been loaded, a worker says
    `ready` by itself."""
    question = msgspec.json.decode(line, type=Question)
    found = answer(question, _memory, seldom(lambda part: say(part.decode())))
    say(msgspec.json.encode(found).decode())
