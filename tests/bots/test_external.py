"""Bots in other processes: the example, and programs that hang, end or talk nonsense."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

import kade
from kade import bots
from kade.bots.external import BotFailed, External
from kade.bots.observation import Observation, observe

GAME = kade.load("amsterdam")
FIRST_BOT = Path(__file__).parents[2] / "examples" / "first_bot.py"


@pytest.fixture
def seen() -> Observation:
    state = GAME.new(players=2, seed=1)
    return observe(GAME, state, state.actors[0])


def program(folder: Path, code: str, seconds: float = 20.0) -> External:
    file = folder / "bot.py"
    file.write_text(f"import json, sys, time\n{code}\n")
    return External(f"{sys.executable} {file}", seed=3, seconds=seconds)


def test_the_example_is_twenty_lines_and_plays_whole_games() -> None:
    assert len(FIRST_BOT.read_text().splitlines()) <= 22
    state = GAME.new(players=2, seed=1)
    bot = External(f"{sys.executable} {FIRST_BOT}", seed=3)
    other = bots.make("random", 1)
    while not state.over:
        seat = state.actors[0]
        player = bot if seat == 0 else other
        state.apply(player.choose(observe(GAME, state, seat)), seat)
    assert state.result().points
    process = bot._process
    assert process is not None
    bot.close()
    assert process.process.returncode is not None


def test_a_program_is_known_by_its_prefix() -> None:
    bot = bots.make(f"cmd:{FIRST_BOT}", 8)
    assert isinstance(bot, External)
    assert bot.command == str(FIRST_BOT)


def test_one_that_hangs_is_stopped(tmp_path: Path, seen: Observation) -> None:
    bot = program(tmp_path, "time.sleep(600)", seconds=0.3)
    began = time.monotonic()
    with pytest.raises(BotFailed, match=r"did not answer within 0.3 seconds and was stopped"):
        bot.choose(seen)
    assert time.monotonic() - began < 20
    assert bot._process is None


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("input(); print('take the pink one')", r"answered 'take the pink one'; right would be one line of JSON"),
        ("input(); print('[1]')", r"answered '\[1\]'; right would be"),
        (
            "input(); print(json.dumps({'action': 'resign'}))",
            r"none of the 3 legal actions; right would be, for example",
        ),
        ("input(); print(json.dumps({'action': ['resign']}))", r"none of the 3 legal actions"),
        ("input(); print(json.dumps({}))", r"none of the 3 legal actions"),
        ("input(); sys.exit(7)", r"ended instead of answering \(exit code 7\)"),
    ],
)
def test_nonsense_gets_a_sentence(tmp_path: Path, seen: Observation, code: str, words: str) -> None:
    with pytest.raises(BotFailed, match=words):
        program(tmp_path, code).choose(seen)


def test_a_program_that_is_not_there() -> None:
    state = GAME.new(players=2, seed=1)
    for command in ("./nowhere/bot", '"unclosed'):
        with pytest.raises(BotFailed, match="cannot be started"):
            External(command).choose(observe(GAME, state, state.actors[0]))


def test_a_bot_may_look_at_imagined_states(tmp_path: Path, seen: Observation) -> None:
    bot = program(
        tmp_path,
        """
question = json.loads(input())
print(json.dumps({"sample": 12}), flush=True)
state = json.loads(input())["state"]
assert state["game"] == question["game"] and question["seed"] == 3
print(json.dumps({"action": question["legal"][-1]}), flush=True)
""",
    )
    assert bot.choose(seen) == seen.legal[-1]
