# Burano in English.
# A number is named after what it counts ($coins, $points …); $these is a list. Colours arrive as ids and are chosen by
# select expressions, so that each language inflects as it must.

## The game

game-title = Burano
game-blurb = Build the bright houses of Burano: stack cubes, lay roofs, and send your workers fishing and making lace.
game-reconstructed = Some of what is printed in the box was not available to us: the shape of the island, the sea routes, rings, workshops, most roof tiles and some prices are our own. If you own the game, you can correct them in an edition file.

option-players-help = How many play: 2, 3 or 4.
option-layout = Workshops
option-layout-help = How the workshops lie: as in the first game, or drawn by lot.
option-layout-beginner = as in the first game
option-layout-drawn = drawn by lot

## Things, and numbers of things

player-colour = { $colour ->
    [blue] blue
    [red] red
    [black] black
   *[green] green
}
colour = { $colour ->
    [pink] pink
    [blue] blue
    [yellow] yellow
    [green] green
    [orange] orange
   *[white] white
}
colour-short = { $colour ->
    [pink] Pk
    [blue] Bl
    [yellow] Ye
    [green] Gr
    [orange] Or
   *[white] Wh
}
# A cube as what somebody takes: an object, with its article.
cube = { $colour ->
    [pink] a pink cube
    [blue] a blue cube
    [yellow] a yellow cube
    [green] a green cube
    [orange] an orange cube
   *[white] a white cube
}
cube-number = { $number } { colour }
seafood = { $seafood ->
    [lobster] lobster
    [tuna] tuna
    [squid] squid
    [crab] crab
    [prawn] prawn
    [clam] clam
    [eel] eel
    [sole] sole
   *[other] { $seafood }
}
seafood-number = { $number } × { seafood }
kind-of-roof = { $kind ->
    [islands] island roof
    [workshops] workshop roof
    [fountains] fountain roof
   *[flat] flat roof
}
tile = { kind-of-roof } { $one }/{ $two }
card = { $card } ({ $effect })
effect-roof-colour-points = { $points } points for each { $these } half you lay
effect-roof-half-any-cube = your { $these } roof halves may lie on any cube
effect-points-per-sold-kind = at the end { $points } points for each sold { $these }
effect-points-per-workshop-worker = at the end { $points } points for each of your workers in { $these } workshops
effect-sail-two-steps = you may sail two steps
effect-enter-held-squares = your lace makers may enter squares held by others
effect-win-island-ties = you win ties on nearby islands
effect-return-one-cube-less = you return one cube fewer for lace; at the end { $points } points
effect-points-per-building-card = at the end { $points } points for each of your building cards
effect-points = at the end { $points } points
place-island = island { $place }
place-port = { $place ->
    [west] the western port
   *[east] the eastern port
}
place-square = workshop square { $square }
spot = { $level ->
    [base] base, place { $number }
    [middle] second level, place { $number }
   *[top] the top
}
ship = { $ship ->
    [different] the ship for different cards
    [identical] the ship for equal cards
    [pairs] the ship for pairs
   *[triples] the ship for triples
}
season = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
}
coins-count = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
workers-count = { $number ->
    [one] 1 worker
   *[other] { $number } workers
}

## What you can do

