"""Boards built by hand, and a voice that says whatever it is given."""

from __future__ import annotations

from typing import Any, Literal

from beachhead.kernel.scene import Board, Border, Cell, Message, Sign, Symbol, message
from beachhead.locale import Texts

SEATS = ("Ann", "Étienne", "Cleo <&\"'>", "Dirk")
TIGER = ((24,), (12, 12), (8, 8, 8), (12, 12), (12, 12), (24,))
"""How wide the sectors of each row are in Exercise Tiger (V-9)."""


class Free(Texts):
    """Says a `free` message as its text, in English or French."""

    def __init__(self, language: str) -> None:
        super().__init__(language, seats=SEATS)

    def say(self, id: str, /, **args: Any) -> str:
        return str(args[self.language]) if id == "free" else super().say(id, **args)


def free(en: str, fr: str = "") -> Message:
    """A message that is said as it stands."""
    return message("free", en=en, fr=fr or en)


def sign(en: str, fr: str = "") -> Sign:
    """DEF and MGF in symbols, anything else as it stands."""
    symbols: tuple[Symbol, ...] = ()
    if en.startswith("DEF "):
        symbols = (Symbol("shield", en.removeprefix("DEF ")),)
    elif en == "MGF":
        symbols = (Symbol("mgf"),)
    elif en == "no Items found":
        symbols = (Symbol("item", struck=True),)
    return Sign(free(en, fr), symbols)


SIGNS: dict[str, list[tuple[str, ...]]] = {
    "2": [
        ("DEF 4",),
        ("Scout free", "Éclaireur gratuit"),
        ("+1 Courage a turn", "+1 courage par tour"),
    ],
    "3": [
        ("DEF 4",),
        ("Sharpshooter free", "Tireur gratuit"),
        ("+1 Star a turn", "+1 étoile par tour"),
    ],
    "4": [("DEF 6",), ("can’t stay", "on ne reste pas")],
    "5": [
        ("DEF 3",),
        ("needs the Corporal", "il faut le Caporal"),
        ("+1 Tool a turn", "+1 outil par tour"),
        ("MGF", "TM"),
    ],
    "6": [("DEF 6",), ("can’t stay", "on ne reste pas")],
    "7": [
        ("DEF 8",),
        ("MGF", "TM"),
        ("lose 1 Specialist", "−1 spécialiste"),
        ("no locking", "rien à verrouiller"),
    ],
    "8": [("DEF 8",), ("MGF", "TM"), ("only 5 dice", "5 dés seulement")],
    "9": [("DEF 10",), ("MGF", "TM"), ("no Items found", "aucun objet trouvé")],
    "10": [
        ("DEF 10",),
        ("MGF", "TM"),
        ("lose 1 Specialist", "−1 spécialiste"),
        ("+1d6 Soldiers", "+1d6 soldats"),
    ],
    "1": [("DEF 2",)],
    "bunker": [("DEF 12",), ("MGF", "TM")],
}
OPEN = "1-2 1-3 2-4 2-5 3-5 3-6 4-7 6-8 9-bunker 10-bunker 4-5 5-6 7-8"
MINED = "5-7 5-8 7-9 8-10 2-3"
BARRED = "9-10"


def borders(ways: str, kind: Literal["open", "mined", "barrier"]) -> list[Border]:
    pairs = (way.split("-") for way in ways.split())
    return [Border((one, other), kind) for one, other in pairs]


def tiger(seats: dict[str, tuple[int, ...]] | None = None) -> Board:
    """A map like Exercise Tiger's (V-9), but with a barrier between 9 and 10."""
    cells = []
    standing = {"2": (0,), "5": (1, 2, 3)} if seats is None else seats
    ids = iter([*map(str, range(1, 11)), "bunker"])
    for row, widths in enumerate(TIGER, start=1):
        for number, wide in enumerate(widths):
            id = next(ids)
            title = free("Bunker") if id == "bunker" else free(id)
            signs = tuple(sign(*words) for words in SIGNS[id])
            kind: Literal["", "start", "bunker"] = "bunker" if id == "bunker" else ""
            cells.append(
                Cell(
                    id,
                    row,
                    sum(widths[:number]),
                    wide,
                    title,
                    signs,
                    "start" if id == "1" else kind,
                    standing.get(id, ()),
                    (free(f"Everything about {id}.", f"Tout sur {id}."),),
                )
            )
    return Board(
        free("N01 Exercise Tiger", "N01 Exercice Tiger"),
        tuple(cells),
        (*borders(OPEN, "open"), *borders(MINED, "mined"), *borders(BARRED, "barrier")),
        tuple(
            Sign(free(f"Courage {cost}"), (Symbol("courage", str(cost)),) if cost else ())
            for cost in (0, 1, 2, 2, 3, 4)
        ),
        shore=True,
    )


def sea() -> Board:
    """Narrow stretches of deep sea, as where six craft cross."""
    cells = tuple(
        Cell(
            f"{row}{lane}",
            number,
            lane,
            1,
            free(f"{row}{lane}"),
            (sign("DEF 0"), sign(f"shell {lane}", f"obus {lane}")),
            "deep",
        )
        for number, row in enumerate("abc", start=1)
        for lane in range(1, 9)
    )
    ways = (f"{one}{lane}-{other}{lane}" for one, other in ("ab", "bc") for lane in range(1, 9))
    return Board(free("Sea"), cells, tuple(borders(" ".join(ways), "open")), shore=True)


def even() -> Board:
    """Three rows of three; 2-3, 5-6 and 7-8 are walled off, as no border is listed."""
    cells = tuple(
        Cell(
            str(number + 1),
            number // 3 + 1,
            number % 3,
            1,
            free(f"Sector {number + 1}", f"Secteur {number + 1}"),
            (sign("DEF 2"), sign('a "mark" <&>')),
            seats=(number,) if number < 4 else (),
        )
        for number in range(9)
    )
    ways = borders("1-2 1-4 2-5 4-7 5-8 6-9 8-9", "open") + borders("3-6", "mined")
    return Board(free("Even & plain"), cells, (*ways, *borders("4-5", "barrier")))
