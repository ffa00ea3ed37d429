# Windmill Valley in English.
# Numbers are named after what they count; $these is a list; colours arrive as ids, so that each language inflects.

## The game

game-title = Windmill Valley
game-blurb = Grow tulips in a Dutch polder: the two wheels of your windmill decide what you do.
game-reconstructed = The pictures of the box were not available to us: the map, the market, the patches, the calendar, the trade cards and the Gardener cards are our own, made to fit all that the rulebooks say. If you own the game, you can correct these values in an edition file.
option-players-help = How many play: 1 to 4. Alone you play against the Gardener.
option-expert = Expert variant
option-expert-help = No extra round after the one in which the end is brought about.
option-gardener = The Gardener
option-gardener-help = Its level in the solo game: easy, medium or hard.
option-gardener-easy = easy
option-gardener-medium = medium
option-gardener-hard = hard

## Things, and numbers of things

gardener = The Gardener
level = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
colour = { $colour ->
    [white] white
    [yellow] yellow
    [red] red
    [violet] violet
   *[black] black
}
bulb = { $colour ->
    [white] a white bulb
    [yellow] a yellow bulb
    [red] a red bulb
    [violet] a violet bulb
   *[black] a black bulb
}
bulb-number = { $number } × { colour }
guilders-count = { $guilders ->
    [one] { $guilders } guilder
   *[other] { $guilders } guilders
}
points-count = { $points ->
    [one] { $points } VP
   *[other] { $points } VP
}
tools-count = { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
}
bulbs-count = { $bulbs ->
    [one] { $bulbs } bulb
   *[other] { $bulbs } bulbs
}
steps-count = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
moves-count = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
windmills-count = { $windmills ->
    [one] { $windmills } windmill
   *[other] { $windmills } windmills
}
pile = { $pile ->
    [common] common tiles
    [uncommon] uncommon tiles
    [unique] unique tiles
   *[farm] farm cards
}
wheel = { $wheel ->
    [large] large wheel
   *[small] small wheel
}
wheel-space = { $wheel ->
    [large] space { $space } of the large wheel
   *[small] space { $space } of the small wheel
}
section = { $section ->
    [low] low
    [middle] middle
   *[high] high
}

## Rewards and actions as they are printed

part-guilders = { $number ->
    [one] { $number } guilder
   *[other] { $number } guilders
}
part-points = { $number ->
    [one] { $number } VP
   *[other] { $number } VP
}
part-tools = { $number ->
    [one] { $number } tool
   *[other] { $number } tools
}
part-any-bulb = { $number ->
    [one] { $number } bulb of any colour
   *[other] { $number } bulbs of any colour
}
part-bulbs = { $number } × bulb ({ $these })
part-colour-bulbs = { $number ->
    [1] { bulb }
   *[other] { $number } { colour } bulbs
}
part-either-bulb = { $number } × bulb ({ $one } or { $two })
part-plant = { $number ->
    [one] plant up to { $number } bulb
   *[other] plant up to { $number } bulbs
}
part-lower = lower the water, strength { $number }
part-market = market: { moves-count } for { guilders-count }
part-enhance = enhance the wheels
part-enhance-more = enhance the wheels, { $number } times
part-farm = gain a farm card
part-build = build a windmill
part-trade = foreign trade
part-contract = score a contract now
part-remove = remove a windmill from your board
part-area = 1 reward of your market area
part-peek = see { $number } more from one stack
part-strength = strength +{ $number }
part-extra = plant { $number } more
action-name = { $action ->
    [plant] planting
    [lower] lowering the water
    [market] visiting the market
    [enhance] enhancing the wheels
    [farm] gaining a farm card
    [build] building
    [trade] foreign trade
   *[floodgate_up] opening the floodgate
}
tile-both-wheels = the other wheel too
tile-both-payouts = guilders and VP
tile-repeat-colour = also a colour that is already there
tile-unconnected = also unconnected (for { guilders-count })
tile-more-rewards = { $number ->
    [one] { $number } more reward for { guilders-count }
   *[other] { $number } more rewards for { guilders-count }
}
tile-exchange = exchange a stored bulb first
tile = { $id } ({ $these })
helper = { $id } ({ action-name }: { $these })
helper-least = { $id } ({ action-name }, { $least } or more: { $these })
starting-card = { $id } ({ action-name }: { $ability ->
    [trade_free_choice] any two rewards, bulb from the supply
    [peek_cards] see 3 more cards
    [plant_more] pay 1 VP to plant 1 more
   *[market_master] several kinds of reward in an area; moving a neutral marker or standing on a player’s is free
})
contract-windmill-field = { $id }: { points-count } per own windmill at such a field: { $what }
contract-large-wheel-tiles = { $id }: { points-count } per tile on the large wheel
contract-small-wheel-full = { $id }: { points-count } if the small wheel is full of tiles
contract-tiles = { $id }: { points-count } per tile of this kind: { $what }
contract-farm-cards = { $id }: { points-count } per card at your board
contract-tools = { $id }: { points-count } per pair of tools
contract-windmills = { $id }: { points-count } per own windmill on the map
contract-full-rows = { $id }: { points-count } per full row
contract-full-columns = { $id }: { points-count } per full column
contract-bulbs = { $id }: { points-count } per planted bulb of this colour: { $what }
contract-colour-rows = { $id }: { points-count } per full row of this colour: { $what }
field-kind = { $kind ->
    [guilder] guilders
    [tool] tools
    [plant] planting
    [lower] lowering the water
    [market] market
    [enhance] wheels
    [farm] farm card
    [white] white
    [yellow] yellow
    [red] red
    [violet] violet
   *[black] black
}
wish-tools = { $id }: have { tools-count }
wish-contract-frames = { $id }: a contract of each frame colour
wish-patches = { $id }: bulbs on these patches (row-column): { $these }
wish-connected-windmills = { $id }: { windmills-count } of yours, linked by windmills of any colour
wish-wheel-tiles = { $id }: { $number } wheel tiles, { $uncommon } of them uncommon and { $unique } unique
space = { $id } ({ guilders-count }; { $these })

