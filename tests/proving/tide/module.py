"""The tide: a draw before Phase 1, wading on a second map, secret orders of an enemy."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Struct

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.decks import DrawCard, play_secret
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Answer, Place, Question
from beachhead.games.normandy.map.effective import SectorNow, with_sector
from beachhead.games.normandy.map.sheet import Sheet
from beachhead.games.normandy.modules.module import Module, needs_everything
from beachhead.games.normandy.modules.parts import OfOptions, OfTable
from beachhead.games.normandy.state import Deck, Normandy, NormandyOptions, Player, TableTask
from beachhead.games.normandy.turn.phase import Phase, Slot
from beachhead.games.normandy.turn.start import in_play
from beachhead.games.normandy.words.word import Do
from beachhead.kernel.contract import Action, Chance, Decision, Fact
from beachhead.kernel.decks import FACE_DOWN, Draw
from beachhead.kernel.dice import Below
from beachhead.kernel.errors import Problem
from beachhead.kernel.kinds import CardId, Seat
from beachhead.kernel.options import Rule
from beachhead.kernel.scene import Amount, CardRow, CardShown, Message, Panel, Score, message


class TideOptions(Struct, frozen=True):
    tide: Annotated[bool, Rule("X-1")] = False


class TideNow(Struct, frozen=True, gc=False):
    card: str = ""


OPTIONS, NOW = OfOptions(TideOptions), OfTable("tide", TideNow)


class TideCard(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rule, kind, works = "X-1", "tide", ("always",)


class Order(UnitCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rule, kind = "X-3", "order"


class GiveOrder(Action, frozen=True):
    card: CardId


class Wade(Action, frozen=True):
    sector: Place


class TideTurned(Fact, frozen=True):
    rule = "X-1"
    card: CardId


class Waded(Fact, frozen=True):
    rule = "X-2"
    seat: Seat
    sector: Place


class TurnTide(TableTask, frozen=True):
    """To do: nobody's draw."""

    def ask(self, box: Box, s: Normandy) -> Chance | None:
        return Draw(in_play(box, s, "tide"), None, "X-1", "tide")

    def answer(self, h: Happening, given: Answer) -> None:
        assert isinstance(given, str)
        NOW.put(h, TideNow(given))
        h.tell(TideTurned(given))


class TidePhase(Phase):
    """For the table, and for Units, who wait."""

    def title(self, s: Normandy) -> Message | None:
        return message("phase-tide")

    def open(self, h: Happening) -> None:
        h.set_table(todo=(*h.s.todo, TurnTide()))


class OrderPhase(Phase):
    """The same slot for the harbour master: one of his secret orders, against every Unit."""

    def begin(self, h: Happening, seat: int) -> None:
        h.set_turn(seat, step="order")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        known = [card for card in s.players[seat].secret if card != FACE_DOWN]
        return Decision(seat, "order", "X-3", (*map(GiveOrder, dict.fromkeys(known)), a.DONE))

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        h.set_turn(seat, step="")
        if not isinstance(action, GiveOrder):
            h.tell(f.UnitReady(seat, h.s.phase))
            return
        play_secret(h, seat, action.card)
        for unit in h.s.in_battle():
            h.queue(unit, *map(Do, h.content.parts[action.card]))
        h.queue(seat, DrawCard("order", False, "X-3", secret=True))


class WadePhase(Phase):  # Phase 5 in the water: forward, or stay, for nothing
    def title(self, s: Normandy) -> Message | None:
        return message("phase-wade")

    def begin(self, h: Happening, seat: int) -> None:
        h.set_turn(seat, step="wade")

    def ask(self, box: Box, s: Normandy, seat: int) -> Question | None:
        ground = box.ground(s)
        ways = (Wade(ground.sectors[to].number) for to in ground.ahead[s.unit(seat).sector])
        return Decision(seat, "wade", "X-2", (*ways, a.Stay()))

    def chosen(self, h: Happening, seat: int, action: Action) -> None:
        h.set_turn(seat, step="")
        if isinstance(action, Wade):
            h.set_unit(seat, sector=h.ground.by_number[action.sector], turns=1)
        h.tell(Waded(seat, action.sector) if isinstance(action, Wade) else f.Stayed(seat))


TIDE, ORDER, WADE = TidePhase(), OrderPhase(), WadePhase()


class Tide(Module):
    """The last seat is the harbour master; Units start in the shallows below the map."""

    id = "tide"
    rule_ids = ("X-1", "X-2", "X-3", "X-4")
    options, table = OPTIONS, NOW
    shapes = {"tide": TideCard, "order": Order, "water": Sheet}
    table_tasks, actions, facts = (TurnTide,), (GiveOrder, Wade), (TideTurned, Waded)

    def active(self, options: NormandyOptions) -> bool:
        return OPTIONS.of(options).tide

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        learning = self.active(options) and options.level != "everything"
        return [needs_everything("tide")] if learning else []

    def opponents(self, options: NormandyOptions, seats: int) -> tuple[int, ...]:
        return (seats - 1,) if seats > 1 else ()

    def sheets(self, box: Box, options: NormandyOptions, seats: int) -> tuple[Sheet, ...]:
        return (box.content.sheets["shallows"],)

    def slots(self, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        return (slots[0], Slot("tide", TIDE), *slots[1:])

    def phase(self, box: Box, s: Normandy, seat: int, slot: str) -> Phase | None:
        unit = s.players[seat].unit
        if unit is None:
            return ORDER if slot == "tide" else None
        return WADE if slot == "move" and _in_water(box, s, unit.sector) else None

    def prepare(self, h: Happening) -> None:
        h.set_table(decks=(*h.s.decks, Deck("order", in_play(h.box, h.s, "order"))))
        for seat in h.box.setting(h.s).opponents:
            h.push(seat, *(DrawCard("order", False, "X-3", secret=True) for _ in range(2)))

    def sector(self, box: Box, s: Normandy, sector: SectorNow) -> SectorNow:
        flood = NOW.of(s).card == "flood" and _in_water(box, s, sector.index)
        return with_sector(sector, defence=sector.defence + 1) if flood else sector

    def in_force(self, box: Box, s: Normandy, player: Player) -> tuple[str, ...]:
        card = NOW.of(s).card
        return box.content.parts[card] if card and player.unit else ()

    def position(self, box: Box, s: Normandy) -> dict[str, Any]:
        return {"now": NOW.of(s).card}

    def told(self, box: Box, s: Normandy, seat: int, won: bool) -> Message | None:
        return message("over-tide-won" if won else "over-tide-lost", turns=s.turn)

    def panels(self, box: Box, s: Normandy, seat: int | None) -> tuple[Panel, ...]:
        card = NOW.of(s).card
        return (CardRow(message("scene-tide"), (CardShown(card, "ready"),)),) if card else ()

    def line(self, box: Box, s: Normandy, seat: int) -> Score:
        orders = len(s.players[seat].secret)
        said = message("scene-harbour-master", orders=orders)
        return Score(seat, said, has=(Amount("orders", orders, said),), emblem="harbour")

    def advise(self, box: Box, view: Normandy, decision: Decision, below: Below) -> Action | None:
        return decision.options[0] if decision.ask in ("wade", "order") else None


def _in_water(box: Box, s: Normandy, sector: int) -> bool:
    return box.ground(s).sheet_of[sector].id == "shallows"
