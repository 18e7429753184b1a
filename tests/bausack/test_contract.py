"""Bausack under the contract: options, texts, numbers, words, pictures."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from ludotheque.contract import BadOption, BadText
from ludotheque.games.bausack.game import GAME, GAMES
from ludotheque.games.bausack.moves import NUMBERED
from ludotheque.testing import check_game
from ludotheque.words import Words
from tests.bausack.table import Table, at, begin

WORDS = Words(GAME.folder)


# ---- Options ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "low", "high"),
    [
        ("babel", 2, 8),
        ("chain", 2, 5),
        ("knockout", 2, 6),
        ("goodpile", 2, 6),
        ("threereds", 2, 2),
    ],
)
def test_each_game_has_its_own_number_of_players(variant: str, low: int, high: int) -> None:
    for players in range(low, high + 1):
        assert begin(variant, players).state.players == players
    for players in (low - 1, high + 1):
        with pytest.raises(BadOption) as refused:
            begin(variant, players)
        assert refused.value.code == "players"
        given = refused.value.args_
        assert given["players"] == players
        assert (given["low"], given["high"]) in ((low, high), GAME.card.players)


@pytest.mark.parametrize("variant", ["chain", "knockout", "goodpile", "threereds"])
def test_only_babel_is_played_blind(variant: str) -> None:
    with pytest.raises(BadOption) as refused:
        begin(variant, 2, blind=True)
    assert refused.value.args_["option"] == "blind"


def test_a_bad_value_names_its_option() -> None:
    for option, value in (("variant", "tower"), ("box", "grey"), ("blind", "maybe")):
        with pytest.raises(BadOption) as refused:
            GAME.new(2, {option: value})
        assert refused.value.args_["option"] == option


def test_babel_from_the_bausack_box_is_played_unless_said_otherwise() -> None:
    p = Table(GAME.new(2)).p
    assert (p.variant, p.sack, p.blind) == ("babel", "bausack", False)


# ---- Texts and numbers --------------------------------------------------------------------------


def test_every_move_and_fact_has_one_text_and_one_number() -> None:
    assert len({str(move) for move in NUMBERED}) == len(NUMBERED) == GAME.actions
    for number, move in enumerate(NUMBERED):
        assert GAME.move(str(move)) == move
        assert GAME.number(move) == number
        assert GAME.numbered(number) == move


@pytest.mark.parametrize(
    "text",
    [
        *("", "take", "take  arch-1", "sell arch-1", "sell arch-1 dear", "bid -1", "bid 61"),
        *("give 9", "stood 4096", "stood 015", "fell down", "table 0", "front 0", "Take arch-1"),
    ],
)
def test_a_text_that_is_no_move(text: str) -> None:
    with pytest.raises(BadText) as refused:
        GAME.move(text)
    assert refused.value.code == "move-text"


def test_a_block_that_no_box_has() -> None:
    for text in ("take arch-99", "sell spoon-1 high", "line arch-0"):
        with pytest.raises(BadText) as refused:
            GAME.move(text)
        assert refused.value.code == "block-unknown"


SOMEWHERE = {
    "babel": {"towers": "cuboid-1+arch-1@?", "to": 2, "beans": "4,1"},
    "chain": {
        "stage": "order",
        "towers": "cuboid-1@15/-",
        "picked": "egg-1,ball-1/-",
        "lines": "-/cube-1,ring-1",
        "gone": "cuboid-2,arch-1",
        "fallen": "2",
    },
    "knockout": {"stage": "horror", "sale": "horror", "hand": "egg-1", "bids": "1:0,2:1"},
    "goodpile": {
        "stage": "place",
        "sale": "gift",
        "hand": "egg-1",
        "tower": 2,
        "tries": 2,
        "towers": "-/cuboid-2@30",
        "stopped": "1",
    },
    "threereds": {"stage": "keep", "sale": "high", "hand": "egg-1", "won": "2,1"},
}


@pytest.mark.parametrize(("variant", "given"), SOMEWHERE.items(), ids=SOMEWHERE.keys())
def test_a_position_is_one_line_that_reads_back(variant: str, given: dict[str, Any]) -> None:
    state = at(variant, 2, **given).state
    line = str(state)
    assert line.isascii()
    assert GAME.read(line).position == state.position
    assert str(GAME.read(line)) == line
    for name, value in given.items():
        assert f" {name}={value} " in f"{line} "


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"towers": "spoon-1@15/-"}, "block-unknown"),
        ({"towers": "arch-1@15/arch-1@15"}, "position-block"),
        ({"towers": "cuboid-14@15/-"}, "position-block"),
        ({"towers": "cuboid-1@15"}, "position"),
        ({"towers": "cuboid-1/-"}, "position"),
        ({"stage": "bid"}, "position"),
        ({"stage": "dance"}, "position"),
        ({"hand": "egg-1"}, "position"),
        ({"to": "3"}, "position"),
        ({"beans": "9,9", "bank": 40}, "position-beans"),
    ],
)
def test_a_line_that_is_no_position(change: dict[str, Any], code: str) -> None:
    with pytest.raises(BadText) as refused:
        at("knockout", 2, **change)
    assert refused.value.code == code


# ---- Words and pictures -------------------------------------------------------------------------


def test_every_state_of_play_has_words() -> None:
    source = (Path(GAME.folder) / "words" / "en.ftl").read_text(encoding="utf-8")
    asked = set(re.findall(r"^ask-([a-z-]+) =", source, re.MULTILINE))
    stages = "take base draft order front bid horror give answer keep alone place rebuild measure"
    assert {*stages.split(), "over"} <= asked
    assert {f"sale-{variant}" for variant in ("knockout", "goodpile", "threereds")} <= asked


@pytest.mark.parametrize(
    ("table", "seat", "ask"),
    [
        (begin("babel", 2), 1, "take-base"),
        (begin("babel", 2).play("1: take arch-1", "0: stood 9"), 2, "take"),
        (begin("chain", 3), None, "place-base-free"),
        (at("goodpile", 2, stage="alone").play("1: take egg-1"), None, "place-base"),
        (begin("knockout", 2).play("1: sell egg-1 high", "2: pass"), 1, "bid-last"),
        (
            at("goodpile", 3, stopped="1").play("1: sell egg-1 gift", "2: pass", "3: pass"),
            1,
            "bid-gift-last",
        ),
        (begin("knockout", 2), 1, "sale-knockout"),
        (begin("goodpile", 2), 2, "pause"),
        (at("goodpile", 2, stopped="1"), 1, "sale-stopped"),
        (begin("knockout", 2).play("1: sell egg-1 high"), 2, "bid"),
        (at("knockout", 2, beans="9,0").play("1: sell egg-1 high"), 2, "bid-broke"),
        (at("knockout", 2, beans="9,0").play("1: sell egg-1 horror"), 2, "horror-broke"),
        (begin("babel", 2).play("1: take arch-1", "0: stood 9", "2: take egg-1"), None, "place"),
    ],
)
def test_what_is_asked(table: Table, seat: int | None, ask: str) -> None:
    assert GAME.ask(table.state.view(seat)) == ask
    assert WORDS.say(f"ask-{ask}")


def test_refusals_have_words() -> None:
    assert set(GAME.errors) <= {
        key.removeprefix("error-")
        for key in re.findall(
            r"^error-[a-z-]+", (GAME.folder / "words" / "en.ftl").read_text("utf-8"), re.MULTILINE
        )
    }


def test_players_do_not_report_facts_and_the_judge_does_not_play() -> None:
    table = begin("babel", 2)
    assert table.refused("1: fell") == "players-facts"
    assert table.refused("1: go on") == "not-now"
    table.play("1: take arch-1")
    assert table.refused("0: take arch-2") == "judge-facts"
    assert table.refused("0: table 3") == "not-in-play"


def shown_to(seat: int | None, table: Table) -> str:
    return Text.from_markup(GAME.picture(table.state.view(seat), WORDS.say)).plain


def test_the_picture_shows_towers_beans_and_the_auction() -> None:
    table = at("knockout", 3, towers="cuboid-1+arch-1@45/cuboid-2@15/-", fallen="3", beans="9,1,0")
    table.play("1: sell egg-1 high", "2: pass")
    assert "passed: seat 2" in shown_to(1, table)
    table = at("knockout", 3, towers="cuboid-1+arch-1@45/cuboid-2@15/-", fallen="3", beans="9,1,0")
    table.play("1: sell egg-1 high", "2: bid 1")
    shown = shown_to(1, table)
    for part in ("Knock-Out", "arch-1", "seat 1: 45 mm", "seat 3: fallen", "9 beans", "1 bean "):
        assert part in shown
    assert "for sale by seat 1, highest bidder: egg-1 (45 × 32 × 32 mm)" in shown
    assert "bids: seat 2: 1" in shown
    assert shown.index("arch-1") < shown.index("cuboid-1")  # the base is at the bottom


@pytest.mark.parametrize(("variant", "given"), SOMEWHERE.items(), ids=SOMEWHERE.keys())
def test_every_picture_is_drawn(variant: str, given: dict[str, Any]) -> None:
    assert shown_to(None, at(variant, 2, **given))


def test_a_tall_tower_is_cut_short_in_the_picture() -> None:
    tower = "+".join(f"cuboid-{n}" for n in range(1, 14)) + "+egg-1@250"
    shown = shown_to(1, at("babel", 2, towers=tower))
    assert "… and 2 below" in shown
    assert "egg-1" in shown


def test_the_picture_of_a_blind_game_counts_the_sack() -> None:
    shown = shown_to(1, begin("babel", 2, blind=True))
    assert "in the sack: 69 blocks" in shown


# ---- The whole contract -------------------------------------------------------------------------


@pytest.mark.parametrize("variant", list(GAMES))
def test_it_holds_to_the_contract(variant: str) -> None:
    for players in GAMES[variant].table_of:  # type: ignore[index]
        for box in ("bausack", "sacnoir"):
            check_game(GAME, players, {"variant": variant, "box": box}, matches=1, closely=0.02)


def test_blind_babel_holds_to_the_contract() -> None:
    check_game(GAME, 3, {"blind": True}, matches=2, closely=0.05)
