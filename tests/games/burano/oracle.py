"""Slow, plain answers to what the engine computes fast: roofs, rings, majorities, unions, sales."""

from __future__ import annotations

import itertools
import random
from typing import Any

from tests.games.burano.table import BOX, COLOURS, lay

from kade.games.burano.rules.state import Burano

FREE = {"B04": {"blue", "green"}, "B05": {"yellow", "white"}, "B06": {"orange", "pink"}}


def random_island(chance: random.Random) -> Burano:
    """Houses and roofs grown at random by the plain rules, and a first seat with some free-roof cards."""
    houses: dict[str, list[str]] = {"h-4-3": [chance.choice(COLOURS)]}
    roofs: list[dict[str, Any]] = []
    tiles = list(BOX.tile_names)
    chance.shuffle(tiles)
    cells = {f"h-{x}-{y}": (x, y) for x, y in BOX.cells}
    for _ in range(chance.randint(3, 60)):
        hole = chance.choice(list(cells))
        x, y = cells[hole]
        tops = {h: len(cubes) for h, cubes in houses.items()}
        covered = {(h, roof["level"]) for roof in roofs for h in roof["holes"]}
        near = [h for h, (i, j) in cells.items() if abs(i - x) <= 1 and abs(j - y) <= 1 and h != hole and h in houses]
        if hole not in houses and near:
            houses[hole] = [chance.choice(COLOURS)]
        elif hole in houses and tops[hole] < 3 and (hole, tops[hole]) in covered:
            houses[hole].append(chance.choice(COLOURS))
        elif hole in houses and tops[hole] < 3:
            beside = [
                h
                for h in near
                if abs(cells[h][0] - x) + abs(cells[h][1] - y) == 1
                and tops[h] == tops[hole]
                and (h, tops[h]) not in covered
            ]
            if beside and tiles:
                roofs.append({"tile": tiles.pop(), "holes": [hole, chance.choice(beside)], "level": tops[hole]})
    cards = [card for card in FREE if chance.random() < 0.3]
    return lay(seats=[{"cards": cards, "privilege": 1}, {}], houses=houses, roofs=roofs)


def covers(state: Burano, seat: int, tile: int) -> list[str]:
    """Every way to lay a tile, from the saved position."""
    table = state.to_dict()["state"]
    houses = table["houses"]
    covered = {(hole, roof["level"]) for roof in table["roofs"] for hole in roof["holes"]}
    free = set().union(*(FREE.get(card, set()) for card in table["seats"][seat]["cards"]))
    _, one, two = BOX.tile_names[tile].split("-")
    found = []
    for a, b in itertools.permutations(houses, 2):
        ax, ay = (int(n) for n in a.split("-")[1:])
        bx, by = (int(n) for n in b.split("-")[1:])
        level = len(houses[a])
        if abs(ax - bx) + abs(ay - by) != 1 or len(houses[b]) != level or level > 2:
            continue
        if (a, level) in covered or (b, level) in covered:
            continue
        if (one in free or houses[a][-1] == one) and (two in free or houses[b][-1] == two):
            found.append(f"cover {a} {b}")
    return found


class PlainRing:
    """The ring as the rulebook describes it: twelve houses, workers standing on some, a wheel that turns."""

    def __init__(self, start: int, workers: set[int]) -> None:
        self.start = start
        self.houses = set(workers)
        self.gone = 0

    def leave(self) -> None:
        """The worker of the lowest sector leaves; the wheel stays as it is."""
        self.houses.remove(next(self.sector(i) for i in range(1, 13) if self.sector(i) in self.houses))
        self.gone += 1

    def turn(self) -> None:
        """By as many steps as workers left."""
        self.start = (self.start + self.gone) % 12
        self.gone = 0

    def sector(self, number: int) -> int:
        return (self.start + number - 1) % 12

    def send(self, number: int) -> None:
        """From sector 1, 2, 3; then the wheel turns as many steps."""
        for sector in range(1, number + 1):
            self.houses.remove(self.sector(sector))
        self.start = (self.start + number) % 12

    def back(self) -> int:
        """To the empty sector of lowest number; which one."""
        for number in range(1, 13):
            if self.sector(number) not in self.houses:
                self.houses.add(self.sector(number))
                return number
        raise AssertionError("the ring is full")


def island_points(state: Burano, worth: int) -> list[int]:
    """Points of the season's end by seat, island by island (BU-10.1, 10.2, 12.7)."""
    table = state.to_dict()["state"]["seats"]
    total = [0] * len(table)
    for island in "ABCDEF":
        workers = [entry["islands"].get(island, 0) for entry in table]
        leaders = [seat for seat, number in enumerate(workers) if number and number == max(workers)]
        elder = [seat for seat in leaders if "B13" in table[seat]["cards"]]
        for seat in elder or leaders:
            total[seat] += worth // len(elder or leaders)
    return total


