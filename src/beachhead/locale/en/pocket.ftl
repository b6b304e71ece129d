# Battle! and Express!: what happens, what may be done, what the cards say.

game-battle = Battle!
game-battle-line = Push your luck against the Axis dice: advance for more points, or retreat before they are gone.
game-express = Express!
game-express-line = Clear a beach together, sector by sector: one squad, six sectors, and no one left behind.

## What happened

fact-rolled-for-start = { $seat } rolls { $dice }: { $stars ->
    [0] no star.
    [one] 1 star.
   *[other] { $stars } stars.
}
fact-start-tied = { $stars ->
    [0] Nobody has a star: those who tie roll again.
    [one] A tie at 1 star: those players roll again.
   *[other] A tie at { $stars } stars: those players roll again.
}
fact-starts = { $seat } begins.
fact-kommandant-deployed = { $deployed ->
    [yes] { $seat } dares the Kommandant to come.
   *[no] { $seat } leaves the Kommandant out of this skirmish.
}
heading-turn-begun = Round { $round }: { $seat }
heading-skirmish-begun = { $axis ->
    [one] Skirmish, 1 Axis die
   *[other] Skirmish, { $axis } Axis dice
}
fact-axis-rolled = Battlefield: { $field }. The enemy shows { $dice }.
fact-die-stays-out = { $seat } leaves out { $colours }.
fact-allied-rolled = On the table for { $seat }: { $dice }.
fact-dice-rerolled = { $seat } re-rolls { $dice }.
fact-stood = { $seat } keeps the dice as they lie.
fact-medal-played = { $seat } plays the { $card }.
fact-passed = { $seat } plays no medal.
fact-axis-die-turned = An Axis die is turned: { $die } becomes { $becomes }.
fact-field-set = The battlefield die is turned to { $field }.
fact-called-off = The skirmish is broken off: { $seat } begins it afresh.
fact-medal-earned = { $seat } earns the { $card }.
fact-medal-handed-over = { $seat } earns the { $card }, and takes it from { $giver }.
fact-skirmish-won = { $points ->
    [0] { $seat } wins the skirmish, but for no points: still { $turn_points } this turn.
    [one] { $seat } wins the skirmish for 1 point: { $turn_points } so far this turn.
   *[other] { $seat } wins the skirmish for { $points } points: { $turn_points } so far this turn.
}
fact-skirmish-lost = { $lost ->
    [0] { $seat } loses the skirmish, and the turn is over. Not matched: { $missing }.
    [one] { $seat } loses the skirmish, and 1 point of this turn with it. Not matched: { $missing }.
   *[other] { $seat } loses the skirmish, and { $lost } points of this turn with it. Not matched: { $missing }.
}
fact-advanced = { $why ->
    [field] The Gantlet leaves no choice: { $seat } has to advance, against { $axis } Axis dice.
    [medal] The { $card } leaves no choice: { $seat } has to advance, against { $axis } Axis dice.
   *[choice] { $seat } advances, against { $axis } Axis dice.
}
fact-retreated = { $why ->
    [field] The Bluffs leave no choice: { $seat } has to retreat and
    [medal] The { $card } leaves no choice: { $seat } has to retreat and
   *[choice] { $seat } retreats and
} { $points ->
    [0] banks nothing: the score stays at { $score }.
    [one] banks 1 point: the score is now { $score }.
   *[other] banks { $points } points: the score is now { $score }.
}
fact-target-reached = { $score ->
    [one] { $seat } reaches the target with 1 point banked: this is the last round.
   *[other] { $seat } reaches the target with { $score } points banked: this is the last round.
}
highlight-battle-taken = The target is reached!
highlight-battle-loss = Skirmish lost
fact-tie-break = { $score ->
    [one] The lead is shared at 1 point: the leaders play one more turn each.
   *[other] The lead is shared at { $score } points: the leaders play one more turn each.
}
fact-battle-ended = { $score ->
    [one] The battle is over: 1 point for { $seat }, medals included.
   *[other] The battle is over: { $score } points for { $seat }, medals included.
}

