"""Pebbles in words and pictures, for tests only: three languages, sections of lines, a panel for each player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kade.display.narration import Narration
from kade.display.panel import Panel, View
from kade.display.prose import Phrase, Prose, Value
from kade.display.svg import Markup, join, message, words

SECRETS: Final = {"staked": "colour", "looked": "colour", "drew": "colour", "dealt": "pebbles"}


def players(number: int, names: Sequence[Value] | None) -> list[Value]:
    return list(names) if names else [Phrase("player-default", {"number": seat + 1}) for seat in range(number)]


def colours(named: Sequence[str]) -> list[Value]:
    return [Phrase("colour", {"colour": colour}) for colour in named]


def event(told: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    what: str = told["event"]
    if SECRETS.get(what, "event") not in told:
        what += "-hidden"
    args: dict[str, Value] = {key: told[key] for key in ("colour", "points", "number") if key in told}
    if "seat" in told:
        args["player"] = names[told["seat"]]
    if "winners" in told:
        args["these"] = [names[seat] for seat in told["winners"]]
    if "pebbles" in told:
        args["these"] = colours(told["pebbles"])
    return Phrase("event-" + what, args)


def prompt(view: Mapping[str, Any], names: Sequence[Value]) -> Phrase:
    if view["over"]:
        return Phrase("turn-over", {})
    if view["seat"] in view["actors"]:
        return Phrase("prompt-" + view["step"]["step"], {})
    return Phrase("waiting", {"these": [names[seat] for seat in view["actors"]]})


def text(view: dict[str, Any], lang: str, prose: Prose, names: list[Value]) -> dict[str, list[str]]:
    tell = Narration(None, view, lang, prose, names)
    table = [
        tell.say("table-number", colour=colour, number=number)
        for colour, number in zip(("red", "green", "blue"), view["table"], strict=True)
    ]
    scores = [tell.say("player-line", player=names[seat], points=points) for seat, points in enumerate(view["points"])]
    sections = {"table": table, "players": scores}
    return {**sections, "result": tell.result()} if view["over"] else sections


def panels(view: View) -> list[Panel]:
    table = _numbers(view["table"])
    drawn = [Panel("table", "toy", "board", "section-table", 200, 40, Markup(""), (table,))]
    for seat in range(len(view["seats"])):
        points = words(5, 20, view["points"][seat], "points")
        name = message(40, 20, "label-seat", "name", {"seat": seat + 1})
        small = Panel(f"player-{seat}", "toy", "player", "section-players", 60, 40, Markup(""), (points,), seat)
        drawn.append(
            Panel(
                f"player-{seat}",
                "toy",
                "player",
                "section-players",
                200,
                40,
                Markup(""),
                (points, name),
                seat,
                {"phone": small},
            )
        )
    return drawn


def _numbers(numbers: Sequence[int]) -> Markup:
    return join(words(20 + 60 * place, 20, number, "number") for place, number in enumerate(numbers))


ENGLISH: Final = """
game-title = Pebbles
game-blurb = Lay pebbles, score colours.
game-reconstructed = How many pebbles there are is our guess.
option-players = Players
option-players-help = How many play.
option-coins = Coins
option-coins-help = How many coins each player has.
player-default = Player { $number }
label-seat = { $player }
colour = { $colour ->
    [red] red
    [green] green
   *[blue] blue
}
section-table = Table
section-players = Players
section-result = Result
table-number = { colour }: { $number }
player-line = { $player }: { $points }
source-scored = colours
source-lucky = the lucky colour
source-points = { $source } { $number }
result-line = { $player }: { $points } ({ $these })
result-winners = { $winners ->
    [one] { $these } wins.
   *[other] { $these } win together.
}
turn-over = The game is over.
waiting = Waiting for { $these }.
prompt-lucky = Name your lucky colour.
prompt-stake = Stake a pebble.
prompt-turn = Draw, lay a pebble or rest.
prompt-score = Which colour do you score?
prompt-closing = Spend a coin, or end your turn.
action-draw = Draw a pebble
action-rest = Rest
action-end-turn = End your turn
action-cash = Buy a point
action-look = Look at the top pebble
action-lucky = Call { colour } lucky
action-stake = Stake { colour }
action-lay = Lay { colour }
group-lucky = Guess
group-stake = Stake a pebble
group-lay = Lay a pebble
group-score = Score
action-score = Score { colour }
error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-unknown-action = There is no such action.
error-not-now = This cannot be done now.
error-deck-empty = The deck is empty.
error-not-in-hand = No such pebble is in your hand.
event-named = { $player } calls { colour } lucky.
event-staked = { $player } stakes { colour }.
event-staked-hidden = { $player } stakes a pebble.
event-shown = The stakes are shown.
event-cashed = { $player } buys a point.
event-looked = { $player } looks at the top pebble: { colour }.
event-looked-hidden = { $player } looks at the top pebble.
event-drew = { $player } draws { colour }.
event-drew-hidden = { $player } draws a pebble.
event-dealt = { $player } is dealt { $these }.
event-dealt-hidden = { $player } is dealt { $number } pebbles.
event-laid = { $player } lays { colour }.
event-scored = { $player } scores { $points }.
event-swept = The { colour } ones leave the table.
event-nothing-to-score = { $player } has nothing to score.
event-ended = The best: { $these }.
"""

POLISH: Final = """
game-title = Kamyki
game-blurb = Wykładaj kamyki i punktuj kolory.
game-reconstructed = Liczbę kamyków odgadliśmy.
option-players = Gracze
option-players-help = Ile osób gra.
option-coins = Monety
option-coins-help = Ile monet ma każdy gracz.
player-default = Gracz { $number }
label-seat = { $player }
colour = { $colour ->
    [red] czerwony
    [green] zielony
   *[blue] niebieski
}
section-table = Stół
section-players = Gracze
section-result = Wynik
table-number = { colour }: { $number }
player-line = { $player }: { $points }
source-scored = kolory
source-lucky = szczęśliwy kolor
source-points = { $source } { $number }
result-line = { $player }: { $points } ({ $these })
result-winners = { $winners ->
    [one] Wygrywa { $these }.
    [few] Wygrywają { $these }.
   *[many] Wygrywają { $these }.
}
turn-over = Gra się skończyła.
waiting = Czekamy, decyduje { $these }.
prompt-lucky = Wybierz szczęśliwy kolor.
prompt-stake = Postaw kamyk.
prompt-turn = Dobierz, wyłóż kamyk albo odpocznij.
prompt-score = Który kolor punktujesz?
prompt-closing = Wydaj monetę albo zakończ turę.
action-draw = Dobierz kamyk
action-rest = Odpocznij
action-end-turn = Zakończ turę
action-cash = Kup punkt
action-look = Podejrzyj kamyk na wierzchu
action-lucky = Szczęśliwy kolor: { colour }
action-stake = Postaw { colour } kamyk
action-lay = Wyłóż { colour } kamyk
group-lucky = Zgadnij
group-stake = Postaw kamyk
group-lay = Wyłóż kamyk
group-score = Zapunktuj
action-score = Punktuj kolor { colour }
error-game-over = Gra się skończyła.
error-not-your-turn = To nie twoja tura.
error-unknown-action = Nie ma takiej akcji.
error-not-now = Teraz nie można tego zrobić.
error-deck-empty = Stos jest pusty.
error-not-in-hand = Nie masz takiego kamyka na ręce.
event-named = { $player } wybiera szczęśliwy kolor: { colour }.
event-staked = { $player } stawia kamyk: { colour }.
event-staked-hidden = { $player } stawia kamyk.
event-shown = Stawki na stół.
event-cashed = { $player } kupuje punkt.
event-looked = { $player } podgląda kamyk na wierzchu: { colour }.
event-looked-hidden = { $player } podgląda kamyk na wierzchu.
event-drew = { $player } dobiera kamyk: { colour }.
event-drew-hidden = { $player } dobiera kamyk.
event-dealt = { $player } dostaje: { $these }.
event-dealt-hidden = { $player } dostaje kamyki: { $number }.
event-laid = { $player } wykłada kamyk: { colour }.
event-scored = { $player } zdobywa punkty: { $points }.
event-swept = Ze stołu znika kolor { colour }.
event-nothing-to-score = { $player } nie ma czego punktować.
event-ended = Najlepszy wynik: { $these }.
"""

ITALIAN: Final = """
game-title = Sassolini
game-blurb = Posa i sassolini e segna i colori.
game-reconstructed = Quanti siano i sassolini è una nostra ipotesi.
option-players = Giocatori
option-players-help = Quanti giocano.
option-coins = Monete
option-coins-help = Quante monete ha ogni giocatore.
player-default = Giocatore { $number }
label-seat = { $player }
colour = { $colour ->
    [red] rosso
    [green] verde
   *[blue] blu
}
section-table = Tavolo
section-players = Giocatori
section-result = Risultato
table-number = { colour }: { $number }
player-line = { $player }: { $points }
source-scored = colori
source-lucky = il colore fortunato
source-points = { $source } { $number }
result-line = { $player }: { $points } ({ $these })
result-winners = { $winners ->
    [one] Vince { $these }.
   *[other] Vincono { $these }.
}
turn-over = La partita è finita.
waiting = Si aspetta { $these }.
prompt-lucky = Scegli il tuo colore fortunato.
prompt-stake = Punta un sassolino.
prompt-turn = Pesca, posa un sassolino o riposa.
prompt-score = Quale colore segni?
prompt-closing = Spendi una moneta o termina il turno.
action-draw = Pesca un sassolino
action-rest = Riposa
action-end-turn = Termina il turno
action-cash = Compra un punto
action-look = Guarda il sassolino in cima
action-lucky = Colore fortunato: { colour }
action-stake = Punta un sassolino { colour }
action-lay = Posa un sassolino { colour }
group-lucky = Indovina
group-stake = Punta un sassolino
group-lay = Posa un sassolino
group-score = Conta i punti
action-score = Segna il { colour }
error-game-over = La partita è finita.
error-not-your-turn = Non è il tuo turno.
error-unknown-action = Questa azione non esiste.
error-not-now = Ora non si può fare.
error-deck-empty = Il mazzo è vuoto.
error-not-in-hand = Non hai in mano questo sassolino.
event-named = { $player } sceglie il colore fortunato: { colour }.
event-staked = { $player } punta un sassolino { colour }.
event-staked-hidden = { $player } punta un sassolino.
event-shown = Le puntate vanno sul tavolo.
event-cashed = { $player } compra un punto.
event-looked = { $player } guarda il sassolino in cima: { colour }.
event-looked-hidden = { $player } guarda il sassolino in cima.
event-drew = { $player } pesca un sassolino { colour }.
event-drew-hidden = { $player } pesca un sassolino.
event-dealt = { $player } riceve: { $these }.
event-dealt-hidden = { $player } riceve { $number } sassolini.
event-laid = { $player } posa un sassolino { colour }.
event-scored = { $player } segna { $points }.
event-swept = Il { colour } lascia il tavolo.
event-nothing-to-score = { $player } non ha niente da segnare.
event-ended = Il risultato migliore: { $these }.
"""

TEXTS: Final = {"en": ENGLISH, "pl": POLISH, "it": ITALIAN}
