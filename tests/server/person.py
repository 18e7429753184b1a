"""A person at a table of OSS where time passes with what hands say: moves by chance, and a hand
for whatever is asked of it, as a model of people's hands moves it."""

import asyncio
import random
from collections.abc import Iterator

import msgspec

from ludotheque import wire as m
from ludotheque.client import Client
from ludotheque.contract import Seat
from ludotheque.hands.bones.deed import Trying
from ludotheque.hands.bones.duel import HEAD
from ludotheque.hands.bones.dueling import Dueling, laid_for
from ludotheque.hands.bones.laying_out import Layout
from ludotheque.hands.bones.pictures import BONE, SEEN
from ludotheque.hands.bones.together.deed import IS_READY, itself
from ludotheque.motion import Picture
from tests.hands.bones.attempts import played
from tests.hands.bones.throws import messages
from tests.server.screens import Screen

LONG = 60 * 60  # of the house's steps: longer than any throw


class Person(Screen):
    def __init__(self, client: Client, code: str) -> None:
        super().__init__(client, code)
        self.latest: Picture | None = None
        self.chance = random.Random(1)

    def _see(self, picture: Picture) -> None:
        self.latest = picture
        super()._see(picture)

    async def play_to_the_end(self, seat: Seat) -> None:
        self.reach.add(seat)
        while True:
            frame = await self.until(
                lambda frame: frame.outcome or frame.moves or self._asked(seat, frame)
            )
            if frame.outcome:
                return
            if deed := self._asked(seat, frame):
                await self._do(seat, deed)
            else:
                done = await self.move(seat, self.chance.choice(frame.moves).move)
                await self.until(lambda frame, n=done.n: frame.n >= n)  # type: ignore[misc]

    def _asked(self, seat: Seat, frame: m.Frame | None) -> m.DeedInfo | None:
        deed = frame.deed if frame else None
        return deed if deed and deed.what is not None and seat in deed.by else None

    async def _do(self, seat: Seat, deed: m.DeedInfo) -> None:
        """Until it is over."""
        hands: dict[int, Iterator[bytes]] = {}  # for each throw
        while (now := self._asked(seat, self.frame)) and now.deed == deed.deed:
            throw = self._throw(seat, deed)
            if throw is None:  # somebody else's, or of all at once: `Screen` answers the pictures
                await asyncio.sleep(0.01)
                data = itself(IS_READY)
            else:
                number, layout = throw
                if number not in hands:
                    trace = played(layout, 5.5, number).trace
                    hands[number] = messages(trace, LONG)
                data = next(hands[number])
            await self.hand(seat, data)
            await self.do(m.Watch(seat=seat))  # answered when all before it was heard

    def _throw(self, seat: Seat, deed: m.DeedInfo) -> tuple[int, Layout] | None:
        """Which one, and how it is laid out, if it is this hand's."""
        if deed.judge == "bones":
            return 0, msgspec.convert(deed.what, Trying).layout
        if deed.judge != "in-turn" or not self.latest or self.latest.deed != deed.deed:
            return None
        number, whose, of_round, *_ = HEAD.unpack_from(self.latest.data)
        if whose != seat:
            return None
        dueling = msgspec.convert(deed.what, Dueling)
        _, _, x16, y16 = BONE.unpack_from(self.latest.data, HEAD.size + SEEN.size)
        ball = (x16 / 16, y16 / 16) if dueling.decides == "failure" else None
        return number, laid_for(dueling, number % 2, of_round, ball)
