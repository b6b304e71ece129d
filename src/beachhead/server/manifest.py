"""What the page is once it is installed on a phone or a desk."""

from __future__ import annotations

from typing import Any

from beachhead.locale import Texts

OLIVE, PAPER = "#3f4a2c", "#f5efe2"


def as_an_app(language: str) -> dict[str, Any]:
    """The web app manifest, in a language."""
    say = Texts(language).say
    return {
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "lang": language,
        "name": say("app-name"),
        "short_name": "Beachhead",
        "description": say("app-line"),
        "display": "standalone",
        "theme_color": OLIVE,
        "background_color": PAPER,
        "categories": ["games"],
        "icons": [
            {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
            _icon("192", "192x192"),
            _icon("512", "512x512"),
            _icon("maskable", "512x512", "maskable"),
        ],
        "shortcuts": [
            {"name": say("app-rules"), "url": "/#/rules"},
            {"name": say("app-cards"), "url": "/#/cards"},
        ],
    }


def _icon(name: str, sizes: str, purpose: str = "any") -> dict[str, str]:
    return {"src": f"/icon-{name}.png", "sizes": sizes, "type": "image/png", "purpose": purpose}
