"""The cards, nations and maps that a battle is fought with, read from `content/normandy`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from beachhead.cards.building import Key
from beachhead.cards.content import Card, Content, Names
from beachhead.cards.loading import ContentFile, fault_at, latest, load_game_files
from beachhead.games.normandy.cards import (
    Award,
    Item,
    Nation,
    RwbTable,
    Specialist,
    UnitCard,
    Vehicle,
)
from beachhead.games.normandy.ground import Ground, map_faults
from beachhead.games.normandy.hooks import Module
from beachhead.games.normandy.maps import BattleMap
from beachhead.games.normandy.vocabulary import (
    WORDS,
    ChangeDice,
    Choose,
    Effect,
    ExchangeDie,
    OnlyDice,
    walk,
)
from beachhead.kernel.errors import Problem, Problems
from beachhead.kernel.kinds import SYMBOLS

SHAPES: dict[str, type[Struct]] = {
    "nation": Nation,
    "rwb": RwbTable,
    "specialist": Specialist,
    "item": Item,
    "award": Award,
    "vehicle": Vehicle,
    "map": BattleMap,
}
NOT_CARDS = ("nation", "rwb", "map")
FOLDERS = ("", "maps")
COMMON = "common"

CardT = TypeVar("CardT", bound=UnitCard)


def rwb_key(table: str, symbol: int) -> str:
    """The key of what an RWB of a table brings."""
    return f"rwb.{table}.{SYMBOLS[symbol]}"


class NormandyContent(Content):
    """Content, with the look-ups that the rules need."""

    def __init__(self, entries: dict[str, tuple[Any, ...]]) -> None:
        self._entries = entries
        self.nations = {nation.id: nation for nation in _ordered(entries["nation"])}
        self.rwbs: dict[str, RwbTable] = {table.id: table for table in entries["rwb"]}
        self.maps: dict[str, BattleMap] = {
            map.id: map for map in sorted(entries["map"], key=lambda map: map.number)
        }
        self.grounds = {id: Ground(map) for id, map in self.maps.items()}
        self.kinds: dict[str, str] = {}
        self.by_id: dict[str, UnitCard] = {}
        for kind, cards in entries.items():
            for card in cards if kind not in NOT_CARDS else ():
                self.kinds[card.id] = kind
                self.by_id[card.id] = card
        self._index_cards()
        self._index_effects()

    def _index_cards(self) -> None:
        specialists = self.of_type(Specialist)
        self.own_set = {
            nation: tuple(c for c in specialists if c.nation == nation) for nation in self.nations
        }
        self.common_pool = tuple(card for card in specialists if card.nation is None)
        self.reserves = frozenset(card.id for card in specialists if card.rank == "reserve")
        self.uniques = frozenset(card.id for card in specialists if card.rank == "unique")
        items = self.of_type(Item)
        self.regular_items = tuple(card for card in items if not card.special)
        self.titles: dict[str, Names] = {}
        for card in specialists:
            self.titles.setdefault(card.role, card.name)

    def _index_effects(self) -> None:
        self.effects: dict[str, Effect] = {}
        self.parts: dict[str, tuple[str, ...]] = {}
        """The keys of the effects of a card, an RWB, a sector or one way of a choice."""
        self.source_of: dict[str, str] = {}
        """The card (its id), the RWB or the sector that an effect is of, by the effect's key."""
        self.rwb_symbols: dict[str, int] = {}
        """The symbols of RWBs, each of a nation's, by their keys."""
        for card in self.by_id.values():
            self._keep(card.id, card.effects)
        for table in self.rwbs.values():
            for symbol, effects in enumerate(table.by_symbol()):
                self._keep(rwb_key(table.id, symbol), effects)
                self.rwb_symbols[rwb_key(table.id, symbol)] = symbol
        self.sector_effects: dict[tuple[str, int, str], tuple[str, ...]] = {}
        self.sector_names: dict[str, Names] = {}
        self._standing: set[str] = set()
        """Keys of what sectors do always."""
        for map in self.maps.values():
            for index, sector in enumerate(map.sectors):
                place = f"{map.id}.{sector.number}"
                if sector.name:
                    self.sector_names[place] = sector.name
                for when, effects in sector.by_moment().items():
                    keys = self._keep(f"{place}.{when}", effects)
                    self.sector_effects[map.id, index, when] = keys
                    self._standing |= set(keys) if when == "always" else set()

    def _keep(self, source: str, effects: tuple[Effect, ...], inside: str = "") -> tuple[str, ...]:
        """Give every effect a key, the parts of a choice `inside` a source included.

        Ids have no dots. After the dots a card has numbers only, an RWB the name of a symbol, a
        sector that of a moment: so no two effects have the same key.
        """
        keys = self.parts[source] = tuple(f"{source}.{at + 1}" for at in range(len(effects)))
        for key, effect in zip(keys, effects, strict=True):
            self.effects[key] = effect
            self.source_of[key] = inside or source
            if isinstance(effect, Choose):
                for number, way in enumerate(effect.of, start=1):
                    self._keep(f"{key}.{number}", way, inside or source)
        return keys

    def effects_by_key(self, key: str) -> tuple[tuple[Effect, ...], dict[str, str]]:
        """An effect, or those of an RWB or one way of a choice, and what their text has to know."""
        keys = (key,) if key in self.effects else self.parts[key]
        words = {"who": "unit", "span": "always" if key in self._standing else "turn"}
        if (card := self.by_id.get(self.source_of[keys[0]])) is not None:
            words = card.words()
        return tuple(self.effects[part] for part in keys), words

    def rule_of(self, key: str) -> str:
        """The rule that an effect works by."""
        source = self.source_of[key]
        if source in self.by_id:
            return self.by_id[source].rule
        return "T-5" if source in self.rwb_symbols else "V-1"

    def of_type(self, shape: type[CardT]) -> tuple[CardT, ...]:
        """All cards of one kind, the cheapest first where they have a cost."""
        found = [card for card in self.by_id.values() if isinstance(card, shape)]
        return tuple(sorted(found, key=lambda card: (getattr(card, "cost", 0), card.id)))

    def of_kind(self, kind: str) -> tuple[str, ...]:
        """The ids of all cards of one list of the files, sorted."""
        return tuple(sorted(id for id, found in self.kinds.items() if found == kind))

    def cards(self) -> tuple[tuple[str, Card], ...]:
        """Every card with its kind."""
        return tuple((self.kinds[id], card) for id, card in self.by_id.items())

    def entries(self) -> dict[tuple[str, str], Any]:
        return {(name, e.id): e for name, entries in self._entries.items() for e in entries}

    def choices(self, kind: str) -> tuple[str, ...]:
        return tuple(self.maps if kind == "map" else self.nations)

    def name_of(self, kind: str, id: str) -> Names | None:
        if kind == "title":
            return self.titles.get(id)
        if kind == "map-text":
            return self.maps[id].text
        if kind == "sector-of-map":
            return self.sector_names.get(id)
        tables: dict[str, dict[str, Any]] = {"map": self.maps, "nation": self.nations}
        entry = tables.get(kind, self.by_id).get(id)
        return entry.name if entry else None


