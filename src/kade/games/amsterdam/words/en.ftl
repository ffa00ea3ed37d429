# Amsterdam in English.
# A number is named after what it counts ($cards, $carts, $points …); $these is a list; $a and $b are names of places.
# Colours arrive as ids and are chosen by select expressions, so that each language inflects as it must.

## The game

game-title = Amsterdam
game-blurb = Join the places of old Amsterdam with your carts, complete contracts and gather merchandise.
game-reconstructed = Some of what is printed in the box was not available to us: the contracts are our own, and so is all of the merchandise table but its first place. If you own the game, you can correct these values in an edition file.

option-players-help = How many play: 2, 3 or 4.

## Things, and numbers of things

player-colour = { $colour ->
    [burgundy] burgundy
    [brown] brown
    [black] black
   *[white] white
}

card-short = { $card ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
   *[wild] wild
}
# The card as what somebody takes: an object, with its article.
card-object = { $card ->
    [pink] a pink card
    [blue] a blue card
    [green] a green card
    [black] a black card
    [red] a red card
    [orange] an orange card
   *[wild] a wild
}
card-number = { $number } { $card ->
    [pink] { $number ->
        [one] pink card
       *[other] pink cards
    }
    [blue] { $number ->
        [one] blue card
       *[other] blue cards
    }
    [green] { $number ->
        [one] green card
       *[other] green cards
    }
    [black] { $number ->
        [one] black card
       *[other] black cards
    }
    [red] { $number ->
        [one] red card
       *[other] red cards
    }
    [orange] { $number ->
        [one] orange card
       *[other] orange cards
    }
   *[wild] { $number ->
        [one] wild
       *[other] wilds
    }
}

cards-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
carts-count = { $carts ->
    [one] 1 cart
   *[other] { $carts } carts
}
contracts-count = { $contracts ->
    [one] 1 contract
   *[other] { $contracts } contracts
}
merchandise-count = { $merchandise ->
    [one] 1 merchandise card
   *[other] { $merchandise } merchandise cards
}

track-colour = { $colour ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
   *[grey] grey
}
track = { $a } – { $b } ({ track-colour }, { $length })
contract = { $a } – { $b } ({ points-count })

## What the names of the places mean

gloss-begijnhof = courtyard of the beguines
gloss-blauwbrug = blue bridge
gloss-dam = square on the old dam
gloss-drie-hendricken = house of the Three Henries
gloss-haringpakkerstoren = herring packers’ tower
gloss-jan-roodenpoortstoren = tower of Jan Roodenpoort
gloss-jordaan = the western quarter
gloss-korenmetershuisje = corn measurers’ house
gloss-montelbaanstoren = Montelbaan tower
gloss-munttoren = mint tower
gloss-nieuwe-waal = new harbour basin
gloss-noordermarkt = north market
gloss-oost-indisch-huis = East India House
gloss-oude-kerk = old church
gloss-oude-waal = old harbour basin
gloss-waag = weigh house
gloss-westermarkt = west market

## What you can do

action-take = { $card ->
    [pink] Take the pink card from the row
    [blue] Take the blue card from the row
    [green] Take the green card from the row
    [black] Take the black card from the row
    [red] Take the red card from the row
    [orange] Take the orange card from the row
   *[wild] Take the wild from the row
}
action-draw-card = Draw a card from the deck
action-draw-contracts = Draw contracts
action-pass = Pass on your last turn
action-claim = Claim { track }
action-pay = Pay in { card-short } { $wilds ->
    [0] without wilds
    [one] with 1 wild
   *[other] with { $wilds } wilds
}
action-pay-wild = Pay with wilds only
action-keep-both = Keep both contracts
action-keep = Keep only { contract }

## What happened

event-dealt = { $player } is dealt { $these }.
event-dealt-hidden = { $player } is dealt { cards-count }.
event-offered = { $player } may choose from { $these }.
event-offered-hidden = { $player } looks at { contracts-count }.
event-kept = { $player } keeps { $these }{ returned-contracts }.
event-kept-hidden = { $player } keeps { contracts-count }{ returned-contracts }.
returned-contracts = { $returned ->
    [0] { "" }
    [one] {" "}and puts 1 under the deck
   *[other] {" "}and puts { $returned } under the deck
}
event-took = { $player } takes { card-object } from the row.
event-drew = { $player } draws { card-object } from the deck.
event-drew-hidden = { $player } draws a card from the deck.
event-refilled = { $card ->
    [pink] A pink card is turned up in the row.
    [blue] A blue card is turned up in the row.
    [green] A green card is turned up in the row.
    [black] A black card is turned up in the row.
    [red] A red card is turned up in the row.
    [orange] An orange card is turned up in the row.
   *[wild] A wild is turned up in the row.
}
event-swept = Too many wilds in the row: it is discarded ({ $these }).
event-reshuffled = { $cards ->
    [one] 1 discarded card becomes the new deck.
   *[other] { $cards } discarded cards are shuffled into a new deck.
}
event-claimed = { $player } claims { track }: { points-count }.
event-paid = { $player } pays { $these }.
event-merchandise = { $player } takes a merchandise card and has { $merchandise } now.
event-passed = { $player } can do nothing and passes.
event-declined = { $player } passes on the last turn.
event-last-round = { $player } is running out of carts. Everyone has one more turn.
event-contract-scored = { $player } completed { $a } – { $b }: plus { points-count }.
event-contract-failed = { $player } did not complete { $a } – { $b }: minus { points-count }.
event-merchandise-scored = { $player } has { merchandise-count }: { points-count }.

