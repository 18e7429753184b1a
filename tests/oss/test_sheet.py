"""The box of OSS, and its 25 tricks one by one, as the sheet and the table of rulings have them.

What a hand does is for a judge; the trick says to every judge what to lay out and what to count.
"""

from itertools import pairwise

from ludotheque.games.oss import CARD
from ludotheque.games.oss.box import (
    CATALOGUE,
    CHALLENGES,
    COLOURS,
    FAMILIES,
    HAND,
    PILES,
    ROUNDS,
    SIDES,
    TRIBE,
    TRICKS,
    TROPHY,
)
from ludotheque.hands.trick import Prop, Trick

from .table import Table, inside, position, random_match
from .test_duels import duel, result
from .test_solo import solo

HAND_WIDTH, HAND_LENGTH = CATALOGUE.measures.hand


def props(trick: Trick, thing: str) -> list[Prop]:
    return [prop for prop in trick.props if prop.thing == thing]


def gap(trick: Trick) -> float:
    """Between its two drum cards."""
    left, right = sorted(props(trick, "drum"), key=lambda drum: drum.x)
    return (right.x - right.width / 2) - (left.x + left.width / 2)


def told(trick: Trick) -> list[str]:
    """What its drawings show, in order."""
    return [step.do for step in trick.steps]


# ---- The box, and the frame of a match ----------------------------------------------------------


def test_the_lid_names_two_to_six_players_from_seven() -> None:
    assert (CARD.players, CARD.age) == ((2, 6), 7)


def test_twenty_trick_cards_in_four_families_and_five_challenges() -> None:
    assert [len(FAMILIES[family]) for family in PILES] == [5, 5, 5, 5]
    assert len(CHALLENGES) == 5
    assert TROPHY == 4


def test_48_tribe_cards_six_tribes_with_one_to_four_twice() -> None:
    assert sorted(TRIBE) == [1, 1, 2, 2, 3, 3, 4, 4]
    assert len(TRIBE) * CARD.players[1] == 48


def test_six_bones_of_different_colours_white_and_black_are_the_jacks() -> None:
    assert len(set(COLOURS)) == 6
    assert COLOURS[:2] == ("white", "black")
    assert max(trick.jacks for trick in CATALOGUE.tricks) == 2


def test_six_drum_cards_and_one_bag_are_enough() -> None:
    assert max(len(props(trick, "drum")) for trick in CATALOGUE.tricks) <= 6
    assert {t.id for t in CATALOGUE.tricks if props(t, "bag")} == {"glodoc"}


def test_there_are_cards_enough_for_four_rounds() -> None:
    """A card is laid each round, twice a round one may be thrown away, and one is drawn."""
    hand = HAND
    for number in range(1, ROUNDS + 1):
        assert hand > 0
        hand = max(0, hand - 1 - 2) + (number < ROUNDS)
    assert len(TRIBE) - HAND == ROUNDS - 1


def test_no_trick_and_no_challenge_comes_twice_in_a_match() -> None:
    for seed in range(10):
        shown: dict[tuple[int, str], str] = {}
        for state in random_match(3, seed):
            p = inside(state)
            shown |= {(p.round, family): trick for family, trick in p.tricks.items()}
            if p.challenge:
                shown[p.round, "challenge"] = p.challenge
        assert len(shown) == len(set(shown.values())) == 5 * ROUNDS


def test_tricks_are_done_in_turn_from_the_chief() -> None:
    table = Table(position(3, chief=3, turn=3, tricks="aslik,numa,meja,kat"))
    table.play("3: lay 3 aslik", "1: lay 1 numa", "2: lay 2 meja")
    done: list[int] = []
    for fact in ("0: bones 3", "0: bones 1", "0: bones 2"):
        attempt = table.state.attempt
        assert attempt is not None
        done += attempt.by
        table.play(fact)
    assert done == [3, 1, 2]


def test_a_card_won_lies_open_and_one_lost_is_seen_to_leave() -> None:
    table = solo().play("0: bones 3")
    for seat in (1, 2, None):
        assert table.state.view(seat)["won"]["1"] == [{"tribe": 1, "value": 3}]
    table = solo().play("0: bones 0", "1: enough")
    for seat in (1, 2, None):
        assert table.state.view(seat)["lost"]["1"] == [3]


def test_a_replay_that_succeeds_wins_the_card_all_the_same() -> None:
    table = solo().play("0: bones 2", "1: replay 4", "0: bones 3")
    assert (table["won"], table["lost"]) == ("1:3/-/-", "4/-/-")


