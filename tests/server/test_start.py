"""Starting and stopping: what is said, what is refused in words, and that nothing is left behind."""

from __future__ import annotations

import contextlib
import errno
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError
from tests.server.harness import START, Forked, Server

from kade.server.disk import in_words
from kade.server.migrations import upgrade
from kade.server.settings import BadSetting, from_environment
from kade.server.storage import Storage

pytestmark = pytest.mark.server


def refused(*args: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", START, "serve", *args], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return " ".join(done.stderr.split())


@pytest.mark.slow
def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert "--port" in refused("--port", str(taken.getsockname()[1]), "--data", str(tmp_path))


@pytest.mark.slow
def test_a_broken_database_is_told_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "kade.sqlite3"
    file.write_text("not a database " * 100)
    said = refused("--port", "0", "--data", str(tmp_path))
    assert "is broken" in said
    assert "move it away" in said
    assert file.read_text().startswith("not a database")


@pytest.mark.slow
def test_a_newer_database_is_told_and_nobody_is_advised_to_move_it_away(tmp_path: Path) -> None:
    upgrade(tmp_path / "kade.sqlite3")
    with sqlite3.connect(tmp_path / "kade.sqlite3") as db:
        db.execute("update alembic_version set version_num = '9999'")
    db.close()
    said = refused("--port", "0", "--data", str(tmp_path))
    assert "newer version" in said
    assert "away" not in said


@pytest.mark.slow
def test_a_folder_that_cannot_be_one_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used" in refused("--port", "0", "--data", str(tmp_path / "file" / "data"))


@pytest.mark.slow
def test_a_second_server_on_the_same_folder_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    with Forked(tmp_path):
        said = refused("--port", "0", "--data", str(tmp_path))
        assert "Another Kade server already uses the folder" in said
        assert "--data" in said
    first = Forked(tmp_path).start()
    first.kill()
    with Forked(tmp_path) as again:
        assert again.get("/healthz")["ok"]


def sqlite_problem(code: int) -> DBAPIError:
    problem = sqlite3.OperationalError("some words of SQLite")
    problem.sqlite_errorcode = code
    return DBAPIError("insert into journal …", None, problem)


@pytest.mark.parametrize(
    ("problem", "word"),
    [
        (PermissionError(errno.EACCES, "Permission denied"), "permissions"),
        (OSError(errno.EROFS, "Read-only file system"), "permissions"),
        (sqlite_problem(sqlite3.SQLITE_READONLY), "permissions"),
        (OSError(errno.ENOSPC, "No space left on device"), "disk is full"),
        (sqlite_problem(sqlite3.SQLITE_FULL), "disk is full"),
        (sqlite_problem(sqlite3.SQLITE_CORRUPT_VTAB), "is broken"),
        (sqlite_problem(sqlite3.SQLITE_IOERR_FSYNC), "reports errors"),
        (sqlite_problem(sqlite3.SQLITE_BUSY), "Another program"),
    ],
)
def test_what_is_wrong_with_the_disk_is_told_apart(problem: Exception, word: str, tmp_path: Path) -> None:
    told = in_words(problem, tmp_path / "kade.sqlite3")
    assert told is not None
    assert word in told
    assert ("move it away" in told) == (word == "is broken"), "what is well stays where it is"


def test_the_database_is_for_nobody_else(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        server.table("me", "me")
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("kade.sqlite3*")}
        assert modes == dict.fromkeys(modes, 0o600)
        assert len(modes) == 3


# ---------------------------------------------------------------- whether it is well


@pytest.mark.slow
def test_health_is_told_by_a_write(tmp_path: Path) -> None:
    with Forked(tmp_path) as server:
        made = server.table("me", "me")
        ada = server.sit(made, 0)
        ada.seen(0)
        assert server.http.get("/healthz").json()["problem"] is None
        shutil.move(tmp_path / "kade.sqlite3", tmp_path / "elsewhere")
        time.sleep(1.1)
        for _ in range(2):
            answer = server.http.get("/healthz")
            assert (answer.status_code, answer.json()["ok"]) == (503, False)
            assert "not there any more" in answer.json()["problem"]
            time.sleep(1.1)
        assert ada.choose("keep both")["code"] == "disk", "nothing is acknowledged that would be lost"
        shutil.move(tmp_path / "elsewhere", tmp_path / "kade.sqlite3")
        time.sleep(1.1)
        assert server.http.get("/healthz").json()["ok"]
        assert ada.choose("keep both")["number"] == 1
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_a_disk_without_space_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade(tmp_path / "kade.sqlite3")
    storage = Storage.sqlite(tmp_path / "kade.sqlite3")
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: shutil._ntuple_diskusage(1 << 30, 1 << 30, 0))
    assert "space" in (await storage.trouble() or "")
    await storage.close()


@pytest.mark.slow
def test_on_a_full_disk_nothing_is_acknowledged_and_nothing_lost(tmp_path: Path) -> None:
    """A real disk of a few megabytes, filled to its last byte while people play."""
    with small_disk(tmp_path / "disk") as disk, Forked(disk / "kade") as server:
        ada = server.sit(server.table("me", "me"), 0)
        ada.seen(0)
        fill(disk / "ballast")
        assert ada.choose("keep both")["code"] == "disk-full"
        time.sleep(1.1)
        answer = server.http.get("/healthz")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)
        (disk / "ballast").unlink()
        assert ada.choose("keep both")["number"] == 1, "the refused one left no trace"
        assert "Traceback" not in (disk / "kade" / "log").read_text()


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=24m", "kade-test", str(folder)]
    if not shutil.which("mount") or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root may mount a small disk; test_on_disk.py has a simulated one")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as ballast, contextlib.suppress(OSError):
        while True:
            ballast.write(bytes(4096))


def test_settings_come_from_the_environment_and_what_is_said_comes_first(tmp_path: Path) -> None:
    env = {"KADE_HOST": "0.0.0.0", "KADE_PORT": "9000", "KADE_DATA": str(tmp_path), "KADE_BOT_PACE": "0"}
    settings = from_environment(env, port=9001)
    assert (settings.host, settings.port, settings.data, settings.bot_pace) == ("0.0.0.0", 9001, tmp_path, 0)
    assert from_environment(env).port == 9000
    for wrong in ({"KADE_PORT": "x"}, {"KADE_PORT": "70000"}, {"KADE_BOT_PACE": "-1"}, {"KADE_BOT_LIMIT": "nan"}):
        with pytest.raises(BadSetting):
            from_environment(wrong)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_at_once_with_people_and_bots_at_the_table(tmp_path: Path, how: int) -> None:
    with Server(tmp_path, KADE_BOT_PACE="0.05") as server:
        watcher = server.sit(server.table("greedy", "random"))
        watcher.seen(2)
        assert server.process is not None
        began = time.monotonic()
        server.process.send_signal(how)
        server.process.wait(10)
        assert time.monotonic() - began < 8
    assert "Traceback" not in (tmp_path / "log").read_text()
