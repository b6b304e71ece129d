"""What lies on the table in Express!."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from beachhead.games.express.content import ExpressContent
from beachhead.games.express.forecast import forecast
from beachhead.games.express.sector import beyond_the_dice, results, tally_missing
from beachhead.games.express.soldiers import can_use
from beachhead.games.express.squad import LEAD
from beachhead.games.express.state import Express, Soldier
from beachhead.games.express.terms import sector_effects
from beachhead.games.pocket.marks import allied_marks, axis_marks, brought, dice_title, locked, sets
from beachhead.kernel.dice import symbols
from beachhead.kernel.kinds import SECTORS
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
)

GANTLET = SECTORS.index("gantlet")


def express_scene(content: ExpressContent, s: Express, seat: int | None) -> Scene:
    """The beach, what the sector does, the dice, the Specialists, the squad."""
    beach = content.beaches[s.beach].id
    steps = tuple(
        message("scene-sector", number=i + 1, sector=Ref("sector", i)) for i in range(len(SECTORS))
    )
    panels: list[Panel] = [
        Track(message("scene-beach", beach=Ref("beach", beach)), steps, s.sector)
    ]
    here = Ref("sector", s.sector)
    if sector_effects(content, s):
        panels.append(
            _effects(message("scene-effects", sector=here), beach, s.options.sectors, s.sector)
        )
    elif s.options.sectors == "basic" and s.sector < GANTLET:
        panels.append(
            _effects(message("scene-ahead", sector=Ref("sector", GANTLET)), beach, "basic", GANTLET)
        )
    shown = s if s.axis else _as_they_lie(s)
    if shown.axis:
        panels.append(_axis(content, shown, seat))
    if s.brought:
        text = message("scene-text", text=Ref("effects", s.brought))
        panels.append(Notes(message("scene-brought"), (text,)))
    beyond = beyond_the_dice(content, s) if s.soldiers else None
    if beyond is not None:
        warning = message(
            "fact-beyond-the-dice", needed=beyond.needed, dice=beyond.dice, hope=beyond.hope
        )
        panels.append(Notes(message("scene-warning"), (warning,)))
    if s.recruits and s.phase == "recruit":
        panels.append(DiceRow(message("scene-recruits"), s.recruits))
    panels += [_allied(content, shown, place) for place in range(len(shown.soldiers))]
    panels.append(_specialists(content, s))
    if s.seats > 1:
        panels.append(_squad(content, s))
    return Scene(tuple(panels), forecast=forecast(content, s, seat))


def _allied(content: ExpressContent, s: Express, place: int) -> DiceRow:
    """A soldier's dice; what they make is lit up as long as it can rally somebody."""
    man, terms = s.soldiers[place], s.terms
    rolling = s.phase == "soldiers"
    return DiceRow(
        dice_title(place, man.rerolls if man.step == "reroll" else 0),
        man.dice,
        allied_marks(s.needed, man.dice, terms.blind),
        place,
        locked(man.dice, terms.fixed),
        sets(man.dice, partial(_rallied_for, content)) if rolling else (),
    )


def _rallied_for(content: ExpressContent, made: int) -> Message:
    return brought(made, content.rallied_by.get(made))


def _as_they_lie(s: Express) -> Express:
    """The dice that were rolled last, if nobody has rolled in this sector yet."""
    lying = s.before
    return replace(
        s, axis=lying.axis, needed=lying.needed, soldiers=lying.soldiers, terms=lying.terms
    )


def _effects(title: Message, beach: str, level: str, sector: int) -> Notes:
    text = Ref("sector-text", f"{beach}/{level}/{sector + 1}")
    return Notes(title, (message("scene-text", text=text),))


def _axis(content: ExpressContent, s: Express, seat: int | None) -> Panel:
    """The Axis dice, marked for the soldier who looks; with more results than dice, those too."""
    if len(s.soldiers) == 1:
        seat = 0
    looking = seat is not None and seat < len(s.soldiers) and s.soldiers[seat].dice
    shown = results(content, s, s.soldiers[seat]) if looking and seat is not None else ()
    plain = s.needed == symbols(s.axis)
    title = (
        message("scene-axis")
        if plain
        else message("scene-axis-needed", symbols=Ref("symbols", s.needed))
    )
    return DiceRow(title, s.axis, axis_marks(s.axis, shown))


def _specialists(content: ExpressContent, s: Express) -> CardRow:
    def shown(card: str) -> CardShown:
        if card in s.hand:
            return CardShown(card, "ready" if can_use(s) else "used")
        return CardShown(card, "gone" if card in s.gone else "away")

    return CardRow(
        message("scene-specialists"), tuple(shown(card.id) for card in content.specialists)
    )


def _so_far(content: ExpressContent, s: Express, man: Soldier) -> tuple[Amount, ...]:
    """What a soldier has matched as his dice lie, and how often he may still roll."""
    if not man.dice or not s.needed:
        return ()
    most = len(s.needed)
    matched = most - len(tally_missing(content, s, man))
    said = message("amount-matched", matched=matched, most=most)
    found = [Amount("matched", matched, said, most)]
    if man.step == "reroll":
        rerolls = message("amount-rerolls", amount=man.rerolls)
        found.append(Amount("rerolls", man.rerolls, rerolls))
    return tuple(found)


def _squad(content: ExpressContent, s: Express) -> ScoreSheet:
    rolling = s.phase == "soldiers" and not s.losing

    def line(seat: int) -> Score:
        man = s.soldiers[seat] if s.soldiers else None
        step = man.step if man else "done"
        lead = seat == LEAD
        has = _so_far(content, s, man) if man else ()
        doing = message(f"soldier-{step}", role="lead" if lead else "soldier")
        said = tuple(amount.said for amount in has)
        text = message("scene-text", text=Ref("list", (doing, *said)))
        busy = step != "done" if rolling else lead and s.phase != "over"
        return Score(seat, text, busy, has, doing, "lead" if lead else "")

    return ScoreSheet(message("scene-squad"), tuple(line(seat) for seat in range(s.seats)))
