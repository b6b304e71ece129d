### La bataille du jour : les résultats en quelques mots, et ce qui ne va pas.

game-of-day = { $game } · bataille du jour
merit-battle = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
merit-express = { $won ->
    [1] plage prise, { $specialists ->
        [0] plus aucun Spécialiste
        [one] 1 Spécialiste restant
       *[other] { $specialists } Spécialistes restants
    }
   *[0] { $cleared ->
        [0] aucun secteur nettoyé
        [one] 1 secteur nettoyé
       *[other] { $cleared } secteurs nettoyés
    }
}
merit-normandy = { $won ->
    [1] gagnée, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[0] perdue à la rangée { $row }
}
merit-from-to = { $worst } – { $best }
par-bot = { $bot ->
    [sergeant] Sergent
    [general] Général
   *[other] { $bot }
}

error-bad-day = « { $day } » n’est pas un jour qui a sa bataille : écrivez-le comme 2026-06-06, à partir du { $first }.
error-day-to-come = Les batailles du { $day } commencent ce jour-là (UTC). D’ici là, il n’y a que l’empreinte de leurs dés.
error-day-past = Les batailles du { $day } sont terminées : aujourd’hui a les siennes.
error-day-undo = C’est une bataille du jour, avec les mêmes dés pour tous : une fois les dés tombés, on n’annule rien de ce qui précède.
error-bad-player = Un navigateur joue avec sa propre clé : de 22 à 64 lettres, chiffres, - ou _.
error-day-secret = La graine du { $day } est montrée le lendemain à midi (UTC).
error-daily-damaged = Pas de bataille du jour ici pour l’instant : sur le disque du serveur, le secret dont viennent ses dés est endommagé. Tout le reste continue ; qui tient le serveur en a peut-être une sauvegarde.
error-day-other = Cette partie est du jour { $recorded }, pas du { $day }.
error-day-none = C’est l’enregistrement d’une autre partie, pas d’une bataille du jour.
error-day-not-alone = Une bataille du jour se joue en solo, depuis le début et avec les dés du jour : pas celle-ci.
error-day-settings = Cette partie a été jouée avec d’autres réglages que ceux du jour.
error-day-dice = Cette partie a été jouée avec d’autres dés que ceux du jour.
error-day-forged = Cette partie n’a pas pu être jouée ainsi : elle déraille à la ligne { $line }. { $problem }
error-day-unfinished = Cette partie n’a pas de fin : un résultat compte quand la bataille est terminée.
error-day-seed = Ce n’est pas une graine : elle a 64 chiffres, de 0 à 9 et de a à f.
error-day-refused = { $text }
error-day-server = { $server } ne répond pas comme un serveur de Beachhead : { $detail }.

cli-daily = Montrer les batailles du jour, vérifier la graine d’un jour ou l’enregistrement d’une bataille du jour.
cli-arg-day = Le jour, comme 2026-06-06 ; aujourd’hui, si vous ne le dites pas.
cli-arg-server = L’adresse du serveur où vous jouez : il donne les empreintes, les graines et les références.
cli-arg-check = L’enregistrement d’une bataille du jour, à vérifier.
cli-arg-day-seed = La graine du jour, telle qu’elle est montrée le lendemain.
cli-arg-commitment = L’empreinte montrée la veille : la graine doit y correspondre.
daily-title = Les batailles du { $day }
daily-battle = {"  "}{ $battle }{ $par ->
    [none] {""}
   *[other] {" "}· référence : { $par }
}
daily-settings = {"    "}{ $settings }
daily-par = { $bot } { $merit }
daily-played = {"    "}{ $count ->
    [0] personne ne l’a encore terminée
    [one] terminée par 1 joueur
   *[other] terminée par { $count } joueurs
}
daily-commitment = Empreinte de la graine : { $commitment }
daily-tomorrow = Empreinte pour le lendemain : { $tomorrow }
daily-seed = Graine : { $seed }
daily-seed-fits = La graine est bien celle que l’empreinte promettait.
daily-seed-not = Cette graine n’est pas celle que l’empreinte promettait.
daily-record = Authentique : { $battle }, { $day } : { $merit }.
