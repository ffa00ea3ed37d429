"""Who may know what lies where, said once a place; views, events, undo barriers and resampling follow from it."""
# mypyc: compile

from typing import Final, final

from kade.kernel.event import EVERYONE, NOBODY_AT_ALL

NOBODY: Final = 0
OWNER: Final = 1
ALL: Final = 2


@final
class Place:
    """Where components of one kind lie, and who knows what they are. How many lie there is always open.

    `partly`: some of it is open all the same (the top card of a face-up stack, a card's back); the view says what.
    """

    def __init__(self, name: str, kind: str, who: int, partly: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.who = who
        self.partly = partly

    def open_to(self, owner: int, viewer: int | None) -> bool:
        """Whether the viewer (None: a spectator) knows what lies in this place of that owner."""
        return self.who == ALL or (self.who == OWNER and viewer is not None and viewer == owner)


@final
class Passage:
    """A way from one place to another: who sees what passes, and whether whoever decides learns something new."""

    def __init__(self, source: Place, target: Place) -> None:
        self.source = source
        self.target = target
        self.shown = max(source.who, target.who)
        self.reveals = source.who == NOBODY and target.who != NOBODY

    def audience(self, owner: int) -> int:
        """Who sees what passes: a seat, EVERYONE or NOBODY_AT_ALL."""
        if self.shown == ALL:
            return EVERYONE
        return owner if self.shown == OWNER else NOBODY_AT_ALL
