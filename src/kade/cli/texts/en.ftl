# The command in English. Games speak for themselves; here is only what belongs to the command.

## At the table

player-name = Player { $number }
table-of = At the table: { $names }.
welcome = Choose by number or by a few letters; help shows what else you can type.
bot-thinks = { $name } is thinking …
hand-over = { $name }, it is your turn. Nobody else should look now. Press Enter.
news-earlier = … and { $number ->
    [one] 1 thing
   *[other] { $number } things
} before that: log
choices-folded = { $what } … ({ $number } choices): a few letters narrow them down, Enter shows all
which-of = That could be { $number ->
    [one] 1 choice
   *[other] { $number } choices
}:
no-number = Choose a number from 1 to { $number }, or type help.
no-match = Nothing you can do now looks like “{ $typed }”. Enter shows the choices again, help shows what you can type.
taken-back = Taken back.
no-undo = Nothing can be taken back: since your last decision something was revealed or somebody else decided.
last-look = Enter goes on, undo takes it back.
no-hint = You have nothing to decide now.
hint-thinks = Looking ahead …
hint-title = What a bot would do, and how far the others are behind the best:
hint-best = best
hint-close = almost as good
hint-less = about { $points } points less
hint-worse = clearly worse: about { $points } points less
saved = Saved in { $file }, from now on after every decision.
save-exists = { $file } exists already and is left as it is. Choose another name: save NAME
quit-unsaved = This game is not saved. save keeps it; quit once more leaves without it.
finale = The game is over. save keeps it, log tells it again, Enter leaves.

## Commands

word-undo = undo
word-hint = hint
word-board = board
word-log = log
word-rules = rules
word-save = save
word-help = help
word-quit = quit
help-choices = Choose by number, by some letters of what you want, or by its id. Enter shows the choices again. The title of a box shows that box.
help-undo = take your last decision back, as long as nothing was revealed
help-hint = what a bot would do
help-board = the whole position
help-log = everything that has happened
help-rules = the rules: rules, rules 4, rules WORD
help-save = save the game: save, save FILE
help-help = this list
help-quit = leave the table

## Lists

column-id = Id
column-title = Title
column-players = Players
column-options = Options
column-points = Points
column-wins = Wins
column-interval = 95 % interval
column-seat = Seat
column-player = Player
column-rating = Rating
column-uncertainty = Uncertainty
column-sure = Nearly sure
column-margin = Points against the table
column-games = Games
column-excess = Over the fair share (% points)
column-pairing = Pairing
column-goal = Goal
column-verdict = Reached

rules-more = One rule: its id, for example { $example }. A whole heading: its number. Or a word that the rule speaks of.
rules-many = { $number } rules speak of “{ $word }”:
rules-ruling = “→” marks a ruling of ours where the rulebook is silent or unclear.

## Many games

simulate-games = Playing
simulate-title = { $title }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
simulate-decisions = Decisions a game: { $mean } ({ $least } to { $most })
simulate-turns = Turns a game: { $mean } ({ $least } to { $most })
simulate-automaton = { $name }, played by the rules: { $points } points
simulate-shared = Shared victories: { $share }
simulate-speed = { $seconds } s: { $games } games/s, { $decisions } decisions/s

## The arena

arena-matrix = Who ends ahead of whom: row against column, with the 95 % interval by deal, and the points between them
arena-ratings = Ratings (Plackett–Luce)
arena-sources = Points by source
arena-seats = Seats
arena-length = Length
arena-speed = Decisions per second of thinking: { $players }
arena-kept = Every Record is kept in { $folder }
arena-stopped = Stopped with { $done } of { $games } games played. They are kept in { $folder }; the same command goes on from there.
balance-given = Given by chance
balance-did = Decisions
balance-met = What happened to a seat
balance-has = What lay before a seat at the end
balance-most = Where the points came from
balance-never = Never chosen, though it could be: { $names }
balance-always = Always chosen by whoever could: { $names }
balance-caution = { $compared } things were compared, each in at least { $fewest } games in which the players of a table differed. A dot marks what still stands out after correcting for so many comparisons (of those marked, about { $rate } may be chance). Only what chance gives is a cause by itself; the rest may just as well follow from winning, and all of it holds for these bots.
verdict-yes = yes
verdict-no = no
verdict-open = open
ladder-test = the test ended
ladder-all-games = all games played
ladder-time = out of time
ladder-no-bot = not a bot
ladder-playing = playing

## Learning

