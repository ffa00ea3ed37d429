"""One phrase for each action, event, prompt and refusal of Burano: which message says it and what it speaks of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kade.display.panel import View
from kade.display.prose import Phrase, Value
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.rules.actions import COLOURS, ISLANDS, PORTS
from kade.kernel.actions import Choice

# ---------------------------------------------------------------------- things


def hole(name: str) -> str:
    """A hole as people say it: column as a small letter, row as a number ("e4")."""
    _, column, row = name.split("-")
    return f"{chr(ord('a') + int(column))}{int(row) + 1}"


def square(name: str) -> str:
    """A workshop square in the same way, with letters from k on."""
    _, column, row = name.split("-")
    return f"{chr(ord('k') + int(column))}{int(row) + 1}"


def colour(name: str) -> Phrase:
    return Phrase("colour", {"colour": name})


def cubes(counts: Mapping[str, int]) -> list[Value]:
    return [Phrase("cube-number", {"colour": name, "number": counts[name]}) for name in COLOURS if counts.get(name)]


def seafood(name: str) -> Phrase:
    return Phrase("seafood", {"seafood": name})


def seafood_list(box: BuranoPrinted, counts: Mapping[str, int]) -> list[Value]:
    return [
        Phrase("seafood-number", {"seafood": name, "number": counts[name]}) for name in box.seafood if counts.get(name)
    ]


def tile(name: str) -> Phrase:
    kind, one, two = name.split("-")
    return Phrase("tile", {"kind": kind, "one": colour(one), "two": colour(two)})


def card(box: BuranoPrinted, name: str) -> Phrase:
    """A building card with what it does."""
    found = box.cards[box.card_ids.index(name)]
    args: dict[str, Value] = {"points": found.points}
    if found.colour_names:
        args["these"] = [colour(each) for each in found.colour_names]
    elif found.kind_names:
        args["these"] = [seafood(each) for each in found.kind_names]
    effect = Phrase("effect-" + found.effect_name.replace("_", "-"), args)
    return Phrase("card", {"card": name, "effect": effect})


def place(name: str) -> Phrase:
    if name in ISLANDS:
        return Phrase("place-island", {"place": name})
    return Phrase("place-port", {"place": name}) if name in PORTS else Phrase("place-square", {"square": square(name)})


def spot(name: str) -> Phrase:
    level, _, number = name.partition("-")
    return Phrase("spot", {"level": level, "number": number or "1"})


def sale(name: str) -> dict[str, Value]:
    """ "pairs 2x2": the ship, how many sets, of how many cards."""
    ship, _, sets = name.partition(" ")
    number, _, size = sets.partition("x")
    return {"ship": Phrase("ship", {"ship": ship}), "number": int(number), "size": int(size)}


def _words(box: BuranoPrinted, words: Mapping[str, Any]) -> dict[str, Value]:
    """What a message speaks of, from the names in an action, an event or a refusal."""
    args: dict[str, Value] = {}
    for key, value in words.items():
        if key == "hole":
            args[key] = hole(value)
        elif key == "square":
            args[key] = square(value)
        elif key == "tile":
            args[key] = tile(value)
        elif key == "card":
            args[key] = card(box, value)
        elif key == "place":
            args[key] = place(value)
        elif key == "spot":
            args[key] = spot(value)
        elif key == "ship":
            args[key] = Phrase("ship", {"ship": value})
        elif key == "sale":
            args.update(sale(value))
        elif key == "holes":
            args["these"] = [hole(each) for each in value]
        elif key == "pair":
            args["these"] = [hole(each) for each in value.split()]
        elif key == "cubes":
            args["these"] = cubes(value)
        elif key == "coins":
            args[key] = abs(value)
        elif key in ("sailing", "lace", "earning", "colours"):
            args[key] = [colour(each) for each in value]
        elif key == "places":
            args[key] = [place(each) for each in value]
        elif key in ("colour", "seafood", "kind", "season", "island", "number", "points", "bonus", "level", "sets"):
            args[key] = value
    return args


# ---------------------------------------------------------------------- actions, events, prompts, refusals


def action(box: BuranoPrinted, choice: Choice) -> Phrase:
    """An action as it is always called."""
    _, kind, words = choice
    args = _words(box, words)
    if kind == "sell":
        points = next(found.points for found in box.sales if found.name == words["sale"])
        args["points"] = points
    elif kind == "send":
        args["number"] = int(words["number"])
    elif kind == "take-privilege":
        args["number"] = box.roof_privilege
    return Phrase("action-" + kind, args)


def offer(box: BuranoPrinted, choice: Choice, view: View, names: Sequence[Value]) -> Phrase:
    """An action with what it would bring the viewer, where its name alone does not tell."""
    about = view["about"]
    if choice.kind == "take-privilege" and view["seat"] is not None:
        room = box.privilege_most - view["seats"][view["seat"]]["privilege"]
        lost = max(0, box.roof_privilege - room)
        if lost:
            return Phrase(
                "offer-take-privilege-lost",
                {"number": box.roof_privilege - lost, "lost": lost, "most": box.privilege_most},
            )
    elif view["step"] == "hand-over" and choice.kind == "hand-over":
        args: dict[str, Value] = {
            "seafood": choice.words["seafood"],
            "number": sale(about["sale"])["size"],
            "points": about["points"],
        }
        return Phrase("offer-hand-over-last" if about["sets"] == 1 else "offer-hand-over", args)
    return action(box, choice)


def event(box: BuranoPrinted, told: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    """An event as one seat was told of it, in the third person; `names` are the players, see `players`."""
    what: str = told["event"]
    if what == "ended":
        winners = told["winners"]
        return Phrase(
            "event-ended",
            {"these": [names[seat] for seat in winners], "winners": len(winners), "points": told["points"][winners[0]]},
        )
    args = _words(box, told)
    if "seat" in told:
        args["player"] = names[told["seat"]]
    if "seats" in told:
        args["these"] = [names[seat] for seat in told["seats"]]
        args["winners"] = len(told["seats"])
    if what == "seated":
        args["these"] = ", ".join(told["pieces"])
    elif what == "drew" and "seafood" not in told:
        what = "drew-hidden"
    elif what == "move":
        what = "move-gain" if told["coins"] >= 0 else "move-pay"
    elif what in ("cubes-taken", "pyramid") and not told["cubes"]:
        what += "-none"
    return Phrase("event-" + what, args)


def prompt(box: BuranoPrinted, view: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    """What the viewer is asked, or whom they wait for."""
    if view["over"]:
        return Phrase("turn-over", {})
    actors = view["actors"]
    if view["seat"] not in actors:
        return Phrase("waiting", {"these": [names[seat] for seat in actors], "players": len(actors)})
    step, about = view["step"], view["about"]
    if step == "turn":
        moves = view["moves"]
        if moves["coins"] is None:
            return Phrase("prompt-turn-done", {})
        more = "gain" if moves["coins"] >= 0 else "pay"
        return Phrase(f"prompt-turn-{more}", {"number": moves["done"] + 1, "coins": abs(moves["coins"])})
    if step == "build-pyramids":
        return Phrase("prompt-build-pyramids", {"spot": spot(view["seats"][view["seat"]]["spot"])})
    if step == "make-lace":
        return Phrase("prompt-make-lace", {"these": cubes(about["arrows"])})
    if step == "score-lace":
        if not about["unpaid"]:
            return Phrase("prompt-score-lace-buy", {"points": about["points"]})
        return Phrase("prompt-score-lace", {"points": about["points"], "best": about["best_points"]})
    return Phrase("prompt-" + step, _words(box, about))


def refusal(box: BuranoPrinted, reason: str, details: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    """Why an action is not legal: what `Step.why_not` answers, as a phrase."""
    args = _words(box, details)
    if "seat" in details:
        args["player"] = names[details["seat"]]
    return Phrase("error-" + reason, args)
