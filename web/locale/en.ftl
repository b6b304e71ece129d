# The page around the tables. What happens at a table is told by the server.

site = Beachhead
title-home = Games
title-new = New table
title-cards = Cards
title-maps = Battle maps
title-history = My games
title-daily = Battles of the day
title-settings = Settings
title-rules = Rules
title-nowhere = Nothing here
site-nav = Site
footer-nav = More
skip = Skip to the content
unofficial = Beachhead is an unofficial fan project with texts and pictures of its own. It is not connected with the makers of D-Day Dice.
language = Language
language-en = English
language-fr = Français
language-missing = The texts in this language could not be fetched. Please try again later.
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
sound = Sounds
page-missing = This page could not be fetched. Please reload it.
page-reload = Reload
loading = One moment…
close = Close
dismiss = Dismiss
back = Back
cancel = Cancel
home = Home
way-home = Games and my tables
link-copy = Copy the link
no-such-page = There is no such page here.
link-help = Perhaps a piece of the link got lost: copy it again as a whole, or ask whoever gave it to you. Your own tables are on the first page.
copy = Copy
copied = Copied.
copy-by-hand = This browser does not let us copy. Here it is: { $text }
share = Share
page-newer = This page has been renewed. Reload it when it suits you.
offline = No connection.
offline-help = New games, tables, rules and cards need the server; your settings and your history are here. The page looks for the connection and goes on by itself.
install = Install as an app
app = As an app
app-offered = With an icon of its own and no address bar. Tables need a connection as before.
app-by-menu = The menu of your browser can put this page on your home screen or install it, with an icon of its own and no address bar. Tables need a connection as before.
app-unable = This page can be installed only where it is served over https, or on the computer that serves it.
no-connection = The server cannot be reached. Please check your connection.
no-answer = The server could not answer (status { $status }).

# Home

home-title = Roll the dice, take the beach
home-lead = Dice games of the D-Day Dice family, alone, with friends or against bots. No account, no downloads: a link is all it takes.
game-players = { $low } to { $high } players
game-together = all together
game-against = against each other
game-sides = side against side
first-step = New here? Start with this one
first-step-help = A guided game: a few short steps point at what they speak of, and you play from the first one on.
first-step-play = Play { $game } step by step
effort-minutes = about { $minutes } min
effort-easy = easy to win
effort-medium = an even fight
effort-hard = hard to win
effort-points = for points
effort-measured = Measured with bots, with as few players as it takes: ten seconds for each decision; easy is what they win 80 times in 100 or more, hard what they win less than 50 times.
play-now = Play now
play-now-game = Play now: { $game }
play-guided = Guided first game
play-guided-evening = Guided: { $evening }
play-guided-more = More guided games
play-guided-game = Guided first game: { $game }
new-table = New table
new-table-game = New table: { $game }
tables-running = My tables
tables-over = Finished games
your-turn = Your turn
table-since = { $when }
table-moves = { $moves ->
    [one] { $moves } step
   *[other] { $moves } steps
}
table-forget = Take { $game } off this list
table-forget-title = Leave { $game }?
table-forget-help = This game is still going on. This browser will forget its keys: without the link to your seat, you cannot come back.
table-forget-do = Take it off the list

open-tables = Open tables
open-none = No table is open to anybody just now. Open one yourself: “New table” asks whether anybody may sit down.
open-host = { $name } invites
open-free = { $free ->
    [one] one of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
}
open-role = You would be: { $role }
open-since = opened { $when }
open-sit = Sit down: { $game }, with { $name }
open-mine = To the table
open-name = What shall we call you?

# The daily battle

