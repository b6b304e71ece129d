### War Heroes: all that this module says.

kind-hero = War Hero
kinds-hero = War Heroes
card-cost-hero = { $card } ({ $cost ->
    [one] 1 Star
   *[other] { $cost } Stars
}, { $lives ->
    [one] 1 Soldier
   *[other] { $lives } Soldiers
})
card-cost-hero-tagged = { $card } ({ $cost ->
    [one] 1 Star
   *[other] { $cost } Stars
}, { $lives ->
    [one] 1 Soldier
   *[other] { $lives } Soldiers
}; { $tags })
action-normandy-lead-the-way = Give up the Leadership and 3 Stars for { $card }
fact-normandy-led-the-way = { $seat } gives up a Leadership: { $card } leads the way.
group-normandy-war-heroes = Module: War Heroes
group-normandy-war-heroes-help = Soldiers of history, of many nations, who join your Units for Stars and a Soldier.
option-normandy-war_heroes = War Heroes
option-normandy-war_heroes-help = In place of a Specialist you may rally a hero of history with his title, for Stars and 1 Soldier.
option-normandy-lead_the_way = Lead the Way
option-normandy-lead_the_way-help = War Heroes come only in exchange for a Leadership RWB and its 3 Stars, and cost nothing else.
