"""Before the first turn: Units, decks, Vehicles, and where everybody lands (U-1, V-7)."""

from __future__ import annotations

from beachhead.games.normandy import actions as a
from beachhead.games.normandy import facts as f
from beachhead.games.normandy.box import Box
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.state import RESOURCES, Deck, Normandy, NormandyOptions, Unit
from beachhead.games.normandy.words.doing import Question
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.decks import Draw

VEHICLES = 3
MOST_SPECIAL_ITEMS = 4
DECKS = ("award",)


def first_state(
    box: Box, options: NormandyOptions, seats: int, state_type: type[Normandy]
) -> Normandy:
    """Units in the start row, decks made up from the cards that are in."""
    ground = box.content.grounds[options.map]
    banned = box.banned(options)
    given = {name: getattr(ground.map.start, name) for name in RESOURCES}
    units = tuple(
        Unit(nation, ground.starts[0], step="landing" if len(ground.starts) > 1 else "", **given)
        for nation in options.nations(seats)
    )
    special = tuple(id for id in ground.map.special_items if id not in banned)
    decks = (Deck(name, _in_play(box, name, banned)) for name in DECKS)
    return state_type(
        options=options,
        phase="start",
        turn=0,
        units=units,
        decks=tuple(deck for deck in decks if deck.cards),
        special=special[: min(seats, MOST_SPECIAL_ITEMS)],
    )


def _in_play(box: Box, kind: str, banned: frozenset[str]) -> tuple[str, ...]:
    return tuple(id for id in box.content.of_kind(kind) if id not in banned)


def draws(box: Box, s: Normandy) -> Draw | None:
    """The next Vehicle of the set, while it is not complete (V-7)."""
    if not (s.options.vehicles and box.ground(s).map.vehicles):
        return None
    banned = box.banned(s.options)
    left = tuple(id for id in _in_play(box, "vehicle", banned) if id not in s.vehicles)
    wanted = min(VEHICLES, len(left) + len(s.vehicles))
    return Draw(left, None, "V-7", "vehicle") if len(s.vehicles) < wanted else None


def drawn(h: Happening, card: str) -> None:
    """A Vehicle lies ready."""
    h.set(vehicles=tuple(sorted((*h.s.vehicles, card))))
    h.tell(f.VehicleDrawn(card))


def ask(box: Box, s: Normandy, seat: int) -> Question | None:
    """Where a Unit lands, if the start row has several sectors."""
    sectors = box.ground(s).sectors
    crowded = {
        to
        for to in box.ground(s).starts
        if (most := sectors[to].units) is not None
        and sum(unit.sector == to and not unit.step for unit in s.units) >= most
    }
    ways = (a.Land(sectors[to].number) for to in box.ground(s).starts if to not in crowded)
    return Decision(seat, "land", "V-1", tuple(ways))


def chosen(h: Happening, seat: int, action: Action) -> None:
    """A Unit has landed."""
    assert isinstance(action, a.Land)
    h.change(seat, sector=h.ground.by_number[action.sector], step="")
    h.tell(f.Landed(seat, action.sector))
