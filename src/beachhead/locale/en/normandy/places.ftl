### Normandy: places, amounts and RWBs.

game-normandy = Normandy
game-normandy-line = Lead your Units up the beach together, sector by sector, and into the Bunker: everybody gets there, or nobody does.

# $number: the sector’s number on the map, as it is written in its file.
place = { $number ->
    [bunker] the Bunker
    [bunker1] Bunker 1
    [bunker2] Bunker 2
    [bunker3] Bunker 3
   *[other] sector { $number }
}
# The same as a heading on the map.
place-short = { $number ->
    [bunker] Bunker
    [bunker1] Bunker 1
    [bunker2] Bunker 2
    [bunker3] Bunker 3
   *[other] { $number }
}
# The same beside a Unit’s name.
unit-at = { $number ->
    [bunker] Bunker
    [bunker1] Bunker 1
    [bunker2] Bunker 2
    [bunker3] Bunker 3
   *[other] sector { $number }
}

# A resource without an amount, in a menu after “Give…”.
resource-soldiers = Soldiers
resource-stars = Stars
resource-courage = Courage
resource-tools = Item Points

amount-soldiers = { $amount ->
    [one] 1 Soldier
   *[other] { $amount } Soldiers
}
amount-stars = { $amount ->
    [one] 1 Star
   *[other] { $amount } Stars
}
amount-courage = { $amount } Courage
amount-tools = { $amount ->
    [one] 1 Item Point
   *[other] { $amount } Item Points
}
amount-specialists = { $amount ->
    [one] 1 Specialist
   *[other] { $amount } Specialists
}
amount-vehicle = { $card }
amount-def = DEF { $amount }
amount-mgf = MGF: { $amount }
amount-turns = { $over ->
    [0] turn { $turns } of { $most }
   *[other] has to move on
}
# So many six-sided dice of Soldiers.
amount-dice = { $amount }d6 Soldiers

# Lists: all but the last with list-comma, the last with list-and.
list-comma = { $first }, { $then }
list-and = { $first } and { $then }

rwb-skull = Dead Man’s Gift
rwb-star = Leadership
rwb-soldier = Reinforcements
rwb-two-soldiers = Mass Landing
rwb-courage = Battle Cry
rwb-tool = Special Find

# The table of a nation; $table is “common” for the one that may hold for all.
rwb-table = { $table ->
    [common] RWBs of all nations
   *[other] RWBs: { $nation }
}
rwb-line = { $rwb } ({ $symbol }): { INSIDE($effects) }
rwb-line-nothing = { $rwb } ({ $symbol }): nothing.
