### La traversée : tout ce que dit ce module.

group-normandy-crossing = Module : la traversée
group-normandy-crossing-help = Avant la bataille, vous menez votre barge de la haute mer à la plage ; ou bien c’est toute la partie.
option-normandy-crossing = La traversée
option-normandy-crossing-help = Avant la bataille, vous menez votre barge jusqu’à la plage, entre les obus et les mines. Seulement sur les champs de bataille qui commencent au bord de l’eau.
option-normandy-continuous_play = Jeu continu
option-normandy-continuous_play-help = Qui atteint la plage se bat aussitôt, pendant que d’autres sont encore en mer. Nécessite la traversée.
option-normandy-crossing_only = La traversée seule
option-normandy-crossing_only-help = La partie est gagnée quand tous ont débarqué ; ce que vous avez sauvé fait le score. Nécessite la traversée.
error-no-shore = Le champ de bataille « { $map } » ne commence pas au bord de l’eau : { $name } demande l’un de ceux-ci : { $known } ({ $rule }).
error-too-few-starts = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } indique { $players } joueurs, mais la rangée du bas n’a que { $starts } secteurs, un par barge ; il y faut autant de secteurs, ou moins de joueurs.
error-no-way-up = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } : du secteur « { $sector } », aucun chemin ne mène à la rangée du haut ; il en faut un.
error-no-side = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } : le secteur « { $sector } » de la zone sûre n’a pas de secteur à côté où quitter une barge ; il faut un passage latéral.

phase-sea-upkeep = Entretien et Combat
phase-shelling = Pilonnage
phase-steer = Mouvement et mines

kind-naval = Spécialiste naval
kinds-naval = Spécialistes navals
kind-at-sea = Distinction en mer
kinds-at-sea = Distinctions en mer
kind-sea-map = Carte marine
kind-as-ashore = Distinction qui sert aussi en mer

effect-clear-lane = { the-unit } ne craint pas les mines marines{ this-turn }.
short-clear-lane = mines marines sans effet
effect-seaworthy = { the-unit } navigue sans panne ni panique{ this-turn }.
short-seaworthy = ni panne, ni panique
effect-soft-landing = { the-unit } paie { $by } Courage de moins pour atteindre la plage en barge{ this-turn }.
short-soft-landing = plage : { $by } de moins
effect-spares-hull = { the-unit } perd { $tools ->
    [one] { $tools } Point d’Objet
   *[other] { $tools } Points d’Objet
} de coque de moins sous les obus{ this-turn }.
short-spares-hull = obus : { $tools } de moins

ask-normandy-launch = { $seat }, d’où part votre barge ?
ask-normandy-steer = { $seat }, quel cap ?
ask-normandy-overboard = { $seat }, de quel côté quittez-vous la barge ?
ask-normandy-lose-aboard = { $seat }, qui perdez-vous à bord ?
ask-normandy-pay-off = { $seat }, qu’obtenez-vous pour votre Spécialiste naval ?
roll-normandy-passenger = Un Passager est réparti.
roll-normandy-shells = Les obus : deux dés pour tous.
roll-normandy-shelled = { $seat } est sous les obus et lance les dés pour ses Soldats.
roll-normandy-mined = { $seat } touche des mines et lance un dé pour ses Soldats.
roll-normandy-mined-hull = { $seat } lance un dé pour les dégâts de la barge.

action-normandy-launch = Partir dans { $sector }
action-normandy-steer = Mettre le cap sur { $sector }
action-normandy-wade-on = Avancer dans l’eau vers { $sector }
action-normandy-disembark = Débarquer dans l’eau { DE($sector) }
action-normandy-go-ashore = Prendre pied sur la plage : { $sector }
action-normandy-pay-off = { $gets ->
    [soldiers] 3 Soldats
   *[courage] 2 Courage
}
action-normandy-play-at-sea = Jouer pour la traversée : { $card }
menu-normandy-launch = Partir…
menu-normandy-steer = Mettre le cap…
menu-normandy-wade-on = Avancer dans l’eau…
menu-normandy-disembark = Débarquer…
menu-normandy-go-ashore = Prendre pied…
menu-normandy-pay-off = Renvoyer le Spécialiste naval…

