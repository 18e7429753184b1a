"""Screens at a table of OSS: each shows pictures, and moves its own hands as a model of people's
hands does, at once."""

import asyncio
from typing import Any

import msgspec
import numpy as np

from ludotheque import wire as m
from ludotheque.client import AtTable, Client
from ludotheque.contract import Seat
from ludotheque.dice import Dice
from ludotheque.hands.bones.laying_out import filled
from ludotheque.hands.bones.record import LAW, WORLD
from ludotheque.hands.bones.together import pictures
from ludotheque.hands.bones.together.deed import (
    COUNTING,
    GOING,
    IS_READY,
    WAITING,
    Sight,
    does,
    itself,
)
from ludotheque.hands.bones.together.rival import Rival
from ludotheque.hands.bones.together.setting import Together
from ludotheque.motion import Picture


class Screen(AtTable):
    """One person's, with the seats that they have."""

    def __init__(self, client: Client, code: str) -> None:
        super().__init__(client, code, hands=True)
        self.seen: list[pictures.Seen] = []
        self.told: list[str] = []
        self.playing: dict[tuple[int, Seat], Playing] = {}
        self.reach: set[Seat] = set()

    def _hear(self, data: str | bytes) -> None:
        if isinstance(data, str):
            self.told.append(data)
        super()._hear(data)

    def _see(self, picture: Picture) -> None:
        super()._see(picture)
        info = self.frame.deed if self.frame else None
        if info is None or info.what is None or info.deed != picture.deed:
            return
        if info.judge != "bones-at-once":
            return
        self._answer(info, pictures.read(picture.data))

    def _answer(self, info: m.DeedInfo, seen: pictures.Seen) -> None:
        self.seen.append(seen)
        for seat in self.reach & {*info.by}:
            hand = self.playing.get((info.deed, seat))
            if hand is None or (hand.table is not None and seen.phase < GOING):  # it begins again
                hand = self.playing[info.deed, seat] = Playing(info, seat)
            for data in hand.sees(seen):
                self._sending = asyncio.ensure_future(self.hand(seat, data))


class Playing:
    """One hand in one trick."""

    def __init__(self, info: m.DeedInfo, seat: Seat, level: str = "expert") -> None:
        self.what = msgspec.convert(info.what, Together)
        self.i = info.by.index(seat)
        place = self.what.places[self.i]
        self.world, self.law = filled(WORLD, place.world), filled(LAW, place.law)
        self.turn = place.turn
        self.table: Any = None
        self.rival = Rival(self.what, self.i, level, Dice(bytes([seat, info.deed % 256]) * 16))

    def sees(self, seen: pictures.Seen) -> list[bytes]:
        own = seen.hands[self.i]
        if seen.phase == WAITING:
            return [] if own.flags & IS_READY else [itself(IS_READY)]
        if seen.phase == COUNTING:
            return [does(seen.clock)]
        if seen.phase != GOING or seen.clock == seen.word == 0:
            return []
        if self.table is None:
            self.table = table_of(seen)
        faces = tuple((bone.turn, bone.face) for bone in seen.bones)
        told = seen.clock, seen.phase, seen.word, 0, seen.time
        sight = Sight(*told, self.world.copy(), self.table, self.turn, faces)
        data = self.rival.act(sight, self.law)
        return [data or does(seen.clock)]


def table_of(seen: pictures.Seen) -> Any:
    table = np.zeros(1, WORLD)
    table["bones"]["lies"] = 6
    for i, bone in enumerate(seen.bones):
        own = table["bones"][0][i]
        own["lies"], own["edge"], own["whose"] = bone.lies, bone.edge, bone.whose
        own["x"], own["y"] = bone.x / 16, bone.y / 16
    return table
