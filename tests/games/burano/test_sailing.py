"""Sailing, fishing, sending workers, exchanging huts (BU-7.1 to 7.9, 11.2, 11.8, 12.5)."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.burano.table import (
    BOX,
    COLOURS,
    HUTS,
    PINK_ORANGE_PINK,
    WHITE_PINK_YELLOW,
    do,
    lay,
    me,
    options,
    refused,
    saved,
    scored,
    starting_with,
    with_huts,
)

from kade.games.burano.rules.sailing import exchanges, matches
from kade.games.burano.rules.state import Burano
from kade.testing import only

ROUTES = ["AE", "EB", "BC", "CF", "FD", "DA", "A-west", "D-west", "B-east", "C-east", "E-west", "F-east"]


def sailing(boat: str = "A", **spec: object) -> Burano:
    seat = {"boat": boat, "coins": 0}
    mine = {**seat, **spec.pop("seat", {})}  # type: ignore[dict-item]
    spec.setdefault("seats", [mine, {"privilege": 1}])
    return lay(step="sail", **spec)


@pytest.mark.rule("BU-7.1", "BU-7.2")
def test_the_boat_moves_exactly_one_step_along_a_route() -> None:
    ways = {frozenset(way.replace("-", " ").split() if "-" in way else way) for way in ROUTES}
    for place in (*"ABCDEF", "west", "east"):
        state = sailing(place, huts=HUTS, seat={"start": 3})
        asked = starting_with(state, "sail") if state.stack[-1].name == "sail" else []
        there = {name.removeprefix("sail ") for name in asked}
        near = {other for way in ways if place in way for other in way - {place}}
        assert there <= near
        assert len(near) == 3
        open_places = {other for other in near if len(other) > 1 or set(HUTS[other]) & {"yellow", "blue", "pink"}}
        assert there == {other for other in open_places if other != "east"}  # all ships lie in the west here


@pytest.mark.rule("BU-7.2")
def test_every_place_is_within_three_steps_of_any_other() -> None:
    for start in range(8):
        reached = {start}
        for _ in range(3):
            reached |= {end for place in reached for end in BOX.one_step[place]}
        assert reached == set(range(8))
        assert len(BOX.one_step[start]) == 3


@pytest.mark.rule("BU-7.1")
def test_several_boats_may_lie_in_one_place() -> None:
    state = sailing("A", huts=HUTS, seats=[{"boat": "A"}, {"boat": "E", "privilege": 1}])
    do(state, "sail E")
    assert me(state).boat == me(state, 1).boat == 4


@pytest.mark.rule("BU-7.3")
def test_an_island_is_entered_only_if_a_hut_matches() -> None:
    state = sailing("A", huts=with_huts(D=["green", "white", "orange"], E=["green", "white", "pink"]))
    assert options(state) == ["sail E", "sail west", "stay"]
    assert refused(state, "sail D") == "no-match"
    assert refused(state, "sail B") == "out-of-reach"


@pytest.mark.rule("BU-7.4", "BU-15.5", "BU-15.20")
@pytest.mark.parametrize(
    ("mine", "there", "number"),
    [
        (PINK_ORANGE_PINK, ["pink", "white", "blue"], 1),
        ({}, ["pink", "pink", "green"], 1),
        (PINK_ORANGE_PINK, ["pink", "pink", "green"], 2),
        (PINK_ORANGE_PINK, ["pink", "pink", "orange"], 3),
        ({}, ["pink", "blue", "yellow"], 3),
        ({}, ["green", "white", "orange"], 0),
    ],
)
def test_one_arrow_matches_one_hut(mine: dict[str, object], there: list[str], number: int) -> None:
    state = lay(seats=[{**mine, "privilege": 1}, {}], huts=with_huts(E=there))
    assert matches(state, me(state), 4) == number


@pytest.mark.rule("BU-7.4")
def test_matches_agree_with_counting() -> None:
    chance = random.Random(4)
    for _ in range(200):
        pieces = ["R1", "R2", "R3", "R4"]
        chance.shuffle(pieces)
        there = [colour for colour in COLOURS for _ in range(3)]
        chance.shuffle(there)
        state = lay(
            seats=[{"ring": pieces, "start": chance.randrange(12), "privilege": 1}, {}],
            huts={place: there[i * 3 : i * 3 + 3] for i, place in enumerate("ABCDEF")},
        )
        arrows = state.view(0)["seats"][0]["ring"]["arrows"]
        for i, place in enumerate("ABCDEF"):
            common = Counter(arrows) & Counter(saved(state)["huts"][place])
            assert matches(state, me(state), i) == sum(common.values())


@pytest.mark.rule("BU-7.5")
def test_cards_are_drawn_one_by_one_open_or_blind_and_filled_up_after_the_last() -> None:
    state = sailing(
        "A",
        huts=with_huts(E=["pink", "yellow", "white"]),
        display=["lobster", "tuna", "eel"],
        seafood=["lobster", "crab", "sole"],
    )
    do(state, "sail E")  # arrows yellow, blue, pink: two matches
    assert options(state) == ["catch lobster", "catch tuna", "catch eel", "catch blind"]
    told = do(state, "catch blind", seen_by=0)
    assert only(told, "drew") == [{"seat": 0, "seafood": "lobster"}]
    assert state.revealed
    assert saved(state)["display"] == ["lobster", "tuna", "eel"]
    told = do(state, "catch lobster", seen_by=1)
    assert only(told, "caught") == [{"seat": 0, "seafood": "lobster"}]
    assert saved(state)["seats"][0]["hand"] == {"lobster": 2}
    assert saved(state)["display"] == ["tuna", "eel", "crab"]
    assert state.view(1)["seats"][0]["known"] == {"lobster": 1}


@pytest.mark.rule("BU-7.5")
def test_a_gap_in_the_open_cards_stays_until_the_last_card_is_drawn() -> None:
    state = sailing(
        "A",
        huts=with_huts(E=["pink", "yellow", "blue"]),
        display=["lobster", "tuna", "eel"],
        seafood=["crab", "sole", "prawn", "clam"],
    )
    do(state, "sail E", "catch tuna")
    assert saved(state)["display"] == ["lobster", "eel"]
    assert options(state) == ["catch lobster", "catch eel", "catch blind"]
    told = do(state, "catch lobster")
    assert only(told, "refilled") == []
    assert options(state) == ["catch eel", "catch blind"]
    told = do(state, "catch blind", seen_by=0)  # the crab: nothing was turned up from above it
    assert only(told, "drew") == [{"seat": 0, "seafood": "crab"}]
    assert saved(state)["display"] == ["eel", "sole", "prawn"]


@pytest.mark.rule("BU-7.5")
@pytest.mark.parametrize(
    ("there", "cards"),
    [(["pink", "green", "white"], 1), (["pink", "blue", "white"], 2), (["pink", "blue", "yellow"], 3)],
)
def test_as_many_cards_as_matches(there: list[str], cards: int) -> None:
    state = sailing("A", huts=with_huts(E=there))
    do(state, "sail E", *["catch blind"] * cards)
    assert sum(me(state).hand) == cards
    assert state.stack[-1].name in ("send-workers", "turn")


@pytest.mark.rule("BU-7.6")
def test_missing_cards_are_worth_two_points_each() -> None:
    state = sailing("A", huts=with_huts(E=["pink", "blue", "yellow"]), display=["eel"], seafood=[], rest=1)
    told = do(state, "sail E")  # the last card must be taken, two are missing
    assert only(told, "caught") == [{"seat": 0, "seafood": "eel"}]
    assert only(told, "shortage") == [{"seat": 0, "number": 2, "points": 4}]
    assert scored(state) == {"shortage": 4}
    assert saved(state)["display"] == []


@pytest.mark.rule("BU-7.7")
def test_one_worker_goes_or_two_with_three_matches() -> None:
    state = sailing("A", huts=with_huts(E=["pink", "blue", "yellow"]), seat={"start": 3, "islands": {"A": 1}})
    do(state, "sail E", *["catch blind"] * 3)
    assert options(state) == ["send 1", "send 2"]
    do(state, "send 2")
    assert (me(state).start, me(state).workers, me(state).islands[4]) == (5, 7, 2)
    one = sailing("A", huts=with_huts(E=["pink", "blue", "yellow"]), seat={"start": 3, "islands": {"A": 1}})
    do(one, "sail E", *["catch blind"] * 3, "send 1")
    assert (me(one).start, me(one).workers, me(one).islands[4]) == (4, 8, 1)
    two = sailing("A", huts=with_huts(E=["pink", "blue", "white"]), seat={"start": 3, "islands": {"A": 1}})
    do(two, "sail E", "catch blind", "catch blind")
    assert (me(two).start, me(two).workers, me(two).islands[4]) == (4, 8, 1)


@pytest.mark.rule("BU-7.8", "BU-15.13")
def test_with_two_workers_one_is_sent_with_one_none() -> None:
    two = sailing("A", huts=with_huts(E=["pink", "blue", "yellow"]), seat={"islands": {"A": 8}})
    do(two, "sail E", *["catch blind"] * 3)
    assert (me(two).workers, me(two).islands[4]) == (1, 1)
    one = sailing(
        "A",
        huts=with_huts(E=["pink", "blue", "yellow"]),
        seats=[{"boat": "A", "islands": {"A": 9}}, {"islands": {"E": 1}, "privilege": 1, "coins": 0}],
    )
    do(one, "sail E", *["catch blind"] * 3)
    assert (me(one).workers, me(one).islands[4], sum(me(one).hand)) == (1, 0, 3)
    assert me(one, 1).islands[4] == 1  # nobody was sent, nobody is taken back


@pytest.mark.rule("BU-7.9")
def test_every_other_player_takes_one_worker_back_for_two_coins() -> None:
    blue = {"boat": "A", "coins": 0}
    red = {"islands": {"E": 2, "A": 6}, "coins": 0, "privilege": 1}
    green = {"islands": {"E": 1, "A": 3}, "coins": 0}
    state = lay(step="sail", seats=[blue, red, green], huts=with_huts(E=["pink", "blue", "yellow"]))
    told = do(state, "sail E", *["catch blind"] * 3, "send 2")
    assert only(told, "came-back") == [{"seat": 1, "place": "E", "coins": 2}, {"seat": 2, "place": "E", "coins": 2}]
    assert [player.islands[4] for player in state.players] == [2, 1, 0]
    assert (me(state, 1).workers, me(state, 2).workers) == (3, 7)  # back to sector 3, and to sector 7
    assert (me(state, 1).coins, me(state, 2).coins) == (2, 2)


# ---------------------------------------------------------------------- exchanging huts


@pytest.mark.rule("BU-11.2")
def test_a_privilege_point_exchanges_two_huts_before_sailing() -> None:
    there = with_huts(A=["white", "green", "green"], B=["pink", "blue", "yellow"])
    seat = {"boat": "E", "privilege": 1, **WHITE_PINK_YELLOW}
    state = lay(step="sail", seats=[seat, {"privilege": 1}], huts=there)
    do(state, "exchange")
    assert refused(state, "sail B") == "choose-hut-first"
    do(state, "hut A white")
    told = do(state, "hut B blue")
    assert only(told, "exchanged") == [{"seat": 0, "places": ["A", "B"], "colours": ["white", "blue"]}]
    assert sorted(saved(state)["huts"]["B"]) == ["pink", "white", "yellow"]
    assert sorted(saved(state)["huts"]["A"]) == ["blue", "green", "green"]
    assert matches(state, me(state), 1) == 3
    assert me(state).boat == 1 or "sail B" in options(state)


@pytest.mark.rule("BU-11.2", "BU-11.8", "BU-15.22")
def test_after_an_exchange_the_boat_sails_to_an_island_or_more_huts_are_exchanged() -> None:
    state = sailing("A", huts=HUTS, seat={"privilege": 2}, ships={"pairs": "west"})
    assert options(state) == ["sail E", "sail west", "stay", "exchange"]
    do(state, "exchange", "hut A green", "hut D white")
    assert options(state) == ["sail E", "exchange"]
    assert refused(state, "stay") == "must-sail"
    assert refused(state, "sail west") == "must-sail"
    assert me(state).privilege == 1
    do(state, "exchange", "hut D orange", "hut E blue")
    assert me(state).privilege == 0
    assert options(state) == ["sail D", "sail E"]
    broke = sailing("A", huts=HUTS, seat={"privilege": 0})
    assert refused(broke, "exchange") == "no-privilege"


@pytest.mark.rule("BU-11.8")
def test_exchanges_are_those_after_which_an_island_in_reach_can_be_entered() -> None:
    chance = random.Random(9)
    for _ in range(60):
        there = [colour for colour in COLOURS for _ in range(3)]
        chance.shuffle(there)
        table = {place: there[i * 3 : i * 3 + 3] for i, place in enumerate("ABCDEF")}
        seat = {"boat": chance.choice(["A", "E", "west"]), "start": chance.randrange(12), "privilege": 1}
        state = lay(seats=[seat, {}], huts=table)
        arrows = set(state.view(0)["seats"][0]["ring"]["arrows"])
        reach = [place for place in BOX.one_step[me(state).boat] if place < 6]
        slow = set()
        for a, b in itertools.combinations(range(6), 2):
            for c, d in itertools.product(set(table["ABCDEF"[a]]), set(table["ABCDEF"[b]])):
                after = {place: list(colours) for place, colours in table.items()}
                after["ABCDEF"[a]].remove(c)
                after["ABCDEF"[a]].append(d)
                after["ABCDEF"[b]].remove(d)
                after["ABCDEF"[b]].append(c)
                if c != d and any(arrows & set(after["ABCDEF"[place]]) for place in reach):
                    slow.add((a * 6 + COLOURS.index(c)) * 36 + b * 6 + COLOURS.index(d))
        assert set(exchanges(state, me(state), -1, 0)) == slow
        for first in range(36):
            assert set(exchanges(state, me(state), first, 0)) == {
                pair for pair in slow if first in (pair // 36, pair % 36)
            }


@pytest.mark.rule("BU-11.2", "BU-11.8")
@given(st.permutations([colour for colour in COLOURS for _ in range(3)]), st.integers(0, 11), st.data())
@settings(max_examples=60)
def test_two_huts_change_places_and_nothing_else(order: list[str], start: int, data: st.DataObject) -> None:
    table = {place: order[i * 3 : i * 3 + 3] for i, place in enumerate("ABCDEF")}
    state = sailing(data.draw(st.sampled_from(["A", "F", "east"])), huts=table, seat={"privilege": 2, "start": start})
    if "exchange" not in options(state):
        return
    do(state, "exchange")
    first = data.draw(st.sampled_from(options(state)))
    told = do(state, first)
    if state.stack[-1].name == "second-hut":
        told = do(state, data.draw(st.sampled_from(options(state))))
    (swap,) = only(told, "exchanged")
    (one, two), (mine, theirs) = swap["places"], swap["colours"]
    assert first == f"hut {one} {mine}"
    assert (one != two, mine != theirs) == (True, True)
    table[one][table[one].index(mine)], table[two][table[two].index(theirs)] = theirs, mine
    assert saved(state)["huts"] == table
    assert me(state).privilege == 1


@pytest.mark.rule("BU-11.2")
def test_either_hut_of_an_exchange_may_be_named_first() -> None:
    after = []
    for first, second in (("hut A green", "hut D white"), ("hut D white", "hut A green")):
        state = sailing("A", huts=HUTS, seat={"privilege": 2})
        do(state, "exchange")
        assert {"hut A green", "hut D white", "hut F blue"} <= set(options(state))
        do(state, first, second)
        after.append(state.digest())
    assert after[0] == after[1]


@pytest.mark.rule("BU-11.8")
def test_a_hut_is_refused_with_the_true_reason() -> None:
    state = sailing("E", huts=HUTS, seat={"privilege": 1, "start": 3})
    do(state, "exchange")
    assert refused(state, "hut A pink") == "hut-not-there"
    do(state, "hut A green")
    assert refused(state, "hut A white") == "hut-same-island"
    assert refused(state, "hut D green") == "hut-same-colour"
    assert refused(state, "hut D white") == "hut-no-use"


@pytest.mark.rule("BU-11.8")
def test_of_two_equal_huts_one_stays_and_keeps_the_island_open() -> None:
    # from E only A, B and the west are in reach; A has two pink huts, and a pink arrow
    there = with_huts(A=["pink", "pink", "green"], B=["green", "white", "orange"], C=["orange", "white", "green"])
    state = sailing("E", huts=there, seat={"privilege": 1, "start": 3})
    do(state, "exchange", "hut A pink")
    assert "hut C white" in options(state)
    do(state, "hut C white")
    assert saved(state)["huts"]["A"] == ["white", "pink", "green"]
    assert me(state).boat == 0  # nowhere else to go


@pytest.mark.rule("BU-11.8")
def test_an_exchange_that_opens_no_island_is_not_offered() -> None:
    # from E the islands A and B are in reach; with both of one closed colour and no arrow colour near, one swap helps
    state = sailing("E", huts=HUTS, seat={"privilege": 1, "start": 3})
    assert "sail A" not in options(state)
    do(state, "exchange")
    assert "hut A green" in options(state)
    do(state, "hut A green")
    assert "hut B white" not in options(state)  # both still closed after it
    assert "hut C pink" in options(state)
    assert refused(state, "hut B white") == "hut-no-use"


# ---------------------------------------------------------------------- two steps


@pytest.mark.rule("BU-12.5")
def test_fair_wind_sails_one_or_two_steps_past_any_place() -> None:
    state = sailing("A", huts=HUTS, seat={"cards": ["B11"]}, ships={"pairs": "east"})
    assert starting_with(state, "sail") == ["sail E", "sail F", "sail west"]
    assert "sail F" in options(state)  # by way of D, whose huts do not match
    assert "sail A" not in options(state)  # not there and back
    do(state, "sail F", "catch blind", "catch blind")
    assert me(state).boat == 5
    assert me(state).islands == [0, 0, 0, 0, 0, 1]
    plain = sailing("A", huts=HUTS, ships={"pairs": "east"})
    assert "sail F" not in options(plain)


@pytest.mark.rule("BU-12.5")
def test_two_steps_reach_what_two_routes_reach() -> None:
    for place in range(8):
        far = {end for way in BOX.one_step[place] for end in BOX.one_step[way]} - {place}
        assert set(BOX.two_steps[place]) == far | set(BOX.one_step[place])


@pytest.mark.rule("BU-11.2", "BU-11.8")
def test_a_second_hut_is_refused_for_its_island_or_its_colour() -> None:
    there = {(place, colour) for place, colours in HUTS.items() for colour in colours}
    for place, colour in sorted(there):
        seats = [{"boat": "A", "privilege": 1}, {}]
        state = lay(step="second-hut", island=place, colour=colour, seats=seats, huts=HUTS)
        if state.stack[-1].name != "second-hut":
            continue
        for island in "ABCDEF":
            for other in COLOURS:
                name = f"hut {island} {other}"
                if (island, other) not in there:
                    assert refused(state, name) == "hut-not-there"
                elif island == place:
                    assert refused(state, name) == "hut-same-island"
                elif other == colour:
                    assert refused(state, name) == "hut-same-colour"
                else:
                    assert name in options(state) or refused(state, name) == "hut-no-use"
