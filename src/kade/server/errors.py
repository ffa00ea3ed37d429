"""How the server says no: a code for programs, a sentence for people, and the rules' own words where they refused."""

from __future__ import annotations

from kade.display.prose import Phrase
from kade.kernel.errors import KadeError


class Refused(KadeError):
    """A request that is answered with a code for programs and a sentence for people."""

    def __init__(self, code: str, message: str, say: Phrase | None = None, status: int = 400) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.say = say
        self.status = status


def garbage(why: str = "") -> Refused:
    """The refusal of a request that makes no sense."""
    return Refused("garbage", f"This request is not one the server understands{why and f': {why}'}.")
