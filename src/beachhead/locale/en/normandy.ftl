### Normandy: what happens, what may be done, what cards and sectors say.

game-normandy = Normandy
game-normandy-line = Lead your Units up the beach together, sector by sector, and into the Bunker: everybody gets there, or nobody does.

## Places and amounts

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

## What happened

fact-normandy-vehicle-drawn = A Vehicle for this battle: the { $card }.
fact-normandy-landed = { $seat } lands in { $sector }.
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
fact-normandy-card-used = { $seat } uses the { $card }.
fact-normandy-used-for = { $seat } uses the { $card } for { $whom }.
fact-normandy-in-force = This now holds for { $seat }: { INSIDE($effects) }
fact-normandy-way-chosen = { $seat } chooses: { INSIDE($way) }
fact-normandy-die-turned = { $seat } turns { $die } to { $becomes }.
fact-normandy-tally-copied = { $seat } copies the Final Tally of { $whose }: { $dice }.
fact-normandy-rwb-called = { $seat } counts one more RWB: { $symbol }.
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
fact-normandy-gained = { $seat } gains { so-much }.
fact-normandy-lost = { $seat } loses { so-much }.
fact-normandy-soldiers-rolled = { $seat } rolls for Soldiers: { $dice }.
fact-normandy-specialist-rallied = { $stars ->
    [0] { $seat } rallies the { $card } at no cost.
    [one] { $seat } rallies the { $card } for 1 Star.
   *[other] { $seat } rallies the { $card } for { $stars } Stars.
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
    [mines] { $seat } uses the { $card } and loses nothing to the Land Mines.
    [fire] { $seat } uses the { $card } and loses nothing to MGF.
    [specialist] { $seat } uses the { $card } and loses no Specialist.
   *[combat] { $seat } uses the { $card } and loses nothing to the DEF.
}
fact-normandy-specialist-lost = { $seat } loses the { $card }.
fact-normandy-item-lost = { $seat } loses an Item: the { $card }.
fact-normandy-vehicle-lost = { $seat } loses a Vehicle: the { $card }.
fact-normandy-bunker-taken = { $seat } holds the Bunker!
fact-normandy-unit-wiped-out = The Unit of { $seat } is wiped out, and the battle is lost.
fact-normandy-unit-stuck = { $seat } has to move and has nowhere to go: the battle is lost.
fact-normandy-battle-won = { $turns ->
    [one] All Units are in: the battle is won in 1 turn!
   *[other] All Units are in: the battle is won in { $turns } turns!
}
fact-normandy-touch-of-gold-chosen = { $seat } takes a Gold die and leaves out { $colours }.
fact-normandy-wild-played = { $seat } plays the Wild die: { $die } becomes { $becomes }.
fact-normandy-badge-for-battle-cry = { $seat } takes a Badge for the Battle Cry.
fact-normandy-badge-bought = { $seat } pays 1 Star and 1 Courage for a Badge.
fact-normandy-scored = Victory Points for all Units together: { $points }.

## What may be done

action-normandy-land = Land in { $sector }
action-normandy-throw = Throw the dice
action-normandy-lock = Lock { $dice }
action-normandy-use = Use the { $card }
action-normandy-done = Nothing more
action-normandy-change = Change { $die } to { $becomes }
action-normandy-exchange = Offer { $gives } for { $takes } to { $seat }
action-normandy-take-spare = Exchange { $gives } for { $takes } from the spare dice
action-normandy-agree = Agree to the exchange
action-normandy-refuse = Keep your die
action-normandy-cancel = Let the skulls cancel { $dice }
action-normandy-count-dice = Count the dice and take no Award
action-normandy-take-award = Take the { $card }
action-normandy-call-rwb = Count the RWB { $symbol }
action-normandy-choose = “{ $way }”
action-normandy-rally = Rally the { $card }
action-normandy-find = Find the { $card }
action-normandy-take-vehicle = Take the { $card } as your Vehicle
action-normandy-take = Take the { $card } without paying
action-normandy-give = Give { so-much } to { $seat }
action-normandy-give-card = Give the { $card } to { $seat }
action-normandy-buy-award = Pay Courage for a random Award
action-normandy-move = Move to { $sector }
action-normandy-stay = Stay here
action-normandy-lose-card = Lose the { $card }
action-normandy-for = Choose { $seat }
action-normandy-instead = Use the { $card } instead
action-normandy-suffer = Take the loss
action-normandy-touch-of-gold = Roll a Gold die and leave out { $colours }
action-normandy-play-wild = Put the Wild die in place of { $die }
action-normandy-draw-badge = Draw a Badge
action-normandy-buy-badge = Pay 1 Star and 1 Courage for a Badge

