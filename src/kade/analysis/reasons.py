"""Why one action is better than another, in words of things that can be checked: points by source within the turns that
were looked ahead, what is left to come and the cards kept for it, and what the others get. Where nothing stands out,
nothing is said.

A worth is made of exactly these parts, so a reason is never a guess. The messages are in display/words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from kade.analysis.effort import FEWEST, Effort
from kade.analysis.measure import LEARNT, judging_tree
from kade.bots.observation import Observation
from kade.display.game import Game
from kade.display.prose import Phrase, Value
from kade.kernel import State

SAID: Final = 0.75
"""Points from which a part is worth a word; they are said as whole points."""
SHARE: Final = 0.25
"""The part of the whole difference from which it is."""
MOST: Final = 2
"""Reasons given at once, and sources named in one."""


@dataclass
class Parts:
    """What an action led to, in the mean: the seat's points by source as they stand where the search stops looking,
    what it may still expect, what the best other may, and the seat's cards then."""

    sources: dict[str, float] = field(default_factory=dict)
    later: float = 0.0
    others: float = 0.0
    cards: dict[str, float] = field(default_factory=dict)


def reasons(seen: Observation, better: int, other: int, effort: Effort, seed: int) -> list[dict[str, Any]]:
    """Why the first is better than the second: up to two phrases as plain data, the weightiest first."""
    parts = _parts(seen, better, other, max(FEWEST, round(2 * effort.quick * seen.game.search_factor)), seed)
    return [plain(phrase) for phrase in told(seen.game, parts[better], parts[other])]


def _parts(seen: Observation, better: int, other: int, each: int, seed: int) -> dict[int, Parts]:
    tree = judging_tree(seen.game, seed)
    found = {better: Parts(), other: Parts()}
    learnt = int(each * LEARNT)
    for number in range(each):
        deal = seen.sample(tree.rng.next())
        for action, parts in found.items():
            state = deal.copy()
            tree.simulate(state, seen.seat, action)
            if number >= learnt:
                add(parts, seen, state, 1.0 / (each - learnt))
    return found


def add(parts: Parts, seen: Observation, state: State, weight: float) -> None:
    """One simulation's end, as a part of the mean."""
    game, seat = seen.game, seen.seat
    standing = state.result()
    for source, points in standing.breakdown[seat].items():
        parts.sources[source] = parts.sources.get(source, 0.0) + points * weight
    parts.later += (game.estimate(state, seat) - standing.points[seat]) * weight
    others = [game.estimate(state, other) for other in range(state.seats) if other != seat]
    parts.others += max(others, default=0.0) * weight
    for card, number in game.in_hand(state, seat).items():
        parts.cards[card] = parts.cards.get(card, 0.0) + number * weight


def told(game: Game, better: Parts, other: Parts) -> list[Phrase]:
    """The phrases for the difference of two."""
    names = dict.fromkeys([*better.sources, *other.sources])
    by_source = {name: better.sources.get(name, 0.0) - other.sources.get(name, 0.0) for name in names}
    now = sum(by_source.values())
    later = better.later - other.later
    others = game.opponent_weight * (other.others - better.others)
    whole = max(SAID, now + later + others)
    when = "once" if game.horizon == 1 else "soon"
    found: list[tuple[float, Phrase]] = []
    if now >= max(SAID, SHARE * whole):
        named = _named(game, {name: points for name, points in by_source.items() if abs(points) >= SAID})
        if named:
            found.append((now, Phrase("reason-now", {"gains": named, "when": when})))
    if later >= max(SAID, SHARE * whole):
        if now <= -SAID:
            args: dict[str, Value] = {"fewer": round(-now), "more": round(later), "when": when}
            found.append((later, Phrase("reason-later-instead", args)))
        else:
            found.append((later, _later(game, round(later), better.cards, other.cards)))
    if others >= max(SAID, SHARE * whole):
        found.append((others, Phrase("reason-others", {"fewer": round(others / game.opponent_weight)})))
    found.sort(key=lambda one: -one[0])
    return [phrase for _, phrase in found[:MOST]]


def _later(game: Game, more: int, cards: Mapping[str, float], fewer: Mapping[str, float]) -> Phrase:
    """More to come, and the cards that are kept for it, if there are more of a kind."""
    kept = {card: number - fewer.get(card, 0.0) for card, number in cards.items()}
    named = game.cards({card: round(number) for card, number in kept.items() if number >= SAID})
    return Phrase("reason-kept", {"more": more, "cards": named}) if named else Phrase("reason-later", {"more": more})


def _named(game: Game, gains: Mapping[str, float]) -> list[Value]:
    """The sources that bring most more, each with its points, and the one that brings most less."""
    order = sorted(gains.items(), key=lambda one: -one[1])
    more = [one for one in order if one[1] > 0][:MOST]
    less = [one for one in order if one[1] < 0][-1:]
    return [
        Phrase(
            "reason-gain" if points > 0 else "reason-loss", {"source": game.source(name), "points": round(abs(points))}
        )
        for name, points in [*more, *less]
    ]


# ---------------------------------------------------------------------- phrases as plain data


def plain(value: Value) -> Any:
    """A phrase, or what one speaks of, as plain data."""
    if isinstance(value, Phrase):
        return {"message": value.message, "args": {name: plain(arg) for name, arg in value.args.items()}}
    return value if isinstance(value, (str, int)) else [plain(one) for one in value]


def phrase(kept: Any) -> Phrase:
    """The phrase that `plain` made this of."""
    found = _value(kept)
    assert isinstance(found, Phrase)
    return found


def _value(kept: Any) -> Value:
    if isinstance(kept, dict):
        return Phrase(kept["message"], {name: _value(arg) for name, arg in kept["args"].items()})
    return [_value(one) for one in kept] if isinstance(kept, list) else kept
