"""A panel's key, made once when it is drawn: the same exactly when there is nothing to draw anew."""

from __future__ import annotations

from dataclasses import replace

from kade.display.panel import Panel
from kade.display.svg import Markup

GROUND = Markup("<rect/>")


def drawn(moving: str = "<g/>", static: Markup = GROUND, compact: Panel | None = None) -> Panel:
    forms = {} if compact is None else {"phone": compact}
    return Panel("board", "toy", "board", "label-board", 10, 20, static, (Markup(moving),), forms=forms)


def test_the_key_changes_exactly_when_something_that_is_shown_does() -> None:
    one = drawn()
    assert drawn().key == one.key
    small = drawn("<g id='a'/>")
    others = [
        drawn("<g id='a'/>"),
        drawn(static=Markup("<circle/>")),
        drawn(compact=small),
        replace(one, width=11),
        drawn(compact=drawn("<g id='b'/>")),
        replace(one, title="label-other"),
        replace(one, seat=1),
    ]
    assert len({one.key, *(other.key for other in others)}) == len(others) + 1


def test_the_part_that_never_changes_has_a_key_of_its_own() -> None:
    assert drawn().static_key == drawn("<g id='a'/>").static_key != ""
    assert drawn(static=Markup("")).static_key == ""
