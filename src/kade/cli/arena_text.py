"""The arena's figures in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kade.arena.ladder import Climb
from kade.cli.games import title
from kade.cli.tally import plain_table, source_name
from kade.cli.voice import Voice
from kade.display.game import Game

SORTS = {
    "given": "balance-given",
    "did": "balance-did",
    "met": "balance-met",
    "has": "balance-has",
    "most": "balance-most",
}
VERDICTS = {"yes": "verdict-yes", "no": "verdict-no", "open": "verdict-open"}
REASONS = {
    "test": "ladder-test",
    "all-games": "ladder-all-games",
    "time": "ladder-time",
    "no-bot": "ladder-no-bot",
    "": "ladder-playing",
}
COLOURS = {"yes": "green", "no": "red", "open": "yellow"}

Figures = Mapping[str, Any]


def interval(cell: Figures, voice: Voice) -> str:
    return f"{voice.percent(cell['low'])}–{voice.percent(cell['high'])}"


def signed(value: float, voice: Voice, digits: int = 1) -> str:
    return ("+" if value > 0 else "") + voice.number(value, digits).replace("-", "−")


def points(cell: Figures, voice: Voice) -> str:
    """A difference in points with its interval."""
    if cell["low"] is None:
        return signed(cell["mean"], voice)
    return f"{signed(cell['mean'], voice)} ({signed(cell['low'], voice)} … {signed(cell['high'], voice)})"


# ---------------------------------------------------------------------- a match


def match(game: Game, figures: Figures, voice: Voice, console: Console) -> None:
    names = [player["name"] for player in figures["players"]]
    console.print(
        Text(
            voice.say("simulate-title", title=title(game, voice), games=figures["games"], seed=str(figures["seed"])),
            style="bold",
        )
    )
    if figures["matrix"]:
        _headed(console, voice.say("arena-matrix"), _matrix(names, figures, voice))
    if figures["ratings"]:
        _headed(console, voice.say("arena-ratings"), _ratings(figures, voice))
    _headed(console, voice.say("arena-sources"), _players(game, figures, voice))
    _headed(console, voice.say("arena-seats"), _seats(figures, voice))
    for message, counted in (("simulate-decisions", figures["decisions"]), ("simulate-turns", figures["turns"])):
        console.print(
            voice.say(message, mean=voice.number(counted["mean"], 1), least=counted["min"], most=counted["max"])
        )
    if figures["shared"]:
        console.print(voice.say("simulate-shared", share=voice.percent(figures["shared"] / figures["games"])))
    console.print(speed(figures, voice), soft_wrap=True)
    console.print(voice.say("arena-kept", folder=figures["records"]), soft_wrap=True)


def speed(figures: Figures, voice: Voice) -> str:
    each = ", ".join(f"{name} {voice.number(number)}" for name, number in figures["speed"]["players"].items())
    return voice.say("arena-speed", players=each)


def _headed(console: Console, heading: str, table: Table) -> None:
    console.print()
    console.print(Text(heading, style="bold"))
    console.print(table)
    console.print()


def _matrix(names: Sequence[str], figures: Figures, voice: Voice) -> Table:
    table = plain_table("", *names)
    cells = {(cell["player"], cell["against"]): cell for cell in figures["matrix"]}
    for name in names:
        row = [cells.get((name, other)) for other in names]
        table.add_row(Text(name, style="cyan"), *["·" if cell is None else _meeting(cell, voice) for cell in row])
    return table


def _meeting(cell: Figures, voice: Voice) -> str:
    return f"{voice.percent(cell['share'])}\n{interval(cell, voice)}\n{signed(cell['points']['mean'], voice)}"


def _ratings(figures: Figures, voice: Voice) -> Table:
    table = plain_table(
        voice.say("column-player"),
        voice.say("column-rating"),
        voice.say("column-uncertainty"),
        voice.say("column-sure"),
    )
    for one in figures["ratings"]:
        table.add_row(
            Text(one["player"], style="cyan"),
            voice.number(one["mu"], 2),
            voice.number(one["sigma"], 2),
            voice.number(one["sure"], 2),
        )
    return table


def _players(game: Game, figures: Figures, voice: Voice) -> Table:
    players = figures["players"]
    table = plain_table("", *[player["name"] for player in players])
    means = [f"{voice.number(one['points']['mean'], 1)} ± {voice.number(one['points']['sd'], 1)}" for one in players]
    table.add_row(Text(voice.say("column-points"), style="bold"), *means)
    for source in dict.fromkeys(source for player in players for source in player["sources"]):
        table.add_row(
            f"  {source_name(game, source, voice)}",
            *[voice.number(player["sources"].get(source, 0), 1) for player in players],
        )
    shares = [voice.percent(one["wins"]["share"]) for one in players]
    table.add_row(Text(voice.say("column-wins"), style="bold"), *shares)
    table.add_row(f"  {voice.say('column-interval')}", *[interval(one["wins"], voice) for one in players])
    return table


def _seats(figures: Figures, voice: Voice) -> Table:
    table = plain_table(
        voice.say("column-seat"), voice.say("column-wins"), voice.say("column-interval"), voice.say("column-margin")
    )
    for one in figures["seats"]:
        table.add_row(
            Text(str(one["seat"]), style="cyan"),
            voice.percent(one["share"]),
            interval(one, voice),
            points(one["points"], voice),
        )
    return table


# ---------------------------------------------------------------------- balance


def balance(game: Game, figures: Figures, rows: int, voice: Voice, console: Console) -> None:
    console.print(
        Text(
            voice.say("simulate-title", title=title(game, voice), games=figures["games"], seed=str(figures["seed"])),
            style="bold",
        )
    )
    for sort, message in SORTS.items():
        own = [one for one in figures["features"] if one["sort"] == sort]
        if own:
            _headed(console, f"{voice.say(message)} ({min(rows, len(own))}/{len(own)})", _features(own[:rows], voice))
    for message, names in (("balance-never", figures["never"]), ("balance-always", figures["always"])):
        if names:
            console.print(voice.say(message, names=", ".join(names)), soft_wrap=True)
    console.print(caution(figures, voice), soft_wrap=True)
    console.print(voice.say("arena-kept", folder=figures["records"]), soft_wrap=True)


def caution(figures: Figures, voice: Voice) -> str:
    return voice.say(
        "balance-caution",
        compared=figures["compared"],
        fewest=figures["fewest"],
        rate=voice.percent(figures["false_findings"]),
    )


def _features(features: Sequence[Figures], voice: Voice) -> Table:
    table = plain_table(
        "", voice.say("column-games"), voice.say("column-wins"), voice.say("column-excess"), voice.say("column-margin")
    )
    for one in features:
        name = Text.assemble(("● " if one["clear"] else "  ", "bold yellow"), one["name"])
        table.add_row(
            name, str(one["games"]), voice.percent(one["share"]), excess(one, voice), points(one["points"], voice)
        )
    return table


def excess(one: Figures, voice: Voice) -> str:
    mean, low, high = (signed(100 * one[key], voice) for key in ("excess", "low", "high"))
    return f"{mean} ({low} … {high})"


# ---------------------------------------------------------------------- the ladder


def climbing(now: Climb, voice: Voice) -> str:
    """One line while it is played."""
    one = now.to_dict()
    share = f" {voice.percent(one['share'])}," if one["games"] else ""
    verdict = f"{voice.say(VERDICTS[now.verdict])} ({voice.say(REASONS[now.why])})"
    return f"{now.game}: {now.names[0]} – {now.names[1]}, {one['games']}:{share} {verdict}"


def _counted(one: Figures, voice: Voice) -> list[str]:
    return [voice.percent(one["share"]), interval(one, voice), points(one["points"], voice)]


def ladder(figures: Figures, voice: Voice, console: Console) -> None:
    table = plain_table(
        voice.say("column-id"),
        voice.say("column-pairing"),
        voice.say("column-goal"),
        voice.say("column-games"),
        voice.say("column-wins"),
        voice.say("column-interval"),
        voice.say("column-margin"),
        voice.say("column-verdict"),
    )
    for one in figures["climbs"]:
        goal = "·" if one["goal"] is None else voice.percent(one["goal"])
        row = [one["game"], f"{one['stronger']} – {one['weaker']}", goal, str(one["games"])]
        row += _counted(one, voice) if one["games"] else ["·"] * 3
        verdict = f"{voice.say(VERDICTS[one['verdict']])} ({voice.say(REASONS[one['why']])})"
        table.add_row(*row, Text(verdict, style=COLOURS[one["verdict"]]))
    console.print(table)
