### Missions spéciales : tout ce que dit ce module.

fact-normandy-mission-drawn = { $seat } pioche une Mission : { $card }.
fact-normandy-mission-kept = { $seat } garde une Mission : { $card }.
fact-normandy-mission-discarded = { $seat } défausse une Mission : { $card }.
fact-normandy-mission-accomplished = { $seat } accomplit une Mission : { $card } !
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
way-first = Avec la première variante
way-second = Avec la deuxième variante
way-third = Avec la troisième variante

ask-normandy-mission = { $seat }, accomplissez-vous une Mission maintenant ?
ask-normandy-mission-choice = { $seat }, quelle Mission gardez-vous ?
ask-normandy-drop-mission = { $seat }, quelle Mission défaussez-vous ?
ask-normandy-take-out = { $seat }, quel Objet sort du jeu à la place de celui-ci ?
roll-normandy-mission = { $seat } pioche une Mission.
roll-normandy-promotion = { $seat } pioche une Promotion de campagne.

# $asks : ce qu’il faut abandonner, en liste. $places : où l’Unité doit être, ou « none ».
card-mission = { $places ->
    [none] À abandonner ensemble en phase 2 : { $asks }.
   *[other] À abandonner ensemble en phase 2, { $places } : { $asks }.
}
need-specialist = un Spécialiste ({ $title })
need-item = un Objet ({ $item })
need-rwb = le bonus d’un BBR « { $rwb } »
need-straight = une suite
need-resources = { $list }
need-row = dans la rangée { $row } ou plus haut
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
    [courage] {" "}montrant un courage
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
mission-met = Réuni : { $need }.
mission-missing = Manque : { $need }.
mission-done = Accomplie.
mission-bunker-fails = Votre Mission n’est pas accomplie : si votre Unité prend maintenant le Bunker final, la partie est perdue.
mission-bunker-waits = Votre Mission n’est pas accomplie : elle doit l’être avant que la dernière Unité soit dans le Bunker final.
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
option-normandy-mission_possible-help = Chaque Unité garde deux Missions et peut n’en accomplir aucune, mais n’entre gratuitement dans le Bunker final que si les deux sont accomplies. Demande les Missions spéciales.

kind-mission = Mission
kinds-mission = Missions
kind-promotion = Promotion de campagne
kinds-promotion = Promotions de campagne
effect-new-orders = { the-unit } défausse une Mission, en pioche deux et en garde une.
short-new-orders = nouvelle Mission
error-one-any-of = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } a plus d’un any-of ; il en faut un au plus.
error-never-together = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne peut jamais être réuni ; il faut au plus un Spécialiste de réserve et un unique, et, avec des dés, aucun BBR sauf celui des crânes.
