"""The turns of the last round: they may be declined, and are otherwise turns like any other (AM-7.1, AM-7.10)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.amsterdam.table import (
    ALL_CONTRACTS,
    GAME,
    NO_ROW,
    SIXTEEN,
    do,
    lay,
    options,
    refused,
    seat_view,
    secrets,
)
from tests.games.pictures import forms, ids

from kade.bots import make, observe
from kade.games.amsterdam.rules.state import Amsterdam
from kade.testing import only

PLAIN_ROW = ["pink", "blue", "green", "black", "red"]
OVER: dict[str, Any] = {"tracks": SIXTEEN}
"""A seat that has brought the end about: it has no carts left."""


def last_round(*first: dict[str, Any], **spec: Any) -> Amsterdam:
    """The first turn of the last round, which the seat after the given ones has brought about."""
    return lay(seats=[*first, OVER], ending=len(first), turns_left=len(first) + 1, **spec)


# ---------------------------------------------------------------------- declining


@pytest.mark.rule("AM-7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_of_the_last_round_may_be_declined(players: int) -> None:
    state = last_round(*[{} for _ in range(players - 1)], row=PLAIN_ROW)
    before = secrets(state)
    for seat in range(players):
        assert (state.actor, options(state)[-1]) == (seat, "pass")
        told = do(state, "pass")
        assert only(told, "declined") == [{"seat": seat}]
        assert only(told, "passed") == []
    assert state.over
    after = secrets(state)
    for part in ("seats", "deck", "row", "discards", "contracts"):
        assert after[part] == before[part]


@pytest.mark.rule("AM-7.1")
def test_the_turn_may_be_declined_whichever_seat_brought_the_end_about() -> None:
    state = lay(seats=[OVER, {}], ending=0, turns_left=2, turn=1, row=PLAIN_ROW)
    assert (state.actor, options(state)[-1]) == (1, "pass")


@pytest.mark.rule("AM-7.1")
def test_nobody_is_made_to_draw_contracts_that_cost_points() -> None:
    # Nothing but contracts is left to draw; before the last round they must be drawn, in it they need not.
    spec: dict[str, Any] = {"row": NO_ROW, "rest": 1, "contracts": ALL_CONTRACTS[:2], "contracts_rest": 1}
    assert lay(players=2, **spec).view()["step"] == "keep-contracts"
    state = last_round({}, **spec)
    assert options(state) == ["draw contracts", "pass"]
    do(state, "pass", "pass")
    assert state.over
    assert state.result().breakdown[0]["unfinished"] == 0


@pytest.mark.rule("AM-7.1", "AM-3.2")
def test_whoever_can_do_nothing_in_the_last_round_is_not_asked() -> None:
    state = last_round({}, {}, row=NO_ROW, rest=2, contracts_rest=2)
    assert state.over  # all passed by themselves


@pytest.mark.rule("AM-7.1", "AM-3.2")
def test_before_the_last_round_nobody_may_decline() -> None:
    state = lay(players=2, row=PLAIN_ROW)
    assert "pass" not in options(state)
    assert refused(state, "pass") == ("pass-early", {})


@pytest.mark.rule("AM-7.1", "AM-4.11")
def test_the_second_card_of_the_last_turn_may_not_be_declined() -> None:
    state = last_round({}, row=PLAIN_ROW)
    do(state, "take pink")
    assert refused(state, "pass") == ("second-card-first", {})


@pytest.mark.rule("AM-7.1")
@pytest.mark.parametrize(
    ("lang", "choice", "told", "asked", "reason"),
    [
        ("en", "Pass on your last turn", "Ada passes on the last turn.", "or pass", "only in the last round"),
        (
            "pl",
            "Spasuj w ostatniej turze",
            "Ada pasuje w swojej ostatniej turze.",
            "spasuj",
            "tylko w ostatniej rundzie",
        ),
        ("it", "Passa l’ultimo turno", "Ada rinuncia al suo ultimo turno.", "oppure passa", "solo nell’ultimo giro"),
    ],
)
def test_declining_is_said_in_every_language(lang: str, choice: str, told: str, asked: str, reason: str) -> None:
    assert GAME.say("pass", lang) == choice
    assert GAME.say({"event": "declined", "seat": 0}, lang, ["Ada", "Ben"]) == told
    assert asked in GAME.text(last_round({}).view(0), lang)["turn"][-1]
    assert asked not in GAME.text(lay(players=2).view(0), lang)["turn"][-1]
    early = lay(players=2)
    assert reason in GAME.prose.say(GAME.reason(early.refusal(GAME.action("pass"), 0)), lang)


@pytest.mark.rule("AM-7.1")
def test_the_banner_of_the_last_round_is_what_one_clicks_to_decline() -> None:
    view = last_round({}).view(0)
    for form in forms(GAME.panels(view)):
        assert GAME.target("pass", view) in ids(form)


# ---------------------------------------------------------------------- otherwise a turn like any other


@pytest.mark.rule("AM-4.3", "AM-7.10")
def test_an_open_wild_is_the_only_card_of_a_last_turn_too() -> None:
    state = last_round({}, {}, row=["wild", *PLAIN_ROW[:4]])
    told = do(state, "take wild")
    assert only(told, "took") == [{"seat": 0, "card": "wild"}]
    assert (state.actor, state.view()["step"]) == (1, "turn")
    assert secrets(state)["turns_left"] == 2
    last = lay(seats=[OVER, {}], row=["wild", *PLAIN_ROW[:4]], ending=0, turns_left=1)
    do(last, "take wild")
    assert last.over
    assert seat_view(last, 0)["cards"] == 1


@pytest.mark.rule("AM-6.4", "AM-7.10")
def test_without_contracts_none_can_be_drawn_in_the_last_round_either() -> None:
    state = last_round({}, row=PLAIN_ROW, contracts_rest=1)
    assert "draw contracts" not in options(state)
    assert refused(state, "draw contracts") == ("no-contracts", {})
    assert "draw contracts" in options(last_round({}, row=PLAIN_ROW, contracts=ALL_CONTRACTS[:1], contracts_rest=1))


@pytest.mark.rule("AM-6.3", "AM-7.10")
def test_the_last_contract_must_be_kept_by_whoever_draws_it_in_the_last_round() -> None:
    state = last_round({}, row=PLAIN_ROW, contracts=ALL_CONTRACTS[:1], contracts_rest=1)
    told = do(state, "draw contracts", seen_by=0)
    assert only(told, "kept") == [{"seat": 0, "number": 1, "returned": 0, "contracts": ALL_CONTRACTS[:1]}]
    assert (state.actor, secrets(state)["contracts"]) == (1, [])


# ---------------------------------------------------------------------- what programs make of it


def choice(bot: str, state: Amsterdam, seed: int) -> str:
    """What a bot decides for the seat that is asked."""
    assert state.actor is not None
    return GAME.name(make(bot, seed).choose(observe(GAME, state, state.actor)))


@pytest.mark.rule("AM-7.1")
@pytest.mark.parametrize("bot", ["greedy", "search@0.2"])
def test_bots_decline_contracts_that_they_cannot_complete(bot: str) -> None:
    for seed in range(3):
        state = last_round({}, row=NO_ROW, rest=1, contracts=ALL_CONTRACTS[seed : seed + 2], contracts_rest=1)
        assert choice(bot, state, seed) == "pass"


@pytest.mark.rule("AM-7.1")
@pytest.mark.parametrize("bot", ["greedy", "search@0.2"])
def test_bots_do_not_decline_points(bot: str) -> None:
    for seed in range(3):
        state = last_round({"hand": {"pink": 4, "red": 1}, "contracts": ALL_CONTRACTS[:1]}, row=PLAIN_ROW)
        assert choice(bot, state, seed).startswith("claim ")
