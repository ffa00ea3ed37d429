"""The map and the contracts of Amsterdam, as a graph (ledger, chapter 8)."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from tests.games.amsterdam import oracle
from tests.games.amsterdam.table import BOX, lay, seat_view

from kade.games.amsterdam.picture.map import Map

PLACES = [place.id for place in BOX.places]
FAR = {place: oracle.distances(place) for place in PLACES}
CONTRACTS = list(oracle.CONTRACTS)


@pytest.mark.rule("AM-8.1")
def test_every_place_can_be_reached_from_every_other() -> None:
    assert all(set(far) == set(PLACES) for far in FAR.values())


@pytest.mark.rule("AM-8.1")
def test_the_city_stays_whole_when_any_one_place_is_cut_off() -> None:
    for gone in PLACES:
        start = next(place for place in PLACES if place != gone)
        cut = frozenset(connection for connection in oracle.lengths() if gone in connection)
        assert set(oracle.distances(start, cut)) == set(PLACES) - {gone}


@pytest.mark.rule("AM-8.1")
def test_the_farthest_two_places_are_nine_spaces_apart() -> None:
    farthest = {frozenset((a, b)) for a, b in itertools.combinations(PLACES, 2) if FAR[a][b] >= 9}
    assert {frozenset(("jordaan", "blauwbrug")), frozenset(("jordaan", "montelbaanstoren"))} <= farthest
    assert max(far for places in FAR.values() for far in places.values()) == 9


@pytest.mark.rule("AM-8.1")
def test_the_rules_play_on_the_map_of_the_component_file() -> None:
    ours = {(track.name, track.a, track.b, track.length, track.colour, track.merchandise) for track in BOX.tracks}
    assert ours == {(t.name, t.a, t.b, t.length, t.colour, t.marked) for t in oracle.TRACKS.values()}
    assert {(deal.name, deal.points) for deal in BOX.contracts} == {
        (name, entry["points"]) for name, entry in oracle.CONTRACTS.items()
    }


Point = tuple[float, float]


def cross(p: Point, q: Point, r: Point, s: Point) -> bool:
    """Whether the lines p–q and r–s cross."""

    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0


@pytest.mark.rule("AM-8.1")
def test_no_two_connections_cross() -> None:
    drawn = Map(BOX)
    curves = {
        frozenset((track.a, track.b)): drawn.curves[track.name][::3] + drawn.curves[track.name][-1:]
        for track in BOX.tracks
    }
    for one, two in itertools.combinations(curves, 2):
        if not one & two:
            assert not any(
                cross(*p, *q) for p in itertools.pairwise(curves[one]) for q in itertools.pairwise(curves[two])
            ), (set(one), set(two))


# ---------------------------------------------------------------------- contracts


@pytest.mark.rule("AM-8.2")
@pytest.mark.parametrize("name", CONTRACTS)
def test_a_contract_is_worth_its_shortest_way_and_one_more_if_the_way_round_is_long(name: str) -> None:
    entry = oracle.CONTRACTS[name]
    a, b = entry["a"], entry["b"]
    round_about = min(oracle.distances(a, way).get(b, 99) for way in oracle.shortest_ways(a, b))
    assert entry["points"] == FAR[a][b] + (round_about >= FAR[a][b] + 4)


@pytest.mark.rule("AM-8.2")
def test_contracts_join_no_neighbours_and_every_place_is_on_two_to_four() -> None:
    assert len({frozenset(name.split("--")) for name in CONTRACTS}) == 24
    assert not [name for name in CONTRACTS if frozenset(name.split("--")) in oracle.lengths()]
    uses = Counter(place for name in CONTRACTS for place in name.split("--"))
    assert set(uses) == set(PLACES)
    assert set(uses.values()) <= {2, 3, 4}


@pytest.mark.rule("AM-8.2")
def test_contracts_are_worth_three_to_nine_points() -> None:
    values = Counter(entry["points"] for entry in oracle.CONTRACTS.values())
    assert set(values) == set(range(3, 10))
    assert max(values.values()) <= 5


def one_track_each(way: frozenset[frozenset[str]]) -> list[str]:
    """A track of every connection of the way."""
    found = {frozenset((track.a, track.b)): track.name for track in oracle.TRACKS.values()}
    return [found[connection] for connection in way]


@pytest.mark.rule("AM-8.3")
@pytest.mark.parametrize("name", CONTRACTS)
def test_each_contract_is_complete_along_a_shortest_way_and_not_with_a_track_missing(name: str) -> None:
    for way in oracle.shortest_ways(*name.split("--")):
        tracks = one_track_each(way)
        state = lay(seats=[{"tracks": tracks, "contracts": [name]}, {}, {}])
        assert seat_view(state, 0, 0)["held"][0]["done"] is True
        assert state.result().breakdown[0]["contracts"] == oracle.CONTRACTS[name]["points"]
        for missing in tracks:
            left = [track for track in tracks if track != missing]
            state = lay(seats=[{"tracks": left, "contracts": [name]}, {}, {}])
            assert seat_view(state, 0, 0)["held"][0]["done"] is False
            assert state.result().breakdown[0]["unfinished"] == -oracle.CONTRACTS[name]["points"]
