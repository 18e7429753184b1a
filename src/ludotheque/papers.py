"""What lies in a box besides its rules: the words it must have, a rulebook, and its places.

`check_game` reads them, so that whoever adds a box is told in one sentence what is missing.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect as kinds

from ludotheque.contract import Game, Seat
from ludotheque.words import Words, is_seat, spoken

PLACE = re.compile(r"\{#([a-z0-9-]+)\}")
RULING = re.compile(r"\b([A-Z]\d{1,2})(?=\)|, [A-Z]\d)")
SAID = re.compile(r"^((?:event|move)-[\w-]+) =((?:.*\n?)(?: .*\n?)*)", re.MULTILINE)
ASK = re.compile(r"^ask-([\w-]+) =", re.MULTILINE)


def faults(game: Game) -> Iterator[str]:
    """What a box lacks, a sentence each."""
    yield from _words(game)
    yield from _seats(game)
    yield from _rulebook(game)


def missing(folder: Path) -> list[str]:
    """The files that would let the box of this folder speak all languages of the house."""
    papers = [f"{what}/{lang}.{end}" for lang in spoken() for what, end in KINDS]
    return [paper for paper in papers if not (folder / paper).exists()]


KINDS = (("words", "ftl"), ("rulebook", "md"))


def _words(game: Game) -> Iterator[str]:
    words = Words(game.folder)
    keys = ["title", "aim", *(f"event-{kind}" for kind in game.events)]
    keys += [f"error-{code}" for code in game.errors]
    keys += [f"move-{kind.__struct_config__.tag}" for kind in game.move_types]
    keys += [f"option-{field}" for field in game.options_type.__struct_fields__]
    yield from (f"no words for {key} in words/en.ftl" for key in keys if not words.has(key))
    for key, said in SAID.findall((game.folder / "words" / "en.ftl").read_text("utf-8")):
        if "$who " in said and not words.has(key, "you"):
            yield f"{key} in words/en.ftl has no .you: what it says to the one who did it"


def _seats(game: Game) -> Iterator[str]:
    """An argument that is a seat is said by name, if it is called like one."""
    told: dict[str, Any] = {f"event {kind}": args for kind, args in game.events.items()}
    told |= {f"move {kind.__struct_config__.tag}": kind for kind in game.move_types}
    for what, args in told.items():
        shape = kinds.type_info(args)
        assert isinstance(shape, kinds.StructType | kinds.TypedDictType)
        for field in shape.fields:
            if _of_seats(field.type) and not is_seat(name := field.name):
                yield (
                    f"`{name}` of {what} is a seat and would be said as a number: "
                    f"call it `{name}_seat`, or as words.SEATS has it"
                )


def _of_seats(kind: kinds.Type) -> bool:
    match kind:
        case kinds.UnionType(types):
            return any(map(_of_seats, types))
        case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
            return _of_seats(item)
        case _:
            return kind == kinds.type_info(Seat)


def _rulebook(game: Game) -> Iterator[str]:
    book = game.folder / "rulebook"
    for name in ("en.md", "places.json"):
        if not (book / name).exists():
            yield f"rulebook/{name} is missing"
            return
    if "```example\n" not in (book / "en.md").read_text("utf-8"):
        yield "rulebook/en.md has no worked example: a fenced block marked `example`"
    places = json.loads((book / "places.json").read_text("utf-8"))
    asks = set(ASK.findall((game.folder / "words" / "en.ftl").read_text("utf-8"))) - {"over"}
    for part, wanted in (("asks", asks), ("errors", set(game.errors))):
        named: dict[str, str] = places.get(part, {})
        for key in sorted(wanted ^ named.keys()):
            what = "names no place for" if key in wanted else "names a place for an unknown"
            yield f"rulebook/places.json: `{part}` {what} {key}"
        for place in sorted(set(named.values()) - marked((book / "en.md").read_text("utf-8"))):
            yield f"rulebook/en.md has no place {{#{place}}}, which places.json names"


def marked(rulebook: str) -> set[str]:
    """The places of a rulebook: those with a name, and the paragraphs that cite a ruling."""
    return {*PLACE.findall(rulebook), *RULING.findall(rulebook)}
