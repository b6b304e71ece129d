"""The browser's types and limits, written from `protocol`: `python -m …server.typescript`."""

from __future__ import annotations

import re
import sys
from typing import Any, get_args

import msgspec

from beachhead.kernel.kinds import COLOURS, SYMBOLS, write_die
from beachhead.locale.glossary import TermText
from beachhead.locale.rulebook import RuleText
from beachhead.server import limits
from beachhead.server import protocol as p
from beachhead.server.screen import die_faces

HEAD = "// Written by `make wire` from beachhead/server/protocol/: do not change by hand.\n"
NAMED: dict[str, Any] = {
    "Panel": p.Panel,
    "Prompt": p.Prompt,
    "Entering": p.Entering,
    "FromBrowser": p.FromBrowser,
    "FromServer": p.FromServer,
}
ROOTS = (
    p.CardText,
    p.MapText,
    p.Offer,
    p.TableWish,
    p.SettingsWish,
    p.SettingsChecked,
    p.NewTable,
    p.OpenTable,
    p.SeatTaking,
    p.SeatTaken,
    p.KeyRing,
    p.TableShown,
    p.Moment,
    p.Numbers,
    p.DayShown,
    p.DayWish,
    p.RecordChecked,
    p.Trouble,
)


def typescript() -> str:
    """The whole file."""
    roots = (*ROOTS, RuleText, TermText, *NAMED.values())
    _, components = msgspec.json.schema_components(roots, ref_template="#/{name}")
    parts = [HEAD]
    for name in sorted(components):
        parts.append(_interface(name, components[name]))
    for name, union in NAMED.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    parts.append(_dice())
    parts.append(f"export const TABLES_LISTED = {limits.TABLES_LISTED};\n")
    return "\n".join(parts)


def _dice() -> str:
    """Every die in notation, with its colour and what it shows."""
    faces = ((write_die(die), *die_faces(die)) for die in range(len(COLOURS) * len(SYMBOLS)))
    lines = (f'  {die}: ["{colour}", "{face}"],\n' for die, colour, face in faces)
    head = "/** Each die in notation: its colour, and what it shows. */\n"
    return f"{head}export const DICE: Record<string, [string, string]> = {{\n{''.join(lines)}}};\n"


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [f"/** {_one_line(schema.get('description', name))} */", f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(kind)};")
    return "\n".join([*lines, "}", ""])


def _one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix("#/")
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
        case "array":
            return f"({_type(schema['items'])})[]"
        case "object":
            return f"Record<string, {_type(schema['additionalProperties'])}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
    raise AssertionError(schema)


if __name__ == "__main__":
    sys.stdout.write(typescript())
