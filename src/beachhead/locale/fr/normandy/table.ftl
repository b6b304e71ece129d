### Normandie : ce qu’il y a sur la table.

scene-turn = Tour { $turn }
phase-roll = Lancer
phase-upkeep = Entretien
phase-rally = Rallier et trouver
phase-trade = Échanges et Distinctions
phase-trade-only = Échanges
phase-move = Mouvement
phase-combat = Combat
scene-units = Unités
scene-unit = { $turns ->
    [0] { $nation } : { $has }
   *[other] { $nation } : { $has } ; dans { $sector }{ turn-there }
}
# Sert au message ci-dessus : à quel tour elle en est, sauf si elle peut rester toujours ($most vaut 0).
turn-there = { $most ->
    [0] {""}
   *[other] { $over ->
        [0] , tour { $turns } sur { $most }
       *[other] , doit en partir
    }
}
scene-unit-home = { $nation } : { $has } ; arrivée au Bunker
unit-home = arrivée au Bunker
scene-spare = Dés de réserve
scene-apart = Dés à part, { $seat }
scene-cards = Cartes, { $seat }
card-normandy-useless = { $card }, déjà utilisée ce tour
scene-on-offer = Objets Spéciaux et Véhicules disponibles
scene-map = { $map } ({ $code })
scene-map-joined = { $map } ({ $code }), et en dessous { $below }
map-name = { $map }
row-start = départ
row-cost = { $courage } Courage

# Ce que les dés apporteraient tels quels, et ce qu’ils forment.
set-straight-award = Suite : une Distinction
forecast-more = +{ $amount }
forecast-less = −{ $amount }
# $least peut être négatif.
forecast-range = de { $least } à { $amount }
forecast-rwb = { $rwb }
forecast-rwb-may = { $rwb }, si aucun crâne n’annule l’un de ses dés.
forecast-nothing = Vos dés n’apportent rien.
forecast-falls = Votre Unité tomberait.
forecast-skulls = { $which ->
    [all] { $skulls ->
        [1] Le crâne annule tous les autres dés.
       *[other] { $skulls } crânes annulent tous les autres dés.
    }
   *[some] { $skulls ->
        [1] Le crâne annule 1 autre dé, au choix.
       *[other] { $skulls } crânes annulent { $dice } autres dés, au choix.
    }
}
forecast-skulls-idle = { $skulls ->
    [1] 1 crâne n’annule rien.
   *[other] { $skulls } crânes n’annulent rien.
}
forecast-straight = { $besides ->
    [yes] Pour la suite, vous prenez une carte en plus.
   *[no] Pour la suite, vous pouvez prendre une carte à la place.
}
forecast-open = Encore à régler : { $what }

cell-title = { $sector }
cell-def = DEF { $defence }
cell-def-now = DEF { $defence } au lieu de { $printed }
cell-mgf = { $dice ->
    [one] tir de mitrailleuse
    [2] double tir de mitrailleuse
   *[other] { $dice } tirs de mitrailleuse
}
cell-mgf-quiet = { $dice ->
    [one] tir de mitrailleuse muet ce tour-ci
   *[other] double tir de mitrailleuse muet ce tour-ci
}
cell-mgf-silent = { $dice ->
    [one] tir de mitrailleuse réduit au silence
   *[other] double tir de mitrailleuse réduit au silence
}
cell-needs = exige : { $title }
cell-free = gratuit : { $title }
title-name = { $title }
cell-stay = { $turns ->
    [one] interdit de rester
   *[other] { $turns } tours au plus
}
cell-units = { $units ->
    [one] { $units } Unité
   *[other] { $units } Unités au plus
}
cell-six = { $rolled ->
    [gray] sur un crâne, { $effects }
   *[d6] sur un 6, { $effects }
}
cell-always = { $effects }
cell-turn = { $effects } à chaque tour
cell-enter = { $effects } en entrant

