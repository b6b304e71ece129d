"""Reading the content of Normandy, with what modules and packs add, and all that can be wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from beachhead.cards.building import Key
from beachhead.cards.evenings import Evening
from beachhead.cards.loading import ContentFile, fault_at, latest, load_game_files, shipped
from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.shapes import (
    Award,
    DeckSpecialist,
    Item,
    Nation,
    RwbTable,
    Specialist,
    Title,
    UnitCard,
    Vehicle,
)
from beachhead.games.normandy.map.ground import sheet_faults
from beachhead.games.normandy.map.sheet import BattleMap, Sheet
from beachhead.games.normandy.modules.module import Module, Placed
from beachhead.games.normandy.words.choice import walk
from beachhead.games.normandy.words.dice_words import ChangeDice, ExchangeDie, OnlyDice
from beachhead.games.normandy.words.vocabulary import WORDS
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.errors import Problem, Problems
from beachhead.kernel.kinds import SYMBOLS

SHAPES: dict[str, type[Struct]] = {
    "title": Title,
    "nation": Nation,
    "rwb": RwbTable,
    "specialist": DeckSpecialist,
    "item": Item,
    "award": Award,
    "vehicle": Vehicle,
    "map": BattleMap,
    "evening": Evening,
}


def load_normandy(
    folder: Path | None = None,
    modules: tuple[Module, ...] = (),
) -> NormandyContent:
    """The content, with what modules add to it, and a user's own entries in its place."""
    every = SHAPES | {name: shape for module in modules for name, shape in module.shapes.items()}
    own = {module.folder.name: module.folder / "content" for module in modules}
    effects = (*WORDS, *(effect for module in modules for effect in module.words))
    roots = {**shipped("normandy", "maps"), **own}
    families = {name: family for module in modules for name, family in module.families.items()}
    files = load_game_files("normandy", every, folder, roots, {Effect: effects, **families})
    placed = {name: latest(files, name) for name in every}
    found = [
        fault_at(file, (*key, *at), fault)
        for name, entries in placed.items()
        for file, key, entry in entries.values()
        for at, fault in (
            *_faults(name, entry, placed),
            *(fault for module in modules for fault in module.content_faults(entry, placed)),
        )
    ]
    found += _ids_twice(placed)
    if found:
        raise Problems("bad-content", found)
    folders = {name: {root, folder and folder / "normandy" / name} for name, root in own.items()}
    return NormandyContent(
        {name: tuple(entry for _, _, entry in placed[name].values()) for name in every},
        placed["evening"],
        {name: _cards_in(files, places) for name, places in folders.items()},
    )


def _cards_in(files: list[ContentFile], folders: set[Path | None]) -> frozenset[str]:
    """The cards that lie in these folders, whatever has taken their place since."""
    inside = (file for file in files if Path(file.path).parent in folders)
    every = (entry for file in inside for entries in file.entries.values() for _, entry in entries)
    return frozenset(entry.id for entry in every if isinstance(entry, UnitCard))


def _faults(name: str, entry: Any, placed: Placed) -> Iterator[tuple[Key, Problem]]:
    titles = set(placed["title"])
    nations = set(placed["nation"])
    if name == "nation" and entry.id not in placed["rwb"]:
        yield ("id",), Problem("no-rwb-table", nation=entry.id)
    if isinstance(entry, UnitCard):
        yield from _card_faults(entry, titles)
    if isinstance(entry, RwbTable):
        for symbol, effects in zip(SYMBOLS, entry.by_symbol(), strict=True):
            for at in _pointless(effects, by_itself=True):
                yield (symbol, at), Problem("pointless-effect")
    if isinstance(entry, DeckSpecialist):
        yield from _nation_faults(entry, nations)
    if isinstance(entry, Specialist):
        if entry.sacrifice and entry.when not in ("use", "instead"):
            yield ("sacrifice",), Problem("sacrifice-when-used")
        yield from _unknown(("title",), entry.role, titles)
    if isinstance(entry, Sheet):
        yield from _references(entry, titles)
        for field, fault in sheet_faults(entry):
            yield (field,), fault
    if isinstance(entry, Sheet) and not isinstance(entry, BattleMap):
        yield from _shared_sectors(entry, placed)
    if isinstance(entry, BattleMap):
        specials = {id for id, (_, _, item) in placed["item"].items() if item.special}
        for at, item in enumerate(entry.special_items):
            if item not in specials:
                fault = Problem("unknown-card", card=item, expected=", ".join(sorted(specials)))
                yield ("special_items", at), fault


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
    if card.acts and card.when not in ("use", "instead") and not card.effects:
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
    if card.condition:
        yield from _unknown(("if", "has"), card.condition.has, titles)


def _unknown(at: Key, title: str | None, titles: set[str]) -> Iterator[tuple[Key, Problem]]:
    """A title that nothing names."""
    if title is not None and title not in titles:
        yield at, Problem("unknown-title", title=title, expected=", ".join(sorted(titles)))


def _nation_faults(card: DeckSpecialist, nations: set[str]) -> Iterator[tuple[Key, Problem]]:
    of_a_nation = card.rank in ("regular", "reserve")
    if of_a_nation != (card.nation is not None):
        yield ("nation",), Problem("nation-by-rank", rank=card.rank)
    elif card.nation is not None and card.nation not in nations:
        expected = ", ".join(sorted(nations))
        yield ("nation",), Problem("unknown-nation", nation=card.nation, expected=expected)


def _references(map: Sheet, titles: set[str]) -> Iterator[tuple[Key, Problem]]:
    for index, sector in enumerate(map.sectors):
        yield from _unknown(("sectors", index, "needs"), sector.needs, titles)
        yield from _unknown(("sectors", index, "free"), sector.free, titles)
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


def _shared_sectors(sheet: Sheet, placed: Placed) -> Iterator[tuple[Key, Problem]]:
    """A sector of a map that can be joined to any battle map is called like none of theirs."""
    maps = (map for _, _, map in placed["map"].values())
    taken = {sector.number: map.id for map in maps for sector in map.sectors}
    for at, sector in enumerate(sheet.sectors):
        if sector.number in taken:
            shared = Problem("shared-sector", sector=sector.number, map=taken[sector.number])
            yield ("sectors", at, "number"), shared


def _ids_twice(placed: Placed) -> Iterator[Problem]:
    """One id names one card, whatever its kind."""
    seen: dict[str, str] = {}
    for name, entries in placed.items():
        for id, (file, key, entry) in entries.items():
            if isinstance(entry, UnitCard) and seen.setdefault(id, name) != name:
                yield fault_at(file, (*key, "id"), Problem("id-twice", id=id))
