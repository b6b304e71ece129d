### Conditions de bataille : tout ce que dit ce module.

group-normandy-conditions = Module : Conditions de bataille
group-normandy-conditions-help = Cinquante cartes pour la météo et les hasards du combat, une à chaque tour.
option-normandy-battle_conditions = Conditions de bataille
option-normandy-battle_conditions-help = Avant chaque tour, on pioche une carte qui change la bataille pour toutes les Unités.
option-normandy-persistent_weather = Météo durable
option-normandy-persistent_weather-help = Une carte Météo reste jusqu’à la suivante. Demande les Conditions de bataille.
option-normandy-forward_observation = Observation avancée
option-normandy-forward_observation-help = En phase 3, une Unité peut perdre des Jumelles ou un instrument semblable pour voir les deux prochaines Conditions et les ranger. Demande les Conditions de bataille.
kind-condition = Condition
variety-weather = Météo
kinds-condition = Conditions
phase-condition = Condition du tour
roll-normandy-condition = On pioche une Condition de bataille.

card-condition-always = { $weather ->
    [yes] Météo
   *[no] Condition
} : { $effects }{ condition-bound }{ condition-cancel }
card-condition-taken = { $weather ->
    [yes] Météo, avant la phase 1
   *[no] Avant la phase 1
} : { $effects }{ condition-bound }{ condition-cancel }
condition-bound = { $whom ->
    [players] {" "}Il en va de même pour un joueur allemand.
   *[units] {""}
}
condition-cancel = { $cancel ->
    [none] {""}
   *[other] {" "}{ $cancel }
}
cancel-by-item = Annulée si quelqu’un perd un Objet quand on la pioche : { $card }.
cancel-by-specialist = Annulée si quelqu’un perd un Spécialiste quand on la pioche : { $title }.

where-there = { $where ->
    [bunkers] {" "}dans les Bunkers
    [open] {" "}hors des Bunkers
    [mgf] {" "}là où tire une mitrailleuse
    [no-mgf] {" "}là où aucune mitrailleuse ne tire
    [start-row] {" "}dans la rangée de départ
    [beyond] {" "}au-delà de la rangée de départ
   *[everywhere] {""}
}
effect-change-def = { $up ->
    [0] { $down ->
        [99] La DEF est de 0{ where-there }{ this-turn }.
       *[other] La DEF est réduite de { $down }{ where-there }{ this-turn }.
    }
   *[other] La DEF est augmentée de { $up }{ where-there }{ this-turn }.
}
short-change-def = { $up ->
    [0] DEF réduite de { $down }
   *[other] DEF augmentée de { $up }
}
effect-change-mgf = { $times ->
    [0] Le tir de mitrailleuse se tait{ where-there }{ this-turn }.
    [2] Le tir de mitrailleuse se fait avec deux fois plus de dés{ where-there }{ this-turn }.
   *[other] { $more ->
        [one] Le tir de mitrailleuse se fait avec { $more } dé de plus{ where-there }{ this-turn }.
       *[other] Le tir de mitrailleuse se fait avec { $more } dés de plus{ where-there }{ this-turn }.
    }
}
short-change-mgf = { $times ->
    [0] mitrailleuses muettes
    [2] tir de mitrailleuse doublé
   *[other] tir de mitrailleuse +{ $more }
}
effect-shorter-stay = { $turns ->
    [one] Tout séjour est plus court de { $turns } tour{ where-there }{ this-turn }, sans jamais descendre sous 1 tour.
   *[other] Tout séjour est plus court de { $turns } tours{ where-there }{ this-turn }, sans jamais descendre sous 1 tour.
}
short-shorter-stay = séjour −{ $turns }
effect-plain-sectors = Les secteurs ne donnent rien, ne prennent rien et n’exigent rien{ where-there }{ this-turn } : seuls comptent la DEF, le tir de mitrailleuse et les mines terrestres.
short-plain-sectors = rien de spécial
effect-skulls-cost = { the-unit } perd { $list } par crâne actif{ this-turn }, ou ce qu’elle en a{ $soldiers ->
    [0] {""}
   *[other] , mais jamais son dernier homme
}.
short-skulls-cost = −{ $list } par crâne actif
effect-skulls-bring = { the-unit } gagne { $list } par crâne actif{ this-turn }.
short-skulls-bring = +{ $list } par crâne actif
effect-cancel-conditions = Les Conditions de bataille posées sur la table sont annulées.
short-cancel-conditions = plus de Conditions

ask-normandy-cancel-condition = { $seat } perd-il une carte pour annuler la Condition ?
action-normandy-lose-for = Perdre { $card } pour annuler la Condition
action-normandy-observe = Perdre { $card } pour voir les deux prochaines Conditions
asked-condition = { $card } : { INSIDE($effects) }
scene-conditions = Conditions de bataille
scene-next-conditions = Les prochaines Conditions

fact-normandy-condition-drawn = Condition de bataille : { $card }.
fact-normandy-weather-stays = Le temps n’a pas changé : { $card }.
fact-normandy-condition-cancelled = { $seat } annule la Condition : { $condition }.
fact-normandy-condition-kept = { $seat } ne fait rien contre la Condition : { $condition }.
fact-normandy-conditions-lifted = { $seat } annule ce que réservaient les Conditions de bataille.
fact-normandy-observed = { $seat } regarde au loin avec ceci : { $card }.

error-condition-for-all = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } n’est pas pour les Conditions, qui valent pour toutes les Unités ; il faut l’enlever.
error-cancel-one = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne nomme rien, ou deux choses ; il faut soit un specialist, soit un item.
error-only-in-conditions = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } est ce que seule une Condition peut faire ; il faut un autre mot.