action-stack = Stack { cube }
action-leave-empty = Leave this place empty
action-prepare = Prepare { cube }
action-from = Take it from: { $spot }
action-build = Build { cube }
action-end-turn = End your turn
action-buy = Buy { cube } (1 privilege point)
action-buy-coin = Buy a coin (1 privilege point)
action-onto = Put it here: { $spot }
action-take-privilege = Take { $number ->
    [one] 1 privilege point
   *[other] { $number } privilege points
}
# Near the end of the track: $number is gained, $lost is not.
offer-take-privilege-lost = { $number ->
    [0] Take privilege points, but gain none
    [one] Take 1 privilege point
   *[other] Take { $number } privilege points
} ({ $lost ->
    [one] 1 would be lost
   *[other] { $lost } would be lost
}: the track ends at { $most })
action-sail = Sail to { $place }
action-stay = Do not sail
action-exchange = Exchange two huts first (1 privilege point)
action-hut = The { colour } hut of island { $island }
action-catch-blind = Draw a card from the deck
action-send = Send { workers-count }
action-no-sale = Sell nothing
action-lace = Send a worker to square { $square }
action-privilege-lace = Send a worker to square { $square } (1 privilege point)
action-recall = Call a worker back from { $place }
action-done = Done
action-pay = Return a cube for the worker on { $square }
action-spare = Count the worker on { $square } without a cube (building card)
action-pay-best = Score the best choice
action-take = Take { cube } instead
action-take-none = Take nothing instead
action-draw = Draw: { kind-of-roof }
action-catch = Take { seafood } from the open cards
action-hand-over = Sell { seafood }
offer-hand-over = Sell { seafood-number }
offer-hand-over-last = Sell { seafood-number } and score { points-count }
action-take-card = Take building card { $card }
action-roof = Lay a roof: { $tile }
action-put-away = Put away: { $tile }
action-at = At { $hole }
action-cover = On { $these }
action-sell = To { $ship }: { $size ->
    [one] { $number ->
        [one] 1 card
       *[other] { $number } different cards
    }
   *[other] { $number ->
        [one] { $size } equal cards
       *[other] { $number } times { $size } equal cards
    }
} for { points-count }

## What happened

event-seated = { $player } starts at { $place } with the ring { $these }.
event-markers = Action markers: sailing { $sailing }; lace making { $lace }; earning { $earning }.
event-season = { season } begins. First player: { $player }.
event-pyramid = { $player } has built a pyramid of { $these }.
event-pyramid-none = { $player } has no cubes for a pyramid.
event-surplus = { $player } gives back { $these } for { coins-count }.
event-move-gain = { $player } makes move { $number } and gains { coins-count }.
event-move-pay = { $player } makes move { $number } and pays { coins-count }.
event-no-move = { $player } makes no move and takes { coins-count }.
event-prepared = { $player } prepares { cube } ({ $spot }).
event-built = { $player } builds { cube } at { $hole }, level { $level }.
event-privilege = { $player } gains { $number ->
    [0] no privilege point: the track is full
    [one] 1 privilege point
   *[other] { $number } privilege points
}.
event-roofed = { $player } lays a roof ({ $tile }) on { $these }, level { $level }.
event-bright-roof = { $player } scores { points-count } with card { $card }.
event-card-taken = { $player } takes building card { $card }.
event-card-shown = A building card is turned up: { $card }.
event-roof-scored = { $player } scores { points-count } for the { kind-of-roof }{ $kind ->
    [flat] { "" }
   *[other] {" "}(counting { $number })
}.
event-sailed = { $player } sails to { $place }.
event-stayed = { $player } does not sail.
event-exchanged = { $player } exchanges two huts: { $colours } of { $places }.
event-caught = { $player } takes { seafood } from the open cards.
event-drew = { $player } draws { seafood } from the deck.
event-drew-hidden = { $player } draws a seafood card from the deck.
event-refilled = A seafood card is turned up: { seafood }.
event-shortage = The seafood has run out: { $player } scores { points-count } for { $number ->
    [one] a missing card
   *[other] { $number } missing cards
}.
event-sent = { $player } sends { workers-count } to { $place }.
event-came-back = { $player } takes a worker back from { $place } and gains { coins-count }.
event-no-sale = { $player } sells nothing.
event-handed-over = { $player } sells { $number } × { seafood }.
event-sold = { $player } scores { points-count } for the sale to { $ship }.
event-ship-moved = Now in { $place }: { $ship }.
event-laced = { $player } sends a worker to the { colour } square { $square }{ $coins ->
    [0] { "" }
   *[other] {" "}and gains { coins-count }
}.
event-no-lace = { $player } sends nobody to the workshops.
event-privilege-spent = { $player } spends a privilege point.
event-earned = { $player } earns { coins-count }.
event-recalled = { $player } calls a worker back from { $place } for { coins-count }.
event-coin-bought = { $player } turns a privilege point into a coin.
event-cube-bought = { $player } buys { cube } for a privilege point.
event-island-scored = { $winners ->
    [one] { $these } has most workers
   *[other] { $these } share the majority
}, { $place }: { points-count }{ $winners ->
    [one] { "" }
   *[other] {" "}each
}.
event-lace-scored = { $player } scores lace for { workers-count }: { points-count } and { $bonus } for unions.
event-cubes-taken = { $player } takes { $these } from the supply.
event-cubes-taken-none = { $player } takes no cubes from the supply.
event-roof-drawn = { $player } draws a roof: { $tile }.
event-put-away = { $player } puts a roof under its stack: { $tile }.
event-coins-scored = { $player } has { coins-count }: { points-count }.
event-seafood-scored = { $player } has { $number ->
    [one] 1 unsold seafood card
   *[other] { $number } unsold seafood cards
}: { points-count }.
event-card-scored = { $player } scores { points-count } with card { $card }.

