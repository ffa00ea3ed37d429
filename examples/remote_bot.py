#!/usr/bin/env python3
"""A bot that sits down at a table of a server, wherever that runs, and plays a whole game. Try:

kade serve
python examples/remote_bot.py http://127.0.0.1:8000                     against greedy, at a table of its own
python examples/remote_bot.py http://127.0.0.1:8000/t/ID merchant       at an open seat of a table of yours
"""

import sys

from kade import KadeError, bots, client


def main(link: str, bot: str = "greedy") -> None:
    with client.Server(link) as server:
        if "/t/" in link:
            table, token = link, server.join(link, name=f"A remote {bot}").token
        else:
            made = server.new_table("amsterdam", ["me", "greedy"], name=f"A remote {bot}")
            table, token = made.table, made.tokens["0"]
        with server.sit(table, token) as seat:
            print(f"At seat {seat.number} of {server.address}/t/{client.table_id(table)}", flush=True)
            result = seat.play(bots.make(bot))
            outcome = "won" if seat.number in result.winners else "did not win"
            print(f"{bot} {outcome}: {' : '.join(map(str, result.points))}")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("Usage: remote_bot.py ADDRESS_OR_LINK [BOT]")
    try:
        main(*sys.argv[1:])
    except KadeError as problem:
        sys.exit(str(problem))
