"""Setting up Windmill Valley: a new game or a saved one (WV-2, WV-7.1 to 7.4). Positions by hand are in position.py."""
# mypyc: compile

from __future__ import annotations

from typing import Any, Final

from kade.games.windmill_valley import (
    cards,
    gardener,
    market,
    planting,
    trade,
    turn,
    water,
    wheels,
    windmills,
)
from kade.games.windmill_valley.acts import PILES
from kade.games.windmill_valley.chains import Waiting
from kade.games.windmill_valley.effects import LateGuilders, Open, Rewards
from kade.games.windmill_valley.helpers import After, Owed
from kade.games.windmill_valley.opening import FirstMarker, SetOut, StartingCard
from kade.games.windmill_valley.printed import COLUMNS, FROM_START, LEVELS, ROWS, SOURCES, WindmillPrinted
from kade.games.windmill_valley.rewards import COLOURS
from kade.games.windmill_valley.saving import gardener_cards, seal
from kade.games.windmill_valley.seat import EMPTY, Seat, new_seat
from kade.games.windmill_valley.state import GARDENER, WindmillValley
from kade.games.windmill_valley.supply import refill_cards, refill_tiles
from kade.kernel.errors import BadState, KadeError
from kade.kernel.event import Event
from kade.kernel.fate import Fate
from kade.kernel.game import Listener
from kade.kernel.rng import Rng

STEPS: Final[dict[str, Any]] = {
    step.name: step
    for step in (
        After, Open, LateGuilders, Rewards, Owed, Waiting, StartingCard, FirstMarker, SetOut,
        turn.Floodgate, turn.TurnWheels, turn.ChooseAction, turn.Closing, turn.EndTurn,
        water.Lower, planting.Bulb, planting.StoreBulb, planting.Plant,
        wheels.Again, wheels.TakeTile, wheels.PeekKind, wheels.TakePeekedTile, wheels.PlaceTile, wheels.PutBack,
        windmills.Build, windmills.Mill, windmills.Built, windmills.Trace, windmills.FieldRewards, windmills.Remove,
        market.Move, market.AreaReward, trade.Trade, trade.Chests, trade.Traded,
        cards.TakeCard, cards.TakePeekedCard, cards.Replace, cards.ScoreContract, gardener.GardenerTurn,
    )
}


def empty_table(box: WindmillPrinted, seats: int, level: int, expert: bool, rng: Rng) -> WindmillValley:
    """The boards, and every tile and card still in its pile, unshuffled."""
    piles: list[list[int]] = [[], [], [], list(range(len(box.farm_names)))]
    for design, tile in enumerate(box.tiles):
        piles[tile.rarity] += [design] * tile.copies
    s = WindmillValley(
        printed=box, stack=[], rng=rng, players=[new_seat(box.groups) for _ in range(seats)], level=level,
        expert=expert, first=0, turn=0, active=-1, gate=box.first_gate, water=box.first_water, piles=piles,
        marks=[[], [], [], [], []], discards=[[], [], [], []], display=[EMPTY] * len(box.display), cards=[EMPTY] * 3,
        out=[], peeked=[], peek_pile=-1, trade=list(range(len(box.trade_names))), trade_seen=0, shipped=[EMPTY] * 4,
        wish=-1, wish_met=0, unique=0, takers=0, neutrals=[0, 0, 0], offer=(), used=0, due=0, neutral_moved=False,
        must=-1, ending=-1, last_turn=-1, gardener_deck=[], gardener_discards=[], gardener_card=EMPTY,
    )
    s.gardener_deck = gardener_cards(s)
    s.unique = open_rewards(box, seats)
    return s


def open_rewards(box: WindmillPrinted, seats: int) -> int:
    """The calendar's unique rewards that so many players leave open (WV-2.11)."""
    mask = 0
    for space, players in enumerate(box.unique_players):
        for which, least in enumerate(players):
            if seats >= least:
                mask |= 1 << (4 * space + which)
    return mask


