# The rulebook of Windmill Valley in English: a message for every paragraph and call-out. rulebook.toml says which rules each rests on.

# Words that people look for, and what this rulebook calls them.
synonyms = money gold coin florin: guilder; seed: bulb; sluice dam weir: floodgate; river: water; gear rondel: wheel; upgrade improve: enhance; hire companion: helper; quest goal: contract; boat export: trade; tournament: wish; spanner wrench hammer: tool; automa robot: gardener; warehouse barn: storage; month season: calendar; land: farm

minute = In one minute
minute-lead = You grow tulips behind the dikes. The water turns the wheels of your windmill, and the wheels say what you can do.
minute-gate = **Set the floodgate.** The wider it stands open, the faster the water, and the more it rises.
minute-wheels = **Turn your wheels.** They turn as many steps as the water is fast. Then choose one of the two actions at the arrow.
minute-build = **Build and trade.** Windmills, the market, ships, helpers: everything brings bulbs, guilders or points.
minute-plant = **Plant tulips.** Rows of one colour and columns of four colours are worth most.
minute-win = When somebody's large wheel has turned round often enough, the last rounds begin. Most points win.

## 1 The table

table = What lies on the table
table-lead = A polder for all, and a farm with two wheels for everyone.
table-things = Tulips come in five colours: white, yellow, red, violet and black. You have a farm board with patches, a windmill board with a **large and a small wheel**, and nine windmills. Bulbs and tools never run out.
table-money = You can hold up to **9 guilders**; anything above is lost. You start with 5 points, and spend points only where something says so.
table-storage = Your **storage** has 7 spaces. The first five are free; a bulb on the sixth costs 1 guilder, on the seventh 2. If it is full, or you cannot or will not pay, the new bulb may replace a stored one for nothing. You may always refuse a bulb.
table-decline = You may turn down any reward, in part or whole. Only moving on in the calendar and bringing about the end cannot be turned down.
table-setup = Setting up
table-setup-middle = Four wheel tiles and three farm cards lie open; of the four trade cards only the top one is in play. The floodgate stands at 1 and the water at 0.
table-setup-yours = You get a random windmill board, 1 tool, a bulb and 4 to 7 guilders: the later your turn, the more. Then, from the last player to the first, everyone chooses a starting card and an area of the market. The starting card left over becomes the **Queen's Wish**.
picture-line-1 = Your storage.
picture-line-2 = Your windmills, in groups by colour.
picture-line-3 = Your guilders.
picture-line-4 = Your points.

## 2 Your turn

turn = Your turn
turn-lead = Floodgate, water, wheels, action.
turn-order = A turn always runs like this: set the **floodgate**, raise the **water**, turn your **wheels**, carry out an **action**.
turn-gate = Leave the floodgate, close it as far as you like for nothing, or open it. Opening from 1 to 2 costs 1 guilder and gives 1 point; from 2 to 3 costs 2 and gives 3; from 1 to 3 costs 3 and gives 4.
turn-water = At speed 1 the water stays, at speed 2 it rises by 1, at speed 3 by 2, every turn. It may never rise above 8: then the floodgate must be closed far enough.
turn-wheels = Wheels and action
turn-wheels-turn = Both wheels turn as many steps as the water is fast. The large one has 6 spaces, the small one 5, so the pairs at the arrow keep changing.
turn-wheels-tools = Each **tool** you spend makes it one step more or one less, from 1 to 4 in all. Floodgate and water stay as they are.
turn-wheels-act = Choose **one of the two** spaces at the arrow and carry it out. If one of them bears the sign “also the other wheel”, you may do both. A tile on a space counts in place of what is printed there.
turn-wheels-none = Only if neither can be done do you take 2 guilders instead.
picture-gate-1 = The floodgate: three speeds. What glows can be chosen.
picture-gate-2 = The water level, from 0 to 8.
picture-wheels-1 = The active space of the large wheel …
picture-wheels-2 = … and that of the small one. Choose one of them.

## 3 Calendar and wish

calendar = Calendar and Queen's Wish
calendar-lead = Six steps of the large wheel are one step in the year.
calendar-spoke = Each time the **red spoke** of your large wheel reaches or passes the arrow, your marker moves one space on in the calendar. Beyond space IV there is nothing.
calendar-rewards = When you reach a space, you may take its common reward and **one** of the unique rewards still open under it, each at any moment of that turn. A unique reward is then gone for all.
calendar-wish = Meet the **Queen's Wish** in your own turn, and you gain the highest reward still open, once a game. You give nothing up for it.
picture-calendar-1 = The common reward of space I, for everyone.
picture-calendar-2 = A unique reward: whoever is first takes it.
picture-calendar-3 = The Queen's Wish.

