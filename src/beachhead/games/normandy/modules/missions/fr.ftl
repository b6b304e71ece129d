### Missions spéciales : tout ce que dit ce module.

fact-normandy-mission-drawn = { $seat } pioche une Mission : { $card }.
brief-normandy-mission-drawn = { $cause } : vous piochez { $card }
brief-normandy-mission-discarded = { $cause } : vous défaussez { $card }
cause-M-4 = Ses cartes sont perdues
cause-undone = Mission inachevée
fact-normandy-mission-kept = { $seat } garde une Mission : { $card }.
fact-normandy-mission-discarded = { $seat } défausse une Mission : { $card }.
fact-normandy-mission-accomplished = { $seat } accomplit une Mission : { $card } !
highlight-mission = Mission accomplie !
fact-normandy-rwb-given-up = { $seat } renonce au bonus d’un BBR : { $symbol }.
fact-normandy-item-made-available = Pour une Mission, un Objet spécial se trouve désormais ici : { $card }.
fact-normandy-item-taken-out = En échange, un Objet sort du jeu : { $card }.
fact-normandy-mission-penalty-paid = { $seat } entre dans le Bunker sans avoir accompli une Mission et paie { $stars } Étoiles.
fact-normandy-mission-failed = { $seat } a manqué une Mission : { $card }. La partie est perdue.

action-normandy-keep-mission = Garder « { $card } »
action-normandy-drop-mission = Défausser « { $card } »
action-normandy-take-out = Sortir du jeu cet Objet : { $card }
action-normandy-accomplish = Accomplir « { $card } »
menu-normandy-accomplish = Accomplir « { $card } »…
# Les variantes d’une Mission, dans un menu.
way-only = Avec ce qu’elle demande
way-first = Avec ce qu’elle cite en premier
way-second = Avec ce qu’elle cite en deuxième
way-third = Avec ce qu’elle cite en troisième

ask-normandy-mission = { $seat }, accomplissez-vous une Mission maintenant ?
ask-normandy-mission-choice = { $seat }, quelle Mission gardez-vous ?
ask-normandy-drop-mission = { $seat }, quelle Mission défaussez-vous ?
ask-normandy-take-out = { $seat }, quel Objet sort du jeu pour faire place à celui-ci ?
roll-normandy-mission = { $seat } pioche une Mission.
roll-normandy-promotion = { $seat } pioche une Promotion de campagne.

# $asks : ce qu’il faut abandonner, en liste. $either : les variantes au choix. $places : où
# l’Unité doit être. Ce qui manque est « none ».
card-mission = { $places ->
    [none] À abandonner ensemble en phase 2 : { mission-asks }.
   *[other] À abandonner ensemble en phase 2, { $places } : { mission-asks }.
}
mission-asks = { $asks ->
    [none] { $either }
   *[other] { $either ->
        [none] { $asks }
       *[other] { $asks }, et { $either }
    }
}
need-specialist = un Spécialiste ({ $title })
need-item = un Objet ({ $item })
need-rwb = le bonus d’un BBR « { $rwb } »
need-straight = une suite
need-resources = { $list }
need-row = dans la rangée { $row } ou plus haut
# Sur la table : $sectors sont ceux de cette rangée.
need-row-of = dans la rangée { $row } ou plus haut (rangée { $row } : { $sectors })
need-somebody = un Soldat ou un Spécialiste de plus, car il doit rester quelqu’un
need-at-once = le tout en même temps
need-next-to-bunker = à côté d’un Bunker
need-mgf = dans un secteur sous tir de mitrailleuse
need-mines = dans un secteur bordé de mines terrestres
need-either = au choix { $any }
need-or = { $first } ou { $then }
# Autant de dés : $symbol ou $colour, ou les deux ; ce qui manque est « none ».
need-dice = { $symbol ->
    [skull] { $dice ->
        [one] { $dice } crâne{ need-colour }
       *[other] { $dice } crânes{ need-colour }
    }
   *[other] { $dice ->
        [one] { $dice } dé{ need-colour }
       *[other] { $dice } dés{ need-colour }
    }
}{ $symbol ->
    [skull] {""}
    [star] {" "}montrant une étoile
    [soldier] {" "}montrant un soldat
    [two-soldiers] {" "}montrant deux soldats
    [courage] {" "}montrant le symbole Courage
    [tool] {" "}montrant un outil
   *[none] {" "}sans crâne
}
need-colour = { $dice ->
    [one] { $colour ->
        [none] {""}
        [red] {" "}rouge
        [white] {" "}blanc
       *[blue] {" "}bleu
    }
   *[other] { $colour ->
        [none] {""}
        [red] {" "}rouges
        [white] {" "}blancs
       *[blue] {" "}bleus
    }
}
gift-rwb = le bonus d’un BBR « { $rwb } »
gift-dice = { $dice } du compte final
mission-costs = Vous abandonnez : { $list }.

