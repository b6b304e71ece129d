# The German player: settings, phases, questions, what one can do, what happens, how it ends.

group-normandy-atlantikwall = Module : le joueur allemand
group-normandy-atlantikwall-help = Un joueur tient le mur face aux Unités, avec ses propres dés, Spécialistes, Objets et Décorations.
option-normandy-atlantikwall = Le joueur allemand
option-normandy-atlantikwall-help = La dernière place est celle de l’Allemand : il tient le mur, n’a pas d’Unité et gagne si les Unités perdent. Avec une seule place, il joue en solitaire contre une Unité qui avance d’elle-même.
kind-german-specialist = Spécialiste allemand
kinds-german-specialist = Spécialistes allemands
kind-german-item = Objet allemand
kinds-german-item = Objets allemands
kind-decoration = Décoration
variety-black = Noire
kinds-decoration = Décorations

phase-german-tally = Comptes finaux
phase-decorations = Décorations
phase-german-ready = Avant le Combat
phase-assault = Assaut

ask-normandy-german-tally = { $seat }, utilisez-vous une carte sur un compte final ?
ask-normandy-german-straight = { $seat }, quelle Décoration prenez-vous pour votre suite ?
set-straight-decoration = Suite : une Décoration
ask-normandy-decorate = { $seat }, achetez-vous une Décoration ?
ask-normandy-german-ready = { $seat }, utilisez-vous une carte avant le Combat ?
ask-normandy-wall = { $seat }, des Spécialistes tombent-ils à la place des Soldats qui manquent au mur ?
ask-normandy-assault = { $seat }, quelle Unité se bat maintenant pour le Bunker ?
ask-normandy-black-result = { $seat }, quel résultat noir ajoutez-vous ?
ask-normandy-steal-die = { $seat }, quel dé prenez-vous ?
ask-normandy-buy-back = { $seat }, quel Objet déjà utilisé retrouvez-vous ?
ask-normandy-drop-decoration = { $seat }, quelle Décoration perdez-vous ?
roll-normandy-decoration = { $seat } pioche une Décoration.

action-normandy-buy-decoration = Acheter une Décoration au hasard
action-normandy-play-decoration = Jouer une Décoration : { $card }
action-normandy-drop-decoration = Perdre une Décoration : { $card }
action-normandy-hold-out = { $specialists ->
    [0] Ne laisser tomber aucun Spécialiste
    [one] Sacrifier { $specialists } Spécialiste
   *[other] Sacrifier { $specialists } Spécialistes
}
action-normandy-add-black = Ajouter { $die }
action-normandy-steal-die = Prendre { $die } à { $seat }
action-normandy-buy-back = Retrouver un Objet : { $card }
action-normandy-storm-first = L’Unité de { $seat } se bat maintenant
menu-normandy-steal-die = Prendre un dé…

fact-normandy-german-ready = { $phase ->
    [german-tally] { $seat } laisse les comptes finaux tels quels.
    [rally] { $seat } ne prend plus rien.
    [trade] { $seat } n’achète plus de Décoration.
   *[german-ready] { $seat } attend le Combat.
}
fact-normandy-wall-manned = { $missing ->
    [0] { $seat } tient le mur face aux Unités dans { $sector }, où la DEF imprimée est de { $defence }.
    [one] { $seat } tient le mur face aux Unités dans { $sector }, où la DEF imprimée est de { $defence }. Il y manque { $missing } Soldat : toute DEF est réduite de { $missing } ce tour-ci.
   *[other] { $seat } tient le mur face aux Unités dans { $sector }, où la DEF imprimée est de { $defence }. Il y manque { $missing } Soldats : toute DEF est réduite de { $missing } ce tour-ci.
}
fact-normandy-decoration-bought = { $seat } achète une Décoration pour { $courage } Courage.
fact-normandy-decoration-lost = { $seat } perd une Décoration : { $card }.
fact-normandy-die-stolen = { $seat } prend un dé à { $other } : { $die }.
brief-normandy-decoration-lost = { $cause } : vous perdez une Décoration ({ $card })
brief-normandy-die-stolen = { $cause } : { $seat } prend un dé à { $other } ({ $die })
cause-K-4 = Volontaires
cause-K-7 = L’Assaut
cause-K-9 = À la place des Soldats
cause-K-11 = Le Sniper
fact-normandy-german-item-found = { $tools ->
    [0] { $seat } trouve gratuitement un Objet : { $card }.
    [one] { $seat } trouve un Objet pour { $tools } Point d’Objet : { $card }.
   *[other] { $seat } trouve un Objet pour { $tools } Points d’Objet : { $card }.
}
fact-normandy-german-rallied = { $stars ->
    [0] { $seat } rallie gratuitement un Spécialiste allemand : { $card }.
    [one] { $seat } rallie un Spécialiste allemand pour { $stars } Étoile : { $card }.
   *[other] { $seat } rallie un Spécialiste allemand pour { $stars } Étoiles : { $card }.
}
fact-normandy-assaulted = Assaut : { $seat } se bat pour le Bunker avec { $strength } hommes, { $against } en a { $german }.
fact-normandy-bunker-stormed = { $seat } prend le Bunker d’assaut : le mur est tombé !
fact-normandy-unit-destroyed = L’Unité de { $seat } est détruite pendant l’Assaut.
highlight-assault = À l’Assaut !
amount-strength = { $amount ->
    [one] { $amount } homme
   *[other] { $amount } hommes
} de l’Unité
amount-garrison = { $amount ->
    [one] { $amount } homme
   *[other] { $amount } hommes
} de l’Allemand

