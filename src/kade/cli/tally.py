"""The figures of many games for people: points by source, shares of victories with intervals, length. They are counted
in kade.arena."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, pstdev

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kade.arena.stats import wilson
from kade.arena.tally import Tally
from kade.cli.games import title
from kade.cli.voice import Voice
from kade.display.game import Game
from kade.display.prose import Phrase


def report(
    game: Game, names: Sequence[str], tally: Tally, seconds: float, seed: int, voice: Voice, console: Console
) -> None:
    console.print(
        Text(voice.say("simulate-title", title=title(game, voice), games=tally.games, seed=str(seed)), style="bold")
    )
    for table in (_players(game, names, tally, voice), _seats(tally, voice)):
        console.print(table)
        console.print()
    for message, values in (("simulate-decisions", tally.decisions), ("simulate-turns", tally.turns)):
        console.print(voice.say(message, mean=voice.number(fmean(values), 1), least=min(values), most=max(values)))
    for name, own in zip(game.automata(len(names)), tally.automata, strict=False):
        points = f"{voice.number(fmean(own), 1)} ± {voice.number(pstdev(own), 1)}"
        console.print(voice.say("simulate-automaton", name=game.prose.say(name, voice.lang), points=points))
    if tally.shared:
        console.print(voice.say("simulate-shared", share=voice.percent(tally.shared / tally.games)))
    console.print(
        voice.say(
            "simulate-speed",
            seconds=voice.number(seconds, 1),
            games=voice.number(tally.games / seconds, 1),
            decisions=voice.number(sum(tally.decisions) / seconds),
        )
    )


def plain_table(*headings: str) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="right" if i else "left", overflow="fold")
    return table


def _players(game: Game, names: Sequence[str], tally: Tally, voice: Voice) -> Table:
    """A column a player: points, where they came from, and the share of victories."""
    table = plain_table("", *names)
    points = [f"{voice.number(fmean(own), 1)} ± {voice.number(pstdev(own), 1)}" for own in tally.points]
    table.add_row(Text(voice.say("column-points"), style="bold"), *points)
    for source in dict.fromkeys(source for parts in tally.sources for source in parts):
        means = [voice.number(parts.get(source, 0) / tally.games, 1) for parts in tally.sources]
        table.add_row(f"  {source_name(game, source, voice)}", *means)
    shares, intervals = zip(*[share(wins, tally.games, voice) for wins in tally.wins], strict=True)
    table.add_row(Text(voice.say("column-wins"), style="bold"), *shares)
    table.add_row(f"  {voice.say('column-interval')}", *intervals)
    return table


def _seats(tally: Tally, voice: Voice) -> Table:
    """Whether it matters where one sits."""
    table = plain_table(voice.say("column-seat"), voice.say("column-wins"), voice.say("column-interval"))
    for seat, wins in enumerate(tally.seat_wins):
        table.add_row(Text(str(seat), style="cyan"), *share(wins, tally.games, voice))
    return table


def share(wins: float, games: int, voice: Voice) -> tuple[str, str]:
    low, high = wilson(wins, games)
    return voice.percent(wins / games), f"{voice.percent(low)}–{voice.percent(high)}"


def source_name(game: Game, source: str, voice: Voice) -> str:
    """A source in words."""
    named = game.source(source)
    return game.prose.say(named, voice.lang) if isinstance(named, Phrase) else source
