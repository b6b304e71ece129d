### Insignes : tout ce que dit ce module.

fact-normandy-badge-for-battle-cry = { $seat } prend un Insigne pour son Cri de guerre.
fact-normandy-badge-bought = { $seat } paie 1 Étoile et 1 Courage pour un Insigne.
action-normandy-draw-badge = Piocher un Insigne
action-normandy-buy-badge = Payer 1 Étoile et 1 Courage pour un Insigne
roll-normandy-badge = { $seat } pioche un Insigne.
group-normandy-badges = Module : Insignes
option-normandy-badges = Insignes
option-normandy-badges-help = Un BBR Cri de guerre peut apporter un Insigne, une carte qui améliore un compte final.
option-normandy-badge_of_honor = Insigne d’honneur
option-normandy-badge_of_honor-help = Un Insigne agit dès qu’on l’a pioché et ne s’épuise jamais, mais chaque Insigne pioché coûte 10 Points de Victoire. Demande les Insignes.
option-normandy-badge_of_courage = Insigne de courage
option-normandy-badge_of_courage-help = En phase 4, une Unité peut payer 1 Étoile et 1 Courage pour un Insigne. Demande les Insignes.
option-normandy-badge_of_assistance = Insigne d’entraide pour tous
option-normandy-badge_of_assistance-help = Chaque Unité commence avec un Insigne. Demande les Insignes.
option-normandy-assisted = Commence avec un Insigne
option-normandy-assisted-help = Cette Unité reçoit un Insigne d’entraide. Demande les Insignes.
option-normandy-assisted_1 = Insigne d’entraide pour la première place
option-normandy-assisted_1-help = L’Unité du premier joueur commence avec un Insigne. Demande les Insignes.
option-normandy-assisted_2 = Insigne d’entraide pour la deuxième place
option-normandy-assisted_2-help = L’Unité du deuxième joueur commence avec un Insigne. Demande les Insignes.
option-normandy-assisted_3 = Insigne d’entraide pour la troisième place
option-normandy-assisted_3-help = L’Unité du troisième joueur commence avec un Insigne. Demande les Insignes.
option-normandy-assisted_4 = Insigne d’entraide pour la quatrième place
option-normandy-assisted_4-help = L’Unité du quatrième joueur commence avec un Insigne. Demande les Insignes.
kind-badge = Insigne
kinds-badge = Insignes
