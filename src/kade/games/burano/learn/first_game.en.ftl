# The guided first game of Burano in English. A message for each bubble: <step> is its title, <step>-before is said before the
# move, <step>-before-2 before a second one, <step>-after when it is done, <step>-done its title then. Digits come from the game.

title = Guided first game

lagoon = Welcome to the lagoon
lagoon-before = In the middle lies the **main island**, where you build bright houses. Around it are six **nearby islands** to fish at and two **ports** to sell in. You play four seasons and have { $turns } turns in all. Whoever has the most points then wins.

colours = A colour is an action
colours-before = Every house you build does something, and its colour says what. This spring **pink and blue** go sailing, yellow and green make lace, orange and white earn coins. Next season the colours are dealt out anew.

tiles = Three roof tiles
tiles-before = First you take three **roof tiles**, of three different kinds. You see the kind, but not yet the colours. Begin with a **flat** one: it always scores { $flat } points.
tiles-before-2 = Pink and white! The house under the fountain is white already, so this one may soon fit. Next, take an **islands** tile. It scores for nearby islands where you alone have most workers.
tiles-before-3 = And a **fountains** tile. It scores for the fountains on your ring that you can see because no worker stands on them.
tiles-after = Your three tiles lie open. Keep the pink and white one in mind. Now Sam takes three as well.
tiles-done = The roofs to come

pyramid = Stack the pyramid
pyramid-before = Each season you stack { $cubes } cubes: nine, four and one. Later you may take only a cube with **nothing on it**, so what you want first goes on top. Twelve cubes stand already; two are left for you. Put **pink** on the next place.
pyramid-before-2 = Now the top. An orange house earns coins, and that is never a bad beginning. Put **orange** there.
pyramid-after = The four cubes you did not use have gone back for a coin each: { $coins } coins for you. Sam’s pyramid is ready too.
pyramid-done = A plan for the spring

prepare = Your first move
prepare-before = A turn has up to four moves: **prepare, build and roof**, in any mix. The first one even pays you. Prepare the orange cube: it goes from the pyramid to one of your three preparation spaces.
prepare-after = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for you, and in the pyramid the four cubes below now lie free.
prepare-done = Ready to build

build = Your second move
build-before = From now on moves cost coins: this one { $cost }. **Build** the orange cube.
build-before-2 = A house goes into an empty hole **next to** another house, side by side or corner to corner. The house under the fountain counts. Take this corner; we shall need the places beside the fountain later.
build-after = There it stands, and its colour acts at once: orange is **earning**. The coins are in your purse already.
build-done = Your first house

earn = Earning
earn-before = A house of your ring where no worker stands shows a coin or a fountain. You can see { $seen } coins, so you have gained { $seen }. Now you may call workers home, for { $each ->
    [one] { $each } coin
   *[other] { $each } coins
} each. Call the one on **island A**.
earn-before-2 = Back on the ring, a worker may cover a coin; that is why coins are counted first. More moves would cost more coins. Let this be enough: **end your turn**.
earn-after = You have { $coins } coins after your first turn. A good moment for a rest, if you like: the game is kept.
earn-done = Well earned

sail = Sailing
sail-before = We have turned the clock on: three cubes stand ready for you. **Pink** goes sailing. Build it.
sail-before-2 = Put it beside the white house. We have a roof for pink and white.
sail-before-3 = Your boat moves **one step** along a route. The arrows of your ring point at pink, green and white, and island E has huts in just these colours: { $matches } matches, as many cards. Where nothing matches, you cannot go. Sail to **E**.
sail-before-4 = You draw the cards one by one: from the open three, or blind from the deck. Take the **sole**.
sail-before-5 = Now try your luck: take one from the **deck**.
sail-before-6 = Another sole: now you have { $soles }, a pair! The open cards are filled up only when you have all of yours. Take the **squid**.
sail-before-7 = A worker goes ashore. With three matches it may be two, but you will need the others. Send **one**.
sail-before-8 = Your worker stays on E. The wheel has turned one step for the worker sent, so your arrows point at other colours now. End your turn.

visit = Sam comes to visit
visit-before = Sam goes sailing too, and likes the look of your island.
visit-after = A worker of Sam’s went ashore on E. Then everyone else there takes **one worker home** and gains { $coins } coins. This time that is you.
visit-done = Making room pays

lace = Lace making
lace-before = Your turn again. **Yellow** makes lace: build it.
lace-before-2 = Any hole next to a house will do. Take this one.
lace-before-3 = Each arrow lets you send one worker to a workshop square of **its colour**: green, white and yellow. Begin with this green square. It has a coin, and you gain it.
lace-before-4 = Every further worker goes **beside** one of yours. Here is a white square.
lace-before-5 = And on the other side a yellow one. You may stop whenever you like, but in company they are worth more.
lace-after = Three side by side. At the end of the season they score, if you have cubes in these colours left in your pyramid.
lace-done = Good company

roof = Lay a roof
roof-before = A roof covers two houses **in its two colours**, side by side, on one level and without a roof. Your pink and white tile fits. It is your second move: { $cost } coins. Lay it.
roof-before-2 = For a roof you choose { $privilege } privilege points **or** a building card. This card scores { $card } points at the end of the game. Take it.
roof-after = And the tile itself has scored { $points } points. Flat tiles always do; the other kinds count islands, workshops or fountains.
roof-done = A roof over their heads

upstairs = One floor up
upstairs-before = One more move, again for { $cost } coins: build the **white** cube.
upstairs-before-2 = Any colour may stand on any half of a roof. On a half of **its own colour** it brings you { $privilege ->
    [one] { $privilege } privilege point
   *[other] { $privilege } privilege points
}. So, white on white.
upstairs-before-3 = White is earning, and { $pay } coins showed on your ring: they are yours. Leave your workers where they are; that is, you are **done**.
upstairs-before-4 = Privilege points bend the rules. One buys you a coin, or exchanges two huts before you sail, or adds a cube to your pyramid. Buy a **yellow** cube.
upstairs-before-5 = It needs four cubes below it. Put it here.
upstairs-after = House, roof, house, roof, house: three houses high is the limit. And your pyramid has a cube more.
upstairs-done = A room with a view

port = At the port
port-before = The clock again: it is winter, and your last turn. The colours have changed, but **blue** still goes sailing. Build it.
port-before-2 = Any hole next to a house will do. Take this one.
port-before-3 = You may enter a port when a merchant ship lies there. Two lie in the east. Sail there.
port-before-4 = Every ship buys something else. This one buys **pairs**, and you still have your two soles. Sell them for { $points } points.
port-after = One sale a visit. The ship you sold to has crossed to the other port.
port-done = Sold!

cleanup = After the season
cleanup-before = After every season comes the **clean-up**: first islands, then lace. Except after winter you then get new colours for the actions, a cube for each house of your ring that a worker covers, and new roof tiles. End your turn.
cleanup-before-2 = Most workers on an island score { $island } points; you have three islands. Now **lace**: for each worker you may give back a cube of the square’s colour, for { $each } points. Paid neighbours form a **union** and score more. Pay for all three: the best choice.
cleanup-after = You had { $before }. Islands gave { $islands }, lace { $lace }, its union { $union }. Your coins are worth { $coins }, the unsold squid { $seafood }, the building card { $card }: **{ $total } points**. Sam has { $sam }. Shall we play a real game?
cleanup-done = You have won!
