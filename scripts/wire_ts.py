"""Writes the types of the wire for the client, from the server's own and the games': wire_ts.py.

web/src/lib/wire.ts is what the server says and hears. web/src/games/<box>/wire.ts is what a box's
board is given: the view, as far as one seat may know it, the moves, the events and the attempts.

A field that the sender may leave out is optional there: one with a default, in a struct that the
client sends or that leaves defaults out.
"""

import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import inspect as kinds

from ludotheque import contract, motion, secrecy, shelf, wire
from ludotheque.contract import Game
from ludotheque.server import box
from ludotheque.server.meanings import meanings

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
sys.path.insert(0, str(ROOT))
TOYS = {"pebbles": ROOT / "web" / "toys" / "games"}  # no boxes of the house: for those who add one
ROOTS = [
    *(wire.ServerMessage, wire.SocketCommand, wire.OpenTable, wire.Opened, wire.Me, wire.NewName),
    *(wire.SeatLink, wire.TableRow, wire.Seated, wire.Film, contract.Card, box.Box),
]
HEAD = """\
/** The types of the wire. Written by scripts/wire_ts.py from the server's own: do not edit. */

export type Seat = number;
"""
BINARY = f"""\
/** The first byte of a hand, before its seat (a byte) and its deed (four, little-endian). */
export const HAND = {motion.HAND};
/** How many bytes there are before those for the judge. */
export const HAND_HEAD = {motion.HAND_HEAD};
/** The first byte of a picture, before its log number, deed and step (four each, little-endian). */
export const PICTURE = {motion.PICTURE};
/** How many bytes there are before those from the judge. */
export const PICTURE_HEAD = {motion.PICTURE_HEAD};
"""

SEAT = {"is": "seat"}
GAME_HEAD = """\
/** What {title} gives to its board. Written by scripts/wire_ts.py from the rules: do not edit. */
import type {{ Attempted, Happened{more} }} from '../types';

"""
Named = kinds.StructType | kinds.TypedDictType


def main() -> None:
    for file, text in files().items():
        file.write_text(text, "utf-8")


def files() -> dict[Path, str]:
    """Every file that is written, and what it holds. A box without a folder there needs none."""
    found = {WEB / "lib" / "wire.ts": house()}
    for name in shelf.names():
        found[WEB / "games" / name / "wire.ts"] = of_game(shelf.game(name))
    for name, folder in TOYS.items():
        toy = import_module(f"tests.toys.{name}.game").GAME
        found[folder / name / "wire.ts"] = of_game(toy)
    return {file: text for file, text in found.items() if file.parent.exists()}


def house() -> str:
    """What the server says and hears."""
    parts = [HEAD, BINARY, *_interfaces(kinds.multi_type_info(ROOTS))]
    for name in ("ServerMessage", "SocketCommand"):
        members = kinds.type_info(getattr(wire, name))
        assert isinstance(members, kinds.UnionType)
        lines = [f"  | {_type(member)}" for member in members.types]
        parts.append("\n".join([f"export type {name} =", *lines]) + ";\n")
    return "\n".join(parts)


def of_game(game: Game) -> str:
    """A box's view, moves, events and attempts."""
    name = game.card.name.title()
    told = [*game.events.values(), *game.attempts.values()]
    position = kinds.type_info(game.position_type)
    assert isinstance(position, kinds.StructType)
    inside = [field.type for field in position.fields]
    parts = [
        *_interfaces([*inside, *kinds.multi_type_info(told)]),
        _view(f"{name}View", game, position),
        *_moves(f"{name}Move", game),
        *_kinds(f"{name}Event", "Happened", game.events),
        *(_kinds(f"{name}Attempt", "Attempted", game.attempts) if game.attempts else ()),
    ]
    text = "\n".join(parts)
    more = "".join(f", {used}" for used in ("Outcome", "Read", "Seat") if used in text)
    head = GAME_HEAD.format(title=game.card.title, more=more)
    return (head if game.attempts else head.replace("Attempted, ", "")) + text


def _view(name: str, game: Game, position: kinds.StructType) -> str:
    """All that one seat may know: what is secret from it is null."""
    lines = ["/** All that one seat may know. */", f"export interface {name} {{"]
    lines += [
        f"  box: '{game.card.name}';",
        "  to_act: Seat[];",
        "  outcome: Outcome | null;",
        "  seat: Seat | null;",
    ]
    told = meanings(game.position_type)
    declared = secrecy.declared(game.position_type)
    for field in position.fields:
        comment = told.get(field.name)
        lines += [f"  /** {comment[0].upper()}{comment[1:]}. */"] if comment else []
        lines.append(f"  {field.encode_name}: {_known(declared[field.name], field.type)};")
    return "\n".join([*lines, "}\n"])


