### Badges: all that this module says.

fact-normandy-badge-for-battle-cry = { $seat } takes a Badge for the Battle Cry.
fact-normandy-badge-bought = { $seat } pays 1 Star and 1 Courage for a Badge.
action-normandy-draw-badge = Draw a Badge
action-normandy-buy-badge = Pay 1 Star and 1 Courage for a Badge
roll-normandy-badge = { $seat } draws a Badge.
group-normandy-badges = Module: Badges
option-normandy-badges = Badges
option-normandy-badges-help = A Battle Cry RWB can bring a Badge, a card that improves one Final Tally.
option-normandy-badge_of_honor = Badge of Honor
option-normandy-badge_of_honor-help = A Badge is in force as soon as it is drawn and never used up, but each one drawn costs 10 Victory Points. Needs Badges.
option-normandy-badge_of_courage = Badge of Courage
option-normandy-badge_of_courage-help = In Phase 4 a Unit may pay 1 Star and 1 Courage for a Badge. Needs Badges.
option-normandy-badge_of_assistance = Badge of Assistance for all
option-normandy-badge_of_assistance-help = Every Unit starts with a Badge. Needs Badges.
option-normandy-assisted = Starts with a Badge
option-normandy-assisted-help = This Unit gets a Badge of Assistance. Needs Badges.
option-normandy-assisted_1 = Badge of Assistance for the first seat
option-normandy-assisted_1-help = The Unit of the first player starts with a Badge. Needs Badges.
option-normandy-assisted_2 = Badge of Assistance for the second seat
option-normandy-assisted_2-help = The Unit of the second player starts with a Badge. Needs Badges.
option-normandy-assisted_3 = Badge of Assistance for the third seat
option-normandy-assisted_3-help = The Unit of the third player starts with a Badge. Needs Badges.
option-normandy-assisted_4 = Badge of Assistance for the fourth seat
option-normandy-assisted_4-help = The Unit of the fourth player starts with a Badge. Needs Badges.
kind-badge = Badge
kinds-badge = Badges
