"""What those who learn are told on their first beach."""

from __future__ import annotations

from beachhead.kernel.guide import Step

STOP = Step("stop", "reroll", "forecast")
LANDING = (
    Step("lock", "lock", "dice"),
    STOP,
    Step("cancel", "cancel", "dice"),
    Step("choose", "choose", "answers"),
    Step("move", "move", "ahead"),
    Step("unit", "lock", "unit"),
)
