"""What players ask one another at the table, and when it is agreed: taking back, pausing, a seat for a bot. No I/O."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kade.display.prose import Phrase, Value
from kade.server.errors import Refused
from kade.server.journal import Answer, Ask, Entry, GoOn, Pause, SeatToBot, TakeBack
from kade.server.wire import Wish

if TYPE_CHECKING:
    from kade.server.live_game import LiveGame

STAND_IN = "greedy"
"""The bot that plays for a seat whose player did not choose one."""
ABSENCE = 300
"""Seconds that somebody must have been away before the only other player may give that seat to a bot."""
ONCE = ("take-back", "pause", "adjourn")
"""What is not asked again, once declined, before somebody has decided something."""


@dataclass(frozen=True)
class Question:
    """What somebody has asked the others, and what they have said so far."""

    wish: Wish
    by: int
    about: int | None = None
    agreed: frozenset[int] = frozenset()
    declined: frozenset[int] = frozenset()

    def answered(self, seat: int, yes: bool) -> Question:
        if yes:
            return replace(self, agreed=self.agreed | {seat})
        return replace(self, declined=self.declined | {seat})

    def voters(self, people: Iterable[int]) -> list[int]:
        """Whom it concerns: all people but the one who asks and the one it is about."""
        return [seat for seat in people if seat not in (self.by, self.about)]

    def waits_for(self, people: Iterable[int]) -> list[int]:
        return [seat for seat in self.voters(people) if seat not in self.agreed | self.declined]

    def _needed(self, people: Iterable[int]) -> int:
        """Everybody's consent; for a seat that goes to a bot, more than half of the others with the one who asks."""
        others = len(self.voters(people))
        return (others + 1) // 2 if self.wish == "bot" else others

    def is_agreed(self, people: Iterable[int]) -> bool:
        return len(self.agreed) >= self._needed(people)

    def is_refused(self, people: Iterable[int]) -> bool:
        return len(self.voters(people)) - len(self.declined) < self._needed(people)


# ---------------------------------------------------------------------- asking


def ask(
    live: LiveGame, seat: int, wish: Wish, about: int | None, own: frozenset[int], away: Callable[[int], float]
) -> list[Entry]:
    """The entries of a question; where nobody is left to be asked, also what was asked for. The asker speaks for all
    seats of their own; `away` says how many seconds a seat's player has been gone."""
    _check(live, seat, wish, about)
    if wish == "go-on" and live.paused == "pause":
        return [GoOn(seat)]
    asked = Question(wish, seat, about if wish == "bot" else None)
    if wish == "bot" and about is not None and not asked.voters(live.people):
        _check_absence(away(about))
    mine = [other for other in asked.voters(live.people) if other in own]
    for other in mine:
        asked = asked.answered(other, True)
    if asked.is_agreed(live.people):
        return _outcome(live, asked)
    return [Ask(seat, wish, asked.about), *(Answer(other, True) for other in mine)]


def answer(live: LiveGame, seat: int, yes: bool, own: frozenset[int]) -> list[Entry]:
    """The entries of an answer, for all seats of whoever gives it; with the last yes, what was asked for. Who asked may
    say no, too: that takes the question back."""
    asked = live.question
    if asked is None:
        raise Refused("no-question", "Nobody is asking anything any more.", status=409)
    if seat == asked.by and not yes:
        return [Answer(seat, False)]
    waiting = asked.waits_for(live.people)
    if seat not in waiting:
        raise Refused("not-asked", "This question is not for you, or you have answered it.", status=409)
    entries: list[Entry] = []
    for other in [seat, *(one for one in waiting if one in own and one != seat)]:
        entries.append(Answer(other, yes))
        asked = asked.answered(other, yes)
        if not yes and asked.is_refused(live.people):
            return entries
    return entries + (_outcome(live, asked) if asked.is_agreed(live.people) else [])


def _check(live: LiveGame, seat: int, wish: Wish, about: int | None) -> None:
    if live.over:
        raise Refused("over", "The game at this table is over.", status=409)
    if seat in live.bots:
        raise Refused("wrong-seat", "A bot plays for this seat; take it back first.", status=409)
    if live.question is not None:
        raise Refused("question-open", "Another question is open; it must be answered first.", status=409)
    if (seat, wish) in live.turned_down:
        raise Refused("declined", "That was declined. Ask again when the game has gone on.", status=409)
    if wish == "go-on" and live.paused is None:
        raise Refused("not-paused", "The game is not paused.", status=409)
    if wish in ONCE:
        live.check_not_paused()
    if wish == "take-back" and not live.can_take_back(seat):
        raise Refused("no-take-back", "You have not decided anything that needs the others to take back.", status=409)
    if wish == "bot" and (about is None or about == seat or about not in live.people):
        raise Refused("bad-seats", "Name the seat of another player, one that no bot plays for.")


def _check_absence(gone: float) -> None:
    if gone >= ABSENCE:
        return
    minutes = max(1, -(-round(ABSENCE - gone) // 60))
    raise Refused(
        "too-soon",
        f"Alone you can give a seat to a bot when its player has been away for {ABSENCE // 60} minutes; "
        f"wait {minutes} more.",
        Phrase("bot-too-soon", {"minutes": ABSENCE // 60, "left": minutes}),
        status=409,
    )


def _outcome(live: LiveGame, asked: Question) -> list[Entry]:
    """What has been agreed, as it is carried out. Where something was revealed since, chance gets a new seed."""
    if asked.wish == "take-back":
        fresh = live.match.reveals_since(live.match.last_decision(asked.by))
        return [TakeBack(asked.by, str(secrets.randbits(128)) if fresh else None)]
    if asked.wish == "go-on":
        return [GoOn(asked.by)]
    if asked.wish == "bot" and asked.about is not None:
        return [SeatToBot(asked.about, STAND_IN, "vote")]
    return [Pause(asked.by, "pause" if asked.wish == "pause" else "adjourn")]


# ---------------------------------------------------------------------- what the log says of it


def said(entry: Entry, before: Question | None, names: list[Value]) -> tuple[int, Phrase] | None:
    """Whose doing it was, and the line; nothing for a yes, whose outcome has a line of its own."""
    match entry:
        case Ask():
            line = {"player": names[entry.seat]} | ({} if entry.about is None else {"other": names[entry.about]})
            return entry.seat, Phrase(f"table-asks-{entry.wish}", line)
        case Answer(yes=False) if before is not None:
            id = "table-withdrew" if entry.seat == before.by else "table-declined"
        case TakeBack():
            id = "table-took-back" if entry.seed is None else "table-took-back-fresh"
        case Pause():
            id = "table-paused" if entry.wish == "pause" else "table-adjourned"
        case GoOn():
            id = "table-goes-on"
        case _:
            return None
    return entry.seat, Phrase(id, {"player": names[entry.seat]})
