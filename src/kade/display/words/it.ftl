# What every game says, in Italian.

player-default = Giocatore { $number }
player-you = { $player } (tu)
label-player = Giocatore
label-seat = { $player }
section-turn = Adesso
section-players = Giocatori
section-result = Risultato
label-result = Risultato
label-total = Totale
turn-over = La partita è finita.
tip-turn = Ora decide { label-seat }. { $rule }
event-began = Comincia { $player }.
event-ended = { $winners ->
    [one] { $these } vince con { points-count }.
   *[other] { $these } condividono la vittoria con { points-count } ciascuno.
}
points-count = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
result-winners = { $winners ->
    [one] Vince { $these }
   *[other] Vittoria condivisa: { $these }
}
result-line = { $player }: { points-count } ({ $these })
source-points = { $source }: { $number }
option-players = Giocatori
option-first = Primo giocatore
option-first-help = Il posto che comincia; se non lo indichi, decide la sorte.
error-game-over = La partita è finita.
error-not-your-turn = Non tocca a te decidere.
error-not-now = Non è questo che si decide adesso.
error-unknown-action = Questa azione non esiste.

# Perché un’azione è migliore di un’altra (kade.analysis)
reason-now = { $when ->
    [once] Più punti in questo turno: { $gains }.
   *[soon] Più punti nei prossimi turni: { $gains }.
}
reason-gain = { $source } +{ $points }
reason-loss = { $source } −{ $points }
reason-later = { $more ->
    [one] Più avanti porta circa 1 punto in più.
   *[other] Più avanti porta circa { $more } punti in più.
}
reason-kept = { $more ->
    [one] Più avanti porta circa 1 punto in più, con più carte in mano: { $cards }.
   *[other] Più avanti porta circa { $more } punti in più, con più carte in mano: { $cards }.
}
reason-later-instead = { $when ->
    [once] Meno punti in questo turno (−{ $fewer }), ma di più in seguito (circa +{ $more }).
   *[soon] Meno punti nei prossimi turni (−{ $fewer }), ma di più in seguito (circa +{ $more }).
}
reason-others = { $fewer ->
    [one] Lascia all’avversario più forte circa 1 punto in meno.
   *[other] Lascia all’avversario più forte circa { $fewer } punti in meno.
}
