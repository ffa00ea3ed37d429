"""Amsterdam's position in lines of text: complete for who plays without a picture, silent about what is hidden."""

from __future__ import annotations

from typing import Any, cast

import pytest

import kade
from kade.display.prose import Prose
from kade.games.amsterdam.edition.printed import CARDS, AmsterdamPrinted
from kade.games.amsterdam.game import AmsterdamGame
from kade.games.amsterdam.words.sections import text

NONE_OF_ANY = dict.fromkeys(CARDS, 0)


@pytest.fixture(scope="module")
def printed() -> AmsterdamPrinted:
    game = kade.load("amsterdam")
    assert isinstance(game, AmsterdamGame)
    return cast(AmsterdamPrinted, game.printed)


@pytest.fixture(scope="module")
def prose() -> Prose:
    game = kade.load("amsterdam")
    return Prose({lang: game.messages(lang) for lang in ("en", "pl", "it")})


def seat(**more: Any) -> dict[str, Any]:
    public = {"carts": 16, "points": 0, "merchandise": 0, "cards": 2, "contracts": 2, "offered": 0, "known": {}}
    return {**public, **more}


def own(**more: Any) -> dict[str, Any]:
    return seat(**{"hand": {**NONE_OF_ANY, "pink": 2}, "held": [], "offer": [], "choice": None, **more})


def a_view(**more: Any) -> dict[str, Any]:
    return {
        "game": "amsterdam",
        "players": 3,
        "seat": 1,
        "over": False,
        "actors": [1],
        "step": "turn",
        "track": None,
        "first": 0,
        "turn": 17,
        "last_round": None,
        "row": ["pink", None, "wild", "red", "blue"],
        "deck": 27,
        "discards": NONE_OF_ANY,
        "contract_deck": 14,
        "merchandise": 13,
        "tracks": {},
        "closed": [],
        "seats": [seat(), own(), seat()],
        "result": None,
        **more,
    }


def told(prose: Prose, printed: AmsterdamPrinted, lang: str = "en", **more: Any) -> dict[str, list[str]]:
    return text(printed, a_view(**more), lang, prose, ["Anna", "Bartek", "Chiara"])


def test_the_text_says_what_is_asked_and_of_whom(prose: Prose, printed: AmsterdamPrinted) -> None:
    assert told(prose, printed)["turn"] == ["Turn 18", "Take transport cards, claim a track or draw contracts."]
    paying = told(
        prose, printed, "pl", seat=0, step="pay", track="oude-waal--waag", last_round=2, seats=[own(), seat(), seat()]
    )
    assert paying["turn"] == [
        "Tura 18",
        "Chiara prawie nie ma już wozów. Każdy rozgrywa jeszcze jedną turę.",
        "Bartek płaci za połączenie Oude Waal – Waag (szare, 1).",
    ]


def test_while_all_choose_the_text_names_those_awaited_and_ones_own_choice(
    prose: Prose, printed: AmsterdamPrinted
) -> None:
    mine = own(offer=["dam--oude-waal", "jordaan--waag"], choice="keep dam--oude-waal")
    lines = told(prose, printed, "pl", step="keep-first-contracts", actors=[0, 2], seats=[seat(), mine, seat()])
    assert lines["turn"] == [
        "Twój wybór: Zachowaj tylko Dam – Oude Waal (4 punkty)",
        "Anna i Chiara wybierają Kontrakty.",
    ]
    assert lines["contracts"] == ["Dam – Oude Waal (4 punkty): do wyboru", "Jordaan – Waag (7 punktów): do wyboru"]


def test_the_board_names_every_track_once_as_taken_or_closed_and_twice_as_free(
    prose: Prose, printed: AmsterdamPrinted
) -> None:
    lines = told(prose, printed, tracks={"dam--oude-kerk-a": 0}, closed=["dam--oude-kerk-b"])["board"]
    assert lines[:4] == [
        "Anna: Dam – Oude Kerk (pink, 2)",
        "Bartek: no tracks yet",
        "Chiara: no tracks yet",
        "Closed to everyone: Dam – Oude Kerk (orange, 2)",
    ]
    places = lines[5:]
    assert len(places) == len(printed.places)
    assert "Nieuwe Waal: Haringpakkerstoren (pink 2+, grey 2+); Noordermarkt (green 2+)" in places
    assert "Dam: Jan Roodenpoortstoren (red 1, blue 1); Oost-Indisch Huis (green 3, black 3)" in places
    tracks = sum(len(ways.split(", ")) for line in places for ways in line.split(": ", 1)[1].split("; "))
    assert tracks == 2 * (len(printed.tracks) - 2)