## What you can do

action-gate = Set the floodgate to speed { $speed }
action-turn = Turn the wheels { steps-count }
action-wheel = Perform the action of the { wheel }
action-rest = Neither action is possible: take guilders
action-skip = Pass this up
action-done = That is all
action-end-turn = End your turn
action-refresh = Pay 1 guilder for a new display
action-store = Pay for the storage space
action-refuse = Refuse the bulb
action-enter = Move on to the next area
action-pass-by = Pass the full area by
action-unload = Take all bulbs off the trade card
action-more = Pay for further rewards
action-leave = Take no card
action-chest = Take reward { $chest } of the trade card
action-calendar = { $reward ->
    [common] Calendar: take the common reward
    [unique-1] Calendar: take the 1st unique reward
    [unique-2] Calendar: take the 2nd unique reward
    [unique-3] Calendar: take the 3rd unique reward
   *[unique-4] Calendar: take the 4th unique reward
}
action-stand-on = Stand on the marker of seat { $seat }
action-marker = Put your marker into area { $area }
action-neutral = Move a neutral marker from { $source } to { $target }
action-peek = Look at the { pile }
action-mill = { $colour ->
    [white] Take a windmill of the white group
    [yellow] Take a windmill of the yellow group
    [red] Take a windmill of the red group
    [violet] Take a windmill of the violet group
   *[black] Take a windmill of the black group
}
action-bulb = Take { bulb }
action-swap = Let it replace { bulb }
action-exchange = Exchange { $old } for { bulb }
action-ship = Place { bulb } on place { $place } of the trade card
action-plant = Plant { bulb } in row { $row }
action-lower = Lower the water: strength { $guilders } paid in guilders, { $points } in VP
action-use = Use { $card }
action-start = Take the starting card { $card }
action-tile = Take the tile { $tile }
action-peeked = Take { $tile }, of those you see
action-place = Put it on { wheel-space }
action-return = Put { $thing } back on top
action-discard = Discard { $thing }
action-helper = As a helper: { $card }
action-contract = As a contract: { $card }
action-replace = Replace { $card }
action-score = Score the contract { $card }
action-build = Build on { $space }
action-via = Trace the path over { $space }
action-field = Take the reward of field { $field } ({ $these })
action-take = Take at the market: { $these }
action-gain = Take now: { $these }

## What it brings here

