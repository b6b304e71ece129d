# The German player: settings, phases, questions, what one can do, what happens, how it ends.

group-normandy-atlantikwall = Module: The German player
group-normandy-atlantikwall-help = One player holds the wall against the Units, with dice, Specialists, Items and Decorations of his own.
option-normandy-atlantikwall = The German player
option-normandy-atlantikwall-help = Whoever takes the last seat is the German: he mans the wall, has no Unit, and wins if the Units lose. With one seat, he plays alone against a Unit that moves by itself.
kind-german-specialist = German Specialist
kinds-german-specialist = German Specialists
kind-german-item = German Item
kinds-german-item = German Items
kind-decoration = Decoration
kinds-decoration = Decorations
variety-black = Black

phase-german-tally = Final Tallies
phase-decorations = Decorations
phase-german-ready = Before Combat
phase-assault = Assault

ask-normandy-german-tally = { $seat }, do you use a card on a Final Tally?
ask-normandy-german-straight = { $seat }, which Decoration do you take for your Straight?
set-straight-decoration = Straight: a Decoration
ask-normandy-decorate = { $seat }, do you buy a Decoration?
ask-normandy-german-ready = { $seat }, do you use a card before Combat?
ask-normandy-wall = { $seat }, do Specialists fall in place of the Soldiers that the wall lacks?
ask-normandy-assault = { $seat }, which Unit is the next to fight for the Bunker?
ask-normandy-black-result = { $seat }, which black result do you add?
ask-normandy-steal-die = { $seat }, which die do you take away?
ask-normandy-buy-back = { $seat }, which used Item do you find again?
ask-normandy-drop-decoration = { $seat }, which Decoration do you lose?
roll-normandy-decoration = { $seat } draws a Decoration.

action-normandy-buy-decoration = Pay Courage for a random Decoration
action-normandy-play-decoration = Play the { $card }
action-normandy-drop-decoration = Lose the { $card }
action-normandy-hold-out = { $specialists ->
    [0] Let no Specialist fall
    [one] Let 1 Specialist fall
   *[other] Let { $specialists } Specialists fall
}
action-normandy-add-black = Add { $die }
action-normandy-steal-die = Take { $die } from { $seat }
action-normandy-buy-back = Find the { $card } again
action-normandy-storm-first = The Unit of { $seat } fights next
menu-normandy-steal-die = Take a die…

fact-normandy-german-ready = { $phase ->
    [german-tally] { $seat } leaves the Final Tallies as they are.
    [rally] { $seat } takes nothing more.
    [trade] { $seat } buys no more Decorations.
   *[german-ready] { $seat } waits for Combat.
}
fact-normandy-wall-manned = { $missing ->
    [0] { $seat } mans the wall against the Units in { $sector }, where the printed DEF is { $defence }.
    [one] { $seat } mans the wall against the Units in { $sector }, where the printed DEF is { $defence }. It lacks 1 Soldier: every DEF is 1 lower this turn.
   *[other] { $seat } mans the wall against the Units in { $sector }, where the printed DEF is { $defence }. It lacks { $missing } Soldiers: every DEF is { $missing } lower this turn.
}
fact-normandy-decoration-bought = { $seat } buys a Decoration for { $courage } Courage.
fact-normandy-decoration-lost = { $seat } loses a Decoration: { $card }.
fact-normandy-die-stolen = { $seat } takes a die from { $other }: { $die }.
brief-normandy-decoration-lost = { $cause }: you lose a Decoration ({ $card })
brief-normandy-die-stolen = { $cause }: { $seat } takes a die from { $other } ({ $die })
cause-K-4 = Volunteers
cause-K-7 = The Assault
cause-K-9 = In place of Soldiers
cause-K-11 = The Sniper
fact-normandy-german-item-found = { $tools ->
    [0] { $seat } finds the { $card } at no cost.
    [one] { $seat } finds the { $card } for 1 Item Point.
   *[other] { $seat } finds the { $card } for { $tools } Item Points.
}
fact-normandy-german-rallied = { $stars ->
    [0] { $seat } rallies a German Specialist at no cost: { $card }.
    [one] { $seat } rallies a German Specialist for 1 Star: { $card }.
   *[other] { $seat } rallies a German Specialist for { $stars } Stars: { $card }.
}
fact-normandy-assaulted = Assault: { $seat } fights for the Bunker with { $strength } men, { $against } has { $german }.
fact-normandy-bunker-stormed = { $seat } storms the Bunker: the wall has fallen!
fact-normandy-unit-destroyed = The Unit of { $seat } is destroyed in the Assault.
highlight-assault = Assault!
amount-strength = { $amount ->
    [one] 1 man
   *[other] { $amount } men
} of the Unit
amount-garrison = { $amount ->
    [one] 1 man
   *[other] { $amount } men
} of the German