## What is asked, of you and of others

prompt-build-pyramids = Build your pyramid, unseen by the others. Next: { $spot }.
prompt-put-bought-cube = Where do you put { cube }?
prompt-turn-gain = Move { $number } of your turn (you gain { coins-count }): prepare, build or roof.
prompt-turn-pay = Move { $number } of your turn costs { coins-count }: prepare, build, roof, or end your turn.
prompt-turn-done = You have made four moves. Spend privilege points or end your turn.
prompt-choose-cube = Which { colour } cube do you prepare?
prompt-choose-site = Where do you build { cube }?
prompt-choose-houses = Which two houses does the roof cover? ({ $tile }; the first colour lies on the first place.)
prompt-roof-reward = Choose privilege points or a building card for your roof.
prompt-sail = Where do you sail?
prompt-first-hut = Which two huts do you exchange? Choose either of them first.
prompt-second-hut = With which hut does the { colour } hut of { $place } change places?
prompt-fish = Draw seafood: { $number ->
    [one] 1 card
   *[other] { $number } cards
} to come.
prompt-send-workers = How many workers go to { $place }?
prompt-trade = What do you sell in { $place }?
prompt-hand-over = Which seafood goes to { $ship }? ({ $sets ->
    [one] 1 set
   *[other] { $sets } sets
} of { $size } to choose, in any order; the sale brings { points-count })
prompt-make-lace = Send workers to workshops; arrows left: { $these }.
prompt-recall = Which workers do you call back, for a coin each?
prompt-score-lace = For which workers do you return cubes? So far { points-count }; the best choice gives { $best }.
prompt-score-lace-buy = You have { points-count } for lace. Do you buy cubes, a privilege point each, before others can?
prompt-take-instead = Some colours have run out: { $number ->
    [one] take 1 other cube
   *[other] take { $number } other cubes
}, or none.
prompt-buy-cubes = Do you buy cubes for your reserve, a privilege point each?
prompt-put-roofs-away = Which roofs do you put away before you draw new ones?
prompt-draw-roofs = Which kind of roof do you draw?
waiting = { $players ->
    [one] { $these } decides now.
   *[other] { $these } decide now.
}

## Why something cannot be done

