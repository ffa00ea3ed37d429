# Scopa in English. What every game says is in Kade; cards arrive as a suit and a value.

game-title = Scopa
game-blurb = The classic Italian card game: capture cards from the table, and sweep it clean if you can. Most cards, most coins, the settebello, the primiera and every sweep score.
option-players-help = How many play: 2 or 3.
option-target = Points to win
option-target-help = The game ends after the round in which somebody has as many.

card = { value } of { $suit ->
    [coins] coins
    [cups] cups
    [swords] swords
   *[clubs] clubs
}
card-object = the { card }
value = { $value ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] jack
    [9] knight
   *[10] king
}
cards-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

action-play = Play { $card }
action-take = Take { $card }
prompt-turn = Which card do you play?
prompt-capture = What do you capture with { $played }?
waiting-turn = { $player } is choosing a card.
waiting-capture = { $player } is choosing what to capture with { $played }.
error-not-in-hand = You do not have { $card }.
error-play-first = First play a card from your hand.
error-capture-first = First choose what your card captures.
error-not-captured = Taking { $card } is not a choice here: { $played } cannot capture it, or takes it anyway.

event-laid = { $player } deals. On the table: { $these }.
event-misdealt = Three kings or more are on the table, so { $player } deals again.
event-dealt = { $player } is dealt: { $these }.
event-dealt-hidden = { $player } is dealt { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
event-left = { $player } leaves { $card } on the table.
event-captured = { $player } plays { $card } and captures: { $these }.
event-swept = Scopa! { $player } sweeps the table.
event-took-rest = { $player } captured last and takes what is left: { $these }.
event-scored = { $player } scores ({ $these }) and now has { points-count }.

section-table = Table
section-hand = Your hand
round-line = Round { $round }, to { $points } points; { $player } dealt.
table-cards = On the table: { $these }
table-empty = The table is empty.
table-played = Just played: { $card }
deck-cards = In the deck: { cards-count }
hand-cards = { $these }
hand-empty = Your hand is empty.
player-line = { $player }: { points-count }, { cards-count } in hand, captured { $pile } with { $coins } coins, sweeps { $sweeps }
source-cards = Most cards
source-coins = Most coins
source-settebello = Settebello
source-primiera = Primiera
source-sweeps = Sweeps

label-table = Table
label-hand = Your hand
label-scores = Points
label-round = Round { $round }, to { $points }
label-empty = The table is empty
tip-deck = { cards-count } in the deck. { $rule }
tip-pile = { label-seat }, captured cards: { $number }. { $rule }
tip-coins = { label-seat }, captured coins: { $number }. { $rule }
tip-settebello = { label-seat } has the seven of coins. { $rule }
tip-sweeps = { label-seat }, sweeps in this round: { $number }. { $rule }
tip-dealer = { label-seat } dealt this round. { $rule }

## Several answers of one kind

group-play = Play a card
group-take = Take a card