def test_o9_a_seat_plays_the_tribe_of_its_own_number() -> None:
    for state in random_match(4, 3):
        p = inside(state)
        assert set(p.hands) == set(p.piles) == {1, 2, 3, 4}
        assert all(card.tribe in p.seats for cards in p.won.values() for card in cards)
    table = duel().play("0: counts 1 2", "2: enough", "1: take 4")
    assert table["won"] == "2:4/-/-"  # seat 1 has won a card of tribe 2


def test_o24_a_hand_is_90_mm_wide_and_180_mm_long() -> None:
    assert (HAND_WIDTH, HAND_LENGTH) == (90, 180)


# ---- The Jack (O3, O8) --------------------------------------------------------------------------


def test_the_classic_throw_goes_up_from_the_palm_and_is_caught_in_the_same_hand() -> None:
    throw = TRICKS["aslik"].throw
    assert (throw.what, throw.up, throw.down) == ("jack", "palm", "palm")


def test_o3_a_dropped_jack_ends_a_solo_and_a_deed_that_failed_does_not() -> None:
    for family in ("classic", "hand", "exotic"):
        for trick in (TRICKS[name] for name in FAMILIES[family]):
            assert trick.ends.drop == "ends"
            if trick.jacks:
                assert trick.ends.miss in ("again", "spent")


def test_o8_only_in_kat_and_naik_are_several_bones_taken_while_a_jack_flies() -> None:
    many = {t.id for t in CATALOGUE.tricks if t.jacks and t.deed.bones != "one"}
    assert many == {"kat", "naik"}


# ---- Classic tricks -----------------------------------------------------------------------------


def test_aslik_bones_are_picked_up_one_by_one() -> None:
    trick = TRICKS["aslik"]
    assert trick.throw.classic
    assert (trick.deed.act, trick.deed.bones, trick.count.what) == ("pick-up", "one", "held")
    assert told(trick) == ["toss", "throw", "pick-up", "catch", "again"]


def test_ehfel_all_six_in_the_hand_and_one_laid_down_a_throw() -> None:
    trick = TRICKS["ehfel"]
    assert trick.throw.classic
    assert trick.bones + trick.jacks == 6
    assert (trick.start.lie, trick.deed.act, trick.count.what) == ("held", "lay-down", "laid")
    assert trick.ends.miss == "spent"  # one that slips stays down uncounted


def test_kuda_kuda_the_hand_that_did_not_throw_picks_up_and_catches() -> None:
    trick = TRICKS["kuda-kuda"]
    assert (trick.throw.up, trick.throw.down) == ("palm", "other-palm")
    assert (trick.deed.act, trick.deed.hand) == ("pick-up", "other")
    assert trick.throw.swaps  # after each success


def test_takh_takh_bones_are_set_on_edge_and_must_still_stand() -> None:
    trick = TRICKS["takh-takh"]
    assert trick.throw.classic
    assert (trick.deed.act, trick.count.what) == ("stand-up", "on-edge")
    assert trick.count.at_end
    assert trick.count.all_on_edge
    assert [t.id for t in CATALOGUE.tricks if t.count.all_on_edge] == ["takh-takh"]


def test_wollo_wholly_beyond_the_wall_over_it_not_round_it() -> None:
    trick = TRICKS["wollo"]
    (wall,) = props(trick, "wall")
    area = trick.count.area
    assert area is not None
    assert trick.throw.classic
    assert (trick.deed.act, trick.count.path) == ("hop", "over")
    near, far = trick.start.area, area
    assert near.x - near.width / 2 > wall.x + wall.width / 2  # tossed beside it
    assert far.x + far.width / 2 <= wall.x - wall.width / 2  # and counted on the other side


# ---- Tricks of the hand -------------------------------------------------------------------------


def test_cumi_cumi_six_bones_without_a_jack_and_the_first_miss_ends_it() -> None:
    trick = TRICKS["cumi-cumi"]
    assert (trick.bones, trick.jacks) == (6, 0)
    assert (trick.throw.up, trick.throw.down) == ("pincers", "crossed-hands")
    assert (trick.deed.act, trick.deed.hand, trick.deed.bones) == ("catch", "both", "one")
    assert trick.ends.miss == "ends"


def test_gurnia_a_bone_before_each_of_four_gaps_wholly_under_the_hand() -> None:
    trick = TRICKS["gurnia"]
    (arch,) = props(trick, "arch")
    assert trick.throw.classic
    assert len(arch.gaps) == len(trick.start.spots) == trick.bones == 4
    assert (trick.deed.act, trick.count.path) == ("push", "through")
    area = trick.count.area
    assert area is not None
    assert (area.x, area.y, area.width, area.depth) == (arch.x, arch.y, arch.width, arch.depth)


