# La page autour des tables. Ce qui se passe à une table est raconté par le serveur.

site = Beachhead
title-home = Jeux
title-new = Nouvelle table
title-cards = Cartes
title-maps = Champs de bataille
title-history = Mes parties
title-daily = Les batailles du jour
title-settings = Réglages
title-rules = Règles
title-nowhere = Rien ici
site-nav = Site
footer-nav = Plus
skip = Aller au contenu
unofficial = Beachhead est un projet amateur non officiel, avec ses propres textes et images. Il n’a aucun lien avec les créateurs de D-Day Dice.
language = Langue
language-en = English
language-fr = Français
language-missing = Les textes dans cette langue n’ont pas pu être chargés. Veuillez réessayer plus tard.
theme-auto = Du système
theme-light = Claires
theme-dark = Sombres
sound = Sons
page-missing = Cette page n’a pas pu être chargée. Veuillez l’actualiser.
page-reload = Actualiser
loading = Un instant…
close = Fermer
dismiss = Masquer
back = Retour
cancel = Annuler
home = Accueil
way-home = Jeux et mes tables
link-copy = Copier le lien
no-such-page = Cette page n’existe pas ici.
link-help = Il manque peut-être un morceau du lien : copiez-le de nouveau en entier, ou demandez-le à qui vous l’a donné. Vos propres tables sont sur la première page.
copy = Copier
copied = C’est copié.
copy-by-hand = Ce navigateur ne permet pas de copier. Voici le texte : { $text }
share = Partager
page-newer = Cette page a été renouvelée. Actualisez-la quand vous voudrez.
offline = Pas de connexion.
offline-help = Nouvelles parties, tables, règles et cartes ont besoin du serveur ; vos réglages et votre historique sont là. La page cherche la connexion et reprend d’elle-même.
install = Installer l’application
app = Comme une application
app-offered = Avec sa propre icône et sans barre d’adresse. Les tables ont toujours besoin d’une connexion.
app-by-menu = Le menu de votre navigateur peut ajouter cette page à l’écran d’accueil ou l’installer, avec sa propre icône et sans barre d’adresse. Les tables ont toujours besoin d’une connexion.
app-unable = Cette page ne peut être installée que si elle est servie par https, ou sur l’ordinateur qui la sert.
no-connection = Le serveur est injoignable. Vérifiez votre connexion.
no-answer = Le serveur n’a pas pu répondre (code { $status }).

# Accueil

home-title = Lancez les dés, prenez la plage
home-lead = Les jeux de dés de la famille D-Day Dice, en solo, entre amis ou contre des robots. Ni compte ni installation : un lien suffit.
game-players = { $low } à { $high } joueurs
game-together = tous ensemble
game-against = chacun pour soi
game-sides = un camp contre l’autre
first-step = Nouveau ici ? Commencez par là
first-step-help = Une partie guidée : quelques étapes courtes montrent ce dont elles parlent, et vous jouez dès la première.
first-step-play = { $game } pas à pas
effort-minutes = environ { $minutes } min
effort-easy = facile à gagner
effort-medium = lutte égale
effort-hard = difficile à gagner
effort-points = pour les points
effort-measured = Mesuré avec des robots, à aussi peu de joueurs que possible : dix secondes par décision ; est facile ce qu’ils gagnent au moins 80 fois sur 100, difficile ce qu’ils gagnent moins de 50 fois.
play-now = Jouer
play-now-game = Jouer : { $game }
play-guided = Première partie guidée
play-guided-evening = Pas à pas : { $evening }
play-guided-more = D’autres parties guidées
play-guided-game = Première partie guidée : { $game }
new-table = Nouvelle table
new-table-game = Nouvelle table : { $game }
tables-running = Mes tables
tables-over = Parties terminées
your-turn = À vous
table-since = { $when }
table-moves = { $moves ->
    [one] { $moves } étape
   *[other] { $moves } étapes
}
table-forget = Retirer { $game } de cette liste
table-forget-title = Quitter { $game } ?
table-forget-help = Cette partie n’est pas terminée. Ce navigateur en oubliera les clés : sans le lien de votre place, vous ne pourrez plus y revenir.
table-forget-do = Retirer de la liste

