"""What can be chosen when a game is begun: declared by the game, read by the command, the server and the client."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kade.kernel.errors import BadOption
from kade.kernel.plain import MOST_BITS, shown


@dataclass(frozen=True)
class Option:
    """A name, the values it may have, and the default. `when` says in words when it is allowed, if not always.

    Its name and help for people are the messages `option-<name>` and `option-<name>-help` of the game's texts.
    """

    name: str
    choices: tuple[Any, ...]
    default: Any
    when: str = ""

    @property
    def type(self) -> str:
        kinds = {type(choice) for choice in self.choices if choice is not None}
        return "bool" if kinds == {bool} else "int" if kinds == {int} else "text"

    def read(self, value: Any) -> Any:
        """The value, also when it comes as text from a command line or a form."""
        for choice in self.choices:
            if value == choice and type(value) is type(choice):
                return choice
        for choice in self.choices:
            if isinstance(value, str) and value.lower() in _written(choice):
                return choice
        allowed = ", ".join("none" if choice is None else str(choice).lower() for choice in self.choices)
        raise BadOption(f"{self.name} is {shown(value)}, but must be one of: {allowed}.")

    def to_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "type": self.type,
            "choices": list(self.choices),
            "default": self.default,
            "when": self.when,
        }


def _written(choice: Any) -> tuple[str, ...]:
    if choice is None:
        return ("none", "lot", "")
    if isinstance(choice, bool):
        return ("true", "yes", "on", "1") if choice else ("false", "no", "off", "0")
    return (str(choice).lower(),)


def read_options(declared: tuple[Option, ...], given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values; an unknown name or a value that does not fit is named."""
    known = {option.name: option for option in declared}
    if not isinstance(given, dict):
        raise BadOption(f"The options are {shown(given)}, but must be a table of names and values.")
    for name in given:
        if name not in known:
            raise BadOption(f"{shown(name)} is not an option; choose from {', '.join(known)}.")
    return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}


def read_seed(seed: object) -> int:
    """A seed that can be written down: any whole number of a reasonable size."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadOption(f"The seed is {shown(seed)}, but must be a whole number.")
    if seed.bit_length() > MOST_BITS:
        raise BadOption(f"The seed is {shown(seed)}, but may have {MOST_BITS} bits at most.")
    return seed


def first_seat(options: dict[str, Any]) -> int | None:
    """The seat that begins, where a game lets one choose it; None: by lot."""
    first, players = options["first"], options["players"]
    if first is not None and first >= players:
        raise BadOption(f"first is {first}, but with {players} players the seats are 0 to {players - 1}.")
    return None if first is None else int(first)
