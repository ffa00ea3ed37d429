"""Makes a data folder with a running table of each game, as the SQL text that tests/server/test_old_folders.py opens.

`python -m tests.server.make_folder > tests/server/folders/NAME.sql`, before a change to what the server stores or to
how games save themselves. Folders are never made anew: each shows what some version wrote. The first lines say, as
comments, which token opens which seat of which table, and how many entries its journal has.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.harness import Server, play

TABLES: list[tuple[str, dict[str, Any], tuple[str, ...], int]] = [
    ("amsterdam", {}, ("me", "me"), 18),
    ("amsterdam", {}, ("me", "random", "me"), 30),
    ("burano", {}, ("me", "me"), 26),
    ("burano", {}, ("me", "me", "me", "me"), 9),
    ("windmill-valley", {}, ("me", "me"), 40),
    ("windmill-valley", {"expert": True}, ("me", "me", "me"), 5),
    ("windmill-valley", {}, ("me",), 33),
]
"""The game, its options, its seats, and how many decisions are made. Some of them stop in the middle of a turn."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        said = []
        with Server(Path(folder)) as server:
            for number, (game, options, seats, decisions) in enumerate(TABLES):
                kinds = [
                    {"kind": seat, "name": f"N{i}"} if seat == "me" else {"kind": "bot", "bot": seat}
                    for i, seat in enumerate(seats)
                ]
                made = server.post("/api/tables", game=game, options=options, seats=kinds)
                people = [server.sit(made, int(seat)) for seat in made["tokens"]]
                last = play(people, random.Random(number), most=decisions)
                who = next((client for client in people if client.position["can_undo"]), None)
                if game != "windmill-valley" and who is not None:
                    last = who.ask("undo", seat=who.position["undo_seat"])["number"]
                    for client in people:
                        client.seen(last)
                    last = play(people, random.Random(number), most=1)
                if len(people) == 4:
                    last = people[3].ask("seat-to-bot", seat=3, bot="random")["number"]
                    for client in people:
                        client.seen(last)
                    last = play(people, random.Random(number), most=3)
                for client in people:
                    client.close()
                said.append({"table": made["table"], "tokens": made["tokens"], "entries": last})
        database = sqlite3.connect(Path(folder) / "kade.sqlite3")
        sys.stdout.write("".join(f"-- {json.dumps(one)}\n" for one in said))
        sys.stdout.write("".join(f"{line}\n" for line in database.iterdump()))
        database.close()


if __name__ == "__main__":
    main()
