### Battle Conditions: all that this module says.

group-normandy-conditions = Module: Battle Conditions
group-normandy-conditions-help = Fifty cards for the weather and the accidents of battle, one for every turn.
option-normandy-battle_conditions = Battle Conditions
option-normandy-battle_conditions-help = Before every turn a card is drawn that changes the battle for all Units.
option-normandy-persistent_weather = Persistent weather
option-normandy-persistent_weather-help = A Weather card stays until the next one comes. Needs Battle Conditions.
option-normandy-forward_observation = Forward observation
option-normandy-forward_observation-help = In Phase 3 a Unit may lose Binoculars or the like to see the next two Conditions and put them in order. Needs Battle Conditions.
kind-condition = Condition
kinds-condition = Conditions
variety-weather = Weather
phase-condition = Condition
roll-normandy-condition = A Battle Condition is drawn.

card-condition-always = { $weather ->
    [yes] Weather
   *[no] Condition
}: { $effects }{ condition-bound }{ condition-cancel }
card-condition-taken = { $weather ->
    [yes] Weather, before Phase 1
   *[no] Before Phase 1
}: { $effects }{ condition-bound }{ condition-cancel }
condition-bound = { $whom ->
    [players] {" "}The same goes for a German player.
   *[units] {""}
}
condition-cancel = { $cancel ->
    [none] {""}
   *[other] {" "}{ $cancel }
}
cancel-by-item = Cancelled if somebody loses an Item when it is drawn: { $card }.
cancel-by-specialist = Cancelled if somebody loses a Specialist when it is drawn: { $title }.

where-there = { $where ->
    [bunkers] {" "}in Bunkers
    [open] {" "}outside Bunkers
    [mgf] {" "}where MGF fires
    [no-mgf] {" "}where no MGF fires
    [start-row] {" "}in the start row
    [beyond] {" "}beyond the start row
   *[everywhere] {""}
}
effect-change-def = { $up ->
    [0] { $down ->
        [99] The DEF is 0{ where-there }{ this-turn }.
       *[other] The DEF is { $down } lower{ where-there }{ this-turn }.
    }
   *[other] The DEF is { $up } higher{ where-there }{ this-turn }.
}
short-change-def = { $up ->
    [0] DEF −{ $down }
   *[other] DEF +{ $up }
}
effect-change-mgf = { $times ->
    [0] Every MGF is silent{ where-there }{ this-turn }.
    [2] Every MGF fires with twice as many dice{ where-there }{ this-turn }.
   *[other] { $more ->
        [one] One MGF die more fires{ where-there }{ this-turn }.
       *[other] There fire { $more } MGF dice more{ where-there }{ this-turn }.
    }
}
short-change-mgf = { $times ->
    [0] no MGF
    [2] MGF doubled
   *[other] MGF +{ $more }
}
effect-shorter-stay = { $turns ->
    [one] Every stay is 1 turn shorter{ where-there }{ this-turn }, but never less than 1 turn.
   *[other] Every stay is { $turns } turns shorter{ where-there }{ this-turn }, but never less than 1 turn.
}
short-shorter-stay = stay −{ $turns }
effect-plain-sectors = Sectors give nothing, take nothing and ask for nothing{ where-there }{ this-turn }: only DEF, MGF and Land Mines count.
short-plain-sectors = nothing special
effect-skulls-cost = { the-unit } loses { $list } for each active skull{ this-turn }, as far as it has them{ $soldiers ->
    [0] {""}
   *[other] , but never its last man
}.
short-skulls-cost = −{ $list } per active skull
effect-skulls-bring = { the-unit } gains { $list } for each active skull{ this-turn }.
short-skulls-bring = +{ $list } per active skull
effect-cancel-conditions = The Battle Conditions that lie on the table are cancelled.
short-cancel-conditions = no Conditions

ask-normandy-cancel-condition = Does { $seat } lose a card to cancel the Condition?
action-normandy-lose-for = Lose { $card } to cancel the Condition
action-normandy-observe = Lose { $card } to see the next two Conditions
asked-condition = { $card }: { INSIDE($effects) }
scene-conditions = Battle Conditions
scene-next-conditions = The next Conditions

fact-normandy-condition-drawn = Battle Condition: { $card }.
fact-normandy-weather-stays = The weather has not changed: { $card }.
fact-normandy-condition-cancelled = { $seat } cancels the Condition: { $condition }.
fact-normandy-condition-kept = { $seat } does nothing against the Condition: { $condition }.
fact-normandy-conditions-lifted = { $seat } cancels what the Battle Conditions had in store.
fact-normandy-observed = { $seat } looks ahead with this: { $card }.

error-condition-for-all = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } is not for Conditions, which hold for all Units alike; leave it out.
error-cancel-one = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } names nothing, or two things; expected either a specialist or an item.
error-only-in-conditions = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } is something that only a Condition can do; expected another word.
