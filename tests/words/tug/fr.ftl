game-tug = Tir à la corde
game-tug-line = Un bout de la corde contre l’autre.
group-tug-game = La partie
option-tug-ends = Bouts
option-tug-ends-help = Qui tire avec qui.
choice-tug-ends-one-against-all = Un contre tous
choice-tug-ends-by-turns = Un sur deux
scene-tug = Corde
ask-tug = { $seat }, vous tirez ?
action-pull = Tirer
action-rest = Se reposer
fact-pulled = { $seat } tire.
fact-rested = { $seat } se repose.
over-tug = Le bout { $end ->
    [left] gauche
   *[right] droit
} a la corde, de { $by }.
over-tug-won = Votre camp a la corde, de { $by }.
over-tug-lost = Les autres ont la corde, de { $by }.
over-tug-torn = La corde a cassé.
