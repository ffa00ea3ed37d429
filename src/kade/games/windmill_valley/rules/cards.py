"""Gaining a farm card as helper or contract (WV-4.8 to 4.12), peeking at the deck (WV-5.6), scoring a contract early
(WV-4.29). What helpers do beside an action is in effects.py, what contracts are worth in contracts.py."""
# mypyc: compile

from typing import Any, ClassVar, Final, final

from kade.games.windmill_valley.edition.printed import FROM_SCORED, FROM_SLOTS
from kade.games.windmill_valley.rules.actions import LEAVE, REFRESH, SKIP
from kade.games.windmill_valley.rules.chains import wait
from kade.games.windmill_valley.rules.contracts import contract_points
from kade.games.windmill_valley.rules.effects import DEEDS, Asking, Deed, say_passed_up
from kade.games.windmill_valley.rules.helpers import before_options, finish, purse, unused, use_before
from kade.games.windmill_valley.rules.rewards import CONTRACT, FARM, Part
from kade.games.windmill_valley.rules.seat import EMPTY
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.games.windmill_valley.rules.supply import FARM_CARDS, discard, peek, refill_cards, refresh_cards, unpeek
from kade.games.windmill_valley.rules.wheels import PutBack
from kade.kernel.event import Event
from kade.kernel.kinds import Flag, One
from kade.kernel.shared import changed
from kade.kernel.step import Carried


@final
class GainingCard(Deed):
    """Gaining a farm card (WV-4.8)."""

    def begin(self, s: WindmillValley, seat: int, part: Part, tile: int, optional: bool) -> None:
        s.stack.append(TakeCard(seat, False, optional))

    def able(self, s: WindmillValley, seat: int, part: Part, tile: int, more: int) -> bool:
        return any(card != EMPTY for card in s.cards)


def card_choices(s: WindmillValley, cards: list[int]) -> list[int]:
    """Each card as a helper or as a contract (WV-4.9, WV-4.10)."""
    found: list[int] = []
    for card in cards:
        if card != EMPTY:
            found.append(s.box.helper + card)
            found.append(s.box.contract + card)
    return found


@final
class TakeCard(Asking):
    """Up to one farm card, as helper or contract; before that, once, a new display for a guilder (WV-4.8)."""

    name: ClassVar[str] = "take-card"
    carries: ClassVar[Carried] = {"refreshed": Flag(), "optional": Flag()}

    def __init__(self, seat: int, refreshed: bool, optional: bool) -> None:
        super().__init__(seat)
        self.refreshed: Final = refreshed
        self.optional: Final = optional

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        found = card_choices(s, s.cards)
        if not self.refreshed and purse(s, seat) >= s.box.refresh_cost:
            found.append(REFRESH)
        peekers = unused(s, seat, FARM) & s.box.peeker
        if peekers and (s.piles[FARM_CARDS] or s.discards[FARM_CARDS]):
            found.append(s.box.use + peekers.bit_length() - 1)
        if not found:
            return found
        found += before_options(s, seat, FARM)
        found.append(SKIP if self.optional else LEAVE)
        return found

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == SKIP:
            say_passed_up(s, seat, "farm")
        elif action == LEAVE:
            left_lying(s, seat)
        elif action == REFRESH:
            s.stack.append(TakeCard(seat, True, False))
            refresh_cards(s, seat)
        elif action < s.box.helper:
            card = action - s.box.use
            if s.box.peeker >> card & 1:
                s.use_card(seat, card)
                s.stack.append(TakePeekedCard(seat))
                peek(s, seat, FARM_CARDS, s.box.rewards[s.box.cards[card].gives].parts[0].number)
            else:
                use_before(s, seat, TakeCard(seat, self.refreshed, False), card)
        else:
            choose(s, seat, action)


@final
class TakePeekedCard(Asking):
    """Up to one card of the display or of those peeked at (WV-5.6)."""

    name: ClassVar[str] = "take-peeked-card"
    allows_asides: ClassVar[bool] = False

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        return [*card_choices(s, s.cards + s.peeked), LEAVE]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        if action == LEAVE:
            left_lying(s, seat)
            s.stack.append(PutBack(seat, FARM_CARDS, 0))
        else:
            choose(s, seat, action)


