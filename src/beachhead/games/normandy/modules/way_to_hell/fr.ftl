### Way to Hell : tout ce que dit ce module.

group-normandy-way-to-hell = Module : cartes de Way to Hell
group-normandy-way-to-hell-help = Des Véhicules, des Distinctions et des Spécialistes de plus, dans toutes les batailles.
option-normandy-way_to_hell = Cartes de Way to Hell
option-normandy-way_to_hell-help = Trois Véhicules, les Distinctions, l’Intendant et le Sergent instructeur de Way to Hell rejoignent les autres.