over-wall-held = { $map } is lost in turn { $turns }: the last Unit was destroyed in the Assault, and the German holds the Bunker.
over-wall-stormed = { $turns ->
    [one] { $map } is won in 1 turn: a Unit has stormed the Bunker, and the wall has fallen!
   *[other] { $map } is won in { $turns } turns: a Unit has stormed the Bunker, and the wall has fallen!
}{ $scored ->
    [yes] {" "}Victory Points: { $points }.
   *[no] {""}
}
over-german-lost = { $map }: the Bunker is lost in turn { $turns }. A Unit stormed it with more men than you had left.
over-german-held = { $map }: you have held the wall! The last Unit was destroyed in the Assault in turn { $turns }.
over-german-wiped-out = { $map }: you have held the wall! The Unit of { $seat } was wiped out in { $sector } in turn { $turns }.
over-german-stuck = { $map }: you have held the wall! The Unit of { $seat } was stuck in { $sector } in turn { $turns }.
over-german-won = { $map }: you have won in turn { $turns }, for the Allies have lost the battle by themselves.

scene-german = German: { $has }
amount-decorations = { $amount ->
    [0] no Decoration
    [one] 1 Decoration
   *[other] { $amount } Decorations
} in hand
scene-unit-destroyed = { $nation }: destroyed in the Assault
at-destroyed = destroyed in the Assault
scene-wall = The wall
scene-german-pool = The German’s pool
pool-specialists = Specialists to be had: { $cards }.
pool-items = Items to be had: { $cards }.
pool-card = { $card }: { INSIDE($text) }
wall-mgf-awake = MGF fires, because of a Specialist: { $card }.
wall-mgf-on-you = Nobody mans the guns: where the Unit stands, they fire at you.
wall-mines-on-you = Nobody has armed the Land Mines: those that the Unit crosses cost you Soldiers.
wall-mgf-asleep = No MGF fires: nobody mans the guns.
wall-mines-awake = Land Mines explode, because of a Specialist: { $card }.
wall-mines-asleep = No Land Mine explodes: nobody has armed them.
# What Combat will bring if nobody does anything more.
wall-forecast = { $lacks ->
    [0] As the Units stand now, the highest printed DEF among them is { $defence }, in { $sector }. The German’s { wall-soldiers } are enough: no DEF is lowered.
    [one] As the Units stand now, the highest printed DEF among them is { $defence }, in { $sector }. With { wall-soldiers } the wall lacks 1: every DEF would be 1 lower.
   *[other] As the Units stand now, the highest printed DEF among them is { $defence }, in { $sector }. With { wall-soldiers } the wall lacks { $lacks }: every DEF would be { $lacks } lower.
}
# Used above.
wall-soldiers = { $soldiers ->
    [one] 1 Soldier
   *[other] { $soldiers } Soldiers
}
wall-counted = { $lacks ->
    [0] The wall is fully manned this turn.
    [one] The wall lacks 1 Soldier: every DEF is 1 lower this turn.
   *[other] The wall lacks { $lacks } Soldiers: every DEF is { $lacks } lower this turn.
}
wall-assault = Near the Bunker, { $seat }. { $said }
# $least to $most of the Unit ($same: they are the same) against $german.
assault-clash = In the Assault it would be { $same ->
    [yes] { $most }
   *[no] { $least } to { $most }
} men against { $german } of the German: { $outcome ->
    [wins] { $tie ->
        [yes] a tie that more Specialists decide, and the Bunker falls.
       *[no] the Bunker falls.
    }
    [loses] { $tie ->
        [yes] a tie that the German wins. The Unit would be destroyed!
       *[no] the Unit would be destroyed!
    }
   *[open] it depends on the dice, and the Unit may be destroyed.
}
asked-no-trade = Nothing can be given away here: this is the top row, or next to the final Bunker.
hold-out-means = { $lacks ->
    [0] No DEF is lowered then
    [one] Every DEF is 1 lower then
   *[other] Every DEF is { $lacks } lower then
}, and { $left ->
    [0] nobody is left to you for an Assault.
    [one] 1 man is left to you for an Assault.
   *[other] { $left } men are left to you for an Assault.
}
role-german = German
hint-normandy-german-lock = You win if the Units lose: when one is wiped out or stuck, or all of them fall in the Assault. Soldiers man the wall, stars and tools buy your cards, courage buys Decorations.
hint-normandy-german-stop = This is what stopping now would bring; the more Soldiers you have, the higher every DEF stays. Three equal symbols in red, white and black are an RWB, and yours are strong.
hint-normandy-german-choose = Soldiers keep every DEF high. What hurts the Units is worth most when they are weak already.
hint-normandy-german-rally = You may take as many as you can pay for. Without somebody at the machine guns, and somebody who arms the mines, the map is harmless.
hint-normandy-german-decorate = A Decoration costs 5 Courage and is secret until you play it. One in seven is Black, and hurts you at once.
hint-normandy-german-german-tally = The dice of everybody lie there now. What changes a Final Tally has to be used here.
hint-normandy-german-german-ready = Everybody has moved, and Combat comes next. A blow that leaves a Unit without Soldiers wins the battle; else keep your cards for the Bunker.
hint-normandy-german-wall = You lose as many Soldiers as the highest DEF among the Units. Each one that you lack makes every DEF 1 lower; a Specialist may fall in the place of one, but counts no more in an Assault.
hint-normandy-german-german-straight = A Straight brings a Decoration of your choice. What fits the Units on the beach now?
hint-normandy-german-black-result = A third symbol in another colour makes an RWB more.
hint-normandy-german-steal-die = Take a die that somebody needs for an RWB, and leave them their skulls.
hint-normandy-storm-lock = To win, one of you has to enter the Bunker with more men than the German has left then. Time is on his side: lock two dice that you would keep anyway.
hint-normandy-storm-rally = The Sniper is good against his Specialists. Without those who man the guns and arm the mines, neither does you any harm.
hint-normandy-storm-trade = Nothing can be given away in the top row, or next to the Bunker: share what you have before.
hint-normandy-storm-move = The German loses as many Soldiers as the highest printed DEF where any of you stands, and each that he lacks makes Combat easier. Go on fast, but enter the Bunker only with more men than he has: else your Unit is destroyed.
hint-normandy-storm-unit = This is what your Unit has: each Soldier and each Specialist is a man in the Assault. The pips count its turns in this sector: it cannot stay for ever.
count-normandy-assaults = Assaults
hint-normandy-german-forfeit = Give up what serves you least: whoever mans the guns or arms the mines last of all.
hint-normandy-german-put-back = You know now which Decorations come next: put one that helps you on top, and a Black one below it.
hint-normandy-german-buy-back = What you have used can be yours again, at its price.
hint-normandy-storm-land = Look at the row above: the guns and mines there are harmless until the German has somebody for them.
hint-normandy-storm-tally = The dice are final, and he may still take some of them. A card of yours that changes them is used now or not at all.
hint-normandy-storm-ready = Combat comes next. Cards that spare you Soldiers, or hurt his Specialists, can be used now.
hint-normandy-storm-forfeit = Give up what you need least: in the Assault every Specialist counts as a man.

