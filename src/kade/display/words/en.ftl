# What every game says. A game that says one of these in its own words has a message of that name in its own file.

player-default = Player { $number }
player-you = { $player } (you)
label-player = Player
label-seat = { $player }
section-turn = Now
section-players = Players
section-result = Result
label-result = Result
label-total = Total
turn-over = The game is over.
tip-turn = { label-seat } decides now. { $rule }
event-began = { $player } begins.
event-ended = { $winners ->
    [one] { $these } wins with { points-count }.
   *[other] { $these } share the victory with { points-count } each.
}
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-winners = { $winners ->
    [one] Winner: { $these }
   *[other] The victory is shared by { $these }
}
result-line = { $player }: { points-count } ({ $these })
source-points = { $source }: { $number }
option-players = Players
option-first = First player
option-first-help = The seat that begins; if none is given, the lot decides.
error-game-over = The game is over.
error-not-your-turn = It is not your turn to decide.
error-not-now = That is not what has to be decided now.
error-unknown-action = There is no such action.

# Why one action is better than another (kade.analysis)
reason-now = { $when ->
    [once] More points this turn: { $gains }.
   *[soon] More points within the next turns: { $gains }.
}
reason-gain = { $source } +{ $points }
reason-loss = { $source } −{ $points }
reason-later = { $more ->
    [one] About 1 more point is still to come.
   *[other] About { $more } more points are still to come.
}
reason-kept = { $more ->
    [one] About 1 more point is still to come, with more cards kept: { $cards }.
   *[other] About { $more } more points are still to come, with more cards kept: { $cards }.
}
reason-later-instead = { $when ->
    [once] Fewer points this turn (−{ $fewer }), but more later (about +{ $more }).
   *[soon] Fewer points within the next turns (−{ $fewer }), but more later (about +{ $more }).
}
reason-others = { $fewer ->
    [one] It leaves the strongest opponent about 1 point fewer.
   *[other] It leaves the strongest opponent about { $fewer } points fewer.
}
