"""Writes web/src/games/oss/hand/judge.ts, the judge of bones as the page runs it: bones_ts.py.

It is printed from the syntax tree of the rules themselves, expression by expression, so that both
do the same sums in the same order. Whatever the printer does not know it refuses.
"""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from ludotheque.hands.bones import lending, record, step

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "web" / "src" / "games" / "oss" / "hand" / "judge.ts"
ROOM = "ludotheque.hands.bones."
HEAD = """\
/** The judge of bones, step by step. Written by scripts/bones_ts.py from the rules: do not edit.
 *
 * The server judges the same samples with the same arithmetic and comes to the same bits.
 */

"""
FILL = """\
type Plain = { readonly [field: string]: unknown };

/** A record with the fields that a setting names; what it leaves out is 0. */
function filled<T extends object>(made: T, plain: Plain): T {
  const to = made as Record<string, unknown>;
  for (const [name, value] of Object.entries(plain)) {
    if (!Array.isArray(value)) to[name] = value;
    else
      value.forEach((part: unknown, i) => {
        const row = to[name] as unknown[];
        if (typeof part === 'object') filled(row[i] as object, part as Plain);
        else row[i] = part;
      });
  }
  return made;
}

export const worldOf = (plain: Plain): World => filled(blankWorld(), plain);
export const lawOf = (plain: Plain): Law => filled(blankLaw(), plain);
"""
SIGNS: dict[type, str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.And: "&&",
    ast.Or: "||",
}
TYPES = {"int": "number", "float": "number", "bool": "boolean", "None": "void"}
KNOWN = {"sqrt": "Math.sqrt", "abs": "Math.abs"}
RECORDS = {"World": record.WORLD, "Law": record.LAW, "Bone": record.BONE}


def main() -> None:
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), "utf-8")


def text() -> str:
    rules = [Rule(module, node) for module in modules() for node in rules_of(module)]
    used = sorted({name for rule in rules for name in rule.constants})
    constants = "".join(f"export const {name} = {getattr(record, name)};\n" for name in used)
    why = (
        f"/** Why: how it ended, or what went wrong. */\nexport const WHY = {_list(record.WHY)};\n"
    )
    shapes = "\n".join(_interface(name, dtype) for name, dtype in RECORDS.items())
    blanks = "".join(_blank(name, dtype) for name, dtype in RECORDS.items())
    return "\n".join([HEAD + constants, why, shapes, blanks, FILL, *(r.text for r in rules)])


def _list(names: tuple[str, ...]) -> str:
    return f"[{', '.join(map(repr, names))}] as const"


# ---- The records


def _interface(name: str, dtype: np.dtype[Any]) -> str:
    def kind(field: np.dtype[Any]) -> str:
        inner = "Bone" if field.base.names else "number"
        return f"{inner}[]" if field.shape else inner

    lines = "".join(f"  {field}: {kind(dtype[field])};\n" for field in dtype.names or ())
    return f"export interface {name} {{\n{lines}}}\n"


def _blank(name: str, dtype: np.dtype[Any]) -> str:
    def value(field: np.dtype[Any]) -> str:
        if not field.shape:
            return "0"
        inner = "blankBone" if field.base.names else "() => 0"
        return f"Array.from({{ length: {field.shape[0]} }}, {inner})"

    lines = "".join(f"  {field}: {value(dtype[field])},\n" for field in dtype.names or ())
    return f"const blank{name} = (): {name} => ({{\n{lines}}});\n"


# ---- The rules


def modules() -> list[ModuleType]:
    """Those that the step needs, what is called before what calls it; and the lending of bones."""
    found: list[ModuleType] = []

    def visit(module: ModuleType) -> None:
        for node in ast.parse(inspect.getsource(module)).body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(ROOM):
                below = import_module(node.module or "")
                if below is not record and below not in found:
                    visit(below)
        found.append(module)

    visit(step)
    visit(lending)
    return found


def rules_of(module: ModuleType) -> Iterator[ast.FunctionDef]:
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.FunctionDef):
            assert [ast.unparse(d) for d in node.decorator_list] == ["rule"], node.name
            yield node


