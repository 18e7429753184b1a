"""The line of text that a position of OSS is written as."""

from collections import Counter
from typing import cast, get_args

from ludotheque.contract import BadText, Seat
from ludotheque.games.oss.box import (
    BONES,
    CHALLENGES,
    COLOURS,
    FAMILIES,
    HAND,
    PILES,
    ROUNDS,
    SIDES,
    SOLO,
    TRIBE,
    TRICKS,
)
from ludotheque.games.oss.position import Laid, OssPosition, Stage, TribeCard, points_of, unseen
from ludotheque.text import by_seat, fields, line, numbers, whole

KEYS = (
    "players round chief stage turn tricks gone hands laid duels won trophies lost replays ties "
    "winner challenge left tower flicking word"
).split()


def write(position: OssPosition) -> str:
    p = position
    laid = (p.laid.get(seat) for seat in p.seats)
    values = {
        "players": p.players,
        "round": p.round,
        "chief": p.chief,
        "stage": p.stage,
        "turn": p.turn,
        "tricks": ",".join(p.tricks.get(family, "-") for family in PILES),
        "gone": ",".join(p.gone) or "-",
        "hands": "/".join(_digits(p.hands[seat]) for seat in p.seats),
        "laid": "/".join(f"{card.value}@{card.trick}" if card else "-" for card in laid),
        "duels": ",".join(f"{first}v{second}" for first, second in p.duels) or "-",
        "won": "/".join("+".join(map(str, p.won[seat])) or "-" for seat in p.seats),
        "trophies": "/".join("+".join(p.trophies[seat]) or "-" for seat in p.seats),
        "lost": "/".join(_digits(p.lost[seat]) for seat in p.seats),
        "replays": numbers(p.replays[seat] for seat in p.seats),
        "ties": p.ties,
        "winner": p.winner or "-",
        "challenge": p.challenge or "-",
        "left": numbers(p.left),
        "tower": p.tower,
        "flicking": numbers(p.flicking),
        "word": p.word or "-",
    }
    return line("oss", values)


def _digits(values: tuple[int, ...]) -> str:
    return "".join(map(str, values)) or "-"


def parse(text: str) -> OssPosition:
    f = fields("oss", text, KEYS)
    players = int(whole(f["players"], "[2-6]")[0])
    seats = range(1, players + 1)
    seat = f"[1-{players}]"
    some = rf"-|{seat}(,{seat})*"

    def each(key: str, pattern: str) -> dict[Seat, str]:
        """The parts of a field that has one for every seat; `-` stands for nothing."""
        part = f"(-|{pattern})"
        whole(f[key], rf"{part}(/{part}){{{players - 1}}}")
        return {s: part.strip("-") for s, part in zip(seats, f[key].split("/"), strict=True)}

    def digits(key: str) -> dict[Seat, tuple[int, ...]]:
        return {s: tuple(sorted(map(int, part))) for s, part in each(key, "[1-4]{1,8}").items()}

    def known(word: str, among: tuple[str, ...]) -> str:
        if word not in among:
            raise BadText("position-tricks", trick=word)
        return word

    def seats_in(key: str) -> tuple[Seat, ...]:
        found = whole(f[key], some)[0].strip("-")
        return tuple(sorted({int(one) for one in found.split(",") if one}))

    shown = whole(f["tricks"], r"[a-z-]+(,[a-z-]+){3}")[0].split(",")
    laid = {
        s: Laid(int(part[0]), known(part[2:], tuple(t for pile in SOLO for t in FAMILIES[pile])))
        for s, part in each("laid", "[1-4]@[a-z-]+").items()
        if part
    }
    cards = each("won", rf"{seat}:[1-4](\+{seat}:[1-4])*").items()
    won = {
        s: tuple(TribeCard(int(c[0]), int(c[2])) for c in part.split("+") if c) for s, part in cards
    }
    trophies = {
        s: tuple(known(t, CHALLENGES) for t in part.split("+") if t)
        for s, part in each("trophies", r"[a-z-]+(\+[a-z-]+)*").items()
    }
    duels = whole(f["duels"], rf"-|{seat}v{seat}(,{seat}v{seat}){{0,2}}")[0]
    hands, lost = digits("hands"), digits("lost")
    piles = unseen(players, laid, won, lost, hands)
    p = OssPosition(
        players=players,
        round=int(whole(f["round"], "[1-4]")[0]),
        chief=int(whole(f["chief"], seat)[0]),
        stage=cast(Stage, whole(f["stage"], "|".join(get_args(Stage)))[0]),
        turn=int(whole(f["turn"], seat)[0]),
        tricks={pile: known(t, FAMILIES[pile]) for pile, t in zip(PILES, shown) if t != "-"},
        gone=tuple(known(t, tuple(TRICKS)) for t in f["gone"].strip("-").split(",") if t),
        hands=hands,
        piles=piles,
        hand_sizes={s: len(hand) for s, hand in hands.items()},
        pile_sizes={s: len(pile) for s, pile in piles.items()},
        laid=laid,
        duels=tuple((int(pair[0]), int(pair[2])) for pair in duels.strip("-").split(",") if pair),
        won=won,
        trophies=trophies,
        points=points_of(won, trophies),
        lost=lost,
        replays=by_seat(f["replays"], players),
        ties=int(whole(f["ties"], "[0-3]")[0]),
        winner=None if f["winner"] == "-" else int(whole(f["winner"], seat)[0]),
        challenge=None if f["challenge"] == "-" else known(f["challenge"], CHALLENGES),
        left=seats_in("left"),
        tower=int(whole(f["tower"], f"[0-{BONES}]")[0]),
        flicking=seats_in("flicking"),
        word=None if f["word"] == "-" else whole(f["word"], "|".join((*COLOURS, *SIDES)))[0],
    )
    if not _sound(p):
        raise BadText("position-stage", stage=p.stage)
    return p


