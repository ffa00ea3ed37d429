"""An analysis in words a player understands: for the terminal, and the words of the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from kade.analysis import Analysis, Judged, Share
from kade.analysis.moments import Moment
from kade.analysis.reasons import phrase
from kade.analysis.report import COSTLY, LESS, SURE
from kade.cli.arena_text import signed
from kade.cli.games import title
from kade.cli.tally import plain_table, source_name
from kade.cli.voice import Voice
from kade.display.game import Game
from kade.display.prose import Phrase, Value

GRADES = {
    "as-good": "grade-as-good",
    "less-good": "grade-less-good",
    "costly": "grade-costly",
    "not-judged": "grade-not-judged",
}


@dataclass(frozen=True)
class LookBack:
    """An analysis with all that is needed to tell it in one language."""

    game: Game
    whole: Analysis
    moments: Sequence[Moment]
    voice: Voice
    seat: int | None = None

    @property
    def names(self) -> list[str]:
        """What the players are called, and the automata after them."""
        own = self.whole.names or [
            self.voice.say("player-name", number=number + 1) for number in range(self.whole.players)
        ]
        others = self.game.automata(len(own))
        return [*own, *(self.game.prose.say(other, self.voice.lang) for other in others)]

    @property
    def seats(self) -> list[int]:
        """Whose decisions are named."""
        return list(range(self.whole.players)) if self.seat is None else [self.seat]

    def action(self, judged: Judged, action: str) -> str:
        """An action as whoever decided was offered it."""
        view = self.moments[judged.number].state.view(judged.seat)
        offered = self.game.offer(action, view, self.names[: self.whole.players])
        return self.game.prose.say(offered, self.voice.lang)

    def reasons(self, judged: Judged) -> str:
        return " ".join(self.game.prose.say(phrase(kept), self.voice.lang) for kept in judged.reasons)

    def headline(self) -> str:
        """The result comes first: a lucky win is still a win."""
        whole = self.whole
        args: dict[str, Value] = {
            "winners": len(whole.winners),
            "these": [self.names[seat] for seat in whole.winners],
            "points": max(whole.points[seat] for seat in whole.winners),
        }
        return self.game.prose.say(Phrase("event-ended", args), self.voice.lang)

    def cost(self, judged: Judged) -> str:
        return f"−{self.voice.number(judged.cost, 1)} ± {self.voice.number(judged.error, 1)}"

    def shares(self) -> list[Share]:
        """Between two, what one gained the other lost: only the better one's is told."""
        shares = self.whole.shares()
        if len(self.names) == 2 and len(shares) == 2:
            return [max(shares, key=lambda share: share.lead)]
        return shares

    def share(self, share: Share) -> str:
        """What decisions and luck brought, level where the error is larger than the difference."""
        name, voice = self.names[share.seat], self.voice
        level = abs(share.decisions) <= 2 * share.error
        return voice.say(
            "analyse-share-level" if level else "analyse-share",
            player=name,
            lead=signed(share.lead, voice),
            decisions=signed(share.decisions, voice),
            error=voice.number(2 * share.error, 1),
            luck=signed(share.luck, voice),
        )

    def certainty(self) -> str:
        """How sure all of it is."""
        judged = self.whole.decisions
        return self.voice.say(
            "analyse-certainty",
            number=len(judged),
            marked=sum(one.marked for one in judged),
            error=self.voice.number(self.whole.noise, 1),
            least=self.voice.number(LESS),
            errors=self.voice.number(SURE),
        )


def show(look_back: LookBack, console: Console) -> None:
    voice, game = look_back.voice, look_back.game
    console.print(Rule(Text(voice.say("analyse-title", title=title(game, voice))), style="cyan"))
    console.print(Text(look_back.headline(), style="bold"))
    for share in look_back.shares():
        console.print(look_back.share(share))
    _sources(look_back, console)
    for seat in look_back.seats:
        console.print()
        for line in _decisions(look_back, seat):
            console.print(line)
    console.print()
    console.print(Text(look_back.certainty(), style="dim"))


def _sources(look_back: LookBack, console: Console) -> None:
    whole, voice = look_back.whole, look_back.voice
    console.print()
    table = plain_table(voice.say("arena-sources"), *look_back.names)
    for source in dict.fromkeys(source for parts in whole.breakdown for source in parts):
        table.add_row(
            source_name(look_back.game, source, voice), *[str(parts.get(source, 0)) for parts in whole.breakdown]
        )
    table.add_row(Text(voice.say("column-points"), style="bold"), *map(str, whole.points))
    console.print(table)


def _decisions(look_back: LookBack, seat: int) -> Iterator[Text]:
    voice, name = look_back.voice, look_back.names[seat]
    best = look_back.whole.best(seat)
    if best is not None:
        yield Text(voice.say("analyse-best", player=name), style="bold green")
        ahead = voice.say("analyse-ahead", points=voice.number(best.lead, 1))
        yield Text(f"  {voice.say('analyse-turn', turn=best.turn)}: {look_back.action(best, best.played)}. {ahead}")
        if best.reasons:
            yield Text(f"    {look_back.reasons(best)}", style="dim")
    worst = look_back.whole.worst(seat)
    yield Text(voice.say("analyse-worst" if worst else "analyse-none", player=name), style="bold")
    for one in worst:
        line = Text(f"  {voice.say('analyse-turn', turn=one.turn)}: {look_back.action(one, one.played)}  ")
        line.append(f"{look_back.cost(one)}, {voice.say(GRADES[one.grade])}", "red" if one.cost > COSTLY else "yellow")
        yield line
        yield Text(f"    ✓ {voice.say('analyse-better', action=look_back.action(one, one.best))}", style="green")
        if one.reasons:
            yield Text(f"    {look_back.reasons(one)}", style="dim")
