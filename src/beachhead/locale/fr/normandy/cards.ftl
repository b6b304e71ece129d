### Normandie : ce que disent les cartes.
### $effects : des phrases, la première sans sa majuscule. $condition, $pay et $effects sont le mot
### « none » quand il n’y en a pas.

with-condition = { $condition ->
    [none] {""}
   *[other] , { $condition }
}
with-pay = { $pay ->
    [none] {""}
   *[other] , contre { $pay }
}
give-up = { $kind ->
    [specialist] À sacrifier
    [award] À jouer
    [badge] À utiliser
    [promotion] Une seule fois, puis à défausser
   *[item] À défausser
}
instead-of = { $loss ->
    [mines] au lieu de perdre des Soldats sur des mines terrestres
    [fire] au lieu de perdre des Soldats sous le tir de mitrailleuse
    [specialist] au lieu de perdre des Spécialistes à cause d’un secteur
   *[combat] au lieu de perdre des Soldats face à la DEF
}
then-effects = { $effects ->
    [none] .
   *[other] {" "}: { $effects }
}
until-lost = { $kind ->
    [vehicle] {" "}Un 6 au tir de mitrailleuse ou sur des mines terrestres détruit ce Véhicule, qui ne protège déjà plus de ce jet.
   *[other] {""}
}
card-always = Toujours{ with-condition } : { $effects }{ until-lost }
card-use-spent = { give-up }{ with-pay }{ with-condition } : { $effects }
card-use-kept = Une fois par tour{ with-pay }{ with-condition } : { $effects }{ until-lost }
card-turn = À chaque tour{ with-condition } : { $effects }{ until-lost }
card-enter = En entrant dans un secteur{ with-condition } : { $effects }{ until-lost }
card-rwb = Chaque tour où vous avez un BBR{ with-condition } : { $effects }{ until-lost }
card-taken = Dès que vous recevez cette carte{ with-condition } : { $effects }{ until-lost }
card-lost = Quand vous perdez cette carte{ with-condition } : { $effects }{ until-lost }
card-instead-spent = { give-up } { instead-of }{ with-pay }{ with-condition }{ then-effects }
card-instead-kept = Une fois par tour, { instead-of }{ with-pay }{ with-condition }{ then-effects }{ until-lost }

if-has = si vous avez ce Spécialiste ({ $title })
if-rwb = si { $symbol } est parmi vos BBR
if-bunker-yes = si vous êtes dans un Bunker
if-bunker-no = si vous n’êtes pas dans un Bunker
if-mgf-yes = s’il y a un tir de mitrailleuse dans votre secteur
if-mgf-no = s’il n’y a pas de tir de mitrailleuse dans votre secteur
if-alone-yes = si aucune autre Unité n’est dans votre secteur
if-alone-no = si une autre Unité est dans votre secteur
if-moved-yes = si vous avez bougé ce tour-ci
if-moved-no = si vous n’avez pas bougé ce tour-ci
if-soldiers = { $n ->
    [one] si vous avez { $n } Soldat au plus
   *[other] si vous avez { $n } Soldats au plus
}
if-row = si vous êtes dans la rangée { $n } ou plus haut

card-cost-specialist = { $cost ->
    [one] { $card } ({ $cost } Étoile)
   *[other] { $card } ({ $cost } Étoiles)
}
card-cost-specialist-tagged = { $cost ->
    [one] { $card } ({ $cost } Étoile ; { $tags })
   *[other] { $card } ({ $cost } Étoiles ; { $tags })
}
card-cost-item = { $cost ->
    [one] { $card } ({ $cost } Point d’Objet)
   *[other] { $card } ({ $cost } Points d’Objet)
}
card-cost-item-tagged = { $cost ->
    [one] { $card } ({ $cost } Point d’Objet ; { $tags })
   *[other] { $card } ({ $cost } Points d’Objet ; { $tags })
}
# Ce qu’une carte est en outre : ses icônes.
tag-explosive = explosif
tag-scope = optique
card-cost-vehicle = { $card } ({ $stars ->
    [one] { $stars } Étoile
   *[other] { $stars } Étoiles
}, { $tools ->
    [one] { $tools } Point d’Objet
   *[other] { $tools } Points d’Objet
})
card-cost-none = { $card }

# Ce qu’est une carte parmi celles de sa sorte.
variety-reserve = Réserve
variety-ranking = Gradé
variety-unique = Unique
variety-special = Spécial

# Les moments où s’utilise une carte.
used-at-muster = avant de lancer les dés
used-at-roll = pendant les jets
used-at-tally = au compte final
used-at-rally = Rallier et trouver
used-at-trade = Échanges
used-at-move = Mouvement
used-at-ready = avant le combat
used-at-fire = après un tir de mitrailleuse