over-wall-held = { $map } : bataille perdue au tour { $turns }. La dernière Unité a été détruite pendant l’Assaut, et l’Allemand tient le Bunker.
over-wall-stormed = { $turns ->
    [one] { $map } : bataille gagnée en { $turns } tour. Une Unité a pris le Bunker d’assaut, le mur est tombé !
   *[other] { $map } : bataille gagnée en { $turns } tours. Une Unité a pris le Bunker d’assaut, le mur est tombé !
}{ $scored ->
    [yes] {" "}Points de Victoire : { $points }.
   *[no] {""}
}
over-german-lost = { $map } : le Bunker est perdu au tour { $turns }. Une Unité l’a pris d’assaut avec plus d’hommes qu’il ne vous en restait.
over-german-held = { $map } : vous avez tenu le mur ! La dernière Unité a été détruite pendant l’Assaut au tour { $turns }.
over-german-wiped-out = { $map } : vous avez tenu le mur ! { $seat } a perdu toute son Unité dans { $sector } au tour { $turns }.
over-german-stuck = { $map } : vous avez tenu le mur ! { $seat } devait quitter { $sector } au tour { $turns } et n’a pas pu.
over-german-won = { $map } : vous l’emportez au tour { $turns }, car les Alliés ont perdu la bataille d’eux-mêmes.

