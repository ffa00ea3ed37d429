"""Setting up a new game of Windmill Valley (WV-2, WV-7.1 to 7.4). Positions by hand are in positions/by_hand.py."""
# mypyc: compile

from __future__ import annotations

from typing import Any, Final

from kade.games.windmill_valley.edition.printed import FROM_START, LEVELS, WindmillPrinted
from kade.games.windmill_valley.rules import cards, gardener, market, planting, trade, turn, water, wheels, windmills
from kade.games.windmill_valley.rules.actions import PILES
from kade.games.windmill_valley.rules.audit import gardener_cards
from kade.games.windmill_valley.rules.chains import Waiting
from kade.games.windmill_valley.rules.effects import LateGuilders, Open, Owed, Rewards
from kade.games.windmill_valley.rules.helpers import After
from kade.games.windmill_valley.rules.opening import FirstMarker, SetOut, StartingCard
from kade.games.windmill_valley.rules.seat import EMPTY, new_seat
from kade.games.windmill_valley.rules.state import GARDENER, WindmillValley
from kade.games.windmill_valley.rules.supply import refill_cards, refill_tiles
from kade.kernel.errors import BadOption
from kade.kernel.event import Event
from kade.kernel.options import first_seat
from kade.kernel.rng import Rng
from kade.kernel.stack import by_name

STEPS: Final = by_name(
    After,
    Open,
    LateGuilders,
    Rewards,
    Owed,
    Waiting,
    StartingCard,
    FirstMarker,
    SetOut,
    turn.Floodgate,
    turn.TurnWheels,
    turn.ChooseAction,
    turn.Closing,
    turn.EndTurn,
    water.Lower,
    planting.Bulb,
    planting.StoreBulb,
    planting.Plant,
    wheels.Again,
    wheels.TakeTile,
    wheels.PeekKind,
    wheels.TakePeekedTile,
    wheels.PlaceTile,
    wheels.PutBack,
    windmills.Build,
    windmills.Mill,
    windmills.Built,
    windmills.Trace,
    windmills.FieldRewards,
    windmills.Remove,
    market.Move,
    market.AreaReward,
    trade.Trade,
    trade.Chests,
    trade.Traded,
    cards.TakeCard,
    cards.TakePeekedCard,
    cards.Replace,
    cards.ScoreContract,
    gardener.GardenerTurn,
)


def empty_table(box: WindmillPrinted, options: dict[str, Any], rng: Rng) -> WindmillValley:
    """The boards, and every tile and card still in its pile, unshuffled."""
    level = gardener_level(options)
    seats: int = 2 if level >= 0 else options["players"]
    piles = [stack[:] for stack in box.stacks] + [list(range(len(box.farm_names)))]
    s = WindmillValley(
        printed=box,
        stack=[],
        rng=rng,
        players=[new_seat(box.groups) for _ in range(seats)],
        level=level,
        expert=options["expert"],
        first=0,
        turn=0,
        active=-1,
        gate=box.first_gate,
        water=box.first_water,
        piles=piles,
        marks=[[], [], [], []],
        discards=[[], [], [], []],
        display=[EMPTY] * len(box.display),
        cards=[EMPTY] * 3,
        out=[],
        peeked=[],
        peek_pile=-1,
        peek_pools=[],
        trade=list(range(len(box.trade_names))),
        trade_seen=0,
        shipped=[EMPTY] * 4,
        wish=-1,
        unique=0,
        takers=(-1,) * len(box.unique_names),
        neutrals=[0, 0, 0],
        offer=(),
        used=0,
        due=0,
        neutral_moved=False,
        must=-1,
        ending=-1,
        last_turn=-1,
        gardener_deck=[],
        gardener_discards=[],
        gardener_card=EMPTY,
    )
    s.gardener_deck = gardener_cards(s)
    s.unique = open_rewards(box, seats)
    return s


def gardener_level(options: dict[str, Any]) -> int:
    """The Gardener's level as a number, -1 without it."""
    players, gardener = options["players"], options["gardener"]
    if players > 1 and gardener is not None:
        raise BadOption(f"gardener is {gardener!r}, but with {players} players nobody plays against the Gardener.")
    if players > 1:
        return -1
    if options["expert"]:
        raise BadOption("expert is for 2 players or more: alone, the level of the Gardener says how the game ends.")
    return LEVELS.index(gardener or "medium")


def open_rewards(box: WindmillPrinted, seats: int) -> int:
    """The calendar's unique rewards that so many players leave open (WV-2.11)."""
    mask = 0
    for space, players in enumerate(box.unique_players):
        for which, least in enumerate(players):
            if seats >= least:
                mask |= 1 << (4 * space + which)
    return mask


def set_up(s: WindmillValley, options: dict[str, Any]) -> None:
    """A new game, up to the choice of starting cards (WV-2.1 to 2.6, WV-7.1 to 7.4)."""
    seats, alone = s.seats, s.level >= 0
    s.first = s.who_begins(0 if alone else first_seat(options))
    if s.listener is not None:
        s.tell(Event("began", {"first": s.first}))
    _deal_boards(s)
    for pile in range(4):
        s.shuffle(PILES[pile], s.piles[pile])
    refill_tiles(s)
    refill_cards(s)
    s.shuffle("trade", s.trade)
    if alone:
        s.shuffle("gardener", s.gardener_deck)
    _deal_starting(s, options["players"])
    order = [(s.first + i) % seats for i in range(seats)]
    _outfit(s, order)
    choosing = [0] if alone else order
    s.stack = [SetOut(s.first)]
    s.stack += [FirstMarker(seat) for seat in choosing]
    s.stack += [StartingCard(seat) for seat in choosing]


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