asked-aboard = { $number ->
    [one] Vous perdez l’un de ceux qui sont à bord.
   *[other] Vous perdez { $number } de ceux qui sont à bord.
}
asked-overboard = { $why ->
    [hull] Votre barge est détruite.
   *[courage] Votre patron panique et baisse la rampe.
} Votre Unité se jette à l’eau, à côté.
asked-steer = { $rows ->
    [one] La plage est la rangée suivante.
   *[other] La plage est { $rows } rangées plus loin.
} Vous avez { $has }.
asked-wade = { $rows ->
    [one] La plage est la rangée suivante.
   *[other] La plage est { $rows } rangées plus loin.
} Vous avez { $has }.
asked-stalled = Le moteur a calé : votre barge ne bouge pas ce tour.
asked-sideways = Panique à bord : votre barge doit se déplacer de côté ce tour ; si c’est impossible, elle reste sur place.
# Ce que coûtent les dés tels qu’ils sont.
forecast-sea-def = { $soldiers ->
    [0] La DEF du secteur ne coûte rien.
    [1] La DEF du secteur y est comptée : 1 Soldat.
   *[other] La DEF du secteur y est comptée : { $soldiers } Soldats.
}
forecast-sea-stars = Étoiles : { $stars } sur { $most }{ $lost ->
    [0] .
    [one] , qui coûtent l’un de ceux qui sont à bord.
   *[other] , qui coûtent { $lost } de ceux qui sont à bord.
}
forecast-sea-rwb = { $penalty ->
    [skull] Une balle perdue coûte 1 Passager.
    [star] Le coup au but est compris.
    [soldier] Les éclats d’obus sont compris.
    [two-soldiers] Les hommes à la mer sont compris.
    [courage] Panique : votre barge devra se déplacer de côté ; si c’est impossible, elle restera sur place.
   *[tool] Moteur calé : votre barge ne bougera pas.
}
forecast-sea-drowns = Votre Unité se noierait.
forecast-sea-straight = Pour la suite, vous recevez une Distinction.