fact-recruit-rolled = The recruiting dice show { $dice }.
fact-recruited = The { $card } lands with you.
heading-sector-entered = { $beach }: { $sector }
fact-sector-entered = { $beach }: the squad reaches the { $sector }.
fact-kommandant-comes = The Kommandant is here: one Axis die is his, and it must be matched twice.
fact-kommandant-kept-away = At the price of the { $card }, the Kommandant stays away.
fact-squad-axis-rolled = The enemy shows { $dice }.
fact-results-needed = Results to match here: { $symbols }; no others.
fact-beyond-the-dice = This sector asks for { $needed ->
    [one] 1 result
   *[other] { $needed } results
}, and a tally can match { $dice ->
    [0] none
   *[other] { $dice } at most
}. { $hope ->
    [veteran] A straight can still clear it, thanks to the Veteran.
    [hero] Only the Hero can still clear it.
   *[none] Nothing the squad has can clear it.
}
fact-must-lose = { $count ->
    [one] { $sector }: the squad must lose 1 Specialist.
   *[other] { $sector }: the squad must lose { $count } Specialists.
}
fact-specialist-lost = { $cause ->
    [kommandant] The Kommandant
   *[sector] { $sector }
}: the squad loses the { $card }.
fact-nothing-to-lose = The squad has no Specialist to lose.
fact-dice-stay-out = { $seat } leaves out { $colours }.
fact-die-changed = The { $card } helps { $seat }: { $die } becomes { $becomes }.
fact-specialist-sacrificed = { $seat } sacrifices the { $card }.
fact-sector-restarted = Everybody drops their dice: the sector starts over at step 3, against the same Axis dice.
fact-hero-clears = { $seat } clears the sector, whatever the dice say.
fact-specialists-useless = From now on, no Specialist is of any use.
fact-tally-done = { $seat } calls it a final tally.
fact-tally-matched = { $seat } matches everything the enemy shows.
fact-straight-cleared = { $seat } clears the sector with a straight, thanks to the Veteran.
fact-tally-failed = { $seat } falls short. Not matched: { $missing }.
fact-specialist-rallied = The { $card } joins the squad.
fact-rally-declined = The squad rallies no further Specialist.
fact-sector-cleared = Sector cleared: { $sector }!
fact-sector-replayed = { $why ->
    [no-rwb] Nobody has an RWB: the squad plays the sector again, against new Axis dice.
   *[twice] Cleared once; now the same again, against new Axis dice.
}
fact-beach-die-rolled = The beach die shows { $rolled }: the squad goes on to the { $sector }.
fact-beach-taken = { $beach } is taken!
highlight-cleared = Sector cleared!
highlight-express-taken = The beach is taken!
fact-specialists-returned = The squad’s Specialists return to the deck.
fact-squad-lost = { $why ->
    [rwb] An RWB was rolled, and here that is fatal: the game is lost.
    [none-to-lose] Nobody is left to give up: the game is lost.
    [too-few] Too few Specialists are left: the game is lost.
   *[tally] One tally fell short: the game is lost.
}
fact-squad-won = The squad has won!

## What may be done

action-reroll = Re-roll { $dice }
action-stand = Keep all dice and end the re-rolls
action-sit-out = Leave out { $colours }
action-deploy = { $kommandant ->
    [yes] Face the Kommandant
   *[no] Leave the Kommandant out
}
action-advance = Advance: fight another skirmish
action-retreat = Retreat: end the turn
action-play = Play the { $card }
action-turn-die = Play the { $card }: turn { $die } to { $becomes }
action-set-field = Play the { $card }: set the battlefield die to { $field }
action-play-reroll = Play the { $card }: re-roll { $dice }
action-pass = Play no medal
action-change = Use the { $card }: change { $die } to { $becomes }
action-sacrifice = Sacrifice the { $card }
action-done = Call it your final tally
action-rally = Rally the { $card }
action-decline = Rally nobody
action-lose = Lose the { $card }
action-keep-away = Lose the { $card } to keep the Kommandant away
action-let-come = Let the Kommandant come
action-recruit = Land with the { $card }