error-not-in-reserve = There is no { colour } cube in your reserve.
error-no-gap = A place may stay empty only where your cubes cannot fill the level.
error-build-pyramid-first = First build your pyramid.
error-not-supported = This place is taken or not supported: { $spot }.
error-put-cube-first = First put the { colour } cube into your pyramid.
error-no-privilege = You have no privilege point.
error-supply-empty = There is no { colour } cube in the supply.
error-pyramid-full = Your pyramid is full.
error-four-moves = You have made all four moves of this turn.
error-too-few-coins = The next move costs { coins-count }, which you do not have.
error-no-space = All your preparation spaces are taken.
error-not-uncovered = There is no uncovered { colour } cube in your pyramid.
error-no-site = There is no place left to build on.
error-not-prepared = You have not prepared { cube }.
error-no-houses = There are no two houses that this roof may cover: { $tile }.
error-not-your-roof = This roof is not yours: { $tile }.
error-choose-cube-first = First choose which { colour } cube you take.
error-not-a-site = Nothing can be built at { $hole }: a house needs a neighbour or a free roof half.
error-choose-site-first = First choose where to build the { colour } cube.
error-choose-houses-first = First choose the houses for your roof ({ $tile }).
error-no-cube-there = There is no house at { $hole }.
error-not-one-level = { $these } do not end on the same level.
error-third-level = Houses of the third level are never roofed.
error-roofed-already = { $these }: there is a roof already.
error-colours-differ = The colours of the roof do not suit the houses at { $these }.
error-card-not-open = This card does not lie open: { $card }.
error-reward-first = First choose what your roof brings you.
error-must-sail = After an exchange of huts you must sail to a nearby island.
error-no-exchange = No exchange of huts would let you enter an island.
error-sail-first = First decide about your boat.
error-out-of-reach = Your boat cannot reach { $place } now.
error-no-match = None of your arrows matches a hut there: { $place }.
error-no-ship = No merchant ship lies there: { $place }.
error-hut-not-there = There is no { colour } hut on island { $island }.
error-hut-same-island = The other hut must lie on another island than { $island }.
error-hut-same-colour = Two { colour } huts would change nothing: choose another colour.
error-hut-no-use = Exchanging the { colour } hut of island { $island } would not let you enter an island.
error-choose-hut-first = First choose the huts to exchange.
error-not-on-display = There is no { seafood } among the open cards.
error-seafood-out = The deck of seafood is empty.
error-fish-first = First draw your seafood.
error-send-first = First decide how many workers you send.
error-cannot-fill = Your cards do not fill this sale: { $ship }.
error-ship-elsewhere = It lies in the other port: { $ship }.
error-trade-first = First decide what you sell.
error-kind-sold = You have handed over { seafood } already: the kinds of a sale differ.
error-too-few-cards = The sale takes { seafood-number }, which you do not have.
error-hand-over-first = First choose the cards of your sale.
error-lace-first = First finish making lace.
error-no-workshop = There is no workshop on { $square }.
error-last-worker = Your last worker stays on the ring.
error-no-arrow = No unused arrow has the colour of square { $square }.
error-your-square = Your own worker stands on { $square }.
error-not-needed = You need no privilege point for { $square }.
error-not-beside = Square { $square } is not beside one of your workers.
error-square-held = Square { $square } is held by another player.
error-nobody-there = No worker of yours is there: { $place }.
error-recall-first = First decide whom you call back.
error-not-your-worker = No worker of yours stands on { $square }.
error-paid-already = The worker on { $square } is paid for already.
error-no-cube-for-it = You have no cube in the colour of { $square }.
error-nothing-spared = You have no card that spares a cube now.
error-lace-scoring-first = First finish scoring your lace.
error-take-instead-first = First decide which cubes you take instead.
error-buy-first = First decide whether you buy cubes.
error-roofs-first = First decide which roofs you put away.
error-kind-drawn = You have just drawn this kind: { kind-of-roof }.
error-stack-empty = This stack is empty: { kind-of-roof }.
error-draw-first = First draw your roofs.

## The position in words

section-island = Main island
section-season = What the colours do
section-sea = Sea
section-workshops = Workshops
section-cards = Open cards and roofs
section-pyramid = Your pyramid
section-ring = Your ring, seafood and roofs

turn-season = { season }, { $round ->
    [0] before the first round
   *[other] round { $round } of { $rounds }
}. First player: { $player }.
season-action = { $action }: { $these }
sea-ship = { $ship } ({ $pays })
pyramid-cubes = { $cubes } ({ $action })
turn-moves = { $player }’s turn: moves done { $done }, left { $left }.
island-legend =
    Tops: colour and level, ^ roof half, ~ canal,
    + free hole beside houses, . free hole
