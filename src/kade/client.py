"""A program at a table of a remote server: make or join a table, see what there is to decide, decide.

    from kade import bots, client

    server = client.Server("http://127.0.0.1:8000")
    table = server.new_table("amsterdam", ["me", "greedy"])
    with server.sit(table.table, table.tokens["0"]) as seat:
        print(seat.play(bots.make("novice")).points)

It comes with `pip install 'kade[client]'`. The messages themselves are described in kade.server.wire.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import kade
from kade.bots import Bot, Observation
from kade.display.game import Game
from kade.kernel.errors import KadeError

try:
    import httpx
    import msgspec
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
    from websockets.sync.client import ClientConnection, connect
except ImportError as missing:
    raise ImportError(f"kade.client needs {missing.name}: install it with pip install 'kade[client]'.") from None

from kade.server.bodies import GameInfo, Join, Joined, NewSeat, NewTable, Refusal, TableInfo, TableMade
from kade.server.wire import Ack, ErrorMessage, Observed, Position, Result, ServerMessage

Message = dict[str, Any]
Answer = TypeVar("Answer")

PATIENCE = 60.0
"""Seconds to wait for an answer, and for a server that is being started again."""
PAUSE = 0.25
"""Seconds before something is tried again."""


class NoServer(KadeError):
    """Nothing answers at the address, or not as a Kade server does."""


class Refused(KadeError):
    """The server refused something: a code for programs (`stale`, `illegal`, …) and a sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Disconnected(KadeError):
    """The connection to the table was lost."""


def seats(names: Sequence[str], player: str = "") -> list[NewSeat]:
    """The seats of a new table by their names: `me`, `open`, or a bot such as `greedy`."""
    return [
        NewSeat(name, player if name == "me" else "") if name in ("me", "open") else NewSeat("bot", bot=name)
        for name in names
    ]


def open_socket(address: str, path: str, **settings: Any) -> ClientConnection:
    """The socket of a table (`path` is its id), a replay or a guided game at a server's address."""
    door = connect(f"{address.replace('http', 'ws', 1)}/ws/{path}", max_size=None, **settings)
    socket: ClientConnection = door.__enter__()  # what websockets asks for; whoever opens it closes it
    return socket


class Server:
    """A Kade server by its address."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise NoServer(f"{address!r} is not the address of a server; right would be http://127.0.0.1:8000.")
        self.address = f"{parts.scheme}://{parts.netloc}"
        self._http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def close(self) -> None:
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def games(self) -> list[GameInfo]:
        """The games it offers."""
        return self._ask("GET", "/api/games", list[GameInfo])

    def new_table(self, game: str, seat_names: Sequence[str], name: str = "", **options: Any) -> TableMade:
        """Make a table with seats such as `["me", "open", "greedy"]`. The seats called `me` are yours, under this name:
        `tokens` has the token of each, by its number as text."""
        return self._ask("POST", "/api/tables", TableMade, NewTable(game, seats(seat_names, name), options))

    def table(self, table: str) -> TableInfo:
        """What anybody with the link may know of a table."""
        return self._ask("GET", f"/api/tables/{table_id(table)}", TableInfo)

    def join(self, table: str, name: str = "", seat: int | None = None) -> Joined:
        """Take an open seat of a table, by its id or its link: this one, or any."""
        return self._ask("POST", f"/api/tables/{table_id(table)}/join", Joined, Join(name, seat))

    def sit(self, table: str, token: str) -> Seat:
        """Sit down at a table, by its id or its link, with the token of a seat there."""
        return Seat(self, table_id(table), token)

    def _ask(self, method: str, path: str, kind: type[Answer], body: msgspec.Struct | None = None) -> Answer:
        sent = None if body is None else msgspec.json.encode(body)
        try:
            answer = self._http.request(method, path, content=sent, headers={"Content-Type": "application/json"})
        except (httpx.HTTPError, httpx.InvalidURL) as problem:
            raise NoServer(
                f"No Kade server answers at {self.address} ({problem}). Start one with kade serve."
            ) from None
        try:
            if answer.is_error:
                error = msgspec.json.decode(answer.content, type=Refusal).error
                raise Refused(error.code, error.message)
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.MsgspecError:
            raise NoServer(
                f"What is at {self.address} does not answer like a Kade server of this version "
                f"(status {answer.status_code} for {path})."
            ) from None


def table_id(table: str) -> str:
    """The id of a table: from its link, such as http://127.0.0.1:8000/t/abc, or as it is."""
    return urlsplit(table).path.rstrip("/").rpartition("/")[2]


