"""From codes to sentences: the Fluent files of the house and of the games.

A sentence is said to somebody. Where the one who acts is the one who reads, a message with the
attribute `.you` is said that way: "You cover…". Of every other seat that it names, `$owner` or
`$receiver`, a message can ask whose it is: `$owner_is` is `you`, `own` (of the one who acts) or
`other`. In a list of names "you" stands for one's own.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.contract import Event, Move, Refusal, Seat

HOUSE = Path(__file__).parent / "words"
ENGLISH = "en"
SEATS = {  # arguments that are seats, and are said by name; so are all that end in `_seat`
    "seat",
    "seats",
    "losers",
    "kitty",
    "owner",
    "winner",
    "giver",
    "receiver",
    "loser",
    "opponent",
}

HYPHEN = re.compile(r"(?<![^\s(])-(?=\d)")  # numbers are said with a minus sign
VOWEL = re.compile("[aeiouàâäéèêëîïôöûüœæ]|y(?![aeiou])", re.IGNORECASE)


def spoken() -> list[str]:
    """The languages of the house."""
    return sorted(file.stem for file in HOUSE.glob("*.ftl"))


def language(wished: str) -> str:
    """The language of the house that a wish means: `fr`, `FR`, `fr_BE.UTF-8`."""
    found = re.split(r"[-_.@]", wished)[0].lower()
    if found not in spoken():
        raise Refusal("language", name=wished, names=", ".join(spoken()))
    return found


def preferred(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, read as other programs read it, or English."""
    set_ = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, set_), "")
    if locale in ("C", "POSIX"):
        return ENGLISH
    for wished in [*environment.get("LANGUAGE", "").split(":"), locale]:
        with suppress(Refusal):
            return language(wished)
    return ENGLISH


def is_seat(argument: str) -> bool:
    return argument in SEATS or argument.endswith(("_seat", "_seats"))


class NoWords(KeyError):
    """A code that the words files do not know, or an argument that they miss."""


class Words:
    """What one game says in one language; what is not translated yet is said in English."""

    def __init__(self, box: Path | None = None, language: str = ENGLISH) -> None:
        self.language = language
        folders = [HOUSE] if box is None else [HOUSE, box / "words"]
        self._bundles = [
            _bundle(tuple(folders), lang) for lang in dict.fromkeys([language, ENGLISH])
        ]

    def has(self, key: str, attribute: str | None = None) -> bool:
        return any(_pattern(bundle, key, attribute) is not None for bundle in self._bundles)

    def say(self, key: str, attribute: str | None = None, **args: Any) -> str:
        for bundle in self._bundles:
            pattern = _pattern(bundle, key, attribute)
            if pattern is not None:
                said, errors = bundle.format_pattern(pattern, args)
                if errors:
                    raise NoWords(f"{key}: {errors[0]}")
                return HYPHEN.sub("−", str(said))
        raise NoWords(key if attribute is None else f"{key}.{attribute}")

    def tell(
        self, key: str, args: Mapping[str, Any], names: Mapping[Seat, str], you: Seat | None = None
    ) -> str:
        """A message about seats, said to the one who sits at `you`, or to nobody in particular."""
        said = speakable(args, names, you, self.say("you"))
        to_you = you is not None and args.get("seat") == you and self._speaks_to_you(key)
        return self.say(key, "you" if to_you else None, **said)

    def _speaks_to_you(self, key: str) -> bool:
        """In the language in which it is said: English does not step in with its own `.you`."""
        told = (bundle for bundle in self._bundles if bundle.has_message(key))
        return any(_pattern(bundle, key, "you") is not None for bundle in islice(told, 1))

    def event(self, event: Event, names: Mapping[Seat, str], you: Seat | None = None) -> str:
        return self.tell(f"event-{event.kind}", event.args, names, you)

    def refusal(self, refusal: Refusal, names: Mapping[Seat, str] | None = None) -> str:
        return self.tell(f"error-{refusal.code}", refusal.args_, names or {})

    def move(self, move: Move, names: Mapping[Seat, str], you: Seat | None = None) -> str:
        tag = type(move).__struct_config__.tag
        args = {name: getattr(move, name) for name in move.__struct_fields__}
        return self.tell(f"move-{tag}", args, names, you)


def speakable(
    args: Mapping[str, Any], names: Mapping[Seat, str], you: Seat | None = None, pronoun: str = ""
) -> dict[str, Any]:
    """Arguments as a message can use them: seats by name, `who` for the one that acts."""
    listed = names if you is None else {**names, you: pronoun}
    said: dict[str, Any] = {}
    for key, value in args.items():
        said[key] = _said(key, value, names if isinstance(value, int) else listed)
        if is_seat(key):
            own = "own" if value == args.get("seat") else "other"
            yours = you is not None and value in (you, [you], (you,))
            said[f"{key}_is"] = "you" if yours else own
    if "seat" in args:
        said["who"] = said["seat"]
    return said


def elided(word: str, name: str) -> str:
    """A French word before a name: "de Ben", but "d’Anna"."""
    return f"{word[:-1]}’{name}" if VOWEL.match(name) else f"{word} {name}"


def _said(key: str, value: Any, names: Mapping[Seat, str]) -> Any:
    match value:
        case bool():
            return "yes" if value else "no"
        case int() if is_seat(key):
            return names.get(value, str(value))
        case int() | float() | str():
            return value
        case Mapping():
            told = {_name(seat, names): _said("", part, names) for seat, part in value.items()}
            return ", ".join(f"{seat} {part}" for seat, part in told.items())
        case list() | tuple():
            return ", ".join(str(_said(key, part, names)) for part in value) or "–"
        case _:
            return "none" if value is None else str(value)


def _name(key: Any, names: Mapping[Seat, str]) -> str:
    return names.get(int(key), str(key)) if str(key).isdigit() else str(key)


def _pattern(bundle: FluentBundle, key: str, attribute: str | None) -> Any:
    if not bundle.has_message(key):
        return None
    message = bundle.get_message(key)
    return message.value if attribute is None else message.attributes.get(attribute)


@cache
def _bundle(folders: tuple[Path, ...], language: str) -> FluentBundle:
    functions: dict[str, Any] = {"ELIDED": elided}  # the stubs know functions of one argument only
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.exists():
            text = file.read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle
