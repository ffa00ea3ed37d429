"""All tables of this server: made, found, kept in memory while somebody needs them. Play itself is in table.py."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import kade
from kade.bots import bots
from kade.display.game import Game
from kade.kernel.errors import KadeError
from kade.kernel.options import read_options
from kade.server import clocks
from kade.server.bodies import FreeSeat, Join, NewSeat, NewTable, PlayOn
from kade.server.bot_pool import BotPool
from kade.server.chat import one_line
from kade.server.doors import Doors
from kade.server.errors import Refused
from kade.server.figures import table_made
from kade.server.live_game import LiveGame, Seat
from kade.server.news import Changed, WhoIsHere
from kade.server.other_workers import OtherWorkers
from kade.server.owed import BOTS, CLOCK, NOTICE, READ_AGAIN, Chore, See
from kade.server.position import statics
from kade.server.records import Records
from kade.server.reel import Reel
from kade.server.saved import read_position, write_position
from kade.server.settings import Settings
from kade.server.stored import StoredTable, TableStorage
from kade.server.table import Table
from kade.server.turns import Turns
from kade.server.wire import Player

if TYPE_CHECKING:
    from kade.server.notices import Notices

log = logging.getLogger("kade.server")

LONGEST_NAME = 24
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for others when read aloud


def hashed(token: str) -> str:
    """All that is kept of a token: 128 random bits need no salt."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=16).hexdigest()


