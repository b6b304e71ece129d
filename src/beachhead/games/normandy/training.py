"""What a training step leaves out is neither collected nor shown (V-9)."""

from __future__ import annotations

from beachhead.games.normandy.state import RESOURCES, Normandy, NormandyOptions, Resource
from beachhead.games.normandy.words import vocabulary as v
from beachhead.kernel.scene import Message, message

STEPS = ("dice", "cards", "everything")
FIGHTING: tuple[Resource, ...] = ("soldiers", "courage")
"""The resources that are of use without cards."""
ABOUT_CARDS = (
    *(v.LoseSpecialist, v.LoseItem, v.NoItems, v.NoSpecialists),
    *(v.OneMore, v.TakeCard, v.Recall),
)


def resources(options: NormandyOptions) -> tuple[Resource, ...]:
    """The resources that are of use."""
    return FIGHTING if options.level == "dice" else RESOURCES


def matters(options: NormandyOptions, effect: v.Effect) -> bool:
    """Whether an effect can do something at this step."""
    if options.level == "everything":
        return True
    match effect:
        case v.TakeAward():
            return False
        case v.Cheaper(what):
            bought = ("advance",) if options.level == "dice" else ("advance", "specialist", "item")
            return what in bought
        case v.Gain() | v.Lose():
            soldiers = isinstance(effect, v.Gain) and effect.dice
            return bool(soldiers or any(getattr(effect, name) for name in resources(options)))
    return options.level != "dice" or not isinstance(effect, ABOUT_CARDS)


def next_step(s: Normandy) -> dict[str, str]:
    """What comes after a training step that was won."""
    following = STEPS[STEPS.index(s.options.level) + 1 :]
    return {"level": following[0]} if s.ended == "won" and following else {}


def phases(s: Normandy) -> dict[str, Message]:
    """The phases in which something can be done, and what they are called."""
    level = s.options.level
    found = {"roll": message("phase-roll"), "upkeep": message("phase-upkeep")}
    if level != "dice":
        found["rally"] = message("phase-rally")
    if level == "everything":
        found["trade"] = message("phase-trade")
    elif level == "cards" or len(s.units) > 1:
        found["trade"] = message("phase-trade-only")
    return found | {"move": message("phase-move"), "combat": message("phase-combat")}
