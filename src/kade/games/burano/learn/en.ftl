# The rulebook of Burano in English: a message for every paragraph and call-out. rulebook.toml says which rules each rests on.

# Words that people look for, and what this rulebook calls them.
synonyms = travel ferry: sail; pawn meeple fisherman lacemaker: worker; money gold: coin; prestige: points; dice block: house; year: season; market wharf harbour harbor: port; pattern tatting: lace; favour bonus: privilege; shell shrimp: seafood; church: roof; draft: pyramid; income salary: earn

minute = In one minute
minute-lead = You are a family of builders on a small island in the lagoon. In one year you raise its bright houses, and every house you build sends someone to work.
minute-stack = **Stack.** Each season you stack your cubes into a pyramid and use it from the top down.
minute-prepare = **Prepare.** Take a cube that lies free and keep it ready beside the pyramid.
minute-build = **Build.** Set it on the island. Its colour says what you do now: sail, make lace or earn.
minute-roof = **Roof.** Cover two houses in the colours of your roof tile. That is worth points and more.
minute-send = **Send workers.** They fish and make lace, and score for you at the end of every season.
minute-win = After winter, whoever has the most points has won.

## 1 The table

table = What lies on the table
table-lead = An island in the middle, water all around, and a ring of workers for everyone.
table-lagoon = The **main island** has forty holes for houses. Around it lie six **nearby islands**, A to F, each with three coloured huts, and two **ports** where merchant ships wait. Beside the map are the **workshops**, where lace is made.
table-colours = There are six colours: pink, blue, yellow, green, orange and white. Houses, huts, workshops and roof tiles all come in them, and so do the twelve houses of your ring.
table-yours = You have a boat and a ring of twelve houses. Ten of your workers play: they stand on the ring until you send one out. You also own 18 cubes, three of each colour, 3 coins and three roof tiles, which lie open.
table-open = The seafood in your hand is secret, and cards you have sold lie face down. Everything else is open, also how many cards you hold. Nothing limits your hand or your purse, but nobody spends what they do not have; cubes, tiles and cards can run out, coins cannot.
table-setup = Setting up
table-setup-lots = Most of it is left to chance: the huts on the islands, the first house under the fountain, the order of your ring, who begins, and which ships lie in which port. Four building cards and three seafood cards lie open. The workshops have a layout for beginners and others that are drawn.
table-setup-first = In turn order you draw three roof tiles of three different kinds, one at a time. Then one of your workers is already on the way: it stands on a nearby island, with your boat beside it. Two others count your privilege points, of which you have 1, and your moves.
picture-table-1 = The main island. The first house stands under the fountain.
picture-table-2 = One of six nearby islands, with three huts.
picture-table-3 = A port with merchant ships.
picture-table-4 = Which colour goes with which action this season.

## 2 The season and the pyramid

season = The season and the pyramid
season-lead = One year, four seasons, fourteen turns for everyone, and a new plan every season.
season-rounds = Spring and summer last four rounds each, autumn and winter three. In every round each player takes one turn. A season always runs the same way: everyone stacks a pyramid, then you play the rounds, then you clean up.
season-markers = Before you stack anything, look at the colours. Six markers show which colour stands for which action, two colours to an action. This holds for the whole season; then the markers are shuffled, and a pink house that went sailing in spring may be making lace in summer.
season-stacking = Stacking the pyramid
season-stacking-fourteen = Choose 14 of your cubes and stack them in three layers: nine, four and one. Any colour may go anywhere. Later you can take only a cube with nothing resting on it. So the pyramid is your plan for the season: what you want first goes on top, what can wait goes below.
season-stacking-rest = Cubes you do not use go back to the supply, and you get 1 coin for each: 4 coins for everyone in spring. If you have 14 or fewer, you use them all and fill the lower layers first.
season-stacking-hidden = Everyone stacks at the same time, and nobody sees another pyramid before all are done.
season-stacking-plan = **A first plan.** Look at your three roof tiles. Keep the colours of one of them near the top: you can build both houses early and put the roof on.
picture-markers-1 = Spring: one dot for every round.
picture-markers-2 = This season pink and blue houses go sailing.
picture-pyramid-1 = Only the top cube lies free.
picture-pyramid-2 = A cube of the second layer rests on four below and holds them down.
picture-later-1 = Two cubes later the other three of the second layer are free …
picture-later-2 = … and so is the corner that had been under the second cube.

## 3 Your turn

