### La marée : tout ce que dit ce module.

group-normandy-tide = Module : la marée
group-normandy-tide-help = La marée tourne avant chaque tour, et un adversaire donne des ordres secrets.
option-normandy-tide = La marée
option-normandy-tide-help = Le dernier siège est le maître du port et joue contre les Unités, qui partent dans l’eau.
kind-tide = Marée
kinds-tide = Marées
kind-order = Ordre
kinds-order = Ordres
kind-water = Eau
phase-tide = La marée
phase-wade = Patauger
ask-normandy-order = Quel ordre donne { $seat } ?
ask-normandy-wade = Où patauge { $seat } ?
roll-normandy-tide = La marée tourne.
roll-normandy-order = { $seat } tire un ordre.
action-normandy-give-order = Donner l’ordre { $card }
action-normandy-wade = Patauger vers { $sector }
menu-normandy-wade = Patauger…
fact-normandy-tide-turned = La marée : { $card }.
fact-normandy-waded = { $seat } patauge vers { $sector }.
scene-tide = La marée du moment
scene-harbour-master = { $orders ->
    [one] Le maître du port, avec un ordre
   *[other] Le maître du port, avec { $orders } ordres
}
over-tide-won = Vous avez tenu le port en { $turns } tours.
over-tide-lost = Le port est perdu après { $turns } tours.
