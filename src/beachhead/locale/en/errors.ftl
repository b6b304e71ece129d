# What was wrong with something that a person gave us: what, where, and what was expected.

## At the table

error-not-on-offer = “{ $action }” is not possible now.
error-ambiguous = “{ $text }” could mean { $count } different actions ({ $some } …): please say a little more.
error-empty = Nothing was typed: please name one of the actions on offer.
error-unknown-verb = There is no action called “{ $verb }” here: please start with the first word of one on offer.
error-too-few-words = “{ $text }” stops too early: the value for “{ $field }” is missing.
error-too-many-words = “{ $text }” goes on too long: nothing was expected from “{ $extra }” on.
error-not-one-of = “{ $token }” is not possible here: expected one of { $words }.
error-not-canonical = “{ $text }” is not written the way records write it: expected “{ $canonical }”.
error-not-a-die = “{ $token }” is not a die: expected a colour (R, W, B, G, K or Y) and a symbol (k skull, s star, 1 soldier, 2 two soldiers, c courage, t tool), such as Rk, or F1 to F6 for the terrain die, D1 to D6 for an ordinary die.
error-not-a-symbol = “{ $token }” is not a symbol: expected skull, star, soldier, two-soldiers, courage or tool.
error-not-a-colour = “{ $token }” is not a colour: expected red, white, blue, gray, black, field, gold or plain.
error-not-a-sector = “{ $token }” is not a sector: expected landing, barriers, rallying-point, gantlet, bluffs or bunker.
error-not-a-number = “{ $token }” is not a number: expected a whole number of up to nine digits, such as 2.
error-not-a-seat = “{ $token }” is not a seat: expected seat1, seat2 and so on.
error-not-a-word = “{ $token }” is not a name that cards can have: expected small letters and digits, joined by hyphens.
error-not-yes-or-no = “{ $token }” is neither yes nor no: expected one of the two.
error-not-a-seed = “{ $token }” is not a dice seed: expected pairs of the digits 0 to 9 and a to f.
error-typed-count = { $wanted ->
    [one] 1 die is wanted
   *[other] { $wanted } dice are wanted
}, and { $typed } { $typed ->
    [one] was
   *[other] were
} typed: “{ $text }”.
error-typed-dice = “{ $text }” is not what these dice can show: expected for each of { $wanted }, in this order, { $faces ->
    [numbers] a number from 1 to 6.
    [symbols] one of k, s, 1, 2, c, t.
   *[both] one of k, s, 1, 2, c, t, and numbers for the last dice.
}
error-wrong-dice = “{ $text }” cannot come out of this roll: expected one die for each of the letters in { $wanted } (R red, W white, B blue, G grey, K black, F terrain die, Y gold, D ordinary die).
error-wrong-card = “{ $text }” cannot be drawn now: expected one of { $wanted }.
error-nothing-to-roll = There is nothing to roll now: the table waits for a decision, or the game is over.
error-not-in-menu = “{ $answer }” does not fit the list: expected a number from 1 to { $last }, or for dice several, each of them once.
error-nothing-picked = No dice are picked: expected { $do ->
    [lock] { $most ->
        [one] one die to lock.
       *[other] { $most } dice to lock.
    }
    [cancel] { $most ->
        [one] one die for the skulls to cancel.
       *[other] { $most } dice for the skulls to cancel.
    }
   *[reroll] { $most ->
        [one] one die to re-roll.
       *[other] one die to re-roll, or up to { $most }.
    }
}
error-not-these-dice = { $do ->
    [lock] These dice cannot be locked: expected { $most ->
        [one] a single die.
       *[other] exactly { $most } dice.
    }
    [cancel] These dice cannot be cancelled: expected { $most ->
        [one] a single die, and not a skull.
       *[other] exactly { $most } dice, and no skull.
    }
   *[reroll] These dice cannot be picked together: expected { $most ->
        [one] a single die
       *[other] at most { $most } dice
    }, and only such as may be re-rolled.
}

## Undo and redo

error-nothing-to-leave = There is nothing to leave for the rest of the turn here.
error-nothing-to-undo = There is nothing to take back: no choice has been made yet, or not that many.
error-nothing-to-redo = There is nothing to put back: nothing was taken back, or something has happened since.
error-not-your-undo = Only the player who took this back can put it back: that is seat { $seat }.
error-undo-needs-agreement = Dice have fallen or others have acted since: taking this back needs the agreement of every player, and these seats have not agreed: { $seats }.
error-redo-needs-agreement = This would put back dice or another player’s choice: it needs the agreement of every player, and these seats have not agreed: { $seats }.
error-no-such-seat = There is no seat { $seat } at this table: expected the number of a seat that somebody sits at.

