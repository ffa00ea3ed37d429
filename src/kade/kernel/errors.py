"""What can go wrong, each as a sentence for the person who reads it. All but a RulesFault are ValueErrors."""

LONGEST_MESSAGE = 1000


class KadeError(ValueError):
    """Something asked of Kade that it cannot do; the message says what was wrong and what would be right."""

    def __init__(self, message: str = "") -> None:
        """A message that quotes something endless is cut."""
        super().__init__(message if len(message) <= LONGEST_MESSAGE else f"{message[:LONGEST_MESSAGE]}….")


class IllegalAction(KadeError):
    """An action that the rules do not allow now.

    `reason` is the id of the reason (a message `error-<reason>` of the game's texts) and `details` its arguments,
    so that the refusal can be said in the player's language too.
    """

    def __init__(self, message: str, reason: str = "", details: dict[str, object] | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.details = details or {}


class BadArgument(KadeError):
    """Something given to a function that it does not take: a seat that is none, a view of another game."""


class UnknownGame(KadeError):
    """No game of that name."""


class BadGame(KadeError):
    """A game that another package offers and that cannot be played."""


class BadOption(KadeError):
    """An option, a player count or a seed that the game does not take."""


class BadEdition(KadeError):
    """An edition file that does not fit the game; the message names the entry."""


class BadRecord(KadeError):
    """A Record that cannot be read or replayed; the message names the line."""


class BadState(KadeError):
    """A saved state or a set-up position that cannot be; the message names what is wrong."""


class RulesFault(RuntimeError):
    """The rules of a game go wrong: for its author. Whoever plays has done nothing wrong, so it is no KadeError."""
