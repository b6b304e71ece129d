"""What dice make, and what leaving them as they lie brings: Upkeep is played to see (T-3, T-4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.dice_sets import not_skulls, skulls
from beachhead.games.normandy.event import Happening
from beachhead.games.normandy.kinds import Resource
from beachhead.games.normandy.shown.question import rwb_line
from beachhead.games.normandy.state import Normandy, with_player, with_seat, with_turn
from beachhead.games.normandy.training import of_use
from beachhead.games.normandy.turn.flow import answered, question, settle_player
from beachhead.games.normandy.turn.upkeep import (
    RWB_SIZE,
    UpkeepPhase,
    active_skulls,
    rwbs_of,
    straight,
)
from beachhead.kernel.contract import Decision
from beachhead.kernel.kinds import SYMBOLS
from beachhead.kernel.scene import DiceSet, Forecast, Gain, Message, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

SIGNS: dict[Resource, str] = {
    "soldiers": "soldier",
    "stars": "star",
    "courage": "courage",
    "tools": "tool",
}
"""The symbol that stands for each resource."""
IN_THE_AIR = ("throw", "apart", "muster", "spare")
"""Steps in which a player's dice do not lie yet."""


class _Outcome(NamedTuple):
    """One way in which Upkeep can go."""

    after: Normandy
    open: tuple[Message, ...]


def _reading(box: Box, s: Normandy, seat: int) -> UpkeepPhase | None:
    """The phase that will read a player's dice, as long as it has not begun."""
    slots = list(box.setting(s).phases)
    if s.phase not in slots or slots.index(s.phase) >= slots.index("upkeep"):
        return None
    phase = box.phase_in(s, seat, "upkeep")
    return phase if isinstance(phase, UpkeepPhase) else None


def sets(box: Box, s: Normandy, seat: int) -> tuple[DiceSet, ...]:
    """The Straight and the RWBs that a player's dice make, as long as they can bring something."""
    phase, dice = _reading(box, s, seat), s.players[seat].turn.dice
    if phase is None or not dice:
        return ()
    return (*_straight(box, s, seat, phase), *_rwbs(box, s, seat))


def _straight(box: Box, s: Normandy, seat: int, phase: UpkeepPhase) -> Iterator[DiceSet]:
    faces = [die % len(SYMBOLS) for die in s.players[seat].turn.dice]
    if straight(box, s, seat):
        places = tuple(faces.index(face) for face in sorted(set(faces)))
        yield DiceSet(places, message(f"set-straight-{phase.deck}"))


def _rwbs(box: Box, s: Normandy, seat: int) -> Iterator[DiceSet]:
    """Which three dice make each: any that make it alone."""
    dice = s.players[seat].turn.dice
    free = set(range(len(dice)))
    for symbol in rwbs_of(box, s, seat, dice):
        showing = (place for place in sorted(free) if dice[place] % len(SYMBOLS) == symbol)
        for places in combinations(showing, RWB_SIZE):
            if symbol in rwbs_of(box, s, seat, tuple(dice[place] for place in places)):
                free.difference_update(places)
                key = box.rwb(s, seat, symbol)
                yield DiceSet(places, rwb_line(box.content, key, s.options.level))
                break


def forecast(box: Box, s: Normandy, seat: int) -> Forecast | None:
    """What a player's dice bring if nothing changes them any more."""
    player = s.players[seat]
    if not player.turn.dice or player.turn.step in (*IN_THE_AIR, "") or player.todo:
        return None
    by_modules = (module.forecast(box, s, seat) for module in box.modules(s))
    if (found := next(filter(None, by_modules), None)) is not None:
        return found
    if _reading(box, s, seat) is None:
        return None
    outcomes = _outcomes(box, s, seat)
    lost = any(outcome.after.ended for outcome in outcomes)
    open = dict.fromkeys(line for outcome in outcomes for line in outcome.open)
    taken = outcomes[0].after.players[seat].turn.straight
    lines = list(_skulls(box, _with_straight(s, seat, taken), seat))
    gains = _gains(s, seat, outcomes)
    always, sometimes = _bonuses(box, seat, outcomes)
    gains += [Gain(symbol, message("forecast-rwb", rwb=rwb)) for symbol, rwb in always]
    lines += [message("forecast-rwb-may", rwb=rwb) for _, rwb in sometimes]
    if lost:
        lines.append(message("forecast-falls"))
    if not gains and not open:
        lines.insert(0, message("forecast-nothing"))
    title = message("forecast-stop")
    return Forecast(title, tuple(gains), tuple(lines), tuple(open), fails=lost)