scene-missions = Missions de { $seat }
scene-mission = { $seat } : { $card }
mission-met = Acquis : { $need }.
mission-missing = Il manque : { $need }.
mission-done = Accomplie.
mission-undone = Non accomplie.
mission-not-yet = Les Missions ne comptent pas en mer : celle-ci compte dès le premier tour de la bataille.
mission-redrawn = Perdu en mer : { $need }. Au début de la bataille, une autre Mission prend la place de celle-ci.
mission-lost = Hors d’atteinte : { $need }.
mission-new-orders = Ce qui peut encore aider : de Nouveaux ordres, ou une carte qui fait revenir ce qui est perdu.
# En peu de mots, à côté d’une question.
asked-mission-missing = Mission « { $card } » : il manque { $needs }.
asked-mission-met = Mission « { $card } » : tout y est.
asked-mission-lost = Mission « { $card } » : ne peut plus être accomplie.
mission-bunker-fails = Votre Mission n’est pas accomplie : si votre Unité prend maintenant le Bunker final, la partie est perdue.
mission-bunker-waits = Votre Mission n’est pas accomplie : elle doit l’être avant que la dernière Unité soit dans le Bunker final.
mission-bunker-last = La dernière Unité est alors dans le Bunker final, et la partie est perdue. Pas encore accompli : { $seats }.
mission-of = la Mission de { $seat }
mission-spoilt = La Mission « { $card } » ({ $seat }) ne pourra plus être accomplie.
mission-spoilt-at-sea = La Mission « { $card } » ({ $seat }) ne pourra plus être accomplie : une autre sera piochée au début de la bataille.
mission-bunker-costs = { $enough ->
    [yes] Une de vos Missions n’est pas accomplie : entrer vous coûte { $stars } Étoiles.
   *[no] Une de vos Missions n’est pas accomplie : entrer coûte { $stars } Étoiles, que vous n’avez pas. La partie serait perdue.
}
over-normandy-mission = { $map } : bataille perdue au tour { $turns }. { $seat } a pris le Bunker final sans avoir accompli sa Mission, « { $mission } ».
over-normandy-mission-unpaid = { $map } : bataille perdue au tour { $turns }. { $seat } est entré dans le Bunker final sans avoir accompli la Mission « { $mission } ». Il fallait payer { $stars } Étoiles, et il y en avait { $had }.

group-normandy-missions = Module : Missions spéciales
group-normandy-missions-help = Chaque Unité a un exploit à accomplir en chemin, d’après des gens qui ont existé ; accompli, il rapporte une Distinction et une Promotion.
option-normandy-missions = Missions spéciales
option-normandy-missions-help = Chaque Unité a une Mission à accomplir avant de prendre le Bunker final, sinon la partie est perdue.
option-normandy-mission_possible = Mission : possible
option-normandy-mission_possible-help = Chaque Unité garde deux Missions et peut n’en accomplir aucune, mais n’entre gratuitement dans le Bunker final que si les deux sont accomplies. Nécessite les Missions spéciales.

kind-mission = Mission
kinds-mission = Missions
kind-promotion = Promotion de campagne
kinds-promotion = Promotions de campagne
effect-new-orders = { the-unit } défausse une Mission, en pioche deux et en garde une.
short-new-orders = nouvelle Mission
error-one-any-of = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } a plus d’un any-of ; il en faut un au plus.
error-never-together = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne peut jamais être réuni ; il faut au plus un Spécialiste de réserve et un unique, et, avec des dés, aucun BBR sauf celui des crânes.
error-asks-nothing = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } n’a rien à abandonner ; il faut au moins une exigence en plus des lieux.
error-pointless-need = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne demande rien, ou deux choses à la fois ; il faut une quantité à donner, des dés d’un symbole ou d’une couleur, ou un lieu, par where ou par row.
error-bad-any-of = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } n’est pas un choix ; il faut deux ou trois variantes, chacune valable et aucune un any-of.
