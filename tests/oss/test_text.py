"""Moves, facts and positions in text: one of each, and back."""

from typing import Any

import pytest

from ludotheque.contract import BadText
from ludotheque.games.oss import notation
from ludotheque.games.oss.game import GAME

from .table import challenge, position

EXAMPLES = (
    """
lay 3 aslik|lay 1 cumi-cumi|replay 2|enough|take 4|name red|call hollow|call bump|eliminate 3
bones 3|bones 0|all on edge|counts 3 1|counts x 2|counts x x|won 2|tie|stood|fell
out 2 4|out none|said 2 right|said 3 wrong|silent|nearest 3|nearest 2 3
""".replace("\n", "|")
    .strip("|")
    .split("|")
)


@pytest.mark.parametrize("text", EXAMPLES)
def test_a_move_reads_back(text: str) -> None:
    assert str(GAME.move(text)) == text


def test_every_move_has_a_text_and_a_number_of_its_own() -> None:
    assert len(notation.TEXTS) == len(notation.NUMBERS) == GAME.actions == len(notation.ALL)
    for number, move in enumerate(notation.ALL):
        assert GAME.number(move) == number
        assert GAME.numbered(number) == move
        assert GAME.move(str(move)) == move
    assert {type(move) for move in notation.ALL} == set(GAME.move_types)


@pytest.mark.parametrize(
    "text",
    ["", "lay 5 aslik", "lay 3 warnoss", "Lay 3 aslik", "out 4 2", "out", "nearest", "name pink"],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadText) as caught:
        GAME.move(text)
    assert caught.value.code == "move-text"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"hands": "11134/12344/12233"}, "position-cards"),
        ({"hands": "1123/12344/12233"}, "position-stage"),  # a card is missing
        ({"tricks": "aslik,aslik,meja,kat"}, "position-tricks"),
        ({"tricks": "dance,numa,meja,kat"}, "position-tricks"),
        ({"gone": "dance"}, "position-tricks"),
        ({"gone": "aslik"}, "position-stage"),
        ({"laid": "1@wollo/-/-", "hands": "1234/12344/12233"}, "position-stage"),
        ({"stage": "solo"}, "position-stage"),
        ({"stage": "duel"}, "position-stage"),
        ({"stage": "replay"}, "position-stage"),
        ({"stage": "take"}, "position-stage"),
        ({"stage": "challenge"}, "position-stage"),
        ({"stage": "dance"}, "position"),
        ({"turn": 4}, "position"),
        ({"chief": 0}, "position"),
        ({"duels": "1v2"}, "position-stage"),
        ({"trophies": "badaboss/-/-"}, "position-stage"),
        ({"replays": "0,0"}, "position"),
        ({"word": "pink"}, "position"),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any], code: str) -> None:
    with pytest.raises(BadText) as caught:
        GAME.parse(position(**wrong))
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("badaboss", {}),  # no tower
        ("los-loboss", {"word": "red"}),
        ("warnoss", {"word": "blue"}),  # not among three bones
        ("targoss", {}),  # nobody flicks
        ("kiri-kanoss", {"stage": "lay"}),
        ("kiri-kanoss", {"left": "1"}),
        ("kiri-kanoss", {"stage": "eliminate"}),
    ],
)
def test_a_challenge_that_cannot_be_is_refused(name: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadText):
        GAME.parse(challenge(name, **wrong))


def test_a_line_of_another_game_is_refused() -> None:
    with pytest.raises(BadText):
        GAME.parse(position().replace("oss ", "nox ", 1))
    with pytest.raises(BadText):
        GAME.parse(position() + " more=1")
