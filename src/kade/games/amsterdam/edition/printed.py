"""What is printed in Amsterdam's box, read once per edition: places, tracks, contracts, and tables for the rules."""
# mypyc: compile

from collections.abc import Sequence
from typing import Any, Final, final

from kade.kernel.actions import ActionSpace, Kind
from kade.kernel.printed import Printed

COLOURS: Final = ["pink", "blue", "green", "black", "red", "orange"]
CARDS: Final = ["pink", "blue", "green", "black", "red", "orange", "wild"]
WILD: Final = 6
GREY: Final = 6  # among the colours of tracks; there are no grey cards
LONGEST: Final = 4
SLOTS: Final = 5  # cards in the row

# The actions, in one place: each kind's first int. Names are derived from the patterns in `declare`.
TAKE: Final = 0
DRAW_CARD: Final = 7
DRAW_CONTRACTS: Final = 8
PASS: Final = 9
KEEP_BOTH: Final = 10
PAY_WILD: Final = 11
PAY: Final = 12
CLAIM: Final = 36


def declare(tracks: list[str], contracts: list[str]) -> ActionSpace:
    return ActionSpace(
        [
            Kind(TAKE, "take {card}", card=CARDS),
            Kind(DRAW_CARD, "draw card"),
            Kind(DRAW_CONTRACTS, "draw contracts"),
            Kind(PASS, "pass"),
            Kind(KEEP_BOTH, "keep both"),
            Kind(PAY_WILD, "pay wild"),
            Kind(PAY, "pay {colour} {wilds} wild", colour=COLOURS, wilds=[str(n) for n in range(LONGEST)]),
            Kind(CLAIM, "claim {track}", track=tracks),
            Kind(CLAIM + len(tracks), "keep {contract}", contract=contracts),
        ]
    )


def track_name(a: str, b: str, index: int, partner: int) -> str:
    """A track is called by its two places; of a double the first is -a, the second -b."""
    return f"{a}--{b}" + ("" if partner < 0 else "-a" if index < partner else "-b")


@final
class PlaceOnMap:
    """One of the places of the city."""

    def __init__(self, entry: dict[str, Any], index: int) -> None:
        self.index = index
        self.id: str = entry["id"]
        self.name: str = entry["name"]
        self.short: str = entry["short"]
        self.gloss: str = entry["gloss"]
        self.x: float = float(entry["x"])
        self.y: float = float(entry["y"])
        self.label: list[str] = entry["label"]
        self.label_at: list[float] = [float(n) for n in entry["label_at"]]
        self.anchor: str = entry["anchor"]
        self.source: str = entry["source"]


@final
class Track:
    """A track between two places (AM-1.1); `partner` is the index of the other track of a double, or -1."""

    def __init__(self, entry: dict[str, Any], index: int, partner: int, places: list[str]) -> None:
        self.index = index
        self.id: int = entry["id"]
        self.a: str = entry["a"]
        self.b: str = entry["b"]
        self.partner = partner
        self.length: int = entry["length"]
        self.colour: str = entry["colour"]
        self.colour_index: int = GREY if self.colour == "grey" else COLOURS.index(self.colour)
        self.side: int = entry["side"]
        self.bend: float = float(entry["bend"])
        self.merchandise: bool = entry["merchandise"]
        self.source: str = entry["source"]
        self.a_index: int = places.index(self.a)
        self.b_index: int = places.index(self.b)
        self.name = track_name(self.a, self.b, index, partner)


@final
class Contract:
    """A contract: two places and the points for joining them (AM-1.4)."""

    def __init__(self, entry: dict[str, Any], index: int, places: list[str]) -> None:
        self.index = index
        self.id: int = entry["id"]
        self.a: str = entry["a"]
        self.b: str = entry["b"]
        self.points: int = entry["points"]
        self.source: str = entry["source"]
        self.a_index: int = places.index(self.a)
        self.b_index: int = places.index(self.b)
        self.name = f"{self.a}--{self.b}"


@final
class AmsterdamPrinted(Printed):
    """Amsterdam's printed matter. Sets of tracks are bit masks by index; hands are counts by card."""

    def __init__(self, module: str, rules: int, edition: dict[str, Any], data: dict[str, Any]) -> None:
        self.places: list[PlaceOnMap] = [PlaceOnMap(entry, i) for i, entry in enumerate(data["location"])]
        ids = [place.id for place in self.places]
        numbers = [entry["id"] for entry in data["track"]]
        self.tracks: list[Track] = []
        for i, entry in enumerate(data["track"]):
            partner = numbers.index(entry["partner"]) if entry["partner"] else -1
            self.tracks.append(Track(entry, i, partner, ids))
        self.contracts: list[Contract] = [Contract(entry, i, ids) for i, entry in enumerate(data["contract"])]
        self.track_names: list[str] = [track.name for track in self.tracks]
        self.contract_names: list[str] = [contract.name for contract in self.contracts]
        super().__init__(module, data["game"], rules, edition, declare(self.track_names, self.contract_names))
        self.keep = CLAIM + len(self.tracks)
        self.layout: dict[str, Any] = data["layout"]
        self.colours: list[dict[str, Any]] = data["card_colour"]
        self.player_colours: list[dict[str, Any]] = data["player_colour"]
        self.sources: dict[str, Any] = {
            key: entry["source"] for key, entry in data.items() if isinstance(entry, dict) and "source" in entry
        }
        by_card = {entry["id"]: int(entry["cards"]) for entry in data["card_colour"]}
        self.cards: list[int] = [by_card[card] for card in CARDS]
        self.all_cards = sum(self.cards)
        self.sorted_deck: list[int] = [card for card in range(WILD + 1) for _ in range(self.cards[card])]
        self.carts: int = data["counts"]["carts_per_player"]
        self.merchandise_cards: int = data["counts"]["merchandise_cards"]
        self.hand: int = data["setup"]["hand"]
        self.wild_limit: int = data["setup"]["wild_limit_in_row"]
        self.last_carts: int = data["turn"]["end_trigger_carts"]
        self.track_points: list[int] = [0] + [int(data["route_points"][str(n)]) for n in range(1, LONGEST + 1)]
        table = data["merchandise_points"]
        self.merchandise_points: list[list[int]] = [[], []] + [list(table[f"players_{n}"]) for n in (2, 3, 4)]
        self.known_ways: object = None  # what estimates have found out so far: KnownWays
        self._tabulate()

    def _tabulate(self) -> None:
        """The tables that legal actions are looked up in."""
        self.everything = (1 << len(self.tracks)) - 1
        self.length: list[int] = [track.length for track in self.tracks]
        self.partner: list[int] = [track.partner for track in self.tracks]
        self.colour: list[int] = [track.colour_index for track in self.tracks]
        self.bit: list[int] = [1 << i for i in range(len(self.tracks))]
        self.merchandise_track: list[bool] = [track.merchandise for track in self.tracks]
        self.ends: list[int] = [(1 << track.a_index) | (1 << track.b_index) for track in self.tracks]
        self.contract_ends: list[int] = [(1 << deal.a_index) | (1 << deal.b_index) for deal in self.contracts]
        self.tracks_at: list[list[int]] = [
            [track.index for track in self.tracks if place.index in (track.a_index, track.b_index)]
            for place in self.places
        ]
        self.places_at: list[list[int]] = [  # where the tracks of `tracks_at` lead, in the same order
            [self.other_end(track, place.index) for track in self.tracks_at[place.index]] for place in self.places
        ]
        # payable[colour][n]: tracks which n cards of that colour pay for: those of the colour, and grey ones
        self.payable: list[list[int]] = [
            [self._mask([colour, GREY], cards) for cards in range(self.all_cards + 1)] for colour in range(GREY)
        ]
        # within[n]: tracks for which n carts, or n wilds, are enough
        self.within: list[int] = [self._mask(range(GREY + 1), number) for number in range(self.all_cards + 1)]
        # claims of eleven tracks by the set of them, so that a mask becomes a list: of the first, and of the others
        self.first_claims = self._claims(0)
        self.more_claims = [self._claims(start) for start in range(11, len(self.tracks), 11)]

    def _mask(self, colours: Sequence[int], length: int) -> int:
        """The set of tracks of these colours that are no longer than that."""
        return sum(1 << t.index for t in self.tracks if t.colour_index in colours and t.length <= length)

    def _claims(self, start: int) -> list[list[int]]:
        """The claim actions of each set of the eleven tracks from one on."""
        chunk = range(start, min(start + 11, len(self.tracks)))
        return [[CLAIM + t for t in chunk if bits >> (t - start) & 1] for bits in range(2048)]

    def other_end(self, track: int, place: int) -> int:
        found = self.tracks[track]
        return found.b_index if found.a_index == place else found.a_index

    def and_claims(self, actions: list[int], mask: int) -> list[int]:
        """These actions, and behind them the claim actions of a set of tracks, in order."""
        found = actions + self.first_claims[mask & 2047]
        for chunk in self.more_claims:
            mask >>= 11
            if mask & 2047:
                found += chunk[mask & 2047]
        return found

    def component_names(self, kind: str) -> list[str]:
        if kind == "track":
            return self.track_names
        return self.contract_names if kind in ("contract", "contracts") else CARDS

    def supply(self, kind: str) -> list[int]:
        return self.cards if kind == "card" else [1] * len(self.contracts)
