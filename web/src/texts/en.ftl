# The client's own texts in English. A game's texts are with the game.

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
    [dark] Dark. Press to follow your device.
   *[auto] Light or dark, like your device. Press for light.
}
settings = Settings
as-device = as your device says
set-theme = Light or dark
theme-light = light
theme-dark = dark
set-motion = Motion
motion-on = always
motion-off = none
set-sound = Sound at your turn
sound-auto = automatic
sound-auto-why = silent on phones at night
sound-on = on
sound-off = off
sound-try = Listen
set-notify = Tell me when it is my turn while I look elsewhere
notify-denied = Your browser does not allow it; you can change that beside the address of this page.
notify-missing = Browsers do this only for pages that come over https or from this machine.
set-safe = Colours that everyone can tell apart
set-confirm = Ask once more after a touch on the board
set-still = Keep every panel in its place, whatever is asked
set-follow = Show what others change large while they decide
set-near = On touch screens show boards larger than the screen
set-chat = Chat at the table
error-offline = The server does not answer. Is it running?
server-gone = Nobody answers
server-gone-why = The server does not answer: it has been stopped, or the network is gone. Your games are kept; this page goes on when it is back.
nothing-here = Only water here
nothing-here-why = There is nothing at this address. Perhaps the link was cut short.

## Home

home-title = Games by the water
home-line = Against people or bots. No account, just a link.
home-picture = A quay: windmills, canal houses, painted houses by the lagoon. You can switch the lights in the houses on and off.
home-foot = All pictures and texts are our own. Everything stays on the machine that runs this page.
play-now = Play now
setting-up = Setting up…
arrange = With friends
seats = { $min }–{ $max }
minutes = { $minutes } min
solo = Solo
level-label = Level of the bots
level-quick = at once
level-time = about { $seconds } s a turn
bots = A bot
all-tables = All { $number }
fewer-tables = Fewer
go-on = Back to your tables
game-with = { $game } with { $these }
forget-table = Remove from list
status-won = won
status-over = finished
wants-rematch = { $player } would like a rematch.
status-waiting = waiting for players
status-theirs = somebody else’s turn
more-ways = Your name and joining a table
your-name = Your name
join-by-link = Join with a link or a code
no-link = That is not a link to a table.

## A new table

new-table = A new table
game = Game
who-plays = Who plays?
seat-number = Seat { $number }
seat-me = on this device
seat-open = open: anyone with the link
level = { $bot ->
    [random] random
    [greedy] simple
    [search] thinking
    [novice] novice
    [merchant] merchant
    [master] master
    [grandmaster] grandmaster
   *[other] { $bot }
}
number-of-seats = { $number ->
    [one] { $number } seat
   *[other] { $number } seats
}
more-seats = Add a seat
fewer-seats = Remove a seat
hints-given = Hints
hints-given-why = Whether players may ask a bot what it would do. It knows no more than the player who asks.
seconds = { $seconds } s
clock = Clocks
clock-none = none
clock-live = for one sitting
clock-correspondence = by correspondence
clock-minutes = Each player has
clock-increment = After each turn, plus
clock-turn = For each turn
clock-why = When somebody’s time is out, a bot plays for them until they are back.
lobby = Open tables
lobby-empty = Nobody is looking for players right now. Arrange a table and let anyone join it.
lobby-seats = { $number ->
    [one] one seat free: join
   *[other] { $number } seats free: join
}
lobby-watch = in progress: watch
lobby-who = Who can find this table?
lobby-who-why = Listed tables appear on the home page of this server, with the players’ names.
lobby-private = only people with the link
lobby-join = anyone can join
lobby-watched = anyone can watch
lobby-both = anyone can join or watch
hot-seat-note = Several people on this device: the screen is covered whenever it changes hands.
by-lot = at random
create-table = Create the table
their-name = Name of player { $number }

## Before the start

