"""Isis & Osiris: the sheet's example and rulings I1 to I6."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.contract import BadOption, BadText, Event, Illegal, State
from ludotheque.dice import seed_from
from ludotheque.games.isis.game import GAME
from ludotheque.games.isis.notation import IsisPosition, PutPawn
from ludotheque.games.isis.rules import BAG

SEED = seed_from("the eye of Osiris")
BOX = Counter({value - 4: count for value, count in enumerate(BAG) if count})
EMPTY = "/".join(["......"] * 6)
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"open": True}),
    (3, {"variant": "series", "games": 2}),
    (2, {"variant": "stock"}),
    (4, {"variant": "stock", "games": 2, "open": True}),
]


def position(board: str, **given: Any) -> State:
    """A state from a board line; pawns and tiles that are not on it lie before the players."""
    players, variant = given.get("players", 2), given.get("variant", "standard")
    pawns, tiles = {2: (8, 11), 3: (6, 7), 4: (5, 5)}[players]
    seats = range(1, players + 1)
    signs = board.replace("+", "-").replace("/", "")
    for value in "1234":
        signs = signs.replace(f"-{value}", "t")
    out = signs.count("t") + ("held" in given)
    left = [tiles - out // players - (seat <= out % players) for seat in seats]
    fields = {
        "players": players,
        "variant": variant,
        "games": 2 if variant == "series" else 1,
        "open": "no",
        "game": 1,
        "first": 1,
        "to": 1,
        "board": board,
        "pawns": ",".join(str(pawns - signs.count(str(seat))) for seat in seats),
        "tiles": "-" if variant == "stock" else ",".join(map(str, left)),
        "held": "-",
        "totals": ",".join("0" * players),
    }
    line = " ".join(f"{key}={value}" for key, value in (fields | given).items())
    return GAME.read(f"isis {line}", SEED)


def play(state: State, *texts: str) -> State:
    """Each move by whoever is to act."""
    for text in texts:
        state, _ = state.play(state.to_act[0], GAME.move(text))
    return state


def refusal(state: State, text: str) -> str:
    with pytest.raises(Illegal) as refused:
        play(state, text)
    return refused.value.code


def legal(state: State) -> list[str]:
    return [str(choice.move) for choice in state.moves(state.to_act[0])]


def random_match(
    players: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every state of a match, with all that has happened until then."""
    rng = random.Random(seed)
    state, events = GAME.begin(players, options, seed_from(str(seed)))
    yield state, events
    while state.to_act:
        state, more = state.play(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
        events += more
        yield state, events


# The sheet's worked example.


def test_a_pawn_beside_minus_1_and_minus_2_is_worth_minus_3() -> None:
    assert GAME.standing(position("-11-2.../....../....../....../....../......"))[1] == -3


def test_a_pawn_beside_4_minus_1_and_minus_2_is_worth_1() -> None:
    assert GAME.standing(position("-11-2.../.+4..../....../....../....../......"))[1] == 1


def test_a_pawn_beside_1_and_2_is_worth_3() -> None:
    assert GAME.standing(position("....../....../....../.....2/....+12/.....+2"))[2] == 3


def test_both_pawns_of_the_example_make_minus_2_together() -> None:
    state = position(".-1.+4../.1-21../...-1../.....+1/.....2/.....+2")
    assert GAME.standing(state) == {1: -2, 2: 3}


def test_tiles_at_the_corners_of_a_pawn_and_across_the_edge_do_not_count() -> None:
    board = "....../1....+3/+4+2..../....../....../......"
    assert GAME.standing(position(board))[1] == 4  # above and below; f2 is not beside a2


# I1: what each player gets.


@pytest.mark.parametrize(("players", "pawns", "tiles"), [(2, 8, 11), (3, 6, 7), (4, 5, 5)])
def test_the_deal_depends_on_the_number_of_players(players: int, pawns: int, tiles: int) -> None:
    view = GAME.new(players).view(None)
    assert set(view["pawns"].values()) == {pawns}
    assert set(view["tiles"].values()) == {tiles}
    assert len(view["pawns"]) == len(view["tiles"]) == players


@pytest.mark.parametrize("players", [1, 5])
def test_one_or_five_cannot_play(players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        GAME.new(players)


def test_nobody_knows_any_tile_at_the_start() -> None:
    state = GAME.new(4, {}, SEED)
    for seat in (1, 2, 3, 4, None):
        assert state.view(seat)["unseen"] is None


# I2: a turn.


def test_a_turn_is_a_pawn_or_a_tile_turned_up() -> None:
    state = GAME.new(2, {"first": 1}, SEED)
    assert len(legal(state)) == 37
    assert play(state, "P c3").to_act == (2,)
    assert play(state, "F").to_act == (1,)


def test_who_has_turned_a_tile_up_must_place_it() -> None:
    state = play(GAME.new(2, {"first": 1}, SEED), "P c3", "F")
    assert legal(state) == [
        f"T {c}{r}" for r in range(1, 7) for c in "abcdef" if (c, r) != ("c", 3)
    ]
    assert refusal(state, "P a1") == "tile-first"
    assert refusal(state, "F") == "tile-first"
    assert refusal(state, "pass") == "tile-first"


def test_which_tile_is_turned_up_is_chance() -> None:
    states = [play(GAME.new(2, {"first": 1}, seed_from(str(n))), "F") for n in range(80)]
    assert {state.view(None)["held"] for state in states} == set(BOX)


def test_a_turn_may_not_be_undone_past_a_turned_up_tile() -> None:
    _, events = GAME.new(2, {"first": 1}, SEED).play(1, GAME.move("F"))
    assert [(event.kind, event.shows) for event in events] == [("turned", True)]


@pytest.mark.parametrize(
    ("text", "code"), [("P c3", "cell-taken"), ("T a1", "no-tile-up"), ("pass", "no-pass")]
)
def test_refusals_at_the_start_of_a_turn(text: str, code: str) -> None:
    assert refusal(play(GAME.new(2, {"first": 1}, SEED), "P c3"), text) == code


def test_a_tile_may_not_lie_on_a_taken_cell() -> None:
    assert refusal(play(GAME.new(2, {"first": 1}, SEED), "P c3", "F"), "T c3") == "cell-taken"


def test_it_is_the_turn_of_one_seat_only() -> None:
    with pytest.raises(Illegal, match="not-your-turn"):
        GAME.new(3, {"first": 2}, SEED).play(1, GAME.move("F"))


def test_without_tiles_one_puts_a_pawn_and_without_pawns_one_turns_up() -> None:
    board = "2+2.-1.2/+3.2-2../.2+1.+22/-3..2-2./2+2.+4.-1/.-2+12-4."
    state = position(board, tiles="0,8")
    assert refusal(state, "F") == "no-tiles"
    assert all(move.startswith("P ") for move in legal(state))
    state = play(state, "P c1")
    assert legal(state) == ["F"]
    assert refusal(state, "P e1") == "no-pawns"


@pytest.mark.parametrize(
    "text", ["P g1", "P a7", "T", "p c3", "P  c3", "F c3", "", "Pass", "P c3 "]
)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="move-text"):
        GAME.move(text)


def test_a_cell_beside_the_board_is_refused_and_not_taken_for_another() -> None:
    with pytest.raises(BadText, match="move-text"):
        GAME.new(2, {"first": 1}, SEED).play(1, PutPawn("a9"))


# I3: seen once.


def test_a_turned_up_value_is_on_view_until_its_tile_lies_on_the_board() -> None:
    state = position(EMPTY, held="+4", to=2)
    assert [state.view(seat)["held"] for seat in (1, 2, None)] == [4, 4, 4]
    state = play(state, "T c3")
    for seat in (1, 2, None):
        view = state.view(seat)
        assert view["held"] is None
        assert view["faces"] is None
        assert view["tiles_on"] == ["c3"]


def test_a_placed_value_is_in_no_view() -> None:
    plus, minus = (play(position(EMPTY, held=value), "T c3") for value in ("+4", "-4"))
    for seat in (1, 2, None):
        assert json.dumps(plus.view(seat)) == json.dumps(minus.view(seat))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_only_events_that_fade_tell_a_value_before_the_count(
    players: int, options: dict[str, Any]
) -> None:
    *_, (_, events) = random_match(players, options, 1)
    open_ = options.get("open", False)
    for event in events:
        if event.kind == "turned":
            assert event.fades is not open_
        else:
            assert not event.fades
            assert "value" not in event.args
            assert ("faces" in event.args) == (event.kind == "counted")


def test_open_tiles_stay_face_up() -> None:
    state = play(position(EMPTY, held="+4", open="yes"), "T c3")
    assert state.view(None)["faces"] == {"c3": 4}


def test_all_tiles_on_the_board_are_shown_at_the_end_and_the_others_never() -> None:
    *_, (state, events) = random_match(3, {}, 5)
    view = state.view(None)
    assert view["faces"] == events[-1].args["faces"]
    assert view["faces"].keys() == set(view["tiles_on"])
    assert view["unseen"] is None


# I4: the end.

LAST_CELL = "+31-21.-3/21+1121/+41-2+2-2-2/+2+2+21+22/-322-422/+2-2+31-22"


def test_the_game_ends_with_the_last_free_cell() -> None:
    state = position(LAST_CELL, to=2, held="+1")
    assert state.outcome is None
    state, events = state.play(2, GAME.move("T e1"))
    assert [event.kind for event in events] == ["tile", "counted"]
    assert events[1].args["scores"] == {1: 2, 2: -2}
    assert sum(events[1].args["pawns"].values()) == 0
    assert state.to_act == ()
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    with pytest.raises(Illegal, match="over"):
        state.play(1, GAME.move("F"))


def test_equal_totals_share_the_win() -> None:
    board = "1-212-2+2/1-2-2+32-2/+1221-1./2-32+21-3/+31+2+221/-42+4-11+2"
    outcome = play(position(board, to=2, held="+2"), "T f3").outcome
    assert outcome is not None
    assert outcome.scores == {1: -3, 2: -3}
    assert outcome.winners == (1, 2)


# I5: the variants.


def test_in_a_series_the_start_passes_left_and_the_scores_are_added() -> None:
    played: list[tuple[State, tuple[Event, ...]]] = list(
        random_match(3, {"variant": "series", "games": 4, "first": 2}, 3)
    )
    state, events = played[-1]
    counts = [event.args for event in events if event.kind == "counted"]
    starts = [event.args["seat"] for event in events if event.kind == "next-game"]
    assert starts == [3, 1, 2]
    sums = {seat: sum(count["scores"][seat] for count in counts) for seat in (1, 2, 3)}
    assert len(counts) == 4
    assert counts[-1]["totals"] == sums
    assert state.outcome is not None
    assert state.outcome.scores == sums


def test_after_each_game_of_a_series_the_table_is_laid_out_anew() -> None:
    state = position(LAST_CELL, to=2, held="+1", variant="series")
    state = play(state, "T e1")
    told = "game=2 first=2 to=2 board=" + EMPTY + " pawns=8,8 tiles=11,11 held=- totals=2,-2"
    assert str(state).endswith(told)


def test_a_series_has_three_games_unless_one_says_otherwise() -> None:
    assert GAME.new(2, {"variant": "series"}).view(None)["games"] == 3


def test_a_stock_is_common_and_nobody_is_dealt_tiles() -> None:
    state = GAME.new(2, {"variant": "stock", "first": 1}, SEED)
    view = state.view(1)
    assert (view["stock"], view["tiles"]) == (22, {})
    assert play(state, "F", "T a1", "F", "T b1").view(1)["stock"] == 20


# I6: passing.

NOTHING_LEFT = "+2-2-2+3.1/-1+3+1-2-2./+1-2.+2+41/+211-3.1/1-4+2-21-3/+2..1+2-1"


def test_with_neither_a_pawn_nor_a_stock_one_passes() -> None:
    state = position(NOTHING_LEFT, variant="stock")
    assert GAME.ask(state.view(1)) == "pass"
    assert legal(state) == ["pass"]
    assert refusal(state, "F") == "must-pass"
    assert refusal(state, "P e1") == "must-pass"
    state, events = state.play(1, GAME.move("pass"))
    assert [event.kind for event in events] == ["passed"]
    assert state.to_act == (2,)
    assert refusal(state, "F") == "no-tiles"
    assert refusal(state, "pass") == "no-pass"


def test_the_others_fill_the_board_while_one_passes() -> None:
    state = position(NOTHING_LEFT, variant="stock")
    state = play(state, *"pass,P e1,pass,P f2,pass,P c3,pass,P e4,pass,P b6,pass,P c6".split(","))
    assert state.outcome is not None


# Options and positions that do not exist.


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"games": 2}, "games"),
        ({"variant": "series", "games": 1}, "games"),
        ({"variant": "series", "games": 13}, "games"),
        ({"variant": "stock", "games": 0}, "games"),
        ({"variant": "stock", "games": "many"}, "games"),
        ({"variant": "thick"}, "variant"),
        ({"open": "perhaps"}, "open"),
        ({"first": 3}, "first"),
        ({"first": "youngest"}, "first"),
        ({"merge": "top"}, "merge"),
    ],
)
def test_a_bad_option_is_refused_by_name(options: dict[str, Any], named: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(2, options)
    assert refused.value.args_["option"] == named


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("variant=standard", "variant=quick"),
        ("variant=standard", "variant=series"),
        ("games=1", "games=3"),
        ("game=1", "game=2"),
        ("to=1", "to=3"),
        ("pawns=8,8", "pawns=8,9"),
        ("pawns=8,8", "pawns=8"),
        ("tiles=11,11", "tiles=12,10"),
        ("tiles=11,11", "tiles=11,10"),
        ("board=.", "board=3"),
        ("board=.", "board=1"),
        ("board=.", "board=+5"),
        ("board=......", "board=....."),
        ("held=-", "held=+5"),
        (" totals=0,0", ""),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str) -> None:
    line = str(position(EMPTY))
    assert old in line
    with pytest.raises(BadText):
        GAME.parse(line.replace(old, new, 1))


