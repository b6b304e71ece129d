### The crossing: all that this module says.

group-normandy-crossing = Module: The crossing
group-normandy-crossing-help = Before the battle, you bring your landing craft from the open sea to the beach; or that is the whole game.
option-normandy-crossing = The crossing
option-normandy-crossing-help = Before the battle you bring your landing craft through shells and mines to the beach. Only on maps that begin at the shore.
option-normandy-continuous_play = Continuous play
option-normandy-continuous_play-help = Who comes ashore starts to fight at once, while others are still at sea. Needs the crossing.
option-normandy-crossing_only = The crossing by itself
option-normandy-crossing_only-help = The game is won when everybody is ashore; what you land with is the score. Needs the crossing.
error-no-shore = { $map } does not begin at the shore: { $name } needs one of these battle maps: { $known } ({ $rule }).
error-too-few-starts = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } says { $players } players, but the lowest row has only { $starts } sectors, one for each craft; expected as many sectors there, or fewer players.
error-no-way-up = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field }: from the sector “{ $sector }” no way leads to the uppermost row; expected one.
error-no-side = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field }: the sector “{ $sector }” of the Safe Zone has no sector beside it to leave a craft for; expected a way sideways.

phase-sea-upkeep = Upkeep and Combat
phase-shelling = Shelling
phase-steer = Move and mines

kind-naval = Naval Specialist
kinds-naval = Naval Specialists
kind-at-sea = Award at sea
kinds-at-sea = Awards at sea
kind-sea-map = Sea Map
kind-as-ashore = Award that serves at sea as well

effect-clear-lane = { the-unit } is not harmed by the mines of the sea{ this-turn }.
short-clear-lane = no sea mines
effect-seaworthy = { the-unit } rides a craft that neither stalls nor panics{ this-turn }.
short-seaworthy = no stalling, no panic
effect-soft-landing = { the-unit } pays { $by } Courage less for going ashore in its craft{ this-turn }.
short-soft-landing = landing { $by } cheaper
effect-spares-hull = { the-unit } loses { $tools ->
    [one] 1 Item Point
   *[other] { $tools } Item Points
} fewer of its hull to shells{ this-turn }.
short-spares-hull = { $tools } less to shells

ask-normandy-launch = { $seat }, where does your craft start?
ask-normandy-steer = { $seat }, where to?
ask-normandy-overboard = { $seat }, on which side do you leave the craft?
ask-normandy-lose-aboard = { $seat }, whom of those aboard do you lose?
ask-normandy-pay-off = { $seat }, what do you get for your Naval Specialist?
roll-normandy-passenger = A Passenger is dealt out.
roll-normandy-shells = The shells: two dice for all.
roll-normandy-shelled = { $seat } is under shellfire, and rolls for Soldiers.
roll-normandy-mined = { $seat } hits mines, and rolls for Soldiers.
roll-normandy-mined-hull = { $seat } rolls for the damage to the craft.

action-normandy-launch = Start in { $sector }
action-normandy-steer = Steer to { $sector }
action-normandy-wade-on = Wade to { $sector }
action-normandy-disembark = Disembark into { $sector }
action-normandy-go-ashore = Go ashore in { $sector }
action-normandy-pay-off = { $gets ->
    [soldiers] 3 Soldiers
   *[courage] 2 Courage
}
action-normandy-play-at-sea = Play for the crossing: { $card }
menu-normandy-launch = Start…
menu-normandy-steer = Steer…
menu-normandy-wade-on = Wade…
menu-normandy-disembark = Disembark…
menu-normandy-go-ashore = Go ashore…
menu-normandy-pay-off = Send the Naval Specialist back…