waiting-for = { $number ->
    [0] Everybody is here.
    [one] One seat is still open. Send the link to a friend; the game starts when everyone is seated.
   *[other] { $number } seats are still open. Send the link to your friends; the game starts when everyone is seated.
}
seat-free = open
seat-kept = kept for { $player }
free-seat = Let anyone in
invite = The link to this table
invite-text = Come and play { $game } with me.
link-address = The address of this machine
link-only-here = Others cannot open this link: the server answers on this machine only. Start it for your network:
link-no-network = Others cannot open this link: this machine is in no network at the moment.
qr-code = The link as a QR code
copy = Copy
copied = Copied
copy-failed = The browser did not let us copy; select the link and copy it yourself.
share = Share
sit-down = Take a seat

## At the table

your-turn = Your turn
turn-of = { $player }, your turn
turn-of-many = { $number ->
    [one] { $these } is deciding
   *[other] { $these } are deciding
}
thinking = { $player } is thinking…
away = { $number ->
    [one] { $these } is away; the table waits.
   *[other] { $these } are away; the table waits.
}
game-over = The game is over
undo = Undo
choices = What you can do
whole-table = Whole table
board-of = The board of { $player }
enlarge = Enlarge: { $panel }
show-all = Show all { $number } choices
which = Which do you mean?
log = Log
announced = What happened
more = More
whole-log = The whole log
in-words = The table in words
players-whole = Players in full
panels = On the table
hint = Hint: ask a bot
hint-thinks = A bot is looking ahead…
hint-title = What a bot would do in your place
hint-best = best, as far as it can see
hint-close = almost as good
hint-less = about { NUMBER($points, maximumFractionDigits: 1) } points less
hint-worse = clearly worse: about { NUMBER($points, maximumFractionDigits: 1) } points less
hint-do = Play this
minute = { $number ->
    [one] { $these } is done.
   *[other] { $these } are done.
}
minute-over = { $number ->
    [one] { $these } waits.
   *[other] { $these } wait.
}
minute-why = A minute for the others, by the rules. Nothing happens when it is over.
leave = Pause or leave
hand-over = Let a bot play for you
hand-over-why = It plays your seat; you can watch, and take the seat back at any time.
hand-over-do = Hand over
bot-for = Bot for { $player }
table-handed-over = { $player } leaves the seat to a bot ({ level }).
table-resigned = { $player } resigns.
table-went-on = The rules of this game were updated on the server. The game goes on from the same position; its log begins anew.
table-left-out = The rules of this game were updated on the server, and { $number ->
    [one] the last decision no longer fits them. It was taken back.
   *[other] the last { $number } decisions no longer fit them. They were taken back.
}
table-ended = The host of this server has ended the game.
table-won = { $number ->
    [one] { $these } wins, { $points }.
   *[other] { $these } share the victory, { $points }.
}
resign = Resign
resign-ends = You give up the game, and it ends here.
resign-goes-on = You give up the game. A bot takes your seat, and the others play on.
resign-do = Resign now
play-on = Keep playing
take-back = Take back
take-back-why = You go back to before your last decision, and what others decided since is taken back too. What was revealed or drawn since is drawn anew.
take-back-others = { $number ->
    [one] { $these } must agree.
   *[other] { $these } must all agree.
}
take-back-bots = Bots do not mind.
take-back-ask = Ask
take-back-do = Take back
asked-waiting = { $number ->
    [one] You have asked. { $these } has yet to answer.
   *[other] You have asked. { $these } have yet to answer.
}
asked-withdraw = Never mind
asked-yes = Agree
asked-no = Rather not
asked-fresh = What was revealed or drawn since is drawn anew.
asked-back = Everything decided since is taken back with it.
break = A break
break-why = The others are asked. During a pause nothing moves, no clock runs, and any player can end it; after an adjournment the game goes on when all are ready.
break-why-alone = Nothing moves and no clock runs until you go on.
pause-do = Pause
adjourn-do = Adjourn
pause-why = Nothing moves and no clock runs until somebody goes on.
adjourn-why = Nothing moves and no clock runs until everybody is ready again.
is-paused = The game is paused.
is-paused-why = Nothing moves and no clock runs.
is-adjourned = The game is adjourned.
is-adjourned-why = It goes on when everybody is ready.
go-on-playing = Go on
bot-why = The player can come back and take the seat at any time.
bot-plays = A bot is playing for you.
take-seat = Take your seat back
bot-ask = Let a bot play for { $player }
bot-for-other = A bot for somebody else
bot-for-other-vote = The others vote; more than half of them decide. Whoever it is can come back at any time.
bot-for-other-alone = You can do this when the other player has been away for { $minutes } minutes. They can come back at any time.
bot-for-do = Let a bot play
bot-too-soon = You can do this when the other player has been away for { $minutes } minutes. { $left ->
    [one] One more to go.
   *[other] { $left } more to go.
}
table-asks-take-back = { $player } asks to take back a decision.
table-asks-pause = { $player } asks for a pause.
table-asks-adjourn = { $player } asks to adjourn the game.
table-asks-go-on = { $player } is ready to go on. Are you?
table-asks-bot = { $player } asks to let a bot play for { $other }.
table-declined = { $player } would rather not.
table-withdrew = { $player } takes the question back.
table-took-back = { $player } takes back the last decision; all agreed.
table-took-back-fresh = { $player } takes back the last decision; all agreed. What was revealed since is drawn anew.
table-paused = The game is paused.
table-adjourned = The game is adjourned.
table-goes-on = The game goes on.
table-came-back = { $player } is back.
table-voted-out = A bot plays for { $player } until they are back.
table-out-of-time = { $player } is out of time. A bot plays until they are back.
clocks = Clocks
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-time = { $time }
clock-soon = You have { $time } left.
clock-of-table-live = Clocks: { $time } for each player, { $seconds } s more after each turn.
clock-of-table-correspondence = Clocks: { $time } for each turn.
notices = Tell me when it is my turn
notices-why = Also while no page of this table is open. At most one message a minute, and none while you are here.
notice-push = On this device
notice-url = At an address of yours
notice-url-why = A topic of ntfy or a webhook of Discord, for example. It gets one sentence and the link to this table.
notice-start = Tell me
notice-stop = No longer
notice-on = You will be told.
notice-denied = The browser did not allow it.
watching = You are watching
chat = Chat
chat-unread = Chat: { $number ->
    [one] { $number } new line
   *[other] { $number } new lines
}
chat-empty = Nobody has said anything yet.
chat-line = Say something to the table
chat-say = Say
chat-react = Say { $sign }
chat-hide = Hide the chat
moment-of = { $at } of { $number }
moment-back = Step back
moment-next = Step forward
moment-pause = Pause
moment-run = Go on
since-your-turn = Since your turn ({ $number })
zoom-in = Zoom in
zoom-out = The whole board
line-broken = The connection is lost. Trying again; your game is safe.
line-broken-short = Reconnecting…
table-offline = No connection at the moment. Choose again when it is back.
table-stale = The table has moved on. Have a look and choose again.
no-table = There is no such table
no-table-why = Perhaps the link was cut short, or the table was on another machine.
pass-device = Pass the device to { $player }
pass-device-why = What comes next is for their eyes only.
i-am = I am { $player }

