### Supply Snafu: all that this module says.

fact-normandy-supply-turned-up = Supply deck { $deck }: { $card } lies on top now.
roll-normandy-supply = The next Item of a supply deck comes to lie on top.
scene-supply = { $left ->
    [0] Supply deck { $deck }, the last card
    [one] Supply deck { $deck }, 1 card below
   *[other] Supply deck { $deck }, { $left } cards below
}
group-normandy-supply-snafu = Option: Supply Snafu
group-normandy-supply-snafu-help = Crates were unloaded in no order: two Items at a time can be found.
option-normandy-supply_snafu = Supply Snafu
option-normandy-supply_snafu-help = All Items lie in two decks, and only the two on top can be found.
