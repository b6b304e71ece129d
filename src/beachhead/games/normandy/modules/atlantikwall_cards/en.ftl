### Atlantikwall: all that this module says.

group-normandy-atlantikwall-cards = Module: Cards of Atlantikwall
group-normandy-atlantikwall-cards-help = More Vehicles and Awards, in any battle.
option-normandy-atlantikwall_cards = Cards of Atlantikwall
option-normandy-atlantikwall_cards-help = The Mine-Clearing Tank, the Tractor and three Awards of Atlantikwall join the others.