asked-aboard = { $number ->
    [one] You lose 1 of those aboard.
   *[other] You lose { $number } of those aboard.
}
asked-overboard = { $why ->
    [hull] Your craft is destroyed.
   *[courage] Your coxswain panics and drops the ramp.
} Your Unit goes into the water beside it.
asked-steer = { $rows ->
    [one] The beach is the next row.
   *[other] The beach is { $rows } rows ahead.
} You have { $has }.
asked-wade = { $rows ->
    [one] The beach is the next row.
   *[other] The beach is { $rows } rows ahead.
} You have { $has }.
asked-stalled = The motor has stalled: your craft cannot move this turn.
asked-sideways = Panic aboard: your craft must move sideways this turn; if it cannot, it stays.
# What the dice cost as they lie.
forecast-sea-def = { $soldiers ->
    [0] The DEF of the sector costs nothing.
    [one] With it, the DEF of the sector: 1 Soldier.
   *[other] With it, the DEF of the sector: { $soldiers } Soldiers.
}
forecast-sea-stars = Stars: { $stars } of { $most }{ $lost ->
    [0] .
    [one] , which cost 1 of those aboard.
   *[other] , which cost { $lost } of those aboard.
}
forecast-sea-rwb = { $penalty ->
    [skull] A stray bullet costs 1 Passenger.
    [star] The direct hit is counted in.
    [soldier] The shrapnel is counted in.
    [two-soldiers] The men overboard are counted in.
    [courage] Panic: your craft must move sideways, or stays if it cannot.
   *[tool] Stalled motor: your craft will not move.
}
forecast-sea-drowns = Your Unit would drown.
forecast-sea-straight = For the Straight you get an Award.

fact-normandy-passenger-dealt = { $seat }: { $card } comes aboard.
fact-normandy-launched = { $seat }: the craft starts in { $sector }.
fact-normandy-dice-cost = { $seat }: the dice cost { $soldiers ->
    [one] 1 Soldier
   *[other] { $soldiers } Soldiers
}, { $courage } Courage and { $tools ->
    [one] 1 Item Point
   *[other] { $tools } Item Points
}.{ $stars ->
    [0] {""}
    [one] {" "}1 Star more.
   *[other] {" "}{ $stars } Stars more.
}{ $lost ->
    [0] {""}
    [one] {" "}The Stars cost 1 of those aboard.
   *[other] {" "}The Stars cost { $lost } of those aboard.
}
fact-normandy-sea-rwb = { $seat }: { $symbol ->
    [skull] a stray bullet.
    [star] a direct hit!
    [soldier] shrapnel.
    [two-soldiers] men overboard!
    [courage] panic aboard.
   *[tool] the motor stalls.
}
fact-normandy-lost-at-sea = { $seat }: { $card } is lost at sea.
cause-C-4 = The dice
cause-C-5 = RWB at sea
brief-normandy-passenger-dealt = { $cause }: { $card } comes aboard
brief-normandy-lost-at-sea = { $cause }: { $card } is lost at sea
brief-normandy-hull-hit = { $cause }: −{ $tools } for your craft, { $left } left
fact-normandy-hull-hit = { $seat }: the craft takes { $tools } damage, and { $left ->
    [one] 1 Item Point is left.
   *[other] { $left } Item Points are left.
}
fact-normandy-sea-fought = { $seat }: the DEF costs { $defence ->
    [0] nothing; the turn so far,
    [one] 1 Soldier; the turn so far, with the dice,
   *[other] { $defence } Soldiers; the turn so far, with the dice,
} { $soldiers ->
    [0] no Soldiers.
    [one] 1 Soldier.
   *[other] { $soldiers } Soldiers.
}
fact-normandy-kept-station = { $seat } stays.
fact-normandy-shells-fell = The shells fall on { $number }.
fact-normandy-shelled = { $seat } is shelled: { $soldiers ->
    [one] 1 Soldier falls.
   *[other] { $soldiers } Soldiers fall.
}
highlight-shells = Shells!
fact-normandy-steered = { $courage ->
    [0] { $seat } steers to { $sector }.
   *[other] { $seat } steers to { $sector } for { $courage } Courage.
}
fact-normandy-waded-on = { $seat } wades to { $sector }.
fact-normandy-sea-mines-exploded = { $seat }: mines cost { $soldiers ->
    [one] 1 Soldier.
   *[other] { $soldiers } Soldiers.
}
fact-normandy-disembarked = { $seat } leaves the craft and stands in the water of { $sector }.
fact-normandy-craft-lost = { $seat }: the craft goes down in deep sea.
fact-normandy-came-ashore = { $seat } comes ashore in { $sector }{ $courage ->
    [0] {""}
   *[other] {" "}for { $courage } Courage
}, with { $passengers ->
    [0] no Passengers
    [one] 1 Passenger
   *[other] { $passengers } Passengers
}.
fact-normandy-naval-paid-off = { $seat } sends back to the boats: { $card }.
fact-normandy-battle-begins = The battle begins with turn { $turn }.
fact-normandy-crossing-done = Everybody is ashore in turn { $turn }: { $points } points.

