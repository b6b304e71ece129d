### Dés Or : tout ce que dit ce module.

fact-normandy-touch-of-gold-chosen = { $seat } prend un dé Or et laisse de côté { $colours }.
fact-normandy-wild-played = { $seat } joue le dé joker : « { $die } » devient « { $becomes } ».
action-normandy-touch-of-gold = Lancer un dé Or et laisser de côté { $colours }
action-normandy-play-wild = Mettre le dé joker à la place de ce dé : { $die }
menu-normandy-touch-of-gold = Lancer un dé Or et laisser d’autres dés de côté…
menu-normandy-play-wild = Mettre le dé joker à la place d’un autre…
group-normandy-gold-dice = Module : dés Or
group-normandy-gold-dice-help = Un dé de plus, d’une quatrième couleur, de l’une de plusieurs manières.
option-normandy-gold_dice = Dés Or
option-normandy-gold_dice-help = Le Général et le Sac de ravitaillement apportent des dés qui valent n’importe quelle couleur.
option-normandy-gold_solitaire = Échanges en or, en solitaire
option-normandy-gold_solitaire-help = En solitaire, vous échangez avec quatre dés Or, qui valent n’importe quelle couleur.
option-normandy-touch_of_gold = Une touche d’or
option-normandy-touch_of_gold-help = Vous pouvez lancer quatre dés de couleur et un dé Or, et verrouiller un dé de moins.
option-normandy-rwb_and_g = BBR et Or
option-normandy-rwb_and_g-help = Vous lancez un dé Or en plus : il rapporte sa ressource, mais gâche les BBR de son symbole.
option-normandy-wild_dice = Dés jokers
option-normandy-wild_dice-help = Vous lancez à part un dé Or, qui peut prendre la place d’un de vos dés au compte final.
effect-gold-dice = { $dice ->
    [one] { the-unit } lance { $dice } dé Or de plus{ each-turn }.
   *[other] { the-unit } lance { $dice } dés Or de plus{ each-turn }.
}
short-gold-dice = { $dice ->
    [one] +{ $dice } dé Or
   *[other] +{ $dice } dés Or
}
