"""What is told of the set-up and the final scoring, and each thing that the Gardener does."""

from __future__ import annotations

import pytest
from tests.games.windmill_valley.table import GAME, do, gardener, lay, new_with

from kade.kernel.event import Event
from kade.testing import tale

# ---------------------------------------------------------------------- beginning and end


@pytest.mark.rule("WV-2.1", "WV-2.2", "WV-2.5", "WV-2.6", "WV-2.7", "WV-2.12", "WV-7.2")
def test_the_set_up_is_told_board_by_board() -> None:
    heard: list[Event] = []
    GAME.new(players=2, first=1, seed=4, listener=heard.append)
    told = tale([dict(told) for event in heard if (told := event.seen_by(None)) is not None])
    assert told[0] == "began first=1"
    assert [line.split(" board=")[0] for line in told if line.startswith("board")] == ["board seat=0", "board seat=1"]
    assert [line.split(" tile=")[0] for line in told if "dealt-tile" in line] == [
        f"dealt-tile slot={slot}" for slot in range(4)
    ]
    assert [line.split(" card=")[0] for line in told if "dealt-card" in line] == [
        f"dealt-card slot={slot}" for slot in range(3)
    ]
    state = new_with(["starting S5 S2 S6"], players=2, first=1)
    assert tale(do(state, "start S5", "start S6", "marker M2", "marker M3")) == [
        "starting-card seat=0 card=S5",
        "starting-card seat=1 card=S6",
        "wish wish=Q2",
        "marker seat=0 area=M2",
        "marker seat=1 area=M3",
        "turn seat=1 number=1",
    ]
    solo = new_with(["starting S4 S6", "bulb 0"], players=1, gardener="easy")
    assert tale(do(solo, "start S6", "marker M1")) == [
        "starting-card seat=0 card=S6",
        "wish wish=Q5",
        "marker seat=0 area=M1",
        "marker seat=1 area=M3",
        "turn seat=0 number=1",
    ]


@pytest.mark.rule("WV-6.1", "WV-6.2", "WV-6.4", "WV-6.6")
def test_the_final_scoring_is_told_source_by_source() -> None:
    state = lay(
        step="choose-action",
        ending=0,
        last_turn=5,
        turns=5,
        turn=1,
        seats=[
            {"rows": [["red"] * 7, ["red"]], "points": 3},
            {
                "bulbs": {"red": 1},
                "contracts": ["F17"],
                "built": ["W11"],
                "groups": [0, 1, 2, 2, 3],
                "rows": [["white"]],
                "large": 2,
            },
        ],
    )
    assert tale(do(state, "wheel small"))[3:] == [
        "scored seat=0 source=row 1 points=10",
        "scored seat=0 source=column 1 points=-1",
        "scored seat=1 source=contract F17 points=2",
        "scored seat=1 source=group white points=1",
        "ended winners=[0] points=[12, 8]",
    ]
    assert state.over
    assert state.turn == 6


@pytest.mark.rule("WV-7.10", "WV-7.18")
def test_the_wish_of_a_solo_game_is_told_with_the_final_scoring() -> None:
    for level in ("easy", "medium"):
        state = lay(
            players=1,
            gardener=level,
            step="closing",
            due=2,
            ending=1,
            last_turn=4,
            turns=4,
            seats=[{"wish": 0, "calendar": 1, "points": 20}, {"wish": 1}],
        )
        told = tale(do(state, "end-turn"))
        assert told[1:] == [
            "scored seat=0 source=wish points=15",
            "scored seat=1 source=wish points=10",
            "scored seat=1 source=tiles points=0",
            "scored seat=1 source=cards points=0",
            "scored seat=1 source=bulbs points=0",
            "ended winners=[0] points=[35, 15]",
        ]


# ---------------------------------------------------------------------- the Gardener


