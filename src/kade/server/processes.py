"""Several workers at one port: processes that share a database, started, replaced when they crash, and renewed.

Each worker listens by itself (SO_REUSEPORT), and the system gives each new connection to one of them, which hands it
over if its table is another's (handover.py).
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from kade.kernel.errors import KadeError
from kade.server.handover import Handover
from kade.server.settings import Settings

log = logging.getLogger("kade.server")

STARTING = 60.0
"""Seconds that a worker may take to start."""
STOPPING = 20.0
"""Seconds after which a worker that was asked to stop is killed."""
TOO_SOON = 5.0
"""A worker that ends within so many seconds of its start is not replaced at once, for the next may fare no better."""

Serve = Callable[[Settings, socket.socket, Callable[[str], None], bool, Handover | None], None]
Listen = Callable[[str, int, bool], socket.socket]


class CannotServe(KadeError):
    """The server cannot start, and why."""


@dataclass
class _Worker:
    process: SpawnProcess
    line: Connection
    """It says on it when it is ready, or why not; when our end is closed, it stops."""
    began: float

    def ready(self) -> None:
        """Wait until it serves; CannotServe says why it does not."""
        try:
            problem = self.line.recv() if self.line.poll(STARTING) else "It took too long."
        except EOFError:
            problem = "It ended at once; the lines above may say why."
        if problem:
            self.stop()
            raise CannotServe(problem)

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(STOPPING)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.line.close()


class Workers:
    """They run until this process is told to stop. SIGHUP renews them one after the other, also after an upgrade."""

    def __init__(self, settings: Settings, serve: Serve, listen: Listen) -> None:
        self._door = listen(settings.host, settings.port, True)  # only to keep the port: nobody is let in here
        self.settings = replace(settings, port=self._door.getsockname()[1])
        self._serve, self._listen = serve, listen
        self._folder = tempfile.TemporaryDirectory(prefix="kade-")  # where workers hand connections over
        self._all: list[_Worker] = []
        self._stopping = self._renewing = False

    @property
    def port(self) -> int:
        return self.settings.port

    def start(self) -> None:
        try:
            self._all.append(self._started(0))
            self._all[0].ready()  # it also brings the database up to date
            self._all += [self._started(place) for place in range(1, self.settings.workers)]
            for worker in self._all[1:]:
                worker.ready()
        except BaseException:
            self._stop()
            raise

    def _started(self, place: int) -> _Worker:
        spawn = multiprocessing.get_context("spawn")  # not a fork: after an upgrade it is the new code that runs
        ours, theirs = spawn.Pipe()
        handover = Handover(self._folder.name, place, self.settings.workers)
        process = spawn.Process(target=_work, args=(self.settings, self._serve, self._listen, theirs, handover))
        process.start()
        theirs.close()
        return _Worker(process, ours, time.monotonic())

    def run(self) -> None:
        """Until SIGTERM or Ctrl-C."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._ask_to_stop)
        signal.signal(signal.SIGHUP, self._ask_to_renew)
        try:
            while not self._stopping:
                time.sleep(0.2)
                self._replace_dead()
                if self._renewing:
                    self._renewing = False
                    self._renew()
        finally:
            self._stop()

    def _ask_to_stop(self, *_: object) -> None:
        self._stopping = True

    def _ask_to_renew(self, *_: object) -> None:
        self._renewing = True

    def _replace_dead(self) -> None:
        now = time.monotonic()
        for place, worker in enumerate(self._all):
            if worker.process.is_alive() or self._stopping or now - worker.began < TOO_SOON:
                continue
            log.error("A worker ended (%s); another takes its place.", worker.process.exitcode)
            worker.line.close()
            self._all[place] = self._started(place)

    def _renew(self) -> None:
        """A new one serves before the old one stops: whoever was connected there comes back to another."""
        for place, old in enumerate(self._all):
            new = self._started(place)
            try:
                new.ready()
            except CannotServe as problem:
                log.error("The workers were not renewed: %s", problem)
                return
            self._all[place] = new
            old.stop()
        log.warning("All workers are new.")

    def _stop(self) -> None:
        for worker in self._all:
            worker.process.terminate()
        for worker in self._all:
            worker.stop()
        self._door.close()
        self._folder.cleanup()


def _work(settings: Settings, serve: Serve, listen: Listen, line: Connection, handover: Handover | None = None) -> None:
    """One worker, in its process. An older version, which this one replaces, starts it without a handover."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        serve(settings, listen(settings.host, settings.port, True), lambda _: _ready(line), False, handover)
    except KadeError as problem:
        line.send(str(problem))


def _ready(line: Connection) -> None:
    line.send("")
    threading.Thread(target=_stop_with_parent, args=(line,), daemon=True).start()


def _stop_with_parent(line: Connection) -> None:
    """Nobody would stop or replace a worker whose parent is gone."""
    try:
        line.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)
