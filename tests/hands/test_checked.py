"""A match file with deeds in it: it reads back, and its deeds are judged again."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludotheque import games, matchfile
from ludotheque.cli import main
from ludotheque.contract import JUDGE, Setting
from ludotheque.hands import judges
from ludotheque.hands.doing import Doing
from ludotheque.judged import Look
from ludotheque.match import Match
from ludotheque.matchfile import BadMatch
from tests import toys
from tests.toys.fair.game import GAME as FAIR
from tests.toys.hands.light import sample
from tests.toys.hands.ring import drive

Looks = dict[int, Look]


def hands(doing: Doing, seat: int) -> None:
    """Lets go soon, or catches the light as it is."""
    if doing.judge.name == "ring":
        doing.hear(seat, drive(10 * seat, 0, opened=doing.steps > 5))
    else:
        _, x, y = doing.setting.what["path"][-1]
        doing.hear(seat, sample(doing.steps, x, y, pressed=doing.steps == 100))


def played(forge: Callable[[Setting], Setting] = lambda setting: setting) -> tuple[Match, Looks]:
    """Each of two players rolls once, and catches once."""
    match, looks = Match(FAIR, 2, {"first": 1}, bytes(range(32))), {}
    for stall in ("roll", "roll", "catch", "catch"):
        [seat] = match.state.to_act
        match.play(seat, stall)
        setting = match.deed()
        assert isinstance(setting, Setting)
        setting = forge(setting)
        match.begin(setting)
        doing = Doing(judges.find(setting.judge, setting.version), setting, 90.0)
        while not doing.end:
            hands(doing, seat)
            doing.step()
        match.play(JUDGE, doing.end.fact, doing.end.scene)
        looks[len(match.entries)] = Look(doing.trace, doing.film)
    return match, looks


MATCH, LOOKS = played()


def verdicts(looks: Looks, match: Match = MATCH) -> list[str]:
    reading = matchfile.check(matchfile.write(match, looks=looks), FAIR)
    return [deed.verdict for deed in reading.deeds]


def test_deeds_travel_with_the_file_and_are_judged_again() -> None:
    data = matchfile.write(MATCH, looks=LOOKS)
    reading = matchfile.check(data, FAIR)
    assert reading.looks == LOOKS
    assert reading.match.entries == MATCH.entries
    assert reading.match.scenes == MATCH.scenes
    assert matchfile.write(reading.match, looks=reading.looks) == data
    assert [deed.verdict for deed in reading.deeds] == ["confirmed"] * 4


def test_without_what_the_hands_did_nothing_can_be_decided() -> None:
    assert verdicts({}) == ["undecided"] * 4


def test_other_hands_come_to_another_end() -> None:
    """Of a judge that simulates it is not decided; of one that is exact it is false."""
    first, second, third, fourth = LOOKS
    assert MATCH.entries[third - 1].scene != MATCH.entries[fourth - 1].scene  # type: ignore[union-attr]
    swapped = {**LOOKS, first: LOOKS[second], second: LOOKS[first]}
    assert verdicts(swapped) == ["undecided", "undecided", "confirmed", "confirmed"]
    with pytest.raises(BadMatch) as bad:
        verdicts({**LOOKS, third: LOOKS[fourth]})
    assert (bad.value.code, bad.value.args_) == ("match-deed", {"n": third})


@pytest.mark.parametrize("trace", [b"nothing", LOOKS[3].trace[:-9]])
def test_a_trace_that_cannot_be_read_is_false(trace: bytes) -> None:
    with pytest.raises(BadMatch, match="match-deed"):
        verdicts({**LOOKS, 3: Look(trace, b"")})


@pytest.mark.parametrize("what", ["dice", "radius"])
def test_a_house_that_sets_things_otherwise_than_the_rules_say_is_found_out(what: str) -> None:
    def forge(setting: Setting) -> Setting:
        if what == "dice":
            return msgspec.structs.replace(setting, dice="00" * 32)
        return msgspec.structs.replace(setting, what={**setting.what, "radius": 500})

    match, looks = played(forge)
    with pytest.raises(BadMatch) as bad:
        verdicts(looks, match)
    assert (bad.value.code, bad.value.args_["n"]) == ("match-deed", 2)


def test_of_a_judge_that_is_not_here_nothing_can_be_decided(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(judges.JUDGES, ("light", 1))
    assert verdicts(LOOKS) == ["confirmed", "confirmed", "undecided", "undecided"]


def test_the_terminal_says_what_was_confirmed_and_what_cannot_be_decided(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "__path__", [*games.__path__, *toys.__path__])
    file = tmp_path / "fair.jsonl"
    some = {n: look for n, look in LOOKS.items() if n > 3}
    file.write_bytes(matchfile.write(MATCH, looks=some))
    assert main(["check", str(file)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "3 deeds of the hand were judged again, and confirmed." in said
    assert "The deed at entry 3 cannot be decided on this machine" in said
    assert main(["replay", str(file)]) == 0
