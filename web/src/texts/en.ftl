# The client's own words in English. What a game says comes from the game.

## Everywhere

close = Close
open = Open
yes = yes
no = no
you = you
go-home = Home
try-again = Try again
opening = Opening…
somebody = Somebody
player-default = Player { $number }
tool-language = Language
tool-theme = { $theme ->
    [light] Light. Press for dark.
    [dark] Dark. Press for what your device says.
   *[auto] Light or dark as your device says. Press for light.
}
tool-safe = Colours for every eye
error-offline = The server does not answer. Is it running?

## Home

home-title = Games by the water
home-line = Against people or robots. No account, just a link.
home-picture = A quay: windmills, canal houses, painted houses by the lagoon. The lights in the houses can be switched.
home-foot = All pictures and words are our own. Everything stays on the machine that runs this page.
play-now = Play now
setting-up = Setting up…
arrange = With friends
with-robots = people and robots
seats = { $min }–{ $max }
go-on = Go on with your tables
no-tables-yet = Nothing yet. “Play now” sits you down opposite a robot in one click.
game-with = { $game } with { $these }
forget-table = Take off this list
status-won = won
status-over = finished
status-waiting = waiting for players
status-theirs = others decide
more-ways = You, and other ways in
your-name = Your name
join-by-link = Join with a link or a code
no-link = That is not a link to a table.

## A new table

new-table = A new table
game = Game
who-plays = Who plays?
seat-number = Seat { $number }
seat-me = at this device
seat-open = free, for who has the link
bot = { $bot ->
    [greedy] a robot that thinks
    [random] a robot that guesses
    [search] a robot that searches
    [novice] a novice
    [merchant] a merchant, who searches
    [master] a master, who takes time
   *[other] robot “{ $bot }”
}
number-of-seats = { $number ->
    [one] { $number } seat
   *[other] { $number } seats
}
more-seats = One more seat
fewer-seats = One seat less
hints-given = Hints
hints-given-why = Whether anybody may ask a robot what it would do. It knows no more than the one who asks.
hot-seat-note = Several people at this device: the screen is covered whenever it changes hands.
by-lot = by lot
create-table = Set the table

## Before the start

waiting-for = { $number ->
    [0] Everybody is here.
    [one] One seat is still free. Send the link to a friend; the game begins when all sit.
   *[other] { $number } seats are still free. Send the link to your friends; the game begins when all sit.
}
seat-free = free
invite = The link to this table
invite-text = Come and play { $game } with me.
copy = Copy
copied = Copied
copy-failed = The browser does not let us copy; mark the link and copy it yourself.
share = Share
sit-down = Sit down

## At the table

your-turn = Your turn
turn-of = { $player }, your turn
turn-of-many = { $number ->
    [one] { $these } decides
   *[other] { $these } decide
}
thinking = { $player } is thinking…
away = { $number ->
    [one] { $these } is away; the table waits.
   *[other] { $these } are away; the table waits.
}
game-over = The game is over
undo = Undo
choices = What you can do
other-choices = Other
which = Which do you mean?
log = Log
more = More
whole-log = The whole log
in-words = The table in words
players-whole = All about the players
panels = What lies on the table
hint = What would you do? Ask a robot
hint-thinks = A robot looks ahead…
hint-title = What a robot would do in your place
hint-best = best, as far as it can see
hint-close = almost as good
hint-less = about { NUMBER($points, maximumFractionDigits: 1) } points less
hint-worse = clearly worse: about { NUMBER($points, maximumFractionDigits: 1) } points less
hint-do = Do it
minute = { $number ->
    [one] { $these } is done.
   *[other] { $these } are done.
}
minute-over = { $number ->
    [one] { $these } waits.
   *[other] { $these } wait.
}
minute-why = A minute for the others, by the rules. Nothing ends by it.
leave = Leave the game
hand-over = Let a robot play for you
hand-over-why = It has your seat from now on; you can watch.
hand-over-do = Hand over
resign = Resign
resign-ends = You give the game up, and it ends here.
resign-goes-on = You give the game up. A robot takes your seat, the others play on.
resign-do = Resign now
play-on = Go on playing
watching = You are watching
beat-of = { $at } of { $number }
beat-back = Step back
beat-next = Step forward
beat-pause = Pause
beat-run = Go on
beats-again = { $player }: step by step
zoom-in = Closer
zoom-out = The whole board
line-broken = The line is broken. Trying again; nothing is lost.
line-broken-short = Connecting again…
table-offline = No connection at the moment. Choose again when it is back.
table-stale = The table has moved on. Look again and choose anew.
no-table = There is no such table
no-table-why = Perhaps the link was cut short, or the table was on another machine.
pass-device = Pass the device to { $player }
pass-device-why = What follows is for one pair of eyes only.
i-am = I am { $player }

## The end

you-won = You have won!
won-by = { $number ->
    [one] { $these } wins
   *[other] { $these } share the victory
}
points = Points
result = Result
play-again = Play again
look-at-board = Look at the board
record = Save the record