## What is asked

ask-reroll = { $seat }, which dice do you re-roll?
ask-sit-out = { $seat }, which dice do you leave out of the roll?
ask-medals = { $seat }, do you play a medal?
ask-command = { $seat }, do you advance or retreat?
ask-deploy = { $seat }, do you want the Kommandant in this skirmish?
ask-specialists = { $seat }, do you use a Specialist?
ask-rally = { $seat }, which Specialist does the squad rally?
ask-lose = { $seat }, which Specialist does the squad lose?
ask-toll = { $seat }, does the squad lose a Specialist to keep the Kommandant away?
ask-recruit = { $seat }, which Specialist lands with you?

# What belongs to a question, after it, and what hangs on an answer.
asked-to-beat = Last round; to beat: { $score } ({ $seat }).
about-advance = { $points ->
    [0] Against { $axis } Axis dice, with no points to lose.
    [one] Against { $axis } Axis dice: if you lose, the 1 point of this turn is gone.
   *[other] Against { $axis } Axis dice: if you lose, the { $points } points of this turn are gone.
}
about-advance-odds = { $percent ->
    [0] By dice alone you win less than 1 time in 100.
    [one] By dice alone you win 1 time in 100.
   *[other] By dice alone you win { $percent } times in 100.
}
about-retreat = { $points ->
    [0] You bank nothing: your score stays at { $score }.
    [one] You bank 1 point: your score becomes { $score }.
   *[other] You bank { $points } points: your score becomes { $score }.
}{ $medals ->
    [0] {""}
   *[other] {" "}With your medals, that makes { $total }.
}{ $target ->
    [reached] {" "}That reaches the target.
   *[as-before] {""}
}

# What an answer would lose or throw away: said on its button.
warn-reroll-odds = { $percent ->
    [0] If you re-roll, everything matches less than 1 time in 100.
    [one] If you re-roll, everything matches 1 time in 100.
   *[other] If you re-roll, everything matches { $percent } times in 100.
}
warn-battle-lost = { $lost ->
    [0] This loses the skirmish. Not matched: { $missing }.
    [one] This loses the skirmish, and the 1 point of this turn. Not matched: { $missing }.
   *[other] This loses the skirmish, and the { $lost } points of this turn. Not matched: { $missing }.
}
warn-battle-unless = { $lost ->
    [0] Unless a medal helps, this loses the skirmish. Not matched: { $missing }.
    [one] Unless a medal helps, this loses the skirmish, and the 1 point of this turn. Not matched: { $missing }.
   *[other] Unless a medal helps, this loses the skirmish, and the { $lost } points of this turn. Not matched: { $missing }.
}
warn-battle-needless = Your dice win already: the { $card } would be played for nothing.
warn-battle-behind = This is not enough: { $seat } stays ahead, with { $score }.
warn-express-lost = { $why ->
    [rwb] This loses the beach: an RWB is fatal here.
    [none-to-lose] This loses the beach: nobody would be left to give up.
    [too-few] This loses the beach: too few Specialists would be left.
   *[tally] This loses the beach. Not matched: { $missing }.
}
warn-express-unless = { $why ->
    [rwb] Unless the sector is started over, this loses the beach: an RWB is fatal here.
   *[tally] Unless the sector is started over, this loses the beach. Not matched: { $missing }.
}
warn-express-needless = All dice match already: the { $card } would be given up for nothing.
warn-express-declined = This leaves behind: { $list }.

## What is rolled, where players roll real dice