## The end

you-won = You win!
won-by = { $number ->
    [one] { $these } wins
   *[other] { $these } share the victory
}
points = Points
result = Result
play-again = Play again
gave-up = { $these } resigned.
ask-rematch = Ask for a rematch
sit-again = Sit down
not-now = Not now
said-not-now = You said: not now.
to-new-table = To the new table
look-at-board = Look at the board
record = Save the record

## The rulebook

rulebook = Rulebook
rules-of = Rules
rules-search = Search: words, rule numbers
rules-none = Nothing found. Try a shorter word.
rules-contents = Contents
rules-numbers = Show rule numbers
rules-print = Print the rulebook
rules-keys = one chapter back or on
rules-all = All { $number } rules, word for word
rules-also = The fine print:
rules-example = An example
rules-try = Try it: { $title }
rules-minutes = { $minutes } min to read
rules-before = Back
rules-after = Next
ruling = A ruling of ours
ruling-marks = marks a ruling of ours, where the rulebook is silent or unclear.
back-to-table = Back to the table
back-to-rules = Back to the rulebook
tip-rule = { $rule } in the rulebook
no-rulebook = No rulebook here
no-rulebook-why = There is no game of this name, or it has brought no rules.

## Looking back

replay = Replay
look-back = Look back
looking-back = Looking back at turn { $turn } of { $number }
looking-back-start = Before the first turn
still-running = The game goes on.
no-record = This game went on from a saved position, so it has no record and no analysis.
no-record-short = no record
turn-of-turns = Turn { $turn } of { $number }
replay-start = The start
replay-moment = Moment of the game
replay-first = To the start
replay-back = One decision back
replay-on = One decision on
replay-last = To the end
replay-run = Play
replay-speed = Speed
seen-as = Seen as
seen-as-spectator = a spectator
copy-moment = Copy the link to this moment
copy-failed-address = The browser did not let us copy; the address of this page is the link.
no-replay = There is nothing to look back at
no-replay-why = Perhaps the link was cut short, or the game was played on another machine.
open-record = Open a saved game or table
choose-file = Choose a file
drop-record = Drop the file here
record-checking = Checking…
record-refused = { $file } could not be opened.
record-bad-record = This is not a record that can be replayed.
record-unknown-game = This game is not installed here.
record-other-version = This record is from another version of the rules.
record-too-long = This game is too long.
record-too-large = A file may have 240 kB; this one is larger.
your-play = Your play
your-play-why = Counted in this browser, for this device only: no account, and nothing is sent.
your-play-save = Save as a file
your-play-forget = Forget all of it
your-play-sure = Really? Press again
games-played = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
played-games = Games
played-won = Won
played-mean = Points, average
played-best = Best
played-behind = Where rivals had more: { $source }, { $points } a game
all-cards = What everyone has
all-cards-none = Nothing that not everybody saw.
play-on-here = Play on from here
play-on-why = A new table begins at this moment. What you could not know then is dealt anew, bots take the other seats, and this game stays as it is.
play-on-seat = You play
play-on-do = Start
points-by-source = Points by source
points-in-full = In full
points-over-time = Points over time
points-over-time-why = on the table; the last step is the final scoring
points-turn = Turn
biggest-difference = Biggest difference: { $source }, { $number } more for { $player }.

