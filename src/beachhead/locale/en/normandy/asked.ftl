### Normandy: what is asked, and what belongs to a question.

ask-normandy-land = { $seat }, where do you land?
ask-normandy-muster = { $seat }, how do you roll?
ask-normandy-lock = { $seat }, which dice do you lock?
ask-normandy-reroll = { $seat }, which dice do you re-roll?
ask-normandy-tally = { $seat }, do you still change your Final Tally?
ask-normandy-straight = { $seat }, which Award do you take for your Straight?
ask-normandy-cancel = { $seat }, which dice do the skulls cancel?
ask-normandy-rally = { $seat }, whom do you rally, and what do you find?
ask-normandy-trade = { $seat }, do you give or buy something?
ask-normandy-move = { $seat }, where do you move?
ask-normandy-ready = { $seat }, do you use a card before Combat?
ask-normandy-fire = { $seat }, do you use a card on the MGF dice?
ask-normandy-suffer = { $seat }, do you use a card instead of taking this loss?
ask-normandy-forfeit = { $seat }, which card do you lose?
ask-normandy-award = { $seat }, which Award do you take?
ask-normandy-for-whom = { $seat }, which Unit is the card for?
ask-normandy-offered = { $seat }, do you agree to exchange these dice?
ask-normandy-change = { $seat }, which die do you change?
ask-normandy-add-die = { $seat }, which die do you add?
ask-normandy-discard = { $seat }, which dice do you take out?
ask-normandy-reroll-card = { $seat }, which dice do you re-roll with this card?
ask-normandy-call-rwb = { $seat }, which RWB do you count?
ask-normandy-whose-tally = { $seat }, whose Final Tally do you copy?
ask-normandy-take-card = { $seat }, which card do you take?
ask-normandy-choose = { $seat }, what do you choose?

# What belongs to a question, after it.
asked-rerolls = { $left ->
    [0] No re-roll is left.
    [one] 1 re-roll is left.
   *[other] { $left } re-rolls are left.
}
asked-move = { $most ->
    [0] You are in { $sector } with { $has }.
   *[other] { $over ->
        [0] You are in { $sector }, turn { $turns } of { $most }, with { $has }.
       *[other] You are in { $sector } with { $has }, and have to move on.
    }
}
asked-has = You have { $has }.
asked-card = Card: { $card }.
asked-rwb = RWB: { $rwb }.
asked-sector = Sector: { $sector }.
asked-changes = { $dice ->
    [one] 1 die can be changed.
   *[other] Up to { $dice } dice can be changed.
}
asked-loss = { $list } to lose { $loss ->
    [mines] to Land Mines.
    [fire] to MGF.
   *[combat] to the DEF.
}
asked-fire = { $fire ->
    [0] Combat costs { $defence ->
        [0] no Soldiers.
        [one] 1 Soldier to the DEF, and none to MGF.
       *[other] { $defence } Soldiers to the DEF, and none to MGF.
    }
   *[other] Combat costs { $defence ->
        [0] { $fire } to MGF, and none to the DEF.
       *[other] { $defence } to the DEF and { $fire } to MGF.
    }
}
# Said after the question where to move, before what all answers have in common.
asked-wherever = Wherever you are then:
asked-forfeit = { $what ->
    [specialist] { $number ->
        [one] 1 Specialist
       *[other] { $number } Specialists
    }
   *[item] { $number ->
        [one] 1 Item
       *[other] { $number } Items
    }
} to lose.
asked-offer = { $seat } offers { $gets } for { $gives }.

# What something on offer costs, where that is not printed on it.
costs-you = It costs you { $list }.
# A Specialist whom the sector offers; the second is said of the same one to be paid for.
offered-free = Free in this sector, besides the one that you may rally each turn.
offered-free-as-well = This sector offers the same Specialist for free.

# The market: shelves of cards that can be had now, and of all others; why not, of a card.
market-open = { $kinds } within reach
market-closed = { $kinds } out of reach
market-nothing = free
market-short = You lack { $list }.
market-none-specialist = No Specialist can be rallied here now.
market-none-item = No Item can be found here now.
market-enough-specialist = You cannot rally another one this turn.
market-enough-item = You cannot find another one this turn.
market-has-vehicle = You have a Vehicle already.

## What is rolled and drawn, where players use real dice and cards

roll-normandy-allied = { $seat } rolls the dice.
roll-normandy-apart = { $seat } rolls what lies apart from the other dice.
roll-normandy-spare = { $seat } rolls the spare dice.
roll-normandy-soldiers = { $seat } rolls for Soldiers.
roll-normandy-mines = { $seat } rolls for the Land Mines.
roll-normandy-fire = { $seat } rolls the MGF dice.
roll-normandy-award = { $seat } draws an Award.
roll-normandy-vehicle = A Vehicle is drawn for this battle.
ask-normandy-blind-start = { $seat }: which die is the Soldiers, which the Courage?
roll-normandy-blind-start = { $seat } rolls for the start.
ask-normandy-put-back = In which order does { $seat } put the cards back?
asked-next = { $place }. { $card }: { INSIDE($effects) }
roll-normandy-look = { $seat } looks at the next card.
