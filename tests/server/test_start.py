"""Starting and stopping: what is said, what is refused in words, and that nothing is left behind."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.server.harness import START, Server

from kade.server.settings import BadSetting, from_environment

pytestmark = pytest.mark.server


def refused(*args: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", START, "serve", *args], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    return " ".join(done.stderr.split())


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert "--port" in refused("--port", str(taken.getsockname()[1]), "--data", str(tmp_path))


def test_a_broken_database_is_told_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "kade.sqlite3"
    file.write_text("not a database " * 100)
    assert "Move it away" in refused("--port", "0", "--data", str(tmp_path))
    assert file.read_text().startswith("not a database")


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
