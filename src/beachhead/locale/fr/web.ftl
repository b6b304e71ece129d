# La table sur le web.

undo-proposed = { $seat } voudrait revenir { $steps ->
    [one] d’un pas
   *[other] de { $steps } pas
} en arrière.
redo-proposed = { $seat } voudrait rétablir ce qui a été repris.
proposal-declined = { $seat } n’est pas d’accord. Tout reste en l’état.
proposal-withdrawn = { $seat } retire sa demande.
proposal-off = La partie a continué : la demande de { $seat } est abandonnée.
proposal-done = Tout le monde a accepté la demande de { $seat } : c’est fait.
bot-replaced = { $seat } ne parvient pas à se décider. Un autre robot joue à sa place jusqu’à ce que tout le monde ait quitté la table.
bots-wait = Rien ne peut être enregistré pour l’instant : les robots attendent.
bots-stuck = Les robots ne peuvent pas continuer. Reprenez le dernier coup et essayez-en un autre, ou rechargez la page.
called-again = { $seat } a préparé une nouvelle partie.

app-name = Beachhead : lancez les dés, prenez la plage
app-line = Les jeux de dés de la famille D-Day Dice, en solo, entre amis ou contre des robots.
app-rules = Règles
app-cards = Cartes

table-halted = On ne peut plus jouer à cette table. { $why } { $unread ->
    [0] Ce qui a été joué est conservé et peut être revu.
    [one] Ce qui a été joué est conservé, mais ne peut être revu que jusqu’ici : une entrée plus tardive ne convient pas.
   *[other] Ce qui a été joué est conservé, mais ne peut être revu que jusqu’ici : { $unread } entrées plus tardives ne conviennent pas.
}{ $record ->
    [whole] {" "}La partie avait été jouée jusqu’au bout : vous pouvez la télécharger en entier.
    [yes] {" "}Vous pouvez télécharger ce qui a été joué.
   *[no] {""}
}

quoted = « { $text } »
setting-is = { $label } : { $value }

phrase-hello = Bonjour !
phrase-thanks = Merci !
phrase-well-done = Bien joué !
phrase-bad-luck = Pas de chance !
phrase-your-turn = À vous.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-sorry = Pardon !
phrase-bye = Au revoir !
phrase-need-help = J’ai besoin d’aide.
phrase-can-spare = J’ai de quoi partager.
phrase-wait-for-me = Attendez-moi.
phrase-we-can-do-it = On va y arriver !
phrase-good-luck = Bonne chance !
phrase-how-lucky = Quelle veine !
phrase-catch-up = Je vais vous rattraper.
phrase-another-game = On en refait une ?

