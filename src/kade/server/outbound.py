"""Messages to addresses that players name: only to the public internet, unless the host allows more (SSRF).

A name is resolved when the connection is made, every address it has is checked, and a checked one is connected to: so
it does not matter what the name meant when it was entered. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import httpcore

from kade.server.errors import Refused

PATIENCE = 10.0
LONGEST_ADDRESS = 500


def check_address(url: str, private: bool) -> str:
    """An address as it can be used, or a Refused in words."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        raise Refused("bad-address", "This is not an address like https://ntfy.sh/my-topic.") from None
    if len(url) > LONGEST_ADDRESS or not parts.hostname or parts.username is not None or not url.isascii():
        raise Refused("bad-address", "This is not an address like https://ntfy.sh/my-topic.")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Refused("bad-address", "The address must begin with https://.")
    if port not in (None, 443) and not private:
        raise Refused("bad-address", "The address must not name a port.")
    return url.strip()


def public(address: str) -> bool:
    """Whether an IP address is one of the public internet; also when it is wrapped in one of version 6."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return public(str(inner))
        if found in _NAT64:
            return public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    return found.is_global and not found.is_multicast and not found.is_reserved


_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class PrivateAddress(httpcore.ConnectError):
    """The name leads into a private network."""


class CheckedNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only; a name with a single other address is not trusted at all."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._plain = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 (as httpcore calls it)
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = list(dict.fromkeys(str(row[4][0]) for row in found))
        if not self._private and not all(public(address) for address in addresses):
            raise PrivateAddress(f"{host} is not on the public internet")
        return await self._plain.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


async def post(
    url: str, headers: dict[str, str], content: bytes, private: bool, trust: ssl.SSLContext | None = None
) -> int:
    """The status of the answer, whose content nobody reads."""
    limits = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)
    pool = httpcore.AsyncConnectionPool(
        ssl_context=trust or ssl.create_default_context(), network_backend=CheckedNetwork(private)
    )
    async with asyncio.timeout(3 * PATIENCE), pool:
        request = pool.stream(
            "POST", url, headers=list(headers.items()), content=content, extensions={"timeout": limits}
        )
        async with request as response:
            return response.status
