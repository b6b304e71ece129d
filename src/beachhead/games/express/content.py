"""The Specialists, beaches and sectors a game of Express! is played with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from beachhead.cards.building import Key
from beachhead.cards.content import Card, Content, Names
from beachhead.cards.loading import ContentFile, fault_at, latest, load_game_files, shipped
from beachhead.games.express.vocabulary import (
    JUDGED_AFTER_PLAY,
    AnySectorEffect,
    Beach,
    LoseSpecialists,
    NextSector,
    SectorEntry,
    Specialist,
    UselessAfterSacrifice,
)
from beachhead.games.pocket.brought import place, rivals
from beachhead.kernel.errors import Problem, Problems

ANY = "any"


class ExpressContent(Content):
    """Content, with the look-ups that the rules need."""

    def __init__(
        self,
        specialists: tuple[Specialist, ...],
        beaches: tuple[Beach, ...],
        sectors: tuple[SectorEntry, ...],
    ) -> None:
        self.specialists = specialists
        self.beaches = beaches
        self.sectors = sectors
        self.by_id = {card.id: card for card in specialists}
        self.rallied_by = {place(card): card.id for card in specialists}
        self._effects: dict[tuple[str, str, int], SectorEntry] = {
            (sector.beach, sector.level, sector.number): sector for sector in sectors
        }

    def effects(self, beach: str, level: str, sector: int) -> tuple[AnySectorEffect, ...]:
        """What a sector (0 to 5) of a beach does."""
        entry = self._effects.get((beach, level, sector + 1))
        return entry.effects if entry else ()

    def name_of(self, kind: str, id: str) -> Names | None:
        if kind != "beach":
            return super().name_of(kind, id)
        return next((beach.name for beach in self.beaches if beach.id == id), None)

    def cards(self) -> tuple[tuple[str, Card], ...]:
        return tuple(("specialist", card) for card in self.specialists)

    def entries(self) -> dict[tuple[str, str], Any]:
        places = {("beach", beach.id): beach for beach in self.beaches}
        sectors = {("sector", sector.id): sector for sector in self.sectors}
        return super().entries() | places | sectors


def load_express(folder: Path | None = None) -> ExpressContent:
    """The content, with what a user's own folder puts in its place."""
    shapes: dict[str, type[Struct]] = {
        "specialist": Specialist,
        "beach": Beach,
        "sector": SectorEntry,
    }
    files = load_game_files("express", shapes, folder, shipped("express"))
    placed = {name: latest(files, name) for name in shapes}
    specialists = [card for _, _, card in placed["specialist"].values()]
    beaches = [beach for _, _, beach in placed["beach"].values()]
    ids = {card.id for card in specialists}
    found = list(rivals(placed["specialist"].values(), "rallied"))
    for file, key, sector in placed["sector"].values():
        found += _sector_faults(file, key, sector, ids, {beach.id for beach in beaches})
    if found:
        raise Problems("bad-content", found)
    return ExpressContent(
        tuple(sorted(specialists, key=place)),
        tuple(sorted(beaches, key=lambda beach: (beach.order, beach.id))),
        tuple(placed["sector"][id][2] for id in sorted(placed["sector"])),
    )


def _sector_faults(
    file: ContentFile, key: Key, sector: SectorEntry, ids: set[str], beaches: set[str]
) -> Iterator[Problem]:
    if sector.beach not in beaches:
        fault = Problem("unknown-beach", beach=sector.beach, expected=", ".join(sorted(beaches)))
        yield fault_at(file, (*key, "beach"), fault)
    for index, effect in enumerate(sector.effects):
        at = (*key, "effects", index)
        yield from _effect_faults(file, at, effect, ids)


def _effect_faults(
    file: ContentFile, at: Key, effect: AnySectorEffect, ids: set[str]
) -> Iterator[Problem]:
    named = set(effect.of) if isinstance(effect, UselessAfterSacrifice) else set()
    if effect.when:
        named |= {card for card in (effect.when.holds, effect.when.lacks) if card} - {ANY}
        if effect.when.looks_back() and not isinstance(effect, JUDGED_AFTER_PLAY):
            yield fault_at(file, (*at, "when"), Problem("condition-too-early"))
    for card in sorted(named - ids):
        fault = Problem("unknown-card", card=card, expected=", ".join(sorted(ids)))
        yield fault_at(file, at, fault)
    if isinstance(effect, NextSector):
        for index, carried in enumerate(effect.effects):
            yield from _effect_faults(file, (*at, "effects", index), carried, ids)
    if isinstance(effect, LoseSpecialists) and effect.symbol and effect.at == "arrival":
        yield fault_at(file, (*at, "symbol"), Problem("condition-too-early"))
