# Bataille ! et Express ! : ce qui arrive, ce qu’on peut faire, ce que disent les cartes.

game-battle = Bataille !
game-battle-line = Tentez votre chance contre les dés de l’Axe : progressez pour gagner plus, ou repliez-vous avant de tout perdre.
game-express = Express !
game-express-line = Nettoyez une plage ensemble, secteur après secteur : un seul groupe de combat, six secteurs, et personne ne reste en arrière.

## Ce qui est arrivé

fact-rolled-for-start = { $seat } lance les dés ({ $dice }) : { $stars ->
    [0] aucune étoile.
    [1] 1 étoile.
   *[other] { $stars } étoiles.
}
fact-start-tied = { $stars ->
    [0] Personne n’a d’étoile : les joueurs à égalité relancent.
    [1] Égalité à 1 étoile : les joueurs concernés relancent.
   *[other] Égalité à { $stars } étoiles : les joueurs concernés relancent.
}
fact-starts = { $seat } ouvre la partie.
fact-kommandant-deployed = { $deployed ->
    [yes] { $seat } défie le Kommandant.
   *[no] { $seat } se passe du Kommandant pour cette escarmouche.
}
heading-turn-begun = Manche { $round } : { $seat }
heading-skirmish-begun = { $axis ->
    [one] Escarmouche, { $axis } dé de l’Axe
   *[other] Escarmouche, { $axis } dés de l’Axe
}
fact-axis-rolled = Champ de bataille : { $field }. L’ennemi montre { $dice }.
fact-die-stays-out = { $seat } laisse de côté { $colours }.
fact-allied-rolled = Sur la table, pour { $seat } : { $dice }.
fact-dice-rerolled = { $seat } relance { $dice }.
fact-stood = { $seat } garde ses dés tels quels.
fact-medal-played = { $seat } joue la médaille « { $card } ».
fact-passed = { $seat } ne joue pas de médaille.
fact-axis-die-turned = Un dé de l’Axe est tourné : « { $die } » devient « { $becomes } ».
fact-field-set = Le dé champ de bataille est tourné sur « { $field } ».
fact-called-off = L’escarmouche est interrompue : { $seat } la reprend depuis le début.
fact-medal-earned = { $seat } gagne la médaille « { $card } ».
fact-medal-handed-over = { $seat } gagne la médaille « { $card } », que { $giver } lui cède.
fact-skirmish-won = { $points ->
    [0] { $seat } gagne l’escarmouche, mais pour 0 point : toujours { $turn_points ->
        [one] { $turn_points } point
       *[other] { $turn_points } points
    } pour ce tour.
    [1] { $seat } gagne l’escarmouche et 1 point, soit { $turn_points } pour ce tour.
   *[other] { $seat } gagne l’escarmouche et { $points } points, soit { $turn_points } pour ce tour.
}
fact-skirmish-lost = { $lost ->
    [0] { $seat } perd l’escarmouche, et son tour s’arrête là. Non contré : { $missing }.
    [1] { $seat } perd l’escarmouche, et avec elle le point de ce tour. Non contré : { $missing }.
   *[other] { $seat } perd l’escarmouche, et avec elle les { $lost } points de ce tour. Non contré : { $missing }.
}
fact-advanced = { $why ->
    [field] L’Épreuve ne laisse pas le choix : { $seat } doit progresser, contre { $axis } dés de l’Axe.
    [medal] La médaille « { $card } » ne laisse pas le choix : { $seat } doit progresser, contre { $axis } dés de l’Axe.
   *[choice] { $seat } progresse, contre { $axis } dés de l’Axe.
}
fact-retreated = { $why ->
    [field] Les Falaises ne laissent pas le choix : { $seat } doit se replier
    [medal] La médaille « { $card } » ne laisse pas le choix : { $seat } doit se replier
   *[choice] { $seat } se replie
} { $points ->
    [0] sans rien marquer : son score reste à { $score }.
    [1] et marque 1 point : son score passe à { $score }.
   *[other] et marque { $points } points : son score passe à { $score }.
}
fact-target-reached = { $score ->
    [one] { $seat } atteint l’objectif avec { $score } point : c’est la dernière manche.
   *[other] { $seat } atteint l’objectif avec { $score } points : c’est la dernière manche.
}
highlight-battle-taken = L’objectif est atteint !
highlight-battle-loss = Escarmouche perdue
fact-tie-break = { $score ->
    [one] Égalité en tête à { $score } point : les premiers jouent un tour de plus chacun.
   *[other] Égalité en tête à { $score } points : les premiers jouent un tour de plus chacun.
}
fact-battle-ended = { $score ->
    [one] La bataille est finie : { $score } point pour { $seat }, médailles comprises.
   *[other] La bataille est finie : { $score } points pour { $seat }, médailles comprises.
}