def _ordered(nations: Iterable[Nation]) -> list[Nation]:
    return sorted(nations, key=lambda nation: (nation.order, nation.id))


def load_normandy(
    folder: Path | None = None,
    modules: tuple[Module, ...] = (),
) -> NormandyContent:
    """The content, with what modules add to it, and a user's own entries in its place."""
    every = SHAPES | {name: shape for module in modules for name, shape in module.shapes.items()}
    folders = (*FOLDERS, *(name for module in modules for name in module.folders))
    effects = (*WORDS, *(effect for module in modules for effect in module.effects))
    files = load_game_files("normandy", every, folder, folders, {Effect: effects})
    placed = {name: latest(files, name) for name in every}
    found = [
        fault_at(file, (*key, *at), fault)
        for name, entries in placed.items()
        for file, key, entry in entries.values()
        for at, fault in _faults(name, entry, placed)
    ]
    found += _ids_twice(placed)
    if found:
        raise Problems("bad-content", found)
    return NormandyContent(
        {name: tuple(entry for _, _, entry in placed[name].values()) for name in every}
    )


Placed = dict[str, dict[str, tuple[ContentFile, Key, Any]]]


def _faults(name: str, entry: Any, placed: Placed) -> Iterator[tuple[Key, Problem]]:
    titles = {card.role for _, _, card in placed["specialist"].values()}
    nations = set(placed["nation"])
    if name == "nation" and entry.id not in placed["rwb"]:
        yield ("id",), Problem("no-rwb-table", nation=entry.id)
    if isinstance(entry, UnitCard):
        yield from _card_faults(entry, titles)
    if isinstance(entry, RwbTable):
        for symbol, effects in zip(SYMBOLS, entry.by_symbol(), strict=True):
            for at in _pointless(effects, by_itself=True):
                yield (symbol, at), Problem("pointless-effect")
    if isinstance(entry, Specialist):
        yield from _specialist_faults(entry, nations)
    if isinstance(entry, BattleMap):
        specials = {id for id, (_, _, item) in placed["item"].items() if item.special}
        yield from _references(entry, titles, specials)
        for field, fault in map_faults(entry):
            yield (field,), fault


