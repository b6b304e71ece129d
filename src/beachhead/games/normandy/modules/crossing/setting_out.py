"""Setting out: Passengers are dealt, and every craft takes its place (C-2)."""

from __future__ import annotations

from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.crossing import facts as f
from beachhead.games.normandy.modules.crossing.actions import Launch
from beachhead.games.normandy.modules.crossing.parts import ABOARD, Aboard, with_aboard
from beachhead.games.normandy.modules.crossing.shapes import Naval
from beachhead.games.normandy.state import Normandy, TableTask
from beachhead.games.normandy.turn.phase import Phase
from beachhead.kernel.contract import Action, Chance, Decision
from beachhead.kernel.decks import Draw

SOLDIERS, COURAGE, HULL = 30, 12, 20


class DealPassengers(TableTask, frozen=True):
    """To do: deal out the Ranking Specialists, to whoever has fewest."""

    def ask(self, box: Box, s: Normandy) -> Chance | None:
        left = _not_aboard(box, s)
        return Draw(left, None, "C-2", "passenger") if left else None

    def run(self, h: Happening) -> None:
        """All are aboard."""

    def answer(self, h: Happening, given: Answer) -> None:
        assert isinstance(given, str)
        seat = min(h.s.units(), key=lambda seat: len(ABOARD.of(h.s, seat).passengers))
        aboard = ABOARD.of(h.s, seat)
        passengers = tuple(sorted((*aboard.passengers, given)))
        ABOARD.put(h, seat, with_aboard(aboard, passengers=passengers))
        h.tell(f.PassengerDealt(seat, given, by="C-2"))
        h.set_table(todo=(self, *h.s.todo))


def _not_aboard(box: Box, s: Normandy) -> tuple[str, ...]:
    aboard = {card for seat in s.units() for card in ABOARD.of(s, seat).passengers}
    out = box.banned(s) | aboard
    ranking = (card.id for card in box.content.common_pool if card.rank == "ranking")
    return tuple(sorted(id for id in ranking if id not in out))


def board(h: Happening) -> None:
    """Everybody is in a craft, whatever the map says that one starts with."""
    for seat in h.s.units():
        nation = h.player(seat).nation
        h.set_player(seat, soldiers=SOLDIERS, stars=0, courage=COURAGE, tools=HULL)
        ABOARD.put(h, seat, Aboard("craft", _naval(h.content, nation)))
    h.set_table(todo=(*h.s.todo, DealPassengers()))


def _naval(content: NormandyContent, nation: str) -> str:
    """The Naval Specialist of a nation; a nation of a pack may have none."""
    return next((card.id for card in content.of_type(Naval) if card.nation == nation), "")


class LaunchPhase(Phase):
    """Every craft starts in a sector of its own."""

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        ground = box.ground(s)
        taken = {s.unit(other).sector for other in s.units() if not s.players[other].turn.step}
        ways = (Launch(ground.sectors[to].number) for to in ground.starts if to not in taken)
        return Decision(seat, "launch", "C-2", tuple(ways))

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        assert isinstance(action, Launch)
        h.set_unit(seat, sector=h.ground.by_number[action.sector])
        h.set_turn(seat, step="")
        h.tell(f.Launched(seat, action.sector))
