### Normandie : ce qu’on demande, et ce qui accompagne une question.

ask-normandy-land = { $seat }, où débarquez-vous ?
ask-normandy-muster = { $seat }, comment lancez-vous les dés ?
ask-normandy-lock = { $seat }, quels dés verrouillez-vous ?
ask-normandy-reroll = { $seat }, quels dés relancez-vous ?
ask-normandy-tally = { $seat }, changez-vous encore votre compte final ?
ask-normandy-straight = { $seat }, quelle Distinction prenez-vous pour votre suite ?
ask-normandy-cancel = { $seat }, quels dés les crânes annulent-ils ?
ask-normandy-rally = { $seat }, quel Spécialiste ou quel Objet prenez-vous ?
ask-normandy-trade = { $seat }, voulez-vous donner ou acheter quelque chose ?
ask-normandy-move = { $seat }, où allez-vous ?
ask-normandy-ready = { $seat }, utilisez-vous une carte avant le Combat ?
ask-normandy-fire = { $seat }, utilisez-vous une carte sur les dés du tir de mitrailleuse ?
ask-normandy-suffer = { $seat }, utilisez-vous une carte pour éviter cette perte ?
ask-normandy-forfeit = { $seat }, quelle carte perdez-vous ?
ask-normandy-award = { $seat }, quelle Distinction prenez-vous ?
ask-normandy-for-whom = { $seat }, pour quelle Unité est cette carte ?
ask-normandy-offered = { $seat }, acceptez-vous d’échanger ces dés ?
ask-normandy-change = { $seat }, quel dé changez-vous ?
ask-normandy-add-die = { $seat }, quel dé ajoutez-vous ?
ask-normandy-discard = { $seat }, quels dés retirez-vous ?
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
asked-loss = { $list } à perdre { $loss ->
    [mines] à cause des mines terrestres.
    [fire] sous le tir de mitrailleuse.
   *[combat] à cause de la DEF.
}
asked-fire = { $fire ->
    [0] { $defence ->
        [0] Le Combat ne coûte aucun Soldat.
        [one] Le Combat coûte { $defence } Soldat à la DEF, et aucun au tir de mitrailleuse.
       *[other] Le Combat coûte { $defence } Soldats à la DEF, et aucun au tir de mitrailleuse.
    }
    [one] { $defence ->
        [0] Le Combat coûte { $fire } Soldat sous le tir de mitrailleuse, et aucun à la DEF.
       *[other] Le Combat coûte { $defence } à la DEF et { $fire } sous le tir de mitrailleuse.
    }
   *[other] { $defence ->
        [0] Le Combat coûte { $fire } Soldats sous le tir de mitrailleuse, et aucun à la DEF.
       *[other] Le Combat coûte { $defence } à la DEF et { $fire } sous le tir de mitrailleuse.
    }
}
# Dit après la question du mouvement, avant ce que toutes les réponses ont en commun.
asked-wherever = Où que vous soyez alors :
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

# Le marché : les étalages de ce qu’on peut avoir maintenant, et du reste ; ce qui manque pour une carte.
market-open = { $kinds } à votre portée
market-closed = { $kinds } hors de portée
market-nothing = gratuit
market-short = Il vous manque { $list }.
market-none-specialist = Aucun Spécialiste ne peut être rallié ici pour l’instant.
market-none-item = Aucun Objet ne peut être trouvé ici pour l’instant.
market-enough-specialist = Vous ne pouvez plus en rallier ce tour-ci.
market-enough-item = Vous ne pouvez plus en trouver ce tour-ci.
market-has-vehicle = Vous avez déjà un Véhicule.

## Ce qu’on lance et pioche, avec de vrais dés et de vraies cartes

roll-normandy-allied = { $seat } lance ses dés.
roll-normandy-apart = { $seat } lance ce qui reste à part des autres dés.
roll-normandy-spare = { $seat } lance les dés de réserve.
roll-normandy-soldiers = { $seat } lance les dés pour des Soldats.
roll-normandy-mines = { $seat } lance le dé des mines terrestres.
roll-normandy-fire = { $seat } lance les dés du tir de mitrailleuse.
roll-normandy-award = { $seat } pioche une Distinction.
roll-normandy-vehicle = On pioche un Véhicule pour cette bataille.
ask-normandy-blind-start = { $seat } : quel dé donne les Soldats, lequel le Courage ?
roll-normandy-blind-start = { $seat } lance les dés du départ.
ask-normandy-put-back = Dans quel ordre { $seat } remet-il les cartes ?
asked-next = { $place }. { $card } : { INSIDE($effects) }
roll-normandy-look = { $seat } regarde la prochaine carte.
