"""Puzzles: those that games bring can be asked, and what is stored of them was measured."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from tests.analysis.games import GOLDEN, last_claim, record
from tests.cli.command import kade as command
from tests.cli.command import refused
from tests.effort import share

import kade
from kade.analysis import playing_on, puzzle_finder, sieve
from kade.analysis.first_sight import FirstSight, first_sight
from kade.analysis.measure import Found, gap, search
from kade.analysis.moments import Moment, moments
from kade.analysis.playing_on import played_on
from kade.analysis.puzzle_finder import Promising, Source, Step, find
from kade.analysis.reasons import phrase
from kade.analysis.report import SURE, Worth
from kade.analysis.sieve import CLEAR, LEVEL, Sifted
from kade.bots.observation import FULL, Budget, Observation, observe
from kade.bots.random import Random
from kade.display.game import LANGUAGES
from kade.kernel.record import Record
from kade.learn.puzzles import BadPuzzle, Puzzle, by_days, of_the_day, parse, read_puzzles, written
from kade.server.bodies import PuzzleRef
from kade.server.puzzle import find as by_number
from kade.server.puzzle import following

ALL = [puzzle for game in kade.games() for puzzle in read_puzzles(game)]


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_every_puzzle_can_be_asked(puzzle: Puzzle) -> None:
    game = kade.load(puzzle.game)
    state = puzzle.state(game)
    assert state.actor == puzzle.seat
    legal = {game.name(action) for action in state.legal(puzzle.seat)}
    actions = [one.action for one in puzzle.candidates]
    assert set(actions) <= legal
    assert len(set(actions)) == len(actions) >= 2
    assert set(puzzle.level) <= legal - set(actions)
    for lang in LANGUAGES:
        for reason in puzzle.reasons:
            assert game.prose.say(phrase(reason), lang)
        line = [game.prose.say(said, lang) for said in puzzle.going_on(game, ["Ala", "Ola"])]
        assert len(line) == len(puzzle.line)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_the_best_is_clearly_and_surely_ahead_and_not_what_looks_best_at_once(puzzle: Puzzle) -> None:
    first, second = puzzle.candidates[:2]
    assert first.behind == 0.0
    assert second.behind >= CLEAR
    assert second.behind > SURE * second.error
    assert puzzle.searches >= 6
    assert puzzle.greedy != puzzle.best
    assert puzzle.greedy in [one.action for one in puzzle.candidates]


@pytest.mark.parametrize("puzzle", ALL[:: max(1, len(ALL) // share(20))], ids=lambda puzzle: puzzle.id)
@pytest.mark.slow
def test_a_small_search_of_its_own_finds_the_stored_worths(puzzle: Puzzle) -> None:
    game = kade.load(puzzle.game)
    seen = observe(game, puzzle.state(game), puzzle.seat)
    second = puzzle.candidates[1]
    best, other = game.action(puzzle.best), game.action(second.action)
    ahead, error = gap([search(seen, [best, other], 200, seed) for seed in range(4)], best, other)
    assert ahead + 4 * error + 0.5 * second.behind > second.behind
    assert ahead > 0


def test_ids_are_unique() -> None:
    assert len({puzzle.id for puzzle in ALL}) == len(ALL)


# ---------------------------------------------------------------------- finding


def made_up() -> Puzzle:
    game = kade.load("amsterdam")
    moment = moments(record(), game)[0][20]
    actions = [game.name(action) for action in moment.state.legal(moment.seat)][:3]
    candidates = tuple(Worth(action, 2.5 * i, 0.2) for i, action in enumerate(actions))
    why = ({"message": "reason-later", "args": {"more": 3}},)
    saved = moment.state.to_dict()
    return Puzzle("amsterdam-1", "amsterdam", moment.seat, "it's a test", 6, 50, actions[1], candidates, why, (), saved)


def test_what_is_written_can_be_read() -> None:
    two = (made_up(), replace(made_up(), id="amsterdam-2", seat=1, level=("draw card",)))
    assert parse(written(two), "amsterdam") == two


@pytest.mark.parametrize("text", ["[[puzzle]]\nid = 'a'\n", "puzzle = 3", "= nothing", written((made_up(),))[:300]])
def test_a_broken_file_gets_a_sentence(text: str) -> None:
    with pytest.raises(BadPuzzle, match="cannot be read"):
        parse(text, "amsterdam")


def test_the_finder_keeps_only_what_stays_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is a thousand points ahead, so nothing is found; every decision is counted."""
    monkeypatch.setattr(sieve, "CLEAR", 1000.0)
    monkeypatch.setattr(sieve, "OPTIONS", 44)
    whole = record()
    left_out: Counter[Step] = Counter()
    found = list(find(kade.load("amsterdam"), [Source("a game", whole)], 0.001, (), left_out))
    assert found == [None] * len(whole.decisions)
    assert left_out.total() == len(whole.decisions)
    assert left_out["few-options"] > 0
    assert left_out["played-on"] == 0


