# La table sur le web.

undo-proposed = { $seat } voudrait revenir { $steps ->
    [one] d'un pas
   *[other] de { $steps } pas
} en arrière.

phrase-hello = Bonjour !
phrase-thanks = Merci !
phrase-well-done = Bien joué !
phrase-bad-luck = Pas de chance !
phrase-your-turn = À vous.
phrase-one-moment = Un instant, je vous prie.
phrase-sorry = Désolé !
phrase-bye = Au revoir !

error-no-store = Impossible de conserver les tables dans { $path } : { $detail }.
error-not-kept = Impossible de conserver cela ({ $detail }) : il ne s'est rien passé. Veuillez réessayer.
error-stale = La partie a continué entre-temps : regardez de nouveau, puis choisissez.
error-not-your-seat = Cette place n'est pas la vôtre.
error-bad-name = Un nom compte au plus { $most } lettres, sur une seule ligne.
error-bad-colour = Cette couleur n'existe pas. Il y a : { $known }.
error-unknown-phrase = Cette phrase n'existe pas. Il y a : { $known }.
error-unknown-language = « { $language } » n'est pas parlé ici. Langues connues : { $known }.
error-wrong-key = Ce lien n'ouvre pas cette table.
error-no-such-table = Cette table n'existe pas ici.
error-message-too-large = C'est trop à la fois : au plus { $most } octets.
error-bad-message = Ce message n'a pas de sens ici : { $detail }.
error-hello-first = Le premier message doit dire de quelle table il s'agit.
error-hello-once = Vous êtes déjà à une table.
error-too-fast = Trop de messages à la fois : veuillez patienter un instant.
error-not-over = On le saura une fois la partie terminée.
