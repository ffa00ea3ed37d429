"""What bots at a table are called, and what is told of them where they are chosen."""

from __future__ import annotations

import pytest
from tests.server.harness import Server

import kade
from kade.bots import bots

pytestmark = pytest.mark.server


@pytest.mark.parametrize("game", kade.games())
def test_bots_have_names_of_the_place_and_no_two_the_same(server: Server, game: str) -> None:
    place = kade.load(game).bot_names
    seats = [{"kind": "me", "name": place[0]}, *({"kind": "bot", "bot": "greedy"} for _ in range(2))]
    for _ in range(4):
        made = server.post("/api/tables", game=game, options={"players": 3}, seats=seats)
        names = [seat["name"] for seat in made["seats"]]
        assert len(set(names)) == 3
        assert set(names[1:]) <= set(place)


def test_a_name_that_is_given_stays(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy", "name": "Deep Canal"}]
    made = server.post("/api/tables", game="amsterdam", options={}, seats=seats)
    assert made["seats"][1]["name"] == "Deep Canal"


def test_stronger_bots_have_more_stars_and_those_that_look_further_take_longer(server: Server) -> None:
    told = {bot["id"]: bot for bot in server.get("/api/bots")}
    assert list(told) == bots()
    stars = [told[id]["stars"] for id in bots()]
    assert stars == sorted(stars)
    assert (min(stars), max(stars)) == (1, 5)
    assert told["novice"]["seconds"] < told["merchant"]["seconds"] < told["master"]["seconds"]


def test_a_game_says_how_long_it_takes_and_whom_one_plays_alone(server: Server) -> None:
    games = {game["id"]: game for game in server.get("/api/games")}
    assert all(game["minutes"] > 0 for game in games.values())
    assert games["windmill-valley"]["solo"]["pl"] == "Ogrodnik"
    assert games["amsterdam"]["solo"] == {}
