"""Missions are drawn and chosen, and what they ask for comes into the game (M-1, M-4, M-9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from beachhead.games.normandy.cards.decks import deck_of, discard, leave, next_cards
from beachhead.games.normandy.cards.offers import supply
from beachhead.games.normandy.cards.shapes import Item
from beachhead.games.normandy.kinds import Answer, Question
from beachhead.games.normandy.modules.missions import facts as f
from beachhead.games.normandy.modules.missions.cards import Mission
from beachhead.games.normandy.modules.missions.requirements import (
    GiveItem,
    GiveSpecialist,
    Requirement,
)
from beachhead.games.normandy.modules.missions.state import (
    MISSION,
    PLAYER,
    TABLE,
    MissionsTable,
    possible,
)
from beachhead.games.normandy.state import Normandy, Task
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.decks import Draw
from beachhead.kernel.kinds import CardId
from beachhead.kernel.scene import Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box
    from beachhead.games.normandy.event import Happening

DRAWS = 2
"""How many Missions there are to choose from."""


class KeepMission(Action, frozen=True):
    """Keep this Mission, and discard the other."""

    card: CardId


class DropMission(Action, frozen=True):
    """Discard this Mission for new orders."""

    card: CardId


class TakeOut(Action, frozen=True):
    """Take this Item out of the game."""

    card: CardId


def mission(box: Box, id: str) -> Mission:
    """A Mission by its id."""
    card = box.content.by_id[id]
    assert isinstance(card, Mission)
    return card


class DrawMission(Task, frozen=True):
    """To do: draw so many Missions, and choose among them."""

    left: int
    rule: str

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        cards = to_draw(box, s, seat)
        return Draw(cards, seat, self.rule, "mission") if cards else None

    def run(self, h: Happening, seat: int) -> None:
        """There is none left that the Unit could do."""
        h.push(seat, ChooseMission(self.rule))

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, str)
        leave(h, MISSION, given, self.rule)
        own = PLAYER.of(h.s, seat)
        PLAYER.put(h, seat, replace(own, drawn=(*own.drawn, given)))
        h.tell(f.MissionDrawn(seat, given, by=self.rule))
        more = self.left - 1
        h.push(seat, DrawMission(more, self.rule) if more else ChooseMission(self.rule))


class ChooseMission(Task, frozen=True):
    """To do: keep one of the Missions drawn, or at the start of Mission: Possible both (M-6)."""

    rule: str

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        drawn = PLAYER.of(s, seat).drawn
        if len(drawn) < DRAWS or self._keeps_both(s):
            return None
        return Decision(seat, "mission-choice", self.rule, tuple(map(KeepMission, drawn)))

    def _keeps_both(self, s: Normandy) -> bool:
        return possible(s) and self.rule == "M-6"

    def run(self, h: Happening, seat: int) -> None:
        self._keep(h, seat, PLAYER.of(h.s, seat).drawn)

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, KeepMission)
        self._keep(h, seat, (given.card,))

    def _keep(self, h: Happening, seat: int, kept: tuple[str, ...]) -> None:
        own = PLAYER.of(h.s, seat)
        PLAYER.put(h, seat, replace(own, drawn=(), held=(*own.held, *kept)))
        for card in kept:
            h.tell(f.MissionKept(seat, card, by=self.rule))
        for card in own.drawn:
            if card not in kept:
                put_back(h, seat, card, self.rule)
        h.push(seat, *(AddItem(item) for card in kept for item in _special(h.box, h.s, card)))


class AddItem(Task, frozen=True):
    """To do: a Special Item comes into the game, and another Item goes (M-4)."""

    item: str

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        ways = tuple(map(TakeOut, _exchangeable(box, s, self.item)))
        return Decision(seat, "take-out", "M-4", ways) if len(ways) > 1 else None

    def run(self, h: Happening, seat: int) -> None:
        self._add(h, _exchangeable(h.box, h.s, self.item))

    def answer(self, h: Happening, seat: int, given: Answer) -> None:
        assert isinstance(given, TakeOut)
        self._add(h, (given.card,))

    def _add(self, h: Happening, out: tuple[str, ...]) -> None:
        left = tuple(id for id in h.s.special if id not in out)
        h.set_table(special=(*left, self.item))
        regular = (id for id in out if id in _regular(h.box))
        TABLE.put(h, MissionsTable((*TABLE.of(h.s).out, *regular)))
        h.tell(f.ItemMadeAvailable(self.item))
        for item in out:
            h.tell(f.ItemTakenOut(item))

    def told(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        return (message("asked-card", card=Ref("card", self.item)),)


def put_back(h: Happening, seat: int, card: str, rule: str, cause: str = "") -> None:
    """A Mission that nobody keeps lies beside its deck."""
    deck = deck_of(h.s, MISSION)
    assert deck is not None
    h.tell(f.MissionDiscarded(seat, card, by=rule, cause=cause))
    discard(h, deck, card)


def redraw(h: Happening, seat: int) -> None:
    """The battle begins: Missions whose cards were lost before it are replaced one by one (M-4)."""
    own = PLAYER.of(h.s, seat)
    lost = tuple(id for id in own.held if is_lost(h.box, h.s, seat, id))
    if lost:
        PLAYER.put(h, seat, replace(own, held=tuple(id for id in own.held if id not in lost)))
        for id in lost:
            put_back(h, seat, id, "M-4", "M-4")
        h.push(seat, *(DrawMission(1, "M-4") for _ in lost))


def is_lost(box: Box, s: Normandy, seat: int, id: str) -> bool:
    """Whether a Mission can no longer be done."""
    return any(need.is_lost(box, s, seat) for need in mission(box, id).asks)


def to_draw(box: Box, s: Normandy, seat: int) -> tuple[str, ...]:
    """The Missions that a Unit may draw: those that it can do (M-4, M-8)."""
    deck = deck_of(s, MISSION)
    cards = () if deck is None else next_cards(deck)
    taken = set(_spoken_for(box, s, seat))
    return tuple(
        id
        for id in cards
        if all(need.can_be_had(box, s, seat) for need in mission(box, id).asks)
        and taken.isdisjoint(scarce(box, s, seat, id))
    )


def _spoken_for(box: Box, s: Normandy, seat: int) -> Iterator[str]:
    """The cards of which there is one for all, and that Missions of others ask for."""
    for other in s.units():
        own = PLAYER.of(s, other)
        for id in own.drawn + own.held if other != seat else ():
            yield from scarce(box, s, other, id)


def needed(box: Box, s: Normandy, seat: int, id: str) -> set[str]:
    """The cards that a Mission asks of a Unit, or offers as alternatives."""
    return cards_for(box, s, seat, mission(box, id).every())


def cards_for(box: Box, s: Normandy, seat: int, needs: Iterable[Requirement]) -> set[str]:
    """The cards with which a Unit can meet such requirements."""
    found = set[str]()
    for need in needs:
        match need:
            case GiveItem(item):
                found.add(item)
            case GiveSpecialist():
                found |= {card.id for card in need.cards(box, s, seat)}
    return found


def scarce(box: Box, s: Normandy, seat: int, id: str) -> set[str]:
    """Of the cards that a Mission asks for, those of which there is only one."""
    common = {card.id for card in box.content.common_pool}
    many = {card.id for card in box.content.regular_items} if _per_player(s) else set[str]()
    own = {card.id for card in box.content.own_set[s.players[seat].nation]}
    return {card for card in needed(box, s, seat, id) if card in common or card not in many | own}


def _per_player(s: Normandy) -> bool:
    return s.options.item_copies == "per-player"


def _special(box: Box, s: Normandy, id: str) -> list[str]:
    """The Special Items that a Mission asks for and that nobody could find here."""
    if supply(box, s) is not None:
        return []
    asked = (need.item for need in mission(box, id).every() if isinstance(need, GiveItem))
    held = {card for player in s.players for card in player.hand}
    return [
        item
        for item in asked
        if item not in _regular(box) and item not in s.special and item not in held
    ]


def _regular(box: Box) -> set[str]:
    return {card.id for card in box.content.regular_items}


def _exchangeable(box: Box, s: Normandy, item: str) -> tuple[str, ...]:
    """The Items to be had that cost as much or more, and that no Mission asks for."""
    content, kept = box.content, set[str]()
    for seat in s.units():
        own = PLAYER.of(s, seat)
        for id in own.drawn + own.held:
            kept |= needed(box, s, seat, id)
    found = {id for player in s.players for id in player.found} | box.banned(s) | {*TABLE.of(s).out}
    regular = (id for id in _regular(box) if id not in found)
    return tuple(
        sorted(
            id
            for id in (*regular, *s.special)
            if id not in kept and _cost(content.by_id[id]) >= _cost(content.by_id[item])
        )
    )


def _cost(card: object) -> int:
    assert isinstance(card, Item)
    return card.cost