roll-start = { $seat } rolls six Allied dice to see who begins.
roll-field = { $seat } rolls the battlefield die and the Axis dice.
roll-allied = { $seat } rolls Allied dice.
roll-axis = { $seat } rolls the Axis dice for the whole squad.
roll-beach-die = { $seat } rolls the beach die to see where the squad goes next.
roll-recruits = { $seat } rolls two dice for a first Specialist.

## Settings

group-battle-game = The game
group-battle-turn = The course of a turn
group-battle-alone = Playing alone
option-battle-target = Points to reach
option-battle-target-help = Once somebody has banked this many points, the round is finished and the game ends.
option-battle-kommandant = The Kommandant (advanced)
option-battle-kommandant-help = Before each skirmish you may call the Kommandant into it: his symbol cannot be re-rolled, and matching him brings 2 points.
option-battle-first_player = Who begins
option-battle-first_player-help = How the first player is found, and how a tie for the most stars is broken.
choice-battle-first_player-stars = Most stars; those who tie roll again
choice-battle-first_player-stars-then-seat = Most stars; the earlier seat wins a tie
choice-battle-first_player-seat = The first seat, without a roll
option-battle-forced_advance_counts = Forced advances add an Axis die
option-battle-forced_advance_counts-help = An advance that the Gantlet or a medal forces on you brings one more Axis die, like any other.
option-battle-medal_window = How long medals may be played
option-battle-medal_window-help = When the time for medals in step 4 is over.
choice-battle-medal_window-all-pass = Until everybody has passed in a row
choice-battle-medal_window-once-around = Everybody is asked a single time
option-battle-bunker_die = The die left out in the Bunker
option-battle-bunker_die-help = In the Bunker you roll five Allied dice: this is the colour of the one that stays out.
choice-battle-bunker_die-choose = The player chooses the colour
choice-battle-bunker_die-red = Always a red die
choice-battle-bunker_die-white = Always a white die
choice-battle-bunker_die-blue = Always a blue die
option-battle-end_counts_medals = Medals help to reach the target
option-battle-end_counts_medals-help = The 5 points of each medal in hand count towards the target, not only in the final score.
option-battle-solo = Playing alone
option-battle-solo-help = What a single player aims for.
choice-battle-solo-ten-turns = As many points as possible in a fixed number of turns
choice-battle-solo-race = The target in as few turns as possible
option-battle-solo_turns = Turns when playing alone
option-battle-solo_turns-help = How many turns a single player has, unless it is a race to the target.

