# Ce qui n’allait pas dans ce qu’on nous a donné : quoi, où, et ce qui était attendu.

## À la table

error-not-on-offer = « { $action } » n’est pas possible maintenant.
error-ambiguous = « { $text } » peut désigner { $count } actions différentes ({ $some } …) : précisez un peu.
error-empty = Vous n’avez rien saisi : nommez l’une des actions proposées.
error-unknown-verb = Aucune action ne s’appelle « { $verb } » ici : commencez par le premier mot d’une action proposée.
error-too-few-words = « { $text } » s’arrête trop tôt : il manque la valeur de « { $field } ».
error-too-many-words = « { $text } » est trop long : rien n’était attendu à partir de « { $extra } ».
error-not-one-of = « { $token } » n’est pas possible ici : il faut l’un de ces mots : { $words }.
error-not-canonical = « { $text } » n’est pas écrit comme dans une partie enregistrée : il faut « { $canonical } ».
error-not-a-die = « { $token } » n’est pas un dé : il faut une couleur (R rouge, W blanc, B bleu, G gris, K noir ou Y doré) et un symbole (k crâne, s étoile, 1 soldat, 2 deux soldats, c courage, t outil), comme Rk, ou F1 à F6 pour le dé de terrain, D1 à D6 pour un dé ordinaire.
error-not-a-symbol = « { $token } » n’est pas un symbole : il faut skull, star, soldier, two-soldiers, courage ou tool.
error-not-a-colour = « { $token } » n’est pas une couleur : il faut red, white, blue, gray, black, field, gold ou plain.
error-not-a-sector = « { $token } » n’est pas un secteur : il faut landing, barriers, rallying-point, gantlet, bluffs ou bunker.
error-not-a-number = « { $token } » n’est pas un nombre : il faut un nombre entier de neuf chiffres au plus, comme 2.
error-not-a-seat = « { $token } » n’est pas une place : il faut seat1, seat2 et ainsi de suite.
error-not-a-word = « { $token } » ne peut pas être le nom d’une carte : il faut des minuscules et des chiffres, reliés par des traits d’union.
error-not-yes-or-no = « { $token } » ne veut dire ni oui ni non : il faut yes ou no.
error-not-a-seed = « { $token } » n’est pas une graine de dés : il faut des paires de chiffres de 0 à 9 et de lettres de a à f.
error-typed-count = { $wanted ->
    [one] { $wanted } dé est attendu
   *[other] { $wanted } dés sont attendus
}, et { $typed } { $typed ->
    [one] a été saisi
   *[other] ont été saisis
} : « { $text } ».
error-typed-dice = Ces dés ne peuvent pas montrer « { $text } » : il faut pour chacun de { $wanted }, dans cet ordre, { $faces ->
    [numbers] un nombre de 1 à 6.
    [symbols] l’un de k, s, 1, 2, c, t.
   *[both] l’un de k, s, 1, 2, c, t, et un nombre pour les derniers dés.
}
error-wrong-dice = « { $text } » ne peut pas sortir de ce jet : il faut un dé pour chaque lettre de { $wanted } (R rouge, W blanc, B bleu, G gris, K noir, F dé de terrain, Y doré, D dé ordinaire).
error-wrong-card = « { $text } » ne peut pas être pioché maintenant : il faut l’une de ces cartes : { $wanted }.
error-nothing-to-roll = Il n’y a rien à lancer maintenant : la table attend une décision, ou la partie est finie.
error-not-in-menu = « { $answer } » ne convient pas : il faut un nombre de 1 à { $last } ou, pour des dés, plusieurs, chacun une seule fois.
error-nothing-picked = Aucun dé n’est choisi : il faut { $do ->
    [lock] { $most ->
        [one] un dé à verrouiller.
       *[other] { $most } dés à verrouiller.
    }
    [cancel] { $most ->
        [one] un dé que les crânes annulent.
       *[other] { $most } dés que les crânes annulent.
    }
   *[reroll] { $most ->
        [one] un dé à relancer.
       *[other] un dé à relancer, ou jusqu’à { $most }.
    }
}
error-not-these-dice = { $do ->
    [lock] On ne peut pas verrouiller ces dés : il faut { $most ->
        [one] un seul dé.
       *[other] exactement { $most } dés.
    }
    [cancel] Ces dés ne peuvent pas être annulés : il faut { $most ->
        [one] un seul dé, qui ne montre pas de crâne.
       *[other] exactement { $most } dés, sans crâne.
    }
   *[reroll] On ne peut pas choisir ces dés ensemble : il faut { $most ->
        [one] un seul dé, qui puisse être relancé.
       *[other] au plus { $most } dés, qui puissent tous être relancés.
    }
}

