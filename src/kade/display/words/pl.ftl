# What every game says, in Polish.

player-default = Gracz { $number }
player-you = { $player } (ty)
label-player = Gracz
label-seat = { $player }
section-turn = Teraz
section-players = Gracze
section-result = Wynik
label-result = Wynik
label-total = Razem
turn-over = Gra się skończyła.
tip-turn = Teraz decyduje { label-seat }. { $rule }
event-began = Grę rozpoczyna { $player }.
event-ended = { $winners ->
    [one] Wygrywa { $these }: { points-count }.
    [few] Zwycięstwo dzielą { $these }: po { points-count }.
   *[many] Zwycięstwo dzielą { $these }: po { points-count }.
}
points-count = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
result-winners = { $winners ->
    [one] Wygrywa { $these }
    [few] Zwycięstwo dzielą { $these }
   *[many] Zwycięstwo dzielą { $these }
}
result-line = { $player }: { points-count } ({ $these })
source-points = { $source }: { $number }
option-players = Gracze
option-first = Pierwszy gracz
option-first-help = Miejsce przy stole, które zaczyna; jeśli go nie podasz, zdecyduje los.
error-game-over = Gra już się skończyła.
error-not-your-turn = Teraz decyduje kto inny.
error-not-now = Teraz trzeba zdecydować o czym innym.
error-unknown-action = Nie ma takiej akcji.

# Dlaczego jedno zagranie jest lepsze od drugiego (kade.analysis)
reason-now = { $when ->
    [once] Więcej punktów w tej turze: { $gains }.
   *[soon] Więcej punktów w najbliższych turach: { $gains }.
}
reason-gain = { $source } +{ $points }
reason-loss = { $source } −{ $points }
reason-later = { $more ->
    [one] W dalszej grze da około 1 punktu więcej.
    [few] W dalszej grze da około { $more } punktów więcej.
   *[many] W dalszej grze da około { $more } punktów więcej.
}
reason-kept = { $more ->
    [one] W dalszej grze da około 1 punktu więcej, bo na ręce zostaje więcej: { $cards }.
    [few] W dalszej grze da około { $more } punktów więcej, bo na ręce zostaje więcej: { $cards }.
   *[many] W dalszej grze da około { $more } punktów więcej, bo na ręce zostaje więcej: { $cards }.
}
reason-later-instead = { $when ->
    [once] Mniej punktów w tej turze (−{ $fewer }), ale więcej później (około +{ $more }).
   *[soon] Mniej punktów w najbliższych turach (−{ $fewer }), ale więcej później (około +{ $more }).
}
reason-others = { $fewer ->
    [one] Najgroźniejszemu rywalowi zostawia o około 1 punkt mniej.
    [few] Najgroźniejszemu rywalowi zostawia o około { $fewer } punkty mniej.
   *[many] Najgroźniejszemu rywalowi zostawia o około { $fewer } punktów mniej.
}