group-express-game = The landing
group-express-squad = The squad and its rallies
group-express-specialists = What Specialists can do
option-express-beach = Beach
option-express-beach-help = The beach that the squad lands on, each with a twist of its own.
choice-express-beach-utah = Utah Beach
choice-express-beach-gold = Gold Beach
choice-express-beach-juno = Juno Beach
choice-express-beach-sword = Sword Beach
choice-express-beach-omaha = Omaha Beach
choice-express-beach-pointe-du-hoc = Pointe du Hoc
option-express-sectors = Sectors
option-express-sectors-help = Whether only the Gantlet has an effect of its own, or all six sectors do.
choice-express-sectors-basic = Basic: only the Gantlet has an effect
choice-express-sectors-advanced = Advanced: every sector has an effect
option-express-campaign = How much is played
option-express-campaign-help = A single beach, or all six in a row, each of them without the Specialists of the one before.
choice-express-campaign-beach = One beach
choice-express-campaign-neptune = Operation Neptune: all six beaches
option-express-kommandant = The Kommandant (advanced)
option-express-kommandant-help = In the Bunker one Axis die is the Kommandant’s and must be matched twice, unless the squad loses a Specialist to keep him away.
option-express-solo_start = Head start when alone (advanced)
option-express-solo_start-help = A lone player on advanced sectors rolls two dice for a Specialist to land with.
option-express-squad_choice = Who speaks for the squad
option-express-squad_choice-help = Who answers when the squad has to choose, for example which Specialist to rally.
choice-express-squad_choice-lead = The lead soldier
choice-express-squad_choice-anyone = Any soldier
option-express-rally_optional = Rallying is up to you
option-express-rally_optional-help = The squad may turn down a Specialist that its dice have called in.
option-express-removed_may_return = The lost may come back
option-express-removed_may_return-help = A Specialist who was sacrificed or lost may be rallied again on the same beach.
option-express-medic_refreshes = Fresh abilities after the Medic
option-express-medic_refreshes-help = When the Medic starts a sector over, abilities used before may be used anew.
option-express-hero_rallies = The Hero’s soldier still rallies
option-express-hero_rallies-help = A soldier who clears the sector with the Hero may still rally with that tally.
option-express-engineer_after_general = The Engineer takes any tool
option-express-engineer_after_general-help = The Engineer may also change a tool that another Specialist has made, not only one that was rolled.
option-express-replay_rally_free = A fresh rally in a replay
option-express-replay_rally_free-help = A Specialist rallied before a sector is played again does not count towards its limit.
option-express-sacrifice_pays = A sacrifice pays for a loss
option-express-sacrifice_pays-help = Where a sector costs a Specialist outright, one sacrificed in that sector counts as the one lost.
option-express-veteran_beats_kommandant = The Veteran beats the Kommandant
option-express-veteran_beats_kommandant-help = With the Veteran, a straight clears a sector even against the Kommandant.
option-express-neptune_restores = Neptune brings everyone back
option-express-neptune_restores-help = In Operation Neptune, Specialists who were sacrificed or lost return to the deck after each beach.

## What medals do

medal-turn-own = Play it on your own turn. { $effects }
medal-turn-other = Play it on another player’s turn. { $effects }
medal-turn-any = Play it on any turn, yours or not. { $effects }

effect-order = { $order_id ->
    [advance] In step 7, the player whose turn it is must advance.
   *[retreat] In step 7, the player whose turn it is must retreat.
}
effect-restart-skirmish = The skirmish is broken off on the spot and begins afresh at step 1.
effect-turn-axis-die = Turn one Axis die to any other face you like.
effect-win-skirmish = The skirmish is won, whatever the dice show.
effect-worthless = The skirmish brings 0 points.
effect-set-battlefield = Turn the battlefield die to any other face you like.{ $never_from ->
    [none] {""}
    [Bunker] {" "}A Bunker stays a Bunker.
   *[other] {" "}It cannot be turned away from: { $never_from }.
}{ $never_to ->
    [none] {""}
    [Bunker] {" "}Nothing can be turned into a Bunker.
   *[other] {" "}It cannot be turned to: { $never_to }.
}
effect-reroll-again = Re-roll any of the Allied dice one extra time.

## What Specialists do

specialist-permanent = Use this Specialist in step 5, sector after sector. { $effects }
specialist-sacrifice = Sacrifice this Specialist in step 5. { $effects }
specialist-passive = This Specialist works unasked. { $effects }

effect-restart-sector = All soldiers drop their dice and start the sector over at step 3. The Axis dice stay as they are.
effect-clear-sector = The soldier who does so clears the sector, whatever the dice say.
effect-extra-result = Each soldier’s final tally has one more result: { a-symbol }, without a colour. It is not a die: it can match an Axis die, but it makes no RWB or straight, and nothing can change it.
effect-straight-clears = Any soldier with a straight clears the sector.
effect-change-die = { $only_id ->
    [skull] Each soldier may take one die that shows a skull
    [star] Each soldier may take one die that shows a star
    [soldier] Each soldier may take one die that shows a soldier
    [two-soldiers] Each soldier may take one die that shows two soldiers
    [courage] Each soldier may take one die that shows courage
    [tool] Each soldier may take one die that shows a tool
   *[other] Each soldier may take one die
} { $symbol ->
    [yes] { $colour ->
        [yes] and give it any symbol and any colour.
       *[no] and turn it to any other symbol. Its colour stays.
    }
   *[no] { $colour ->
        [yes] and give it any other colour. Its symbol stays.
       *[no] and leave it as it is.
    }
}

