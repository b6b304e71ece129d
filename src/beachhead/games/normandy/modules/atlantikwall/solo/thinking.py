"""What a sensible German does alone, at questions that only then are asked (K-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.modules.atlantikwall.cards import GermanSpecialist
from beachhead.games.normandy.modules.atlantikwall.solo.actions import ChooseTally, TakePoolDie
from beachhead.games.normandy.modules.atlantikwall.solo.route import onward
from beachhead.games.normandy.modules.atlantikwall.solo.sweep import automaton, idle_guns
from beachhead.games.normandy.modules.atlantikwall.state import german
from beachhead.games.normandy.modules.atlantikwall.worth import dice_prices
from beachhead.games.normandy.state import Normandy, with_seat
from beachhead.games.normandy.turn.upkeep import active_skulls, rwbs_of
from beachhead.games.normandy.words.worth import DiceWorth
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.dice import SKULL
from beachhead.kernel.kinds import Dice

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box


def advise(box: Box, s: Normandy, decision: Decision) -> Action | None:
    """Whom to rally and to lose, which tally, and which dice of the pool."""
    worth = dice_prices(box, s)
    seat, dice = decision.seat, s.players[decision.seat].turn.dice
    match decision.ask:
        case "rally":
            return _rally(box, s, seat, decision.options)
        case "forfeit":
            return min(decision.options, key=lambda way: _missed(box, s, way))
        case "which-tally":
            tallies = [way for way in decision.options if isinstance(way, ChooseTally)]
            return max(tallies, key=lambda way: tally_value(box, s, seat, way.dice, worth))
        case "pool-die":
            ways = [way for way in decision.options if isinstance(way, TakePoolDie)]
            return max(ways, key=lambda way: tally_value(box, s, seat, (*dice, way.die), worth))
    return None


def _rally(box: Box, s: Normandy, seat: int, options: tuple[Action, ...]) -> Action | None:
    """Whoever mans the guns before anybody else, as long as he can be had."""
    if not _fired_at(box, s):
        return None
    every = (card.id for card in box.content.of_type(GermanSpecialist))
    gunners = [id for id in every if not _fired_at(box, _served_by(s, seat, id))]
    now = [way for way in options if isinstance(way, a.Rally) and way.card in gunners]
    lost = set(gunners) <= {*s.players[seat].gone, *box.banned(s)}
    if now or lost:
        return now[0] if now else None
    rest = [way for way in options if not isinstance(way, a.Rally | a.Done)]
    return rest[0] if rest else a.DONE


def _missed(box: Box, s: Normandy, option: Action) -> tuple[bool, int]:
    """Who mans the guns is missed most, and of the others who was dear."""
    if not isinstance(option, a.LoseCard):
        return True, 0
    card = box.content.by_id[option.card]
    cost = card.cost if isinstance(card, GermanSpecialist) else 0
    return not _fired_at(box, _served_by(s, german(s), option.card)), cost


def _served_by(s: Normandy, seat: int, card: str) -> Normandy:
    """The same table if he had this Specialist only."""
    return with_seat(s, seat, replace(s.players[seat], specialists=(card,)))


def _fired_at(box: Box, s: Normandy) -> bool:
    """Whether guns that nobody mans are going to fire at him, here or on the Unit's way."""
    unit = automaton(s)
    ahead = onward(box.ground(s), unit.sector, unit.heading).sectors
    return any(idle_guns(box, s, sector) for sector in ahead)


def tally_value(box: Box, s: Normandy, seat: int, dice: Dice, worth: DiceWorth) -> float:
    """What dice bring: skulls that are not ignored cancel what is worth least."""
    dice = tuple(sorted(dice))
    player = s.players[seat]
    there = with_seat(s, seat, replace(player, turn=replace(player.turn, dice=dice)))
    single = sorted(worth.one[die % 6] for die in dice if die % 6 != SKULL)
    made = sum(worth.rwb[symbol] for symbol in rwbs_of(box, there, seat, dice))
    return sum(single[active_skulls(box, there, seat) :]) + made
