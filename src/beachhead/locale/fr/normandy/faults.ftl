### Normandie : ce qui n’allait pas dans les réglages et les fichiers de contenu.

error-nation-twice = Deux Unités sont de la nation « { $nation } » : il en faut une différente pour chacune ({ $rule }).
error-no-training-here = Le champ de bataille « { $map } » n’est pas fait pour apprendre : il faut { $needed }, ou l’un de ceux-ci : { $known } ({ $rule }).
error-options-exclude = Les réglages { $name } et { $other } ne vont pas ensemble : il en faut un au plus ({ $rule }).
error-option-alone = Le réglage { $name } est réservé à un joueur seul : il faut une seule place ({ $rule }).
error-no-module-in-training = Le réglage { $name } va avec le jeu entier : il faut { $needed } ({ $rule }).
error-needs-option = Le réglage { $name } ne fait rien à lui seul : il faut aussi { $needs } ({ $rule }).
error-shared-sector = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } vaut « { $sector } », comme un secteur du champ de bataille « { $map } », auquel cette carte peut être jointe ; il faut un numéro qu’aucun champ de bataille n’a.
error-sector-twice = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient deux secteurs de numéro « { $sector } » ; il faut à chacun le sien.
error-rows-missing = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } laisse des rangées vides ; il faut des secteurs dans chaque rangée de 1 à { $rows }.
error-courage-per-row = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } compte { $found ->
    [one] { $found } nombre
   *[other] { $found } nombres
} ; il en faut { $expected }, un par rangée à partir de la rangée 2.
error-no-final-bunker = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } n’a pas de Bunker final ; il faut un secteur avec bunker = "final".
error-unknown-sector = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient le passage « { $way } », mais il n’y a pas de secteur « { $sector } » ; il faut les numéros de deux secteurs de ce champ de bataille.
error-way-skips-rows = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient le passage « { $way } », qui ne va pas avec les rangées ; il faut qu’un passage vers l’avant mène à la rangée suivante, et qu’un passage sur le côté reste dans sa rangée.
error-way-not-listed = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient « { $way } », où il n’y a pas de passage ; il faut l’un de ceux de forward ou de sideways.
error-sectors-overlap = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient les secteurs « { $sector } » et « { $other } » sur les mêmes colonnes d’une rangée ; il faut les placer côte à côte.
error-dead-end = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient le secteur « { $sector } », d’où aucun chemin ne mène à un Bunker final ; il en faut un sans barrière.
error-no-rwb-table = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } nomme la nation « { $nation } », qui n’a pas de BBR ; il faut une entrée rwb du même identifiant.
error-only-lasting = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } contient un effet qui n’arrive qu’une fois, alors que when = "always" ; il ne faut que des effets qui durent.
error-never-usable = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne laisse aucun moment où utiliser la carte ; il faut des effets qui s’utilisent tous au même moment.
error-instead-of-what = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } et when ne vont pas ensemble ; il faut instead_of avec when = "instead", et seulement alors.
error-unknown-title = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } nomme le titre « { $title } », qu’aucun Spécialiste ne porte ; il faut l’un de ceux-ci : { $expected }.
error-nation-by-rank = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne va pas avec le rang « { $rank } » ; il faut une nation aux Spécialistes regular et reserve, et aucune aux ranking et unique.
error-unknown-nation = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } nomme la nation « { $nation } », qui n’existe pas ; il faut l’une de celles-ci : { $expected }.
error-sacrifice-when-used = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } est réservé aux Spécialistes que leur joueur utilise ; il ne faut le mettre qu’avec when = "use" ou "instead".
error-pay-when-used = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } est réservé aux cartes que leur joueur utilise ; il ne faut le mettre qu’avec when = "use" ou "instead".
error-pointless-effect = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne ferait jamais rien ; il faut un effet avec une quantité, un symbole ou une couleur à changer, ou quelque chose à ignorer.
error-only-its-unit = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } : une carte avec when = "{ $when }" agit pour sa propre Unité ; attendu who = "unit", ou rien.
error-own-mgf-die = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } : une carte qui retourne un dé du tir de mitrailleuse en retourne un de sa propre Unité ; attendu who = "unit", ou rien.
error-start-too-small = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } : la rangée de départ a trop peu de place ; attendu de la place pour { $units } Unités, ou aucune limite.
error-way-twice = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } nomme deux fois le passage « { $way } ».
