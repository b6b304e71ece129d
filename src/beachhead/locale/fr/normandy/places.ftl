### Normandie : lieux, quantités et BBR.

game-normandy = Normandie
game-normandy-line = Menez ensemble vos Unités, secteur après secteur, de la plage jusqu’au Bunker : tout le monde y arrive, ou personne.

# $number : le numéro du secteur sur le champ de bataille, tel qu’il est écrit dans son fichier.
place = { $number ->
    [bunker] le Bunker
    [bunker1] le Bunker 1
    [bunker2] le Bunker 2
    [bunker3] le Bunker 3
   *[other] le secteur { $number }
}
# Le même, en titre sur le champ de bataille.
place-short = { $number ->
    [bunker] Bunker
    [bunker1] Bunker 1
    [bunker2] Bunker 2
    [bunker3] Bunker 3
   *[other] { $number }
}
# Le même, à côté du nom d’une Unité.
unit-at = { $number ->
    [bunker] Bunker
    [bunker1] Bunker 1
    [bunker2] Bunker 2
    [bunker3] Bunker 3
   *[other] secteur { $number }
}

# Une ressource sans quantité, dans un menu après « Donner… ».
resource-soldiers = des Soldats
resource-stars = des Étoiles
resource-courage = du Courage
resource-tools = des Points d’Objet

amount-soldiers = { $amount ->
    [one] { $amount } Soldat
   *[other] { $amount } Soldats
}
amount-stars = { $amount ->
    [one] { $amount } Étoile
   *[other] { $amount } Étoiles
}
amount-courage = { $amount } Courage
amount-tools = { $amount ->
    [one] { $amount } Point d’Objet
   *[other] { $amount } Points d’Objet
}
amount-specialists = { $amount ->
    [one] { $amount } Spécialiste
   *[other] { $amount } Spécialistes
}
amount-vehicle = { $card }
amount-def = DEF { $amount }
amount-mgf = mitrailleuse : { $amount }
amount-turns = { $over ->
    [0] tour { $turns } sur { $most }
   *[other] doit en partir
}
# Autant de dés à six faces de Soldats.
amount-dice = { $amount }d6 Soldats

# Les listes : list-comma entre tous sauf avant le dernier, list-and avant le dernier.
list-comma = { $first }, { $then }
list-and = { $first } et { $then }

rwb-skull = Legs du mort
rwb-star = Commandement
rwb-soldier = Renforts
rwb-two-soldiers = Débarquement massif
rwb-courage = Cri de guerre
rwb-tool = Trouvaille

# Le tableau d’une nation ; $table vaut « common » pour celui qui peut valoir pour toutes.
rwb-table = { $table ->
    [common] BBR de toutes les nations
   *[other] BBR : { $nation }
}
rwb-line = { $rwb } ({ $symbol }) : { INSIDE($effects) }
rwb-line-nothing = { $rwb } ({ $symbol }) : rien.
