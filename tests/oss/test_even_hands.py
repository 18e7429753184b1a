"""Even hands: each seat has the air that its hand needs, as it has shown in the practice room."""

import pytest

from ludotheque import matchfile
from ludotheque.contract import JUDGE, BadOption, Setting
from ludotheque.games.oss.bot import LEVELS
from ludotheque.games.oss.game import GAME
from ludotheque.games.oss.trying import BOUNDS
from ludotheque.hands.bones.deed import trying_of
from ludotheque.match import Match

EVEN: dict[str, object] = {"hands": "even", "first": 1}
SLOW, USUAL, QUICK = 2.5, 4.0, 7.0


def first_solo(options: dict[str, object], shown: dict[int, float]) -> Match:
    """Both have laid a card, each before a trick of their own."""
    match = Match(GAME, 2, options, bytes(32), shown=shown)
    for seat in (1, 2):
        match.play(seat, match.state.moves(seat)[seat - 1].move)
    assert match.state.to_act == (JUDGE,)
    return match


def air(match: Match) -> float:
    setting = match.deed()
    assert isinstance(setting, Setting)
    return float(trying_of(setting).layout.law["air"])


def test_the_slower_hand_has_more_air() -> None:
    slow, usual, quick = (air(first_solo(EVEN, {1: bits})) for bits in (SLOW, USUAL, QUICK))
    assert slow > 1.5 * usual
    assert quick < 0.6 * usual


def test_of_whom_nothing_is_known_has_the_usual_air() -> None:
    assert air(first_solo(EVEN, {2: QUICK})) == air(first_solo(EVEN, {1: USUAL}))


def test_unless_the_table_evens_hands_out_the_air_is_the_same_for_all() -> None:
    alike: dict[str, object] = {"first": 1}
    assert air(first_solo(alike, {1: SLOW})) == air(first_solo(alike, {1: QUICK}))
    assert GAME.even(alike) is None
    assert GAME.even(EVEN) == BOUNDS


def test_a_bots_hand_has_shown_what_its_level_is() -> None:
    shown = [GAME.shown_by(level) or 0.0 for level in LEVELS]
    assert shown == sorted(shown)
    assert all(shown)


def test_with_a_real_box_hands_are_what_they_are() -> None:
    assert "hands" in GAME.options_type.digital
    with pytest.raises(BadOption):
        GAME.options(2, {"hands": "equal"})


def test_what_hands_have_shown_is_in_the_match_file_and_its_deeds_are_set_by_it() -> None:
    match = first_solo(EVEN, {1: SLOW, 2: QUICK})
    setting = match.deed()
    assert isinstance(setting, Setting)
    match.begin(setting)
    again = matchfile.read(matchfile.write(match), GAME).match
    assert again.shown == {1: SLOW, 2: QUICK}
    assert again.anew().shown == again.shown
    assert again.deed() == setting