offer-gate-stay = Stay at speed { $speed }: water +{ $rise }
offer-gate-close = Close to speed { $speed }: water +{ $rise }
offer-gate-open = Open to speed { $speed }: pay { guilders-count }, gain { points-count }, water +{ $rise }
offer-turn = { steps-count }: { $large } or { $small }{ $tools ->
    [0] { "" }
   *[other] { " " }(costs { tools-count })
}
offer-wheel = { $wheel ->
    [large] Large wheel: { $these }
   *[small] Small wheel: { $these }
}
offer-calendar = { $unique ->
    [0] From the calendar: { $these }
   *[other] From the calendar, only once: { $these }
}
offer-lower = Lower the water for { $these }
offer-store = Pay { guilders-count } for the storage space
offer-enter = Move on to area { $area }
offer-pass-by = Pass the full area by, to area { $area }
offer-chest = From the trade card: { $these }
offer-ship = Ship { bulb } on place { $place }: { $these }
offer-plant = Plant { bulb } in row { $row }: { $these }
offer-mill = { action-mill }{ $windmills ->
    [0] , its last: each such bulb will bring { points-count }
   *[other] { " " }({ $windmills } left)
}
offer-neutral = { action-neutral } ({ guilders-count })
offer-stand-on = Stand on a marker: { $player }{ $guilders ->
    [0] { "" }
   *[other] { " " }({ guilders-count })
}
offer-place = { action-place }, over: { $these }

## What happened

event-board = { $player } has windmill board { $board }.
event-starting-card = { $player } takes the starting card { $card }.
event-wish = The Queen’s Wish: { $wish }.
event-marker = { $player } puts a marker into market area { $area }.
event-turn = Turn { $number }: { $player }.
event-gate = { $player } sets the floodgate to speed { $speed }.
event-paid = { $player } pays { guilders-count }.
event-gained-guilders = { $player } gains { guilders-count }.
event-gained-points = { $player } gains { points-count } ({ $source }).
event-gained-tools = { $player } gains { tools-count }.
event-water = The water rises to { $water }.
event-spent-tools = { $player } spends { tools-count }.
event-turned = { $player } turns the wheels { steps-count }.
event-calendar = { $player } reaches { $space } on the calendar.
event-end-near = { $player } brings the end about: this round is finished.
event-end-near-extra = { $player } brings the end about: this round is finished and one more is played.
event-calendar-reward = { $player } takes from the calendar: { $these }.
event-calendar-lost = { $player } leaves a calendar reward.
event-wheel = { $player } uses the { wheel }: { $these }.
event-rested = { $player } can perform neither action.
event-passed-up = { $player } passes up { action-name }.
event-used = { $player } uses { $card }.
event-lowered = { $player } lowers the water with strength { $strength }; it stands at { $water }.
event-stored = { $player } stores { bulb }.
event-swapped = { $player } replaces { $old } with { bulb }.
event-exchanged = { $player } exchanges { $old } for { bulb }.
event-refused = { $player } refuses { bulbs-count }.
event-planted = { $player } plants { bulb } in row { $row }, column { $column }.
event-reshuffled = The discards are shuffled: { pile }.
event-dealt-tile = A tile comes to the display: { $tile }.
event-dealt-card = A farm card comes to the display: { $card }.
event-refreshed = { $player } changes the display.
event-peeked = { $player } looks at the { pile } and sees { $these }.
event-peeked-hidden = { $player } looks at the top of the { pile }.
event-returned = { $player } puts { $card } back on top.
event-returned-hidden = { $player } puts one of them back on top.
event-discarded = { $player } discards { $card }.
event-enhanced = { $player } puts { $tile } on { wheel-space }.
event-built = { $player } builds on { $space } with a windmill of this group: { colour }.
event-removed = { $player } removes a windmill of this group: { colour }.
event-path = The path leads over { $space } ({ $owner }).
event-moved = { $player } enters market area { $area }.
event-moved-on = { $player } enters market area { $area } and stands on a marker: { $owner }.
event-neutral = { $player } moves a neutral marker from { $from } to { $to }.
event-shipped = { $player } places { bulb } on place { $place } of the trade card.
event-unloaded = { $player } takes off the trade card: { $these }.
event-new-trade-card = The trade card is full; now it is { $card }.
event-left-lying = { $player } takes no card.
event-gained-card-helper = { $player } gains a helper: { $card }.
event-gained-card-contract = { $player } gains a contract: { $card }.
event-scored-contract = { $player } scores { $card }: { points-count }.
event-wish-met = { $player } meets the Queen’s Wish: { points-count }.
event-scored = { $player } – { $source }: { points-count }.
event-gardener-card = The Gardener draws { $card }.
event-gardener-gate = Its card { $card } shows { $shown }: the floodgate goes to speed { $speed }.
event-gardener-gate-water = Its card { $card } shows { $shown }, but the water may not rise above { $most }: the floodgate goes to speed { $speed }.
event-gardener-lower = Its card { $card } shows strength { $strength } for this water level: { section }.
event-gardener-action = Its large wheel shows: { $these }.
event-gardener-calendar = From the calendar it takes: { $these }.
event-gardener-calendar-unique = The highest unique reward open to it: { $these }.
event-gardener-wish = Its marker on the Queen’s Wish stands at { points-count }.
event-gardener-plants = Its card { $card } shows this colour: { colour }. It plants { bulbs-count }.
event-gardener-tile = The back of its next card decides: it takes { $tile }.
event-gardener-farm = The back of its next card decides: it takes the farm card { $card }.
event-gardener-built-nearest = It builds the first windmill on the board, nearest its marker: { $space }.
event-gardener-built-dearest = It builds on the dearest connected space: { $space }.
event-gardener-trades = Its card { $card } shows place { $shown } of the trade card; it takes place { $place }.
event-gardener-unloads = The colour of its card { $card } is on the trade card: it takes all off and plants { $these }.
event-gardener-passes-build = It cannot build: it has no windmill left, or no connected space is free.
event-gardener-passes-tile = The place that the back of its next card shows has no tile: it takes none.
event-gardener-passes-farm = The place that the back of its next card shows has no farm card: it takes none.
event-gardener-passes-contract = It has no contracts to score, and passes this reward over.

