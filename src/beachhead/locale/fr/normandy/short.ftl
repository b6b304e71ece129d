### Normandie : ce que font les effets, en peu de mots pour le champ de bataille.

short-gain = +{ $list }
short-lose = perte de { $list }
short-lose-specialist = { $number ->
    [one] perte de { $number } Spécialiste
   *[other] perte de { $number } Spécialistes
}
short-lose-item = perte de 1 Objet
short-change-dice = { $dice ->
    [one] changer { $dice } dé
   *[other] changer { $dice } dés
}
short-add-die = un dé de plus
short-discard-dice = { $each ->
    [yes] { $dice } par couleur de moins
   *[no] { $dice ->
        [one] { $dice } dé retiré
       *[other] { $dice } dés retirés
    }
}
short-reroll-dice = { $dice ->
    [one] relancer { $dice } dé
   *[other] relancer { $dice } dés
}
short-count-rwb = un BBR de plus
short-copy-tally = copier un compte
short-take-award = { $choice ->
    [yes] { $number ->
        [one] Distinction au choix
       *[other] { $number } Distinctions au choix
    }
   *[no] { $number ->
        [one] Distinction au hasard
       *[other] { $number } Distinctions au hasard
    }
}
short-take-card = { $what_id ->
    [specialist] Spécialiste gratuit
   *[item] Objet gratuit
}
short-recall = { $what_id ->
    [specialist] retour d’un Spécialiste
   *[item] retour d’un Objet
}
short-silence-mgf = faire taire le tir de mitrailleuse
short-turn-back = marqueur −{ $steps }
short-choose = au choix
short-fewer-locks = { $dice ->
    [one] { $dice } verrou de moins
    [6] sans verrouillage
   *[other] { $dice } verrous de moins
}
short-only-dice = { $dice ->
    [one] { $dice } dé seulement
   *[other] { $dice } dés seulement
}
short-more-rerolls = { $times ->
    [one] +{ $times } relance
   *[other] +{ $times } relances
}
short-ignore-skulls = { $skulls ->
    [one] { $skulls } crâne ignoré
   *[other] { $skulls } crânes ignorés
}
short-more-from-dice = { $symbol_id ->
    [star] +{ $by } par étoile
    [soldier] +{ $by } par soldat
    [two-soldiers] +{ $by } par deux-soldats
    [courage] +{ $by } par courage
   *[tool] +{ $by } par outil
}
short-cheaper = { $what_id ->
    [specialist] { $by ->
        [one] Spécialiste : −{ $by } Étoile
       *[other] Spécialiste : −{ $by } Étoiles
    }
    [item] { $by ->
        [one] Objet : −{ $by } Point d’Objet
       *[other] Objet : −{ $by } Points d’Objet
    }
    [vehicle] { $by ->
        [one] Véhicule : −{ $by } Étoile
       *[other] Véhicule : −{ $by } Étoiles
    }
    [award] Distinction : −{ $by } Courage
   *[advance] progresser : −{ $by } Courage
}
short-one-more = { $what_id ->
    [specialist] un Spécialiste de plus
   *[item] un Objet de plus
}
short-pass = ignorer { $list }
short-leap = tout secteur devant
short-move-again = seconde progression
short-stay-longer = { $turns ->
    [one] { $turns } tour de plus
   *[other] { $turns } tours de plus
}
short-lower-def = { $by ->
    [99] sans DEF
   *[other] DEF −{ $by }
}
short-less-fire = { $soldiers ->
    [one] tir de mitrailleuse : −{ $soldiers } Soldat
   *[other] tir de mitrailleuse : −{ $soldiers } Soldats
}
short-no-fire = à l’abri du tir de mitrailleuse
short-trade-anywhere = échanges partout
short-exchange-die = échanger un dé
short-no-items = pas d’Objet
short-no-specialists = pas de ralliement
short-no-trade = pas d’échange
short-no-sideways = pas de déplacement latéral
short-idle-vehicles = Véhicules sans effet
short-fewer-rerolls = { $times ->
    [one] −{ $times } relance
   *[other] −{ $times } relances
}
short-less-from-dice = { $symbol_id ->
    [star] −1 par étoile
    [soldier] −1 par soldat
    [two-soldiers] −1 par deux-soldats
    [courage] −1 par courage
   *[tool] −1 par outil
}
short-dearer = { $what_id ->
    [specialist] Spécialiste : +{ $by }
    [item] Objet : +{ $by }
    [vehicle] Véhicule : +{ $by }
    [award] Distinction : +{ $by }
   *[advance] progresser : +{ $by }
}
