"""What is printed: counts and limits that the rulebooks give, editions side by side, positions, saving."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest
from tests.games.windmill_valley.table import BOX, GAME, begin, lay, play_on

import kade
from kade.games.windmill_valley.rules import rewards
from kade.games.windmill_valley.rules.rewards import read_part, read_parts
from kade.kernel.errors import BadEdition, BadState

DATA = BOX.data
SOURCES = {"rulebook", "derived", "reconstructed"}


def entries() -> list[tuple[str, dict[str, Any]]]:
    found = []
    for key, value in DATA.items():
        if isinstance(value, dict):
            found.append((key, value))
        elif isinstance(value, list):
            found += [(key, entry) for entry in value]
    return found


def test_every_table_and_entry_says_where_it_comes_from() -> None:
    for key, entry in entries():
        assert entry.get("source") in SOURCES, key
        for name, value in entry.items():
            if name.endswith("_source"):
                assert value in SOURCES, f"{key}: {name}"


def test_the_box_has_as_many_of_each_as_the_rulebook_says() -> None:
    tiles = Counter(entry["rarity"] for entry in DATA["tile"] for _ in range(entry["copies"]))
    assert dict(tiles) == DATA["components"]["tiles"] == {"common": 24, "uncommon": 12, "unique": 12}
    for key, number in (
        ("farm_card", 30),
        ("starting_card", 6),
        ("trade_card", 4),
        ("gardener_card", 20),
        ("wheel_board", 4),
        ("wish", 6),
        ("tile", 30),
        ("windmill_space", 30),
        ("field", 22),
    ):
        assert len(DATA[key]) == number, key
    assert sum(entry["windmills"] for entry in DATA["windmill_group"]) == 9
    assert sum(len(entry["unique"]) for entry in DATA["calendar"]) == DATA["components"]["x_tiles"]


def test_boards_show_the_same_six_actions_in_four_orders() -> None:
    orders = [tuple(entry["large"]) for entry in DATA["wheel_board"]]
    assert len(set(orders)) == 4
    assert {tuple(sorted(order)) for order in orders} == {("build", "enhance", "farm", "market", "plant", "trade")}
    assert all(entry["small"] == ["lower"] * 5 for entry in DATA["wheel_board"])


def test_the_map_hangs_together_and_says_so_twice() -> None:
    spaces = {entry["id"]: entry for entry in DATA["windmill_space"]}
    for field in DATA["field"]:
        assert {name for name, space in spaces.items() if field["id"] in space["fields"]} == set(field["spaces"])
    distance = {name: 1 for name, space in spaces.items() if space.get("entrance")}
    for step in range(2, 9):
        for one, two in (pair for edge in DATA["paths"]["edges"] for pair in itertools.permutations(edge)):
            if distance.get(one) == step - 1 and two not in distance:
                distance[two] = step
    assert distance == {name: space["distance"] for name, space in spaces.items()}
    assert {space["cost"] for space in spaces.values()} == {0, 1, 2, 3, 4}
    for area in DATA["market_area"]:
        assert {spaces[name].get("entrance") is not None for name in area["nearest"]} == {True}
        assert len(set(area["nearest"])) == 6


def test_every_gardener_card_is_fair() -> None:
    cards = DATA["gardener_card"]
    assert set(Counter(card["colour"] for card in cards).values()) == {4}
    assert set(Counter(card["trade_place"] for card in cards).values()) == {5}
    assert all(card["order"][0] == card["colour"] for card in cards)
    assert all(-2 <= card["floodgate"] <= 2 for card in cards)


@pytest.mark.rule("WV-5.5")
@pytest.mark.parametrize(
    ("text", "kind", "number", "detail"),
    [
        ("G3", rewards.GUILDERS, 3, 0),
        ("V8", rewards.POINTS, 8, 0),
        ("T1", rewards.TOOLS, 1, 0),
        ("B:any", rewards.BULBS, 1, 0b11111),
        ("B2:any", rewards.BULBS, 2, 0b11111),
        ("B:red", rewards.BULBS, 1, 0b00100),
        ("B2:white|black", rewards.BULBS, 2, 0b10001),
        ("plant:4", rewards.PLANT, 4, 0),
        ("lower:5", rewards.LOWER, 5, 0),
        ("market:3@2", rewards.MARKET, 3, 2),
        ("market:1@0", rewards.MARKET, 1, 0),
        ("enhance", rewards.ENHANCE, 1, 0),
        ("enhance:2", rewards.ENHANCE, 2, 0),
        ("farm", rewards.FARM, 1, 0),
        ("build", rewards.BUILD, 1, 0),
        ("trade", rewards.TRADE, 1, 0),
        ("contract", rewards.CONTRACT, 1, 0),
        ("remove", rewards.REMOVE, 1, 0),
    ],
)
def test_rewards_are_read_as_they_are_printed(text: str, kind: int, number: int, detail: int) -> None:
    part = read_part(text, "here")
    assert (part.text, part.kind, part.number, part.detail) == (text, kind, number, detail)
    assert part.plain == (text[0] in "GVT")


@pytest.mark.rule("WV-5.5")
@pytest.mark.parametrize("wrong", ["G0", "G10", "B:green", "B:", "B1:red", "plant", "market:2", "dance:1", "lower:6"])
def test_a_reward_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises(BadEdition, match="here: the reward"):
        read_part(wrong, "here", on_card=True)


@pytest.mark.rule("WV-5.1", "WV-5.6", "WV-5.7")
@pytest.mark.parametrize(
    ("text", "kind", "number"),
    [
        ("area", rewards.AREA, 1),
        ("peek:3", rewards.PEEK, 3),
        ("strength:1", rewards.STRENGTH, 1),
        ("extra:1", rewards.EXTRA, 1),
    ],
)
def test_some_rewards_are_for_cards_alone(text: str, kind: int, number: int) -> None:
    part = read_part(text, "here", on_card=True)
    assert (part.kind, part.number, part.plain) == (kind, number, False)
    for read in (lambda: read_part(text, "here"), lambda: read_parts([text], "here")):
        with pytest.raises(BadEdition, match="here"):
            read()
    assert [part.kind for part in read_parts(["G1", text], "here", True)] == [rewards.GUILDERS, kind]


@pytest.mark.rule("WV-5.5", "WV-4.31")
def test_a_reward_of_several_parts_knows_what_it_asks_and_what_it_pays() -> None:
    reward = rewards.Reward(7, "here", read_parts(["G1", "B:any", "V2", "G2", "farm"], "here"), 3, 5)
    assert (reward.index, reward.source, reward.tile) == (7, 3, 5)
    assert (reward.plain, reward.asking, reward.guilders) == (False, [1, 4], 3)
    assert reward.texts == ["G1", "B:any", "V2", "G2", "farm"]
    assert rewards.Reward(0, "here", read_parts(["V4"], "here"), 0, -1).plain


# ---------------------------------------------------------------------- editions


def test_two_editions_are_played_side_by_side() -> None:
    other = kade.load(
        "windmill-valley",
        edition={
            "tile": [{"id": "E14", "effect": ["G4"]}],
            "windmill_space": [{"id": "W13", "cost": 2}],
            "farm_row": [{"id": "row-1", "high": 20}],
        },
    )
    spec = {"step": "choose-action", "seats": [{"large_tiles": {"1": "E14"}, "rows": [["red"] * 7]}, {"guilders": 5}]}
    here, there = GAME.position(dict(spec)), other.position(dict(spec))
    for game, state, guilders in ((GAME, here, 2), (other, there, 4)):
        state.apply(game.action("wheel large"))
        assert state.view(0)["seats"][0]["guilders"] == guilders
    assert here.result().breakdown[0]["row 1"] == 10
    assert there.result().breakdown[0]["row 1"] == 20
    saved = there.to_dict()
    assert saved["edition"]["tile"] == [{"id": "E14", "effect": ["G4"]}]
    assert GAME.from_dict(saved) == there
    record = kade.Match(other, seed=1, players=2).record
    assert record.replay(GAME).to_dict()["edition"] == other.edition


@pytest.mark.parametrize(
    ("edition", "word"),
    [
        ({"tile": [{"id": "E14", "effect": ["dance"]}]}, "E14"),
        ({"wheel_board": [{"id": "W-A", "large": ["plant"]}]}, "W-A"),
        ({"windmill_space": [{"id": "W13", "fields": ["P99"]}]}, "W13"),
        ({"column_values": {"plus": [1, 2, 3]}}, "plus"),
        ({"calendar": [{"id": "I", "common": ["nothing"]}]}, "I"),
        ({"gardener_card": [{"id": "G3", "order": ["red", "red", "red", "red", "red"]}]}, "G3"),
    ],
)
def test_a_wrong_edition_names_its_entry(edition: dict[str, Any], word: str) -> None:
    with pytest.raises(BadEdition, match=word):
        kade.load("windmill-valley", edition=edition)


# ---------------------------------------------------------------------- positions and saving


@pytest.mark.parametrize(
    ("spec", "word"),
    [
        ({"elephants": 3}, "elephants"),
        ({"seats": [{"tusks": 1}]}, "tusks"),
        ({"players": 7}, "players"),
        ({"seats": [{"bulbs": {"green": 1}}]}, "green"),
        ({"seats": [{"guilders": 12}]}, "guilders"),
        ({"seats": [{"built": ["W11"]}, {"built": ["W11"]}]}, "W11"),
        ({"step": "dancing"}, "dancing"),
        ({"cards": ["F01"], "seats": [{"helpers": ["F01"]}]}, "F01"),
        ({"turn": 5}, "turn"),
        ({"seats": [{"rows": [["red"] * 8]}]}, "7"),
        ({"water": 9}, "water"),
        ({"seats": [{"area": "M1"}, {"area": "M1"}], "neutrals": [3, 0, 0]}, "M1"),
    ],
)
def test_a_position_that_cannot_be_is_refused(spec: dict[str, Any], word: str) -> None:
    with pytest.raises(BadState, match=word):
        lay(**spec)


@pytest.mark.parametrize("seed", range(8))
def test_a_game_goes_on_from_what_was_saved(seed: int) -> None:
    chance = random.Random(seed)
    chosen: dict[str, Any] = {"players": 1} if seed % 2 else {"players": 2 + seed % 3}
    state = play_on(begin(seed=seed, **chosen), chance, 10 * seed + 7)
    again = GAME.from_dict(state.to_dict())
    assert again == state
    assert again.copy() == state
    assert again.legal() == state.legal()


def test_a_broken_save_gets_a_sentence() -> None:
    saved = begin(players=2, seed=1).to_dict()
    saved["state"]["gate"] = 7
    with pytest.raises(BadState, match="floodgate"):
        GAME.from_dict(saved)


# ---------------------------------------------------------------------- the estimate


def test_the_estimate_knows_the_end_and_likes_what_is_good() -> None:
    over = play_on(begin(players=2, seed=3), random.Random(3))
    assert [GAME.estimate(over, seat) for seat in range(2)] == list(over.result().points)
    plain = GAME.estimate(lay(seats=[{"guilders": 5}]), 0)
    for better in (
        {"points": 12},
        {"tools": 3},
        {"bulbs": {"black": 2}},
        {"rows": [["red"] * 6]},
        {"helpers": ["F02"]},
        {"contracts": ["F17"], "built": ["W11", "W12"]},
        {"groups": [1, 1, 2, 2, 0], "rows": [["black"] * 3]},
        {"large_tiles": {"1": "E28"}},
    ):
        assert GAME.estimate(lay(seats=[{"guilders": 5, **better}]), 0) > plain, better