open-tables = Tables ouvertes
open-none = Aucune table n’est ouverte à tous pour le moment. Ouvrez-en une vous-même : « Nouvelle table » demande si tout le monde peut s’y asseoir.
open-host = { $name } vous invite
open-free = { $free ->
    [one] une place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
open-role = Vous seriez : { $role }
open-since = ouverte { $when }
open-sit = S’asseoir : { $game }, avec { $name }
open-mine = Aller à la table
open-name = Comment faut-il vous appeler ?

# La bataille du jour

daily-card = Une plage, une série, une carte : en solo, avec les mêmes dés pour tous.
daily-see = Voir ce qui vous attend
daily-done = { $count ->
    [one] { $count } livrée aujourd’hui
   *[other] { $count } livrées aujourd’hui
}
daily-lead = Un seul essai chacune, en solo, et tout le monde a les mêmes dés. Jusqu’où irez-vous ? Un jour dure de minuit à minuit UTC.
daily-past = Ce jour est passé. On ne peut plus livrer ses batailles, mais on peut en vérifier les dés.
daily-play = Au combat
daily-play-battle = Au combat : { $battle }
daily-back = Continuer
daily-go-on = Continuer : { $battle }
daily-missed = Vous n’avez pas livré celle-ci.
daily-par = Référence · { $bot } :
daily-thinking = Les robots y sont encore…
daily-finished = { $count ->
    [0] Personne ne l’a encore terminée
    [one] Un joueur l’a terminée
   *[other] { $count } joueurs l’ont terminée
}
daily-place = { $of ->
    [one] vous êtes le premier à la terminer
   *[other] place { $place } sur { $of }
}
daily-above-par = mieux que la référence
daily-at-par = égal à la référence
daily-below-par = sous la référence
daily-bars = Les résultats de tous
daily-result = Résultat
daily-count = Combien
daily-you = vous
daily-share = Partager le résultat
daily-share-day = Partager la journée
daily-others = Toutes les batailles du jour
daily-of = Bataille du jour, { $day }
daily-late = Ce résultat ne compte pas parmi ceux du jour : la graine des dés avait déjà été montrée.
daily-line-day = Beachhead, batailles du { $day }
daily-line = { $battle } : { $result }
daily-line-par = { $battle } : { $result } (référence : { $par })
daily-days = D’autres jours
daily-before = La veille
daily-after = Le lendemain
daily-today = Aujourd’hui
daily-calendar = Mon calendrier
daily-calendar-help = Gardé par ce navigateur, avec
daily-in-a-row = { $count ->
    [one] un jour de suite
   *[other] { $count } jours de suite
}
daily-month-before = Le mois précédent
daily-month-after = Le mois suivant
daily-dice = D’où viennent les dés
daily-dice-help = Tous les jets d’un jour viennent d’une seule graine. Son empreinte est montrée la veille, la graine le lendemain : chacun peut vérifier que personne n’a choisi les dés. Le premier jet d’un tour est le même pour tous, quoi qu’on ait fait avant.
daily-commitment = Empreinte de la graine de ce jour
daily-seed = Graine
daily-seed-later = montrée le { $when }, pour que personne ne connaisse les dés avant ; ce qui se termine plus tard ne compte pas
daily-tomorrow = Empreinte de la graine de demain
daily-honour = Il n’y a pas de compte : chaque navigateur a un seul essai par bataille, et on n’annule rien de ce qu’on a vu des dés. Qui rejoue dans un autre navigateur se trompe surtout lui-même.
daily-check = Vérifier une partie

# Nouvelle table

no-such-game = Ce jeu n’existe pas ici.
new-table-title = Nouvelle table : { $game }
seats = Places
seat-number = Place { $number }
seat-kind = Qui s’assoit ici
seat-kind-me = Moi
seat-kind-here = Une autre personne à cet écran
seat-kind-friend = Un ami, par un lien
seat-kind-bot = Un robot
seat-bot = Quel robot
seat-name = Nom
seat-name-usual = Joueur { $number }
name-full = C’est le maximum : un nom compte au plus { $most } caractères.
seat-colour = Couleur
seat-add = Ajouter une place (jusqu’à { $most })
seat-remove = Retirer la place { $number }
colour-olive = olive
colour-sand = sable
colour-navy = bleu marine
colour-rust = rouille
colour-slate = ardoise
colour-plum = prune
open-table = Ouverte à tous
open-table-help = Elle figure sur la première page, et qui la trouve peut prendre la place d’un ami qui n’est pas venu.
dice = Dés
dice-fair = Le programme lance les dés
dice-fair-help = Des dés équitables, que chacun peut vérifier après la partie.
dice-typed = Nous lançons nos propres dés
dice-typed-help = Lancez de vrais dés sur une vraie table et touchez ce qu’ils montrent.
guided = Me guider
guided-help = Quelques étapes qui montrent ce dont elles parlent, et un conseil à chaque question nouvelle.
evenings = Des soirées toutes prêtes
evenings-help = Touchez-en une pour remplir le formulaire, et changez ce que vous voulez. Ou jouez-la tout de suite, en solo.
evening-play = Jouer
evening-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
settings = Réglages
settings-count = { $count ->
    [one] { $count } réglage
   *[other] { $count } réglages
}
settings-faults = { $count ->
    [one] Une chose ne va pas encore : c’est dit à côté de son réglage.
   *[other] { $count } choses ne vont pas encore : c’est dit à côté de leurs réglages.
}
choices-fitting = Sur { $all }, seuls sont listés les { $count } qui vont avec vos autres réglages.
settings-changed = { $count ->
    [one] { $count } modifié
   *[other] { $count } modifiés
}
create = Créer la table

# Invitations

invite = Inviter
invite-help = Chaque lien ouvre une seule place. Ne le donnez qu’à la personne qui doit s’y asseoir.
invite-local = Ces liens ne marchent que sur cet ordinateur.
invite-local-help = Cette page est ouverte à l’adresse { $host }, que chaque ordinateur a pour lui-même. Pour que d’autres puissent venir, lancez le serveur ainsi :
invite-local-then = Ouvrez ensuite cette page par l’adresse de cet ordinateur dans votre réseau, comme { $example }, et créez-y votre table : ses liens marcheront pour tous dans ce réseau.
invite-seat = Lien pour { $name }
invite-sit = Jouer plutôt { $name } sur cet écran
invite-watch = Pour regarder
invite-own = { $count ->
    [one] Ma propre place, pour un autre appareil
   *[other] Mes propres places, pour un autre appareil
}
invite-own-seat = { $count ->
    [one] Ma propre place
   *[other] Ma propre place, numéro { $number } sur { $count }
}
invite-own-help = Gardez ce lien pour vous : qui l’ouvre joue à votre place.
invite-none = Les liens sont chez la personne qui a créé cette table.
welcome = Bienvenue à la table
welcome-help = Cette place s’appelle « { $name } ». Comment faut-il vous appeler ?
welcome-sit = S’asseoir
welcome-skip = Passer

# Avant la partie

room = Salle d’attente
kept-until = Si personne ne joue plus ici, cette table est conservée jusqu’au { $time }.
kept-until-waiting = La table attend jusqu’au { $time }.
room-until = { $count ->
    [one] Il manque une personne. La partie commence d’elle-même dès que tout le monde est là.
   *[other] Il manque { $count } personnes. La partie commence d’elle-même dès que tout le monde est là.
}
room-holds = Tout le monde est là. La partie commence d’elle-même dès que chacun a donné son accord.
room-missing = pas encore là
room-holding = demande un instant
room-hold = Un instant, pas encore
room-ready = C’est bon pour moi
room-bots = Commencer avec des robots aux places vides
room-without = Commencer ; les absents viendront plus tard
room-begin = Commencer
room-begun = Chacun prend place : la partie commence.

# La table

players = Joueurs
player-you = vous
player-here = présent
player-away = absent
player-busy = doit jouer
player-bot = robot
player-screens = { $count } écrans
watching = Vous regardez la partie
rename = Changer de nom ou de couleur
rename-done = Valider
tools = Outils de la table
undo = Reprendre mon coup
undo-ask = Demander à reprendre mon coup
redo = Rétablir mon coup
taken-back = C’est repris.
redo-ask = Demander à rétablir mon coup
market = Marché
market-later = Les prix du moment. On achète en ralliant et en trouvant.
lookup = Aide-mémoire
connection-lost = Connexion perdue. Reconnexion en cours ; la partie est intacte.
connection-try = Réessayer
go-on = Continuer
happened-all = Montrer tout ce qui s’est décidé
question = Question
bar = Les parties de la table
bar-map = Carte
bar-dice = Dés
bar-cards = Cartes
bar-log = Fil
bar-undo = Reprendre
sheet-to-peek = Replier la question
sheet-to-half = Montrer la question
sheet-to-full = Donner tout l’écran à la question
whose-question = À qui de décider
guide-step = Étape { $step } sur { $steps } :
guide-count = { $step } sur { $steps }
waiting-for = On attend { $names }…
no-dice = Pas encore de dés
dice-locked = Verrouillés
# Un dé qui forme un BBR ou une suite avec d’autres.
die-in-set = { $sets ->
    [one] { $die }, dans la combinaison
   *[other] { $die }, dans la combinaison { $number }
}
card-used = utilisée
card-source = Origine : { $source }
sector = Secteur { $name }
sector-players = Ici : { $names }
map-whole = Montrer toute la carte
map-larger = Agrandir la carte
map-smaller = Réduire la carte
log = Le fil de la partie
dice-fixed = Les dés ont été fixés avant le premier jet
dice-fixed-help = Voici l’empreinte de la graine dont viennent tous les jets. Une fois la partie terminée, la graine est montrée et chacun peut vérifier que c’est la bonne.
log-empty = Rien pour l’instant.
log-none = Rien de tel pour l’instant.
log-older = Afficher ce qui s’est passé avant
log-filter = Quelles lignes montrer
log-all = Tout
log-important = Important
log-mine = Pour moi
log-look-back = Revoir ce moment

pick-exactly = { $most ->
    [one] Touchez un de vos dés.
   *[other] Touchez { $most } de vos dés : { $count } sur { $most } pour l’instant.
}
pick-up-to = { $count ->
    [0] Touchez des dés pour les choisir, { $most } au plus.
    [one] { $count } dé choisi, { $most } au plus.
   *[other] { $count } dés choisis, { $most } au plus.
}
pick-by-space = Choisissez des dés avec Espace ou un chiffre, puis appuyez sur Entrée.
pick-all = Tous les dés
pick-none = Aucun dé
do-dice = { $do ->
    [reroll] { $count ->
        [0] Relancer
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
    [lock] { $count ->
        [0] Verrouiller
        [one] Verrouiller { $count } dé
       *[other] Verrouiller { $count } dés
    }
    [cancel] { $count ->
        [0] Annuler un dé
        [one] Annuler { $count } dé
       *[other] Annuler { $count } dés
    }
    [play-reroll] { $count ->
        [0] Relancer
        [one] La jouer et relancer { $count } dé
       *[other] La jouer et relancer { $count } dés
    }
   *[other] { $count ->
        [0] Choisir
        [one] Choisir { $count } dé
       *[other] Choisir { $count } dés
    }
}

enter-throw = Lancez ces dés, puis touchez ce que montre chacun d’eux.
enter-die = Dé { $number } sur { $count }
enter-missing = { $count ->
    [one] Encore un dé à saisir
   *[other] Encore { $count } dés à saisir
}
enter-these = Voilà notre jet
enter-draw = Piochez une carte, puis touchez son nom.

proposal = Une question à tous
proposal-missing = Accord attendu : { $names }.
proposal-agree = D’accord
proposal-withdraw = Retirer la demande
proposal-decline = Refuser

phrases = Dire quelque chose
said = { $name } : { $text }
phrases-mute = Masquer ce que disent les autres

over-undo = Reprendre le dernier coup
over-reopened = Une première fin de cette partie a été reprise alors que la graine des dés était montrée : son enregistrement le dit.
over-won = Victoire
over-lost = Défaite
over-ranked = La partie est terminée
over-score = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
play-again = Rejouer
play-next = Étape suivante : { $name }
called-join = Rejoindre
replay = Revoir la partie
replay-of = Revoir : { $game }
record-keep = Télécharger la partie
dice-check = Vérifier les dés
seed = Graine des dés :
numbers = La partie en chiffres
numbers-choices = Décisions

# Revoir

replay-leave = Retour à la table
replay-controls = Lecture
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-moves = Tours et étapes
replay-mark = Moment décisif :
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse : { $speed } fois
replay-times = × { $speed }
replay-moment = Étape { $at } sur { $last }
replay-count = { $at } / { $last }
replay-start = La table avant la première étape.
replay-quiet = Rien n’a été dit à cette étape.
replay-share = Partager ce moment
replay-copy = Copier un lien vers ce moment
replay-go-on = Continuer la partie d’ici

# Règles

shelf = À consulter
rules = Règles
rules-search = Chercher dans les règles
rules-jump = Parties des règles
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle
   *[other] { $count } règles
}
rule-open = Règle { $rule }
rule-unknown = Cette règle n’existe pas.

# Cartes et champs de bataille

cards = Cartes
cards-search = Chercher parmi les cartes
cards-found = { $count ->
    [0] Aucune carte ne correspond.
    [one] Une carte
   *[other] { $count } cartes
}
cards-all = Montrer les { $count }
card-kind = Du même type : { $kind }
card-maps = Où la trouver
no-such-card = Cette carte n’existe pas ici.
filters = Filtres
filter-all = Tout
filter-choice = { $name } ({ $count })
filter-clear = Tout montrer
filter-game = Jeu
filter-kind = Type
filter-nation = Nation
filter-cost = Prix
filter-module = Fourni avec
filter-source = Source
source-book = le livret de règles
source-public = connue du public
source-ours = de notre cru
maps = Champs de bataille
maps-search = Chercher un champ de bataille
maps-found = { $count ->
    [0] Aucun champ de bataille ne correspond.
    [one] Un champ de bataille
   *[other] { $count } champs de bataille
}
map-cards = À trouver ici seulement
map-play = S’y battre
map-look = Voir { $map }
no-such-map = Ce champ de bataille n’existe pas ici.

# Réglages de ce navigateur, et touches

settings-lead = Ils valent pour ce navigateur, à toutes les tables.
colours = Couleurs
settings-you = Vous
settings-you-help = Votre nom aux nouvelles tables, et la couleur de votre place.
settings-table = À la table
sound-help = De brefs sons pour les dés, les cartes, les dons, le Combat et la fin d’une partie, et quand c’est à vous.
stops = S’arrêter à chaque question
stops-help = Sinon, le dernier dé à toucher décide aussitôt, les dés non verrouillés sont déjà pris pour la relance, une question à une seule réponse n’est pas posée, et vous pouvez ne plus rien vouloir ce tour-ci.
phrases-mute-help = Les joueurs peuvent s’adresser de courtes phrases.
alerts = Me prévenir quand c’est à moi
alerts-help = Une notification de ce navigateur pendant que vous regardez ailleurs. Le titre de l’onglet l’indique de toute façon.
alerts-on = On vous préviendra quand ce sera à vous et que vous regarderez ailleurs.
alerts-denied = Ce navigateur a été prié de ne pas vous prévenir : autorisez les notifications de cette page dans ses réglages. Le titre de l’onglet indique quand c’est à vous.
alerts-unable = Ce navigateur ne peut pas le faire ici : il faut https, ou l’ordinateur qui sert la page. Le titre de l’onglet indique quand c’est à vous.
pace = Rythme
pace-quick = Rapide
pace-usual = Habituel
pace-slow = Lent
pace-wait = M’attendre
pace-help = Combien de temps la table montre ce qui s’est décidé avant de continuer. « M’attendre » s’y arrête jusqu’à ce que vous continuiez.
scenes = Scènes
scenes-auto = Animées
scenes-still = Fixes
scenes-off = Aucune
scenes-help = Le débarquement, le Combat, les médailles, la victoire et la défaite se montrent un instant quand ils arrivent ; un toucher ou une touche suffit pour passer. « Animées » n’en montre aucune si cet appareil est réglé pour réduire les animations.
keys = Touches
key-space = Espace
keys-list = Cette liste
keys-tab = Passer à l’élément suivant ; avec Maj, au précédent
keys-close = Fermer ce qui est ouvert
keys-search = Chercher
keys-number = Prendre un dé, ou choisir ce qui s’y trouve
keys-space = Prendre le dé qui a le focus
keys-enter = Lancer les dés pris, ou continuer
keys-back = Revenir d’un pas dans un choix
keys-moment = Une étape en arrière ou en avant
keys-turn = Un tour en arrière ou en avant (aussi avec Maj et ← →)
keys-ends = Au début, ou à la fin
keys-play = Lire, ou mettre en pause
keys-speed = Plus vite, ou moins vite

# Ses propres parties

history-lead = Les parties terminées dans ce navigateur. Elles ne sont gardées qu’ici : emportez-les dans un fichier.
history-none = Rien encore : une partie apparaît ici quand elle est terminée.
history-games = Parties
history-won = Gagnées
percent = { $percent } %
history-now = { $won ->
    [yes] Gagnées d’affilée
   *[no] Perdues d’affilée
}
history-best = Meilleure série
history-by-game = Par jeu
history-by-place = Par lieu
history-by-evening = Par soirée
history-rate = { $won } sur { $games } · { $percent } %
history-played = { $count ->
    [one] une fois
   *[other] { $count } fois
}
history-all = Toutes les parties
history-daily = bataille du jour
history-more = Montrer les { $count }
history-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
result-won = Victoire
result-lost = Défaite
result-done = Aux points
export = Enregistrer dans un fichier
import = Ajouter depuis un fichier
import-done = { $added ->
    [0] Aucune partie nouvelle : les { $known } étaient déjà ici.
    [one] Une partie ajoutée ; { $known } étaient déjà ici.
   *[other] { $added } parties ajoutées ; { $known } étaient déjà ici.
}
import-bad-json = Ce fichier n’a pas été enregistré ici : il est illisible.
import-bad-other = Ce n’est pas un fichier de parties terminées ici.
import-bad-newer = Ce fichier vient d’une version plus récente de Beachhead.
import-bad-game = La partie { $number } de ce fichier est incorrecte.
import-kept = Rien n’a été changé.

# Un écran pour plusieurs

hand-over = Passez l’appareil à { $name }
hand-over-help = La suite ne regarde que { $name } : les autres détournent les yeux.
hand-over-taken = Je suis { $name }