## Games and their settings

error-unknown-game = There is no game called “{ $game }”: expected one of { $known }.
error-unknown-bot = There is no bot called “{ $bot }”: expected one of { $known }.
error-unknown-rule = There is no rule “{ $rule }”: expected an id from { $known }.
error-bad-bots = { $bots ->
    [one] 1 bot does
   *[other] { $bots } bots do
} not fit among { $players ->
    [one] 1 player
   *[other] { $players } players
}: expected 0 to { $players } bots.
error-bots-and-players = { $bots } bots were named for { $players ->
    [one] 1 player
   *[other] { $players } players
}: expected one bot for all seats, or one for each seat.
error-stray-word = “{ $word }” was not expected here: a setting starts with two hyphens, such as --kommandant.
error-option-without-value = The setting --{ $name } has no value: expected one after it, such as --{ $name }=….
error-bad-options = { $count ->
    [one] The game cannot be set up like this; one thing is wrong:
   *[other] The game cannot be set up like this; { $count } things are wrong:
}
error-bad-option = “{ $value }” is not possible for the setting { $name }: expected { $expected }.
error-unknown-option = { $near ->
    [none] There is no setting called “{ $name }”: expected one of { $known }.
   *[other] There is no setting called “{ $name }”: did you mean { $near }? “beachhead games” lists them all.
}
error-evening-seats = The evening “{ $evening }” is not for { $players ->
    [one] 1 player
   *[other] { $players } players
}: expected { $seats }.
error-unknown-evening = { $count ->
    [0] This game has no ready-made evenings, and none called “{ $evening }”.
   *[other] There is no evening called “{ $evening }”: expected one of { $known }. “beachhead evenings” tells what they are.
}
error-bad-seats = This game cannot be played by { $seats }: expected { $low } to { $high } players.
error-solo-start-alone = The setting { $name } is for a single player, but there are { $seats } ({ $rule }).
error-solo-start-advanced = The setting { $name } belongs to advanced sectors: expected { $needed } as well ({ $rule }).

## Records

error-bad-header = This is not a Beachhead record: its first line is not the header of one.
error-unknown-format = This record has format { $format }, and this program reads formats up to { $known }: it was written by another version.
error-bad-line = This line is not an entry of a record.
error-wrong-number = This entry has number { NUMBER($found, useGrouping: 0) }: expected { NUMBER($expected, useGrouping: 0) }, so a line is missing, doubled or out of place.
error-line-cut-short = This line is cut short: expected a line break at its end.
error-other-rules = This game was played by rules version { $recorded }, and this program plays { $here }.
error-other-content = This game was played with other cards or sectors (recorded { $recorded }, here { $here }). If that was a folder of your own, name it with --pack.
error-older-record = This game was begun by a version that kept no fingerprints of what it came to: it can only be told whether each of its entries is still possible, with the same dice. If it was played with a folder of your own, name it with --pack.
error-same-course = { $begun } Played again here, it comes to the same.
error-begun-with-others = { $begun } { $course }
error-other-course = Played again here, it takes another course at entry { NUMBER($entry, useGrouping: 0) } ({ $event }). { $problem }
error-other-state = What comes of it is not what came of it then.
error-other-dice = By the seed of this game, { $expected } would have come here.
error-closed = This record is closed: its dice seed has been shown, and nothing can follow that.
error-seed-too-early = The dice seed is shown before the game is over: expected it as the very last entry.
error-seed-does-not-fit = This dice seed is not the one promised at the start: its fingerprint differs from the one in the header.
error-seed-missing = The dice seed of this game is missing or is not the one promised at the start: expected it in { $path }, and without it the fair dice cannot be rolled on.
error-record-damaged = The record is damaged at line { NUMBER($line, useGrouping: 0) }: { $problem } { $kept ->
    [0] Nothing before it could be kept
    [one] The one entry before it is kept
   *[other] The { NUMBER($kept, useGrouping: 0) } entries before it are kept
}, and the damaged file is set aside as { $aside }.
error-not-saved = Nothing was played, because it could not be saved to { $path } ({ $detail }): { $kept ->
    [0] no entry is on disk yet.
    [one] the one entry so far is safe.
   *[other] the { NUMBER($kept, useGrouping: 0) } entries so far are safe.
}

