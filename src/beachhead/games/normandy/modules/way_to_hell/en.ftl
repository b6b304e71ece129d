### Way to Hell: all that this module says.

group-normandy-way-to-hell = Module: Cards of Way to Hell
group-normandy-way-to-hell-help = More Vehicles, Awards and Specialists, in any battle.
option-normandy-way_to_hell = Cards of Way to Hell
option-normandy-way_to_hell-help = Three Vehicles, the Awards, the Quartermaster and the Drill Sergeant of Way to Hell join the others.