sea-island = { $place }: huts { $huts }; your matches { $matches }{ $workers }{ $boats }
sea-island-open = { $place }: huts { $huts }{ $workers }{ $boats }
sea-workers = ; workers { $these }
sea-boats = ; boats { $these }
sea-worker = { $player } ({ $number })
sea-port = { $place }: { $these }{ $boats }
sea-port-none = { $place }: no ships{ $boats }
sea-routes = Routes: { $these }
sea-route = { sea-from }–{ sea-to }
sea-from = { $from ->
    [west] west
    [east] east
   *[other] { $from }
}
sea-to = { $to ->
    [west] west
    [east] east
   *[other] { $to }
}
workshop-legend =
    $ coin; number: player standing there;
    blank: no workshop
cards-seafood = Open seafood: { $these }; deck { $number }
cards-none = none
cards-building = { $card }
cards-deck = Building cards in the deck: { $number }
cards-stacks = Roof stacks: { $these }
cards-stack = { kind-of-roof } { $number }
cards-under = At the bottom of the { kind-of-roof } stack: { $these }
cards-supply = Cubes in the supply: { $these }
pyramid-top = Top
pyramid-middle = Second level
pyramid-base = Base
pyramid-reserve = Reserve: { $these }
pyramid-prepared = Prepared: { $these }
ring-arrows = Arrows: { $these } ({ $houses })
ring-sectors = Sectors 1 to 9: { $these }
ring-shows = On the ring (*): { workers-count }. Visible: { coins-count } ($), { $fountains ->
    [one] 1 fountain
   *[other] { $fountains } fountains
} (o)
hand-list = Your seafood: { $these }
roof-line = Roof: { $tile }, now worth { points-count }
player-line = { $player }, { player-colour }: { points-count }, { coins-count }, { $privilege } privilege, boat at { $place }, seafood { $cards }, sold { $sold }
player-cards = { $player }, building cards: { $these }
player-prepared = { $player }, prepared: { $these }
player-roofs = { $player }, roofs: { $these }
player-pyramid = { $player }, pyramid: { $these }
player-known = { $player }, known seafood: { $these }
player-ring = { $player }, arrows { $these }, { workers-count } on the ring

## Points and where they come from

source-islands-roofs = Island roofs
source-workshops-roofs = Workshop roofs
source-fountains-roofs = Fountain roofs
source-flat-roofs = Flat roofs
source-bright-roofs = Bright roofs (cards)
source-sales = Seafood sold
source-shortage = Missing seafood
source-islands = Nearby islands
source-lace = Lace
source-unions = Unions
source-coins = Coins
source-seafood = Unsold seafood
source-buildings = Building cards

## Words in the picture

label-lagoon = Lagoon
label-season = Season and actions
label-sailing = Sailing
label-lace = Lace making
label-earning = Earning
label-ring = Planning ring
label-match-colours = match colours
label-fill = Fill as suggested
label-fill-again = Fill as last time
label-change-cubes = Drag a cube onto another to change them.
label-pyramid = Pyramid
label-prepared = Prepared
label-roofs = Roofs
label-moves = Moves and purse
label-move-1 = 1st
label-move-2 = 2nd
label-move-3 = 3rd
label-move-4 = 4th
label-workshops = Lace workshops
label-most-here = Most workers
label-tie = a tie
label-nobody = nobody
label-unions = Unions
label-chosen = Chosen so far
label-best-choice = Best choice
label-hand = Your cards
label-seafood-hand = Seafood in hand
label-own-buildings = Your buildings
label-sold = sold
label-none = none
label-builds = building …
label-built = built
label-seafood = Open seafood
label-kind = { seafood }
label-ships = Merchant ships
label-at-west = west
label-at-east = east
label-port = { $place ->
    [west] West
   *[east] East
}
label-buildings = Building cards
label-stock = Roof stacks and supply
label-above = Island from above