## What is asked, of you and of others

prompt-starting-card = Which starting card do you take? The last one left becomes the Queen’s Wish.
prompt-first-marker = In which market area do you begin?
prompt-floodgate = Floodgate: which water speed?
prompt-turn-wheels = How far do the wheels turn? Each step away from the water speed costs a tool.
prompt-choose-action = Which of the two active actions do you perform?
prompt-closing = Take what the calendar owes you, or end your turn.
prompt-waiting = Nothing is possible here yet. Take something the calendar owes you first, or leave it.
prompt-lower = Lower the water: how are you paid?
prompt-bulb = Which bulb do you take?
prompt-store-bulb = There is no free storage space left: pay, replace a bulb or refuse.
prompt-plant = Which bulb do you plant, and in which row?
prompt-take-tile = Which wheel tile do you take?
prompt-peek-kind = Which stack do you look at?
prompt-take-peeked-tile = Which tile do you take, of the display or of those you see?
prompt-place-tile = Where do you put the tile?
prompt-put-back = Back on top or discarded?
prompt-build = Where do you build?
prompt-mill = From which group do you take the windmill?
prompt-remove = Which windmill leaves the game?
prompt-trace = Which way does the path go?
prompt-field-rewards = Which field’s reward first?
prompt-market-move = The market: go on, or do something before?
prompt-area-reward = Which reward of this market area do you take?
prompt-trade = Foreign trade: place a bulb or take all of them off?
prompt-chests = Which reward of the trade card do you take?
prompt-rewards = Which reward first?
prompt-after = Do you use a card after this action?
prompt-take-card = Which farm card do you take, and as what?
prompt-take-peeked-card = Which card do you take, of the display or of those you see?
prompt-replace = All slots are full: which card does the new one replace?
prompt-score-contract = Which contract do you score now?
waiting = It is { $player } who decides now.

## Why something cannot be done

error-water-too-high = At that speed the water would rise above its track.
error-too-few-guilders = You do not have enough guilders for that.
error-too-few-tools = You do not have enough tools for that.
error-wheel-used = That wheel has already acted this turn.
error-cannot-perform = That action cannot be performed now.
error-can-act = You can perform an action, so you may not take the guilders instead.
error-must-act = This has to be carried out; it cannot be passed up.
error-not-due = The calendar does not owe you that now.
error-no-effect = That would bring you nothing now.
error-no-such-bulb = You have no such bulb in storage.
error-row-full = That row is full.
error-space-taken = There is a windmill on that space already.
error-not-connected = No unbroken path of windmills joins that space to the market.
error-group-empty = There is no windmill left in that group.
error-not-on-display = That is not on display.
error-not-peeked = This tile is not among those you see.
error-space-active = A tile may not go onto a space that is active now.
error-place-taken = There is a bulb on that place already.
error-colour-on-card = That colour is on the trade card already.
error-card-not-usable = You cannot use that card now.