def test_nampan_four_between_the_palms_one_throw_caught_in_the_main_hand() -> None:
    trick = TRICKS["nampan"]
    assert (trick.bones, trick.jacks, trick.start.lie) == (4, 0, "between-palms")
    assert (trick.throw.up, trick.throw.down, trick.deed.hand) == ("palms", "palm", "main")
    assert (trick.ends.throws, trick.deed.bones) == (1, "many")


def test_numa_five_on_the_back_of_the_hand_caught_in_its_palm() -> None:
    trick = TRICKS["numa"]
    assert (trick.bones, trick.jacks, trick.start.lie) == (5, 0, "on-back")
    assert (trick.throw.up, trick.throw.down, trick.deed.hand) == ("back", "palm", "main")
    assert (trick.ends.throws, trick.deed.bones) == (1, "many")


def test_polopo_four_between_the_fingers_and_any_fall_loses() -> None:
    trick = TRICKS["polopo"]
    assert (trick.bones, trick.jacks, trick.start.lie) == (4, 0, "between-fingers")
    assert (trick.throw.what, trick.deed.act, trick.ends.miss) == ("none", "draw-in", "loses")
    table = solo("polopo", 2)
    assert table.legal() == {"bones 0", "bones 1", "bones 2"}  # one may stop at the number


# ---- Exotic tricks ------------------------------------------------------------------------------


def test_ariac_four_in_a_row_a_hands_width_apart_struck_round_and_untouched() -> None:
    trick = TRICKS["ariac"]
    assert trick.throw.classic
    assert len(trick.start.spots) == trick.bones == 4
    assert len({y for _, y in trick.start.spots}) == 1
    assert {b - a for (a, _), (b, _) in pairwise(trick.start.spots)} == {HAND_WIDTH}
    assert (trick.deed.act, trick.count.what) == ("strike", "struck")


def test_glodoc_differs_from_aslik_by_the_bag_alone() -> None:
    trick, plain = TRICKS["glodoc"], TRICKS["aslik"]
    assert [prop.thing for prop in trick.props] == ["bag"]
    for part in ("bones", "jacks", "start", "throw", "deed", "count", "ends"):
        assert getattr(trick, part) == getattr(plain, part)


def test_labah_the_jack_rides_on_the_back_of_the_hand_that_takes_bones() -> None:
    trick = TRICKS["labah"]
    assert trick.throw.down == "back"
    assert trick.throw.rests  # thrown until it lies there, drops being free
    assert (trick.deed.act, trick.deed.hand, trick.count.what) == ("pick-up", "main", "held")
    assert trick.ends.drop == "ends"
    assert told(trick)[-2:] == ["pick-up", "again"]


def test_maradono_wholly_through_a_goal_of_a_hands_width_from_a_hands_length() -> None:
    trick = TRICKS["maradono"]
    (front,) = {drum.y - drum.depth / 2 for drum in props(trick, "drum")}
    area = trick.count.area
    assert area is not None
    assert trick.throw.classic
    assert gap(trick) == HAND_WIDTH
    assert front - trick.start.area.y == HAND_LENGTH
    assert (trick.deed.act, trick.count.path, trick.ends.miss) == ("shoot", "through", "again")
    assert area.y - area.depth / 2 == front + CATALOGUE.measures.card[1]


def test_meja_what_rests_on_either_of_two_cards_side_by_side_at_the_end() -> None:
    trick = TRICKS["meja"]
    (front,) = {drum.y - drum.depth / 2 for drum in props(trick, "drum")}
    area = trick.count.area
    assert area is not None
    assert trick.throw.classic
    assert 0 <= gap(trick) <= 1
    assert front - trick.start.area.y == HAND_LENGTH
    assert (trick.deed.act, trick.deed.bones, trick.count.at_end) == ("set", "one", True)
    assert area.width == 2 * CATALOGUE.measures.card[0] + gap(trick)


# ---- Duels --------------------------------------------------------------------------------------


def test_bagi_at_once_four_bones_two_jacks_and_a_side_chosen_by_the_first_player() -> None:
    trick = TRICKS["bagi"]
    assert (trick.order, trick.bones, trick.jacks) == ("at-once", 4, 2)
    assert trick.throw.classic
    assert (trick.deed.act, trick.deed.bones) == ("sweep", "one")
    assert trick.count.sides
    assert [step.by for step in trick.steps if step.do in ("toss", "choose")] == ["first"] * 2
    assert (trick.ends.drop, trick.ends.cleared, trick.winner) == ("loses", True, "most")


