"""The arena's figures in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kade.arena.ladder import Climb
from kade.cli.games import title
from kade.cli.speech import Voice
from kade.cli.tally import plain_table, source_name
from kade.kernel.game import Game

SORTS = {"given": "balance-given", "did": "balance-did", "met": "balance-met", "has": "balance-has",
         "most": "balance-most"}
VERDICTS = {"yes": "verdict-yes", "no": "verdict-no", "open": "verdict-open"}
REASONS = {"test": "ladder-test", "all-games": "ladder-all-games", "time": "ladder-time", "no-bot": "ladder-no-bot",
           "": "ladder-playing"}
COLOURS = {"yes": "green", "no": "red", "open": "yellow"}

Figures = Mapping[str, Any]


def interval(cell: Figures, told: Voice) -> str:
    return f"{told.percent(cell['low'])}–{told.percent(cell['high'])}"


def signed(value: float, told: Voice, digits: int = 1) -> str:
    return ("+" if value > 0 else "") + told.number(value, digits).replace("-", "−")


def points(cell: Figures, told: Voice) -> str:
    """A difference in points with its interval."""
    if cell["low"] is None:
        return signed(cell["mean"], told)
    return f"{signed(cell['mean'], told)} ({signed(cell['low'], told)} … {signed(cell['high'], told)})"


# ---------------------------------------------------------------------- a match


def match(game: Game, figures: Figures, told: Voice, console: Console) -> None:
    names = [player["name"] for player in figures["players"]]
    console.print(Text(told.say("simulate-title", title=title(game, told), games=figures["games"],
                                seed=str(figures["seed"])), style="bold"))
    if figures["matrix"]:
        _headed(console, told.say("arena-matrix"), _matrix(names, figures, told))
    if figures["ratings"]:
        _headed(console, told.say("arena-ratings"), _ratings(figures, told))
    _headed(console, told.say("arena-sources"), _players(game, figures, told))
    _headed(console, told.say("arena-seats"), _seats(figures, told))
    for message, counted in (("simulate-decisions", figures["decisions"]), ("simulate-turns", figures["turns"])):
        console.print(told.say(message, mean=told.number(counted["mean"], 1), least=counted["min"],
                               most=counted["max"]))
    if figures["shared"]:
        console.print(told.say("simulate-shared", share=told.percent(figures["shared"] / figures["games"])))
    console.print(speed(figures, told), soft_wrap=True)
    console.print(told.say("arena-kept", folder=figures["records"]), soft_wrap=True)


def speed(figures: Figures, told: Voice) -> str:
    each = ", ".join(f"{name} {told.number(number)}" for name, number in figures["speed"]["players"].items())
    return told.say("arena-speed", players=each)


def _headed(console: Console, heading: str, table: Table) -> None:
    console.print()
    console.print(Text(heading, style="bold"))
    console.print(table)
    console.print()


def _matrix(names: Sequence[str], figures: Figures, told: Voice) -> Table:
    table = plain_table("", *names)
    cells = {(cell["player"], cell["against"]): cell for cell in figures["matrix"]}
    for name in names:
        row = [cells.get((name, other)) for other in names]
        table.add_row(Text(name, style="cyan"), *["·" if cell is None else _meeting(cell, told) for cell in row])
    return table


def _meeting(cell: Figures, told: Voice) -> str:
    return f"{told.percent(cell['share'])}\n{interval(cell, told)}\n{signed(cell['points']['mean'], told)}"


def _ratings(figures: Figures, told: Voice) -> Table:
    table = plain_table(told.say("column-player"), told.say("column-rating"), told.say("column-uncertainty"),
                        told.say("column-sure"))
    for one in figures["ratings"]:
        table.add_row(Text(one["player"], style="cyan"), told.number(one["mu"], 2), told.number(one["sigma"], 2),
                      told.number(one["sure"], 2))
    return table


def _players(game: Game, figures: Figures, told: Voice) -> Table:
    players = figures["players"]
    table = plain_table("", *[player["name"] for player in players])
    means = [f"{told.number(one['points']['mean'], 1)} ± {told.number(one['points']['sd'], 1)}" for one in players]
    table.add_row(Text(told.say("column-points"), style="bold"), *means)
    for source in dict.fromkeys(source for player in players for source in player["sources"]):
        table.add_row(f"  {source_name(game, source, told)}",
                      *[told.number(player["sources"].get(source, 0), 1) for player in players])
    table.add_row(Text(told.say("column-wins"), style="bold"), *[told.percent(one["wins"]["share"]) for one in players])
    table.add_row(f"  {told.say('column-interval')}", *[interval(one["wins"], told) for one in players])
    return table


def _seats(figures: Figures, told: Voice) -> Table:
    table = plain_table(told.say("column-seat"), told.say("column-wins"), told.say("column-interval"),
                        told.say("column-margin"))
    for one in figures["seats"]:
        table.add_row(Text(str(one["seat"]), style="cyan"), told.percent(one["share"]), interval(one, told),
                      points(one["points"], told))
    return table


# ---------------------------------------------------------------------- balance


def balance(game: Game, figures: Figures, rows: int, told: Voice, console: Console) -> None:
    console.print(Text(told.say("simulate-title", title=title(game, told), games=figures["games"],
                                seed=str(figures["seed"])), style="bold"))
    for sort, message in SORTS.items():
        own = [one for one in figures["features"] if one["sort"] == sort]
        if own:
            _headed(console, f"{told.say(message)} ({min(rows, len(own))}/{len(own)})", _features(own[:rows], told))
    for message, names in (("balance-never", figures["never"]), ("balance-always", figures["always"])):
        if names:
            console.print(told.say(message, names=", ".join(names)), soft_wrap=True)
    console.print(caution(figures, told), soft_wrap=True)
    console.print(told.say("arena-kept", folder=figures["records"]), soft_wrap=True)


def caution(figures: Figures, told: Voice) -> str:
    return told.say("balance-caution", compared=figures["compared"], fewest=figures["fewest"],
                    rate=told.percent(figures["false_findings"]))


def _features(features: Sequence[Figures], told: Voice) -> Table:
    table = plain_table("", told.say("column-games"), told.say("column-wins"), told.say("column-excess"),
                        told.say("column-margin"))
    for one in features:
        name = Text.assemble(("● " if one["clear"] else "  ", "bold yellow"), one["name"])
        table.add_row(name, str(one["games"]), told.percent(one["share"]), excess(one, told),
                      points(one["points"], told))
    return table


def excess(one: Figures, told: Voice) -> str:
    mean, low, high = (signed(100 * one[key], told) for key in ("excess", "low", "high"))
    return f"{mean} ({low} … {high})"


# ---------------------------------------------------------------------- the ladder


def climbing(now: Climb, told: Voice) -> str:
    """One line while it is played."""
    one = now.to_dict()
    share = f" {told.percent(one['share'])}," if one["games"] else ""
    verdict = f"{told.say(VERDICTS[now.verdict])} ({told.say(REASONS[now.why])})"
    return f"{now.game}: {now.names[0]} – {now.names[1]}, {one['games']}:{share} {verdict}"


def _counted(one: Figures, told: Voice) -> list[str]:
    return [told.percent(one["share"]), interval(one, told), points(one["points"], told)]


def ladder(figures: Figures, told: Voice, console: Console) -> None:
    table = plain_table(told.say("column-id"), told.say("column-pairing"), told.say("column-goal"),
                        told.say("column-games"), told.say("column-wins"), told.say("column-interval"),
                        told.say("column-margin"), told.say("column-verdict"))
    for one in figures["climbs"]:
        goal = "·" if one["goal"] is None else told.percent(one["goal"])
        row = [one["game"], f"{one['stronger']} – {one['weaker']}", goal, str(one["games"])]
        row += _counted(one, told) if one["games"] else ["·"] * 3
        verdict = f"{told.say(VERDICTS[one['verdict']])} ({told.say(REASONS[one['why']])})"
        table.add_row(*row, Text(verdict, style=COLOURS[one["verdict"]]))
    console.print(table)
