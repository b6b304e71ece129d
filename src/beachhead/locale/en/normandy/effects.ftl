### Normandy: what effects do, a sentence each.
### An effect may stand inside another sentence, and then loses its capital: it must not start with
### a name. $who: unit, any, another, sector, others, all, or “it” inside a choice. $span: “turn” if it holds until
### the end of the turn, “always” if it holds as long as its card or sector is there.

the-unit = { $who ->
    [it] It
    [any] One Unit of your choice
    [another] Another Unit of your choice
    [sector] Every Unit in your sector
    [others] Every other Unit
    [all] Every Unit
    [garrison] Your garrison
   *[unit] Your Unit
}
this-turn = { $span ->
    [turn] {" "}this turn
   *[always] {""}
}
each-turn = { $span ->
    [turn] {" "}this turn
   *[always] {" "}each turn
}
rwb-of-symbol = { $symbol_id ->
    [skull] { rwb-skull }
    [star] { rwb-star }
    [soldier] { rwb-soldier }
    [two-soldiers] { rwb-two-soldiers }
    [courage] { rwb-courage }
   *[tool] { rwb-tool }
}
dice-showing = { $shows_id ->
    [skull] {" "}showing a skull
    [star] {" "}showing a star
    [soldier] {" "}showing a soldier
    [two-soldiers] {" "}showing two soldiers
    [courage] {" "}showing courage
    [tool] {" "}showing a tool
   *[other] {""}
}
dice-of-colour = { $of_id ->
    [red] red{" "}
    [white] white{" "}
    [blue] blue{" "}
   *[other] {""}
}
any-colour = { $colour ->
    [yes] {" "}of any colour
   *[no] {""}
}
dice-turned = { $to_id ->
    [skull] to a skull{ any-colour }
    [star] to a star{ any-colour }
    [soldier] to a soldier{ any-colour }
    [two-soldiers] to two soldiers{ any-colour }
    [courage] to courage{ any-colour }
    [tool] to a tool{ any-colour }
   *[other] { $symbol ->
        [yes] to any symbol{ any-colour }
       *[no] { $colour ->
            [yes] to any colour
           *[no] to what it is
        }
    }
}

