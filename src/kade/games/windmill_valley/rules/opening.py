"""The choices of the set-up: starting cards and market markers, in reverse turn order (WV-2.6 to 2.8, WV-7.2, 7.3)."""
# mypyc: compile

from typing import ClassVar, final

from kade.games.windmill_valley.edition.printed import AREAS
from kade.games.windmill_valley.rules.actions import MARKER
from kade.games.windmill_valley.rules.effects import Asking
from kade.games.windmill_valley.rules.state import GARDENER, WindmillValley
from kade.games.windmill_valley.rules.turn import push_turn
from kade.kernel.event import Event
from kade.kernel.step import Automatic


@final
class StartingCard(Asking):
    """A starting card of those that lie open; the last one left is turned to its wish (WV-2.6, WV-7.3)."""

    name: ClassVar[str] = "starting-card"

    def legal(self, s: WindmillValley, seat: int) -> list[int]:
        return [s.box.start + card - s.box.starting for card in s.offer]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        card = action - s.box.start + s.box.starting
        me = s.players[seat]
        me.starting = card
        me.owned |= 1 << card
        s.offer = tuple([other for other in s.offer if other != card])
        if s.listener is not None:
            s.tell(Event("starting-card", {"seat": seat, "card": s.box.cards[card].id}))
        if len(s.offer) == 1:
            s.wish = s.box.wish_of[s.offer[0] - s.box.starting]
            s.offer = ()
            if s.listener is not None:
                s.tell(Event("wish", {"wish": s.box.wish_names[s.wish]}))


@final
class FirstMarker(Asking):
    """The market marker into an area without another player's, if there is one (WV-2.7)."""

    name: ClassVar[str] = "first-marker"

    def legal(self, s: WindmillValley, seat: int) -> list[int]:
        free = [area for area in range(AREAS) if not any(me.area == area for me in s.players)]
        return [MARKER + area for area in (free or list(range(AREAS)))]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        place_marker(s, seat, action - MARKER)
        if s.level >= 0:
            place_marker(s, GARDENER, (action - MARKER - 1) % AREAS)


def place_marker(s: WindmillValley, seat: int, area: int) -> None:
    s.players[seat].area = area
    if s.listener is not None:
        s.tell(Event("marker", {"seat": seat, "area": s.box.area_names[area]}))


@final
class SetOut(Automatic[WindmillValley]):
    """Neutral markers (WV-2.8, WV-7.2); then the first turn."""

    name: ClassVar[str] = "set-out"

    def run(self, s: WindmillValley) -> None:
        s.neutrals = neutral_markers(s.seats, s.players[s.first].area)
        push_turn(s, s.first)


def neutral_markers(seats: int, area: int) -> list[int]:
    """How many neutral markers each area gets, by the area of the first player's marker (WV-2.8)."""
    if seats == 2:
        return [1] * AREAS
    if seats == 3:
        return [0 if other == area else 1 for other in range(AREAS)]
    return [1 if other == (area - 1) % AREAS else 0 for other in range(AREAS)]
