"""What is known of the content of Normandy, by its ids."""

from __future__ import annotations

from beachhead.games.normandy.cards.content import NormandyContent
from beachhead.games.normandy.cards.shapes import Item, UnitCard
from beachhead.games.normandy.map.ground import Ground
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.options import read_options
from beachhead.kernel.table import table_faults
from tests.games.normandy_play import the_game


def content() -> NormandyContent:
    found = the_game().content
    assert isinstance(found, NormandyContent)
    return found


def added() -> frozenset[str]:
    """The cards that modules bring."""
    return frozenset[str]().union(*content().folders.values())


def refusals(**given: object) -> list[tuple[str, object]]:
    """What is wrong with settings for one player: the code, and the rule that it cites."""
    faults = table_faults(the_game(), read_options(the_game(), given), 1)
    return [(fault.code, fault.args_by_name["rule"]) for fault in faults]


def shut_in(id: str) -> list[str]:
    """The sectors of a map from which no way without a Barrier leads to one with room for all."""
    ground = Ground(content().maps[id])

    def leads_out(here: int) -> bool:
        ways = (*ground.ahead[here], *ground.beside[here])
        free = [to for to in ways if (here, to) not in ground.barred]
        return any(ground.sectors[to].units is None for to in free)

    every = enumerate(ground.sectors)
    return [s.number for i, s in every if s.bunker != "final" and not leads_out(i)]


def item(id: str) -> Item:
    card = content().by_id[id]
    assert isinstance(card, Item)
    return card


def only(card: UnitCard) -> Effect:
    """The effect of a card that has one."""
    (effect,) = card.effects
    return effect