fact-recruit-rolled = Les dés de recrutement montrent { $dice }.
fact-recruited = Un Spécialiste débarque avec vous : { $card }.
heading-sector-entered = { $beach } : { $sector }
fact-sector-entered = { $beach } : le groupe de combat arrive au secteur { $sector }.
fact-kommandant-comes = Le Kommandant est là : l’un des dés de l’Axe est le sien, et il faut le contrer deux fois.
fact-kommandant-kept-away = Le Kommandant ne viendra pas, au prix d’un Spécialiste ({ $card }).
fact-squad-axis-rolled = L’ennemi montre { $dice }.
fact-results-needed = Résultats à contrer ici : { $symbols } ; aucun autre.
fact-beyond-the-dice = Ce secteur demande { $needed ->
    [one] { $needed } résultat
   *[other] { $needed } résultats
}, et un compte ne peut en contrer { $dice ->
    [0] aucun
   *[other] que { $dice }
}. { $hope ->
    [veteran] Une suite peut encore le nettoyer, grâce au Vétéran.
    [hero] Seul le Héros peut encore le nettoyer.
   *[none] Rien de ce que possède le groupe de combat ne peut le nettoyer.
}
fact-must-lose = { $count ->
    [one] { $sector } : le groupe de combat doit perdre { $count } Spécialiste.
   *[other] { $sector } : le groupe de combat doit perdre { $count } Spécialistes.
}
fact-specialist-lost = { $cause ->
    [kommandant] Le Kommandant
   *[sector] { $sector }
} : le groupe de combat perd un Spécialiste ({ $card }).
fact-nothing-to-lose = Le groupe de combat n’a aucun Spécialiste à perdre.
fact-dice-stay-out = { $seat } laisse de côté { $colours }.
fact-die-changed = { $seat } utilise un Spécialiste ({ $card }) : « { $die } » devient « { $becomes } ».
fact-specialist-sacrificed = { $seat } sacrifie un Spécialiste : { $card }.
fact-sector-restarted = Tous abandonnent leurs dés : on reprend le secteur à l’étape 3, contre les mêmes dés de l’Axe.
fact-hero-clears = { $seat } nettoie le secteur, quoi que disent les dés.
fact-specialists-useless = Désormais, les Spécialistes ne servent plus à rien.
fact-tally-done = { $seat } s’en tient à ce compte final.
fact-tally-matched = { $seat } contre tout ce que montre l’ennemi.
fact-straight-cleared = { $seat } nettoie le secteur avec une suite, grâce au Vétéran.
fact-tally-failed = { $seat } échoue. Non contré : { $missing }.
fact-specialist-rallied = Le groupe de combat rallie un Spécialiste : { $card }.
fact-rally-declined = Le groupe de combat ne rallie aucun autre Spécialiste.
fact-sector-cleared = Secteur nettoyé : { $sector } !
fact-sector-replayed = { $why ->
    [no-rwb] Personne n’a de BBR : on rejoue le secteur, contre un nouveau jet des dés de l’Axe.
   *[twice] Nettoyé une fois ; on recommence, contre un nouveau jet des dés de l’Axe.
}
fact-beach-die-rolled = Le dé plage montre « { $rolled } » : le groupe de combat continue au secteur { $sector }.
fact-beach-taken = Plage prise : { $beach } !
highlight-cleared = Secteur nettoyé !
highlight-express-taken = La plage est prise !
fact-specialists-returned = Les Spécialistes du groupe de combat retournent à la pioche.
fact-squad-lost = { $why ->
    [rwb] Quelqu’un a réussi un BBR, et ici c’est fatal : la partie est perdue.
    [none-to-lose] Plus aucun Spécialiste à perdre : la partie est perdue.
    [too-few] Il reste trop peu de Spécialistes : la partie est perdue.
   *[tally] Le compte n’y est pas : la partie est perdue.
}
fact-squad-won = Le groupe de combat a gagné !

## Ce qu’on peut faire

action-reroll = Relancer { $dice }
action-stand = Garder tous les dés et ne plus relancer
action-sit-out = Laisser de côté { $colours }
action-deploy = { $kommandant ->
    [yes] Affronter le Kommandant
   *[no] Se passer du Kommandant
}
action-advance = Progresser : livrer une autre escarmouche
action-retreat = Se replier : finir votre tour
action-play = Jouer « { $card } »
action-turn-die = Jouer « { $card } » : tourner { $die } sur { $becomes }
action-set-field = Jouer « { $card } » : tourner le dé champ de bataille sur { $field }
action-play-reroll = Jouer « { $card } » : relancer { $dice }
action-pass = Ne pas jouer de médaille
action-change = Utiliser un Spécialiste ({ $card }) : changer { $die } en { $becomes }
action-sacrifice = Sacrifier un Spécialiste : { $card }
action-done = Valider ces dés
action-rally = Rallier un Spécialiste : { $card }
action-decline = Ne rallier personne
action-lose = Perdre un Spécialiste : { $card }
action-keep-away = Perdre un Spécialiste pour écarter le Kommandant : { $card }
action-let-come = Laisser venir le Kommandant
action-recruit = Débarquer avec un Spécialiste : { $card }

