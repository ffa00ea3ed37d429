"""Which pages may ask this server: its own, under a name that it goes by. Programs send no Origin, and may always."""

from __future__ import annotations

import ipaddress
import socket
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from kade.server.errors import Refused
from kade.server.settings import Settings

Asking = ASGIConnection[Any, Any, Any, Any]


def check(request: Asking, _handler: BaseRouteHandler) -> None:
    """For every request over HTTP: the name it asks for, and where it may change something also the page it comes from
    and the kind of its body. A page of somebody else's can send a form, but no JSON."""
    if not isinstance(request, Request):
        return
    settings: Settings = request.app.state.settings
    _check_host(request, settings)
    request.app.state.lobby.check(None if request.client is None else request.client.host)
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if not same_site(request, settings):
        raise Refused("foreign-page", "A page of another site may not do this here.", status=403)
    nothing_said = "content-type" not in request.headers and request.headers.get("content-length", "0") == "0"
    if nothing_said and "transfer-encoding" not in request.headers:
        return  # no form does this
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("not-json", "This must be sent as JSON (Content-Type: application/json).", status=415)


def same_site(request: Asking, settings: Settings) -> bool:
    """Browsers always send an Origin where it matters, and it must be ours or one that was allowed."""
    origin = request.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc.lower() == request.headers.get("host", "").lower() != ""


def _check_host(request: Asking, settings: Settings) -> None:
    if not known_host(request.headers.get("host", ""), settings):
        raise Refused(
            "unknown-host",
            "This server does not go by the name in the address. Whoever runs it can allow the name with KADE_HOSTS.",
            status=421,
        )


def known_host(host: str, settings: Settings) -> bool:
    """Names that nobody else can point at this machine, and those that were allowed: another site's name may lead here
    only to read what its pages should not."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if not name or "." not in name or name.endswith((".localhost", ".local")):
        return bool(name)
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        allowed = {*settings.hosts, *(urlsplit(origin).hostname for origin in settings.origins), settings.host}
        return name in allowed or name == _own_name()


@cache
def _own_name() -> str:
    return socket.getfqdn().lower()
