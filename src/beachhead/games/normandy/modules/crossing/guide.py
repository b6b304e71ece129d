"""What those who learn are told at sea."""

from __future__ import annotations

from beachhead.kernel.guide import Step

GUIDE = (
    Step("sea-launch", "sea-launch", "ahead"),
    Step("sea-lock", "sea-lock", "dice"),
    Step("sea-reroll", "sea-reroll", "dice"),
    Step("sea-steer", "sea-steer", "ahead"),
    Step("sea-craft", "sea-lock", "unit"),
    Step("sea-lose-aboard", "sea-lose-aboard", "cards"),
)
