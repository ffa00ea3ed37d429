# The words of the guided game. <step> is the title of a bubble, <step>-before what is said before the move, <step>-after when it is done.

title = Guided first game

cards = Forty cards and a broom
cards-before = Four cards lie open, and you hold three. On your turn you **play one card**. What you can capture with it goes to your pile, and your pile brings points.

same = The same value
same-before = A card captures one of the **same value**. Your five of coins takes the five on the table. A card that can capture must.
same-after = Both fives lie in your pile: { $pile } cards, { $coins ->
    [one] { $coins } of them a coin
   *[other] { $coins } of them coins
}. Sam plays next.
same-done = Captured

sum = Or the same sum
sum-before = A card also captures several that **add up** to it. Three and four are seven. If a seven lay there, you would have to take that one instead.
sum-after = Three cards at a stroke, { $pile } in all. A card that captures nothing stays on the table, and the others may take it.
sum-done = Well counted

sweep = Scopa!
sweep-before = We have turned the clock on. A single card is left on the table. Take it, and the table is **swept clean**.
sweep-after = That is a scopa: each one scores a point, and you have { $sweeps }. Sam finds nothing to take now and has to lay a card.
sweep-done = A clean sweep

points = What counts
points-before = A round ends with a point each for the **most cards**, the most coins, the **seven of coins**, the **primiera** (the best card of each suit) and every sweep. The game ends with the round in which somebody has { $target }.