class Rule:
    """One of them, printed."""

    def __init__(self, module: ModuleType, node: ast.FunctionDef) -> None:
        self._module = module
        self.constants: set[str] = set()
        self._own = {arg.arg for arg in node.args.args}
        assigned = [
            target.id
            for part in ast.walk(node)
            if isinstance(part, ast.Assign | ast.AugAssign)
            for target in (part.targets if isinstance(part, ast.Assign) else [part.target])
            if isinstance(target, ast.Name)
        ]
        self._own |= {*assigned}
        self._own |= {n.target.id for n in ast.walk(node) if isinstance(n, ast.For)}  # type: ignore[attr-defined]
        several = sorted({name for name in assigned if assigned.count(name) > 1})
        self._once = {*assigned} - {*several}
        args = ", ".join(f"{a.arg}: {self._type(a.annotation)}" for a in node.args.args)
        told = ast.get_docstring(node)
        body = node.body[1:] if told else node.body
        lines = [f"/** {' '.join(told.split())} */"] if told else []
        lines.append(f"export function {node.name}({args}): {self._type(node.returns)} {{")
        lines += [f"  let {name} = 0;" for name in several]
        lines += self._block(body, 1)
        self.text = "\n".join([*lines, "}\n"])

    def _type(self, annotation: ast.expr | None) -> str:
        assert annotation is not None
        name = ast.unparse(annotation)
        return TYPES.get(name) or next(known for known in RECORDS if known == name)

    def _block(self, body: list[ast.stmt], deep: int) -> list[str]:
        return [line for part in body for line in self._statement(part, deep)]

    def _statement(self, s: ast.stmt, deep: int) -> list[str]:
        pad = "  " * deep
        match s:
            case ast.Assign(targets=[target], value=value):
                const = "const " if isinstance(target, ast.Name) and target.id in self._once else ""
                return [f"{pad}{const}{self._say(target)} = {self._bare(value)};"]
            case ast.AugAssign(target=target, op=op, value=value):
                return [f"{pad}{self._say(target)} {SIGNS[type(op)]}= {self._bare(value)};"]
            case ast.If(test=test, body=body, orelse=orelse):
                lines = [f"{pad}if ({self._bare(test)}) {{", *self._block(body, deep + 1)]
                if len(orelse) == 1 and isinstance(orelse[0], ast.If):
                    first, *rest = self._statement(orelse[0], deep)
                    return [*lines, f"{pad}}} else {first.strip()}", *rest]
                if orelse:
                    lines += [f"{pad}}} else {{", *self._block(orelse, deep + 1)]
                return [*lines, f"{pad}}}"]
            case ast.For(target=ast.Name(id=i), iter=ast.Call(func=ast.Name(id="range"), args=[n])):
                head = f"{pad}for (let {i} = 0; {i} < {self._say(n)}; {i}++) {{"
                return [head, *self._block(s.body, deep + 1), f"{pad}}}"]
            case ast.Return(value=None):
                return [f"{pad}return;"]
            case ast.Return(value=value) if value is not None:
                return [f"{pad}return {self._bare(value)};"]
            case ast.Expr(value=ast.Call() as call):
                return [f"{pad}{self._say(call)};"]
        raise NotImplementedError(ast.unparse(s))

    def _bare(self, e: ast.expr) -> str:
        said = self._say(e)
        wrapped = isinstance(e, ast.BinOp | ast.Compare | ast.BoolOp | ast.IfExp)
        return said[1:-1] if wrapped else said

    def _say(self, e: ast.expr) -> str:
        match e:
            case ast.BinOp(left=left, op=op, right=right):
                return f"({self._say(left)} {SIGNS[type(op)]} {self._say(right)})"
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                return f"({self._say(left)} {SIGNS[type(op)]} {self._say(right)})"
            case ast.BoolOp(op=op, values=values):
                return f"({f' {SIGNS[type(op)]} '.join(map(self._say, values))})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{self._say(operand)}"
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant() as operand):
                return f"-{self._say(operand)}"
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self._say(test)} ? {self._say(body)} : {self._say(orelse)})"
            case ast.Constant(value=bool(value)):
                return str(value).lower()
            case ast.Constant(value=int() | float() as value):
                return str(int(value)) if value == int(value) else repr(value)
            case ast.Attribute(value=of, attr=field):
                return f"{self._say(of)}.{field}"
            case ast.Subscript(value=of, slice=at, ctx=context):
                surely = "!" if isinstance(context, ast.Load) else ""
                return f"{self._say(of)}[{self._bare(at)}]{surely}"
            case ast.Call(func=ast.Name(id=name), args=args):
                return f"{KNOWN.get(name, name)}({', '.join(map(self._bare, args))})"
            case ast.Name(id=name):
                if name not in self._own:
                    assert getattr(self._module, name) == getattr(record, name)
                    self.constants.add(name)
                return name
        raise NotImplementedError(ast.unparse(e))


if __name__ == "__main__":
    main()