def left_lying(s: WindmillValley, seat: int) -> None:
    """No card is taken; the action is performed all the same (WV-4.8, WV-3.20)."""
    if s.listener is not None:
        s.tell(Event("left-lying", {"seat": seat}))
    finish(s, seat, FARM)


def choose(s: WindmillValley, seat: int, action: int) -> None:
    """A card was chosen: it goes to the next free slot, or replaces one of its kind (WV-4.9 to 4.11)."""
    me = s.players[seat]
    as_helper = action < s.box.contract
    card = action - (s.box.helper if as_helper else s.box.contract)
    held = len(me.helpers) if as_helper else len(me.contracts)
    if held < (s.box.helper_slots if as_helper else s.box.contract_slots):
        gain_card(s, seat, card, as_helper, -1)
    else:
        s.stack.append(Replace(seat, card, as_helper))


@final
class Replace(Asking):
    """All slots of that kind are full: which card the new one replaces (WV-4.11)."""

    name: ClassVar[str] = "replace"
    carries: ClassVar[Carried] = {"card": One("farm card"), "as_helper": Flag()}
    allows_asides: ClassVar[bool] = False

    def __init__(self, seat: int, card: int, as_helper: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.as_helper: Final = as_helper

    def about(self, s: WindmillValley) -> dict[str, Any]:
        return {"card": s.box.farm_names[self.card], "as": "helper" if self.as_helper else "contract"}

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        me = s.players[seat]
        return [s.box.replace + card for card in (me.helpers if self.as_helper else me.contracts)]

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        gain_card(s, seat, self.card, self.as_helper, action - s.box.replace)


def gain_card(s: WindmillValley, seat: int, card: int, as_helper: bool, old: int) -> None:
    """The card to its slot, the slot's points, the display filled up, the rest of a peek put back (WV-4.9 to 4.12)."""
    me = s.players[seat]
    if card in s.peeked:
        unpeek(s, card)
    else:
        s.cards = changed(s.cards, s.cards.index(card), EMPTY)
    if s.listener is not None:
        told: dict[str, object] = {
            "seat": seat,
            "card": s.box.farm_names[card],
            "as": "helper" if as_helper else "contract",
        }
        if old >= 0:
            told["old"] = s.box.farm_names[old]
        s.tell(Event("gained-card", told))
    if old >= 0:
        discard(s, FARM_CARDS, old)
    if as_helper:
        if old < 0:
            s.gain_points(seat, s.box.slot_points[len(me.helpers)], FROM_SLOTS)
        me.helpers = _with(me.helpers, old, card)
        me.owned |= 1 << card
        if old >= 0:
            me.owned &= ~(1 << old)
    else:
        me.contracts = _with(me.contracts, old, card)
    refill_cards(s)
    finish(s, seat, FARM)
    if s.peeked:
        s.stack.append(PutBack(seat, FARM_CARDS, 0))


def _with(cards: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    """The slots with a new card, at the end or instead of another."""
    if old < 0:
        return (*cards, new)
    return tuple([new if card == old else card for card in cards])


# ---------------------------------------------------------------------- scoring a contract early


@final
class ScoringContract(Deed):
    """Scoring a contract early (WV-4.29)."""

    def begin(self, s: WindmillValley, seat: int, part: Part, tile: int, optional: bool) -> None:
        s.stack.append(ScoreContract(seat))


@final
class ScoreContract(Asking):
    """One of the own contracts is scored now; it scores again at the end (WV-4.29)."""

    name: ClassVar[str] = "score-contract"

    def choices(self, s: WindmillValley, seat: int) -> list[int]:
        found: list[int] = []
        seen: list[int] = []  # contracts of the same worth are one option
        for card in s.players[seat].contracts:
            points = contract_points(s, seat, card)
            if points not in seen:
                seen.append(points)
                found.append(s.box.score + card)
        return found

    def possible(self, s: WindmillValley, seat: int) -> bool:
        return bool(s.players[seat].contracts)

    def run(self, s: WindmillValley) -> None:
        wait(s, self, SKIP)

    def take(self, s: WindmillValley, seat: int, action: int) -> None:
        card = action - s.box.score
        points = contract_points(s, seat, card)
        if s.listener is not None:
            s.tell(Event("scored-contract", {"seat": seat, "card": s.box.farm_names[card], "points": points}))
        s.gain_points(seat, points, FROM_SCORED)


DEEDS[FARM] = GainingCard()
DEEDS[CONTRACT] = ScoringContract()