def _moves(name: str, game: Game) -> Iterable[str]:
    """By its kind what a move names, and one of them."""
    lines = [f"export interface {name}s {{"]
    for move in game.move_types:
        kind = kinds.type_info(move)
        assert isinstance(kind, kinds.StructType)
        fields = "; ".join(f"{one.encode_name}: {_type(one.type)}" for one in kind.fields)
        named = f"{{ {fields} }}" if fields else "object"
        lines.append(f"  {_key(str(kind.tag))}: {named};")
    yield "\n".join([*lines, "}\n"])
    yield f"export type {name} = Read<{name}s>;\n"


def _key(kind: str) -> str:
    return f"'{kind}'" if "-" in kind else kind


def _known(who: secrecy.Secrecy, kind: kinds.Type) -> str:
    """A field as a view has it: with null where something may be hidden."""
    match who:
        case secrecy.Until(before=before):
            return " | ".join(dict.fromkeys([_type(kind), _known(before, kind)]))
        case secrecy.Nobody():
            return "null"
        case _ if who is secrecy.EVERYONE:
            return _type(kind)
        case _:  # by seat
            assert isinstance(kind, kinds.DictType)
            shown = _type(kind.value_type)
            hidden = shown if shown.endswith("null") else f"{shown} | null"
            return f"Record<Seat, {hidden}>"


def _kinds(name: str, one: str, declared: Mapping[str, Any]) -> Iterable[str]:
    """By its kind what one tells, and one of them."""
    lines = [f"export interface {name}s {{"]
    for kind, args in declared.items():
        lines.append(f"  {_key(kind)}: {args.__name__};")
    yield "\n".join([*lines, "}\n"])
    yield f"export type {name} = {one}<{name}s>;\n"


def _interfaces(roots: Iterable[kinds.Type]) -> list[str]:
    """Of everything with a name that these are made of."""
    named: dict[str, Named] = {}
    for root in roots:
        for found in _parts(root):
            kept = named.setdefault(found.cls.__name__, found)
            assert kept.cls is found.cls, f"there are two called {found.cls.__name__}"
    return [_interface(name, named[name]) for name in sorted(named)]


def _parts(kind: kinds.Type) -> Iterable[Named]:
    """What has a name in a type, itself included."""
    match kind:
        case kinds.Metadata(type=inner):
            yield from _parts(inner)
        case kinds.StructType(fields=fields) | kinds.TypedDictType(fields=fields):
            yield kind
            for field in fields:
                yield from _parts(field.type)
        case kinds.UnionType(types):
            for part in types:
                yield from _parts(part)
        case kinds.ListType() | kinds.VarTupleType():
            yield from _parts(kind.item_type)
        case kinds.DictType(value_type=value):
            yield from _parts(value)


def _interface(name: str, kind: Named) -> str:
    lines = [*_comment(kind.cls), f"export interface {name} {{"]
    may_leave_out = isinstance(kind, kinds.TypedDictType)
    if isinstance(kind, kinds.StructType):
        config = kind.cls.__struct_config__
        may_leave_out = config.omit_defaults or config.forbid_unknown_fields
        if kind.tag_field:
            lines.append(f"  {kind.tag_field}: '{kind.tag}';")
    for field in kind.fields:
        sign = "?" if may_leave_out and not field.required else ""
        lines.append(f"  {field.encode_name}{sign}: {_type(field.type)};")
    return "\n".join([*lines, "}\n"])


def _comment(cls: type[Any]) -> list[str]:
    said = [line.strip() for line in (cls.__dict__.get("__doc__") or "").strip().splitlines()]
    if len(said) < 2:
        return [f"/** {line} */" for line in said]
    return [f"/** {said[0]}", *(f" * {line}".rstrip() for line in said[1:]), " */"]


def _type(kind: kinds.Type) -> str:
    match kind:
        case kinds.Metadata(type=inner, extra=extra):
            return "Seat" if extra == SEAT else _type(inner)
        case kinds.StructType(cls=cls) | kinds.TypedDictType(cls=cls):
            return cls.__name__
        case kinds.UnionType(types):
            return " | ".join(dict.fromkeys(map(_type, types)))
        case kinds.LiteralType(values):
            return " | ".join(f"'{value}'" for value in values)
        case kinds.ListType() | kinds.VarTupleType():
            item = _type(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case kinds.TupleType(types):
            return f"[{', '.join(map(_type, types))}]"
        case kinds.DictType(key_type=kinds.LiteralType() as key, value_type=value):
            return f"Partial<Record<{_type(key)}, {_type(value)}>>"
        case kinds.DictType(key_type=key, value_type=value):
            return f"Record<{'Seat' if _type(key) != 'string' else 'string'}, {_type(value)}>"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType() | kinds.BytesType():  # bytes are base64 in JSON
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
    return "unknown"


if __name__ == "__main__":
    main()
