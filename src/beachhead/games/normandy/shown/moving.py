"""What a choice of place is about: what sectors say to the seat that is asked, and Combat there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from beachhead.games.normandy import actions as a
from beachhead.games.normandy.box import remembered
from beachhead.games.normandy.shown.forecast import Outlook, outlook, outlook_aimed, wipes_out
from beachhead.games.normandy.shown.signs import Told, effects_told, in_play
from beachhead.games.normandy.state import Normandy, Player
from beachhead.games.normandy.turn.combat import defence_of, fire_on
from beachhead.games.normandy.turn.move import crosses_mines, may_stay, on_entering, price, targets
from beachhead.kernel.contract import Action
from beachhead.kernel.scene import About, Message, Place, Ref, message

if TYPE_CHECKING:
    from beachhead.games.normandy.box import Box

SAID_OTHERWISE = (
    *("detail-name", "detail-def", "detail-mgf", "detail-enter"),
    *("detail-needs", "detail-units"),
)
"""Of a sector: its label says which it is, Combat is reckoned, and nothing bars this Unit."""


def places(box: Box, s: Normandy, seat: int) -> tuple[Place, ...]:
    """What staying would cost a Unit now, and entering the sectors around it, if it may."""
    if s.phase == "start" or seat not in s.in_battle():
        return ()
    for module in box.modules(s):
        if (found := module.places(box, s, seat)) is not None:
            return found
    at, ground, reach = s.unit(seat).sector, box.ground(s), targets(box, s, seat)
    near = dict.fromkeys((*ground.ahead[at], *ground.beside[at], *reach))
    told = {at: _staying(box, s, seat, at)}
    told |= {to: _entering(box, s, seat, to, to in reach) for to in near}
    return tuple(Place(ground.sectors[to].number, tuple(lines)) for to, lines in told.items())


def _staying(box: Box, s: Normandy, seat: int, at: int) -> list[Message]:
    faces = defence_of(box, s, seat)
    lower = faces != box.sector(s, at).defence
    here = message("entering-here-lower", defence=faces) if lower else message("entering-here")
    return [here, *_expected(box, s, seat, at)]


def _entering(box: Box, s: Normandy, seat: int, to: int, reached: bool) -> list[Message]:
    then = _expected(box, s, seat, to) if reached else [message("entering-closed")]
    return [*_way(box, s, seat, to), *then]


def _way(box: Box, s: Normandy, seat: int, to: int) -> list[Message]:
    found = [message("entering-cost", courage=price(box, s, seat, to))]
    if crosses_mines(box, s, seat, to):
        found.append(message("entering-mines"))
    return found


def _chooses_place(player: Player) -> bool:
    """Whether a player now decides where his Unit is to be."""
    return player.turn.step == "move" and not player.todo


def _expected(box: Box, s: Normandy, seat: int, to: int) -> list[Message]:
    """What Combat will cost a Unit that now decides where to be."""
    if not _chooses_place(s.players[seat]):
        return []
    expected = outlook(box, s, seat, to)
    return [*_warning(s, expected), *_combat(expected)]


def _warning(s: Normandy, expected: Outlook) -> tuple[Message, ...]:
    """What may become of the Unit, and how likely that is, if it is known."""
    if expected.fate == "lives":
        return ()
    cards = sum(len(player.hand) + len(player.serving) for player in s.players)
    warning = message(f"outlook-{expected.fate}", cards=cards)
    if expected.odds is None:
        return (warning,)
    return (warning, message("outlook-odds", percent=round(expected.odds * 100)))


def _combat(expected: Outlook) -> list[Message]:
    least, most = expected.fire
    found = [message("outlook-combat", defence=expected.defence, least=least, most=most)]
    if besides := expected.besides.listed():
        found.append(message("outlook-besides", list=Ref("list", besides)))
    return [*found, message("outlook-last-turn")] if expected.last_turn else found


def moves(box: Box, s: Normandy, seat: int) -> list[About]:
    """What comes of staying, and of each move: all in which they differ."""
    same = alike(box, s, seat)
    return [
        replace(item, lines=tuple(line for line in item.lines if line not in same))
        for item in _choices(box, s, seat)
    ]


def alike(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    """What is so wherever the Unit will be: said once. What Combat costs is said of each."""
    first, *others = _choices(box, s, seat) or (About(None, ()),)
    if not others:
        return ()
    return tuple(
        line
        for line in first.lines
        if not line.id.startswith("outlook-") and all(line in other.lines for other in others)
    )


@remembered
def _choices(box: Box, s: Normandy, seat: int) -> tuple[About, ...]:
    """Everything about staying, if the Unit may, and about each move."""
    if not _chooses_place(s.players[seat]):
        return ()
    here, ground = s.unit(seat).sector, box.ground(s)
    found = [_choice(box, s, seat, a.Stay(), here, [])] if may_stay(box, s, seat) else []
    for to in targets(box, s, seat):
        happens = in_play(box, s.options.level, on_entering(box, s, seat, to))
        told = effects_told(happens, "enter", "detail", "effects")
        lines = [*_way(box, s, seat, to), *told]
        found.append(_choice(box, s, seat, a.Move(ground.sectors[to].number), to, lines))
    return tuple(found)


def _choice(
    box: Box, s: Normandy, seat: int, action: Action, to: int, lines: list[Message]
) -> About:
    expected = outlook(box, s, seat, to)
    lines = [*lines, *_sector(box, s, to), *_combat(expected)]
    return About(action, tuple(lines), warning=_warning(s, expected))


def _sector(box: Box, s: Normandy, to: int) -> Iterator[Message]:
    """What a sector gives and takes, besides Combat and what happens on entering it."""
    printed, now = box.ground(s).sectors[to], box.sector(s, to)
    told = Told(box, s.options.level, s.options.mgf_dice, printed, now)
    for line in told.details(printed.number):
        if not line.id.startswith(SAID_OTHERWISE):
            yield line


def before_combat(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    """The DEF and the MGF that a Unit's last cards are for."""
    player = s.players[seat]
    if player.todo or player.unit is None:
        return ()
    match player.turn.step:
        case "ready":
            return tuple(_combat(outlook(box, s, seat, s.unit(seat).sector)))
        case "aimed":
            fire = fire_on(box, s, seat, player.turn.fire).soldiers
            return (message("asked-fire", defence=defence_of(box, s, seat), fire=fire),)
    return ()


def losing(box: Box, s: Normandy, seat: int) -> list[About]:
    """What leaving Combat as it is, or taking a loss, would mean to a Unit."""
    player = s.players[seat]
    if player.unit is None:
        return []
    if player.todo:
        deadly = wipes_out(s, seat)
        return [About(a.Suffer(), (), warning=(message("outlook-falls", cards=0),))] * deadly
    match player.turn.step:
        case "ready":
            expected = outlook(box, s, seat, s.unit(seat).sector)
        case "aimed":
            expected = outlook_aimed(box, s, seat)
        case _:
            return []
    return [About(a.DONE, (), warning=_warning(s, expected))]
