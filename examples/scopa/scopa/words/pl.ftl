# Scopa po polsku. To, co mówi każda gra, jest w Kade; karty przychodzą jako kolor i wartość.

game-title = Scopa
game-blurb = Klasyczna włoska gra karciana: zbieraj karty ze stołu i czyść go do zera, kiedy tylko się da. Punktują najwięcej kart, najwięcej monet, settebello, primiera i każda scopa.
option-players-help = Ile osób gra: 2 lub 3.
option-target = Punkty do wygranej
option-target-help = Gra kończy się po rozdaniu, w którym ktoś zbierze tyle punktów.

card = { $value ->
    [1] as
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] walet
    [9] rycerz
   *[10] król
} { suit }
card-object = { $value ->
    [1] asa
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
    [5] piątkę
    [6] szóstkę
    [7] siódemkę
    [8] waleta
    [9] rycerza
   *[10] króla
} { suit }
suit = { $suit ->
    [coins] monet
    [cups] kielichów
    [swords] mieczy
   *[clubs] buław
}
cards-count = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}

action-play = Zagraj { $card }
action-take = Weź { $card }
prompt-turn = Którą kartę zagrywasz?
prompt-capture = Zagrywasz { $played }: co bierzesz?
waiting-turn = Kartę wybiera { $player }.
waiting-capture = { $player } zagrywa { $played } i wybiera, co wziąć.
error-not-in-hand = Chcesz zagrać { $card }, a tej karty nie ma na twojej ręce.
error-play-first = Najpierw zagraj kartę z ręki.
error-capture-first = Najpierw wybierz, co bierze twoja karta.
error-not-captured = Nie można tu wybrać tej karty ({ $card }): zagrywając { $played }, nie weźmiesz jej albo weźmiesz ją i tak.

event-laid = Rozdaje { $player }. Na stole: { $these }.
event-misdealt = Na stole leżą co najmniej trzy króle, więc { $player } rozdaje jeszcze raz.
event-dealt = { $player } dostaje karty: { $these }.
event-dealt-hidden = { $player } dostaje { $number ->
    [one] 1 kartę
    [few] { $number } karty
   *[many] { $number } kart
}.
event-left = { $player } wykłada { $card }.
event-captured = { $player } zagrywa { $card } i bierze: { $these }.
event-swept = Scopa! { $player } czyści stół.
event-took-rest = Ostatnie wzięcie i reszta kart ze stołu: { $player } bierze { $these }.
event-scored = { $player } punktuje ({ $these }) i ma teraz { points-count }.

section-table = Stół
section-hand = Twoja ręka
round-line = Rozdanie { $round }, gra do { $points } punktów; karty rozdaje { $player }.
table-cards = Na stole: { $these }
table-empty = Stół jest pusty.
table-played = Właśnie zagrano: { $card }
deck-cards = W talii: { cards-count }
hand-cards = { $these }
hand-empty = Nie masz kart na ręce.
player-line = { $player }: { points-count }, na ręce { cards-count }, wzięte { $pile }, w tym monety { $coins }, scope { $sweeps }
source-cards = Najwięcej kart
source-coins = Najwięcej monet
source-settebello = Settebello
source-primiera = Primiera
source-sweeps = Scope

label-table = Stół
label-hand = Twoja ręka
label-scores = Punkty
label-round = Rozdanie { $round }, gra do { $points }
label-empty = Stół jest pusty
tip-deck = W talii: { cards-count }. { $rule }
tip-pile = { label-seat }, wzięte karty: { $number }. { $rule }
tip-coins = { label-seat }, wzięte monety: { $number }. { $rule }
tip-settebello = { label-seat } ma siódemkę monet. { $rule }
tip-sweeps = { label-seat }, scope w tym rozdaniu: { $number }. { $rule }
tip-dealer = To rozdanie rozdaje { label-seat }. { $rule }

## Kilka odpowiedzi tego samego rodzaju

group-play = Zagraj kartę
group-take = Weź kartę
