### Normandie : comment la partie s’est terminée.

over-normandy-won = { $turns ->
    [one] { $map } : bataille gagnée en { $turns } tour, tout le monde est dans le Bunker !
   *[other] { $map } : bataille gagnée en { $turns } tours, tout le monde est dans le Bunker !
}{ $scored ->
    [yes] {" "}Points de Victoire : { $points }.
   *[no] {""}
}
# $cost : les Soldats à perdre, dont $fire sous le tir de mitrailleuse ; $had : ce qu’avait l’Unité, dont $specialists.
over-normandy-wiped-out = { $map } : bataille perdue au tour { $turns }. { $seat } a perdu toute son Unité dans { $sector }.{ $loss ->
    [mines] {" "}Les mines terrestres coûtaient { fall-cost }
    [fire] {" "}Le tir de mitrailleuse coûtait { fall-cost }
    [combat] { $fire ->
        [0] {" "}La DEF coûtait { fall-cost }
       *[other] {" "}Le tir de mitrailleuse et la DEF coûtaient { fall-cost }
    }
    [skulls] {" "}Les crânes coûtaient { fall-cost }
   *[other] {""}
}
# Sert ci-dessus.
fall-cost = { $cost ->
    [one] { $cost } Soldat
   *[other] { $cost } Soldats
}, et il y en avait { $had }{ $specialists ->
    [0] {""}
   *[other] {" "}en comptant les Spécialistes
} : il en fallait { $needed } pour tenir.
over-normandy-stuck = { $map } : bataille perdue au tour { $turns }. { $seat } devait quitter { $sector } et n’a pas pu. { $why ->
    [courage] Continuer coûtait { $price } Courage, et il en restait { $courage }.
   *[closed] Tous les passages étaient fermés.
}

count-normandy-cards = Cartes jouées
count-normandy-soldiers = Soldats perdus