def begin(box: WindmillPrinted, players: int, first: int | None, level: int, expert: bool, rng: Rng,
          listener: Listener | None = None, fate: Fate | None = None) -> WindmillValley:
    """A new game, up to the choice of starting cards (WV-2.1 to 2.6, WV-7.1 to 7.4)."""
    seats = 2 if level >= 0 else players
    s = empty_table(box, seats, level, expert, rng)
    s.listener = listener
    s.fate = fate
    if level >= 0:
        s.first = 0
    else:
        s.first = s.lot("first", seats) if first is None else first
    if listener is not None:
        s.tell(Event("began", {"first": s.first}))
    _deal_boards(s)
    for pile in range(4):
        s.shuffle(PILES[pile], s.piles[pile])
    refill_tiles(s)
    refill_cards(s)
    s.shuffle("trade", s.trade)
    if level >= 0:
        s.shuffle("gardener", s.gardener_deck)
    _deal_starting(s, players)
    order = [(s.first + i) % seats for i in range(seats)]
    _outfit(s, order)
    choosing = [0] if level >= 0 else order
    s.stack = [SetOut(s.first)]
    s.stack += [FirstMarker(seat) for seat in choosing]
    s.stack += [StartingCard(seat) for seat in choosing]
    s.advance()
    return s


def _deal_boards(s: WindmillValley) -> None:
    """A windmill board each (WV-2.5)."""
    boards = list(range(len(s.box.board_names)))
    s.shuffle("boards", boards)
    for seat, me in enumerate(s.players):
        me.board = boards.pop()
        if s.listener is not None:
            s.tell(Event("board", {"seat": seat, "board": s.box.board_names[me.board]}))


def _deal_starting(s: WindmillValley, players: int) -> None:
    """One starting card more than players, open (WV-2.6)."""
    dealt = list(range(len(s.box.starting_names)))
    s.shuffle("starting", dealt)
    s.offer = tuple(sorted([s.box.starting + dealt.pop() for _ in range(players + 1)]))


def _outfit(s: WindmillValley, order: list[int]) -> None:
    """Points, guilders, tool and first bulb by turn order (WV-2.5, WV-2.9, WV-7.1)."""
    box = s.box
    for place, seat in enumerate(order):
        me = s.players[seat]
        me.points = box.first_points
        me.sources[FROM_START] = box.first_points
        if s.level >= 0 and seat == GARDENER:
            continue
        me.guilders = box.first_guilders[place]
        me.tools = box.first_tools
        colour = s.lot("bulb", 5) if s.level >= 0 else box.first_bulbs[place]
        me.bulbs[colour] += 1
        me.stored = 1


# ---------------------------------------------------------------------- from plain data


def restore(box: WindmillPrinted, saved: dict[str, Any], rng: Rng) -> WindmillValley:
    """The state that `dump` was made of."""
    try:
        s = _restore(box, saved, rng)
        wrong = s.audit()
        sealed = saved["state"]["seal"] == seal(saved["state"], saved["stack"])
    except KeyError as missing:
        raise BadState(f"The saved state has no {missing}.") from None
    except (TypeError, AttributeError, ValueError, IndexError) as problem:
        if isinstance(problem, KadeError):
            raise
        raise BadState(f"The saved state is broken: {problem}.") from None
    if wrong:
        raise BadState(f"The saved state is broken: {wrong[0]}.")
    if not sealed:
        raise BadState("The saved state was changed after it was saved: its seal does not fit.")
    return s


