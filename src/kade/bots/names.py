"""How bots are named: `merchant`; with a part of its work `merchant@0.05`; with another value `merchant@0.05+learnt`.

    NAME[@SCALE][+VALUE][~RANDOM]

VALUE is `learnt`, what the game has learnt, or a file of weights that `kade train` wrote. RANDOM is the part of its
decisions that are left to chance, for games to learn from: `merchant@0.02~0.03`.
"""

from __future__ import annotations

from dataclasses import dataclass

LEARNT = "learnt"


@dataclass(frozen=True)
class Name:
    """A bot's name taken apart. None stands for what was not said."""

    plain: str
    scale: float | None = None
    value: str | None = None
    random: float | None = None

    def __str__(self) -> str:
        said = (("@", self.scale), ("+", self.value), ("~", self.random))
        return self.plain + "".join(f"{sign}{what}" for sign, what in said if what is not None)

    @classmethod
    def parse(cls, text: str) -> Name:
        """Numbers that cannot be read, or are out of range, stay a part of the name, which then nobody has."""
        rest, random = _number(text, "~", 1.0)
        plain, plus, value = rest.partition("+")
        if plus and not value:
            return cls(text)
        plain, scale = _number(plain, "@", 1000.0)
        return cls(plain, scale, value or None, random)


def _number(text: str, sign: str, below: float) -> tuple[str, float | None]:
    plain, found, number = text.rpartition(sign)
    try:
        value = float(number)
    except ValueError:
        return text, None
    return (plain, value) if found and 0.0 < value < below else (text, None)
