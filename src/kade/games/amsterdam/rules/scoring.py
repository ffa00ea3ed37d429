"""Amsterdam's final scoring: contracts, merchandise, winners (AM-6.5, AM-7.2 to 7.9)."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

from kade.kernel.event import Event
from kade.kernel.result import Result

if TYPE_CHECKING:
    from kade.games.amsterdam.edition.printed import AmsterdamPrinted
    from kade.games.amsterdam.rules.state import Amsterdam


def networks(box: AmsterdamPrinted, tracks: int) -> list[int]:
    """The sets of places that a set of tracks joins, as bit masks."""
    joined: list[int] = []
    for track, ends in enumerate(box.ends):
        if tracks >> track & 1:
            group = ends
            apart: list[int] = []
            for other in joined:
                if other & group:
                    group |= other
                else:
                    apart.append(other)
            apart.append(group)
            joined = apart
    return joined


def completed(box: AmsterdamPrinted, tracks: int, contract: int) -> bool:
    """Whether an unbroken chain of these tracks joins the contract's two places (AM-6.5)."""
    ends = box.contract_ends[contract]
    return any(group & ends == ends for group in networks(box, tracks))


def merchandise_points(table: list[int], cards: list[int]) -> list[int]:
    """Points by place; ties share the place and leave the next ones empty; no card, no place (AM-7.4 to 7.6)."""
    points: list[int] = []
    for mine in cards:
        better = sum([1 for other in cards if other > mine])
        points.append(table[better] if mine else 0)
    return points


def contract_points(s: Amsterdam, seat: int) -> tuple[int, int, int]:
    """Points of the completed contracts, points lost by the others, and how many are complete (AM-7.3)."""
    me = s.players[seat]
    groups = networks(s.box, me.tracks) if me.contracts else []
    won = 0
    lost = 0
    done = 0
    for contract in me.contracts:
        ends = s.box.contract_ends[contract]
        worth = s.box.contracts[contract].points
        if any(group & ends == ends for group in groups):
            won += worth
            done += 1
        else:
            lost += worth
    return won, lost, done


def result(s: Amsterdam) -> Result:
    """The scores as they would be if the game ended now; final when it is over."""
    merchandise = merchandise_points(s.box.merchandise_points[s.seats], [seat.merchandise for seat in s.players])
    breakdown: list[dict[str, int]] = []
    ranks: list[tuple[int, int]] = []
    for seat, me in enumerate(s.players):
        won, lost, done = contract_points(s, seat)
        parts = {"tracks": me.points, "contracts": won, "unfinished": -lost, "merchandise": merchandise[seat]}
        breakdown.append(parts)
        ranks.append((sum(parts.values()), done))  # AM-7.9: then the most completed contracts
    best = max(ranks)
    winners = [seat for seat in range(s.seats) if ranks[seat] == best]
    return Result(tuple([rank[0] for rank in ranks]), tuple(breakdown), tuple(winners))


def tell_scores(s: Amsterdam) -> None:
    """The events of the final scoring, for a listener (AM-7.2 to 7.9)."""
    if s.listener is None:
        return
    final = result(s)
    for seat, me in enumerate(s.players):
        for contract in me.contracts:
            deal = s.box.contracts[contract]
            done = completed(s.box, me.tracks, contract)
            points = deal.points if done else -deal.points
            s.tell(Event("contract-scored", {"seat": seat, "contract": deal.name, "points": points, "done": done}))
    for seat, me in enumerate(s.players):
        points = final.breakdown[seat]["merchandise"]
        s.tell(Event("merchandise-scored", {"seat": seat, "number": me.merchandise, "points": points}))
    s.tell(Event("ended", {"winners": list(final.winners), "points": list(final.points)}))