## Ce qu’on demande

ask-reroll = { $seat }, quels dés relancez-vous ?
ask-sit-out = { $seat }, quels dés laissez-vous de côté avant de lancer ?
ask-medals = { $seat }, jouez-vous une médaille ?
ask-command = { $seat }, voulez-vous progresser ou vous replier ?
ask-deploy = { $seat }, voulez-vous affronter le Kommandant dans cette escarmouche ?
ask-specialists = { $seat }, utilisez-vous un Spécialiste ?
ask-rally = { $seat }, quel Spécialiste le groupe de combat rallie-t-il ?
ask-lose = { $seat }, quel Spécialiste le groupe de combat perd-il ?
ask-toll = { $seat }, le groupe de combat perd-il un Spécialiste pour écarter le Kommandant ?
ask-recruit = { $seat }, quel Spécialiste débarque avec vous ?

# Ce qui accompagne une question, après elle, et ce qui dépend d’une réponse.
asked-to-beat = Dernière manche ; à battre : { $score } ({ $seat }).
about-advance = { $points ->
    [0] Contre { $axis } dés de l’Axe, sans aucun point à perdre.
    [1] Contre { $axis } dés de l’Axe : si vous perdez, le point de ce tour est perdu.
   *[other] Contre { $axis } dés de l’Axe : si vous perdez, les { $points } points de ce tour sont perdus.
}
about-advance-odds = { $percent ->
    [0] Avec les dés seuls, vous gagnez moins de 1 fois sur 100.
   *[other] Avec les dés seuls, vous gagnez { $percent } fois sur 100.
}
about-retreat = { $points ->
    [0] Vous ne marquez rien : votre score reste à { $score }.
    [1] Vous marquez 1 point : votre score passe à { $score }.
   *[other] Vous marquez { $points } points : votre score passe à { $score }.
}{ $medals ->
    [0] {""}
   *[other] {" "}Avec vos médailles, cela fait { $total }.
}{ $target ->
    [reached] {" "}L’objectif est alors atteint.
   *[as-before] {""}
}

# Ce qu’une réponse ferait perdre ou gaspiller : dit sur son bouton.
warn-reroll-odds = { $percent ->
    [0] En relançant, tout est contré moins de 1 fois sur 100.
   *[other] En relançant, tout est contré { $percent } fois sur 100.
}
warn-battle-lost = { $lost ->
    [0] L’escarmouche est alors perdue. Non contré : { $missing }.
    [1] L’escarmouche est alors perdue, avec le point de ce tour. Non contré : { $missing }.
   *[other] L’escarmouche est alors perdue, avec les { $lost } points de ce tour. Non contré : { $missing }.
}
warn-battle-unless = { $lost ->
    [0] Sauf médaille, l’escarmouche est alors perdue. Non contré : { $missing }.
    [1] Sauf médaille, l’escarmouche est alors perdue, avec le point de ce tour. Non contré : { $missing }.
   *[other] Sauf médaille, l’escarmouche est alors perdue, avec les { $lost } points de ce tour. Non contré : { $missing }.
}
warn-battle-needless = Vos dés gagnent déjà : cette médaille serait jouée pour rien ({ $card }).
warn-battle-behind = Cela ne suffit pas : { $seat } reste en tête avec { $score }.
warn-express-lost = { $why ->
    [rwb] La plage est alors perdue : un BBR est fatal ici.
    [none-to-lose] La plage est alors perdue : il ne resterait personne à sacrifier.
    [too-few] La plage est alors perdue : il resterait trop peu de Spécialistes.
   *[tally] La plage est alors perdue. Non contré : { $missing }.
}
warn-express-unless = { $why ->
    [rwb] Si personne ne fait reprendre le secteur, la plage est perdue : un BBR est fatal ici.
   *[tally] Si personne ne fait reprendre le secteur, la plage est perdue. Non contré : { $missing }.
}
warn-express-needless = Tous les dés contrent déjà : ce Spécialiste serait sacrifié pour rien ({ $card }).
warn-express-declined = Vous y renoncez : { $list }.

## Ce qu’on lance, quand on joue avec de vrais dés