daily-card = One beach, one run, one map: alone, with the same dice for everybody.
daily-see = See what awaits you
daily-done = { $count } fought today
daily-lead = One try at each, alone, and everybody has the same dice. How far do you get with them? A day lasts from midnight to midnight UTC.
daily-past = This day is over. Its battles cannot be fought any more, but its dice can be checked.
daily-play = Fight
daily-play-battle = Fight: { $battle }
daily-back = Go on
daily-go-on = Go on: { $battle }
daily-missed = You did not fight this one.
daily-par = Par · { $bot }:
daily-thinking = The bots are still at it…
daily-finished = { $count ->
    [0] Nobody has finished it yet
    [one] One player has finished it
   *[other] { $count } players have finished it
}
daily-place = { $of ->
    [one] the first to finish it
   *[other] place { $place } of { $of }
}
daily-above-par = better than par
daily-at-par = at par
daily-below-par = below par
daily-bars = What everybody came to
daily-result = Result
daily-count = How many
daily-you = you
daily-share = Share the result
daily-share-day = Share the day
daily-others = All battles of the day
daily-of = Daily battle of { $day }
daily-late = This does not count among the results of the day: it ended when the seed of the dice had been shown.
daily-line-day = Beachhead, daily battles of { $day }
daily-line = { $battle }: { $result }
daily-line-par = { $battle }: { $result } (par: { $par })
daily-days = Other days
daily-before = The day before
daily-after = The day after
daily-today = Today
daily-calendar = My calendar
daily-calendar-help = Kept by this browser, with
daily-in-a-row = { $count ->
    [one] fought on one day in a row
   *[other] fought on { $count } days in a row
}
daily-month-before = The month before
daily-month-after = The month after
daily-dice = Where the dice come from
daily-dice-help = All throws of a day come from one seed. Its fingerprint is shown the day before, the seed the day after: so anybody can check that nobody chose the dice. The first throw of a turn is the same for everybody, whatever they did before it.
daily-commitment = Fingerprint of this day’s seed
daily-seed = Seed
daily-seed-later = shown on { $when }, so that nobody knows the dice before; what ends later does not count
daily-tomorrow = Fingerprint of tomorrow’s seed
daily-honour = There are no accounts: each browser has one try at each battle, and nothing that was seen of the dice is taken back. Who plays again in another browser deceives mostly themselves.
daily-check = Check a record

# New table

no-such-game = There is no such game here.
new-table-title = New table: { $game }
seats = Seats
seat-number = Seat { $number }
seat-kind = Who sits here
seat-kind-me = Me
seat-kind-here = Another person at this screen
seat-kind-friend = A friend, by link
seat-kind-bot = A bot
seat-bot = Which bot
seat-name = Name
seat-name-usual = Player { $number }
name-full = That is the limit: a name has at most { $most } characters.
seat-colour = Colour
seat-add = Add a seat (up to { $most })
seat-remove = Remove seat { $number }
colour-olive = olive
colour-sand = sand
colour-navy = navy
colour-rust = rust
colour-slate = slate
colour-plum = plum
open-table = Open to anybody
open-table-help = It is listed on the first page, and whoever finds it may take the seat of a friend who has not come.
dice = Dice
dice-fair = The program rolls
dice-fair-help = Fair dice that anybody can check after the game.
dice-typed = We roll our own
dice-typed-help = Roll real dice on a real table and tap what they show.
guided = Guide me
guided-help = A few steps that point at what they speak of, and advice with new questions.
evenings = Ready-made evenings
evenings-help = Tap one to fill in the form, and change what you like. Or play it at once, by yourself.
evening-play = Play
evening-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
settings = Settings
settings-count = { $count ->
    [one] { $count } setting
   *[other] { $count } settings
}
settings-faults = { $count ->
    [one] One thing does not fit yet: it is told beside its setting.
   *[other] { $count } things do not fit yet: they are told beside their settings.
}
choices-fitting = Of { $all }, only the { $count } that fit your other settings are listed.
settings-changed = { $count } changed
create = Set up the table

# Invitations

invite = Invite
invite-help = Each link opens one seat. Give it only to the one who is to sit there.
invite-local = These links work on this computer only.
invite-local-help = This page is open at { $host }, an address that every computer has for itself. So that others can come, start the server like this:
invite-local-then = Then open this page by this computer’s address in your network, such as { $example }, and set up your table there: its links work for everybody in that network.
invite-seat = Seat of { $name }
invite-sit = Play { $name } at this screen instead
invite-watch = To watch
invite-own = { $count ->
    [one] My own seat, for another device
   *[other] My own seats, for another device
}
invite-own-seat = { $count ->
    [one] My own seat
   *[other] My own seat, number { $number } of { $count }
}
invite-own-help = Keep this to yourself: whoever has it plays in your place.
invite-none = The links are with the one who set up this table.
welcome = Welcome to the table
welcome-help = You sit down as { $name }. What shall we call you?
welcome-sit = Sit down
welcome-skip = Skip

# Before the game

room = Waiting room
kept-until = If nobody plays on here, this table is kept until { $time }.
kept-until-waiting = The table waits until { $time }.
room-until = { $count ->
    [one] One player is missing. The game begins by itself as soon as everybody is here.
   *[other] { $count } players are missing. The game begins by itself as soon as everybody is here.
}
room-holds = Everybody is here. The game begins by itself as soon as everybody is ready.
room-missing = not here yet
room-holding = needs a moment
room-hold = One moment: I am not ready
room-ready = I am ready
room-bots = Begin with bots in the empty seats
room-without = Begin now; who is missing comes later
room-begin = Begin now
room-begun = Everybody takes their seat: the game begins.

