"""Pebbles in text: moves and their numbers; the position line."""

from ludotheque.contract import BadText, Move, Seat
from ludotheque.text import by_seat, fields, line, whole
from tests.toys.pebbles.position import MOST, Bid, Hit, Miss, PebblesPosition

KEYS = "players tin round scores stones bids thrower over".split()
NUMBERED: tuple[Move, ...] = (*map(Bid, range(MOST + 1)), Hit(), Miss())
BY_TEXT = {str(move): move for move in NUMBERED}


def move(text: str) -> Move:
    if text not in BY_TEXT:
        raise BadText("move-text", text=text)
    return BY_TEXT[text]


def number(move: Move) -> int:
    return NUMBERED.index(move)


def numbered(number: int) -> Move:
    return NUMBERED[number]


def write(p: PebblesPosition) -> str:
    values = {
        "players": p.players,
        "tin": p.tin,
        "round": p.round,
        "scores": ",".join(map(str, p.scores.values())),
        "stones": ",".join("-" if n is None else str(n) for n in p.stones.values()),
        "bids": ",".join("-" if n is None else str(n) for n in p.bids.values()),
        "thrower": p.thrower or "-",
        "over": "yes" if p.over else "no",
    }
    return line("pebbles", values)


def parse(text: str) -> PebblesPosition:
    f = fields("pebbles", text, KEYS)
    players = int(whole(f["players"], "[2-4]")[0])
    bids = _numbers(f["bids"])
    return PebblesPosition(
        players=players,
        tin="real" if f["tin"] == "real" else "dice",
        round=int(f["round"]),
        scores=by_seat(f["scores"], players),
        chosen=tuple(seat for seat, bid in bids.items() if bid is not None),
        thrower=None if f["thrower"] == "-" else int(f["thrower"]),
        over=f["over"] == "yes",
        stones=_numbers(f["stones"]),
        bids=bids,
    )


def _numbers(text: str) -> dict[Seat, int | None]:
    parts = enumerate(text.split(","), start=1)
    return {seat: None if part == "-" else int(part) for seat, part in parts}
