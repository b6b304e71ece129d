# Les mots pour les dés, les couleurs, les secteurs et les places.

game-at = { $game } · { $place }

symbol-skull = crâne
symbol-star = étoile
symbol-soldier = soldat
symbol-two-soldiers = deux-soldats
symbol-courage = courage
symbol-tool = outil

colour-red = rouge
colour-white = blanc
colour-blue = bleu
colour-gray = gris
colour-black = noir
colour-field = dé de terrain
colour-gold = doré
colour-plain = dé ordinaire

# Une lettre par couleur, quand les dés sont dessinés ; B est blanc, U est bleu.

# Un dé : ce qu’il montre, accordé à sa couleur. $symbol : l’identifiant du symbole.
die-red = { $symbol ->
    [skull] crâne rouge
    [star] étoile rouge
    [soldier] soldat rouge
    [two-soldiers] deux-soldats rouge
    [courage] courage rouge
   *[tool] outil rouge
}
die-white = { $symbol ->
    [skull] crâne blanc
    [star] étoile blanche
    [soldier] soldat blanc
    [two-soldiers] deux-soldats blanc
    [courage] courage blanc
   *[tool] outil blanc
}
die-blue = { $symbol ->
    [skull] crâne bleu
    [star] étoile bleue
    [soldier] soldat bleu
    [two-soldiers] deux-soldats bleu
    [courage] courage bleu
   *[tool] outil bleu
}
die-gray = { $symbol ->
    [skull] crâne gris
    [star] étoile grise
    [soldier] soldat gris
    [two-soldiers] deux-soldats gris
    [courage] courage gris
   *[tool] outil gris
}
die-black = { $symbol ->
    [skull] crâne noir
    [star] étoile noire
    [soldier] soldat noir
    [two-soldiers] deux-soldats noir
    [courage] courage noir
   *[tool] outil noir
}
die-gold = { $symbol ->
    [skull] crâne doré
    [star] étoile dorée
    [soldier] soldat doré
    [two-soldiers] deux-soldats doré
    [courage] courage doré
   *[tool] outil doré
}

# Tant de dés d’une couleur, quoi qu’ils montrent.
dice-red = { $count ->
    [1] un dé rouge
    [2] deux dés rouges
   *[other] { $count } dés rouges
}
dice-white = { $count ->
    [1] un dé blanc
    [2] deux dés blancs
   *[other] { $count } dés blancs
}
dice-blue = { $count ->
    [1] un dé bleu
    [2] deux dés bleus
   *[other] { $count } dés bleus
}

sector-landing = Zone de débarquement
sector-battle-landing = Débarquement
sector-barriers = Barrières
sector-rallying-point = Point de ralliement
sector-gantlet = Épreuve
sector-bluffs = Falaises
sector-bunker = Bunker

seat-name = Joueur { $number }
seat-nobody = Unité automatique

nothing = rien
sign-straight = suite
card-title = { $card } ({ $sign })
# Ce qui apporte une carte des jeux Pocket.
brought-by = { $symbol ->
    [straight] une suite
   *[other] un BBR : { $sign }
}

# Quand une carte agit, en un mot ou deux à côté de son icône.
timing-always = Toujours
timing-turn = Chaque tour
timing-use = Une fois par tour
timing-express-use = À chaque secteur
timing-once = Une fois
timing-enter = En entrant
timing-rwb = Avec un BBR
timing-taken = À l’obtention
timing-lost = À sa perte
timing-instead = Au lieu d’une perte
timing-this-turn = Ce tour-ci
timing-at-once = Aussitôt
timing-to-do = À accomplir
timing-own-turn = À votre tour
timing-other-turn = Au tour d’un autre
timing-any-turn = À tout tour

# Ce que les dés apporteraient tels quels.
forecast-stop = Si vous en restez là
forecast-open-more = Il restera quelque chose à décider.

# Ce qui se montre une seconde ou deux, quand cela arrive : son nom.
highlight-medal = À l’honneur !
highlight-loss = Une perte

# A card whose back is all that one may see.
card-face-down = Une carte face cachée
