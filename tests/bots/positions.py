"""Positions made by hand."""

from typing import Any

from ludotheque import shelf
from ludotheque.contract import State
from ludotheque.games.nox.notation import without


def isis(board: str, **given: Any) -> State:
    """Two players, tiles face up, seat 1 to play."""
    fields: dict[str, Any] = {
        "players": 2,
        "variant": "standard",
        "games": 1,
        "open": "yes",
        "game": 1,
        "first": 1,
        "to": 1,
        "board": board,
        "pawns": "2,2",
        "tiles": "0,0",
        "held": "-",
        "totals": "0,0",
    }
    return _read("isis", fields | given)


def fakir(hands: str, lines: str, holes: str, **given: Any) -> State:
    fields: dict[str, Any] = {
        "players": hands.count(",") + 1,
        "teams": "no",
        "drop_through": "no",
        "to": 1,
        "hands": hands,
        "lines": lines,
        "holes": holes,
        "out": "-",
    }
    return _read("fakir", fields | given)


def nox(kitties: str, hands: str, totals: str, **given: Any) -> State:
    """Seat 1 to play, nothing buried."""
    fields: dict[str, Any] = {
        "players": hands.count("/") + 1,
        "variant": "standard",
        "merge": "top",
        "round": 5,
        "starter": 1,
        "to": 1,
        "stage": "play",
        "kitties": kitties,
        "hands": hands,
        "buried": "-",
        "totals": totals,
    }
    return _read("nox", fields | given)


def nox_last_cards(hands: str, totals: str) -> State:
    """Nothing is left to draw; all other cards lie in three piles."""
    held = [card for hand in hands.split("/") if hand != "-" for card in hand.split(",")]
    buried = without(["B8", "G11", "O9", *held])
    kitties = f"B8x{len(buried) + 1}/G11/O9"
    return nox(kitties, hands, totals, buried=",".join(buried))


def _read(box: str, fields: dict[str, Any]) -> State:
    line = " ".join(f"{key}={value}" for key, value in fields.items())
    return shelf.game(box).read(f"{box} {line}", bytes(32))


# Two cells are free, nobody has a tile left: whoever gets a3, between two tiles of 2, has won.
ISIS_ONE_CELL_WINS = isis(
    "+2+2-32+2-2/-2+1+42-2-4/.21+31+1/12+2-2.-3/2-1+2+3-2+2/11-2-112", pawns="2,2"
)
# Green's only stick rests where nothing below would stop it, on a stick of red's.
FAKIR_PULL_WINS = fakir("1,0", "2@1:red", "a2:red@1,b2:red@1,c2:green@1")
# Red can pull 2@1: all that stands on it is lost. Green's last stick must not be put there, too.
FAKIR_ONE_DROP_LOSES = fakir(
    "0,1", "2@1:red,1@1:red", "a1:red@1,b1:red@1,a2:green@1,b2:green@1", to=2
)
# Seat 1's sixth pile ends the match, with 165 points to 100.
NOX_SIXTH_PILE_WINS = nox("B5,G6,O7,B8,G9/B4/G4", "B1,B2,O10/B3,G3,O3/B11,G1,O2", "120,100,100")
# With less on the sheet the same pile ends the round, and no more.
NOX_SIXTH_PILE_COUNTS = nox("B5,G6,O7,B8,G9/B4/G4", "B1,B2,O10/B3,G3,O3/B11,G1,O2", "20,10,10")
# It would end it here, too, but seat 2 has more.
NOX_SIXTH_PILE_LOSES = nox(
    "B5,G6,B7,B8,G9/B4,G10,O12/G4", "B1,O10,O11/B3,G3,O3/B11,G1,O2", "100,140,100"
)
