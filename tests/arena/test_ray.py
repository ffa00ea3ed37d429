"""The same games on Ray: on one of this machine, if Ray is there (make ray)."""

from __future__ import annotations

import importlib.util

import pytest

from kade.arena import OnRay, Plan, ThisProcess, executor, played
from kade.arena.executors import BadWorkers

THERE = importlib.util.find_spec("ray") is not None


@pytest.mark.slow
@pytest.mark.skipif(not THERE, reason="Ray is not installed here; `make ray` runs this in an environment that has it")
@pytest.mark.filterwarnings("ignore")  # theirs
def test_ray_plays_the_same_games_as_this_process() -> None:
    plan = Plan("amsterdam", ("random", "random"), 2, 3, {"players": 2})
    ray = executor("ray")
    assert isinstance(ray, OnRay)
    try:
        there = list(played(plan, range(12), ray, size=2))
        running = played(plan, range(200), ray, size=2)
        assert next(running) == there[0]
        running.close()  # what was not asked for any more is called off
    finally:
        ray.close()
    assert there == list(played(plan, range(12), ThisProcess()))


@pytest.mark.skipif(THERE, reason="Ray is installed here")
def test_without_ray_there_is_a_sentence() -> None:
    with pytest.raises(BadWorkers, match=r"pip install 'kade\[ray\]'"):
        executor("ray")