scene-aboard = Aboard: { $seat }
scene-to-launch = { $nation }: { $has }; not launched yet
scene-craft = { $nation }: { $has }; in a craft in { $sector }
scene-wader = { $nation }: { $has }; in the water of { $sector }
scene-ashore = { $nation }: { $has }; waits on the beach in { $sector }
amount-hull = hull { $amount }
amount-sea-stars = Stars { $stars } of { $most }
amount-passengers = { $amount ->
    [0] no Passengers
    [one] 1 Passenger
   *[other] { $amount } Passengers
}
at-to-launch = not launched yet
at-craft = { unit-at }, in a craft
at-wader = { unit-at }, in the water
at-ashore = { unit-at }, on the beach
sea-rwbs = RWBs at sea
sea-rwb = Three times { $symbol }: { $penalty ->
    [skull] stray bullet: you lose 1 Passenger.
    [star] direct hit: your craft loses 8 Item Points.
    [soldier] shrapnel: you lose 4 Soldiers, and your craft 5 Item Points.
    [two-soldiers] men overboard: you lose 6 Soldiers.
    [courage] panic: your craft must move sideways this turn; if it cannot, it stays.
   *[tool] stalled motor: your craft cannot move this turn.
}

cell-shell = shell { $number }
cell-mined = mined
detail-craft = Every craft that is here makes the DEF 1 higher, also yours.
detail-deep = Deep sea: a Unit that must leave its craft here drowns.
detail-safe = Safe Zone: a Unit can leave its craft here and wade ashore.
detail-shell = Shell Number { $number }: shelled by { $ways ->
    [one] 1 throw in { $of }.
   *[other] { $ways } throws in { $of }.
}
detail-mined = Mines: who comes in loses 1d6 Soldiers, and a craft 1d6 Item Points.
sea-drowns = This uses up your Courage in deep sea: the Unit drowns, and the game is lost!
sea-may-drown = The mines may sink your craft in deep sea: the game would be lost!
sea-may-sink = The mines may sink your craft, and put your Unit into the water!
sea-may-fall = The mines may cost your last Soldiers!
# $cards: how many the Unit has.
sea-def-falls = { $cards ->
    [0] The DEF there costs your last Soldiers!
   *[other] The DEF there costs your last Soldiers, unless a card helps!
}
sea-shell-falls = { $sure ->
    [yes] A shell there costs your last Soldiers!
   *[no] A shell there may cost your last Soldiers!
}
sea-shell-drowns = A shell there sinks your craft in deep sea: the game would be lost!
sea-dice-drown = { $of ->
    [courage] { $dice ->
        [one] Next turn a single courage die drowns your Unit!
       *[other] Next turn { $dice } courage dice drown your Unit!
    }
   *[tool] { $dice ->
        [one] Next turn a single tool die sinks your craft in deep sea!
       *[other] Next turn { $dice } tool dice sink your craft in deep sea!
    }
}
sea-ramp-drops = This uses up your Courage: the ramp drops, and the Unit goes into the water beside the craft.
sea-in-water = In the water of { $sector }:
sea-toll = { $courage ->
    [0] Costs no Courage.
   *[other] Costs { $courage } Courage.
}
sea-mines = Mines: you lose 1 to 6 Soldiers and 1 to 6 Item Points.
sea-mines-wading = Mines: you lose 1 to 6 Soldiers.
# $when: “now” if DEF and shells of this turn are still to come.
sea-def = DEF { $defence }{ $craft ->
    [yes] {" "}(+1 with your craft)
   *[no] {""}
}: { $when ->
    [now] it still costs { sea-def-cost } this turn, and then shells fall.
   *[next] it costs { sea-def-cost } next turn.
}
# Used above.
sea-def-cost = { $cost ->
    [0] no Soldiers
    [one] 1 Soldier
   *[other] { $cost } Soldiers
}
sea-to-go = { $rows ->
    [one] From here the beach is the next row.
   *[other] From here the beach is { $rows } rows ahead.
}
sea-disembark = No more hull, no more Courage to pay; but you do not move any more this turn.
sea-ashore = { $courage ->
    [0] Costs no Courage.
   *[other] Costs { $courage } Courage.
} { $passengers ->
    [0] No Passengers are left.
    [one] 1 Passenger comes ashore.
   *[other] { $passengers } Passengers come ashore.
}

