"""`kade admin lobby`, `ban`, `unban`, `bans`: what a host decides about strangers; a running server knows it soon."""

from __future__ import annotations

import ipaddress
from typing import Annotated

import typer

from kade.cli.admin import AsJson, Data, Wrong, print_json, with_tables
from kade.cli.admin import app as app

Address = Annotated[str, typer.Argument(help="An IP address; of IPv6 its whole /64 is meant.", show_default=False)]


@app.command("lobby")
def lobby(
    what: Annotated[str | None, typer.Argument(help="open or close; without it, how it is.")] = None,
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Close the lobby of a server that was started with --public, or open it again."""
    from kade.server import lobby_storage

    if what not in (None, "open", "close"):
        raise Wrong(f"The lobby can be opened or closed: say open or close, not {what!r}.")
    if what is not None:
        with_tables(data, lambda tables: lobby_storage.close(tables.storage, what == "close"))
    closed = with_tables(data, lambda tables: lobby_storage.is_closed(tables.storage))
    if as_json:
        print_json({"open": not closed})
    else:
        print("The lobby is closed." if closed else "The lobby is open, if the server was started with --public.")


@app.command("ban")
def ban(address: Address, data: Data = None) -> None:
    """Shut an address out: it gets no page, no table and no socket. A proxy before the server must pass addresses on
    (X-Forwarded-For)."""
    from kade.server import lobby_storage

    plain = _plain(address)
    with_tables(data, lambda tables: lobby_storage.ban(tables.storage, plain))
    print(f"{plain} is shut out.")


@app.command("unban")
def unban(address: Address, data: Data = None) -> None:
    """Let an address in again."""
    from kade.server import lobby_storage

    plain = _plain(address)
    if not with_tables(data, lambda tables: lobby_storage.unban(tables.storage, plain)):
        raise Wrong(f"{plain} was not shut out; `kade admin bans` shows who is.")
    print(f"{plain} may come again.")


@app.command("bans")
def bans(data: Data = None, as_json: AsJson = False) -> None:
    """The addresses that are shut out."""
    from kade.server import lobby_storage

    found = with_tables(data, lambda tables: lobby_storage.bans(tables.storage))
    if as_json:
        print_json(found)
    else:
        print("\n".join(found) or "Nobody is shut out.")


def _plain(address: str) -> str:
    from kade.server.lobby import plain_address

    try:
        ipaddress.ip_address(address.partition("/")[0])
    except ValueError:
        raise Wrong(f"{address!r} is not an IP address, such as 203.0.113.7 or 2001:db8::1.") from None
    return plain_address(address.partition("/")[0])