scene-german = Allemand : { $has }
amount-decorations = { $amount ->
    [0] aucune Décoration
    [one] { $amount } Décoration
   *[other] { $amount } Décorations
} en main
scene-unit-destroyed = { $nation } : détruite pendant l’Assaut
at-destroyed = détruite pendant l’Assaut
scene-wall = Le mur
scene-german-pool = La réserve de l’Allemand
pool-specialists = Spécialistes disponibles : { $cards }.
pool-items = Objets disponibles : { $cards }.
pool-card = { $card } : { INSIDE($text) }
wall-mgf-awake = Les mitrailleuses tirent, grâce à un Spécialiste : { $card }.
wall-mgf-on-you = Personne ne sert les mitrailleuses : là où se tient l’Unité, elles tirent sur vous.
wall-mines-on-you = Personne n’a armé les mines terrestres : celles que l’Unité franchit vous coûtent des Soldats.
wall-mgf-asleep = Aucune mitrailleuse ne tire : personne ne la sert.
wall-mines-awake = Les mines terrestres explosent, grâce à un Spécialiste : { $card }.
wall-mines-asleep = Aucune mine terrestre n’explose : personne ne les a armées.
# Ce que donnera le Combat si personne ne fait plus rien.
wall-forecast = { $lacks ->
    [0] Là où sont les Unités en ce moment, la plus haute DEF imprimée est de { $defence }, dans { $sector }. L’Allemand a { wall-soldiers } : c’est assez, aucune DEF n’est réduite.
    [one] Là où sont les Unités en ce moment, la plus haute DEF imprimée est de { $defence }, dans { $sector }. L’Allemand a { wall-soldiers } : il en manque { $lacks } au mur, et toute DEF serait réduite de { $lacks }.
   *[other] Là où sont les Unités en ce moment, la plus haute DEF imprimée est de { $defence }, dans { $sector }. L’Allemand a { wall-soldiers } : il en manque { $lacks } au mur, et toute DEF serait réduite de { $lacks }.
}
# Sert ci-dessus.
wall-soldiers = { $soldiers ->
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldats
}
wall-counted = { $lacks ->
    [0] Le mur est entièrement tenu ce tour-ci.
    [one] Il manque { $lacks } Soldat au mur : toute DEF est réduite de { $lacks } ce tour-ci.
   *[other] Il manque { $lacks } Soldats au mur : toute DEF est réduite de { $lacks } ce tour-ci.
}
wall-assault = Près du Bunker, { $seat }. { $said }
# De $least à $most hommes de l’Unité ($same : c’est le même nombre) contre $german.
assault-clash = À l’Assaut, ce serait { $same ->
    [yes] { $most }
   *[no] de { $least } à { $most }
} hommes contre { $german } à l’Allemand : { $outcome ->
    [wins] { $tie ->
        [yes] égalité, mais plus de Spécialistes, et le Bunker tombe.
       *[no] le Bunker tombe.
    }
    [loses] { $tie ->
        [yes] égalité, qui revient à l’Allemand. L’Unité serait détruite !
       *[no] l’Unité serait détruite !
    }
   *[open] les dés en décideront, et l’Unité peut être détruite.
}
asked-no-trade = Ici, on ne peut rien donner : c’est la rangée du haut, ou un secteur voisin du Bunker final.
hold-out-means = { $lacks ->
    [0] Aucune DEF n’est alors réduite
   *[other] Toute DEF est alors réduite de { $lacks }
}, et { $left ->
    [0] il ne vous reste personne pour un Assaut.
    [one] il vous reste { $left } homme pour un Assaut.
   *[other] il vous reste { $left } hommes pour un Assaut.
}
role-german = Allemand
hint-normandy-german-lock = Vous gagnez si les Unités perdent : quand l’une est anéantie ou bloquée, ou que toutes tombent à l’Assaut. Les soldats garnissent le mur, les étoiles et les outils paient vos cartes, le courage paie les Décorations.
hint-normandy-german-stop = Voici ce que vous auriez en vous arrêtant ; plus vous avez de Soldats, plus les DEF restent hautes. Trois symboles identiques en rouge, blanc et noir font un BBR, et les vôtres sont puissants.
hint-normandy-german-choose = Les Soldats maintiennent toutes les DEF. Ce qui frappe les Unités vaut surtout quand elles sont déjà faibles.
hint-normandy-german-rally = Prenez tout ce que vous pouvez payer. Sans un homme aux mitrailleuses et un autre pour armer les mines, la carte est inoffensive.
hint-normandy-german-decorate = Une Décoration coûte 5 Courage et reste secrète jusqu’à ce que vous la jouiez. Une sur sept est noire, et vous frappe aussitôt.
hint-normandy-german-german-tally = Les dés de chacun sont posés. Ce qui modifie un compte final s’utilise maintenant.
hint-normandy-german-german-ready = Tout le monde s’est déplacé, le Combat vient ensuite. Un coup qui laisse une Unité sans Soldat gagne la bataille ; sinon, gardez vos cartes pour le Bunker.
hint-normandy-german-wall = Vous perdez autant de Soldats que la plus haute DEF parmi les Unités. Chaque Soldat manquant réduit toutes les DEF de 1 ; un Spécialiste peut tomber à sa place, mais ne compte plus à l’Assaut.
hint-normandy-german-german-straight = Une suite donne la Décoration de votre choix. Laquelle convient aux Unités qui sont sur la plage ?
hint-normandy-german-black-result = Un troisième symbole, dans une autre couleur, fait un BBR de plus.
hint-normandy-german-steal-die = Prenez un dé dont quelqu’un a besoin pour un BBR, et laissez-lui ses crânes.
hint-normandy-storm-lock = Pour gagner, l’un de vous doit entrer dans le Bunker avec plus d’hommes qu’il n’en restera alors à l’Allemand. Le temps joue pour lui : verrouillez deux dés que vous garderiez de toute façon.
hint-normandy-storm-rally = Le Sniper est bon contre ses Spécialistes. Sans ceux qui servent les mitrailleuses et arment les mines, ni les unes ni les autres ne vous touchent.
hint-normandy-storm-trade = Rien ne se donne dans la rangée du haut, ni à côté du Bunker : partagez avant.
hint-normandy-storm-move = L’Allemand perd autant de Soldats que la plus haute DEF imprimée là où se trouve l’un de vous, et chacun qui lui manque facilite le Combat. Avancez vite, mais n’entrez dans le Bunker qu’avec plus d’hommes que lui : sinon, votre Unité est détruite.
hint-normandy-storm-unit = Voici ce qu’a votre Unité : chaque Soldat et chaque Spécialiste compte pour un homme à l’Assaut. Les points comptent ses tours dans ce secteur : elle ne peut pas y rester toujours.
count-normandy-assaults = Assauts
hint-normandy-german-forfeit = Cédez ce qui vous sert le moins : en dernier, l’homme des mitrailleuses ou des mines.
hint-normandy-german-put-back = Vous savez maintenant quelles Décorations viennent : mettez sur le dessus celle qui vous aide, et une noire en dessous.
hint-normandy-german-buy-back = Ce que vous avez utilisé peut vous revenir, à son prix.
hint-normandy-storm-land = Regardez la rangée suivante : ses mitrailleuses et ses mines sont inoffensives tant que l’Allemand n’a personne pour elles.
hint-normandy-storm-tally = Les dés sont définitifs, et il peut encore vous en prendre. Une carte qui les modifie s’utilise maintenant ou jamais.
hint-normandy-storm-ready = Le Combat vient ensuite. Les cartes qui épargnent vos Soldats ou frappent ses Spécialistes peuvent servir maintenant.
hint-normandy-storm-forfeit = Cédez ce qui vous sert le moins : à l’Assaut, chaque Spécialiste compte pour un homme.