## Annuler et rétablir

error-nothing-to-leave = Il n’y a rien ici à laisser de côté pour le reste du tour.
error-nothing-to-undo = Il n’y a rien à annuler : aucun choix n’a encore été fait, ou pas autant.
error-nothing-to-redo = Il n’y a rien à rétablir : rien n’a été annulé, ou la partie a continué depuis.
error-not-your-undo = Seul le joueur qui a annulé peut rétablir : c’est celui de la place { $seat }.
error-undo-needs-agreement = Des dés sont tombés ou d’autres ont joué depuis : pour annuler, il faut l’accord de tous les joueurs, et celui de ces places manque : { $seats }.
error-redo-needs-agreement = Cela rétablirait des dés ou le choix d’un autre : il faut l’accord de tous les joueurs, et celui de ces places manque : { $seats }.
error-no-such-seat = Il n’y a pas de place { $seat } à cette table : il faut le numéro d’une place occupée.

## Les jeux et leurs réglages

error-unknown-game = Aucun jeu ne s’appelle « { $game } » : il faut l’un de ceux-ci : { $known }.
error-unknown-bot = Aucun robot ne s’appelle « { $bot } » : il faut l’un de ceux-ci : { $known }.
error-unknown-rule = La règle « { $rule } » n’existe pas : il faut un numéro parmi { $known }.
error-bad-bots = { $bots ->
    [one] { $bots } robot, c’est impossible
   *[other] { $bots } robots, c’est impossible
} avec { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : il faut de 0 à { $players ->
    [one] { $players } robot.
   *[other] { $players } robots.
}
error-bots-and-players = { $bots } robots sont nommés pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : il faut un robot pour toutes les places, ou un pour chaque place.
error-stray-word = « { $word } » n’a rien à faire ici : un réglage commence par deux tirets, comme --kommandant.
error-option-without-value = Le réglage --{ $name } n’a pas de valeur : il en faut une à la suite, comme --{ $name }=….
error-bad-options = { $count ->
    [one] La partie ne peut pas commencer ainsi ; une chose ne va pas :
   *[other] La partie ne peut pas commencer ainsi ; { $count } choses ne vont pas :
}
error-bad-option = « { $value } » n’est pas possible pour le réglage { $name } : il faut { $expected }.
error-unknown-option = { $near ->
    [none] Aucun réglage ne s’appelle « { $name } » : il faut l’un de ceux-ci : { $known }.
   *[other] Aucun réglage ne s’appelle « { $name } » : vouliez-vous dire { $near } ? « beachhead games » les liste tous.
}
error-evening-seats = La soirée « { $evening } » ne se joue pas à { $players } : il faut être { $seats }.
error-unknown-evening = { $count ->
    [0] Ce jeu n’a pas de soirées toutes prêtes, ni aucune qui s’appelle « { $evening } ».
   *[other] Aucune soirée ne s’appelle « { $evening } » : il faut l’une de { $known }. « beachhead evenings » dit ce qu’elles sont.
}
error-bad-seats = { $seats ->
    [one] On ne peut pas jouer à ce jeu à { $seats } joueur
   *[other] On ne peut pas jouer à ce jeu à { $seats } joueurs
} : il en faut de { $low } à { $high }.
error-solo-start-alone = Le réglage { $name } est réservé à un joueur seul, et vous êtes { $seats } ({ $rule }).
error-solo-start-advanced = Le réglage { $name } va avec les secteurs avancés : il faut aussi { $needed } ({ $rule }).

## Les parties enregistrées

error-bad-header = Ce n’est pas une partie de Beachhead : sa première ligne n’en est pas l’en-tête.
error-unknown-format = Cette partie est au format { $format }, et ce programme lit les formats jusqu’à { $known } : elle a été écrite par une autre version.
error-bad-line = Cette ligne n’appartient pas à une partie enregistrée.
error-wrong-number = Cette ligne porte le numéro { NUMBER($found, useGrouping: 0) } au lieu de { NUMBER($expected, useGrouping: 0) } : une ligne manque, est en double ou n’est pas à sa place.
error-line-cut-short = Cette ligne est tronquée : il manque le retour à la ligne final.
error-other-rules = Cette partie a été jouée avec la version { $recorded } des règles, et ce programme joue la version { $here }.
error-other-content = Cette partie a été jouée avec d’autres cartes ou d’autres secteurs (enregistré { $recorded }, ici { $here }). Si c’était un dossier à vous, nommez-le avec --pack.
error-older-record = Cette partie a été commencée par une version qui ne gardait pas d’empreintes de ce qui s’ensuit : on peut seulement voir si chacune de ses lignes est encore possible, avec les mêmes dés. Si elle a été jouée avec un dossier à vous, nommez-le avec --pack.
error-same-course = { $begun } Rejouée ici, elle revient au même.
error-begun-with-others = { $begun } { $course }
error-other-course = Rejouée ici, elle prend un autre cours à l’entrée { NUMBER($entry, useGrouping: 0) } ({ $event }). { $problem }
error-other-state = Ce qui s’ensuit n’est pas ce qui s’ensuivait alors.
error-other-dice = D’après la graine de cette partie, il serait venu ici { $expected }.
error-closed = Cette partie est close : sa graine de dés a été révélée, et rien ne peut suivre.
error-seed-too-early = La graine de dés est révélée avant la fin de la partie : elle doit en être la toute dernière ligne.
error-seed-does-not-fit = Cette graine de dés n’est pas celle promise au départ : son empreinte diffère de celle de l’en-tête.
error-seed-missing = La graine de dés de cette partie manque, ou n’est pas celle promise au départ : elle devrait être dans { $path }, et sans elle les dés honnêtes ne peuvent plus rouler.
error-record-damaged = La partie enregistrée est abîmée à la ligne { NUMBER($line, useGrouping: 0) } : { $problem } { $kept ->
    [0] Rien de ce qui précède n’a pu être gardé
    [1] La seule action qui précède est gardée
   *[other] Les { NUMBER($kept, useGrouping: 0) } actions qui précèdent sont gardées
}, et le fichier abîmé est mis de côté sous le nom { $aside }.
error-not-saved = Rien n’a été joué, car l’enregistrement dans { $path } a échoué ({ $detail }) : { $kept ->
    [0] il n’y a encore rien sur le disque.
    [1] la seule action jouée jusque-là est en sûreté.
   *[other] les { NUMBER($kept, useGrouping: 0) } actions jouées jusque-là sont en sûreté.
}

## Les fichiers de contenu

error-no-such-folder = Le dossier { $path } n’existe pas : il faut un dossier qui contient des fichiers de contenu.
error-record-options = Cette partie enregistrée ne va pas avec les jeux d’ici. Si elle a été jouée avec un dossier à vous, nommez-le avec --pack. { $problem }
error-no-such-record = Il n’y a pas de fichier { $file } : il faut une partie enregistrée. Celles qui ne sont pas finies sont dans { $folder }.
error-unreadable-file = { $file } est illisible ({ $detail }) : il faut un fichier texte en UTF-8.
error-bad-toml = { $file }, ligne { NUMBER($line, useGrouping: 0) } : ce n’est pas du TOML valable ({ $detail }).
error-bad-content = { $count ->
    [one] Il y a une faute dans les fichiers de contenu :
   *[other] Il y a { $count } fautes dans les fichiers de contenu :
}
error-unknown-field = { $file }, ligne { NUMBER($line, useGrouping: 0) } : rien ne s’appelle { $field } ici ; il faut { $expected }.
error-missing-field = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } manque ; il faut { $expected }.
error-wrong-value = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne peut pas valoir { $found } ; il faut { $expected }.
error-bad-id = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne peut pas être { $found } ; il faut des minuscules sans accent et des chiffres, et des traits d’union entre ses parties, comme { $like }.
error-earned-twice = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } vaut « { $earned } », qui donne déjà la carte { $other } ; il faut un symbole, ou une suite, qu’aucune autre carte n’utilise.
error-too-many-choices = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } demande plus d’un choix ; il en faut au plus un parmi turn-axis-die, set-battlefield et reroll-again.
error-unknown-beach = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } nomme la plage « { $beach } », qui n’existe pas ; il faut l’une de celles-ci : { $expected }.
error-unknown-card = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } nomme la carte « { $card } », qui n’existe pas ; il faut l’une de celles-ci : { $expected }.
error-condition-too-early = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } ne peut pas se juger à l’arrivée ; il faut réserver rwb, rallied et used à next-sector et à roll-beach-die, et symbol à at = "axis" ou "cleared".
error-evening-fault = { $file }, ligne { NUMBER($line, useGrouping: 0) } : { $field } n’est pas une soirée qu’on puisse jouer. { $fault }
error-id-twice = { $file }, ligne { NUMBER($line, useGrouping: 0) }, { $field } : l’identifiant « { $id } » figure ici une seconde fois ; donnez à chaque entrée le sien.
error-record-changed = { $path } a été modifié par un autre programme depuis son ouverture : cette ligne n’a pas été ajoutée. Reprenez la partie depuis le fichier.
error-not-in-replay = « { $answer } » n’est pas un moment de cette partie : il faut Entrée, b, q, ou un numéro de 0 à { $last }.
error-option-twice = Le réglage --{ $name } est donné deux fois : il faut le donner une seule fois.
error-needs-a-new-game = Joueurs, robots, noms et réglages vont avec une nouvelle partie : il faut aussi le nom d’un jeu, et pas de --resume.
error-too-many-names = Il y a plus de noms que de personnes : { $names } pour { $people }.
error-same-name = Deux joueurs s’appellent « { $name } » : il faut un nom différent pour chacun.
error-not-a-games-folder = { $path } n’est pas là où le contenu est cherché : il faut des fichiers TOML dans un dossier au nom d’un jeu ({ $known }).
error-empty-pack = { $path } ne contient rien : il faut des fichiers TOML dans un dossier au nom d’un jeu ({ $known }).
error-restart-alone = { $file }, ligne { NUMBER($line, useGrouping: 0) }, { $field } : une carte qui recommence l’escarmouche ne peut rien faire d’autre ; il faut cet effet seul.
error-unknown-kind = Il n’y a pas ici de cartes du genre « { $kind } ». Il y a : { $known }.
error-no-such-words = « { $words } » est introuvable.
error-unknown-map = Il n’y a pas de champ de bataille « { $map } ». Il y a : { $known }.
error-cannot-write = { $path } n’a pas pu être écrit : { $detail }.
error-bad-behind = « { $address } » n’est pas l’adresse d’un proxy : attendu par exemple 127.0.0.1 ou 10.0.0.0/8.
error-bad-budget = { $bot } : « { $budget } » n’est pas un nombre d’événements auxquels réfléchir ; attendu 1 à { $most }, comme dans general:2000.
error-not-a-journal = { $path } n’est pas le journal d’une simulation : il faut celui d’une série déjà commencée, ou un fichier qui n’existe pas encore.
error-journal-of-another = { $path } est le journal d’une autre série, différente par : { $what }. Reprenez cette série, ou nommez un autre fichier.
error-no-dask = Une grappe demande Dask, qui n’est pas installé : installez beachhead[cluster].
error-no-cluster = Aucune grappe Dask n’est joignable à l’adresse « { $address } » : { $detail }
error-bad-cluster-address = « { $address } » n’est pas l’adresse d’une grappe : il en faut une comme { $example }.
error-no-cluster-workers = La grappe à l’adresse « { $address } » n’a aucun travailleur : démarrez-en.
error-cluster-version = Le travailleur { $worker } de la grappe a un autre Beachhead ({ $found }) : il faut { $version }, comme ici.
error-cluster-content = Le travailleur sur { $worker } a d’autres cartes qu’ici. Le dossier de --pack doit être le même partout : relancez les travailleurs quand il l’est.
