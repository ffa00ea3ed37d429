"""Who sits where: persons and bots by name, and the options of a game as they are typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kade import bots
from kade.cli.voice import Voice
from kade.display.game import Game
from kade.kernel.record import Record

ME = "me"


@dataclass(frozen=True)
class Seat:
    """One seat: the name that is shown, and the bot that plays it, or none for a person."""

    name: str
    bot: str = ""


def read_seats(text: str, voice: Voice) -> list[Seat]:
    """`me,greedy,random` or `me:Ala,me:Ola`: a person (with a name) or a bot a seat."""
    seats: list[Seat] = []
    for number, word in enumerate(text.split(","), 1):
        kind, _, name = word.strip().partition(":")
        if kind.lower() == ME:
            shown = name.strip() or voice.say("player-name", number=number)
            if _bot_of(shown):
                raise voice.misuse("error-name-of-bot", name=shown)
            seats.append(Seat(_unlike(shown, seats)))
        elif bots.is_bot(word.strip()):
            seats.append(Seat(_unlike(word.strip(), seats), word.strip()))
        else:
            raise voice.misuse("error-seat", seat=word.strip(), bots=", ".join(bots.bots()))
    return seats


def _unlike(name: str, others: Sequence[Seat]) -> str:
    """The name, numbered when somebody has it already."""
    taken = {seat.name for seat in others}
    number, tried = 1, name
    if tried in taken and bots.is_bot(name) and name not in bots.bots():
        return name  # a command is not numbered: it would be another command
    while tried in taken:
        number += 1
        tried = f"{name} {number}"
    return tried


def _bot_of(name: str) -> str:
    """The bot that bears this name ("greedy", "greedy 2"), if one does."""
    if bots.is_bot(name) and name not in bots.bots():
        return name  # a program of somebody's own, with whatever arguments it has
    first = name.split(" ")[0]
    return first if first in bots.bots() and name.removeprefix(first).strip().isdigit() | (name == first) else ""


def seats_of(record: Record, players: int, voice: Voice) -> list[Seat]:
    """Who sat at the table of a saved game; whoever does not bear a bot's name is a person."""
    names = record.names or [voice.say("player-name", number=number + 1) for number in range(players)]
    return [Seat(name, _bot_of(name)) for name in names]


def default_seats(game: Game, voice: Voice) -> list[Seat]:
    """A person against bots that try, as many as the game is usually for."""
    number = next((option.default for option in game.options if option.name == "players"), 1)
    return read_seats(",".join([ME, *["greedy"] * (number - 1)]), voice)


def read_game_options(game: Game, given: Sequence[str], seats: int, voice: Voice) -> dict[str, Any]:
    """`name=value` as typed, and the number of players, which the seats say already."""
    options: dict[str, Any] = {}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise voice.misuse("error-option", option=word, known=", ".join(option.name for option in game.options))
        options[name.strip()] = value.strip()
    known = {option.name: option for option in game.options}
    if "players" not in known:
        return options
    said = options.setdefault("players", str(seats))
    if said != str(seats):
        raise voice.misuse("error-players", players=said, seats=seats)
    if seats not in known["players"].choices:
        raise voice.misuse("error-number-of-seats", seats=seats, allowed=", ".join(map(str, known["players"].choices)))
    return options