## What is asked, of you and of others

prompt-keep-first-contracts = Which contracts do you keep? You must keep one and may keep both.
prompt-turn = Take transport cards, claim a track or draw contracts.
prompt-last-turn = Your last turn: take transport cards, claim a track, draw contracts, or pass.
prompt-second-card = Take a second card, from the row or from the deck.
prompt-pay = How do you pay for { track }?
prompt-keep-contracts = Which of the drawn contracts do you keep? You must keep one and may keep both.
waiting-keep-first-contracts = { $players ->
    [one] { $these } is choosing contracts.
   *[other] { $these } are choosing contracts.
}
waiting-turn = It is { $player }’s turn.
waiting-second-card = { $player } is taking a second card.
waiting-pay = { $player } is paying for { track }.
waiting-keep-contracts = { $player } is choosing contracts.

## Why something cannot be done

error-not-in-row = { $card ->
    [pink] There is no pink card in the row.
    [blue] There is no blue card in the row.
    [green] There is no green card in the row.
    [black] There is no black card in the row.
    [red] There is no red card in the row.
    [orange] There is no orange card in the row.
   *[wild] There is no wild in the row.
}
error-wild-second = A wild from the row may not be the second card.
error-second-card-first = First take your second card.
error-deck-empty = The deck is empty.
error-no-contracts = There are no contracts left to draw.
error-pass-early = You may pass only in the last round.
error-track-taken = { track } is taken already: it belongs to { $player }.
error-track-closed = { track } is closed: with two players only one track of a double is used.
error-partner-yours = { track } cannot be yours: you hold the other track of this double.
error-too-few-carts = { track } needs more carts than you have: { carts-count } left.
error-cannot-pay = You do not hold the cards to pay for { track }.
error-wrong-colour = { $card ->
    [pink] { track } cannot be paid in pink.
    [blue] { track } cannot be paid in blue.
    [green] { track } cannot be paid in green.
    [black] { track } cannot be paid in black.
    [red] { track } cannot be paid in red.
    [orange] { track } cannot be paid in orange.
   *[wild] { track } cannot be paid with wilds only.
}
error-pay-first = First pay for { track }.
error-cards-not-held = You do not hold these cards: { track } takes { $length ->
    [one] 1 card
   *[other] { $length } cards
}.
error-contract-not-offered = { contract } was not offered to you.
error-choose-contracts = First choose which contracts you keep.

## The position in words

section-row = Cards to draw
section-board = Board
section-hand = Your hand
section-contracts = Contracts

turn-number = Turn { $turn }
turn-chosen = Your choice: { $action }
row-cards = Row: { $these }
row-gap = empty
deck-cards = Deck: { cards-count }
discards-list = Discards: { $these }
discards-none = Discards: none
contract-deck = Contract deck: { contracts-count }
merchandise-deck = Left beside the board: { merchandise-count }
board-owner = { $player }: { $these }
board-owner-none = { $player }: no tracks yet
board-free = Free tracks from each place (colour and spaces; “+” gives a merchandise card):
board-place = { $place }: { $these }
board-way = { $place } ({ $these })
board-track = { track-colour } { $length }
board-track-merchandise = { track-colour } { $length }+
board-closed = Closed to everyone: { $these }
board-none = No free tracks are left.
hand-empty = No cards
contract-done = { contract }: complete
contract-open = { contract }: not complete yet
contract-missed = { contract }: not complete
contract-offered = { contract }: offered to you
contracts-none = No contracts
contracts-of = { $player }:
player-line = { $player }, { player-colour }: { points-count }, { carts-count }, { cards-count } in hand, { contracts-count }, { merchandise-count }
player-known = { $player }, known cards: { $these }

## Points and where they come from

source-tracks = Tracks
source-contracts = Contracts
source-unfinished = Unfinished contracts
source-merchandise = Merchandise

## Words in the picture, and what the pointer is told about a thing (the rule of the ledger comes last)

label-city = Map of Amsterdam
label-row = Cards to draw
label-discards = Discards
label-hand = Your hand
label-no-cards = No cards in your hand
label-points-for-track = Points for a track
label-contracts = Your contracts
label-no-contracts = No contracts yet
label-offer = Keep one or both
label-done = complete
label-missed = not complete
label-cut-off = cut off
label-to-go = { $spaces ->
    [one] 1 space to go
   *[other] { $spaces } spaces to go
}
label-merchandise = Merchandise
label-last-round = Last round
label-tracks = Tracks
label-contracts-scored = Contracts
label-merchandise-scored = Merchandise
label-winner = Winner

