"""Tables whose towers have grown already: what steady hands would do is written into the log.

The house is closed meanwhile; who looks at the table when it is open again sees it as if they had
built there all evening.
"""

import random
import sqlite3
from typing import Any

from ludotheque.contract import JUDGE, Setting
from ludotheque.hands.placing import Laid, Placing, placing_of, scene
from ludotheque.physics.poses import Turn, after, reach, spin
from ludotheque.server import entries as e
from ludotheque.server.files import DATABASE
from ludotheque.server.room import Room, folded
from tests.web.house import House

FLAT = ("cuboid", "cube", "cylinder", "hexagon", "cross", "spool", "t-shape", "u-shape", "star")


def grow(house: House, code: str, blocks: int, *, seed: int = 1, lean: float = 0.0) -> None:
    """Until so many blocks stand, in all towers together, and seat 1 is to choose. `lean`: each so
    many metres beside the one below; such a tower does not outlive a touch."""
    house.close()
    with sqlite3.connect(house.data / DATABASE) as database:
        query = """select entry, words from log left join personal using (code, n)
                   where code = ? order by n"""
        room = folded(code, [e.whole(*row) for row in database.execute(query, (code,))])
        for entry in _grown(room, blocks, random.Random(seed), lean):
            room.apply(entry)
            row = (code, room.n, e.encode(entry))
            database.execute("insert into log (code, n, entry) values (?, ?, ?)", row)
        seen = [(code, seat, room.n) for seat in room.chairs]
        database.executemany("insert or replace into shown (code, seat, n) values (?, ?, ?)", seen)
    house.open()


def _grown(room: Room, blocks: int, rng: random.Random, lean: float) -> Any:
    match = room.match
    assert match is not None
    while True:
        position: Any = match.state.position
        standing = sum(map(len, position.towers.values()))
        if match.state.to_act == (JUDGE,):
            setting = match.deed()
            if isinstance(setting, Setting):
                if match.begun is None:
                    yield e.Begun(at=room.at, setting=setting)
                yield _placed(room, placing_of(setting), rng, lean)
            else:
                yield e.Moved(at=room.at, seat=JUDGE, move=str(setting))
        elif (standing >= blocks and 1 in match.state.to_act) or not match.state.to_act:
            return
        else:
            seat = match.state.to_act[0]
            texts = [str(choice.move) for choice in match.state.moves(seat)]
            flat = [text for text in texts if any(kind in text for kind in FLAT)]
            modest = [text for text in texts if text in ("pass", "accept", "place", "bid 1")]
            yield e.Moved(at=room.at, seat=seat, move=rng.choice(modest or flat or texts))


def _placed(room: Room, what: Placing, rng: random.Random, lean: float) -> e.Moved:
    """On top of the tower, not quite in the middle and not quite straight."""
    body, top = what.block.solid, max((laid.top for laid in what.tower), default=0.0)
    turn: Turn = after(what.block.turn, spin(rng.uniform(-20, 20)))
    x, y = (rng.uniform(-0.003, 0.003) for _ in range(2))
    place = (x + lean * len(what.tower), y, top + reach(body, turn)[0])
    laid = Laid(what.block.id, what.block.shape, place, turn, not what.tower)
    tower = (*what.tower, laid)
    fact = f"stood {round(1000 * laid.top)}"
    return e.Moved(at=room.at, seat=JUDGE, move=fact, scene=scene(tower))