fact-normandy-passenger-dealt = { $seat } embarque : { $card }.
fact-normandy-launched = { $seat } : la barge part dans { $sector }.
fact-normandy-dice-cost = { $seat } : les dés coûtent { $soldiers ->
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldats
}, { $courage } Courage et { $tools ->
    [one] { $tools } Point d’Objet
   *[other] { $tools } Points d’Objet
}.{ $stars ->
    [0] {""}
    [one] {" "}{ $stars } Étoile de plus.
   *[other] {" "}{ $stars } Étoiles de plus.
}{ $lost ->
    [0] {""}
    [one] {" "}Les Étoiles coûtent l’un de ceux qui sont à bord.
   *[other] {" "}Les Étoiles coûtent { $lost } de ceux qui sont à bord.
}
fact-normandy-sea-rwb = { $seat } : { $symbol ->
    [skull] une balle perdue.
    [star] un coup au but !
    [soldier] des éclats d’obus.
    [two-soldiers] des hommes à la mer !
    [courage] la panique à bord.
   *[tool] le moteur cale.
}
fact-normandy-lost-at-sea = { $seat } perd en mer : { $card }.
cause-C-4 = Les dés
cause-C-5 = BBR en mer
brief-normandy-passenger-dealt = { $cause } : { $card } monte à bord
brief-normandy-lost-at-sea = { $cause } : vous perdez en mer { $card }
brief-normandy-hull-hit = { $cause } : −{ $tools } pour votre barge, il reste { $left }
fact-normandy-hull-hit = { $seat } : la barge subit { $tools ->
    [one] { $tools } point de dégâts
   *[other] { $tools } points de dégâts
} ; il lui reste { $left ->
    [one] { $left } Point d’Objet.
   *[other] { $left } Points d’Objet.
}
fact-normandy-sea-fought = { $seat } : la DEF coûte { $defence ->
    [0] zéro Soldat ; avec les dés, le tour a coûté
    [one] { $defence } Soldat ; avec les dés, le tour a coûté
   *[other] { $defence } Soldats ; avec les dés, le tour a coûté
} { $soldiers ->
    [0] zéro Soldat.
    [one] { $soldiers } Soldat.
   *[other] { $soldiers } Soldats.
}
fact-normandy-kept-station = { $seat } reste sur place.
fact-normandy-shells-fell = Les obus tombent sur le { $number }.
fact-normandy-shelled = { $seat } est sous les obus : { $soldiers ->
    [one] { $soldiers } Soldat tombe.
   *[other] { $soldiers } Soldats tombent.
}
highlight-shells = Des obus !
fact-normandy-steered = { $courage ->
    [0] { $seat } met le cap sur { $sector }.
   *[other] { $seat } met le cap sur { $sector } pour { $courage } Courage.
}
fact-normandy-waded-on = { $seat } avance dans l’eau vers { $sector }.
fact-normandy-sea-mines-exploded = { $seat } : les mines coûtent { $soldiers ->
    [one] { $soldiers } Soldat.
   *[other] { $soldiers } Soldats.
}
fact-normandy-disembarked = { $seat } quitte la barge et se tient dans l’eau { DE($sector) }.
fact-normandy-craft-lost = { $seat } : la barge coule en eau profonde.
fact-normandy-came-ashore = { $seat } prend pied sur la plage, dans { $sector }{ $courage ->
    [0] {""}
   *[other] {" "}pour { $courage } Courage
}, avec { $passengers ->
    [0] aucun Passager
    [one] { $passengers } Passager
   *[other] { $passengers } Passagers
}.
fact-normandy-naval-paid-off = { $seat } renvoie aux barges : { $card }.
fact-normandy-battle-begins = La bataille commence au tour { $turn }.
fact-normandy-crossing-done = Tous ont débarqué au tour { $turn } : { $points } points.

scene-aboard = À bord : { $seat }
scene-to-launch = { $nation } : { $has } ; pas encore à l’eau
scene-craft = { $nation } : { $has } ; en barge dans { $sector }
scene-wader = { $nation } : { $has } ; dans l’eau { DE($sector) }
scene-ashore = { $nation } : { $has } ; attend sur la plage, dans { $sector }
amount-hull = coque { $amount }
amount-sea-stars = Étoiles { $stars } sur { $most }
amount-passengers = { $amount ->
    [0] aucun Passager
    [one] { $amount } Passager
   *[other] { $amount } Passagers
}
at-to-launch = pas encore à l’eau
at-craft = { unit-at }, en barge
at-wader = { unit-at }, dans l’eau
at-ashore = { unit-at }, sur la plage
sea-rwbs = Les BBR en mer
sea-rwb = Trois fois { $symbol } : { $penalty ->
    [skull] balle perdue : vous perdez 1 Passager.
    [star] coup au but : votre barge perd 8 Points d’Objet.
    [soldier] éclats d’obus : vous perdez 4 Soldats, et votre barge 5 Points d’Objet.
    [two-soldiers] hommes à la mer : vous perdez 6 Soldats.
    [courage] panique : votre barge doit se déplacer de côté ce tour ; si c’est impossible, elle reste sur place.
   *[tool] moteur calé : votre barge ne peut pas bouger ce tour.
}

