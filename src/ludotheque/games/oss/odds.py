"""How likely each fact about an attempt is, for hands of these skills: bones.py in OSS's words."""

from collections.abc import Mapping, Sequence

from ludotheque.contract import Move, Seat
from ludotheque.games.oss.notation import (
    AllOnEdge,
    Bones,
    Counts,
    Dropped,
    Fell,
    Nearest,
    Out,
    Said,
    Silent,
    Stood,
    Tie,
    Won,
)
from ludotheque.games.oss.position import OssPosition
from ludotheque.hands.bones import odds as bones

Odds = Sequence[tuple[Move, float]]
AVERAGE = 0.5


def odds(p: OssPosition, skill: Mapping[Seat, float]) -> Odds:
    skills = {seat: skill.get(seat, AVERAGE) for seat in p.seats}
    match p.stage:
        case "solo":
            return _solo(p, skills)
        case "duel":
            return _duel(p, skills)
        case "challenge":
            return _challenge(p, skills)
        case _:
            return ()


def _solo(p: OssPosition, skills: Mapping[Seat, float]) -> Odds:
    result = bones.solo(p.trick, p.laid[p.turn].value, skills[p.turn])
    counts: list[tuple[Move, float]] = [
        (Bones(n), chance) for n, chance in enumerate(result.counts)
    ]
    return [*counts, (AllOnEdge(), result.all_on_edge)] if p.trick.count.all_on_edge else counts


def _duel(p: OssPosition, skills: Mapping[Seat, float]) -> Odds:
    assert p.duel is not None
    first, second = p.duel
    if p.trick.fact == "counts":
        both = bones.duel_counts(p.trick, skills[first], skills[second])
        return [(Counts(_told(a), _told(b)), chance) for (a, b), chance in both.items()]
    one, two, tie = bones.duel_winner(p.trick, skills[first], skills[second])
    return [(Won(first), one), (Won(second), two), (Tie(), tie)]


def _told(count: int | None) -> int | Dropped:
    return "x" if count is None else count


def _challenge(p: OssPosition, skills: Mapping[Seat, float]) -> Odds:
    left = [skills[seat] for seat in p.left]
    match p.trick.fact:
        case "stood":
            stands = bones.stands(p.trick, p.tower, skills[p.turn])
            return [(Stood(), stands), (Fell(), 1 - stands)]
        case "said":
            told, silence = bones.first_to_say(p.trick, left)
            said: list[tuple[Move, float]] = [(Silent(), silence)]
            for seat, (right, wrong) in zip(p.left, told, strict=True):
                said += [(Said(seat, "right"), right), (Said(seat, "wrong"), wrong)]
            return said
        case "nearest":
            near = bones.nearest(p.trick, [skills[seat] for seat in p.flicking])
            return [(Nearest(tuple(p.flicking[i] for i in group)), c) for group, c in near.items()]
        case _:
            outs = bones.outs(p.trick, left)
            return [(Out(tuple(p.left[i] for i in group)), c) for group, c in outs.items()]
