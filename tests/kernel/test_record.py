"""A game written down, read and replayed; what is wrong with it is said with the line. On Pebbles (toy.py)."""

from __future__ import annotations

import pytest
from tests.conformance.play import Play
from tests.kernel.toy_game import GAME

from kade.kernel.errors import BadRecord
from kade.kernel.match import Match
from kade.kernel.record import Record
from kade.kernel.recorded_chance import RecordedChance

TEXT = """kade: 1
game: toy
rules: 1
seed: 7
options: {"players": 2}
players: ["Ada", "Zoë"]

0 lucky red   # a good colour

# nothing here
1 lucky blue
"""


def whole() -> Match:
    return Play("toy", {"players": 2, "coins": 1}, seed=11, taste=4).match()


def test_a_record_is_read_with_comments_and_names() -> None:
    record = Record.parse(TEXT)
    assert record.decisions == ["0 lucky red", "1 lucky blue"]
    assert record.names == ["Ada", "Zoë"]
    assert record.replay(GAME).actors == (0, 1)
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("kade: 1", "kade: 2", "format is '2'"),
        ("kade: 1\n", "", "no 'kade: …'"),
        ("game: toy\n", "", "no 'game: …'"),
        ("seed: 7", "seed: seven", "seed is 'seven'"),
        ("rules: 1", "rules: true", "rules is 'true'"),
        ('{"players": 2}', "[2]", "options is '[2]'"),
        ("rules: 1", "weather: fine", "Line 3: 'weather: fine'"),
        ("1 lucky blue", "one lucky blue", "Line 11: 'one lucky blue'"),
        ("1 lucky blue", "1", "Line 11: '1'"),
        ("1 lucky blue", "² lucky blue", "Line 11: '² lucky blue'"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(old: str, new: str, words: str) -> None:
    with pytest.raises(BadRecord) as problem:
        Record.parse(TEXT.replace(old, new))
    assert words in str(problem.value)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("game: toy", "game: chess", "'chess', not of 'toy'"),
        ("rules: 1", "rules: 9", "rules 9"),
        ("seed: 7\n", "", "no seed"),
        ('{"players": 2}', '{"players": 9}', "players is 9"),
        ("1 lucky blue", "1 lucky mauve", "'lucky mauve'"),
        ("1 lucky blue", "0 lucky blue", "at '0 lucky blue'"),
        ("1 lucky blue", "1 draw", "at '1 draw'"),
        ("1 lucky blue", "* deck red", "of which the Record says nothing"),
    ],
)
def test_a_line_that_cannot_be_replayed_is_named(old: str, new: str, words: str) -> None:
    record = Record.parse(TEXT.replace(old, new))
    with pytest.raises(BadRecord) as problem:
        record.replay(GAME)
    assert words in str(problem.value)


def test_the_lines_of_chance_are_verified_against_the_seed() -> None:
    record = whole().record
    record.lines[0] = "* first 1" if record.lines[0] == "* first 0" else "* first 0"
    with pytest.raises(BadRecord, match=r"chance brought 'first .', but the Record says 'first .'"):
        record.replay(GAME)


def test_a_line_of_chance_that_is_missing_is_missed() -> None:
    record = whole().record
    del record.lines[1]
    with pytest.raises(BadRecord, match="of which the Record says nothing"):
        record.replay(GAME)
    with pytest.raises(BadRecord, match=r"a line '\* deck …' is missing"):
        record.replay(GAME, from_lines=True)


def test_a_line_of_chance_too_many_is_refused() -> None:
    record = whole().record
    record.lines.insert(2, record.lines[1])
    with pytest.raises(BadRecord, match="chance did not bring"):
        record.replay(GAME)
    with pytest.raises(BadRecord, match="nothing asks for"):
        record.replay(GAME, from_lines=True)


@pytest.mark.parametrize(
    ("line", "words"),
    [("* first 7", "one number from 0 to 1"), ("* first x", "one number"), ("* deck red", "should stand")],
)
def test_what_chance_cannot_bring_is_refused(line: str, words: str) -> None:
    record = whole().record
    record.lines[0] = line
    with pytest.raises(BadRecord, match=words):
        record.replay(GAME, from_lines=True)


def test_a_lot_is_read_in_plain_digits_however_large_the_draw() -> None:
    drawn = RecordedChance()
    for word, right in (
        ("1073741822", 1073741822),
        ("0", 0),
        ("²", None),
        ("٣", None),
        ("9" * 5000, None),
        ("-1", None),
    ):
        drawn.coming = [["layout", word]]
        if right is None:
            with pytest.raises(BadRecord, match="one number from 0 to 1073741823"):
                drawn.lot("layout", 2**30)
        else:
            assert drawn.lot("layout", 2**30) == right


def test_replay_from_the_lines_survives_another_generator() -> None:
    match = whole()
    record = match.record
    record.seed = 999
    with pytest.raises(BadRecord):
        record.replay(GAME)
    assert record.replay(GAME, from_lines=True).digest() == match.state.digest()


def test_a_game_from_a_real_table_names_only_what_was_seen() -> None:
    """A pile's line may name its top only; `* top` says what was drawn later, before the decision that draws it."""
    lines = [
        "* first 0",
        "* deck red red green blue red red green blue",
        "0 lucky red",
        "1 lucky red",
        "0 stake red",
        "0 stake green",
        "1 stake red",
        "1 stake green",
        "* top deck blue",
        "0 draw",
    ]
    record = Record("toy", options={"players": 2, "coins": 0}, lines=lines)
    state = record.replay(GAME, from_lines=True)
    assert state.view(0)["seats"][0]["hand"] == [1, 0, 2]
    assert state.audit() == []
    assert Record.parse(str(record)) == record


def test_what_cannot_lie_on_a_pile_is_refused() -> None:
    lines = ["* first 0", "* deck red", "* top deck mauve", "0 lucky red"]
    for line, words in (
        ("* top deck mauve", "no 'mauve'"),
        ("* top attic red", "no pile 'attic'"),
        ("* top deck" + " red" * 6, "no 'red' is left"),
    ):
        lines[2] = line
        with pytest.raises(BadRecord, match=words):
            Record("toy", lines=lines).replay(GAME, from_lines=True)


def test_a_verified_top_must_be_the_top() -> None:
    match = Match(GAME, seed=3)
    top = match.state.pile("deck")[-1]
    names = GAME.printed.component_names("deck")
    record = match.record
    record.lines += [f"* top deck {names[top]}", "0 lucky red"]
    record.replay(GAME)
    deeper = next(pebble for pebble in match.state.pile("deck") if pebble != top)
    record.lines[-2] = f"* top deck {names[deeper]}"
    with pytest.raises(BadRecord, match="something else"):
        record.replay(GAME)


def test_replay_stops_where_it_is_asked_to() -> None:
    match = whole()
    for to in (0, 1, 5, len(match.decisions), 10_000):
        state = match.record.replay(GAME, to)
        assert state == (match.decisions[to].before if to < len(match.decisions) else match.state)
