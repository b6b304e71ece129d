### The daily battle: results in a few words, and what is wrong with them.

game-of-day = { $game } · daily battle
merit-battle = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
merit-express = { $won ->
    [1] beach taken, { $specialists ->
        [0] no Specialist left
        [one] 1 Specialist left
       *[other] { $specialists } Specialists left
    }
   *[0] { $cleared ->
        [0] no sector cleared
        [one] 1 sector cleared
       *[other] { $cleared } sectors cleared
    }
}
merit-normandy = { $won ->
    [1] won, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[0] lost in row { $row }
}
merit-from-to = { $worst } – { $best }
par-bot = { $bot ->
    [sergeant] Sergeant
    [general] General
   *[other] { $bot }
}

error-bad-day = “{ $day }” is no day that has a battle: give one as in 2026-06-06, from { $first } on.
error-day-to-come = The battles of { $day } begin with that day (UTC). Until then there is only the fingerprint of their dice.
error-day-past = The battles of { $day } are over: today has its own.
error-day-undo = This is a daily battle, with the same dice for everybody: once dice have fallen, nothing before them is taken back.
error-bad-player = A browser plays with a key of its own: 22 to 64 letters, digits, - or _.
error-day-secret = The seed of { $day } is shown at noon (UTC) of the day after.
error-daily-damaged = There is no daily battle here for now: on the server’s disk the secret is damaged that its dice come from. Everything else goes on; whoever runs the server may have a backup.
error-day-other = This record is of the day { $recorded }, not of { $day }.
error-day-none = This is the record of another game, and of no daily battle.
error-day-not-alone = A daily battle is fought alone, from its beginning and with the dice of the day: this record was not.
error-day-settings = This record was played with other settings than those of the day.
error-day-dice = This record was played with other dice than those of the day.
error-day-forged = This record was not played so: it goes wrong in line { $line }. { $problem }
error-day-unfinished = This record tells of no end: a result counts when the battle is over.
error-day-seed = This is no seed: it has 64 digits from 0 to 9 and a to f.
error-day-refused = { $text }
error-day-server = { $server } does not answer as a server of Beachhead does: { $detail }.

cli-daily = Show the battles of the day, check the seed of a day, or a record of a daily battle.
cli-arg-day = The day, such as 2026-06-06; today, if you do not say.
cli-arg-server = The address of the server that you play at: it tells the fingerprints, seeds and pars.
cli-arg-check = A record of a daily battle, to be checked.
cli-arg-day-seed = The seed of the day, as it is shown the day after.
cli-arg-commitment = The fingerprint that was shown the day before: the seed has to fit it.
daily-title = The battles of { $day }
daily-battle = {"  "}{ $battle }{ $par ->
    [none] {""}
   *[other] {" "}· par: { $par }
}
daily-settings = {"    "}{ $settings }
daily-par = { $bot } { $merit }
daily-played = {"    "}{ $count ->
    [0] nobody has finished it yet
    [one] finished by 1 player
   *[other] finished by { $count } players
}
daily-commitment = Fingerprint of the seed: { $commitment }
daily-tomorrow = Fingerprint for the day after: { $tomorrow }
daily-seed = Seed: { $seed }
daily-seed-fits = The seed is the one that the fingerprint promised.
daily-seed-not = This seed is not the one that the fingerprint promised.
daily-record = Genuine: { $battle }, { $day }: { $merit }.
