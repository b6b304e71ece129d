# The words for dice, colours, sectors and seats.

game-at = { $game } · { $place }

symbol-skull = skull
symbol-star = star
symbol-soldier = soldier
symbol-two-soldiers = two-soldiers
symbol-courage = courage
symbol-tool = tool

colour-red = red
colour-white = white
colour-blue = blue
colour-gray = grey
colour-black = black
colour-field = terrain die
colour-gold = gold
colour-plain = ordinary die

# One letter for each colour, where dice are drawn as signs.

# A die: its colour and what it shows. $symbol: the id of the symbol.
die-red = { $symbol ->
    [skull] red skull
    [star] red star
    [soldier] red soldier
    [two-soldiers] red two-soldiers
    [courage] red courage
   *[tool] red tool
}
die-white = { $symbol ->
    [skull] white skull
    [star] white star
    [soldier] white soldier
    [two-soldiers] white two-soldiers
    [courage] white courage
   *[tool] white tool
}
die-blue = { $symbol ->
    [skull] blue skull
    [star] blue star
    [soldier] blue soldier
    [two-soldiers] blue two-soldiers
    [courage] blue courage
   *[tool] blue tool
}
die-gray = { $symbol ->
    [skull] grey skull
    [star] grey star
    [soldier] grey soldier
    [two-soldiers] grey two-soldiers
    [courage] grey courage
   *[tool] grey tool
}
die-black = { $symbol ->
    [skull] black skull
    [star] black star
    [soldier] black soldier
    [two-soldiers] black two-soldiers
    [courage] black courage
   *[tool] black tool
}
die-gold = { $symbol ->
    [skull] gold skull
    [star] gold star
    [soldier] gold soldier
    [two-soldiers] gold two-soldiers
    [courage] gold courage
   *[tool] gold tool
}

# So many dice of a colour, whatever they show.
dice-red = { $count ->
    [1] one red die
    [2] two red dice
   *[other] { $count } red dice
}
dice-white = { $count ->
    [1] one white die
    [2] two white dice
   *[other] { $count } white dice
}
dice-blue = { $count ->
    [1] one blue die
    [2] two blue dice
   *[other] { $count } blue dice
}

sector-landing = Landing Zone
sector-battle-landing = Landing
sector-barriers = Barriers
sector-rallying-point = Rallying Point
sector-gantlet = Gantlet
sector-bluffs = Bluffs
sector-bunker = Bunker

seat-name = Player { $number }
seat-nobody = automated Unit

nothing = nothing
sign-straight = straight
card-title = { $card } ({ $sign })
# What brings a card of the Pocket games.
brought-by = { $symbol ->
    [straight] a straight
   *[other] an RWB of { $sign } dice
}

# When a card works, in a word or two beside its icon.
timing-always = Always
timing-turn = Every turn
timing-use = Once a turn
timing-express-use = In every sector
timing-once = Once
timing-enter = On entering
timing-rwb = With an RWB
timing-taken = When you get it
timing-lost = When it is lost
timing-instead = Instead of a loss
timing-this-turn = This turn
timing-at-once = At once
timing-to-do = To be done
timing-own-turn = On your turn
timing-other-turn = On another’s turn
timing-any-turn = On any turn

# What the dice would bring as they lie.
forecast-stop = If you stop now
forecast-open-more = Something is still to be decided then.

# What is shown for a second or two, when it happens: what it is called.
highlight-medal = Decorated!
highlight-loss = A loss

# A card whose back is all that one may see.
card-face-down = A card face down
