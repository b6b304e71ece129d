"""What is in the box: the content and the modules of one game, and what they make of a state."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, get_args

from msgspec import Struct

from beachhead.games.normandy.cards.content import COMMON, NormandyContent, rwb_key
from beachhead.games.normandy.cards.shapes import Specialist
from beachhead.games.normandy.kinds import Loss, Window
from beachhead.games.normandy.map.effective import SectorNow, printed, sector_now
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.map.sheet import BattleMap, Sheet
from beachhead.games.normandy.modules.module import Module
from beachhead.games.normandy.state import Normandy, NormandyOptions, Player
from beachhead.games.normandy.turn.phase import Phase, Slot
from beachhead.games.normandy.words.in_force import InForceTable

OUT = Phase()
"""Whoever takes no part in a slot."""
NOBODY: frozenset[str] = frozenset()


class Setting(Struct, frozen=True):
    """What options settle, for so many seats."""

    modules: tuple[Module, ...]
    """Those in play."""
    reading: tuple[Module, ...]
    """Those of them that change what sectors are."""
    forcing: tuple[Module, ...]
    """Those of them that put effects in force."""
    refusing: tuple[Module, ...]
    """Those of them that keep Specialists from Units."""
    banned: frozenset[str]
    """Cards that are left out."""
    ground: Ground
    printed: tuple[SectorNow, ...]
    phases: dict[str, Phase]
    """Of Units on the battle map, by the name of the slot."""
    after: dict[str, tuple[str, bool]]
    """The name of the slot that follows each, and whether a turn begins with it."""
    ending: frozenset[str]
    """The slots at whose end something may happen."""
    placing: tuple[Module, ...]
    """The modules that say who is in which phase."""
    keeping: tuple[Module, ...]
    """The modules that may have somebody to themselves."""
    for_players: tuple[Module, ...]
    """The modules that deal with players who have no Unit as well."""
    parting: tuple[Module, ...]
    """The modules that may keep Units from each other."""
    tolling: tuple[Module, ...]
    """The modules that may cost Soldiers before Combat."""
    opponents: tuple[int, ...]
    """The seats that play against the Units."""
    apart: bool
    """Whether what a seat is told never hangs on what others roll, spend and are about."""


class Box:
    """The content and the modules of one game object."""

    def __init__(
        self, content: NormandyContent, modules: tuple[Module, ...], slots: tuple[Slot, ...]
    ) -> None:
        self.content = content
        self.base_slots = slots
        self.every_module = modules
        self.in_force = InForceTable(self).of
        self.usable_in: dict[Window, frozenset[str]] = {
            window: frozenset(id for id, card in content.by_id.items() if window in card.windows())
            for window in get_args(Window)
        }
        self.standing_in: dict[Loss, frozenset[str]] = {
            loss: frozenset(id for id, card in content.by_id.items() if card.instead_of == loss)
            for loss in get_args(Loss)
        }
        self.last_asked: dict[tuple[object, int], tuple[Normandy, Any]] = {}
        self._known: dict[tuple[NormandyOptions, int], Setting] = {}
        self._grounds: dict[tuple[str, ...], tuple[Ground, tuple[SectorNow, ...]]] = {}
        self._options: NormandyOptions | None = None
        self._setting: Setting
        """What was looked up last: nearly always it is for the same options again, and each game
        has an object of its own for them (`start.set_up`). Those who are asked most look here
        themselves before they call `setting`."""

    def setting(self, s: Normandy) -> Setting:
        """What the options of a game settle."""
        if s.options is not self._options:
            self._setting = self.settle(s.options, len(s.players))
            self._options = s.options
        return self._setting

    def settle(self, options: NormandyOptions, seats: int) -> Setting:
        """What options settle for so many seats."""
        key = (options, seats)
        if key not in self._known:
            self._known[key] = self._settle(options, seats)
        return self._known[key]

    def _settle(self, options: NormandyOptions, seats: int) -> Setting:
        modules = tuple(module for module in self.every_module if module.active(options))
        out = [module.banned(self, options, seats) for module in self.every_module]
        banned = frozenset[str]().union(*out, self._left_out(options))
        below = (sheet for module in modules for sheet in module.sheets(self, options, seats))
        ground, sectors = self._ground(self.content.maps[options.map], *below)
        slots = self.base_slots
        for module in modules:
            slots = module.slots(slots)
        names = [slot.name for slot in slots]
        following = [(name, name == names[1]) for name in (*names[1:], names[1])]
        placing = _having(modules, "phase")
        ending = [slot.name for slot in slots if placing or type(slot.phase).end is not Phase.end]
        return Setting(
            modules,
            _having(modules, "sector"),
            _having(modules, "in_force"),
            _having(modules, "out_for"),
            banned,
            ground,
            sectors,
            dict(slots),
            dict(zip(names, following, strict=True)),
            frozenset(ending),
            placing,
            _having(modules, "alone_with"),
            tuple(module for module in modules if module.for_players),
            _having(modules, "reaches"),
            _having(modules, "toll"),
            self.opponents(options, seats),
            not any(module.heeds_others for module in modules),
        )

    def _ground(self, map: BattleMap, *below: Sheet) -> tuple[Ground, tuple[SectorNow, ...]]:
        """Sheets that lie together, and their sectors as printed: made once for all options."""
        key = (map.id, *(sheet.id for sheet in below))
        if key not in self._grounds:
            ground = Ground(map, *below)
            self._grounds[key] = (ground, printed(self.content, ground))
        return self._grounds[key]

    def opponents(self, options: NormandyOptions, seats: int) -> tuple[int, ...]:
        """The seats that have no Unit; asked of options that nobody may ever play with."""
        active = (module for module in self.every_module if module.active(options))
        return tuple(seat for module in active for seat in module.opponents(options, seats))

    def _left_out(self, options: NormandyOptions) -> frozenset[str]:
        """V-9: the cards that a training step leaves out."""
        allowed = {"dice": (), "cards": ("specialist", "item")}.get(options.level)
        if allowed is None:
            return frozenset()
        return frozenset(id for id, kind in self.content.kinds.items() if kind not in allowed)

    def modules(self, s: Normandy) -> tuple[Module, ...]:
        """The modules in play."""
        setting = self._setting if s.options is self._options else self.setting(s)
        return setting.modules

    def modules_of(self, s: Normandy, seat: int) -> tuple[Module, ...]:
        """The modules that have a say in what a player does now."""
        setting = self._setting if s.options is self._options else self.setting(s)
        return self._modules_of(s, s.players[seat]) if setting.keeping else setting.modules

    def _modules_of(self, s: Normandy, player: Player) -> tuple[Module, ...]:
        setting = self.setting(s)
        for module in setting.keeping:
            if module.alone_with(self, s, player):
                return (module,) if player.unit is not None else (module, *setting.for_players)
        return setting.modules

    def in_reach(self, s: Normandy, seat: int) -> tuple[int, ...]:
        """The Units in battle that a Unit can deal with, itself among them."""
        found = s.in_battle()
        for module in self.setting(s).parting:
            found = tuple(
                other for other in found if other == seat or module.reaches(self, s, seat, other)
            )
        return found

    def banned(self, s: Normandy) -> frozenset[str]:
        """Cards that the options leave out."""
        return self.setting(s).banned

    def out_for(self, s: Normandy, seat: int) -> frozenset[str]:
        """Specialists whom a Unit cannot have, though the options leave them in."""
        out = NOBODY
        for module in self.setting(s).refusing:
            out |= module.out_for(self, s, seat)
        return out

    def ground(self, s: Normandy) -> Ground:
        """The map, with whatever is joined to it."""
        setting = self._setting if s.options is self._options else self.setting(s)
        return setting.ground

    def phase(self, s: Normandy, seat: int) -> Phase:
        """What a player is in now: by his place, and by what he is."""
        setting = self._setting if s.options is self._options else self.setting(s)
        if setting.placing:
            return self.phase_in(s, seat, s.phase)
        unit = s.players[seat].unit
        return OUT if unit is None or unit.home or unit.destroyed else setting.phases[s.phase]

    def phase_in(self, s: Normandy, seat: int, slot: str) -> Phase:
        """What a player would be in, in another slot of the turn."""
        setting = self.setting(s)
        for module in setting.placing:
            if (found := module.phase(self, s, seat, slot)) is not None:
                return found
        unit = s.players[seat].unit
        return OUT if unit is None or unit.is_out else setting.phases[slot]

    def in_phases(self, s: Normandy) -> list[tuple[Phase, tuple[int, ...]]]:
        """The phases of this slot, each with its players: first that of Units on the battle map."""
        setting = self._setting if s.options is self._options else self.setting(s)
        if not setting.placing:
            return [(setting.phases[s.phase], s.in_battle())]
        found: dict[Phase, list[int]] = {setting.phases[s.phase]: []}
        for seat in range(len(s.players)):
            found.setdefault(self.phase(s, seat), []).append(seat)
        return [(phase, tuple(seats)) for phase, seats in found.items()]

    def phase_of_units(self, s: Normandy, slot: str) -> Phase:
        """What Units on the battle map are in, in a slot."""
        return self.setting(s).phases[slot]

    def owner(self, s: Normandy, seat: int) -> Module:
        """The module that a player without a Unit belongs to."""
        setting = self.setting(s)
        owners = (m for m in setting.modules if seat in m.opponents(s.options, len(s.players)))
        return next(owners)

    def rwb(self, s: Normandy, seat: int, symbol: int) -> str:
        """The RWB of a symbol, as a player has it: its key."""
        player = s.players[seat]
        own = s.options.nation_rwb == "own" or player.unit is None
        return rwb_key(player.nation if own else COMMON, symbol)

    def sector(self, s: Normandy, index: int) -> SectorNow:
        """A sector as it is now: the one way to ask for it."""
        setting = self._setting if s.options is self._options else self.setting(s)
        found = setting.printed[index]
        if s.silent or s.relief:
            found = sector_now(s, found)
        for module in setting.reading:
            found = module.sector(self, s, found)
        return found

    def sector_of(self, s: Normandy, seat: int) -> SectorNow:
        """The sector that a Unit is in, as it is now."""
        return self.sector(s, s.unit(seat).sector)

    def mined(self, s: Normandy, one: int, other: int) -> bool:
        """Whether there are Land Mines between two sectors that can explode now."""
        if (one, other) not in self.ground(s).mined:
            return False
        return all(module.mines_explode(self, s) for module in self.modules(s))

    def bunkers_fall(self, s: Normandy) -> bool:
        """Whether a final Bunker is taken by whoever stands in it after Combat."""
        modules = self.modules(s)
        return not modules or all(module.bunker_falls(self, s) for module in modules)

    def toll(self, s: Normandy, seat: int) -> int:
        """The Soldiers that a Unit as it is now will lose before Combat."""
        tolling = self.setting(s).tolling
        if not tolling:
            return 0
        in_play = self.modules_of(s, seat)
        return sum(module.toll(self, s, seat) for module in tolling if module in in_play)

    def always_here(self, s: Normandy, player: Player) -> tuple[str, ...]:
        """What is in force for a player for where he is, and by modules: keys of effects."""
        found = () if player.unit is None else self.sector(s, player.unit.sector).always
        if forcing := self.setting(s).forcing:
            in_play = self._modules_of(s, player)
            for module in forcing:
                if module in in_play:
                    found += module.in_force(self, s, player)
        return found

    def by_player_alone(self, s: Normandy) -> bool:
        """Whether what is in force for a player follows from what he has, and where he is."""
        setting = self.setting(s)
        return not setting.reading and not setting.forcing

    def titles(self, player: Player) -> set[str]:
        """The titles of a player's Specialists."""
        cards = (self.content.by_id[id] for id in player.specialists)
        return {card.role for card in cards if isinstance(card, Specialist)}


def _having(modules: tuple[Module, ...], moment: str) -> tuple[Module, ...]:
    """The modules that have a say at a moment; asked often, so the others are left alone."""
    silent = getattr(Module, moment)
    return tuple(module for module in modules if getattr(type(module), moment) is not silent)


Asked = TypeVar("Asked")


def remembered(
    ask: Callable[[Box, Normandy, int], Asked],
) -> Callable[[Box, Normandy, int], Asked]:
    """What was asked last of a Unit: the flow asks whether it can do anything, then what."""

    @wraps(ask)
    def answer(box: Box, s: Normandy, seat: int) -> Asked:
        last = box.last_asked.get((ask, seat))
        if last is not None and last[0] is s:
            known: Asked = last[1]
            return known
        found = ask(box, s, seat)
        box.last_asked[ask, seat] = (s, found)
        return found

    return answer