def test_a_board_without_free_tracks_says_so(prose: Prose, printed: AmsterdamPrinted) -> None:
    full = {track.name: track.index % 3 for track in printed.tracks}
    assert told(prose, printed, tracks=full)["board"][-1] == "No free tracks are left."


def test_the_row_tells_gaps_decks_and_discards(prose: Prose, printed: AmsterdamPrinted) -> None:
    lines = told(prose, printed, "it", discards={**NONE_OF_ANY, "black": 2, "wild": 1})["row"]
    assert lines == [
        "Fila: rosa, vuoto, jolly, rossa, blu",
        "Mazzo: 27 carte",
        "Scarti: 2 carte nere e 1 jolly",
        "Mazzo dei Contratti: 14 Contratti",
        "Accanto al tabellone: 13 carte Merci",
    ]
    assert told(prose, printed)["row"][2] == "Discards: none"


def test_players_show_what_all_may_know_of_them(prose: Prose, printed: AmsterdamPrinted) -> None:
    others = seat(points=1, carts=1, cards=5, contracts=1, merchandise=3, known={"pink": 2})
    lines = told(prose, printed, "pl", seats=[others, own(known={"red": 1}), seat()])["players"]
    assert lines == [
        "Anna, bordowy: 1 punkt, 1 wóz, 5 kart na ręce, 1 Kontrakt, 3 karty Towarów",
        "Anna, znane karty: 2 różowe karty",
        "Bartek (ty), brązowy: 0 punktów, 16 wozów, 2 karty na ręce, 2 Kontrakty, 0 kart Towarów",
        "Chiara, czarny: 0 punktów, 16 wozów, 2 karty na ręce, 2 Kontrakty, 0 kart Towarów",
    ]


def held(name: str, done: bool) -> dict[str, Any]:
    return {"contract": name, "done": done}


def test_a_hand_and_contracts_are_told_to_their_owner_only(prose: Prose, printed: AmsterdamPrinted) -> None:
    mine = own(held=[held("dam--oude-waal", True), held("jordaan--waag", False)])
    lines = told(prose, printed, seats=[seat(), mine, seat()])
    assert lines["hand"] == ["2 pink cards"]
    assert lines["contracts"] == ["Dam – Oude Waal (4 points): complete", "Jordaan – Waag (7 points): not complete yet"]
    assert told(prose, printed, seats=[seat(), own(hand=NONE_OF_ANY), seat()])["hand"] == ["No cards"]
    assert list(told(prose, printed, seat=None, seats=[seat()] * 3)) == ["turn", "row", "board", "players"]


def test_at_the_end_all_contracts_are_told_and_points_by_source(prose: Prose, printed: AmsterdamPrinted) -> None:
    parts = {"tracks": 9, "contracts": 4, "unfinished": -7, "merchandise": 8}
    result = {"points": [14, 14, 5], "winners": [1], "breakdown": [parts, parts, {**parts, "tracks": 0}]}
    seats = [seat(held=[]), own(held=[held("dam--oude-waal", True)]), seat(held=[held("jordaan--waag", False)])]
    lines = told(prose, printed, over=True, actors=[], step="", seats=seats, result=result)
    assert lines["turn"] == ["The game is over."]
    assert lines["contracts"] == [
        "Anna:",
        "No contracts",
        "Bartek:",
        "Dam – Oude Waal (4 points): complete",
        "Chiara:",
        "Jordaan – Waag (7 points): not complete",
    ]
    assert lines["result"][:2] == [
        "Winner: Bartek",
        "Bartek: 14 points (Tracks: 9, Contracts: 4, Unfinished contracts: −7, Merchandise: 8)",
    ]
    assert [line.split(":")[0] for line in lines["result"]] == ["Winner", "Bartek", "Anna", "Chiara"]