tip-house = { $hole }, level { $level }: { colour } house. { $rule }
tip-hole = { $hole }: an empty hole. A house needs another one around it. { $rule }
tip-roof-half = { $hole }: a free roof half for a house of level { $level }; on its own colour it brings a privilege point. { $rule }
tip-pair = { $one } and { $two }: two houses side by side for a roof. { $rule }
tip-roof-islands = Island roof. { $rule }
tip-roof-workshops = Workshop roof. { $rule }
tip-roof-fountains = Fountain roof. { $rule }
tip-roof-flat = Flat roof. { $rule }
tip-island = Island { $place }: to be entered if a hut has a match colour. { $rule }
tip-hut = Hut of island { $place }, { colour }: one card for each arrow that matches a hut. { $rule }
tip-island-workers = { label-seat }: { $number } on island { $place }. { $rule }
tip-majority = At the end of the season whoever has most gains: { $points }. { $rule }
tip-matches = Cards to draw here: { $number }. { $rule }
tip-island-matches = Island { $place }: cards to draw with your arrows as they are: { $number }. { $rule }
tip-mooring = { $place ->
    [west] Western port: dotted lines are routes.
    [east] Eastern port: dotted lines are routes.
   *[other] Mooring of island { $place }: dotted lines are routes.
} { $rule }
tip-port = { $place ->
    [west] Western port: sell one set to one of its ships.
   *[east] Eastern port: sell one set to one of its ships.
} { $rule }
tip-boat = The boat of { label-seat }. { $rule }
tip-exchange = Before sailing to an island: two huts change places for a privilege point. { $rule }
tip-ship-different = Buys different cards. After a sale it crosses to the other port. { $rule }
tip-ship-identical = Buys equal cards. After a sale it crosses to the other port. { $rule }
tip-ship-pairs = Buys pairs of different kinds. After a sale it crosses to the other port. { $rule }
tip-ship-triples = Buys triples of different kinds. After a sale it crosses to the other port. { $rule }
tip-sale = This set brings { $points } points. { $rule }
tip-sale-ready = This set brings { $points } points, and you have it in hand. { $rule }
tip-square = Workshop square { $square }, { colour }. { $rule }
tip-square-held = Workshop square { $square }, { colour }: { label-seat } works here. { $rule }
tip-most-workshop = { label-seat } alone has most in this workshop ({ colour }): { $number }. { $rule }
tip-unions = { label-seat }: if all workers were paid for now, lace would bring { $points } points. { $rule }
tip-pay-best = The best choice brings { $points } points. { $rule }
tip-season = { season }: { $rounds } rounds. { $rule }
tip-sailing = A house of these colours moves the boat one step: fish at an island or sell in a port. { $rule }
tip-lace = A house of these colours sends up to three workers to workshop squares in match colours. { $rule }
tip-earning = A house of these colours brings a coin for every coin visible on the ring; then workers may be called back. { $rule }
tip-match-colours = The colours of the three arrow houses: they count for fishing and for lace. { $rule }
tip-ring-coin = { $arrow ->
    [yes] Arrow house, { colour }, with a coin.
   *[no] House, { colour }, with a coin.
} { $rule }
tip-ring-fountain = { $arrow ->
    [yes] Arrow house, { colour }, with a fountain.
   *[no] House, { colour }, with a fountain.
} { $rule }
tip-ring-shows = Visible on your ring: coins { $coins }, fountains { $fountains }. { $rule }
tip-ring = The ring of { label-seat }; blue rings are the arrow houses. { $rule }
tip-uncovered = Uncovered, { colour }: can be prepared. { $rule }
tip-spot = A place of the pyramid; a cube above the base rests on four others. { $rule }
tip-prepared = Prepared, { colour }: can be built. { $rule }
tip-prepared-cubes = Cubes prepared by { label-seat }. { $rule }
tip-fill = Stacks the colours of your roofs high up and different ones below. The last cube is left to you; all can be changed or taken back. { $rule }
tip-fill-again = Stacks the pyramid that was last built from the same cubes on this device; dim while there is none. The last cube is left to you. { $rule }
tip-stacked = Stacked: { colour }. To change it, drag another cube here, or click this one and then the other. { $rule }
tip-reserve = Reserve, { colour }: { $number }. { $rule }
tip-own-roof-islands = Island roof, now worth { $points }: most workers alone on nearby islands. { $rule }
tip-own-roof-workshops = Workshop roof, now worth { $points }: most workers alone on workshop tiles. { $rule }
tip-own-roof-fountains = Fountain roof, now worth { $points }: fountains visible on the ring. { $rule }
tip-own-roof-flat = Flat roof, worth { $points }. { $rule }
tip-move = Move { $number } of the turn: coins { $coins }. { $rule }
tip-purse = Your coins; a privilege point buys one. { $rule }
tip-own-privilege = Your privilege points: for huts, lace, cubes and coins. { $rule }
tip-done = End what you are doing. { $rule }
tip-seafood-deck = Seafood deck, cards left: { $number }. { $rule }
tip-open-card = Open card: { seafood }. { $rule }
tip-hand = { seafood }: { $number } in hand. { $rule }
tip-sold = Cards you sold: { $number }. { $rule }
tip-building-deck = Building cards left in the deck: { $number }. { $rule }
tip-card-roof-colour-points = Each time you roof: { $points } points for each half in a colour shown. { $rule }
tip-card-roof-half-any-cube = Your roof halves in the colours shown may lie on cubes of any colour. { $rule }
tip-card-points-per-sold-kind = At the end: { $points } points for each sold card of the kinds shown. { $rule }
tip-card-points-per-workshop-worker = At the end: { $points } points for each of your workers in workshops of the colours shown. { $rule }
tip-card-sail-two-steps = You may sail two steps. { $rule }
tip-card-enter-held-squares = Your lace makers may go to squares held by others, who take theirs back. { $rule }
tip-card-win-island-ties = You win ties on nearby islands. { $rule }
tip-card-return-one-cube-less = You return one cube fewer for lace; at the end { $points } points. { $rule }
tip-card-points-per-building-card = At the end: { $points } points for each of your building cards. { $rule }
tip-card-points = At the end: { $points } points. { $rule }
tip-stack-islands = Island roofs left: { $number }. { $rule }
tip-stack-workshops = Workshop roofs left: { $number }. { $rule }
tip-stack-fountains = Fountain roofs left: { $number }. { $rule }
tip-stack-flat = Flat roofs left: { $number }. { $rule }
tip-supply = Supply, { colour }: { $number }. A privilege point buys a cube. { $rule }
tip-moves = { label-seat }, moves done: { $number }, left: { $left }. { $rule }
tip-first = First player of the season. { $rule }
tip-points = Points of { label-seat }. { $rule }
tip-coins = { label-seat }, coins: { $number }. { $rule }
tip-privilege = { label-seat }, privilege points: { $number }. { $rule }
tip-workers = { label-seat }, workers on the ring: { $number }. { $rule }
tip-cards = { label-seat }, seafood cards in hand: { $number }. { $rule }
tip-pyramid = The pyramid of { label-seat }, hidden until all are built. { $rule }
tip-sold-number = { label-seat }, seafood cards sold: { $number }. { $rule }
tip-known = { label-seat } took openly and still holds, { seafood }: { $number }. { $rule }

## Several answers of one kind

group-stack = Stack a cube
group-prepare = Prepare a cube
group-from = Take it from the pyramid
group-build = Build a house
group-buy = Buy a cube
group-onto = Put it in the pyramid
group-sail = Sail
group-hut = Choose a hut
group-send = Send workers
group-lace = Send a worker
group-privilege-lace = Send one for a privilege point
group-recall = Call a worker back
group-pay = Return a cube for a worker
group-spare = Count one without a cube
group-take = Take another cube
group-draw = Draw a roof
group-catch = Take open seafood
group-hand-over = Sell seafood
group-take-card = Take a building card
group-roof = Lay a roof
group-put-away = Put a roof away
group-at = Build here
group-cover = Cover houses
group-sell = Sell to a ship
