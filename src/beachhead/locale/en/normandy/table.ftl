### Normandy: what lies on the table.

scene-turn = Turn { $turn }
phase-roll = Roll
phase-upkeep = Upkeep
phase-rally = Rally and find
phase-trade = Trade and Awards
phase-trade-only = Trade
phase-move = Move
phase-combat = Combat
scene-units = Units
scene-unit = { $turns ->
    [0] { $nation }: { $has }
   *[other] { $nation }: { $has }; in { $sector }{ turn-there }
}
# Used above: in which of its turns there, unless it may stay for ever ($most is 0).
turn-there = { $most ->
    [0] {""}
   *[other] { $over ->
        [0] , turn { $turns } of { $most }
       *[other] , has to move on
    }
}
scene-unit-home = { $nation }: { $has }; home in the Bunker
unit-home = home in the Bunker
scene-spare = Spare dice
scene-apart = Apart from the dice of { $seat }
scene-cards = Cards of { $seat }
card-normandy-useless = { $card }, used this turn
scene-on-offer = Special Items and Vehicles to be had
scene-map = { $map } ({ $code })
scene-map-joined = { $map } ({ $code }), and below it { $below }
map-name = { $map }
row-start = start
row-cost = { $courage } Courage

# What the dice would bring as they lie, and what they make.
set-straight-award = Straight: an Award
forecast-more = +{ $amount }
forecast-less = −{ $amount }
# $least may be less than nothing.
forecast-range = { $least } to { $amount }
forecast-rwb = { $rwb }
forecast-rwb-may = { $rwb }, unless a skull cancels one of its dice.
forecast-nothing = Your dice bring nothing.
forecast-falls = Your Unit would fall.
forecast-skulls = { $which ->
    [all] { $skulls ->
        [one] The skull cancels all other dice.
       *[other] { $skulls } skulls cancel all other dice.
    }
   *[some] { $skulls ->
        [one] The skull cancels 1 other die of your choice.
       *[other] { $skulls } skulls cancel { $dice } other dice of your choice.
    }
}
forecast-skulls-idle = { $skulls ->
    [one] 1 skull cancels nothing.
   *[other] { $skulls } skulls cancel nothing.
}
forecast-straight = { $besides ->
    [yes] For the Straight you take a card besides.
   *[no] For the Straight you may take a card instead.
}
forecast-open = Still open: { $what }

cell-title = { $sector }
cell-def = DEF { $defence }
cell-def-now = DEF { $defence } instead of { $printed }
cell-mgf = { $dice ->
    [one] MGF
    [2] double MGF
   *[other] { $dice } MGFs
}
cell-mgf-quiet = { $dice ->
    [one] MGF silent this turn
   *[other] double MGF silent this turn
}
cell-mgf-silent = { $dice ->
    [one] MGF silenced
   *[other] double MGF silenced
}
cell-needs = { $title } required
cell-free = free { $title }
title-name = { $title }
cell-stay = { $turns ->
    [one] can’t stay
   *[other] { $turns } turns at most
}
cell-units = { $units ->
    [one] 1 Unit
   *[other] { $units } Units at most
}
cell-six = { $rolled ->
    [gray] on a skull: { $effects }
   *[d6] on a 6: { $effects }
}
cell-always = { $effects }
cell-turn = { $effects } every turn
cell-enter = { $effects } on entering

detail-name = It is called { $name }.
detail-def = { $defence ->
    [0] DEF 0: Combat costs no Soldiers here.
    [one] DEF 1: Combat costs 1 Soldier here.
   *[other] DEF { $defence }: Combat costs { $defence } Soldiers here.
}
detail-def-printed = DEF { $printed } is printed on the map.
detail-bunker-final = This is a final Bunker: your Units have to get here.
detail-bunker-middle = This is a Bunker on the way: you can go through it or around it.
detail-mgf = { $rolled ->
    [gray] { $dice ->
        [one] MGF costs more, by 3 grey dice.
        [2] Double MGF costs more, by 6 grey dice.
        [3] Three MGFs cost more, by 9 grey dice.
       *[other] Four MGFs cost more, by 12 grey dice.
    }
   *[d6] { $dice ->
        [one] MGF costs 1d6 Soldiers more.
        [2] Double MGF costs { $dice }d6 Soldiers more.
       *[other] So many MGFs cost { $dice }d6 Soldiers more.
    }
}
detail-mgf-quiet = { $dice ->
    [one] The MGF is silent this turn.
   *[other] The double MGF is silent this turn.
}
detail-mgf-silent = { $dice ->
    [one] The MGF is silent for the rest of the game.
   *[other] The double MGF is silent for the rest of the game.
}
detail-six = { $rolled ->
    [gray] Special Damage, if an MGF die shows a skull: { INSIDE($effects) }
   *[d6] Special Damage, if an MGF die shows a 6: { INSIDE($effects) }
}
detail-needs = Nobody enters without the { $title }.
detail-free = The { $title } joins for free here.
detail-stay = { $turns ->
    [one] You can’t stay: move on after 1 turn.
   *[other] You may stay for { $turns } turns at most.
}
detail-units = { $units ->
    [one] There is room for 1 Unit.
   *[other] There is room for { $units } Units.
}
detail-always = Here: { INSIDE($effects) }
detail-turn = Every turn: { INSIDE($effects) }
detail-enter = On entering: { INSIDE($effects) }

entering-here = You are here.
entering-here-lower = You are here, and face a DEF of { $defence }.
entering-cost = { $courage ->
    [0] Entering costs you nothing.
   *[other] Entering costs you { $courage } Courage.
}
entering-mines = Land Mines lie on the way: 1d6 Soldiers lost.
entering-closed = You cannot enter now.

# What Combat will cost: $least and $most are what MGF may do. $cards: how many the Units have.
outlook-combat = { $defence ->
    [0] { $most ->
        [0] Combat costs no Soldiers.
       *[other] Combat costs { $least } to { $most } Soldiers, all to MGF.
    }
    [one] { $most ->
        [0] Combat costs 1 Soldier.
       *[other] Combat costs 1 Soldier, and { $least } to { $most } more to MGF.
    }
   *[other] { $most ->
        [0] Combat costs { $defence } Soldiers.
       *[other] Combat costs { $defence } Soldiers, and { $least } to { $most } more to MGF.
    }
}
outlook-besides = MGF may also cost up to { $list }.
outlook-last-turn = Next turn you have to move on.
outlook-short = Soldiers may run short: Specialists then fall in their place.
outlook-may-fall = { $cards ->
    [0] With bad luck this wipes out your Unit, and loses the battle.
   *[other] With bad luck this wipes out your Unit, and loses the battle, unless a card helps.
}
outlook-odds = { $percent ->
    [0] That happens less than 1 time in 100.
    [one] That happens 1 time in 100.
   *[other] That happens { $percent } times in 100.
}
outlook-falls = { $cards ->
    [0] This wipes out your Unit, and loses the battle.
   *[other] This wipes out your Unit, and loses the battle, unless a card helps.
}

map-notes = { $map }
map-text = { $text }
map-start = Each Unit starts with { $list }.
map-par = Par: { $par } turns.
map-special = Special Items, as many as there are Units: { $list }.
map-special-title = Special Items
map-shore = This battle begins at the shore.
map-vehicles = Three Vehicles are drawn for this battle.
map-teaches = It teaches the game in three steps, by the setting “{ option-normandy-level }”: dice alone, then Specialists and Items, then everything.
card-name = { $card }
scene-secret-cards = Secret cards of { $seat }
