"""`beachhead map` and `beachhead content`: maps to look at, and content of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from beachhead.cli.pretty import map_picture
from beachhead.cli.words import Lang, language, on_screen, say
from beachhead.drawing import board_svg, board_words
from beachhead.games import load_games
from beachhead.kernel.contract import AnyGame
from beachhead.kernel.errors import Problem
from beachhead.kernel.scene import Board, Notes
from beachhead.locale import Texts

LangOption = Annotated[Lang | None, typer.Option(help=say("cli-arg-lang"))]


def map(
    name: Annotated[str | None, typer.Argument(help=say("cli-arg-map"))] = None,
    svg: Annotated[bool, typer.Option("--svg", help=say("cli-arg-svg"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=say("cli-arg-plain-map"))] = False,
    out: Annotated[Path | None, typer.Option(help=say("cli-arg-out"))] = None,
    pack: Annotated[Path | None, typer.Option(help=say("cli-arg-pack"))] = None,
    lang: LangOption = None,
) -> None:
    """One map drawn, or the list of all."""
    known = _maps(pack)
    if name is None:
        for id, game in known.items():
            texts = Texts(language(lang), game)
            print(texts.say("maps-line", id=id, board=texts.message(_board(game, id).title)))
        return
    id = _find_map(name, known)
    texts = Texts(language(lang), known[id])
    if svg:
        _write_svg(texts, known[id], id, out)
    elif plain or not on_screen():
        _print_map(texts, known[id], id)
    else:
        Console(highlight=False).print(map_picture(texts, known[id].map_scene(id)))


def _maps(pack: Path | None) -> dict[str, AnyGame]:
    """Every map with the game it is of."""
    games = load_games(pack).values()
    return {id: game for game in games for id in game.content.choices("map")}


def _find_map(name: str, known: dict[str, AnyGame]) -> str:
    """A map by its id, its code or its name in any language."""
    wanted = name.strip().casefold()
    for id, game in known.items():
        code = game.content.maps[id].code
        names = game.content.name_of("map", id)
        if wanted in (id, code.casefold()) or (names and names.has(name)):
            return id
    raise Problem("unknown-map", map=name, known=", ".join(known))


def _board(game: AnyGame, id: str) -> Board:
    return next(panel for panel in game.map_scene(id).panels if isinstance(panel, Board))


def _print_map(texts: Texts, game: AnyGame, id: str) -> None:
    for panel in game.map_scene(id).panels:
        if isinstance(panel, Board):
            print("\n".join(board_words(texts, panel)))
            print()
        elif isinstance(panel, Notes):
            print("\n".join(texts.message(line) for line in panel.lines))


def _write_svg(texts: Texts, game: AnyGame, id: str, out: Path | None) -> None:
    drawing = board_svg(texts, _board(game, id), id)
    if out == Path("-"):
        print(drawing)
        return
    path = out or Path(f"{id}.svg")
    try:
        path.write_text(drawing, "utf-8")
    except OSError as error:
        raise Problem("cannot-write", path=str(path), detail=str(error)) from None
    print(texts.say("map-written", path=str(path)))


content_app = typer.Typer(help=say("cli-content"), no_args_is_help=True)


@content_app.command("check", help=say("cli-content-check"))
def check(
    folder: Annotated[Path, typer.Argument(help=say("cli-arg-pack"))],
    lang: LangOption = None,
) -> None:
    """Every fault of a folder of one's own, or what it brings."""
    texts = Texts(language(lang))
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file() and path.suffix != ".toml":
            print(texts.say("pack-ignored", path=str(path)))
    with_pack, without = load_games(folder), load_games()
    print(texts.say("pack-fine", path=str(folder)))
    for id, game in with_pack.items():
        ours = without[id].content.entries()
        for (kind, entry), value in game.content.entries().items():
            before = ours.get((kind, entry))
            if before != value:
                how = "pack-replaces" if before is not None else "pack-adds"
                name = texts.say(f"game-{id}")
                print(texts.say(how, game=name, kind=texts.say(f"kind-{kind}"), id=entry))
