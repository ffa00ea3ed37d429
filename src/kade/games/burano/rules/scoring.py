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
from kade.kernel.counting import size
from kade.kernel.event import Event
from kade.kernel.result import Result

if TYPE_CHECKING:
    from kade.games.burano.rules.seat import Seat
    from kade.games.burano.rules.state import Burano

ISLAND_ROOF: Final = 0
WORKSHOP_ROOF: Final = 1
FOUNTAIN_ROOF: Final = 2


def winners_with(s: Burano, me: Seat, island: int) -> int:
    """How many have most workers on an island, at least one, if this seat is among them, else 0; card B13 wins its
    ties (BU-10.2, BU-12.7)."""
    workers = me.islands[island]
    if not workers:
        return 0
    tied = elders = 0
    for other in s.players:
        number = other.islands[island]
        if number > workers:
            return 0
        if number == workers:
            tied += 1
            if other.powers & ISLAND_TIES:
                elders += 1
    if tied == 1 or not elders:
        return tied
    return elders if me.powers & ISLAND_TIES else 0


def island_winners(s: Burano, island: int) -> list[int]:
    """The seats that have most workers on an island."""
    return [seat for seat in range(s.seats) if winners_with(s, s.players[seat], island)]


def islands_won(s: Burano, seat: int) -> int:
    """On how many islands the seat alone has most (BU-5.20, BU-5.24)."""
    me = s.players[seat]
    won = 0
    for island in range(6):
        if winners_with(s, me, island) == 1:
            won += 1
    return won


def workshops_won(s: Burano, seat: int) -> int:
    """On how many workshop tiles the seat alone has most (BU-5.21, BU-5.24)."""
    me = s.players[seat]
    won = 0
    if me.squares:
        for tile in s.layout.of_colour:
            if me.squares & tile and _most_on_tile(s, me, tile):
                won += 1
    return won


def _most_on_tile(s: Burano, me: Seat, tile: int) -> bool:
    mine = size(me.squares & tile)
    return not any(other is not me and size(other.squares & tile) >= mine for other in s.players)


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
    return table[number] if number < len(table) else table[-1]


def card_points(s: Burano, me: Seat, card: int) -> int:
    """What a building card brings at the end (BU-12.3, 12.4, 12.9 to 12.11)."""
    found = s.box.cards[card]
    if found.effect == FISH_STALL:
        sold = 0
        for kind, number in enumerate(me.sold):
            if number and found.kinds >> kind & 1:
                sold += number
        return found.points * sold
    if found.effect == LACE_SCHOOL:
        squares = 0
        for colour in range(6):
            if found.colours >> colour & 1:
                squares |= s.layout.of_colour[colour]
        return found.points * size(me.squares & squares)
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
