"""The deeds of a match judged again: from how they were set, and what the hands did.

Some judges come to the same end anywhere, to the last bit. Others simulate: a tower at its tipping
point may fall here and have stood there, and then the film shows what was seen.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from ludotheque.contract import Refusal, Setting
from ludotheque.hands import judges
from ludotheque.hands.doing import judged_again
from ludotheque.match import Begun, Match, Played

Verdict = Literal["confirmed", "undecided", "false"]


class Look(NamedTuple):
    """What there is to look at again."""

    trace: bytes
    film: bytes


class Judged(NamedTuple):
    n: int  # the entry of the fact; if the deed was not set as the rules say, of its beginning
    verdict: Verdict


def deeds(match: Match, looks: Mapping[int, Look]) -> list[Judged]:
    """Those that were done with a hand on a screen, in order."""
    if not any(isinstance(entry, Begun) for entry in match.entries):
        return []  # the match has been played again once, and that is enough
    found, again = [], match.anew()
    for entry in match.entries:
        if isinstance(entry, Begun) and not _set_so(again, entry.setting):
            found.append(Judged(entry.n, "false"))
        elif isinstance(entry, Played) and (setting := again.begun):
            found.append(Judged(entry.n, _verdict(setting, entry, looks.get(entry.n))))
        again.replay(entry)
    return found


def _set_so(match: Match, setting: Setting) -> bool:
    """Whether the game sets it so: the same things in the same places, and the deed's own dice. By
    another version of the judge they may lie otherwise."""
    own = match.deed()
    if not isinstance(own, Setting) or (own.judge, own.version) != (setting.judge, setting.version):
        return True
    return own == setting


def _verdict(setting: Setting, fact: Played, look: Look | None) -> Verdict:
    try:
        judge = judges.find(setting.judge, setting.version)
        end = judged_again(judge, setting, look.trace) if look else None
    except Refusal as refusal:
        return "false" if refusal.code == "bad-trace" else "undecided"
    if end is None:
        return "undecided"
    if (end.fact, msgspec.json.encode(end.scene)) == (fact.move, msgspec.json.encode(fact.scene)):
        return "confirmed"
    return "false" if judge.exact else "undecided"
