"""Nim: an honest game with nothing that the others have: no chance, no secrets, no asides, no table of components, two
players or five. For tests only: the conformance suite asks of no game what it does not need.

Three heaps of stones; a turn takes stones from one of them; whoever takes the last stone wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, cast, final

from kade.display.game import Game, Names
from kade.display.narration import Narration
from kade.display.panel import Panel
from kade.display.prose import Phrase, Value
from kade.display.svg import Markup, join, words
from kade.kernel.actions import ActionSpace, Kind
from kade.kernel.errors import BadState, IllegalAction
from kade.kernel.event import Event
from kade.kernel.fields import Field
from kade.kernel.kinds import Numbers, SeatNumber
from kade.kernel.options import Option
from kade.kernel.printed import Printed
from kade.kernel.result import Result
from kade.kernel.rng import Rng
from kade.kernel.stack import by_name
from kade.kernel.state import State
from kade.kernel.step import Step

HEAPS: Final = [3, 4, 5]
MOST: Final = max(HEAPS)


@final
class Nim(State):
    """How many stones lie in each heap, and how many each seat has taken."""

    fields: ClassVar[tuple[Field, ...]] = (
        Field("heaps", Numbers(len(HEAPS), most=MOST)),
        Field("taken", Numbers(None)),
        Field("winner", SeatNumber(nobody=True)),
    )

    def __init__(
        self, printed: Printed, stack: list[Step[Any]], rng: Rng, heaps: list[int], taken: list[int], winner: int
    ) -> None:
        super().__init__(printed, len(taken), stack, rng)
        self.heaps = heaps
        self.taken = taken
        self.winner = winner

    def copy(self) -> Nim:
        return Nim(self.printed, self.stack[:], self.rng.copy(), self.heaps[:], self.taken[:], self.winner)

    def result(self) -> Result:
        points = [int(seat == self.winner) for seat in range(self.seats)]
        return Result(tuple(points), tuple({"last": number} for number in points), (self.winner,))

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        return {
            "game": "nim",
            "seat": seat,
            "players": self.seats,
            "over": self.over,
            "actors": list(self.actors),
            "heaps": self.heaps[:],
            "taken": self.taken[:],
            "result": self.result().to_dict() if self.over else None,
        }

    def audit(self) -> list[str]:
        there = sum(self.heaps) + sum(self.taken)
        return [] if there == sum(HEAPS) else [f"there are {there} stones, not {sum(HEAPS)}"]


@final
class Turn(Step[Nim]):
    """Take some stones from one heap; the last one ends the game."""

    name: ClassVar[str] = "turn"

    def legal(self, s: Nim, seat: int) -> list[int]:
        return [heap * MOST + number for heap in range(len(HEAPS)) for number in range(s.heaps[heap])]

    def take(self, s: Nim, seat: int, action: int) -> None:
        heap, number = action // MOST, action % MOST + 1
        s.heaps[heap] -= number
        s.taken[seat] += number
        s.tell(Event("took", {"seat": seat, "heap": heap + 1, "number": number}))
        if any(s.heaps):
            s.stack.append(Turn((seat + 1) % s.seats))
        else:
            s.winner = seat
            s.finish()

    def why_not(self, s: Nim, seat: int, action: int) -> tuple[str, dict[str, object]]:
        return "too-few-stones", {}


class NimGame(Game):
    id = "nim"
    module = "tests.kernel.nim"
    options = (Option("players", (2, 5), 2),)
    steps = by_name(Turn)
    max_decisions = sum(HEAPS)

    def resource(self, name: str) -> str:
        folder, _, lang = name.removesuffix(".ftl").partition("/")
        return TEXTS[lang] if folder == "words" else 'format = 1\ngame = "nim"\ntitle = "Nim"\n'

    def check(self, data: dict[str, Any]) -> None:
        """Nothing of it is read."""

    def load_components(self, edition: dict[str, Any], data: dict[str, Any]) -> Printed:
        heaps = [str(heap + 1) for heap in range(len(HEAPS))]
        numbers = [str(number + 1) for number in range(MOST)]
        actions = ActionSpace([Kind(0, "take {heap} {number}", heap=heaps, number=numbers)])
        return Printed(self.module, self.id, self.rules, edition, actions)

    def empty(self, options: dict[str, Any], rng: Rng) -> State:
        return Nim(self.printed, [], rng, HEAPS[:], [0] * options["players"], -1)

    def set_up(self, state: State, options: dict[str, Any]) -> None:
        state.stack = [Turn(0)]

    def check_saved(self, state: State) -> None:
        s = cast(Nim, state)
        if any(heap > most for heap, most in zip(s.heaps, HEAPS, strict=True)):
            raise BadState(f"heaps is {s.heaps!r}, but at most {HEAPS} stones lie there.")
        if len(s.stack) != int(any(s.heaps)) or (s.winner >= 0) != s.over:
            raise BadState("There must be one turn and no winner while there are stones, and the other way round then.")

    def phrase(self, what: str | Mapping[str, Any], names: Names = None) -> Phrase:
        if isinstance(what, str):
            _, _, given = self.actions.describe(self.action(what))
            return Phrase("action-take", {"heap": given["heap"], "number": int(given["number"])})
        player = _players(5, names)[what["seat"]]
        return Phrase("event-took", {"player": player, "heap": what["heap"], "number": what["number"]})

    def offer(self, name: str, view: Mapping[str, Any], names: Names = None) -> Phrase:
        return self.phrase(name, names)

    def lead(self, view: dict[str, Any]) -> str | None:
        return None

    def where(self, event: Any) -> str | None:
        return None

    def prompt(self, view: Mapping[str, Any], names: Names = None) -> Phrase:
        if view["over"]:
            return Phrase("turn-over", {})
        if view["seat"] in view["actors"]:
            return Phrase("prompt-turn", {})
        return Phrase("waiting", {"player": _players(view["players"], names)[view["actors"][0]]})

    def reason(self, refusal: IllegalAction, names: Names = None) -> Phrase:
        return Phrase(f"error-{refusal.reason}", {})

    def text(self, view: dict[str, Any], lang: str = "en", names: list[str] | None = None) -> dict[str, list[str]]:
        tell = Narration(self.printed, view, lang, self.prose, _players(view["players"], names))
        heaps = [tell.say("heap", heap=heap + 1, number=number) for heap, number in enumerate(view["heaps"])]
        return {"heaps": heaps, "result": tell.result()}

    def panels(self, view: dict[str, Any]) -> list[Panel]:
        stones = join(words(20 + 60 * place, 20, number, "heap") for place, number in enumerate(view["heaps"]))
        return [Panel("heaps", self.id, "board", "section-heaps", 200, 40, Markup(""), (stones,))]

    def target(self, name: str, view: dict[str, Any]) -> str | None:
        return None

    def estimate(self, state: State, seat: int) -> float:
        return float(state.over and seat in state.result().winners)


def _players(number: int, names: Names) -> list[Value]:
    return list(names) if names else [Phrase("player-default", {"number": seat + 1}) for seat in range(number)]


TEXTS: Final = {
    "en": """
