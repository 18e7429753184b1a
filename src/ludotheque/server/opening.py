"""Laying a new table: by whoever wants one, or for a rematch."""

import asyncio
from typing import Any

import msgspec

from ludotheque import bots, shelf
from ludotheque import wire as m
from ludotheque.contract import Game, Refusal
from ludotheque.dice import new_seed
from ludotheque.server import entries as e
from ludotheque.server.decide import cleaned, now
from ludotheque.server.home import Lease
from ludotheque.server.identity import new_code
from ludotheque.server.live import LiveTable
from ludotheque.server.room import Room, folded
from ludotheque.server.store import Page
from ludotheque.server.summaries import listed, summary


async def wanted_log(wanted: m.OpenTable, person: e.Person) -> list[e.AnyEntry]:
    """The first entries of the table that somebody wants, or a refusal."""
    card = shelf.card(wanted.game)
    if wanted.mode not in card.modes:
        raise Refusal("table-mode", mode=wanted.mode, modes=", ".join(card.modes))
    game = await asyncio.to_thread(shelf.game, wanted.game)
    options = _that_mean_something(wanted, game)
    game.options(wanted.players, options)
    for seat, level in wanted.bots.items():
        if seat > wanted.players or (seat == 1 and wanted.name):
            raise Refusal("table-no-such-seat", seat=seat, players=wanted.players)
        if wanted.mode != "digital" or level not in bots.levels(card):
            raise Refusal("table-no-such-bot", level=level, levels=", ".join(card.bots))
    opened = e.Opened(
        at=now(),
        game=wanted.game,
        rules=game.rules_version,
        players=wanted.players,
        options=options,
        mode=wanted.mode,
        visibility=wanted.visibility,
        clock=wanted.clock,
        host=person,
        seed=new_seed().hex(),
        hints=wanted.hints,
    )
    log: list[e.AnyEntry] = [opened]
    log += [e.BotSat(at=now(), seat=seat, level=level) for seat, level in wanted.bots.items()]
    if wanted.name and (name := cleaned(wanted.name)):
        log.append(e.Sat(at=now(), seat=1, person=person, name=name, nonce=wanted.nonce))
    return log


def _that_mean_something(wanted: m.OpenTable, game: Game) -> dict[str, Any]:
    """Without what needs no lot where the box is real."""
    unmeant = game.options_type.digital if wanted.mode == "referee" else frozenset()
    return {name: value for name, value in wanted.options.items() if name not in unmeant}


def rematch_log(room: Room) -> list[e.AnyEntry]:
    """The same people in the same seats, the door as it was. Their browsers add to the dice when
    they come."""
    if room.status != "over":
        raise Refusal("table-not-over")
    opened = msgspec.structs.replace(
        room.opened,
        at=now(),
        id="",
        rules=room.game.rules_version,
        seed=new_seed().hex(),
        before=room.code,
        host=room.host,
    )
    log: list[e.AnyEntry] = [opened]
    if room.closed:
        log.append(e.Door(at=now(), closed=True))
    for seat, chair in room.chairs.items():
        if chair.person and chair.name is not None:
            log.append(e.Sat(at=now(), seat=seat, person=chair.person, name=chair.name))
            if chair.muted:
                log.append(e.Muted(at=now(), seat=seat, muted=True))
        elif chair.bot:
            log.append(e.BotSat(at=now(), seat=seat, level=chair.bot))
    return log


class Laid:
    """A table that has a log, and is not written yet."""

    def __init__(self, log: list[e.AnyEntry], lease: Lease) -> None:
        """`lease`: under which it is written."""
        self.code, self.lease, self.level = new_code(), lease, e.level(log)
        self.table = LiveTable(folded(self.code, log), {})
        self._log = log

    def page(self) -> Page:
        room = self.table.room
        rows, personal = [], []
        for n, entry in enumerate(self._log, start=1):
            data, own = e.parted(entry)
            rows.append((self.code, n, data))
            if own and isinstance(entry, e.Sat):
                personal.append((self.code, n, entry.person, own))
        self.table.listed = listed(self.table, room)
        needs = [(self.code, self.level, room.rules)] if self.level > 1 else ()
        return Page(rows, personal, [(self.code, summary(self.table, room))], needs=needs)