effect-gain = { the-unit } gains { $list }.
effect-lose = { the-unit } loses { $list }, or all that it has.
effect-lose-specialist = { $number ->
    [one] { the-unit } loses 1 Specialist of its choice, if it has any.
   *[other] { the-unit } loses { $number } Specialists of its choice, or all that it has.
}
effect-lose-item = { the-unit } loses 1 Item of its choice, if it has any.
effect-change-dice = { the-unit } may change { $dice ->
    [one] 1 die
   *[other] up to { $dice } dice
}{ dice-showing } { dice-turned } at the Final Tally.{ $fire ->
    [yes] {" "}Or use it in Combat: the worst MGF die then shows the mildest result.
   *[no] {""}
}
effect-add-die = { the-unit } adds { $colour_id ->
    [red] a red die
    [white] a white die
    [blue] a blue die
   *[other] a die of any colour
} to its Final Tally, showing { $symbol_id ->
    [skull] a skull
    [star] a star
    [soldier] a soldier
    [two-soldiers] two soldiers
    [courage] courage
    [tool] a tool
   *[other] any symbol
}.
effect-discard-dice = { the-unit } takes { $each ->
    [yes] { $dice } red, { $dice } white and { $dice } blue die{ dice-showing } out of its Final Tally, where they do nothing more
   *[no] { $dice ->
        [one] 1 { dice-of-colour }die{ dice-showing } out of its Final Tally, where it does nothing more
       *[other] { $dice } { dice-of-colour }dice{ dice-showing } out of its Final Tally, where they do nothing more
    }
}.
effect-reroll-dice = { $dice ->
    [one] { the-unit } may re-roll 1 die of its Final Tally, even a locked one.
   *[other] { the-unit } may re-roll up to { $dice } dice of its Final Tally, even locked ones.
}
effect-count-rwb = { $symbol ->
    [none] { the-unit } has one more RWB this turn, of the symbol it chooses.
   *[other] { the-unit } has one more { rwb-of-symbol } RWB this turn.
}
effect-copy-tally = { the-unit } uses another Unit’s Final Tally in place of its own.
effect-take-award = { $choice ->
    [yes] { $number ->
        [one] { the-unit } gets 1 Award of its choice.
       *[other] { the-unit } gets { $number } Awards of its choice.
    }
   *[no] { $number ->
        [one] { the-unit } gets 1 random Award.
       *[other] { the-unit } gets { $number } random Awards.
    }
}
effect-take-card = { $what_id ->
    [specialist] { $most ->
        [one] { the-unit } may take 1 Specialist who costs up to 1 Star, without paying.
       *[other] { the-unit } may take 1 Specialist who costs up to { $most } Stars, without paying.
    }
   *[item] { $most ->
        [one] { the-unit } may take 1 Item that costs up to 1 Item Point, without paying.
       *[other] { the-unit } may take 1 Item that costs up to { $most } Item Points, without paying.
    }
}
effect-recall = { $what_id ->
    [specialist] { the-unit } may take back 1 Specialist of its nation whom it has lost.
   *[item] { the-unit } may take back 1 Item that it has used.
}
effect-silence-mgf = { the-unit } silences the MGF in its sector for the rest of the game.
effect-turn-back = { $steps ->
    [one] { the-unit } turns its marker back by 1 step, though never below 1.
   *[other] { the-unit } turns its marker back by { $steps } steps, though never below 1.
}
# $of: what can be chosen, joined by choose-or; each way without its capital, and said of “it”.
effect-choose = { the-unit } picks one: { $of }
choose-or = { $first } Or { $then }
effect-fewer-locks = { $dice ->
    [one] { the-unit } locks 1 die fewer{ this-turn }.
    [6] { the-unit } locks no dice{ this-turn }.
   *[other] { the-unit } locks { $dice } dice fewer{ this-turn }.
}
effect-only-dice = { $dice ->
    [one] { the-unit } rolls only 1 die{ this-turn } and chooses what stays out.
   *[other] { the-unit } rolls only { $dice } dice{ this-turn } and chooses what stays out.
}
effect-more-rerolls = { $times ->
    [one] { the-unit } has 1 more re-roll{ each-turn }.
   *[other] { the-unit } has { $times } more re-rolls{ each-turn }.
}
effect-ignore-skulls = { $skulls ->
    [one] { the-unit } ignores 1 skull{ each-turn }.
   *[other] { the-unit } ignores { $skulls } skulls{ each-turn }.
}
effect-more-from-dice = { the-unit } gains { $symbol_id ->
    [star] { $by ->
        [one] 1 more Star for each die showing a star
       *[other] { $by } more Stars for each die showing a star
    }
    [soldier] { $by ->
        [one] 1 more Soldier for each die showing a soldier
       *[other] { $by } more Soldiers for each die showing a soldier
    }
    [two-soldiers] { $by ->
        [one] 1 more Soldier for each die showing two soldiers
       *[other] { $by } more Soldiers for each die showing two soldiers
    }
    [courage] { $by } more Courage for each die showing courage
   *[tool] { $by ->
        [one] 1 more Item Point for each die showing a tool
       *[other] { $by } more Item Points for each die showing a tool
    }
}{ this-turn }.
effect-cheaper = { the-unit } pays { $what_id ->
    [specialist] { $by ->
        [one] 1 Star less for the first Specialist it rallies{ each-turn }
       *[other] { $by } Stars less for the first Specialist it rallies{ each-turn }
    }
    [item] { $by ->
        [one] 1 Item Point less for the first Item it finds{ each-turn }
       *[other] { $by } Item Points less for the first Item it finds{ each-turn }
    }
    [vehicle] { $by ->
        [one] 1 Star less for a Vehicle{ this-turn }
       *[other] { $by } Stars less for a Vehicle{ this-turn }
    }
    [award] { $by } Courage less for the first Award it buys{ each-turn }
   *[advance] { $by } Courage less for its first Advance{ each-turn }
}.
effect-one-more = { $what_id ->
    [specialist] { the-unit } may rally one more Specialist{ each-turn }.
   *[item] { the-unit } may find one more Item{ each-turn }.
}
effect-pass = { the-unit } ignores { $list } when it moves{ this-turn }.
hindrance-courage = the cost in Courage
hindrance-needs = required Specialists
hindrance-barriers = Barriers
hindrance-mines = Land Mines
hindrance-losses = the loss of cards on entering
effect-leap = { the-unit } may Advance into any sector of the next row{ this-turn }, even past Barriers.
effect-move-again = { the-unit } may Advance once more after an Advance{ this-turn }, paying again.
effect-stay-longer = { $turns ->
    [one] { the-unit } may stay 1 turn longer
   *[other] { the-unit } may stay { $turns } turns longer
} { $span ->
    [turn] where it is now.
   *[always] in a sector.
}
effect-lower-def = { $who ->
    [sector] { $by ->
        [99] The DEF of your sector is 0 for all Units there{ this-turn }.
       *[other] The DEF of your sector is { $by } lower for all Units there{ this-turn }.
    }
   *[unit] { $by ->
        [99] { the-unit } faces a DEF of 0{ this-turn }.
       *[other] { the-unit } faces a DEF that is { $by } lower{ this-turn }.
    }
}
effect-less-fire = { $soldiers ->
    [one] { the-unit } loses 1 Soldier fewer to MGF{ this-turn }.
   *[other] { the-unit } loses { $soldiers } Soldiers fewer to MGF{ this-turn }.
}
effect-no-fire = { $who ->
    [all] No Unit loses Soldiers to MGF{ this-turn }.
    [sector] No Unit in your sector loses Soldiers to MGF{ this-turn }.
   *[unit] { the-unit } loses no Soldiers to MGF{ this-turn }.
}
effect-trade-anywhere = { the-unit } may trade with Units in any sector{ this-turn }.
effect-exchange-die = { the-unit } may once{ each-turn } exchange a die of its Final Tally for one of the same colour from another Unit, or alone for a spare die.
effect-no-trade = { $who ->
    [all] No Unit can give anything to another{ this-turn }.
    [sector] No Unit in your sector can give anything to another, or receive anything{ this-turn }.
   *[unit] { the-unit } can neither give nor receive anything{ this-turn }.
}
effect-no-sideways = { $who ->
    [all] No Unit can move sideways{ this-turn }.
    [sector] No Unit in your sector can move sideways{ this-turn }.
   *[unit] { the-unit } cannot move sideways{ this-turn }.
}
effect-idle-vehicles = { $who ->
    [all] No Vehicle does anything{ this-turn }.
    [sector] No Vehicle in your sector does anything{ this-turn }.
   *[unit] { the-unit } has nothing from its Vehicle{ this-turn }.
}
effect-fewer-rerolls = { $times ->
    [one] { the-unit } has { $times } re-roll fewer{ each-turn }.
   *[other] { the-unit } has { $times } re-rolls fewer{ each-turn }.
}
effect-less-from-dice = { the-unit } gets { $symbol_id ->
    [star] 1 Star less from each die showing a star
    [soldier] 1 Soldier less from each die showing a soldier
    [two-soldiers] 1 Soldier less from each die showing two soldiers
    [courage] 1 Courage less from each die showing courage
   *[tool] 1 Item Point less from each die showing a tool
}{ this-turn }.
effect-dearer = { the-unit } pays { $what_id ->
    [specialist] { $by ->
        [one] 1 Star more for the first Specialist it rallies{ each-turn }
       *[other] { $by } Stars more for the first Specialist it rallies{ each-turn }
    }
    [item] { $by ->
        [one] 1 Item Point more for the first Item it finds{ each-turn }
       *[other] { $by } Item Points more for the first Item it finds{ each-turn }
    }
    [vehicle] { $by ->
        [one] 1 Star more for a Vehicle{ this-turn }
       *[other] { $by } Stars more for a Vehicle{ this-turn }
    }
    [award] { $by } Courage more for the first Award it buys{ each-turn }
   *[advance] { $by } Courage more for its first Advance{ each-turn }
}.
effect-no-items = { $who ->
    [all] No Unit can find Items{ this-turn }.
    [sector] No Unit in your sector can find Items{ this-turn }.
   *[unit] { the-unit } cannot find Items{ this-turn }.
}
effect-no-specialists = { $who ->
    [all] No Unit can rally Specialists{ this-turn }.
    [sector] No Unit in your sector can rally Specialists{ this-turn }.
   *[unit] { the-unit } cannot rally Specialists{ this-turn }.
}
