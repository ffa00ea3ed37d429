"""A saved state of Windmill Valley back from plain data; whatever does not fit is refused by its name."""
# mypyc: compile

from __future__ import annotations

from typing import Any, Final

from kade.games.windmill_valley.acts import PILES
from kade.games.windmill_valley.plain_data import (
    MOST,
    read_counts,
    read_flag,
    read_list,
    read_maybe,
    read_name,
    read_names,
    read_number,
    read_numbers,
    read_places,
    read_set,
    read_table,
)
from kade.games.windmill_valley.printed import AREAS, COLUMNS, LARGE, LEVELS, ROWS, SMALL, SOURCES, WindmillPrinted
from kade.games.windmill_valley.rewards import COLOURS
from kade.games.windmill_valley.saving import seal
from kade.games.windmill_valley.seat import EMPTY, Seat, new_seat
from kade.games.windmill_valley.setup import STEPS, empty_table
from kade.games.windmill_valley.state import WindmillValley
from kade.kernel.errors import BadState
from kade.kernel.rng import Rng
from kade.kernel.stack import read_stack

KEYS: Final = (
    "seats", "level", "expert", "first", "turn", "active", "gate", "water", "piles", "discards", "marks", "display",
    "cards", "out", "peek_pile", "peeked", "trade", "trade_seen", "shipped", "wish", "wish_met", "unique", "takers",
    "neutrals", "offer", "used", "due", "neutral_moved", "must", "ending", "last_turn", "gardener_deck",
    "gardener_discards", "gardener_card", "seal",
)
SEAT_KEYS: Final = (
    "guilders", "tools", "bulbs", "rows", "groups", "built", "board", "large", "small", "large_tiles", "small_tiles",
    "starting", "helpers", "contracts", "calendar", "area", "on", "wish", "points", "tiles", "cards",
)
MARK: Final = 1 << 40  # more than any mark of knowledge.py


def restore(box: WindmillPrinted, saved: dict[str, Any], rng: Rng) -> WindmillValley:
    """The state that `dump` was made of."""
    state = read_table("The saved state", saved["state"], KEYS, whole=True)
    s = _read_state(box, state, rng)
    s.stack = read_stack(saved["stack"], STEPS, box, s.seats)
    wrong = s.audit()
    if wrong:
        raise BadState(f"The saved state is broken: {wrong[0]}.")
    if state["seal"] != seal(state, saved["stack"]):
        raise BadState("The saved state was changed after it was saved: its seal does not fit.")
    return s


def _read_state(box: WindmillPrinted, state: dict[str, Any], rng: Rng) -> WindmillValley:
    entries = read_list("seats", state["seats"], 4)
    level = read_maybe("level", LEVELS, state["level"])
    if len(entries) < 2 or (level >= 0 and len(entries) != 2):
        raise BadState(f"seats has {len(entries)} entries, but must have 2 to 4, and 2 with the Gardener.")
    seats = len(entries)
    s = empty_table(box, seats, level, read_flag("expert", state["expert"]), rng)
    s.players = [_read_seat(box, f"seats {seat}", entry, seats) for seat, entry in enumerate(entries)]
    s.first = read_number("first", state["first"], 0, seats - 1)
    s.turn = read_number("turn", state["turn"], 0, MOST)
    s.active = read_number("active", state["active"], -1, seats - 1)
    s.gate = read_number("gate", state["gate"], 0, MOST)
    s.water = read_number("water", state["water"], 0, MOST)
    _read_piles(s, state)
    _read_displays(s, state)
    s.used = read_set("used", [card.id for card in box.cards], state["used"])
    s.set_due(read_number("due", state["due"], 0, 3))
    s.neutral_moved = read_flag("neutral_moved", state["neutral_moved"])
    s.must = read_number("must", state["must"], -1, AREAS - 1)
    s.ending = read_number("ending", state["ending"], -1, seats - 1)
    s.last_turn = read_number("last_turn", state["last_turn"], -1, MOST)
    s.gardener_deck = read_names("gardener_deck", box.gardener_names, state["gardener_deck"])[::-1]
    s.gardener_discards = read_names("gardener_discards", box.gardener_names, state["gardener_discards"])
    s.gardener_card = read_maybe("gardener_card", box.gardener_names, state["gardener_card"])
    return s