@pytest.mark.rule("WV-7.5", "WV-7.7", "WV-7.8", "WV-7.9", "WV-7.10", "WV-7.11")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_each_thing_the_gardener_does_is_a_beat_that_names_its_card(level: str) -> None:
    _, told = gardener(
        "G4",
        {"built": ["W13"]},
        {"large": 5},
        ["G3"],
        water=2,
        cards=["F01", "F02", "F26"],
        display=["E03", "E02", "E14", "E25"],
        gardener=level,
        piles={"farm": ["F15"], "common": ["E10"], "unique": ["E28"]},
    )
    assert tale(told) == [
        "gardener-card seat=1 card=G4 pause=True",
        "gardener-gate seat=1 card=G4 shown=1 speed=2 moved=1 pause=True",
        "gained seat=1 what=points number=1 source=floodgate",
        "water water=3",
        "turned seat=1 steps=2 large=2 small=3 pause=True",
        "gardener-lower seat=1 card=G4 section=middle strength=1 pause=True",
        "lowered seat=1 strength=1 water=2",
        "gained seat=1 what=points number=1 source=water",
        "calendar seat=1 space=I",
        "gardener-calendar seat=1 reward=['B:any'] unique=False pause=True",
        "planted seat=1 colour=violet row=1 column=1 pause=True",
        "gardener-calendar seat=1 reward=['farm'] unique=True pause=True",
        "gardener-farm seat=1 card=F26 slot=2 pause=True",
        "dealt-card slot=2 card=F15",
        "gardener-wish seat=1 points=5 pause=True",
        "gardener-action seat=1 card=G4 action=['enhance'] pause=True",
        "gardener-tile seat=1 tile=E03 slot=0 pause=True",
        "gardener-tile seat=1 tile=E25 slot=3 pause=True",
        "dealt-tile slot=0 tile=E10",
        "dealt-tile slot=3 tile=E28",
    ]


@pytest.mark.rule("WV-7.5", "WV-7.14")
def test_in_a_solo_game_what_you_do_is_no_beat() -> None:
    state = lay(
        players=1,
        gardener="easy",
        gardener_deck=["G5"],
        seats=[
            {"guilders": 2, "tools": 1, "area": "M1", "bulbs": {"red": 1}},
            {"area": "M3", "large": 1, "board": "W-C"},
        ],
        neutrals=[0, 0, 0],
    )
    told = do(state, "gate 1", "turn 1", "wheel large", "take T1", "take plant:1", "plant red row-1")
    mine = [event for event in told if event.get("seat") == 0]
    assert {event["event"] for event in mine} >= {"turned", "moved", "planted"}
    assert not any("pause" in event for event in mine)
    theirs = [line for line in tale(told) if "seat=1" in line]
    assert theirs[0] == "turn seat=1 number=2"
    assert [line for line in theirs if line.startswith("moved")] == [
        "moved seat=1 area=M1 pause=True",
        "moved seat=1 area=M2 pause=True",
    ]
    assert "planted seat=1 colour=black row=1 column=1 pause=True" in theirs
    assert "turn seat=0 number=3" in tale(told)


@pytest.mark.rule("WV-7.6")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_gardeners_tools_and_guilders_are_points_on_every_level(level: str) -> None:
    state = lay(players=1, gardener=level, seats=[{"guilders": 5, "tools": 1}, {}])
    state.gain_tools(1, 2, 10)
    state.gain_guilders(1, 3, 10)
    assert (state.players[1].points, state.players[1].tools, state.players[1].guilders) == (10, 0, 0)
    assert state.players[1].sources[10] == 5


@pytest.mark.rule("WV-7.13", "WV-7.27")
def test_what_the_gardener_builds_is_told_with_its_path_and_its_fields_in_order() -> None:
    _, first = gardener("G5", None, {"large": 2})
    assert tale(first)[3:] == [
        "gardener-action seat=1 card=G5 action=['build'] pause=True",
        "gardener-built seat=1 space=W19 why=nearest pause=True",
        "planted seat=1 colour=red row=1 column=1 pause=True",
        "planted seat=1 colour=white row=2 column=1 pause=True",
    ]
    state, later = gardener(
        "G5",
        {"built": ["W21"]},
        {"large": 2, "built": ["W20", "W22"]},
        cards=["F01", "F29", "F03"],
        piles={"farm": ["F12"]},
        deck=["G2"],
        water=3,
    )
    assert tale(later)[7:] == [
        "gardener-built seat=1 space=W15 why=dearest pause=True",
        "path seat=1 owner=0 space=W21",
        "gained seat=0 what=points number=1 source=paths",
        "gardener-plants seat=1 card=G5 colour=black number=2 pause=True",
        "planted seat=1 colour=black row=1 column=1 pause=True",
        "planted seat=1 colour=black row=1 column=2 pause=True",
        "gardener-farm seat=1 card=F29 slot=1 pause=True",
        "dealt-card slot=1 card=F12",
        "lowered seat=1 strength=1 water=0",
        "gained seat=1 what=points number=1 source=water",
    ]
    assert [me.points for me in state.players] == [6, 5 + 2 + 1], "2 for lowering by its card, 1 by the field"


