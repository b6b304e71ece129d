### Normandie : ce qui arrive, ce qu’on peut faire, ce que disent les cartes et les secteurs.

game-normandy = Normandie
game-normandy-line = Menez ensemble vos Unités, secteur après secteur, de la plage jusqu’au Bunker : tout le monde y arrive, ou personne.

## Lieux et quantités

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

## Ce qui est arrivé

fact-normandy-vehicle-drawn = Un Véhicule pour cette bataille : { $card }.
fact-normandy-landed = { $seat } débarque dans { $sector }.
fact-normandy-turn-begun = Le tour { $turn } commence.
fact-normandy-dice-stay-out = { $seat } laisse de côté { $colours }.
fact-normandy-dice-mustered = { $seat } prend ses dés.
fact-normandy-dice-thrown = Sur la table, pour { $seat } : { $dice }.
fact-normandy-dice-apart = { $seat } a de plus, à part : { $dice }.
fact-normandy-dice-locked = { $seat } verrouille { $dice }.
fact-normandy-dice-rethrown = { $seat } relance { $dice }.
fact-normandy-dice-stand = { $seat } s’arrête là : { $dice }.
fact-normandy-unit-ready = { $phase ->
    [tally] { $seat } se contente de ses dés.
    [upkeep] { $seat } ne prend pas de carte.
    [rally] { $seat } ne prend plus rien.
    [trade] { $seat } ne donne et n’achète plus rien.
    [move] { $seat } attend le Combat de pied ferme.
   *[combat] { $seat } laisse tels quels les dés du feu de MG.
}
fact-normandy-declined = { $seat } en reste là.
fact-normandy-card-used = { $seat } utilise une carte : { $card }.
fact-normandy-used-for = { $seat } utilise une carte ({ $card }) pour { $whom }.
fact-normandy-in-force = Désormais, pour { $seat } : { INSIDE($effects) }
fact-normandy-way-chosen = { $seat } choisit : { INSIDE($way) }
fact-normandy-die-turned = { $seat } tourne un dé : « { $die } » devient « { $becomes } ».
fact-normandy-tally-copied = { $seat } copie { $whose } et prend son compte final : { $dice }.
fact-normandy-rwb-called = { $seat } compte un BBR de plus : { $symbol }.
fact-normandy-spare-dice-rolled = Les dés de réserve montrent { $dice }.
fact-normandy-exchange-offered = { $seat } propose un échange à { $other } : « { $gives } » contre « { $takes } ».
fact-normandy-dice-exchanged = { $seat } et { $other } échangent des dés : « { $gives } » contre « { $takes } ».
fact-normandy-exchange-off = L’échange de dés entre { $other } et { $seat } n’a pas lieu.
fact-normandy-exchange-refused = { $seat } n’échange pas avec { $other }.
fact-normandy-spare-die-taken = { $seat } échange un dé avec la réserve : « { $gives } » contre « { $takes } ».
fact-normandy-marker-turned = { $seat } tourne son marqueur sur { $turns }.
fact-normandy-straight-rolled = { $seat } a une suite !
fact-normandy-dice-cancelled = { $seat } perd ces dés, annulés par des crânes : { $dice }.
fact-normandy-skulls-ignored = { $skulls ->
    [one] { $seat } ignore { $skulls } crâne.
   *[other] { $seat } ignore { $skulls } crânes.
}
fact-normandy-dice-counted = { $soldiers ->
    [0] { $stars ->
        [0] { $courage ->
            [0] { $tools ->
                [0] Les dés ne rapportent rien à { $seat }.
               *[other] Les dés rapportent { counted } à { $seat }.
            }
           *[other] Les dés rapportent { counted } à { $seat }.
        }
       *[other] Les dés rapportent { counted } à { $seat }.
    }
   *[other] Les dés rapportent { counted } à { $seat }.
}
# Sert au message ci-dessus : ce qu’il y a de chaque ressource, avec des virgules.
counted = { $soldiers ->
    [0] {""}
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldats
}{ $stars ->
    [0] {""}
   *[other] { $soldiers ->
        [0] {""}
       *[other] {", "}
    }
}{ $stars ->
    [0] {""}
    [one] { $stars } Étoile
   *[other] { $stars } Étoiles
}{ $courage ->
    [0] {""}
   *[other] { $soldiers ->
        [0] { $stars ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $courage } Courage
}{ $tools ->
    [0] {""}
   *[other] { $soldiers ->
        [0] { $stars ->
            [0] { $courage ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }
       *[other] {", "}
    }
}{ $tools ->
    [0] {""}
    [one] { $tools } Point d’Objet
   *[other] { $tools } Points d’Objet
}
fact-normandy-rwb-made = { $seat } a un BBR : { $symbol } !
# Sert aux messages ci-dessous : tant d’une ressource.
so-much = { $resource ->
    [soldiers] { $amount ->
        [one] { $amount } Soldat
       *[other] { $amount } Soldats
    }
    [stars] { $amount ->
        [one] { $amount } Étoile
       *[other] { $amount } Étoiles
    }
    [courage] { $amount } Courage
   *[tools] { $amount ->
        [one] { $amount } Point d’Objet
       *[other] { $amount } Points d’Objet
    }
}
fact-normandy-gained = { $seat } gagne { so-much }.
fact-normandy-lost = { $seat } perd { so-much }.
fact-normandy-soldiers-rolled = { $seat } lance les dés pour des Soldats : { $dice }.
fact-normandy-specialist-rallied = { $stars ->
    [0] { $seat } rallie gratuitement un Spécialiste : { $card }.
    [one] { $seat } rallie un Spécialiste pour { $stars } Étoile : { $card }.
   *[other] { $seat } rallie un Spécialiste pour { $stars } Étoiles : { $card }.
}
fact-normandy-item-found = { $tools ->
    [0] { $seat } trouve gratuitement un Objet : { $card }.
    [one] { $seat } trouve un Objet pour { $tools } Point d’Objet : { $card }.
   *[other] { $seat } trouve un Objet pour { $tools } Points d’Objet : { $card }.
}
fact-normandy-vehicle-taken = { $seat } prend un Véhicule : { $card }, pour { $stars ->
    [one] { $stars } Étoile
   *[other] { $stars } Étoiles
} et { $tools ->
    [one] { $tools } Point d’Objet
   *[other] { $tools } Points d’Objet
}.
fact-normandy-card-taken = { $seat } prend une carte sans payer : { $card }.
fact-normandy-card-drawn = { $seat } reçoit une carte : { $card }.
fact-normandy-deck-reshuffled = { $deck ->
    [award] La dernière Décoration est piochée : celles qui ont été jouées forment une nouvelle pioche.
    [badge] Le dernier Insigne est pioché : ceux qui ont servi forment une nouvelle pioche.
   *[other] La dernière carte est piochée : celles qui ont servi forment une nouvelle pioche.
}
fact-normandy-deck-empty = { $deck ->
    [award] Il ne reste aucune Décoration à piocher.
    [badge] Il ne reste aucun Insigne à piocher.
   *[other] Il ne reste aucune carte à piocher.
}
fact-normandy-given = { $seat } donne { so-much } à { $other }.
fact-normandy-card-given = { $seat } donne une carte à { $other } : { $card }.
fact-normandy-award-bought = { $courage ->
    [0] { $seat } obtient gratuitement une Décoration.
   *[other] { $seat } achète une Décoration pour { $courage } Courage.
}
fact-normandy-advanced = { $courage ->
    [0] { $seat } progresse gratuitement et entre dans { $sector }.
   *[other] { $seat } progresse pour { $courage } Courage et entre dans { $sector }.
}
fact-normandy-moved-sideways = { $seat } se déplace sur le côté et entre dans { $sector }.
fact-normandy-stayed = { $seat } reste sur place.
fact-normandy-mines-exploded = { $soldiers ->
    [one] { $seat } traverse des mines terrestres : { $soldiers } Soldat à perdre.
   *[other] { $seat } traverse des mines terrestres : { $soldiers } Soldats à perdre.
}
fact-normandy-mgf-silenced = { $seat } fait taire pour de bon le feu de MG dans { $sector }.
fact-normandy-marker-turned-back = { $seat } ramène son marqueur à { $turns }.
fact-normandy-def-lowered = Dans { $sector }, la DEF est de { $defence } jusqu’à la fin du tour.
fact-normandy-mgf-fired = { $soldiers ->
    [one] Feu de MG sur { $seat } : { $dice }, soit { $soldiers } Soldat.
   *[other] Feu de MG sur { $seat } : { $dice }, soit { $soldiers } Soldats.
}
fact-normandy-fought = { $fire ->
    [0] { $defence ->
        [0] Combat : { $seat } n’a aucune perte à subir.
        [one] Combat : { $seat } a { $defence } Soldat à perdre face à la DEF.
       *[other] Combat : { $seat } a { $defence } Soldats à perdre face à la DEF.
    }
   *[other] { $defence ->
        [0] { $fire ->
            [one] Combat : { $seat } a { $fire } Soldat à perdre sous le feu de MG.
           *[other] Combat : { $seat } a { $fire } Soldats à perdre sous le feu de MG.
        }
        [one] Combat : { $seat } a { $defence } Soldat à perdre face à la DEF et { $fire } sous le feu de MG.
       *[other] Combat : { $seat } a { $defence } Soldats à perdre face à la DEF et { $fire } sous le feu de MG.
    }
}
fact-normandy-stood-in = { $loss ->
    [mines] { $seat } utilise une carte ({ $card }) et ne perd rien sur les mines terrestres.
    [fire] { $seat } utilise une carte ({ $card }) et ne perd rien sous le feu de MG.
    [specialist] { $seat } utilise une carte ({ $card }) et ne perd aucun Spécialiste.
   *[combat] { $seat } utilise une carte ({ $card }) et ne perd rien face à la DEF.
}
fact-normandy-specialist-lost = { $seat } perd un Spécialiste : { $card }.
fact-normandy-item-lost = { $seat } perd un Objet : { $card }.
fact-normandy-vehicle-lost = { $seat } perd un Véhicule : { $card }.
fact-normandy-bunker-taken = { $seat } tient le Bunker !
fact-normandy-unit-wiped-out = Unité anéantie : { $seat } n’a plus personne, et la bataille est perdue.
fact-normandy-unit-stuck = { $seat } doit bouger et ne peut aller nulle part : la bataille est perdue.
fact-normandy-battle-won = { $turns ->
    [one] Toutes les Unités y sont : la bataille est gagnée en { $turns } tour !
   *[other] Toutes les Unités y sont : la bataille est gagnée en { $turns } tours !
}
fact-normandy-touch-of-gold-chosen = { $seat } prend un dé Or et laisse de côté { $colours }.
fact-normandy-wild-played = { $seat } joue le dé joker : « { $die } » devient « { $becomes } ».
fact-normandy-badge-for-battle-cry = { $seat } prend un Insigne pour son Cri de guerre.
fact-normandy-badge-bought = { $seat } paie 1 Étoile et 1 Courage pour un Insigne.
fact-normandy-scored = Points de Victoire, pour toutes les Unités ensemble : { $points }.

## Ce qu’on peut faire

action-normandy-land = Débarquer dans { $sector }
action-normandy-throw = Lancer les dés
action-normandy-lock = Verrouiller { $dice }
action-normandy-use = Utiliser une carte : { $card }
action-normandy-done = Rien de plus
action-normandy-change = Changer { $die } en { $becomes }
action-normandy-exchange = Proposer un échange à { $seat } : { $gives } contre { $takes }
action-normandy-take-spare = Échanger avec la réserve : { $gives } contre { $takes }
action-normandy-agree = Accepter l’échange
action-normandy-refuse = Garder votre dé
action-normandy-cancel = Laisser les crânes annuler { $dice }
action-normandy-count-dice = Compter les dés et renoncer à la Décoration
action-normandy-take-award = Prendre une Décoration : { $card }
action-normandy-call-rwb = Compter le BBR { $symbol }
action-normandy-choose = « { $way } »
action-normandy-rally = Rallier un Spécialiste : { $card }
action-normandy-find = Trouver un Objet : { $card }
action-normandy-take-vehicle = Prendre un Véhicule : { $card }
action-normandy-take = Prendre sans payer : { $card }
action-normandy-give = Donner { so-much } à { $seat }
action-normandy-give-card = Donner une carte à { $seat } : { $card }
action-normandy-buy-award = Acheter une Décoration au hasard
action-normandy-move = Aller dans { $sector }
action-normandy-stay = Rester sur place
action-normandy-lose-card = Perdre une carte : { $card }
action-normandy-for = Choisir { $seat }
action-normandy-instead = Utiliser une carte à la place : { $card }
action-normandy-suffer = Subir la perte
action-normandy-touch-of-gold = Lancer un dé Or et laisser de côté { $colours }
action-normandy-play-wild = Mettre le dé joker à la place de ce dé : { $die }
action-normandy-draw-badge = Piocher un Insigne
action-normandy-buy-badge = Payer 1 Étoile et 1 Courage pour un Insigne

# Titres de plusieurs actions de ce genre, dans un menu.
menu-normandy-reroll = Relancer des dés…
menu-normandy-sit-out = Laisser des dés de côté…
menu-normandy-lock = Verrouiller des dés…
menu-normandy-change = Changer un dé…
menu-normandy-exchange = Proposer d’échanger un dé…
menu-normandy-take-spare = Échanger un dé avec la réserve…
menu-normandy-give = Donner…
menu-normandy-give-card = Donner une carte ({ $card })…
menu-normandy-move = Bouger…
menu-normandy-choose = Choisir un bonus…
menu-normandy-touch-of-gold = Lancer un dé Or et laisser d’autres dés de côté…
menu-normandy-play-wild = Mettre le dé joker à la place d’un autre…

## Ce qu’on demande

ask-normandy-land = { $seat }, où débarquez-vous ?
ask-normandy-muster = { $seat }, comment lancez-vous les dés ?
ask-normandy-lock = { $seat }, quels dés verrouillez-vous ?
ask-normandy-reroll = { $seat }, quels dés relancez-vous ?
ask-normandy-tally = { $seat }, changez-vous encore votre compte final ?
ask-normandy-straight = { $seat }, quelle Décoration prenez-vous pour votre suite ?
ask-normandy-cancel = { $seat }, quels dés les crânes annulent-ils ?
ask-normandy-rally = { $seat }, quel Spécialiste ou quel Objet prenez-vous ?
ask-normandy-trade = { $seat }, voulez-vous donner ou acheter quelque chose ?
ask-normandy-move = { $seat }, où allez-vous ?
ask-normandy-ready = { $seat }, utilisez-vous une carte avant le Combat ?
ask-normandy-fire = { $seat }, utilisez-vous une carte sur les dés du feu de MG ?
ask-normandy-suffer = { $seat }, utilisez-vous une carte pour éviter cette perte ?
ask-normandy-forfeit = { $seat }, quelle carte perdez-vous ?
ask-normandy-award = { $seat }, quelle Décoration prenez-vous ?
ask-normandy-for-whom = { $seat }, pour quelle Unité est cette carte ?
ask-normandy-offered = { $seat }, acceptez-vous d’échanger ces dés ?
ask-normandy-change = { $seat }, quel dé changez-vous ?
ask-normandy-reroll-card = { $seat }, quels dés relancez-vous grâce à cette carte ?
ask-normandy-call-rwb = { $seat }, quel BBR comptez-vous ?
ask-normandy-whose-tally = { $seat }, quel compte final copiez-vous ?
ask-normandy-take-card = { $seat }, quelle carte prenez-vous ?
ask-normandy-choose = { $seat }, que choisissez-vous ?

# Ce qui accompagne une question, après elle.
asked-rerolls = { $left ->
    [0] Il ne reste aucune relance.
    [one] Il reste { $left } relance.
   *[other] Il reste { $left } relances.
}
asked-move = { $most ->
    [0] Vous êtes dans { $sector } avec { $has }.
   *[other] { $over ->
        [0] Vous êtes dans { $sector }, tour { $turns } sur { $most }, avec { $has }.
       *[other] Vous êtes dans { $sector } avec { $has } et devez en partir.
    }
}
asked-has = Vous avez { $has }.
asked-card = Carte : { $card }.
asked-rwb = BBR : { $rwb }.
asked-sector = Secteur : { $sector }.
asked-changes = { $dice ->
    [one] { $dice } dé peut être changé.
   *[other] Jusqu’à { $dice } dés peuvent être changés.
}
asked-loss = { $soldiers ->
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldats
} à perdre { $loss ->
    [mines] à cause des mines terrestres.
    [fire] sous le feu de MG.
   *[combat] à cause de la DEF.
}
asked-forfeit = { $what ->
    [specialist] { $number ->
        [one] { $number } Spécialiste
       *[other] { $number } Spécialistes
    }
   *[item] { $number ->
        [one] { $number } Objet
       *[other] { $number } Objets
    }
} à perdre.
asked-offer = { $seat } propose { $gets } contre { $gives }.

# Ce que coûte une offre, quand ce n’est pas imprimé dessus.
costs-you = Cela vous coûte { $list }.
# Un Spécialiste offert par le secteur ; le second se dit du même, mais payant.
offered-free = Gratuit dans ce secteur, en plus de celui que vous pouvez rallier à chaque tour.
offered-free-as-well = Ce secteur offre gratuitement le même Spécialiste.

## Ce qu’on lance et pioche, avec de vrais dés et de vraies cartes

roll-normandy-allied = { $seat } lance ses dés.
roll-normandy-apart = { $seat } lance ce qui reste à part des autres dés.
roll-normandy-spare = { $seat } lance les dés de réserve.
roll-normandy-soldiers = { $seat } lance les dés pour des Soldats.
roll-normandy-mines = { $seat } lance le dé des mines terrestres.
roll-normandy-fire = { $seat } lance les dés du feu de MG.
roll-normandy-award = { $seat } pioche une Décoration.
roll-normandy-vehicle = On pioche un Véhicule pour cette bataille.
roll-normandy-badge = { $seat } pioche un Insigne.

## Réglages

group-normandy-game = La bataille
group-normandy-seats = Les nations
group-normandy-dice = Dés et BBR
group-normandy-cards = Cartes et Véhicules
group-normandy-losses = Pertes et Bunker final
group-normandy-gold-dice = Module : dés Or
group-normandy-badges = Module : Insignes
option-normandy-nation = Nation de l’Unité
option-normandy-nation-help = La nation de ce joueur. Aucune ne sert deux fois.
option-normandy-map = Champ de bataille
option-normandy-map-help = La plage, la batterie ou le pont à prendre.
option-normandy-level = Quelle part du jeu
option-normandy-level-help = Sur un champ de bataille fait pour apprendre, le jeu se découvre en trois étapes.
choice-normandy-level-everything = Le jeu entier
choice-normandy-level-cards = Dés, Spécialistes et Objets
choice-normandy-level-dice = Les dés seuls, sans cartes
option-normandy-nation_1 = Nation de la première place
option-normandy-nation_1-help = La nation du premier joueur. Aucune ne sert deux fois.
option-normandy-nation_2 = Nation de la deuxième place
option-normandy-nation_2-help = La nation du deuxième joueur. Aucune ne sert deux fois.
option-normandy-nation_3 = Nation de la troisième place
option-normandy-nation_3-help = La nation du troisième joueur. Aucune ne sert deux fois.
option-normandy-nation_4 = Nation de la quatrième place
option-normandy-nation_4-help = La nation du quatrième joueur. Aucune ne sert deux fois.
option-normandy-tools = Ce que valent les outils
option-normandy-tools-help = Combien de Points d’Objet rapportent les outils d’un jet.
choice-normandy-tools-growing = Plus il y en a, mieux ils paient : 1, 3, 6, 10, 15, 21
choice-normandy-tools-even = 3 pour chacun
option-normandy-skull_order = Crânes et BBR
option-normandy-skull_order-help = Un dé peut-il servir à un BBR avant qu’un crâne l’annule ?
choice-normandy-skull_order-skulls-first = Les crânes d’abord : un dé annulé n’entre dans aucun BBR
choice-normandy-skull_order-rwb-first = Les BBR d’abord : un dé annulé ne perd que sa ressource
option-normandy-spare_skulls = Crânes en trop
option-normandy-spare_skulls-help = Ce que fait un crâne qui ne trouve plus de dé à annuler.
choice-normandy-spare_skulls-nothing = Rien
choice-normandy-spare_skulls-soldiers = Il coûte 1 Soldat
option-normandy-straight = Suites
option-normandy-straight-help = La Décoration d’une suite vient-elle à la place des dés ?
choice-normandy-straight-instead = La Décoration ou les dés
choice-normandy-straight-besides = La Décoration et les dés
option-normandy-nation_rwb = BBR des nations
option-normandy-nation_rwb-help = Chaque nation a-t-elle ses propres bonus de BBR ?
choice-normandy-nation_rwb-own = À chaque nation les siens
choice-normandy-nation_rwb-same = Les mêmes pour toutes
option-normandy-item_copies = Exemplaires des Objets Courants
option-normandy-item_copies-help = Combien de fois on peut trouver chaque Objet Courant dans une partie.
choice-normandy-item_copies-per-player = Une fois par joueur
choice-normandy-item_copies-one = Une fois en tout
option-normandy-award_price = Prix d’une Décoration
option-normandy-award_price-help = Le Courage que coûte une Décoration au hasard en phase 4.
option-normandy-few_good_men = Une poignée de braves
option-normandy-few_good_men-help = Des Spécialistes tombent à la place des Soldats manquants ; sinon, une Unité à court de Soldats est anéantie.
option-normandy-bunker_wait = L’attente dans le Bunker
option-normandy-bunker_wait-help = Le sort d’une Unité qui attend les autres dans le Bunker final.
choice-normandy-bunker_wait-safe = Elle est à l’abri
choice-normandy-bunker_wait-fighting = Elle se bat encore à chaque tour
option-normandy-vehicles = Véhicules
option-normandy-vehicles-help = Là où le champ de bataille les admet, trois Véhicules sont à prendre.
option-normandy-victory_points = Points de Victoire
option-normandy-victory_points-help = Une bataille gagnée reçoit un score, un seul pour toutes les Unités.
option-normandy-gold_dice = Dés Or
option-normandy-gold_dice-help = Le Général et le Sac de ravitaillement apportent des dés qui valent n’importe quelle couleur.
option-normandy-gold_solitaire = Échanges en or, en solitaire
option-normandy-gold_solitaire-help = En solitaire, vous échangez avec quatre dés Or, qui valent n’importe quelle couleur.
option-normandy-touch_of_gold = Une touche d’or
option-normandy-touch_of_gold-help = Vous pouvez lancer quatre dés de couleur et un dé Or, et verrouiller un dé de moins.
option-normandy-rwb_and_g = BBR et Or
option-normandy-rwb_and_g-help = Vous lancez un dé Or en plus : il rapporte sa ressource, mais gâche les BBR de son symbole.
option-normandy-wild_dice = Dés jokers
option-normandy-wild_dice-help = Vous lancez à part un dé Or, qui peut prendre la place d’un de vos dés au compte final.
option-normandy-badges = Insignes
option-normandy-badges-help = Un BBR Cri de guerre peut apporter un Insigne, une carte qui sert une fois.
option-normandy-badge_of_honor = Insigne d’honneur
option-normandy-badge_of_honor-help = Un Insigne ne s’épuise jamais, mais chaque Insigne pioché coûte 10 Points de Victoire. Demande les Insignes.
option-normandy-badge_of_courage = Insigne de courage
option-normandy-badge_of_courage-help = En phase 4, une Unité peut payer 1 Étoile et 1 Courage pour un Insigne. Demande les Insignes.
option-normandy-badge_of_assistance = Insigne d’entraide
option-normandy-badge_of_assistance-help = Chaque Unité commence avec un Insigne. Demande les Insignes.

## Ce que disent les cartes
## $effects : des phrases, la première sans sa majuscule. $condition, $pay et $effects sont le mot
## « none » quand il n’y en a pas.

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
   *[item] À défausser
}
instead-of = { $loss ->
    [mines] au lieu de perdre des Soldats sur des mines terrestres
    [fire] au lieu de perdre des Soldats sous le feu de MG
    [specialist] au lieu de perdre des Spécialistes à cause d’un secteur
   *[combat] au lieu de perdre des Soldats face à la DEF
}
then-effects = { $effects ->
    [none] .
   *[other] {" "}: { $effects }
}
card-always = Toujours{ with-condition } : { $effects }
card-use-spent = { give-up }{ with-pay }{ with-condition } : { $effects }
card-use-kept = Une fois par tour{ with-pay }{ with-condition } : { $effects }
card-turn = À chaque tour{ with-condition } : { $effects }
card-enter = En entrant dans un secteur{ with-condition } : { $effects }
card-rwb = Chaque tour où vous avez un BBR{ with-condition } : { $effects }
card-taken = Dès que vous recevez cette carte{ with-condition } : { $effects }
card-lost = Quand vous perdez cette carte{ with-condition } : { $effects }
card-instead-spent = { give-up } { instead-of }{ with-pay }{ with-condition }{ then-effects }
card-instead-kept = Une fois par tour, { instead-of }{ with-pay }{ with-condition }{ then-effects }

if-has = si vous avez ce Spécialiste ({ $title })
if-rwb = si { $symbol } est parmi vos BBR
if-bunker-yes = si vous êtes dans un Bunker
if-bunker-no = si vous n’êtes pas dans un Bunker
if-mgf-yes = s’il y a un feu de MG dans votre secteur
if-mgf-no = s’il n’y a pas de feu de MG dans votre secteur
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
card-cost-item = { $cost ->
    [one] { $card } ({ $cost } Point d’Objet)
   *[other] { $card } ({ $cost } Points d’Objet)
}
card-cost-vehicle = { $card } ({ $stars ->
    [one] { $stars } Étoile
   *[other] { $stars } Étoiles
}, { $tools ->
    [one] { $tools } Point d’Objet
   *[other] { $tools } Points d’Objet
})
card-cost-none = { $card }

## Ce que font les effets
## Un effet peut entrer dans une autre phrase et perd alors sa majuscule : il ne doit pas commencer
## par un nom propre. $who : unit, any, sector, all, ou « it » dans un choix. $span : « turn » s’il
## vaut jusqu’à la fin du tour, « always » s’il vaut tant que sa carte ou son secteur est là.

the-unit = { $who ->
    [it] Elle
    [any] Une Unité de votre choix
    [sector] Chaque Unité de votre secteur
    [all] Chaque Unité
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
    [yes] {" "}Ou bien, au Combat, le plus fort des dés du feu de MG passe à 1.
   *[no] {""}
}
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
        [one] { the-unit } reçoit { $number } Décoration de son choix.
       *[other] { the-unit } reçoit { $number } Décorations de son choix.
    }
   *[no] { $number ->
        [one] { the-unit } reçoit { $number } Décoration au hasard.
       *[other] { the-unit } reçoit { $number } Décorations au hasard.
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
effect-silence-mgf = { the-unit } fait taire le feu de MG de son secteur jusqu’à la fin de la partie.
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
    [award] la première Décoration { $by } Courage de moins{ each-turn }
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
    [one] { the-unit } perd { $soldiers } Soldat de moins sous le feu de MG{ this-turn }.
   *[other] { the-unit } perd { $soldiers } Soldats de moins sous le feu de MG{ this-turn }.
}
effect-no-fire = { $who ->
    [all] Aucune Unité ne perd de Soldat sous le feu de MG{ this-turn }.
    [sector] Aucune Unité de votre secteur ne perd de Soldat sous le feu de MG{ this-turn }.
   *[unit] { the-unit } ne perd aucun Soldat sous le feu de MG{ this-turn }.
}
effect-trade-anywhere = { the-unit } peut échanger avec les Unités de n’importe quel secteur{ this-turn }.
effect-exchange-die = { the-unit } peut échanger une fois{ $span ->
    [turn] {" "}ce tour-ci
   *[always] {" "}par tour
} un dé de son compte final contre un dé de même couleur d’une autre Unité ou, si elle est seule, contre un dé de réserve.
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
effect-gold-dice = { $dice ->
    [one] { the-unit } lance { $dice } dé Or de plus{ each-turn }.
   *[other] { the-unit } lance { $dice } dés Or de plus{ each-turn }.
}

