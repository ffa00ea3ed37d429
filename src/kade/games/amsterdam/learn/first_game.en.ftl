# The guided first game of Amsterdam in English. A message for each bubble: <step> is its title, <step>-before is said before the
# move, <step>-before-2 before a second one, <step>-after when it is done, <step>-done its title then. Digits come from the game.

title = Guided first game

city = Welcome to Amsterdam
city-before = You and Sam are merchants. The board shows **places** and the **tracks** between them. Put your carts on tracks, join places, and score. Whoever has the most points at the end wins.

contract = Your first contract
contract-before = Each **contract** names two places to join with your own carts. Finished, it brings its points; unfinished, it costs you as many. You may keep one or both. For a start, keep the short one: **Dam – Oude Waal**.
contract-after = Purple flags now mark your two places. Sam cannot see them. Now it is your turn, and a turn is **one of three things**: take cards, claim a track, or draw contracts.
contract-done = Two places to join

card = Collect cards of one colour
card-before = Your way from Dam to Oude Waal begins with an **orange** track of two spaces. That takes two orange cards. You hold one; here lies another.
card-after = Now you hold two orange cards. The gap in the row was filled at once, with a black card.
card-done = Well done

second = And a second card
second-before = You take **two cards** a turn. The second may come from the row or, unseen, from the **deck**. Try your luck! Only the wild card in the row is out of reach: it may not be your second card.
second-after = Green. We shall find a use for it. Two cards, and your turn is over.
second-done = A green card

sam = Sam’s turn
sam-before = Now Sam plays. Watch the row.
sam-after = Sam took a **wild** card, which stands for any colour. A wild from the row is so good that it is the only card of the turn. And look, another one has come!
sam-done = The only card of the turn

claim = Now claim a track
claim-before = Two orange cards for two orange spaces: play them, and a cart goes on each. That scores { $points ->
    [one] **{ $points } point**
   *[other] **{ $points } points**
} at once. With two players the pink track beside it is then closed.
claim-after = One space gives { $one ->
    [one] { $one } point
   *[other] { $one } points
}, two give { $two }, three give { $three }, four give { $four }: **long tracks pay best**. The table lies beside your hand.
claim-done = { $points ->
    [one] { $points } point!
   *[other] { $points } points!
}

way = Sam’s turn again
way-before = Two carts are on the map, and Sam is planning something too.
way-after = A claimed track stays with its owner, and this one ends at your Oude Waal. But a contract may go **any way round**, and your way is still open. Did you notice? A **grey** track takes cards of any one colour.
way-done = That was close!

wild = The wild card
wild-before = For the grey track Oude Kerk – Oude Waal you need two cards of one colour, and you hold two green ones already. So let us be greedy: take the **wild**. It will be your only card of this turn.
wild-after = A wild may replace any card, and you may use as many as you like. Keep it for something long.
wild-done = One for a rainy day

finish = Finish the contract
finish-before = Now claim the grey track **Oude Kerk – Oude Waal**. Your contract needs nothing else.
finish-before-2 = You may pay with two green cards, or with a green and a wild. Keep the wild: pay **two green**.
finish-after = Dam, Oude Kerk, Oude Waal: an unbroken chain of your own carts. It brings you **{ $points } points** at the end. Nobody else sees this; Sam does not even know your two places.
finish-done = Contract complete

more = New contracts
more-before = No contract left to work on? **Draw new ones.** It takes the whole turn: you see two and keep one or both. What you keep stays with you to the end, and once you have seen them there is no way back.
more-before-2 = Which one suits you? **Nieuwe Waal – Oude Waal** ends where you already have carts. Keep that one.
more-after = A sensible choice: one track may serve any number of contracts.
more-done = Good company

barrels = Barrels along the walls
barrels-before = We have turned the clock on: you claimed a track of four spaces, { $long } points. Tracks with **barrels**, all around the city, also give a merchandise card. At the end whoever has the most scores { $first } points; with two players the other scores { $second }. Take this one.
barrels-before-2 = Again there are two ways to pay. Keep the wild: pay **two pink**.
barrels-after = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, a barrel, and your second contract is complete as well! You and Sam have { $barrels } barrels each. If it stays so, you score { $yours } points for them, and Sam { $theirs } too.
barrels-done = Three things at once

last = The last carts
last-before = The clock again: you have { $carts } carts left. As soon as somebody has **{ $limit } or fewer**, everyone has one more turn, that player too. Claim the red track, and the end begins.
last-before-2 = The last round has begun: Sam has one more turn, then you.
last-before-3 = Your last turn. One more point lies in the **blue** track: claim it.
last-after = Tracks { $tracks }, contracts { $short } and { $other }, merchandise { $goods }: **{ $total } points**. Sam has { $theirs } for tracks, a contract for { $done }, one unfinished that costs { $missed }, and { $second } for merchandise: { $sam }. Now you know the rules. Shall we play a real game?
last-done = You have won!
