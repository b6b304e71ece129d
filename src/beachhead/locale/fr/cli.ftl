### La ligne de commande.

cli-help = Beachhead : jouez aux jeux de dés de la famille D-Day Dice. Un projet d’amateurs, non officiel.
cli-play = Jouer à la table du terminal. Les réglages du jeu suivent : --beach omaha --kommandant.
cli-replay = Revoir une partie pas à pas, en avant et en arrière.
cli-verify = Vérifier que les dés d’une partie finie sont bien ceux promis avant elle.
cli-cards = Lister toutes les cartes, les tables de BBR et les secteurs avec le texte de leur effet.
cli-rules = Montrer une règle avec nos mots, chercher des mots dans toutes, ou en donner la liste.
cli-games = Lister les jeux avec leurs places, leurs réglages et leurs règles.
cli-odds = Les chances exactes de contrer les dés de l’Axe.
cli-simulate = Faire jouer beaucoup de parties par des robots. Les réglages du jeu suivent : --beach omaha.
cli-arg-game = Le jeu : battle, express ou normandy.
cli-evenings = Lister les soirées toutes prêtes : des réglages qui vont bien ensemble.
cli-arg-evening = Une soirée toute prête, par son identifiant ou son nom ; « beachhead evenings » les énumère. D’autres réglages s’y ajoutent.
cli-arg-players = Le nombre de joueurs en tout.
cli-arg-bots = Combien d’entre eux sont des robots.
cli-arg-bots-first = Les robots ont les premières places, et non les dernières.
cli-arg-bot = Quel robot : random, sergeant ou, pour Normandy, general.
cli-arg-sim-bot = Quel robot ; une fois pour toutes les places, ou une fois par place.
cli-arg-name = Le nom d’un joueur ; peut être donné plusieurs fois.
cli-arg-dice = fair : le programme lance. typed : vous lancez de vrais dés et les saisissez.
cli-arg-plain = Des lignes numérotées au lieu du plein écran, pour les tubes et les lecteurs d’écran.
cli-arg-resume = Reprendre cette partie.
cli-arg-pack = Un dossier avec vos propres cartes et secteurs.
cli-arg-lang = en ou fr.
cli-arg-file = La partie enregistrée.
cli-arg-rule = Le numéro d’une règle, par exemple E-6, ou des mots à chercher.
cli-arg-json = Écrire du JSON.
cli-arg-kind = Seulement les cartes de ce genre, par exemple specialist ou item.
cli-arg-find = Seulement les cartes où figurent ces mots ; une faute de frappe est pardonnée.
cli-arg-source = Seulement les cartes de : book (livre), public, ou ours (maison).
cli-arg-games = Le nombre de parties.
cli-arg-seed = La même graine donne le même résultat.
cli-arg-workers = Le nombre de processus.
cli-arg-cluster = Jouer sur une grappe Dask à cette adresse.
cli-arg-journal = Consigner dans ce fichier ce qui est joué, et ne pas rejouer ce qu’il contient de cette série.

