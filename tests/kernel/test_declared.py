"""States made of declared fields, and positions of them laid out by hand."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, cast, final

import pytest

from kade.kernel.actions import ActionSpace, Kind
from kade.kernel.by_hand import ByHand
from kade.kernel.declared import DeclaredState, Side, kept
from kade.kernel.errors import BadOption, BadState
from kade.kernel.event import Event
from kade.kernel.kinds import (
    NONE,
    ActionName,
    CountsOf,
    Flag,
    HandOf,
    Number,
    Numbers,
    One,
    PackedCounts,
    PileOf,
    RowOf,
    SeatNumber,
    SeatSet,
    SetOf,
)
from kade.kernel.options import Option
from kade.kernel.printed import Printed
from kade.kernel.result import Result
from kade.kernel.rng import Rng, seeded
from kade.kernel.secrecy import ALL, NOBODY, OWNER, Place
from kade.kernel.stack import by_name
from kade.kernel.step import Step

pytestmark = pytest.mark.compiled

SHELLS = ["cockle", "limpet", "mussel", "whelk"]
DECK = Place("deck", "shell", NOBODY)
HAND = Place("hand", "shell", OWNER)
BEACH = Place("beach", "shell", ALL)
OPTIONS = (Option("players", (2, 3), 2),)


class Box(Printed):
    def component_names(self, kind: str) -> list[str]:
        return SHELLS


@final
class Collector(Side):
    hand: tuple[int, ...] = kept(HandOf("shell"), HAND)
    score: int = kept(Number())


@final
class Shells(DeclaredState[Box, Collector]):
    deck: list[int] = kept(PileOf("shell"), DECK)
    beach: list[int] = kept(RowOf("shell"), BEACH)
    tide: int = kept(Number(1, 9))

    def result(self) -> Result:
        points = tuple(me.score for me in self.players)
        return Result(points, tuple({"shells": number} for number in points), (points.index(max(points)),))


@final
class Pick(Step[Shells]):
    name: ClassVar[str] = "pick"

    def legal(self, s: Shells, seat: int) -> list[int]:
        return list(range(2))


BOX = Box("tests.kernel.test_declared", "shells", 1, {}, ActionSpace([Kind(0, "pick {shell}", shell=SHELLS)]))


def empty_table(box: Box, options: dict[str, Any], rng: Rng) -> Shells:
    s = Shells(box, options["players"], [], rng)
    s.deck = list(range(len(SHELLS)))
    return s


SETUP = ModuleType("setup")
vars(SETUP).update(STEPS=by_name(Pick), empty_table=empty_table, set_up=lambda state, options: None)


def checked(s: Shells) -> None:
    if s.tide == 7:
        raise BadState("The tide is never 7.")


BY_HAND = ByHand(cast(Any, SETUP), OPTIONS, Pick, {"pick": []}, "deck", checked)


def lay(**spec: Any) -> Shells:
    state = BY_HAND.position(BOX, spec)
    assert isinstance(state, Shells)
    return state


def test_fields_begin_empty_and_are_no_attributes_of_the_class() -> None:
    s = Shells(BOX, 3, [], seeded(1))
    assert (s.deck, s.beach, s.tide) == ([], [], 1)
    assert [(me.hand, me.score) for me in s.players] == [((), 0)] * 3
    assert [field.name for field in s.fields] == ["deck", "beach", "tide"]
    assert [field.name for field in s.seat_fields] == ["hand", "score"]
    assert not hasattr(Shells, "deck")


def test_every_kind_knows_what_is_empty() -> None:
    empty = {
        Number(2, 5): 2,
        Number(-3): 0,
        Numbers(2): [0, 0],
        Numbers(None, 1): [1, 1, 1],
        Flag(): False,
        SeatNumber(): 0,
        SeatNumber(nobody=True): NONE,
        SeatSet(): 0,
        One("shell", optional=True): NONE,
        SetOf("shell"): 0,
        CountsOf("shell"): [0] * 4,
        PackedCounts("shell", 2): 0,
        RowOf("shell"): [],
        RowOf("shell", 2, gaps=True): [NONE, NONE],
        HandOf("shell"): (),
        PileOf("shell"): [],
        ActionName(optional=True): NONE,
    }
    for kind, value in empty.items():
        assert kind.empty(BOX, 3) == value, type(kind).__name__


def test_a_copy_shares_nothing_that_changes() -> None:
    s = lay(seats=[{"hand": ["whelk"], "score": 3}], beach=["limpet"], tide=2)
    other = s.copy()
    assert other == s
    other.beach.clear()
    other.players[0].score = 5
    assert (s.beach, s.players[0].score) == ([1], 3)


def test_a_pile_is_found_by_its_place_if_nobody_sees_it() -> None:
    s = lay(deck=["mussel"])
    assert s.pile("deck")[-1] == SHELLS.index("mussel")
    with pytest.raises(BadState, match="no pile 'beach'"):
        s.pile("beach")


def test_what_is_not_named_lies_under_what_is() -> None:
    s = lay(players=3, turn=2, seats=[{"hand": ["whelk"]}], deck=["mussel", "cockle"])
    assert [SHELLS[shell] for shell in reversed(s.deck)] == ["mussel", "cockle", "limpet"]
    assert s.actors == (2,)
    assert s.audit() == []
    orders = {tuple(lay(seed=seed).deck) for seed in range(9)}
    assert len(orders) > 1


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ({"sand": 1}, "'sand' is not an entry"),
        ({"tide": 10}, "tide is 10"),
        ({"tide": 7}, "never 7"),
        ({"turn": 2}, "turn is 2"),
        ({"seed": "x"}, "seed is 'x'"),
        ({"beach": ["whelk"], "deck": ["whelk"]}, "'whelk' is there 2 times"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(spec: dict[str, Any], words: str) -> None:
    with pytest.raises(BadState, match=words):
        BY_HAND.position(BOX, spec)


def test_options_of_a_position_are_those_of_the_game() -> None:
    with pytest.raises(BadOption, match="players is 9"):
        BY_HAND.position(BOX, {"players": 9})


def test_steps_that_never_lie_so_are_refused() -> None:
    s = lay()
    s.stack = [Pick(0), Pick(0)]
    with pytest.raises(BadState, match="cannot be stacked in this order"):
        BY_HAND.check_saved(s)


def test_the_end_is_told_with_winners_and_points() -> None:
    s = lay(seats=[{"score": 1}, {"score": 4}])
    heard: list[Event] = []
    s.listener = heard.append
    s.conclude()
    assert s.over
    assert [(event.name, event.public) for event in heard] == [("ended", {"winners": [1], "points": [1, 4]})]


def test_the_head_of_a_view_is_the_same_for_every_game() -> None:
    assert lay(turn=1).basics(0) == {
        "game": "shells",
        "players": 2,
        "seat": 0,
        "over": False,
        "actors": [1],
        "step": "pick",
        "result": None,
    }