game-title = Nim
game-blurb = Take the last stone.
option-players = Players
option-players-help = How many play.
player-default = Player { $number }
section-heaps = Heaps
section-result = Result
heap = Heap { $heap }: { $number }
source-last = the last stone
source-points = { $source } { $number }
result-line = { $player }: { $points } ({ $these })
result-winners = { $winners ->
   *[other] { $these } wins.
}
turn-over = The game is over.
waiting = Waiting for { $player }.
prompt-turn = From which heap do you take how many?
action-take = Take { $number } from heap { $heap }
group-take = Take from a heap
error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-unknown-action = There is no such action.
error-not-now = This cannot be done now.
error-too-few-stones = There are not so many stones.
event-took = { $player } takes { $number } from heap { $heap }.
""",
    "pl": """
game-title = Nim
game-blurb = Weź ostatni kamień.
option-players = Gracze
option-players-help = Ile osób gra.
player-default = Gracz { $number }
section-heaps = Stosy
section-result = Wynik
heap = Stos { $heap }: { $number }
source-last = ostatni kamień
source-points = { $source } { $number }
result-line = { $player }: { $points } ({ $these })
result-winners = { $winners ->
   *[other] Wygrywa { $these }.
}
turn-over = Gra się skończyła.
waiting = Czekamy, decyduje { $player }.
prompt-turn = Z którego stosu ile bierzesz?
action-take = Weź { $number } ze stosu { $heap }
group-take = Weź ze stosu
error-game-over = Gra się skończyła.
error-not-your-turn = To nie twoja tura.
error-unknown-action = Nie ma takiej akcji.
error-not-now = Teraz nie można tego zrobić.
error-too-few-stones = Nie ma tylu kamieni.
event-took = { $player } bierze { $number } ze stosu { $heap }.
""",
    "it": """
game-title = Nim
game-blurb = Prendi l’ultima pietra.
option-players = Giocatori
option-players-help = Quanti giocano.
player-default = Giocatore { $number }
section-heaps = Mucchi
section-result = Risultato
heap = Mucchio { $heap }: { $number }
source-last = l’ultima pietra
source-points = { $source } { $number }
result-line = { $player }: { $points } ({ $these })
result-winners = { $winners ->
   *[other] Vince { $these }.
}
turn-over = La partita è finita.
waiting = Si aspetta { $player }.
prompt-turn = Da quale mucchio quante ne prendi?
action-take = Prendi { $number } dal mucchio { $heap }
group-take = Prendi da un mucchio
error-game-over = La partita è finita.
error-not-your-turn = Non è il tuo turno.
error-unknown-action = Questa azione non esiste.
error-not-now = Ora non si può fare.
error-too-few-stones = Non ci sono tante pietre.
event-took = { $player } prende { $number } dal mucchio { $heap }.
""",
}
GAME = NimGame()
