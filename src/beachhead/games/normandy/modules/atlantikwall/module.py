"""The module of the German player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import asdict

from beachhead.cards.building import Key
from beachhead.games.normandy.assembly import classes_in
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.cards.decks import play_secret
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.cards.using import ForWhom, may_use
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Window
from beachhead.games.normandy.map.effective import Drawn, SectorNow, with_sector
from beachhead.games.normandy.modules.atlantikwall import (
    actions,
    facts,
    phases,
    shown,
    starting,
    storming,
    thinking,
)
from beachhead.games.normandy.modules.atlantikwall.actions import PlayDecoration
from beachhead.games.normandy.modules.atlantikwall.assault import ASSAULT, REPELLED
from beachhead.games.normandy.modules.atlantikwall.cards import (
    Decoration,
    GermanItem,
    GermanSpecialist,
)
from beachhead.games.normandy.modules.atlantikwall.checks import card_faults
from beachhead.games.normandy.modules.atlantikwall.guide import DEFENDING, STORMING
from beachhead.games.normandy.modules.atlantikwall.prospects import chance
from beachhead.games.normandy.modules.atlantikwall.solo import actions as solo_actions
from beachhead.games.normandy.modules.atlantikwall.solo import cards as solo_cards
from beachhead.games.normandy.modules.atlantikwall.solo import facts as solo_facts
from beachhead.games.normandy.modules.atlantikwall.solo import pool, sweep, tally
from beachhead.games.normandy.modules.atlantikwall.solo import shown as solo_shown
from beachhead.games.normandy.modules.atlantikwall.solo import thinking as solo_thinking
from beachhead.games.normandy.modules.atlantikwall.solo import words as solo_words
from beachhead.games.normandy.modules.atlantikwall.state import (
    DECORATION,
    ITEM,
    OPTIONS,
    SPECIALIST,
    TABLE,
    TABLE_OF_RWBS,
    allies,
    alone,
    missing,
)
from beachhead.games.normandy.modules.atlantikwall.wall import at_combat, volunteers, waker, watched
from beachhead.games.normandy.modules.atlantikwall.words import OF_HIM, WORDS
from beachhead.games.normandy.modules.atlantikwall.worth import dice_prices
from beachhead.games.normandy.modules.module import Ending, Module, Placed, needs_everything
from beachhead.games.normandy.state import Normandy, NormandyOptions, Player
from beachhead.games.normandy.turn.ending import points
from beachhead.games.normandy.turn.phase import Phase, Slot
from beachhead.games.normandy.words.word import Price
from beachhead.games.normandy.words.worth import DiceWorth
from beachhead.kernel.contract import Action, Choice, Count, Decision, Event, Fact
from beachhead.kernel.decks import FACE_DOWN
from beachhead.kernel.dice import BLACK, BLUE, Below
from beachhead.kernel.errors import Problem
from beachhead.kernel.guide import Step
from beachhead.kernel.scene import About, Market, Message, Notes, Panel, Ref, Score, message

HIS: dict[str, Phase] = {
    "roll": phases.ROLL,
    "german-tally": phases.TALLY,
    "upkeep": phases.UPKEEP,
    "rally": phases.RALLY,
    "trade": phases.TRADE,
    "german-ready": phases.READY,
    "wall": phases.WALL,
}
"""His phases, by the slot."""
ALONE: dict[str, Phase] = {
    **HIS,
    "rally": pool.RALLY,
    "move": sweep.SWEEP,
    "wall": sweep.HOLD_THE_WALL,
}
"""The same, against the automated Unit (K-10)."""
AS_ANYBODY = ("cancel", "reroll-card", "change", "whose-tally", "call-rwb")
"""What he is asked, and answers, as a Unit does."""
TAUGHT = ("land", "lock", "tally", "rally", "trade", "move", "ready", "forfeit")
"""What an Ally is asked anywhere, and answers otherwise before a wall that a German mans."""
SEVEN = 7
"""Six Units and he."""


class Atlantikwall(Module):
    """The hooks of this module; the last seat is the German's."""

    id = "atlantikwall"
    rule_ids = tuple(f"K-{n}" for n in range(1, 20))
    options = OPTIONS
    seats = SEVEN
    weighty = ("german-ready", "decorate", "wall")
    rwb_tables = (TABLE_OF_RWBS,)
    role = message("role-german")
    table = TABLE
    tasks = (starting.BlindWall, sweep.MeetDef, pool.RollPool, tally.RollSecondTally)
    table_tasks = (sweep.LandAutomaton,)
    shapes = {
        SPECIALIST: GermanSpecialist,
        ITEM: GermanItem,
        DECORATION: Decoration,
        **solo_cards.SHAPES,
    }
    words = (*WORDS, *solo_words.WORDS)
    actions = (*classes_in(actions, Action), *classes_in(solo_actions, Action))
    facts = (*facts.FACTS, *classes_in(solo_facts, Fact))

    def active(self, options: NormandyOptions) -> bool:
        return OPTIONS.of(options).atlantikwall

    def faults(self, box: Box, options: NormandyOptions, seats: int) -> list[Problem]:
        if not self.active(options):
            return []
        if options.level != "everything":
            return [needs_everything("atlantikwall")]
        return solo_cards.setting_faults(options) if seats == 1 else []

    def content_faults(self, entry: Any, placed: Placed) -> Iterator[tuple[Key, Problem]]:
        if isinstance(entry, UnitCard):
            yield from card_faults(entry, placed)
        yield from solo_cards.content_faults(entry, placed)

    def banned(self, box: Box, options: NormandyOptions, seats: int) -> frozenset[str]:
        """K-2: what the Allies have against him is in this module only; K-12."""
        out = solo_cards.banned(box.content, self.active(options) and seats == 1)
        if self.active(options):
            return out
        return out | box.content.folders[self.folder.name] | box.content.with_word(*OF_HIM)

    def opponents(self, options: NormandyOptions, seats: int) -> tuple[int, ...]:
        return (seats - 1,)

    def prepare(self, h: Happening) -> None:
        starting.set_up(h)
        if alone(h.s):
            sweep.set_up(h)

    def slots(self, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """What he does after the Allies, and the Assault, have places of their own (K-9)."""
        found: list[Slot] = []
        for slot in slots:
            if slot.name == "combat":
                found += [Slot("german-ready", Phase()), Slot("wall", Phase())]
            found.append(slot)
            if slot.name == "tally":
                found.append(Slot("german-tally", Phase()))
        return (*found, Slot("assault", ASSAULT))

    def phase(self, box: Box, s: Normandy, seat: int, slot: str) -> Phase | None:
        if alone(s):
            return ALONE.get(slot)
        mine = s.players[seat].unit is None and allies(box, s)
        return HIS.get(slot) if mine else None

    def alone_with(self, box: Box, s: Normandy, player: Player) -> bool:
        """K-9: he is no Unit, and what modules do for Units misses him."""
        return player.unit is None

    def six(self, box: Box, s: Normandy, seat: int, six: tuple[int, ...]) -> tuple[int, ...]:
        """K-1: his dice are black where those of the Allies are blue."""
        if s.players[seat].unit is not None:
            return six
        return tuple(BLACK if colour == BLUE else colour for colour in six)

    def sector(self, box: Box, s: Normandy, sector: SectorNow) -> SectorNow:
        """K-3, K-4: guns that nobody mans, and a wall that lacks Soldiers."""
        if box.ground(s).sheet_of[sector.index] is not box.ground(s).map:
            return sector
        guns = sector.mgf and box.setting(s).printed[sector.index].mgf
        if guns and waker(box, s, "mgf") is None:
            sector = with_sector(sector, mgf=0)
        if sector.defence and (short := missing(s)):
            sector = with_sector(sector, defence=max(0, sector.defence - short))
        return sector

    def mines_explode(self, box: Box, s: Normandy) -> bool:
        return waker(box, s, "mines") is not None

    def at_combat(self, box: Box, s: Normandy) -> Normandy:
        return at_combat(box, s)

    def fought(self, h: Happening, seat: int) -> None:
        """K-4: where the wall lacks more than the DEF, Units find volunteers."""
        h.gain(seat, "K-4", Price(soldiers=volunteers(h.box, h.s, seat)))

    def bunker_falls(self, box: Box, s: Normandy) -> bool:
        return False

    def trades(self, box: Box, s: Normandy, seat: int, other: int) -> bool:
        """K-8: nothing is traded in the top row, or beside the final Bunker."""
        return watched(box.ground(s)).isdisjoint((s.unit(seat).sector, s.unit(other).sector))

    def options_at(self, box: Box, s: Normandy, seat: int, window: Window) -> tuple[Action, ...]:
        """K-6: Decorations are played like Items."""
        player = s.players[seat]
        if player.unit is not None:
            return ()
        cards = (box.content.by_id[id] for id in dict.fromkeys(player.secret) if id != FACE_DOWN)
        return tuple(
            PlayDecoration(card.id)
            for card in cards
            if window in card.windows() and may_use(box, s, seat, card)
        )

    def chosen(self, h: Happening, seat: int, action: Action) -> bool:
        if not isinstance(action, PlayDecoration):
            return False
        play_secret(h, seat, action.card)
        h.push(seat, ForWhom(action.card))
        return True

    def position(self, box: Box, s: Normandy) -> dict[str, Any]:
        if alone(s):
            return {"automaton": asdict(sweep.automaton(s))}
        fallen = [seat for seat in s.units() if s.unit(seat).destroyed]
        return {"missing": missing(s), "destroyed": fallen}

    def ending(self, box: Box, s: Normandy) -> Ending | None:
        if alone(s):
            return solo_shown.ending(s)
        map = Ref("map", s.options.map)
        if s.ended == REPELLED:
            return Ending(message("over-wall-held", map=map, turns=s.turn), "K-7")
        if s.ended == "won":
            scored = s.options.victory_points
            score = points(box, s) if scored else 0
            said = {"scored": "yes" if scored else "no", "points": score}
            return Ending(message("over-wall-stormed", map=map, turns=s.turn, **said), "K-7", score)
        return None

    def told(self, box: Box, s: Normandy, seat: int, won: bool) -> Message | None:
        return solo_shown.told(s, won) if alone(s) else shown.told(box, s, won)

    def panels(self, box: Box, s: Normandy, seat: int | None) -> tuple[Panel, ...]:
        more = solo_shown.panels(box, s) if alone(s) else ()
        return (*more, *shown.panels(box, s))

    def asked(self, box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
        more = solo_shown.asked(box, s) if alone(s) else ()
        return (*shown.asked(box, s, seat), *more)

    def about(self, box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
        return shown.about(box, s, seat)

    def market(self, box: Box, s: Normandy, seat: int) -> Market | None:
        return shown.market(box, s, seat)

    def lookup(self, box: Box, s: Normandy, seat: int | None) -> tuple[Notes, ...]:
        return shown.lookup(box, s)

    def line(self, box: Box, s: Normandy, seat: int) -> Score:
        return shown.line(s, seat)

    def dice_prices(self, box: Box, s: Normandy, seat: int) -> DiceWorth | None:
        return dice_prices(box, s) if s.players[seat].unit is None else None

    def chance_of_all(self, box: Box, s: Normandy) -> float | None:
        return chance(box, s)

    def counted(self, event: Event, told: tuple[Fact, ...]) -> Iterator[Count]:
        """An Assault counts for both who fight it."""
        if isinstance(event, Choice) and isinstance(event.action, PlayDecoration):
            yield event.seat, "cards", 1
        for fact in told:
            if isinstance(fact, facts.Assaulted):
                yield from ((seat, "assaults", 1) for seat in (fact.seat, fact.against))

    def lesson(self, box: Box, s: Normandy, decision: Decision) -> str | None:
        """He is advised as the German, and who storms his wall about what it changes."""
        if s.players[decision.seat].unit is None:
            return None if decision.ask in AS_ANYBODY else f"german-{decision.ask}"
        return f"storm-{decision.ask}" if decision.ask in TAUGHT else None

    def guide(self, s: Normandy, seat: int, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        return DEFENDING if s.players[seat].unit is None else STORMING

    def advise(self, box: Box, view: Normandy, decision: Decision, below: Below) -> Action | None:
        if alone(view) and (found := solo_thinking.advise(box, view, decision)):
            return found
        return thinking.advise(box, view, decision)

    def drawn(self, box: Box, s: Normandy, sector: SectorNow) -> Drawn | None:
        return solo_shown.drawn(s, sector.index) if alone(s) else None

    def sensible(
        self, box: Box, view: Normandy, seat: int, ask: str, options: tuple[Action, ...]
    ) -> tuple[Action, ...]:
        if view.players[seat].unit is None:
            return options
        return storming.sensible(box, view, seat, ask, options)

    def dice_worth(self, box: Box, view: Normandy, seat: int) -> DiceWorth:
        return storming.dice_worth(box, view, seat)

    def unit_line(self, box: Box, s: Normandy, seat: int) -> Score | None:
        return shown.destroyed_line(s, seat) if s.unit(seat).destroyed else None
