### La table au terminal : le plein écran et les lignes simples.

seat-bot = { $bot ->
    [sergeant] Sergent
    [general] Général
    [random] Hasard
   *[other] { $bot }
} { $number }
bot-random = hasard (n’importe quel coup permis)
bot-sergeant = sergent (joue avec bon sens)
bot-general = général (essaie chaque choix, et prend son temps)

log-line = { $text } [{ $rule }]
line = { $title } : { $text }
line-track = { $title } : { $at } ({ $number } sur { $of })
line-score = {"  "}{ $seat } : { $text }
line-card = {"  "}{ $card } : { $text }
ask-line = { $text } [{ $rule }]
menu-entry = {"  "}{ $number }. { $text }
# $do : ce qu’on fait des dés : reroll, lock, cancel, …
menu-entry-fixed = {"  "}{ $number }. { $text } { $do ->
    [lock] (ne peut pas être verrouillé)
    [cancel] (ne peut pas être annulé)
   *[reroll] (ne peut pas être relancé)
}
none-yet = rien encore
no-cards = aucune carte pour le moment
card-of = { $card }, chez { $seat }
cards-away = Dans la pioche : { $cards }
cards-gone = Hors jeu : { $cards }
mark-matched = { $die } (contré)
mark-missing = { $die } (pas contré)
mark-locked = { $die } (reste)
mark-blind = { $die } (ne compte pas)

menu-change = Utiliser la carte { $card } : changer un dé…
menu-turn-die = Jouer la carte { $card } : tourner un dé de l’Axe…
menu-set-field = Jouer la carte { $card } : choisir le champ de bataille…
menu-play-reroll = Jouer la carte { $card } : relancer vos dés…

throw-picked = { $do ->
    [lock] { $count ->
        [0] { $most ->
            [one] Choisissez un dé par son numéro, puis Entrée pour le verrouiller
           *[other] Choisissez { $most } dés par leur numéro, puis Entrée pour les verrouiller
        }
        [one] Verrouiller { $dice }
       *[other] Verrouiller { $count } dés : { $dice }
    }
    [cancel] { $count ->
        [0] { $most ->
            [one] Choisissez un dé par son numéro, puis Entrée pour qu’il soit annulé
           *[other] Choisissez { $most } dés par leur numéro, puis Entrée pour qu’ils soient annulés
        }
        [one] Annuler { $dice }
       *[other] Annuler { $count } dés : { $dice }
    }
   *[reroll] { $count ->
        [0] { $all ->
            [yes] Choisissez des dés par leur numéro (a : tous), puis Entrée pour les relancer
           *[no] { $most ->
                [one] Choisissez un dé par son numéro, puis Entrée pour le relancer
               *[other] Choisissez jusqu’à { $most } dés par leur numéro, puis Entrée pour les relancer
            }
        }
        [one] Relancer { $dice }
       *[other] Relancer { $count } dés : { $dice }
    }
}
picked-so-far = Choisis : { $dice } ({ $count } sur { $most })
pick-dice = { $do ->
    [lock] { $most ->
        [one] Quel dé verrouiller ? Son numéro, par exemple 3.
       *[other] Quels dés verrouiller ? Les numéros de { $most } dés exactement, par exemple 1 3.
    }
    [cancel] { $most ->
        [one] Quel dé est annulé ? Son numéro, par exemple 3.
       *[other] Quels dés sont annulés ? Les numéros de { $most } dés exactement, par exemple 1 3.
    }
   *[reroll] { $none ->
        [yes] Quels dés relancer ? Leurs numéros, { $most } au plus, par exemple 1 3 ; ou 0 pour tout garder.
       *[no] Quels dés relancer ? Leurs numéros, { $most } au plus, par exemple 1 3.
    }
}
the-table = La table
roll-dice = { $seat } lance des dés.
roll-card = { $seat } pioche une carte.
typed-card = Tapez le nom de la carte, ou son identifiant. Dans la pioche : { $cards }.
typed-help = Tapez ce qu’ils montrent, dans cet ordre : { $colours } ; par exemple { $example }.