class Seat:
    """One seat at a remote table."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.server = server
        self.table = table
        self.token = token
        self._game: Game | None = None
        self._asked = 0
        self._read = msgspec.json.Decoder(ServerMessage)
        self._connect()

    def _connect(self) -> None:
        """Say hello and wait for the position."""
        self._position: Position | None = None
        try:
            self._socket = open_socket(self.server.address, self.table, open_timeout=PATIENCE)
        except (OSError, InvalidHandshake) as problem:
            raise NoServer(f"The table {self.table} at {self.server.address} cannot be reached ({problem}).") from None
        self._say({"type": "hello", "tokens": [self.token]})
        while self._position is None:
            message = self._hear(PATIENCE)
            if isinstance(message, ErrorMessage):
                self.close()
                raise Refused(message.code, message.message)

    def close(self) -> None:
        self._socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def position(self) -> Position:
        """The table as it was shown last."""
        assert self._position is not None
        return self._position

    @property
    def number(self) -> int:
        """The number of the seat, from 0."""
        return self.position.you[0]

    # ------------------------------------------------------------------ seeing and deciding

    def turn(self) -> Position | None:
        """Wait until there is something to decide; nothing when the game is over."""
        while True:
            position = self.position
            if position.over:
                return None
            if position.started and position.choices and position.ticket is not None:
                return position
            self._hear()

    def choose(self, choice: str) -> None:
        """Make one of the choices of the position, by its id; done when it is on the server's disk."""
        answer = self._ask(type="choose", seat=self.number, ticket=self.position.ticket, choice=choice)
        assert isinstance(answer, Ack)
        while self.position.number < answer.number:
            self._hear(PATIENCE)

    def observe(self) -> Observation:
        """What there is to decide, as bots of `kade.bots` are given it; the game must be installed here, too. The
        server is asked for what the seat knows when the bot looks at it: one that does not costs no message."""
        position = self.position
        if self._game is None:  # the first state also tells the edition
            self._game = kade.load(position.game, self._state()["edition"] or None)
        game = self._game
        legal = [game.action(choice.id) for choice in position.choices]
        return Observation(game, self.number, legal, lambda: game.from_dict(self._state()))

    def _state(self) -> dict[str, Any]:
        """A state that this seat cannot tell from the true one."""
        ticket = self.position.ticket
        answer = self._ask(type="observe", seat=self.number)
        assert isinstance(answer, Observed)
        if answer.ticket != ticket:
            raise Refused("stale", "The table has changed since; look again.")
        return answer.state

    def play(self, bot: Bot) -> Result:
        """Let a bot decide here until the game is over, also across a restart of the server."""
        while True:
            try:
                if self.turn() is None:
                    break
                seen = self.observe()
                self.choose(seen.game.name(bot.choose(seen)))
            except Disconnected:
                self._connect_again()
            except Refused as problem:
                if problem.code != "stale":
                    raise
                self._connect_again()  # somebody was quicker, or took something back: a hello is answered with what is
        assert self.position.result is not None
        return self.position.result

    # ------------------------------------------------------------------ messages

    def _ask(self, **message: Any) -> ServerMessage:
        """Say something and wait for its answer; a refusal is raised."""
        while True:
            self._asked += 1
            self._say({"id": self._asked, **message})
            answer = self._hear(PATIENCE)
            while answer is None or getattr(answer, "id", None) != self._asked:
                answer = self._hear(PATIENCE)
            if not isinstance(answer, ErrorMessage):
                return answer
            if answer.code != "too-fast":
                raise Refused(answer.code, answer.message)
            time.sleep(PAUSE)

    def _say(self, message: Message) -> None:
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed:
            raise Disconnected("The server has closed the connection.") from None

    def _hear(self, seconds: float | None = None) -> ServerMessage | None:
        """The next message; nothing when it is of a kind that this version does not know."""
        try:
            raw = self._socket.recv(seconds)
        except ConnectionClosed:
            raise Disconnected("The server has closed the connection.") from None
        except TimeoutError:
            raise Disconnected(f"The server has not answered for {seconds:g} seconds.") from None
        try:
            message: ServerMessage = self._read.decode(raw)
        except msgspec.ValidationError:
            return None
        if isinstance(message, Position) and not message.passed:
            self._position = message
        return message

    def _connect_again(self) -> None:
        """The server may be starting again, and the table outlasts it."""
        until = time.monotonic() + PATIENCE
        while True:
            self.close()
            time.sleep(PAUSE)
            try:
                return self._connect()
            except (NoServer, Disconnected):
                if time.monotonic() > until:
                    raise
