"""What an analysis says as a whole."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from tests.analysis.games import judged, made_up, questions

from kade.analysis.report import Analysis, BadAnalysis


def test_an_analysis_can_be_kept_as_json() -> None:
    whole = made_up({0: 2.0, 5: 4.0})
    assert Analysis.from_dict(json.loads(json.dumps(whole.to_dict()))) == whole


@pytest.mark.parametrize("broken", [{}, {"kade": 1}, {"kade": 99}, {**made_up({}).to_dict(), "decisions": [{"a": 1}]}])
def test_what_is_no_analysis_gets_a_sentence(broken: dict[str, object]) -> None:
    with pytest.raises(BadAnalysis, match="analysis"):
        Analysis.from_dict(broken)


def test_the_three_that_cost_most_are_named_worst_first_and_only_marked_ones() -> None:
    own = [i for i, one in enumerate(questions()) if one.seat == 0][:6]
    whole = made_up(dict(zip(own, (2.0, 0.5, 4.0, 1.5, 7.0, 0.9), strict=True)))
    assert [one.cost for one in whole.worst(0)] == [7.0, 4.0, 2.0]
    assert whole.worst(1) == []


def test_the_best_decision_is_the_surest_step_ahead_of_the_next() -> None:
    asked = [one for one in questions() if one.seat == 0]
    ahead = [
        judged(asked[0], lead=3.0, lead_error=0.5),
        judged(asked[1], lead=9.0, lead_error=5.0),
        judged(asked[2], lead=2.0, lead_error=0.1),
    ]
    found = replace(made_up({}), decisions=ahead).best(0)
    assert found is not None
    assert found.lead == 3.0
    assert made_up({}).best(0) is None


def test_decisions_and_luck_add_up_to_the_lead() -> None:
    whole = made_up({0: 2.0, 1: 0.4, 7: 5.0})
    for share in whole.shares():
        assert share.decisions + share.luck == pytest.approx(share.lead)
    first, second = whole.shares()
    assert first.lead == -second.lead == whole.points[0] - whole.points[1]
    assert first.decisions == pytest.approx(-second.decisions)


def test_all_decisions_are_summed_not_only_the_marked_ones() -> None:
    own = [i for i, one in enumerate(questions()) if one.seat == 1][:5]
    share = made_up(dict.fromkeys(own, 0.5)).shares()[1]
    assert share.given == pytest.approx(2.5)
    assert share.given_error > 0.1


def test_the_typical_error_is_said_though_most_decisions_have_none() -> None:
    whole = made_up({})
    whole.decisions[:] = [judged(one, error=0.0) for one in questions()[:15]] + [judged(questions()[15], error=2.0)]
    assert whole.noise == 0.5
    whole.decisions.clear()
    assert whole.noise == 0.0
