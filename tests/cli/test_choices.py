"""How choices are found and written down, without a terminal."""

from __future__ import annotations

from rich.console import Console

import kade
from kade.cli.choices import Choice, Showing, alike, find, grouped, offered
from kade.cli.colour import Colouring
from kade.cli.voice import Voice

GAME = kade.load("amsterdam")
NAMES = ["Ala", "Ola"]
TURN = [action for action in GAME.actions if not GAME.name(action).startswith(("pay", "keep"))]
OFFER = offered(GAME, TURN, "en", NAMES)


def written(offer: list[Choice], height: int, whole: bool = False, lang: str = "en") -> str:
    console = Console(width=80, height=height, color_system=None)
    with console.capture() as capture:
        console.print(Showing(Colouring(GAME, False), Voice(lang), NAMES, console).list(offer, whole))
    return capture.get()


def ids(found: list[Choice]) -> list[str]:
    return [choice.id for choice in found]


def test_found_by_number_by_id_by_sentence_and_by_words() -> None:
    assert ids(find(OFFER, "1")) == ["take pink"]
    assert ids(find(OFFER, "0")) == ids(find(OFFER, "999")) == []
    assert ids(find(OFFER, "claim  dam--oude-kerk-a")) == ["claim dam--oude-kerk-a"]
    assert ids(find(OFFER, "draw a card from the DECK")) == ["draw card"]
    assert ids(find(OFFER, "oude kerk pink")) == ["claim dam--oude-kerk-a"]
    assert len(find(OFFER, "oude kerk")) > 1
    assert find(OFFER, "xyzzy") == []


def test_a_name_with_capital_letters_is_that_choice_and_no_other() -> None:
    burano = kade.load("burano")
    sailing = [burano.action(name) for name in ("sail E", "sail west")]
    assert ids(find(offered(burano, sailing, "en", NAMES), "sail E")) == ["sail E"]


def test_the_only_sentence_that_begins_so_is_meant() -> None:
    """`2 steps: … (costs 1 tool)` has the words of `1 step` too, but nobody means it by them."""
    steps = [
        Choice(number, number, f"turn {number}", f"{number} {words} (costs 1 tool)", "turn")
        for number, words in ((1, "step"), (2, "steps"))
    ]
    assert ids(find(steps, "1 step")) == ["turn 1"]
    assert ids(find(steps, "step")) == ["turn 1", "turn 2"]


def test_accents_and_endings_do_not_matter() -> None:
    polish = offered(GAME, [GAME.action("take pink"), GAME.action("take black")], "pl", NAMES)
    assert ids(find(polish, "rozowa")) == ["take pink"]
    assert find(polish, "różowy") == []
    assert ids(alike(polish, "różowy")) == ["take pink"]


def test_kinds_stay_together() -> None:
    groups = grouped(OFFER)
    assert ids(groups[0]) == [f"take {card}" for card in ("pink", "blue", "green", "black", "red", "orange", "wild")]
    assert ids(groups[1]) == ["draw card", "draw contracts", "pass"]
    assert all(choice.kind == "claim" for choice in groups[2])


def test_a_long_kind_is_only_named_where_it_would_fill_the_screen() -> None:
    assert "11–54  Claim … (44 choices)" in written(OFFER, 24)
    assert "Claim Dam" not in written(OFFER, 24)
    assert "Claim Dam" in written(OFFER, 24, whole=True)
    assert "Claim Dam" in written(OFFER, 80)
    assert "Take the pink card" in written(OFFER, 24)
    assert "Utwórz połączenie … (możliwości: 44)" in written(offered(GAME, TURN, "pl", NAMES), 24, lang="pl")
