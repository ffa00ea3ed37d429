"""Whatever is wrong with what a game is given, a sentence says so: never another exception than a KadeError."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.breaking import JUNK, broken, paths, torn
from tests.conformance.play import finish
from tests.conformance.strategies import depths, plays
from tests.conformance.tables import IDS, by_players, load

import kade
from kade.kernel.errors import BadEdition, BadOption, BadState, KadeError, UnknownGame
from kade.kernel.record import Record
from kade.kernel.rng import seeded

pytestmark = pytest.mark.compiled
NO_PLAYERS: list[Any] = [0, -1, 1000, "many", None, 2.5, True, [2], {}]
NO_VALUES: list[Any] = ["no such value", 10**9, [], 0.5]
NO_SEEDS: list[Any] = ["seven", 2.5, True, []]
games = pytest.mark.parametrize("game", IDS)


def sentence(problem: pytest.ExceptionInfo[KadeError] | KadeError) -> str:
    words = str(problem.value if isinstance(problem, pytest.ExceptionInfo) else problem)
    assert len(words.split()) >= 3, f"{words!r} is no sentence"
    assert words.strip()[-1] in ".!?", f"{words!r} does not end like a sentence"
    return words


@games
@given(st.data())
def test_a_broken_saved_state_gets_a_sentence_or_can_be_played(game: str, data: st.DataObject) -> None:
    loaded = load(game)
    state = data.draw(plays(game)).at(data.draw(depths()))
    saved = json.loads(json.dumps(state.to_dict()))
    changed = data.draw(broken(saved))
    try:
        restored = loaded.from_dict(changed.data)
    except KadeError as problem:
        sentence(problem)
        return
    assert restored.audit() == []
    for viewer in (None, *range(restored.seats)):
        json.dumps(restored.view(viewer))
    finish(restored, seeded(1), 3 * loaded.max_decisions)


@games
@given(st.data())
def test_a_broken_record_gets_a_sentence_or_can_be_replayed(game: str, data: st.DataObject) -> None:
    loaded = load(game)
    match = data.draw(plays(game)).match(data.draw(st.integers(0, 30)))
    text = data.draw(torn(str(match.record)))
    for from_lines in (False, True):
        try:
            Record.parse(text).replay(loaded, from_lines=from_lines)
        except KadeError as problem:
            sentence(problem)


@games
@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_what_is_no_saved_state_at_all_gets_a_sentence(game: str, junk: Any) -> None:
    with pytest.raises(BadState) as problem:
        load(game).from_dict(junk)
    sentence(problem)


@games
def test_a_record_that_differs_from_chance_names_the_line(game: str) -> None:
    loaded = load(game)
    record = kade.Match(loaded, seed=4).record
    shuffles = [at for at, line in enumerate(record.lines) if line.startswith("* ") and len(line.split()) > 3]
    if not shuffles:
        return  # nothing is shuffled when this game is set up
    at = shuffles[0]
    words = record.lines[at].split()
    words[2:] = reversed(words[2:])
    record.lines[at] = " ".join(words)
    with pytest.raises(kade.KadeError, match="chance brought"):
        record.replay(loaded)


@games
def test_an_illegal_decision_in_a_record_names_it(game: str) -> None:
    loaded = load(game)
    record = kade.Match(loaded, seed=4).record
    record.lines.append("0 no such thing")
    with pytest.raises(kade.KadeError, match="no such thing"):
        record.replay(loaded)


# ---------------------------------------------------------------------- options and names


@games
def test_unknown_options_and_values_are_named(game: str) -> None:
    loaded = load(game)
    with pytest.raises(BadOption, match="'colour'"):
        loaded.new(seed=1, colour="red")
    for players in NO_PLAYERS:
        with pytest.raises(BadOption, match="players") as problem:
            loaded.new(seed=1, players=players)
        assert repr(players) in sentence(problem)
    for option in loaded.options:
        for junk in NO_VALUES:
            with pytest.raises(BadOption, match=option.name) as problem:
                loaded.new(**{"seed": 1, option.name: junk})
            sentence(problem)
    for seed in NO_SEEDS:
        with pytest.raises(BadOption, match="seed"):
            loaded.new(seed=seed)


@games
def test_every_player_count_on_the_box_can_be_played(game: str) -> None:
    for options in by_players(game):
        state = load(game).new(seed=1, **options)
        assert state.seats >= options["players"]


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match="'chess'") as problem:
        kade.load("chess")
    assert all(game in sentence(problem) for game in kade.games())


@games
@pytest.mark.parametrize("name", ["", " ", "x", "0", "take", "²", "no such action"])
def test_an_unknown_action_name_is_named(game: str, name: str) -> None:
    with pytest.raises(KadeError) as problem:
        load(game).action(name)
    assert repr(name) in sentence(problem)
    for number in (-1, len(load(game).actions), 10**9):
        with pytest.raises(KadeError, match=str(number)):
            load(game).name(number)


# ---------------------------------------------------------------------- editions


@games
@given(st.data())
def test_a_broken_edition_gets_a_sentence_or_can_be_played(game: str, data: st.DataObject) -> None:
    loaded = load(game)
    tables = [key for key, value in loaded.base.items() if isinstance(value, (dict, list))]
    table = data.draw(st.sampled_from(tables or list(loaded.base)))
    changed = data.draw(broken({table: copy.deepcopy(loaded.base[table])}))
    try:
        other = loaded.with_edition(changed.data)
        finish(other.new(seed=1), seeded(1), 3 * loaded.max_decisions)
    except KadeError as problem:
        sentence(problem)


@games
def test_a_wrong_entry_of_an_edition_is_named(game: str) -> None:
    loaded = load(game)
    with pytest.raises(BadEdition, match="elephants"):
        loaded.with_edition({"elephants": {"number": 3}})
    for table in [key for key, value in loaded.base.items() if isinstance(value, dict)][:1]:
        with pytest.raises(BadEdition, match="elephant"):
            loaded.with_edition({table: {"elephant": 1}})
    with pytest.raises(BadEdition, match="another-game"):
        loaded.with_edition({"game": "another-game"})
    with pytest.raises(BadEdition, match=r"nowhere\.toml"):
        loaded.with_edition("nowhere.toml")


def test_there_is_something_to_break() -> None:
    saved = load(IDS[0]).new(seed=1).to_dict()
    assert len(paths(saved)) > 50
