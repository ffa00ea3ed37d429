"""What tests of a game's rules stand on: lay out a position, act by name, hear what happened, foretell chance.

TABLE = Table(kade.load("amsterdam"), Amsterdam)
state = TABLE.lay(seats=[{"hand": {"pink": 2}}])
told = TABLE.do(state, "claim dam--oude-kerk-a")
"""

from __future__ import annotations

import ast
import json
import random
import re
import sys
from importlib import resources
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from kade.display.game import Game
from kade.games import load
from kade.kernel.errors import IllegalAction
from kade.kernel.event import Event
from kade.kernel.match import Match
from kade.kernel.record import Record
from kade.kernel.recorded_chance import RecordedChance
from kade.kernel.state import State

S = TypeVar("S", bound=State)
Told = list[dict[str, Any]]
"""Events as somebody saw them, in their order."""


class Table(Generic[S]):
    """A game, whose states are of one type."""

    def __init__(self, game: Game, kind: type[S]) -> None:
        self.game = game
        self.kind = kind

    def _state(self, state: State) -> S:
        assert isinstance(state, self.kind), f"{state!r} is not of {self.kind.__name__}"
        return state

    def lay(self, **spec: Any) -> S:
        """A position; two players unless more seats or `players` are named."""
        spec.setdefault("players", max(2, len(spec.get("seats", []))))
        return self._state(self.game.position(spec))

    def begin(self, **options: Any) -> S:
        return self._state(self.game.new(**options))

    def begin_with(self, *lines: str, **options: Any) -> tuple[S, Told]:
        """A new game in which chance brings what the lines say, each a place and what comes first there (what they
        leave out follows in order), and what a spectator saw of its setting up."""
        heard: list[Event] = []
        script = [f"* {line}".strip() for line in lines]
        record = Record(self.game.id, rules=self.game.rules, options=options, lines=script)
        state = record.replay(self.game, from_lines=True, listener=heard.append)
        return self._state(state), as_seen(heard, None)

    def foretell(self, state: S, *lines: str) -> None:
        """Let chance bring these things next: a place, then what comes, from the top."""
        state.recorded = RecordedChance()
        state.recorded.coming = [line.split() for line in lines]

    def options(self, state: S, seat: int | None = None) -> list[str]:
        """The legal actions by name."""
        return [self.game.name(action) for action in state.legal(seat)]

    def starting_with(self, state: S, word: str, seat: int | None = None) -> list[str]:
        """The legal actions whose first word this is."""
        return [name for name in self.options(state, seat) if name.split(" ")[0] == word]

    def do(self, state: S, *names: str, seat: int | None = None, seen_by: int | None = None) -> Told:
        """Carry out actions by name; what happened, as `seen_by` (a spectator unless said) sees it. Where play has
        come to is sound, and can be saved."""
        heard: list[Event] = []
        state.listener = heard.append
        for name in names:
            state.apply(self.game.action(name), seat)
        state.listener = None
        assert state.audit() == []
        assert self.game.from_dict(state.to_dict()) == state
        return as_seen(heard, seen_by)

    def refused(self, state: S, name: str, seat: int | None = None) -> IllegalAction:
        """An action is refused and nothing changes; the refusal, with its reason and details."""
        before, legal = state.to_dict(), list(state.legal(seat))
        try:
            state.apply(self.game.action(name), seat)
        except IllegalAction as refusal:
            assert state.to_dict() == before
            assert state.legal(seat) == legal
            return refusal
        raise AssertionError(f"{name!r} is legal here, but should be refused")

    def play_on(self, state: S, chance: random.Random, decisions: int = 10_000) -> S:
        """Random decisions until that many are made or the game is over."""
        for _ in range(decisions):
            if state.over:
                break
            seat = chance.choice(state.actors)
            state.apply(chance.choice(state.legal(seat)), seat)
        return state


# ---------------------------------------------------------------------- what a game's own tests keep


def perft(state: State, depth: int) -> int:
    """How many sequences of so many decisions there are; a game that ends earlier counts no further."""
    options = [(seat, action) for seat in state.actors for action in state.legal(seat)]
    if depth == 1:
        return len(options)
    total = 0
    for seat, action in options:
        after = state.copy()
        after.play(action, seat)
        total += perft(after, depth - 1)
    return total


def keep(game: Game, folder: Path) -> None:
    """Write what the game does now, for `check_kept`: a whole random game, and how many decision sequences there are.
    `python -m kade.testing scopa tests` does the same."""
    match = Match(game, seed=1)
    chance = random.Random(1)
    while not match.state.over:
        seat = chance.choice(match.state.actors)
        match.apply(chance.choice(match.state.legal(seat)), seat)
    kept = {"digest": match.state.digest(), "perft": _counts(game)}
    (folder / "game.kade").write_text(str(match.record), encoding="utf-8")
    (folder / "kept.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def check_kept(game: Game, folder: Path) -> None:
    """What was kept in a folder is still what the game does: it replays, from the seed and from the lines of chance."""
    kept = json.loads((folder / "kept.json").read_text(encoding="utf-8"))
    record = Record.parse((folder / "game.kade").read_text(encoding="utf-8"))
    for from_lines in (False, True):
        assert record.replay(game, from_lines=from_lines).digest() == kept["digest"], "the kept game ends differently"
    assert _counts(game) == kept["perft"], "other actions are legal than when the counts were kept"


def check_folder(game: Game, tests: Path) -> None:
    """Every rule of the game's ledger is cited in its tests, and no other; what they keep is still what it does."""
    ledger = Path(str(resources.files(game.package) / "ledger.md"))
    cited, there = rules_cited(tests), rules_in(ledger)
    assert cited == there, f"not cited: {sorted(there - cited)}; not in the ledger: {sorted(cited - there)}"
    check_kept(game, tests)


def _counts(game: Game) -> dict[str, list[int]]:
    players = next(option for option in game.options if option.name == "players")
    return {str(n): [perft(game.new(players=n, seed=1), depth) for depth in range(1, 5)] for n in players.choices}


def rules_in(ledger: Path) -> set[str]:
    """The ids of a ledger's rules."""
    return set(re.findall(r"^[-*]? *\*\*([A-Z]{2,}-\d+(?:\.\d+)+[a-z]?)\*\*", ledger.read_text(encoding="utf-8"), re.M))


def rules_cited(tests: Path) -> set[str]:
    """The ids that tests in a folder say they prove: `@pytest.mark.rule("SC-3.1", "SC-3.2")`."""
    found: set[str] = set()
    for file in tests.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {str(rule.value) for rule in node.args if isinstance(rule, ast.Constant)}
    return found


# ---------------------------------------------------------------------- events


def as_seen(heard: list[Event], viewer: int | None) -> Told:
    """What a seat, or a spectator, was told of what happened."""
    return [cast(dict[str, Any], told) for event in heard if (told := event.seen_by(viewer)) is not None]


def only(told: Told, name: str) -> Told:
    """The events of that name, without it."""
    return [{key: value for key, value in event.items() if key != "event"} for event in told if event["event"] == name]


def tale(told: Told) -> list[str]:
    """Each event in one line: its name, then what it says."""
    return [
        " ".join([event["event"], *(f"{key}={value}" for key, value in event.items() if key != "event")])
        for event in told
    ]


if __name__ == "__main__":
    keep(load(sys.argv[1]), Path(sys.argv[2]))
