"""What the sea takes: the hull, those aboard, and at last the craft itself (C-4, C-10, C-11)."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.crossing import facts as f
from beachhead.games.normandy.modules.crossing.actions import Disembark
from beachhead.games.normandy.modules.crossing.parts import (
    ABOARD,
    TURN,
    afloat,
    with_aboard,
    with_turn,
)
from beachhead.games.normandy.modules.crossing.sea_map import SeaMap
from beachhead.games.normandy.state import Normandy, Task
from beachhead.kernel.contract import Decision
from beachhead.kernel.scene import Message, message

DROWNED = "drowned"


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


class CheckCraft(Task, frozen=True):
    """To do: leave the craft if there is nothing left of it, or of the coxswain's courage."""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        if not gives_out(s, seat) or not in_safe_zone(box, s, s.unit(seat).sector):
            return None
        return _where(box, s, seat) if len(ways_out(box, s, seat)) > 1 else None

    def run(self, h: Happening, seat: int) -> None:
        if not gives_out(h.s, seat):
            return
        if in_safe_zone(h.box, h.s, h.unit(seat).sector):
            disembark(h, seat, ways_out(h.box, h.s, seat)[0], rule="C-10")
        else:
            h.tell(f.CraftLost(seat))
            h.set_table(phase="over", ended=DROWNED)

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, Disembark)
        disembark(h, seat, h.ground.by_number[given.sector], rule="C-10")

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return (message("asked-overboard", why=why_it_gives_out(s, seat)),)


def _where(box: Box, s: Normandy, seat: int) -> Decision:
    sectors = box.ground(s).sectors
    ways = (Disembark(sectors[to].number) for to in ways_out(box, s, seat))
    return Decision(seat, "overboard", "C-10", tuple(ways))


def gives_out(s: Normandy, seat: int) -> bool:
    """Whether a craft is destroyed, or its coxswain drops the ramp."""
    player = s.players[seat]
    return afloat(s, seat) and (player.tools <= 0 or player.courage <= 0)


def why_it_gives_out(s: Normandy, seat: int) -> str:
    """Which of the two."""
    return "hull" if s.players[seat].tools <= 0 else "courage"


def ways_out(box: Box, s: Normandy, seat: int) -> tuple[int, ...]:
    """The sectors left and right of a craft."""
    return box.ground(s).beside[s.unit(seat).sector]


def disembark(h: Happening, seat: int, to: int, rule: str) -> None:
    """A Unit stands in the water, and does not move any more this turn."""
    h.tell(f.Disembarked(seat, h.ground.sectors[to].number, h.player(seat).tools, by=rule))
    h.set_unit(seat, sector=to, turns=1)
    h.set_player(seat, tools=0)
    ABOARD.put(h, seat, with_aboard(ABOARD.of(h.s, seat), by="water"))
    TURN.put(h, seat, with_turn(TURN.of(h.s, seat), disembarked=True))