## What sectors do
## An effect may follow a condition or stand inside another sentence, and then loses its capital:
## it must not start with a name.

# Used in the messages below: the symbol as something that a die shows.
a-symbol = { $symbol_id ->
    [skull] a skull
    [star] a star
    [soldier] a soldier
    [two-soldiers] two soldiers
    [courage] courage
   *[tool] a tool
}
# Used in the messages below: how many dice, in words.
dice-in-words = { $dice ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $dice }
}

effect-when = { $condition }, { $effect }
when-holds = { $moment ->
    [arrival] If the { $card } is with you on arrival
    [step-6] If the { $card } is with you when step 6 ends
   *[then] If the { $card } is with you
}
when-lacks = { $moment ->
    [arrival] If the { $card } is not with you on arrival
    [step-6] If the { $card } is not with you when step 6 ends
   *[then] If the { $card } is not with you
}
when-holds-any = { $moment ->
    [arrival] If you have a Specialist on arrival
    [step-6] If you have a Specialist when step 6 ends
   *[then] If you have a Specialist
}
when-lacks-any = { $moment ->
    [arrival] If you have no Specialist on arrival
    [step-6] If you have no Specialist when step 6 ends
   *[then] If you have no Specialist
}
when-rwb-yes = If any soldier rolls an RWB
when-rwb-no = If no soldier rolls an RWB
when-rallied-yes = If a Specialist is rallied here
when-rallied-no = If no Specialist is rallied here
when-used-yes = If a Specialist is used here
when-used-no = If no Specialist is used here

effect-axis-dice = { $dice ->
    [one] The squad faces one Axis die.
   *[other] The squad faces { dice-in-words } Axis dice.
}
effect-more-axis-dice = { $dice ->
    [one] The squad faces one more Axis die than usual.
   *[other] The squad faces { dice-in-words } more Axis dice than usual.
}
effect-allied-dice = { $dice ->
    [one] Each soldier rolls only one Allied die
    [6] Each soldier rolls six Allied dice.
   *[other] Each soldier rolls only { dice-in-words } Allied dice
}{ $dice ->
    [6] {""}
   *[other] , choosing before the roll which colours stay out.
}
effect-fewer-allied-dice-per-pair = For each symbol that the Axis dice show at least twice, every soldier rolls one Allied die fewer, choosing before the roll which colours stay out.
effect-rerolls = { $times ->
    [0] There are no re-rolls.
    [1] Each soldier has a single re-roll.
   *[other] Each soldier has up to two re-rolls.
}
effect-reroll-limit = { $dice ->
    [one] A re-roll may take in one die at most.
   *[other] A re-roll may take in { dice-in-words } dice at most.
}
effect-fixed-colour = The { $colour } dice cannot be re-rolled.
effect-fixed-symbol = An Allied die that shows { a-symbol } cannot be re-rolled, though Specialists may still change it.
effect-blind-colour = The { $colour } dice match no Axis dice. They still count for RWBs and straights.
effect-add-results = The squad must match, on top of the Axis dice: { $symbols }.
effect-double-result = An Axis die that shows { a-symbol } must be matched twice.
effect-ignore-result = An Axis die that shows { a-symbol } needs no match.
effect-kommandant = One of the Axis dice is the Kommandant’s, which must be matched twice.{ $kept_away_by_loss ->
    [yes] {" "}He stays away if the squad loses one Specialist of its choice before the roll.
   *[no] {""}
}
effect-no-rally = No Specialist can be rallied.
effect-bar-specialists = No Specialist is of any use, not even one who works unasked.
effect-clear-twice = The sector must be cleared twice, the second time against new Axis dice.
effect-lose-specialists = { $symbol ->
    [none] { $at_id ->
        [arrival] On arrival, the squad loses one Specialist of its choice
        [axis] Before step 3, the squad loses one Specialist of its choice
       *[cleared] When step 8 starts, the squad loses one Specialist of its choice
    }
   *[other] { $each ->
        [yes] For each Axis die that shows { a-symbol }, the squad loses one Specialist of its choice
       *[no] If the Axis dice show { a-symbol }, the squad loses one Specialist of its choice
    }{ $at_id ->
        [cleared] {" "}when step 8 starts
       *[axis] {" "}before step 3
    }
}{ $none_left_id ->
    [game-lost] . If it has none at all, the game is lost.
   *[nothing] { $each ->
        [yes] , as long as it has any.
       *[no] , if it has one.
    }
}
effect-replay-unless-rwb = At least one soldier must roll an RWB. Otherwise the squad plays the sector again from step 2, against new Axis dice.
effect-rwb-loses = If any soldier rolls an RWB, the game is lost.
effect-keep-specialists = { $least ->
    [one] If the squad has no Specialist left when the sector is cleared, the game is lost.
   *[other] If the squad has fewer than { $least } Specialists left when the sector is cleared, the game is lost.
}
effect-roll-beach-die = Roll the beach die once the sector is cleared and go on to the sector it shows, forward or back, but never further forward than sector { $furthest }.
effect-useless-after-sacrifice = If any of these Specialists is sacrificed here ({ $of }), no Specialist is of any use until the game ends.
effect-next-sector = In the next sector, { $effects }