# Headings of several such actions, in a menu.
menu-normandy-reroll = Re-roll dice…
menu-normandy-sit-out = Leave dice out…
menu-normandy-lock = Lock dice…
menu-normandy-change = Change a die…
menu-normandy-exchange = Offer to exchange a die…
menu-normandy-take-spare = Exchange a die for a spare one…
menu-normandy-give = Give…
menu-normandy-give-card = Give the { $card }…
menu-normandy-move = Move…
menu-normandy-choose = Choose a bonus…
menu-normandy-touch-of-gold = Roll a Gold die and leave other dice out…
menu-normandy-play-wild = Put the Wild die in place of another…

## What is asked

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
asked-loss = { $soldiers ->
    [one] 1 Soldier
   *[other] { $soldiers } Soldiers
} to lose { $loss ->
    [mines] to Land Mines.
    [fire] to MGF.
   *[combat] to the DEF.
}
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

## What is rolled and drawn, where players use real dice and cards

roll-normandy-allied = { $seat } rolls the dice.
roll-normandy-apart = { $seat } rolls what lies apart from the other dice.
roll-normandy-spare = { $seat } rolls the spare dice.
roll-normandy-soldiers = { $seat } rolls for Soldiers.
roll-normandy-mines = { $seat } rolls for the Land Mines.
roll-normandy-fire = { $seat } rolls the MGF dice.
roll-normandy-award = { $seat } draws an Award.
roll-normandy-vehicle = A Vehicle is drawn for this battle.
roll-normandy-badge = { $seat } draws a Badge.

## Settings

group-normandy-game = The battle
group-normandy-seats = Nations
group-normandy-dice = Dice and RWBs
group-normandy-cards = Cards and Vehicles
group-normandy-losses = Losses and the final Bunker
group-normandy-gold-dice = Module: Gold dice
group-normandy-badges = Module: Badges
option-normandy-nation = Nation
option-normandy-nation-help = Whose Unit this player leads. No nation serves twice.
option-normandy-map = Battle map
option-normandy-map-help = The beach, battery or bridge that you fight for.
option-normandy-level = How much of the game
option-normandy-level-help = On a map that teaches, you can learn the game in three steps.
choice-normandy-level-everything = Everything
choice-normandy-level-cards = Dice, Specialists and Items
choice-normandy-level-dice = Dice alone, no cards
option-normandy-nation_1 = Nation of the first seat
option-normandy-nation_1-help = Whose Unit the first player leads. No nation serves twice.
option-normandy-nation_2 = Nation of the second seat
option-normandy-nation_2-help = Whose Unit the second player leads. No nation serves twice.
option-normandy-nation_3 = Nation of the third seat
option-normandy-nation_3-help = Whose Unit the third player leads. No nation serves twice.
option-normandy-nation_4 = Nation of the fourth seat
option-normandy-nation_4-help = Whose Unit the fourth player leads. No nation serves twice.
option-normandy-tools = What tools are worth
option-normandy-tools-help = How many Item Points the tools of a roll bring.
choice-normandy-tools-growing = The more together, the better: 1, 3, 6, 10, 15, 21
choice-normandy-tools-even = 3 for each
option-normandy-skull_order = Skulls and RWBs
option-normandy-skull_order-help = Whether a die can serve in an RWB before a skull cancels it.
choice-normandy-skull_order-skulls-first = Skulls first: a cancelled die makes no RWB
choice-normandy-skull_order-rwb-first = RWBs first: a cancelled die loses only its resource
option-normandy-spare_skulls = Skulls to spare
option-normandy-spare_skulls-help = What a skull does when there is no die left to cancel.
choice-normandy-spare_skulls-nothing = Nothing
choice-normandy-spare_skulls-soldiers = It costs 1 Soldier
option-normandy-straight = Straights
option-normandy-straight-help = Whether the Award for a Straight comes in place of the dice.
choice-normandy-straight-instead = The Award or the dice
choice-normandy-straight-besides = The Award and the dice
option-normandy-nation_rwb = RWBs of the nations
option-normandy-nation_rwb-help = Whether each nation has RWB bonuses of its own.
choice-normandy-nation_rwb-own = Each nation its own
choice-normandy-nation_rwb-same = The same for all
option-normandy-item_copies = Copies of Regular Items
option-normandy-item_copies-help = How often each Regular Item can be found in a game.
choice-normandy-item_copies-per-player = Once by each player
choice-normandy-item_copies-one = Once in all
option-normandy-award_price = Price of an Award
option-normandy-award_price-help = The Courage that a random Award costs in Phase 4.
option-normandy-few_good_men = A Few Good Men
option-normandy-few_good_men-help = Specialists fall in place of missing Soldiers; without this, a Unit short of Soldiers is wiped out.
option-normandy-bunker_wait = Waiting in the Bunker
option-normandy-bunker_wait-help = What happens to a Unit that waits in the final Bunker for the others.
choice-normandy-bunker_wait-safe = It is safe
choice-normandy-bunker_wait-fighting = It fights on every turn
option-normandy-vehicles = Vehicles
option-normandy-vehicles-help = On maps that allow them, three Vehicles are there for the taking.
option-normandy-victory_points = Victory Points
option-normandy-victory_points-help = A battle that is won gets a score, one for all Units together.
option-normandy-gold_dice = Gold dice
option-normandy-gold_dice-help = The General and the Supply Bag bring dice that stand for any colour.
option-normandy-gold_solitaire = Gold solitaire trading
option-normandy-gold_solitaire-help = Alone, you exchange dice with four Gold dice, which stand for any colour.
option-normandy-touch_of_gold = A Touch of Gold
option-normandy-touch_of_gold-help = You may roll four coloured dice and a Gold die, and lock one die fewer.
option-normandy-rwb_and_g = RWB & G
option-normandy-rwb_and_g-help = You roll a Gold die on top: it brings its resource, but spoils RWBs of its symbol.
option-normandy-wild_dice = Wild dice
option-normandy-wild_dice-help = You roll a Gold die apart, which may take the place of one of your dice at the Final Tally.
option-normandy-badges = Badges
option-normandy-badges-help = A Battle Cry RWB can bring a Badge, a card to be used once.
option-normandy-badge_of_honor = Badge of Honor
option-normandy-badge_of_honor-help = Badges are never used up, but each one drawn costs 10 Victory Points. Needs Badges.
option-normandy-badge_of_courage = Badge of Courage
option-normandy-badge_of_courage-help = In Phase 4 a Unit may pay 1 Star and 1 Courage for a Badge. Needs Badges.
option-normandy-badge_of_assistance = Badge of Assistance
option-normandy-badge_of_assistance-help = Every Unit starts with a Badge. Needs Badges.