# The table

players = Players
player-you = you
player-here = here
player-away = away
player-busy = to act
player-bot = bot
player-screens = { $count } screens
watching = You are watching
rename = Change name or colour
rename-done = Change
tools = Tools of the table
undo = Take back
undo-ask = Ask to take back
redo = Put back
taken-back = Taken back.
redo-ask = Ask to put back
market = Market
market-later = Prices as of now. You buy when you rally and find.
lookup = Reference
connection-lost = The connection is lost. Reconnecting; nothing of the game is lost.
connection-try = Try now
go-on = Go on
happened-all = Show all of what was decided
question = Question
bar = The parts of the table
bar-map = Map
bar-dice = Dice
bar-cards = Cards
bar-log = Log
bar-undo = Take back
sheet-to-peek = Fold the question away
sheet-to-half = Show the question
sheet-to-full = Give the question the whole screen
whose-question = Whose decision
guide-step = Step { $step } of { $steps }:
guide-count = { $step } of { $steps }
waiting-for = Waiting for { $names }…
no-dice = No dice yet
dice-locked = Locked
# A die that makes an RWB or a Straight with others.
die-in-set = { $sets ->
    [one] { $die }, in the set
   *[other] { $die }, in set { $number }
}
card-used = used
card-source = Where it comes from: { $source }
sector = Sector { $name }
sector-players = Here: { $names }
map-whole = Show the whole map
map-larger = Larger map
map-smaller = Smaller map
log = What happened
dice-fixed = The dice were fixed before the first throw
dice-fixed-help = This is the fingerprint of the seed that all throws come from. When the game is over the seed is shown, and everybody can check that it is the one.
log-empty = Nothing yet.
log-none = Nothing of the kind yet.
log-older = Show what happened before
log-filter = Which lines to show
log-all = All
log-important = Important
log-mine = Mine
log-look-back = Look back at this moment

pick-exactly = { $most ->
    [one] Tap one of your dice.
   *[other] Tap { $most } of your dice: { $count } of { $most } picked.
}
pick-up-to = { $count ->
    [0] Tap dice to pick them, { $most } at most.
   *[other] { $count } picked, { $most } at most.
}
pick-by-space = Pick dice with Space or a number, then press Enter.
pick-all = Pick all
pick-none = Pick none
do-dice = { $do ->
    [reroll] { $count ->
        [0] Re-roll
        [one] Re-roll { $count } die
       *[other] Re-roll { $count } dice
    }
    [lock] { $count ->
        [0] Lock
        [one] Lock { $count } die
       *[other] Lock { $count } dice
    }
    [cancel] { $count ->
        [0] Cancel a die
        [one] Cancel { $count } die
       *[other] Cancel { $count } dice
    }
    [play-reroll] { $count ->
        [0] Re-roll
        [one] Play it and re-roll { $count } die
       *[other] Play it and re-roll { $count } dice
    }
   *[other] { $count ->
        [0] Choose
        [one] Choose { $count } die
       *[other] Choose { $count } dice
    }
}

enter-throw = Roll these dice, then tap what each of them shows.
enter-die = Die { $number } of { $count }
enter-missing = { $count ->
    [one] One die still to enter
   *[other] { $count } dice still to enter
}
enter-these = This is what we rolled
enter-draw = Draw a card, then tap its name.

proposal = A question to all
proposal-missing = Still to agree: { $names }.
proposal-agree = Agree
proposal-withdraw = Withdraw
proposal-decline = Decline

phrases = Say something
said = { $name }: { $text }
phrases-mute = Do not show me what others say

over-undo = Take the last step back
over-reopened = An earlier end of this game was taken back, when the seed of its dice had been shown: its record says so.
over-won = Victory
over-lost = Defeat
over-ranked = The game is over
over-score = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
play-again = Play again
play-next = Next step: { $name }
called-join = Join in
replay = Replay
replay-of = Replay: { $game }
record-keep = Download the record
dice-check = Check the dice
seed = Seed of the dice:
numbers = The game in numbers
numbers-choices = Decisions

# Replay

replay-leave = Back to the table
replay-controls = Replay
replay-back = One step back
replay-on = One step forward
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-moves = Turns and moves
replay-mark = Decisive moment:
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed } times
replay-times = × { $speed }
replay-moment = Step { $at } of { $last }
replay-count = { $at } / { $last }
replay-start = The table before the first step.
replay-quiet = Nothing was said at this step.
replay-share = Share this moment
replay-copy = Copy a link to this moment
replay-go-on = Play on from here

