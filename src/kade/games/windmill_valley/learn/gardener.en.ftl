# The guided game against the Gardener in English. A message for each bubble: <step> is its title, <step>-before is said before the
# move, <step>-before-2 before a second one, <step>-after when it is done, <step>-done its title then. Digits come from the game.

title = Alone against the Gardener

who = Meet the Gardener
who-before = Nobody around to play with? The **Gardener** always has time. It has a farm and wheels like yours, but no guilders, no tools and no stored bulbs. Its cards say what it does. There are three levels; today we play the easy one. You go first.

wish = Two starting cards
wish-before = Of two starting cards you **keep one**. The other is turned over: its back is the **Queen’s Wish** of this game. Keep this one. It gives you a bulb when you enhance your wheels.
wish-after = The Queen wants { $windmills } windmills of yours, linked with one another. For that she gives you up to { $most } points at the end. Keep it in mind: the Gardener is after them too.
wish-done = What the Queen wants

turn = Your turn, as you know it
turn-before = Nothing new here: floodgate, water, wheels, action. Open the gate to speed { $speed }.
turn-before-2 = Keep your tool, and turn { $speed } steps.
turn-before-3 = The large wheel lets you **plant**. Choose it.
turn-before-4 = Plant your violet bulb in the first row.
turn-after = Your turn is over. The Gardener turns up its card at once.
turn-done = And now the Gardener

card = How to read its card
card-before = It says, one after the other: what becomes of the **floodgate**; how strongly it **lowers the water** when that is low, middle or high; and its **colour**. The back of the next card says which tiles or farm card it would take.

gate = First, the floodgate
gate-before = The card shows the gate one step up. Which speed will the Gardener leave you? Make a guess, then go on.
gate-after = Speed { $speed }! For opening it gains { $points } points, as you would. But it **never pays**. The water has risen by { $rise }, as usual.
gate-done = It never pays

water = Does it lower the water?
water-before = Its wheels have turned by the speed of the water. Now comes a check: the water is in the **middle section**, and for that its card shows a strength. So it lowers the water.
water-after = It takes points, { $points } this time, and the water drops to { $now }. What it gains in guilders or tools becomes points too. Now for the action of its large wheel: it **plants**.
water-done = The water drops

plants = It plants
plants-before = Two bulbs, both in the **colour of its card**: red. Where will they go?
plants-after = The first went to the leftmost empty patch, and of those to the topmost. The second followed into **the row that has its colour** already. Patches bring the Gardener no rewards. And that was its whole turn.
plants-done = Red goes to red

builds = Windmills
builds-before = Some turns later your large wheel shows **build**. Choose it.
builds-before-2 = Build at the end of this path. Its way to the market leads over the Gardener’s windmill.
builds-before-3 = Any group will do. Take a red one.
builds-before-4 = A point for the Gardener, since your path led over its windmill. But it is going to build as well: on the **dearest space** that is connected. Which one is that?
builds-after = It never pays, so the dearer the better. And its path leads over both your windmills: { $points } points for you. Put your windmills where it has to pass!
builds-done = Both ways

quicker = The Queen’s Wish
quicker-before = Each time its large wheel has turned all the way round, the Gardener moves up at the **wish**, whether it meets it or not. Its third time is near. You have three linked windmills. Build the fourth.
quicker-before-2 = Windmills of any colour link yours. This space is next to the Gardener’s, and costs nothing.
quicker-before-3 = Take the white windmill: that group is empty then.
quicker-before-4 = The wish is met, and the highest reward is yours: { $first } points at the end. Now watch the Gardener complete its third rotation.
quicker-after = It has taken the common reward of the calendar and the highest open unique one. But at the wish it stays at { $second } points. You were quicker!
quicker-done = Too late, Gardener

last = The last round
last-before = The Gardener has reached the last space of the calendar. On easy one more round follows, on medium and hard none. This is your last turn: choose the large wheel and **plant**.
last-before-2 = The seventh red tulip fills a row of one colour. Plant it in the second row.
last-before-3 = And the yellow one in the third row: the fourth column then has four colours.
last-after = You have **{ $you } points**. The Gardener had { $before }, and scores { $wish } for the wish, { $tiles } for tiles, { $cards } for cards, { $first } and { $second } for columns, { $bulbs } for bulbs: { $total }. Its tiles and cards count { $easy } each, on medium { $medium }, on hard { $hard }. Shall we play a real game?
last-done = You have won!