class Tables:
    """The live ones, by use; the longest unused leave memory first."""

    def __init__(
        self,
        storage: TableStorage,
        settings: Settings,
        others: OtherWorkers,
        bot_pool: BotPool,
        hint_pool: BotPool,
        notices: Notices | None = None,
    ) -> None:
        self.storage = storage
        self.settings = settings
        self.records = Records(storage)
        self.bot_pool = bot_pool
        self.hint_pool = hint_pool
        self.doors = Doors(settings)
        self.turns = Turns()  # for drawing what people see
        self.others = others
        self.notices = notices
        self._beside: Mapping[str, See] = {}
        self._live: OrderedDict[str, Table] = OrderedDict()

    @property
    def in_memory(self) -> int:
        return len(self._live)

    def start(self, beside: Mapping[str, See]) -> None:
        """From now on, what is owed is done also where nobody is connected; `beside` is what else there is to do."""
        self._beside = beside
        self.others.start(self._live, self._see_to)

    async def _see_to(self, chore: Chore) -> None:
        """Something is due that no other worker does. To find the table is enough: its bots are asked then."""
        if chore.kind in self._beside:
            await self._beside[chore.kind](chore)
            return
        if chore.kind == READ_AGAIN:
            self._read_again(chore.id)
            await self.others.chores.drop(chore)
            return
        table = await self.find(chore.id)
        if chore.kind == BOTS and not table.bots.busy:
            await self.others.chores.drop(chore)
        elif chore.kind == CLOCK:
            await table.time_out()
            await self.others.chores.release(chore.id, CLOCK)
        elif chore.kind == NOTICE and self.notices is not None:
            self.notices.begin(self._send_notices(table, chore, self.notices))

    def _read_again(self, id: str) -> None:
        """The host has changed this table from outside: those who are at it, here or elsewhere, see it now."""
        if id in self._live:
            self._live[id].hear(lines=False)
        self.others.tell(Changed(id))

    async def _send_notices(self, table: Table, chore: Chore, notices: Notices) -> None:
        """Beside everything else: nobody knows how long an address takes to answer."""
        try:
            again = await notices.see_to(table)
            await self.others.chores.put_off(chore, again)
        except self.storage.failures as problem:
            log.warning("Notices of table %s could not be seen to: %s", chore.id, type(problem).__name__)
            await self.others.chores.release(chore.id, NOTICE)

    async def close(self) -> None:
        await self.others.close()
        if self.notices is not None:
            await self.notices.close()
        await asyncio.gather(*(table.close() for table in self._live.values()))
        await self.bot_pool.close()
        await self.hint_pool.close()
        await self.storage.close()

    async def find(self, id: str) -> Table:
        """The table, from memory or from disk."""
        table = self._live.get(id) or await self.fetched(id)
        if id not in self._live:
            self.others.tell(WhoIsHere(id))
        while True:
            table = self._live.setdefault(id, table)
            self._live.move_to_end(id)
            self._let_go()
            table.doubt()
            async with table.lock:
                await table.load()
            if self._live.get(id) is table:  # it may have left memory while we waited
                table.bots.wake()
                return table

    async def fetched(self, id: str) -> Table:
        """The table from disk, kept nowhere."""
        stored = await self.storage.find(id) if id.isascii() and id.isprintable() and len(id) <= 32 else None
        if stored is None:
            raise Refused("no-table", "This table does not exist; perhaps the link was cut short.", status=404)
        try:
            return Table(stored, self.storage, self.settings, self.bot_pool, self.hint_pool, self.others)
        except KadeError:
            raise Refused(
                "unreadable", "The game of this table, or its edition, is not here any more.", status=410
            ) from None

    async def share_pictures(self) -> None:
        """A browser may ask another worker for a part of a picture than the one that drew it."""
        fresh, statics.fresh = statics.fresh, {}
        try:
            await self.others.keep_pictures(fresh)
        except BaseException:
            statics.fresh |= fresh
            raise

    async def picture(self, key: str) -> str | None:
        return statics.find(key) or await self.others.picture(key)

    def _let_go(self) -> None:
        for id in list(self._live)[:-1]:
            if len(self._live) <= self.settings.live_tables:
                return
            table = self._live[id]
            if not table.watchers and not table.bots.busy and not table.lock.locked():
                del self._live[id]

    # ------------------------------------------------------------------ making and joining

    async def create(self, wanted: NewTable) -> tuple[StoredTable, dict[int, str]]:
        """A new table, and the tokens of the seats that are the maker's own."""
        game = _game(wanted)
        tokens = {seat: secrets.token_urlsafe(16) for seat, one in enumerate(wanted.seats) if one.kind == "me"}
        seats = _named(
            [_seat(number, one, tokens.get(number)) for number, one in enumerate(wanted.seats)], game.bot_names
        )
        options = options_for(game, wanted.options, len(seats))
        control = None if wanted.clock is None else clocks.check(wanted.clock)
        stored = StoredTable(
            game=game.id,
            edition=game.edition,
            options=options,
            seats=seats,
            hints=wanted.hints,
            clock=control,
            **fresh(),
        )
        LiveGame(game, options, stored.seed, stored.key, seats)  # refuses in words what cannot be begun
        await self.storage.create(stored)
        table_made(game.id)
        if all(seat.taken for seat in seats):
            await self.find(stored.id)  # a bot may have the first word
        return stored, tokens

    async def play_on(self, reel: Reel, wanted: PlayOn) -> tuple[StoredTable, dict[int, str]]:
        """A new table from a moment of a game that is over, with one person; what they cannot know is dealt anew."""
        frame = reel.frame(wanted.at)
        if not reel.open:
            raise Refused("not-over", "One can play on from a moment of a game when the game is over.", status=409)
        if frame.state.over:
            raise Refused("over", "Here the game is over; go back to an earlier moment.", status=409)
        if wanted.seat not in reel.seats(frozenset()):
            raise Refused("bad-seats", f"The seats of this game are 0 to {len(reel.people) - 1}.")
        token = secrets.token_urlsafe(16)
        seats = [_seat_again(person, wanted, token) for person in reel.people]
        stored = StoredTable(
            game=reel.game.id,
            edition=reel.game.edition,
            options=reel.options,
            seats=_named(seats, reel.game.bot_names),
            start=write_position(frame.state.resample(wanted.seat, secrets.randbits(62))),
            **fresh(),
        )
        await self.storage.create(stored)
        await self.find(stored.id)  # a bot may have the first word
        return stored, {wanted.seat: token}

    async def join(self, id: str, wanted: Join) -> tuple[int, str]:
        """The seat taken, and its token."""
        table = await self.find(id)
        open_seats = [seat.seat for seat in table.stored.seats if not seat.taken and seat.kept_for is None]
        if not open_seats:
            raise Refused("full", "All seats at this table are taken. You can watch.", status=409)
        seat = open_seats[0] if wanted.seat is None else wanted.seat
        if seat not in open_seats:
            free = ", ".join(str(number + 1) for number in open_seats)
            raise Refused("seat-taken", f"This seat is not open; open seats: {free}.", status=409)
        token = secrets.token_urlsafe(16)
        await table.sit_down(Seat(seat, clean_name(wanted.name, f"{seat + 1}"), None, hashed(token)))
        return seat, token

    async def rematch(self, id: str, tokens: list[str]) -> tuple[StoredTable, dict[int, str]]:
        """The table of the rematch, made if nobody has asked for it yet, and new tokens for the seats of who asks."""
        old = await self.find(id)
        seats, _ = seats_of(old, tokens)
        if not seats:
            raise Refused("wrong-seat", "Only those who played here can ask for a rematch.", status=403)
        async with old.lock:
            await old.load()
            if old.live is None or not old.live.over:
                raise Refused("not-over", "A rematch can be asked for when the game is over.", status=409)
            if old.stored.rematch is None:
                stored = _once_more(old.stored)
                await self.storage.create(stored)
                if await self.storage.set_rematch(id, stored.id, min(seats)):
                    old.asked_for_rematch(stored.id, min(seats))
            old.stored = await self.storage.find(id) or old.stored  # another server may have been faster
        new = await self.find(old.stored.rematch or "")
        return new.stored, await self._sit_again(old, new, seats)

    @staticmethod
    async def _sit_again(old: Table, new: Table, seats: frozenset[int]) -> dict[int, str]:
        tokens = {}
        for seat in sorted(seats):
            before, kept = old.stored.seats[seat], new.stored.seats[seat].kept_for
            if kept is not None and kept == before.token_hash:
                tokens[seat] = secrets.token_urlsafe(16)
                await new.sit_down(Seat(seat, before.name, None, hashed(tokens[seat]), kept))
        if not tokens:
            raise Refused("seat-taken", "Your seat at the new table is no longer kept for you.", status=409)
        return tokens

    async def free(self, id: str, wanted: FreeSeat) -> None:
        """Give up a seat that is kept for somebody: whoever it is for may, and those who sit at the table."""
        table = await self.find(id)
        seats = table.stored.seats
        if not 0 <= wanted.seat < len(seats) or seats[wanted.seat].kept_for is None:
            raise Refused("not-kept", "This seat is not kept for anybody.", status=409)
        if hashed(wanted.token) not in {seats[wanted.seat].kept_for, *(seat.token_hash for seat in seats)}:
            raise Refused("wrong-seat", "This seat is kept for somebody else.", status=403)
        await table.free(wanted.seat)


