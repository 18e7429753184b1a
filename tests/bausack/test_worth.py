"""How likely a block stands, what a position is worth, and what greedy makes of it."""

import random

import pytest
from rich.text import Text

from ludotheque.bots import GreedyBot
from ludotheque.games.bausack.game import GAME, GAMES
from ludotheque.words import Words
from tests.bausack.table import Table, all_but, at, begin

WORDS = Words(GAME.folder)


def test_odds_sum_to_one_and_a_base_never_falls() -> None:
    for variant, rules in GAMES.items():
        table = begin(variant, rules.table_of[0])
        if variant != "chain":
            seat = table.to[0]
            table.play(f"{seat}: {table.legal(seat)[0]}")
            while table.to != [0]:
                table.play(
                    f"{table.to[0]}: {'pass' if 'pass' in table.legal(table.to[0]) else '?'}"
                )
        odds = GAME.odds(table.state, {})
        assert sum(share for _, share in odds) == pytest.approx(1)
        assert "fell" not in [str(fact) for fact, _ in odds]


def fall(table: Table, skill: float = 0.5) -> float:
    """How likely the attempt ends in a fall."""
    odds = {str(fact): share for fact, share in GAME.odds(table.state, {1: skill, 2: skill})}
    return odds["fell"]


def test_odds_know_the_block_the_tower_and_the_hand() -> None:
    low, high = "cuboid-1@15/cuboid-2@15", "cuboid-1+cuboid-3+cuboid-4+cuboid-5+cuboid-6@90/-"
    alone = {"stage": "alone", "stopped": "2"}
    easy = at("goodpile", 2, towers=low, **alone).play("1: take cuboid-9")
    hard = at("goodpile", 2, towers=low, **alone).play("1: take ball-1")
    tall = at("goodpile", 2, towers=high, **alone).play("1: take cuboid-9")
    assert fall(easy) < fall(tall) < fall(hard)
    assert fall(easy) < 0.1
    assert fall(hard, skill=0.9) < fall(hard) < fall(hard, skill=0.1)


def test_where_a_block_must_raise_some_tries_are_in_vain() -> None:
    table = at("goodpile", 2, stage="alone", stopped="2", towers="cuboid-1@15/-")
    odds = {str(fact): share for fact, share in GAME.odds(table.play("1: take cube-1").state, {})}
    assert 0 < odds["stood 15"] < odds["stood 35"]


def test_greedy_takes_the_safest_block_in_babel() -> None:
    table = at("babel", 2, towers="cuboid-1@15", to=2, gone=all_but("cuboid-1", "ball-1", "cube-4"))
    assert greedy(table, 2) == "take cube-4"
    assert GAME.standing(table.state) == {1: 1, 2: 0}  # the bean that would be won now


def greedy(table: Table, seat: int) -> str:
    bot = GreedyBot(GAME)
    return str(bot.choose(seat, table.state.view(seat), [], 1.0, random.Random(1)))


def test_greedy_pays_a_bean_to_pass_a_horror_on() -> None:
    table = at("knockout", 2, towers="cuboid-1@15/cuboid-2@15").play("1: sell ball-1 horror")
    assert greedy(table, 2) == "bid 1"
    assert greedy(at("knockout", 2, towers="cuboid-1@15/cuboid-2@15"), 1).endswith(" horror")


def test_greedy_bids_for_a_block_that_is_worth_it_and_not_for_a_ball() -> None:
    towers = "cuboid-1+cuboid-3@100/cuboid-2+cuboid-4@100"
    good = at("goodpile", 2, towers=towers).play("1: sell cuboid-10 high")
    bad = at("goodpile", 2, towers=towers).play("1: sell ball-1 high")
    assert greedy(good, 2) == "bid 1"
    assert greedy(bad, 2) == "pass"


def test_greedy_stops_a_tower_that_it_had_better_leave_alone() -> None:
    tower = "+".join(f"cuboid-{n}" for n in range(1, 14))
    left = all_but(*(f"cuboid-{n}" for n in range(1, 14)), "ball-1", "ball-2")
    table = at("goodpile", 2, stage="alone", stopped="2", towers=f"{tower}@300/-", gone=left)
    assert greedy(table, 1) == "stop"


def test_greedy_alone_with_the_fallen_does_not_throw_its_tower_down() -> None:
    left = all_but("cuboid-1", "ball-1", "ball-2")
    table = at("goodpile", 2, stage="alone", fallen="2", towers="cuboid-1@300/-", gone=left)
    assert greedy(table, 1) == "stop"


def test_greedy_goes_on_while_all_is_well() -> None:
    assert greedy(begin("goodpile", 3), 2) == "go on"


def test_greedy_gives_away_a_ball_and_keeps_a_third_red() -> None:
    bought = ["1: sell {} high", "2: bid 1", "1: pass"]
    towers = "cuboid-1@15/cuboid-2+egg-1+egg-2+cuboid-7@100"
    third = at("threereds", 2, towers=towers).play(*(line.format("cross-2") for line in bought))
    assert greedy(third, 2) == "keep"
    towers = "cuboid-1+cuboid-3+cuboid-4@80/cuboid-2@15"
    plain = at("threereds", 2, towers=towers).play(*(line.format("roof-1") for line in bought))
    assert greedy(plain, 2) == "give 1"


def test_standing_brings_an_auction_to_its_end() -> None:
    """Whoever would have to build a ball if the hammer fell now is worse off."""
    gift = at("goodpile", 3, towers="cuboid-1@90/cuboid-2@60/cuboid-3@20")
    before = GAME.standing(gift.state)
    gift.play("1: sell ball-1 gift", "2: pass", "3: bid 1")
    assert GAME.standing(gift.state)[1] < before[1]  # the tallest rival of seat 3
    gift.play("1: pass")
    assert GAME.standing(gift.state)[1] < before[1]
    gift.play("3: give 2")
    assert GAME.standing(gift.state)[2] < before[2]
    poisoned = at("threereds", 2, towers="cuboid-1+cuboid-3@80/cuboid-2@15")
    poisoned.play("1: sell roof-1 high", "2: bid 1")
    now = GAME.standing(poisoned.state)
    assert now[2] > now[1]  # seat 2 would give it away


def test_standing_of_a_chain_counts_rounds_then_towers() -> None:
    table = at(
        "chain", 3, towers="cuboid-1@15/-/cuboid-3@20", lines="egg-1/-/-", fallen="2", won="0,1,0"
    )
    assert GAME.standing(table.state) == {1: 515, 2: 1000, 3: 520}


def test_a_tower_that_nobody_has_measured_is_guessed_at() -> None:
    table = at("chain", 2, towers="cuboid-1+cuboid-2@?/-", lines="egg-1/-")
    assert GAME.standing(table.state)[1] == 560  # two blocks on their edges


@pytest.mark.parametrize("variant", list(GAMES))
def test_every_state_has_a_standing_a_picture_and_a_question(variant: str) -> None:
    rng = random.Random(variant)
    for players in GAMES[variant].table_of:  # type: ignore[index]
        state = GAME.new(players, {"variant": variant}, rng.randbytes(32))
        for _ in range(300):
            assert list(GAME.standing(state)) == list(range(1, players + 1))
            for seat in (*state.to_act, None):
                view = state.view(seat or None)
                assert Text.from_markup(GAME.picture(view, WORDS.say)).plain
                assert WORDS.say(f"ask-{GAME.ask(view)}")
            if not state.to_act:
                break
            seat = rng.choice(state.to_act)
            state, _ = state.play(seat, rng.choice(state.legal(seat)))