## 4 Water, tiles and cards

better = Water, tiles and cards
better-lead = Three actions that make your farm better.
better-water = **Lower the water.** First comes the reward, by the level before: at 5 to 8, 2 guilders or 2 points for each point of strength; at 2 to 4, 1 of either; at 0 or 1, 1 guilder. Then the level drops by the strength.
better-tiles = Enhance the wheels
better-tiles-take = Take an open tile and put it on any space of your wheels that is **not at the arrow** now. A common tile is free, an uncommon one costs 1 guilder, a unique one 2. A tile that lay there leaves the game.
better-tiles-refresh = Before you choose, you may once pay 1 guilder for four new tiles.
better-cards = Farm cards
better-cards-take = Take up to one of the three cards. Before that you may once pay 1 guilder for three new ones.
better-cards-sides = Every card can be two things. On top it is a **helper**, and you gain the points of the slot; below it is a **contract**, which scores at the end. There are three slots for each; after that a new card replaces an old one.
better-cards-helpers = A helper and your starting card work once a turn, when you carry out their action: before it or after it.
picture-displays-1 = Wheel tiles: two common, one uncommon, one unique.
picture-displays-2 = A farm card as a helper …
picture-displays-3 = … or as a contract.

## 5 Windmills

mills = Building windmills
mills-lead = Every field it touches pays, and the way leads to the market.
mills-where = Take a windmill from any of your groups and pay what the space costs, 0 to 4. The space must be **connected** with the market: next to it, or by an unbroken path of windmills of any colour.
mills-path = Then follow a shortest path to the market. Every windmill of another player on it gives its owner 1 point. Among equally short paths you choose.
mills-fields = Last, gain the rewards of **all fields** that touch your windmill, in any order.
picture-mills-1 = Your windmill, joined with the market.
picture-mills-2 = Spaces that glow can be built on now.

## 6 The market

market = Visiting the market
market-lead = Where there is a crowd, business is good.
market-walk = Pay the price and make **all moves**. With each move you go to the next area clockwise, choose one of its rewards and gain it once for every marker there, yours included, at most three times.
market-neutral = Once a turn, before you go, 1 guilder moves a neutral marker into an area that you are going to enter.
market-full = An area has three places. If all are taken, skip it, or pay 1 guilder to a player there and stand on top of that marker.
picture-market-1 = The next area clockwise: two markers are there, you will be the third.

## 7 Planting and trade

tulips = Planting and trade
tulips-lead = Tulips belong into the ground or onto a ship.
tulips-plant = **Plant** bulbs from your storage, as many as the action says. Each goes to the leftmost empty patch of any of your four rows. If it covers a reward, you gain that at once.
tulips-trade = Foreign trade
tulips-trade-ship = Put one of your bulbs on an empty place of the trade card, in a **colour not yet there**, and gain the two rewards beside it. Or take all bulbs off the card and keep as many as you like.
tulips-trade-full = When the fourth bulb has been placed, the bulbs go to the supply, and the next card comes up.
picture-patches-1 = The next patch of this row: a third white tulip would fit.
picture-patches-2 = An empty row begins at the left.
picture-trade-1 = A place, and the two rewards beside it.

## 8 The end

end = The end
end-lead = The tulips bloom. Time to count.
end-last = When somebody reaches calendar space IV, you finish the round and play **one more**. In the expert variant there is no further round.
end-groups = Contracts score. Then each windmill group that you have **emptied** scores for every planted tulip of its colour: white and yellow 1 point, red and violet 2, black 3.
end-rows = A full row of seven scores its high value if it has one colour, else the low one. A full column of **four different colours** scores; any column with two of one colour loses points, except the last.
end-win = Most points win. If you tie, more planted bulbs decide, then more stored bulbs, then more windmills built.

## 9 The Gardener

gardener = Alone against the Gardener
gardener-lead = It never pays, never hesitates, and plants whatever it gets.
gardener-setup = The table is set for two. You go first. Choose **easy, medium or hard**; you draw two starting cards and keep one, and the other is the Queen's Wish.
gardener-turn = The Gardener turns up a card. The card says how it moves the floodgate and whether it lowers the water. Its wheels turn by the speed of the water, and it carries out the action of its large wheel.
gardener-free = It never pays guilders and stores nothing. Guilders and tools become 1 point each for it; bulbs it plants at once.
gardener-calendar = When its large wheel has turned round, it takes the common and the highest open unique reward, and its marker moves up at the Queen's Wish, whether it meets the wish or not.
gardener-score = On easy there is the further round at the end, on medium and hard there is none. The Gardener scores for tiles, cards, patches and tulips, the more the harder the level. Whoever has more points wins.
