### Special Missions: all that this module says.

fact-normandy-mission-drawn = { $seat } draws a Mission: { $card }.
fact-normandy-mission-kept = { $seat } keeps a Mission: { $card }.
fact-normandy-mission-discarded = { $seat } discards a Mission: { $card }.
fact-normandy-mission-accomplished = { $seat } accomplishes a Mission: { $card }!
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
way-first = With the first alternative
way-second = With the second alternative
way-third = With the third alternative

ask-normandy-mission = { $seat }, do you accomplish a Mission now?
ask-normandy-mission-choice = { $seat }, which Mission do you keep?
ask-normandy-drop-mission = { $seat }, which Mission do you discard?
ask-normandy-take-out = { $seat }, which Item goes out of the game for this one?
roll-normandy-mission = { $seat } draws a Mission.
roll-normandy-promotion = { $seat } draws a Field Promotion.

# $asks: what is given up, as a list. $places: where the Unit has to be, or “none”.
card-mission = { $places ->
    [none] To be given up together in Phase 2: { $asks }.
   *[other] To be given up together in Phase 2, { $places }: { $asks }.
}
need-specialist = the { $title }
need-item = the { $item }
need-rwb = the bonus of the RWB { $rwb }
need-straight = a Straight
need-resources = { $list }
need-row = in row { $row } or higher
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
mission-bunker-fails = Your Mission is not done: if your Unit takes the final Bunker now, the game is lost.
mission-bunker-waits = Your Mission is not done: it has to be before the last Unit is in the final Bunker.
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
