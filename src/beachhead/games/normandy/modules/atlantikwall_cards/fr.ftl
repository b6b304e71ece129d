### Atlantikwall : tout ce que dit ce module.

group-normandy-atlantikwall-cards = Module : cartes d’Atlantikwall
group-normandy-atlantikwall-cards-help = Des Véhicules et des Distinctions de plus, dans toutes les batailles.
option-normandy-atlantikwall_cards = Cartes d’Atlantikwall
option-normandy-atlantikwall_cards-help = Le Char démineur, le Tracteur et trois Distinctions d’Atlantikwall rejoignent les autres.
