"""One player's side of the table in Burano: cubes, ring, roofs, cards, boat, and where the points came from."""
# mypyc: compile

from typing import Final, final

from kade.games.burano.edition.printed import FREE_ROOFS, SOURCES, BuranoPrinted, Card, Ring
from kade.kernel.shared import changed

NOTHING: Final = -1
NO_CUBES: Final = [0] * 6
SPOT_COUNT: Final = 14
NO_PYRAMID: Final = [-1] * 14

# What the sources of points (`printed.SOURCES`) are in `scored`.
BRIGHT: Final = 4
SALES: Final = 5
SHORTAGE: Final = 6
ISLAND_MAJORITIES: Final = 7
LACE_POINTS: Final = 8
UNIONS: Final = 9


@final
class Seat:
    """Cubes, seafood and workers are counts. The ring's workers stand at sectors gone + 1 to gone + workers, of which
    sector 1 is at house `start`: `gone` counts those who left before the wheel turned (BU-6.3, BU-8.5).

    `known`: seafood that all saw this seat take and that it has not sold, a lower bound of the hand.
    `spot`: the place of the pyramid to be decided next while it is built, else 14.

    Copies share all lists (shared.py), except that those of a pyramid under construction are written into: they change
    with every decision.
    """

    def __init__(
        self,
        ring: Ring,
        start: int,
        workers: int,
        gone: int,
        coins: int,
        privilege: int,
        boat: int,
        islands: list[int],
        squares: int,
        reserve: list[int],
        pyramid: list[int],
        filled: int,
        spot: int,
        prepared: list[int],
        roofs: tuple[int, ...],
        cards: tuple[int, ...],
        powers: int,
        free: int,
        hand: list[int],
        known: list[int],
        sold: list[int],
        scored: list[int],
    ) -> None:
        self.ring = ring
        self.start = start
        self.workers = workers
        self.gone = gone
        self.coins = coins
        self.privilege = privilege
        self.boat = boat
        self.islands = islands
        self.squares = squares  # of the workshops that its workers stand on
        self.reserve = reserve
        self.pyramid = pyramid
        self.filled = filled  # the places of the pyramid that have a cube
        self.spot = spot
        self.prepared = prepared
        self.roofs = roofs
        self.cards = cards
        self.powers = powers  # effects of its building cards
        self.free = free  # colours whose roof halves may lie on any cube (BU-12.2)
        self.hand = hand
        self.known = known
        self.sold = sold
        self.scored = scored

    def copy(self) -> "Seat":
        building = self.spot < SPOT_COUNT
        return Seat(
            self.ring,
            self.start,
            self.workers,
            self.gone,
            self.coins,
            self.privilege,
            self.boat,
            self.islands,
            self.squares,
            self.reserve[:] if building else self.reserve,
            self.pyramid[:] if building else self.pyramid,
            self.filled,
            self.spot,
            self.prepared,
            self.roofs,
            self.cards,
            self.powers,
            self.free,
            self.hand,
            self.known,
            self.sold,
            self.scored,
        )

    # ------------------------------------------------------------------ building cards

    def learn(self, card: Card) -> None:
        """What a building card lets its owner do, from now on (BU-12)."""
        self.powers |= card.effect
        if card.effect == FREE_ROOFS:
            self.free |= card.colours

    def recount(self, box: BuranoPrinted) -> None:
        """Workers on the ring, places of the pyramid that have a cube, and what the cards do."""
        self.workers = box.workers - sum(self.islands) - self.squares.bit_count()
        self.filled = sum([1 << spot for spot in range(SPOT_COUNT) if self.pyramid[spot] >= 0])
        self.powers = self.free = 0
        for card in self.cards:
            self.learn(box.cards[card])

    # ------------------------------------------------------------------ ring and wheel

    def send_worker(self) -> None:
        """The worker of the lowest sector leaves the ring; the wheel turns later (BU-6.3)."""
        self.workers -= 1
        self.gone += 1

    def turn_wheel(self) -> None:
        """Clockwise by as many steps as workers left (BU-6.3)."""
        self.start = (self.start + self.gone) % 12
        self.gone = 0

    def worker_back(self) -> None:
        """To the empty sector of lowest number; the wheel does not turn (BU-6.4, BU-6.7)."""
        self.workers += 1

    def covered(self) -> list[int]:
        """How many houses of each colour a worker covers."""
        counts = NO_CUBES[:]
        for i in range(self.workers):
            counts[self.ring.colours[(self.start + self.gone + i) % 12]] += 1
        return counts

    def coins_shown(self) -> int:
        """Coins on the houses that no worker covers, also while workers are leaving (BU-6.6)."""
        return self.ring.coins_shown((self.start + self.gone) % 12, self.workers)

    def fountains_shown(self) -> int:
        return self.ring.fountains_shown((self.start + self.gone) % 12, self.workers)

    # ------------------------------------------------------------------ pyramid

    def stack_cube(self, colour: int) -> None:
        """A cube of the reserve to the next place of a pyramid under construction."""
        self.reserve[colour] -= 1
        self.pyramid[self.spot] = colour
        self.filled |= 1 << self.spot

    def put_cube(self, spot: int, colour: int) -> None:
        self.pyramid = changed(self.pyramid, spot, colour)
        self.filled |= 1 << spot

    def lift_cube(self, spot: int) -> int:
        colour = self.pyramid[spot]
        self.pyramid = changed(self.pyramid, spot, NOTHING)
        self.filled &= ~(1 << spot)
        return colour

    def pyramid_counts(self) -> list[int]:
        counts = NO_CUBES[:]
        for colour in self.pyramid:
            if colour >= 0:
                counts[colour] = counts[colour] + 1
        return counts


def new_seat(ring: Ring, workers: int, seafood: int) -> Seat:
    return Seat(
        ring,
        0,
        workers,
        0,
        0,
        0,
        0,
        [0] * 6,
        0,
        NO_CUBES[:],
        NO_PYRAMID[:],
        0,
        SPOT_COUNT,
        NO_CUBES[:],
        (),
        (),
        0,
        0,
        [0] * seafood,
        [0] * seafood,
        [0] * seafood,
        [0] * len(SOURCES),
    )