cell-shell = obus { $number }
cell-mined = miné
detail-craft = Chaque barge présente augmente la DEF de 1, la vôtre aussi.
detail-deep = Eau profonde : une Unité qui doit quitter sa barge ici se noie.
detail-safe = Zone sûre : une Unité peut y quitter sa barge et gagner la plage à pied.
detail-shell = Numéro d’obus { $number } : { $ways ->
    [one] { $ways } chance sur { $of } d’être pilonné.
   *[other] { $ways } chances sur { $of } d’être pilonné.
}
detail-mined = Mines : qui entre perd 1d6 Soldats, et une barge 1d6 Points d’Objet.
sea-drowns = Cela épuise votre Courage en eau profonde : l’Unité se noie, et la partie est perdue !
sea-may-drown = Les mines peuvent couler votre barge en eau profonde : la partie serait perdue !
sea-may-sink = Les mines peuvent couler votre barge, et jeter votre Unité à l’eau !
sea-may-fall = Les mines peuvent coûter vos derniers Soldats !
# $cards : combien l’Unité en a.
sea-def-falls = { $cards ->
    [0] La DEF y coûte vos derniers Soldats !
   *[other] La DEF y coûte vos derniers Soldats, à moins qu’une carte n’aide !
}
sea-shell-falls = { $sure ->
    [yes] Un obus y coûte vos derniers Soldats !
   *[no] Un obus peut y coûter vos derniers Soldats !
}
sea-shell-drowns = Un obus y coule votre barge en eau profonde : la partie serait perdue !
sea-dice-drown = { $of ->
    [courage] { $dice ->
        [one] Au prochain tour, un seul dé de courage noie votre Unité !
       *[other] Au prochain tour, { $dice } dés de courage noient votre Unité !
    }
   *[tool] { $dice ->
        [one] Au prochain tour, un seul dé d’outil coule votre barge en eau profonde !
       *[other] Au prochain tour, { $dice } dés d’outil coulent votre barge en eau profonde !
    }
}
sea-ramp-drops = Cela épuise votre Courage : la rampe s’abaisse, et l’Unité se jette à l’eau, à côté de la barge.
sea-in-water = Dans l’eau { DE($sector) } :
sea-toll = { $courage ->
    [0] Ne coûte aucun Courage.
   *[other] Coûte { $courage } Courage.
}
sea-mines = Mines : vous perdez de 1 à 6 Soldats et de 1 à 6 Points d’Objet.
sea-mines-wading = Mines : vous perdez de 1 à 6 Soldats.
# $when : « now » si la DEF et les obus de ce tour sont encore à venir.
sea-def = DEF { $defence }{ $craft ->
    [yes] {" "}(+1 avec votre barge)
   *[no] {""}
} : { $when ->
    [now] elle coûte encore { sea-def-cost } ce tour-ci, puis les obus tombent.
   *[next] elle coûte { sea-def-cost } au prochain tour.
}
# Utilisé ci-dessus.
sea-def-cost = { $cost ->
    [0] zéro Soldat
    [one] { $cost } Soldat
   *[other] { $cost } Soldats
}
sea-to-go = { $rows ->
    [one] De là, la plage est la rangée suivante.
   *[other] De là, la plage est { $rows } rangées plus loin.
}
sea-disembark = Plus de coque, plus de Courage à payer ; mais vous ne bougez plus ce tour.
sea-ashore = { $courage ->
    [0] Ne coûte aucun Courage.
   *[other] Coûte { $courage } Courage.
} { $passengers ->
    [0] Il ne reste aucun Passager.
    [one] { $passengers } Passager débarque avec vous.
   *[other] { $passengers } Passagers débarquent avec vous.
}

# Une Distinction à prendre en mer, avant ce qui est imprimé ; $effects : ce qu’elle y fait à la place.
award-does = { $effects }
award-at-sea = En mer :
award-on-the-beach = Sur la plage :
award-as-ashore = En mer comme sur la plage :
award-kept = Inutile en mer, gardée pour la plage :
award-scores = Inutile en mer ; à terre, elle vaut { $points } points.

