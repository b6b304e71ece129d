### Insignes : tout ce que dit ce module.

fact-normandy-badge-for-battle-cry = { $seat } prend un Insigne pour son Cri de guerre.
fact-normandy-badge-bought = { $seat } paie 1 Étoile et 1 Courage pour un Insigne.
action-normandy-draw-badge = Piocher un Insigne
action-normandy-buy-badge = Payer 1 Étoile et 1 Courage pour un Insigne
roll-normandy-badge = { $seat } pioche un Insigne.
group-normandy-badges = Module : Insignes
option-normandy-badges = Insignes
option-normandy-badges-help = Un BBR Cri de guerre peut apporter un Insigne, une carte qui sert une fois.
option-normandy-badge_of_honor = Insigne d’honneur
option-normandy-badge_of_honor-help = Un Insigne ne s’épuise jamais, mais chaque Insigne pioché coûte 10 Points de Victoire. Demande les Insignes.
option-normandy-badge_of_courage = Insigne de courage
option-normandy-badge_of_courage-help = En phase 4, une Unité peut payer 1 Étoile et 1 Courage pour un Insigne. Demande les Insignes.
option-normandy-badge_of_assistance = Insigne d’entraide
option-normandy-badge_of_assistance-help = Chaque Unité commence avec un Insigne. Demande les Insignes.
kind-badge = Insigne
kinds-badge = Insignes