# Les mêmes en peu de mots, pour les imprimer sur le champ de bataille.
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
short-reroll-dice = { $dice ->
    [one] relancer { $dice } dé
   *[other] relancer { $dice } dés
}
short-count-rwb = un BBR de plus
short-copy-tally = copier un compte
short-take-award = { $choice ->
    [yes] { $number ->
        [one] Décoration au choix
       *[other] { $number } Décorations au choix
    }
   *[no] { $number ->
        [one] Décoration au hasard
       *[other] { $number } Décorations au hasard
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
short-silence-mgf = faire taire le feu de MG
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
    [award] Décoration : −{ $by } Courage
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
    [one] feu de MG : −{ $soldiers } Soldat
   *[other] feu de MG : −{ $soldiers } Soldats
}
short-no-fire = à l’abri du feu de MG
short-trade-anywhere = échanges partout
short-exchange-die = échanger un dé
short-no-items = pas d’Objet
short-no-specialists = pas de ralliement
short-gold-dice = { $dice ->
    [one] +{ $dice } dé Or
   *[other] +{ $dice } dés Or
}

## Ce qu’il y a sur la table

scene-turn = Tour { $turn }
phase-roll = Lancer
phase-upkeep = Entretien
phase-rally = Rallier et trouver
phase-trade = Échanges et Décorations
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
scene-spare = Dés de réserve
scene-cards = Cartes, { $seat }
card-normandy-useless = { $card }, déjà utilisée ce tour
scene-on-offer = Objets Spéciaux et Véhicules disponibles
scene-map = { $map } ({ $code })
row-start = départ
row-cost = { $courage } Courage

cell-title = { $sector }
cell-def = DEF { $defence }
cell-mgf = { $dice ->
    [one] feu de MG
   *[other] double feu de MG
}
cell-mgf-silent = { $dice ->
    [one] feu de MG réduit au silence
   *[other] double feu de MG réduit au silence
}
cell-needs = exige : { $title }
cell-free = gratuit : { $title }
cell-stay = { $turns ->
    [one] interdit de rester
   *[other] { $turns } tours au plus
}
cell-units = { $units ->
    [one] { $units } Unité
   *[other] { $units } Unités au plus
}
cell-six = sur un 6, { $effects }
cell-always = { $effects }
cell-turn = { $effects } à chaque tour
cell-enter = { $effects } en entrant

detail-name = Nom : { $name }.
detail-def = { $defence ->
    [0] DEF 0 : le Combat n’y coûte aucun Soldat.
    [one] DEF { $defence } : le Combat y coûte { $defence } Soldat.
   *[other] DEF { $defence } : le Combat y coûte { $defence } Soldats.
}
detail-bunker-final = C’est un Bunker final : vos Unités doivent y arriver.
detail-bunker-middle = C’est un Bunker en chemin : on le traverse ou on le contourne.
detail-mgf = { $dice ->
    [one] Le feu de MG y coûte encore 1d6 Soldats.
   *[other] Le double feu de MG y coûte encore { $dice }d6 Soldats.
}
detail-mgf-silent = { $dice ->
    [one] Le feu de MG s’est tu jusqu’à la fin de la partie.
   *[other] Le double feu de MG s’est tu jusqu’à la fin de la partie.
}
detail-six = Dégâts spéciaux, si un dé du feu de MG montre un 6 : { INSIDE($effects) }
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

# Ce que coûtera le Combat : $least et $most sont pour le feu de MG. $cards : combien en ont les Unités.
outlook-combat = { $defence ->
    [0] { $most ->
        [0] Le Combat ne coûte aucun Soldat.
       *[other] Le Combat coûte de { $least } à { $most } Soldats, tous sous le feu de MG.
    }
    [one] { $most ->
        [0] Le Combat coûte { $defence } Soldat.
       *[other] Le Combat coûte { $defence } Soldat, et de { $least } à { $most } de plus sous le feu de MG.
    }
   *[other] { $most ->
        [0] Le Combat coûte { $defence } Soldats.
       *[other] Le Combat coûte { $defence } Soldats, et de { $least } à { $most } de plus sous le feu de MG.
    }
}
outlook-last-turn = Au prochain tour, il faudra partir.
outlook-short = Les Soldats risquent de manquer : des Spécialistes tombent alors à leur place.
outlook-may-fall = { $cards ->
    [0] Avec de la malchance, votre Unité sera anéantie.
   *[other] Avec de la malchance, votre Unité sera anéantie, sauf si une carte l’aide.
}
outlook-falls = { $cards ->
    [0] Votre Unité sera anéantie.
   *[other] Votre Unité sera anéantie, sauf si une carte l’aide.
}

## Comment la partie s’est terminée

over-normandy-won = { $turns ->
    [one] { $map } : bataille gagnée en { $turns } tour, tout le monde est dans le Bunker !
   *[other] { $map } : bataille gagnée en { $turns } tours, tout le monde est dans le Bunker !
}{ $scored ->
    [yes] {" "}Points de Victoire : { $points }.
   *[no] {""}
}
# $cost : les Soldats à perdre, dont $fire sous le feu de MG ; $had : ce qu’avait l’Unité, dont $specialists.
over-normandy-wiped-out = { $map } : bataille perdue au tour { $turns }. { $seat } a perdu toute son Unité dans { $sector }.{ $loss ->
    [mines] {" "}Les mines terrestres coûtaient { fall-cost }
    [fire] {" "}Le feu de MG coûtait { fall-cost }
    [combat] { $fire ->
        [0] {" "}La DEF coûtait { fall-cost }
       *[other] {" "}Le feu de MG et la DEF coûtaient { fall-cost }
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

## Ce qui n’allait pas dans les réglages et les fichiers de contenu

error-nation-twice = Deux Unités sont de la nation « { $nation } » : il en faut une différente pour chacune ({ $rule }).
error-no-training-here = Le champ de bataille « { $map } » n’est pas fait pour apprendre : il faut { $needed }, ou l’un de ceux-ci : { $known } ({ $rule }).
error-options-exclude = Les réglages { $name } et { $other } ne vont pas ensemble : il en faut un au plus ({ $rule }).
error-option-alone = Le réglage { $name } est réservé à un joueur seul : il faut une seule place ({ $rule }).
error-no-module-in-training = Le réglage { $name } va avec le jeu entier : il faut { $needed } ({ $rule }).
error-needs-option = Le réglage { $name } ne fait rien à lui seul : il faut aussi { $needs } ({ $rule }).
error-sector-twice = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient deux secteurs de numéro « { $sector } » ; il faut à chacun le sien.
error-rows-missing = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } laisse des rangées vides ; il faut des secteurs dans chaque rangée de 1 à { $rows }.
error-courage-per-row = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } compte { $found ->
    [one] { $found } nombre
   *[other] { $found } nombres
} ; il en faut { $expected }, un par rangée à partir de la rangée 2.
error-no-final-bunker = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } n’a pas de Bunker final ; il faut un secteur avec bunker = "final".
error-unknown-sector = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient le passage « { $way } », mais il n’y a pas de secteur « { $sector } » ; il faut les numéros de deux secteurs de ce champ de bataille.
error-way-skips-rows = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient le passage « { $way } », qui ne va pas avec les rangées ; il faut qu’un passage vers l’avant mène à la rangée suivante, et qu’un passage sur le côté reste dans sa rangée.
error-way-not-listed = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient « { $way } », où il n’y a pas de passage ; il faut l’un de ceux de forward ou de sideways.
error-sectors-overlap = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient les secteurs « { $sector } » et « { $other } » sur les mêmes colonnes d’une rangée ; il faut les placer côte à côte.
error-dead-end = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient le secteur « { $sector } », d’où aucun chemin ne mène à un Bunker final ; il en faut un sans barrière.
error-no-rwb-table = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } nomme la nation « { $nation } », qui n’a pas de BBR ; il faut une entrée rwb du même identifiant.
error-only-lasting = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient un effet qui n’arrive qu’une fois, alors que when = "always" ; il ne faut que des effets qui durent.
error-never-usable = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne laisse aucun moment où utiliser la carte ; il faut des effets qui s’utilisent tous au même moment.
error-instead-of-what = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } et when ne vont pas ensemble ; il faut instead_of avec when = "instead", et seulement alors.
error-unknown-title = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } nomme le titre « { $title } », qu’aucun Spécialiste ne porte ; il faut l’un de ceux-ci : { $expected }.
error-nation-by-rank = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne va pas avec le rang « { $rank } » ; il faut une nation aux Spécialistes regular et reserve, et aucune aux ranking et unique.
error-unknown-nation = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } nomme la nation « { $nation } », qui n’existe pas ; il faut l’une de celles-ci : { $expected }.
error-sacrifice-when-used = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } est réservé aux Spécialistes que leur joueur utilise ; il ne faut le mettre qu’avec when = "use" ou "instead".
error-pay-when-used = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } est réservé aux cartes que leur joueur utilise ; il ne faut le mettre qu’avec when = "use" ou "instead".
error-pointless-effect = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne ferait jamais rien ; il faut un effet avec une quantité, un symbole ou une couleur à changer, ou quelque chose à ignorer.

map-notes = { $map }
map-text = { $text }
map-start = Chaque Unité commence avec { $list }.
map-par = Durée de référence : { $par } tours.
map-special = Objets Spéciaux, autant que d’Unités : { $list }.
map-vehicles = Trois Véhicules sont tirés pour cette bataille.
map-teaches = Il apprend le jeu en trois étapes, avec le réglage « { option-normandy-level } » : les dés seuls, puis les Spécialistes et les Objets, puis le jeu entier.
card-name = { $card }
error-only-its-unit = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } : une carte avec when = "{ $when }" agit pour sa propre Unité ; attendu who = "unit", ou rien.
error-own-mgf-die = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } : une carte qui retourne un dé de MG en retourne un de sa propre Unité ; attendu who = "unit", ou rien.
scene-apart = Dés à part, { $seat }
error-start-too-small = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } : la rangée de départ a trop peu de place ; attendu de la place pour { $units } Unités, ou aucune limite.
error-way-twice = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } nomme deux fois le passage « { $way } ».