def screened(
    monkeypatch: pytest.MonkeyPatch, worths: list[float], looks_best: int, most_points: int | None = None
) -> object:
    """What the finder makes of a decision whose actions are worth this much, if the one at this place looks best at
    first sight, and that one brings most points at once."""
    moment = moments(record(), kade.load("amsterdam"))[0][20]
    seen = observe(kade.load("amsterdam"), moment.state, moment.seat)
    actions = seen.legal[: len(worths)]
    found = {action: Found(worth, worth) for action, worth in zip(actions, worths, strict=True)}
    monkeypatch.setattr(sieve, "finalists", lambda *_: actions)
    monkeypatch.setattr(sieve, "search", lambda seen, actions, *_: {one: found[one] for one in actions})
    looks = {action: 5.0 * (place == looks_best) for place, action in enumerate(actions)}
    points = {action: 2.0 * (place == most_points) for place, action in enumerate(actions)}
    monkeypatch.setattr(sieve, "first_sight", lambda *_: FirstSight(looks, points))
    looked = sieve.looked_at(seen, 1)
    made = looked if isinstance(looked, str) else sieve.sifted_again(seen, looked[1], looked[0], 1)
    if isinstance(made, str):
        return made
    return tuple([actions.index(one) for one in part] for part in ([made.best], made.behind, made.level))


def test_of_actions_that_are_as_good_as_the_best_one_stands_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    assert screened(monkeypatch, [9.0, 8.9, 5.0, 7.0], looks_best=2) == ([0], [2, 3], [1])


@pytest.mark.parametrize(
    ("worths", "looks_best", "step"),
    [([9.0, 8.9, 5.0, 7.0], 0, "looks-best"), ([9.0, 8.9, 5.0, 7.0], 1, "close"), ([9.0, 8.9, 8.5, 7.0], 3, "close")],
)
def test_what_looks_best_must_be_clearly_worse_and_so_must_another(
    monkeypatch: pytest.MonkeyPatch, worths: list[float], looks_best: int, step: str
) -> None:
    assert screened(monkeypatch, worths, looks_best) == step


def test_what_brings_more_points_at_once_tempts_even_where_the_best_looks_best(monkeypatch: pytest.MonkeyPatch) -> None:
    assert screened(monkeypatch, [9.0, 8.9, 5.0, 7.0], looks_best=0, most_points=3) == ([0], [3, 2], [1])
    assert screened(monkeypatch, [9.0, 8.9, 5.0, 7.0], looks_best=0, most_points=0) == "looks-best"


def test_where_many_actions_are_as_good_as_the_best_there_is_nothing_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    as_good = [8.9] * LEVEL
    assert screened(monkeypatch, [9.0, *as_good, 5.0, 7.0], looks_best=LEVEL + 1) != "close"
    assert screened(monkeypatch, [9.0, *as_good, 8.9, 5.0, 7.0], looks_best=LEVEL + 2) == "close"


def found_by(*searches: list[float]) -> object:
    """What is made of the actions 0, 1, 2 … that are worth this much in each of these searches; the last one looks
    best at first sight."""
    sight = FirstSight({action: float(action) for action in range(len(searches[0]))}, dict.fromkeys(range(9), 0.0))
    return sieve.sorted_out([{i: Found(worth, worth) for i, worth in enumerate(one)} for one in searches], sight)


def test_what_is_not_surely_worse_than_the_best_counts_as_as_good() -> None:
    """The second is three points behind in the mean, and in one of the searches not at all."""
    assert found_by([9.0, 9.0, 5.0, 3.0], [9.0, 3.0, 5.0, 3.0]) == Sifted(0, [3, 2], [1], 4.0)
    assert found_by([9.0, 6.0, 5.0, 3.0], [9.0, 6.0, 5.0, 3.0]) == Sifted(0, [3, 1, 2], [], 3.0)


