### Normandie : ce qui est arrivé.

fact-normandy-vehicle-drawn = Un Véhicule pour cette bataille : { $card }.
fact-normandy-landed = { $seat } débarque dans { $sector }.
heading-normandy-turn-begun = Tour { $turn }
heading-phase-begun = { $titles }
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
   *[combat] { $seat } laisse tels quels les dés du tir de mitrailleuse.
}
fact-normandy-declined = { $seat } en reste là.
fact-normandy-card-used = { $seat } utilise une carte : { $card }.
fact-normandy-used-for = { $seat } utilise une carte ({ $card }) pour { $whom }.
fact-normandy-in-force = Désormais, pour { $seat } : { INSIDE($effects) }
fact-normandy-way-chosen = { $seat } choisit : { INSIDE($way) }
fact-normandy-die-turned = { $seat } tourne un dé : « { $die } » devient « { $becomes } ».
fact-normandy-die-added = { $seat } ajoute à son compte final : { $die }.
fact-normandy-dice-discarded = { $seat } retire de son compte final : { $dice }.
fact-normandy-tally-copied = { $seat } copie { $whose } et prend son compte final : { $dice }.
fact-normandy-rwb-called = { $seat } compte un BBR de plus : { $symbol }.
fact-normandy-named-rwb-called = { $seat } compte un BBR de plus : { $rwb }.
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
fact-normandy-named-rwb-made = { $seat } a un BBR : { $rwb } !
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
# À qui cela concerne. $cause : une carte, un BBR, un secteur, ce qui coûte des Soldats ou une règle.
brief-normandy-gained = { $cause } : +{ so-much }
brief-normandy-lost = { $cause } : −{ so-much }
brief-normandy-card-taken = { $cause } : vous prenez sans payer { $card }
brief-normandy-card-drawn = { $cause } : vous recevez { $card }
brief-normandy-secret-seen = { $cause } : vous piochez { $card }
brief-normandy-specialist-lost = { $cause } : vous perdez un Spécialiste ({ $card })
brief-normandy-item-lost = { $cause } : vous perdez un Objet ({ $card })
brief-normandy-vehicle-lost = { $cause } : vous perdez un Véhicule ({ $card })
brief-normandy-in-force = { $cause } : { INSIDE($effects) }
brief-normandy-die-turned = { $cause } : « { $die } » devient « { $becomes } »
brief-normandy-die-added = { $cause } : { $die } s’ajoute à votre compte
brief-normandy-dice-discarded = { $cause } : vous perdez { $dice }
brief-normandy-marker-turned-back = { $cause } : votre marqueur revient à { $turns }
cause-rwb = { $rwb }
cause-sector = Secteur { $sector }
cause-mines = Mines terrestres
cause-fire = Mitrailleuse
cause-combat = La DEF
cause-skulls = Crânes
# Par le numéro d’une règle, là où son titre n’irait pas.
cause-T-6 = Suite
cause-T-9 = Acheté avec du Courage
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
    [award] La dernière Distinction est piochée : celles qui ont été jouées forment une nouvelle pioche.
    [badge] Le dernier Insigne est pioché : ceux qui ont servi forment une nouvelle pioche.
   *[other] La dernière carte est piochée : celles qui ont servi forment une nouvelle pioche.
}
fact-normandy-deck-empty = { $deck ->
    [award] Il ne reste aucune Distinction à piocher.
    [badge] Il ne reste aucun Insigne à piocher.
   *[other] Il ne reste aucune carte à piocher.
}
fact-normandy-given = { $seat } donne { so-much } à { $other }.
fact-normandy-card-given = { $seat } donne une carte à { $other } : { $card }.
fact-normandy-award-bought = { $courage ->
    [0] { $seat } obtient gratuitement une Distinction.
   *[other] { $seat } achète une Distinction pour { $courage } Courage.
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
fact-normandy-mgf-silenced = { $seat } fait taire pour de bon le tir de mitrailleuse dans { $sector }.
fact-normandy-marker-turned-back = { $seat } ramène son marqueur à { $turns }.
fact-normandy-def-lowered = Dans { $sector }, la DEF est de { $defence } jusqu’à la fin du tour.
fact-normandy-mgf-fired = { $soldiers ->
    [one] Tir de mitrailleuse sur { $seat } : { $dice }, soit { $soldiers } Soldat.
   *[other] Tir de mitrailleuse sur { $seat } : { $dice }, soit { $soldiers } Soldats.
}
fact-normandy-gray-dice-fired = Feu de MG sur { $seat } : { $dice }, soit { counted }.
fact-normandy-fought = { $fire ->
    [0] { $defence ->
        [0] Combat : { $seat } n’a aucune perte à subir.
        [one] Combat : { $seat } a { $defence } Soldat à perdre face à la DEF.
       *[other] Combat : { $seat } a { $defence } Soldats à perdre face à la DEF.
    }
   *[other] { $defence ->
        [0] { $fire ->
            [one] Combat : { $seat } a { $fire } Soldat à perdre sous le tir de mitrailleuse.
           *[other] Combat : { $seat } a { $fire } Soldats à perdre sous le tir de mitrailleuse.
        }
        [one] Combat : { $seat } a { $defence } Soldat à perdre face à la DEF et { $fire } sous le tir de mitrailleuse.
       *[other] Combat : { $seat } a { $defence } Soldats à perdre face à la DEF et { $fire } sous le tir de mitrailleuse.
    }
}
fact-normandy-stood-in = { $loss ->
    [mines] { $seat } utilise une carte ({ $card }) et ne perd rien sur les mines terrestres.
    [fire] { $seat } utilise une carte ({ $card }) et ne perd rien sous le tir de mitrailleuse.
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
fact-normandy-scored = Points de Victoire, pour toutes les Unités ensemble : { $points }.

# Ce qui se montre une seconde ou deux, quand cela arrive.
highlight-landing = Le débarquement
highlight-combat = Combat !
highlight-fire = Tir de mitrailleuse !
highlight-mines = Des mines !
highlight-normandy-taken = Le Bunker est pris !
fact-normandy-secret-drawn = { $seat } tire une carte que personne d’autre ne voit.
fact-normandy-secret-seen = C’est { $card }.
fact-normandy-secret-played = { $seat } joue une carte de sa main secrète : { $card }.
fact-normandy-blind-start-rolled = { $seat } lance les dés du départ : { $dice }.
fact-normandy-started-with = { $seat } commence avec { $soldiers ->
    [one] 1 Soldat
   *[other] { $soldiers } Soldats
} et { $courage } Courage.
fact-normandy-next-seen = { $seat } voit une carte à venir : { $card }.
fact-normandy-next-put-back = { $seat } remet les prochaines cartes dans un ordre connu de lui seul.