## Where a card comes from

source-book = from the rulebook
source-public = published elsewhere
source-ours = our own

## What lies on the table

scene-scores = Round { $round }, playing to { $target } points
scene-scores-last = Last round: the target of { $target } points is reached
scene-scores-tied = Tie: the leaders play one more turn each
scene-scores-turns = Turn { $round } of { $rounds }
scene-scores-over = Final scores
score-battle = { $banked ->
    [one] 1 point banked
   *[other] { $banked } points banked
}{ $stake ->
    [0] {""}
   *[other] , { $stake } at stake
}{ $medals ->
    [0] {""}
    [one] , 1 medal ({ $total } with it)
   *[other] , { $medals } medals ({ $total } with them)
}
amount-banked = { $amount ->
    [one] 1 point banked
   *[other] { $amount } points banked
}
amount-stake = { $amount } at stake
amount-medals = { $amount ->
    [one] 1 medal
   *[other] { $amount } medals
}
amount-total = { $amount } with medals
# What the dice of Pocket would bring as they lie.
set-straight = Straight: { $brings }
set-rwb = RWB, { $symbol }: { $brings }
forecast-points = { $points ->
    [0] no points
    [one] +1 point
   *[other] +{ $points } points
}
forecast-gone = { $points ->
    [one] −1 point
   *[other] −{ $points } points
}
forecast-card = { $card }
forecast-won = All Axis dice are matched: { $points ->
    [one] 1 point would be at stake
   *[other] { $points } points would be at stake
}.
forecast-lost = Not matched: { $symbols }. { $points ->
    [0] The skirmish would be lost, with no points to lose.
    [one] The skirmish would be lost, and with it the 1 point of this turn.
   *[other] The skirmish would be lost, and with it the { $points } points of this turn.
}
forecast-advance = You would have to advance, against { $axis } Axis dice.
forecast-retreat = { $points ->
    [one] You would have to retreat, and bank 1 point.
   *[other] You would have to retreat, and bank { $points } points.
}
forecast-medals = A medal can still be played.
forecast-matched = { $needed ->
    [one] The 1 result is matched.
   *[other] All { $needed } results are matched.
}
forecast-missing = { $matched } of { $needed } matched; missing: { $symbols }.
forecast-beach-lost = The beach would be lost.
forecast-rwb-loses = An RWB loses the game here.
forecast-replayed = Without an RWB, the sector would be played again.
forecast-straight-clears = The straight clears the sector.
forecast-hero = The Hero clears the sector for you.
forecast-rally = { $card } can be rallied
forecast-specialists = Specialists can still be used.
forecast-squad = The other soldiers have to match as well.