@pytest.mark.rule("WV-7.16", "WV-7.21", "WV-7.24", "WV-7.27")
def test_what_the_gardener_trades_is_told() -> None:
    _, told = gardener("G14", None, {"large": 3}, trade=["FT3"], neutrals=[0, 0, 0])
    assert tale(told)[6:] == [
        "gardener-action seat=1 card=G14 action=['trade'] pause=True",
        "gardener-trades seat=1 card=G14 shown=2 place=2 pause=True",
        "shipped seat=1 colour=violet place=2",
        "planted seat=1 colour=violet row=1 column=1 pause=True",
        "planted seat=1 colour=violet row=1 column=2 pause=True",
        "moved seat=1 area=M1 pause=True",
        "planted seat=1 colour=violet row=1 column=3 pause=True",
    ]
    _, points = gardener("G10", None, {"large": 3}, trade=["FT1"])
    assert tale(points)[-1] == "gained seat=1 what=points number=3 source=trade"


@pytest.mark.rule("WV-7.10")
@pytest.mark.parametrize(
    ("calendar", "lines"),
    [
        (
            1,
            [
                "calendar seat=1 space=II",
                "gardener-calendar seat=1 reward=['T1'] unique=False pause=True",
                "gained seat=1 what=points number=1 source=calendar",
                "gardener-calendar seat=1 reward=['enhance'] unique=True pause=True",
                "gardener-tile seat=1 tile=E01 slot=0 pause=True",
                "gardener-tile seat=1 tile=E28 slot=3 pause=True",
                "dealt-tile slot=0 tile=E03",
                "dealt-tile slot=3 tile=E23",
                "gardener-wish seat=1 points=10 pause=True",
            ],
        ),
        (
            2,
            [
                "calendar seat=1 space=III",
                "gardener-calendar seat=1 reward=['plant:1'] unique=False pause=True",
                "gardener-plants seat=1 card=G4 colour=violet number=1 pause=True",
                "planted seat=1 colour=violet row=1 column=1 pause=True",
                "gardener-calendar seat=1 reward=['V6'] unique=True pause=True",
                "gained seat=1 what=points number=6 source=calendar",
                "gardener-wish seat=1 points=15 pause=True",
            ],
        ),
    ],
)
def test_what_the_calendar_gives_the_gardener_is_told(calendar: int, lines: list[str]) -> None:
    state, told = gardener(
        "G4",
        None,
        {"large": 5, "calendar": calendar},
        ["G3"],
        display=["E01", "E02", "E14", "E28"],
        piles={"common": ["E03"], "unique": ["E23"]},
    )
    story = tale(told)
    at = story.index(lines[0])
    assert story[at : at + len(lines)] == lines
    assert story[at + len(lines)] == "gardener-action seat=1 card=G4 action=['enhance'] pause=True"
    assert not state.unique >> (4 * calendar) & 1, "the first unique reward is covered"


@pytest.mark.rule("WV-7.10")
def test_with_all_unique_rewards_covered_the_gardener_has_the_common_one_alone() -> None:
    state, told = gardener("G15", None, {"large": 5}, gate=2, covered=["I 1", "I 2"])
    story = tale(told)
    at = story.index("calendar seat=1 space=I")
    assert story[at + 1 : at + 4] == [
        "gardener-calendar seat=1 reward=['B:any'] unique=False pause=True",
        "planted seat=1 colour=black row=1 column=1 pause=True",
        "gardener-wish seat=1 points=5 pause=True",
    ]
    assert state.players[1].wish == 2
