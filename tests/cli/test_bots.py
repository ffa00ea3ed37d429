"""`kade bots`, and bots of one's own at the table."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.cli.command import kade, refused

from kade.bots import bots
from kade.cli.seats import read_seats
from kade.cli.voice import Voice

FIRST_BOT = Path(__file__).parents[2] / "examples" / "first_bot.py"


def test_the_list_tells_every_bot_in_every_language() -> None:
    assert [entry["id"] for entry in json.loads(kade("bots", "list", "--json").out)] == bots()
    lists = {kade("bots", "list", lang=lang).out for lang in ("en", "pl", "it")}
    assert len(lists) == 3
    assert all(name in said for said in lists for name in [*bots(), "cmd:PROGRAM"])


def test_the_protocol_is_told() -> None:
    said = kade("bots", "protocol").out
    assert '{"action": "…"}' in said
    assert '{"sample": 12}' in said


def test_a_program_plays_many_games() -> None:
    said = kade(
        "simulate",
        "amsterdam",
        "--seats",
        f"random,cmd:{sys.executable} {FIRST_BOT}",
        "--games",
        "2",
        "--seed",
        "1",
        "--json",
    )
    assert said.code == 0
    assert json.loads(said.out)["games"] == 2


def test_a_program_that_fails_ends_the_command_with_a_sentence() -> None:
    assert "cannot be started" in refused("simulate", "amsterdam", "--seats", "random,cmd:./nowhere/bot")


def test_two_of_one_program_keep_their_command() -> None:
    assert [seat.bot for seat in read_seats("cmd:./a 1,cmd:./a 1", Voice("en"))] == ["cmd:./a 1", "cmd:./a 1"]
