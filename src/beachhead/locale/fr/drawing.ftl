### Les plateaux : une carte en caractères, en mots ou en image.

# Une rangée, comptée du côté des joueurs, et ce qui est imprimé à côté.
board-row = Rangée { $row }
board-row-marked = Rangée { $row } : { $mark }

# Une case en une phrase. $text : ses marques, qui s’y trouve et où l’on va, joints.
board-cell = { $cell } : { $text }.
board-join = { $first } ; { $then }
board-titled = { $title } ({ $kind })
board-start = départ
board-deep = eau profonde
board-safe = Zone sûre
board-afloat = { $seat } (barge)
board-here = { $seats } ici
board-forward = en avant vers { $cells }
board-no-forward = aucun passage en avant
board-sideways = de côté vers { $cells }
board-way = { $kind ->
    [mined] { $cell } (mines)
    [barrier] { $cell } (barrière)
   *[open] { $cell }
}

# Les passages entre des cases qui ne se touchent pas.
board-far = Autres passages : { $ways }.
board-pair = { $one }–{ $other }

# Ce que veulent dire les lignes de la carte.
board-line-open = libre
board-line-mined = miné
board-line-barrier = barrière
board-line-wall = aucun passage