def _read_piles(s: WindmillValley, state: dict[str, Any]) -> None:
    box = s.box
    piles = read_table("piles", state["piles"], tuple(PILES), whole=True)
    discards = read_table("discards", state["discards"], tuple(PILES), whole=True)
    for i, pile in enumerate(PILES):
        names = box.farm_names if i == 3 else box.tile_names
        s.piles[i] = read_names(f"piles {pile}", names, piles[pile])[::-1]
        s.discards[i] = read_names(f"discards {pile}", names, discards[pile])
    marks = read_list("marks", state["marks"], len(s.marks))
    if len(marks) != len(s.marks):
        raise BadState(f"marks has {len(marks)} lists, but must have {len(s.marks)}.")
    s.marks = [[read_number("marks", mark, 0, MARK) for mark in read_list("marks", entry)] for entry in marks]
    s.peek_pile = read_maybe("peek_pile", PILES, state["peek_pile"])
    s.peeked = read_names("peeked", box.farm_names if s.peek_pile == 3 else box.tile_names, state["peeked"])
    s.trade = read_names("trade", box.trade_names, state["trade"])[::-1]
    s.trade_seen = read_number("trade_seen", state["trade_seen"], 0, len(box.trade_names))


def _read_displays(s: WindmillValley, state: dict[str, Any]) -> None:
    """What lies open on the table."""
    box = s.box
    s.display = read_places("display", box.tile_names, state["display"], len(box.display))
    s.cards = read_places("cards", box.farm_names, state["cards"], len(s.cards))
    s.out = read_names("out", box.tile_names, state["out"])
    s.shipped = read_places("shipped", COLOURS, state["shipped"], len(s.shipped))
    s.wish = read_maybe("wish", box.wish_names, state["wish"])
    s.wish_met = read_number("wish_met", state["wish_met"], 0, s.seats)
    places = 4 * len(box.calendar_names)
    s.unique = read_number("unique", state["unique"], 0, (1 << places) - 1)
    s.takers = read_number("takers", state["takers"], 0, (1 << 3 * places) - 1)
    s.neutrals = read_numbers("neutrals", state["neutrals"], AREAS, 0, MOST)
    s.offer = tuple([box.starting + card for card in read_names("offer", box.starting_names, state["offer"])])


def _read_seat(box: WindmillPrinted, where: str, value: Any, seats: int) -> Seat:
    entry = read_table(where, value, SEAT_KEYS, whole=True)
    me = new_seat(box.groups)
    me.guilders = read_number(f"{where} guilders", entry["guilders"], 0, MOST)
    me.tools = read_number(f"{where} tools", entry["tools"], 0, MOST)
    me.bulbs = read_counts(f"{where} bulbs", COLOURS, entry["bulbs"], 0, MOST)
    me.stored = sum(me.bulbs)
    read_rows(f"{where} rows", me, entry["rows"])
    me.groups = read_numbers(f"{where} groups", entry["groups"], len(COLOURS), 0, MOST)
    me.built = read_set(f"{where} built", box.space_names, entry["built"])
    me.board = read_maybe(f"{where} board", box.board_names, entry["board"])
    me.large = read_number(f"{where} large", entry["large"], 0, LARGE - 1)
    me.small = read_number(f"{where} small", entry["small"], 0, SMALL - 1)
    me.large_tiles = read_places(f"{where} large_tiles", box.tile_names, entry["large_tiles"], LARGE)
    me.small_tiles = read_places(f"{where} small_tiles", box.tile_names, entry["small_tiles"], SMALL)
    me.starting = read_starting(box, f"{where} starting", entry["starting"])
    me.helpers = tuple(read_names(f"{where} helpers", box.farm_names, entry["helpers"]))
    me.contracts = tuple(read_names(f"{where} contracts", box.farm_names, entry["contracts"]))
    me.calendar = read_number(f"{where} calendar", entry["calendar"], 0, MOST)
    me.area = read_maybe(f"{where} area", box.area_names, entry["area"])
    me.on = read_number(f"{where} on", entry["on"], -1, seats - 1)
    me.wish = read_number(f"{where} wish", entry["wish"], -1, max(2, seats - 1))
    me.sources = read_counts(f"{where} points", SOURCES, entry["points"], -MOST, MOST)
    me.points = sum(me.sources)
    me.tiles = tuple(read_names(f"{where} tiles", box.tile_names, entry["tiles"]))
    me.cards = tuple(read_names(f"{where} cards", box.farm_names, entry["cards"]))
    return me


def read_rows(where: str, me: Seat, value: Any) -> None:
    """Planted bulbs, row by row from the left."""
    for row, entry in enumerate(read_list(where, value, ROWS)):
        bulbs = read_names(where, COLOURS, entry, COLUMNS)
        me.lengths[row] = len(bulbs)
        for column, colour in enumerate(bulbs):
            me.patches[row * COLUMNS + column] = colour


def read_starting(box: WindmillPrinted, where: str, value: Any) -> int:
    """A starting card by its name: its index among all cards above the farm boards."""
    return EMPTY if value is None else box.starting + read_name(where, box.starting_names, value)