def _pointless(effects: tuple[Effect, ...], by_itself: bool) -> Iterator[int]:
    """The effects that can never do anything; `by_itself`: they come when dice are counted."""
    for at, effect in enumerate(effects):
        if not effect.is_sound() or (by_itself and any(map(_is_about_dice, walk((effect,))))):
            yield at


def _is_about_dice(effect: Effect) -> bool:
    windows = effect.windows()
    used_for_dice = bool(windows) and windows <= {"muster", "roll", "tally", "fire"}
    return used_for_dice or isinstance(effect, OnlyDice | ExchangeDie)


def _card_faults(card: UnitCard, titles: set[str]) -> Iterator[tuple[Key, Problem]]:
    unsound = list(_pointless(card.effects, by_itself=card.when not in ("use", "always")))
    for at in unsound:
        yield ("effects", at), Problem("pointless-effect")
    lasting = [effect.lasts for effect in card.effects]
    if card.when == "always" and not all(lasting):
        yield ("effects",), Problem("only-lasting")
    if card.when == "use" and not unsound and not (card.effects and card.windows()):
        yield ("effects",), Problem("never-usable")
    if card.when not in ("use", "instead") and not card.effects:
        yield ("effects",), Problem("pointless-effect")
    if card.when not in card.works:
        expected = " | ".join(f'"{when}"' for when in card.works)
        yield ("when",), Problem("wrong-value", expected=expected, found=f'"{card.when}"')
    if card.when == "always" and card.who != "unit":
        yield ("who",), Problem("only-its-unit", when=card.when)
    turns_fire = any(isinstance(e, ChangeDice) and e.fire for e in walk(card.effects))
    if turns_fire and card.who != "unit":
        yield ("who",), Problem("own-mgf-die")
    if (card.when == "instead") != (card.instead_of is not None):
        yield ("instead_of",), Problem("instead-of-what")
    if card.pay and card.when not in ("use", "instead"):
        yield ("pay",), Problem("pay-when-used")
    if card.condition and card.condition.has and card.condition.has not in titles:
        expected = ", ".join(sorted(titles))
        yield ("if", "has"), Problem("unknown-title", title=card.condition.has, expected=expected)


def _specialist_faults(card: Specialist, nations: set[str]) -> Iterator[tuple[Key, Problem]]:
    of_a_nation = card.rank in ("regular", "reserve")
    if of_a_nation != (card.nation is not None):
        yield ("nation",), Problem("nation-by-rank", rank=card.rank)
    elif card.nation is not None and card.nation not in nations:
        expected = ", ".join(sorted(nations))
        yield ("nation",), Problem("unknown-nation", nation=card.nation, expected=expected)
    if card.sacrifice and card.when not in ("use", "instead"):
        yield ("sacrifice",), Problem("sacrifice-when-used")


def _references(
    map: BattleMap, titles: set[str], specials: set[str]
) -> Iterator[tuple[Key, Problem]]:
    for index, sector in enumerate(map.sectors):
        for field in ("needs", "free"):
            title = getattr(sector, field)
            if title is not None and title not in titles:
                expected = ", ".join(sorted(titles))
                fault = Problem("unknown-title", title=title, expected=expected)
                yield ("sectors", index, field), fault
        for at in _pointless(sector.special_damage, by_itself=True):
            yield ("sectors", index, "special_damage", at), Problem("pointless-effect")
        for at, ability in enumerate(sector.abilities):
            for part in _pointless(ability.effects, by_itself=ability.when != "always"):
                where = ("sectors", index, "abilities", at, "effects", part)
                yield where, Problem("pointless-effect")
            if not ability.effects:
                yield ("sectors", index, "abilities", at, "effects"), Problem("pointless-effect")
            if ability.when == "always" and not all(e.lasts for e in ability.effects):
                yield ("sectors", index, "abilities", at, "effects"), Problem("only-lasting")
    for at, item in enumerate(map.special_items):
        if item not in specials:
            fault = Problem("unknown-card", card=item, expected=", ".join(sorted(specials)))
            yield ("special_items", at), fault


def _ids_twice(placed: Placed) -> Iterator[Problem]:
    """One id names one card, whatever its kind."""
    seen: dict[str, str] = {}
    for name, entries in placed.items():
        for id, (file, key, _) in entries.items() if name not in NOT_CARDS else ():
            if seen.setdefault(id, name) != name:
                yield fault_at(file, (*key, "id"), Problem("id-twice", id=id))
