### Normandie : ce qu’on peut faire, et les titres des menus.

action-normandy-land = Débarquer dans { $sector }
action-normandy-throw = Lancer les dés
action-normandy-lock = Verrouiller { $dice }
action-normandy-use = Utiliser une carte : { $card }
action-normandy-done = Rien de plus
leave-turn = Plus rien ce tour-ci
action-normandy-change = Changer { $die } en { $becomes }
action-normandy-add-die = Ajouter { $die }
action-normandy-discard = Retirer { $dice }
action-normandy-exchange = Proposer un échange à { $seat } : { $gives } contre { $takes }
action-normandy-take-spare = Échanger avec la réserve : { $gives } contre { $takes }
action-normandy-agree = Accepter l’échange
action-normandy-refuse = Garder votre dé
action-normandy-cancel = Laisser les crânes annuler { $dice }
action-normandy-count-dice = Compter les dés et renoncer à la carte
action-normandy-take-award = Prendre cette carte : { $card }
action-normandy-call-rwb = Compter le BBR { $symbol }
action-normandy-choose = « { $way } »
action-normandy-rally = Rallier un Spécialiste : { $card }
action-normandy-find = Trouver un Objet : { $card }
action-normandy-take-vehicle = Prendre un Véhicule : { $card }
action-normandy-take = Prendre sans payer : { $card }
# La même chose en un mot, sous la carte dont il s’agit : la phrase entière le contient.
doing-normandy-rally = Rallier
doing-normandy-find = Trouver
doing-normandy-take-vehicle = Prendre
doing-normandy-take = Prendre sans payer
action-normandy-give = Donner { so-much } à { $seat }
action-normandy-give-card = Donner une carte à { $seat } : { $card }
action-normandy-buy-award = Acheter une Distinction au hasard
action-normandy-move = Aller dans { $sector }
action-normandy-stay = Rester sur place
action-normandy-lose-card = Perdre : { $card }
action-normandy-for = Choisir { $seat }
action-normandy-instead = Utiliser une carte à la place : { $card }
action-normandy-suffer = Subir la perte

# Titres de plusieurs actions de ce genre, dans un menu.
menu-normandy-reroll = Relancer des dés…
menu-normandy-sit-out = Laisser des dés de côté…
menu-normandy-lock = Verrouiller des dés…
menu-normandy-change = Changer un dé…
menu-normandy-exchange = Proposer d’échanger un dé…
menu-normandy-take-spare = Échanger un dé avec la réserve…
# $open : ce qui est encore à choisir ; ce qui vient avant est décidé.
menu-normandy-give = { $open ->
    [seat] Donner quelque chose à une autre Unité…
    [resource] Donner à { $seat }…
   *[amount] { $resource ->
        [soldiers] Donner des Soldats à { $seat }…
        [stars] Donner des Étoiles à { $seat }…
        [courage] Donner du Courage à { $seat }…
       *[tools] Donner des Points d’Objet à { $seat }…
    }
}
menu-normandy-give-card = Donner une carte ({ $card })…
menu-normandy-move = Bouger…
menu-normandy-choose = Choisir un bonus…
menu-normandy-start-with = Commencer avec…
action-normandy-start-with = Commencer avec { $soldiers ->
    [one] 1 Soldat
   *[other] { $soldiers } Soldats
} et { $courage } Courage
action-normandy-put-back = Les remettre dans l’ordre { $order }
