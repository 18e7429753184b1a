"""Isis & Osiris under the contract: options, secrets, events, worlds. The rules are in rules.py."""

import random
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec

from ludotheque.contract import (
    BadOption,
    Event,
    Illegal,
    Move,
    Options,
    Outcome,
    Seat,
    State,
    View,
)
from ludotheque.dice import Dice
from ludotheque.games.isis import CARD, notation, rules
from ludotheque.games.isis.events import EVENTS
from ludotheque.games.isis.notation import (
    CELL_NAMES,
    Cell,
    IsisPosition,
    Pass,
    PutPawn,
    PutTile,
    TurnUp,
    Variant,
    cell_index,
    cell_name,
)
from ludotheque.games.isis.picture import picture
from ludotheque.games.isis.rules import FLIP, NOTHING, PASS, TILE, TILE_TO
from ludotheque.kernel import CHANCE, KernelGame, KernelState, Record

Games = Annotated[int, msgspec.Meta(ge=1, le=12)]


class IsisOptions(Options, frozen=True, kw_only=True):
    variant: Variant = "standard"
    games: Games | None = None  # 1, or 3 in a series
    open: bool = False

    def check(self, players: int) -> None:
        super().check(players)
        low, high = notation.GAMES[self.variant]
        if not low <= self.count <= high:
            allowed = f"{low}–{high}" if low < high else str(low)
            raise BadOption("option-value", option="games", value=self.games, allowed=allowed)

    @property
    def count(self) -> int:
        return self.games or (3 if self.variant == "series" else 1)