train-reads = Records
train-played = { $games } games of { $bot }: { $seconds } s
train-error = Part { $part } of 5, games not seen: points too high by { $old_above } → { $new_above }, off by { $old } → { $new } (estimate → learnt)
train-learnt = Weights learnt in { $seconds } s: { $file }
train-round = Round { $round }: { $share } % of { $games } games won in { $seconds } s; they ended { $off } points from what the weights before had said
train-duels = Changes that play
train-by-play = Weights improved by { $rounds } rounds of play, { $pairs } changes each, in { $seconds } s: { $file }
train-stopped = Stopped. What has been played is kept in { $folder }; the same command goes on.
train-verdict = With these weights it won { $share } % of { $games } games against itself without them (95 % interval { $low }–{ $high }), played in { $seconds } s

## A Record

replay-at = after { $at } of { $total } decisions
verified-seed = The whole Record follows from its seed: every line of chance is as written.
verified-lines = The whole Record can be replayed from its lines.

## Looking back

analyse-looking = Looking through the game
analyse-stopped = Stopped. The same command begins again and comes to the same grades.
analyse-written = Written to { $file }.
analyse-title = { $title }: looking back
analyse-share = { $player }: lead { $lead }. Decisions brought { $decisions } (± { $error }), luck { $luck }.
analyse-share-level = { $player }: lead { $lead }. In their decisions the players were level ({ $decisions } ± { $error }); luck brought { $luck }.
analyse-certainty = { $number } decisions were judged with what the player knew at the time, { $marked } of them cost points. A cost is named only if it is at least { $least } point and more than { $errors } standard errors. The error was measured by judging the same decisions again; it is typically { $error }. A search can be mistaken, too.
analyse-best = Best decision of { $player }
analyse-ahead = { $points } points ahead of the next best.
analyse-worst = What cost { $player } most
analyse-none = No decision of { $player } was clearly worse than the best one.
analyse-turn = Turn { $turn }
analyse-better = Better: { $action }
analyse-played = Played: { $action }
analyse-lead = Expected lead
analyse-lead-note = Before each turn, by the bots’ estimate: above the line { $first } is ahead, below it { $second }. Marks are decisions that cost points, large ones more than 3.
analyse-expected = Expected points
analyse-expected-note = Before each turn, by the bots’ estimate. Marks are decisions that cost points, large ones more than 3.
analyse-as-table = As a table
analyse-luck-title = Decisions and luck
analyse-luck-note = The lead is what decisions and luck brought. All decisions are summed; the whiskers are two standard errors. Luck is the rest.
analyse-decisions = Decisions
analyse-luck = Luck
column-turn = Turn
column-marked = Cost
grade-as-good = as good
grade-less-good = less good
grade-costly = costly
grade-not-judged = not judged

## Puzzles

puzzles-none = There are no puzzles yet for { $game }.
puzzles-today = Puzzle of the day
puzzles-heading = { $title }: best move?
puzzles-whose = You are { $player }. One of these is worth clearly more than the others:
puzzles-ask = Your choice ({ $letters }):
puzzles-answer-later = Answer with --answer and a letter.
puzzles-right = Yes, that is the best move.
puzzles-wrong = Not the best one: it gives { $points } points away.
puzzles-why = Why:
puzzles-line = How it goes on:
puzzles-checked = { $searches } independent searches agree; { $simulations } simulations of each action in each of them.
puzzles-looking = Looking for puzzles
puzzles-found = { $number ->
    [one] 1 puzzle found,
   *[other] { $number } puzzles found,
} written to { $file }.
puzzles-stopped = Stopped. What was found so far is in { $file }; the same command keeps it and looks for more.
puzzles-left-out = No puzzles
puzzles-left-out-few-options = fewer than three options
puzzles-left-out-looks-best = what looks best is best
puzzles-left-out-enough = enough puzzles about this choice
puzzles-left-out-close = too close in quick searches
puzzles-left-out-no-reason = no reason that could be said
puzzles-left-out-unsure = independent searches differ too much
puzzles-left-out-close-in-full = too close at full strength
puzzles-left-out-played-on = games played on say otherwise
column-decisions = Decisions
column-puzzles = Puzzles
error-no-puzzle = “{ $puzzle }” is not a puzzle. kade puzzles list shows them all.
error-answer = “{ $answer }” is not one of the letters { $letters }.
error-no-records = { $folder } has no Records (files that end in .kade) of { $game }.
error-strength = The strength is { $strength }, but must be more than 0 and at most 10.

## Editions

edition-good = The edition fits { $game } and changes { $changes ->
    [0] nothing
    [one] 1 value
   *[other] { $changes } values
}.
edition-ours = { $entries ->
    [one] 1 entry of { $game } is
   *[other] { $entries } entries of { $game } are
} still as we reconstructed them, because the printed ones were not available.
edition-written = Written to { $file }. Correct what your box says differently; then: kade edition check { $file }
template-head =
    An edition of { $game }: every value that is our own, because the printed one was not available.
    Correct what your box says differently and delete the rest; then check the file with: kade edition check FILE

## What went wrong

