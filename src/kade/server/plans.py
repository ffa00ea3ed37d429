"""What a decision and its like would write into the journal, or why it is refused. No I/O."""

from __future__ import annotations

from kade.bots import bots
from kade.display.game import Game
from kade.kernel.errors import KadeError
from kade.server.errors import Refused
from kade.server.journal import Do, End, Entry, Resign, SeatToBot, TakeSeat, Undo
from kade.server.live_game import LiveGame
from kade.server.phrases import players


def decide(game: Game, live: LiveGame, seat: int, ticket: str | None, choice: str) -> list[Entry]:
    live.check_not_paused()
    if ticket is None or ticket != live.ticket(seat):
        raise Refused("stale", "The table has changed since; look again and choose again.", status=409)
    try:
        action = game.action(choice)
    except KadeError:
        raise Refused("illegal", "There is no such choice in this game.") from None
    if action not in live.choices[seat]:
        refusal = live.match.state.refusal(action, seat)
        raise Refused("illegal", str(refusal), game.reason(refusal, players(live.match.state.seats)))
    return [Do(seat, choice)]


def undo(live: LiveGame, seat: int) -> list[Entry]:
    live.check_not_paused()
    if not live.can_undo(seat):
        raise Refused(
            "no-undo",
            "There is nothing to take back: since your last decision something was revealed, "
            "drawn by chance, or decided by another.",
            status=409,
        )
    return [Undo(seat)]


def resign(live: LiveGame, seat: int) -> list[Entry]:
    """Where people play on without the one who resigns, a bot takes the seat; otherwise that is the end."""
    check_going_on(live, seat)
    if any(other != seat for other in live.people) and live.match.state.seats > 2:
        return [Resign(seat)]
    return [Resign(seat), End("resigned", list(live.match.state.result().points))]


def hand_over(live: LiveGame, seat: int, bot: str) -> list[Entry]:
    if bot not in bots():
        raise Refused("unknown-bot", f"This is not a bot; choose one of {', '.join(bots())}.")
    check_going_on(live, seat)
    return [SeatToBot(seat, bot)]


def come_back(live: LiveGame, seat: int) -> list[Entry]:
    if not live.can_return(seat):
        raise Refused("wrong-seat", "No bot plays for you here; there is no seat to take back.", status=409)
    return [TakeSeat(seat)]


def end(live: LiveGame) -> list[Entry]:
    """By the host: the game is over, with the points that everybody has."""
    return [End("ended", list(live.match.state.result().points))]


def check_going_on(live: LiveGame, seat: int) -> None:
    """That the game goes on, and a person plays for this seat."""
    if live.over:
        raise Refused("over", "The game at this table is over.", status=409)
    if seat in live.bots:
        raise Refused("wrong-seat", "A bot plays for this seat already.", status=409)