class Isis(KernelGame):
    card = CARD
    options_type = IsisOptions
    position_type = IsisPosition
    move_types = (PutPawn, TurnUp, PutTile, Pass)
    events = EVENTS
    errors = (
        "cell-taken",
        "tile-first",
        "no-tile-up",
        "no-pawns",
        "no-tiles",
        "no-pass",
        "must-pass",
    )
    actions = rules.ACTIONS
    rules = rules
    dtype = rules.State
    most = 40

    write = staticmethod(notation.write)
    parse = staticmethod(notation.parse)
    move = staticmethod(notation.move)
    number = staticmethod(notation.number)
    numbered = staticmethod(notation.numbered)
    picture = staticmethod(picture)

    def ask(self, view: View) -> str:
        if view["held"] is not None:
            return "place"
        me = str(view["to"])
        tiles = view["stock"] if view["variant"] == "stock" else view["tiles"][me]
        if view["pawns"][me]:
            return "turn" if tiles else "pawn"
        return "tile" if tiles else "pass"

    def ask_of(self, state: KernelState) -> str:
        first, last = state.legal_actions[0], state.legal_actions[-1]
        if last == FLIP:
            return "tile" if first == FLIP else "turn"
        if first == PASS:
            return "pass"
        return "pawn" if first < FLIP else "place"

    def set_options(self, record: Record, options: IsisOptions) -> None:
        record["games"] = options.count
        record["stock"] = options.variant == "stock"
        record["open"] = options.open

    def position_of(self, state: KernelState) -> IsisPosition:
        r = state.fields
        seats = range(1, r["players"] + 1)
        pawns_on: dict[Cell, Seat] = {}
        faces: dict[Cell, int] = {}
        for cell, sign in zip(CELL_NAMES, r["board"], strict=True):
            if sign >= TILE - 4:
                faces[cell] = sign - TILE
            elif sign:
                pawns_on[cell] = sign
        return IsisPosition(
            players=r["players"],
            variant="stock" if r["stock"] else "series" if r["games"] > 1 else "standard",
            games=r["games"],
            open=bool(r["open"]),
            game=r["game"] + 1,
            first=r["first"] + 1,
            to=r["player"] + 1,
            over=r["free"] == 0,
            held=None if r["held"] in (NOTHING, rules.FLIPPING) else r["held"] - TILE,
            pawns_on=pawns_on,
            tiles_on=tuple(faces),
            faces=faces,
            unseen=_unseen(r["bag"]),
            pawns=dict(zip(seats, r["pawns"], strict=False)),
            tiles={} if r["stock"] else dict(zip(seats, r["tiles"], strict=False)),
            stock=r["unseen"] if r["stock"] else None,
            totals=dict(zip(seats, r["totals"], strict=False)),
        )

    def fill(self, record: Record, position: IsisPosition) -> None:
        p = position
        record["players"], record["games"], record["game"] = p.players, p.games, p.game - 1
        record["open"], record["stock"] = p.open, p.variant == "stock"
        record["first"], record["player"] = p.first - 1, p.to - 1
        record["held"] = NOTHING if p.held is None else TILE + p.held
        for cell, seat in p.pawns_on.items():
            record["board"][cell_index(cell)] = seat
        for cell, value in p.faces.items():
            record["board"][cell_index(cell)] = TILE + value
        record["free"] = rules.CELLS - len(p.pawns_on) - len(p.faces)
        for value in p.unseen:
            record["bag"][value + 4] += 1
        record["unseen"] = len(p.unseen)
        for seat in range(1, p.players + 1):
            record["pawns"][seat - 1] = p.pawns[seat]
            record["tiles"][seat - 1] = p.tiles.get(seat, 0)
            record["totals"][seat - 1] = p.totals[seat]

    def outcome_of(self, state: KernelState) -> Outcome:
        return Outcome.by_score(state.standing())

    def tells(self, before: KernelState, action: int, after: KernelState) -> list[Event]:
        if before.turn == CHANCE:
            closed = not before.record["open"]
            args = {"seat": int(before.record["player"]) + 1, "value": action - 4}
            return [Event("turned", args, fades=closed, shows=True)]
        if action == FLIP:
            return []  # the turning itself is chance's
        done = _done(before.turn + 1, action)
        if before.fields["free"] > 1 or action == PASS:
            return [done]
        cell = action if action < FLIP else action - TILE_TO
        return [done, *self._counting(before, cell, after)]

    def plain_effects(self, before: KernelState) -> bool:
        return bool(before.fields["free"] > 1)  # the last cell brings the counting

    def _counting(self, before: KernelState, last: int, after: KernelState) -> list[Event]:
        """The board is full: all tiles are turned up and counted, pawn by pawn (I4)."""
        full = before.record.copy()
        held = int(full["held"])
        full["board"][last] = full["player"] + 1 if held == NOTHING else held
        board = full["board"].tolist()
        faces = {i: sign - TILE for i, sign in enumerate(board) if sign > 4}
        owners = {i: sign for i, sign in enumerate(board) if 1 <= sign <= 4}
        # `rules.worth` adds up the same; called from here, it would have to be compiled once more.
        near = {i: [one for one in rules.NEAR[i].tolist() if one in faces] for i in owners}
        was, now = before.record["totals"].tolist(), after.record["totals"].tolist()
        args: dict[str, Any] = {
            "game": int(before.record["game"]) + 1,
            "faces": {cell_name(i): value for i, value in faces.items()},
            "pawns": {cell_name(i): sum(faces[one] for one in near[i]) for i in owners},
            "owners": {cell_name(i): owner for i, owner in owners.items()},
            "near": {cell_name(i): [cell_name(one) for one in near[i]] for i in owners},
            "scores": {p + 1: now[p] - was[p] for p in range(after.players)},
            "totals": {p + 1: now[p] for p in range(after.players)},
        }
        events = [Event("counted", args, shows=True)]
        if after.outcome is None:
            start = {"game": args["game"] + 1, "seat": int(after.record["first"]) + 1}
            events.append(Event("next-game", start))
        return events

    def why_not(self, state: KernelState, seat: Seat, move: Move) -> Illegal:
        held = int(state.record["held"]) != NOTHING
        stock = bool(state.record["stock"])
        tiles = state.record["unseen"] if stock else state.record["tiles"][seat - 1]
        pawns = state.record["pawns"][seat - 1]
        match move:
            case PutTile() if not held:
                return Illegal("no-tile-up")
            case PutPawn() | TurnUp() | Pass() if held:
                return Illegal("tile-first")
            case PutPawn() | TurnUp() if pawns == 0 and tiles == 0:
                return Illegal("must-pass")
            case PutPawn() if pawns == 0:
                return Illegal("no-pawns")
            case PutPawn(cell) | PutTile(cell):
                return Illegal("cell-taken", cell=cell)
            case TurnUp() if tiles == 0:
                return Illegal("no-tiles")
            case _:
                return Illegal("no-pass")

    def world(self, view: View, seen: Sequence[Event], rng: random.Random) -> State:
        faces = self._remembered(view, seen)
        unseen = list(notation.not_on(faces, view["held"]))
        rng.shuffle(unseen)
        for cell in view["tiles_on"]:
            if cell not in faces:
                faces[cell] = unseen.pop()
        return self._as_known(view, faces, Dice(rng.randbytes(32)))

    def known(self, view: View, seen: Sequence[Event]) -> State:
        """Tiles whose turning this seat did not see count as 0."""
        faces = self._remembered(view, seen)
        unknown = {cell: 0 for cell in view["tiles_on"] if cell not in faces}
        return self._as_known(view, faces | unknown, Dice(bytes(32)))

    def _remembered(self, view: View, seen: Sequence[Event]) -> dict[Cell, int]:
        """The values of the tiles on the board, as far as they were seen being turned up."""
        if view["faces"] is not None:
            return dict(view["faces"])
        faces: dict[Cell, int] = {}
        value = None
        for event in seen:
            match event.kind:
                case "turned":
                    value = event.args["value"]
                case "tile" if value is not None:
                    faces[event.args["cell"]] = value
                    value = None
                case "counted":
                    faces = {}
        return {cell: value for cell, value in faces.items() if cell in view["tiles_on"]}

    def _as_known(self, view: View, faces: dict[Cell, int], dice: Dice) -> State:
        unseen = notation.not_on(faces, view["held"])
        spare = sum(value == 0 for value in faces.values())  # on the board, nobody knows where
        unseen = unseen[spare // 2 : len(unseen) - (spare - spare // 2)]
        filled: dict[str, Any] = {**view, "faces": faces, "unseen": unseen}
        return self.at(msgspec.convert(filled, IsisPosition, strict=False), dice)


@lru_cache(4096)
def _unseen(bag: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(value - 4 for value, left in enumerate(bag) for _ in range(left))


@cache
def _done(seat: Seat, action: int) -> Event:
    """What a seat has done, the same in every match: a table that waits tells dozens of them."""
    if action == PASS:
        return Event("passed", {"seat": seat})
    kind, cell = ("pawn", action) if action < FLIP else ("tile", action - TILE_TO)
    return Event(kind, {"seat": seat, "cell": cell_name(cell)})


GAME = Isis()