## What cards say
## $effects: sentences, the first without its capital. $condition, $pay and $effects are the word
## “none” where there are none.

with-condition = { $condition ->
    [none] {""}
   *[other] , { $condition }
}
with-pay = { $pay ->
    [none] {""}
   *[other] , for { $pay }
}
give-up = { $kind ->
    [specialist] Sacrifice
    [award] Play
    [badge] Use
   *[item] Discard
}
instead-of = { $loss ->
    [mines] instead of losing Soldiers to Land Mines
    [fire] instead of losing Soldiers to MGF
    [specialist] instead of losing Specialists to a sector
   *[combat] instead of losing Soldiers to the DEF
}
then-effects = { $effects ->
    [none] .
   *[other] : { $effects }
}
card-always = Always{ with-condition }: { $effects }
card-use-spent = { give-up }{ with-pay }{ with-condition }: { $effects }
card-use-kept = Once a turn{ with-pay }{ with-condition }: { $effects }
card-turn = Every turn{ with-condition }: { $effects }
card-enter = On entering a sector{ with-condition }: { $effects }
card-rwb = In a turn with an RWB{ with-condition }: { $effects }
card-taken = On getting this card{ with-condition }: { $effects }
card-lost = When this card is lost{ with-condition }: { $effects }
card-instead-spent = { give-up } { instead-of }{ with-pay }{ with-condition }{ then-effects }
card-instead-kept = Once a turn, { instead-of }{ with-pay }{ with-condition }{ then-effects }

if-has = if you have the { $title }
if-rwb = if { $symbol } is among your RWBs
if-bunker-yes = if you are in a Bunker
if-bunker-no = if you are not in a Bunker
if-mgf-yes = if there is MGF in your sector
if-mgf-no = if there is no MGF in your sector
if-alone-yes = if no other Unit is in your sector
if-alone-no = if another Unit is in your sector
if-moved-yes = if you have moved this turn
if-moved-no = if you have not moved this turn
if-soldiers = { $n ->
    [one] if you have 1 Soldier at most
   *[other] if you have { $n } Soldiers at most
}
if-row = if you are in row { $n } or higher

