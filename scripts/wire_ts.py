"""Writes web/src/lib/wire.ts, the types of the wire for the client: wire_ts.py.

A field that the sender may leave out is optional there: one with a default, in a struct that the
client sends or that leaves defaults out.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import inspect as kinds

from ludotheque import contract, wire
from ludotheque.server import box

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
ROOTS = [
    *(wire.ServerMessage, wire.SocketCommand, wire.OpenTable, wire.Opened, wire.Me, wire.NewName),
    *(wire.SeatLink, wire.TableRow, wire.Seated, contract.Card, box.Box),
]
HEAD = """\
/** The types of the wire. Written by scripts/wire_ts.py from the server's own: do not edit. */

export type Seat = number;
"""


def main() -> None:
    FILE.write_text(text(), "utf-8")


def text() -> str:
    structs: dict[str, kinds.StructType] = {}
    for root in kinds.multi_type_info(ROOTS):
        for found in _structs(root):
            structs.setdefault(found.cls.__name__, found)
    parts = [HEAD, *(_interface(name, structs[name]) for name in sorted(structs))]
    for name in ("ServerMessage", "SocketCommand"):
        members = kinds.type_info(getattr(wire, name))
        assert isinstance(members, kinds.UnionType)
        lines = [f"  | {_type(member)}" for member in members.types]
        parts.append("\n".join([f"export type {name} =", *lines]) + ";\n")
    return "\n".join(parts)


def _structs(kind: kinds.Type) -> Iterable[kinds.StructType]:
    """The structs that a type is made of, itself included."""
    match kind:
        case kinds.StructType(fields=fields):
            yield kind
            for field in fields:
                yield from _structs(field.type)
        case kinds.UnionType(types):
            for part in types:
                yield from _structs(part)
        case kinds.ListType() | kinds.VarTupleType():
            yield from _structs(kind.item_type)
        case kinds.DictType(value_type=value):
            yield from _structs(value)


def _interface(name: str, struct: kinds.StructType) -> str:
    config = struct.cls.__struct_config__
    may_leave_out = config.omit_defaults or config.forbid_unknown_fields
    lines = [*_comment(struct.cls), f"export interface {name} {{"]
    if struct.tag_field:
        lines.append(f"  {struct.tag_field}: '{struct.tag}';")
    for field in struct.fields:
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
        case kinds.StructType(cls=cls):
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
        case kinds.DictType(key_type=key, value_type=value):
            seat = isinstance(key, kinds.IntType)
            return f"Record<{'Seat' if seat else 'string'}, {_type(value)}>"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
    return "unknown"


if __name__ == "__main__":
    main()
