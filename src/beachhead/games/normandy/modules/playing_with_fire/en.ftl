### Playing with Fire: all that this module says.

fact-normandy-exploded = { $soldiers ->
    [one] { $seat } carries { $icons } Explosive icons: 1 Soldier to lose.
   *[other] { $seat } carries { $icons } Explosive icons: { $soldiers } Soldiers to lose.
}
highlight-blast = It goes off!
asked-explosive = { $soldiers ->
    [one] { $icons } Explosive icons: you will lose 1 Soldier before Combat.
   *[other] { $icons } Explosive icons: you will lose { $soldiers } Soldiers before Combat.
}
more-explosive = { $soldiers ->
    [one] { $icons } Explosive icons: the Unit of { $seat } will lose 1 Soldier before Combat.
   *[other] { $icons } Explosive icons: the Unit of { $seat } will lose { $soldiers } Soldiers before Combat.
}
over-fire = { $map } is lost in turn { $turns }: the Unit of { $seat } was wiped out in { $sector } by its own explosives.
group-normandy-playing-with-fire = Option: Playing with Fire
group-normandy-playing-with-fire-help = Explosives are dangerous to whoever carries too many of them.
option-normandy-playing_with_fire = Playing with Fire
option-normandy-playing_with_fire-help = At the end of Phase 5 a Unit loses 1 Soldier for each Explosive icon that it has beyond two.
