"""The connections of a table meet at one of several workers: another that accepts one hands the socket on.

Any worker can serve any table. But where people of one table are at different workers, these must tell each other
what one worker would simply know. What cannot be handed on stays where it came in.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import logging
import os
import socket
import zlib
from collections.abc import Callable
from pathlib import Path

log = logging.getLogger("kade.server")

LONGEST = 16 * 1024
"""Bytes of a request that is handed on."""
TABLE = b"/ws/"


class Handover:
    """Of one worker. Each has a socket in a folder of theirs, to which the others send connections, with the request
    that came on them."""

    def __init__(self, folder: str, place: int, workers: int) -> None:
        self._folder = Path(folder)
        self._place = place
        self._workers = workers
        self._socket: socket.socket | None = None

    def listen(self) -> None:
        """From here on what is for this place comes here, and no longer to the worker that had it before."""
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        listening.setblocking(False)
        ours = self._folder / f"{os.getpid()}"
        try:
            listening.bind(str(ours))
            ours.rename(self._folder / str(self._place))
        except OSError as problem:  # the path is too long, or the disk full
            log.warning("Workers cannot hand connections over in %s: %s", self._folder, problem)
            listening.close()
        else:
            self._socket = listening

    def start(self, take: Callable[[socket.socket, bytes], None]) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().add_reader(self._socket, self._receive, self._socket, take)

    def close(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None

    def elsewhere(self, path: bytes) -> int | None:
        """The place of the worker that has this socket's table, if it is another."""
        table = path.partition(b"?")[0].removeprefix(TABLE)
        if not path.startswith(TABLE) or b"/" in table:
            return None
        place = zlib.crc32(table) % self._workers
        return None if place == self._place else place

    def give(self, place: int, connection: int, request: bytes) -> bool:
        """Whether the worker there has it now; BlockingIOError: it has no room for it yet."""
        if self._socket is None or len(request) > LONGEST:
            return False
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))]
        try:
            self._socket.sendmsg([request], rights, 0, str(self._folder / str(place)))
        except BlockingIOError:
            raise
        except OSError:  # nobody is there now
            return False
        return True

    @staticmethod
    def _receive(ours: socket.socket, take: Callable[[socket.socket, bytes], None]) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                request, found, _, _ = socket.recv_fds(ours, LONGEST, 1)
                for connection in found:
                    take(socket.socket(fileno=connection), request)