error-no-store = Impossible de conserver les tables dans { $path } : { $detail }.
error-store-in-use = Un autre serveur conserve actuellement ses tables dans { $path }. Arrêtez-le d’abord, ou donnez à celui-ci un dossier à lui avec --data.
error-unknown-store = { $place } n’est pas un endroit où conserver des tables : il faut quelque chose comme postgresql://utilisateur@hôte/base.
error-no-asyncpg = Pour conserver les tables dans PostgreSQL, il manque ce qui va avec : installez beachhead[postgres].
error-one-process = Les tables d’un dossier sont servies par un seul processus. Pour en avoir { $processes }, conservez-les dans une base : --store postgresql://…
error-two-stores = Les tables sont conservées en un seul endroit : dans un dossier (--data) ou dans une base (--store). Indiquez l’un ou l’autre.
error-newer-store = { $path } a été écrit par une version plus récente de Beachhead (format { $found } ; celle-ci connaît le { $known }). Rien n’y a été changé : mettez Beachhead à jour, ou servez un autre dossier avec --data.
error-older-store = { $path } a été préparé par une version antérieure de Beachhead (format { $found } ; il faut le { $known }). Qui tient le serveur doit arrêter tous les processus, puis les relancer : la base sera mise à jour.
error-store-served = Les tables de { $path } sont servies en ce moment ({ $processes ->
    [one] par { $processes } processus
   *[other] par { $processes } processus
}). Arrêtez-les tous d’abord.
error-store-restored = Les tables de { $path } ont été remises d’une copie pendant que ce serveur tournait. Qui le tient doit le relancer.
error-table-damaged = Cette table est endommagée sur le disque du serveur et ne peut être ouverte. Les autres n’en souffrent pas ; qui tient le serveur en a peut-être une sauvegarde.
error-entry-damaged = La partie est endommagée à l’entrée { NUMBER($entry, useGrouping: 0) } : sur le disque du serveur, elle n’est plus telle qu’elle a été écrite. Qui tient le serveur en a peut-être une sauvegarde.
error-too-many-tables = Ce serveur conserve { $most } tables, et pas davantage pour l’instant. Réessayez demain : celles où plus personne ne joue font de la place.
error-too-many-thoughts = À cette table, on a annulé ou rétabli { $most } fois, et il n’en est pas permis davantage. Continuez à partir d’ici.
error-not-kept = Impossible de conserver cela ({ $detail }) : il ne s’est rien passé. Veuillez réessayer.
error-not-heard = Ce processus n’entend rien de ce qui se passe chez les autres ({ $detail }). Ses connexions doivent atteindre PostgreSQL lui-même, ou un pooler en mode session.
error-stale = La partie a continué entre-temps : regardez de nouveau, puis choisissez.
error-request-stands = Quelqu’un demande déjà autre chose : il faut d’abord y répondre ou y renoncer.
error-not-your-seat = Cette place n’est pas la vôtre.
error-bad-name = Un nom compte au plus { $most } caractères, sur une seule ligne.
error-bad-colour = Cette couleur n’existe pas. Il y a : { $known }.
error-unknown-phrase = Cette phrase n’existe pas. Il y a : { $known }.
error-unknown-language = « { $language } » n’est pas parlé ici. Langues connues : { $known }.
error-wrong-key = Ce lien n’ouvre pas cette table.
error-no-such-table = Cette table n’existe pas ici.
error-table-gone = Le serveur ne conserve plus cette table : on ne peut plus y jouer.
error-message-too-large = C’est trop à la fois : au plus { $most } octets.
error-wrong-host = Ce serveur ne s’appelle pas « { $host } ». La personne qui s’en occupe peut autoriser ce nom : beachhead serve --host-name.
error-wrong-origin = Cela vient de la page d’un autre serveur, et n’a pas été fait.
error-not-json = C’est illisible : du JSON est attendu, envoyé comme application/json.
error-bad-message = Ce message n’a pas de sens ici : { $detail }.
error-hello-first = Le premier message doit dire de quelle table il s’agit.
error-hello-once = Vous êtes déjà à une table.
error-not-now = Cela n’a pas pu être calculé pour l’instant : réessayez dans un moment.
error-too-fast = Trop de messages à la fois : veuillez patienter un instant.
error-too-many-lines = Trop de fenêtres sont ouvertes à des tables depuis votre adresse : au plus { $most }. Fermez-en une, ou patientez un instant.
error-table-full = Cette table est pleine : au plus { $most } fenêtres peuvent y être ouvertes. Veuillez revenir plus tard.
error-not-begun = La partie n’a pas commencé : tout le monde n’est pas encore là.
error-begun = La partie a déjà commencé.
error-not-the-host = Seule la personne qui a préparé cette table peut faire cela.
error-open-tables-off = Sur ce serveur, une table ne peut pas être ouverte à tous : il faudrait le démarrer avec --open-tables.
error-open-needs-a-seat = Personne ne pourrait s’asseoir à cette table : une table ouverte à tous a besoin d’une place pour un ami.
error-too-many-open = Trop de tables sont ouvertes à tous ici : { $most } au plus. Réessayez plus tard.
error-too-many-open-each = Trop de tables ont été ouvertes à tous depuis votre adresse : { $most } au plus. Commencez ou fermez-en une d’abord.
error-no-seat-left = Il n’y a plus de place libre à cette table.
error-not-over = On le saura une fois la partie terminée.

# Conseils à une table d’apprentissage, selon la question posée

