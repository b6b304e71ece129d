### Normandy: what happened.

fact-normandy-vehicle-drawn = A Vehicle for this battle: the { $card }.
fact-normandy-landed = { $seat } lands in { $sector }.
heading-normandy-turn-begun = Turn { $turn }
heading-phase-begun = { $titles }
fact-normandy-turn-begun = Turn { $turn } begins.
fact-normandy-dice-stay-out = { $seat } leaves out { $colours }.
fact-normandy-dice-mustered = { $seat } takes up the dice.
fact-normandy-dice-thrown = On the table for { $seat }: { $dice }.
fact-normandy-dice-apart = Apart from the others, { $seat } has { $dice }.
fact-normandy-dice-locked = { $seat } locks { $dice }.
fact-normandy-dice-rethrown = { $seat } re-rolls { $dice }.
fact-normandy-dice-stand = { $seat } stands with { $dice }.
fact-normandy-unit-ready = { $phase ->
    [tally] { $seat } is content with the dice.
    [upkeep] { $seat } takes no card.
    [rally] { $seat } takes nothing more.
    [trade] { $seat } gives and buys nothing more.
    [move] { $seat } is ready for Combat.
   *[combat] { $seat } leaves the MGF dice as they lie.
}
fact-normandy-declined = { $seat } leaves it at that.
fact-normandy-card-used = { $seat } uses a card: { $card }.
fact-normandy-used-for = { $seat } uses a card for { $whom }: { $card }.
fact-normandy-in-force = This now holds for { $seat }: { INSIDE($effects) }
fact-normandy-way-chosen = { $seat } chooses: { INSIDE($way) }
fact-normandy-die-turned = { $seat } turns { $die } to { $becomes }.
fact-normandy-die-added = { $seat } adds { $die } to the Final Tally.
fact-normandy-dice-discarded = { $seat } takes out of the Final Tally: { $dice }.
fact-normandy-tally-copied = { $seat } copies the Final Tally of { $whose }: { $dice }.
fact-normandy-rwb-called = { $seat } counts one more RWB: { $symbol }.
fact-normandy-named-rwb-called = { $seat } counts one more RWB: { $rwb }.
fact-normandy-spare-dice-rolled = The spare dice show { $dice }.
fact-normandy-exchange-offered = { $seat } offers { $gives } for { $takes } to { $other }.
fact-normandy-dice-exchanged = { $seat } and { $other } exchange dice: { $gives } for { $takes }.
fact-normandy-exchange-off = The exchange of dice between { $other } and { $seat } falls through.
fact-normandy-exchange-refused = { $seat } does not exchange with { $other }.
fact-normandy-spare-die-taken = { $seat } exchanges { $gives } for { $takes } from the spare dice.
fact-normandy-marker-turned = { $seat } turns the marker to { $turns }.
fact-normandy-straight-rolled = { $seat } has a Straight!
fact-normandy-dice-cancelled = Skulls cancel dice of { $seat }: { $dice }.
fact-normandy-skulls-ignored = { $skulls ->
    [one] { $seat } ignores 1 skull.
   *[other] { $seat } ignores { $skulls } skulls.
}
fact-normandy-dice-counted = { $soldiers ->
    [0] { $stars ->
        [0] { $courage ->
            [0] { $tools ->
                [0] The dice bring nothing to { $seat }.
               *[other] The dice bring { counted } to { $seat }.
            }
           *[other] The dice bring { counted } to { $seat }.
        }
       *[other] The dice bring { counted } to { $seat }.
    }
   *[other] The dice bring { counted } to { $seat }.
}
# Used above: what there is of each, with commas between.
counted = { $soldiers ->
    [0] {""}
    [one] 1 Soldier
   *[other] { $soldiers } Soldiers
}{ $stars ->
    [0] {""}
   *[other] { $soldiers ->
        [0] {""}
       *[other] {", "}
    }
}{ $stars ->
    [0] {""}
    [one] 1 Star
   *[other] { $stars } Stars
}{ $courage ->
    [0] {""}
   *[other] { $soldiers ->
        [0] { $stars ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $courage } Courage
}{ $tools ->
    [0] {""}
   *[other] { $soldiers ->
        [0] { $stars ->
            [0] { $courage ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
       *[other] {", "}
    }
}{ $tools ->
    [0] {""}
    [one] 1 Item Point
   *[other] { $tools } Item Points
}
fact-normandy-rwb-made = { $seat } has an RWB: { $symbol }!
fact-normandy-named-rwb-made = { $seat } has an RWB: { $rwb }!
# Used in the messages below: so much of a resource.
so-much = { $resource ->
    [soldiers] { $amount ->
        [one] 1 Soldier
       *[other] { $amount } Soldiers
    }
    [stars] { $amount ->
        [one] 1 Star
       *[other] { $amount } Stars
    }
    [courage] { $amount } Courage
   *[tools] { $amount ->
        [one] 1 Item Point
       *[other] { $amount } Item Points
    }
}
# To the one whom it concerns. $cause: a card, an RWB, a sector, what costs Soldiers, or a rule.
brief-normandy-gained = { $cause }: +{ so-much }
brief-normandy-lost = { $cause }: −{ so-much }
brief-normandy-card-taken = { $cause }: you take the { $card } without paying
brief-normandy-card-drawn = { $cause }: you get the { $card }
brief-normandy-secret-seen = { $cause }: you draw the { $card }
brief-normandy-specialist-lost = { $cause }: you lose a Specialist ({ $card })
brief-normandy-item-lost = { $cause }: you lose an Item ({ $card })
brief-normandy-vehicle-lost = { $cause }: you lose a Vehicle ({ $card })
brief-normandy-in-force = { $cause }: { INSIDE($effects) }
brief-normandy-die-turned = { $cause }: { $die } becomes { $becomes }
brief-normandy-die-added = { $cause }: { $die } joins your tally
brief-normandy-dice-discarded = { $cause }: you lose { $dice }
brief-normandy-marker-turned-back = { $cause }: your marker is turned back to { $turns }
cause-rwb = { $rwb }
cause-sector = Sector { $sector }
cause-mines = Land Mines
cause-fire = MGF
cause-combat = The DEF
cause-skulls = Skulls
# By the id of a rule, where its title would not do.
cause-T-6 = Straight
cause-T-9 = Bought with Courage
fact-normandy-gained = { $seat } gains { so-much }.
fact-normandy-lost = { $seat } loses { so-much }.
fact-normandy-soldiers-rolled = { $seat } rolls for Soldiers: { $dice }.
fact-normandy-specialist-rallied = { $stars ->
    [0] { $seat } rallies a Specialist at no cost: { $card }.
    [one] { $seat } rallies a Specialist for 1 Star: { $card }.
   *[other] { $seat } rallies a Specialist for { $stars } Stars: { $card }.
}
fact-normandy-item-found = { $tools ->
    [0] { $seat } finds the { $card } at no cost.
    [one] { $seat } finds the { $card } for 1 Item Point.
   *[other] { $seat } finds the { $card } for { $tools } Item Points.
}
fact-normandy-vehicle-taken = { $seat } takes a Vehicle, the { $card }, for { $stars ->
    [one] 1 Star
   *[other] { $stars } Stars
} and { $tools ->
    [one] 1 Item Point
   *[other] { $tools } Item Points
}.
fact-normandy-card-taken = { $seat } takes the { $card } without paying.
fact-normandy-card-drawn = { $seat } gets the { $card }.
fact-normandy-deck-reshuffled = { $deck ->
    [award] The last Award is drawn: those already played form the new deck.
    [badge] The last Badge is drawn: those already used form the new deck.
   *[other] The last card is drawn: those already used form the new deck.
}
fact-normandy-deck-empty = { $deck ->
    [award] There is no Award left to draw.
    [badge] There is no Badge left to draw.
   *[other] There is no card left to draw.
}
fact-normandy-given = { $seat } gives { so-much } to { $other }.
fact-normandy-card-given = { $seat } gives the { $card } to { $other }.
fact-normandy-award-bought = { $courage ->
    [0] { $seat } gets an Award at no cost.
   *[other] { $seat } buys an Award for { $courage } Courage.
}
fact-normandy-advanced = { $courage ->
    [0] { $seat } advances into { $sector } at no cost.
   *[other] { $seat } advances into { $sector } for { $courage } Courage.
}
fact-normandy-moved-sideways = { $seat } moves sideways into { $sector }.
fact-normandy-stayed = { $seat } stays.
fact-normandy-mines-exploded = { $soldiers ->
    [one] { $seat } crosses Land Mines: 1 Soldier to lose.
   *[other] { $seat } crosses Land Mines: { $soldiers } Soldiers to lose.
}
fact-normandy-mgf-silenced = { $seat } silences the MGF in { $sector } for good.
fact-normandy-marker-turned-back = { $seat } turns the marker back to { $turns }.
fact-normandy-def-lowered = The DEF in { $sector } is { $defence } until the turn ends.
fact-normandy-mgf-fired = { $soldiers ->
    [one] MGF on { $seat }: { $dice }, which is 1 Soldier.
   *[other] MGF on { $seat }: { $dice }, which is { $soldiers } Soldiers.
}
fact-normandy-gray-dice-fired = MGF on { $seat }: { $dice }, which is { counted }.
fact-normandy-fought = { $fire ->
    [0] { $defence ->
        [0] Combat: { $seat } has no losses to take.
        [one] Combat: { $seat } has 1 Soldier to lose to the DEF.
       *[other] Combat: { $seat } has { $defence } Soldiers to lose to the DEF.
    }
   *[other] { $defence ->
        [0] { $fire ->
            [one] Combat: { $seat } has 1 Soldier to lose to MGF.
           *[other] Combat: { $seat } has { $fire } Soldiers to lose to MGF.
        }
        [one] Combat: { $seat } has 1 Soldier to lose to the DEF and { $fire } to MGF.
       *[other] Combat: { $seat } has { $defence } Soldiers to lose to the DEF and { $fire } to MGF.
    }
}
fact-normandy-stood-in = { $loss ->
    [mines] { $seat } uses a card ({ $card }) and loses nothing to the Land Mines.
    [fire] { $seat } uses a card ({ $card }) and loses nothing to MGF.
    [specialist] { $seat } uses a card ({ $card }) and loses no Specialist.
   *[combat] { $seat } uses a card ({ $card }) and loses nothing to the DEF.
}
fact-normandy-specialist-lost = { $seat } loses a Specialist: { $card }.
fact-normandy-item-lost = { $seat } loses an Item: the { $card }.
fact-normandy-vehicle-lost = { $seat } loses a Vehicle: the { $card }.
fact-normandy-bunker-taken = { $seat } holds the Bunker!
fact-normandy-unit-wiped-out = The Unit of { $seat } is wiped out, and the battle is lost.
fact-normandy-unit-stuck = { $seat } has to move and has nowhere to go: the battle is lost.
fact-normandy-battle-won = { $turns ->
    [one] All Units are in: the battle is won in 1 turn!
   *[other] All Units are in: the battle is won in { $turns } turns!
}
fact-normandy-scored = Victory Points for all Units together: { $points }.

# What is shown for a second or two, when it happens.
highlight-landing = The landing
highlight-combat = Combat!
highlight-fire = Machine-gun fire!
highlight-mines = Mines!
highlight-normandy-taken = The Bunker is taken!
fact-normandy-secret-drawn = { $seat } draws a card that nobody else sees.
fact-normandy-secret-seen = It is { $card }.
fact-normandy-secret-played = { $seat } plays a card from a secret hand: { $card }.
fact-normandy-blind-start-rolled = { $seat } rolls for the start: { $dice }.
fact-normandy-started-with = { $seat } starts with { $soldiers ->
    [one] 1 Soldier
   *[other] { $soldiers } Soldiers
} and { $courage } Courage.
fact-normandy-next-seen = { $seat } sees a card to come: { $card }.
fact-normandy-next-put-back = { $seat } puts the next cards back in an order that nobody else knows.