# Words of his cards and RWBs.

effect-draw-decoration = { $number ->
    [one] { the-unit } draws 1 random Decoration.
   *[other] { the-unit } draws { $number } random Decorations.
}
short-draw-decoration = random Decoration
effect-black-result = { the-unit } adds a black result of its choice to its Final Tally, which may make another RWB.
short-black-result = one more black die
effect-steal-dice = { $dice ->
    [one] { the-unit } takes 1 die of a Final Tally on the other side and adds it to its own.
   *[other] { the-unit } takes up to { $dice } dice of Final Tallies on the other side and adds them to its own.
}
short-steal-dice = { $dice ->
    [one] take 1 die
   *[other] take { $dice } dice
}
effect-find-again = { the-unit } may find an Item again that it has used, at its cost.
short-find-again = an Item again
effect-lose-decoration = { the-unit } loses 1 Decoration of its choice, if it has any.
short-lose-decoration = lose 1 Decoration
effect-look-at-decorations = { the-unit } looks at the next { $number } Decorations and puts them back in any order.
short-look-at-decorations = see { $number } Decorations
effect-gain-per-rwb = { $tools ->
    [one] { the-unit } gains 1 Item Point for each RWB that Units have this turn.
   *[other] { the-unit } gains { $tools } Item Points for each RWB that Units have this turn.
}
short-gain-per-rwb = +{ $tools } per RWB of Units
effect-raise-def = The DEF is { $by } higher this turn wherever there are Units.
short-raise-def = DEF +{ $by }
effect-strike = { $soldiers ->
    [0] Every Unit loses { $courage } Courage, or all that it has.
    [one] { $courage ->
        [0] Every Unit loses 1 Soldier.
       *[other] Every Unit loses 1 Soldier, and { $courage } Courage or all that it has.
    }
   *[other] { $courage ->
        [0] Every Unit loses { $soldiers } Soldiers.
       *[other] Every Unit loses { $soldiers } Soldiers, and { $courage } Courage or all that it has.
    }
}
short-strike = Units −{ $soldiers }
effect-hit = { $soldiers ->
    [one] { the-unit } loses 1 Soldier, or a Specialist if Soldiers are short.
   *[other] { the-unit } loses { $soldiers } Soldiers, or Specialists if Soldiers are short.
}{ hit-together }{ hit-backfires }
hit-together = { $together ->
    [0] {""}
   *[other] {" "}If another Unit is in its sector, { $together } instead.
}
hit-backfires = { $backfires ->
    [0] {""}
    [one] {" "}First roll a die: on a 1 your garrison loses them instead.
   *[other] {" "}First roll a die: on { $backfires } or less your garrison loses them instead.
}
short-hit = { $soldiers ->
    [one] lose 1 Soldier
   *[other] lose { $soldiers } Soldiers
}
effect-lose-one-of = { the-unit } chooses one loss that it can bear: { $of }
short-lose-one-of = one loss of choice
effect-german-loses = Against the German garrison, as it chooses: { $of }
short-german-loses = the German loses
effect-wake = { $what_id ->
    [mgf] Every MGF fires{ this-turn }.
   *[mines] All Land Mines explode{ this-turn }.
}
short-wake = { $what_id ->
    [mgf] MGF fires
   *[mines] mines explode
}
effect-back-to-pool = { the-unit } can rally him again.
short-back-to-pool = back to the pool
fact-normandy-back-in-pool = { $card } goes back to the pool of { $seat }.

