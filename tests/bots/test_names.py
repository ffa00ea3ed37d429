"""What a bot's name may say beside who it is: how much work it does, by what it judges, what it leaves to chance."""

from __future__ import annotations

from pathlib import Path

import pytest

import kade
from kade import bots
from kade.bots.greedy import Greedy
from kade.bots.names import Name
from kade.bots.random import Wayward
from kade.bots.search import Search, new_tree
from kade.bots.values import by_learning
from kade.display.game import Game
from kade.kernel import seeded
from kade.kernel.learnt import FILE_AT_ONCE, BadWeights

GAME = kade.load("windmill-valley")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("merchant", Name("merchant")),
        ("merchant@0.05", Name("merchant", 0.05)),
        ("merchant@0.05+learnt", Name("merchant", 0.05, "learnt")),
        ("greedy+train/weights.toml~0.03", Name("greedy", None, "train/weights.toml", 0.03)),
        ("merchant@2", Name("merchant", 2.0)),
        ("merchant@0", Name("merchant@0")),
        ("greedy~1.5", Name("greedy~1.5")),
        ("greedy+", Name("greedy+")),
    ],
)
def test_a_name_is_taken_apart(text: str, name: Name) -> None:
    assert Name.parse(text) == name
    assert Name.parse(str(name)) == name


@pytest.mark.parametrize("name", ["greedy@0.5", "random+learnt", "random~0.1", "greedy+", "nobody+learnt"])
def test_what_a_bot_cannot_do_is_not_in_its_name(name: str) -> None:
    assert not bots.is_bot(name)


def test_a_part_of_the_decisions_is_left_to_chance() -> None:
    state = GAME.new(players=2, seed=3)
    seat = state.actors[0]
    seen = bots.observe(GAME, state, seat)
    bot = bots.make("greedy~0.5", 1)
    assert isinstance(bot, Wayward)
    assert isinstance(bot.bot, Greedy)
    assert len({bot.choose(seen) for _ in range(12)}) > len({bot.bot.choose(seen) for _ in range(3)})
    assert {bots.make("greedy~0.5", 1).choose(seen) for _ in range(3)} == {bots.make("greedy~0.5", 1).choose(seen)}


def test_only_the_grandmaster_judges_by_what_was_learnt_unless_its_name_says_so() -> None:
    def value(name: str) -> object:
        bot = bots.make(name)
        assert isinstance(bot, (Search, Greedy))
        return bot.value(GAME)

    learnt = GAME.learnt_value or GAME.estimating
    assert value("master") == value("greedy") == GAME.estimating
    assert value("grandmaster") == value("merchant@0.1+learnt") == learnt
    assert value("greedy+learnt") == (GAME.learnt_value_at_once or GAME.estimating)


def test_where_nothing_was_learnt_for_greedy_it_takes_what_was_learnt_for_searches() -> None:
    for name in kade.games():
        game = kade.load(name)
        own = (Path(kade.__file__).parent / "games" / game.package.rpartition(".")[2] / FILE_AT_ONCE).exists()
        assert (game.learnt_at_once != game.learnt) == own, name


def test_a_learnt_value_gets_no_more_time_than_the_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    def simulations(name: str, game: Game) -> int:
        state = game.new(players=2, seed=1)
        bot = bots.make(name)
        assert isinstance(bot, Search)
        return bot.simulations_for(bots.observe(game, state, state.actors[0]), bots.Budget(earlier=0))

    assert GAME.learnt is not None
    assert GAME.learning is not None
    near, far = GAME.learning.PACE
    assert simulations("grandmaster", GAME) == pytest.approx(far * simulations("master", GAME), abs=1)
    assert simulations("search+learnt", GAME) == pytest.approx(far * simulations("search", GAME), abs=1)
    assert simulations("merchant+learnt", GAME) == pytest.approx(near * simulations("merchant", GAME), abs=1)
    for name in ("learnt", "learnt_value"):
        monkeypatch.setitem(vars(GAME), name, None)
    assert simulations("grandmaster", GAME) == simulations("master", GAME)


def test_a_search_by_a_learnt_value_looks_as_far_ahead_as_that_is_worth() -> None:
    game = kade.load("amsterdam")
    assert game.learning is not None
    assert new_tree(game, seeded(1)).horizon == game.horizon
    assert new_tree(game, seeded(1), value=by_learning).horizon == game.learning.HORIZON
    assert new_tree(game, seeded(1), value=by_learning, far=False).horizon == 1


def test_weights_from_a_file_that_has_none_are_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text("", encoding="utf-8")
    bot = bots.make(f"greedy+{file}")
    assert isinstance(bot, Greedy)
    with pytest.raises(BadWeights, match=r"weights\.toml is not a file of weights: kade train writes them\."):
        bot.value(GAME)
