# The web table.

undo-proposed = { $seat } would like to take back { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
redo-proposed = { $seat } would like to put back what was taken back.
proposal-declined = { $seat } does not agree. Everything stays as it is.
proposal-withdrawn = { $seat } withdraws the request.
proposal-off = The game has gone on: the request of { $seat } is off.
proposal-done = All have agreed to the request of { $seat }: it is done.
bot-replaced = { $seat } cannot decide here. Another bot plays for it until all have left the table.
bots-wait = Nothing can be kept on the disk at the moment: the bots wait until it can.
bots-stuck = The bots cannot go on here. Take back the last move and try another one, or reload the page.
called-again = { $seat } has set up another game.

app-name = Beachhead: roll the dice, take the beach
app-line = Dice games of the D-Day Dice family, alone, with friends or against bots.
app-rules = Rules
app-cards = Cards

table-halted = Nothing more can be played at this table. { $why } { $unread ->
    [0] What was played is kept, and can be looked back at.
    [one] What was played is kept, but can be looked back at only up to here: one later entry does not fit.
   *[other] What was played is kept, but can be looked back at only up to here: { $unread } later entries do not fit.
}{ $record ->
    [whole] {" "}The game had been played to its end: you can download the whole record.
    [yes] {" "}You can download what was played.
   *[no] {""}
}

quoted = “{ $text }”
setting-is = { $label }: { $value }

phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-done = Well done!
phrase-bad-luck = Bad luck!
phrase-your-turn = Your turn.
phrase-one-moment = One moment, please.
phrase-sorry = Sorry!
phrase-bye = Goodbye!
phrase-need-help = I need help.
phrase-can-spare = I can spare something.
phrase-wait-for-me = Wait for me.
phrase-we-can-do-it = We can do it!
phrase-good-luck = Good luck!
phrase-how-lucky = How lucky!
phrase-catch-up = I will catch up.
phrase-another-game = Another game?

error-no-store = The tables cannot be kept in { $path }: { $detail }.
error-store-in-use = Another server keeps its tables in { $path } at the moment. Stop that one first, or give this one a folder of its own with --data.
error-unknown-store = { $place } is no place to keep tables in: it has to be like postgresql://user@host/database.
error-no-asyncpg = Tables can be kept in PostgreSQL only with what belongs to it: please install beachhead[postgres].
error-one-process = Tables in a folder are served by one process. To have { $processes }, keep them in a database: --store postgresql://…
error-two-stores = Tables are kept in one place: in a folder (--data) or in a database (--store). Please leave out one of them.
error-newer-store = { $path } was written by a newer version of Beachhead (layout { $found }; this one knows { $known }). It has been left as it is: please upgrade, or serve another folder with --data.
error-older-store = { $path } was laid out by an earlier version of Beachhead (layout { $found }; this one needs { $known }). Whoever runs the server has to stop all processes and start them again: that takes it forward.
error-store-served = The tables in { $path } are being served ({ $processes ->
    [one] by one process
   *[other] by { $processes } processes
}). Stop all of them first.
error-store-restored = The tables in { $path } were put back while this server was running. Whoever runs it has to start it again.
error-table-damaged = This table is damaged on the server’s disk and cannot be opened. Others are not touched by that; whoever runs the server may have a backup.
error-entry-damaged = The record is damaged at entry { NUMBER($entry, useGrouping: 0) }: on the server’s disk it is not as it was written. Whoever runs the server may have a backup.
error-too-many-tables = This server keeps { $most } tables, and no more for now. Please try again tomorrow: those that nobody plays at any more make room.
error-too-many-thoughts = At this table something has been taken back, or put back, { $most } times, which is as often as it may be. Please go on from here.
error-not-kept = This could not be kept ({ $detail }), so it has not happened. Please try again.
error-not-heard = This process does not hear of what happens at others ({ $detail }). Its connections have to reach PostgreSQL itself, or a pooler in session mode.
error-stale = The table has moved on since: look again, and choose anew.
error-request-stands = Somebody asks for something else already: that has to be answered or withdrawn first.
error-not-your-seat = This seat is not yours.
error-bad-name = A name has at most { $most } characters, all on one line.
error-bad-colour = There is no such colour. There are: { $known }.
error-unknown-phrase = There is no such phrase. There are: { $known }.
error-unknown-language = “{ $language }” is not spoken here. Known: { $known }.
error-wrong-key = This link does not open that table.
error-no-such-table = There is no such table here.
error-table-gone = The server does not keep this table any more, so nothing more can be played at it.
error-message-too-large = That is too much at once: at most { $most } bytes.
error-wrong-host = This server is not called “{ $host }”. Whoever runs it can allow that name: beachhead serve --host-name.
error-wrong-origin = This came from a page of another server, and was not done.
error-not-json = That cannot be read: expected JSON, sent as application/json.
error-bad-message = That message makes no sense here: { $detail }.
error-hello-first = The first message has to say which table it is about.
error-hello-once = You are at a table already.
error-not-now = That could not be worked out just now: please try again in a while.
error-too-fast = Too much at once: please wait a moment.
error-too-many-lines = Too many windows are open at tables from your address: at most { $most }. Close one, or wait a moment.
error-table-full = This table is full: at most { $most } windows can be open at it. Please come back later.
error-not-begun = The game has not begun: not everybody is there yet.
error-begun = The game has begun already.
error-not-the-host = Only whoever set up this table may do that.
error-open-tables-off = At this server tables cannot be opened to anybody: whoever runs it would have to start it with --open-tables.
error-open-needs-a-seat = Nobody could sit down at this table: a table that is open to anybody needs a seat for a friend.
error-too-many-open = Too many tables are open to anybody here: at most { $most }. Please try again later.
error-too-many-open-each = Too many tables are open to anybody from your address: at most { $most }. Begin or close one of them first.
error-no-seat-left = There is no free seat at this table any more.
error-not-over = This is told when the game is over.

# Advice at a table for learning, by what is asked

hint-battle-axis = Every Axis die wants a die of yours that shows the same symbol, whatever its colour. Match them all to win the skirmish: a point for each.
hint-battle-dice = Tap the dice that match nothing and throw them again, twice at most. The same symbol on red, white and blue is an RWB and earns a medal.
hint-battle-command = Retreat banks the points of this turn; Advance plays for more, against one more Axis die. One lost skirmish takes all points of the turn with it.
hint-battle-score = Here stands what you have banked, and what is still at stake. Only what is banked is safe.
hint-battle-medals = Medals may be played now. Each that you keep is worth 5 points at the end.
hint-battle-sit-out = In the Bunker one die stays out of your roll. RWBs need all three colours: choose the one that can do without a die.
hint-express-axis = Every Axis die wants a die of yours that shows the same symbol, whatever its colour. Leave one unmatched in any of the six sectors, and the beach is lost.
hint-express-dice = Tap the dice that match nothing and throw them again, twice at most. The same symbol on red, white and blue is an RWB and brings a Specialist.
hint-express-stop = This is what stopping now would bring. If nothing is missing you may stop, or throw on for an RWB.
hint-express-specialists = A Specialist can match what your dice leave open, or help them to an RWB. As long as anything is unmatched, calling it your final tally loses the game.
hint-express-rally = A Specialist joins the squad and helps from the next sector on. One who changes dice helps most when there are many Axis dice.
hint-normandy-lock = Soldiers are for Combat, courage is for the way up to the Bunker, and a skull takes another die with it. Two dice are locked after the first throw: choose two that you would keep anyway.
hint-normandy-stop = This is what stopping now would bring. Three equal symbols on red, white and blue are an RWB, and worth another throw.
hint-normandy-cancel = Each skull takes another die with it. Give up what you need least.
hint-normandy-move = These sectors are open to you: each row costs Courage, and Combat costs Soldiers in every sector and every turn. Go on when you have enough for what lies ahead.
hint-normandy-unit = This is what your Unit has, and without Soldiers it is lost. The pips count its turns in this sector: it cannot stay for ever.
hint-normandy-rally = Specialists cost stars and serve to the end; Items cost Item Points and are used up. Take one of each a turn: something cheap and soon is often better than something grand and late.
hint-normandy-choose = Take what you lack for the sectors ahead: Courage to go on, Soldiers to last.
hint-normandy-muster = This is before the throw. If a die has to stay out, choose a colour that can do without it: RWBs need all three.
hint-normandy-trade = Units in the same sector may give each other what they have. With Awards in play, Courage that you do not need for the way buys one.
hint-normandy-reroll-card = A card lets you throw some dice once more: those that bring you least.
hint-normandy-change = One die that shows something else can complete an RWB, or be a skull less.
hint-normandy-take-card = Take what serves you soonest: you do not pay for it.
hint-normandy-whose-tally = Compare what the dice of each would bring you, RWBs and all.
hint-normandy-call-rwb = Name what you lack most for the turns to come.
hint-normandy-straight = A Straight is rare. Take what helps with the sectors ahead of you.

# What a guided game points at

part-dice = Your dice
part-axis = The Axis dice
part-forecast = What stopping brings
part-unit = What you have
part-cards = The cards
part-board = The map
part-here = Your sector
part-ahead = Where you can go
part-market = What you can buy
part-answers = Your answers
