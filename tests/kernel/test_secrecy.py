"""Who knows what lies where is said once a place; passages, audiences and events follow from it."""

from __future__ import annotations

import pytest

from kade.kernel.event import EVERYONE, NOBODY_AT_ALL, Event
from kade.kernel.secrecy import ALL, NOBODY, OWNER, Passage, Place

pytestmark = pytest.mark.compiled

DECK = Place("deck", "card", NOBODY)
UNDER = Place("under", "card", NOBODY)
HAND = Place("hand", "card", OWNER)
TABLE = Place("table", "card", ALL)


@pytest.mark.parametrize(
    ("place", "viewer", "known"),
    [
        (DECK, 0, False),
        (DECK, None, False),
        (HAND, 0, True),
        (HAND, 1, False),
        (HAND, None, False),
        (TABLE, 1, True),
        (TABLE, None, True),
    ],
)
def test_who_may_know_a_place_of_seat_0(place: Place, viewer: int | None, known: bool) -> None:
    assert place.open_to(0, viewer) is known


@pytest.mark.parametrize(
    ("source", "target", "audience", "reveals"),
    [
        (DECK, HAND, 0, True),
        (DECK, TABLE, EVERYONE, True),
        (DECK, UNDER, NOBODY_AT_ALL, False),
        (HAND, TABLE, EVERYONE, False),
        (TABLE, HAND, EVERYONE, False),
        (HAND, DECK, 0, False),
        (TABLE, DECK, EVERYONE, False),
    ],
)
def test_who_sees_what_passes_and_whether_it_is_a_barrier(
    source: Place, target: Place, audience: int, reveals: bool
) -> None:
    passage = Passage(source, target)
    assert passage.audience(0) == audience
    assert passage.reveals is reveals


def test_the_secret_part_of_an_event_reaches_its_owner_only() -> None:
    event = Event("drew", {"seat": 1}, {"card": "pink"}, 1)
    assert event.seen_by(1) == {"event": "drew", "seat": 1, "card": "pink"}
    assert event.seen_by(0) == event.seen_by(None) == {"event": "drew", "seat": 1}


def test_a_secret_of_nobody_reaches_nobody_and_one_of_everyone_all() -> None:
    hidden = Event("moved", {}, {"card": "pink"}, NOBODY_AT_ALL)
    assert [hidden.seen_by(seat) for seat in (None, 0, 1)] == [{"event": "moved"}] * 3
    shown = Event("moved", {}, {"card": "pink"}, EVERYONE)
    assert [shown.seen_by(seat) for seat in (None, 0)] == [{"event": "moved", "card": "pink"}] * 2


def test_a_beat_is_marked_and_chance_is_for_the_record_only() -> None:
    assert Event("stepped", {}, pause=True).seen_by(None) == {"event": "stepped", "pause": True}
    chance = Event("*", {}, None, NOBODY_AT_ALL, False, "deck pink blue")
    assert [chance.seen_by(seat) for seat in (None, 0)] == [None, None]