error-language = “{ $lang }” is not a language here; choose one of { $known }.
error-no-server = kade serve needs the web server: install it with pip install 'kade[server]'.
error-no-arena = kade arena needs the module that rates bots: install it with pip install 'kade[arena]'.
error-no-training = kade train needs the module that does the sums: install it with pip install 'kade[train]'.
error-nothing-to-learn = { $game } has no features yet that a value could be learnt from; docs/learning.md says how to add them.
error-no-rounds = There is nothing to do: ask for --rounds or --by-play of at least 1.
error-only-by-play = --only is for learning from games: ask for --rounds of at least 1.
error-between-by-rounds = --between learns from rounds of games: ask for --rounds of at least 1, without --only and --by-play.
error-nothing-between = { $game } looks at nothing more between turns at such a table; docs/learning.md says which game does.
error-no-feature = There is no feature named { $name }; --only takes one of: { $features }.
error-unreadable = { $file } cannot be read: { $why }.
error-not-text = { $file } is not a text file.
error-unwritable = { $file } cannot be written: { $why }.
error-exists = { $file } exists already; choose another name.
error-name-of-bot = “{ $name }” is a bot’s name; a person needs another one.
error-seat = “{ $seat }” is not a seat: write me (or me:NAME) for a person, or a bot: { $bots }.
error-option = The option “{ $option }” should be written NAME=VALUE; this game has { $known }.
error-players = The option players says { $players }, but there are { $seats } seats; leave the option out.
error-number-of-seats = There are { $seats } seats, but this game is for { $allowed }.
error-which-game = Which game? Choose one of { $games }. Or go on with a saved one: --resume FILE
error-no-terminal = A person plays here, so both input and output must be a terminal. Bots alone can play without one.
error-save-exists = { $file } exists already. Go on with that game (--resume { $file }) or choose another name.
error-resume-settled = A saved game goes on as it began: --seed, --option and --edition do not go with --resume.
error-lesson-alone = “{ $lesson }” is not needed here; a guided game is begun with --learn.
error-learn-alone = A guided game has its own table: --seats, --seed, --option, --edition, --save and --resume do not go with --learn.
error-no-lesson = { $game } has no such guided game. It has: { $lessons }
error-resume-other = { $file } is a game of { $game }.
error-resume-seedless = { $file } has no seed, so nobody knows what chance will bring; it can be looked at with kade replay --from-lines.
error-resume-seats = { $seats ->
    [one] 1 seat is
   *[other] { $seats } seats are
} taken in { $file }; --seats must name as many.
error-no-ledger = “{ $game }” has no rules here; choose one of { $games }.
error-no-rule = “{ $rule }” is not a rule. Without an id the headings are listed.
error-no-rule-near = “{ $rule }” is not a rule; did you mean { $near }?
error-simulate-me = In a simulation only bots play.
error-replay-to = The Record has { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}; it cannot be shown after { $to }.
error-replay-seat = Seat { $seat } does not exist; seats are 0 to { $last }.
error-effort = “{ $effort }” is not an effort; choose one of { $known }.
error-no-folder = The folder { $folder } does not exist.
error-edition-toml = { $file } is not TOML: { $why }.
error-edition-game = { $file } does not say which game it is for: a line game = "…" is missing, with one of { $games }.

## Bots

bots-random = plays at random
bots-greedy = takes what looks best at once
bots-search = looks ahead, briefly
bots-novice = thinks about its own turn for up to half a second, and often errs
bots-merchant = thinks about its own turn for up to two seconds, and seldom errs
bots-master = looks ahead for up to six seconds a turn
bots-grandmaster = as long as master, by what was learnt from games where a game has learnt
bots-own = your own program, in any language: kade bots protocol

## A new game

new-written = { $folder } is written: a game that can be played. Go on with:
error-new-name = “{ $name }” cannot be the id of a game: it has lower-case letters, digits and single hyphens, like { $example }.
error-new-taken = “{ $name }” is taken: a game or a Python module has this name already. Choose another one.
error-new-players = The players are “{ $players }”, but must be a number from 2 to 6 or a range like 2-4.
error-new-prefix = The prefix is “{ $prefix }”, but must be two to four capital letters, like TU.
error-new-exists = { $folder } exists already and is left as it is. Choose another name or another --folder.

## A guided game

learn-welcome = A guided game, about { $minutes } minutes. Do what the coach says; skip does it for you, undo goes back a step, help shows what else you can type.
learn-step = step { $step } of { $steps }
learn-enter = Enter: go on
learn-follow = You could do that. For now, follow me: I want to show you something.
learn-left = You can go on later: { $command }
learn-over = Now you know the rules. A real game: { $command }
learn-no-save = A guided game need not be saved: it can be gone on with at any step.
word-skip = skip
help-skip = skip: let the coach do this step
