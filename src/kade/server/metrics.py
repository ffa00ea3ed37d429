"""Figures for Prometheus at /metrics: how many play, how long they wait, what is refused. Nothing about anybody."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client import generate_latest as written_out

from kade.server.doors import here
from kade.server.errors import Refused
from kade.server.figures import Figures, count_by
from kade.server.settings import Settings

if TYPE_CHECKING:
    from kade.server.tables import Tables

registry = CollectorRegistry()
ProcessCollector(registry=registry)

_seconds = Histogram(
    "kade_write_seconds",
    "Until a decision was on disk, from when its table was free.",
    ["game"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
    registry=registry,
)
_entries = Counter(
    "kade_entries", "Entries written to journals, by kind: do, undo, end …", ["game", "kind"], registry=registry
)
_made = Counter("kade_tables_made", "Tables that were made.", ["game"], registry=registry)
_refused = Counter("kade_refused", "Requests and messages that were refused, by code.", ["code"], registry=registry)
_sockets = Gauge(
    "kade_sockets", "Sockets that are open at tables, replays, guided games and puzzles.", registry=registry
)
_live = Gauge("kade_live_tables", "Tables in memory.", registry=registry)
_waiting = Gauge("kade_bots_waiting", "Bots that wait for a process to think in.", registry=registry)


class Counted(Figures):
    """Every figure, for Prometheus."""

    def entry_written(self, game: str, kind: str) -> None:
        _entries.labels(game, kind).inc()

    def write_took(self, game: str, seconds: float) -> None:
        _seconds.labels(game).observe(seconds)

    def table_made(self, game: str) -> None:
        _made.labels(game).inc()

    def refusal_told(self, code: str) -> None:
        _refused.labels(code).inc()


count_by(Counted())


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], tables: Tables, settings: Settings) -> Response[bytes]:
    """For this machine itself, or for whoever has the token; once there is a token, for nobody without it."""
    _check(request, settings.metrics_token)
    _sockets.set(tables.doors.sockets)
    _live.set(tables.in_memory)
    _waiting.set(tables.bot_pool.waiting)
    return Response(written_out(registry), media_type=CONTENT_TYPE_LATEST)


def _check(request: Request[Any, Any, Any], token: str) -> None:
    if not token:
        if here(None if request.client is None else request.client.host):
            return
        raise Refused("not-yours", "Metrics are for this machine alone; KADE_METRICS_TOKEN allows others.", status=403)
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(shown.encode(), token.encode()):
        raise Refused("not-yours", "Metrics are for whoever has the token (Authorization: Bearer …).", status=403)