roll-normandy-backfire = { $seat } rolls for what is thrown at the Unit.
fact-normandy-def-raised = { $seat } strengthens the defences: where there are Units, the DEF is { $more } higher this turn.
fact-normandy-backfired = It goes wrong: { $seat } is hit instead.

error-not-for-german = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } does not go with a card of the German, who has no Unit and stands in no sector; leave it out, or take something else.
error-only-for-german = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } is something that only a card of the German can do; expected another word.
error-decoration-mix = { $file }, line { NUMBER($line, useGrouping: 0) }: with this there are { $ordinary } ordinary Decorations and { $black } Black ones (when = "taken"); expected six ordinary ones for each Black one.

# Alone against the automated Unit.

roll-normandy-landing = It is drawn where the automated Unit starts.
kind-alone-specialist = German Specialist, alone
kinds-alone-specialist = German Specialists, alone
kind-alone-item = German Item, alone
kinds-alone-item = German Items, alone
kind-alone-decoration = Decoration, alone
kinds-alone-decoration = Decorations, alone
kind-out-alone = Cards that are out alone
ask-normandy-which-tally = { $seat }, which of the two tallies do you count?
ask-normandy-pool-die = { $seat }, which die of the trading pool do you take?
action-normandy-choose-tally = Count { $dice }
action-normandy-take-pool-die = Take { $die } from the pool
menu-normandy-take-pool-die = Take a die of the pool…
asked-first-tally = Your first tally: { $dice }.

effect-kill-sniper = { the-unit } kills the Sniper of the automated Unit.
short-kill-sniper = kills the Sniper
effect-seek-sniper = { the-unit } looks for the Sniper of the automated Unit; the fourth time he is found and killed, and this Specialist is lost.
short-seek-sniper = seeks the Sniper
effect-second-tally = { the-unit } rolls a second Final Tally with spare dice, re-rolls included, and chooses which of the two counts.
short-second-tally = a second tally
effect-pool-dice = { $dice ->
    [one] { the-unit } takes 1 die of the trading pool into the Final Tally.
   *[other] { the-unit } takes { $dice } dice of the trading pool into the Final Tally.
}
short-pool-dice = { $dice ->
    [one] 1 die of the pool
   *[other] { $dice } dice of the pool
}
effect-gain-per-own-rwb = { the-unit } gains { $list } for each RWB.
short-gain-per-own-rwb = +{ $list } per RWB