def test_bola_bola_in_turn_over_or_through_the_net_until_one_fails() -> None:
    trick = TRICKS["bola-bola"]
    assert (trick.order, trick.bones, trick.jacks) == ("in-turn", 1, 1)
    assert trick.throw.classic
    assert gap(trick) == HAND_WIDTH
    assert trick.start.spots[0][1] < 0  # before the first player
    assert (trick.deed.act, trick.count.path) == ("shoot", "across")
    assert (trick.ends.drop, trick.ends.miss, trick.winner) == ("loses", "loses", "unbeaten")
    assert result("bola-bola", "won 2") == "2"


def test_kat_at_once_one_throw_as_many_as_one_can() -> None:
    trick = TRICKS["kat"]
    assert (trick.order, trick.bones, trick.jacks) == ("at-once", 4, 2)
    assert trick.throw.classic
    assert (trick.deed.bones, trick.ends.throws, trick.ends.drop) == ("many", 1, "voids")
    assert trick.winner == "most"


def test_manu_one_after_the_other_five_on_the_back_of_the_hand() -> None:
    trick = TRICKS["manu"]
    assert (trick.order, trick.bones, trick.jacks) == ("in-turn", 5, 0)
    assert (trick.throw.up, trick.throw.down) == ("palm", "back")
    assert (trick.ends.throws, trick.count.at_end, trick.winner) == (1, True, "most")


def test_naik_in_turn_one_bone_more_in_each_round() -> None:
    trick = TRICKS["naik"]
    assert (trick.order, trick.bones, trick.jacks) == ("in-turn", 5, 1)
    assert trick.throw.classic
    assert (trick.deed.act, trick.deed.bones, trick.winner) == ("pick-up", "rising", "unbeaten")
    assert (trick.ends.drop, trick.ends.miss) == ("loses", "loses")


def test_o4_twenty_throws_each_then_a_duel_is_a_tie() -> None:
    assert {TRICKS[name].ends.throws for name in FAMILIES["duel"]} == {1, 20}
    assert result("bagi", "counts 1 0") == "tie"  # bones are left in the middle
    assert result("bola-bola", "tie") == "tie"
    assert duel("bola-bola").play("0: tie")["stage"] == "duel"


# ---- Challenges ---------------------------------------------------------------------------------


def test_badaboss_bones_are_stacked_one_on_the_other() -> None:
    trick = TRICKS["badaboss"]
    assert (trick.order, trick.bones, trick.throw.what) == ("in-turn", 6, "none")
    assert trick.start.spots == ((0, 0),)  # the first one, in the middle
    assert (trick.deed.act, trick.count.what, trick.ends.miss) == ("stack", "standing", "loses")


def test_kiri_kanoss_from_the_back_of_one_hand_to_that_of_the_other() -> None:
    trick = TRICKS["kiri-kanoss"]
    assert (trick.order, trick.start.lie) == ("at-once", "on-back")
    assert (trick.throw.up, trick.throw.down, trick.deed.hand) == ("back", "other-back", "other")
    assert (trick.ends.miss, trick.fact) == ("loses", "out")


def test_los_loboss_six_bones_two_sides_ten_seconds() -> None:
    trick = TRICKS["los-loboss"]
    assert (trick.bones, trick.deed.act, trick.count.what) == (6, "spot", "showing")
    assert SIDES == ("hollow", "bump")
    assert trick.ends.seconds == 10
    assert [step.by for step in trick.steps if step.do in ("toss", "call")] == ["chief"] * 2


def test_targoss_the_card_in_the_middle_and_a_bone_before_each() -> None:
    trick = TRICKS["targoss"]
    (target,) = props(trick, "target")
    assert (target.x, target.y) == (0, 0)
    assert trick.bones == 0  # one for each player
    assert (trick.order, trick.deed.act, trick.count.what) == ("at-once", "flick", "near")


def test_warnoss_one_bone_for_each_player_snatched_by_all_at_once() -> None:
    trick = TRICKS["warnoss"]
    assert trick.bones == 0  # one for each player
    assert (trick.order, trick.deed.act, trick.deed.bones) == ("at-once", "snatch", "one")
    assert [step.by for step in trick.steps if step.do == "name"] == ["chief"]


def test_every_challenge_is_won_by_the_last_one_left() -> None:
    assert {TRICKS[name].winner for name in CHALLENGES} == {"last"}
