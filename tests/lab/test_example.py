"""The agent of examples/train_small_agent.py, for a second: that it learns something, not how much."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest


@pytest.fixture(scope="module")
def example() -> ModuleType:
    file = Path(__file__).parents[2] / "examples" / "train_small_agent.py"
    spec = importlib.util.spec_from_file_location("train_small_agent", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_plays_itself_and_changes_its_weights(example: ModuleType) -> None:
    agent, played = example.train("amsterdam", 60, most=example.LEARNT_FROM)
    assert played >= example.LEARNT_FROM
    assert agent.weights.any()
    assert np.isfinite(agent.weights).all()
    assert 0 <= example.against_random(agent, "amsterdam", 4) <= 1


def test_what_did_well_becomes_more_likely(example: ModuleType) -> None:
    agent = example.Agent(2, 3)
    seen, masks = np.array([[1.0, 0.5]], np.float32), np.array([[1, 1, 0]], np.int8)
    before = agent.chances(seen, masks)
    assert before.tolist() == [[0.5, 0.5, 0.0]]
    agent.learn(seen, np.array([[0.5, -0.5, 0.0]], np.float32))
    after = agent.chances(seen, masks)
    assert after[0, 0] > 0.5 > after[0, 1]
    assert after[0, 2] == 0.0


def test_only_legal_actions_are_drawn(example: ModuleType) -> None:
    rng = np.random.default_rng(1)
    chances = np.array([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [1.0, 0.0, 0.0]] * 200, np.float32)
    assert (example.draw(chances, rng).reshape(-1, 3) == [1, 2, 0]).all()