roll-start = { $seat } lance six dés alliés pour savoir qui commence.
roll-field = { $seat } lance le dé champ de bataille et les dés de l’Axe.
roll-allied = { $seat } lance des dés alliés.
roll-axis = { $seat } lance les dés de l’Axe pour tout le groupe de combat.
roll-beach-die = { $seat } lance le dé plage pour savoir où continue le groupe de combat.
roll-recruits = { $seat } lance deux dés pour un premier Spécialiste.

## Réglages

group-battle-game = La partie
group-battle-turn = Le déroulement d’un tour
group-battle-alone = Jouer seul
option-battle-target = Points à atteindre
option-battle-target-help = Dès qu’un joueur a marqué autant de points, on termine la manche et la partie s’achève.
option-battle-kommandant = Le Kommandant (règle avancée)
option-battle-kommandant-help = Avant chaque escarmouche, vous pouvez y appeler le Kommandant : son symbole ne se relance pas, et le contrer rapporte 2 points.
option-battle-first_player = Qui commence
option-battle-first_player-help = Comment on désigne le premier joueur, et comment on départage les joueurs à égalité d’étoiles.
choice-battle-first_player-stars = Le plus d’étoiles ; à égalité, on relance
choice-battle-first_player-stars-then-seat = Le plus d’étoiles ; à égalité, le premier dans l’ordre des places
choice-battle-first_player-seat = La première place, sans lancer
option-battle-forced_advance_counts = Une progression forcée ajoute un dé
option-battle-forced_advance_counts-help = Quand l’Épreuve ou une médaille vous force à progresser, vous affrontez un dé de l’Axe de plus, comme toujours.
option-battle-medal_window = Jusqu’à quand jouer des médailles
option-battle-medal_window-help = À quel moment s’achève le temps des médailles, à l’étape 4.
choice-battle-medal_window-all-pass = Jusqu’à ce que tous aient passé d’affilée
choice-battle-medal_window-once-around = Chacun n’est interrogé qu’une fois
option-battle-bunker_die = Le dé laissé de côté au Bunker
option-battle-bunker_die-help = Au Bunker, vous lancez cinq dés alliés : voici la couleur de celui qui reste de côté.
choice-battle-bunker_die-choose = Le joueur choisit la couleur
choice-battle-bunker_die-red = Toujours un dé rouge
choice-battle-bunker_die-white = Toujours un dé blanc
choice-battle-bunker_die-blue = Toujours un dé bleu
option-battle-end_counts_medals = Les médailles aident à atteindre l’objectif
option-battle-end_counts_medals-help = Les 5 points de chaque médaille en main comptent pour atteindre l’objectif, et pas seulement dans le score final.
option-battle-solo = En solitaire
option-battle-solo-help = Le but d’un joueur seul.
choice-battle-solo-ten-turns = Le plus de points possible en un nombre de tours fixé
choice-battle-solo-race = L’objectif en un minimum de tours
option-battle-solo_turns = Nombre de tours en solitaire
option-battle-solo_turns-help = Combien de tours joue un joueur seul, sauf s’il fait la course à l’objectif.

