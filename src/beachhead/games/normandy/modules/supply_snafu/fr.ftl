### Pagaille au ravitaillement : tout ce que dit ce module.

fact-normandy-supply-turned-up = Paquet de ravitaillement { $deck } : { $card } est maintenant sur le dessus.
roll-normandy-supply = L’Objet suivant d’un paquet de ravitaillement passe sur le dessus.
scene-supply = { $left ->
    [0] Paquet de ravitaillement { $deck }, dernière carte
    [one] Paquet de ravitaillement { $deck }, { $left } carte dessous
   *[other] Paquet de ravitaillement { $deck }, { $left } cartes dessous
}
group-normandy-supply-snafu = Option : Pagaille au ravitaillement
group-normandy-supply-snafu-help = Les caisses ont été débarquées sans ordre : on ne trouve que deux Objets à la fois.
option-normandy-supply_snafu = Pagaille au ravitaillement
option-normandy-supply_snafu-help = Tous les Objets sont en deux paquets, et seuls les deux du dessus se trouvent.
