### Special Missions: all that this module says.

fact-normandy-mission-drawn = { $seat } draws a Mission: { $card }.
brief-normandy-mission-drawn = { $cause }: you draw { $card }
brief-normandy-mission-discarded = { $cause }: you discard { $card }
cause-M-4 = Its cards are lost
cause-undone = A Mission undone
fact-normandy-mission-kept = { $seat } keeps a Mission: { $card }.
fact-normandy-mission-discarded = { $seat } discards a Mission: { $card }.
fact-normandy-mission-accomplished = { $seat } accomplishes a Mission: { $card }!
highlight-mission = Mission accomplished!
fact-normandy-rwb-given-up = { $seat } gives up the bonus of an RWB: { $symbol }.
fact-normandy-item-made-available = For a Mission, a Special Item can be found here: the { $card }.
fact-normandy-item-taken-out = In exchange an Item is out of the game: the { $card }.
fact-normandy-mission-penalty-paid = { $seat } enters the Bunker with a Mission undone, and pays { $stars } Stars.
fact-normandy-mission-failed = { $seat } has failed a Mission: { $card }. The game is lost.

action-normandy-keep-mission = Keep “{ $card }”
action-normandy-drop-mission = Discard “{ $card }”
action-normandy-take-out = Take out the { $card }
action-normandy-accomplish = Accomplish “{ $card }”
menu-normandy-accomplish = Accomplish “{ $card }”…
# The alternatives of a Mission, in a menu.
way-only = With what it asks for
way-first = With what it names first
way-second = With what it names second
way-third = With what it names third

ask-normandy-mission = { $seat }, do you accomplish a Mission now?
ask-normandy-mission-choice = { $seat }, which Mission do you keep?
ask-normandy-drop-mission = { $seat }, which Mission do you discard?
ask-normandy-take-out = { $seat }, which Item goes out of the game for this one?
roll-normandy-mission = { $seat } draws a Mission.
roll-normandy-promotion = { $seat } draws a Field Promotion.

# $asks: what is given up, as a list. $either: alternatives. $places: where the Unit has to be.
# Each may be “none”.
card-mission = { $places ->
    [none] To be given up together in Phase 2: { mission-asks }.
   *[other] To be given up together in Phase 2, { $places }: { mission-asks }.
}
mission-asks = { $asks ->
    [none] { $either }
   *[other] { $either ->
        [none] { $asks }
       *[other] { $asks }, and { $either }
    }
}
need-specialist = the { $title }
need-item = the { $item }
need-rwb = the bonus of the RWB { $rwb }
need-straight = a Straight
need-resources = { $list }
need-row = in row { $row } or higher
# On the panel: $sectors are those of that row.
need-row-of = in row { $row } or higher (row { $row }: { $sectors })
need-somebody = one more Soldier or Specialist, as somebody has to be left
need-at-once = all of it at the same time
need-next-to-bunker = next to a Bunker
need-mgf = in a sector with MGF
need-mines = in a sector with Land Mines at its border
need-either = either { $any }
need-or = { $first } or { $then }
# So many dice: $symbol or $colour, or both; the other is “none”.
need-dice = { $dice } { need-colour }{ $symbol ->
    [skull] { $dice ->
        [one] skull
       *[other] skulls
    }
    [star] { $dice ->
        [one] die with a star
       *[other] dice with a star
    }
    [soldier] { $dice ->
        [one] die with a soldier
       *[other] dice with a soldier
    }
    [two-soldiers] { $dice ->
        [one] die with two soldiers
       *[other] dice with two soldiers
    }
    [courage] { $dice ->
        [one] die with courage
       *[other] dice with courage
    }
    [tool] { $dice ->
        [one] die with a tool
       *[other] dice with a tool
    }
   *[none] { $dice ->
        [one] die without a skull
       *[other] dice without a skull
    }
}
need-colour = { $colour ->
    [none] {""}
    [red] red{" "}
    [white] white{" "}
   *[blue] blue{" "}
}
gift-rwb = the bonus of the RWB { $rwb }
gift-dice = { $dice } from the tally
mission-costs = You give up: { $list }.

scene-missions = Missions of { $seat }
scene-mission = { $seat }: { $card }
mission-met = There: { $need }.
mission-missing = Missing: { $need }.
mission-done = Accomplished.
mission-undone = Not accomplished.
mission-not-yet = Missions do not count at sea: this one does from the first turn of the battle on.
mission-redrawn = Lost at sea: { $need }. When the battle begins, another Mission takes the place of this one.
mission-lost = No longer to be had: { $need }.
mission-new-orders = What can help now: New Orders, or a card that brings back what was lost.
# In a few words, beside a question.
asked-mission-missing = Mission “{ $card }”: missing { $needs }.
asked-mission-met = Mission “{ $card }”: everything is there.
asked-mission-lost = Mission “{ $card }”: can no longer be accomplished.
mission-bunker-fails = Your Mission is not done: if your Unit takes the final Bunker now, the game is lost.
mission-bunker-waits = Your Mission is not done: it has to be before the last Unit is in the final Bunker.
mission-bunker-last = Then the last Unit is in the final Bunker, and the game is lost. Not done yet: { $seats }.
mission-of = the Mission of { $seat }
mission-spoilt = Then “{ $card }” can no longer be accomplished ({ $seat }).
mission-spoilt-at-sea = Then “{ $card }” can no longer be accomplished ({ $seat }): another Mission is drawn when the battle begins.
mission-bunker-costs = { $enough ->
    [yes] A Mission of yours is not done: entering costs you { $stars } Stars.
   *[no] A Mission of yours is not done: entering costs { $stars } Stars, which you do not have. The game would be lost.
}
over-normandy-mission = { $map } is lost in turn { $turns }: { $seat } took the final Bunker without having accomplished the Mission “{ $mission }”.
over-normandy-mission-unpaid = { $map } is lost in turn { $turns }: { $seat } entered the final Bunker with the Mission “{ $mission }” undone. That cost { $stars } Stars, and there were { $had }.

group-normandy-missions = Module: Special Missions
group-normandy-missions-help = Every Unit has a deed to do on the way, named after real people; done, it brings an Award and a Field Promotion.
option-normandy-missions = Special Missions
option-normandy-missions-help = Every Unit has a Mission to accomplish before it takes the final Bunker, or the game is lost.
option-normandy-mission_possible = Mission: Possible
option-normandy-mission_possible-help = Every Unit keeps two Missions and need not do any, but enters the final Bunker free of charge only when both are done. Needs Special Missions.

kind-mission = Mission
kinds-mission = Missions
kind-promotion = Field Promotion
kinds-promotion = Field Promotions
effect-new-orders = { the-unit } discards a Mission, draws two and keeps one of them.
short-new-orders = new Mission
error-one-any-of = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has more than one any-of; expected one at most.
error-never-together = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } can never be met together; expected one Reserve and one Unique Specialist at most, and no RWB but that of skulls beside dice.
error-asks-nothing = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has nothing to give up; expected at least one requirement besides places.
error-pointless-need = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } asks for nothing, or for two things at once; expected an amount to give, dice of a symbol or a colour, or a place by either where or row.
error-bad-any-of = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } is no choice; expected two or three alternatives, each of them sound and none an any-of.
