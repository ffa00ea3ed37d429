"""Privilege points (BU-11) outside sailing, lace and clean-up."""

from __future__ import annotations

import random

import pytest
from tests.games.burano.table import GAME, begin, do, full_pyramid, lay, me, options, refused, saved, starting_with

from kade.games.burano.rules.turn import Turn
from kade.testing import only


@pytest.mark.rule("BU-11.1")
def test_any_number_may_be_spent_in_ones_own_turn_besides_the_moves() -> None:
    state = lay(seats=[{"privilege": 3, "coins": 0, "pyramid": {"base-1": "pink"}}, {"privilege": 1}])
    do(state, "buy coin", "buy coin", "buy coin")
    assert (me(state).privilege, me(state).coins) == (0, 3)
    assert "buy coin" not in options(state)
    assert refused(state, "buy coin") == "no-privilege"
    assert state.stack[-1] == Turn(0, 0)  # no move was made
    do(state, "prepare pink", "end turn")
    assert state.actor == 1
    assert refused(state, "buy coin", seat=0) == "not-your-turn"


@pytest.mark.rule("BU-11.1", "BU-11.5", "BU-11.7")
def test_nothing_is_bought_in_the_middle_of_a_move() -> None:
    """Privilege points are spent besides the moves: between them, and in the clean-up where it says so."""
    met: set[str] = set()
    for seed in range(40):
        chance = random.Random(seed)
        state = begin(players=2, seed=seed)
        while not state.over:
            step = state.stack[-1].name
            seat = chance.choice(state.actors)
            buying = starting_with(state, "buy") if len(state.actors) == 1 else []
            if me(state, seat).privilege:
                met.add(step)
                assert ("buy coin" in buying) == (step == "turn")
            assert not buying or (step in ("turn", "score-lace", "buy-cubes") and me(state, seat).privilege)
            lively = [name for name in options(state, seat) if name.split()[0] not in ("end", "done", "stay", "buy")]
            state.apply(chance.choice([GAME.action(name) for name in lively] or state.legal(seat)), seat)
    assert {
        "sail",
        "fish",
        "send-workers",
        "make-lace",
        "recall",
        "choose-cube",
        "choose-site",
        "choose-houses",
        "roof-reward",
        "trade",
        "hand-over",
        "first-hut",
        "second-hut",
    } <= met


@pytest.mark.rule("BU-11.1")
def test_the_track_ends_at_ten_and_what_is_beyond_is_lost() -> None:
    for before, after in ((9, 10), (10, 10), (8, 10), (7, 9)):
        state = lay(
            seats=[{"privilege": before, "roofs": ["flat-pink-blue"]}, {}],
            houses={"h-4-3": ["pink"], "h-5-3": ["blue"]},
        )
        told = do(state, "roof flat-pink-blue", "take privilege")
        assert me(state).privilege == after
        assert only(told, "privilege")[0]["number"] == after - before


@pytest.mark.rule("BU-11.5")
def test_a_cube_of_any_colour_goes_where_it_is_supported() -> None:
    pyramid = {"base-1": "pink", "base-2": "pink", "base-4": "pink", "base-5": "pink"}
    state = lay(seats=[{"privilege": 2, "pyramid": pyramid}, {}])
    assert starting_with(state, "buy") == [
        "buy pink",
        "buy blue",
        "buy yellow",
        "buy green",
        "buy orange",
        "buy white",
        "buy coin",
    ]
    do(state, "buy white")
    empty = ["base-3", "base-6", "base-7", "base-8", "base-9", "middle-1"]
    assert options(state) == [f"onto {spot}" for spot in empty]
    assert refused(state, "onto middle-2") == "not-supported"
    assert refused(state, "onto base-1") == "not-supported"
    do(state, "onto middle-1")  # lower levels need not be full first
    assert saved(state)["seats"][0]["pyramid"] == {**pyramid, "middle-1": "white"}
    assert me(state).privilege == 1
    assert me(state).reserve == [0] * 6
    assert state.supply[5] == 19
    assert starting_with(state, "prepare") == ["prepare white"]  # it covers the four


@pytest.mark.rule("BU-11.5")
def test_not_with_fourteen_cubes() -> None:
    state = lay(seats=[{"privilege": 2, "pyramid": full_pyramid()}, {}])
    assert starting_with(state, "buy") == ["buy coin"]
    assert refused(state, "buy pink") == "pyramid-full"


@pytest.mark.rule("BU-11.7")
def test_a_point_is_a_coin_also_after_the_fourth_move() -> None:
    state = lay(seats=[{"privilege": 1, "coins": 2}, {"privilege": 1}], moves=4)
    told = do(state, "buy coin")
    assert only(told, "coin-bought") == [{"seat": 0}]
    assert me(state).coins == 3
    assert state.actor == 1  # nothing is left to decide


@pytest.mark.rule("BU-11.9")
def test_a_colour_that_has_run_out_cannot_be_bought() -> None:
    state = lay(seats=[{"privilege": 1}, {"reserve": {"blue": 20}}])
    assert "buy blue" not in options(state)
    assert refused(state, "buy blue") == "supply-empty"


@pytest.mark.rule("BU-5.17", "BU-11.1")
@pytest.mark.parametrize(
    ("before", "said"),
    [
        (8, {"en": "Take 2 privilege points", "pl": "Weź 2 punkty przywileju", "it": "Prendi 2 punti privilegio"}),
        (
            9,
            {
                "en": "Take 1 privilege point (1 would be lost: the track ends at 10)",
                "pl": "Weź 1 punkt przywileju (1 przepadnie: tor kończy się na 10)",
                "it": "Prendi 1 punto privilegio (1 andrebbe perso: il tracciato finisce a 10)",
            },
        ),
        (
            10,
            {
                "en": "Take privilege points, but gain none (2 would be lost: the track ends at 10)",
                "pl": "Wybierz punkty przywileju, ale nic nie zyskaj (2 przepadną: tor kończy się na 10)",
                "it": "Prendi punti privilegio, ma senza guadagnarne (2 andrebbero persi: il tracciato finisce a 10)",
            },
        ),
    ],
)
def test_the_privilege_points_of_a_roof_are_named_with_what_would_be_lost(before: int, said: dict[str, str]) -> None:
    state = lay(seats=[{"privilege": before}, {}], step="roof-reward", tile="flat-pink-blue")
    for lang, line in said.items():
        assert GAME.prose.say(GAME.offer("take privilege", state.view(0)), lang) == line
        assert GAME.say("take privilege", lang) == GAME.prose.say(GAME.offer("take privilege", state.view(None)), lang)