card-cost-specialist = { $cost ->
    [one] { $card } (1 Star)
   *[other] { $card } ({ $cost } Stars)
}
card-cost-item = { $cost ->
    [one] { $card } (1 Item Point)
   *[other] { $card } ({ $cost } Item Points)
}
card-cost-vehicle = { $card } ({ $stars ->
    [one] 1 Star
   *[other] { $stars } Stars
}, { $tools ->
    [one] 1 Item Point
   *[other] { $tools } Item Points
})
card-cost-none = { $card }

## What effects do
## An effect may stand inside another sentence, and then loses its capital: it must not start with
## a name. $who: unit, any, sector, all, or “it” inside a choice. $span: “turn” if it holds until
## the end of the turn, “always” if it holds as long as its card or sector is there.

the-unit = { $who ->
    [it] It
    [any] One Unit of your choice
    [sector] Every Unit in your sector
    [all] Every Unit
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
    [yes] {" "}Or use it in Combat: the highest MGF die then shows 1.
   *[no] {""}
}
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
effect-gold-dice = { $dice ->
    [one] { the-unit } rolls 1 Gold die more{ each-turn }.
   *[other] { the-unit } rolls { $dice } Gold dice more{ each-turn }.
}

# The same in few words, to be printed on a map.
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
short-gold-dice = { $dice ->
    [one] +1 Gold die
   *[other] +{ $dice } Gold dice
}

## What lies on the table

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
scene-spare = Spare dice
scene-cards = Cards of { $seat }
card-normandy-useless = { $card }, used this turn
scene-on-offer = Special Items and Vehicles to be had
scene-map = { $map } ({ $code })
row-start = start
row-cost = { $courage } Courage

cell-title = { $sector }
cell-def = DEF { $defence }
cell-mgf = { $dice ->
    [one] MGF
   *[other] double MGF
}
cell-mgf-silent = { $dice ->
    [one] MGF silenced
   *[other] double MGF silenced
}
cell-needs = { $title } required
cell-free = free { $title }
cell-stay = { $turns ->
    [one] can’t stay
   *[other] { $turns } turns at most
}
cell-units = { $units ->
    [one] 1 Unit
   *[other] { $units } Units at most
}
cell-six = on a 6: { $effects }
cell-always = { $effects }
cell-turn = { $effects } every turn
cell-enter = { $effects } on entering

detail-name = It is called { $name }.
detail-def = { $defence ->
    [0] DEF 0: Combat costs no Soldiers here.
    [one] DEF 1: Combat costs 1 Soldier here.
   *[other] DEF { $defence }: Combat costs { $defence } Soldiers here.
}
detail-bunker-final = This is a final Bunker: your Units have to get here.
detail-bunker-middle = This is a Bunker on the way: you can go through it or around it.
detail-mgf = { $dice ->
    [one] MGF costs 1d6 Soldiers more.
   *[other] Double MGF costs { $dice }d6 Soldiers more.
}
detail-mgf-silent = { $dice ->
    [one] The MGF is silent for the rest of the game.
   *[other] The double MGF is silent for the rest of the game.
}
detail-six = Special Damage, if an MGF die shows a 6: { INSIDE($effects) }
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
outlook-last-turn = Next turn you have to move on.
outlook-short = Soldiers may run short: Specialists then fall in their place.
outlook-may-fall = { $cards ->
    [0] With bad luck this wipes out your Unit.
   *[other] With bad luck this wipes out your Unit, unless a card helps.
}
outlook-falls = { $cards ->
    [0] This wipes out your Unit.
   *[other] This wipes out your Unit, unless a card helps.
}

## How it ended