prompt = >{" "}
prompt-roll = dés>{" "}
prompt-draw = carte>{" "}
plain-welcome = Répondez par un numéro. ? règle et touches, t table, u annuler, r rétablir, l English, q enregistrer et quitter.
plain-commitment = Dés honnêtes : la graine est fixée par son empreinte { $hash } et montrée après la partie.
plain-keys = Touches : un numéro choisit{ $example ->
    [none] .
   *[other] {""} ; la notation marche aussi, par exemple « { $example } ».
} t montre la table, u annule, r rétablit, l passe à l’anglais, q enregistre et quitte.
leave-key = n : { $label }
plain-over = { $reason } [{ $rule }]
numbers-together = { $names } ensemble
numbers-line = { $who } : { $numbers }
numbers-part = { $label } { $number }
plain-kept = La partie est dans { $path }. Pour la revoir : beachhead replay FICHIER. { $dice ->
    [typed] { "" }
   *[fair] Pour vérifier ses dés : beachhead verify FICHIER.
}
plain-next = Continuer : { $name } ? (o/n){" "}
plain-over-prompt = Entrée pour quitter, u pour reprendre le dernier coup. >{" "}
plain-left = Partie enregistrée dans { $path }. Pour la reprendre : beachhead play --resume FICHIER.
plain-left-unsaved = Cette partie n’a pas été enregistrée.
plain-unsaved-prompt = Entrée pour réessayer, w pour continuer sans enregistrer, q pour quitter. >{" "}
plain-hand-over = Passez la place à { $seat }, et que personne d’autre ne regarde. { $seat } : appuyez sur Entrée. >{" "}
hand-over = Passez la place à { $seat }, et que personne d’autre ne regarde.
hand-over-taken = Je suis { $seat }
rule-title = { $id } : { $title }
undo-agree = { $count ->
    [one] Cela reprendrait des dés déjà lancés. Voulez-vous vraiment ? (o/n){" "}
   *[other] Cela reprend des dés ou le choix d’un autre. Les { $count } joueurs sont-ils d’accord ? (o/n){" "}
}
undo-question = { $count ->
    [one] Cela reprendrait des dés déjà lancés, ou ce qui s’est passé depuis. Annuler quand même ?
   *[other] Cela reprend des dés ou le choix d’un autre joueur. Les { $count } joueurs sont-ils d’accord ?
}
redo-agree = Cela rétablit des dés ou le choix d’un autre. Les { $count } joueurs sont-ils d’accord ? (o/n){" "}
redo-question = Cela rétablit des dés ou le choix d’un autre. Les { $count } joueurs sont-ils d’accord ?
undone = Annulé.
saving-off = Cette partie n’est plus enregistrée.
answer-retry = Réessayer d’enregistrer
answer-saving-off = Continuer sans enregistrer
answer-quit = Quitter ; ce qui est sur le disque y reste
undo-answer = Oui, annuler
redo-answer = Oui, rétablir
answer-no = Non

# $keys : ce que font les chiffres à ce moment.
key-bar = ↑↓ Entrée choisir · { $keys ->
    [all-dice] 1-9 désigner des dés · a tous les dés
    [dice] 1-9 désigner des dés
    [long] numéro, puis Entrée
   *[menu] 1-9 direct
} · h journal · ? règle · u annuler · r rétablir · l English · q quitter
help-keys =
    {"**Touches.**"} Haut et Bas, puis Entrée : choisir. Chiffres : choisir aussitôt, ou désigner des dés ; dans un menu de plus de neuf lignes, Entrée ensuite. Tab et Espace : désigner les dés un à un. `a` : tous les dés. `0` : garder tous les dés. Échap : menu précédent. `u` : annuler. `r` : rétablir. `h` : tout ce qui s’est passé. `l` : anglais. `q` : enregistrer et quitter. Page haut et Page bas : faire défiler la table. Maj avec Haut et Bas : faire défiler le journal. Là où l’on saisit des dés, une lettre seule puis Entrée fait de même.

    {"**Symboles.**"} ☠ crâne · ★ étoile · ♟ soldat · ♟♟ deux-soldats, un symbole à part entière · ♥ courage · ⚒ outil. Lettres : R rouge, W blanc, B bleu, G gris (Axe), K noir (Kommandant), Y doré, D ordinaire.

    {"**Marques sur les dés.**"} ✓ contré · ✗ pas encore contré · = ne peut pas être relancé · ∅ ne compte pas · ↻ ou ● choisi. Le signe derrière le nom d’une carte est le BBR qui l’apporte.
