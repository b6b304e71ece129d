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
called-again = { $seat } has set up another game.

table-halted = Nothing more can be played at this table. { $why } { $unread ->
    [0] What was played is kept, and can be looked back at.
    [one] What was played is kept, but can be looked back at only up to here: one later entry does not fit.
   *[other] What was played is kept, but can be looked back at only up to here: { $unread } later entries do not fit.
}{ $finished ->
    [yes] {" "}The game had been played to its end: you can download the whole record.
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
error-not-kept = This could not be kept ({ $detail }), so it has not happened. Please try again.
error-stale = The table has moved on since: look again, and choose anew.
error-request-stands = Somebody asks for something else already: that has to be answered or withdrawn first.
error-not-your-seat = This seat is not yours.
error-bad-name = A name has at most { $most } characters, all on one line.
error-bad-colour = There is no such colour. There are: { $known }.
error-unknown-phrase = There is no such phrase. There are: { $known }.
error-unknown-language = “{ $language }” is not spoken here. Known: { $known }.
error-wrong-key = This link does not open that table.
error-no-such-table = There is no such table here.
error-message-too-large = That is too much at once: at most { $most } bytes.
error-bad-message = That message makes no sense here: { $detail }.
error-hello-first = The first message has to say which table it is about.
error-hello-once = You are at a table already.
error-too-fast = Too much at once: please wait a moment.
error-too-many-lines = Too many windows are open at tables from your address: at most { $most }. Close one, or wait a moment.
error-table-full = This table is full: at most { $most } windows can be open at it. Please come back later.
error-not-over = This is told when the game is over.

# Advice at a table for learning, by what is asked

hint-battle-reroll = You collect points: a skirmish that is won brings one for each Axis die, a turn is as many skirmishes as you dare, and one that is lost takes all points of the turn with it. Every Axis die wants a die of yours that shows the same symbol, whatever its colour. Keep what matches and re-roll the rest: twice at most, and as many dice as you like. The same symbol on a red, a white and a blue die is an RWB and earns a medal.
hint-battle-command = You have won this skirmish. Retreat to bank what this turn has earned, or advance for more: one more Axis die, and everything of this turn at stake.
hint-battle-medals = Medals may be played now. Pass if you would rather keep yours: each is worth 5 points at the end.
hint-battle-sit-out = In the Bunker one die stays out of your roll. RWBs need all three colours: choose the one that can do without a die.
hint-express-reroll = Six sectors, one more Axis die in each: a single one left unmatched, and the beach is lost. Every Axis die wants a die of yours that shows the same symbol, whatever its colour. Keep what matches and re-roll the rest: twice at most. The same symbol on a red, a white and a blue die is an RWB: it brings a Specialist, so matching is not everything.
hint-express-specialists = A Specialist can match what your dice leave open, or help them to an RWB. The question says whether anything is unmatched: if so, calling it your final tally loses the game.
hint-express-rally = A Specialist joins the squad and helps from the next sector on. Read what each of them does: one who changes dice helps most when there are many Axis dice.
hint-normandy-lock = Your Unit has to get up the map and into the Bunker, with Soldiers left. Dice bring what that takes: soldiers for Combat, courage for the way. A skull brings nothing, and takes another die with it. Two of your dice are locked after the first throw: they stay as they are. Choose two that you would keep anyway.
hint-normandy-reroll = Soldiers fight, and courage carries you to the next row; stars and tools are for Specialists and Items, if you play with cards. Skulls cancel other dice. Three equal symbols on red, white and blue are an RWB, and that is worth waiting for.
hint-normandy-cancel = Each skull takes another die with it. Give up what you need least.
hint-normandy-move = The question says how long you have been in this sector: you cannot stay for ever. Each row costs Courage, and Combat costs Soldiers, in every sector and every turn. Go on when you have enough for what lies ahead; the map says what that is.
hint-normandy-rally = Specialists cost stars and serve to the end; Items cost Item Points and are used up. One of each a turn. Something cheap and soon is often better than something grand and late.
hint-normandy-choose = Take what you lack for the sectors ahead: Courage to go on, Soldiers to last.
hint-normandy-muster = This is before the throw. If a die has to stay out, choose a colour that can do without it: RWBs need all three.
hint-normandy-trade = Units in the same sector may give each other what they have. With Awards in play, Courage that you do not need for the way buys one.
hint-normandy-reroll-card = A card lets you throw some dice once more: those that bring you least.
hint-normandy-change = One die that shows something else can complete an RWB, or be a skull less.
hint-normandy-take-card = Take what serves you soonest: you do not pay for it.
hint-normandy-whose-tally = Compare what the dice of each would bring you, RWBs and all.
hint-normandy-call-rwb = Name what you lack most for the turns to come.
hint-normandy-straight = A Straight is rare. Take what helps with the sectors ahead of you.
