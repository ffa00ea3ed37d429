"""Why one action is better than another, in words."""

from __future__ import annotations

import pytest
from tests.analysis.games import record

import kade
from kade.analysis.moments import moments
from kade.analysis.reasons import Parts, add, phrase, plain, told
from kade.bots.observation import observe

GAME = kade.load("amsterdam")


def said(better: Parts, other: Parts, lang: str = "en") -> list[str]:
    return [GAME.prose.say(phrase(plain(one)), lang) for one in told(GAME, better, other)]


def test_points_now_are_named_by_their_source() -> None:
    lines = said(Parts({"tracks": 9.0, "merchandise": 0.1}, 5.0, 20.0), Parts({"tracks": 2.0}, 5.0, 20.0))
    assert lines == ["More points within the next turns: Tracks +7."]


def test_a_source_that_brings_less_is_not_passed_over() -> None:
    lines = said(
        Parts({"tracks": 9.0, "contracts": 0.0}, 5.0, 20.0), Parts({"tracks": 2.0, "contracts": 3.0}, 5.0, 20.0)
    )
    assert lines == ["More points within the next turns: Tracks +7 and Contracts −3."]


def test_what_comes_later_can_outweigh_what_comes_now() -> None:
    lines = said(Parts({"tracks": 2.0}, 12.0, 20.0), Parts({"tracks": 4.0}, 5.0, 20.0))
    assert lines == ["Fewer points within the next turns (−2), but more later (about +7)."]


def test_what_the_others_lose_is_a_reason() -> None:
    lines = said(Parts({"tracks": 2.0}, 5.0, 16.0), Parts({"tracks": 2.0}, 5.0, 20.0))
    assert lines == ["It leaves the strongest opponent about 4 points fewer."]


def test_the_cards_that_are_kept_for_later_are_named() -> None:
    """Paying with pink cards instead of wilds; what is equal, and fewer cards, are not named."""
    better = Parts({}, 8.0, 20.0, {"wild": 2.1, "pink": 0.0, "blue": 3.0})
    other = Parts({}, 5.0, 20.0, {"wild": 0.2, "pink": 2.0, "blue": 3.0})
    assert said(better, other) == ["About 3 more points are still to come, with more cards kept: 2 wilds."]
    assert said(better, other, "pl") == [
        "W dalszej grze da około 3 punktów więcej, bo na ręce zostaje więcej: 2 dżokery."
    ]
    assert said(better, other, "it") == ["Più avanti porta circa 3 punti in più, con più carte in mano: 2 jolly."]


def test_a_search_sees_which_cards_are_kept() -> None:
    state = moments(record(), GAME)[0][-1].state
    parts = Parts()
    add(parts, observe(GAME, state, 0), state, 1.0)
    assert parts.cards == state.view(0)["seats"][0]["hand"]


def test_where_nothing_stands_out_nothing_is_said() -> None:
    assert said(Parts({"tracks": 2.2}, 5.2, 19.8), Parts({"tracks": 2.0}, 5.0, 20.0)) == []


@pytest.mark.parametrize("lang", ["en", "pl", "it"])
@pytest.mark.parametrize("points", [1, 2, 5, 22])
def test_every_reason_can_be_said_in_every_language(lang: str, points: int) -> None:
    now = said(Parts({"tracks": 10.0 + points}, 10.0 + points, 10.0), Parts({"tracks": 10.0}, 10.0, 10.0), lang)
    others = said(Parts({}, 0.0, 0.0), Parts({}, 0.0, float(points)), lang)
    assert len(now) == 2
    assert str(points) in others[0]