group-express-game = Le débarquement
group-express-squad = Le groupe de combat et ses ralliements
group-express-specialists = Ce que peuvent les Spécialistes
option-express-beach = Plage
option-express-beach-help = La plage où débarque le groupe de combat ; chacune réserve sa surprise.
choice-express-beach-utah = Utah Beach
choice-express-beach-gold = Gold Beach
choice-express-beach-juno = Juno Beach
choice-express-beach-sword = Sword Beach
choice-express-beach-omaha = Omaha Beach
choice-express-beach-pointe-du-hoc = Pointe du Hoc
option-express-sectors = Secteurs
option-express-sectors-help = Seule l’Épreuve a un effet particulier, ou bien chacun des six secteurs a le sien.
choice-express-sectors-basic = De base : seule l’Épreuve a un effet
choice-express-sectors-advanced = Avancés : chaque secteur a un effet
option-express-campaign = Durée de l’aventure
option-express-campaign-help = Une seule plage, ou les six à la file, chacune sans les Spécialistes de la précédente.
choice-express-campaign-beach = Une plage
choice-express-campaign-neptune = Opération Neptune : les six plages
option-express-kommandant = Le Kommandant (règle avancée)
option-express-kommandant-help = Au Bunker, l’un des dés de l’Axe est celui du Kommandant : il faut le contrer deux fois, ou perdre un Spécialiste pour l’écarter.
option-express-solo_start = Coup de pouce en solitaire (règle avancée)
option-express-solo_start-help = Seul sur des secteurs avancés, vous lancez deux dés pour débarquer avec un Spécialiste.
option-express-squad_choice = Qui parle pour le groupe de combat
option-express-squad_choice-help = Qui répond quand le groupe de combat doit choisir, par exemple le Spécialiste à rallier.
choice-express-squad_choice-lead = Le meneur
choice-express-squad_choice-anyone = N’importe quel soldat
option-express-rally_optional = Rallier n’est pas obligatoire
option-express-rally_optional-help = Le groupe de combat peut refuser un Spécialiste que ses dés font venir.
option-express-removed_may_return = Les disparus peuvent revenir
option-express-removed_may_return-help = Un Spécialiste sacrifié ou perdu peut être rallié de nouveau sur la même plage.
option-express-medic_refreshes = Capacités rendues par l’Infirmier
option-express-medic_refreshes-help = Quand l’Infirmier fait reprendre un secteur, les capacités déjà utilisées redeviennent disponibles.
option-express-hero_rallies = Le Héros n’empêche pas de rallier
option-express-hero_rallies-help = Le soldat qui nettoie le secteur grâce au Héros peut encore rallier avec son compte.
option-express-engineer_after_general = Tout outil convient au Sapeur
option-express-engineer_after_general-help = Le Sapeur peut aussi transformer un outil produit par un autre Spécialiste, et pas seulement un outil venu du jet.
option-express-replay_rally_free = On peut rallier encore en rejouant
option-express-replay_rally_free-help = Un ralliement avant de rejouer un secteur n’entame pas la limite de ce secteur.
option-express-sacrifice_pays = Un sacrifice tient lieu de perte
option-express-sacrifice_pays-help = Quand un secteur coûte d’office un Spécialiste, celui qui y a été sacrifié compte comme perdu.
option-express-veteran_beats_kommandant = Le Vétéran l’emporte sur le Kommandant
option-express-veteran_beats_kommandant-help = Avec le Vétéran, une suite nettoie un secteur même face au Kommandant.
option-express-neptune_restores = Neptune ramène tout le monde
option-express-neptune_restores-help = Dans l’Opération Neptune, les Spécialistes sacrifiés ou perdus retournent à la pioche après chaque plage.

## Ce que font les médailles

medal-turn-own = À jouer pendant votre tour. { $effects }
medal-turn-other = À jouer pendant le tour d’un autre. { $effects }
medal-turn-any = À jouer pendant n’importe quel tour, le vôtre ou non. { $effects }

effect-order = { $order_id ->
    [advance] À l’étape 7, le joueur dont c’est le tour doit progresser.
   *[retreat] À l’étape 7, le joueur dont c’est le tour doit se replier.
}
effect-restart-skirmish = L’escarmouche est interrompue sur-le-champ et repart de l’étape 1.
effect-turn-axis-die = Tournez un dé de l’Axe sur une autre face de votre choix.
effect-win-skirmish = L’escarmouche est gagnée, quoi que montrent les dés.
effect-worthless = L’escarmouche rapporte 0 point.
effect-set-battlefield = Tournez le dé champ de bataille sur une autre face de votre choix.{ $never_from ->
    [none] {""}
    [Bunker] {" "}Un Bunker reste un Bunker.
   *[other] {" "}Il ne peut pas quitter : { $never_from }.
}{ $never_to ->
    [none] {""}
    [Bunker] {" "}Rien ne peut devenir un Bunker.
   *[other] {" "}Il ne peut pas être tourné sur : { $never_to }.
}
effect-reroll-again = Relancez une fois de plus les dés alliés de votre choix.

## Ce que font les Spécialistes

specialist-permanent = Servez-vous de ce Spécialiste à l’étape 5, secteur après secteur. { $effects }
specialist-sacrifice = À sacrifier à l’étape 5. { $effects }
specialist-passive = Agit de lui-même. { $effects }

effect-restart-sector = Tous les soldats abandonnent leurs dés et reprennent le secteur à l’étape 3. Les dés de l’Axe ne bougent pas.
effect-clear-sector = Le soldat qui le fait nettoie le secteur, quoi que disent ses dés.
effect-extra-result = Le compte final de chaque soldat gagne un résultat : { a-symbol }, sans couleur. Ce n’est pas un dé : il peut contrer un dé de l’Axe, mais n’entre ni dans un BBR ni dans une suite, et rien ne peut le changer.
effect-straight-clears = Tout soldat qui a une suite nettoie le secteur.
effect-change-die = { $symbol ->
    [yes] { $colour ->
        [yes] Chaque soldat peut donner n’importe quel symbole et n’importe quelle couleur à un de ses dés
       *[no] Chaque soldat peut changer le symbole d’un de ses dés
    }
   *[no] { $colour ->
        [yes] Chaque soldat peut changer la couleur d’un de ses dés
       *[no] Chaque soldat garde tel quel un de ses dés
    }
}{ $only_id ->
    [skull] {" "}montrant un crâne.
    [star] {" "}montrant une étoile.
    [soldier] {" "}montrant un soldat.
    [two-soldiers] {" "}montrant deux soldats.
    [courage] {" "}montrant un courage.
    [tool] {" "}montrant un outil.
   *[other] .
}{ $symbol ->
    [yes] { $colour ->
        [yes] {""}
       *[no] {" "}La couleur reste.
    }
   *[no] { $colour ->
        [yes] {" "}Le symbole reste.
       *[no] {""}
    }
}

