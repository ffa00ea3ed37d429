"""The tool that breaks rules on purpose: what it breaks, which tests it runs, how sure its figure is."""

from __future__ import annotations

import ast
import math

import pytest
from tools.hunt import Target, affordable
from tools.mutants import to_try_again, wilson
from tools.mutations import Mutation, broken_tree, mutations
from tools.pursuit import hurry, pursue

SOURCE = '''
START = 3

def cost(step: int) -> int:
    """Two for the first."""
    if step > 1:
        return 2 + step
    return 0
'''


def test_every_way_to_break_a_module_is_carried_out_alone() -> None:
    plain = ast.unparse(ast.parse(SOURCE))
    found = mutations(SOURCE)
    assert [mutation.number for mutation in found] == list(range(len(found)))
    broken = [ast.unparse(broken_tree(SOURCE, mutation.number)) for mutation in found]
    assert plain not in broken
    assert len(set(broken)) == len(broken)
    for mutation, text in zip(found, broken, strict=True):
        assert mutation.after in text or mutation.after == "pass"
    assert {mutation.function for mutation in found} == {"", "cost"}


@pytest.mark.parametrize(
    ("seconds", "limit", "number"), [([1, 1, 2], 4, 3), ([1, 1, 2], 3.5, 2), ([9, 9], 1, 1), ([1, 2, 3], math.inf, 3)]
)
def test_the_shortest_tests_run_while_there_are_seconds_left(seconds: list[float], limit: float, number: int) -> None:
    assert affordable(seconds, limit) == number


@pytest.mark.parametrize(
    ("killed", "tried", "low", "high"),
    [(50, 100, 40.4, 59.6), (0, 20, 0.0, 16.1), (20, 20, 83.9, 100.0), (760, 950, 77.3, 82.4)],
)
def test_the_interval_of_a_share(killed: int, tried: int, low: float, high: float) -> None:
    assert list(wilson(killed, tried)) == pytest.approx([low, high], abs=0.05)


def test_a_quick_look_tries_again_only_what_runs_at_import() -> None:
    def target(line: int) -> Target:
        return Target("m", "m.py", Mutation(line, line, "", "", ""))

    hunted = {
        target(1): "failed",
        target(2): "survived",
        target(3): "survived",
        target(4): "",
        target(5): "not tried",
        target(6): "hung",
    }
    lines = [target.mutation.line for target in to_try_again(hunted, [["m.py", 3]], quick=True)]
    assert lines == [3, 4, 5]
    assert [target.mutation.line for target in to_try_again(hunted, [], quick=False)] == [2, 3, 4, 5]


def test_a_test_that_takes_far_longer_than_it_should_hangs_long_before_all_tests_would_be_over() -> None:
    def attack(seconds: float) -> bool:
        hurry(seconds)
        number = 0
        while number < 10**6:
            number += 1
        return False

    assert pursue([0.001, 60.0], 1, attack, lambda seconds: 600) == {0.001: "hung", 60.0: "survived"}
