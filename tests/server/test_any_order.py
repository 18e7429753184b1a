"""Whatever people do at a table, in whatever order: what is decided can be carried out, and the
table folded once more from its log is the same. One entry that cannot be carried out would be a
table that nobody could open any more.
"""

import random
from typing import Any

import pytest

from ludotheque import shelf
from ludotheque import wire as m
from ludotheque.contract import JUDGE, Refusal
from ludotheque.server import entries as e
from ludotheque.server.decide import decide, now
from ludotheque.server.room import Room, folded
from ludotheque.wire import Clock
from tests.tables import BOXES, DIGITAL

PEOPLE = ("red", "green", "blue")  # identities, not names: three devices, one of them for two
OWNERS = {1: "red", 2: "green", 3: "blue", 4: "green"}
TABLES: list[tuple[str, int, str, dict[str, Any]]] = [
    ("nox", 3, "digital", {}),
    ("isis", 2, "digital", {}),
    ("fakir", 4, "digital", {"teams": True}),
    ("oss", 3, "referee", {}),
    ("oss", 2, "referee", {}),
    ("bausack", 4, "referee", {"variant": "goodpile"}),
]
for box in set(BOXES) - {game for game, *_ in TABLES}:  # of any other, the smallest
    mode = "digital" if box in DIGITAL else "referee"
    TABLES.append((box, shelf.card(box).players[0], mode, {}))


def opened(game: str, players: int, mode: Any, options: dict[str, Any]) -> list[e.AnyEntry]:
    """The log of a table at which all have sat down and begun."""
    return [
        e.Opened(
            at=now(),
            game=game,
            rules=shelf.game(game).rules_version,
            players=players,
            options=options,
            mode=mode,
            visibility="private",
            clock=Clock(total=60.0, increment=1.0),
            host="red",
            seed=bytes(32).hex(),
        ),
        *(e.Sat(at=now(), seat=s, person=OWNERS[s], name=OWNERS[s]) for s in range(1, players + 1)),
        e.Started(at=now()),
    ]


def any_command(room: Room, rng: random.Random) -> m.TableCommand:
    """More often a move or a fact than anything else, so that the match goes somewhere."""
    seat = rng.randrange(1, len(room.chairs) + 1)
    if rng.random() < 0.6 and room.match and room.to_act:
        acting = rng.choice(room.to_act)
        legal = room.match.state.legal(acting)
        text = str(rng.choice(legal)) if legal else "pass"
        if acting == JUDGE:
            return m.Declare(seat=seat, fact=text)
        return m.Move(seat=acting, move=text)
    fact = room.fact.text if room.fact and rng.random() < 0.5 else "fell"
    rare: list[m.TableCommand] = [
        m.Resign(seat=seat),
        m.Stand(seat=seat),
        m.SeatBot(seat=seat, level="random"),
    ]
    usual: list[m.TableCommand] = [
        *(m.Undo(seat=seat), m.Undo(seat=seat), m.AnswerUndo(seat=seat, yes=rng.random() < 0.9)),
        *(m.Pause(seat=seat), m.Resume(seat=seat), m.Resume(seat=seat)),
        *(m.Confirm(seat=seat), m.Dispute(seat=seat), m.Correct(fact=fact)),
        *(m.TakeBack(seat=seat), m.Sit(seat=seat, name="new"), m.PassHost(seat=seat)),
        *(m.Say(text="hello"), m.Say(phrase="thanks"), m.Start()),
    ]
    return rng.choice(rare if rng.random() < 0.1 else usual)


def next_entry(room: Room, rng: random.Random) -> e.AnyEntry | None:
    """What comes next: a bot's move, a clock that has run out, or what somebody wants, if it may
    be done."""
    if (bots := room.bots_to_act()) and rng.random() < 0.5:
        assert room.match is not None
        seat = rng.choice(bots)
        return e.Moved(at=now(), seat=seat, move=str(rng.choice(room.match.state.legal(seat))))
    if rng.random() < 0.01 and (clocked := room.clocked()):
        return e.Gone(at=now(), seat=rng.choice(clocked), why="timeout")
    try:
        return decide(room, any_command(room, rng), rng.choice(PEOPLE))
    except Refusal:
        return None


def same(room: Room, again: Room) -> None:
    assert (room.n, room.status, room.host) == (again.n, again.status, again.host)
    assert (room.chairs, room.fact, room.undo) == (again.chairs, again.fact, again.undo)
    assert (room.told, room.chat) == (again.told, again.chat)
    assert room.clocks.left == again.clocks.left
    assert room.match is not None
    assert again.match is not None
    assert str(room.match.state) == str(again.match.state)
    assert room.match.outcome == again.match.outcome


@pytest.mark.parametrize(("game", "players", "mode", "options"), TABLES)
@pytest.mark.parametrize("evening", range(12))
def test_everything_decided_can_be_carried_out_and_folded_again(
    game: str, players: int, mode: str, options: dict[str, Any], evening: int
) -> None:
    rng = random.Random(f"{game}/{players}/{evening}")
    log = opened(game, players, mode, options)
    room = folded("TABLE", log)
    for _ in range(200):
        entry = next_entry(room, rng)
        if entry is not None:
            log.append(e.decode(e.encode(entry)))
            room.apply(log[-1])
    same(room, folded("TABLE", log))


@pytest.mark.parametrize(("game", "players", "mode", "options"), TABLES)
def test_nobody_is_ever_left_waiting_for_nothing(
    game: str, players: int, mode: str, options: dict[str, Any]
) -> None:
    """A table that is disputed has a fact that somebody can settle, and a host who plays."""
    rng = random.Random(f"{game}/{players}")
    for _ in range(10):
        room = folded("TABLE", opened(game, players, mode, options))
        for _ in range(150):
            if entry := next_entry(room, rng):
                room.apply(entry)
            if room.status == "disputed":
                assert room.fact is not None
                assert room.judge is not None
                decide(room, m.Correct(fact=room.fact.text), room.judge)
            if room.people:
                assert room.host in room.people
