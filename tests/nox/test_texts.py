"""NOX in text: positions that are read, and the picture."""

from typing import Any

import pytest

from ludotheque.contract import BadText
from ludotheque.games.nox.game import GAME
from ludotheque.words import Words
from tests.nox.table import SCORING, facts, position


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"kitties": "B9,G9/-/-"}, "position-kitty"),
        ({"kitties": "B9,./-/-"}, "position-kitty"),
        ({"kitties": "B1,B2,B3,B5,B6,B7,B8/-/-"}, "position-kitty"),
        ({"kitties": "B9,B9x2/-/-"}, "position-kitty"),
        ({"kitties": "B9x2/-/-"}, "position-buried"),
        ({"kitties": "B9/-/-", "buried": "B9"}, "position-buried"),
        ({"kitties": "B9x2/-/-", "buried": "B9"}, "position-cards"),  # a third is in the hand
        ({"kitties": "B9/-"}, "position"),
        ({"hands": "-/B1/B2"}, "position-stage"),
        ({"hands": "B1,B2,B3,B4/-/-"}, "position-stage"),
        ({"stage": "over"}, "position-stage"),
        ({"stage": "deal"}, "position-stage"),
        ({"stage": "draw"}, "position-stage"),
        ({"totals": "150,0,0"}, "position-stage"),
        ({"totals": "-1,0,0"}, "position-stage"),
        ({"variant": "thin"}, "position"),
        ({"to": 4}, "position"),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(BadText) as refused:
        position(**({"kitties": "-/-/-"} | given))
    assert refused.value.code == code


def test_the_state_before_a_draw_can_be_written_and_read() -> None:
    state, _ = position(SCORING).preview(1, GAME.move("B9 +1"))
    assert facts(state).stage == "draw"
    assert GAME.read(str(state)) == state
    state, _ = position(SCORING).preview(1, GAME.move("B4 +3"))
    assert facts(state).stage == "gather"
    assert GAME.read(str(state)) == state
    assert GAME.standing(state) == {1: 39, 2: 0, 3: 28}  # the kitties still lie


def test_the_picture_shows_kitties_own_cards_and_backs() -> None:
    view = position("B9x2,G5,O2/-/-", buried="O11").view(1)
    drawn = GAME.picture(view, Words(GAME.folder).say)
    assert "= [bold]16[/]" in drawn
    assert " B4 " in drawn
    assert drawn.count("▒") == 6
