"""Wrong arguments to anything public, in every game: an error of ours, in our words, on both builds."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance.survival import in_our_words
from tests.conformance.tables import IDS, load

import kade
from kade.display.game import Game
from kade.games import ours
from kade.kernel.errors import BadArgument, BadEdition, BadOption, BadRecord, BadState, IllegalAction, KadeError
from kade.kernel.event import NOBODY_AT_ALL, Event
from kade.kernel.match import Match
from kade.kernel.record import Record
from kade.kernel.state import FORMAT

pytestmark = pytest.mark.compiled
games = pytest.mark.parametrize("game", IDS)
HUGE = 10**6000
NO_SEATS: list[Any] = [99, -1, HUGE, "x", "0", 0.0, 1.5, math.nan, [], {}, b"0"]
NO_SEEDS: list[Any] = ["x", 2.5, None, [], True]
NO_TEXTS: list[Any] = [5, None, b"rest", [], {}, 1.5]
NO_EVENTS: list[Any] = [{}, {"event": 5}, {"seat": 0}, None, 5, [], b"x"]
NO_VIEWS: list[Any] = [None, 5, "x", [], {}, {"game": "chess"}]


def refused(kind: type[KadeError], call: Callable[..., object], *args: Any, **named: Any) -> str:
    with pytest.raises(kind) as problem:
        call(*args, **named)
    in_our_words(problem.value)
    return str(problem.value)


def foreign(game: Game) -> Game:
    return next(load(id) for id in IDS if id != game.id)


# ---------------------------------------------------------------------- states


@games
def test_who_is_no_seat_sees_nothing(game: str) -> None:
    state = load(game).new(seed=1)
    for seat in NO_SEATS:
        refused(BadArgument, state.view, seat)
        refused(BadArgument, state.resample, seat, 1)
    for seed in NO_SEEDS:
        assert "seed" in refused(BadArgument, state.resample, 0, seed)
    assert state.resample(0, HUGE).view(0) == state.view(0)


@games
def test_who_is_no_seat_decides_nothing(game: str) -> None:
    state = load(game).new(seed=1)
    before = state.to_dict()
    action = state.legal()[0]
    for seat in NO_SEATS:
        if isinstance(seat, int):
            assert state.legal(seat) == []
            refused(IllegalAction, state.apply, action, seat)
        else:
            refused(BadArgument, state.legal, seat)
            refused(BadArgument, state.apply, action, seat)
    wrong: list[Any] = ["x", None, 0.0, [], HUGE, -HUGE, math.nan]
    for number in wrong:
        refused(IllegalAction, state.apply, number)
        refused(IllegalAction, Match(load(game), seed=1).apply, number)
    assert state.to_dict() == before


@games
def test_only_a_seat_of_this_game_is_estimated(game: str) -> None:
    loaded = load(game)
    state = loaded.new(seed=1)
    for seat in [*NO_SEATS, None]:
        refused(BadArgument, loaded.estimate, state, seat)
    others: list[Any] = [None, 5, {}, foreign(loaded).new(seed=1)]
    for other in others:
        refused(BadArgument, loaded.estimate, other, 0)


# ---------------------------------------------------------------------- names, words and pictures


@games
def test_what_is_no_name_is_no_action(game: str) -> None:
    loaded = load(game)
    for name in [*NO_TEXTS, "x" * 10**6, "\0"]:
        refused(IllegalAction, loaded.action, name)
    numbers: list[Any] = [HUGE, -1, None, "x", [], 1.5]
    for number in numbers:
        refused(IllegalAction, loaded.name, number)


@games
def test_what_is_no_event_is_not_said_and_happened_nowhere(game: str) -> None:
    loaded = load(game)
    for event in NO_EVENTS:
        refused(BadArgument, loaded.say, event)
        refused(BadArgument, loaded.where, event)


@games
def test_a_view_of_something_else_is_not_shown(game: str) -> None:
    loaded = load(game)
    state = loaded.new(seed=1)
    name = loaded.name(state.legal()[0])
    for view in [*NO_VIEWS, foreign(loaded).new(seed=1).view(0)]:
        for call in (loaded.text, loaded.panels, loaded.prompt, loaded.picture):
            refused(BadArgument, call, view)
        refused(BadArgument, loaded.target, name, view)
        refused(BadArgument, loaded.offer, name, view)
    for wrong in (5, None, "no such action"):
        refused(IllegalAction, loaded.target, wrong, state.view(0))
        refused(IllegalAction, loaded.offer, wrong, state.view(0))
    wrong_names: list[Any] = ["Ada", [5], 7, b"x"]
    for names in wrong_names:
        refused(BadArgument, loaded.prompt, state.view(0), names)
        refused(BadArgument, loaded.text, state.view(0), "en", names)
    refused(BadArgument, loaded.picture, state.view(0), theme="blue")
    refused(BadArgument, loaded.automata, "two")
    refused(BadArgument, loaded.reason, "because")


@pytest.mark.parametrize("game", ours())
def test_an_unknown_language_is_named(game: str) -> None:
    loaded = load(game)
    wrong: list[Any] = ["xx", 5, None, [], "x" * 5000]
    for lang in wrong:
        refused(KadeError, loaded.say, loaded.name(0), lang)


@pytest.mark.parametrize("game", ours())
def test_an_event_is_said_and_placed_as_an_event_or_as_what_was_seen_of_it(game: str) -> None:
    loaded = load(game)
    match = Match(loaded, seed=3)
    for _ in range(60):
        if not match.state.over:
            match.apply(match.state.legal()[-1])
    said = 0
    for event in match.events:
        seen = event.seen_by(None)
        if seen is None:
            refused(BadArgument, loaded.say, event)
            assert loaded.where(event) is None
        else:
            assert loaded.say(event, "pl") == loaded.say(seen, "pl")
            assert loaded.where(event) == loaded.where(seen)
            said += 1
    assert said > 5
    name = next(event.name for event in match.events if not event.chance)
    refused(KadeError, loaded.say, Event(name, {"seat": 99}))
    refused(KadeError, loaded.say, Event("no-such-event", {}))
    refused(BadArgument, loaded.say, Event("*", {}, None, NOBODY_AT_ALL, False, "first 1"))


# ---------------------------------------------------------------------- beginnings


@games
def test_a_seed_is_a_whole_number_that_can_be_written_down(game: str) -> None:
    loaded = load(game)
    wrong: list[Any] = ["x", 2.5, [], True, HUGE, -HUGE, b"1"]
    for seed in wrong:
        assert "seed" in refused(BadOption, loaded.new, seed=seed)
        assert "seed" in refused(BadOption, Match, loaded, seed=seed)
    assert str(Match(loaded, seed=2**1000).record)
    values: list[Any] = [HUGE, "x" * 10**5, [[]], math.nan, b"2"]
    for value in values:
        refused(BadOption, loaded.new, players=value)
    refused(BadArgument, loaded.new, seed=1, listener=5)
    refused(BadArgument, Match, loaded, seed=1, heard=5)
    for names in ("Ada", [1], 5):
        refused(BadArgument, Match, loaded, seed=1, names=names)
    refused(BadArgument, Match, game)


@games
def test_what_is_no_edition_is_refused(game: str) -> None:
    loaded = load(game)
    deep: dict[str, Any] = {}
    for _ in range(3000):
        deep = {"x": deep}
    wrong: list[Any] = [
        5,
        0,
        b"x",
        b"",
        "\0",
        "\ud800",
        "",
        [],
        (),
        1.5,
        True,
        {5: 1},
        deep,
        {"x": {1, 2}},
        "x" * 10**5,
    ]
    for edition in wrong:
        refused(BadEdition, loaded.with_edition, edition)
        if game in kade.games():
            refused(BadEdition, kade.load, game, edition)
    numbers = [
        (key, name)
        for key, value in loaded.base.items()
        if isinstance(value, dict)
        for name, number in value.items()
        if type(number) is int
    ]
    values: list[Any] = [math.nan, math.inf, -math.inf, HUGE, None, "1", [1], {"x": 1}, "x" * 10**4]
    for table, name in numbers[:1]:  # a game may have no such tables
        for value in values:
            assert name in refused(BadEdition, loaded.with_edition, {table: {name: value}})


@games
def test_what_is_no_position_is_refused(game: str) -> None:
    loaded = load(game)
    wrong: list[Any] = [None, 5, [], "x", {5: 1}, {"players": HUGE}, {"seats": math.nan}, {"x": {1, 2}}]
    for spec in wrong:
        refused(BadState, loaded.position, spec)


# ---------------------------------------------------------------------- saved states


@games
def test_a_saved_state_says_its_format_its_options_and_nothing_else(game: str) -> None:
    loaded = load(game)
    saved = loaded.new(seed=1, players=2).to_dict()
    for kade_ in (FORMAT + 1, FORMAT - 1, 0, str(FORMAT), True, None, float(FORMAT)):
        assert "format" in refused(BadState, loaded.from_dict, {**saved, "kade": kade_})
    assert "'weather'" in refused(BadState, loaded.from_dict, {**saved, "weather": "fine"})
    assert "colour" in refused(BadState, loaded.from_dict, {**saved, "options": {**saved["options"], "colour": 1}})
    counts: list[Any] = [3, "2", 2.0, None, [], HUGE]
    for players in counts:
        options = {**saved["options"], "players": players}
        assert "players" in refused(BadState, loaded.from_dict, {**saved, "options": options})
    refused(BadState, loaded.from_dict, {**saved, "state": {**saved["state"], "weather": 1}})
    assert loaded.from_dict(saved).to_dict() == saved


# ---------------------------------------------------------------------- Records


@games
def test_what_is_no_record_is_refused(game: str) -> None:
    loaded = load(game)
    texts: list[Any] = [None, b"kade: 1", 5, []]
    for text in texts:
        refused(BadRecord, Record.parse, text)
    lines: list[Any] = [
        ["*"],
        ["* "],
        [""],
        [5],
        [None],
        "*",
        None,
        5,
        ["0"],
        ["² x"],
        ["9" * 5000 + " x"],
        ["0 x\n0 y"],
    ]
    for wrong in lines:
        refused(BadRecord, Record, game, lines=wrong)
    whole = Match(loaded, seed=1).record
    fields: list[tuple[str, Any]] = [
        ("game", 5),
        ("game", "a\nb"),
        ("rules", "1"),
        ("rules", True),
        ("rules", HUGE),
        ("seed", "x"),
        ("seed", HUGE),
        ("options", []),
        ("options", {"players": math.nan}),
        ("edition", 5),
        ("names", [5]),
        ("names", "Ada"),
        ("result", ["x"]),
        ("result", 5),
        ("lines", ["*"]),
    ]
    for name, value in fields:
        record = Record.parse(str(whole))
        setattr(record, name, value)
        for call in (lambda record=record: record.replay(loaded), lambda record=record: Match.resume(loaded, record)):
            refused(BadRecord, call)
    for to in (-1, "x", 1.5, True):
        refused(BadArgument, whole.replay, loaded, to)
    refused(BadArgument, whole.replay, game)
    refused(BadArgument, whole.replay, loaded, listener=5)
    refused(BadArgument, Match.resume, loaded, str(whole))


def played(game: str, number: int = 12) -> Match:
    match = Match(load(game), seed=5, names=["Ada", "Zoë\u2028"])
    while len(match.decisions) < number and not match.state.over:
        match.apply(match.state.legal()[0])
    return match


@games
def test_resuming_verifies_all_that_a_replay_does(game: str) -> None:
    loaded, match = load(game), played(game, 4)
    again = Match.resume(loaded, Record.parse(str(match.record)))
    assert again.state == match.state
    assert again.heard is None
    assert len(again.decisions) == len(match.decisions)
    assert str(again.record) == str(match.record)
    changes: list[tuple[str, Any, str]] = [
        ("seed", None, "no seed"),
        ("rules", 99, "rules 99"),
        ("game", "chess", "'chess'"),
        ("result", [0, 0], "not over"),
    ]
    for name, value, words in changes:
        record = Record.parse(str(match.record))
        setattr(record, name, value)
        assert words in refused(BadRecord, Match.resume, loaded, record)
    record = Record.parse(str(match.record))
    shuffled = [number for number, line in enumerate(record.lines) if line.startswith("* ") and len(line.split()) > 3]
    if not shuffled:
        return  # a game without chance
    at = shuffled[0]
    star, place, *cards = record.lines[at].split()
    record.lines[at] = " ".join([star, place, *reversed(cards)])
    assert "chance brought" in refused(BadRecord, Match.resume, loaded, record)
    del record.lines[at]
    refused(BadRecord, Match.resume, loaded, record)


@games
def test_a_replay_compares_the_result(game: str) -> None:
    loaded, match = load(game), played(game, 10**6)
    record = match.record
    assert record.result is not None
    record.replay(loaded)
    record.replay(loaded, from_lines=True)
    record.result[0] += 1
    for from_lines in (False, True):
        assert "do not lead there" in refused(BadRecord, record.replay, loaded, from_lines=from_lines)
    record.replay(loaded, 3)
    record.lines = record.lines[: record.lines.index(record.decisions[-1])]
    assert "not over" in refused(BadRecord, record.replay, loaded)
