"""PostgreSQL and Redis of the tests' own, in a temporary folder: started, killed and brought back."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.missing import cannot_do_without

PATIENCE = 120.0
HOW = "Debian, Ubuntu: apt-get install postgresql redis-server"


def program(name: str) -> str | None:
    """Debian keeps PostgreSQL's programs beside the path, by version: the newest."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda file: int(file.parts[4]))
    return shutil.which(name) or (str(found[-1]) if found else None)


def need_services() -> None:
    """Skip where they are not installed; on CI that is a failure."""
    missing = [name for name in ("postgres", "initdb", "redis-server") if program(name) is None]
    cannot_do_without(f"{', '.join(missing)} not installed. {HOW}" if missing else "")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Service:
    """One program; it keeps its port and its files when it is killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd=self.folder, user=self.user())
        wait_for(self.answers, f"{type(self).__name__} did not start: {(self.folder / 'log').read_text()[-2000:]}")

    @staticmethod
    def user() -> str | None:
        """PostgreSQL refuses to run as root; its own user, or anybody who may do nothing else."""
        if os.getuid() != 0:
            return None
        names = {one.pw_name for one in pwd.getpwall()}
        return "postgres" if "postgres" in names else "nobody"

    def answers(self) -> bool:
        with socket.socket() as door:
            door.settimeout(1)
            return door.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        """All at once, as when the machine fails."""
        if self.process is not None:
            for pid in (self.process.pid, *children(self.process.pid)):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.wait(PATIENCE)
            self.process = None
            wait_for(lambda: not self.answers(), f"{type(self).__name__} did not stop")


class Postgres(Service):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.data = folder / "data"
        subprocess.run(
            [program("initdb") or "initdb", "-D", self.data, "-U", "kade", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True, capture_output=True, user=self.user(), cwd=folder,
        )  # fmt: skip

    def command(self) -> list[str]:
        options = {"unix_socket_directories": "", "listen_addresses": "127.0.0.1", "shared_buffers": "16MB"}
        words = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        return [program("postgres") or "postgres", "-D", str(self.data), "-p", str(self.port), *words]

    def answers(self) -> bool:
        return super().answers() and self._sql("postgres", "select 1").returncode == 0

    def _sql(self, database: str, sql: str) -> subprocess.CompletedProcess[str]:
        where = f"postgresql://kade@127.0.0.1:{self.port}/{database}"
        psql = program("psql") or "psql"
        return subprocess.run([psql, "-X", "-At", "-c", sql, where], capture_output=True, text=True, check=False)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"kade_{time.monotonic_ns()}"
        done = self._sql("postgres", f"create database {name}")
        assert done.returncode == 0, done.stderr
        return f"postgresql+asyncpg://kade@127.0.0.1:{self.port}/{name}"

    def ask(self, address: str, sql: str) -> list[str]:
        """What a statement answers, line by line."""
        done = self._sql(address.rpartition("/")[2], sql)
        assert done.returncode == 0, done.stderr
        return done.stdout.split("\n")[:-1]


class Redis(Service):
    def command(self) -> list[str]:
        return [
            program("redis-server") or "redis-server",
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
        ]

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


class Services:
    """Both, in a folder that goes with them."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kade-services-"))
        for part in (self.folder, self.folder / "postgres", self.folder / "redis"):
            part.mkdir(exist_ok=True)
            part.chmod(0o755)
            if (user := Service.user()) is not None:
                shutil.chown(part, user)
        self.postgres = Postgres(self.folder / "postgres")
        self.redis = Redis(self.folder / "redis")

    def start(self) -> Services:
        self.postgres.start()
        self.redis.start()
        return self

    def end(self) -> None:
        self.postgres.kill()
        self.redis.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def children(pid: int) -> list[int]:
    """PostgreSQL has a process for each connection."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def wait_for(wanted: Callable[[], bool], otherwise: str) -> None:
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)
