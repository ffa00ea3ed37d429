"""What must hold of a game as it is played: undo, deciding all at once, Records. One function a promise."""

from __future__ import annotations

from tests.conformance.secrecy import heard, seen, told
from tests.effort import EFFORT

from kade.display.game import Game
from kade.kernel.errors import IllegalAction
from kade.kernel.match import Match
from kade.kernel.record import Record
from kade.kernel.rng import Rng
from kade.kernel.state import State
from kade.kernel.step import Step

# ---------------------------------------------------------------------- all at once


def in_the_same_step(state: State, step: Step[State], depth: int) -> bool:
    """Whether an all-at-once step that began as `step`, so deep in the stack, is still going on."""
    stack = state.stack
    return len(stack) == depth and stack[-1].together and stack[-1].name == step.name


def interleavings_end_alike(game: Game, state: State, rng: Rng) -> None:
    """Where all decide at once, the order in which they do changes nothing: neither what each may choose nor where
    it leads, the generator included. Whether others see it is said by `in_secret`."""
    if state.over or not state.stack[-1].together:
        return
    step, depth = state.stack[-1], len(state.stack)
    end = state.copy()
    chosen: dict[int, list[tuple[int, list[int]]]] = {seat: [] for seat in range(state.seats)}
    number = 0
    while in_the_same_step(end, step, depth) and number < game.max_decisions:
        seat = end.actors[rng.below(len(end.actors))]
        legal = end.legal(seat)[:]
        action = legal[rng.below(len(legal))]
        chosen[seat].append((action, legal))
        others = [other for other in (None, *range(end.seats)) if other != seat and number < 3]
        before, actors = [seen(end, other) for other in others], end.actors
        end.apply(action, seat)
        number += 1
        if others and in_the_same_step(end, step, depth) and end.actors == actors:
            assert (before == [seen(end, other) for other in others]) == step.in_secret, "in_secret says otherwise"
    for _ in range(3):
        other = state.copy()
        waiting = {seat: list(reversed(decided)) for seat, decided in chosen.items() if decided}
        while waiting:
            seats = sorted(waiting)
            seat = seats[rng.below(len(seats))]
            assert seat in other.actors, f"seat {seat} may decide only after another: {other.actors}"
            action, legal = waiting[seat].pop()
            assert other.legal(seat) == legal, f"what seat {seat} may do depends on what others have done"
            other.apply(action, seat)
            if not waiting[seat]:
                del waiting[seat]
        assert other.digest() == end.digest(), "the order of decisions made at once matters"
        assert other == end


# ---------------------------------------------------------------------- undo


TAKE_BACKS = 10_000 if EFFORT == "soak" else 12
"""About how often a game takes back at most: in Burano undo goes far back, and would cost more than all else."""


