### The command line.

cli-help = Beachhead: play the D-Day Dice family of dice games. An unofficial fan project.
cli-play = Play at the terminal table. A game’s settings go behind it: --beach omaha --kommandant.
cli-replay = Step through a record, forward and back.
cli-verify = Check that a finished record’s dice were the ones committed to.
cli-cards = List every card, RWB table and sector with the text of its effect.
cli-rules = Show one rule in our own words, look for words in all of them, or list them.
cli-games = List the games with their seats, settings and rules.
cli-odds = The exact chances to match Axis dice.
cli-simulate = Let bots play many games. A game’s settings go behind it: --beach omaha.
cli-arg-game = The game: battle, express or normandy.
cli-evenings = List the ready-made evenings: settings that go well together.
cli-arg-evening = A ready-made evening, by its id or name; “beachhead evenings” lists them. Other settings come on top.
cli-arg-players = How many players in all.
cli-arg-bots = How many of the players are bots.
cli-arg-bots-first = The bots have the first seats, and not the last.
cli-arg-bot = Which bot: random, sergeant, or for Normandy general.
cli-arg-sim-bot = Which bot; give it once for all seats, or once for each seat.
cli-arg-name = A player’s name; may be given several times.
cli-arg-dice = fair: the program rolls. typed: you roll real dice and type them in.
cli-arg-plain = Numbered lines instead of the full screen, for pipes and screen readers.
cli-arg-resume = Go on with this record.
cli-arg-pack = A folder with cards and sectors of your own.
cli-arg-lang = en or fr.
cli-arg-file = The record.
cli-arg-rule = A rule id, such as E-6, or words to look for.
cli-arg-json = Print JSON.
cli-arg-kind = Only of this kind, such as specialist or item.
cli-arg-find = Only cards with these words; a slip of the finger is forgiven.
cli-arg-source = Only cards from: book, public, or ours.
cli-arg-games = How many games.
cli-arg-seed = The same seed gives the same result.
cli-arg-workers = How many processes.
cli-arg-cluster = Play on the workers of a Dask cluster at this address.
cli-arg-journal = Keep what is played in this file, and do not play again what it has of this run.

