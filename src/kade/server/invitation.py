"""What an invitation needs: the addresses of this machine in its network, and a link as a QR code. Nobody outside is
asked for either."""

from __future__ import annotations

import io
import ipaddress

import ifaddr
import segno

from kade.server.errors import Refused

LONGEST_LINK = 300
MOST = 6


def loopback(host: str) -> bool:
    """Whether only this machine can reach what listens at this host."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def addresses(port: int) -> list[str]:
    """Where others in the network find this machine; home networks first."""
    found = [
        ipaddress.ip_address(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if isinstance(ip.ip, str)
    ]
    usable = [one for one in found if not (one.is_loopback or one.is_link_local or one.is_multicast)]
    usable.sort(key=lambda one: (not str(one).startswith("192.168."), not one.is_private))
    return [f"http://{one}:{port}" for one in dict.fromkeys(usable)][:MOST]


def qr_code(text: str) -> str:
    """The text as a QR code: an SVG picture, black on white in any theme, with the margin that readers want."""
    if not 0 < len(text) <= LONGEST_LINK:
        raise Refused("too-large", f"A QR code is drawn for a link of 1 to {LONGEST_LINK} characters.")
    drawn = io.BytesIO()
    segno.make_qr(text, error="m").save(drawn, kind="svg", border=4, light="#fff", dark="#000", omitsize=True)
    return drawn.getvalue().decode()