## Analysis

analysis = Analysis
analysis-begins = Looking through the game…
analysis-waits = { $number ->
    [one] Another game is looked through first
   *[other] { $number } other games are looked through first
}
analysis-progress = Looking through the game: turn { $turn } of { $number }
analysis-no-wait = you need not wait
analysis-quarter = A quarter of the game has been looked through.
analysis-half = Half of the game has been looked through.
analysis-done = The whole game has been looked through.
analysis-not-over = A game can be analysed when it is over.
analysis-no-record = This game cannot be analysed: it began in the middle of another, or its beginning is not known any more.
analysis-no-analysis = This game cannot be analysed: it was not played to its end.
analysis-busy = Many games are being looked through just now. Try again later.
analysis-stopped = The analysis was interrupted. Load the page again to go on with it.
analysis-moment = { $player }, { in-turn }
analysis-turn = { $turn ->
    [0] Setup
   *[other] Turn { $turn }
}
in-turn = { $turn ->
    [0] setup
   *[other] turn { $turn }
}
analysis-knew = with what { $player } knew then
analysis-played = Played
analysis-better = Better
analysis-as-good = As good
analysis-best = best
analysis-ahead = { $points } points ahead of the next best.
analysis-next = Next moment
analysis-show-better = Show the better move
analysis-choose = Choose a moment: a mark on the curve or a decision in the list.
analysis-nothing-here = There was nothing to decide here, or it has not been looked at yet.
analysis-costly = Decisions that cost points
analysis-count = { $marked } of { $number } decisions cost points
analysis-none = No decision of { $player } was clearly worse than the best one.
analysis-lead = Expected lead
analysis-expected = Expected points
analysis-curve-note = before each turn; grey: what cannot be known yet; large marks: over 3 points
analysis-curve = What the curve shows
analysis-curve-lead = Lead
analysis-curve-points = Points
analysis-level = level
analysis-marked = Marked decision
analysis-luck-title = Decisions and luck
analysis-luck-later = Shown when the whole game has been looked through.
analysis-decisions = Decisions
analysis-luck = Luck
analysis-share = { $player }: lead { $lead }. Decisions brought { $decisions } (± { $error }), luck { $luck }.
analysis-share-level = { $player }: lead { $lead }. By their decisions the players were level ({ $decisions } ± { $error }); luck brought { $luck }.
analysis-noise = Only what cost at least 1 point and more than two standard errors is named. The error was measured by judging the same decisions again; it is typically { $error }. A search can be mistaken, too.
analysis-tab-costly = Moments
analysis-tab-points = Points
analysis-tab-luck = Luck
analysis-your-best = Your best decision: { in-turn }
analysis-best-of = Best decision of { $player }: { in-turn }
analysis-another-look = Worth another look: { in-turn }
analysis-was-better = Better: { $action }
analysis-clean = No decision of yours was clearly worse than the best one.
grade-as-good = as good
grade-less-good = less good
grade-costly = costly
grade-not-judged = not judged
replay-last-short = End

