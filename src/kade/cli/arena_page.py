"""The arena's figures as one page that needs nothing else: tables, plots, style, no scripts."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from kade.arena import plots
from kade.arena.plots import Row
from kade.cli.arena_text import SORTS, caution, excess, interval, points, signed, speed
from kade.cli.games import title
from kade.cli.page import page, section, table, words
from kade.cli.tally import source_name
from kade.cli.voice import Voice
from kade.display.game import Game

Figures = Mapping[str, Any]


def _heading(game: Game, figures: Figures, voice: Voice) -> str:
    return voice.say("simulate-title", title=title(game, voice), games=figures["games"], seed=str(figures["seed"]))


# ---------------------------------------------------------------------- a match


def match(game: Game, figures: Figures, voice: Voice) -> str:
    parts = []
    if figures["matrix"]:
        parts.append(section(voice.say("arena-matrix"), _matrix(figures, voice)))
    if figures["ratings"]:
        parts.append(section(voice.say("arena-ratings"), *_ratings(figures, voice)))
    parts.append(section(voice.say("arena-sources"), *_sources(game, figures, voice)))
    parts.append(section(voice.say("arena-seats"), *_seats(figures, voice)))
    parts.append(section(voice.say("arena-length"), *_lengths(figures, voice)))
    kept = [voice.say("arena-kept", folder=figures["records"])] if "records" in figures else []
    parts.append(words(speed(figures, voice), *kept))
    return page(_heading(game, figures, voice), parts, voice)


def _matrix(figures: Figures, voice: Voice) -> str:
    """The cell's colour runs from one side to the other in five steps."""
    names = [player["name"] for player in figures["players"]]
    cells = {(cell["player"], cell["against"]): cell for cell in figures["matrix"]}
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = []
    for name in names:
        row = "".join(_meeting(cells.get((name, other)), voice) for other in names)
        rows.append(f'<tr><th scope="row">{escape(name)}</th>{row}</tr>')
    body = f"<thead><tr><td></td>{head}</tr></thead><tbody>{''.join(rows)}</tbody>"
    return f'<div class="wide"><table class="matrix">{body}</table></div>'


def _meeting(cell: Figures | None, voice: Voice) -> str:
    if cell is None:
        return "<td></td>"
    step = min(4, int(cell["share"] * 5))
    lines = (voice.percent(cell["share"]), interval(cell, voice), points(cell["points"], voice))
    return f'<td class="share-{step}">' + "<br>".join(escape(line) for line in lines) + "</td>"


def _ratings(figures: Figures, voice: Voice) -> list[str]:
    rows = [
        Row(one["player"], one["mu"], one["mu"] - 2 * one["sigma"], one["mu"] + 2 * one["sigma"])
        for one in figures["ratings"]
    ]
    head = [
        voice.say("column-player"),
        voice.say("column-rating"),
        voice.say("column-uncertainty"),
        voice.say("column-sure"),
    ]
    cells = [
        [one["player"], *[voice.number(one[key], 2) for key in ("mu", "sigma", "sure")]] for one in figures["ratings"]
    ]
    return [plots.intervals(rows, voice.say("arena-ratings"), voice.number), table(head, cells)]


def _sources(game: Game, figures: Figures, voice: Voice) -> list[str]:
    players = figures["players"]
    sources = list(dict.fromkeys(source for player in players for source in player["sources"]))
    names = {source: source_name(game, source, voice) for source in sources}
    bars = [(one["name"], {names[source]: value for source, value in one["sources"].items()}) for one in players]
    legend = "".join(f'<li><i class="part-{i % 8}"></i>{escape(name)}</li>' for i, name in enumerate(names.values()))
    head = ["", *[player["name"] for player in players]]
    cells = [
        [names[source], *[voice.number(one["sources"].get(source, 0), 1) for one in players]] for source in sources
    ]
    cells.append([voice.say("column-points"), *[voice.number(one["points"]["mean"], 1) for one in players]])
    drawn = plots.stacked(bars, list(names.values()), voice.say("arena-sources"), voice.number)
    spread = [
        f"<h3>{escape(name)}</h3>" + plots.histogram(bars, f"{name}: {voice.say('column-points')}", voice.number)
        for name, bars in figures["spread"].items()
    ]
    return [drawn, f'<ul class="legend">{legend}</ul>', table(head, cells), *spread]


def _seats(figures: Figures, voice: Voice) -> list[str]:
    rows = [Row(str(one["seat"]), one["share"], one["low"], one["high"]) for one in figures["seats"]]
    even = 1 / len(rows) if len(rows) > 1 else None
    head = [voice.say(f"column-{name}") for name in ("seat", "wins", "interval", "margin")]
    cells = [
        [str(one["seat"]), voice.percent(one["share"]), interval(one, voice), points(one["points"], voice)]
        for one in figures["seats"]
    ]
    return [plots.intervals(rows, voice.say("arena-seats"), voice.percent, even), table(head, cells)]


def _lengths(figures: Figures, voice: Voice) -> list[str]:
    parts = []
    for message, key in (("simulate-decisions", "decisions"), ("simulate-turns", "turns")):
        counted = figures[key]
        said = voice.say(message, mean=voice.number(counted["mean"], 1), least=counted["min"], most=counted["max"])
        parts += [words(said), plots.histogram(figures["lengths"][key], said, voice.number)]
    return parts


# ---------------------------------------------------------------------- balance


def _row(one: Figures) -> Row:
    return Row(one["name"], 100 * one["excess"], 100 * one["low"], 100 * one["high"], one["clear"])


def balance(game: Game, figures: Figures, rows: int, voice: Voice) -> str:
    parts = [words(caution(figures, voice))]
    head = ["", *[voice.say(f"column-{name}") for name in ("games", "wins", "excess", "margin")]]
    for sort, message in SORTS.items():
        own = [one for one in figures["features"] if one["sort"] == sort][:rows]
        if own:
            drawn = plots.intervals(
                [_row(one) for one in own],
                f"{voice.say(message)}: {voice.say('column-excess')}",
                lambda value: signed(value, voice, 0),
                0.0,
            )
            cells = [
                [
                    ("● " if one["clear"] else "") + one["name"],
                    str(one["games"]),
                    voice.percent(one["share"]),
                    excess(one, voice),
                    points(one["points"], voice),
                ]
                for one in own
            ]
            parts.append(section(voice.say(message), drawn, table(head, cells)))
    for message, names in (("balance-never", figures["never"]), ("balance-always", figures["always"])):
        if names:
            parts.append(words(voice.say(message, names=", ".join(names))))
    parts.append(words(voice.say("arena-kept", folder=figures["records"])))
    return page(_heading(game, figures, voice), parts, voice)