def _gains(s: Normandy, seat: int, outcomes: list[_Outcome]) -> list[Gain]:
    found = []
    for name in of_use(s.options.level):
        had = s.players[seat].has(name)
        more = [outcome.after.players[seat].has(name) - had for outcome in outcomes]
        least, most = min(more), max(more)
        if least or most:
            found.append(gain(name, least, most))
    return found


def gain(name: Resource, least: int, most: int) -> Gain:
    """So much more of a resource, or less."""
    return Gain(SIGNS[name], _amount(name, least, most), least, most)


def _amount(name: Resource, least: int, most: int) -> Message:
    amount = Ref("list", (message(f"amount-{name}", amount=abs(most)),))
    if least != most:
        return message("forecast-range", least=least, amount=amount)
    return message("forecast-more" if most > 0 else "forecast-less", amount=amount)


def _bonuses(
    box: Box, seat: int, outcomes: list[_Outcome]
) -> tuple[list[tuple[str, Ref]], list[tuple[str, Ref]]]:
    """The RWBs that bring something however Upkeep goes, and those that do only sometimes."""
    made = [outcome.after.players[seat].turn.rwbs for outcome in outcomes]
    always: list[tuple[str, Ref]] = []
    sometimes: list[tuple[str, Ref]] = []
    for symbol in sorted({symbol for symbols in made for symbol in symbols}):
        name = box.content.rwb_names[box.rwb(outcomes[0].after, seat, symbol)]
        sure = min(symbols.count(symbol) for symbols in made)
        often = max(symbols.count(symbol) for symbols in made)
        rwb = (SYMBOLS[symbol], Ref("rwb", name))
        always += [rwb] * sure
        sometimes += [rwb] * (often - sure)
    return always, sometimes


def _with_straight(s: Normandy, seat: int, taken: bool) -> Normandy:
    """As it is once the card for a Straight was taken, or not: its skull cancels nothing then."""
    player = s.players[seat]
    return with_seat(s, seat, with_player(player, turn=with_turn(player.turn, straight=taken)))


def _skulls(box: Box, s: Normandy, seat: int) -> Iterator[Message]:
    """What cancels what."""
    dice = s.players[seat].turn.dice
    shown, others = skulls(dice), len(not_skulls(dice))
    active = active_skulls(box, s, seat)
    if shown > active:
        yield message("forecast-skulls-idle", skulls=shown - active)
    if active and others:
        which = "some" if active < others else "all"
        yield message("forecast-skulls", skulls=active, dice=min(active, others), which=which)


def _outcomes(box: Box, s: Normandy, seat: int) -> list[_Outcome]:
    """Upkeep, played for one player alone."""
    h = Happening(box, s)
    h.set_table(phase="upkeep")
    h.set_turn(seat, step="")
    box.phase(h.s, seat).begin(h, seat)
    return list(_played(h, seat, ()))


def _played(h: Happening, seat: int, open: tuple[Message, ...]) -> Iterator[_Outcome]:
    """On to the end, with every choice of dice that skulls cancel; what else is asked is left."""
    while True:
        _settle(h, seat)
        asked = None if h.s.ended else question(h.box, h.s, seat)
        if asked is None:
            yield _Outcome(h.s, open)
            return
        if h.player(seat).todo:
            open += _left_open(h, seat)
            if isinstance(asked, Decision) and a.DONE in asked.options:
                answered(h, seat, a.DONE)
            else:
                h.pop(seat)
        elif h.turn(seat).step == "straight":
            besides = h.s.options.straight == "besides"
            open += (message("forecast-straight", besides="yes" if besides else "no"),)
            h.set_turn(seat, straight=besides)
            answered(h, seat, a.CountDice())
        else:
            assert isinstance(asked, Decision)
            for way in asked.options:
                cancelling = Happening(h.box, h.s)
                answered(cancelling, seat, way)
                yield from _played(cancelling, seat, open)
            return


def _settle(h: Happening, seat: int) -> None:
    before = None
    while h.s is not before and not h.s.ended:
        before = h.s
        settle_player(h, seat)


def _left_open(h: Happening, seat: int) -> tuple[Message, ...]:
    """What a task is about that waits for a choice, dice or a card."""
    told = h.player(seat).todo[0].told(h.box, h.s, seat)
    return (message("forecast-open", what=Ref("list", told[:1])) if told else OPEN,)


OPEN = message("forecast-open-more")
