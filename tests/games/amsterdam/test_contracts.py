"""Drawing contracts, completing them, and keeping quiet about it (ledger, chapter 6)."""

from __future__ import annotations

import pytest
from tests.games.amsterdam.table import (
    ALL_CONTRACTS,
    GAME,
    NO_ROW,
    SIXTEEN,
    begin,
    do,
    keep_all,
    lay,
    options,
    refused,
    seat_view,
    secrets,
)

import kade
from kade.games.amsterdam.rules.state import Amsterdam
from kade.kernel.errors import IllegalAction
from kade.testing import only

ONE, TWO, THREE = "dam--oude-waal", "munttoren--waag", "blauwbrug--jordaan"


def contracts_of(state: Amsterdam, seat: int) -> list[str]:
    found: list[str] = secrets(state)["seats"][seat]["contracts"]
    return found


# ---------------------------------------------------------------------- drawing them


@pytest.mark.rule("AM-6.1")
def test_the_top_two_are_drawn_and_one_or_both_kept() -> None:
    cases: list[tuple[str, list[str], list[str]]] = [
        ("keep both", [ONE, TWO], []),
        (f"keep {ONE}", [ONE], [TWO]),
        (f"keep {TWO}", [TWO], [ONE]),
    ]
    for keep, kept, back in cases:
        state = lay(players=2, contracts=[TWO, ONE, THREE])
        rest = secrets(state)["contracts"][2:]
        told = do(state, "draw contracts")
        assert only(told, "offered") == [{"seat": 0, "number": 2}]
        assert options(state) == ["keep both", f"keep {ONE}", f"keep {TWO}"]
        assert (state.actor, state.view()["step"], state.view()["contract_deck"]) == (0, "keep-contracts", 22)
        told = do(state, keep)
        assert only(told, "kept") == [{"seat": 0, "number": len(kept), "returned": len(back)}]
        assert contracts_of(state, 0) == kept
        assert secrets(state)["contracts"] == [*rest, *back]
        assert state.actor == 1


@pytest.mark.rule("AM-6.1")
def test_at_least_one_must_be_kept_and_only_what_was_drawn() -> None:
    state = lay(players=2, contracts=[ONE, TWO])
    do(state, "draw contracts")
    assert refused(state, f"keep {THREE}") == ("contract-not-offered", {"contract": THREE})
    assert refused(state, "draw contracts") == ("choose-contracts", {})
    assert refused(state, "draw card") == ("choose-contracts", {})
    assert refused(state, "claim oude-waal--waag") == ("choose-contracts", {})


@pytest.mark.rule("AM-6.2")
def test_a_kept_contract_stays_to_the_end() -> None:
    state = keep_all(begin(players=2, seed=8))
    held = {seat: contracts_of(state, seat) for seat in (0, 1)}
    while not state.over:
        do(state, options(state)[-1])
        for seat in (0, 1):
            assert set(held[seat]) <= set(contracts_of(state, seat))
            held[seat] = contracts_of(state, seat)
    assert not [name for name in map(GAME.name, GAME.actions) if name.startswith(("return", "discard", "drop"))]


@pytest.mark.rule("AM-6.3")
def test_the_last_contract_may_be_drawn_alone_and_is_kept() -> None:
    state = lay(players=2, contracts=[ONE], contracts_rest=1)
    assert "draw contracts" in options(state)
    told = do(state, "draw contracts", seen_by=0)
    assert only(told, "offered") == [{"seat": 0, "number": 1, "contracts": [ONE]}]
    assert only(told, "kept") == [{"seat": 0, "number": 1, "returned": 0, "contracts": [ONE]}]
    assert contracts_of(state, 0) == [ONE]
    assert (state.actor, state.view()["contract_deck"]) == (1, 0)


@pytest.mark.rule("AM-6.4")
def test_without_contracts_in_the_deck_none_can_be_drawn() -> None:
    state = lay(players=2, contracts_rest=1)
    assert "draw contracts" not in options(state)
    assert refused(state, "draw contracts") == ("no-contracts", {})


@pytest.mark.rule("AM-6.8")
def test_of_the_last_two_one_may_be_put_back_and_is_left_for_the_next() -> None:
    state = lay(players=2, contracts=[ONE, TWO], contracts_rest=1)
    do(state, "draw contracts", f"keep {TWO}")
    assert state.view()["contract_deck"] == 1
    do(state, "draw contracts")
    assert contracts_of(state, 1)[:1] != [TWO]
    assert ONE in contracts_of(state, 1)
    assert (state.actor, state.view()["contract_deck"]) == (0, 0)


@pytest.mark.rule("AM-6.8")
def test_both_cards_are_seen_before_the_choice_and_the_action_is_not_taken_back() -> None:
    match = kade.Match(GAME, seed=3, players=2, first=0)
    for seat in (0, 1):
        match.apply(GAME.action("keep both"), seat)
    match.apply(GAME.action("draw contracts"))
    assert len(match.state.view(0)["seats"][0]["offer"]) == 2
    assert not match.can_undo(0)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        match.undo(0)


# ---------------------------------------------------------------------- completing them


def done(tracks: list[str], contract: str, others: list[str] | None = None) -> bool:
    state = lay(seats=[{"tracks": tracks, "contracts": [contract]}, {"tracks": others or []}, {}])
    (deal,) = seat_view(state, 0, 0)["held"]
    found: bool = deal["done"]
    return found


@pytest.mark.rule("AM-6.5")
def test_a_contract_is_complete_when_a_chain_of_own_tracks_joins_its_places() -> None:
    way = ["dam--oude-kerk-a", "oude-kerk--oude-waal"]
    assert done(way, "dam--oude-waal")
    assert done(way[::-1], "dam--oude-waal")
    assert not done(way[:1], "dam--oude-waal")
    assert not done(way[1:], "dam--oude-waal")
    assert not done([], "dam--oude-waal")


