### Jouer avec le feu : tout ce que dit ce module.

fact-normandy-exploded = { $soldiers ->
    [one] { $seat } porte { $icons } icônes Explosif : { $soldiers } Soldat à perdre.
   *[other] { $seat } porte { $icons } icônes Explosif : { $soldiers } Soldats à perdre.
}
highlight-blast = Ça explose !
asked-explosive = { $soldiers ->
    [one] { $icons } icônes Explosif : vous perdrez { $soldiers } Soldat avant le Combat.
   *[other] { $icons } icônes Explosif : vous perdrez { $soldiers } Soldats avant le Combat.
}
more-explosive = { $soldiers ->
    [one] { $icons } icônes Explosif : l’Unité de { $seat } perdra { $soldiers } Soldat avant le Combat.
   *[other] { $icons } icônes Explosif : l’Unité de { $seat } perdra { $soldiers } Soldats avant le Combat.
}
over-fire = { $map } : bataille perdue au tour { $turns }. { $seat } a perdu toute son Unité dans { $sector }, par ses propres explosifs.
group-normandy-playing-with-fire = Option : Jouer avec le feu
group-normandy-playing-with-fire-help = Les explosifs sont dangereux pour qui en porte trop.
option-normandy-playing_with_fire = Jouer avec le feu
option-normandy-playing_with_fire-help = À la fin de la Phase 5, une Unité perd 1 Soldat pour chaque icône Explosif qu’elle a au-delà de deux.
