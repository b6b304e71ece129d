"""What the program may say, read from its source, and what the Fluent files say, read from them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast as ftl
from fluent.syntax import parse

import beachhead

ROOT = Path(beachhead.__file__).parent
PROBLEMS = {"Problem", "Problems", "Malformed", "Illegal", "Ambiguous", "NotationError"}
CODE_PASSED_ON = {("kernel/kinds.py", "code"), ("cards/loading.py", "fault.code")}
"""Problems whose code is not spelled out there: `_word_codec`'s, and those given a place."""
PLACED_IN = {
    "cards/building.py",
    "cards/evenings.py",
    "cards/loading.py",
    "games/express/content.py",
    "games/battle/medals.py",
    "games/pocket/brought.py",
    "games/normandy/cards/content_files.py",
    "games/normandy/map/ground.py",
    "games/normandy/modules/atlantikwall/checks.py",
    "games/normandy/modules/atlantikwall/solo/cards.py",
    "games/normandy/modules/conditions/cards.py",
    "games/normandy/modules/crossing/checks.py",
    "games/normandy/modules/missions/cards.py",
    "games/normandy/modules/war_heroes/hero.py",
}
PLACE = {"file", "line", "field"}
CRAMPED = re.compile(r"(?<!\u00a0)([!?;»]|:(?!\d))|«(?!\u00a0)|['’] ")
"""A French mark without its space, or an apostrophe with one."""


class Raised(NamedTuple):
    """A problem that the source may raise: its code and the arguments its sentence gets."""

    code: str
    args: frozenset[str]


@cache
def sources() -> dict[str, ast.Module]:
    """Every source file, parsed."""
    files = sorted(ROOT.rglob("*.py"))
    return {str(file.relative_to(ROOT)): ast.parse(file.read_text("utf-8")) for file in files}


@cache
def _all_calls() -> list[tuple[str, str, ast.Call]]:
    """Every call in the source, with its file and by whose name it is."""
    return [
        (file, _name(node.func), node)
        for file, tree in sources().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
    ]


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a function or class by one of these names, with its file."""
    return ((file, call) for file, name, call in _all_calls() if name in names)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def strings(node: ast.AST) -> set[str]:
    """Every text in an expression; a formatted one as a template."""
    if isinstance(node, ast.JoinedStr):
        return {ast.unparse(node)[2:-1]}
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def problems() -> set[Raised]:
    """Every problem in the source."""
    found = set()
    for file, call in calls(*PROBLEMS):
        codes = strings(call.args[0]) if call.args else set()
        if not codes and call.args:
            assert (file, ast.unparse(call.args[0])) in CODE_PASSED_ON, (file, call.lineno)
        args = {word.arg for word in call.keywords if word.arg}
        if _name(call.func) == "Problems":
            args.add("count")
        elif file in PLACED_IN and not args & {"file", "path"}:
            args |= PLACE
        found |= {Raised(code, frozenset(args)) for code in codes}
    for _, call in calls("_word_codec"):
        found |= {Raised(code, frozenset({"token"})) for code in strings(call.args[1])}
    return found


def asks(game: str) -> set[str]:
    """Every `ask` of a decision of a game."""
    found = {ask for call in _calls_of(game, "Decision") for ask in strings(call.args[1])}
    found |= {ask for call in _calls_of(game, "decision") for ask in strings(call.args[2])}
    if game != "express":
        return found
    squad = sources()["games/express/squad.py"]
    for node in ast.walk(squad):
        if isinstance(node, ast.FunctionDef) and node.name == "question":
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and isinstance(inner.value, ast.Tuple):
                    found |= strings(inner.value.elts[0])
    return found


def roll_asks(game: str) -> set[str]:
    """Everything that a game asks to be rolled or drawn; a deck is asked for by its name."""
    found = {ask for call in _calls_of(game, "Roll", "Draw") for ask in strings(call.args[3])}
    for path, call in calls("DrawCard"):
        if path.startswith(f"games/{game}/"):
            found |= strings(_constant(path, call.args[0]))
    return found


def _constant(path: str, node: ast.expr) -> ast.expr:
    """What a name stands for that a file, or one beside it, gives a value; else the expression."""
    folder = path.rpartition("/")[0]
    beside = (file for file in sources() if file.rpartition("/")[0] == folder)
    for line in (line for file in (path, *beside) for line in sources()[file].body):
        for name, value in _assigned(line):
            if ast.unparse(name) == ast.unparse(node):
                return value
    return node


def _assigned(line: ast.stmt) -> Iterator[tuple[ast.expr, ast.expr]]:
    """The names that a line gives values to, several at once too."""
    match line:
        case ast.Assign([ast.Tuple(names)], ast.Tuple(values)):
            yield from zip(names, values, strict=True)
        case ast.Assign([name], value):
            yield name, value


def _calls_of(game: str, *names: str) -> Iterator[ast.Call]:
    return (call for path, call in calls(*names) if path.startswith(f"games/{game}/"))


def message_templates() -> set[str]:
    """Every id of a message in a scene or a result; some are templates."""
    found: set[str] = set()
    for file, call in calls("message"):
        ids = strings(call.args[0])
        assert ids or isinstance(call.func, ast.Attribute), (file, call.lineno, "no id to be seen")
        found |= ids
    return found


def said_in(folder: str) -> set[str]:
    """Every id that a room says itself; some are templates."""
    said = [call for path, call in calls("say") if path.startswith(folder + "/")]
    return {id for call in said for id in strings(call.args[0])}


def fluent_files(language: str) -> dict[str, Path]:
    """The Fluent files of a language: those of the program, and those of a module by its folder."""
    ours = ROOT / "locale" / language
    shared = {str(file.relative_to(ours)): file for file in sorted(ours.rglob("*.ftl"))}
    own = sorted((ROOT / "games").rglob(f"{language}.ftl"))
    return shared | {file.parent.name: file for file in own}


@cache
def entries(language: str) -> dict[str, list[Any]]:
    """What the Fluent files of a language hold, by file."""
    found = fluent_files(language).items()
    return {name: parse(file.read_text("utf-8")).body for name, file in found}


@cache
def messages(language: str) -> dict[str, str]:
    """Every message of a language as one text, all its variants in a row."""
    return {
        entry.id.name: flat(entry.value)
        for body in entries(language).values()
        for entry in body
        if isinstance(entry, ftl.Message)
    }


def flat(node: Any) -> str:
    match node:
        case ftl.Pattern():
            return "".join(map(flat, node.elements))
        case ftl.TextElement():
            return str(node.value)
        case ftl.Placeable():
            return flat(node.expression)
        case ftl.SelectExpression():
            return "|".join(flat(variant.value) for variant in node.variants)
        case ftl.StringLiteral():
            return str(node.value)
        case ftl.VariableReference():
            return "{$" + str(node.id.name) + "}"
        case ftl.MessageReference():
            return "{" + str(node.id.name) + "}"
        case ftl.FunctionReference():
            return flat(node.arguments.positional[0])
    raise TypeError(type(node))


def words(text: str) -> str:
    """A message without its placeables."""
    return "".join(part.rpartition("}")[2] for part in text.split("{"))
