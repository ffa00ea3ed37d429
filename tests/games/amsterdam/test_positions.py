"""Positions laid out by hand, saved states and the audit: what cannot be is refused in words that name it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.amsterdam.table import (
    ALL_CONTRACTS,
    BOX,
    GAME,
    NO_ROW,
    SIXTEEN,
    begin,
    do,
    hand,
    lay,
    options,
    row,
    secrets,
)

from kade.kernel.errors import BadState

TWINS = ["dam--oude-kerk-a", "dam--oude-kerk-b"]
LONG = 10**5000  # more digits than Python would write


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ({"player": 3}, "position: 'player' is not an entry of it; choose one of players, first, seats"),
        ({"players": 5}, "players is 5, but must be a whole number from 2 to 4"),
        ({"players": 1}, "players is 1, but must be a whole number from 2 to 4"),
        ({"players": 2, "seats": [{}, {}, {}]}, "seats has 3 entries, but must have at most 2"),
        ({"seats": [{"cards": {}}, {}]}, "seats 0: 'cards' is not an entry of it; choose one of hand, known, tracks"),
        ({"seats": [{"hand": {"grey": 1}}, {}]}, "seats 0 hand: 'grey' is not a card; choose one of pink, blue"),
        ({"seats": [{"hand": {"pink": -1}}, {}]}, "hand pink is -1, but must be a whole number from 0 on"),
        ({"seats": [{"hand": {"pink": True}}, {}]}, "hand pink is True, but must be a whole"),
        ({"seats": [{"hand": {"pink": 1.5}}, {}]}, "hand pink is 1.5, but must be a whole"),
        ({"seats": [{"hand": {"pink": 7}}, {}]}, "The position names 7 pink cards; there are 6"),
        (
            {"seats": [{"hand": {"pink": 3}}, {"hand": {"pink": 2}}], "row": ["pink"], "deck": ["pink"]},
            "The position names 7 pink cards; there are 6",
        ),
        (
            {"seats": [{"hand": {"wild": 8}}, {}], "discards": {"wild": 1}},
            "The position names 9 wild cards; there are 8",
        ),
        ({"row": ["pink"] * 6}, "row has 6 entries, but must have at most 5"),
        ({"row": ["violet"]}, "'violet' is not a card"),
        ({"deck": ["violet"]}, "'violet' is not a card"),
        ({"seats": [{"hand": {"pink": 1}, "known": {"pink": 2}}, {}]}, "seat 0 is known to hold 2 pink, but holds 1"),
        ({"seats": [{"known": {"wild": 1}}, {}]}, "seat 0 is known to hold 1 wild, but holds 0"),
        ({"seats": [{"tracks": ["dam--waag"]}, {}]}, "seats 0 tracks: 'dam--waag' is not a track; choose one of"),
        ({"seats": [{"tracks": TWINS}, {}, {}]}, "seat 0 holds both tracks of a double"),
        ({"seats": [{"tracks": TWINS[:1]}, {"tracks": TWINS[1:]}]}, "a closed track is held"),
        ({"seats": [{"tracks": TWINS[:1]}, {"tracks": TWINS[:1]}]}, "seat 1 holds a track that another holds"),
        (
            {"seats": [{"contracts": ["dam--waag"]}, {}]},
            "seats 0 contracts: 'dam--waag' is not a contract; choose one of",
        ),
        (
            {"seats": [{"contracts": ["dam--oude-waal"]}, {"offer": ["dam--oude-waal"]}]},
            "'dam--oude-waal' is named twice",
        ),
        ({"seats": [{"contracts": ["dam--oude-waal"]}, {}], "contracts": ["dam--oude-waal"]}, "is named twice"),
        ({"rest": 2}, "rest is 2, but must be a seat from 0 to 1"),
        ({"rest": "nobody"}, "rest is 'nobody', but must be a seat from 0 to 1"),
        ({"contracts_rest": -1}, "contracts_rest is -1, but must be a seat from 0 to 1"),
        ({"turn": 2}, "turn is 2, but must be a seat from 0 to 1"),
        ({"turn": True}, "turn is True, but must be a seat from 0 to 1"),
        ({"first": 3}, "first is 3, but must be a seat"),
        ({"step": "dance"}, "step is 'dance', but must be one of keep-first-contracts, turn, second-card, pay"),
        ({"step": "pay", "track": "dam"}, "track: 'dam' is not a track"),
        ({"step": "pay", "track": TWINS[0]}, "Seat 0 is to pay for 'dam--oude-kerk-a', but cannot claim it"),
        ({"step": "keep-contracts", "turn": 1}, "Seat 1 is to choose contracts, but is offered none"),
        (
            {"step": "keep-first-contracts", "seats": [{"offer": ALL_CONTRACTS[:2]}, {}]},
            "Seat 1 is to choose contracts",
        ),
        ({"first": 2, "turn": 0}, "first is 2, but must be a seat from 0 to 1"),
        ({"turns": -1}, "turns is -1, but must be a whole number from 0"),
        ({"passes": 2}, "passes is 2, but must be a whole number from 0 to 1"),
        ({"ending": 2, "turns_left": 1}, "ending is 2, but must be a seat from 0 to 1"),
        ({"turns_left": 3}, "turns_left is 3, but before the last round"),
        ({"stalled": 1}, "stalled is 1, but must be true or false"),
        ({"seats": 7}, "seats is 7, but must be a list"),
        ({"seats": [7, {}]}, "seats 0 is 7, but must be a table"),
        ({"seats": [{"hand": ["pink"]}, {}]}, "hand is ['pink'], but must be a table"),
        ({"seats": [{"hand": {"pink": LONG}}, {}]}, "seats[0].hand.pink is a whole number of about 5000 digits"),
        ({"seats": [{"tracks": [TWINS[0], TWINS[0]]}, {}]}, "tracks has 'dam--oude-kerk-a' twice"),
        ({"row": "pink"}, "row is 'pink', but must be a list"),
        ({"row": [["pink"]]}, "row: ['pink'] is not a card"),
        ({"seed": "x"}, "seed is 'x', but must be a whole number"),
        ({"seed": True}, "seed is True, but must be a whole number"),
        ({"players": 2.0}, "players is 2.0, but must be a whole number"),
        ({"turns": LONG}, "turns is a whole number of about 5000 digits, which is out of range"),
        ({"step": ["turn"]}, "step is ['turn'], but must be one of"),
        ({7: 7}, "it has 7 as the name of an entry, but names are short texts"),
        (None, "A position is a table of what lies where, not None"),
    ],
)
def test_what_cannot_be_is_named(spec: dict[str, Any], words: str) -> None:
    with pytest.raises(BadState) as caught:
        GAME.position(spec)
    assert words in str(caught.value)


def test_what_is_not_named_lies_in_the_decks_shuffled() -> None:
    one, two = lay(players=2, row=["pink"] * 5, seed=1), lay(players=2, row=["pink"] * 5, seed=2)
    assert len(secrets(one)["deck"]) == 39
    assert sorted(secrets(one)["deck"]) == sorted(secrets(two)["deck"])
    assert secrets(one)["deck"] != secrets(two)["deck"]
    assert secrets(one)["contracts"] != secrets(two)["contracts"]
    assert lay(players=2, seed=1) == lay(players=2, seed=1)


def test_named_cards_lie_on_top_in_their_order() -> None:
    state = lay(players=2, row=["red"] * 5, deck=["wild", "pink", "blue"], contracts=ALL_CONTRACTS[3:5])
    assert secrets(state)["deck"][:3] == ["wild", "pink", "blue"]
    assert secrets(state)["contracts"][:2] == ALL_CONTRACTS[3:5]
    assert len(secrets(state)["contracts"]) == 24


def test_a_row_that_is_not_named_comes_from_the_top_of_the_deck() -> None:
    deck = ["wild", "pink", "blue", "red", "green", "orange"]
    state = lay(players=2, deck=deck)
    assert row(state) == deck[:5]
    assert secrets(state)["deck"][0] == "orange"
    assert row(lay(players=2, row=["red", None], rest=1)) == ["red", None, None, None, None]


@pytest.mark.rule("AM-4.6")
def test_a_row_that_is_dealt_is_swept_like_any_other() -> None:
    plain = ["pink", "blue", "red", "green", "orange"]
    state = lay(players=2, deck=["wild", "pink", "wild", "red", "wild", *plain])
    assert row(state) == plain
    assert secrets(state)["discards"] == {"pink": 1, "red": 1, "wild": 3}
    assert not state.revealed


def test_the_rest_may_lie_with_a_seat_or_in_the_discards() -> None:
    state = lay(players=2, row=["red"] * 5, rest=1)
    assert (len(secrets(state)["deck"]), sum(hand(state, 1).values())) == (0, 39)
    state = lay(players=2, row=["red"] * 5, deck=["pink"], discards={"blue": 2}, rest="discards")
    assert (secrets(state)["deck"], sum(secrets(state)["discards"].values())) == (["pink"], 38)
    state = lay(players=2, contracts=ALL_CONTRACTS[:2], contracts_rest=1, seats=[{"contracts": ALL_CONTRACTS[2:3]}])
    assert secrets(state)["contracts"] == ALL_CONTRACTS[:2]
    assert secrets(state)["seats"][1]["contracts"] == ALL_CONTRACTS[3:]


def test_hands_count_as_drawn_from_the_deck_but_for_what_is_known() -> None:
    state = lay(
        seats=[{"hand": {"pink": 3, "red": 1}, "known": {"pink": 2}}, {}],
        row=["blue"] * 5,
        rest="discards",
        deck=["pink", "wild"],
        contracts=ALL_CONTRACTS[:3],
        contracts_rest=1,
    )
    assert secrets(state)["seats"][0]["blind"] == {"pink": 1, "red": 1}
    assert secrets(state)["seats"][1]["blind"] == {}
    assert secrets(state)["stock"] == {"pink": 2, "red": 1, "wild": 1}
    assert secrets(state)["contracts_drawn"] == 21


def test_the_turn_is_that_of_the_first_player_unless_said() -> None:
    assert lay(players=3, first=2).actor == 2
    assert lay(players=3, first=2, turn=1).actor == 1
    assert lay(players=3, turn=1).view()["first"] == 0


@pytest.mark.parametrize(
    ("spec", "step", "actors"),
    [
        ({}, "turn", [1]),
        ({"step": "second-card"}, "second-card", [1]),
        ({"step": "keep-contracts", "seats": [{}, {"offer": ALL_CONTRACTS[:2]}, {}]}, "keep-contracts", [1]),
        (
            {"step": "keep-first-contracts", "seats": [{"offer": ALL_CONTRACTS[2 * i : 2 * i + 2]} for i in range(3)]},
            "keep-first-contracts",
            [0, 1, 2],
        ),
        ({"step": "pay", "track": "oude-waal--waag", "seats": [{}, {"hand": {"pink": 1, "wild": 1}}, {}]}, "pay", [1]),
    ],
)
def test_a_position_may_lie_in_the_middle_of_a_turn(spec: dict[str, Any], step: str, actors: list[int]) -> None:
    state = lay(players=3, turn=1, first=1, turns=6, **spec)
    assert (state.view()["step"], state.view()["actors"]) == (step, actors)
    do(state, options(state)[0], seat=1)
    if len(actors) == 1:
        assert (state.actor, state.view()["turn"]) == ((1, 6) if step == "turn" else (2, 7))
    else:
        do(state, "keep both", seat=0)
        do(state, "keep both", seat=2)
        assert (state.actor, state.view()["step"]) == (1, "turn")


# ---------------------------------------------------------------------- saved states


def test_a_saved_state_is_the_same_state_whatever_is_going_on() -> None:
    positions = [
        begin(players=3, seed=2),
        lay(players=2, step="second-card"),
        lay(players=2, row=NO_ROW, rest=1),
        lay(
            players=2,
            seats=[{"hand": {"pink": 2, "wild": 1}, "known": {"pink": 1}}],
            step="pay",
            track="dam--oude-kerk-a",
            row=["wild", "red", "wild", "blue", "wild"],
            stalled=True,
            passes=1,
            turns=30,
        ),
        lay(seats=[{"hand": {"pink": 2}}, {"tracks": SIXTEEN}], ending=1, turns_left=2),
        lay(players=2, discards={"pink": 2, "wild": 1}, contracts=ALL_CONTRACTS[:2]),
    ]
    do(positions[0], "keep both", seat=1)
    do(positions[-1], "draw contracts", f"keep {ALL_CONTRACTS[1]}")
    do(positions[-1], "draw card", "draw card")
    assert secrets(positions[-1])["seats"][0]["whereabouts"][0][0] == ALL_CONTRACTS[0]
    for state in positions:
        saved = json.loads(json.dumps(state.to_dict()))
        again = GAME.from_dict(saved)
        assert again == state
        assert again.to_dict() == state.to_dict()
        for viewer in (0, 1, None):
            assert again.view(viewer) == state.view(viewer)
        do(state, options(state, 0)[0], seat=0)
        again.apply(again.legal(0)[0], 0)
        assert again == state


def test_a_saved_state_names_its_options() -> None:
    assert begin(players=3, seed=1).to_dict()["options"] == {"players": 3}


@pytest.mark.rule("AM-4.1", "AM-6.1")
def test_a_record_may_speak_of_the_two_hidden_piles() -> None:
    state = lay(players=2, row=["red"] * 5, deck=["wild", "pink"], contracts=ALL_CONTRACTS[3:5])
    assert [BOX.component_names("deck")[card] for card in state.pile("deck")[-2:]] == ["pink", "wild"]
    assert [BOX.component_names("contracts")[deal] for deal in state.pile("contracts")[-2:]] == [
        ALL_CONTRACTS[4],
        ALL_CONTRACTS[3],
    ]
    with pytest.raises(BadState, match="there is no pile 'row'"):
        state.pile("row")
    do(state, "draw card")
    assert (hand(state, 0), state.pile("deck")[-1]) == ({"wild": 1}, BOX.component_names("deck").index("pink"))
    asked = lay(players=2, contracts=ALL_CONTRACTS[3:6])
    top = sorted(asked.pile("contracts")[-2:])
    do(asked, "draw contracts")
    assert sorted(asked.players[0].offer) == top


TURN = {"step": "turn", "seat": 0}
END = {"step": "end-turn", "seat": 0}
FIRST = {"step": "keep-first-contracts", "seat": 0}


def broken(change: Any) -> str:
    saved = json.loads(json.dumps(lay(players=3, seats=[{"hand": {"pink": 1}, "tracks": TWINS[:1]}]).to_dict()))
    change(saved)
    with pytest.raises(BadState) as caught:
        GAME.from_dict(saved)
    return str(caught.value)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda d: d["state"]["seats"][0]["hand"].update(pink=2), "the card 'pink' is there 7 times, not 6"),
        (lambda d: d["state"]["row"].pop(), "row has 4 entries, but must have 5"),
        (lambda d: d["state"]["deck"].append("violet"), "deck: 'violet' is not a card; choose one of pink"),
        (lambda d: d["state"]["contracts"].pop(), "is there 0 times, not 1"),
        (lambda d: d["state"]["seats"][0]["contracts"].append("dam--waag"), "'dam--waag' is not a contract"),
        (lambda d: d["state"]["seats"][0]["tracks"].append(TWINS[1]), "seat 0 holds both tracks of a double"),
        (lambda d: d["state"]["seats"][1]["tracks"].append(TWINS[0]), "seat 1 holds a track that another holds"),
        (lambda d: d["state"]["seats"][0]["tracks"].append("nowhere"), "seats 0 tracks: 'nowhere' is not a track"),
        (lambda d: d["state"]["seats"][0]["known"].update(pink=2), "seat 0 is known to hold 2 pink, but holds 1"),
        (lambda d: d["state"]["stock"].update(pink=1), "1 pink were shuffled into the deck"),
        (lambda d: d["state"].pop("deck"), "state has no 'deck'"),
        (lambda d: d["state"]["seats"][0].pop("hand"), "seats 0 has no 'hand'"),
        (lambda d: d["state"].update(row=7), "row is 7, but must be a list"),
        (lambda d: d.update(stack=[{"step": "dance", "seat": 0}]), "'dance' is not a step; choose one of keep-first"),
        (lambda d: d.update(stack=[{"step": "turn"}]), "the step 'turn' has no 'seat'"),
        (lambda d: d.update(stack=[["turn", 0, 0, 0, 0]]), "stack 0 is ['turn', 0, 0, 0, 0], but must be a table"),
        (lambda d: d.update(stack=[{"step": "turn", "seat": 3}]), "seat is 3, but must be a seat from 0 to 2"),
        (lambda d: d.update(stack=[{"step": "turn", "seat": -1}]), "the step 'turn' seat is -1, but must be"),
        (lambda d: d.update(stack=[END]), "The steps end-turn cannot be stacked in this order"),
        (lambda d: d.update(stack=[TURN] * 2), "The steps turn, turn cannot be stacked in this order"),
        (lambda d: d.update(stack=[{**END, "seat": 1}, {"step": "second-card", "seat": 0}]), "of the seats 1 and 0"),
        (lambda d: d.update(stack=[END, {"step": "pay", "seat": 0, "track": 44}]), "'pay' track: 44 is not a track"),
        (lambda d: d.update(stack=[END, {"step": "pay", "seat": 0, "track": TWINS[1]}]), f"is to pay for {TWINS[1]!r}"),
        (lambda d: d.update(stack=[END, {"step": "keep-contracts", "seat": 0}]), "is offered none"),
        (lambda d: d.update(stack=[TURN, {**FIRST, "choosing": [3]}]), "choosing is 3, but must be a seat"),
        (lambda d: d.update(stack=[TURN, {**FIRST, "choosing": [1, 1]}]), "choosing has 1 twice"),
        (lambda d: d.update(stack=[TURN, {**FIRST, "choosing": []}]), "All have chosen their first contracts"),
        (lambda d: d["state"].update(first=3), "first is 3, but must be a seat from 0 to 2"),
        (lambda d: d["state"].update(turn="x"), "turn"),
        (lambda d: d["state"].update(passes=3), "passes is 3, but must be a whole number from 0 to 2"),
        (
            lambda d: d["state"].update(contracts_drawn=49),
            "contracts_drawn is 49, but must be a whole number from 0 to 0",
        ),
        (
            lambda d: d["state"]["seats"][0].update(choice="keep both"),
            "Seat 0 has chosen 'keep both', which does not fit",
        ),
        (lambda d: d["state"].update(seats=d["state"]["seats"][:1]), "seats has 1 entries, but must have 3"),
        (lambda d: d["state"].update(seats=7), "seats is 7, but must be a list"),
        (lambda d: d["state"].update(wheels=7), "state: 'wheels' is not an entry of it; choose one of deck"),
        (lambda d: d["state"]["seats"][1].update(coins=7), "'coins' is not an entry of it; choose one of hand"),
        (lambda d: d["state"]["seats"][0].update(choice=["x"]), "choice is ['x'], but must be the name of an action"),
        (lambda d: d.update(state=None), "state is None, but must be a table"),
        (lambda d: d.update(stack="turn"), "stack is 'turn', but must be a list"),
        (lambda d: d.update(stack=[{"step": ["turn"], "seat": 0}]), "['turn'] is not a step"),
        (lambda d: d.update(stack=[{"step": "turn", "seat": True}]), "the step 'turn' seat is True"),
        (lambda d: d.update(stack=[{**TURN, "a": 3}]), "the step 'turn': 'a' is not an entry of it"),
        (lambda d: d.update(stack=[{**TURN, "a": LONG}]), "stack[0].a is a whole number of about 5000 digits"),
        (lambda d: d.update(stack=[{"step": "turn", "seat": LONG}]), "seat is a whole number of about 5000 digits"),
        (lambda d: d.update(stack=[]), "There is no step, but the game is not over"),
        (lambda d: d["state"].update(ending=0, turns_left=1), "ending is 0, but seat 0 has 14 carts left"),
        (
            lambda d: d["state"].update(contracts_drawn=1),
            "contracts_drawn is 1, but must be a whole number from 0 to 0",
        ),
        (
            lambda d: (
                d["state"]["seats"][1]["blind"].update(red=10**6)
                or d["state"]["stock"].update(red=10**6 + d["state"]["deck"].count("red"))
            ),
            "red cards; there are 6",
        ),
    ],
)
def test_a_broken_saved_state_is_refused_in_words(change: Any, words: str) -> None:
    assert words in broken(change)


def test_a_choice_must_be_one_of_what_is_offered() -> None:
    state = begin(players=2, seed=1)
    do(state, "keep both", seat=0)
    for choice in ("take pink", None, f"keep {secrets(state)['seats'][1]['offer'][0]}"):
        saved = json.loads(json.dumps(state.to_dict()))
        saved["state"]["seats"][0]["choice"] = choice
        with pytest.raises(BadState, match="Seat 0 has chosen"):
            GAME.from_dict(saved)


def test_a_saved_moment_with_nothing_to_choose_is_refused() -> None:
    saved = json.loads(json.dumps(lay(seats=[{}, {}], row=NO_ROW, rest=1, contracts_rest=1, turn=1).to_dict()))
    saved["stack"] = [TURN]
    with pytest.raises(BadState, match="The step 'turn' leaves nothing to choose"):
        GAME.from_dict(saved)


# ---------------------------------------------------------------------- the audit


def test_the_audit_notices_what_no_saved_state_can_say() -> None:
    """Carts, points and the like follow from the tracks when a state is read, so they are broken here by hand."""

    def wrong(**change: int) -> str:
        state = lay(players=3, seats=[{"tracks": ["begijnhof--munttoren", TWINS[0]]}])
        for name, value in change.items():
            target: Any = state.players[0] if hasattr(state.players[0], name) and name != "merchandise" else state
            setattr(target, name, value)
        return " ".join(state.audit())

    assert wrong() == ""
    assert "seat 0 has 11 carts left and 4 on tracks, not 16 in all" in wrong(carts=11)
    assert "seat 0 has 5 points and 1 merchandise for tracks worth 4 and 1" in wrong(points=5)
    assert "there are not 16 merchandise cards" in wrong(merchandise=14)
    assert "seat 0 is barred from []" in wrong(barred=0)
    assert "the open tracks are not those that nobody holds" in wrong(open=0)


def test_the_audit_notices_cards_that_are_lost_or_negative() -> None:
    state = lay(players=2, seats=[{"hand": {"pink": 1}}])
    state.players[0].hand[0] -= 1
    assert state.audit() == ["the card 'pink' is there 5 times, not 6"]
    state = lay(players=2, seats=[{"hand": {"wild": 1}}])
    state.players[0].hand[6] -= 1
    assert state.audit() == ["the card 'wild' is there 7 times, not 8"]
    state = lay(players=2, seats=[{"hand": {"pink": 1}}])
    state.players[1].hand[0] -= 1
    state.players[0].hand[0] += 1
    assert "hand has a negative number of something" in state.audit()
    state = lay(players=2, discards={"pink": 0})
    state.discards[0] -= 1
    state.players[0].hand[0] += 1
    assert "discards has a negative number of something" in state.audit()
    state = lay(players=2)
    state.players[0].merchandise += 1
    state.merchandise -= 1
    assert "seat 0 has 0 points and 1 merchandise for tracks worth 0 and 0" in state.audit()
