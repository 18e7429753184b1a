"""The rulebooks hold: every worked example in every language is played."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import ludotheque.games
from ludotheque.contract import Game
from tests.rulebook_examples import examples, run

SHELF = Path(ludotheque.games.__file__ or "").parent
BOXES = sorted(folder.parent.name for folder in SHELF.glob("*/__init__.py"))


def game_of(box: str) -> Game:
    game: Game = import_module(f"ludotheque.games.{box}.game").GAME
    return game


def every_example() -> Iterator[object]:
    for page in sorted(SHELF.glob("*/rulebook/*.md")):
        box = page.parent.parent.name
        for line, text in examples(page.read_text(encoding="utf-8")):
            yield pytest.param(box, text, id=f"{box}-{page.stem}-line-{line}")


@pytest.mark.parametrize(("box", "example"), list(every_example()))
def test_the_worked_example_plays_as_the_rulebook_says(box: str, example: str) -> None:
    run(game_of(box), example)


LAST_CELL = (
    "isis players=2 variant=standard games=1 open=no game=1 first=1 to=2 "
    "board=1-212-2+2/1-2-2+32-2/+1221-1./2-32+21-3/+31+2+221/-42+4-11+2 "
    "pawns=0,0 tiles=1,1 held=+2 totals=0,0"
)

RIGHT = f"""
# The runner itself, on a game that everybody knows by now.
new players=2 first=1
> to 1
1: P c3            # the first move
> event pawn
> to=2 pawns=7,8
> standing 0,0
> winners -
2: P c3 ! cell-taken
1: P d3 ! not-your-turn
2: P z9 ! move-text
2? P a1, F
new players=5 ! players
position {LAST_CELL}
2? = T f3
2: T f3
> event tile
> event counted
> to -
"""

WRONG = {
    "nothing begun": "1: P c3",
    "an option that is not there": "new players=2 colour=red",
    "too many players": "new players=9",
    "no number of players": "new first=1",
    "a position that is none": "position isis players=2",
    "a position written otherwise": f"position {LAST_CELL.replace('isis ', 'isis  ')}",
    "a move out of turn": "new players=2 first=1\n2: P c3",
    "a move that may not be played": "new players=2 first=1\n1: T c3",
    "a text that is no move": "new players=2 first=1\n1: castle",
    "a refusal that does not come": "new players=2 first=1\n1: P c3 ! cell-taken",
    "a refusal with another code": "new players=2 first=1\n1: T c3 ! cell-taken",
    "a move that is not legal": "new players=2 first=1\n1? P c3, T c3",
    "legal moves of the other seat": "new players=2 first=1\n2? P c3",
    "moves left out of all the legal ones": "new players=2 first=1\n1? = P c3, F",
    "another value in the position": "new players=2 first=1\n> to=2",
    "a key that the position has not": "new players=2 first=1\n> score=0",
    "one right and one wrong value": "new players=2 first=1\n> to=1 held=+2",
    "an event that did not happen": "new players=2 first=1\n1: P c3\n> event tile",
    "an event of the move before": "new players=2 first=1\n1: P c3\n2: F\n> event pawn",
    "other points": "new players=2 first=1\n> standing 1,0",
    "points of too many seats": "new players=2 first=1\n> standing 0,0,0",
    "another seat to act": "new players=2 first=1\n> to 2",
    "an end that has not come": "new players=2 first=1\n> to -",
    "winners before the end": "new players=2 first=1\n> winners 1",
    "another winner": f"position {LAST_CELL}\n2: T f3\n> winners 3",
    "a statement that is none": "new players=2 first=1\n> dance",
    "a line that is none": "new players=2 first=1\nseat 1 puts a pawn on c3",
}


def test_the_runner_plays_a_right_example() -> None:
    run(game_of("isis"), RIGHT)


@pytest.mark.parametrize("example", WRONG.values(), ids=WRONG.keys())
def test_the_runner_catches(example: str) -> None:
    failing = example.splitlines()[-1]
    with pytest.raises(AssertionError) as caught:
        run(game_of("isis"), example)
    assert failing in str(caught.value)
    assert f"line {len(example.splitlines())}" in str(caught.value)


def test_an_example_is_found_with_its_line() -> None:
    page = "# Rules\n\n```example\nnew players=2\n> to 1\n```\n\n```\nno example\n```\n"
    assert list(examples(page)) == [(4, "new players=2\n> to 1\n")]


def test_a_fence_that_is_not_closed_is_noticed() -> None:
    with pytest.raises(AssertionError, match="not closed"):
        list(examples("```example\nnew players=2\n"))
