### The terminal table: the full screen and the plain lines.

seat-bot = { $bot ->
    [sergeant] Sergeant
    [general] General
    [random] Random
   *[other] { $bot }
} { $number }
bot-random = random (any legal move)
bot-sergeant = sergeant (plays sensibly)
bot-general = general (tries out every choice, and takes its time)

log-line = { $text } [{ $rule }]
line = { $title }: { $text }
line-track = { $title }: { $at } ({ $number } of { $of })
line-score = {"  "}{ $seat }: { $text }
line-card = {"  "}{ $card }: { $text }
ask-line = { $text } [{ $rule }]
menu-entry = {"  "}{ $number }. { $text }
# $do: what is done with dice: reroll, lock, cancel, …
menu-entry-fixed = {"  "}{ $number }. { $text } { $do ->
    [lock] (cannot be locked)
    [cancel] (cannot be cancelled)
   *[reroll] (cannot be thrown again)
}
none-yet = none yet
no-cards = no card yet
card-of = { $card }, held by { $seat }
cards-away = In the deck: { $cards }
cards-gone = Gone: { $cards }
mark-matched = { $die } (matched)
mark-missing = { $die } (not matched)
mark-locked = { $die } (stays)
mark-blind = { $die } (cannot match)

menu-change = Use the { $card }: change a die…
menu-turn-die = Play the { $card }: turn an Axis die…
menu-set-field = Play the { $card }: set the battlefield die…
menu-play-reroll = Play the { $card }: re-roll your dice…

throw-picked = { $do ->
    [lock] { $count ->
        [0] { $most ->
            [one] Pick 1 die with its number, then Enter to lock it
           *[other] Pick { $most } dice with their numbers, then Enter to lock them
        }
        [one] Lock { $dice }
       *[other] Lock { $count } dice: { $dice }
    }
    [cancel] { $count ->
        [0] { $most ->
            [one] Pick 1 die with its number, then Enter to have it cancelled
           *[other] Pick { $most } dice with their numbers, then Enter to have them cancelled
        }
        [one] Cancel { $dice }
       *[other] Cancel { $count } dice: { $dice }
    }
   *[reroll] { $count ->
        [0] { $all ->
            [yes] Pick dice with their numbers (a: all), then Enter to re-roll them
           *[no] { $most ->
                [one] Pick 1 die with its number, then Enter to re-roll it
               *[other] Pick up to { $most } dice with their numbers, then Enter to re-roll them
            }
        }
        [one] Re-roll { $dice }
       *[other] Re-roll { $count } dice: { $dice }
    }
}
picked-so-far = Picked: { $dice } ({ $count } of { $most })
pick-dice = { $do ->
    [lock] { $most ->
        [one] Which die to lock? Its number, such as 3.
       *[other] Which dice to lock? The numbers of exactly { $most }, such as 1 3.
    }
    [cancel] { $most ->
        [one] Which die is cancelled? Its number, such as 3.
       *[other] Which dice are cancelled? The numbers of exactly { $most }, such as 1 3.
    }
   *[reroll] { $none ->
        [yes] Which dice to re-roll? Their numbers, { $most } at most, such as 1 3; or 0 to keep all.
       *[no] Which dice to re-roll? Their numbers, { $most } at most, such as 1 3.
    }
}
the-table = The table
roll-dice = { $seat } rolls dice.
roll-card = { $seat } draws a card.
typed-card = Type the name of the card, or its id. In the deck: { $cards }.
typed-help = Type what they show, in this order: { $colours }; for example { $example }.

prompt = >{" "}
prompt-roll = dice>{" "}
prompt-draw = card>{" "}
plain-welcome = Answer with a number. ? rule and keys, t table, u undo, r redo, l français, q save and quit.
plain-commitment = Fair dice: the seed is fixed by its fingerprint { $hash } and shown after the game.
plain-keys = Keys: a number chooses{ $example ->
    [none] .
   *[other] ; notation works too, such as “{ $example }”.
} t shows the table, u takes back, r puts back, l switches to French, q saves and quits.
leave-key = n: { $label }
plain-over = { $reason } [{ $rule }]
numbers-together = { $names } together
numbers-line = { $who }: { $numbers }
numbers-part = { $label } { $number }
plain-kept = The record is in { $path }. Look at it with: beachhead replay FILE. { $dice ->
    [typed] { "" }
   *[fair] Check its dice with: beachhead verify FILE.
}
plain-next = Play on: { $name }? (y/n){" "}
plain-over-prompt = Enter to leave, u to take the last step back. >{" "}
plain-left = Saved in { $path }. Go on with: beachhead play --resume FILE.
plain-left-unsaved = This game was not saved.
plain-unsaved-prompt = Enter to try again, w to play on without saving, q to quit. >{" "}
plain-hand-over = Hand over to { $seat }, and let nobody else look. { $seat }: press Enter. >{" "}
hand-over = Hand over to { $seat }, and let nobody else look.
hand-over-taken = I am { $seat }
rule-title = { $id }: { $title }
undo-agree = { $count ->
    [one] That would take dice back. Are you sure? (y/n){" "}
   *[other] That takes back dice or another player’s choice. Do all { $count } players agree? (y/n){" "}
}
undo-question = { $count ->
    [one] That would take dice back, or what happened since. Take it back all the same?
   *[other] That takes back dice or another player’s choice. Do all { $count } players agree?
}
redo-agree = That puts back dice or another player’s choice. Do all { $count } players agree? (y/n){" "}
redo-question = That puts back dice or another player’s choice. Do all { $count } players agree?
undone = Taken back.
saving-off = This game is not being saved any more.
answer-retry = Try again to save
answer-saving-off = Play on without saving
answer-quit = Quit; what is on disk stays there
undo-answer = Yes, take it back
redo-answer = Yes, put it back
answer-no = No