ask-game = What do you want to play?
games-line = { $game } ({ $id }), { $low } to { $high } players
games-option = {"  "}--{ $name } ({ $values }; default { $default }) { $label } [{ $rule }]
evenings-line = { $name } ({ $game } --evening { $id }), { $range ->
    [one] { $low ->
        [one] 1 player
       *[other] { $low } players
    }
   *[more] { $low } to { $high } players
}
cards-count = ({ $count })
cards-line = { $name } ({ $id }; { $source })
sector-title = { $beach }, { $sector } ({ $level })
odds-title = Chance to match all Axis dice, two re-rolls, no cards
odds-axis = Axis dice
odds-six = 6 Allied dice
odds-five = 5 Allied dice
simulated = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
simulated-setting = {"  "}{ $label }: { $value }
simulated-bots = {"  "}Bots: { $bots }
simulated-wins = { $count ->
    [0] Won
    [one] Won by seat { $seats }
   *[other] Won by seats { $seats }
}: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulated-seat = {"  "}Seat { $seat } ({ $bot }): { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, mean score { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } (95 %: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
simulated-pace = { $events } events in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $rate } a second
simulated-kept = { $games ->
    [one] 1 of the games was in { $journal }
   *[other] { $games } of the games were in { $journal }
}
simulating = Games
plot-wins = Games won (▒: the 95 % interval)
plot-side = { $count ->
    [one] Seat { $seats }
   *[other] Seats { $seats }
}
plot-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
plot-scores = Scores, and how often they were reached
plot-lengths = Length of the games, in events
# Used below.
rolls = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
verify-fair = { $rolls ->
    [one] Fair: the one roll is the one
   *[other] Fair: all { $rolls } rolls are the ones
} that the commitment fixed before the game. (This checks the dice, not who chose what.)
verify-reopened = The dice are the ones that the commitment fixed ({ rolls }), but from line { $line } on they could be known: the end of the game was taken back after its seed had been shown.
verify-typed = The players rolled their own dice ({ rolls }): there is nothing to check.
verify-unfinished = The game is not over: its seed is shown when it is. So far: { rolls }.
verify-no-seed = The game is over, but the record does not show its seed: its dice ({ rolls }) cannot be checked.
verify-wrong-roll = Line { $line }: the record says { $recorded }, but the committed dice give { $expected }.
verify-fair-so-far = { $rolls ->
    [one] The one roll before the damage is the one
   *[other] The { $rolls } rolls before the damage are the ones
} that the commitment fixed before the game.
cli-version = Show the version.
percent = { NUMBER($value, minimumFractionDigits: 7, maximumFractionDigits: 7) } %
level-basic = basic
level-advanced = advanced

cli-map = Draw a battle map, or list all of them.
cli-content = Cards, maps and nations of your own.
cli-content-check = Check a folder of your own: every fault with its file, line and field.
cli-arg-map = A map by its id, its number (N01) or its name.
cli-arg-svg = Write the drawing as an SVG file.
cli-arg-plain-map = In words instead of a drawing, as into a pipe.
cli-arg-out = Where to write it; - for the screen.
cli-arg-escapes = Only cards that need Python beyond the vocabulary.
maps-line = { $board } ({ $id })
map-written = Written: { $path }
pack-fine = { $path }: everything in order.
pack-ignored = { $path }: not read, as its name does not end in .toml.
pack-adds = {"  "}{ $game }: new { $kind } { $id }
pack-replaces = {"  "}{ $game }: { $kind } { $id } in place of ours
cards-escapes = { $escapes ->
    [one] 1 card of { $count } needs Python beyond the vocabulary of its game.
   *[other] { $escapes } cards of { $count } need Python beyond the vocabulary of their game.
}
kind-medal = medal
kind-specialist = Specialist
kind-beach = beach
kind-sector = sector
kind-title = title
kind-nation = nation
kind-rwb = RWB table
kind-item = Item
kind-award = Award
kind-vehicle = Vehicle
kind-map = map
kind-evening = evening
# The same as a heading.
kinds-medal = Medals
kinds-specialist = Specialists
kinds-item = Items
kinds-award = Awards
kinds-vehicle = Vehicles
kinds-rwb = RWB tables
kinds-sector = Sectors
cards-heading = { $game }: { $kinds }
cli-arg-cards-game = Only of this game: battle, express or normandy.
cli-serve = Serve the web table: games in the browser, alone or with friends.
cli-arg-host = The address to serve at; 0.0.0.0 lets other machines in.
cli-arg-port = The port to serve at.
cli-arg-data = The folder in which tables are kept.
cli-arg-store = A PostgreSQL database to keep tables in instead (postgresql://…): several processes, and several machines, may share one.
cli-arg-processes = How many processes serve the same address; more than one need a --store.
cli-arg-pause = How many seconds a bot takes for a decision, at least, so that you can watch it.
cli-arg-open-tables = Let people open tables to anybody: others find them on the first page.
cli-backup = Copy all tables of the web table into one file; the server may be running.
cli-restore = Put the tables of such a file in the place of those that are there, which are moved aside; a running server makes way for a moment, and goes on with them.
cli-restored = Say that the tables in a PostgreSQL database were put back from a copy, or by a standby that had not heard of all: browsers forget what is gone. Stop all processes first.
cli-arg-restored-store = The database that was put back (postgresql://…).
cli-arg-backup = The file with the copy. It holds the seeds of games that are not over: show it to nobody.
backup-made = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} kept in { $path }.
backup-restored = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in { $path } again.
backup-aside = What was there before lies in { $path }
error-no-tables-here = There are no tables in { $path }. Name the folder of the server with --data.
error-tables-unreadable = The tables in { $path } cannot be read: { $detail }.
error-backup-exists = { $path } exists already, and is left as it is. Please give the copy another name.
error-no-backup = There is no file { $path }.
error-not-a-backup = { $path } is no copy of tables ({ $detail }). Nothing has been changed.
error-backup-damaged = { $path } is damaged and cannot be copied as a whole. Nothing has been changed.
cli-arg-keep-unfinished = For how many days a game is kept at which nothing happens any more; 0: for ever. Those that are over are kept in any case.
cli-arg-keep-empty = For how many days a table is kept at which nobody has played; 0: for ever.
cli-arg-most-tables = How many tables are kept at most.
cli-arg-serve-bots = How many processes quick bots think in, and how many those that take their time.
cli-arg-host-name = A name by which this server is known on the Internet. Give it once for each.
cli-arg-behind = The address of a proxy in front of it, which is believed whom it asks for. Give it once for each.
cli-arg-metrics-port = The port for /metrics, on this machine alone; without it there is none.
error-no-port = The server cannot listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $detail }. Another port can be chosen with { $option }.
serve-address = The table is laid at { $address } (Ctrl-C to leave).
serve-others = Other devices in your network find it at { $address }
