"""Who has most where, what a roof scores, and the final scoring (BU-5.20 to 5.24, BU-10.1, BU-12, BU-13)."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kade.games.burano.edition.printed import (
    BELL_TOWER,
    FISH_STALL,
    GUILD_HALL,
    ISLAND_TIES,
    LACE_SCHOOL,
    SOURCES,
    THRIFT,
)
from kade.kernel.event import Event
from kade.kernel.result import Result

if TYPE_CHECKING:
    from kade.games.burano.rules.seat import Seat
    from kade.games.burano.rules.state import Burano

ISLAND_ROOF: Final = 0
WORKSHOP_ROOF: Final = 1
FOUNTAIN_ROOF: Final = 2


def island_winners(s: Burano, island: int) -> list[int]:
    """The seats that have most workers on an island, at least one; card B13 wins its ties (BU-10.2, BU-12.7)."""
    most = max([me.islands[island] for me in s.players])
    if not most:
        return []
    winners = [seat for seat in range(s.seats) if s.players[seat].islands[island] == most]
    if len(winners) > 1:
        elders = [seat for seat in winners if s.players[seat].powers & ISLAND_TIES]
        if elders:
            return elders
    return winners


def islands_won(s: Burano, seat: int) -> int:
    """On how many islands the seat alone has most (BU-5.20, BU-5.24)."""
    workers = s.players[seat].islands
    return sum([1 for island in range(6) if workers[island] and island_winners(s, island) == [seat]])


def workshops_won(s: Burano, seat: int) -> int:
    """On how many workshop tiles the seat alone has most (BU-5.21, BU-5.24)."""
    won = 0
    for colour in range(6):
        tile = s.layout.of_colour[colour]
        mine = (s.players[seat].squares & tile).bit_count()
        if mine:
            others = [(me.squares & tile).bit_count() for i, me in enumerate(s.players) if i != seat]
            won += 1 if mine > max(others) else 0
    return won


def roof_number(s: Burano, seat: int, kind: int) -> int:
    """What a roof of that kind counts for the seat now."""
    if kind == ISLAND_ROOF:
        return islands_won(s, seat)
    if kind == WORKSHOP_ROOF:
        return workshops_won(s, seat)
    if kind == FOUNTAIN_ROOF:
        return s.players[seat].fountains_shown()
    return 1


def roof_points(s: Burano, kind: int, number: int) -> int:
    """The points for so many; more than the table has are worth its last entry (BU-5.20 to 5.23)."""
    table = s.box.roof_points[kind]
    return table[min(number, len(table) - 1)]


def card_points(s: Burano, me: Seat, card: int) -> int:
    """What a building card brings at the end (BU-12.3, 12.4, 12.9 to 12.11)."""
    found = s.box.cards[card]
    if found.effect == FISH_STALL:
        return found.points * sum([me.sold[kind] for kind in range(len(me.sold)) if found.kinds >> kind & 1])
    if found.effect == LACE_SCHOOL:
        squares = 0
        for colour in range(6):
            if found.colours >> colour & 1:
                squares |= s.layout.of_colour[colour]
        return found.points * (me.squares & squares).bit_count()
    if found.effect == GUILD_HALL:
        return found.points * len(me.cards)
    return found.points if found.effect in (THRIFT, BELL_TOWER) else 0


def all_coins(s: Burano, me: Seat) -> int:
    """Coins with those that privilege points become at the end (BU-13.1)."""
    return me.coins + me.privilege * s.box.coins_per_privilege


def result(s: Burano) -> Result:
    """The scores as they would be if the game ended now; final when it is over (BU-13)."""
    breakdown: list[dict[str, int]] = []
    ranks: list[tuple[int, int, int]] = []
    for me in s.players:
        parts = {source: me.scored[i] for i, source in enumerate(SOURCES)}
        coins = all_coins(s, me)
        parts["coins"] = coins // s.box.coins_per_point
        parts["seafood"] = s.box.unsold_points * sum(me.hand)
        parts["buildings"] = sum([card_points(s, me, card) for card in me.cards])
        breakdown.append(parts)
        ranks.append((sum(parts.values()), sum(me.prepared), coins))  # BU-13.4
    best = max(ranks)
    winners = [seat for seat in range(s.seats) if ranks[seat] == best]
    return Result(tuple([rank[0] for rank in ranks]), tuple(breakdown), tuple(winners))


def tell_scores(s: Burano) -> None:
    """The events of the final scoring, for a listener (BU-13)."""
    if s.listener is None:
        return
    final = result(s)
    for seat, me in enumerate(s.players):
        parts = final.breakdown[seat]
        s.tell(Event("coins-scored", {"seat": seat, "coins": me.coins, "points": parts["coins"]}))
        s.tell(Event("seafood-scored", {"seat": seat, "number": sum(me.hand), "points": parts["seafood"]}))
        for card in me.cards:
            points = card_points(s, me, card)
            if points:
                s.tell(Event("card-scored", {"seat": seat, "card": s.box.card_ids[card], "points": points}))
    s.tell(Event("ended", {"winners": list(final.winners), "points": list(final.points)}))
