### Normandy: what may be done, and the headings of menus.

action-normandy-land = Land in { $sector }
action-normandy-throw = Throw the dice
action-normandy-lock = Lock { $dice }
action-normandy-use = Use { $card }
action-normandy-done = Nothing more
leave-turn = Nothing more this turn
action-normandy-change = Change { $die } to { $becomes }
action-normandy-add-die = Add { $die }
action-normandy-discard = Take out { $dice }
action-normandy-exchange = Offer { $gives } for { $takes } to { $seat }
action-normandy-take-spare = Exchange { $gives } for { $takes } from the spare dice
action-normandy-agree = Agree to the exchange
action-normandy-refuse = Keep your die
action-normandy-cancel = Let the skulls cancel { $dice }
action-normandy-count-dice = Count the dice and take no card
action-normandy-take-award = Take the { $card }
action-normandy-call-rwb = Count the RWB { $symbol }
action-normandy-choose = “{ $way }”
action-normandy-rally = Rally { $card }
action-normandy-find = Find the { $card }
action-normandy-take-vehicle = Take the { $card } as your Vehicle
action-normandy-take = Take the { $card } without paying
# The same as a word below the card that it is about: the whole sentence has it too.
doing-normandy-rally = Rally
doing-normandy-find = Find
doing-normandy-take-vehicle = Take
doing-normandy-take = Take
action-normandy-give = Give { so-much } to { $seat }
action-normandy-give-card = Give the { $card } to { $seat }
action-normandy-buy-award = Pay Courage for a random Award
action-normandy-move = Move to { $sector }
action-normandy-stay = Stay here
action-normandy-lose-card = Lose { $card }
action-normandy-for = Choose { $seat }
action-normandy-instead = Use { $card } instead
action-normandy-suffer = Take the loss

# Headings of several such actions, in a menu.
menu-normandy-reroll = Re-roll dice…
menu-normandy-sit-out = Leave dice out…
menu-normandy-lock = Lock dice…
menu-normandy-change = Change a die…
menu-normandy-exchange = Offer to exchange a die…
menu-normandy-take-spare = Exchange a die for a spare one…
# $open: what is still to be chosen; what comes before it is settled.
menu-normandy-give = { $open ->
    [seat] Give something to another Unit…
    [resource] Give { $seat }…
   *[amount] { $resource ->
        [soldiers] Give { $seat } Soldiers…
        [stars] Give { $seat } Stars…
        [courage] Give { $seat } Courage…
       *[tools] Give { $seat } Item Points…
    }
}
menu-normandy-give-card = Give the { $card }…
menu-normandy-move = Move…
menu-normandy-choose = Choose a bonus…
menu-normandy-start-with = Start with…
action-normandy-start-with = Start with { $soldiers ->
    [one] 1 Soldier
   *[other] { $soldiers } Soldiers
} and { $courage } Courage
action-normandy-put-back = Put them back in the order { $order }
