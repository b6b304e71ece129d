### Normandie : ce que font les effets, une phrase chacun.
### Un effet peut entrer dans une autre phrase et perd alors sa majuscule : il ne doit pas commencer
### par un nom propre. $who : unit, any, another, sector, others, all, ou « it » dans un choix. $span : « turn » s’il
### vaut jusqu’à la fin du tour, « always » s’il vaut tant que sa carte ou son secteur est là.

the-unit = { $who ->
    [it] Elle
    [any] Une Unité de votre choix
    [another] Une autre Unité de votre choix
    [sector] Chaque Unité de votre secteur
    [others] Chaque autre Unité
    [all] Chaque Unité
    [garrison] Votre garnison
   *[unit] Votre Unité
}
this-turn = { $span ->
    [turn] {" "}ce tour-ci
   *[always] {""}
}
each-turn = { $span ->
    [turn] {" "}ce tour-ci
   *[always] {" "}à chaque tour
}
rwb-of-symbol = { $symbol_id ->
    [skull] { rwb-skull }
    [star] { rwb-star }
    [soldier] { rwb-soldier }
    [two-soldiers] { rwb-two-soldiers }
    [courage] { rwb-courage }
   *[tool] { rwb-tool }
}
dice-showing = { $shows_id ->
    [skull] {" "}montrant un crâne
    [star] {" "}montrant une étoile
    [soldier] {" "}montrant un soldat
    [two-soldiers] {" "}montrant deux soldats
    [courage] {" "}montrant un courage
    [tool] {" "}montrant un outil
   *[other] {""}
}
dice-of-colour = { $of_id ->
    [red] { $dice ->
        [one] {" "}rouge
       *[other] {" "}rouges
    }
    [white] { $dice ->
        [one] {" "}blanc
       *[other] {" "}blancs
    }
    [blue] { $dice ->
        [one] {" "}bleu
       *[other] {" "}bleus
    }
   *[other] {""}
}
any-colour = { $colour ->
    [yes] {" "}de n’importe quelle couleur
   *[no] {""}
}
dice-turned = { $to_id ->
    [skull] changer en crâne{ any-colour }
    [star] changer en étoile{ any-colour }
    [soldier] changer en soldat{ any-colour }
    [two-soldiers] changer en deux-soldats{ any-colour }
    [courage] changer en courage{ any-colour }
    [tool] changer en outil{ any-colour }
   *[other] { $symbol ->
        [yes] { $colour ->
            [yes] changer le symbole et la couleur de
           *[no] changer le symbole de
        }
       *[no] { $colour ->
            [yes] changer la couleur de
           *[no] garder tels quels
        }
    }
}