hint-battle-axis = Chaque dé de l’Axe demande un de vos dés montrant le même symbole, quelle que soit sa couleur. Contrez-les tous pour gagner l’escarmouche : un point par dé.
hint-battle-dice = Touchez les dés qui ne contrent rien et relancez-les, deux fois au plus. Le même symbole en bleu, blanc et rouge forme un BBR et rapporte une médaille.
hint-battle-command = Se replier marque les points du tour ; progresser en vise d’autres, contre un dé de l’Axe de plus. Une seule escarmouche perdue emporte tous les points du tour.
hint-battle-score = Voici les points marqués, et ceux qui sont encore en jeu. Seuls les points marqués sont à l’abri.
hint-battle-medals = C’est le moment de jouer des médailles. Chacune de celles que vous gardez vaut 5 points à la fin.
hint-battle-sit-out = Dans le Bunker, un dé reste hors de votre jet. Les BBR exigent les trois couleurs : choisissez celle qui peut se passer d’un dé.
hint-express-axis = Chaque dé de l’Axe demande un de vos dés montrant le même symbole, quelle que soit sa couleur. Qu’un seul reste sans réponse dans l’un des six secteurs, et la plage est perdue.
hint-express-dice = Touchez les dés qui ne contrent rien et relancez-les, deux fois au plus. Le même symbole en bleu, blanc et rouge forme un BBR et amène un Spécialiste.
hint-express-stop = Voici ce que vous auriez en vous arrêtant. S’il ne manque rien, vous pouvez vous arrêter, ou relancer pour un BBR.
hint-express-specialists = Un Spécialiste peut contrer ce que vos dés laissent debout, ou leur faire former un BBR. Tant qu’il reste quelque chose à contrer, valider ces dés perd la partie.
hint-express-rally = Un Spécialiste rejoint le groupe et l’aide dès le secteur suivant. Celui qui change des dés aide surtout quand les dés de l’Axe sont nombreux.
hint-normandy-lock = Les soldats servent au Combat, le courage mène au Bunker, et un crâne emporte un autre dé. Deux dés sont verrouillés après le premier jet : choisissez-en deux que vous garderiez de toute façon.
hint-normandy-stop = Voici ce que vous auriez en vous arrêtant. Trois symboles identiques en bleu, blanc et rouge forment un BBR : cela vaut un autre jet.
hint-normandy-cancel = Chaque crâne emporte un autre dé. Renoncez à ce dont vous avez le moins besoin.
hint-normandy-move = Ces secteurs vous sont ouverts : chaque rangée coûte du Courage, et le Combat coûte des Soldats dans chaque secteur, à chaque tour. Avancez quand vous avez de quoi affronter la suite.
hint-normandy-unit = Voici ce qu’a votre Unité, et sans Soldats elle est perdue. Les points comptent ses tours dans ce secteur : elle ne peut pas y rester toujours.
hint-normandy-rally = Les Spécialistes coûtent des étoiles et servent jusqu’au bout ; les Objets coûtent des Points d’Objet et ne servent qu’une fois. Un de chaque par tour : peu et tôt vaut souvent mieux que beaucoup et trop tard.
hint-normandy-choose = Prenez ce qui manque pour les secteurs à venir : du Courage pour avancer, des Soldats pour tenir.
hint-normandy-muster = Les dés ne sont pas encore lancés. Si un dé doit rester de côté, choisissez une couleur qui peut s’en passer : un BBR demande les trois.
hint-normandy-trade = Les Unités d’un même secteur peuvent se donner ce qu’elles ont. S’il y a des Distinctions, le Courage dont vous n’avez pas besoin pour avancer en achète une.
hint-normandy-reroll-card = Une carte vous laisse relancer des dés : ceux qui vous apportent le moins.
hint-normandy-change = Un dé qui montre autre chose peut compléter un BBR, ou faire un crâne de moins.
hint-normandy-take-card = Prenez ce qui vous servira le plus tôt : c’est gratuit.
hint-normandy-whose-tally = Comparez ce que vous donneraient les dés de chacun, BBR compris.
hint-normandy-call-rwb = Nommez ce qui vous manquera le plus aux prochains tours.
hint-normandy-straight = Une suite est rare. Prenez ce qui aide dans les secteurs qui vous attendent.

# What a guided game points at

part-dice = Vos dés
part-axis = Les dés de l’Axe
part-forecast = Ce qu’apporte l’arrêt
part-unit = Ce que vous avez
part-cards = Les cartes
part-board = La carte
part-here = Votre secteur
part-ahead = Où vous pouvez aller
part-market = Ce que vous pouvez acheter
part-answers = Vos réponses
