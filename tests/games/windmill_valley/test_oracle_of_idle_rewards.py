"""Which rewards would change nothing, against trying out every way to gain them (WV-1.8, WV-3.10, WV-3.15)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.windmill_valley.table import BOX, lay, step

from kade.games.windmill_valley.rules.effects import grant
from kade.games.windmill_valley.rules.helpers import idle
from kade.games.windmill_valley.rules.rewards import BULBS, CARD_ONLY, POINTS, TOOLS
from kade.games.windmill_valley.rules.state import WindmillValley

# Points, tools and bulbs are always worth having; a card's own words mean something inside its action only.
ALWAYS = [POINTS, TOOLS, BULBS, *CARD_ONLY]
REWARDS = {
    " ".join(reward.texts): reward.index
    for reward in BOX.rewards
    if reward.parts and not any(part.kind in ALWAYS for part in reward.parts)
}


def gist(state: WindmillValley) -> dict[str, Any]:
    """All of a position but what is still to be done, and which cards were used for nothing."""
    return {key: value for key, value in state.to_dict().items() if key not in ("stack", "used")}


def changes(state: WindmillValley, reward: int) -> bool:
    """Whether any way to carry the reward out leads to another position."""
    before, depth = gist(state), len(state.stack)
    first = state.copy()
    grant(first, 0, reward)
    first.advance(0)
    ways = [first]
    while ways:
        way = ways.pop()
        if len(way.stack) > depth:
            for action in way.legal():
                ways.append(way.copy())
                ways[-1].play(action)
        elif gist(way) != before:
            return True
    return False


def position(chance: random.Random) -> WindmillValley:
    """Before the floodgate, so that nothing is going on: little to spend, or too much; helpers that go together."""
    helpers = chance.sample(["F06", "F08", "F09", "F17", "F19", "F29", "F30", "F03"], 3)
    planted = chance.choice([0, 0, 6, 7])
    seat = {
        "guilders": chance.choice([0, 1, 9, 9, 9]),
        "tools": 1,
        "helpers": helpers,
        "bulbs": {"red": chance.choice([0, 0, 1, 5])},
        "starting": chance.choice(["S1", "S3", "S4"]),
        "groups": chance.choice([[0] * 5, [0, 0, 0, 0, 1]]),
        "contracts": chance.choice([[], ["F11"], ["F16"]]),
        "rows": [["red"] * 7] * 3 + [["red"] * planted],
    }
    shipped = chance.choice([[None] * 4, ["red", None, None, None]])
    return lay(
        gate=2,
        water=chance.choice([0, 0, 0, 1, 3]),
        shipped=shipped,
        wish="Q6",
        seats=[seat, {"guilders": 5, "built": chance.choice([[], ["W13", "W18", "W19", "W20"]])}],
    )


@pytest.mark.rule("WV-1.8", "WV-3.10", "WV-3.15")
@pytest.mark.parametrize("seed", range(60))
def test_idle_rewards_agree_with_trying_them_out(seed: int) -> None:
    chance = random.Random(seed)
    state = position(chance)
    assert step(state) == "floodgate"
    chosen = chance.sample(sorted(REWARDS), 5)
    found = {text: idle(state, 0, REWARDS[text]) for text in chosen}
    assert found == {text: not changes(state, REWARDS[text]) for text in chosen}