def promising(margin: float, number: int, source: str = "a game") -> Promising:
    moment = moments(record(), kade.load("amsterdam"))[0][number]
    best, *behind = moment.state.legal(moment.seat)[:3]
    return Promising(source, moment, FirstSight({}, {}), Sifted(best, behind, [], margin), number)


def test_full_strength_is_for_what_passed_quick_searches_the_most_promising_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    margins = {8: 1.5, 12: 4.0, 16: 2.5}
    asked: list[int] = []

    def quick(_: object, moment: Moment, name: str) -> Promising | str:
        return promising(margins[moment.number], moment.number, name) if moment.number in margins else "close"

    def full(_: object, one: Promising, scale: float) -> Puzzle | str:
        asked.append(one.moment.number)
        return replace(made_up(), id=f"amsterdam-{one.moment.number}") if one.moment.number != 12 else "unsure"

    monkeypatch.setattr(puzzle_finder, "promising_at", quick)
    monkeypatch.setattr(puzzle_finder, "puzzle_of", full)
    left_out: Counter[Step] = Counter()
    found = list(find(kade.load("amsterdam"), [Source("a game", record())], 1.0, (), left_out))
    assert asked == [12, 16, 8]
    assert replace(promising(4.0, 12), left=40).promise < promising(1.5, 12).promise, "late ones are sooner sure"
    assert len(found) == len(record().decisions), "every decision is counted once"
    assert [puzzle.id for puzzle in found if puzzle] == ["amsterdam-16", "amsterdam-8"]
    assert left_out == {"close": len(record().decisions) - 3, "unsure": 1}


def test_of_one_turn_one_record_and_one_kind_only_some_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """All are about taking one card instead of another. The decisions 12 and 13 belong to one turn."""
    asked: list[tuple[str, int]] = []

    def quick(_: object, moment: Moment, name: str) -> Promising | str:
        margin = 5.0 if name == "one" else 0.01
        return promising(margin, moment.number, name) if moment.number in (7, 9, 11, 12, 13) else "close"

    def full(_: object, one: Promising, scale: float) -> Puzzle:
        asked.append((one.source, one.moment.number))
        return made_up()

    monkeypatch.setattr(puzzle_finder, "promising_at", quick)
    monkeypatch.setattr(puzzle_finder, "puzzle_of", full)
    left_out: Counter[Step] = Counter()
    list(find(kade.load("amsterdam"), [Source("one", record()), Source("two", record())], 1.0, (), left_out))
    assert (puzzle_finder.PER_RECORD, puzzle_finder.PER_KIND) == (3, 4)
    assert asked == [("one", 12), ("one", 11), ("one", 9), ("two", 12)]
    assert left_out["enough"] == 3


def test_at_first_sight_points_count_and_so_does_the_estimate() -> None:
    """In the last turn of a game of Amsterdam a track brings points; what is drawn brings none."""
    moment = last_claim()
    seen = observe(kade.load("amsterdam"), moment.state, moment.seat)
    sight = first_sight(seen, 1)
    claim = next(action for action in seen.legal if seen.game.name(action).startswith("claim "))
    card = seen.game.action("draw card")
    assert sight.points[claim] >= sight.points[card] + 1
    assert sight.tempts(claim, card)
    assert not sight.tempts(card, claim)


def test_games_played_on_to_their_end_tell_what_is_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """A track claimed in the last turn against a card that comes too late, and the other way round."""
    monkeypatch.setattr(playing_on, "THIS_TURN", 40)
    game = kade.load("amsterdam")
    moment = last_claim()
    seen = observe(game, moment.state, moment.seat)
    claim = next(action for action in seen.legal if game.name(action).startswith("claim "))
    ahead, error = played_on(seen, claim, game.action("draw card"), 1)
    assert ahead > max(1.0, error)
    assert played_on(seen, game.action("draw card"), claim, 1) == (-ahead, error)


