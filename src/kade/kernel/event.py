"""What happened, told to a listener, with who may see which part of it."""
# mypyc: compile

from typing import Final, final

EVERYONE: Final = -1
NOBODY_AT_ALL: Final = -2


@final
class Event:
    """`public` is for all; `secret` only for the seat `owner`. After one with a `pause` a person wants a moment.

    A chance event carries what chance brought as the line of a Record; no seat sees it.
    """

    def __init__(
        self,
        name: str,
        public: dict[str, object],
        secret: dict[str, object] | None = None,
        owner: int = EVERYONE,
        pause: bool = False,
        chance: str = "",
    ) -> None:
        self.name = name
        self.public = public
        self.secret = secret
        self.owner = owner
        self.pause = pause
        self.chance = chance

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        """The event as that seat may see it (None: a spectator), or nothing at all."""
        if self.chance:
            return None
        told: dict[str, object] = {"event": self.name}
        told.update(self.public)
        if self.secret is not None and (self.owner == EVERYONE or seat == self.owner):
            told.update(self.secret)
        if self.pause:
            told["pause"] = True
        return told