# Words of his cards and RWBs.

effect-draw-decoration = { $number ->
    [one] { the-unit } pioche { $number } Décoration au hasard.
   *[other] { the-unit } pioche { $number } Décorations au hasard.
}
short-draw-decoration = Décoration au hasard
effect-black-result = { the-unit } ajoute à son compte final un résultat noir de son choix, qui peut former un autre BBR.
short-black-result = un dé noir de plus
effect-steal-dice = { $dice ->
    [one] { the-unit } prend { $dice } dé d’un compte final du camp adverse et l’ajoute au sien.
   *[other] { the-unit } prend jusqu’à { $dice } dés de comptes finaux du camp adverse et les ajoute au sien.
}
short-steal-dice = { $dice ->
    [one] prendre { $dice } dé
   *[other] prendre { $dice } dés
}
effect-find-again = { the-unit } peut retrouver à son prix un Objet qu’elle a utilisé.
short-find-again = retrouver un Objet
effect-lose-decoration = { the-unit } perd 1 Décoration de son choix, si elle en a une.
short-lose-decoration = perdre 1 Décoration
effect-look-at-decorations = { the-unit } regarde les { $number } prochaines Décorations et les remet dans l’ordre qu’elle veut.
short-look-at-decorations = voir { $number } Décorations
effect-gain-per-rwb = { $tools ->
    [one] { the-unit } gagne { $tools } Point d’Objet pour chaque BBR des Unités ce tour-ci.
   *[other] { the-unit } gagne { $tools } Points d’Objet pour chaque BBR des Unités ce tour-ci.
}
short-gain-per-rwb = +{ $tools } par BBR des Unités
effect-raise-def = La DEF est augmentée de { $by } ce tour-ci partout où il y a des Unités.
short-raise-def = DEF augmentée de { $by }
effect-strike = { $soldiers ->
    [0] Chaque Unité perd { $courage } Courage, ou tout ce qu’elle en a.
    [one] { $courage ->
        [0] Chaque Unité perd { $soldiers } Soldat.
       *[other] Chaque Unité perd { $soldiers } Soldat, et { $courage } Courage ou tout ce qu’elle en a.
    }
   *[other] { $courage ->
        [0] Chaque Unité perd { $soldiers } Soldats.
       *[other] Chaque Unité perd { $soldiers } Soldats, et { $courage } Courage ou tout ce qu’elle en a.
    }
}
short-strike = Unités −{ $soldiers }
effect-hit = { $soldiers ->
    [one] { the-unit } perd { $soldiers } Soldat, ou un Spécialiste si les Soldats manquent.
   *[other] { the-unit } perd { $soldiers } Soldats, ou des Spécialistes si les Soldats manquent.
}{ hit-together }{ hit-backfires }
hit-together = { $together ->
    [0] {""}
   *[other] {" "}Si une autre Unité est dans son secteur, elle en perd { $together }.
}
hit-backfires = { $backfires ->
    [0] {""}
    [1] {" "}On lance d’abord un dé : sur 1, c’est votre garnison qui les perd.
   *[other] {" "}On lance d’abord un dé : jusqu’à { $backfires }, c’est votre garnison qui les perd.
}
short-hit = { $soldiers ->
    [one] perdre { $soldiers } Soldat
   *[other] perdre { $soldiers } Soldats
}
effect-lose-one-of = { the-unit } choisit une perte qu’elle peut subir : { $of }
short-lose-one-of = une perte au choix
effect-german-loses = Contre la garnison allemande, comme elle l’entend : { $of }
short-german-loses = l’Allemand perd
effect-wake = { $what_id ->
    [mgf] Chaque tir de mitrailleuse est actif{ this-turn }.
   *[mines] Les mines terrestres explosent{ this-turn }.
}
short-wake = { $what_id ->
    [mgf] mitrailleuses actives
   *[mines] mines actives
}
effect-back-to-pool = { the-unit } peut le rallier de nouveau.
short-back-to-pool = retour à la réserve
fact-normandy-back-in-pool = { $card } retourne dans la réserve de { $seat }.

