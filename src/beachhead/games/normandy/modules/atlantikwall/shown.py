"""What the table shows of the German: his cards and pool, his wall, and how an Assault would go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.cards.shapes import UnitCard
from beachhead.games.normandy.kinds import RESOURCES
from beachhead.games.normandy.modules.atlantikwall.actions import (
    BuyDecoration,
    HoldOut,
    StormFirst,
)
from beachhead.games.normandy.modules.atlantikwall.assault import REPELLED, inside
from beachhead.games.normandy.modules.atlantikwall.phases import (
    highest,
    in_pool,
    may_send,
    pool_options,
    price,
)
from beachhead.games.normandy.modules.atlantikwall.state import (
    PRICE,
    TABLE_OF_RWBS,
    allies,
    alone,
    german,
    missing,
)
from beachhead.games.normandy.modules.atlantikwall.wall import (
    at_combat,
    beside_bunker,
    is_counted,
    volunteers,
    waker,
    watched,
)
from beachhead.games.normandy.shown.forecast import outlook
from beachhead.games.normandy.shown.market import Ware, laid_out
from beachhead.games.normandy.shown.question import rwb_line, rwb_table
from beachhead.games.normandy.state import (
    Normandy,
    listed,
    with_player,
    with_seat,
    with_unit,
)
from beachhead.games.normandy.turn.ending import dead_end, fall
from beachhead.games.normandy.turn.move import targets
from beachhead.games.normandy.words.word import Price
from beachhead.kernel.contract import Action, Decision
from beachhead.kernel.scene import (
    About,
    Arg,
    Market,
    Message,
    Notes,
    Panel,
    Ref,
    Score,
    amount_of,
    message,
)

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

LOOKS_AT_WALL = ("move", "ready", "rally", "german-ready", "wall")
"""The steps at which one has to know what the wall will lack."""
SPECIALIST, ITEM = "german-specialist", "german-item"
"""What is on the shelves of his pool."""
Men = tuple[int, int]
"""Soldiers and Specialists together, and how many of them Specialists."""


def line(s: Normandy, seat: int) -> Score:
    """How he stands: which Decorations he has is his secret, not how many."""
    player = s.players[seat]
    decorations = amount_of("decorations", len(player.secret))
    has = (*player.stock(*RESOURCES), *player.company(), decorations)
    return Score(seat, message("scene-german", has=listed(has)), has=has, emblem="german")


def destroyed_line(s: Normandy, seat: int) -> Score:
    """How a Unit stands that is off the map (K-7)."""
    nation = s.players[seat].nation
    text = message("scene-unit-destroyed", nation=Ref("nation", nation))
    return Score(seat, text, at=message("at-destroyed"), emblem=nation)


def panels(box: Box, s: Normandy) -> tuple[Panel, ...]:
    """What he may still have, and how it stands with his wall."""
    if s.ended:
        return ()
    begun = (*_wall(box, s), *_assaults(box, s)) if s.turn else ()
    lines = (*_tended(box, s), *begun)
    pool = Notes(message("scene-german-pool"), _to_be_had(box, s))
    return (Notes(message("scene-wall"), lines), *((pool,) if pool.lines else ()))


def _to_be_had(box: Box, s: Normandy) -> tuple[Message, ...]:
    """His pool in short: what there is, and what it costs."""
    specialists, items = in_pool(box, s, german(s))
    found = (
        message("pool-specialists", cards=_titles(specialists)) if specialists else None,
        message("pool-items", cards=_titles(items)) if items else None,
    )
    return tuple(line for line in found if line is not None)


def _titles(cards: Iterable[UnitCard]) -> Ref:
    return Ref("list", tuple(message("card-name", card=Ref("card-title", c.id)) for c in cards))


def _tended(box: Box, s: Normandy) -> tuple[Message, Message]:
    """Whether guns fire and mines explode, and by whom (K-3)."""
    guns, mines = waker(box, s, "mgf"), waker(box, s, "mines")
    idle = (message("wall-mgf-asleep"), message("wall-mines-asleep"))
    if alone(s):
        idle = (message("wall-mgf-on-you"), message("wall-mines-on-you"))
    return (
        message("wall-mgf-awake", card=Ref("card", guns)) if guns else idle[0],
        message("wall-mines-awake", card=Ref("card", mines)) if mines else idle[1],
    )


def _wall(box: Box, s: Normandy) -> tuple[Message, ...]:
    """What he lacks, or would lack with the Soldiers that he has now (K-4)."""
    if not allies(box, s):
        return ()
    if is_counted(s):
        return (message("wall-counted", lacks=missing(s)),)
    at, defence = highest(box, s)
    return (
        message(
            "wall-forecast",
            sector=Ref("place", box.ground(s).sectors[at].number),
            defence=defence,
            soldiers=s.players[german(s)].soldiers,
            lacks=missing(at_combat(box, s)),
        ),
    )


def _assaults(box: Box, s: Normandy) -> tuple[Message, ...]:
    """How it would go for each Unit in the final Bunker, or next to it (K-7)."""
    found = []
    for seat in allies(box, s):
        if (said := _nearest(box, s, seat)) is not None:
            one = Ref("list", (said,))
            found.append(message("wall-assault", seat=Ref("seat", seat), said=one))
    return tuple(found)


def _nearest(box: Box, s: Normandy, seat: int) -> Message | None:
    ground, at = box.ground(s), s.unit(seat).sector
    if s.phase == "assault" and at in ground.finals:
        return _clash(_men(s, seat), _men(s, seat), _men(s, german(s)))
    if at not in beside_bunker(ground) or is_counted(s):
        return None
    finals = (to for to in (*ground.ahead[at], *ground.beside[at]) if to in ground.finals)
    return _forecast(box, s, seat, next(finals))


def _forecast(box: Box, s: Normandy, seat: int, to: int) -> Message:
    """How an Assault would go after Combat in a final Bunker, as things stand now."""
    player = s.players[seat]
    there = with_player(player, unit=with_unit(s.unit(seat), sector=to))
    then = at_combat(box, with_seat(s, seat, there))
    more = volunteers(box, then, seat)
    (worst, sure), (best, likely) = outlook(box, s, seat, to).left
    return _clash((worst + more, sure), (best + more, likely), _men(then, german(s)))


def _men(s: Normandy, seat: int) -> Men:
    return s.players[seat].strength, len(s.players[seat].specialists)


def _clash(worst: Men, best: Men, his: Men) -> Message:
    """A tie goes to whoever has more Specialists, and then to the German."""
    wins, loses = worst > his, best <= his
    decisive = worst if wins else best
    return message(
        "assault-clash",
        least=worst[0],
        most=best[0],
        same="yes" if worst[0] == best[0] else "no",
        german=his[0],
        outcome="wins" if wins else "loses" if loses else "open",
        tie="yes" if (wins or loses) and decisive[0] == his[0] else "no",
    )


def asked(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    """What belongs to a question of the German, or to one where his wall matters."""
    player, step = s.players[seat], s.players[seat].turn.step
    if step in LOOKS_AT_WALL:
        return _wall(box, s)
    if step == "decorate":
        return (player.said("courage"),)
    near = player.unit is not None and player.unit.sector in watched(box.ground(s))
    return (message("asked-no-trade"),) if step == "trade" and near else ()


def about(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """What comes of entering his Bunker, and of what he may do himself."""
    player = s.players[seat]
    if player.todo:
        return _called(box, s, seat)
    match player.turn.step:
        case "move":
            return _into_bunker(box, s, seat)
        case "assault":
            his = _men(s, german(s))
            ready = ((one, _men(s, one)) for one in inside(box, s))
            return tuple(About(StormFirst(one), (_clash(men, men, his),)) for one, men in ready)
        case "rally" if player.unit is None:
            return _costing(box, s, seat)
        case "decorate":
            return (About(BuyDecoration(), (_costs("courage", PRICE),)),)
        case "wall":
            return tuple(_held(box, s, seat, n) for n in range(may_send(box, s, seat) + 1))
    return ()


def _called(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """What the RWBs are to him that a card counts as."""
    player = s.players[seat]
    question = player.todo[0].ask(box, s, seat) if player.unit is None else None
    options = question.options if isinstance(question, Decision) else ()
    calls = (option for option in options if isinstance(option, a.CallRwb))
    keys = ((option, box.rwb(s, seat, option.symbol)) for option in calls)
    level = s.options.level
    return tuple(About(option, (rwb_line(box.content, key, level),)) for option, key in keys)


def _into_bunker(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    ground = box.ground(s)
    finals = (to for to in targets(box, s, seat) if to in ground.finals)
    return tuple(
        About(a.Move(ground.sectors[to].number), (_forecast(box, s, seat, to),)) for to in finals
    )


def _costing(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """What everything costs that he can buy now."""
    specialists, items = in_pool(box, s, seat)
    costs: dict[Action, Message] = {}
    for card in specialists:
        costs[a.Rally(card.id)] = _costs("stars", price(box, s, seat, card))
    for item in items:
        costs[a.Find(item.id)] = _costs("tools", price(box, s, seat, item))
    bought = (option for option in pool_options(box, s, seat) if option in costs)
    return tuple(About(option, (costs[option],)) for option in bought)


def market(box: Box, s: Normandy, seat: int) -> Market | None:
    """His pool, with what it costs him now."""
    specialists, items = in_pool(box, s, seat)
    force = box.in_force(s, seat)
    no_specialists = message("market-none-specialist") if force.no_specialists else None
    no_items = message("market-none-item") if force.no_items else None
    wares: list[Ware] = []
    for card in specialists:
        stars = Price(stars=price(box, s, seat, card))
        rally = (a.Rally(card.id),)
        wares.append(Ware(SPECIALIST, card.id, stars, rally, no_specialists))
    for item in items:
        tools = Price(tools=price(box, s, seat, item))
        wares.append(Ware(ITEM, item.id, tools, (a.Find(item.id),), no_items))
    return laid_out(s.players[seat], wares)


def _costs(name: str, amount: int) -> Message:
    return message("costs-you", list=Ref("list", (message(f"amount-{name}", amount=amount),)))


def _held(box: Box, s: Normandy, seat: int, specialists: int) -> About:
    """What it means that so many Specialists fall in place of Soldiers (K-4, K-9)."""
    then = at_combat(box, s)
    left = then.players[seat].strength - specialists
    told = message("hold-out-means", lacks=missing(then) - specialists, left=left)
    return About(HoldOut(specialists), (told,))


def lookup(box: Box, s: Normandy) -> tuple[Notes, ...]:
    """What his RWBs bring him, and what the cards of his pool do."""
    specialists, items = in_pool(box, s, german(s))
    cards = (*specialists, *items)
    pool = Notes(message("scene-german-pool"), tuple(_in_words(card.id) for card in cards))
    return (rwb_table(box.content, TABLE_OF_RWBS, s.options.level), *((pool,) if cards else ()))


def _in_words(card: str) -> Message:
    return message("pool-card", card=Ref("card-title", card), text=Ref("card-text", card))


def told(box: Box, s: Normandy, won: bool) -> Message:
    """How it ended, to the German."""
    named: dict[str, Arg] = {"map": Ref("map", s.options.map), "turns": s.turn}
    if not won:
        return message("over-german-lost", **named)
    if s.ended == REPELLED:
        return message("over-german-held", **named)
    if s.fallen is not None:
        return message("over-german-wiped-out", **named, **fall(box, s))
    if s.ended == "stuck":
        return message("over-german-stuck", **named, **dead_end(box, s))
    return message("over-german-won", **named)
