"""What is printed on Scopa's cards, and the actions that follow from it. Cards are numbers: suit * 10 + value - 1."""

from typing import Any, Final, final

from kade.kernel.actions import ActionSpace, Kind
from kade.kernel.printed import Printed
from kade.kernel.schema import all_of, between, fixed, size

SUITS: Final = ["coins", "cups", "swords", "clubs"]
VALUES: Final = 10
KING: Final = 10
COINS: Final = 0
CARDS: Final = [f"{suit}-{value}" for suit in SUITS for value in range(1, VALUES + 1)]
SETTEBELLO: Final = CARDS.index("coins-7")

PLAY: Final = 0
TAKE: Final = len(CARDS)
ACTIONS: Final = ActionSpace([Kind(PLAY, "play {card}", card=CARDS), Kind(TAKE, "take {card}", card=CARDS)])

# An edition may count the primiera in another way; the suits are as they are.
SCHEMA: Final = {
    "cards.suits": fixed(SUITS, "words and pictures know these four"),
    "cards.primiera": all_of(size(VALUES), between(1, 100)),
}


def value(card: int) -> int:
    return card % VALUES + 1


def suit(card: int) -> int:
    return card // VALUES


@final
class ScopaPrinted(Printed):
    """The cards, and what each value counts in the primiera (SC-1.1, SC-5.5)."""

    def __init__(self, module: str, rules: int, edition: dict[str, Any], data: dict[str, Any]) -> None:
        super().__init__(module, data["game"], rules, edition, ACTIONS)
        self.primiera: list[int] = data["cards"]["primiera"]

    def component_names(self, kind: str) -> list[str]:
        return CARDS


load_components = ScopaPrinted


def check(data: dict[str, Any]) -> None:
    """No entry depends on another."""
