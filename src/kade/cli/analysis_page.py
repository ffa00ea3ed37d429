"""An analysis as one page that needs nothing else: curve, moments with their boards, luck, points by source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from importlib import resources

from kade.analysis import Judged
from kade.analysis.report import COSTLY
from kade.arena import plots
from kade.cli.analysis_plots import SHAPES, Line, Mark, curve, luck_bars
from kade.cli.analysis_text import GRADES, LookBack
from kade.cli.arena_text import signed
from kade.cli.games import title
from kade.cli.page import page, section, table, words
from kade.cli.tally import source_name
from kade.display.panel import Panel
from kade.display.sheet import localise, sheet_style


def page_of(look_back: LookBack) -> str:
    voice, game = look_back.voice, look_back.game
    heading = voice.say("analyse-title", title=title(game, voice))
    parts = [
        f'<p class="headline">{escape(look_back.headline())}</p>',
        _curve(look_back),
        _luck(look_back),
        *(_moments(look_back, seat) for seat in look_back.seats),
        _sources(look_back),
        words(look_back.certainty()),
    ]
    own = (resources.files("kade.cli") / "analysis.css").read_text(encoding="utf-8")
    return page(heading, parts, voice, own + sheet_style(game.resource("picture/style.css")))


# ---------------------------------------------------------------------- the curve


def _curve(look_back: LookBack) -> str:
    whole, voice, names = look_back.whole, look_back.voice, look_back.names
    two = len(names) == 2
    lines = []
    if two:
        values = [(point.turn, point.points[0] - point.points[1]) for point in whole.curve]
        ahead = names[0] if values[-1][1] >= 0 else names[1]
        lines.append(Line(values, 0, f"{ahead} +{abs(values[-1][1]):g}"))
    else:
        for seat, name in enumerate(names):
            values = [(point.turn, point.points[seat]) for point in whole.curve]
            lines.append(Line(values, seat, f"{SHAPES[seat % 4]} {name} {values[-1][1]:g}"))
    marks = list(_marks(look_back, lines))
    heading = voice.say("analyse-lead" if two else "analyse-expected")
    note = (
        voice.say("analyse-lead-note", first=f"{SHAPES[0]} {names[0]}", second=f"{SHAPES[1]} {names[1]}")
        if two
        else voice.say("analyse-expected-note")
    )
    drawn = curve(lines, marks, heading, lambda value: signed(value, voice, 0) if two else voice.number(value))
    return section(heading, words(note), drawn, _behind(look_back, lines))


def _marks(look_back: LookBack, lines: list[Line]) -> Iterator[Mark]:
    two = len(look_back.names) == 2
    for one in look_back.whole.decisions:
        if one.marked:
            line = lines[0 if two else one.seat]
            value = next(value for turn, value in line.values if turn == one.turn)
            hint = f"{look_back.voice.say('analyse-turn', turn=one.turn)}: {look_back.cost(one)}"
            yield Mark(one.turn, value, one.seat, one.cost > COSTLY, hint)


def _behind(look_back: LookBack, lines: list[Line]) -> str:
    """The curve as a table."""
    voice = look_back.voice
    costs: dict[int, list[str]] = {}
    for one in look_back.whole.decisions:
        if one.marked:
            costs.setdefault(one.turn, []).append(f"{look_back.names[one.seat]} {look_back.cost(one)}")
    single = len(lines) == 1
    columns = [voice.say("analyse-lead")] if single else look_back.names
    head = [voice.say("column-turn"), *columns, voice.say("column-marked")]
    rows = []
    for number, (turn, _) in enumerate(lines[0].values):
        values = [line.values[number][1] for line in lines]
        said = [signed(value, voice) if single else voice.number(value, 1) for value in values]
        rows.append([str(turn), *said, ", ".join(costs.get(turn, []))])
    summary = escape(voice.say("analyse-as-table"))
    return f"<details><summary>{summary}</summary>{table(head, rows)}</details>"


# ---------------------------------------------------------------------- moments


def _moments(look_back: LookBack, seat: int) -> str:
    voice, name = look_back.voice, f"{SHAPES[seat % 4]} {look_back.names[seat]}"
    parts = []
    best = look_back.whole.best(seat)
    if best is not None:
        about = [voice.say("analyse-ahead", points=voice.number(best.lead, 1)), look_back.reasons(best)]
        text = words(look_back.action(best, best.played) + ".", " ".join(about).strip())
        parts.append(f'<article class="moment praise"><h3>{escape(_when(look_back, best))}</h3>{text}</article>')
        parts.insert(0, f"<h3>{escape(voice.say('analyse-best', player=look_back.names[seat]))}</h3>")
    worst = look_back.whole.worst(seat)
    message = voice.say("analyse-worst" if worst else "analyse-none", player=look_back.names[seat])
    parts.append(f"<h3>{escape(message)}</h3>")
    parts += [_moment(look_back, one) for one in worst]
    return section(name, *parts)


def _when(look_back: LookBack, one: Judged) -> str:
    return look_back.voice.say("analyse-turn", turn=one.turn)


def _moment(look_back: LookBack, one: Judged) -> str:
    voice = look_back.voice
    badge = escape(f"{voice.say(GRADES[one.grade])} {look_back.cost(one)}")
    played = escape(voice.say("analyse-played", action=look_back.action(one, one.played)))
    better = escape(voice.say("analyse-better", action=look_back.action(one, one.best)))
    return "\n".join(
        [
            '<article class="moment">',
            f'<h3>{escape(_when(look_back, one))} <span class="badge {one.grade}">{badge}</span></h3>',
            f'<p class="played">{played}</p>',
            f'<p class="better">✓ {better}</p>',
            words(look_back.reasons(one)) if one.reasons else "",
            _boards(look_back, one),
            "</article>",
        ]
    )


def _boards(look_back: LookBack, one: Judged) -> str:
    """The board as the seat saw it, with what was played and what was better marked."""
    game, voice = look_back.game, look_back.voice
    view = look_back.moments[one.number].state.view(one.seat)
    targets = {"played": game.target(one.played, view), "better": game.target(one.best, view)}
    drawn = []
    for panel in game.panels(view):
        marks = {kind: id for kind, id in targets.items() if id is not None and panel.draws(id)}
        if marks:
            width = f' style="max-width:{min(100, round(panel.width / 8))}%"'
            svg = localise(_marked(panel, marks), game.prose, voice.lang, look_back.names)
            drawn.append(f'<div class="kade-sheet board"{width}>{svg}</div>')
    return "".join(drawn)


def _marked(panel: Panel, marks: dict[str, str]) -> str:
    svg = panel.svg()
    for kind, id in marks.items():
        found = re.search(rf'<(\w+)([^<>]*\sid="{re.escape(id)}"[^<>]*)>', svg)
        if found:
            svg = f"{svg[: found.start()]}<{found[1]}{_with_class(found[2], kind)}>{svg[found.end() :]}"
    return svg


def _with_class(attributes: str, kind: str) -> str:
    if ' class="' in attributes:
        return attributes.replace(' class="', f' class="{kind} ', 1)
    return f' class="{kind}"{attributes}'


# ---------------------------------------------------------------------- luck, sources


def _luck(look_back: LookBack) -> str:
    voice = look_back.voice
    shares = look_back.shares()
    named = [(look_back.names[share.seat], share) for share in shares]
    drawn = luck_bars(
        named,
        (voice.say("analyse-decisions"), voice.say("analyse-luck")),
        lambda value: signed(value, voice, 0 if value == round(value) else 1),
    )
    return section(
        voice.say("analyse-luck-title"),
        drawn,
        words(*(look_back.share(share) for share in shares), voice.say("analyse-luck-note")),
    )


def _sources(look_back: LookBack) -> str:
    whole, voice = look_back.whole, look_back.voice
    sources = list(dict.fromkeys(source for parts in whole.breakdown for source in parts))
    named = {source: source_name(look_back.game, source, voice) for source in sources}
    bars = [
        (name, {named[source]: float(points) for source, points in parts.items()})
        for name, parts in zip(look_back.names, whole.breakdown, strict=True)
    ]
    legend = "".join(f'<li><i class="part-{i % 8}"></i>{escape(name)}</li>' for i, name in enumerate(named.values()))
    rows = [[named[source], *[str(parts.get(source, 0)) for parts in whole.breakdown]] for source in sources]
    rows.append([voice.say("column-points"), *map(str, whole.points)])
    return section(
        voice.say("arena-sources"),
        plots.stacked(bars, list(named.values()), voice.say("arena-sources"), voice.number),
        f'<ul class="legend">{legend}</ul>',
        table(["", *look_back.names], rows),
    )