def islands_alone(workers: list[dict[str, int]], elder: int | None, seat: int) -> int:
    """Islands on which a seat has more workers than anybody else, or as many and the card of the elder (BU-5.20)."""
    won = 0
    for island in "ABCDEF":
        mine = workers[seat].get(island, 0)
        others = max(them.get(island, 0) for i, them in enumerate(workers) if i != seat)
        won += mine > others or (mine == others > 0 and elder == seat)
    return won


# The beginner layouts as they lie, by the first letter of each colour.
SMALL = ["....", "pppb", "oogb", ".ogb", "wwgy", ".wyy", "...."]
LARGE = ["..p.", "yypp", "ygpb", "yggb", "oogb", "oowb", "www."]


def tiles(players: int) -> dict[str, str]:
    """Every square that has a workshop, and the letter of its tile."""
    rows = LARGE if players == 4 else SMALL
    return {f"s-{x}-{y}": letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}


def workshops_alone(holders: dict[str, int], players: int, seat: int) -> int:
    """Tiles on which a seat has more workers than any other (BU-5.21)."""
    won = 0
    for letter in "pbygow":
        there = [holders[square] for square, tile in tiles(players).items() if tile == letter and square in holders]
        won += there.count(seat) > max(there.count(other) for other in range(players) if other != seat)
    return won


def union_points(squares: list[str]) -> int:
    """A quarter of the square of each group's size, 12 at most (BU-10.4)."""
    left = {tuple(int(n) for n in square.split("-")[1:]) for square in squares}
    total = 0
    while left:
        group, todo = 0, [left.pop()]
        while todo:
            x, y = todo.pop()
            group += 1
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if cell in left:
                    left.remove(cell)
                    todo.append(cell)
        total += min(12, group * group // 4)
    return total


def best_lace(state: Burano, seat: int) -> int:
    """The most points that any choice of workers brings with the cubes there are (BU-10.8, BU-12.8)."""
    entry = state.to_dict()["state"]["seats"][seat]
    colours = {square: found["colour"] for square, found in state.view(seat)["workshops"].items()}
    cubes = list(entry["pyramid"].values()) + [c for c, number in entry["reserve"].items() for _ in range(number)]
    spare = 1 if "B14" in entry["cards"] else 0
    best = 0
    for size in range(len(entry["squares"]) + 1):
        for chosen in itertools.combinations(entry["squares"], size):
            need = [colours[square] for square in chosen]
            missing = sum(max(0, need.count(colour) - cubes.count(colour)) for colour in COLOURS)
            if missing <= spare:
                best = max(best, 2 * size + union_points(list(chosen)))
    return best


def sold_cards(hand: dict[str, int], sets: int, size: int) -> set[tuple[tuple[str, int], ...]]:
    """Every choice of cards that makes a sale: so many kinds, so many cards of each (BU-7.14, 7.15)."""
    enough = [kind for kind, number in hand.items() if number >= size]
    return {tuple(sorted((kind, size) for kind in kinds)) for kinds in itertools.combinations(enough, sets)}


def sales(hand: dict[str, int], ships: list[str]) -> set[tuple[str, int]]:
    """Every sale a hand can fill at these ships, by plain counting: its name and points (BU-7.14, 7.15)."""
    cards = [kind for kind, number in hand.items() for _ in range(number)]
    table = {
        "different": [(1, 1, 2), (2, 1, 4), (3, 1, 7), (4, 1, 10)],
        "identical": [(1, 1, 2), (1, 2, 5), (1, 3, 10), (1, 4, 16)],
        "pairs": [(1, 2, 5), (2, 2, 12), (3, 2, 20)],
        "triples": [(1, 3, 10), (2, 3, 24)],
    }
    found = set()
    for ship in ships:
        for sets, size, points in table[ship]:
            if len([kind for kind in set(cards) if cards.count(kind) >= size]) >= sets:
                found.add((f"sell {ship} {sets}x{size}", points))
    return found


def lace_with_purchases(colours: list[str], cubes: list[str], points: int, supply: dict[str, int]) -> int:
    """The most workers of these colours that can be paid for with the cubes and what points can buy (BU-11.6)."""
    paid = 0
    for colour in COLOURS:
        lacking = max(0, colours.count(colour) - cubes.count(colour))
        bought = min(lacking, supply[colour], points)
        points -= bought
        paid += min(colours.count(colour), cubes.count(colour) + bought)
    return paid


def supplies_left_by(colours: list[str], cubes: list[str], points: int, supply: dict[str, int]) -> list[dict[str, int]]:
    """Every supply that a seat can leave to the next one: it returns cubes for its workers or keeps them, and buys."""
    most = {colour: min(colours.count(colour), cubes.count(colour)) for colour in COLOURS}
    found = []
    for returned in itertools.product(*(range(most[colour] + 1) for colour in COLOURS)):
        after = {colour: supply[colour] + n for colour, n in zip(COLOURS, returned, strict=True)}
        for number in range(points + 1):
            for bought in itertools.combinations_with_replacement(COLOURS, number):
                left = {colour: after[colour] - bought.count(colour) for colour in COLOURS}
                if min(left.values()) >= 0:
                    found.append(left)
    return found