## Puzzles

puzzle = Puzzle
puzzle-ask = Best move?
puzzle-which = Puzzle { $number } of { $of }
puzzle-choose = One of these is clearly better. Choose it here or on the table.
puzzle-right = Yes, that is the best move.
puzzle-other = There is something better: this gives { $points } points away.
puzzle-level = That is about as good as the best move here.
puzzle-unlisted = The search left that move behind at a first look. These are the ones it weighed:
puzzle-best = best
puzzle-yours = your choice
puzzle-why = Why
puzzle-line = How it goes on
puzzle-checked = { $searches } independent searches agree, with { $simulations } simulations of each move in each.
puzzle-next = Next puzzle
puzzle-again = Think again
puzzle-today = Puzzle of the day
no-puzzle = There is no such puzzle
no-puzzle-why = Perhaps the link was cut short, or the puzzles have changed.

## Guided games

learn-in = { $minutes ->
    [one] Learn it in { $minutes } minute
   *[other] Learn it in { $minutes } minutes
}
learn-more = { $title }: { $minutes } min
learn-resume = Go on with step { $step }
learn-step = Step { $step } of { $steps }
learn-coach = The coach
learn-begin = Let’s go
learn-go-on = Go on
learn-show = Show me
learn-skip = Skip
learn-result = See the result
learn-follow = You could do that. For now, follow me: I want to show you something.
learn-over = Now you know how it goes
learn-real = Play a real game
learn-again = Once more with the coach

## Without a server, and as an app

site-loading = Getting the games ready… { $percent }%
error-no-webassembly = This browser cannot play here: WebAssembly is missing or switched off. The rulebooks can still be read.
error-no-storage = This browser keeps nothing for this page, so no game would last. Perhaps this is a private window, or site data is blocked.
error-no-room = The browser has no room left: the last move was not kept. Free some space on this device, then try again.
error-not-loaded = The games could not be loaded. Without a network they are there only after one visit with it.
error-elsewhere = Kade is open in another tab or window. Games are kept safe by playing in one at a time.
error-taken-over = Play goes on in another tab or window.
play-here = Play here
new-version = A new version of Kade is here.
reload = Reload
cannot-play = Nothing can be played here
home-offline = There is no connection to the server. The rulebooks can be read; tables, puzzles and replays need the connection, and everything you played is safe.
home-line-site = Against bots, or with friends at one device.
home-foot-site = All pictures and texts are our own. Everything happens in this browser; nothing is sent anywhere.
arrange-site = More players
take-along = Take this table along
take-along-why = As a file or a link: opened on another device, or on a server, the game goes on there. Both hold everything, also what is hidden.
take-along-do = Save as a file
take-along-link = Make a link
take-along-linked = The whole table is in this link. It opens here; paste it at home on another site or server to go on there.
take-along-long = This game has grown too long for a link. Save it as a file instead.
open-by-link = Go on with a table from a link
moved-title = Go on with { $game }?
moved-why = At this table: { $players }. It becomes a table of your own here: you take the seats of the people, bots keep theirs.
moved-go = Go on here
moved-refused = This table cannot be opened
error-bad-link = There is no whole table in this link; perhaps it was cut off on the way. Ask for it once more, or for the table as a file.
error-old-browser = This browser is too old to read a table from a link. Ask for the table as a file instead.
record-bad-table = This is not a table that can be gone on with.
play-alone = Play alone without a connection
