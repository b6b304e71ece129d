### Normandy: how it ended.

over-normandy-won = { $turns ->
    [one] { $map } is won in 1 turn: everybody has made it to the Bunker!
   *[other] { $map } is won in { $turns } turns: everybody has made it to the Bunker!
}{ $scored ->
    [yes] {" "}Victory Points: { $points }.
   *[no] {""}
}
# $cost: Soldiers to lose, $fire of them to MGF; $had: what the Unit had, $specialists among them.
over-normandy-wiped-out = { $map } is lost in turn { $turns }: the Unit of { $seat } was wiped out in { $sector }.{ $loss ->
    [mines] {" "}Land Mines cost { fall-cost }
    [fire] {" "}MGF cost { fall-cost }
    [combat] { $fire ->
        [0] {" "}The DEF cost { fall-cost }
       *[other] {" "}MGF and DEF cost { fall-cost }
    }
    [skulls] {" "}Skulls cost { fall-cost }
   *[other] {""}
}
# Used above.
fall-cost = { $cost ->
    [one] 1 Soldier
   *[other] { $cost } Soldiers
}, and it had { $had }{ $specialists ->
    [0] {""}
   *[other] , Specialists included
}: it needed { $needed } to hold out.
over-normandy-stuck = { $map } is lost in turn { $turns }: the Unit of { $seat } had to leave { $sector } and could not. { $why ->
    [courage] The way on cost { $price } Courage, and it had { $courage }.
   *[closed] Every way on was closed to it.
}

count-normandy-cards = Cards played
count-normandy-soldiers = Soldiers lost
