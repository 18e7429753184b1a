"""O1, O6, O7: the frame of a match: dealing, four rounds, drawing, new tricks, the end."""

from collections import Counter
from typing import Any

import pytest

from ludotheque.contract import BadOption
from ludotheque.dice import seed_from
from ludotheque.games.oss import chance
from ludotheque.games.oss.box import FAMILIES, PILES, TRIBE
from ludotheque.games.oss.game import GAME

from .table import Table, challenge, inside, position, random_match

LAST: dict[str, Any] = {
    "round": 4,
    "gone": "aslik,numa,meja,kat,ehfel,gurnia,ariac,bagi,wollo,polopo,labah,manu",
    "tricks": "kuda-kuda,nampan,glodoc,naik",
}


def test_o1_each_takes_five_of_their_own_eight_and_nobody_is_told_which() -> None:
    state, events = GAME.begin(4, {"first": 2}, seed_from("deal"))
    p = inside(state)
    assert all(len(p.hands[seat]) == 5 and len(p.piles[seat]) == 3 for seat in p.seats)
    assert all(sorted(p.hands[seat] + p.piles[seat]) == list(TRIBE) for seat in p.seats)
    hands = [event for event in events if event.kind == "hand"]
    assert [(event.to, event.args["values"]) for event in hands] == [
        ((seat,), list(p.hands[seat])) for seat in p.seats
    ]


def test_o1_every_hand_of_five_is_equally_likely() -> None:
    start = chance.first_position(2, 1)
    assert chance.tickets(start) == 56
    hands = Counter(chance.drawn(start, ticket)[0].hands[1] for ticket in range(56))
    assert hands[1, 1, 2, 2, 3] == 2  # either of the threes
    assert hands[1, 2, 3, 4, 4] == 8


def test_o1_the_first_chief_is_drawn_by_lot_or_chosen() -> None:
    chiefs = {inside(GAME.new(3, seed=seed_from(str(n)))).chief for n in range(30)}
    assert chiefs == {1, 2, 3}
    assert inside(GAME.new(3, {"first": 2})).chief == 2
    with pytest.raises(BadOption):
        GAME.new(3, {"first": 4})


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(players)


def test_o1_one_trick_of_each_family_is_in_view() -> None:
    state, events = GAME.begin(3, seed=seed_from("tricks"))
    tricks = inside(state).tricks
    assert list(tricks) == list(PILES)
    assert all(tricks[family] in FAMILIES[family] for family in PILES)
    assert [event.args["trick"] for event in events if event.kind == "turned-up"] == [
        *tricks.values()
    ]


def test_o1_after_a_challenge_each_draws_a_card_and_four_new_tricks_are_turned_up() -> None:
    table = Table(challenge("kiri-kanoss", chief=1)).play("0: out 1 3")
    assert table["round"] == "2"
    assert table["gone"] == "aslik,numa,meja,kat"
    assert not set(table["tricks"].split(",")) & {"aslik", "numa", "meja", "kat"}
    assert [len(hand) for hand in table["hands"].split("/")] == [5, 5, 5]
    drawn = [event for event in table.events if event.kind == "drawn"]
    assert [event.to for event in drawn] == [(1,), (2,), (3,)]
    assert all(event.shows for event in drawn)


def test_o1_a_round_begins_with_no_replay_used() -> None:
    lost = Table(challenge("kiri-kanoss", hands="14/2344/2233", lost="123/1/1", replays="2,0,0"))
    assert lost.play("0: out 1 3")["replays"] == "0,0,0"


def test_o6_the_winner_of_the_challenge_has_its_card_and_is_chief() -> None:
    table = Table(challenge("kiri-kanoss")).play("0: out 1 3")
    assert table.event("challenge-won") == {
        "seat": 2,
        "trick": "kiri-kanoss",
        "name": "Kiri KanOss",
        "points": 4,
    }
    assert table["trophies"] == "-/kiri-kanoss/-"
    position: Any = table.state.position
    assert position.points == {1: 0, 2: 4, 3: 0}
    assert (table["chief"], table.to) == ("2", (2,))


def test_o6_warnoss_leaves_the_game_with_two_players() -> None:
    for seed in range(40):
        states = list(random_match(2, seed))
        assert all(inside(state).challenge != "warnoss" for state in states)
    assert "warnoss" in inside(GAME.new(2)).gone
    assert "warnoss" not in inside(GAME.new(3)).gone


def final(won: str, trophies: str) -> Table:
    return Table(
        position(
            **LAST,
            stage="challenge",
            challenge="kiri-kanoss",
            left="1,2,3",
            hands="123/123/123",
            won=won,
            trophies=trophies,
            lost="1234/1234/1234",
        )
    )


def test_o7_after_the_challenge_of_round_4_it_is_over_and_nothing_is_drawn() -> None:
    table = final("1:4/2:4/3:4", "badaboss/targoss/warnoss").play("0: out 1 3")
    assert table["stage"] == "over"
    assert table["hands"] == "123/123/123"
    assert table.state.outcome is not None
    assert table.state.outcome.scores == {1: 8, 2: 12, 3: 8}
    assert table.state.outcome.winners == (2,)
    assert table.told()[-1] == "scored"


def test_o7_equal_points_share_the_win() -> None:
    table = final("1:4/2:4/3:4", "badaboss+targoss/warnoss/-").play("0: out 1 3")
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.scores == {1: 12, 2: 12, 3: 4}
    assert outcome.winners == (1, 2)
    assert outcome.places == {1: 1, 2: 1, 3: 3}