## Ce que font les secteurs
## Un effet peut suivre une condition ou entrer dans une autre phrase ; il perd alors sa majuscule :
## il ne doit pas commencer par un nom propre.

# Sert aux messages ci-dessous : le symbole tel qu’un dé le montre.
a-symbol = { $symbol_id ->
    [skull] un crâne
    [star] une étoile
    [soldier] un soldat
    [two-soldiers] deux soldats
    [courage] un courage
   *[tool] un outil
}
# Sert aux messages ci-dessous : combien de dés, en toutes lettres.
dice-in-words = { $dice ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $dice }
}

effect-when = { $condition }, { $effect }
when-holds = { $moment ->
    [arrival] Avec un { $card } en arrivant
    [step-6] Avec un { $card } à la fin de l’étape 6
   *[then] Avec un { $card }
}
when-lacks = { $moment ->
    [arrival] Sans { $card } en arrivant
    [step-6] Sans { $card } à la fin de l’étape 6
   *[then] Sans { $card }
}
when-holds-any = { $moment ->
    [arrival] Avec au moins un Spécialiste en arrivant
    [step-6] Avec au moins un Spécialiste à la fin de l’étape 6
   *[then] Avec au moins un Spécialiste
}
when-lacks-any = { $moment ->
    [arrival] Sans aucun Spécialiste en arrivant
    [step-6] Sans aucun Spécialiste à la fin de l’étape 6
   *[then] Sans aucun Spécialiste
}
when-rwb-yes = Si un soldat réussit un BBR
when-rwb-no = Si personne ne réussit de BBR
when-rallied-yes = Si un Spécialiste est rallié ici
when-rallied-no = Si personne n’est rallié ici
when-used-yes = Si un Spécialiste est utilisé ici
when-used-no = Si aucun Spécialiste n’est utilisé ici