# Rules

shelf = Look things up
rules = Rules
rules-search = Search the rules
rules-jump = Parts of the rules
rules-found = { $count ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $count } rules
}
rule-open = Rule { $rule }
rule-unknown = There is no such rule.

# Cards and maps

cards = Cards
cards-search = Search the cards
cards-found = { $count ->
    [0] No card is like this.
    [one] One card
   *[other] { $count } cards
}
cards-all = Show all { $count }
card-kind = All { $kind }
card-maps = Where it is found
no-such-card = There is no such card here.
filters = Filters
filter-all = All
filter-choice = { $name } ({ $count })
filter-clear = Show everything
filter-game = Game
filter-kind = Kind
filter-nation = Nation
filter-cost = Price
filter-module = Comes with
filter-source = Source
source-book = the rulebook
source-public = known in public
source-ours = made by us
maps = Battle maps
maps-search = Search the battle maps
maps-found = { $count ->
    [0] No map has these words.
    [one] One map
   *[other] { $count } maps
}
map-cards = Found only here
map-play = Fight for it
map-look = Look at { $map }
no-such-map = There is no such map here.

# Settings of this browser, and keys

settings-lead = They hold for this browser, at every table.
colours = Colours
settings-you = You
settings-you-help = What you are called at new tables, and the colour of your seat.
settings-table = At the table
sound-help = Short sounds for dice, cards, gifts, Combat and the end of a game, and when it is your turn.
stops = Stop at every question
stops-help = Otherwise the last die that you have to tap decides at once, dice that are not locked are picked for a re-roll, a question with a single answer is not asked, and you can want nothing more this turn.
phrases-mute-help = Players may say short phrases to each other.
alerts = Tell me when it is my turn
alerts-help = A notification of this browser while you look at something else. The title of the tab shows it in any case.
alerts-on = You will be told when it is your turn and you look elsewhere.
alerts-denied = This browser was told not to notify you: allow it in the browser’s settings for this page. The title of the tab shows when it is your turn.
alerts-unable = This browser cannot do it here: it takes https, or the computer that serves the page. The title of the tab shows when it is your turn.
pace = Pace
pace-quick = Quick
pace-usual = As usual
pace-slow = Slow
pace-wait = Wait for me
pace-help = How long the table shows what was decided before it goes on. “Wait for me” stops there until you press Go on.
scenes = Scenes
scenes-auto = Moving
scenes-still = Still
scenes-off = None
scenes-help = The landing, Combat, medals, victory and defeat are shown for a moment when they happen; a tap or any key goes on. “Moving” shows none if this device is set to reduce motion.
keys = Keys
key-space = Space
keys-list = This list
keys-tab = On to the next thing to press; with Shift, back
keys-close = Close what lies open
keys-search = Search
keys-number = Pick a die, or choose what stands there
keys-space = Pick the die that has the focus
keys-enter = Throw the dice that are picked, or go on
keys-back = One step back in a choice
keys-moment = One step back or forward
keys-turn = One turn back or forward (also with Shift and ← →)
keys-ends = To the start, or to the end
keys-play = Play, or pause
keys-speed = Faster, or slower

# One’s own history

history-lead = The games that were finished at this browser. They are kept here and nowhere else: take them along as a file.
history-none = Nothing yet: a game is listed here once it is over.
history-games = Games
history-won = Won
percent = { $percent }%
history-now = { $won ->
    [yes] Won in a row
   *[no] Lost in a row
}
history-best = Most won in a row
history-by-game = By game
history-by-place = By place
history-by-evening = By evening
history-rate = { $won } of { $games } · { $percent }%
history-played = { $count ->
    [one] once
   *[other] { $count } times
}
history-all = All games
history-daily = daily battle
history-more = Show all { $count }
history-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
result-won = Victory
result-lost = Defeat
result-done = For points
export = Save as a file
import = Add from a file
import-done = { $added ->
    [0] No game is new: all { $known } were here already.
    [one] One game added; { $known } were here already.
   *[other] { $added } games added; { $known } were here already.
}
import-bad-json = This is no file that was saved here: it cannot be read.
import-bad-other = This is no file of games that were finished here.
import-bad-newer = This file was saved by a newer version of Beachhead.
import-bad-game = Game { $number } in this file cannot be right.
import-kept = Nothing was changed.

# A screen that several share

hand-over = Hand the device over to { $name }
hand-over-help = What comes next is for { $name } alone: everybody else looks away.
hand-over-taken = I am { $name }