@pytest.mark.rule("AM-6.5")
def test_other_peoples_tracks_do_not_help() -> None:
    assert not done(["dam--oude-kerk-a"], "dam--oude-waal", ["oude-kerk--oude-waal"])
    assert not done(["dam--oude-kerk-a"], "dam--oude-waal", ["dam--oude-kerk-b", "oude-kerk--oude-waal"])


@pytest.mark.rule("AM-6.5")
def test_the_chain_may_take_any_way() -> None:
    long_way = [
        "dam--oost-indisch-huis-b",
        "oost-indisch-huis--waag-a",
        "montelbaanstoren--waag-b",
        "montelbaanstoren--oude-waal",
    ]
    assert done(long_way, "dam--oude-waal")
    for missing in long_way:
        assert not done([name for name in long_way if name != missing], "dam--oude-waal")


@pytest.mark.rule("AM-6.5")
def test_tracks_that_lie_about_do_not_make_a_chain() -> None:
    assert not done(["dam--oude-kerk-a", "oude-waal--waag", "montelbaanstoren--oude-waal"], "dam--oude-waal")
    # Two pieces that are joined only by the last track in the list of tracks.
    pieces = [
        "haringpakkerstoren--noordermarkt",
        "oude-waal--waag",
        "korenmetershuisje--noordermarkt",
        "oude-kerk--waag-b",
        "dam--jan-roodenpoortstoren-a",
    ]
    assert not done(pieces, "dam--oude-waal")
    assert done(
        [*pieces, "korenmetershuisje--oude-kerk-a", "jan-roodenpoortstoren--korenmetershuisje-b"], "dam--oude-waal"
    )


@pytest.mark.rule("AM-6.6")
def test_one_track_may_serve_several_contracts() -> None:
    tracks = ["dam--oude-kerk-a", "oude-kerk--oude-waal", "dam--jan-roodenpoortstoren-a", "montelbaanstoren--oude-waal"]
    deals = ["dam--oude-waal", "jan-roodenpoortstoren--oude-kerk", "dam--montelbaanstoren"]
    state = lay(seats=[{"tracks": tracks, "contracts": deals}, {}, {}])
    assert [deal["done"] for deal in seat_view(state, 0, 0)["held"]] == [True] * 3
    assert state.result().breakdown[0]["contracts"] == 4 + 3 + 5


@pytest.mark.rule("AM-6.6")
def test_a_contract_may_be_complete_when_it_is_drawn() -> None:
    state = lay(seats=[{"tracks": ["dam--oude-kerk-a", "oude-kerk--oude-waal"]}, {}], contracts=[ONE, TWO])
    do(state, "draw contracts", "keep both")
    assert {deal["contract"]: deal["done"] for deal in seat_view(state, 0, 0)["held"]} == {ONE: True, TWO: False}


# ---------------------------------------------------------------------- silence


@pytest.mark.rule("AM-6.7")
def test_nobody_is_told_what_contracts_others_draw_and_keep() -> None:
    for viewer in (0, 1, None):
        state = lay(players=2, contracts=[ONE, TWO])
        told = do(state, "draw contracts", f"keep {TWO}", seen_by=viewer)
        secret = viewer == 0
        (offered,) = only(told, "offered")
        (kept,) = only(told, "kept")
        assert offered == {"seat": 0, "number": 2, **({"contracts": [ONE, TWO]} if secret else {})}
        assert kept == {"seat": 0, "number": 1, "returned": 1, **({"contracts": [TWO]} if secret else {})}
        assert ("held" in seat_view(state, 0, viewer)) == secret


@pytest.mark.rule("AM-6.7")
def test_a_completed_contract_is_not_told_and_scores_nothing_before_the_end() -> None:
    state = lay(
        seats=[{"hand": {"pink": 2}, "tracks": ["oude-kerk--oude-waal"], "contracts": [ONE]}, {}], row=["red"] * 5
    )
    before = state.view(1)
    told = do(state, "claim dam--oude-kerk-a", seen_by=1)
    assert [event["event"] for event in told] == ["paid", "claimed"]
    assert seat_view(state, 0, 0)["held"][0]["done"] is True
    assert "held" not in seat_view(state, 0, 1)
    assert seat_view(state, 0, 1)["points"] == before["seats"][0]["points"] + 2
    assert state.view(1)["result"] is None


@pytest.mark.rule("AM-6.7")
def test_the_owner_sees_the_progress_of_each_contract() -> None:
    state = lay(seats=[{"tracks": ["dam--oude-kerk-a", "oude-kerk--oude-waal"], "contracts": [ONE, TWO]}, {}])
    assert seat_view(state, 0, 0)["held"] == [
        {"contract": ONE, "a": "dam", "b": "oude-waal", "points": 4, "done": True},
        {"contract": TWO, "a": "munttoren", "b": "waag", "points": 4, "done": False},
    ]


@pytest.mark.rule("AM-6.7", "AM-7.3")
def test_at_the_final_scoring_all_contracts_are_shown_and_hands_still_are_not() -> None:
    state = lay(
        seats=[{"contracts": [ONE], "tracks": SIXTEEN[:4]}, {"contracts": [TWO, THREE]}],
        row=NO_ROW,
        rest=0,
        contracts_rest=0,
        turns_left=1,
        ending=0,
    )
    do(state, "claim oude-waal--waag", "pay wild")
    assert state.over
    for viewer in (0, 1, None):
        held = [{deal["contract"] for deal in seat["held"]} for seat in state.view(viewer)["seats"]]
        assert held == [set(ALL_CONTRACTS) - {TWO, THREE}, {TWO, THREE}]
        assert "hand" not in seat_view(state, 0, 1)
