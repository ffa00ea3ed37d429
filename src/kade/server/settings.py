"""What can be set about a server, and the words to set it with; everything has a default that works."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kade import _build
from kade.analysis.effort import EFFORTS
from kade.kernel.errors import KadeError
from kade.server.logs import FORMATS


class BadSetting(KadeError):
    """A setting that is not possible."""


def home() -> Path:
    """Where tables are kept when nothing is said: the user's own data folder."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "kade"


def usual_effort() -> str:
    """What takes a minute or two for a game on the compiled build, and some more on the plain one."""
    return "normal" if _build.compiled() else "quick"


@dataclass(frozen=True)
class Settings:
    """Times are in seconds."""

    data: Path = field(default_factory=home)
    database_address: str = ""  # of PostgreSQL; without one, a SQLite file in the data folder
    news_address: str = ""  # of Redis or Valkey, by which servers that share a database tell each other what is new
    workers: int = 1  # processes that serve tables together
    host: str = "127.0.0.1"
    port: int = 8000
    bot_pace: float = 0.7  # at least this long between a bot's decision and what came before it
    bot_grace: float = 2.5  # as long as this a bot holds back after a decision that a person can still undo
    bot_limit: float = 10.0  # after this a thinking bot is stopped, and something legal is played
    bot_workers: int = 1
    analysis_effort: str = field(default_factory=usual_effort)  # of looking back at finished games
    live_tables: int = 200  # as many as this are kept in memory; the rest wait on disk
    connections: int = 4000  # in all; fewer where the system allows fewer open files
    connections_per_table: int = 1000
    connections_per_address: int = 100  # except from this machine itself
    request_limit: float = 15.0  # as long as this a request may take to arrive
    stuck_limit: float = 20.0  # who does not read what is sent for so long is cut off
    lease: float = 15.0  # after this another server takes over what one that crashed was doing
    log: str = "plain"  # or json
    public: bool = False  # whether there is a lobby
    lobby_tables: int = 100  # as many as this are looked at for it
    lobby_each: int = 10  # as many as this one address may list in two hours
    metrics_token: str = ""  # who shows it may read /metrics; without one, this machine alone may
    hosts: tuple[str, ...] = ()  # names under which others reach it, such as kade.example.org
    notice_delay: float = 10.0  # after this somebody who is not at the table is told that it is their turn
    private_notices: bool = False  # whether notices may go to addresses in private networks, and by http
    origins: tuple[str, ...] = ()  # other pages' origins that may open a WebSocket here
    site: Path | None = None  # a folder that `kade site` wrote, for playing alone without a connection

    @property
    def database(self) -> Path:
        return self.data / "kade.sqlite3"

    @property
    def place(self) -> str:
        """Where tables are kept, as people are told."""
        return self.database_address.rpartition("@")[2].partition("?")[0] or str(self.data)


def from_environment(
    env: Mapping[str, str],
    *,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    news: str | None = None,
    workers: int | None = None,
    log: str | None = None,
    public: bool = False,
) -> Settings:
    """The settings of KADE_HOST, KADE_PORT, KADE_DATA and the rest; what is said directly comes first."""
    plain = Settings(data=data or Path(env.get("KADE_DATA") or home()))
    return Settings(
        data=plain.data,
        database_address=database or _address(env, "KADE_DATABASE"),
        news_address=news or _address(env, "KADE_NEWS"),
        workers=workers or _count(env, "KADE_WORKERS", plain.workers, 64),
        host=host or env.get("KADE_HOST") or plain.host,
        port=port if port is not None else int(_number(env, "KADE_PORT", plain.port, 65535)),
        bot_pace=_number(env, "KADE_BOT_PACE", plain.bot_pace, 60),
        bot_grace=_number(env, "KADE_BOT_GRACE", plain.bot_grace, 60),
        bot_limit=_number(env, "KADE_BOT_LIMIT", plain.bot_limit, 600),
        bot_workers=_count(env, "KADE_BOT_WORKERS", plain.bot_workers, 64),
        analysis_effort=_effort(env, plain.analysis_effort),
        live_tables=_count(env, "KADE_LIVE_TABLES", plain.live_tables),
        connections=_count(env, "KADE_CONNECTIONS", plain.connections),
        connections_per_table=_count(env, "KADE_CONNECTIONS_PER_TABLE", plain.connections_per_table),
        connections_per_address=_count(env, "KADE_CONNECTIONS_PER_ADDRESS", plain.connections_per_address),
        request_limit=_number(env, "KADE_REQUEST_LIMIT", plain.request_limit, 3600),
        stuck_limit=_number(env, "KADE_STUCK_LIMIT", plain.stuck_limit, 3600),
        lease=max(1.0, _number(env, "KADE_LEASE", plain.lease, 3600)),
        log=_log(log or env.get("KADE_LOG") or plain.log),
        public=public or _switch(env, "KADE_PUBLIC"),
        lobby_tables=_count(env, "KADE_LOBBY_TABLES", plain.lobby_tables, 10_000),
        lobby_each=_count(env, "KADE_LOBBY_PER_ADDRESS", plain.lobby_each),
        metrics_token=_address(env, "KADE_METRICS_TOKEN"),
        hosts=tuple(env.get("KADE_HOSTS", "").lower().replace(",", " ").split()),
        notice_delay=_number(env, "KADE_NOTICE_DELAY", plain.notice_delay, 3600),
        private_notices=_number(env, "KADE_PRIVATE_NOTICES", 0, 1) > 0,
        origins=tuple(env.get("KADE_ORIGINS", "").replace(",", " ").split()),
        site=_site(env),
    )


def _site(env: Mapping[str, str]) -> Path | None:
    named = env.get("KADE_SITE")
    if not named:
        return None
    if not (Path(named) / "files.js").is_file():
        raise BadSetting(f"KADE_SITE is {named}, which is not a folder that `kade site` wrote.")
    return Path(named)


def _address(env: Mapping[str, str], name: str) -> str:
    """As it is said, or in the file that is named: an address may have a password in it."""
    file = env.get(f"{name}_FILE")
    if not file or env.get(name):
        return env.get(name, "").strip()
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as problem:
        why = problem.strerror if isinstance(problem, OSError) else "it is not a text"
        raise BadSetting(f"{name}_FILE names {file}, which cannot be read: {why}.") from None


def _switch(env: Mapping[str, str], name: str) -> bool:
    said = env.get(name, "").lower()
    if said not in ("", "0", "1", "no", "yes", "false", "true"):
        raise BadSetting(f"{name} is {env[name]!r}, but must be yes or no.")
    return said in ("1", "yes", "true")


def _log(how: str) -> str:
    if how not in FORMATS:
        raise BadSetting(f"The log is to be {how!r}, but must be one of {', '.join(FORMATS)}.")
    return how


def _effort(env: Mapping[str, str], default: str) -> str:
    effort = env.get("KADE_ANALYSIS_EFFORT") or default
    if effort not in EFFORTS:
        raise BadSetting(f"KADE_ANALYSIS_EFFORT is {effort!r}, but must be one of {', '.join(EFFORTS)}.")
    return effort


def _count(env: Mapping[str, str], name: str, default: int, most: int = 100_000) -> int:
    return max(1, int(_number(env, name, default, most)))


def _number(env: Mapping[str, str], name: str, default: float, most: float) -> float:
    text = env.get(name)
    if not text:
        return default
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= most:
        raise BadSetting(f"{name} is {text!r}, but must be a number from 0 to {most:g}.")
    return value
