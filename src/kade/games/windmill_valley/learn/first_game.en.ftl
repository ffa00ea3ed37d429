# The guided first game of Windmill Valley in English. A message for each bubble: <step> is its title, <step>-before is said before
# the move, <step>-before-2 before a second one, <step>-after when it is done, <step>-done its title then. Digits come from the game.

title = Guided first game

polder = Welcome to the polder
polder-before = Here lies the polder, with the market in its middle. Beside it are your farm with its patches, and your two **wheels**. Each turn the water turns your wheels, and what they show is what you can do. Whoever has the most points at the end wins.

gate = First, the floodgate
gate-before = Every turn begins at the **floodgate**. It sets the speed of the water, and that is how many steps your wheels turn. You may leave it, close it for nothing, or open it for guilders. For now, leave it at speed { $speed }.
gate-after = At speed { $speed } the water does not rise. Both your wheels have turned one step.
gate-done = One step

choose = Two spaces, one action
choose-before = One space of each wheel stands at the arrow: these two are **active**, and you carry out one of them. The small wheel lets you lower the water, the large one lets you **plant**. Let us get our hands dirty: choose the large one.

plant = Plant tulips
plant-before = You may plant up to two bulbs. Each goes to the **leftmost empty patch** of any row. Rows of a single colour score best, so plant your red bulb beside the red tulip. Whatever it covers, you gain at once: here, a tool.
plant-before-2 = The tool is yours. Give the violet bulb a row of its own: plant it in the first row.
plant-after = Two tulips planted and a tool gained. We shall find a use for it. Now Sam has a turn.
plant-done = A good beginning

open = Open the gate
open-before = Sam has left the gate alone. Let us be bolder: open it to speed { $speed }. That costs { $cost ->
    [one] { $cost } guilder
   *[other] { $cost } guilders
} and gives { $points ->
    [one] **{ $points } point**
   *[other] **{ $points } points**
}. The water rises by { $rise }, this turn and every turn that the gate stays there.
open-before-2 = With your tool you could turn one step more or one step less. Keep it: turn { $speed } steps.

build = Build a windmill
build-before = The arrow points at **build**. Choose the large wheel.
build-before-2 = A windmill stands next to the market, or an unbroken path of windmills leads there. Look for good **fields**: all that touch your windmill pay. This space is free of charge and touches guilders and a red bulb. Build here.
build-before-3 = From which group? A group that you have **emptied** scores at the end for every tulip of its colour. You are growing red ones, so take a red windmill.
build-after = The fields pay at once: { $guilders ->
    [one] { $guilders } guilder
   *[other] { $guilders } guilders
} and a red bulb for your storage.
build-done = Your first windmill

neighbour = Sam’s turn
neighbour-before = Now Sam builds too. Watch your points.
neighbour-after = Sam’s windmill stands farther out, and its way to the market leads over yours. That gives you { $points ->
    [one] **{ $points } point**
   *[other] **{ $points } points**
}. So build where others have to pass!
neighbour-done = Good neighbours

market = Off to the market
market-before = We have turned the clock on. Your wheels have just turned, and the large one shows the **market**: two moves for { $cost ->
    [one] { $cost } guilder
   *[other] { $cost } guilders
}. Choose it.
market-before-2 = Each move takes you to the next area clockwise. There you gain one kind of reward, once for **every marker** in the area, { $most } times at most. Sam and a neutral marker are there; you will be the third. Go in.
market-before-3 = Three kinds of reward, and you choose one. Take the **violet** bulbs.
market-after = { $violet } violet bulbs at a stroke. Where there is a crowd, business is good.
market-done = A good day’s shopping

storage = A bulb too many
storage-before = Your second move has taken you to the next area. A neutral marker stands there too, so you gain a reward { $red } times. Take the **red** bulbs.
storage-before-2 = Your storage has { $spaces } spaces, and the first { $free } cost nothing. On the next a bulb costs { $sixth ->
    [one] { $sixth } guilder
   *[other] { $sixth } guilders
}, on the last { $seventh }. Pay for this one.
storage-before-3 = And now? A bulb that you cannot or will not pay for may **replace** one that you have, for nothing. You may also refuse it. Put it in place of the white one.
storage-after = Two reds more, and only one of them paid for. But tulips belong in the ground: plant them soon.
storage-done = Thrifty