over-crossing-drowned = La traversée vers { $map } est perdue au tour { $turns }. { $seat } : { $why ->
    [hull] la barge a été détruite
   *[courage] le patron de la barge a perdu son sang-froid
} en eau profonde, dans { $sector }.
# $rule : ce qui a coûté les derniers Soldats ; { fall-cost } comme à terre.
over-crossing-wiped-out = La traversée vers { $map } est perdue au tour { $turns }. { $seat } : il ne reste personne de l’Unité, dans { $sector }.{ $rule ->
    [C-4] {" "}Les dés ont coûté { fall-cost }
    [C-5] {" "}Un BBR a coûté { fall-cost }
    [C-6] {" "}La DEF a coûté { fall-cost }
    [C-7] {" "}Les obus ont coûté { fall-cost }
    [C-9] {" "}Les mines ont coûté { fall-cost }
   *[other] {""}
}
over-crossing-done = Tous ont débarqué à { $map } après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : { $soldiers ->
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldats
} × { $per_soldiers }, { $courage } Courage × { $per_courage }, { $passengers ->
    [0] aucun Passager
    [one] { $passengers } Passager
   *[other] { $passengers } Passagers
} × { $per_passengers }, { $awards ->
    [0] aucune Distinction
    [one] { $awards } Distinction
   *[other] { $awards } Distinctions
} × { $per_awards }, soit { $points } points.

hint-normandy-sea-launch = Menez votre barge jusqu’en haut de la mer et votre Unité sur la plage, avec des Soldats. Un secteur est pilonné quand deux dés donnent son numéro : partez là où il y a devant vous peu de 6, de 7, de 8 et de mines.
hint-normandy-sea-lock = En mer, les dés coûtent ce qu’ils montrent, et seul un crâne ne coûte rien. Verrouillez des crânes et des étoiles, et rien qui forme un BBR : ici, il fait mal.
hint-normandy-sea-reroll = Relancez ce qui coûte du Courage, car il en faut pour avancer, et les outils, qui éventrent la coque. Cassez les BBR.
hint-normandy-sea-award = Une Distinction est bonne à prendre : en mer, ou plus tard sur la plage. Les dés coûtent de toute façon ce qu’ils montrent.
hint-normandy-sea-tally = Les dés ne changent plus. Une Distinction qui sert en mer peut encore vous épargner ce que coûtent certains ; les autres se gardent pour la plage.
hint-normandy-sea-steer = Avancer coûte le Courage inscrit à côté de la rangée, aller de côté ne coûte rien, et chaque tour en mer coûte des Soldats. N’attendez pas, et gardez 4 Courage pour le dernier pas.
hint-normandy-sea-craft = Voici ce qui reste de votre barge et de ses hommes. Sans Courage ou sans coque, il faut la quitter : dans la Zone sûre vous continuez à pied, en eau profonde tout est perdu.
hint-normandy-sea-overboard = Votre Unité continue à pied : elle avance sans rien payer, mais les obus et le feu de la plage l’atteignent encore. Prenez le côté d’où la route est la plus courte et la plus calme.
hint-normandy-sea-lose-aboard = Chaque Passager débarqué pourra être rallié pendant la bataille, ou vaut 3 points si vous ne jouez que la traversée. Le Spécialiste naval repart contre quelques Soldats ou du Courage : renoncez à celui dont vous avez le moins besoin.
hint-normandy-sea-ready = Une Distinction qui sert en mer peut être jouée maintenant ; les autres se gardent pour la plage.
hint-normandy-sea-trade = Les Unités dans l’eau d’un même secteur peuvent se donner ce qu’elles ont. Les Soldats aident qui est pilonné ; dans l’eau, le Courage ne sert à rien.
hint-normandy-pay-off = Vous êtes sur la plage. Trois Soldats tiennent un tour sous le feu, deux Courage font une rangée ou deux ; si vous ne jouez que la traversée, un Soldat vaut 1 point et un Courage 2.
