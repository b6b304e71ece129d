# The web table.

undo-proposed = { $seat } would like to take back { $steps ->
    [one] one step
   *[other] { $steps } steps
}.

phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-done = Well done!
phrase-bad-luck = Bad luck!
phrase-your-turn = Your turn.
phrase-one-moment = One moment, please.
phrase-sorry = Sorry!
phrase-bye = Goodbye!

error-no-store = The tables cannot be kept in { $path }: { $detail }.
error-not-kept = This could not be kept ({ $detail }), so it has not happened. Please try again.
error-stale = The table has moved on since: look again, and choose anew.
error-not-your-seat = This seat is not yours.
error-bad-name = A name has at most { $most } letters, all on one line.
error-bad-colour = There is no such colour. There are: { $known }.
error-unknown-phrase = There is no such phrase. There are: { $known }.
error-unknown-language = "{ $language }" is not spoken here. Known: { $known }.
error-wrong-key = This link does not open that table.
error-no-such-table = There is no such table here.
error-message-too-large = That is too much at once: at most { $most } bytes.
error-bad-message = That message makes no sense here: { $detail }.
error-hello-first = The first message has to say which table it is about.
error-hello-once = You are at a table already.
error-too-fast = Too much at once: please wait a moment.
error-not-over = This is told when the game is over.
