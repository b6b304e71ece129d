"""What lies on the table in Normandy: the map, dice, cards, resources."""

from __future__ import annotations

from msgspec.structs import replace

from beachhead.games.normandy.box import OUT, Box
from beachhead.games.normandy.shown.board import board
from beachhead.games.normandy.shown.market import market
from beachhead.games.normandy.shown.moving import alike, before_combat, losing, moves, places
from beachhead.games.normandy.shown.own import own
from beachhead.games.normandy.shown.question import (
    Where,
    asked,
    by_modules,
    leave,
    place_and_turn,
    prices,
    rwb_notes,
    usual,
)
from beachhead.games.normandy.shown.stopping import forecast, sets
from beachhead.games.normandy.state import Normandy, Player, Turn, listed
from beachhead.games.normandy.training import of_use
from beachhead.kernel.decks import FACE_DOWN
from beachhead.kernel.once import once
from beachhead.kernel.scene import (
    Amount,
    CardRow,
    CardShown,
    DiceRow,
    Message,
    Notes,
    Panel,
    Ref,
    Scene,
    Score,
    ScoreSheet,
    Track,
    message,
    together,
)

SCORES = message("scene-units")


def normandy_scene(box: Box, s: Normandy, seat: int | None) -> Scene:
    """The whole table, as a seat (None: a spectator) sees it; all cards lie open (U-3)."""
    if seat is None or s.ended:
        return normandy_glance(box, s, seat)
    return replace(question(box, s, seat), panels=normandy_panels(box, s, seat))


def normandy_glance(box: Box, s: Normandy, seat: int | None) -> Scene:
    """What lies there, and what can be looked up and bought, whatever is asked."""
    panels = normandy_panels(box, s, seat)
    if seat is None or s.ended:
        return Scene(panels, lookup=_notes(box, s, seat))
    return replace(at_hand(box, s, seat), panels=panels)


@own
def at_hand(box: Box, s: Normandy, seat: int) -> Scene:
    """What a seat can look up and buy, whatever it is asked."""
    return Scene((), lookup=_notes(box, s, seat), market=market(box, s, seat))


@own
def question(box: Box, s: Normandy, seat: int) -> Scene:
    """What a seat is told of what it is asked, besides."""
    choices = (*prices(box, s, seat), *moves(box, s, seat), *losing(box, s, seat))
    about = together((*choices, *by_modules(box, s, seat)))
    told = (*asked(box, s, seat), *before_combat(box, s, seat), *_wherever(box, s, seat))
    return replace(
        at_hand(box, s, seat),
        asked=told,
        about=about,
        places=places(box, s, seat),
        forecast=forecast(box, s, seat),
        usual=usual(s, seat),
        leave=leave(s, seat),
    )


def _notes(box: Box, s: Normandy, seat: int | None) -> tuple[Notes, ...]:
    mine = (notes for module in box.modules(s) for notes in module.lookup(box, s, seat))
    return (*mine, *rwb_notes(box, s, seat))


def normandy_panels(box: Box, s: Normandy, seat: int | None) -> tuple[Panel, ...]:
    """What lies there: the phases are one's own, and modules may show something to a seat."""
    phases: tuple[Panel, ...] = ()
    if s.turn:
        phases = (_phases(box, s, None) if seat is None else own_phases(box, s, seat),)
    extra = (panel for module in box.modules(s) for panel in module.panels(box, s, seat))
    return (*phases, *_for_all(box, s), *extra, *_on_offer(box, s))


@own
def own_phases(box: Box, s: Normandy, seat: int) -> Track:
    """The phases of the one who looks."""
    return _phases(box, s, seat)


@once
def _for_all(box: Box, s: Normandy) -> tuple[Panel, ...]:
    panels: list[Panel] = [_units(box, s)]
    turns = [player.turn for player in s.players]
    lying = (other for other, turn in enumerate(turns) if turn.dice or turn.lying)
    panels += [dice(box, s, other) for other in lying]
    panels += [_apart(turn, other) for other, turn in enumerate(turns) if turn.apart]
    if s.spare:
        panels.append(DiceRow(message("scene-spare"), s.spare))
    panels.append(board(box, s))
    if s.options.level != "dice":
        open_cards = (_cards(player, other) for other, player in enumerate(s.players))
        panels += [row for row in open_cards if row.cards or row.seat in s.units()]
    panels += [_secret(player, other) for other, player in enumerate(s.players) if player.secret]
    return tuple(panels)


@once
def _on_offer(box: Box, s: Normandy) -> tuple[Panel, ...]:
    on_offer = (*s.special, *s.vehicles)
    if not on_offer or not any(_has_landed(box, s, other) for other in s.units()):
        return ()
    shown = tuple(CardShown(card, "ready") for card in on_offer)
    return (CardRow(message("scene-on-offer"), shown),)


