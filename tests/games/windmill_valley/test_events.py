"""What a player is told: every event with all it says, in the order of the rules that it comes from."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import BOX, do, foretell, lay, perform, with_tile

import kade
from kade.kernel.event import Event
from kade.testing import tale

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]


@pytest.mark.rule("WV-3.1", "WV-3.3", "WV-3.4", "WV-3.7", "WV-4.1")
def test_a_plain_turn_is_told_from_gate_to_next_player() -> None:
    state = lay(seats=[{"guilders": 5, "tools": 1, "bulbs": {"red": 1}}, {"guilders": 5}])
    assert tale(do(state, "gate 3", "turn 4", "wheel small", "lower 2 0")) == [
        "gate seat=0 speed=3 moved=2",
        "paid seat=0 number=3",
        "gained seat=0 what=points number=4 source=floodgate",
        "water water=2",
        "spent-tools seat=0 number=1",
        "turned seat=0 steps=4 large=5 small=5",
        "wheel seat=0 wheel=small action=['lower:2']",
        "lowered seat=0 strength=2 water=0",
        "gained seat=0 what=guilders number=2 source=water",
        "turn seat=1 number=2",
    ]


@pytest.mark.rule("WV-3.2", "WV-3.4", "WV-3.7")
def test_closing_the_gate_and_steps_less_are_told_too() -> None:
    state = lay(gate=3, water=4, turns=2, seats=[{"tools": 2, "bulbs": {"red": 1}}, {"guilders": 5}])
    assert tale(do(state, "gate 2", "turn 1", "lower 0 2")) == [
        "gate seat=0 speed=2 moved=-1",
        "water water=5",
        "spent-tools seat=0 number=1",
        "turned seat=0 steps=1 large=2 small=2",
        "wheel seat=0 wheel=small action=['lower:2']",
        "lowered seat=0 strength=2 water=3",
        "gained seat=0 what=points number=4 source=water",
        "turn seat=1 number=4",
    ]


@pytest.mark.rule("WV-3.9", "WV-3.10", "WV-3.18", "WV-1.3")
def test_a_rotation_and_what_the_calendar_gives_are_told() -> None:
    state = lay(
        seats=[{"guilders": 9, "tools": 3, "bulbs": {"red": 1}, "large": 3, "helpers": ["F07"]}, {"guilders": 5}]
    )
    told = tale(do(state, "gate 2", "turn 3", "calendar unique-2", "calendar common", "bulb red", "wheel small"))
    assert told[4:9] == [
        "used seat=0 card=F07",
        "gained seat=0 what=points number=2 source=helpers",
        "spent-tools seat=0 number=1",
        "turned seat=0 steps=3 large=1 small=4",
        "calendar seat=0 space=I",
    ]
    assert told[9:13] == [
        "calendar-reward seat=0 space=I unique=True reward=['G3']",
        "gained seat=0 what=guilders number=1 source=calendar",  # of 3: the rest is above 9
        "calendar-reward seat=0 space=I unique=False reward=['B:any']",
        "stored seat=0 colour=red",
    ]


@pytest.mark.rule("WV-3.10")
def test_what_is_lost_at_the_end_of_a_turn_is_told_and_nothing_else() -> None:
    owed = lay(step="closing", due=3, seats=[{"calendar": 1}, {"guilders": 5}])
    assert tale(do(owed, "end-turn")) == ["calendar-lost seat=0", "turn seat=1 number=2"]
    assert owed.view(1)["seats"][0]["calendar"] == 1
    paid = lay(step="closing", due=1, seats=[{"calendar": 2}, {"guilders": 5}])
    told = tale(do(paid, "calendar common"))
    assert told == [
        "calendar-reward seat=0 space=II unique=False reward=['T1']",
        "gained seat=0 what=tools number=1 source=calendar",
        "turn seat=1 number=2",
    ]


@pytest.mark.rule("WV-6.1")
@pytest.mark.parametrize("expert", [False, True])
def test_the_coming_end_is_told(expert: bool) -> None:
    state = lay(
        step="turn-wheels", gate=1, expert=expert, seats=[{"large": 5, "calendar": 3, "tools": 1}, {"guilders": 5}]
    )
    assert tale(do(state, "turn 1"))[1:3] == ["calendar seat=0 space=IV", f"end-near seat=0 extra={not expert}"]


@pytest.mark.rule("WV-3.12")
def test_a_rest_is_told() -> None:
    state = lay(
        step="turn-wheels",
        gate=1,
        seats=[{"large": 3, "tools": 1, "groups": [0] * 5, "small_tiles": {"2": "E15"}}, {"guilders": 5}],
    )
    assert tale(do(state, "turn 1")) == [
        "turned seat=0 steps=1 large=5 small=2",
        "rested seat=0",
        "gained seat=0 what=guilders number=2 source=wheels",
        "turn seat=1 number=2",
    ]


# ---------------------------------------------------------------------- the market and trade


@pytest.mark.rule("WV-4.18", "WV-4.21")
def test_a_visit_with_standing_on_a_marker_is_told() -> None:
    state = perform("market", {"guilders": 9, "area": "M1"}, [{"area": "M2", "guilders": 3}], neutrals=[1, 2, 0])
    assert tale(do(state, "stand-on seat-1", "take T1", "take V1")) == [
        "paid seat=0 number=2",
        "paid seat=0 number=1",
        "gained seat=1 what=guilders number=1 source=market",
        "moved seat=0 area=M2 on=1",
        "gained seat=0 what=tools number=3 source=market",
        "moved seat=0 area=M3",
        "gained seat=0 what=points number=1 source=market",
        "turn seat=1 number=2",
    ]
    other = lay(
        step="choose-action",
        turn=1,
        seats=[{"area": "M2", "guilders": 3}, {"large": 0, "guilders": 9, "area": "M1"}],
        neutrals=[1, 2, 0],
    )
    assert tale(do(other, "wheel large", "stand-on seat-0"))[-1] == "moved seat=1 area=M2 on=0"


@pytest.mark.rule("WV-4.20")
def test_a_neutral_marker_moved_is_told() -> None:
    state = perform("market", {"guilders": 9, "area": "M1"}, [{"area": "M3", "guilders": 3}], neutrals=[1, 1, 0])
    assert tale(do(state, "neutral M1 M2", "take B:violet")) == [
        "paid seat=0 number=2",
        "paid seat=0 number=1",
        "neutral seat=0 source=M1 target=M2",
        "moved seat=0 area=M2",
        "stored seat=0 colour=violet",
        "stored seat=0 colour=violet",
        "stored seat=0 colour=violet",
        "moved seat=0 area=M3",
    ]


@pytest.mark.rule("WV-4.25", "WV-4.26")
def test_a_trade_that_fills_the_card_is_told() -> None:
    state = perform(
        "trade", {"bulbs": {"black": 1}}, NEXT, trade=["FT1", "FT4"], shipped=["white", "yellow", "red", None]
    )
    assert tale(do(state, "ship black place-4", "skip")) == [
        "shipped seat=0 colour=black place=4",
        "gained seat=0 what=guilders number=2 source=trade",
        "passed-up seat=0 action=farm",
        "new-trade-card card=FT4",
        "turn seat=1 number=2",
    ]


@pytest.mark.rule("WV-4.25", "WV-1.6")
def test_taking_all_off_the_card_is_told() -> None:
    state = perform("trade", {"bulbs": {"red": 4}}, NEXT, shipped=["black", None, "white", None])
    assert tale(do(state, "unload", "swap red")) == [
        "unloaded seat=0 colours=['white', 'black']",
        "stored seat=0 colour=white",
        "swapped seat=0 old=red colour=black",
        "turn seat=1 number=2",
    ]
    refusing = perform("trade", {"bulbs": {"red": 5}}, NEXT, shipped=["black", None, None, None])
    assert tale(do(refusing, "unload", "refuse"))[1] == "refused seat=0 number=1"
    paying = perform("trade", {"bulbs": {"red": 5}, "guilders": 3}, NEXT, shipped=["black", None, None, None])
    assert tale(do(paying, "unload", "store"))[1:3] == ["paid seat=0 number=1", "stored seat=0 colour=black"]


# ---------------------------------------------------------------------- tiles and cards


@pytest.mark.rule("WV-4.4", "WV-4.5", "WV-4.6")
def test_a_new_display_and_a_tile_on_the_wheel_are_told() -> None:
    state = perform(
        "enhance",
        {"guilders": 5, "large_tiles": {"1": "E05"}},
        NEXT,
        display=["E01", "E02", "E14", "E28"],
        piles={"common": ["E03", "E04", "E06"], "uncommon": ["E15"], "unique": ["E30", "E29"]},
    )
    assert tale(do(state, "refresh", "tile E30", "place large-1")) == [
        "paid seat=0 number=1",
        "refreshed seat=0 what=tiles",
        "dealt-tile slot=0 tile=E03",
        "dealt-tile slot=1 tile=E04",
        "dealt-tile slot=2 tile=E15",
        "dealt-tile slot=3 tile=E30",
        "paid seat=0 number=2",
        "enhanced seat=0 tile=E30 space=large-1",
        "dealt-tile slot=3 tile=E29",
        "turn seat=1 number=2",
    ]
    small = perform("enhance", {}, NEXT, display=["E01", "E02", "E14", "E28"], piles={"common": ["E03"]})
    assert tale(do(small, "tile E02", "place small-5"))[:2] == [
        "enhanced seat=0 tile=E02 space=small-5",
        "dealt-tile slot=1 tile=E03",
    ]


@pytest.mark.rule("WV-4.8", "WV-4.11", "WV-4.12")
def test_a_farm_card_that_replaces_another_is_told() -> None:
    state = perform(
        "farm",
        {"guilders": 2, "helpers": ["F20", "F01", "F22"]},
        NEXT,
        cards=["F04", "F02", "F03"],
        piles={"farm": ["F10", "F11", "F12", "F13"]},
    )
    assert tale(do(state, "refresh", "helper F11", "replace F01")) == [
        "paid seat=0 number=1",
        "refreshed seat=0 what=cards",
        "dealt-card slot=0 card=F10",
        "dealt-card slot=1 card=F11",
        "dealt-card slot=2 card=F12",
        "gained-card seat=0 card=F11 as=helper old=F01",
        "dealt-card slot=1 card=F13",
        "turn seat=1 number=2",
    ]
    assert [BOX.farm_names[card] for card in state.discards[3]] == ["F04", "F02", "F03", "F01"]
    assert state.players[0].points == 5, "no points of the slot"
    plain = perform("farm", {}, NEXT, cards=["F01", "F02", "F03"], piles={"farm": ["F10"]})
    assert tale(do(plain, "contract F01"))[:2] == [
        "gained-card seat=0 card=F01 as=contract",
        "dealt-card slot=0 card=F10",
    ]
    first = perform("farm", {}, NEXT, cards=["F01", "F02", "F03"], piles={"farm": ["F10"]})
    assert tale(do(first, "helper F03"))[:3] == [
        "gained-card seat=0 card=F03 as=helper",
        "gained seat=0 what=points number=2 source=slots",
        "dealt-card slot=2 card=F10",
    ]


@pytest.mark.rule("WV-4.8", "WV-3.15")
def test_a_card_left_lying_is_told_and_is_an_action_all_the_same() -> None:
    state = perform("farm", {"helpers": ["F24"]}, NEXT, cards=["F01", "F02", "F03"])
    assert tale(do(state, "leave", "use F24", "bulb white")) == [
        "left-lying seat=0",
        "used seat=0 card=F24",
        "stored seat=0 colour=white",
        "turn seat=1 number=2",
    ]


@pytest.mark.rule("WV-4.6", "WV-4.12")
def test_a_stack_made_anew_is_told() -> None:
    names = [name for name in BOX.farm_names if name not in ("F01", "F02", "F03")]
    state = perform("farm", {}, NEXT, cards=["F01", "F02", "F03"], discards={"farm": names})
    foretell(state, "farm F30")
    assert tale(do(state, "contract F01"))[:3] == [
        "gained-card seat=0 card=F01 as=contract",
        "reshuffled pile=farm number=27",
        "dealt-card slot=0 card=F30",
    ]


@pytest.mark.rule("WV-5.6")
def test_a_peek_is_told_to_its_owner_alone() -> None:
    spec: dict[str, Any] = {"display": ["E01", "E02", "E14", "E28"], "piles": {"unique": ["E19", "E20", "E21", "E22"]}}
    names = ("use F13", "peek unique", "tile E01", "place large-1", "return E20", "discard E21", "return E19")
    mine = tale(do(perform("enhance", {"helpers": ["F13"]}, NEXT, **spec), *names, seen_by=0))
    theirs = tale(do(perform("enhance", {"helpers": ["F13"]}, NEXT, **spec), *names, seen_by=1))
    assert mine[:2] == ["used seat=0 card=F13", "peeked seat=0 pile=unique number=3 cards=['E19', 'E20', 'E21']"]
    assert theirs[1] == "peeked seat=0 pile=unique number=3"
    assert mine[-4:-1] == [
        "returned seat=0 pile=unique card=E20",
        "discarded seat=0 pile=unique card=E21",
        "returned seat=0 pile=unique card=E19",
    ]
    assert theirs[-4:-1] == [
        "returned seat=0 pile=unique",
        "discarded seat=0 pile=unique card=E21",
        "returned seat=0 pile=unique",
    ]


@pytest.mark.rule("WV-5.6")
def test_a_short_stack_gets_its_discards_under_it_and_that_is_told() -> None:
    rest = [f"E{n}" for n in (20, 21, 22, 23, 24, 25, 26, 27, 29, 30)]
    state = perform(
        "enhance",
        {"helpers": ["F13"], "guilders": 4},
        NEXT,
        display=["E01", "E02", "E14", "E28"],
        discards={"unique": rest},
    )
    foretell(state, "unique E25 E22")
    told = tale(do(state, "use F13", "peek unique", seen_by=0))
    assert told == [
        "used seat=0 card=F13",
        "reshuffled pile=unique number=10",
        "peeked seat=0 pile=unique number=3 cards=['E19', 'E22', 'E25']",
    ]


# ---------------------------------------------------------------------- windmills and planting


@pytest.mark.rule("WV-4.13", "WV-4.15", "WV-4.16", "WV-3.20")
def test_a_windmill_its_path_and_its_fields_are_told() -> None:
    state = perform(
        "build", {"guilders": 9, "built": ["W20"]}, [{"built": ["W21"], "guilders": 5, "area": "M3"}], water=3
    )
    assert tale(do(state, "build W22", "mill white", "field P12", "lower 0 1", "skip")) == [
        "paid seat=0 number=3",
        "built seat=0 space=W22 colour=white",
        "path seat=0 owner=1 space=W21",
        "gained seat=1 what=points number=1 source=paths",
        "lowered seat=0 strength=1 water=2",
        "gained seat=0 what=points number=1 source=water",
        "passed-up seat=0 action=market",
        "turn seat=1 number=2",
    ]


@pytest.mark.rule("WV-4.30")
def test_a_windmill_removed_is_told() -> None:
    state = with_tile("E15", {}, NEXT)
    assert tale(do(state, "wheel large", "mill red", "skip")) == [
        "wheel seat=0 wheel=large action=['remove']",
        "removed seat=0 colour=red",
        "turn seat=1 number=2",
    ]


@pytest.mark.rule("WV-4.23", "WV-4.24")
def test_exchanging_and_planting_are_told() -> None:
    state = with_tile("E23", {"bulbs": {"red": 5}, "rows": [["red", "red"]]}, NEXT)
    told = tale(
        do(state, "wheel large", "exchange red black", "plant black row-2", "plant red row-1", "bulb white", "done")
    )
    assert told == [
        "wheel seat=0 wheel=large action=['plant:3']",
        "exchanged seat=0 old=red colour=black",
        "planted seat=0 colour=black row=2 column=1",
        "planted seat=0 colour=red row=1 column=3",
        "stored seat=0 colour=white",
        "turn seat=1 number=2",
    ]


@pytest.mark.rule("WV-3.20")
@pytest.mark.parametrize(
    ("space", "seat", "action"), [("I", {}, "farm"), ("II", {}, "enhance"), ("III", {"bulbs": {"red": 1}}, "plant")]
)
def test_what_is_passed_up_is_told(space: str, seat: dict[str, Any], action: str) -> None:
    which = 2 if space == "III" else 1
    state = lay(step="closing", due=2, seats=[{"calendar": ["I", "II", "III"].index(space) + 1, **seat}, *NEXT])
    told = tale(do(state, f"calendar unique-{which}", "skip"))
    assert told[1:] == [f"passed-up seat=0 action={action}", "turn seat=1 number=2"]


@pytest.mark.rule("WV-3.20")
def test_bonus_building_lowering_and_trading_passed_up_are_told() -> None:
    seat: dict[str, Any] = {"bulbs": {"red": 2}, "rows": [[], [], [], ["red"] * 5]}
    state = perform("plant", seat, NEXT)
    assert tale(do(state, "plant red row-4", "skip"))[1] == "passed-up seat=0 action=build"
    water = perform("plant", {"bulbs": {"red": 2}, "rows": [[], [], ["red"] * 2]}, NEXT, water=1)
    assert tale(do(water, "plant red row-3", "skip"))[1] == "passed-up seat=0 action=lower"
    bonus = GAME_WITH_TRADE.position(
        {"step": "closing", "due": 2, "seats": [{"calendar": 1, "bulbs": {"red": 1}}, {"guilders": 5}]}
    )
    heard: list[Event] = []
    bonus.listener = heard.append
    for name in ("calendar unique-1", "skip"):
        bonus.apply(GAME_WITH_TRADE.action(name))
    assert [event.seen_by(None) for event in heard][1] == {"event": "passed-up", "seat": 0, "action": "trade"}


GAME_WITH_TRADE = kade.load(
    "windmill-valley",
    edition={"calendar": [{"id": "I", "unique": [{"reward": ["trade"], "players": 2, "source": "derived"}]}]},
)