roll-normandy-backfire = { $seat } lance le dé pour ce qu’on jette sur l’Unité.
fact-normandy-def-raised = { $seat } renforce les défenses : là où il y a des Unités, la DEF est augmentée de { $more } ce tour-ci.
fact-normandy-backfired = Cela tourne mal : c’est { $seat } qui est touché.

error-not-for-german = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne va pas avec une carte de l’Allemand, qui n’a pas d’Unité et n’est dans aucun secteur ; il faut l’enlever, ou mettre autre chose.
error-only-for-german = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } est ce que seule une carte de l’Allemand peut faire ; il faut un autre mot.
error-decoration-mix = { $file }, ligne { NUMBER($line, useGrouping: 0) } : cela fait { $ordinary } Décorations ordinaires et { $black } noires (when = "taken") ; il en faut six ordinaires pour chaque noire.

# Alone against the automated Unit.

roll-normandy-landing = On tire le secteur de départ de l’Unité automatique.
kind-alone-specialist = Spécialiste allemand, en solitaire
kinds-alone-specialist = Spécialistes allemands, en solitaire
kind-alone-item = Objet allemand, en solitaire
kinds-alone-item = Objets allemands, en solitaire
kind-alone-decoration = Décoration, en solitaire
kinds-alone-decoration = Décorations, en solitaire
kind-out-alone = Cartes écartées en solitaire
ask-normandy-which-tally = { $seat }, lequel des deux comptes gardez-vous ?
ask-normandy-pool-die = { $seat }, quel dé de la réserve d’échange prenez-vous ?
action-normandy-choose-tally = Garder { $dice }
action-normandy-take-pool-die = Prendre { $die } dans la réserve
menu-normandy-take-pool-die = Prendre un dé de la réserve…
asked-first-tally = Votre premier compte : { $dice }.

effect-kill-sniper = { the-unit } abat le Sniper de l’Unité automatique.
short-kill-sniper = abat le tireur
effect-seek-sniper = { the-unit } cherche le Sniper de l’Unité automatique ; la quatrième fois, on le trouve et on l’abat, et ce Spécialiste est perdu.
short-seek-sniper = cherche le tireur
effect-second-tally = { the-unit } lance un second compte final avec des dés de réserve, relances comprises, et choisit lequel des deux compte.
short-second-tally = un second compte
effect-pool-dice = { $dice ->
    [one] { the-unit } prend 1 dé de la réserve d’échange dans son compte final.
   *[other] { the-unit } prend { $dice } dés de la réserve d’échange dans son compte final.
}
short-pool-dice = { $dice ->
    [one] 1 dé de la réserve
   *[other] { $dice } dés de la réserve
}
effect-gain-per-own-rwb = { the-unit } gagne { $list } pour chaque BBR.
short-gain-per-own-rwb = +{ $list } par BBR