effect-axis-dice = { $dice ->
    [one] Le groupe de combat affronte un seul dé de l’Axe.
   *[other] Le groupe de combat affronte { dice-in-words } dés de l’Axe.
}
effect-more-axis-dice = { $dice ->
    [one] Le groupe de combat affronte un dé de l’Axe de plus que d’habitude.
   *[other] Le groupe de combat affronte { dice-in-words } dés de l’Axe de plus que d’habitude.
}
effect-allied-dice = { $dice ->
    [1] Chaque soldat ne lance qu’un dé allié
    [6] Chaque soldat lance six dés alliés.
   *[other] Chaque soldat ne lance que { dice-in-words } dés alliés
}{ $dice ->
    [6] {""}
   *[other] {" "}et choisit avant son jet les couleurs qu’il laisse de côté.
}
effect-fewer-allied-dice-per-pair = Pour chaque symbole que les dés de l’Axe montrent au moins deux fois, chaque soldat lance un dé allié de moins et choisit avant son jet les couleurs qu’il laisse de côté.
effect-rerolls = { $times ->
    [0] Aucune relance n’est permise.
    [1] Chaque soldat n’a droit qu’à une seule relance.
   *[other] Chaque soldat a droit à deux relances.
}
effect-reroll-limit = { $dice ->
    [1] Une relance ne porte que sur un seul dé.
   *[other] Une relance porte sur { dice-in-words } dés au plus.
}
effect-fixed-colour = Les dés { $colour }s ne se relancent pas.
effect-fixed-symbol = Un dé allié qui montre { a-symbol } ne se relance pas. Les Spécialistes peuvent quand même le changer.
effect-blind-colour = Les dés { $colour }s ne contrent aucun dé de l’Axe. Ils comptent tout de même pour les BBR et les suites.
effect-add-results = Il faut contrer en plus des dés de l’Axe : { $symbols }.
effect-double-result = Un dé de l’Axe qui montre { a-symbol } doit être contré deux fois.
effect-ignore-result = Un dé de l’Axe qui montre { a-symbol } n’a pas à être contré.
effect-kommandant = L’un des dés de l’Axe est celui du Kommandant, qu’il faut contrer deux fois.{ $kept_away_by_loss ->
    [yes] {" "}Il ne vient pas si le groupe de combat perd un Spécialiste de son choix avant le jet.
   *[no] {""}
}
effect-no-rally = On ne peut rallier aucun Spécialiste.
effect-bar-specialists = Tous les Spécialistes sont interdits, même ceux qui agissent d’eux-mêmes.
effect-clear-twice = Il faut nettoyer le secteur deux fois, la seconde contre un nouveau jet des dés de l’Axe.
effect-lose-specialists = { $symbol ->
    [none] { $at_id ->
        [arrival] En arrivant, le groupe de combat perd un Spécialiste de son choix
        [axis] Avant l’étape 3, le groupe de combat perd un Spécialiste de son choix
       *[cleared] Au début de l’étape 8, le groupe de combat perd un Spécialiste de son choix
    }
   *[other] { $each ->
        [yes] Pour chaque dé de l’Axe qui montre { a-symbol }, le groupe de combat perd un Spécialiste de son choix
       *[no] Si les dés de l’Axe montrent { a-symbol }, le groupe de combat perd un Spécialiste de son choix
    }{ $at_id ->
        [cleared] {" "}au début de l’étape 8
       *[axis] {" "}avant l’étape 3
    }
}{ $none_left_id ->
    [game-lost] . S’il n’en a aucun, la partie est perdue.
   *[nothing] { $each ->
        [yes] , tant qu’il lui en reste.
       *[no] , s’il en a un.
    }
}
effect-replay-unless-rwb = Il faut qu’au moins un soldat réussisse un BBR. Sinon, on rejoue le secteur depuis l’étape 2, contre un nouveau jet des dés de l’Axe.
effect-rwb-loses = Si un soldat réussit un BBR, la partie est perdue.
effect-keep-specialists = { $least ->
    [one] Une fois le secteur nettoyé, s’il ne reste aucun Spécialiste au groupe de combat, la partie est perdue.
   *[other] Une fois le secteur nettoyé, s’il reste moins de { $least } Spécialistes au groupe de combat, la partie est perdue.
}
effect-roll-beach-die = Lancez le dé plage une fois le secteur nettoyé et continuez au secteur indiqué, en avant ou en arrière, mais jamais plus loin que le secteur { $furthest }.
effect-useless-after-sacrifice = Si l’un de ces Spécialistes est sacrifié ici ({ $of }), les Spécialistes ne servent plus à rien jusqu’à la fin de la partie.
effect-next-sector = Au secteur suivant, { $effects }

## D’où vient une carte

source-book = d’après le livret
source-public = publié ailleurs
source-ours = maison

## Ce qu’il y a sur la table

scene-scores = Manche { $round }, objectif { $target } points
scene-scores-last = Dernière manche : l’objectif de { $target } points est atteint
scene-scores-tied = Égalité : les premiers jouent un tour de plus chacun
scene-scores-turns = Tour { $round } sur { $rounds }
scene-scores-over = Score final
score-battle = { $banked ->
    [one] { $banked } point marqué
   *[other] { $banked } points marqués
}{ $stake ->
    [0] {""}
   *[other] , { $stake } en jeu
}{ $medals ->
    [0] {""}
    [1] , 1 médaille ({ $total } avec elle)
   *[other] , { $medals } médailles ({ $total } avec elles)
}
amount-banked = { $amount ->
    [one] { $amount } point marqué
   *[other] { $amount } points marqués
}
amount-stake = { $amount } en jeu
amount-medals = { $amount ->
    [one] 1 médaille
   *[other] { $amount } médailles
}
amount-total = { $amount } avec les médailles
# Ce que les dés du Pocket apporteraient tels quels.
set-straight = Suite : { $brings }
set-rwb = BBR, { $symbol } : { $brings }
forecast-points = { $points ->
    [0] aucun point
    [1] +1 point
   *[other] +{ $points } points
}
forecast-gone = { $points ->
    [1] −1 point
   *[other] −{ $points } points
}
forecast-card = { $card }
forecast-won = Tous les dés de l’Axe sont contrés : { $points ->
    [0] aucun point ne serait en jeu
    [1] 1 point serait en jeu
   *[other] { $points } points seraient en jeu
}.
forecast-lost = Pas contré : { $symbols }. { $points ->
    [0] L’escarmouche serait perdue, sans aucun point à perdre.
    [1] L’escarmouche serait perdue, et avec elle le point de ce tour.
   *[other] L’escarmouche serait perdue, et avec elle les { $points } points de ce tour.
}
forecast-advance = Il faudrait progresser, contre { $axis } dés de l’Axe.
forecast-retreat = { $points ->
    [0] Il faudrait se replier, sans rien marquer.
    [1] Il faudrait se replier, en marquant 1 point.
   *[other] Il faudrait se replier, en marquant { $points } points.
}
forecast-medals = Une médaille peut encore être jouée.
forecast-matched = { $needed ->
    [1] Le résultat est contré.
   *[other] Les { $needed } résultats sont contrés.
}
forecast-missing = { $matched } sur { $needed } contrés ; il manque : { $symbols }.
forecast-beach-lost = La plage serait perdue.
forecast-rwb-loses = Ici, un BBR fait perdre la partie.
forecast-replayed = Sans BBR, le secteur serait à rejouer.
forecast-straight-clears = La suite nettoie le secteur.
forecast-hero = Le Héros nettoie le secteur pour vous.
forecast-rally = { $card } peut être rallié
forecast-specialists = Des Spécialistes peuvent encore servir.
forecast-squad = Les autres soldats doivent aussi tout contrer.