over-normandy-won = { $turns ->
    [one] { $map } is won in 1 turn: everybody has made it to the Bunker!
   *[other] { $map } is won in { $turns } turns: everybody has made it to the Bunker!
}{ $scored ->
    [yes] {" "}Victory Points: { $points }.
   *[no] {""}
}
# $cost: Soldiers to lose, $fire of them to MGF; $had: what the Unit had, $specialists among them.
over-normandy-wiped-out = { $map } is lost in turn { $turns }: the Unit of { $seat } was wiped out in { $sector }.{ $loss ->
    [mines] {" "}Land Mines cost { fall-cost }
    [fire] {" "}MGF cost { fall-cost }
    [combat] { $fire ->
        [0] {" "}The DEF cost { fall-cost }
       *[other] {" "}MGF and DEF cost { fall-cost }
    }
    [skulls] {" "}Skulls cost { fall-cost }
   *[other] {""}
}
# Used above.
fall-cost = { $cost ->
    [one] 1 Soldier
   *[other] { $cost } Soldiers
}, and it had { $had }{ $specialists ->
    [0] {""}
   *[other] , Specialists included
}: it needed { $needed } to hold out.
over-normandy-stuck = { $map } is lost in turn { $turns }: the Unit of { $seat } had to leave { $sector } and could not. { $why ->
    [courage] The way on cost { $price } Courage, and it had { $courage }.
   *[closed] Every way on was closed to it.
}

## What was wrong with settings and content files

error-nation-twice = Two Units are of the nation “{ $nation }”: expected another nation for each ({ $rule }).
error-no-training-here = The map “{ $map }” does not teach: expected { $needed }, or one of these maps: { $known } ({ $rule }).
error-options-exclude = The settings { $name } and { $other } do not go together: expected one of them at most ({ $rule }).
error-option-alone = The setting { $name } is for a player alone: expected a single seat ({ $rule }).
error-no-module-in-training = The setting { $name } belongs to the whole game: expected { $needed } with it ({ $rule }).
error-needs-option = The setting { $name } does nothing by itself: expected { $needs } as well ({ $rule }).
error-sector-twice = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has two sectors numbered “{ $sector }”; expected a number of its own for each.
error-rows-missing = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } leaves rows empty; expected sectors in every row from 1 to { $rows }.
error-courage-per-row = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has { $found ->
    [one] 1 number
   *[other] { $found } numbers
}; expected { $expected }, one for each row from row 2 on.
error-no-final-bunker = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has no final Bunker; expected a sector with bunker = "final".
error-unknown-sector = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has the way “{ $way }”, but there is no sector “{ $sector }”; expected the numbers of two sectors of this map.
error-way-skips-rows = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has the way “{ $way }”, which does not fit the rows; expected a way forward to lead to the next row, and a way sideways to stay in its row.
error-way-not-listed = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has “{ $way }”, where there is no way; expected one that forward or sideways lists.
error-sectors-overlap = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has the sectors “{ $sector }” and “{ $other }” on the same columns of a row; expected them side by side.
error-dead-end = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has the sector “{ $sector }”, from where no way leads to a final Bunker; expected one without a Barrier.
error-no-rwb-table = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } names the nation “{ $nation }”, which has no RWBs; expected an rwb entry with the same id.
error-only-lasting = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has something that happens once, but when = "always"; expected only effects that last.
error-never-usable = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } leaves no moment at which the card could be used; expected effects that can all be used at the same moment.
error-instead-of-what = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } and when do not fit together; expected instead_of with when = "instead", and only then.
error-unknown-title = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } names the title “{ $title }”, which no Specialist bears; expected one of { $expected }.
error-nation-by-rank = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } does not fit the rank “{ $rank }”; expected a nation for regular and reserve Specialists, and none for ranking and unique ones.
error-unknown-nation = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } names the nation “{ $nation }”, which does not exist; expected one of { $expected }.
error-sacrifice-when-used = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } is for Specialists whom their player uses; expected it only with when = "use" or "instead".
error-pay-when-used = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } is for cards that their player uses; expected it only with when = "use" or "instead".
error-pointless-effect = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } would never do anything; expected an effect with an amount, a symbol or a colour to change, or something to ignore.

map-notes = { $map }
map-text = { $text }
map-start = Each Unit starts with { $list }.
map-par = Par: { $par } turns.
map-special = Special Items, as many as there are Units: { $list }.
map-vehicles = Three Vehicles are drawn for this battle.
map-teaches = It teaches the game in three steps, by the setting “{ option-normandy-level }”: dice alone, then Specialists and Items, then everything.
card-name = { $card }
error-only-its-unit = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field }: a card with when = "{ $when }" works for its own Unit: expected who = "unit", or nothing.
error-own-mgf-die = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field }: a card that turns an MGF die turns one of its own Unit: expected who = "unit", or nothing.
scene-apart = Apart from the dice of { $seat }
error-start-too-small = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field }: the start row has too little room; expected room for { $units } Units, or no limit.
error-way-twice = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } names the way “{ $way }” twice.
