"""What is printed on tiles, cards and fields of Windmill Valley as phrases, in no language yet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from kade.display.prose import Phrase, Value
from kade.games.windmill_valley.edition.printed import WindmillPrinted
from kade.games.windmill_valley.rules.actions import PILES
from kade.games.windmill_valley.rules.rewards import (
    ACTION_NAMES,
    ANY,
    BULBS,
    COLOURS,
    ENHANCE,
    GUILDERS,
    LOWER,
    MARKET,
    PEEK,
    PLANT,
    POINTS,
    STRENGTH,
    TOOLS,
    read_part,
)

NUMBERED: Final = {
    GUILDERS: "guilders",
    POINTS: "points",
    TOOLS: "tools",
    PLANT: "plant",
    LOWER: "lower",
    PEEK: "peek",
    STRENGTH: "strength",
}


def part(text: str) -> Phrase:
    """One part of a reward, such as "3 guilders" or "plant up to 2 bulbs"."""
    found = read_part(text, "", True)
    if found.kind in NUMBERED:
        return Phrase(f"part-{NUMBERED[found.kind]}", {"number": found.number})
    if found.kind == BULBS and found.detail == ANY:
        return Phrase("part-any-bulb", {"number": found.number})
    if found.kind == BULBS:
        these: list[Value] = [colour(COLOURS[i]) for i in range(5) if found.detail >> i & 1]
        if len(these) == 1:
            one = next(COLOURS[i] for i in range(5) if found.detail >> i & 1)
            return Phrase("part-colour-bulbs", {"number": found.number, "colour": one})
        if len(these) == 2:
            return Phrase("part-either-bulb", {"number": found.number, "one": these[0], "two": these[1]})
        return Phrase("part-bulbs", {"number": found.number, "these": these})
    if found.kind == MARKET:
        return Phrase("part-market", {"moves": found.number, "guilders": found.detail})
    if found.kind == ENHANCE and found.number > 1:
        return Phrase("part-enhance-more", {"number": found.number})
    word = text.partition(":")[0]
    return Phrase(f"part-{word}", {"number": found.number} if word == "extra" else {})


def parts(texts: Iterable[str]) -> list[Value]:
    found: list[Value] = [part(text) for text in texts]
    return found or [Phrase("nothing", {})]


def colour(name: str) -> Phrase:
    return Phrase("colour", {"colour": name})


def tile(box: WindmillPrinted, name: str) -> Phrase:
    """A tile with what it does and how it changes its action."""
    found = box.tiles[box.tile_names.index(name)]
    these = parts(box.rewards[found.reward].texts)
    if found.both_payouts:
        these.append(Phrase("tile-both-payouts", {}))
    if found.unconnected >= 0:
        these.append(Phrase("tile-unconnected", {"guilders": found.unconnected}))
    if found.repeat_colour:
        these.append(Phrase("tile-repeat-colour", {}))
    if found.extra_rewards:
        these.append(Phrase("tile-more-rewards", {"number": found.extra_rewards, "guilders": found.extra_cost}))
    if found.exchange:
        these.append(Phrase("tile-exchange", {}))
    if found.both_wheels:
        these.append(Phrase("tile-both-wheels", {}))
    return Phrase("tile", {"id": name, "these": these})


def card(box: WindmillPrinted, name: str) -> Phrase:
    """A card above the farm board: when it works and what it gives."""
    found = next(card for card in box.cards if card.id == name)
    args: dict[str, Value] = {"id": name, "action": ACTION_NAMES[found.on]}
    if found.ability != "gain":
        return Phrase("starting-card", {**args, "ability": found.ability})
    args["these"] = parts(box.rewards[found.gives].texts)
    return Phrase("helper-least", {**args, "least": found.least}) if found.least else Phrase("helper", args)


def contract(box: WindmillPrinted, name: str) -> Phrase:
    """The lower half of a farm card: what it counts."""
    found = box.contracts[box.farm_names.index(name)]
    args: dict[str, Value] = {"id": name, "points": found.points}
    if found.field:
        args["what"] = Phrase("field-kind", {"kind": found.field})
    elif found.colour >= 0:
        args["what"] = colour(COLOURS[found.colour])
    elif found.rarity >= 0:
        args["what"] = Phrase("pile", {"pile": PILES[found.rarity]})
    return Phrase("contract-" + found.kind.replace("_", "-"), args)


def wish(box: WindmillPrinted, name: str) -> Phrase:
    found = box.wishes[box.wish_names.index(name)]
    args: dict[str, Value] = {"id": name}
    if found.kind == "tools":
        args["tools"] = found.count
    elif found.kind == "connected_windmills":
        args["windmills"] = found.count
    elif found.kind == "patches":
        args["these"] = [f"{row + 1}-{column}" for row, column in enumerate(found.patches) if column]
    elif found.kind == "wheel_tiles":
        args.update(number=found.count, uncommon=found.uncommon, unique=found.unique)
    return Phrase("wish-" + found.kind.replace("_", "-"), args)


def space(box: WindmillPrinted, name: str) -> Phrase:
    """A windmill space with its price and the fields it touches."""
    index = box.space_names.index(name)
    these: list[Value] = []
    for field in box.fields_at[index]:
        these += parts(box.rewards[box.field_rewards[field]].texts)
    return Phrase("space", {"id": name, "guilders": box.cost[index], "these": these})


def thing(box: WindmillPrinted, name: str) -> Phrase:
    """A tile or a farm card."""
    return tile(box, name) if name in box.tile_names else card(box, name)


def wheel_space(name: str) -> dict[str, Value]:
    wheel, _, number = name.partition("-")
    return {"wheel": wheel, "space": int(number)}


def source(name: str) -> Phrase:
    """Where points come from: "Row 3", "Contract F05"."""
    what, _, which = name.partition(" ")
    if not which:
        return Phrase(f"source-{what}", {})
    return Phrase(f"source-{what}", {"colour": which} if what == "group" else {"id": which})


def bulbs(counts: dict[str, Any]) -> list[Value]:
    return [Phrase("bulb-number", {"number": counts[name], "colour": name}) for name in COLOURS if counts.get(name)]
