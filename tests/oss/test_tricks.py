"""The 25 tricks as data: complete, on the table, with the bones of the box, with words."""

import pytest

from ludotheque.games.oss.box import BONES, CATALOGUE, FAMILIES, TRICKS
from ludotheque.games.oss.game import GAME
from ludotheque.hands.bones import measured
from ludotheque.hands.trick import Area, Trick
from ludotheque.words import Words

EVERY = pytest.mark.parametrize("trick", CATALOGUE.tricks, ids=lambda trick: trick.id)

# As the table of the rulings has them: bones besides the Jacks, Jacks, throws each, fact.
TABLE = {
    "aslik": (5, 1, 20, "bones"),
    "ehfel": (5, 1, 20, "bones"),
    "kuda-kuda": (5, 1, 20, "bones"),
    "takh-takh": (5, 1, 20, "bones"),
    "wollo": (5, 1, 20, "bones"),
    "cumi-cumi": (6, 0, 20, "bones"),
    "gurnia": (4, 1, 20, "bones"),
    "nampan": (4, 0, 1, "bones"),
    "numa": (5, 0, 1, "bones"),
    "polopo": (4, 0, 20, "bones"),
    "ariac": (4, 1, 20, "bones"),
    "glodoc": (5, 1, 20, "bones"),
    "labah": (5, 1, 20, "bones"),
    "maradono": (5, 1, 20, "bones"),
    "meja": (5, 1, 20, "bones"),
    "bagi": (4, 2, 20, "counts"),
    "bola-bola": (1, 1, 20, "winner"),
    "kat": (4, 2, 1, "counts"),
    "manu": (5, 0, 1, "counts"),
    "naik": (5, 1, 20, "winner"),
    "badaboss": (6, 0, 1, "stood"),
    "kiri-kanoss": (0, 0, 1, "out"),
    "los-loboss": (6, 0, 1, "said"),
    "targoss": (0, 0, 1, "nearest"),
    "warnoss": (0, 0, 1, "out"),
}


def test_there_are_five_in_each_of_five_families() -> None:
    assert [len(tricks) for tricks in FAMILIES.values()] == [5] * 5
    assert list(TABLE) == list(TRICKS)


@EVERY
def test_bones_jacks_throws_and_fact_are_those_of_the_rulings(trick: Trick) -> None:
    assert (trick.bones, trick.jacks, trick.ends.throws, trick.fact) == TABLE[trick.id]
    assert trick.bones + trick.jacks <= BONES


@EVERY
def test_a_jack_is_thrown_where_there_is_one(trick: Trick) -> None:
    assert (trick.throw.what == "jack") == (trick.jacks > 0)


@EVERY
def test_all_is_measured_but_what_is_stacked_which_has_a_difficulty(trick: Trick) -> None:
    assert (trick.difficulty is not None) == (trick.deed.act == "stack")
    if trick.order == "at-once":
        assert measured.rival(trick.id, 0.9).does > measured.rival(trick.id, 0.4).does


@EVERY
def test_winner_and_order_fit_the_family(trick: Trick) -> None:
    winner = {"duel": {"most", "unbeaten"}, "challenge": {"last"}}.get(trick.family, {"number"})
    assert trick.winner in winner
    assert (trick.order == "alone") == (trick.winner == "number")


@EVERY
def test_everything_lies_on_the_table(trick: Trick) -> None:
    width, depth = CATALOGUE.measures.table
    if trick.family == "challenge":
        width = depth = CATALOGUE.measures.round_table
    spots = [
        *trick.start.spots,
        *(spot for step in trick.steps for spot in (step.at, step.to) if spot),
    ]
    spots += [(prop.x, prop.y) for prop in trick.props]
    areas = [trick.start.area, trick.count.area or Area()]
    for area in areas:
        spots += [
            (area.x + sx * area.width / 2, area.y + sy * area.depth / 2)
            for sx in (-1, 1)
            for sy in (-1, 1)
        ]
    assert all(abs(x) <= width / 2 and abs(y) <= depth / 2 for x, y in spots)


@EVERY
def test_the_steps_can_be_drawn_in_order(trick: Trick) -> None:
    assert 2 <= len(trick.steps) <= 9
    assert trick.deed.act in {step.do for step in trick.steps}
    for number, step in enumerate(trick.steps, start=1):
        assert (step.do == "again") == (0 < step.step < number)
    who = {step.by for step in trick.steps}
    if trick.order == "alone":
        assert who == {"player"}
    else:
        assert who & {"each", "second"}


@EVERY
def test_bones_put_by_hand_have_a_spot_each(trick: Trick) -> None:
    if trick.start.lie == "put" and trick.order == "alone":
        assert len(trick.start.spots) == trick.bones
    assert bool(trick.start.spots) == (trick.start.lie == "put")


@EVERY
def test_what_must_be_somewhere_says_where(trick: Trick) -> None:
    assert (trick.count.area is not None) == (trick.count.what == "there")


@EVERY
def test_it_has_words(trick: Trick) -> None:
    words = Words(GAME.folder)
    assert words.say(f"trick-{trick.id}") == trick.name
    for part in ("setup", "deed", "counts"):
        assert words.say(f"trick-{trick.id}-{part}")


def test_only_the_classic_throw_is_called_classic() -> None:
    unusual = {t.id for t in CATALOGUE.tricks if t.throw.what == "jack" and not t.throw.classic}
    assert unusual == {"kuda-kuda", "labah"}


def test_only_the_gaps_of_gurnia_have_a_bone_before_each() -> None:
    gurnia = TRICKS["gurnia"]
    (arch,) = gurnia.props
    assert [y for _, y in arch.gaps] == [y for _, y in gurnia.start.spots]


def test_o17_in_naik_the_bones_go_back_on_the_table_before_each_grab() -> None:
    steps = [step.do for step in TRICKS["naik"].steps]
    assert all(steps[at - 1] == "toss" for at, do in enumerate(steps) if do == "throw")