effect-gain = { the-unit } gagne { $list }.
effect-lose = { the-unit } perd { $list }, ou tout ce qu’elle en a.
effect-lose-specialist = { $number ->
    [one] { the-unit } perd { $number } Spécialiste de son choix, si elle en a un.
   *[other] { the-unit } perd { $number } Spécialistes de son choix, ou tous ceux qu’elle a.
}
effect-lose-item = { the-unit } perd 1 Objet de son choix, si elle en a un.
effect-change-dice = { the-unit } peut, au compte final, { dice-turned } { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés au plus
}{ dice-showing }.{ $fire ->
    [yes] {" "}Ou bien, au Combat, le pire des dés du tir de mitrailleuse passe au résultat le plus doux.
   *[no] {""}
}
effect-add-die = { the-unit } ajoute à son compte final { $colour_id ->
    [red] un dé rouge
    [white] un dé blanc
    [blue] un dé bleu
   *[other] un dé de n’importe quelle couleur
} qui montre { $symbol_id ->
    [skull] un crâne
    [star] une étoile
    [soldier] un soldat
    [two-soldiers] deux soldats
    [courage] du courage
    [tool] un outil
   *[other] le symbole de son choix
}.
effect-discard-dice = { the-unit } retire de son compte final { $each ->
    [yes] { $dice } dé rouge, { $dice } blanc et { $dice } bleu{ dice-showing }, qui n’y font plus rien
   *[no] { $dice ->
        [one] { $dice } dé{ dice-of-colour }{ dice-showing }, qui n’y fait plus rien
       *[other] { $dice } dés{ dice-of-colour }{ dice-showing }, qui n’y font plus rien
    }
}.
effect-reroll-dice = { $dice ->
    [one] { the-unit } peut relancer { $dice } dé de son compte final, même verrouillé.
   *[other] { the-unit } peut relancer jusqu’à { $dice } dés de son compte final, même verrouillés.
}
effect-count-rwb = { $symbol ->
    [none] { the-unit } compte un BBR de plus ce tour-ci, du symbole de son choix.
   *[other] { the-unit } compte un BBR « { rwb-of-symbol } » de plus ce tour-ci.
}
effect-copy-tally = { the-unit } prend le compte final d’une autre Unité à la place du sien.
effect-take-award = { $choice ->
    [yes] { $number ->
        [one] { the-unit } reçoit { $number } Distinction de son choix.
       *[other] { the-unit } reçoit { $number } Distinctions de son choix.
    }
   *[no] { $number ->
        [one] { the-unit } reçoit { $number } Distinction au hasard.
       *[other] { the-unit } reçoit { $number } Distinctions au hasard.
    }
}
effect-take-card = { $what_id ->
    [specialist] { $most ->
        [one] { the-unit } peut prendre sans payer 1 Spécialiste de { $most } Étoile au plus.
       *[other] { the-unit } peut prendre sans payer 1 Spécialiste de { $most } Étoiles au plus.
    }
   *[item] { $most ->
        [one] { the-unit } peut prendre sans payer 1 Objet de { $most } Point d’Objet au plus.
       *[other] { the-unit } peut prendre sans payer 1 Objet de { $most } Points d’Objet au plus.
    }
}
effect-recall = { $what_id ->
    [specialist] { the-unit } peut reprendre 1 Spécialiste de sa nation qu’elle a perdu.
   *[item] { the-unit } peut reprendre 1 Objet qu’elle a utilisé.
}
effect-silence-mgf = { the-unit } fait taire le tir de mitrailleuse de son secteur jusqu’à la fin de la partie.
effect-turn-back = { $steps ->
    [one] { the-unit } recule son marqueur de { $steps } cran, mais jamais en dessous de 1.
   *[other] { the-unit } recule son marqueur de { $steps } crans, mais jamais en dessous de 1.
}
# $of : ce qu’on peut choisir, joint par choose-or ; chaque possibilité sans sa majuscule, et dite
# de « it ».
effect-choose = { the-unit } a le choix : { $of }
choose-or = { $first } Ou bien { $then }
effect-fewer-locks = { $dice ->
    [one] { the-unit } verrouille { $dice } dé de moins{ this-turn }.
    [6] { the-unit } ne verrouille aucun dé{ this-turn }.
   *[other] { the-unit } verrouille { $dice } dés de moins{ this-turn }.
}
effect-only-dice = { $dice ->
    [one] { the-unit } ne lance que { $dice } dé{ this-turn } et choisit ce qui reste de côté.
   *[other] { the-unit } ne lance que { $dice } dés{ this-turn } et choisit ce qui reste de côté.
}
effect-more-rerolls = { $times ->
    [one] { the-unit } a { $times } relance de plus{ each-turn }.
   *[other] { the-unit } a { $times } relances de plus{ each-turn }.
}
effect-ignore-skulls = { $skulls ->
    [one] { the-unit } ignore { $skulls } crâne{ each-turn }.
   *[other] { the-unit } ignore { $skulls } crânes{ each-turn }.
}
effect-more-from-dice = { the-unit } gagne { $symbol_id ->
    [star] { $by ->
        [one] { $by } Étoile de plus par dé montrant une étoile
       *[other] { $by } Étoiles de plus par dé montrant une étoile
    }
    [soldier] { $by ->
        [one] { $by } Soldat de plus par dé montrant un soldat
       *[other] { $by } Soldats de plus par dé montrant un soldat
    }
    [two-soldiers] { $by ->
        [one] { $by } Soldat de plus par dé montrant deux soldats
       *[other] { $by } Soldats de plus par dé montrant deux soldats
    }
    [courage] { $by } Courage de plus par dé montrant un courage
   *[tool] { $by ->
        [one] { $by } Point d’Objet de plus par dé montrant un outil
       *[other] { $by } Points d’Objet de plus par dé montrant un outil
    }
}{ this-turn }.
effect-cheaper = { the-unit } paie { $what_id ->
    [specialist] { $by ->
        [one] son premier Spécialiste { $by } Étoile de moins{ each-turn }
       *[other] son premier Spécialiste { $by } Étoiles de moins{ each-turn }
    }
    [item] { $by ->
        [one] son premier Objet { $by } Point d’Objet de moins{ each-turn }
       *[other] son premier Objet { $by } Points d’Objet de moins{ each-turn }
    }
    [vehicle] { $by ->
        [one] un Véhicule { $by } Étoile de moins{ this-turn }
       *[other] un Véhicule { $by } Étoiles de moins{ this-turn }
    }
    [award] la première Distinction { $by } Courage de moins{ each-turn }
   *[advance] sa première progression { $by } Courage de moins{ each-turn }
}.
effect-one-more = { $what_id ->
    [specialist] { the-unit } peut rallier un Spécialiste de plus{ each-turn }.
   *[item] { the-unit } peut trouver un Objet de plus{ each-turn }.
}
effect-pass = { the-unit } ignore { $list } quand elle bouge{ this-turn }.
hindrance-courage = le coût en Courage
hindrance-needs = les Spécialistes exigés
hindrance-barriers = les barrières
hindrance-mines = les mines terrestres
hindrance-losses = la perte de cartes en entrant
effect-leap = { the-unit } peut progresser vers n’importe quel secteur de la rangée suivante{ this-turn }, même derrière une barrière.
effect-move-again = { the-unit } peut progresser une fois de plus après avoir progressé{ this-turn }, en payant de nouveau.
effect-stay-longer = { $turns ->
    [one] { the-unit } peut rester { $turns } tour de plus
   *[other] { the-unit } peut rester { $turns } tours de plus
} { $span ->
    [turn] là où elle est.
   *[always] dans un secteur.
}
effect-lower-def = { $who ->
    [sector] { $by ->
        [99] La DEF de votre secteur est de 0 pour toutes les Unités qui s’y trouvent{ this-turn }.
       *[other] La DEF de votre secteur est réduite de { $by } pour toutes les Unités qui s’y trouvent{ this-turn }.
    }
   *[unit] { $by ->
        [99] { the-unit } affronte une DEF de 0{ this-turn }.
       *[other] { the-unit } affronte une DEF réduite de { $by }{ this-turn }.
    }
}
effect-less-fire = { $soldiers ->
    [one] { the-unit } perd { $soldiers } Soldat de moins sous le tir de mitrailleuse{ this-turn }.
   *[other] { the-unit } perd { $soldiers } Soldats de moins sous le tir de mitrailleuse{ this-turn }.
}
effect-no-fire = { $who ->
    [all] Aucune Unité ne perd de Soldat sous le tir de mitrailleuse{ this-turn }.
    [sector] Aucune Unité de votre secteur ne perd de Soldat sous le tir de mitrailleuse{ this-turn }.
   *[unit] { the-unit } ne perd aucun Soldat sous le tir de mitrailleuse{ this-turn }.
}
effect-trade-anywhere = { the-unit } peut échanger avec les Unités de n’importe quel secteur{ this-turn }.
effect-exchange-die = { the-unit } peut échanger une fois{ $span ->
    [turn] {" "}ce tour-ci
   *[always] {" "}par tour
} un dé de son compte final contre un dé de même couleur d’une autre Unité ou, si elle est seule, contre un dé de réserve.
effect-no-trade = { $who ->
    [all] Aucune Unité ne peut rien donner à une autre{ this-turn }.
    [sector] Aucune Unité de votre secteur ne peut rien donner ni recevoir{ this-turn }.
   *[unit] { the-unit } ne peut rien donner ni recevoir{ this-turn }.
}
effect-no-sideways = { $who ->
    [all] Aucune Unité ne peut se déplacer sur le côté{ this-turn }.
    [sector] Aucune Unité de votre secteur ne peut se déplacer sur le côté{ this-turn }.
   *[unit] { the-unit } ne peut pas se déplacer sur le côté{ this-turn }.
}
effect-idle-vehicles = { $who ->
    [all] Aucun Véhicule n’a d’effet{ this-turn }.
    [sector] Aucun Véhicule de votre secteur n’a d’effet{ this-turn }.
   *[unit] { the-unit } ne tire rien de son Véhicule{ this-turn }.
}
effect-fewer-rerolls = { $times ->
    [one] { the-unit } a { $times } relance de moins{ each-turn }.
   *[other] { the-unit } a { $times } relances de moins{ each-turn }.
}
effect-less-from-dice = { the-unit } gagne { $symbol_id ->
    [star] 1 Étoile de moins par dé montrant une étoile
    [soldier] 1 Soldat de moins par dé montrant un soldat
    [two-soldiers] 1 Soldat de moins par dé montrant deux soldats
    [courage] 1 Courage de moins par dé montrant un courage
   *[tool] 1 Point d’Objet de moins par dé montrant un outil
}{ this-turn }.
effect-dearer = { the-unit } paie { $what_id ->
    [specialist] { $by ->
        [one] son premier Spécialiste { $by } Étoile de plus{ each-turn }
       *[other] son premier Spécialiste { $by } Étoiles de plus{ each-turn }
    }
    [item] { $by ->
        [one] son premier Objet { $by } Point d’Objet de plus{ each-turn }
       *[other] son premier Objet { $by } Points d’Objet de plus{ each-turn }
    }
    [vehicle] { $by ->
        [one] un Véhicule { $by } Étoile de plus{ this-turn }
       *[other] un Véhicule { $by } Étoiles de plus{ this-turn }
    }
    [award] la première Distinction { $by } Courage de plus{ each-turn }
   *[advance] sa première progression { $by } Courage de plus{ each-turn }
}.
effect-no-items = { $who ->
    [all] Aucune Unité ne peut trouver d’Objet{ this-turn }.
    [sector] Aucune Unité de votre secteur ne peut trouver d’Objet{ this-turn }.
   *[unit] { the-unit } ne peut trouver aucun Objet{ this-turn }.
}
effect-no-specialists = { $who ->
    [all] Aucune Unité ne peut rallier de Spécialiste{ this-turn }.
    [sector] Aucune Unité de votre secteur ne peut rallier de Spécialiste{ this-turn }.
   *[unit] { the-unit } ne peut rallier aucun Spécialiste{ this-turn }.
}