fact-normandy-automaton-landed = The automated Unit lands in { $sector }.
fact-normandy-automaton-stayed = { $turns ->
    [one] The automated Unit stays in { $sector }: its first turn there.
   *[other] The automated Unit stays in { $sector }: its turn { $turns } there.
}
fact-normandy-automaton-moved = { $advances ->
    [yes] The automated Unit Advances to { $sector }, DEF { $defence }.
   *[no] The automated Unit moves sideways to { $sector }, DEF { $defence }.
}
fact-normandy-def-met = { $missing ->
    [0] { $seat } meets the Unit in { $sector }, DEF { $defence }.
    [one] { $seat } meets the Unit in { $sector }, DEF { $defence }, and is 1 Soldier short.
   *[other] { $seat } meets the Unit in { $sector }, DEF { $defence }, and is { $missing } Soldiers short.
}
fact-normandy-sniper-rallied = The automated Unit rallies a Sniper: from the next turn he fires whenever it does not move.
fact-normandy-sniper-fired = The Sniper fires at { $seat }: a Specialist falls.
fact-normandy-sniper-sought = { $seat } looks for the Sniper: { $times } of { $needed }.
fact-normandy-sniper-killed = { $seat } has the Sniper killed.
fact-normandy-pool-rolled = { $seat } rolls the trading pool: { $dice }.
fact-normandy-pool-die-taken = { $seat } takes a die of the trading pool: { $die }.
fact-normandy-second-tally-begun = { $seat } puts { $dice } aside and rolls a second tally.
fact-normandy-tally-chosen = { $seat } counts { $dice }.
fact-normandy-bunker-held = The Bunker is stormed, and { $strength ->
    [one] 1 man
   *[other] { $strength } men
} of { $seat } are still there: the wall has held.

scene-automaton = The automated Unit
automaton-to-land = It has not landed yet.
automaton-here = It is in { $sector }: turn { $turns } of { $most } there.
automaton-meets = { $where ->
    [here] Combat there costs you
   *[there] There, Combat will cost you
} { $defence ->
    [one] 1 Soldier
   *[other] { $defence } Soldiers
} (DEF){ $guns ->
    [0] .
    [one] , and what 1 MGF that nobody mans does to you.
   *[other] , and what { $guns } MGF that nobody mans do to you.
}
automaton-short = { $falls ->
    [yes] { $missing ->
        [one] You are 1 Soldier short: a Specialist falls.
       *[other] You are { $missing } Soldiers short: a Specialist falls.
    }
   *[no] { $missing ->
        [one] You are 1 Soldier short.
       *[other] You are { $missing } Soldiers short.
    }
}
automaton-stays = { $when ->
    [now] This turn the automated Unit stays where it is
   *[next] Next turn the automated Unit stays where it is
}{ $fires ->
    [yes] , and its Sniper fires.
   *[no] .
}
automaton-goes = { $when ->
    [now] This turn
   *[next] Next turn
} { $advances ->
    [yes] it Advances to { $sector }.
   *[no] it moves sideways to { $sector }.
}
automaton-mines = It crosses Land Mines that nobody has armed: they hit you.
automaton-storms = It storms the Bunker in turn { $turn }.
automaton-sniper = { $state ->
    [dead] Its Sniper is dead.
   *[alive] It has a Sniper; he was looked for { $times } times of { $needed }.
}

over-alone-held = { $map }: the German has held the wall. The automated Unit stormed the Bunker in turn { $turns } and found him alive.
over-alone-lost = { $map }: the German has nobody left in turn { $turns }, and the wall has fallen.
over-alone-won = { $map }: you have held the wall! You are alive when the Bunker is stormed in turn { $turns }.
over-alone-fallen = { $map }: you have nobody left in turn { $turns }, and the wall has fallen.

error-german-alone = The setting { $name } is about Units, and whoever plays the German alone faces only an automated one: expected it off, or more seats ({ $rule }).
