"""The icons of the installed page, drawn from `icon.svg`: `make icons`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.browser.reader import chromium

PUBLIC = Path(__file__).parents[2] / "web" / "public"
ICONS = {"180": (180, 1.0), "192": (192, 1.0), "512": (512, 1.0), "maskable": (512, 0.72)}
"""How large each is, and how much of it the square takes: phones cut the last one to shape."""


def page(size: int, share: float, ground: str) -> str:
    """The icon alone on a page."""
    picture = (PUBLIC / "icon.svg").read_text("utf-8")
    inside = f"width:{size * share}px;height:{size * share}px;margin:{size * (1 - share) / 2}px"
    return f"""<body style="margin:0;background:{ground}">
        <div style="position:absolute;{inside}">{picture}</div>"""


async def draw() -> None:
    """Every icon."""
    async with chromium() as browser:
        for name, (size, share) in ICONS.items():
            # What is cut to shape, or lies on a home screen as it is, has no corners of its own.
            full = name in ("180", "maskable")
            tab = await browser.new_page(viewport={"width": size, "height": size})
            await tab.set_content(page(size, share, "#3f4a2c" if full else "transparent"))
            path = str(PUBLIC / f"icon-{name}.png")
            await tab.screenshot(path=path, omit_background=not full)
            await tab.close()


if __name__ == "__main__":
    asyncio.run(draw())
