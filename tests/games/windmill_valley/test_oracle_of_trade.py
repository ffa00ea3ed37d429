"""Which rewards of a trade card can be gained together, against counting sets (WV-4.25, WV-4.27, WV-4.28)."""

from __future__ import annotations

from itertools import combinations

import pytest

import kade
from kade.games.windmill_valley.rules.state import WindmillValley

# Chest n gives 2 ** n points, so that the points gained tell which chests were.
GAME = kade.load(
    "windmill-valley", edition={"trade_card": [{"id": "FT1", "rewards": [["V1"], ["V2"], ["V4"], ["V8"]]}]}
)
ALL = frozenset(range(4))
Found = set[tuple[frozenset[int], int]]  # the chests gained, the guilders left


def chests(state: WindmillValley) -> frozenset[int]:
    return frozenset(chest for chest in ALL if state.players[0].points - 5 >> chest & 1)


def explore(state: WindmillValley, place: int, sold: int, found: Found) -> None:
    """Every way to trade with a bulb on that place."""
    if state.active != 0:
        found.add((chests(state), state.players[0].guilders))
        return
    names = [GAME.name(action) for action in state.legal()]
    if "use S1" in names and state.stack[-1].name == "chests":
        gained, own = chests(state), {place, (place + 1) % 4}
        assert gained | own != ALL, "the card is not offered where it changes nothing"
        assert len(gained) < 2 + (0 if state.players[0].guilders else sold)
    for name in names:
        if not name.startswith("ship") or name == f"ship red place-{place + 1}":
            after = state.copy()
            after.apply(GAME.action(name))
            explore(after, place, sold, found)


def expected(place: int, trader: bool, sold: int, guilders: int) -> Found:
    """The two beside the place, or any two; for a guilder as many others as the tile sells."""
    pairs = [frozenset(pair) for pair in combinations(range(4), 2)]
    free = pairs if trader else [frozenset({place, (place + 1) % 4})]
    found = {(pair, guilders) for pair in free}
    if sold and guilders:
        found |= {(pair.union(more), guilders - 1) for pair in free for more in combinations(ALL - pair, sold)}
    return found


@pytest.mark.rule("WV-4.25", "WV-4.27", "WV-4.28")
@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize(("tile", "sold"), [("E04", 0), ("E05", 1), ("E30", 2)])
@pytest.mark.parametrize("starting", ["S1", "S3"])
@pytest.mark.parametrize("guilders", [0, 1])
def test_the_rewards_of_a_trade_agree_with_counting_sets(
    place: int, tile: str, sold: int, starting: str, guilders: int
) -> None:
    state = GAME.position(
        {
            "step": "choose-action",
            "trade": ["FT1"],
            "seats": [
                {"large_tiles": {"1": tile}, "guilders": guilders, "bulbs": {"red": 1}, "starting": starting},
                {"guilders": 5, "area": "M3"},
            ],
        }
    )
    assert isinstance(state, WindmillValley)
    state.apply(GAME.action("wheel large"))
    found: Found = set()
    explore(state, place, sold, found)
    assert found == expected(place, starting == "S1", sold, guilders)
