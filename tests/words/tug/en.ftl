game-tug = Tug of war
game-tug-line = One end of the rope against the other.
group-tug-game = The game
option-tug-ends = Ends
option-tug-ends-help = Who pulls with whom.
choice-tug-ends-one-against-all = One against all
choice-tug-ends-by-turns = By turns
scene-tug = Rope
ask-tug = { $seat }, do you pull?
action-pull = Pull
action-rest = Rest
fact-pulled = { $seat } pulls.
fact-rested = { $seat } rests.
over-tug = The { $end ->
    [left] left
   *[right] right
} end has the rope, by { $by }.
over-tug-won = Your side has the rope, by { $by }.
over-tug-lost = The others have the rope, by { $by }.
over-tug-torn = The rope is torn.
