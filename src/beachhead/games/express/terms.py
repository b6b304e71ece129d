"""The terms of a sector: what its effects make of it on arrival (E-2, E-6, E-8, E-9)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product

from msgspec.structs import replace

from beachhead.games.express import vocabulary as v
from beachhead.games.express.content import ANY, ExpressContent
from beachhead.games.express.state import Express, Soldier, Terms
from beachhead.games.pocket.tally import rwbs
from beachhead.kernel.dice import ALLIED_POOL, BLACK, BLUE, RED, WHITE
from beachhead.kernel.kinds import COLOURS, SYMBOLS

BUNKER = 5
ALLIED_COLOURS = (RED, WHITE, BLUE)
PLAIN_TERMS = tuple(Terms(axis=number) for number in range(1, 7))
"""The sectors without effects."""


def rule_of_sector(s: Express) -> str:
    """The rule that the sector's effects stand under."""
    return "E-6" if s.options.sectors == "basic" else "E-9"


def sector_effects(content: ExpressContent, s: Express) -> tuple[v.AnySectorEffect, ...]:
    """The printed effects of the sector that the squad is in."""
    return content.effects(content.beaches[s.beach].id, s.options.sectors, s.sector)


def holds(s: Express, when: v.When | None) -> bool:
    """Whether a condition is met now."""
    if when is None:
        return True
    if when.holds and not _in_hand(s, when.holds):
        return False
    if when.lacks and _in_hand(s, when.lacks):
        return False
    seen = (
        (when.rwb, any_rwb(s)),
        (when.rallied, s.rallies > 0),
        (when.used, s.used),
    )
    return all(wanted is None or wanted == is_so for wanted, is_so in seen)


def _in_hand(s: Express, card: str) -> bool:
    return bool(s.hand) if card == ANY else card in s.hand


def any_rwb(s: Express) -> bool:
    """Whether any soldier's final tally has an RWB (E-12)."""
    return any(rwbs(man.dice) for man in s.soldiers)


def terms_on_arrival(content: ExpressContent, s: Express) -> Terms:
    """All that is settled before the Axis dice are rolled, by this sector and the one before."""
    terms = PLAIN_TERMS[s.sector]
    if s.options.kommandant and s.sector == BUNKER:
        terms = replace(terms, kommandant=True, toll=True)
    for effect in (*sector_effects(content, s), *s.carried):
        if holds(s, effect.when):
            terms = _with(terms, effect)
    return terms


def _with(terms: Terms, effect: v.AnySectorEffect) -> Terms:
    match effect:
        case v.AxisDice(dice=dice):
            return replace(terms, axis=dice)
        case v.MoreAxisDice(dice=dice):
            return replace(terms, axis=terms.axis + dice)
        case v.AlliedDice(dice=dice):
            return replace(terms, allied=dice)
        case v.FewerAlliedDicePerPair():
            return replace(terms, fewer_per_pair=True)
        case v.Rerolls(times=times):
            return replace(terms, rerolls=times)
        case v.RerollLimit(dice=dice):
            return replace(terms, limit=dice)
        case v.FixedColour(colour=colour):
            fixed = _dice_of(range(6), [COLOURS.index(colour)])
            return replace(terms, fixed=(*terms.fixed, *fixed))
        case v.FixedSymbol(symbol=symbol):
            fixed = _dice_of([SYMBOLS.index(symbol)], ALLIED_COLOURS)
            return replace(terms, fixed=(*terms.fixed, *fixed))
        case v.BlindColour(colour=colour):
            return replace(terms, blind=(*terms.blind, COLOURS.index(colour)))
        case v.AddResults(symbols=names):
            return replace(terms, added=(*terms.added, *map(SYMBOLS.index, names)))
        case v.DoubleResult(symbol=symbol):
            return replace(terms, double=(*terms.double, SYMBOLS.index(symbol)))
        case v.IgnoreResult(symbol=symbol):
            return replace(terms, ignored=(*terms.ignored, SYMBOLS.index(symbol)))
        case v.Kommandant(kept_away_by_loss=toll):
            return replace(terms, kommandant=True, toll=toll)
        case v.NoRally():
            return replace(terms, rally=False)
        case v.BarSpecialists():
            return replace(terms, barred=True)
        case v.ClearTwice():
            return replace(terms, times=2)
    return terms


def _dice_of(symbols: Iterable[int], colours: Iterable[int]) -> tuple[int, ...]:
    return tuple(colour * 6 + symbol for colour, symbol in product(colours, symbols))


@cache
def needed(axis: tuple[int, ...], terms: Terms) -> tuple[int, ...]:
    """The symbols to match: each Axis die once, or twice if it is the Kommandant or doubled."""
    symbols = [*terms.added]
    for die in axis:
        symbol = die % 6
        if symbol in terms.ignored:
            continue
        twice = die >= BLACK * 6 or symbol in terms.double
        symbols += [symbol, symbol] if twice else [symbol]
    return tuple(sorted(symbols))


@cache
def allied_dice(axis: tuple[int, ...], terms: Terms) -> int:
    """How many Allied dice each soldier rolls."""
    shown = [die % 6 for die in axis]
    pairs = sum(shown.count(symbol) > 1 for symbol in set(shown))
    return max(terms.allied - (pairs if terms.fewer_per_pair else 0), 0)


def fresh_soldier(s: Express) -> Soldier:
    """A soldier at the start of step 3."""
    return _fresh_soldier(allied_dice(s.axis, s.terms), s.terms.rerolls)


@cache
def _fresh_soldier(allied: int, rerolls: int) -> Soldier:
    if allied == len(ALLIED_POOL):
        return Soldier("roll", (), ALLIED_POOL, rerolls)
    return Soldier("sit-out", (), (), rerolls)