detail-name = Nom : { $name }.
detail-def = { $defence ->
    [0] DEF 0 : le Combat n’y coûte aucun Soldat.
    [one] DEF { $defence } : le Combat y coûte { $defence } Soldat.
   *[other] DEF { $defence } : le Combat y coûte { $defence } Soldats.
}
detail-def-printed = La carte imprimée indique DEF { $printed }.
detail-bunker-final = C’est un Bunker final : vos Unités doivent y arriver.
detail-bunker-middle = C’est un Bunker en chemin : on le traverse ou on le contourne.
detail-mgf = { $rolled ->
    [gray] { $dice ->
        [one] Le tir de mitrailleuse y fait d’autres pertes, avec 3 dés gris.
        [2] Le double tir de mitrailleuse y fait d’autres pertes, avec 6 dés gris.
        [3] Trois tirs de mitrailleuse y font d’autres pertes, avec 9 dés gris.
       *[other] Quatre tirs de mitrailleuse y font d’autres pertes, avec 12 dés gris.
    }
   *[d6] { $dice ->
        [one] Le tir de mitrailleuse y coûte encore 1d6 Soldats.
        [2] Le double tir de mitrailleuse y coûte encore { $dice }d6 Soldats.
       *[other] Tant de tirs de mitrailleuse y coûtent encore { $dice }d6 Soldats.
    }
}
detail-mgf-quiet = { $dice ->
    [one] Le tir de mitrailleuse se tait ce tour-ci.
   *[other] Le double tir de mitrailleuse se tait ce tour-ci.
}
detail-mgf-silent = { $dice ->
    [one] Le tir de mitrailleuse s’est tu jusqu’à la fin de la partie.
   *[other] Le double tir de mitrailleuse s’est tu jusqu’à la fin de la partie.
}
detail-six = { $rolled ->
    [gray] Dégâts spéciaux, si un dé du tir de mitrailleuse montre un crâne : { INSIDE($effects) }
   *[d6] Dégâts spéciaux, si un dé du tir de mitrailleuse montre un 6 : { INSIDE($effects) }
}
detail-needs = On n’y entre pas sans ce Spécialiste : { $title }.
detail-free = Un Spécialiste s’y rallie gratuitement : { $title }.
detail-stay = { $turns ->
    [one] Interdit de rester : repartez au bout de { $turns } tour.
   *[other] On y reste { $turns } tours au plus.
}
detail-units = { $units ->
    [one] Il y a de la place pour { $units } Unité.
   *[other] Il y a de la place pour { $units } Unités.
}
detail-always = Ici : { INSIDE($effects) }
detail-turn = À chaque tour : { INSIDE($effects) }
detail-enter = En entrant : { INSIDE($effects) }

entering-here = Vous êtes ici.
entering-here-lower = Vous êtes ici, face à une DEF de { $defence }.
entering-cost = { $courage ->
    [0] Y entrer ne vous coûte rien.
   *[other] Y entrer vous coûte { $courage } Courage.
}
entering-mines = Des mines terrestres vous y attendent : 1d6 Soldats perdus.
entering-closed = Vous ne pouvez pas y entrer maintenant.

# Ce que coûtera le Combat : $least et $most sont pour le tir de mitrailleuse. $cards : combien en ont les Unités.
outlook-combat = { $defence ->
    [0] { $most ->
        [0] Le Combat ne coûte aucun Soldat.
       *[other] Le Combat coûte de { $least } à { $most } Soldats, tous sous le tir de mitrailleuse.
    }
    [one] { $most ->
        [0] Le Combat coûte { $defence } Soldat.
       *[other] Le Combat coûte { $defence } Soldat, et de { $least } à { $most } de plus sous le tir de mitrailleuse.
    }
   *[other] { $most ->
        [0] Le Combat coûte { $defence } Soldats.
       *[other] Le Combat coûte { $defence } Soldats, et de { $least } à { $most } de plus sous le tir de mitrailleuse.
    }
}
outlook-besides = Le tir de mitrailleuse peut aussi coûter jusqu’à { $list }.
outlook-last-turn = Au prochain tour, il faudra partir.
outlook-short = Les Soldats risquent de manquer : des Spécialistes tombent alors à leur place.
outlook-may-fall = { $cards ->
    [0] Avec de la malchance, votre Unité sera anéantie et la bataille perdue.
   *[other] Avec de la malchance, votre Unité sera anéantie et la bataille perdue, sauf si une carte l’aide.
}
outlook-odds = { $percent ->
    [0] Cela arrive moins de 1 fois sur 100.
   *[other] Cela arrive { $percent } fois sur 100.
}
outlook-falls = { $cards ->
    [0] Votre Unité sera anéantie et la bataille perdue.
   *[other] Votre Unité sera anéantie et la bataille perdue, sauf si une carte l’aide.
}

map-notes = { $map }
map-text = { $text }
map-start = Chaque Unité commence avec { $list }.
map-par = Durée de référence : { $par } tours.
map-special = Objets Spéciaux, autant que d’Unités : { $list }.
map-special-title = Objets Spéciaux
map-shore = Cette bataille commence au bord de l’eau.
map-vehicles = Trois Véhicules sont tirés pour cette bataille.
map-teaches = Il apprend le jeu en trois étapes, avec le réglage « { option-normandy-level } » : les dés seuls, puis les Spécialistes et les Objets, puis le jeu entier.
card-name = { $card }
scene-secret-cards = Cartes secrètes de { $seat }
