"""What the sea takes: the hull, and those aboard (C-4, C-5)."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.crossing import facts as f
from beachhead.games.normandy.modules.crossing.parts import (
    ABOARD,
    TABLE,
    afloat,
    with_aboard,
    with_table,
)
from beachhead.games.normandy.modules.crossing.sea_map import SeaMap
from beachhead.games.normandy.state import Normandy, Task
from beachhead.kernel.contract import Decision
from beachhead.kernel.scene import Message, message


class LoseAboard(Task, frozen=True):
    """To do: lose so many of those aboard."""

    number: int
    rule: str
    naval: bool
    """Whether the Naval Specialist may be one of them (C-4), or Passengers alone (C-5)."""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        cards = self._cards(s, seat)
        if len(cards) <= self.number:
            return None
        return Decision(seat, "lose-aboard", self.rule, tuple(map(a.LoseCard, cards)))

    def _cards(self, s: Normandy, seat: int) -> tuple[str, ...]:
        aboard = ABOARD.of(s, seat)
        naval = (aboard.naval,) if self.naval and aboard.naval else ()
        return (*naval, *aboard.passengers)

    def run(self, h: Happening, seat: int) -> None:
        for card in self._cards(h.s, seat):
            lose_aboard(h, seat, card, self.rule)

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, a.LoseCard)
        if self.number > 1:
            h.push(seat, LoseAboard(self.number - 1, self.rule, self.naval))
        lose_aboard(h, seat, given.card, self.rule)

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return (message("asked-aboard", number=self.number),)


def lose_aboard(h: Happening, seat: int, card: str, rule: str) -> None:
    """A Passenger is lost to everybody; the Naval Specialist to his Unit."""
    aboard = ABOARD.of(h.s, seat)
    if card == aboard.naval:
        ABOARD.put(h, seat, with_aboard(aboard, naval=""))
    else:
        left = tuple(one for one in aboard.passengers if one != card)
        ABOARD.put(h, seat, with_aboard(aboard, passengers=left))
        h.set_table(gone=(*h.s.gone, card))
        table = TABLE.of(h.s)
        TABLE.put(h, with_table(table, lost=(*table.lost, card)))
    h.tell(f.LostAtSea(seat, card, by=rule))


def hit_hull(h: Happening, seat: int, tools: int, rule: str) -> None:
    """The craft is damaged; a Unit in the water has none."""
    lost = min(tools, h.player(seat).tools)
    if lost and afloat(h.s, seat):
        h.add(seat, "tools", -lost)
        h.tell(f.HullHit(seat, lost, h.player(seat).tools, by=rule))


def in_safe_zone(box: Box, s: Normandy, sector: int) -> bool:
    """Whether a Unit can stand in the water there."""
    sheet = box.ground(s).sheet_of[sector]
    return isinstance(sheet, SeaMap) and sheet.is_safe(box.ground(s).sectors[sector].row)