# Cards of one colour, before their number.
cards-colour = { $colour ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
   *[wild] wild
}
tip-gap = Nothing left to fill this place with. { $rule }
tip-card = { $colour ->
    [pink] Pink card: take it as one of two cards.
    [blue] Blue card: take it as one of two cards.
    [green] Green card: take it as one of two cards.
    [black] Black card: take it as one of two cards.
    [red] Red card: take it as one of two cards.
   *[orange] Orange card: take it as one of two cards.
} { $rule }
tip-card-wild = Wild: stands for any colour. Taken from the row it is the only card of the turn. { $rule }
tip-deck = Deck: { cards-count }. A wild drawn blind counts as any other card. { $rule }
tip-contract-deck = Contract deck: { contracts-count }. Draw two and keep one or both. { $rule }
tip-discards = Discards: { cards-count }. They become the new deck when it runs out. { $rule }
tip-discard = Discarded, { cards-colour }: { $cards }
tip-hand = Your hand, { cards-colour }: { cards-count }. { $rule }
tip-track-points = { $length ->
    [one] A track of 1 space: { points-count }.
   *[other] A track of { $length } spaces: { points-count }.
} { $rule }
tip-track = { track }: pay { $length ->
    [one] 1 card
   *[other] { $length } cards
} { of-which-colour } and gain { track-gain }. { $rule }
tip-track-lack = { track } would bring { track-gain }, but you are { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} { of-which-colour } short. { $rule }
tip-track-carts = { error-too-few-carts } { $rule }
tip-track-yours = { error-partner-yours } { $rule }
track-gain = { points-count }{ $merchandise ->
    [yes] {" "}and a merchandise card
   *[no] { "" }
}
of-which-colour = { $any ->
    [yes] of one colour or wild
   *[no] of its colour or wild
}
tip-track-owned = { track }: { label-seat }, { points-count }. { $rule }
tip-track-closed = { $a } – { $b }: closed, since the other track of the double is taken. { $rule }
tip-track-paying = { track }: being paid for. { $rule }
tip-place = { $name }: { $place ->
    [begijnhof] { gloss-begijnhof }
    [blauwbrug] { gloss-blauwbrug }
    [dam] { gloss-dam }
    [drie-hendricken] { gloss-drie-hendricken }
    [haringpakkerstoren] { gloss-haringpakkerstoren }
    [jan-roodenpoortstoren] { gloss-jan-roodenpoortstoren }
    [jordaan] { gloss-jordaan }
    [korenmetershuisje] { gloss-korenmetershuisje }
    [montelbaanstoren] { gloss-montelbaanstoren }
    [munttoren] { gloss-munttoren }
    [nieuwe-waal] { gloss-nieuwe-waal }
    [noordermarkt] { gloss-noordermarkt }
    [oost-indisch-huis] { gloss-oost-indisch-huis }
    [oude-kerk] { gloss-oude-kerk }
    [oude-waal] { gloss-oude-waal }
    [waag] { gloss-waag }
   *[westermarkt] { gloss-westermarkt }
}. { $rule }
tip-flag = Contract { contract }: { $done ->
    [yes] complete
   *[no] not complete yet
}. { $rule }
tip-offer = Contract { contract }: { way-to-go }. { $rule }
tip-contract = Contract { contract }: { way-to-go }, or you lose its points. { $rule }
tip-contract-done = Contract { contract }: complete. { $rule }
tip-contract-missed = Contract { contract }: not complete: it takes its points away. { $rule }
way-to-go = { $spaces ->
    [-1] no way is left
    [0] complete already
    [one] 1 space to go
   *[other] { $spaces } spaces to go
}
tip-points = { label-seat }: { points-count }. { $rule }
tip-carts = { label-seat }: { carts-count } left. { $rule }
tip-hand-size = { label-seat }: { cards-count } in hand. { $rule }
tip-contracts-held = { label-seat }: { contracts-count }. { $rule }
tip-merchandise = { label-seat }: { $cards ->
    [one] 1 merchandise card
   *[other] { $cards } merchandise cards
}. { $rule }
tip-known = { label-seat } took openly and still holds, { cards-colour }: { $cards }. { $rule }
tip-merchandise-stock = { $cards ->
    [one] 1 merchandise card is left.
   *[other] { $cards } merchandise cards are left.
} { $rule }
tip-merchandise-place = Place { $place } by merchandise: { points-count }. { $rule }
tip-merchandise-none = Without a merchandise card: no place and no points. { $rule }

## Several answers of one kind

group-take = Take a card
group-pay = Pay
group-claim = Claim a track
group-keep = Keep one contract
