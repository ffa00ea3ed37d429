"""Parts of drawings: kept by what they show, known by what is drawn, in groups of their own or in one."""

from __future__ import annotations

from kade.display import parts
from kade.display.parts import CLOSE, each, kept, key_of, pieces, within
from kade.display.svg import Markup, join

A, B = Markup("<path/>"), Markup("<rect/>")


def test_a_drawing_is_made_once_for_what_it_shows_and_again_after_forgetting() -> None:
    drawn = []

    @kept
    def house(colours: list[str], at: dict[str, int], level: int = 1) -> Markup:
        drawn.append(colours)
        return Markup(f"<g>{colours}{at}{level}</g>")

    first = house(["red"], {"x": 1})
    assert house(["red"], {"x": 1}) is first
    assert house(["red", "blue"], {"x": 1}) != first != house(["red"], {"x": 2})
    assert house(["red"], {"x": 1}, level=2) != first
    assert len(drawn) == 4
    parts.forget()
    assert house(["red"], {"x": 1}) == first
    assert len(drawn) == 5


def test_what_is_kept_is_bounded() -> None:
    drawn = []

    @kept
    def number(n: int) -> Markup:
        drawn.append(n)
        return Markup(str(n))

    for n in range(parts.MOST + 1):
        number(n)
    number(parts.MOST)
    assert len(drawn) == parts.MOST + 1
    number(0)  # the first to go
    assert len(drawn) == parts.MOST + 2


def test_a_key_says_what_is_drawn_and_nothing_else() -> None:
    assert key_of(Markup("<path/>")) == key_of(A) != key_of(B)
    assert len(key_of(A)) == 12


def test_one_piece_is_one_part_and_nothing_is_none() -> None:
    assert pieces(A) == (A,)
    assert pieces([A, Markup(""), B]) == (A, B)
    assert pieces(Markup("")) == ()


def test_each_part_gets_a_group_and_all_of_them_may_have_one() -> None:
    assert each([A, Markup(""), B], at=(1, 2)) == [
        f'<g transform="translate(1 2)">{A}</g>',
        f'<g transform="translate(1 2)">{B}</g>',
    ]
    held = within([A, B], Markup("<title/>"), id="seat-0")
    assert held[1:] == [A, B, CLOSE]
    assert join(held) == f'<g data-around="" id="seat-0"><title/>{A}{B}</g>'