# $keys: what the number keys do now.
key-bar = ↑↓ Enter choose · { $keys ->
    [all-dice] 1-9 pick dice · a all dice
    [dice] 1-9 pick dice
    [long] number, then Enter
   *[menu] 1-9 quick
} · h log · ? rule · u undo · r redo · l français · q save and quit
help-keys =
    {"**Keys.**"} Up and Down, then Enter: choose. Numbers: choose at once, or pick dice; in a menu of more than nine lines, Enter after them. Tab and Space: pick dice one by one. `a`: pick all dice. `0`: keep all dice. Escape: one menu back. `u`: take back. `r`: put back. `h`: everything that happened. `l`: French. `q`: save and quit. Page Up and Page Down: scroll the table. Shift with Up and Down: scroll the log. Where dice are typed in, a letter alone and Enter does the same.

    {"**Symbols.**"} ☠ skull · ★ star · ♟ soldier · ♟♟ two-soldiers, one symbol of its own · ♥ courage · ⚒ tool. Letters: R red, W white, B blue, G grey (Axis), K black (Kommandant), Y gold, D ordinary.

    {"**Marks on dice.**"} ✓ matched · ✗ not matched yet · = cannot be re-rolled · ∅ cannot match · ↻ or ● picked. The sign behind a card’s name is the RWB that brings it.
help-close = Escape closes this.
over-next = Play on: { $name }
over-again = Once more, with the same settings
over-home = Back to the games
over-take-back = Take the last step back
over-leave = Quit

home-banner =
    BEACHHEAD
    Dice games of the Normandy landings. An unofficial fan project.
home-keys = ↑↓ Enter choose · l français · q quit
home-game = { $game }  {"—"} { $line }
home-resume = Go on: { $game }, { $players ->
    [one] alone
   *[other] { $players } players
}, begun { $started } ({ $events ->
    [one] 1 event
   *[other] { $events } events
})
setup-evenings = Ready-made evenings: Enter fills in the form below.
setup-evening = { $name }  {"—"} { $line }
plain-evenings = Which evening is it to be?
plain-usual = The usual settings, alone
plain-choose = Choose the settings yourself
plain-groups = Start, or change something first?
plain-players = { $players ->
    [one] Players in all: 1
   *[other] Players in all: { $players }; all but you are bots
}
plain-back = Back
plain-setting = { $label }: { $value }. { $help }
setup-players = players in all
setup-bots = of them bots
setup-bot = which bot
setup-where = seats of the bots
setup-where-last = the last
setup-where-first = the first
setup-role = Seat { $number }: { $role }
plain-place = Your seat: { $number }. Choose this to change it
setup-dice = the dice
dice-fair = rolled by the program (fair, checkable)
dice-typed = real dice, typed in
setup-start = Start
setup-option = { $label }. { $help }
setup-keys = Tab next · Enter open or start · Escape back · q quit

replay-at = Moment { $at } of { $last }
replay-prompt = Enter forward, b back, a number to go there, q quit >{" "}
replay-keys = → forward · ← back · PgDn/PgUp ten · Home/End · ↑↓ scroll · ? rule · l français · q quit
record-fault = Line { $line } of the record is wrong: { $detail } Everything before it counts; { $after ->
    [one] 1 line after it was
   *[other] { $after } lines after it were
} not used.
record-elsewhere = { $why } Everything before it counts; { $after ->
    [one] 1 entry after it was
   *[other] { $after } entries after it were
} not used.
card-useless = { $card }, of no use here
typed-symbols = k skull, s star, 1 soldier, 2 two-soldiers, c courage, t tool.
typed-field = The sector die comes last: { $faces }.
typed-plain = An ordinary die is typed as its number.
not-undone = Nothing was taken back.
not-redone = Nothing was put back.
ask-further = { $chosen } (Escape: back)
key-bar-short = ? rule, keys · h log · u undo · r redo · l français · q save, quit
key-bar-over = ? rule, keys · Page Up/Down scroll · h log · l français · q quit
flag-yes = yes
flag-no = no
words-for-yes = y yes