help-close = Échap ferme cette page.
over-next = Continuer : { $name }
over-again = Encore une fois, avec les mêmes réglages
over-home = Retour aux jeux
over-take-back = Reprendre le dernier coup
over-leave = Quitter

home-banner =
    BEACHHEAD
    Jeux de dés du débarquement de Normandie. Un projet d’amateurs, non officiel.
home-keys = ↑↓ Entrée choisir · l English · q quitter
home-game = { $game }  {"—"} { $line }
home-resume = Reprendre : { $game }, { $players ->
    [one] seul
   *[other] { $players } joueurs
}, début { $started } ({ $events ->
    [one] { $events } événement
   *[other] { $events } événements
})
setup-evenings = Des soirées toutes prêtes : Entrée remplit le formulaire ci-dessous.
setup-evening = { $name }  {"—"} { $line }
plain-evenings = Quelle soirée sera-ce ?
plain-usual = Les réglages habituels, en solo
plain-choose = Choisir les réglages vous-même
plain-groups = Commencer, ou changer d’abord quelque chose ?
plain-players = { $players ->
    [one] Joueurs en tout : { $players }
   *[other] Joueurs en tout : { $players } ; tous sauf vous sont des robots
}
plain-back = Retour
plain-setting = { $label } : { $value }. { $help }
setup-players = joueurs en tout
setup-bots = dont robots
setup-bot = quel robot
setup-where = places des robots
setup-where-last = les dernières
setup-where-first = les premières
setup-role = Place { $number } : { $role }
plain-place = Votre place : { $number }. Choisissez cette ligne pour en changer
setup-dice = les dés
dice-fair = lancés par le programme (honnêtes, vérifiables)
dice-typed = de vrais dés, saisis au clavier
setup-start = Commencer
setup-option = { $label }. { $help }
setup-keys = Tab suivant · Entrée ouvrir ou commencer · Échap retour · q quitter

replay-at = Moment { $at } sur { $last }
replay-prompt = Entrée avancer, b reculer, un numéro pour y aller, q quitter >{" "}
replay-keys = → avancer · ← reculer · PgSuiv/PgPréc dix · Début/Fin · ↑↓ défiler · ? règle · l English · q quitter
record-fault = La ligne { $line } de la partie est fausse : { $detail } Tout ce qui précède compte ; { $after ->
    [one] { $after } ligne après elle n’a
   *[other] { $after } lignes après elle n’ont
} pas servi.
record-elsewhere = { $why } Tout ce qui précède compte ; { $after ->
    [one] { $after } entrée après elle n’a
   *[other] { $after } entrées après elle n’ont
} pas servi.
card-useless = { $card }, sans effet ici
typed-symbols = k crâne, s étoile, 1 soldat, 2 deux-soldats, c courage, t outil.
typed-field = Le dé des secteurs vient en dernier : { $faces }.
typed-plain = Un dé ordinaire se tape par son chiffre.
not-undone = Rien n’a été annulé.
not-redone = Rien n’a été rétabli.
ask-further = { $chosen } (Échap : retour)
key-bar-short = ? règle, touches · h journal · u annuler · r rétablir · l English · q quitter
key-bar-over = ? règle, touches · PgPréc/PgSuiv défiler · h journal · l English · q quitter
flag-yes = oui
flag-no = non
words-for-yes = o oui y