scene-battlefield = Champ de bataille : { $field }
field-landing = Aucun effet.
field-barriers = Les points de cette escarmouche comptent double.
field-rallying-point = Les points de cette escarmouche comptent triple.
field-gantlet = Qui gagne cette escarmouche doit progresser.
field-bluffs = Qui gagne cette escarmouche doit se replier.
field-bunker = On ne lance que cinq dés alliés.
scene-axis = Dés de l’Axe
scene-axis-needed = Dés de l’Axe (à contrer : { $symbols })
scene-allied = Dés, { $seat }
scene-medals = Médailles
scene-beach = { $beach }
scene-sector = { $number }. { $sector }
scene-effects = Effet du secteur { $sector }
scene-text = { $text }
scene-recruits = Dés de recrutement
scene-specialists = Spécialistes
scene-warning = Attention
scene-squad = Le groupe de combat
amount-matched = { $matched } sur { $most } contrés
amount-rerolls = { $amount ->
    [one] encore 1 relance
   *[other] encore { $amount } relances
}
soldier-sit-out = { $role ->
    [lead] meneur, choisit les dés à laisser de côté
   *[soldier] choisit les dés à laisser de côté
}
soldier-roll = { $role ->
    [lead] meneur, lance ses dés
   *[soldier] lance ses dés
}
soldier-reroll = { $role ->
    [lead] meneur, choisit ses relances
   *[soldier] choisit ses relances
}
soldier-specialists = { $role ->
    [lead] meneur, utilise les Spécialistes
   *[soldier] utilise les Spécialistes
}
soldier-done = { $role ->
    [lead] meneur, se tient prêt
   *[soldier] se tient prêt
}

## Comment la partie s’est terminée

# Sert aux messages ci-dessous.
of-them-medals = { $medals ->
    [0] {""}
   *[other] {" "}Les médailles y comptent pour { $medals }.
}
over-battle-won = { $score ->
    [one] { $seat } l’emporte avec { $score } point
   *[other] { $seat } l’emporte avec { $score } points
}, soit { $margin } de plus que { $rival }.{ of-them-medals }
over-battle-ten-turns = { $score ->
    [one] { $score } point
   *[other] { $score } points
} en { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}{ of-them-medals }
over-battle-race = { $turns ->
    [one] Objectif atteint en { $turns } tour
   *[other] Objectif atteint en { $turns } tours
}, avec { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}{ of-them-medals }
over-express-beach-won = { $beach } est à vous : le groupe de combat a gagné !
over-express-neptune-won = Les six plages sont prises, { $beach } la dernière : l’Opération Neptune est un succès !
# Sert aux messages ci-dessous : où le groupe de combat est arrêté, et ce qu’il a pris avant ($taken : plages).
stopped-at = { $beach } tient bon : le groupe de combat est arrêté au secteur { $number } sur 6 ({ $sector }){ $taken ->
    [0] .
    [1] , après 1 plage prise.
   *[other] , après { $taken } plages prises.
}
over-express-lost-tally = { stopped-at } Les dés n’ont pas suffi à { $seat }. Non contré : { $missing }.
over-express-lost-rwb = { stopped-at } Un BBR y est fatal, et { $seat } en a réussi un : { $symbols }.
over-express-lost-none-to-lose = { stopped-at } Il devait perdre un Spécialiste et n’en avait aucun.
over-express-lost-too-few = { stopped-at } { $least ->
    [1] Il devait lui rester au moins 1 Spécialiste, et il n’en avait aucun.
   *[other] Il devait lui rester au moins { $least } Spécialistes, et il { $left ->
        [0] n’en avait aucun.
       *[other] n’en avait que { $left }.
    }
}
scene-allied-rerolls = Dés, { $seat } ({ $left ->
    [one] encore { $left } relance
   *[other] encore { $left } relances
})
scene-ahead = Plus loin : { $sector }
scene-brought = Conséquence du secteur précédent
