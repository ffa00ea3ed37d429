"""Edges of the rules: the last guilder, the last windmill, the same tile twice, the middle of a decision."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.windmill_valley.table import (
    BOX,
    GAME,
    all_names,
    at,
    begin,
    bulbs,
    do,
    gardener,
    lay,
    new_with,
    options,
    perform,
    refused,
    starting_with,
    step,
    tiles,
    with_tile,
)

import kade
from kade.games.windmill_valley.rules.scoring import row_points
from kade.kernel.record import Record
from kade.testing import only

NEXT: list[dict[str, Any]] = [{"guilders": 5, "area": "M3"}]
GATES = ["W11", "W12", "W13", "W18", "W19", "W20"]
DEAR: list[dict[str, Any]] = [{"built": GATES[3:], "guilders": 5, "area": "M3"}]
DISPLAY = ["E01", "E02", "E14", "E28"]

# ---------------------------------------------------------------------- the new table


@pytest.mark.rule("WV-2.3", "WV-2.5", "WV-2.7", "WV-2.11")
def test_before_the_first_choice_nothing_has_happened() -> None:
    state = begin(players=2, seed=1, first=0).to_dict()["state"]
    seats, piles = state.pop("seats"), state.pop("piles")
    drawn = {key: state.pop(key) for key in ("display", "cards", "trade", "offer")}
    assert (len(drawn["trade"]), len(drawn["offer"]), len(piles["farm"])) == (4, 3, 27)
    nothing: dict[str, Any] = {"common": [], "uncommon": [], "unique": [], "farm": []}
    assert state == {
        "first": 0,
        "turn": 0,
        "active": None,
        "gate": 1,
        "water": 0,
        "discards": nothing,
        "marks": nothing,
        "out": [],
        "peek": None,
        "trade_seen": 0,
        "shipped": [None] * 4,
        "wish": None,
        "takers": {},
        "neutrals": [0, 0, 0],
        "unique": ["I 1", "I 2", "II 1", "II 2", "III 1", "III 2", "IV 1", "IV 2", "IV 3"],
        "used": [],
        "due": [],
        "neutral_moved": False,
        "must": None,
        "ending": None,
        "last_turn": -1,
        "gardener_deck": [],
        "gardener_discards": [],
        "gardener_card": None,
    }
    seats[0].pop("board")
    assert seats[0] == {
        "guilders": 4,
        "tools": 1,
        "bulbs": {"white": 1},
        "rows": [[]] * 4,
        "groups": [1, 1, 2, 2, 3],
        "built": [],
        "large": 0,
        "small": 0,
        "large_tiles": [None] * 6,
        "small_tiles": [None] * 5,
        "starting": None,
        "helpers": [],
        "contracts": [],
        "calendar": 0,
        "area": None,
        "on": None,
        "wish": -1,
        "sources": {"start": 5},
        "tiles": [],
        "cards": [],
    }


@pytest.mark.rule("WV-2.1", "WV-2.2", "WV-2.4", "WV-7.5")
def test_a_table_can_be_laid_as_chance_brought_it_elsewhere() -> None:
    state = new_with(
        [
            "common E07 E03",
            "uncommon E18",
            "unique E22",
            "farm F30 F02 F17",
            "trade FT4 FT2",
            "gardener G9 G12",
            "starting S4 S6",
            "bulb 2",
        ],
        players=1,
    )
    assert state.display == tiles(["E07", "E03", "E18", "E22"])
    assert [BOX.farm_names[card] for card in state.cards] == ["F30", "F02", "F17"]
    assert [BOX.trade_names[card] for card in reversed(state.trade)][:2] == ["FT4", "FT2"]
    assert [BOX.gardener_names[card] for card in reversed(state.gardener_deck)][:2] == ["G9", "G12"]
    assert (bulbs(state.players[0]), options(state)) == ({"red": 1}, ["start S4", "start S6"])


# ---------------------------------------------------------------------- tiles


@pytest.mark.rule("WV-4.4")
def test_two_tiles_of_one_design_are_one_choice() -> None:
    state = perform("enhance", {"guilders": 1}, NEXT, display=["E01", "E01", "E14", "E28"])
    assert options(state) == ["tile E01", "tile E14", "refresh"]
    do(state, "tile E01", "place large-1")
    assert state.display.count(tiles(["E01"])[0]) >= 1, "the other one stays"


@pytest.mark.rule("WV-4.5", "WV-4.8")
@pytest.mark.parametrize("action", ["enhance", "farm"])
def test_the_last_guilder_is_enough_for_a_new_display(action: str) -> None:
    one, none = perform(action, {"guilders": 1}, NEXT), perform(action, {}, NEXT)
    assert "refresh" in options(one)
    assert "refresh" not in options(none)
    do(one, "refresh")
    assert one.players[0].guilders == 0
    assert "skip" not in options(one), "the action goes on"


@pytest.mark.rule("WV-4.5", "WV-3.20")
def test_a_bonus_action_is_bound_by_paying_for_a_new_display() -> None:
    for space, which in ((1, "unique-1"), (2, "unique-1")):
        state = lay(step="closing", due=2, seats=[{"calendar": space, "guilders": 2}, *NEXT])
        do(state, f"calendar {which}")
        assert "skip" in options(state)
        do(state, "refresh")
        assert "skip" not in options(state)


@pytest.mark.rule("WV-5.6")
def test_with_nothing_to_be_paid_what_was_peeked_at_goes_back() -> None:
    """No common tile is left, the display is too dear: F13 shows three tiles and none can be taken."""
    state = lay(
        step="closing",
        due=2,
        display=[None, None, "E14", "E28"],
        out=all_names("common"),
        piles={"unique": ["E19", "E20", "E21"]},
        seats=[{"calendar": 2, "helpers": ["F13"]}, *NEXT],
    )
    do(state, "calendar unique-1")
    assert options(state) == ["use F13", "skip"]
    do(state, "use F13", "peek unique")
    assert len(options(state)) == 6
    do(state, "return E19", "return E20", "discard E21")
    assert [BOX.tile_names[tile] for tile in state.piles[2][-2:]] == ["E19", "E20"]
    assert (state.active, state.peek_pile) == (1, -1)


@pytest.mark.rule("WV-5.6")
def test_two_peeked_tiles_of_one_design_are_one_choice_and_the_first_design_can_be_discarded() -> None:
    state = perform(
        "enhance",
        {"helpers": ["F13"]},
        NEXT,
        display=["E04", "E02", "E14", "E28"],
        piles={"common": ["E01", "E03", "E03"]},
    )
    do(state, "use F13", "peek common", "tile E04", "place large-1")
    assert options(state) == ["return E01", "discard E01", "return E03", "discard E03"]
    do(state, "discard E01")
    assert [BOX.tile_names[tile] for tile in state.discards[0]] == ["E01"]
    do(state, "return E03", "return E03")
    assert [BOX.tile_names[tile] for tile in state.piles[0][-2:]] == ["E03", "E03"]


@pytest.mark.rule("WV-5.6")
def test_only_stacks_that_have_something_can_be_peeked_at() -> None:
    rest = all_names("unique")
    rest.remove("E28")
    state = perform("enhance", {"helpers": ["F13"]}, NEXT, display=DISPLAY, out=rest)
    do(state, "use F13")
    assert options(state) == ["peek common", "peek uncommon"]
    few = perform("enhance", {"helpers": ["F13"], "guilders": 2}, NEXT, display=DISPLAY, out=rest[:-2])
    do(few, "use F13", "peek unique")
    assert len(few.peeked) == 2, "as many as there are"
    do(few, f"peeked {rest[-1]}", "place large-1", f"return {rest[-2]}")
    assert few.players[0].large_tiles[0] == tiles([rest[-1]])[0]


@pytest.mark.rule("WV-5.6")
@pytest.mark.parametrize("kind", ["helper", "contract"])
def test_a_peeked_farm_card_is_taken_and_the_display_stays(kind: str) -> None:
    state = perform(
        "farm", {"starting": "S2"}, NEXT, cards=["F01", "F02", "F03"], piles={"farm": ["F10", "F11", "F12"]}
    )
    told = do(state, "use S2", f"{kind} F11")
    assert only(told, "gained-card") == [{"seat": 0, "card": "F11", "as": kind}]
    assert options(state) == ["return F10", "discard F10", "return F12", "discard F12"]
    do(state, "discard F12", "return F10")
    assert BOX.farm_names[state.piles[3][-1]] == "F10"
    assert [BOX.farm_names[card] for card in state.discards[3]] == ["F12"]
    full = perform(
        "farm",
        {"starting": "S2", "helpers": ["F20", "F21", "F22"]},
        NEXT,
        cards=["F01", "F02", "F03"],
        piles={"farm": ["F10", "F11", "F12"]},
    )
    do(full, "use S2", "helper F12", "replace F21", "return F10", "return F11")
    assert [BOX.farm_names[card] for card in full.players[0].helpers] == ["F20", "F12", "F22"]


@pytest.mark.rule("WV-5.6")
def test_what_was_revealed_cannot_be_undone() -> None:
    match = kade.Match(GAME, seed=3, players=2)
    match.state = perform("enhance", {"helpers": ["F13"]}, NEXT, display=DISPLAY)
    for name, undone in (("use F13", True), ("peek common", False), ("tile E01", True), ("place large-1", False)):
        match.apply(GAME.action(name))
        assert match.can_undo(0) == undone, name


@pytest.mark.rule("WV-4.26")
def test_a_new_trade_card_cannot_be_undone_but_an_old_one_can() -> None:
    match = kade.Match(GAME, seed=3, players=2)
    spec: dict[str, Any] = {"trade": ["FT4", "FT1", "FT2", "FT3"], "shipped": ["white", "yellow", "red", None]}
    match.state = perform("trade", {"bulbs": {"black": 1}, "calendar": 1}, NEXT, due=2, **spec)
    for name in ("ship black place-4", "bulb red", "bulb red"):
        match.apply(GAME.action(name))
    assert match.state.view(None)["trade"]["card"] == "FT1"
    assert not match.can_undo(0)
    seen = match.state.resample(1, 5)
    assert BOX.trade_names[seen.trade[0]] == "FT4", "what has gone under the stack is known there"


# ---------------------------------------------------------------------- windmills


@pytest.mark.rule("WV-4.30", "WV-3.19")
def test_the_last_windmill_can_be_removed_or_built_and_none_cannot() -> None:
    state = with_tile("E15", {"groups": [0, 0, 1, 0, 0]}, NEXT)
    assert options(state) == ["wheel large", "wheel small"]
    do(state, "wheel large")
    assert state.players[0].groups == [0] * 5, "one group, so nothing is asked"
    last = at("build", {"groups": [0, 0, 0, 1, 0], "bulbs": {"red": 1}}, NEXT)
    do(last, "wheel large", "build W20")
    assert last.players[0].windmills_left() == 0
    none = at("build", {"groups": [0] * 5}, NEXT, water=4)
    assert step(none) == "lower", "only the small wheel can act, so it does"


@pytest.mark.rule("WV-4.13", "WV-3.19")
def test_without_the_guilder_there_is_nothing_to_build() -> None:
    poor = at("build", {"built": GATES[:3]}, DEAR, water=8)
    assert step(poor) == "lower"
    other = at("build", {"built": GATES[:3], "helpers": ["F10", "F04"]}, DEAR, water=8)
    assert step(other) == "lower", "points and a tool pay for nothing"
    enough = at("build", {"built": GATES[:3], "guilders": 1}, DEAR, water=8)
    assert options(enough) == ["wheel large", "wheel small"]


@pytest.mark.rule("WV-4.25", "WV-3.19")
def test_without_a_bulb_there_is_nothing_to_trade() -> None:
    for helper in ("F03", "F11", "F23"):
        state = at("trade", {"helpers": [helper]}, NEXT, water=8)
        assert step(state) == "lower", helper
    trader = at("trade", {"starting": "S1"}, NEXT, water=8)
    assert options(trader) == ["wheel large", "wheel small"]
    told = do(trader, "wheel large")
    assert only(told, "used") == [{"seat": 0, "card": "S1"}], "only with the card, so it is used"
    assert len(starting_with(trader, "ship")) == 20


@pytest.mark.rule("WV-4.23", "WV-3.19")
def test_without_a_bulb_there_is_nothing_to_plant() -> None:
    state = at("plant", {"helpers": ["F22", "F29"]}, NEXT, water=8)
    assert step(state) == "lower"
    helped = at("plant", {"helpers": ["F22", "F29", "F30"]}, NEXT, water=8)
    told = do(helped, "wheel large")
    assert only(told, "used") == [{"seat": 0, "card": "F30"}], "of the cards only F30 brings a bulb"


@pytest.mark.rule("WV-3.19", "WV-3.12")
def test_a_small_wheel_that_only_a_card_makes_possible_may_be_chosen() -> None:
    state = lay(
        step="choose-action",
        water=3,
        seats=[{"large": 4, "groups": [0] * 5, "small_tiles": {"1": "E10"}, "helpers": ["F25"]}, *NEXT],
    )
    assert options(state) == ["wheel small", "rest"]
    assert refused(state, "wheel large") == "cannot-perform"


@pytest.mark.rule("WV-4.16")
def test_a_field_that_gives_several_bulbs_gives_them_all() -> None:
    state = perform("build", {"guilders": 9, "built": ["W12", "W05"]}, NEXT)
    do(state, "build W06", "mill black")
    assert bulbs(state.players[0])["red"] == 2


# ---------------------------------------------------------------------- in the middle of a decision


@pytest.mark.rule("WV-3.10")
@pytest.mark.parametrize(
    ("action", "seat", "names", "at_step"),
    [
        ("enhance", {}, ["tile E01"], "place-tile"),
        ("build", {"guilders": 1}, ["build W18"], "mill"),
        ("farm", {"helpers": ["F20", "F21", "F22"]}, ["helper F02"], "replace"),
        ("enhance", {"helpers": ["F13"]}, ["use F13"], "peek-kind"),
        ("enhance", {"helpers": ["F13"]}, ["use F13", "peek common"], "take-peeked-tile"),
        ("enhance", {"helpers": ["F13"]}, ["use F13", "peek common", "tile E01", "place large-1"], "put-back"),
        ("farm", {"starting": "S2"}, ["use S2"], "take-peeked-card"),
    ],
)
def test_the_calendar_waits_while_one_thing_is_being_done(
    action: str, seat: dict[str, Any], names: list[str], at_step: str
) -> None:
    spec: dict[str, Any] = {
        "display": ["E01", "E02", "E14", "E28"],
        "cards": ["F02", "F03", "F04"],
        "shipped": ["white", "black", None, None],
        "due": 3,
    }
    state = at(action, {"calendar": 1, **seat}, NEXT, **spec)
    assert "calendar common" in options(state)
    do(state, "wheel large", *names)
    assert step(state) == at_step
    assert starting_with(state, "calendar") == []


@pytest.mark.rule("WV-3.10", "WV-1.5", "WV-1.6")
def test_what_the_calendar_owes_may_pay_for_the_space_of_a_bulb() -> None:
    """Also between two bulbs of one colour, of which each is taken unasked."""
    state = at("trade", {"calendar": 1, "bulbs": {"red": 5}}, NEXT, shipped=["white", "black", None, None], due=3)
    do(state, "wheel large", "unload")
    assert options(state) == ["swap red", "refuse", "calendar common", "calendar unique-1", "calendar unique-2"]
    do(state, "calendar unique-2")
    assert options(state) == ["store", "swap red", "refuse", "calendar common"]


@pytest.mark.rule("WV-3.10", "WV-4.15")
def test_the_calendar_waits_while_a_path_is_traced() -> None:
    state = at(
        "build",
        {"guilders": 9, "calendar": 1},
        [{"built": ["W11", "W10", "W03", "W09", "W08"]}, {"built": ["W02"], "guilders": 5}],
        due=3,
    )
    do(state, "wheel large", "build W01", "mill black")
    assert options(state) == ["via W02", "via W08"]


# ---------------------------------------------------------------------- editions of the boards


@pytest.mark.rule("WV-4.9", "WV-4.10", "WV-4.11")
def test_helpers_and_contracts_have_slots_of_their_own() -> None:
    game = kade.load("windmill-valley", edition={"farm_board": {"contract_slots": 2}})
    for held, kind, asked in ((["F20", "F21"], "contract", True), (["F20", "F21"], "helper", False)):
        state = game.position(
            {
                "step": "choose-action",
                "cards": ["F01", "F02", "F03"],
                "seats": [{"large": 5, "contracts" if kind == "contract" else "helpers": held}, {"guilders": 5}],
            }
        )
        for name in ("wheel large", f"{kind} F02"):
            state.apply(game.action(name))
        found = [game.name(action) for action in state.legal()]
        assert (found == ["replace F20", "replace F21"]) == asked


# ---------------------------------------------------------------------- scoring


@pytest.mark.rule("WV-6.4")
def test_an_unfinished_row_is_worth_nothing_by_itself() -> None:
    me = lay(seats=[{"guilders": 5, "rows": [["red"] * 6, ["white"] * 7]}]).players[0]
    assert [row_points(BOX, me, row) for row in range(4)] == [0, 11, 0, 0]


@pytest.mark.rule("WV-1.4", "WV-7.18")
def test_a_score_is_lifted_to_nought_and_not_beyond() -> None:
    none = lay(seats=[{"points": 0, "guilders": 5}]).result()
    assert (none.points[0], none.breakdown[0]) == (0, {})
    for level, floor in (("easy", 3), ("medium", None)):
        it = lay(players=1, gardener=level, seats=[{"guilders": 5}, {"points": 0, "rows": [["white"] * 6] * 2}])
        assert it.result().breakdown[1].get("floor") == floor
        assert it.result().points[1] == (0 if level == "easy" else 12)
    even = lay(players=1, gardener="easy", seats=[{"guilders": 5}, {"points": 3, "rows": [["white"] * 6] * 2}])
    assert (even.result().points[1], "floor" in even.result().breakdown[1]) == (0, False)


# ---------------------------------------------------------------------- the Gardener


@pytest.mark.rule("WV-7.14", "WV-7.21")
def test_the_gardener_steps_over_a_full_area_to_the_very_next_one() -> None:
    _, told = gardener("G5", {"area": "M1"}, {"large": 1, "board": "W-C", "area": "M3"}, neutrals=[2, 0, 1])
    assert [event["area"] for event in only(told, "moved")] == ["M2", "M3"]


@pytest.mark.rule("WV-7.16")
@pytest.mark.parametrize(
    ("shipped", "place"),
    [(["white", None, None, None], 2), (["white", "red", None, None], 3), (["white", "red", "yellow", None], 4)],
)
def test_the_gardener_takes_the_very_next_free_place(shipped: list[str | None], place: int) -> None:
    _, told = gardener("G5", None, {"large": 3}, trade=["FT4"], shipped=shipped)
    assert only(told, "gardener-trades")[0]["place"] == place


@pytest.mark.rule("WV-7.21", "WV-7.24")
def test_a_market_visit_from_a_trade_card_has_the_moves_shown_there() -> None:
    state, told = gardener("G14", None, {"large": 3, "area": "M3"}, trade=["FT3"], neutrals=[0, 0, 0])
    assert [event["area"] for event in only(told, "moved")] == ["M1"]
    assert BOX.area_names[state.players[1].area] == "M1"


@pytest.mark.rule("WV-2.1", "WV-2.2", "WV-2.4", "WV-7.5")
@pytest.mark.parametrize(
    ("place", "name"),
    [("common", "E09"), ("uncommon", "E17"), ("unique", "E23"), ("farm", "F17"), ("trade", "FT3"), ("gardener", "G11")],
)
def test_what_is_known_of_a_stack_is_laid_on_its_top(place: str, name: str) -> None:
    """A game played elsewhere may say what lies on a stack."""
    places = ["boards", "common", "uncommon", "unique", "farm", "trade", "gardener", "starting", "bulb 0"]
    record = Record(
        "windmill-valley",
        GAME.rules,
        options={"players": 1},
        lines=[*(f"* {each}" for each in places), f"* top {place} {name}"],
    )
    state = record.replay(GAME, from_lines=True)
    words = GAME.printed.component_names(place)
    assert words[state.pile(place)[-1]] == name
    assert sorted(state.pile(place)) == sorted(set(state.pile(place))) or place in ("common", "uncommon")


@pytest.mark.rule("WV-4.18", "WV-3.19")
def test_who_cannot_pay_the_market_is_told_that_guilders_are_missing() -> None:
    poor = {"guilders": 0, "groups": [0] * 5, "small_tiles": {"1": "E10"}, "helpers": ["F25"]}
    state = at("market", poor, NEXT, water=3)
    assert options(state) == ["wheel small", "rest"]
    assert refused(state, "wheel large") == "too-few-guilders"
