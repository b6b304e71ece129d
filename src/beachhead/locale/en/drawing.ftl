### Boards: a map in characters, in words, or as a picture.

# A row, counted from the players’ side, and what is printed beside it.
board-row = Row { $row }
board-row-marked = Row { $row }: { $mark }

# A cell in one sentence. $text: its marks, who is there and its ways on, joined.
board-cell = { $cell }: { $text }.
board-join = { $first }; { $then }
board-titled = { $title } ({ $kind })
board-start = start
board-deep = deep sea
board-safe = Safe Zone
board-afloat = { $seat } (craft)
board-here = { $seats } here
board-forward = forward to { $cells }
board-no-forward = no way forward
board-sideways = sideways to { $cells }
board-way = { $kind ->
    [mined] { $cell } (mined)
    [barrier] { $cell } (barrier)
   *[open] { $cell }
}

# Ways between cells that do not lie side by side.
board-far = Further ways: { $ways }.
board-pair = { $one }–{ $other }

# What the lines on the map mean.
board-line-open = open
board-line-mined = mined
board-line-barrier = barrier
board-line-wall = no way through