def _wherever(box: Box, s: Normandy, seat: int) -> tuple[Message, ...]:
    """What is left out of the choices of a place, because it is the same for all."""
    same = alike(box, s, seat)
    return (message("asked-wherever"), *same) if same else ()


def _has_landed(box: Box, s: Normandy, seat: int) -> bool:
    """Whether a Unit is, or was, where something is to be had."""
    return s.unit(seat).home or box.phase_in(s, seat, "rally") is not OUT


def _phases(box: Box, s: Normandy, seat: int | None) -> Track:
    """The phases of a seat, or else of Units; the Final Tally belongs to the first (T-1)."""
    slots = box.setting(s).phases
    found = [_phase_title(box, s, seat, slot) for slot in slots]
    if not any(found):  # whoever waits for others, out of everything, follows those of Units
        found = [_phase_title(box, s, None, slot) for slot in slots]
    titles: list[Message] = []
    at = 0
    for slot, title in zip(slots, found, strict=True):
        if title is not None:
            titles.append(title)
        if slot == s.phase or s.ended:
            at = max(0, len(titles) - 1)
    return Track(message("scene-turn", turn=s.turn), tuple(titles), at)


def _phase_title(box: Box, s: Normandy, seat: int | None, slot: str) -> Message | None:
    """As his own phase is called; whoever has no Unit in battle follows those of Units."""
    title = None if seat is None else box.phase_in(s, seat, slot).title(s)
    if title is None and seat not in s.in_battle():
        return box.phase_of_units(s, slot).title(s)
    return title


def _units(box: Box, s: Normandy) -> ScoreSheet:
    return ScoreSheet(SCORES, tuple([row(box, s, seat) for seat in range(len(s.players))]))


@own
def row(box: Box, s: Normandy, seat: int) -> Score:
    """How a player stands, and whether others wait for him."""
    player = s.players[seat]
    return replace(_line(box, s, seat), busy=bool(player.turn.step or player.todo))


def _line(box: Box, s: Normandy, seat: int) -> Score:
    player = s.players[seat]
    if player.unit is None:
        return box.owner(s, seat).line(box, s, seat)
    for module in box.modules(s):
        if (line := module.unit_line(box, s, seat)) is not None:
            return line
    has = (*player.stock(*of_use(s.options.level)), *player.company())
    args = {"nation": Ref("nation", player.nation), "has": listed(has)}
    if player.unit.home:
        text, at = message("scene-unit-home", **args), message("unit-home")
        return Score(seat, text, has=has, at=at, emblem=player.nation)
    where = place_and_turn(box, s, seat)
    text = message("scene-unit", **args, **where)
    if not where["turns"]:
        return Score(seat, text, has=has, emblem=player.nation)
    at = message("unit-at", number=where["sector"].value)
    return Score(seat, text, has=(*has, *_turns(where)), at=at, emblem=player.nation)


def _turns(where: Where) -> tuple[Amount, ...]:
    """In which of its turns in a sector a Unit is, if it may not stay there for ever."""
    most = where["most"]
    if not most:
        return ()
    said = message("amount-turns", turns=where["turns"], most=most, over=where["over"])
    return (Amount("turns", where["turns"], said, most),)


@own
def dice(box: Box, s: Normandy, seat: int) -> DiceRow:
    """The dice of a player, and what they make."""
    turn = s.players[seat].turn
    lying, left = turn.dice or turn.lying, list(turn.locked)
    locked: list[int] = []
    for place, die in enumerate(lying):
        if die in left:
            left.remove(die)
            locked.append(place)
    title = message("scene-allied", seat=Ref("seat", seat))
    return DiceRow(title, lying, (), seat, tuple(locked), sets(box, s, seat))


def _apart(turn: Turn, seat: int) -> DiceRow:
    return DiceRow(message("scene-apart", seat=Ref("seat", seat)), turn.apart)


def _secret(player: Player, seat: int) -> CardRow:
    """Cards that only their player sees; the others see how many."""
    shown = tuple(
        CardShown(card, "face-down" if card == FACE_DOWN else "ready") for card in player.secret
    )
    return CardRow(message("scene-secret-cards", seat=Ref("seat", seat)), shown, seat)


def _cards(player: Player, seat: int) -> CardRow:
    held, used = (*player.serving, *player.hand), player.turn.used
    shown = tuple(CardShown(card, "used" if card in used else "ready") for card in held)
    return CardRow(message("scene-cards", seat=Ref("seat", seat)), shown, seat)
