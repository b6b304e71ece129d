"""What those who learn are told on either side of the wall."""

from __future__ import annotations

from beachhead.games.normandy.guide import STOP
from beachhead.kernel.guide import Step

DEFENDING = (
    Step("german-lock", "german-lock", "dice"),
    Step("german-stop", "german-reroll", "forecast"),
    Step("german-rally", "german-rally", "market"),
    Step("german-german-ready", "german-german-ready", "board"),
    Step("german-wall", "german-wall", "unit"),
    Step("german-decorate", "german-decorate", "answers"),
)
STORMING = (
    Step("storm-land", "storm-land", "ahead"),
    Step("storm-lock", "storm-lock", "dice"),
    STOP,
    Step("storm-rally", "storm-rally", "market"),
    Step("storm-move", "storm-move", "ahead"),
    Step("storm-unit", "storm-lock", "unit"),
)
