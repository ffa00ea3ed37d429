"""Why an action is refused: each reason where it is the right one, and the position left as it was."""

from __future__ import annotations

import pytest
from tests.games.amsterdam.table import ALL_CONTRACTS, GAME, NO_ROW, SIXTEEN, begin, do, lay, options, refused

from kade.kernel.errors import IllegalAction

PLAIN_ROW = ["pink", "blue", "green", "black", "red"]
GREEN_THREE = "dam--oost-indisch-huis-a"


@pytest.mark.rule("AM-3.1")
def test_in_a_turn() -> None:
    state = lay(seats=[{"hand": {"green": 1}}, {}], row=PLAIN_ROW)
    assert refused(state, "take orange") == ("not-in-row", {"card": "orange"})
    assert refused(state, "take wild") == ("not-in-row", {"card": "wild"})
    assert refused(state, "keep both") == ("not-now", {})
    assert refused(state, f"keep {ALL_CONTRACTS[0]}") == ("not-now", {})
    assert refused(state, "pay wild") == ("not-now", {})
    assert refused(state, "pay orange 3 wild") == ("not-now", {})
    assert refused(state, f"claim {GREEN_THREE}")[0] == "cannot-pay"


@pytest.mark.rule("AM-4.9", "AM-6.4")
def test_in_a_turn_without_deck_and_contracts() -> None:
    state = lay(seats=[{"hand": {"green": 1}}, {}], row=PLAIN_ROW, rest=1, contracts_rest=1)
    assert refused(state, "draw card") == ("deck-empty", {})
    assert refused(state, "draw contracts") == ("no-contracts", {})


@pytest.mark.rule("AM-5.1")
def test_the_first_and_the_last_track_are_refused_as_tracks() -> None:
    state = lay(players=2, row=PLAIN_ROW)
    for name in ("haringpakkerstoren--nieuwe-waal-a", "montelbaanstoren--waag-b"):
        assert refused(state, f"claim {name}") == ("cannot-pay", {"track": name, "length": 2, "colour": "pink"})


@pytest.mark.rule("AM-4.4", "AM-4.11")
def test_before_the_second_card() -> None:
    state = lay(players=2, row=["wild", *PLAIN_ROW[:4]], deck=["pink", "pink"])
    do(state, "draw card")
    assert refused(state, "take wild") == ("wild-second", {})
    assert refused(state, "take orange") == ("not-in-row", {"card": "orange"})
    assert refused(state, "draw contracts") == ("second-card-first", {})
    assert refused(state, "keep both") == ("second-card-first", {})


@pytest.mark.rule("AM-5.1", "AM-5.2")
def test_while_paying() -> None:
    state = lay(players=2, seats=[{"hand": {"green": 3, "red": 3, "wild": 1}}], step="pay", track=GREEN_THREE)
    wrong = {"track": GREEN_THREE, "colour": "green", "paid": "red"}
    assert refused(state, "pay red 0 wild") == ("wrong-colour", wrong)
    assert refused(state, "pay pink 0 wild") == ("wrong-colour", {**wrong, "paid": "pink"})
    assert refused(state, "pay orange 3 wild") == ("wrong-colour", {**wrong, "paid": "orange"})
    assert refused(state, "pay green 2 wild") == ("cards-not-held", {"track": GREEN_THREE, "length": 3})
    assert refused(state, "pay green 3 wild") == ("cards-not-held", {"track": GREEN_THREE, "length": 3})
    assert refused(state, "pay wild") == ("cards-not-held", {"track": GREEN_THREE, "length": 3})
    for other in ("draw card", "draw contracts", "keep both", "take pink", "claim haringpakkerstoren--nieuwe-waal-a"):
        assert refused(state, other) == ("pay-first", {"track": GREEN_THREE})


@pytest.mark.rule("AM-5.4")
def test_while_paying_for_a_grey_track_no_colour_is_wrong() -> None:
    grey = "oude-kerk--oude-waal"
    state = lay(players=2, seats=[{"hand": {"pink": 2, "red": 2}}], step="pay", track=grey)
    assert options(state) == ["pay pink 0 wild", "pay red 0 wild"]
    assert refused(state, "pay blue 0 wild") == ("cards-not-held", {"track": grey, "length": 2})


@pytest.mark.rule("AM-6.1")
def test_while_choosing_contracts() -> None:
    state = lay(players=2, contracts=ALL_CONTRACTS[1:3])
    do(state, "draw contracts")
    assert refused(state, f"keep {ALL_CONTRACTS[0]}") == ("contract-not-offered", {"contract": ALL_CONTRACTS[0]})
    assert refused(state, f"keep {ALL_CONTRACTS[23]}") == ("contract-not-offered", {"contract": ALL_CONTRACTS[23]})
    assert refused(state, "claim montelbaanstoren--waag-b") == ("choose-contracts", {})


def test_out_of_turn_and_after_the_end() -> None:
    assert refused(begin(players=2, seed=1, first=0), "keep both", 4) == ("not-your-turn", {})
    state = lay(seats=[{}, {"tracks": SIXTEEN}], row=NO_ROW, rest=1, contracts_rest=0)
    assert refused(state, "draw card", 0) == ("game-over", {})
    assert refused(state, "draw card") == ("game-over", {})


def test_a_refusal_is_a_sentence() -> None:
    state = lay(seats=[{}, {"tracks": [GREEN_THREE]}, {}])
    with pytest.raises(IllegalAction, match=f"^'claim {GREEN_THREE}': .+ taken already.*\\.$"):
        state.apply(GAME.action(f"claim {GREEN_THREE}"))


def test_every_action_that_is_not_legal_is_refused_with_a_reason() -> None:
    positions = [
        begin(players=3, seed=1),
        lay(players=3, seats=[{"hand": {"pink": 3, "wild": 2}}]),
        lay(players=2, step="second-card"),
        lay(players=2, seats=[{"hand": {"green": 3, "wild": 1}}], step="pay", track=GREEN_THREE),
        lay(players=2, seats=[{"offer": ALL_CONTRACTS[:2]}], step="keep-contracts"),
    ]
    for state in positions:
        legal = state.legal(0)
        assert len(legal) > 1
        before = state.to_dict()
        for action in GAME.actions:
            if action not in legal:
                with pytest.raises(IllegalAction) as caught:
                    state.apply(action, 0)
                assert caught.value.reason
        assert state.to_dict() == before
