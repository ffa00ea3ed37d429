"""Several cards at once: what they bring together, which of them wait, which are used (WV-3.15, WV-3.19, WV-3.21)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.windmill_valley.table import BOX, at, do, lay, options, perform, play_on

from kade.games.windmill_valley.rules.helpers import card_bulb, card_guilders, helping, performable, purse, unused
from kade.games.windmill_valley.rules.rewards import ACTIONS
from kade.games.windmill_valley.rules.turn import active_reward
from kade.kernel.event import Event

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]
IDS = [card.id for card in BOX.cards]


def cards_of(found: int) -> list[str]:
    return [card for i, card in enumerate(IDS) if found >> i & 1]


def seat_with(helpers: list[str], starting: str | None = None, **spec: Any) -> Any:
    seat: dict[str, Any] = {"guilders": 5, "tools": 1, "helpers": helpers}
    if starting:
        seat["starting"] = starting
    return lay(seats=[seat, *NEXT], **spec)


@pytest.mark.rule("WV-3.19", "WV-3.21")
@pytest.mark.parametrize(
    ("helpers", "starting", "action", "water", "guilders"),
    [
        ([], None, "build", 8, 0),
        (["F27"], None, "build", 8, 2),
        (["F27"], None, "build", 4, 1),
        (["F27"], None, "build", 0, 1),
        (["F27"], "S4", "build", 8, 3),
        ([], "S4", "build", 8, 1),
        (["F04", "F10", "F26"], None, "build", 8, 0),
        (["F26", "F27", "F10"], "S4", "build", 5, 3),
        (["F25", "F20", "F21"], None, "market", 6, 2),
        (["F25"], None, "build", 8, 0),
        (["F01"], None, "build", 8, 0),
        (["F09"], None, "lower", 8, 0),
        (["F14", "F13"], "S6", "enhance", 8, 2),
    ],
)
def test_what_unused_cards_bring_for_an_action(
    helpers: list[str], starting: str | None, action: str, water: int, guilders: int
) -> None:
    state = seat_with(helpers, starting, water=water)
    assert card_guilders(state, 0, ACTIONS[action]) == guilders
    used = seat_with(helpers, starting, water=water, used=[*helpers, *([starting] if starting else [])])
    assert card_guilders(used, 0, ACTIONS[action]) == 0, "each once a turn"
    assert card_guilders(state, 1, ACTIONS[action]) == 0, "the other player has none of them"


@pytest.mark.rule("WV-3.19")
@pytest.mark.parametrize(
    ("helpers", "starting", "action", "bulb"),
    [
        (["F30"], None, "plant", True),
        (["F22", "F29", "F30"], None, "plant", True),
        (["F22", "F29"], "S3", "plant", False),
        ([], "S1", "trade", True),
        (["F03", "F11"], "S1", "trade", True),
        (["F03", "F23", "F28"], None, "trade", False),
        (["F24"], None, "plant", False),
        ([], None, "plant", False),
        (["F06", "F08"], None, "lower", True),
    ],
)
def test_whether_unused_cards_bring_a_bulb(helpers: list[str], starting: str | None, action: str, bulb: bool) -> None:
    state = seat_with(helpers, starting)
    assert card_bulb(state, 0, ACTIONS[action]) == bulb
    assert not card_bulb(state, 1, ACTIONS[action])
    used = seat_with(helpers, starting, used=[*helpers, *([starting] if starting else [])])
    assert not card_bulb(used, 0, ACTIONS[action])


@pytest.mark.rule("WV-3.15", "WV-5.10")
@pytest.mark.parametrize(
    ("action", "value", "found"),
    [
        ("plant", 1, ["F22", "F30"]),
        ("plant", 2, ["F16", "F22", "F30"]),
        ("plant", 0, []),
        ("lower", 1, []),
        ("farm", 1, []),
        ("build", 1, ["S4"]),
    ],
)
def test_the_cards_that_wait_for_an_action(action: str, value: int, found: list[str]) -> None:
    """Owned, not used, their least number reached; not those that work inside."""
    state = seat_with(["F16", "F22", "F30"], "S4")
    assert cards_of(helping(state, 0, ACTIONS[action], value)) == found
    assert helping(state, 1, ACTIONS[action], value) == 0
    used = seat_with(["F16", "F22", "F30"], "S4", used=["F16", "F22", "F30", "S4"])
    assert helping(used, 0, ACTIONS[action], value) == 0


@pytest.mark.rule("WV-3.15", "WV-3.21")
def test_cards_that_work_inside_their_action_are_not_offered_beside_it() -> None:
    for starting, action in (("S1", "trade"), ("S2", "farm"), ("S3", "plant"), ("S5", "market")):
        state = seat_with(["F09", "F13"], starting)
        assert cards_of(unused(state, 0, ACTIONS[action])) == [starting]
        assert helping(state, 0, ACTIONS[action], 9) == 0
    inside = seat_with(["F09", "F13", "F17"])
    assert cards_of(unused(inside, 0, ACTIONS["lower"])) == ["F09", "F17"]
    assert cards_of(helping(inside, 0, ACTIONS["lower"], 2)) == ["F17"]


@pytest.mark.rule("WV-3.19")
@pytest.mark.parametrize(
    ("action", "me", "plainly", "helped"),
    [
        ("plant", {"bulbs": {"red": 1}}, True, True),
        ("plant", {"helpers": ["F30"]}, False, True),
        ("plant", {"rows": [["red"] * 7] * 4, "bulbs": {"red": 1}}, False, False),
        ("farm", {}, True, True),
        ("trade", {}, False, False),
        ("trade", {"starting": "S1"}, False, True),
        ("market", {"guilders": 2}, True, True),
        ("market", {"guilders": 1, "helpers": ["F25"]}, False, True),
        ("market", {"guilders": 1}, False, False),
        ("build", {}, True, True),
        ("build", {"groups": [0] * 5}, False, False),
        ("enhance", {}, True, True),
    ],
)
def test_performable_by_itself_and_with_cards(action: str, me: dict[str, Any], plainly: bool, helped: bool) -> None:
    turned = {"trade": 0, "market": 1, "enhance": 2, "plant": 3, "build": 4, "farm": 5}[action]
    state = lay(seats=[{"large": turned, "tools": 1, **me}, *NEXT], step="turn-wheels")
    reward = active_reward(state, 0, 0)
    assert (performable(state, 0, reward, False), performable(state, 0, reward, True)) == (plainly, helped)
    assert performable(state, 0, active_reward(state, 0, 1), False), "the water can always be lowered"


@pytest.mark.rule("WV-3.21")
def test_the_purse_is_whole_while_nothing_must_follow() -> None:
    state = perform("market", {"guilders": 3, "helpers": ["F05"]}, NEXT)
    assert purse(state, 0) == 3
    do(state, "use F05")
    assert purse(state, 0) == 1
    assert options(state)[-1] == "skip", "the tile of the card may be passed up, the visit not"
    plain = at("farm", {"guilders": 3, "bulbs": {"red": 1}}, NEXT)
    assert purse(plain, 0) == 3


# What tells that an action was performed.
PERFORMED = {
    "farm": {"gained-card", "left-lying"},
    "enhance": {"enhanced"},
    "trade": {"shipped", "unloaded"},
    "build": {"built"},
    "plant": {"planted"},
    "market": {"moved"},
    "lower": {"lowered"},
    "floodgate_up": {"gate"},
}
WAITS_FOR = {entry["id"]: entry["helper"]["on"] for entry in BOX.data["farm_card"]} | {
    entry["id"]: entry["on"] for entry in BOX.data["starting_card"]
}


@pytest.mark.rule("WV-3.15", "WV-3.20", "WV-3.21")
@pytest.mark.parametrize("seed", range(24))
def test_no_card_is_used_in_a_turn_without_its_action(seed: int) -> None:
    """Random games with full hands: whatever a card brought before, its action followed; none is used twice."""
    chance = random.Random(seed)
    helpers = chance.sample([name for name in BOX.farm_names if name != "F07"], 6)
    starting = chance.sample(BOX.starting_names, 2)
    state = lay(
        seed=seed,
        seats=[
            {
                "helpers": helpers[seat::2],
                "starting": starting[seat],
                "guilders": chance.randint(0, 5),
                "tools": 2,
                "bulbs": {"red": chance.randint(0, 3), "black": 1},
            }
            for seat in range(2)
        ],
    )
    turn: list[dict[str, Any]] = []

    def hear(event: Event) -> None:
        told = event.seen_by(None)
        if told is not None and told["event"] in ("turn", "ended"):
            used = [one["card"] for one in turn if one["event"] == "used"]
            assert len(set(used)) == len(used), used
            for card in used:
                assert PERFORMED[WAITS_FOR[card]] & {one["event"] for one in turn}, (card, turn)
            turn.clear()
        elif told is not None:
            turn.append(dict(told))

    state.listener = hear
    play_on(state, chance, 220)
