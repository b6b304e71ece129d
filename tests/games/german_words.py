"""What each word on a card of the German must have done, by its class."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from beachhead.games.normandy import facts as f
from beachhead.games.normandy.dice_sets import pips
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.modules.atlantikwall.facts import DieStolen
from beachhead.games.normandy.modules.atlantikwall.harm import GermanLoses, Hit, LoseOneOf, Strike
from beachhead.games.normandy.modules.atlantikwall.solo.words import WORDS as ALONE
from beachhead.games.normandy.modules.atlantikwall.specialist_words import BackToPool, Wake
from beachhead.games.normandy.modules.atlantikwall.words import (
    BlackResult,
    DrawDecoration,
    FindAgain,
    GainPerRwb,
    LookAtDecorations,
    LoseDecoration,
    RaiseDef,
    StealDice,
)
from beachhead.games.normandy.words.card_words import Cheaper
from beachhead.games.normandy.words.dice_words import (
    AddDie,
    ChangeDice,
    CopyTally,
    CountRwb,
    FewerLocks,
    MoreRerolls,
    RerollDice,
)
from beachhead.games.normandy.words.resource_words import Gain, Lose, LoseItem, LoseSpecialist
from beachhead.games.normandy.words.word import Effect
from beachhead.kernel.kinds import COLOURS, SYMBOLS
from tests.games.german_stage import GERMAN, OTHER, UNIT, Played, box
from tests.games.normandy_whole import whole

Check = Callable[[Any, Played, int], None]
"""`check(effect, what was played, the seat that it reached)`."""
LASTING = (Cheaper, FewerLocks, MoreRerolls, Wake)
OF_GERMANS = {
    *(BackToPool, BlackResult, DrawDecoration, FindAgain, GainPerRwb, GermanLoses, Hit),
    *(LookAtDecorations, LoseDecoration, LoseOneOf, RaiseDef, StealDice, Strike, Wake),
    *ALONE,
}
"""Words that this module adds: the tests of his cards try them out."""


def _gain(effect: Gain, played: Played, seat: int) -> None:
    rolled = sum(pips(fact.dice) for fact in played.facts if isinstance(fact, f.SoldiersRolled))
    for name in RESOURCES:
        more = rolled if name == "soldiers" and effect.dice else 0
        assert played.gained(seat, name) == getattr(effect, name) + more
    assert bool(effect.dice) == any(isinstance(x, f.SoldiersRolled) for x in played.facts)


def _lose(effect: Lose, played: Played, seat: int) -> None:
    for name in RESOURCES:
        assert played.gained(seat, name) == -getattr(effect, name)


def _hit(effect: Hit, played: Played, seat: int) -> None:
    sectors = [played.before.unit(unit).sector for unit in (UNIT, OTHER)]
    close = sectors[0] == sectors[1] and effect.together > 0
    assert played.gained(seat, "soldiers") == -(effect.together if close else effect.soldiers)


def _lose_specialist(effect: LoseSpecialist, played: Played, seat: int) -> None:
    before, after = whole(played.before, seat), whole(played.after, seat)
    assert len(after.specialists) == len(before.specialists) - effect.number
    assert (seat, "forfeit") in played.asked, "the loser chooses"


def _lose_item(effect: LoseItem, played: Played, seat: int) -> None:
    assert len(whole(played.after, seat).hand) == len(whole(played.before, seat).hand) - 1


def _lose_decoration(effect: LoseDecoration, played: Played, seat: int) -> None:
    assert len(whole(played.after, seat).secret) == len(whole(played.before, seat).secret) - 1


def _add_die(effect: AddDie, played: Played, seat: int) -> None:
    assert effect.symbol is not None and effect.colour is not None
    die = COLOURS.index(effect.colour) * 6 + SYMBOLS.index(effect.symbol)
    before, after = whole(played.before, seat).dice, whole(played.after, seat).dice
    assert after.count(die) == before.count(die) + 1


def _steal_dice(effect: StealDice, played: Played, seat: int) -> None:
    stolen = [fact for fact in played.facts if isinstance(fact, DieStolen)]
    assert len(stolen) == effect.dice
    mine = Counter(whole(played.before, seat).dice)
    for unit in (UNIT, OTHER):
        gone = [fact.die for fact in stolen if fact.other == unit]
        before, after = whole(played.before, unit).dice, whole(played.after, unit).dice
        assert Counter(before) - Counter(after) == Counter(gone)
    mine.update(die + 12 if die // 6 == COLOURS.index("blue") else die for die in _dice(stolen))
    assert Counter(whole(played.after, seat).dice) == mine


def _dice(stolen: list[DieStolen]) -> list[int]:
    return [fact.die for fact in stolen]


def _copy_tally(effect: CopyTally, played: Played, seat: int) -> None:
    assert whole(played.after, seat).dice == whole(played.before, UNIT).dice
    assert whole(played.after, UNIT).dice == whole(played.before, UNIT).dice


def _count_rwb(effect: CountRwb, played: Played, seat: int) -> None:
    assert len(whole(played.after, seat).rwbs) == len(whole(played.before, seat).rwbs) + 1


def _reroll_dice(effect: RerollDice, played: Played, seat: int) -> None:
    assert (seat, "reroll-card") in played.asked
    before, after = whole(played.before, seat).dice, whole(played.after, seat).dice
    assert sorted(die // 6 for die in before) == sorted(die // 6 for die in after)


def _change_dice(effect: ChangeDice, played: Played, seat: int) -> None:
    assert played.asked.count((seat, "change")) == effect.dice
    before, after = (
        Counter(whole(played.before, seat).dice),
        Counter(whole(played.after, seat).dice),
    )
    assert before != after and (before - after).total() <= effect.dice


def _raise_def(effect: RaiseDef, played: Played, seat: int) -> None:
    here = {whole(played.after, unit).sector for unit in (UNIT, OTHER)}
    for index in range(len(box().ground(played.after).sectors)):
        more = (
            box().sector(played.after, index).defence - box().sector(played.before, index).defence
        )
        assert more == (effect.by if index in here else 0)


def _draw_decoration(effect: DrawDecoration, played: Played, seat: int) -> None:
    drawn = [fact for fact in played.facts if isinstance(fact, f.SecretDrawn)]
    black = [fact for fact in played.facts if isinstance(fact, f.CardDrawn)]
    assert len(drawn) + len(black) == effect.number


def _look(effect: LookAtDecorations, played: Played, seat: int) -> None:
    seen = [fact.card for fact in played.facts if isinstance(fact, f.NextSeen)]
    assert len(seen) == effect.number and (seat, "put-back") in played.asked
    deck = next(deck for deck in played.after.decks if deck.name == "decoration")
    assert deck.known_to == (seat,) and sorted(deck.top) == sorted(seen)


def _gain_per_rwb(effect: GainPerRwb, played: Played, seat: int) -> None:
    rwbs = sum(len(whole(played.before, unit).rwbs) for unit in (UNIT, OTHER))
    assert rwbs and played.gained(seat, "tools") == effect.tools * rwbs


CHECKS: dict[type[Effect], Check] = {
    Gain: _gain,
    Lose: _lose,
    Hit: _hit,
    LoseSpecialist: _lose_specialist,
    LoseItem: _lose_item,
    LoseDecoration: _lose_decoration,
    AddDie: _add_die,
    StealDice: _steal_dice,
    CopyTally: _copy_tally,
    CountRwb: _count_rwb,
    RerollDice: _reroll_dice,
    ChangeDice: _change_dice,
    RaiseDef: _raise_def,
    DrawDecoration: _draw_decoration,
    LookAtDecorations: _look,
    GainPerRwb: _gain_per_rwb,
}


def check(effects: tuple[Effect, ...], played: Played, seat: int, way: int = 0) -> None:
    """Every effect is done to whom it reached; of losses to choose from, the one chosen."""
    for effect in effects:
        if isinstance(effect, LoseOneOf):
            check(effect.of[way % len(effect.of)], played, seat)
        elif isinstance(effect, GermanLoses):
            check(effect.of[way % len(effect.of)], played, GERMAN)
        else:
            CHECKS[type(effect)](effect, played, seat)
