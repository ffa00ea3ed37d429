"""A table as a file: written where it is, and gone on with elsewhere, after the rules have looked at all of it."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

import kade
from kade.display.game import Game
from kade.kernel.errors import KadeError
from kade.server import clocks
from kade.server.aside import aside
from kade.server.errors import Refused
from kade.server.journal import Entry, SeatToBot
from kade.server.live_game import LiveGame, Seat
from kade.server.records import check_rules
from kade.server.stored import StoredTable
from kade.server.tables import Tables, check_bot, clean_name, fresh, hashed, options_for, seats_of
from kade.server.wire import OptionValue, TimeControl

FORMAT = 1
MOST_ENTRIES = 5000


class MovedSeat(msgspec.Struct):
    """Who sat there: a person, or a bot by its kind."""

    name: str
    bot: str | None = None


class MovedTable(msgspec.Struct):
    """All that a game needs to go on. `kade` is the format of the file; the seed (as a text) tells everything that is
    hidden."""

    kade: int
    game: str
    rules: int
    options: dict[str, OptionValue]
    seed: str
    seats: list[MovedSeat]
    journal: list[Entry]
    edition: dict[str, Any] = {}
    start: str | None = None
    hints: bool | None = None
    clock: TimeControl | None = None


async def written(tables: Tables, id: str, tokens: list[str]) -> str:
    """For whoever has all seats at which people sit, and for everybody when the game is over."""
    table = await tables.find(id)
    async with table.lock:
        await table.load()
        live, stored = table.playing(), table.stored
        people = {seat.seat for seat in stored.seats if seat.bot is None}
        if not live.over and not people <= seats_of(table, tokens)[0]:
            raise Refused("not-yours", "While others play at this table, it cannot be taken elsewhere.", status=403)
        if live.resumed:
            raise Refused(
                "no-record", "This game went on from a saved position; its beginning cannot be taken along.", status=410
            )
        found = MovedTable(
            FORMAT,
            stored.game,
            table.game.rules,
            stored.options,
            str(stored.seed),
            [MovedSeat(seat.name, seat.bot) for seat in stored.seats],
            [entry for _, entry in await tables.storage.entries(id)],
            stored.edition,
            stored.start,
            stored.hints,
            stored.clock,
        )
    return msgspec.json.encode(found).decode()


async def brought(tables: Tables, text: str) -> tuple[StoredTable, dict[int, str]]:
    """The new table, and tokens for the seats of people. A Refused says what is wrong with the file."""
    found = _read(text)
    tokens = {number: secrets.token_urlsafe(16) for number, seat in enumerate(found.seats) if seat.bot is None}
    stored, live = await aside(_checked, found, tokens)
    await tables.storage.create(stored, found.journal, live.snapshot(), live.final_record())
    return stored, tokens


def _read(text: str) -> MovedTable:
    try:
        found = msgspec.json.decode(text.removeprefix("\ufeff"), type=MovedTable)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
        raise Refused("bad-table", f"This is not a table of Kade: {str(problem)[:200]}.") from None
    if found.kade != FORMAT:
        raise Refused("other-version", f"This table is a file of format {found.kade}; this version reads {FORMAT}.")
    if not found.seed.isdecimal() or len(found.seed) > 39:
        raise Refused("bad-table", "The seed of this table is not a number of 128 bits.")
    if len(found.journal) > MOST_ENTRIES:
        raise Refused("too-long", f"A table may have {MOST_ENTRIES} entries; this one has {len(found.journal)}.")
    return found


def _checked(found: MovedTable, tokens: dict[int, str]) -> tuple[StoredTable, LiveGame]:
    """Everything played again by the rules."""
    game = _game(found)
    seats = tuple(_seat(number, one, tokens.get(number)) for number, one in enumerate(found.seats))
    options = options_for(game, found.options, len(seats))
    stored = StoredTable(
        game=game.id,
        edition=game.edition,
        options=options,
        seats=seats,
        hints=found.hints,
        start=found.start,
        clock=None if found.clock is None else clocks.check(found.clock),
        **{**fresh(), "seed": int(found.seed)},
    )
    try:
        live = LiveGame(game, options, stored.seed, stored.key, seats, stored.start)
    except KadeError as problem:
        raise Refused("bad-table", f"The game of this table cannot begin: {problem}") from None
    for number, entry in enumerate(found.journal, 1):
        _check_seats(number, entry, len(seats))
        try:
            live.take(number, entry)
        except Exception as problem:  # what is no entry of ours may fail in any way
            why = str(problem) if isinstance(problem, KadeError) else "it makes no sense."
            raise Refused("bad-table", f"Entry {number} of this table does not fit: {why}") from None
    return stored, live


def _check_seats(number: int, entry: Entry, seats: int) -> None:
    """The rules look at decisions; what happened at the table and not in the game is looked at here."""
    named = [getattr(entry, "seat", 0), getattr(entry, "about", None) or 0]
    if not all(0 <= seat < seats for seat in named):
        raise Refused("bad-table", f"Entry {number} of this table names a seat that it does not have.")
    if isinstance(entry, SeatToBot):
        check_bot(entry.bot)


def _game(found: MovedTable) -> Game:
    try:
        game = kade.load(found.game, found.edition or None)
    except KadeError as problem:
        raise Refused("bad-game", str(problem)) from None
    check_rules("table", found.rules, game)
    return game


def _seat(number: int, one: MovedSeat, token: str | None) -> Seat:
    if one.bot is not None:
        check_bot(one.bot)
    return Seat(number, clean_name(one.name, f"{number + 1}"), one.bot, None if token is None else hashed(token))