## Content files

error-no-such-folder = There is no folder { $path }: expected one that holds content files.
error-record-options = This record does not fit the games here. If it was played with a folder of your own, name it with --pack. { $problem }
error-no-such-record = There is no file { $file }: expected the record of a game. Those that were not finished are in { $folder }.
error-unreadable-file = { $file } cannot be read ({ $detail }): expected a text file in UTF-8.
error-bad-toml = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not valid TOML ({ $detail }).
error-bad-content = { $count ->
    [one] There is one fault in the content files:
   *[other] There are { $count } faults in the content files:
}
error-unknown-field = { $file }, line { NUMBER($line, useGrouping: 0) }: nothing is called { $field } here; expected { $expected }.
error-missing-field = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } is missing; expected { $expected }.
error-wrong-value = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } cannot be { $found }; expected { $expected }.
error-bad-id = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } cannot be { $found }; expected small letters and digits, and hyphens between its parts, like { $like }.
error-earned-twice = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } is “{ $earned }”, which already earns the card { $other }; expected a symbol, or a straight, that no other card has.
error-too-many-choices = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } asks for more than one choice; expected at most one of turn-axis-die, set-battlefield and reroll-again.
error-unknown-beach = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } names the beach “{ $beach }”, which does not exist; expected one of { $expected }.
error-unknown-card = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } names the card “{ $card }”, which does not exist; expected one of { $expected }.
error-condition-too-early = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } cannot be judged when the squad arrives; expected rwb, rallied and used only with next-sector or roll-beach-die, and symbol only with at = "axis" or "cleared".
error-evening-fault = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } is no evening that can be played. { $fault }
error-id-twice = { $file }, line { NUMBER($line, useGrouping: 0) }, { $field }: the id “{ $id }” stands here a second time; give each entry an id of its own.
error-record-changed = { $path } was changed by another program since this game opened it: this entry was not added. Resume the game from the file.
error-not-in-replay = “{ $answer }” is no place in this game: expected Enter, b, q, or a number from 0 to { $last }.
error-option-twice = The setting --{ $name } is given twice: expected it once.
error-needs-a-new-game = Players, bots, names and settings belong to a new game: expected the name of a game with them, and no --resume.
error-too-many-names = There are more names than people: { $names } for { $people }.
error-same-name = Two players are called “{ $name }”: expected a name of their own for each.
error-not-a-games-folder = { $path } is not where content is looked for: expected TOML files in a folder named after a game ({ $known }).
error-empty-pack = { $path } holds no content: expected TOML files in a folder named after a game ({ $known }).
error-restart-alone = { $file }, line { NUMBER($line, useGrouping: 0) }, { $field }: a card that starts the skirmish again can do nothing else; expected that effect alone.
error-unknown-kind = There are no cards of the kind “{ $kind }” here. There are: { $known }.
error-no-such-words = “{ $words }” was not found.
error-unknown-map = There is no map “{ $map }”. There are: { $known }.
error-cannot-write = { $path } could not be written: { $detail }.
error-bad-behind = “{ $address }” is no address of a proxy: expected one like 127.0.0.1 or 10.0.0.0/8.
error-bad-budget = { $bot }: “{ $budget }” is no number of events to think about: expected 1 to { $most }, as in general:2000.
error-not-a-journal = { $path } is no journal of a simulation: expected one that an earlier run began, or a file that is not there yet.
error-journal-of-another = { $path } is the journal of another run, which differs in: { $what }. Please repeat that run, or name another file.
error-no-dask = A cluster needs Dask, which is not installed: please install beachhead[cluster].
error-no-cluster = There is no Dask cluster to be reached at “{ $address }”: { $detail }
error-bad-cluster-address = “{ $address }” is no address of a cluster: expected one such as { $example }.
error-no-cluster-workers = The cluster at “{ $address }” has no workers: please start some.
error-cluster-version = The worker { $worker } of the cluster has another Beachhead ({ $found }): expected { $version }, as here.
error-cluster-content = The worker on { $worker } has other cards or maps than there are here. The folder of --pack has to be the same everywhere: start the workers again once it is.
