"""Rewards of fields in any order, against trying every order out (WV-4.16, WV-1.3, WV-1.8)."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.games.windmill_valley.table import BOX, lay, step

from kade.games.windmill_valley.rules.effects import grant
from kade.games.windmill_valley.rules.state import WindmillValley
from kade.games.windmill_valley.rules.windmills import FieldRewards, fields_mask

Best = dict[str, int]  # by all that can come out but the guilders: the most guilders with it


def gist(state: WindmillValley) -> tuple[str, int]:
    saved = state.to_dict()["state"]
    guilders = saved["seats"][0].pop("guilders")
    return json.dumps([saved["seats"], saved["water"]], sort_keys=True), guilders


def explore(state: WindmillValley, depth: int, then: Callable[[WindmillValley], None], seen: set[str]) -> None:
    """Every way to carry out what lies above that depth of the stack."""
    if len(state.stack) <= depth:
        then(state)
        return
    for action in state.legal():
        after = state.copy()
        after.play(action)
        digest = after.digest()
        if digest not in seen:
            seen.add(digest)
            explore(after, depth, then, seen)


def by_hand(state: WindmillValley, rewards: list[int], best: Best) -> None:
    """Every order: one of the rewards now, then every order of the others."""
    if not rewards:
        note(best)(state)
    for i, reward in enumerate(rewards):
        rest = rewards[:i] + rewards[i + 1 :]
        after = state.copy()
        grant(after, 0, reward)
        after.advance(0)
        explore(after, len(state.stack), lambda done, rest=rest: by_hand(done, rest, best), set())  # type: ignore[misc]


def note(best: Best) -> Callable[[WindmillValley], None]:
    def done(state: WindmillValley) -> None:
        key, guilders = gist(state)
        best[key] = max(best.get(key, 0), guilders)

    return done


@pytest.mark.rule("WV-4.16", "WV-1.3", "WV-1.8")
@pytest.mark.parametrize("space", ["W05", "W11", "W16", "W18", "W19", "W27"])
@pytest.mark.parametrize(("guilders", "stored", "water"), [(9, 5, 0), (8, 5, 3), (7, 4, 0), (6, 6, 0), (9, 0, 0)])
def test_no_order_of_the_rewards_of_fields_brings_more(space: str, guilders: int, stored: int, water: int) -> None:
    state = lay(
        gate=2,
        water=water,
        seats=[
            {"guilders": guilders, "bulbs": {"red": stored}, "rows": [["red"] * 7] * 3 + [["red"] * 6]},
            {"guilders": 5},
        ],
    )
    assert step(state) == "floodgate"
    at = BOX.space_names.index(space)
    fields = BOX.fields_at[at]
    naive: Best = {}
    by_hand(state, [BOX.field_rewards[field] for field in fields], naive)
    found: Best = {}
    depth = len(state.stack)
    state.stack.append(FieldRewards(0, at, fields_mask(state, at)))
    state.advance(0)
    explore(state, depth, note(found), set())
    assert found == naive
