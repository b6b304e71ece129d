"""The cards, nations and maps that a battle is fought with, read from `content/normandy`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec.structs import astuple

from beachhead.cards.content import Card, Content, Names
from beachhead.cards.evenings import Written
from beachhead.games.normandy.cards.shapes import (
    DeckSpecialist,
    Item,
    Nation,
    RwbTable,
    Specialist,
    Title,
    UnitCard,
)
from beachhead.games.normandy.kinds import Moment
from beachhead.games.normandy.map.sheet import BattleMap, Sheet
from beachhead.games.normandy.words.choice import walk
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import Message, Ref, message

COMMON = "common"

CardT = TypeVar("CardT", bound=UnitCard)


def rwb_key(table: str, symbol: int) -> str:
    """The key of what an RWB of a table brings."""
    return f"rwb.{table}.{SYMBOLS[symbol]}"


class NormandyContent(Content):
    """Content, with the look-ups that the rules need."""

    def __init__(
        self,
        entries: dict[str, tuple[Any, ...]],
        evenings: Written,
        folders: dict[str, frozenset[str]],
    ) -> None:
        self._entries = entries
        self.written = evenings
        self.folders = folders
        """The cards that lie in the folder of each module, and of the same name in a pack."""
        self.evenings = tuple(
            sorted(entries["evening"], key=lambda evening: (evening.order, evening.id))
        )
        self.nations = {nation.id: nation for nation in _ordered(entries["nation"])}
        self.titles: dict[str, Title] = {title.id: title for title in entries["title"]}
        self.rwbs: dict[str, RwbTable] = {table.id: table for table in entries["rwb"]}
        self.maps: dict[str, BattleMap] = {
            map.id: map for map in sorted(entries["map"], key=lambda map: map.number)
        }
        self.sheets: dict[str, Sheet] = {
            sheet.id: sheet
            for sheets in entries.values()
            for sheet in sheets
            if isinstance(sheet, Sheet)
        }
        """The battle maps, and the maps that modules join to them."""
        self.kinds: dict[str, str] = {}
        self.by_id: dict[str, UnitCard] = {}
        for kind, cards in entries.items():
            for card in cards:
                if isinstance(card, UnitCard):
                    self.kinds[card.id] = kind
                    self.by_id[card.id] = card
        self._index_cards()
        self._index_effects()

    def _index_cards(self) -> None:
        decks, specialists = self.of_type(DeckSpecialist), self.of_type(Specialist)
        self.own_set = {
            nation: tuple(card for card in decks if card.nation == nation)
            for nation in self.nations
        }
        self.common_pool = tuple(card for card in decks if card.nation is None)
        self.reserves = frozenset(card.id for card in specialists if card.rank == "reserve")
        self.uniques = frozenset(card.id for card in specialists if card.rank == "unique")
        items = self.of_type(Item)
        self.regular_items = tuple(card for card in items if not card.special)

    def _index_effects(self) -> None:
        self.effects: dict[str, Effect] = {}
        self.parts: dict[str, tuple[str, ...]] = {}
        """The keys of the effects of a card, an RWB, a sector or one way of a choice."""
        self.source_of: dict[str, str] = {}
        """The card (its id), the RWB or the sector that an effect is of, by the effect's key."""
        self.rwb_symbols: dict[str, int] = {}
        """The symbols of RWBs, each of a nation's, by their keys."""
        self.rwb_names: dict[str, str] = {}
        """What they are called: by their symbols, or by their keys if the table has names."""
        self._own_rwb_names: dict[str, Names] = {}
        """Those of the garrison on the other side."""
        for card in self.by_id.values():
            self._keep(card.id, card.effects)
        for table in self.rwbs.values():
            for symbol, effects in enumerate(table.by_symbol()):
                self._keep(rwb_key(table.id, symbol), effects)
                self.rwb_symbols[rwb_key(table.id, symbol)] = symbol
                name = rwb_key(table.id, symbol) if table.called else SYMBOLS[symbol]
                self.rwb_names[rwb_key(table.id, symbol)] = name
            if table.called:
                keys = (rwb_key(table.id, symbol) for symbol in range(len(SYMBOLS)))
                self._own_rwb_names |= zip(keys, astuple(table.called), strict=True)
        self.sector_effects: dict[str, dict[Moment, tuple[str, ...]]] = {}
        """By the map's id and the sector's number, with a dot between."""
        self.sector_names: dict[str, Names] = {}
        self._standing: set[str] = set()
        """Keys of what sectors do always."""
        for map in self.sheets.values():
            for sector in map.sectors:
                place = f"{map.id}.{sector.number}"
                if sector.name:
                    self.sector_names[place] = sector.name
                self.sector_effects[place] = {
                    when: self._keep(f"{place}.{when}", effects)
                    for when, effects in sector.by_moment().items()
                }
                self._standing |= set(self.sector_effects[place]["always"])

    def _keep(self, source: str, effects: tuple[Effect, ...], inside: str = "") -> tuple[str, ...]:
        """Give every effect a key, the parts of a choice `inside` a source included.

        Ids have no dots. After the dots a card has numbers only, an RWB the name of a symbol, a
        sector that of a moment: so no two effects have the same key.
        """
        keys = self.parts[source] = tuple(f"{source}.{at + 1}" for at in range(len(effects)))
        for key, effect in zip(keys, effects, strict=True):
            self.effects[key] = effect
            self.source_of[key] = inside or source
            for number, way in enumerate(effect.ways, start=1):
                self._keep(f"{key}.{number}", way, inside or source)
        return keys

    def effects_by_key(self, key: str) -> tuple[tuple[Effect, ...], dict[str, str]]:
        """An effect, or those of an RWB or one way of a choice, and what their text has to know."""
        keys = (key,) if key in self.effects else self.parts[key]
        source = self.source_of[keys[0]]
        who = "garrison" if source in self._own_rwb_names else "unit"
        words = {"who": who, "span": "always" if key in self._standing else "turn"}
        if (card := self.by_id.get(source)) is not None:
            words = card.words()
        chosen_in = self.effects.get(key.rpartition(".")[0])
        if chosen_in is not None and chosen_in.said_of:
            words["who"] = chosen_in.said_of
        return tuple(self.effects[part] for part in keys), words

    def cause(self, key: str) -> Message:
        """What brought something about, in a word or two: a card, an RWB, a sector, or a rule."""
        source = self.source_of.get(key, key)
        if source in self.by_id:
            return message("card-name", card=Ref("card", source))
        if source in self.rwb_names:
            return message("cause-rwb", rwb=Ref("rwb", self.rwb_names[source]))
        if "." in source:
            return message("cause-sector", sector=Ref("place-short", source.split(".")[1]))
        return message(f"cause-{key}")

    def of_another(self, key: str) -> str:
        """The same key, if the effect is of a card that may be another Unit's; else nothing."""
        card = self.by_id.get(self.source_of[key])
        return key if card is not None and card.who != "unit" else ""

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

    def with_word(self, *words: type[Effect]) -> frozenset[str]:
        """The ids of all cards that have one of these words, be it in a choice."""
        return frozenset(
            id
            for id, card in self.by_id.items()
            if any(isinstance(effect, words) for effect in walk(card.effects))
        )

    def of_kind(self, kind: str) -> tuple[str, ...]:
        """The ids of all cards of one list of the files, sorted."""
        return tuple(sorted(id for id, found in self.kinds.items() if found == kind))

    def cards(self) -> tuple[tuple[str, Card], ...]:
        """Every card with its kind."""
        return tuple((self.kinds[id], card) for id, card in self.by_id.items())

    def kind_of(self, id: str) -> str:
        return self.kinds[id]

    def entries(self) -> dict[tuple[str, str], Any]:
        return {(name, e.id): e for name, entries in self._entries.items() for e in entries}

    def choices(self, kind: str) -> tuple[str, ...]:
        return tuple(self.maps if kind == "map" else self.nations)

    def name_of(self, kind: str, id: str) -> Names | None:
        if kind == "map-text":
            return self.sheets[id].text
        if kind == "sector-of-map":
            return self.sector_names.get(id)
        if kind == "rwb":
            return self._own_rwb_names[id]
        tables: dict[str, dict[str, Any]] = {
            "map": self.sheets,
            "nation": self.nations,
            "title": self.titles,
        }
        entry = tables.get(kind, self.by_id).get(id) or self.rwbs.get(id)
        return entry.name if entry else None


def _ordered(nations: Iterable[Nation]) -> list[Nation]:
    return sorted(nations, key=lambda nation: (nation.order, nation.id))
