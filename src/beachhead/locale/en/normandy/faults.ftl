### Normandy: what was wrong with settings and content files.

error-nation-twice = Two Units are of the nation “{ $nation }”: expected another nation for each ({ $rule }).
error-no-training-here = The map “{ $map }” does not teach: expected { $needed }, or one of these maps: { $known } ({ $rule }).
error-options-exclude = The settings { $name } and { $other } do not go together: expected one of them at most ({ $rule }).
error-option-alone = The setting { $name } is for a player alone: expected a single seat ({ $rule }).
error-no-module-in-training = The setting { $name } belongs to the whole game: expected { $needed } with it ({ $rule }).
error-needs-option = The setting { $name } does nothing by itself: expected { $needs } as well ({ $rule }).
error-shared-sector = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } is “{ $sector }”, and so is a sector of the battle map “{ $map }”, to which this map can be joined; expected a number that no battle map has.
error-sector-twice = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has two sectors numbered “{ $sector }”; expected a number of its own for each.
error-rows-missing = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } leaves rows empty; expected sectors in every row from 1 to { $rows }.
error-courage-per-row = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has { $found ->
    [one] 1 number
   *[other] { $found } numbers
}; expected { $expected }, one for each row from row 2 on.
error-no-final-bunker = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has no final Bunker; expected a sector with bunker = "final".
error-unknown-sector = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has the way “{ $way }”, but there is no sector “{ $sector }”; expected the numbers of two sectors of this map.
error-way-skips-rows = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has the way “{ $way }”, which does not fit the rows; expected a way forward to lead to the next row, and a way sideways to stay in its row.
error-way-not-listed = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has “{ $way }”, where there is no way; expected one that forward or sideways lists.
error-sectors-overlap = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has the sectors “{ $sector }” and “{ $other }” on the same columns of a row; expected them side by side.
error-dead-end = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has the sector “{ $sector }”, from where no way leads to a final Bunker; expected one without a Barrier.
error-no-rwb-table = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } names the nation “{ $nation }”, which has no RWBs; expected an rwb entry with the same id.
error-only-lasting = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } has something that happens once, but when = "always"; expected only effects that last.
error-never-usable = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } leaves no moment at which the card could be used; expected effects that can all be used at the same moment.
error-instead-of-what = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } and when do not fit together; expected instead_of with when = "instead", and only then.
error-unknown-title = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } names the title “{ $title }”, which no Specialist bears; expected one of { $expected }.
error-nation-by-rank = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } does not fit the rank “{ $rank }”; expected a nation for regular and reserve Specialists, and none for ranking and unique ones.
error-unknown-nation = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } names the nation “{ $nation }”, which does not exist; expected one of { $expected }.
error-sacrifice-when-used = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } is for Specialists whom their player uses; expected it only with when = "use" or "instead".
error-pay-when-used = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } is for cards that their player uses; expected it only with when = "use" or "instead".
error-pointless-effect = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } would never do anything; expected an effect with an amount, a symbol or a colour to change, or something to ignore.
error-only-its-unit = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field }: a card with when = "{ $when }" works for its own Unit: expected who = "unit", or nothing.
error-own-mgf-die = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field }: a card that turns an MGF die turns one of its own Unit: expected who = "unit", or nothing.
error-start-too-small = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field }: the start row has too little room; expected room for { $units } Units, or no limit.
error-way-twice = { $file }, line { NUMBER($line, useGrouping: 0) }: { $field } names the way “{ $way }” twice.
