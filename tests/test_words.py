"""The languages keep in step: every translation says what the English says, and leaves nothing out.

Beside an `en.ftl` any other language has the same messages, with the same attributes and the same
variables; beside an English rulebook any other plays the same examples and cites the same rulings.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque import shelf
from ludotheque.contract import Event
from ludotheque.papers import PLACE
from ludotheque.words import Words, is_seat
from tests.rulebook_examples import COMMENT, examples

HOUSE = Path(ludotheque.__file__ or "").parent
SCREEN = Path(__file__).parents[1] / "web" / "src"
RULING = re.compile(r"\b([A-Z]\d+)\)")


class Variables(Visitor):
    """The names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


def messages(text: str) -> dict[str, set[str]]:
    """Every message, and every attribute as `message.attribute`, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"this is not Fluent: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        name = entry.id.name
        parts: dict[str, ast.BaseNode] = {f"{name}.{a.id.name}": a.value for a in entry.attributes}
        if entry.value is not None:
            parts[name] = entry.value
        twice = parts.keys() & found.keys()
        assert not twice, f"said twice: {', '.join(sorted(twice))}"
        found |= {part: variables(pattern) for part, pattern in parts.items()}
    return found


def differences(english: str, other: str) -> list[str]:
    """What the other language lacks, adds, or says with other variables, by name."""
    here, there = messages(english), messages(other)
    missing = [f"missing: {name}" for name in here.keys() - there.keys()]
    added = [f"not in English: {name}" for name in there.keys() - here.keys()]
    otherwise = [
        f"{name}: {told(there[name])} instead of {told(here[name])}"
        for name in here.keys() & there.keys()
        if here[name] != there[name]
    ]
    return sorted(missing + added + otherwise)


def told(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variable"


def translations(ending: str) -> Iterator[object]:
    """Each file beside an English one of its kind, with the English one."""
    for folder in (HOUSE, SCREEN):
        for english in sorted(folder.rglob(f"en.{ending}")):
            for other in sorted(english.parent.glob(f"*.{ending}")):
                if other != english:
                    name = other.relative_to(folder.parent).with_suffix("").as_posix()
                    yield pytest.param(english, other, id=name)


def statements(page: Path) -> list[list[str]]:
    """The examples of a rulebook, without their comments."""
    lines = (text.splitlines() for _, text in examples(page.read_text(encoding="utf-8")))
    return [[done for line in each if (done := COMMENT.sub("", line).strip())] for each in lines]


@pytest.mark.parametrize(("english", "other"), list(translations("ftl")))
def test_a_translation_says_what_the_english_says(english: Path, other: Path) -> None:
    texts = (file.read_text(encoding="utf-8") for file in (english, other))
    assert differences(*texts) == []


@pytest.mark.parametrize(("english", "other"), list(translations("md")))
def test_a_translated_rulebook_plays_the_same_examples(english: Path, other: Path) -> None:
    here, there = statements(english), statements(other)
    assert len(there) == len(here)
    for number, (expected, found) in enumerate(zip(here, there, strict=True), start=1):
        assert found == expected, f"example {number}"


@pytest.mark.parametrize(("english", "other"), list(translations("md")))
def test_a_translated_rulebook_cites_the_same_rulings(english: Path, other: Path) -> None:
    here, there = (RULING.findall(file.read_text(encoding="utf-8")) for file in (english, other))
    assert sorted(there) == sorted(here)


@pytest.mark.parametrize(("english", "other"), list(translations("md")))
def test_a_translated_rulebook_has_the_same_places(english: Path, other: Path) -> None:
    here, there = (PLACE.findall(file.read_text(encoding="utf-8")) for file in (english, other))
    assert there == here


def unspoken(language: str) -> Iterator[tuple[str, str]]:
    """What is not said in a language: the box (or none), and the file that would say it."""
    for folder in (HOUSE, SCREEN):
        for english in [file for end in ("ftl", "md") for file in folder.rglob(f"en.{end}")]:
            other = english.with_name(f"{language}{english.suffix}").relative_to(folder)
            if not (folder / other).exists():
                yield other.parts[1] if other.parts[0] == "games" else "", str(other)


@pytest.mark.parametrize("language", ["fr", "de", "nl"])
def test_the_house_every_box_and_every_board_speak(language: str) -> None:
    missing = list(unspoken(language))
    english = {box for box in shelf.names() if not shelf.card(box).translated}
    assert [file for box, file in missing if box not in english] == []
    if missing:
        pytest.skip(f"not in {language} yet: {', '.join(file for _, file in missing)}")


@pytest.mark.parametrize("file", sorted(HOUSE.rglob("words/en.ftl")), ids=str)
def test_every_event_speaks_to_the_one_who_reads(file: Path) -> None:
    """The English does, and other languages have what it has."""
    told = messages(file.read_text(encoding="utf-8"))
    events = {name: used for name, used in told.items() if name.startswith(("event-", "move-"))}
    distant = [
        name
        for name, used in events.items()
        if "who" in used and f"{name}.you" not in told and "." not in name
    ]
    unasked = [
        f"{name}: ${seat}"
        for name, used in events.items()
        for seat in sorted(used - {"seat", "seats", "losers"})
        if is_seat(seat) and f"{seat}_is" not in used
    ]
    assert (distant, unasked) == ([], [])


@pytest.mark.parametrize("file", [*HOUSE.rglob("fr.ftl"), *SCREEN.rglob("fr.ftl")], ids=str)
def test_french_elides_before_names(file: Path) -> None:
    found = re.finditer(r".*\b(?:de|que) \{ \$(\w+) \}.*", file.read_text("utf-8"))
    hard = [line[0] for line in found if is_seat(line[1]) or line[1] in ("who", "names")]
    assert hard == []


OTHERWISE = {  # how no reader is spoken to: the house says vous, du (all together: ihr) and jij
    "fr": re.compile(r"\b(tu|te|toi|ton|ta|tes|tien)\b|\bt’", re.IGNORECASE),
    "de": re.compile(r"\bIhnen\b|\b(haben|sind|können|möchten|müssen|wollen) Sie\b"),
    "nl": re.compile(r"(?<!\w)(u|uw|U|Uw)(?![\w-])"),
}


@pytest.mark.parametrize("language", OTHERWISE)
def test_a_language_has_one_way_to_speak_to_the_reader(language: str) -> None:
    files = [*HOUSE.rglob(f"{language}.ftl"), *HOUSE.rglob(f"rulebook/{language}.md")]
    files += SCREEN.rglob(f"{language}.ftl")
    assert len(files) > 10
    found = [
        f"{file.parent.parent.name}: {line.strip()}"
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if OTHERWISE[language].search(re.sub(r"\{#[^}]*\}|`[^`]*`|^[\w-]+ =", "", line))
    ]
    assert not found


def test_a_sentence_is_said_to_the_one_who_acts() -> None:
    words, names = Words(HOUSE / "games" / "nox"), {1: "Ann", 2: "Ben"}
    extended = Event("extended", {"seat": 1, "owner": 2, "card": "B7"})
    said = [words.event(extended, names, you) for you in (None, 1, 2)]
    assert said == [
        "Ann extends the kitty of Ben with B7.",
        "You extend the kitty of Ben with B7.",
        "Ann extends your kitty with B7.",
    ]


def test_differences_are_reported_by_name() -> None:
    english = "one = { $who } begins.\ntwo = Two\n    .more = { $n }\nthree = Three\n"
    other = "one = { $n } commence.\ntwo = Deux\nfour = Quatre\n"
    assert differences(english, other) == [
        "missing: three",
        "missing: two.more",
        "not in English: four",
        "one: $n instead of $who",
    ]
    assert differences(english, english) == []


def test_a_broken_or_doubled_message_is_noticed() -> None:
    with pytest.raises(AssertionError, match="not Fluent"):
        messages("one = { $who\n")
    with pytest.raises(AssertionError, match="said twice: one"):
        messages("one = One\none = Un\n")


def test_french_says_one_and_nought_in_the_singular() -> None:
    words = Words(HOUSE / "games" / "oss", "fr")
    said = [words.say("move-bones", count=count) for count in (0, 1, 2)]
    assert said == ["aucun osselet", "1 osselet", "2 osselets"]


def test_german_bends_what_it_says_of_a_piece() -> None:
    stick = Words(HOUSE / "games" / "fakir", "de")
    block = Words(HOUSE / "games" / "bausack", "de")
    said = [
        stick.say(f"event-{what}", who="Anna", line="2@3", colour="red")
        for what in ("pierced", "pulled")
    ]
    assert said == ["Anna steckt einen roten Stab durch 2@3.", "Anna zieht den roten Stab aus 2@3."]
    kinds = [
        block.say(f"block-{kind}", colour="green", measures="30")
        for kind in ("cube", "ball", "egg")
    ]
    assert kinds == ["grüner Würfel, 30 mm", "grüne Kugel, 30 mm", "grünes Ei, 30 mm"]


@pytest.mark.parametrize("file", sorted(HOUSE.rglob("rulebook/*.md")), ids=str)
def test_no_sentence_of_a_rulebook_waits_for_an_example(file: Path) -> None:
    """Examples are for the tests: readers do not see them."""
    before = re.findall(r"([^\n]+)\n\s*```example", file.read_text("utf-8"))
    assert [line for line in before if line.rstrip().endswith(":")] == []
