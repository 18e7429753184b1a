"""What greedy looks at in OSS: points, and what the cards laid are likely to bring."""

import random

from ludotheque import bots
from ludotheque.games.oss.game import GAME
from ludotheque.match import Match


def greedy(match: Match, seat: int) -> set[str]:
    view, seen = match.state.view(seat), match.seen(seat)
    bot = bots.named("greedy", GAME)
    return {str(bot.choose(seat, view, seen, 1.0, random.Random(n))) for n in range(10)}


def test_it_lays_the_card_and_trick_with_the_best_expected_value() -> None:
    match = Match(GAME, 3, {"first": 1}, bytes(32))
    (chosen,) = {text.rsplit(" ", 1)[1] for text in greedy(match, 1)}
    worth = {
        str(move): GAME.standing(match.state.preview(1, move)[0])[1]
        for move in match.state.legal(1)
    }
    assert chosen == max(worth, key=lambda text: worth[text]).rsplit(" ", 1)[1]
    assert len(set(worth.values())) > 3


def test_it_throws_its_lowest_card_away_for_a_replay() -> None:
    match = Match(GAME, 2, {"first": 1}, bytes(32))
    match.play(1, match.state.legal(1)[-1])
    other = next(m for m in match.state.legal(2) if str(m).split()[2] != "x")
    match.play(2, other)
    while match.state.to_act == (0,):
        fact = match.state.legal(0)[0]
        match.play(0, fact)
    (seat,) = match.state.to_act
    replays = [str(m) for m in match.state.legal(seat) if str(m).startswith("replay")]
    if replays:
        assert greedy(match, seat) <= {min(replays), "enough"}
