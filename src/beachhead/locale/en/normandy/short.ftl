### Normandy: what effects do, in few words to be printed on a map.

short-gain = +{ $list }
short-lose = lose { $list }
short-lose-specialist = { $number ->
    [one] lose 1 Specialist
   *[other] lose { $number } Specialists
}
short-lose-item = lose 1 Item
short-change-dice = { $dice ->
    [one] change 1 die
   *[other] change { $dice } dice
}
short-add-die = one more die
short-discard-dice = { $each ->
    [yes] { $dice } out of each colour
   *[no] { $dice ->
        [one] 1 die out
       *[other] { $dice } dice out
    }
}
short-reroll-dice = { $dice ->
    [one] re-roll 1 die
   *[other] re-roll { $dice } dice
}
short-count-rwb = one more RWB
short-copy-tally = copy a tally
short-take-award = { $choice ->
    [yes] { $number ->
        [one] Award of choice
       *[other] { $number } Awards of choice
    }
   *[no] { $number ->
        [one] random Award
       *[other] { $number } random Awards
    }
}
short-take-card = { $what_id ->
    [specialist] free Specialist
   *[item] free Item
}
short-recall = { $what_id ->
    [specialist] Specialist comes back
   *[item] Item comes back
}
short-silence-mgf = silence the MGF
short-turn-back = marker −{ $steps }
short-choose = a choice
short-fewer-locks = { $dice ->
    [one] 1 lock fewer
    [6] no locking
   *[other] { $dice } locks fewer
}
short-only-dice = { $dice ->
    [one] 1 die only
   *[other] { $dice } dice only
}
short-more-rerolls = { $times ->
    [one] +1 re-roll
   *[other] +{ $times } re-rolls
}
short-ignore-skulls = { $skulls ->
    [one] ignore 1 skull
   *[other] ignore { $skulls } skulls
}
short-more-from-dice = { $symbol_id ->
    [star] +{ $by } per star
    [soldier] +{ $by } per soldier
    [two-soldiers] +{ $by } per two soldiers
    [courage] +{ $by } per courage
   *[tool] +{ $by } per tool
}
short-cheaper = { $what_id ->
    [specialist] { $by ->
        [one] Specialist: −1 Star
       *[other] Specialist: −{ $by } Stars
    }
    [item] { $by ->
        [one] Item: −1 Item Point
       *[other] Item: −{ $by } Item Points
    }
    [vehicle] { $by ->
        [one] Vehicle: −1 Star
       *[other] Vehicle: −{ $by } Stars
    }
    [award] Award: −{ $by } Courage
   *[advance] Advance: −{ $by } Courage
}
short-one-more = { $what_id ->
    [specialist] one more Specialist
   *[item] one more Item
}
short-pass = ignore { $list }
short-leap = any sector ahead
short-move-again = second Advance
short-stay-longer = { $turns ->
    [one] stay 1 turn longer
   *[other] stay { $turns } turns longer
}
short-lower-def = { $by ->
    [99] no DEF
   *[other] DEF −{ $by }
}
short-less-fire = { $soldiers ->
    [one] MGF: −1 Soldier
   *[other] MGF: −{ $soldiers } Soldiers
}
short-no-fire = safe from MGF
short-trade-anywhere = trade anywhere
short-exchange-die = exchange a die
short-no-items = no Items found
short-no-specialists = no rallying
short-no-trade = no trading
short-no-sideways = no sideways moves
short-idle-vehicles = Vehicles idle
short-fewer-rerolls = { $times ->
    [one] −{ $times } re-roll
   *[other] −{ $times } re-rolls
}
short-less-from-dice = { $symbol_id ->
    [star] −1 per star
    [soldier] −1 per soldier
    [two-soldiers] −1 per two soldiers
    [courage] −1 per courage
   *[tool] −1 per tool
}
short-dearer = { $what_id ->
    [specialist] Specialist +{ $by }
    [item] Item +{ $by }
    [vehicle] Vehicle +{ $by }
    [award] Award +{ $by }
   *[advance] Advance +{ $by }
}
