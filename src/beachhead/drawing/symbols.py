"""The small pictures on a board, each drawn on a square of 24 by 24."""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement

SIZE = 24
OTHER = "orders"
"""What stands for whatever has no picture of its own."""

PATHS = {
    # What a Unit has: as on the dice.
    "star": "M12 2l2.9 6.7 7.3.6-5.5 4.8 1.7 7.1-6.4-3.8-6.4 3.8 1.7-7.1-5.5-4.8 7.3-.6z",
    "soldier": "M5.5 9.5a6.5 6 0 0 1 13 0h1.2v1.7H4.3V9.5zM7.7 12.2h8.6v.8a4.3 4.3 0 0 1-8.6 0z"
    "M4 21.5c0-3 2.2-4.6 4.8-4.6.8.9 1.9 1.4 3.2 1.4s2.4-.5 3.2-1.4c2.6 0 4.8 1.6 4.8 4.6z",
    "courage": "M6.5 1.5h11v5.3L12 9.7 6.5 6.8zM12 10.2a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4z"
    "m0 9.7c2.3-1.5 3.4-2.7 3.4-4.2 0-1.9-2.3-2.5-3.4-.8-1.1-1.7-3.4-1.1-3.4.8 0 1.5 1.1 2.7 3.4 "
    "4.2z",
    "tool": "M21.3 6.5a5.6 5.6 0 0 1-7.4 6.6l-7.3 7.5a2.3 2.3 0 0 1-3.3-3.3l7.5-7.3a5.6 5.6 0 0 1 "
    "6.7-7.3l-3.3 3.3.5 2.7 2.7.5z",
    "skull": "M12 2.5c-5 0-8.5 3.4-8.5 8 0 2.7 1.2 4.6 3 5.8v3.7h11v-3.7c1.8-1.2 3-3.1 3-5.8 0-4.6"
    "-3.5-8-8.5-8zM8.5 8.6a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2zm7 0a2.1 2.1 0 1 1 0 4.2 2.1 2.1"
    " 0 0 1 0-4.2zM12 12.8l1.3 2.6h-2.6z",
    # Cards.
    "specialist": "M12 3l9 6v4l-9-6-9 6V9zM12 11l9 6v4l-9-6-9 6v-4z",
    "item": "M3 8l9-4.5L21 8v10l-9 4-9-4zM5 10v6.6l6 2.7v-6.4zM13 12.9v6.4l6-2.7V10z",
    "award": "M7 2h10l-2.6 7h-4.8zM12 9.5l1.9 4 4.4.5-3.2 3 .9 4.4-4-2.2-4 2.2.9-4.4-3.2-3 4.4-.5z",
    "vehicle": "M7 6h8v2h7v2h-7v2h4l2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4l2-2h2zM6 15.5a1.5 1.5 0"
    " 1 0 0 3 1.5 1.5 0 0 0 0-3zm6 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm6 0a1.5"
    " 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z",
    "card": "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM7 5v6h10V5z",
    "recall": "M10 4L3 10.5 10 17v-4h4a3 3 0 0 1 0 6H8v3h6a6 6 0 0 0 0-12h-4z",
    "price": "M3 3h9l9.5 9.5-8.5 8.5L3 12zM7.5 5.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
    "trade": "M8 3v4h12v3H8v4L2 8.5zM16 10.5v4H4v3h12v4l6-5.5z",
    "orders": "M12 2l2 6.5L20.5 6 17 12l3.5 6-6.5-2.5L12 22l-2-6.5L3.5 18 7 12 3.5 6 10 8.5z",
    # Dice.
    "die": "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 9a3 3 0 1 0"
    " 0 6 3 3 0 0 0 0-6z",
    "six": "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7 5.3h3.4v3.4"
    "H7zm6.6 0H17v3.4h-3.4zM7 10.3h3.4v3.4H7zm6.6 0H17v3.4h-3.4zM7 15.3h3.4v3.4H7"
    "zm6.6 0H17v3.4h-3.4z",
    "reroll": "M12 4a8 8 0 0 1 7.5 5.3L22 8.5 20.5 15 15 11.2l2-.8A5.4 5.4 0 0 0 7 10l-2.4"
    "-1A8 8 0 0 1 12 4zM2 15.5L3.5 9 9 12.8l-2 .8a5.4 5.4 0 0 0 10 .4l2.4 1a8 8 0 0 1-14.9"
    "-.3z",
    "lock": "M7 10V7.5a5 5 0 0 1 10 0V10h2v11H5V10zm2.5 0h5V7.5a2.5 2.5 0 0 0-5 0z",
    # Ground.
    "shield": "M12 2l8.5 3v6.5c0 5-3.6 8.5-8.5 10.5-4.9-2-8.5-5.5-8.5-10.5V5z",
    "mgf": "M1 8.5h11V6.5h6v2h5v3h-3l1 5h-4l-1-4h-3.5l2.5 8h-2.6L10 14l-3.5 6.5H3.7l4.8-9H1z",
    "mine": "M12 7a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM11 2h2v4h-2zM3.2 6.6l1.4-1.4 3 3-1.4 1.4zM19"
    ".4 5.2l1.4 1.4-3 3-1.4-1.4zM1.5 12h3.5v2H1.5zM19 12h3.5v2H19zM5 19.5h14V22H5z",
    "wire": "M2 11h20v2H2zM6 7l2 5-2 5-2-5zM12 7l2 5-2 5-2-5zM18 7l2 5-2 5-2-5z",
    "shell": "M12 1.5c3 2.5 4.5 6 4.5 9.5v5h-9v-5c0-3.5 1.5-7 4.5-9.5zM7.5 17.5h9V20h-9z"
    "M6.5 21h11v2h-11z",
    "sector": "M3 4l6-2 6 2 6-2v18l-6 2-6-2-6 2zM9 4.5v13.7l6 2V6.5z",
    "bunker": "M2 20v-6l4-6h12l4 6v6zM7 13v3h10v-3z",
    "flag": "M5 2h2.5v1.5H20l-3 4 3 4H7.5V22H5z",
    "advance": "M12 2l8 9h-5v11H9V11H4z",
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