def test_the_turn_is_brought_to_its_end_with_care_before_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Burano an action begins something that the same turn has to finish."""
    game = kade.load("burano")
    puzzle = next(one for one in read_puzzles("burano") if one.line)
    seen = observe(game, puzzle.state(game), puzzle.seat)
    best, other = game.action(puzzle.best), game.action(puzzle.greedy)
    asked: list[int] = []

    class Careful(Random):
        def choose(self, seen: Observation, budget: Budget = FULL) -> int:
            asked.append(seen.seat)
            return super().choose(seen, budget)

    monkeypatch.setattr(playing_on, "Search", lambda seed, simulations: Careful(seed))
    monkeypatch.setattr(playing_on, "GAMES", 2)
    played_on(seen, best, other, 1, Random)
    assert asked
    assert set(asked) == {puzzle.seat}


def test_there_is_one_puzzle_a_day_and_another_one_tomorrow() -> None:
    assert ALL
    today = date(2026, 11, 17)
    days = [of_the_day(today + timedelta(days=i), kade.games()) for i in range(len(ALL) * 3)]
    assert days[0] == of_the_day(today, kade.games())
    assert {puzzle.id for puzzle in days if puzzle} == {puzzle.id for puzzle in ALL}
    assert of_the_day(today, []) is None


def test_each_puzzle_comes_once_before_any_comes_again_and_games_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = {"amsterdam": 1, "burano": 2, "windmill-valley": 4}
    monkeypatch.setattr("kade.learn.puzzles.read_puzzles", lambda game: (ALL[0],) * counts[game])
    order = by_days(list(counts))
    assert "".join(game[0] for game, _ in order) == "wbwawbw"
    assert [number for game, number in order if game == "windmill-valley"] == [1, 2, 3, 4]


# ---------------------------------------------------------------------- the command


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    puzzle = made_up()
    monkeypatch.setattr("kade.cli.puzzles.read_puzzles", lambda game: (puzzle,) if game == "amsterdam" else ())
    return puzzle


def test_a_puzzle_is_asked_and_answered(asked: Puzzle) -> None:
    question = command("puzzles", asked.id).out
    assert "best move?" in question
    assert "✓" not in question
    answers = [command("puzzles", asked.id, "--answer", letter).out for letter in "abc"]
    assert sum("Yes, that is the best move." in said for said in answers) == 1
    assert sum("gives 2.5 points away" in said for said in answers) == 1
    assert all("About 3 more points are still to come." in said for said in answers)


@pytest.mark.parametrize(("lang", "words"), [("pl", "najlepszy ruch?"), ("it", "la mossa migliore?")])
def test_in_other_languages(asked: Puzzle, lang: str, words: str) -> None:
    assert words in command("puzzles", asked.id, "--answer", "A", lang=lang).out


def test_wrong_input_gets_a_sentence(asked: Puzzle, tmp_path: Path) -> None:
    assert "is not a puzzle" in refused("puzzles", "amsterdam-9")
    assert "no puzzles yet for burano" in refused("puzzles", "burano")
    said = command("puzzles", asked.id, "--answer", "Z")
    assert said.code == 2
    assert "not one of the letters A, B, C" in said.err
    assert "has no Records" in refused("puzzles", "find", "burano", "--records", tmp_path, "--out", tmp_path / "a.toml")
    records = GOLDEN / "amsterdam"
    out = tmp_path / "a.toml"
    assert "must be more than 0" in refused(
        "puzzles", "find", "amsterdam", "--records", records, "--out", out, "--strength", "0"
    )


def test_the_finder_writes_a_file_that_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = made_up()
    monkeypatch.setattr("kade.cli.puzzles.find", lambda *_: iter([None, one, one]))
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / "a.kade").write_text(str(Record.parse(str(record()))), encoding="utf-8")
    out = tmp_path / "puzzles.toml"
    asked = ("puzzles", "find", "amsterdam", "--records", folder, "--out", out, "--number")
    assert "1 puzzle found" in command(*asked, "1").out
    assert parse(out.read_text(encoding="utf-8"), "amsterdam") == (one,)
    assert "2 puzzles found" in command(*asked, "2").out, "what was found before is kept"
    assert parse(out.read_text(encoding="utf-8"), "amsterdam") == (one, one)
    out.write_text("no puzzles", encoding="utf-8")
    assert "cannot be read" in refused(*asked, "3")
    assert out.read_text(encoding="utf-8") == "no puzzles"


def test_from_one_puzzle_to_the_next_one_comes_to_all_of_them() -> None:
    seen: list[str] = []
    here = PuzzleRef(kade.games()[0], 1)
    for _ in ALL:
        found, of = by_number(here.game, here.number)
        seen.append(found.id)
        here = following(here.game, here.number, of)
    assert sorted(seen) == sorted(puzzle.id for puzzle in ALL)
    assert here == PuzzleRef(kade.games()[0], 1)
