### Normandy: what cards say.
### $effects: sentences, the first without its capital. $condition, $pay and $effects are the word
### “none” where there are none.

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
    [promotion] Once, then discarded
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
until-lost = { $kind ->
    [vehicle] {" "}A 6 of MGF or of Land Mines destroys this Vehicle, which gives no protection from that roll.
   *[other] {""}
}
card-always = Always{ with-condition }: { $effects }{ until-lost }
card-use-spent = { give-up }{ with-pay }{ with-condition }: { $effects }
card-use-kept = Once a turn{ with-pay }{ with-condition }: { $effects }{ until-lost }
card-turn = Every turn{ with-condition }: { $effects }{ until-lost }
card-enter = On entering a sector{ with-condition }: { $effects }{ until-lost }
card-rwb = In a turn with an RWB{ with-condition }: { $effects }{ until-lost }
card-taken = On getting this card{ with-condition }: { $effects }{ until-lost }
card-lost = When this card is lost{ with-condition }: { $effects }{ until-lost }
card-instead-spent = { give-up } { instead-of }{ with-pay }{ with-condition }{ then-effects }
card-instead-kept = Once a turn, { instead-of }{ with-pay }{ with-condition }{ then-effects }{ until-lost }

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
card-cost-specialist-tagged = { $cost ->
    [one] { $card } (1 Star; { $tags })
   *[other] { $card } ({ $cost } Stars; { $tags })
}
card-cost-item = { $cost ->
    [one] { $card } (1 Item Point)
   *[other] { $card } ({ $cost } Item Points)
}
card-cost-item-tagged = { $cost ->
    [one] { $card } (1 Item Point; { $tags })
   *[other] { $card } ({ $cost } Item Points; { $tags })
}
# What a card is besides, as icons on it.
tag-explosive = explosive
tag-scope = scope
card-cost-vehicle = { $card } ({ $stars ->
    [one] 1 Star
   *[other] { $stars } Stars
}, { $tools ->
    [one] 1 Item Point
   *[other] { $tools } Item Points
})
card-cost-none = { $card }

# What a card is among those of its kind.
variety-reserve = Reserve
variety-ranking = Ranking
variety-unique = Unique
variety-special = Special

# The moments at which a card is used.
used-at-muster = before the dice are thrown
used-at-roll = while rolling
used-at-tally = at the Final Tally
used-at-rally = Rally and find
used-at-trade = Trade
used-at-move = Move
used-at-ready = before Combat
used-at-fire = when MGF has fired
