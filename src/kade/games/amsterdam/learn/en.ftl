# The rulebook of Amsterdam in English: a message for every paragraph and call-out. rulebook.toml says which rules each rests on.

# Words that people look for, and what this rulebook calls them.
synonyms = wagon train wheelbarrow: cart; ticket destination goal: contract; route road path: track; joker locomotive rainbow: wild; station town location: place; market display face-up: row; goods barrel resource bonus: merchandise; reshuffle: deck; blocked parallel: closed; skip: pass

minute = In one minute
minute-lead = You are a merchant of old Amsterdam. Your carts roll along the canals, and whoever joins the right places grows rich.
minute-draw = **Draw cards.** Collect transport cards of one colour, two in a turn.
minute-claim = **Claim a track.** Play as many cards of its colour as it has spaces, and score at once.
minute-contracts = **Fulfil contracts.** Join two places by a chain of your own tracks. It may take any way.
minute-goods = **Gather merchandise.** The tracks around the city also give merchandise cards.
minute-win = When somebody has hardly any carts left, everyone has one more turn. Then the most points win.

## 1 The table

table = What lies on the table
table-lead = A city with seventeen places, and two secrets in your hand.
table-map = The map shows **17 places**, joined by 44 **tracks**. A track is 1 to 4 spaces long and has a colour: pink, blue, green, black, red, orange, or grey. No place is more than 9 spaces away from any other.
table-yours = You have **16 carts**. The transport cards come in six colours, six of each, and there are 8 **wild** cards that stand for any colour. There are no grey cards.
table-secret = The cards in your hand and your contracts are secret; how many you hold, everyone may see. There is no limit to either. Merchandise cards lie open.
table-setup = Setting up
table-setup-deal = You get 2 transport cards; 5 more lie open in the **row**. You also get 2 contracts and keep one or both. One that you do not keep goes under the deck. All choose at the same time.
table-setup-first = At a real table the youngest begins; here the first player is chosen or drawn by lot. Play goes clockwise.
picture-map-1 = A place.
picture-map-2 = A blue track of three spaces.
picture-map-3 = A grey track of one space.

## 2 Your turn

turn = Your turn
turn-lead = One thing a turn, and only one. It is quickly played.
turn-three = On your turn you do **exactly one** of three things: draw transport cards, claim a track, or draw contracts.
turn-pass = You may pass only if none of the three is possible. If everyone passes one after the other, the game ends at once.
turn-early = **How to begin.** Draw cards for two or three turns, until you can pay for a track that both of your contracts can use.

## 3 Cards

cards = Drawing cards
cards-lead = Two cards a turn, unless you cannot resist a wild one.
cards-two = Take **two cards**, one after the other, each from the row or blind from the deck. A card taken from the row is replaced at once, so you see the new card before you choose your second.
cards-wild = A **wild** card from the row costs the whole turn: as your first card it is the only one, and as your second you may not take it. Wild cards drawn blind are cards like any other.
cards-sweep = As soon as three of the five cards in the row are wild, all five are discarded and five new ones turned up.
cards-empty = When the deck is empty, the discards are shuffled into a new one.
picture-row-1 = The row: five open cards.
picture-row-2 = A wild card. Taken from here, it is the only card of the turn.
picture-row-3 = The deck: a blind draw.

## 4 Tracks

track = Claiming a track
track-lead = Pay in its colour, put down your carts, score at once.
track-pay = Choose a free track and play **exactly as many cards of its colour as it has spaces**. Wild cards stand for any colour; you may use as many as you like, even in place of a coloured card you hold. Put a cart on every space.
track-grey = A **grey** track takes any one colour, but all cards of that colour or wild. Wild cards alone will do.
track-green = A green track of 3 spaces is paid with 3 green cards; 2 green and 1 wild; 1 green and 2 wild; or 3 wild.
track-anywhere = The track need not touch your others. You need enough carts for it. Your carts stay there to the end.
track-points = You score at once: **1, 2, 4 or 7 points** for 1, 2, 3 or 4 spaces. Long tracks are worth more than several short ones.
track-double = Double tracks
track-double-both = Between some places run two tracks side by side. Nobody may hold both. With **two players** the second one is closed as soon as somebody has claimed the first. With three or four players it is open to another player.
picture-claims-1 = Green, three spaces: three green cards are enough for it.
picture-claims-2 = Grey, two spaces: two cards of one colour, or wild.
picture-double-1 = You hold this track …
picture-double-2 = … so with two players this one is closed.

## 5 Merchandise

goods = Merchandise
goods-lead = Whoever drives around the city has more to sell.
goods-ring = Eleven tracks form the **outer ring** of the city and are marked with carts. Claim one of them and you also get a merchandise card, however long the track is. It lies open before you.
goods-rank = At the end whoever has most merchandise cards scores 8 points. With two players the second gets 4; with three players it is 8, 5 and 2; with four 8, 6, 4 and 2. Those who tie all score their place, and the next places stay empty. Without a card you get nothing.
goods-four = Four players have 4, 2, 2 and 1 cards: they score 8, 6, 6 and 2 points.
picture-goods-1 = Who has how many, and what that would be worth now.

## 6 Contracts

contracts = Contracts
contracts-lead = Two places, a number, and nobody knows but you.
contracts-draw = A contract names two places and its points. To draw contracts, take the top two and keep **one or both**. What you keep stays with you to the end.
contracts-chain = A contract is complete when an **unbroken chain of your own tracks** joins its two places, whatever way it takes. One track may serve any number of contracts.
contracts-quiet = Nobody says which contracts they have or whether they are complete. Your own progress you see on the screen.
contracts-worth = A complete contract adds its points at the end; one that is not complete **takes them away**. They are worth 3 to 9 points: as many as the shortest way has spaces, sometimes 1 more.
contracts-plan = **Good company.** Look for contracts that share a part of their way. A track that serves two of them pays twice.

## 7 The end

end = The end
end-lead = Few carts, one more turn.
end-last = As soon as somebody has **2 carts or fewer** at the end of a turn, every player has one more turn, that player too. These last turns are turns like any other, but you may decline yours.
end-count = Then all contracts are shown: complete ones add their points, the others take theirs away. Merchandise scores. The points for tracks you have already. Cards in hand are worth nothing, and there is no prize for the longest way.
end-below = Yes, a score can fall below 0.
end-win = Most points win. If you tie, more completed contracts decide; after that you share the victory.