ask-game = À quoi voulez-vous jouer ?
evenings-line = { $name } ({ $game } --evening { $id }), { $range ->
    [one] { $low ->
        [one] 1 joueur
       *[other] { $low } joueurs
    }
   *[more] de { $low } à { $high } joueurs
}
games-line = { $game } ({ $id }), de { $low } à { $high } joueurs
games-option = {"  "}--{ $name } ({ $values } ; par défaut { $default }) { $label } [{ $rule }]
cards-count = ({ $count })
cards-line = { $name } ({ $id } ; { $source })
sector-title = { $beach }, { $sector } ({ $level })
odds-title = Chance de contrer tous les dés de l’Axe, deux relances, sans carte
odds-axis = Dés de l’Axe
odds-six = 6 dés alliés
odds-five = 5 dés alliés
simulated = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
simulated-setting = {"  "}{ $label } : { $value }
simulated-bots = {"  "}Robots : { $bots }
simulated-wins = { $count ->
    [0] Gagnées
    [one] Gagnées par la place { $seats }
   *[other] Gagnées par les places { $seats }
} : { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 % : { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulated-seat = {"  "}Place { $seat } ({ $bot }) : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, score moyen { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } (95 % : { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
simulated-pace = { $events } événements en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s, { $rate } par seconde
simulated-kept = { $games ->
    [one] { $games } des parties se trouvait dans { $journal }
   *[other] { $games } des parties se trouvaient dans { $journal }
}
simulating = Parties
plot-wins = Parties gagnées (▒ : intervalle à 95 %)
plot-side = { $count ->
    [one] Place { $seats }
   *[other] Places { $seats }
}
plot-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
plot-scores = Scores, et combien de fois ils ont été atteints
plot-lengths = Longueur des parties, en événements
# Sert ci-dessous.
rolls = { $rolls ->
    [one] { $rolls } jet
   *[other] { $rolls } jets
}
verify-fair = { $rolls ->
    [one] Honnête : le seul jet est bien celui
   *[other] Honnête : les { $rolls } jets sont bien ceux
} que l’empreinte fixait avant la partie. (Cela vérifie les dés, pas les choix des joueurs.)
verify-reopened = Les dés sont bien ceux que l’empreinte fixait ({ rolls }), mais à partir de la ligne { $line } on pouvait les connaître : la fin de la partie a été reprise alors que sa graine était déjà montrée.
verify-typed = Les joueurs ont lancé leurs propres dés ({ rolls }) : il n’y a rien à vérifier.
verify-unfinished = La partie n’est pas finie : sa graine sera montrée à la fin. Jusqu’ici : { rolls }.
verify-no-seed = La partie est finie, mais la graine n’y figure pas : ses dés ({ rolls }) ne peuvent pas être vérifiés.
verify-wrong-roll = Ligne { $line } : la partie dit { $recorded }, mais les dés promis donnent { $expected }.
verify-fair-so-far = { $rolls ->
    [one] Le seul jet avant le dommage est bien celui
   *[other] Les { $rolls } jets avant le dommage sont bien ceux
} que l’empreinte fixait avant la partie.
cli-version = Montrer la version.
percent = { NUMBER($value, minimumFractionDigits: 7, maximumFractionDigits: 7) } %
level-basic = de base
level-advanced = avancé

cli-map = Dessiner un champ de bataille, ou les lister tous.
cli-content = Vos propres cartes, champs de bataille et nations.
cli-content-check = Vérifier un dossier à vous : chaque faute avec son fichier, sa ligne et son champ.
cli-arg-map = Un champ de bataille par son identifiant, son numéro (N01) ou son nom.
cli-arg-svg = Écrire le dessin dans un fichier SVG.
cli-arg-plain-map = Avec des mots au lieu d’un dessin, comme dans un tube.
cli-arg-out = Où l’écrire ; - pour l’écran.
cli-arg-escapes = Seulement les cartes qui demandent du Python au-delà du vocabulaire.
maps-line = { $board } ({ $id })
map-written = Écrit : { $path }
pack-fine = { $path } : tout est en ordre.
pack-ignored = { $path } : pas lu, car son nom ne finit pas par .toml.
pack-adds = {"  "}{ $game } : en plus, { $kind } { $id }
pack-replaces = {"  "}{ $game } : { $kind } { $id } à la place de l’original
cards-escapes = { $escapes ->
    [one] { $escapes } carte sur { $count } demande du Python au-delà du vocabulaire de son jeu.
   *[other] { $escapes } cartes sur { $count } demandent du Python au-delà du vocabulaire de leur jeu.
}
kind-medal = médaille
kind-specialist = Spécialiste
kind-beach = plage
kind-sector = secteur
kind-title = titre
kind-nation = nation
kind-rwb = table de BBR
kind-item = Objet
kind-award = Distinction
kind-vehicle = Véhicule
kind-map = champ de bataille
kind-evening = soirée
# Les mêmes en titre.
kinds-medal = Médailles
kinds-specialist = Spécialistes
kinds-item = Objets
kinds-award = Distinctions
kinds-vehicle = Véhicules
kinds-rwb = Tables de BBR
kinds-sector = Secteurs
cards-heading = { $game } : { $kinds }
cli-arg-cards-game = Seulement de ce jeu : battle, express ou normandy.
cli-serve = Servir la table web : des parties dans le navigateur, seul ou entre amis.
cli-arg-host = L’adresse où servir ; 0.0.0.0 laisse entrer d’autres machines.
cli-arg-port = Le port où servir.
cli-arg-data = Le dossier où les tables sont conservées.
cli-arg-store = Une base PostgreSQL où conserver les tables à la place (postgresql://…) : plusieurs processus, et plusieurs machines, peuvent la partager.
cli-arg-processes = Le nombre de processus qui servent la même adresse ; il en faut un --store s’il y en a plus d’un.
cli-arg-pause = Combien de secondes un robot prend au moins pour une décision, afin que vous puissiez le suivre.
cli-arg-open-tables = Permettre d’ouvrir des tables à tous : les autres les trouvent sur la première page.
cli-backup = Copier toutes les tables du serveur dans un seul fichier ; le serveur peut tourner.
cli-restore = Remettre les tables d’un tel fichier à la place de celles qui s’y trouvent, lesquelles sont mises de côté ; un serveur en marche s’interrompt un instant, puis continue avec elles.
cli-restored = Dire que les tables d’une base PostgreSQL ont été remises d’une copie, ou par une base de secours qui n’avait pas tout appris : les navigateurs oublient ce qui a disparu. Arrêtez d’abord tous les processus.
cli-arg-restored-store = La base qui a été remise (postgresql://…).
cli-arg-backup = Le fichier de la copie. Il contient les graines de parties en cours : ne le montrez à personne.
backup-made = { $tables ->
    [one] { $tables } table conservée
   *[other] { $tables } tables conservées
} dans { $path }.
backup-restored = { $tables ->
    [one] { $tables } table remise
   *[other] { $tables } tables remises
} dans { $path }.
backup-aside = Ce qui s’y trouvait auparavant est dans { $path }
error-no-tables-here = Il n’y a aucune table dans { $path }. Indiquez le dossier du serveur avec --data.
error-tables-unreadable = Impossible de lire les tables dans { $path } : { $detail }.
error-backup-exists = { $path } existe déjà et reste tel quel. Donnez un autre nom à la copie.
error-no-backup = Le fichier { $path } n’existe pas.
error-not-a-backup = { $path } n’est pas une copie de tables ({ $detail }). Rien n’a été changé.
error-backup-damaged = { $path } est endommagé et ne peut être copié en entier. Rien n’a été changé.
cli-arg-keep-unfinished = Combien de jours conserver une partie où il ne se passe plus rien ; 0 : toujours. Celles qui sont finies sont conservées de toute façon.
cli-arg-keep-empty = Combien de jours conserver une table où personne n’a joué ; 0 : toujours.
cli-arg-most-tables = Combien de tables conserver au plus.
cli-arg-serve-bots = Nombre de processus où pensent les robots rapides, et autant pour ceux qui prennent leur temps.
cli-arg-host-name = Un nom sous lequel ce serveur est connu sur Internet. À donner une fois pour chacun.
cli-arg-behind = L’adresse d’un proxy placé devant, que l’on croit quand il dit pour qui il demande. À donner une fois pour chacun.
cli-arg-metrics-port = Le port de /metrics, sur cette machine seulement ; sans lui, il n’y en a pas.
error-no-port = Le serveur ne peut pas écouter à l’adresse { $host }, port { NUMBER($port, useGrouping: 0) } : { $detail }. On peut choisir un autre port avec { $option }.
serve-address = La table est mise à l’adresse { $address } (Ctrl-C pour partir).
serve-others = Les autres appareils de votre réseau la trouvent à l’adresse { $address }