scene-battlefield = Battlefield: { $field }
field-landing = No effect.
field-barriers = The points of this skirmish count double.
field-rallying-point = The points of this skirmish count triple.
field-gantlet = Whoever wins this skirmish has to advance.
field-bluffs = Whoever wins this skirmish has to retreat.
field-bunker = Only five Allied dice are rolled.
scene-axis = Axis dice
scene-axis-needed = Axis dice (to match: { $symbols })
scene-allied = Dice of { $seat }
scene-medals = Medals
scene-beach = { $beach }
scene-sector = { $number }. { $sector }
scene-effects = Effect of the { $sector }
scene-text = { $text }
scene-recruits = Recruiting dice
scene-specialists = Specialists
scene-warning = Beware
scene-squad = The squad
amount-matched = { $matched } of { $most } matched
amount-rerolls = { $amount ->
    [one] 1 re-roll left
   *[other] { $amount } re-rolls left
}
soldier-sit-out = { $role ->
    [lead] lead soldier, choosing which dice stay out
   *[soldier] choosing which dice stay out
}
soldier-roll = { $role ->
    [lead] lead soldier, rolling
   *[soldier] rolling
}
soldier-reroll = { $role ->
    [lead] lead soldier, choosing re-rolls
   *[soldier] choosing re-rolls
}
soldier-specialists = { $role ->
    [lead] lead soldier, using Specialists
   *[soldier] using Specialists
}
soldier-done = { $role ->
    [lead] lead soldier, at the ready
   *[soldier] at the ready
}

## How it ended

# Used in the messages below.
of-them-medals = { $medals ->
    [0] {""}
   *[other] {" "}Medals brought { $medals } of them.
}
over-battle-won = { $score ->
    [one] { $seat } wins with 1 point
   *[other] { $seat } wins with { $score } points
}, { $margin } more than { $rival }.{ of-them-medals }
over-battle-ten-turns = { $score ->
    [one] 1 point
   *[other] { $score } points
} in { $turns ->
    [one] 1 turn.
   *[other] { $turns } turns.
}{ of-them-medals }
over-battle-race = { $turns ->
    [one] Target reached in 1 turn
   *[other] Target reached in { $turns } turns
}, with { $score ->
    [one] 1 point.
   *[other] { $score } points.
}{ of-them-medals }
over-express-beach-won = { $beach } is in your hands: the squad has won!
over-express-neptune-won = All six beaches are taken, { $beach } the last: Operation Neptune has succeeded!
# Used in the messages below: where the squad is stopped, and how far it came before ($taken: beaches).
stopped-at = { $beach } holds out: the squad is stopped in sector { $number } of 6, the { $sector }{ $taken ->
    [0] .
    [one] , after taking 1 beach.
   *[other] , after taking { $taken } beaches.
}
over-express-lost-tally = { stopped-at } The dice of { $seat } fell short. Not matched: { $missing }.
over-express-lost-rwb = { stopped-at } An RWB is fatal here, and { $seat } rolled one: { $symbols }.
over-express-lost-none-to-lose = { stopped-at } It had to lose a Specialist, and had none.
over-express-lost-too-few = { stopped-at } { $least ->
    [one] 1 Specialist had to be left, and there was none.
   *[other] { $least } Specialists had to be left, and there { $left ->
        [0] was none.
        [one] was only 1.
       *[other] were only { $left }.
    }
}
scene-allied-rerolls = Dice of { $seat } ({ $left ->
    [one] 1 re-roll left
   *[other] { $left } re-rolls left
})
scene-ahead = Ahead: { $sector }
scene-brought = Brought about by the sector before
