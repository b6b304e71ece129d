### Gold dice: all that this module says.

fact-normandy-touch-of-gold-chosen = { $seat } takes a Gold die and leaves out { $colours }.
fact-normandy-wild-played = { $seat } plays the Wild die: { $die } becomes { $becomes }.
action-normandy-touch-of-gold = Roll a Gold die and leave out { $colours }
action-normandy-play-wild = Put the Wild die in place of { $die }
menu-normandy-touch-of-gold = Roll a Gold die and leave other dice out…
menu-normandy-play-wild = Put the Wild die in place of another…
group-normandy-gold-dice = Module: Gold dice
group-normandy-gold-dice-help = One more die, of a fourth colour, in one of several ways.
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
effect-gold-dice = { $dice ->
    [one] { the-unit } rolls 1 Gold die more{ each-turn }.
   *[other] { the-unit } rolls { $dice } Gold dice more{ each-turn }.
}
short-gold-dice = { $dice ->
    [one] +1 Gold die
   *[other] +{ $dice } Gold dice
}
