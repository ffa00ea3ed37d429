"""Earning: coins visible on the ring, then workers called back for a coin each (BU-9)."""
# mypyc: compile

from __future__ import annotations

from typing import ClassVar, final

from kade.games.burano.rules.actions import DONE, ISLANDS, RECALL, SQUARES
from kade.games.burano.rules.state import Burano
from kade.kernel.event import Event
from kade.kernel.shared import added, changed
from kade.kernel.step import Step

Reason = tuple[str, dict[str, object]]


def earn(s: Burano, seat: int) -> None:
    """A coin for every one visible, before workers come back and cover them (BU-9.1, BU-9.3)."""
    me = s.players[seat]
    coins = me.coins_shown() * s.box.coin_value
    me.coins += coins
    if s.listener is not None:
        s.tell(Event("earned", {"seat": seat, "coins": coins}))
    s.stack.append(Recall(seat))


@final
class Recall(Step[Burano]):
    """Take back any number of workers, for a coin each (BU-9.2)."""

    name: ClassVar[str] = "recall"
    allows_asides: ClassVar[bool] = False

    def legal(self, s: Burano, seat: int) -> list[int]:
        me = s.players[seat]
        found = [RECALL + island for island in range(6) if me.islands[island]]
        if me.squares:
            found += [RECALL + 6 + square for square in range(SQUARES) if me.squares >> square & 1]
        found.append(DONE)
        return found

    def take(self, s: Burano, seat: int, action: int) -> None:
        if action == DONE:
            return
        me = s.players[seat]
        place = action - RECALL
        if place < 6:
            me.islands = added(me.islands, place, -1)
            name = ISLANDS[place]
        else:
            me.squares &= ~s.box.bit[place - 6]
            s.held = changed(s.held, place - 6, -1)
            name = s.box.squares[place - 6]
        me.worker_back()
        me.coins += s.box.recall_coins
        if s.listener is not None:
            s.tell(Event("recalled", {"seat": seat, "place": name, "coins": s.box.recall_coins}))
        s.stack.append(Recall(seat))

    def why_not(self, s: Burano, seat: int, action: int) -> Reason:
        if RECALL <= action < DONE:
            places = ISLANDS + s.box.squares
            return "nobody-there", {"place": places[action - RECALL]}
        return "recall-first", {}