## The position in words

section-valley = The valley
section-offers = On display
section-market = The market
section-calendar = Calendar
section-farm = Your farm
section-gardener = The Gardener
turn-number = Turn { $turn }
turn-ending = The end has been brought about; turns left: { $turns }.
turn-due = The calendar still owes you a reward this turn.
valley-water = Water speed { $speed }, water level { $water }
valley-windmills = { $player }: windmills on { $these }
valley-none = No windmill stands yet.
valley-wish = Queen’s Wish: { $wish } ({ $these } VP)
valley-starting = Starting cards to choose from: { $these }
valley-trade = Trade card { $card }: rewards { $these }
valley-shipped = Its places: { $these }
empty = empty
offers-tile = Tile { $tile } ({ guilders-count })
offers-card = Card { $card }
offers-peeked = You see: { $these }
offers-known = You know the top of the { pile }: { $these }
unknown = unknown
market-area = { $area }: { $these }; rewards: { $rewards }
market-neutral = neutral × { $number }
market-empty = nobody
calendar-line = { $space }: { $common }; unique: { $unique }
calendar-none = none left
calendar-taken = taken ({ $player })
player-line = { $player }: { points-count }, { guilders-count }, { tools-count }, { bulbs-count } stored, calendar { $calendar }
player-wheels = { $player}, wheels now: { $large } or { $small }
player-next = { $player }, { steps-count } on: { $large } or { $small }
player-next-calendar = { player-next } – full rotation: the calendar moves on
player-helper = { $player }, card: { $card }
player-contract = { $player }, contract { $card } – now { points-count }
player-row = { $player }, row { $row }: { $these }
player-storage = { $player }, storage: { $these }
player-groups = { $player}, windmills left: { $these }
player-gardener = { $player }: { points-count }, wheel tiles: { $tiles }, farm cards: { $cards }, calendar { $calendar }
gardener-level = Level: { level }
gardener-front = Its card { $card }: floodgate { $shown }; lowers the water by { $low } / { $middle } / { $high } when it is low / middle / high; colour { colour }; place { $place } of the trade card
gardener-order = Bulbs of several colours it plants in this order: { $these }
gardener-back = Back of the next card: common tile { $common ->
    [left] left
   *[right] right
 }, then { pile }; farm card { $farm ->
    [left] left
    [middle] middle
   *[right] right
 }
nothing = nothing

## Points and where they come from

source-start = Start
source-floodgate = Floodgate
source-water = Water
source-wheels = Wheels
source-helpers = Helpers
source-slots = Helper slots
source-starting-card = Starting card
source-paths = Paths
source-fields = Fields
source-patches = Patches
source-calendar = Calendar
source-market = Market
source-trade = Foreign trade
source-scored = Contracts scored early
source-wish = Queen’s Wish
source-spent = Spent
source-tiles = Wheel tiles
source-cards = Farm cards
source-bulbs = Planted bulbs
source-floor = Never below 0
source-contract = Contract { $id }
source-row = Row { $id }
source-column = Column { $id }
source-group = Windmill group: { colour }

## The picture: names of its parts

label-plaque-upper = Windmill
label-plaque-lower = Valley
label-polder = The polder, the water and the market
label-displays = Wheel tiles and farm cards
label-calendar = Calendar, trade, wish and bulbs
label-offer = Starting cards to choose from
label-peek = What only you see
label-wheels = Your wheels
label-cards = Your helpers and contracts
label-line = What you have
label-gauge = Water and floodgate
label-first-move = First move
label-then = Then
tip-coming-area = As the markers stand now: { $number } times
label-farm = Wheels and farm of another player
label-water = Water
label-gate = Floodgate
label-free = free
label-wish = Queen’s Wish
label-no-wish = not chosen yet
label-ending = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
label-score-play = During play
label-score-contracts = Contracts
label-score-groups = Windmills
label-score-rows = Rows
label-score-columns = Columns
label-score-wish = Wish
label-score-total = Total

