"""How many may connect, and how long they may be silent or not listen. What they say is checked elsewhere."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from kade.server.doors import here
from kade.server.handover import Handover
from kade.server.settings import Settings
from kade.server.turns import Turns

OWN_FILES = 48
"""File descriptors for the database, the bots' pipes and what is served from disk."""
ACCEPTED_AT_ONCE = 32
"""Connections that are opened at a time; twice as many may be open before the first of them is turned away."""
WINDOW, COMPRESSION = 15, {"level": 3, "memLevel": 5}
"""Of what is sent. Positions repeat what came a few positions before: a window of 32 kB finds it, so that half as many
bytes are sent as with one of 4 kB, in half the time, for 144 kB of memory a connection. zlib's usual level 6 takes half
as much time again for a seventh less."""
CLIENTS_WINDOW = 12
QUEUE = 1024
"""Connections that the system keeps waiting until they are opened."""
NO_ROOM, TRIES = 0.02, 50
"""Seconds until a connection is offered again to a worker that has no room for it, and how often."""

CROWDED = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nRetry-After: 5\r\n"
    b"Connection: close\r\n\r\nToo many are connected to this server; try again in a moment.\n"
)


@dataclass(frozen=True)
class Limits:
    """Connections in all and from one address; times in seconds."""

    connections: int = 4000
    per_address: int = 100
    request: float = 15.0
    """How long a request may take to arrive."""
    stuck: float = 20.0
    """How long a client may not read what it is sent."""

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        most = min(settings.connections, max(8, open_files() - OWN_FILES - 2 * ACCEPTED_AT_ONCE))
        return cls(most, settings.connections_per_address, settings.request_limit, settings.stuck_limit)


def open_files() -> int:
    """How many files and sockets this process may have open."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return 1 << 20
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft


class LimitedConfig(uvicorn.Config):
    """Uvicorn's settings, and ours for the classes below, which it makes one of for each connection."""

    def __init__(self, app: Any, limits: Limits, handover: Handover | None = None, **settings: Any) -> None:
        super().__init__(app, http=LimitedHttp, ws=LimitedWebSocket, backlog=ACCEPTED_AT_ONCE, **settings)
        self.limits = limits
        self.handover = handover
        self.opening = Turns()

    def get_loop_factory(self) -> Callable[[], asyncio.AbstractEventLoop] | None:
        """Where there is uvloop a decision costs a sixth less of a core."""
        try:
            from uvloop import new_event_loop
        except ImportError:  # Windows has none
            return super().get_loop_factory()
        return new_event_loop


class LimitedServer(uvicorn.Server):
    """Uvicorn's, which opens a few connections at a time but lets many wait in the system's queue, and takes those that
    other workers hand over."""

    config: LimitedConfig

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or []:
            one.listen(QUEUE)
        if self.config.handover is not None:
            self.config.handover.start(self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.config.handover is not None:
            self.config.handover.close()
        await super().shutdown(sockets)

    def _take(self, connection: socket.socket, request: bytes) -> None:
        task = asyncio.create_task(self._open(connection, request))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _open(self, connection: socket.socket, request: bytes) -> None:
        one = LimitedHttp(self.config, self.server_state, self.lifespan.state)
        one.handed_over = True
        await asyncio.get_running_loop().connect_accepted_socket(lambda: one, connection)
        one.data_received(request)


class _Impatient(asyncio.Protocol):
    """Cuts a connection off whose other end does not read."""

    config: LimitedConfig
    transport: asyncio.Transport
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cut_off_in(self.config.limits.stuck)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forgive()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forgive()
        super().connection_lost(exc)

    def _cut_off_in(self, seconds: float) -> None:
        self._forgive()
        self._stuck = asyncio.get_running_loop().call_later(seconds, self.transport.abort)

    def _forgive(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


class LimitedHttp(_Impatient, H11Protocol):
    """Uvicorn's, for as many as may connect and as long as a request may take."""

    config: LimitedConfig
    handed_over = False  # by another worker, because it belongs here
    _done = False  # turned away, or a WebSocket now
    _arriving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if self._crowded(transport.get_extra_info("peername")):
            self._done, self.transport = True, transport
            transport.write(CROWDED)
            transport.close()
            return
        super().connection_made(transport)
        self._await_request()

    def _crowded(self, peer: Any) -> bool:
        limits, address = self.config.limits, peer[0] if isinstance(peer, tuple) else None
        if len(self.connections) >= limits.connections:
            return True
        if here(address):
            return False
        clients = [getattr(other, "client", None) for other in self.connections]
        return len([1 for client in clients if client and client[0] == address]) >= limits.per_address

    def data_received(self, data: bytes) -> None:
        if self._done:
            return
        super().data_received(data)
        self._expect_more()

    def _expect_more(self) -> None:
        if self._done or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()
        elif self._arriving is None:
            self._await_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._done = True
        self._forgive()
        handover = self.config.handover
        place = None if handover is None or self.handed_over else handover.elsewhere(event.target)
        if handover is None or place is None:
            super().handle_websocket_upgrade(event)
        else:
            self._hand_over(handover, place, event)

    def _hand_over(self, handover: Handover, place: int, event: h11.Request, tries: int = TRIES) -> None:
        """To the worker at this place. If it does not take it, the connection is served here."""
        if self.transport.is_closing():
            return
        lines = [b"%s %s HTTP/1.1" % (event.method, event.target), *(b"%s: %s" % header for header in self.headers)]
        try:
            connection = self.transport.get_extra_info("socket").fileno()
            given = handover.give(place, connection, b"\r\n".join([*lines, b"", b""]))
        except BlockingIOError:
            if tries:
                asyncio.get_running_loop().call_later(NO_ROOM, self._hand_over, handover, place, event, tries - 1)
                return
            given = False
        if given:
            self.transport.abort()  # here it ends, and there it goes on
        else:
            super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_request(self) -> None:
        self._arriving = asyncio.get_running_loop().call_later(self.config.limits.request, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None


class LimitedWebSocket(_Impatient, WebSocketsSansIOProtocol):  # type: ignore[misc]
    """Uvicorn's, which compresses in less time, ends also when the other end takes no notice of it, and logs nothing
    about garbage."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.conn.available_extensions:
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=WINDOW, client_max_window_bits=CLIENTS_WINDOW, compress_settings=COMPRESSION
                )
            ]

    def send_receive_event_to_app(self) -> None:
        """Text that is no text goes on as bytes, and is answered like other garbage."""
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_off_in(1.0)

    async def run_asgi(self) -> None:
        await self.config.opening.mine()  # however many come at once, others are answered in between
        await super().run_asgi()
        if not self.disconnected:
            self._cut_off_in(self.config.limits.stuck)
