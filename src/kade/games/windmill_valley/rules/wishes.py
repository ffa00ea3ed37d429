"""When a Queen's Wish is met (WV-5.4, WV-5.8). What it pays is in state.py."""
# mypyc: compile

from __future__ import annotations

from typing import TYPE_CHECKING

from kade.games.windmill_valley.edition.printed import (
    WISH_FRAMES,
    WISH_PATCHES,
    WISH_TOOLS,
    WISH_WINDMILLS,
    WindmillPrinted,
)
from kade.games.windmill_valley.rules.paths import all_built, largest_group
from kade.games.windmill_valley.rules.seat import Seat
from kade.kernel.counting import size

if TYPE_CHECKING:
    from kade.games.windmill_valley.rules.state import WindmillValley


def met(s: WindmillValley, me: Seat) -> bool:
    """Whether what lies before this player is what the Queen wishes."""
    box = s.box
    wanted = box.wishes[s.wish]
    asks = wanted.asks  # the cheapest tests first: this is asked between any two steps
    if asks == WISH_TOOLS:
        return me.tools >= wanted.count
    if asks == WISH_PATCHES:
        lengths, least = me.lengths, wanted.patches
        return lengths[0] >= least[0] and lengths[1] >= least[1] and lengths[2] >= least[2] and lengths[3] >= least[3]
    if asks == WISH_FRAMES:
        return len(me.contracts) >= len(wanted.frames) and _frames(box, wanted.frames, me)
    if asks == WISH_WINDMILLS:
        return size(me.built) >= wanted.count and largest_group(box, me.built, all_built(s)) >= wanted.count
    return me.laid >= wanted.count and _tiles(box, wanted.uncommon, wanted.unique, me)


def _frames(box: WindmillPrinted, frames: list[str], me: Seat) -> bool:
    """A contract of each frame colour."""
    held = [box.contracts[card].frame for card in me.contracts]
    return all(frame in held for frame in frames)


def _tiles(box: WindmillPrinted, uncommon: int, unique: int, me: Seat) -> bool:
    """A given number of the rarer tiles on both wheels together."""
    rarity = box.rarity
    for tile in me.large_tiles + me.small_tiles:
        if tile >= 0:
            uncommon -= 1 if rarity[tile] == 1 else 0
            unique -= 1 if rarity[tile] == 2 else 0
    return uncommon <= 0 and unique <= 0