class Undoing:
    """Plays the decisions of a match again in another match, taking back and doing again what can be taken back."""

    def __init__(self, match: Match, rng: Rng) -> None:
        self.game = match.game
        self.rng = rng
        self.script = [(decision.seat, decision.action) for decision in match.decisions]
        self.end = match.state.to_dict()
        self.match = Match(match.game, seed=match.seed, **match.options)
        self.before: list[State] = []
        self.examined: set[int] = set()

    def run(self) -> None:
        one_in = max(3, len(self.script) // TAKE_BACKS)
        for seat, action in self.script:
            self.apply(action, seat)
            if self.rng.below(one_in) == 0:
                self.take_back_and_repeat()
        assert self.match.state.to_dict() == self.end, "undone and done again, the game has ended differently"

    def apply(self, action: int, seat: int) -> None:
        self.before.append(self.match.state.copy())
        self.match.apply(action, seat)

    def take_back_and_repeat(self) -> None:
        """Take back as far as it goes for one seat, then do the same again."""
        match = self.match
        here, number = match.state.to_dict(), len(match.decisions)
        seat = match.decisions[-1].seat if self.rng.below(2) else self.rng.below(match.state.seats)
        undone: list[int] = []
        while match.can_undo(seat):
            undone.append(self.undo(seat))
        self.refuse(seat)
        for action in reversed(undone):
            self.apply(action, seat)
        assert len(match.decisions) == number
        assert match.state.to_dict() == here, f"seat {seat} took {undone} back and did it again: it is not as before"

    def undo(self, seat: int) -> int:
        match = self.match
        index = max(i for i, decision in enumerate(match.decisions) if decision.seat == seat)
        undone, later = match.decisions[index], match.decisions[index + 1 :]
        before = self.before[index]
        assert all(decision.shared for decision in (undone, *later)) or not later, "another seat has decided since"
        assert before.rng.words() == match.state.rng.words(), "chance was asked since"
        if index not in self.examined:  # undone again later, it is the same decision in the same position
            self.examined.add(index)
            self.nothing_was_learned(before, undone.action, seat)
        match.undo(seat)
        without = before.copy()
        del self.before[index:]
        for decision in later:
            self.before.append(without.copy())
            without.apply(decision.action, decision.seat)
        assert match.state == without, "undo does not give back the state before"
        assert len(match.decisions) == len(self.before)
        return undone.action

    def nothing_was_learned(self, before: State, action: int, seat: int) -> None:
        here, elsewhere = before.copy(), before.resample(seat, self.rng.next())
        events, others = heard(here, action, seat), heard(elsewhere, action, seat)
        assert told(events, seat) == told(others, seat), f"{self.game.name(action)!r} tells something, yet is undone"
        assert seen(here, seat) == seen(elsewhere, seat), f"{self.game.name(action)!r} shows something, yet is undone"

    def refuse(self, seat: int) -> None:
        here = self.match.state.to_dict()
        number = len(self.match.decisions)
        words = ""
        try:
            self.match.undo(seat)
        except IllegalAction as refusal:
            words = str(refusal)
        assert words.endswith("."), f"seat {seat} undid what cannot be undone"
        assert self.match.state.to_dict() == here
        assert len(self.match.decisions) == number


def undo_stops_at_barriers(game: Game, match: Match, rng: Rng) -> None:
    """Undo gives back the state before, crosses no reveal, no chance and no other seat's decision, and can be
    repeated; taking back inside an all-at-once step leads to the same end."""
    Undoing(match, rng).run()


# ---------------------------------------------------------------------- Records


def record_replays(game: Game, match: Match, rng: Rng) -> None:
    """A Record, also out of its own text, replays to the same digest: from the seed, from the lines of chance, without
    a seed, without lines; and a match goes on from it."""
    record = match.record
    digest = match.state.digest()
    read = Record.parse(str(record))
    assert read == record
    assert str(read) == str(record)
    assert read.replay(game) == match.state, "replayed from the seed"
    lines = read.replay(game, from_lines=True)
    assert lines.digest() == digest, "replayed from the lines of chance"
    read.seed = None
    assert read.replay(game, from_lines=True).digest() == digest, "replayed without a seed"
    bare = Record.parse(str(record))
    bare.lines = bare.decisions
    assert bare.replay(game) == match.state, "replayed without lines of chance"
    assert Match.resume(game, record).state == match.state
    assert match.state.over == (record.result is not None)


def record_stops_anywhere(game: Game, match: Match, rng: Rng) -> None:
    """Replayed to any decision, from the seed or from the lines, it is the state that was there."""
    record = match.record
    for _ in range(3):
        to = rng.below(len(match.decisions) + 1)
        there = match.decisions[to].before if to < len(match.decisions) else match.state
        assert record.replay(game, to) == there
        assert record.replay(game, to, from_lines=True).digest() == there.digest()


def events_carry_the_record(game: Game, match: Match, rng: Rng) -> None:
    """A replay tells a listener what the match told; no seat sees what chance brought; who may see the secret part
    of an event sees the open part too."""
    again: list[object] = []
    match.record.replay(game, listener=lambda event: again.append((event.name, event.public, event.secret)))
    assert again == [(event.name, event.public, event.secret) for event in match.events]
    for event in match.events:
        shown = event.seen_by(None)
        assert (shown is None) == bool(event.chance)
        if shown is not None:
            told([event], None)
            for seat in range(match.state.seats):
                assert shown.items() <= (event.seen_by(seat) or {}).items()


DEAR = (interleavings_end_alike,)
WHOLE = (undo_stops_at_barriers, record_replays, record_stops_anywhere, events_carry_the_record)
