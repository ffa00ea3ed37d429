"""News between workers by Redis or Valkey. It only says where there is something new: what it is, is in the database.

News may get lost. Each is numbered by its sender, so that whoever misses one knows it, and reads everything again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeAlias
from urllib.parse import urlsplit

import msgspec

from kade.server.settings import BadSetting

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger("kade.server")

CHANNEL = "kade:news"
SCHEMES = {"redis": "redis", "rediss": "rediss", "valkey": "redis", "valkeys": "rediss", "unix": "unix"}
HEARTBEAT = 2.0
"""Seconds between signs of life."""
SILENCE = 4 * HEARTBEAT
"""Seconds after which a worker of which nothing is heard is taken for gone, and our own line for broken."""
AGAIN = 1.0
"""Seconds between attempts to connect."""
GATHERED = 0.005
"""Seconds after a message in which news gather for the next one: what comes after a silence goes out at once."""
MOST_WAITING = 10_000


class Alive(msgspec.Struct, frozen=True, tag="alive"):
    """A sign of life."""


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """Entries were written, or seats taken."""

    table: str


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody wrote a line of chat."""

    table: str


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is connected to a table at the worker that says so."""

    table: str
    seats: list[int]
    spectators: int


class WhoIsHere(msgspec.Struct, frozen=True, tag="who"):
    """Asks the others to say so."""

    table: str


class Thinking(msgspec.Struct, frozen=True, tag="thinking"):
    """How far a bot is."""

    table: str
    seat: int
    part: float


Item: TypeAlias = Alive | Changed | Said | Here | WhoIsHere | Thinking


class Envelope(msgspec.Struct, frozen=True):
    """What one worker says. Older versions look at the first item only, and notice the gap in the numbers."""

    worker: str
    n: int
    """The number of the first item."""
    item: Item
    more: list[Item] = []


_decoder = msgspec.json.Decoder(Envelope)


def check_news(address: str) -> str:
    """The address as the driver wants it; a BadSetting says what is wrong with it."""
    scheme, colon, rest = address.partition("://")
    if scheme not in SCHEMES or not colon or not rest:
        raise BadSetting("News needs an address like redis://host:6379 or valkey://:password@host:6379.")
    if find_spec("redis") is None:
        raise BadSetting("News needs a driver: install it with pip install 'kade[redis]'.")
    return f"{SCHEMES[scheme]}://{rest}"


def try_news(address: str) -> None:
    """Connect once when the server starts: what is wrong now would be wrong later."""
    from redis.exceptions import AuthenticationError, RedisError

    async def ping() -> None:
        client = _client(check_news(address))
        try:
            await client.publish(CHANNEL, b"")
        finally:
            await client.aclose()

    at = urlsplit(address).hostname or urlsplit(address).path
    try:
        asyncio.run(ping())
    except AuthenticationError:
        raise BadSetting(f"Redis at {at} does not accept this user and password.") from None
    except (RedisError, OSError, ValueError) as problem:
        raise BadSetting(f"News cannot be exchanged by Redis at {at}: {problem}") from None


def _client(address: str) -> Redis:
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    # It does not try again by itself: we must know when something may have been missed.
    return Redis.from_url(address, socket_connect_timeout=5, socket_timeout=SILENCE, retry=Retry(NoBackoff(), 0))


class News:
    """One worker's line to the others. What is published while it is broken is lost: they will catch up."""

    def __init__(
        self, address: str, worker: str, receive: Callable[[str, Item], None], missed: Callable[[], None]
    ) -> None:
        self.address = check_news(address)
        self.worker = worker
        self.connected = False
        self._receive, self._missed = receive, missed
        self._n = 0
        self._last: dict[str, int] = {}
        self._out: list[Item] = []
        self._something = asyncio.Event()
        self._told_broken = False

    def publish(self, item: Item) -> None:
        self._n += 1  # also of what is lost, so that the others notice the gap
        if self.connected and len(self._out) < MOST_WAITING:
            self._out.append(item)
            self._something.set()

    async def run(self) -> None:
        """For ever: listen and speak; when the line breaks, put it up again."""
        from redis.exceptions import RedisError

        while True:
            client = _client(self.address)
            try:
                await self._converse(client)
            except (RedisError, OSError) as problem:
                if not self._told_broken:
                    self._told_broken = True
                    log.error("News from other workers is missing (%s); tables are looked at every second.", problem)
            finally:
                self.connected = False
                await _closed(client)
            await asyncio.sleep(AGAIN)

    async def _converse(self, client: Redis) -> None:
        async with client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self._out.clear()
            self.connected, self._told_broken = True, False
            self._last.clear()
            self._missed()
            self.publish(Alive())
            speaking = asyncio.create_task(self._speak(client))
            listening = asyncio.create_task(self._listen(channel))
            try:
                await asyncio.wait([speaking, listening], return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (speaking, listening):
                    task.cancel()
                ended = await asyncio.gather(speaking, listening, return_exceptions=True)
            for problem in ended:
                if isinstance(problem, Exception):
                    raise problem

    async def _speak(self, client: Redis) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT):
                    await self._something.wait()
            if not self._out:
                self.publish(Alive())
            await client.publish(CHANNEL, msgspec.json.encode(self._gathered()))
            await asyncio.sleep(GATHERED)

    def _gathered(self) -> Envelope:
        """All that waits, with numbers up to the newest: if some was lost, the others notice the gap before it."""
        first, *more = self._out
        self._out = []
        self._something.clear()
        return Envelope(self.worker, self._n - len(more), first, more)

    async def _listen(self, channel: Any) -> None:
        """Our own signs of life come back too: where they do not, the line is broken."""
        while True:
            message = await channel.get_message(timeout=SILENCE)
            if message is None:
                raise OSError("nothing is heard any more")
            if message["type"] != "message":
                continue
            try:
                envelope = _decoder.decode(message["data"])
            except msgspec.MsgspecError:
                continue  # somebody else's, or another version's: those who miss something will notice
            self._hear(envelope)

    def _hear(self, envelope: Envelope) -> None:
        if envelope.worker == self.worker:
            return
        expected = self._last.get(envelope.worker, 0) + 1  # of a worker that is new to us, we may have missed the rest
        self._last[envelope.worker] = envelope.n + len(envelope.more)
        if envelope.n != expected:
            self._missed()
        for item in (envelope.item, *envelope.more):
            self._receive(envelope.worker, item)


async def _closed(client: Redis) -> None:
    try:
        await client.aclose()
    except Exception as problem:
        log.debug("Closing the line of news failed: %s", problem)