turn = Your turn
turn-lead = Prepare, build, roof. Up to four moves, in any order and any mix.
turn-cost = The first move of a turn **pays you** 1 coin. After that moves cost: 3 coins for the second, 3 for the third, 4 for the fourth. You pay just before each move, and coins that one move brings may pay for the next.
turn-stop = If you make no move at all, you take 1 coin as well. You decide when your turn is over, and you may stop after any move.
turn-prepare = Prepare
turn-prepare-take = Take a cube that lies free in your pyramid and put it on one of your three preparation spaces. You need a free space for it. The spaces are all alike, and what stands there stays, even when a new season begins.
turn-build = Build
turn-build-where = Take a prepared cube to the island and set it down in one of two ways: in an empty hole **next to** any house, side by side or corner to corner, or on a free half of a **roof**. Then carry out the action of its colour.
turn-build-height = Any colour may stand on any roof half. If the two have the same colour, you gain 1 privilege point on the spot. A place grows like this: house, roof, house, roof, house. Three houses high is the limit.
turn-build-decline = Sailing and lace making you may turn down; the pay of earning you always get. If there is nothing you can do with the action, the house still stands, and the action is lost.
turn-roof = Roof
turn-roof-where = Lay one of your roof tiles over two houses **in its two colours**. They stand side by side, not corner to corner, on the same level, and neither has a roof yet. Houses of the first and second level can be roofed, those of the third never. Nothing reaches across a canal. You may turn the tile round, and on the second level it may lie across two roofs.
turn-roof-gift = Then take your choice: 2 privilege points, or one of the open building cards, which helps you from that moment on.
turn-roof-score = Last, the tile scores by its kind. **Islands** and **workshops** count where you alone have most workers: 2, 5 or 9 points for one, two or three of them. **Fountains** count those you can see on your ring: 2, 3, 5 or 9 points for one to four. **Flat** tiles always bring 4. Being level with someone is not “most”. New tiles come only in the clean-up.
picture-moves-1 = Your next move: the first one brings 1 coin.
picture-moves-2 = Your coins.
picture-moves-3 = Your privilege points.
picture-prepared-1 = Ready to build. The boat below says: pink goes sailing.
picture-holes-1 = Houses that stand already.
picture-holes-2 = Every hole that glows touches one of them, by a side or by a corner.
picture-roofs-1 = White and pink side by side: the pink and white tile fits here.
picture-roofs-2 = … and here.

## 4 Sailing

sailing = Sailing
sailing-lead = A boat, three arrows and a hold full of crabs.
sailing-step = Move your boat **exactly one step** along a dotted line: to a nearby island to fish, or to a port to sell what you have caught. Boats never get in each other’s way.
sailing-match = Where you can fish, your ring tells you. Its three arrows point at three houses, and their colours are your **match colours**. An island lets you in if at least one of its huts has such a colour.
sailing-exchange = Nothing matches? Before you sail to an island, 1 privilege point lets you exchange two huts of different colours on different islands. Then you must sail to an island.
sailing-fish = At an island: fish
sailing-fish-draw = Count your matches, one arrow to one hut: two pink arrows and a single pink hut are one match. Draw as many seafood cards, one after the other, from the three open ones or blind from the deck. The gaps are filled after your last card.
sailing-fish-worker = Now someone goes ashore. With 1 or 2 matches the worker of sector 1 stays on the island; with 3 matches you may send the one of sector 2 as well. The wheel turns one step for each worker sent, and your arrows point at new colours.
sailing-fish-home = Every other player with workers on this island takes one of them home and gains 2 coins. At the end of the season, whoever has most workers there scores 4 points (3 with three players, 2 with two).
sailing-fish-lobster = Your arrows are yellow, blue and pink, the huts pink, yellow and white: 2 matches. You draw blind: a lobster! So you take the open lobster too. The open cards are filled up to three, your worker goes ashore, the wheel turns by one.
sailing-port = At a port: sell
sailing-port-ship = You may enter a port if at least one merchant ship lies there. Choose one ship and sell it one set that it asks for. Then that ship crosses to the other port. You need not sell; then no ship moves.
sailing-port-sets = Ships ask for different cards, cards of one kind, pairs, or triples. The pairs or triples of one sale are of different kinds. You may always sell a smaller set than you could.
picture-ring-1 = The wheel. Its three arrows point at yellow, blue and pink.
picture-ring-2 = How many cards each island would give you now.
picture-sea-1 = Your boat lies at island E. Three routes leave from here.
picture-sea-2 = A has a pink and a yellow hut: 2 matches, 2 cards. It glows.
picture-sea-3 = B has no hut that matches: you cannot enter.
picture-sea-4 = Ships lie in the western port: you may call there and sell.
picture-seafood-1 = The deck: a blind draw.
picture-seafood-2 = Three open cards. You see each card before you choose the next.
picture-ships-1 = Up to four **different** cards.
picture-ships-2 = Up to four **of one kind**.

## 5 Lace making

lace = Lace making
lace-lead = Up to three workers walk to the workshops. The closer together they stand, the better.
lace-arrows = Each of your three arrows lets you send one worker to a workshop square of **its colour**. Two workers on blue squares need two blue arrows. You may use the arrows in any order and stop after any worker.
lace-beside = The first worker you have there may take any free square that matches. From then on each goes **beside** one of yours, side by side; those you have just sent count. A square holds one worker.
lace-coin = A square with a coin pays 1 coin whenever a worker is put there. The last worker on your ring never leaves it. At the end the wheel turns by as many steps as workers left.
lace-walk = Your arrows are pink, orange and pink. One worker goes to a pink square, the next to the pink square beside it. No orange square is beside them, so the third stays, and the wheel turns by two.
picture-lace-1 = A worker of yours is here already.
picture-lace-2 = What glows is beside it and has the colour of an arrow.