def _seat_again(person: Player, wanted: PlayOn, token: str) -> Seat:
    """Everybody where they sat: one person, the others bots."""
    if person.seat != wanted.seat:
        return _seat(person.seat, NewSeat("bot", person.name or "", wanted.bot), None)
    return Seat(person.seat, clean_name(wanted.name, person.name or f"{person.seat + 1}"), None, hashed(token))


def _once_more(old: StoredTable) -> StoredTable:
    """The same table anew: bots again as bots, the seats of people kept for them."""
    seats = tuple(
        Seat(seat.seat, seat.name, seat.bot, kept_for=None if seat.bot else seat.token_hash) for seat in old.seats
    )
    return replace(old, **fresh(), seats=seats, rematch=None, rematch_by=None, start=_dealt_anew(old))


def _dealt_anew(old: StoredTable) -> str | None:
    """Where a game began in the middle of another, it begins there again, with other hidden things."""
    if old.start is None:
        return None
    me = next((seat.seat for seat in old.seats if seat.bot is None), None)
    state = read_position(kade.load(old.game, old.edition or None), old.start)
    return write_position(state.resample(me, secrets.randbits(62)))


def fresh() -> dict[str, Any]:
    """What is new about every table."""
    return {
        "id": "".join(secrets.choice(_LETTERS) for _ in range(14)),
        "seed": secrets.randbits(128),
        "key": secrets.token_bytes(16),
    }


def seats_of(table: Table, tokens: list[str]) -> tuple[frozenset[int], bool]:
    """The seats that tokens open at a table, and whether every token opened one."""
    known = {seat.token_hash: seat.seat for seat in table.stored.seats if seat.token_hash is not None}
    found = [known.get(hashed(token)) for token in tokens]
    return frozenset(seat for seat in found if seat is not None), None not in found


def _game(wanted: NewTable) -> Game:
    try:
        return kade.load(wanted.game, wanted.edition or None)
    except KadeError as problem:
        raise Refused("bad-game", str(problem)) from None


def options_for(game: Game, given: dict[str, Any], seats: int) -> dict[str, Any]:
    """The game's options; the number of players is the number of seats."""
    if given.get("players", seats) != seats:
        raise Refused("bad-options", f"The options say {given['players']!r} players, but there are {seats} seats.")
    try:
        return read_options(game.options, {**given, "players": seats})
    except KadeError as problem:
        raise Refused("bad-options", str(problem)) from None


def _seat(number: int, wanted: NewSeat, token: str | None) -> Seat:
    if wanted.kind == "bot":
        return Seat(number, clean_name(wanted.name), check_bot(wanted.bot or "greedy"))
    if wanted.kind == "me":
        return Seat(number, clean_name(wanted.name, f"{number + 1}"), None, hashed(token or ""))
    if wanted.kind == "open":
        return Seat(number, "")
    raise Refused("bad-seats", f"A seat is 'me', 'open' or 'bot', not {wanted.kind[:40]!r}.")


def check_bot(bot: str) -> str:
    if bot not in bots():
        raise Refused("unknown-bot", f"{bot[:40]!r} is not a bot; choose one of {', '.join(bots())}.")
    return bot


def _named(seats: list[Seat], names: tuple[str, ...]) -> tuple[Seat, ...]:
    """Bots without a name get one that nobody else at the table has."""
    taken = {seat.name.casefold() for seat in seats}
    free = [name for name in names if name.casefold() not in taken]
    random.SystemRandom().shuffle(free)
    free += [f"Bot {seat.seat + 1}" for seat in seats]  # more bots than names
    return tuple(replace(seat, name=free.pop(0)) if seat.bot and not seat.name else seat for seat in seats)


def clean_name(name: str, instead: str = "") -> str:
    """A name as it is shown: no control characters, single spaces, not too long."""
    return one_line(name[:200])[:LONGEST_NAME].strip() or instead
