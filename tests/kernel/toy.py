"""Pebbles: a fourth game as small as can be, with every kind of step the kernel knows. For tests only.

All name a lucky colour at once, openly. Then two rounds: all stake two pebbles at once, secretly, one after the
other; the stakes come on the table; each seat has a turn: draw a pebble unseen, lay one on the table and score a
colour lying there, or rest. At any moment of a turn a coin buys a point or a look at the deck's top pebble. The
moment three pebbles of a colour lie on the table they leave the game and the deck is shuffled. How Pebbles is set
up and saved is in toy_game.py, how it is shown in toy_words.py.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from kade.kernel.actions import ActionSpace, Kind
from kade.kernel.event import Event
from kade.kernel.kinds import SeatSet
from kade.kernel.printed import Printed
from kade.kernel.result import Result
from kade.kernel.rng import Rng, seeded
from kade.kernel.secrecy import ALL, NOBODY, OWNER, Passage, Place
from kade.kernel.stack import by_name
from kade.kernel.state import State
from kade.kernel.step import Automatic, Carried, Step, Together

COLOURS: Final = ["red", "green", "blue"]
STAKES: Final = 2
ROUNDS: Final = 2
SWEEP: Final = 3
DRAW: Final = 0
REST: Final = 1
END_TURN: Final = 2
CASH: Final = 3
LOOK: Final = 4
LUCKY: Final = 5
STAKE: Final = 8
LAY: Final = 11
SCORE: Final = 14

DECK: Final = Place("deck", "pebble", NOBODY)
PEEK: Final = Place("peek", "pebble", OWNER)
HAND: Final = Place("hand", "pebble", OWNER)
STAKED: Final = Place("staked", "pebble", OWNER)
TABLE: Final = Place("table", "pebble", ALL)
DRAWING: Final = Passage(DECK, HAND)
LOOKING: Final = Passage(DECK, PEEK)


def declare() -> ActionSpace:
    return ActionSpace(
        [
            Kind(DRAW, "draw"),
            Kind(REST, "rest"),
            Kind(END_TURN, "end-turn"),
            Kind(CASH, "cash"),
            Kind(LOOK, "look"),
            Kind(LUCKY, "lucky {colour}", colour=COLOURS),
            Kind(STAKE, "stake {colour}", colour=COLOURS),
            Kind(LAY, "lay {colour}", colour=COLOURS),
            Kind(SCORE, "score {colour}", colour=COLOURS),
        ]
    )


@final
class PebblesPrinted(Printed):
    """How many pebbles of a colour there are, and how many a seat gets."""

    def __init__(self, home: str, rules: int, edition: dict[str, Any], data: dict[str, Any]) -> None:
        super().__init__(home, "toy", rules, edition, declare())
        self.each: int = data["pebbles"]["each"]
        self.hand: int = data["pebbles"]["hand"]

    def component_names(self, kind: str) -> list[str]:
        return COLOURS


@final
class Pebbles(State):
    """Hands, stakes and the table are counts by colour; the deck has its top last. `knows`: who saw that top."""

    def __init__(
        self,
        printed: PebblesPrinted,
        stack: list[Step[Any]],
        rng: Rng,
        hands: list[list[int]],
        staked: list[list[int]],
        deck: list[int],
        table: list[int],
        swept: list[int],
        coins: list[int],
        points: list[int],
        lucky: list[int],
        knows: int,
        first: int,
        turns: int,
    ) -> None:
        super().__init__(printed, len(hands), stack, rng)
        self.has_asides = True
        self.box = printed
        self.hands = hands
        self.staked = staked
        self.deck = deck
        self.table = table
        self.swept = swept
        self.coins = coins
        self.points = points
        self.lucky = lucky
        self.knows = knows
        self.first = first
        self.turns = turns

    def copy(self) -> Pebbles:
        return Pebbles(
            self.box,
            self.stack[:],
            self.rng.copy(),
            [hand[:] for hand in self.hands],
            [stake[:] for stake in self.staked],
            self.deck[:],
            self.table[:],
            self.swept[:],
            self.coins[:],
            self.points[:],
            self.lucky[:],
            self.knows,
            self.first,
            self.turns,
        )

    def settle(self) -> None:
        """The moment three of a colour lie on the table they leave the game, and the deck is shuffled."""
        for colour in range(len(COLOURS)):
            if self.table[colour] >= SWEEP:
                self.swept[colour] += self.table[colour]
                self.table[colour] = 0
                self.tell(Event("swept", {"colour": COLOURS[colour]}))
                self.deck.sort()
                self.knows = 0
                self.shuffle("deck", self.deck)

    # ------------------------------------------------------------------ at any moment of one's turn

    def asides(self, seat: int) -> list[int]:
        if self.coins[seat] == 0 or self.stack[-1].together:
            return []
        return [CASH, LOOK] if self.deck and not self.knows >> seat & 1 else [CASH]

    def is_aside(self, action: int) -> bool:
        return action in (CASH, LOOK)

    def take_aside(self, seat: int, action: int) -> None:
        self.coins[seat] -= 1
        if action == CASH:
            self.points[seat] += 1
            self.tell(Event("cashed", {"seat": seat}))
        else:
            self.knows |= 1 << seat
            self.revealed = self.revealed or LOOKING.reveals
            secret: dict[str, object] = {"colour": COLOURS[self.deck[-1]]}
            self.tell(Event("looked", {"seat": seat}, secret, LOOKING.audience(seat)))

    def draw(self, seat: int) -> None:
        pebble = self.deck.pop()
        self.hands[seat][pebble] += 1
        self.knows = 0
        self.revealed = self.revealed or DRAWING.reveals
        self.tell(Event("drew", {"seat": seat}, {"colour": COLOURS[pebble]}, DRAWING.audience(seat)))

    # ------------------------------------------------------------------ the contract of every game

    def result(self) -> Result:
        parts: list[dict[str, int]] = []
        for seat in range(self.seats):
            lucky = self.table[self.lucky[seat]] if self.lucky[seat] >= 0 else 0
            parts.append({"scored": self.points[seat], "lucky": lucky})
        points = [sum(part.values()) for part in parts]
        winners = [seat for seat in range(self.seats) if points[seat] == max(points)]
        return Result(tuple(points), tuple(parts), tuple(winners))

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        seats: list[dict[str, Any]] = []
        for other in range(self.seats):
            seen: dict[str, Any] = {"cards": sum(self.hands[other]), "stakes": sum(self.staked[other])}
            if HAND.open_to(other, seat):
                seen["hand"] = self.hands[other][:]
                seen["staked"] = self.staked[other][:]
                seen["top"] = self.deck[-1] if self.knows >> other & 1 else None
            seats.append(seen)
        return {
            "game": "toy",
            "seat": seat,
            "over": self.over,
            "actors": list(self.actors),
            "seats": seats,
            "step": self.stack[-1].dump(self.printed) if self.stack else None,
            "deck": len(self.deck),
            "table": self.table[:],
            "swept": self.swept[:],
            "coins": self.coins[:],
            "points": self.points[:],
            "lucky": self.lucky[:],
            "looked": self.knows,
            "first": self.first,
            "turns": self.turns,
            "players": self.seats,
            "result": self.result().to_dict() if self.over else None,
        }

    def redeal(self, seat: int | None, seed: int) -> Pebbles:
        """All pebbles the seat cannot place dealt anew; a top pebble it has looked at stays."""
        rng = seeded(seed)
        other = self.copy()
        viewer = -1 if seat is None else seat
        top = [self.deck[-1]] if viewer >= 0 and self.knows >> viewer & 1 else []
        unseen: list[int] = []
        for colour in range(len(COLOURS)):
            known = self.table[colour] + self.swept[colour] + top.count(colour)
            if viewer >= 0:
                known += self.hands[viewer][colour] + self.staked[viewer][colour]
            unseen += [colour] * (self.box.each - known)
        rng.shuffle(unseen)
        for player in range(self.seats):
            if player != viewer:
                for pebbles in (other.hands[player], other.staked[player]):
                    dealt = [unseen.pop() for _ in range(sum(pebbles))]
                    pebbles[:] = [dealt.count(colour) for colour in range(len(COLOURS))]
        other.deck = unseen + top
        other.rng = Rng(rng.next(), rng.next(), rng.next(), rng.next())
        return other

    def audit(self) -> list[str]:
        wrong: list[str] = []
        for colour, name in enumerate(COLOURS):
            places = [self.table, self.swept, *self.hands, *self.staked]
            number = self.deck.count(colour) + sum(place[colour] for place in places)
            if number != self.box.each or min(place[colour] for place in places) < 0:
                wrong.append(f"there are {number} {name} pebbles, not {self.box.each}")
        return wrong

    def dump(self) -> dict[str, Any]:
        return {
            "hands": [hand[:] for hand in self.hands],
            "staked": [stake[:] for stake in self.staked],
            "deck": self.deck[:],
            "table": self.table[:],
            "swept": self.swept[:],
            "coins": self.coins[:],
            "points": self.points[:],
            "lucky": self.lucky[:],
            "knows": self.knows,
            "first": self.first,
            "turns": self.turns,
        }

    def pile(self, place: str) -> list[int]:
        return self.deck if place == "deck" else super().pile(place)


def some(counts: list[int], base: int) -> list[int]:
    """One action a colour that there is."""
    return [base + colour for colour in range(len(COLOURS)) if counts[colour]]


@final
class Lucky(Together[Pebbles]):
    """All at once and openly; `naming` is the set of seats that have not named their colour."""

    name: ClassVar[str] = "lucky"
    carries: ClassVar[Carried] = {"naming": SeatSet()}

    def __init__(self, seat: int, naming: int) -> None:
        super().__init__(seat)
        self.naming: Final = naming

    def actors(self, s: Pebbles) -> list[int]:
        return [seat for seat in range(s.seats) if self.naming >> seat & 1]

    def legal(self, s: Pebbles, seat: int) -> list[int]:
        return [LUCKY, LUCKY + 1, LUCKY + 2]

    def take(self, s: Pebbles, seat: int, action: int) -> None:
        s.lucky[seat] = action - LUCKY
        s.tell(Event("named", {"seat": seat, "colour": COLOURS[action - LUCKY]}))
        s.stack.append(Lucky(self.seat, self.naming & ~(1 << seat)))


@final
class Stake(Together[Pebbles]):
    """All at once and secretly, two pebbles each, one after the other; then all stakes come on the table."""

    name: ClassVar[str] = "stake"

    def actors(self, s: Pebbles) -> list[int]:
        return [seat for seat in range(s.seats) if sum(s.staked[seat]) < STAKES and any(s.hands[seat])]

    def legal(self, s: Pebbles, seat: int) -> list[int]:
        return some(s.hands[seat], STAKE)

    def take(self, s: Pebbles, seat: int, action: int) -> None:
        s.hands[seat][action - STAKE] -= 1
        s.staked[seat][action - STAKE] += 1
        s.tell(Event("staked", {"seat": seat}, {"colour": COLOURS[action - STAKE]}, seat))
        s.stack.append(self)

    def run(self, s: Pebbles) -> None:
        s.revealed = True  # who stakes last learns what the others staked
        for stake in s.staked:
            for colour in range(len(COLOURS)):
                s.table[colour] += stake[colour]
                stake[colour] = 0
        s.tell(Event("shown", {"table": s.table[:]}))


@final
class Turn(Step[Pebbles]):
    """Draw, lay or rest."""

    name: ClassVar[str] = "turn"

    def legal(self, s: Pebbles, seat: int) -> list[int]:
        return ([DRAW] if s.deck else []) + [REST] + some(s.hands[seat], LAY)

    def take(self, s: Pebbles, seat: int, action: int) -> None:
        s.stack += [EndTurn(seat), Closing(seat)]
        if action == DRAW:
            s.draw(seat)
        elif action != REST:
            s.hands[seat][action - LAY] -= 1
            s.table[action - LAY] += 1
            s.tell(Event("laid", {"seat": seat, "colour": COLOURS[action - LAY]}))
            s.stack.append(Score(seat))

    def why_not(self, s: Pebbles, seat: int, action: int) -> tuple[str, dict[str, object]]:
        return ("deck-empty", {}) if action == DRAW else ("not-in-hand", {})


@final
class Score(Step[Pebbles]):
    """A point for each pebble on the table of one colour. No coin may be spent before it is chosen."""

    name: ClassVar[str] = "score"
    allows_asides: ClassVar[bool] = False

    def legal(self, s: Pebbles, seat: int) -> list[int]:
        return some(s.table, SCORE)

    def take(self, s: Pebbles, seat: int, action: int) -> None:
        s.points[seat] += s.table[action - SCORE]
        s.tell(Event("scored", {"seat": seat, "points": s.table[action - SCORE]}))

    def run(self, s: Pebbles) -> None:
        s.tell(Event("nothing-to-score", {"seat": self.seat}))


@final
class Closing(Step[Pebbles]):
    """The turn ends by itself, unless a coin is left to spend."""

    name: ClassVar[str] = "closing"
    asks_for_asides: ClassVar[bool] = True

    def legal(self, s: Pebbles, seat: int) -> list[int]:
        return [END_TURN]


@final
class EndTurn(Automatic[Pebbles]):
    """The next turn, the next round, or the end."""

    name: ClassVar[str] = "end-turn"

    def run(self, s: Pebbles) -> None:
        s.turns += 1
        if s.turns >= ROUNDS * s.seats:
            s.tell(Event("ended", {"winners": list(s.result().winners)}))
            s.finish()
            return
        s.stack.append(Turn((self.seat + 1) % s.seats))
        if s.turns % s.seats == 0:
            s.stack.append(Stake(0))


STEPS: Final = by_name(Lucky, Stake, Turn, Score, Closing, EndTurn)