## 6 The ring and earning

ring = The ring and earning
ring-lead = Your ring is a calendar, a purse and a home.
ring-wheel = Around the wheel run the sectors 1 to 9, then three arrows. Workers leave from sector 1, then 2, then 3; after that the wheel turns by as many steps as workers left. So sector 1 always shows a worker, and the arrows move on to other colours.
ring-home = Workers who come home take the empty sector with the lowest number; the wheel stays as it is. At least one worker always stays on the ring.
ring-bare = A house that no worker stands on shows what is printed on it: a **coin** or a **fountain**. The more people you have out, the more of both you see.
ring-earning = Earning
ring-earning-pay = Gain 1 coin for every coin you can see on your ring. Then you may call home any number of your workers, from islands and workshops, for 1 more coin each. In that order: coins are counted before anyone comes back and stands on them.
ring-earning-seven = You see 6 coins: that makes 6. You call one worker home from an island, to sector 4, and get 1 more: 7 coins.
picture-wheel-1 = Sector 1: whoever stands here leaves next.
picture-wheel-2 = Nobody stands under the arrows: two coins and a fountain show.

## 7 Clean-up

cleanup = The clean-up
cleanup-lead = The season is over: points for your people, then everything is made ready for the next.
cleanup-islands = **Islands.** On each nearby island, whoever has most workers scores 4 points (3 with three players, 2 with two). Those who tie share them, rounded down.
cleanup-lace = Lace
cleanup-lace-pay = For each of your workers in the workshops you may give back one cube **of that square’s colour** from your pyramid, covered or not. Each is worth 2 points. Prepared cubes do not count. Your workers stay where they are.
cleanup-lace-union = Paid workers who stand side by side are a **union** and score together: 1 point for two, 2 for three, 4 for four, 6 for five, 9 for six, 12 for seven or more. Workers you have not paid neither score nor join.
cleanup-lace-four = Four joined workers stand on two orange squares, a green and a blue one. You give back two orange cubes, a green and a blue: 4 × 2 points and 4 for the union make 12.
cleanup-ready = Ready for the next season
cleanup-ready-markers = The six action markers are shuffled and laid out anew. Then, in turn order, what is left of your pyramid goes to your reserve, and you take one cube for every house of your ring that a **worker covers**, in the colour of that house. If a colour has run out, you may take another.
cleanup-ready-roofs = Put away as many of your roof tiles as you like and draw until you have three again. The tiles you draw now differ in kind from one another. At last the first player’s marker moves on.
cleanup-ready-winter = After winter only islands and lace are scored; then the game ends.
picture-unions-1 = Two workers side by side: a union, if you pay for both.
picture-cover-1 = A worker covers this house: it brings a cube of its colour.

## 8 Privilege points and building cards

privilege = Privilege and building cards
privilege-lead = Small favours that bend the rules, and cards that bend them for good.
privilege-gain = You gain privilege points as the reward of a roof, if you choose them, and when you build on a roof half of the same colour. The track ends at 10. In your own turn you may spend as many as you like; that is no move.
privilege-uses = For 1 point each you may: exchange **two huts** before you sail to an island; send **a worker to lace** away from your others or onto a square that someone else holds (that worker goes home, its owner gains 2 coins); put **a cube** of any colour from the supply into your pyramid, where it is supported; or take **1 coin**.
privilege-clean = In the clean-up 1 point buys a cube of any colour for your reserve, and you may give it back for lace at once. A colour that has run out cannot be bought.
privilege-cards = Building cards
privilege-cards-roofs = Six cards are for roofers. Three bring **5 points** for each colour of your tile that the card shows. Three let a half in one of their colours lie on a house of **any colour**.
privilege-cards-end = Others count at the end: 2 points for each sold card of four kinds of seafood, 2 points for each of your workers in workshops of three colours, 3 points for each of your building cards, or simply 9 points.
privilege-cards-help = And some help at work: sail **two steps**, make lace on squares that others hold, win **ties** on the islands, or pay one cube fewer for your lace (this card is worth 3 points at the end, too).
picture-purse-1 = Your privilege points …
picture-purse-2 = … and your coins: spend one for the other here.
picture-buildings-1 = Roof, and one of these can be yours. It is replaced at once.

## 9 The end

end = The end
end-lead = Winter is over. Count once more.
end-count = Your privilege points turn into coins, one for one; every 5 coins are worth 1 point. Each seafood card you have not sold is worth 1 point. Then your building cards score.
end-win = Most points win. If you tie, more prepared cubes decide, then more coins; after that you share the victory.
end-sum = You have 7 coins, 5 unsold cards and two building cards worth 9 and 8: 1 + 5 + 9 + 8 = 23 points more.