## The picture: what the pointer is told

tip-bulbs = { $number ->
    [1] { bulb }
   *[other] { $number } bulbs, { colour }
}
tip-other = { $other ->
    [white] white
    [yellow] yellow
    [red] red
    [violet] violet
   *[black] black
}
tip-part = { $kind ->
    [guilders] { part-guilders }
    [points] { part-points }
    [tools] { part-tools }
    [any] { part-any-bulb }
    [white] { tip-bulbs }
    [yellow] { tip-bulbs }
    [red] { tip-bulbs }
    [violet] { tip-bulbs }
    [black] { tip-bulbs }
    [either] a bulb, { colour } or { tip-other }
    [plant] { part-plant }
    [lower] { part-lower }
    [market] { part-market }
    [enhance] { $number ->
        [1] { part-enhance }
       *[other] { part-enhance-more }
    }
    [farm] { part-farm }
    [build] { part-build }
    [trade] { part-trade }
    [contract] { part-contract }
    [remove] { part-remove }
    [area] { part-area }
    [peek] { part-peek }
    [strength] { part-strength }
    [extra] { part-extra }
   *[other] a bulb in one of the colours shown
}
tip-second = { $kind2 ->
    [none] { "" }
    [guilders] { $number2 ->
        [one] , { $number2 } guilder
       *[other] , { $number2 } guilders
    }
    [points] , { $number2 } VP
    [tools] { $number2 ->
        [one] , { $number2 } tool
       *[other] , { $number2 } tools
    }
   *[other] , and more as shown
}
tip-third = { $kind3 ->
    [none] { "" }
    [points] , { $number3 } VP
   *[other] , and more as shown
}
tip-parts = { tip-part }{ tip-second }{ tip-third }
tip-field = Parcel. A windmill at its edge brings: { tip-parts }. { $rule }
tip-space = Space { $space }, { guilders-count } to build. { $gate ->
    [1] At the market: connected by itself.
   *[0] Needs an unbroken path of windmills to the market.
} { $rule }
tip-windmill = Windmill on { $space }: { label-seat }. On another’s path to the market it brings its owner 1 VP. { $rule }
tip-area = Market area { $area }. Whoever enters takes one of its rewards, once for every marker here, at most 3 times. { $rule }
tip-market-reward = At the market: { tip-parts }, once for every marker in the area. { $rule }
tip-marker = Market marker: { label-seat }. { $rule }
tip-neutral = Neutral marker: counts like any other. Once a turn, before a visit, 1 guilder moves one to an area you will enter. { $rule }
tip-water = Water level { $level } of { $most }. With the gate as it is it rises by { $rise } each turn. { $rule }
tip-section = Lowering the water from { $low } to { $high } pays per point of strength: { guilders-count }{ $points ->
    [0] { "" }
   *[other] { " " }or { points-count }
}. { $rule }
tip-opening = Opening the gate from { $low } to { $high }: pay { guilders-count }, gain { points-count }. { $rule }
tip-gate-same = Speed { $speed }, as it is: the wheels turn by { $speed }, the water rises by { $rise }. { $rule }
tip-gate-open = Open to speed { $speed }: pay { guilders-count }, gain { points-count }; the water rises by { $rise }. { $rule }
tip-gate-close = Close to speed { $speed }, for nothing; the water rises by { $rise }. { $rule }
tip-step = Stands at the arrow after { steps-count }. { $rule }
tip-arrow = The arrow: the two spaces here are active. One of them is performed, both with the sign of the two wheels. { $rule }
tip-spoke = Red spoke: when it reaches or passes the arrow, the calendar moves on. { $rule }
tip-ahead = { $ahead ->
    [0] Active now
    [1] Active after 1 step
   *[other] Active after { $ahead } steps
}
tip-wheel-space = On the wheel: { tip-part }. { tip-ahead }. { $rule }
tip-tile-words = { $tile }: { tip-parts }{ $both ->
    [1] ; { tile-both-wheels }
   *[0] { "" }
}{ $payouts ->
    [1] ; { tile-both-payouts }
   *[0] { "" }
}{ $apart ->
    [-1] { "" }
    [0] ; also unconnected
   *[other] ; also unconnected, for { $apart } more
}{ $repeat ->
    [1] ; { tile-repeat-colour }
   *[0] { "" }
}{ $extra ->
    [0] { "" }
   *[other] ; { $extra } more of the card’s rewards for 1 guilder
}{ $exchange ->
    [0] { "" }
   *[other] ; { tile-exchange }
}
tip-wheel-tile = { tip-tile-words }. { tip-ahead }. { $rule }
tip-tile = Wheel tile { tip-tile-words }. { $cost ->
    [0] Costs nothing.
    [one] Costs { $cost } guilder.
   *[other] Costs { $cost } guilders.
} { $rule }
tip-forecast = After { steps-count } the wheels show this{ $both ->
    [1] ; both actions may be performed
   *[0] ; one of the two is performed
}{ $calendar ->
    [1] ; the calendar moves on
   *[0] { "" }
}. { $rule }
tip-onward = Go on: pass up what may be passed up, or end what is done. { $rule }
tip-patch = Patch in row { $row }, column { $column }. { $rule }
tip-patch-reward = Patch in row { $row }, column { $column }. Covering it brings: { tip-parts }. { $rule }
tip-planted = Planted, { colour }: row { $row }, column { $column }. { $rule }
tip-row = Row { $row }, when full: { $high } VP in one colour, otherwise { $low }. { $rule }
tip-column = Column { $column }: +{ $plus } with four different colours, −{ $minus } if a colour repeats. { $rule }
tip-store = Storage space { $number }: { $guilders ->
    [0] free.
   *[other] costs { guilders-count } each time.
} { $rule }
tip-bulb = Stored: { bulb }. { $rule }
tip-guilders = { label-seat }: { guilders-count } of { $most }. What is above is lost. { $rule }
tip-tools = { label-seat }: { tools-count }. Each makes the wheels turn one step more or less. { $rule }
tip-points = { label-seat }: { points-count }. { $rule }
tip-group = Windmill group, { colour }: { $left ->
    [0] empty, each planted bulb of this colour scores { $each }; now { $points }.
   *[other] { $left } left. When it is empty, each planted bulb of this colour scores { $each }.
} { $rule }
tip-ability = { $ability ->
    [trade_free_choice] any two rewards of the card, the bulb from the supply
    [plant_more] pay 1 VP to plant 1 more
    [market_master] in every area you may take several kinds of reward; moving a neutral marker and standing on another player’s are free
   *[other] { tip-parts }
}
tip-helper-words = { $card }, once a turn, with { action-name }{ $least ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }({ $least } or more)
}: { tip-ability }
tip-helper = As a helper: { tip-helper-words }. { $rule }
tip-own-card = { tip-helper-words }.{ $used ->
    [1] { " " }Used this turn.
   *[0] { "" }
} { $rule }
tip-starting = Starting card { tip-helper-words }. Whichever is left over becomes the Queen’s Wish on its back. { $rule }
tip-contract-words = { $card }: { points-count } { $counts ->
    [windmill_field] per own windmill at a parcel of this kind: { field-kind }
    [large_wheel_tiles] per tile on your large wheel
    [small_wheel_full] if your small wheel is full of tiles
    [tiles] per tile on your wheels, of the { pile }
    [farm_cards] per card at your board, the starting card included
    [tools] per pair of tools
    [windmills] per own windmill on the map
    [full_rows] per full row
    [full_columns] per full column
    [bulbs] per planted bulb, { colour }
   *[colour_rows] per full row of one colour, { colour }
}
tip-contract = As a contract: { tip-contract-words }. { $rule }
tip-own-contract = Contract { tip-contract-words }. Worth { $worth } now. { $rule }
tip-slot-helper = Place for a helper; it brings { points-count } when filled. { $rule }
tip-slot-contract = Place for a contract. { $rule }
tip-empty = Nothing left to fill this place with. { $rule }
tip-stack = Stack of { pile }: { $number } left{ $known ->
    [0] { "" }
   *[other] ; you know what lies on top
}. { $rule }
tip-refresh-tiles = Once per action, before choosing: { guilders-count } for four new tiles. { $rule }
tip-refresh-cards = Once per action, before choosing: { guilders-count } for three new farm cards. { $rule }
tip-calendar = Calendar, space { $space }. A full turn of the large wheel leads to the next one.{ $last ->
    [1] { " " }Whoever comes here first brings the end about.
   *[0] { "" }
} { $rule }
tip-calendar-marker = Calendar marker: { label-seat }. { $rule }
tip-calendar-of = { label-seat }: { $space ->
    [0] before the first space of the calendar
   *[other] on space { $space } of the calendar
}. { $rule }
tip-common = For everybody who comes here: { tip-parts }. { $rule }
tip-unique = For one player only: { tip-parts }. { $rule }
tip-taken = { $seat ->
    [0] Already taken.
   *[other] Taken: { label-seat }. Nobody else can have this reward.
} { $rule }
tip-chest = Reward of the trade card: { tip-parts }. A bulb placed next to it brings it. { $rule }
tip-place = Place for a bulb of a colour not yet on the card; it brings the two rewards beside it. { $rule }
tip-shipped = On the trade card: { bulb }. The fourth bulb ends the card. { $rule }
tip-trade = Foreign trade: place a bulb, or take all off the card (now { $loaded }). { $rule }
tip-wish = Queen’s Wish: { $wish ->
    [tools] have { $number } tools
    [contract_frames] a contract of each frame colour
    [patches] bulbs on the golden patches
    [connected_windmills] { $number } of your windmills, linked by windmills of any colour
    [wheel_tiles] { $number } wheel tiles, { $uncommon } of them uncommon and { $unique } unique
   *[none] not chosen yet
}. Whoever meets it first gains the most. { $rule }
tip-tier = { points-count } for the wish{ $seat ->
    [0] { "" }
   *[other] : { label-seat }
}. { $rule }
tip-supply = Supply, { colour }: never runs out. { $rule }
tip-refuse = Refuse a bulb: it goes back to the supply. { $rule }
tip-windmills-left = { label-seat }: { windmills-count } left on the farm. { $rule }
tip-gardener = The Gardener: the rules play it, its cards say how. What it gains becomes points. { $rule }
tip-gardener-none = The Gardener’s card for its turn will lie here. { $rule }
tip-gardener-gate = The Gardener moves the gate by { $number }, as far as possible. { $rule }
tip-gardener-lower = If the water is { section }: { $number ->
    [0] the Gardener does not lower it.
   *[other] the Gardener lowers it with strength { $number }.
} { $rule }
tip-gardener-colour = The Gardener’s colour this turn: { colour }. { $rule }
tip-gardener-place = The Gardener places its bulb on place { $place } of the trade card. { $rule }
tip-gardener-order = The order in which the Gardener plants bulbs of several colours. { $rule }
tip-gardener-back = Back of the next card: the Gardener takes the common tile on the { $common ->
    [left] left
   *[right] right
}, the { $second ->
    [uncommon] uncommon
   *[unique] unique
} one, and the farm card { $farm ->
    [left] on the left
    [middle] in the middle
   *[right] on the right
}. { $rule }
tip-gardener-tiles = Tiles of the Gardener: { $number }, { $each } VP each. { $rule }
tip-gardener-cards = Farm cards of the Gardener: { $number }, { $each } VP each. { $rule }
tip-slot-start = Place for the starting card. { $rule }
tip-times = Rewards of this area now count { $number } times. { $rule }

## Several answers of one kind

group-gate = Set the floodgate
group-turn = Turn the wheels
group-wheel = Use a wheel
group-chest = Take from the trade card
group-calendar = Take from the calendar
group-stand-on = Stand on a marker
group-marker = Place your marker
group-neutral = Move a neutral marker
group-peek = Look at a stack
group-mill = Take a windmill
group-bulb = Take a bulb
group-swap = Replace a bulb
group-exchange = Exchange a bulb
group-ship = Ship a bulb
group-plant = Plant a bulb
group-lower = Lower the water
group-use = Use a card
group-start = Take a starting card
group-tile = Take a tile
group-place = Choose a place on a wheel
group-return = Put one back on top
group-discard = Discard one
group-helper = Take a helper
group-contract = Take a contract
group-replace = Replace a card
group-score = Score a contract
group-build = Build a windmill
group-via = Trace the path
group-field = Take the reward of a field
group-take = Take at the market
group-gain = Take a reward
group-peeked = Take a tile you see
