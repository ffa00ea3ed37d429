# La scopa in italiano. Quello che dice ogni gioco è in Kade; le carte arrivano come seme e valore.

game-title = Scopa
game-blurb = Il grande classico italiano: prendi le carte dal tavolo e, se ci riesci, spazzale via tutte. Contano le carte, i denari, il settebello, la primiera e ogni scopa.
option-players-help = In quanti si gioca: 2 o 3.
option-target = Punti per vincere
option-target-help = La partita finisce dopo la mano in cui qualcuno ci arriva.

card = { value } { suit }
card-object = { $value ->
    [1] l’{ value }
   *[other] il { value }
} { suit }
suit = { $suit ->
    [coins] di denari
    [cups] di coppe
    [swords] di spade
   *[clubs] di bastoni
}
value = { $value ->
    [1] asso
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] fante
    [9] cavallo
   *[10] re
}
cards-count = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}

action-play = Gioca { $card }
action-take = Prendi { $card }
prompt-turn = Quale carta giochi?
prompt-capture = Giochi { $played }: che cosa prendi?
waiting-turn = Tocca a { $player }.
waiting-capture = { $player } gioca { $played } e sceglie che cosa prendere.
error-not-in-hand = Non hai in mano { $card }.
error-play-first = Prima gioca una carta dalla mano.
error-capture-first = Prima scegli che cosa prendere.
error-not-captured = Qui non si sceglie { $card }: con { $played } non si può prendere, o si prende comunque.

event-laid = { $player } dà le carte. In tavola: { $these }.
event-misdealt = In tavola ci sono almeno tre re: { $player } ridà le carte.
event-dealt = { $player } riceve { $these }.
event-dealt-hidden = { $player } riceve { $number ->
    [one] 1 carta
   *[other] { $number } carte
}.
event-left = { $player } cala { $card }.
event-captured = { $player } gioca { $card } e prende { $these }.
event-swept = Scopa di { $player }!
event-took-rest = { $player } ha fatto l’ultima presa e prende il resto del tavolo: { $these }.
event-scored = { $player } fa punti ({ $these }) e sale a { points-count }.

section-table = Tavolo
section-hand = La tua mano
round-line = Mano { $round }, si arriva a { $points }; mazziere: { $player }.
table-cards = In tavola: { $these }
table-empty = Il tavolo è vuoto.
table-played = Appena giocata: { $card }
deck-cards = Nel mazzo: { cards-count }
hand-cards = { $these }
hand-empty = Non hai carte in mano.
player-line = { $player }: { points-count }, { cards-count } in mano, prese { $pile } di cui { $coins } denari, scope { $sweeps }
source-cards = Carte
source-coins = Denari
source-settebello = Settebello
source-primiera = Primiera
source-sweeps = Scope

label-table = Tavolo
label-hand = La tua mano
label-scores = Punti
label-round = Mano { $round }, si arriva a { $points }
label-empty = Il tavolo è vuoto
tip-deck = Nel mazzo: { cards-count }. { $rule }
tip-pile = { label-seat }, carte prese: { $number }. { $rule }
tip-coins = { label-seat }, denari presi: { $number }. { $rule }
tip-settebello = { label-seat } ha il settebello. { $rule }
tip-sweeps = { label-seat }, scope in questa mano: { $number }. { $rule }
tip-dealer = { label-seat } è di mazzo. { $rule }

## Più risposte dello stesso tipo

group-play = Gioca una carta
group-take = Prendi una carta
