"""`kade rules`: a rule in our own words, by its id, by a part of it or by what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kade.cli.arguments import A_GAME, GameId, Lang
from kade.cli.voice import Voice, voice_for
from kade.learn.ledger import NUMBER, RULING, Ledger, ledgers, read_ledger

MANY = 12  # up to this many rules that speak of a word are shown whole; of more, the ids

EXAMPLES = f"""[bold]Examples[/]

[cyan]kade rules {A_GAME}[/]  the headings

[cyan]kade rules {A_GAME} 4.6[/]  one rule

[cyan]kade rules {A_GAME} 4 7.9[/]  all of heading 4, and rule 7.9

[cyan]kade rules {A_GAME} last turn[/]  the rules that speak of both words"""


def command(
    game: GameId,
    ids: Annotated[list[str] | None, typer.Argument(help="Ids, numbers of headings, or words.")] = None,
    lang: Lang = None,
) -> None:
    """Read the rules: by id, by heading, or by a word in them."""
    show(game, ids or [], voice_for(lang), Console())


def show(game: str, asked: Sequence[str], voice: Voice, console: Console) -> None:
    ledger = read_ledger(game, voice.lang)
    if ledger is None:
        raise voice.misuse("error-no-ledger", game=game, games=", ".join(ledgers()) or "–")
    if not asked:
        _headings(ledger, console)
        console.print(Text(voice.say("rules-more", example=next(iter(ledger.rules), "")), style="dim"))
        return
    wanted = list(asked) if all(NUMBER.match(word) for word in asked) else [" ".join(asked)]
    shown: dict[str, str] = {}
    for word in wanted:
        found = ledger.find(word)
        if not found:
            raise _unknown(ledger, word, voice)
        shown.update(found)
    many = len(shown) > MANY and not NUMBER.match(wanted[0])
    if many:
        console.print(voice.say("rules-many", number=len(shown), word=wanted[0]))
        console.print(", ".join(shown))
        return
    from rich.markdown import Markdown  # slow to import, and the other commands do without

    for name, text in shown.items():
        console.print(Markdown(f"**{name}** {text}"))
    if any(RULING in text for text in shown.values()):
        console.print(Text(voice.say("rules-ruling"), style="dim"))


def _headings(ledger: Ledger, console: Console) -> None:
    console.print(Text(ledger.title, style="bold"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for section in ledger.sections:
        ids = list(section.rules)
        span = ids[0] if len(ids) == 1 else f"{ids[0]} … {ids[-1].partition('-')[2]}"
        grid.add_row(section.title, Text(span, style="cyan"))
    console.print(grid)


def _unknown(ledger: Ledger, word: str, voice: Voice) -> Exception:
    near = ledger.near(word)
    if near:
        return voice.misuse("error-no-rule-near", rule=word, near=", ".join(near))
    return voice.misuse("error-no-rule", rule=word)
