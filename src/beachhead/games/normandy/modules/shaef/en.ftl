### SHAEF and six players: all that this module says.

option-normandy-nation_5 = Nation of the fifth seat
option-normandy-nation_5-help = Whose Unit the fifth player leads. No nation serves twice.
option-normandy-nation_6 = Nation of the sixth seat
option-normandy-nation_6-help = Whose Unit the sixth player leads. No nation serves twice.