# What always holds.


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_no_piece_is_ever_lost_or_made(players: int, options: dict[str, Any], seed: int) -> None:
    pawns = {2: 8, 3: 6, 4: 5}[players]
    tiles = {2: 22, 3: 21, 4: 20}[players]
    for state, _ in random_match(players, options, seed):
        p = state.position
        assert isinstance(p, IsisPosition)
        held = [] if p.held is None else [p.held]
        assert Counter([*p.faces.values(), *held, *p.unseen]) == BOX
        on = Counter(p.pawns_on.values())
        assert all(left + on[seat] == pawns for seat, left in p.pawns.items())
        if p.stock is None:
            assert len(p.faces) + len(held) + sum(p.tiles.values()) == tiles
        else:
            assert len(p.faces) + len(held) + p.stock == 22
        assert GAME.parse(GAME.write(p)) == p


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_sampled_world_looks_the_same_and_remembers_what_was_seen(
    players: int, options: dict[str, Any]
) -> None:
    rng = random.Random(8)
    for state, events in random_match(players, options, 8):
        for seat in (1, players, None):
            view = state.view(seat)
            world = GAME.world(view, events, rng)
            assert world.view(seat) == view
            assert world == state  # all saw every turning: nothing on the board is unknown


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_world_of_somebody_who_saw_nothing_looks_the_same_too(
    players: int, options: dict[str, Any]
) -> None:
    rng = random.Random(9)
    for state, _ in random_match(players, options, 9):
        view = state.view(None)
        assert GAME.world(view, (), rng).view(None) == view
        assert GAME.known(view, ()).view(None) == view