def _restore(box: WindmillPrinted, saved: dict[str, Any], rng: Rng) -> WindmillValley:
    state = saved["state"]
    level = -1 if state["level"] is None else LEVELS.index(state["level"])
    s = empty_table(box, len(state["seats"]), level, state["expert"], rng)
    s.players = [restore_seat(box, entry) for entry in state["seats"]]
    s.first, s.turn, s.active = state["first"], state["turn"], state["active"]
    s.gate, s.water = state["gate"], state["water"]
    for i, pile in enumerate(PILES):
        names = box.farm_names if i == 3 else box.tile_names
        s.piles[i] = indices(names, state["piles"][pile])[::-1]
        s.discards[i] = indices(names, state["discards"][pile])
    s.marks = [[int(mark) for mark in marks] for marks in state["marks"]]
    s.display, s.cards = indices(box.tile_names, state["display"]), indices(box.farm_names, state["cards"])
    s.out = indices(box.tile_names, state["out"])
    s.peek_pile = -1 if state["peek_pile"] is None else PILES.index(state["peek_pile"])
    s.peeked = indices(box.farm_names if s.peek_pile == 3 else box.tile_names, state["peeked"])
    s.trade, s.trade_seen = indices(box.trade_names, state["trade"])[::-1], state["trade_seen"]
    s.shipped = indices(COLOURS, state["shipped"])
    s.wish = -1 if state["wish"] is None else box.wish_names.index(state["wish"])
    s.wish_met, s.unique, s.takers = state["wish_met"], state["unique"], state["takers"]
    s.neutrals = [int(n) for n in state["neutrals"]]
    ids = [card.id for card in box.cards]
    s.offer = tuple(indices(ids, state["offer"]))
    s.used = sum(1 << card for card in indices(ids, state["used"]))
    s.set_due(state["due"])
    s.neutral_moved, s.must = state["neutral_moved"], state["must"]
    s.ending, s.last_turn = state["ending"], state["last_turn"]
    s.gardener_deck = indices(box.gardener_names, state["gardener_deck"])[::-1]
    s.gardener_discards = indices(box.gardener_names, state["gardener_discards"])
    s.gardener_card = indices(box.gardener_names, [state["gardener_card"]])[0]
    s.stack = [read_step(entry) for entry in saved["stack"]]
    return s


def restore_seat(box: WindmillPrinted, entry: dict[str, Any]) -> Seat:
    me = new_seat(box.groups)
    me.guilders, me.tools = entry["guilders"], entry["tools"]
    for name, number in entry["bulbs"].items():
        me.bulbs[index_of(COLOURS, name)] = int(number)
    me.stored = sum(me.bulbs)
    lay_rows(me, entry["rows"])
    me.groups = [int(number) for number in entry["groups"]]
    me.built = sum(1 << index_of(box.space_names, name) for name in entry["built"])
    me.board = EMPTY if entry["board"] is None else index_of(box.board_names, entry["board"])
    me.large, me.small = entry["large"], entry["small"]
    me.large_tiles = indices(box.tile_names, entry["large_tiles"])
    me.small_tiles = indices(box.tile_names, entry["small_tiles"])
    ids = [card.id for card in box.cards]
    me.starting = indices(ids, [entry["starting"]])[0]
    me.helpers = tuple(indices(box.farm_names, entry["helpers"]))
    me.contracts = tuple(indices(box.farm_names, entry["contracts"]))
    me.calendar, me.on, me.wish = entry["calendar"], entry["on"], entry["wish"]
    me.area = indices(box.area_names, [entry["area"]])[0]
    for name, number in entry["points"].items():
        me.sources[index_of(SOURCES, name)] = int(number)
    me.points = sum(me.sources)
    me.tiles = tuple(indices(box.tile_names, entry["tiles"]))
    me.cards = tuple(indices(box.farm_names, entry["cards"]))
    return me


def lay_rows(me: Seat, rows: list[list[str]]) -> None:
    """Planted bulbs, row by row from the left."""
    if len(rows) > ROWS or any(len(row) > COLUMNS for row in rows):
        raise BadState(f"There are {ROWS} rows of {COLUMNS} patches.")
    for row, bulbs in enumerate(rows):
        me.lengths[row] = len(bulbs)
        for column, name in enumerate(bulbs):
            me.patches[row * COLUMNS + column] = index_of(COLOURS, name)


def indices(names: list[str], found: list[Any]) -> list[int]:
    return [EMPTY if name is None else index_of(names, name) for name in found]


def index_of(names: list[str], name: Any) -> int:
    if name not in names:
        raise BadState(f"There is no {name!r}; there is {', '.join(names)}.")
    return names.index(name)


def read_step(entry: list[Any]) -> Any:
    name, *numbers = entry
    if name not in STEPS:
        raise BadState(f"There is no step {name!r}; the steps are {', '.join(STEPS)}.")
    if len(numbers) != 4 or not all(isinstance(number, int) for number in numbers):
        raise BadState(f"The step {name!r} needs four whole numbers, not {numbers}.")
    return STEPS[name](*numbers)
