"""The small pictures on a board, each drawn on a square of 24 by 24."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement

SIZE = 24
OTHER = "orders"
"""What stands for whatever has no picture of its own."""

_SHARED = json.loads(Path(__file__).with_name("signs.json").read_text("utf-8"))
"""What cards, dice and rows of Units show as well: the page draws these from the same file."""
PATHS: dict[str, str] = {
    **_SHARED,
    # Cards.
    "card": "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM7 5v6h10V5z",
    "recall": "M10 4L3 10.5 10 17v-4h4a3 3 0 0 1 0 6H8v3h6a6 6 0 0 0 0-12h-4z",
    "trade": "M8 3v4h12v3H8v4L2 8.5zM16 10.5v4H4v3h12v4l6-5.5z",
    # Dice.
    "six": "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7 5.3h3.4v3.4"
    "H7zm6.6 0H17v3.4h-3.4zM7 10.3h3.4v3.4H7zm6.6 0H17v3.4h-3.4zM7 15.3h3.4v3.4H7"
    "zm6.6 0H17v3.4h-3.4z",
    "reroll": "M12 4a8 8 0 0 1 7.5 5.3L22 8.5 20.5 15 15 11.2l2-.8A5.4 5.4 0 0 0 7 10l-2.4"
    "-1A8 8 0 0 1 12 4zM2 15.5L3.5 9 9 12.8l-2 .8a5.4 5.4 0 0 0 10 .4l2.4 1a8 8 0 0 1-14.9"
    "-.3z",
    "lock": "M7 10V7.5a5 5 0 0 1 10 0V10h2v11H5V10zm2.5 0h5V7.5a2.5 2.5 0 0 0-5 0z",
    # Ground.
    "mgf": "M1 8.5h11V6.5h6v2h5v3h-3l1 5h-4l-1-4h-3.5l2.5 8h-2.6L10 14l-3.5 6.5H3.7l4.8-9H1z",
    "mine": "M12 7a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM11 2h2v4h-2zM3.2 6.6l1.4-1.4 3 3-1.4 1.4zM19"
    ".4 5.2l1.4 1.4-3 3-1.4-1.4zM1.5 12h3.5v2H1.5zM19 12h3.5v2H19zM5 19.5h14V22H5z",
    "wire": "M2 11h20v2H2zM6 7l2 5-2 5-2-5zM12 7l2 5-2 5-2-5zM18 7l2 5-2 5-2-5z",
    "sector": "M3 4l6-2 6 2 6-2v18l-6 2-6-2-6 2zM9 4.5v13.7l6 2V6.5z",
    "sideways": "M8 5v4.5h8V5l7 7-7 7v-4.5H8V19l-7-7z",
    "clock": "M5 2h14v3.5c0 3-2 5-4.8 6.5 2.8 1.5 4.8 3.5 4.8 6.5V22H5v-3.5c0-3 2-5 4.8-6.5"
    "C7 10.5 5 8.5 5 5.5zm3 3c.2 2 1.7 3.3 4 4.7 2.3-1.4 3.8-2.7 4-4.7z",
    "unit": "M12 2a4 4 0 0 1 2.5 7.1c2 1.9 3 5.4 3.3 8.9H20v4H4v-4h2.2c.3-3.5 1.3-7 3.3-8.9A4"
    " 4 0 0 1 12 2z",
    "boat": "M2 12h20l-3.5 8h-13zM11 2h2v9h-2zM14 3l6 7h-6z",
    # When, and on which terms.
    "each-turn": "M12 3a9 9 0 0 1 8.6 6.4l2.4-.7-2 6.8-5.6-4.6 2.3-.7a6 6 0 1 0-.7 5.8l2.4"
    " 1.8A9 9 0 1 1 12 3z",
    "enter": "M9 4l8 8-8 8v-5H2V9h7zM18.5 3H22v18h-3.5z",
    "key": "M7.5 6.5a5.5 5.5 0 0 1 5.2 3.7H23v3.6h-2V17h-3.5v-3.2h-4.8A5.5 5.5 0 1 1 7.5"
    " 6.5zm0 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
    "gift": "M2 7h4.3A3.4 3.4 0 0 1 12 3.7 3.4 3.4 0 0 1 17.7 7H22v5h-8.8V7h-2.4v5H2zm6.8 0"
    "h2.4A2 2 0 0 0 8.8 7zm4 0h2.4a2 2 0 0 0-2.4 0zM3.5 13.5h7.3V22H3.5zM13.2 13.5h7.3V22"
    "h-7.3z",
    # Specialists that maps speak of.
    "specialist-medic": "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z",
    "specialist-scout": "M4 4h5v3h6V4h5v4l2.5 9.5a4.5 4.5 0 0 1-9 1V13h-3v5.5a4.5 4.5 0 0 1-9"
    "-1L4 8zM6 15.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm12 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
    "specialist-sharpshooter": "M11 1h2v3.1A8 8 0 0 1 19.9 11H23v2h-3.1a8 8 0 0 1-6.9 6.9V23h-2"
    "v-3.1A8 8 0 0 1 4.1 13H1v-2h3.1A8 8 0 0 1 11 4.1zm0 5.2A6 6 0 0 0 6.2 11H9v2H6.2a6 6 0 0"
    " 0 4.8 4.8V15h2v2.8a6 6 0 0 0 4.8-4.8H15v-2h2.8A6 6 0 0 0 13 6.2V9h-2z",
    "specialist-engineer": "M3 6.5C8 1.5 16 1.5 21 6.5l-2 2c-1.6-1.3-3.3-2.1-5-2.5V22h-4V6c-1.7"
    ".4-3.4 1.2-5 2.5z",
    "specialist-grenadier": "M9 2h6v2.5h3.5L21 9l-2 1-1.5-3H15v1.3a7 7 0 1 1-6 0zM8 13v2.5h8V13z",
    "specialist-corporal": "M12 6l9 6.5V17l-9-6.5L3 17v-4.5z",
    "specialist-veteran": "M12 1l9 5.5V10l-9-5.5L3 10V6.5zM12 8l9 5.5V17l-9-5.5L3 17v-3.5zM12 15"
    "l9 5.5V24l-9-5.5L3 24v-3.5z",
    "specialist-captain": "M4 4h6v16H4zM14 4h6v16h-6z",
    "specialist-colonel": "M12 5l2.5 3L22 5l-2 7-4.5 2 1.5 7h-3.5L12 18l-1.5 3H7l1.5-7L4 12 2 5l"
    "7.5 3z",
}


def symbol_name(id: str) -> str:
    """The picture for a symbol: its own, that of its kind, or the one for all others."""
    kind = id.partition("-")[0]
    return next((found for found in (id, kind) if found in PATHS), OTHER)


def symbol_definitions(defs: Element, name: str) -> None:
    """All of them, to be used by their names; `name`: of the picture, whose ids begin with it."""
    for id, path in PATHS.items():
        symbol = SubElement(defs, "path", {"id": f"{name}-sign-{id}", "fill-rule": "evenodd"})
        symbol.set("d", path)