water = The water is high
water-before = Some turns later the water stands at { $level }. It may never rise above { $most }: once it is there, only speed { $slow } is left. Time to **lower** it. Choose the small wheel.
water-before-2 = First comes the reward. The higher the water, the more it is: up here each point of strength pays { $guilders } guilders or { $each } points. You lower with strength two. Take **points** for both.
water-after = { $points } points, and the water drops to { $now }. Letting it rise a little first can pay.
water-done = Dry feet

tool = A tool at the right moment
tool-before = Sam has lowered the water too, for guilders. Now look at the **red spoke** of your large wheel. When it reaches or passes the arrow, your marker moves on in the calendar. Leave the gate at { $speed }.
tool-before-2 = Two steps would bring you the market. Each **tool** you spend makes it one step more or one less. One more, and you may take a farm card. Spend it: three steps.
tool-after = The red spoke has passed the arrow, and your marker has reached a new space. Its common reward is a tool, so yours is back already. One of the **unique rewards** below is yours as well.
tool-done = The calendar moves on

better = A tile and a card
better-before = A unique reward goes to whoever takes it first. Take this one: **enhance the wheels**.
better-before-2 = Common tiles cost nothing, an uncommon one { $uncommon ->
    [one] { $uncommon } guilder
   *[other] { $uncommon } guilders
}, a unique one { $unique }. This common one lets you plant up to three bulbs. Take it.
better-before-3 = A tile goes on any space that is **not at the arrow**, and counts in place of what is printed there. Put it over **enhance** on your large wheel.
better-before-4 = Now for your action. The large wheel shows a **farm card**. Choose it.
better-before-5 = Above your farm a card is a **helper**, who lends a hand once a turn, with one kind of action. Below it is a **contract**, which scores at the end. This contract pays { $each } points for every red tulip: just the thing for you.
better-after = A better wheel and a plan for the end. Your farm is taking shape.
better-done = Well equipped

trade = Foreign trade
trade-before = A few turns on, the large wheel shows **foreign trade**. Choose it.
trade-before-2 = Ship a bulb to an empty place of this card, in a **colour that is not on it yet**, and you gain the **two rewards beside that place**. Ship the yellow one here, between guilders and a windmill.
trade-before-3 = Both rewards are yours, in any order. Guilders first: you may need one for building.
trade-after = { $guilders ->
    [one] { $guilders } guilder
   *[other] { $guilders } guilders
} more. Your bulb stays on the card. Instead of shipping one, a player may also take all bulbs off it. Once the fourth has been shipped, the next card comes.
trade-done = Ship ahoy

wish = The Queen’s Wish
wish-before = Every game the Queen has another **wish**. This time she wants { $windmills } windmills of yours, linked with one another. You have three, but one stands apart. Take the windmill.
wish-before-2 = Build here, between them. Now an unbroken path links all four.
wish-before-3 = It may come from any group. Take a black one.
wish-after = The wish is met, and you are the first: { $first } points at once! The next player to meet it gains { $second }, the third { $third }. It costs nothing, so keep an eye on it from the start.
wish-done = Her Majesty is pleased

last = The last round
last-before = The clock once more. Sam has reached the last space of the calendar. When that happens, the round is finished and **one more** is played: this one. Close the gate to speed { $speed }. Closing costs nothing.
last-before-2 = One step, and there is your tile. Choose the large wheel: you may plant up to three.
last-before-3 = A seventh red tulip makes a **full row of one colour**. Plant it in the second row.
last-before-4 = A column of **four different colours** scores too; two of one colour would cost points. Plant the yellow one in the third row.
last-before-5 = And the white one in the fourth row. That makes the fourth column complete.
last-after = You had { $before }. The patch gave { $patch }, your contract { $contract }, the empty white and red groups { $white } and { $red }, the red row { $row }, the columns { $first }, { $second }, { $third } and { $fourth }: **{ $total } points**. Sam has { $sam }. Shall we play a real game?
last-done = You have won!
