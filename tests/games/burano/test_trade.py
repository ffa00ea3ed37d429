"""Ports and merchant ships (BU-7.10 to 7.16)."""

from __future__ import annotations

import pytest
from tests.games.burano.table import GAME, HUTS, do, lay, me, options, refused, saved, scored, starting_with

from kade.testing import only

WEST = dict.fromkeys(["different", "identical", "pairs", "triples"], "west")


@pytest.mark.rule("BU-7.10")
def test_a_port_without_ships_may_not_be_entered() -> None:
    state = lay(step="sail", seats=[{"boat": "A"}, {"privilege": 1}], huts=HUTS, ships=dict.fromkeys(WEST, "east"))
    assert "sail west" not in options(state)
    assert refused(state, "sail west") == "no-ship"
    one = lay(step="sail", seats=[{"boat": "A"}, {}], huts=HUTS, ships={**dict.fromkeys(WEST, "east"), "pairs": "west"})
    assert "sail west" in options(one)


@pytest.mark.rule("BU-7.11", "BU-7.13")
def test_two_triples_bring_24_and_the_ship_crosses() -> None:
    state = lay(step="trade", port="west", seats=[{"hand": {"tuna": 3, "squid": 3}}, {"privilege": 1}], ships=WEST)
    assert "sell triples 2x3" in options(state)
    told = do(state, "sell triples 2x3")
    assert only(told, "sold") == [{"seat": 0, "ship": "triples", "points": 24}]
    assert only(told, "ship-moved") == [{"ship": "triples", "place": "east"}]
    assert scored(state) == {"sales": 24}
    assert saved(state)["ships"]["triples"] == "east"
    assert saved(state)["seats"][0]["sold"] == {"tuna": 3, "squid": 3}
    assert saved(state)["seats"][0]["hand"] == {}
    assert state.stack[-1].name == "turn"  # one sale per action


@pytest.mark.rule("BU-7.12", "BU-7.13", "BU-15.4")
def test_a_port_may_be_entered_without_selling_and_the_ship_stays() -> None:
    state = lay(step="sail", seats=[{"boat": "A"}, {"privilege": 1}], huts=HUTS, ships=WEST)
    told = do(state, "sail west")  # an empty hand sells nothing
    assert only(told, "no-sale") == [{"seat": 0}]
    assert me(state).boat == 6
    assert saved(state)["ships"] == WEST
    willing = lay(step="trade", port="west", seats=[{"hand": {"tuna": 1}}, {"privilege": 1}], ships=WEST)
    do(willing, "no sale")
    assert saved(willing)["ships"] == WEST
    assert scored(willing) == {}


@pytest.mark.rule("BU-7.13")
def test_a_port_holds_up_to_four_ships() -> None:
    state = lay(
        step="trade", port="east", seats=[{"hand": {"tuna": 1}}, {"privilege": 1}], ships={**WEST, "different": "east"}
    )
    do(state, "sell different 1x1")
    assert state.ships_at(0) == [0, 1, 2, 3]


@pytest.mark.rule("BU-7.15")
def test_four_cards_of_one_kind_are_not_two_pairs() -> None:
    state = lay(
        step="trade",
        port="west",
        seats=[{"hand": {"tuna": 4}}, {}],
        ships={**dict.fromkeys(WEST, "east"), "pairs": "west"},
    )
    assert starting_with(state, "sell") == ["sell pairs 1x2"]
    assert refused(state, "sell pairs 2x2") == "cannot-fill"
    assert refused(state, "sell different 1x1") == "ship-elsewhere"


@pytest.mark.rule("BU-7.16", "BU-7.11")
def test_the_cards_of_a_sale_are_handed_over_in_any_order() -> None:
    hand = {"lobster": 1, "tuna": 2, "crab": 2, "eel": 2}
    after = []
    for first, second in (("tuna", "eel"), ("eel", "tuna")):
        state = lay(step="trade", port="west", seats=[{"hand": hand}, {"privilege": 1}], ships=WEST)
        do(state, "sell pairs 2x2")
        assert options(state) == ["hand over tuna", "hand over crab", "hand over eel"]
        assert refused(state, "hand over lobster") == "too-few-cards"
        do(state, f"hand over {first}")
        assert options(state) == [f"hand over {kind}" for kind in ("tuna", "crab", "eel") if kind != first]
        assert refused(state, f"hand over {first}") == "kind-sold"
        do(state, f"hand over {second}")
        assert scored(state) == {"sales": 12}
        assert saved(state)["seats"][0]["hand"] == {"lobster": 1, "crab": 2}
        after.append(state.digest())
    assert after[0] == after[1]


@pytest.mark.rule("BU-7.16")
def test_half_a_sale_is_the_same_position_in_whatever_order() -> None:
    hand = {"lobster": 1, "tuna": 2, "crab": 2, "eel": 2}
    digests = set()
    for order in (("tuna", "eel"), ("eel", "tuna")):
        state = lay(step="trade", port="west", seats=[{"hand": hand}, {"privilege": 1}], ships=WEST)
        do(state, "sell different 3x1", *[f"hand over {kind}" for kind in order])
        assert options(state) == ["hand over lobster", "hand over crab"]  # a second tuna is no other kind (BU-7.15)
        digests.add(state.digest())
    assert len(digests) == 1


@pytest.mark.rule("BU-7.11")
def test_cards_that_must_all_go_are_handed_over_unasked() -> None:
    state = lay(
        step="trade", port="west", seats=[{"hand": {"tuna": 2, "crab": 2, "eel": 2}}, {"privilege": 1}], ships=WEST
    )
    do(state, "sell pairs 3x2")
    assert scored(state) == {"sales": 20}


@pytest.mark.rule("BU-7.14")
def test_what_a_sale_brings_is_said_before_the_last_card() -> None:
    hand = {"tuna": 2, "crab": 2, "eel": 2}
    state = lay(step="trade", port="west", seats=[{"hand": hand}, {"privilege": 1}], ships=WEST)
    do(state, "sell pairs 2x2")
    for lang, said in (("en", "12 points"), ("pl", "12 punktów"), ("it", "12 punti")):
        assert said in GAME.prose.say(GAME.prompt(state.view(0)), lang)
    assert GAME.prose.say(GAME.offer("hand over eel", state.view(0)), "en") == "Sell 2 × eel"
    do(state, "hand over tuna")
    assert GAME.prose.say(GAME.offer("hand over eel", state.view(0)), "en") == "Sell 2 × eel and score 12 points"
    assert GAME.prose.say(GAME.offer("hand over eel", state.view(0)), "pl") == (
        "Sprzedaj: 2 × węgorz i zdobądź 12 punktów"
    )
    assert GAME.prose.say(GAME.offer("hand over eel", state.view(0)), "it") == "Vendi: 2 × anguilla e ottieni 12 punti"


@pytest.mark.rule("BU-7.6")
def test_sold_cards_do_not_come_back() -> None:
    state = lay(
        step="trade",
        port="west",
        seats=[{"hand": {"tuna": 2}}, {"privilege": 1}],
        ships=WEST,
        display=["eel"],
        seafood=[],
        rest=1,
    )
    do(state, "sell identical 1x2")
    assert state.seafood == []
    assert saved(state)["display"] == ["eel"]