# An Award to be had at sea, before what is printed on it; $effects: what it does there instead.
award-does = { $effects }
award-at-sea = At sea:
award-on-the-beach = On the beach:
award-as-ashore = At sea as on the beach:
award-kept = Of no use at sea, kept for the beach:
award-scores = Of no use at sea; ashore it scores { $points } points.

over-crossing-drowned = The crossing to { $map } is lost in turn { $turns }: { $why ->
    [hull] the craft of { $seat } was destroyed
   *[courage] the coxswain of { $seat } lost his nerve
} in deep sea, in { $sector }.
# $rule: what cost the last Soldiers; { fall-cost } as ashore.
over-crossing-wiped-out = The crossing to { $map } is lost in turn { $turns }: nobody is left of the Unit of { $seat }, in { $sector }.{ $rule ->
    [C-4] {" "}The dice cost { fall-cost }
    [C-5] {" "}An RWB cost { fall-cost }
    [C-6] {" "}The DEF cost { fall-cost }
    [C-7] {" "}Shells cost { fall-cost }
    [C-9] {" "}Mines cost { fall-cost }
   *[other] {""}
}
over-crossing-done = Everybody is ashore at { $map } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: { $soldiers ->
    [one] 1 Soldier
   *[other] { $soldiers } Soldiers
} × { $per_soldiers }, { $courage } Courage × { $per_courage }, { $passengers ->
    [0] no Passengers
    [one] 1 Passenger
   *[other] { $passengers } Passengers
} × { $per_passengers }, { $awards ->
    [0] no Awards
    [one] 1 Award
   *[other] { $awards } Awards
} × { $per_awards } make { $points } points.

hint-normandy-sea-launch = Bring your craft up the sea and your Unit onto the beach, with Soldiers left. A sector is shelled when two dice give its number: start where few 6s, 7s, 8s and mines lie ahead.
hint-normandy-sea-lock = At sea dice cost what they show, and only a skull is free. Lock skulls and stars, and nothing that makes an RWB: it hurts here.
hint-normandy-sea-reroll = Throw again what costs Courage, for you need it to go forward, and tools, which tear up the hull. Break up RWBs.
hint-normandy-sea-award = An Award is worth having: at sea or later on the beach. The dice cost what they show in any case.
hint-normandy-sea-tally = The dice are final. An Award that serves at sea can still spare you what some of them cost; others are better kept for the beach.
hint-normandy-sea-steer = Forward costs the Courage beside the row, sideways nothing, and every turn at sea costs Soldiers. Do not wait long, and keep 4 Courage for the last step.
hint-normandy-sea-craft = This is what is left of your craft and its men. Without Courage or hull you must leave it: in the Safe Zone you wade on, in deep sea all is lost.
hint-normandy-sea-overboard = From here your Unit wades: it goes forward for nothing, but shells and the fire from the beach still reach it. Take the side from which the way to the beach is shorter and calmer.
hint-normandy-sea-lose-aboard = Every Passenger whom you land can be rallied in the battle, or scores 3 points if the crossing is all you play. The Naval Specialist is sent back for a few Soldiers or Courage: give up whom you need least.
hint-normandy-sea-ready = An Award that serves at sea can be played now; the others are kept for the beach.
hint-normandy-sea-trade = Units in the water of the same sector may give each other what they have. Soldiers help whoever is shelled; Courage is of no use in the water.
hint-normandy-pay-off = You are ashore. Three Soldiers last for a turn of fire, two Courage for a row or two; if the crossing is all you play, a Soldier scores 1 point and Courage 2.