fact-normandy-automaton-landed = L’Unité automatique débarque dans { $sector }.
fact-normandy-automaton-stayed = { $turns ->
    [one] L’Unité automatique reste dans { $sector } : son premier tour sur place.
   *[other] L’Unité automatique reste dans { $sector } : son tour { $turns } sur place.
}
fact-normandy-automaton-moved = { $advances ->
    [yes] L’Unité automatique avance vers { $sector }, DEF { $defence }.
   *[no] L’Unité automatique passe de côté vers { $sector }, DEF { $defence }.
}
fact-normandy-def-met = { $missing ->
    [0] { $seat } affronte l’Unité dans { $sector }, DEF { $defence }.
    [one] { $seat } affronte l’Unité dans { $sector }, DEF { $defence }, et il lui manque 1 Soldat.
   *[other] { $seat } affronte l’Unité dans { $sector }, DEF { $defence }, et il lui manque { $missing } Soldats.
}
fact-normandy-sniper-rallied = L’Unité automatique rallie un Sniper : dès le prochain tour, il tire chaque fois qu’elle ne bouge pas.
fact-normandy-sniper-fired = Le Sniper vise { $seat } : un Spécialiste tombe.
fact-normandy-sniper-sought = { $seat } cherche le Sniper : { $times } sur { $needed }.
fact-normandy-sniper-killed = { $seat } fait abattre le Sniper.
fact-normandy-pool-rolled = { $seat } lance la réserve d’échange : { $dice }.
fact-normandy-pool-die-taken = { $seat } prend un dé de la réserve d’échange : { $die }.
fact-normandy-second-tally-begun = { $seat } met { $dice } de côté et lance un second compte.
fact-normandy-tally-chosen = { $seat } garde { $dice }.
fact-normandy-bunker-held = Le Bunker est pris d’assaut, et { $strength ->
    [one] 1 homme
   *[other] { $strength } hommes
} de { $seat } sont encore là : le mur a tenu.

scene-automaton = L’Unité automatique
automaton-to-land = Elle n’a pas encore débarqué.
automaton-here = Elle est dans { $sector } : tour { $turns } sur { $most }.
automaton-meets = { $where ->
    [here] Là où elle est, le Combat coûte
   *[there] Là, le Combat coûtera
} { $defence ->
    [one] 1 Soldat
   *[other] { $defence } Soldats
} (DEF){ $guns ->
    [0] .
    [one] , et ce que vous inflige 1 mitrailleuse que personne ne sert.
   *[other] , et ce que vous infligent { $guns } mitrailleuses que personne ne sert.
}
automaton-short = { $falls ->
    [yes] { $missing ->
        [one] Il vous manque 1 Soldat : un Spécialiste tombe.
       *[other] Il vous manque { $missing } Soldats : un Spécialiste tombe.
    }
   *[no] { $missing ->
        [one] Il vous manque 1 Soldat.
       *[other] Il vous manque { $missing } Soldats.
    }
}
automaton-stays = { $when ->
    [now] Ce tour-ci, l’Unité automatique reste sur place
   *[next] Au prochain tour, l’Unité automatique reste sur place
}{ $fires ->
    [yes] , et son Sniper tire.
   *[no] .
}
automaton-goes = { $when ->
    [now] Ce tour-ci
   *[next] Au prochain tour
}, { $advances ->
    [yes] elle avance vers { $sector }.
   *[no] elle passe de côté vers { $sector }.
}
automaton-mines = Elle traverse des mines que personne n’a amorcées : c’est vous qu’elles touchent.
automaton-storms = Elle prend le Bunker d’assaut au tour { $turn }.
automaton-sniper = { $state ->
    [dead] Son Sniper est mort.
   *[alive] Elle a un Sniper ; on l’a cherché { $times } fois sur { $needed }.
}

over-alone-held = { $map } : l’Allemand a tenu le mur. L’Unité automatique a pris le Bunker d’assaut au tour { $turns } et l’y a trouvé en vie.
over-alone-lost = { $map } : l’Allemand n’a plus personne au tour { $turns }, et le mur est tombé.
over-alone-won = { $map } : vous avez tenu le mur ! Vous êtes en vie quand le Bunker est pris d’assaut au tour { $turns }.
over-alone-fallen = { $map } : vous n’avez plus personne au tour { $turns }, et le mur est tombé.

error-german-alone = Le réglage { $name } concerne les Unités, et qui joue l’Allemand en solitaire n’en affronte qu’une, automatique : il faut l’enlever, ou plus de places ({ $rule }).