def _sound(p: OssPosition) -> bool:
    """Whether no card is missing, and the stage has all it speaks of."""
    return _all_cards(p) and (_sound_challenge(p) if p.challenge else _sound_trick(p))


def _all_cards(p: OssPosition) -> bool:
    played = p.round - (p.stage not in ("draw", "over"))
    trophies = [trophy for trophies in p.trophies.values() for trophy in trophies]
    gone = Counter(TRICKS[trick].family for trick in {*p.gone})
    return (
        {card.trick for card in p.laid.values()} <= {*p.tricks.values()}
        and len({*p.gone}) == len(p.gone)
        and not {*p.gone} & {*p.tricks.values(), *trophies, p.challenge}
        and all(gone[family] == p.round - 1 for family in PILES)
        and [t for t in p.gone if t in CHALLENGES] == (["warnoss"] if p.players == 2 else [])
        and len({*trophies} - {p.challenge}) == played
        and all(p.pile_sizes[seat] == _in_pile(p, seat) for seat in p.seats)
        and (len(p.tricks) == len(PILES)) == (p.stage not in ("deal", "turn-up"))
    )


def _in_pile(p: OssPosition, seat: Seat) -> int:
    if p.stage == "deal":
        return len(TRIBE) - HAND * (seat < p.turn)
    return ROUNDS - p.round - (p.stage == "draw" and seat < p.turn)


def _sound_trick(p: OssPosition) -> bool:
    paired = [seat for pair in p.duels for seat in pair]
    if len({*paired}) < len(paired) or not {*paired} <= {*p.laid}:
        return False
    if any(p.laid[first].trick != p.laid[second].trick for first, second in p.duels):
        return False
    duel = p.duel
    match p.stage:
        case "lay":
            return p.turn not in p.laid and p.hand_sizes[p.turn] > 0
        case "solo":
            return p.turn in p.laid and duel is None
        case "duel" | "lot":
            return duel is not None and p.turn == duel[0]
        case "replay" if duel is None:
            return p.turn in p.laid and p.winner is None and p.may_replay(p.turn)
        case "replay":
            return p.winner in (duel or ()) and p.winner != p.turn and p.may_replay(p.turn)
        case "take":
            return duel is not None and p.winner == p.turn
        case _:
            return p.stage in ("deal", "turn-up", "new-challenge", "draw", "over")


def _sound_challenge(p: OssPosition) -> bool:
    needs = {"warnoss": COLOURS[: len(p.left)], "los-loboss": SIDES}.get(p.challenge or "", (None,))
    match p.stage, p.challenge:
        case ("name", "warnoss") | ("call", "los-loboss"):
            return len(p.left) > 1 and p.word is None
        case ("challenge", "badaboss"):
            return len(p.left) > 1 and p.turn in p.left and 0 < p.tower < BONES
        case ("challenge", "targoss"):
            return len(p.left) > 1 and bool(p.flicking) and {*p.flicking} <= {*p.left}
        case ("challenge", _):
            return len(p.left) > 1 and p.word in needs
        case ("eliminate", "los-loboss" | "targoss"):
            return len(p.left) > 2 and p.turn in p.left
        case _:
            return False
