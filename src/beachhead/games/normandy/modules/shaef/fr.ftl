### Le SHAEF et six joueurs : tout ce que dit ce module.

option-normandy-nation_5 = Nation de la cinquième place
option-normandy-nation_5-help = La nation du cinquième joueur. Aucune ne sert deux fois.
option-normandy-nation_6 = Nation de la sixième place
option-normandy-nation_6-help = La nation du sixième joueur. Aucune ne sert deux fois.
