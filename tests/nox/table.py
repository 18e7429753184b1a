"""A table of NOX at which a test plays by text."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.contract import Event, Illegal, State
from ludotheque.dice import seed_from
from ludotheque.games.nox.game import GAME
from ludotheque.games.nox.notation import NoxPosition, without

SEED = seed_from("down to the bone")
BOX = Counter(without([]))
TABLES: list[tuple[int, dict[str, Any]]] = [
    (players, {"variant": variant, "merge": merge})
    for players in (3, 4, 5, 6)
    for variant, merge in (("standard", "top"), ("thick", "choose"))
]

# The kitties of the sheet's worked examples: of seats 1, 2 and 3 in its scoring example, before the
# blue 4 is played.
FIVE_PILES = "B9,G5,O2,G14,O11/-/-"
SCORING = "G4,O14,B6,G15/G9,O13,O7/O1,G12,O6,G3,G2"


def position(kitties: str, hands: str = "B4,B9,G7/B1,G1,O2/B2,O3,O4", **given: Any) -> State:
    """A state of three players, seat 1 to play, nothing buried, unless said otherwise."""
    players = hands.count("/") + 1
    fields = {
        "players": players,
        "variant": "standard",
        "merge": "top",
        "round": 1,
        "starter": 1,
        "to": 1,
        "stage": "play",
        "kitties": kitties,
        "hands": hands,
        "buried": "-",
        "totals": ",".join("0" * players),
    }
    line = " ".join(f"{key}={value}" for key, value in (fields | given).items())
    return GAME.read(f"nox {line}", SEED)


def exhausted(hands: str, **given: Any) -> State:
    """Three players with the last cards of a round, and nothing left to draw."""
    tops = ["B8", "G11", "O9"]
    held = [card for hand in hands.split("/") if hand != "-" for card in hand.split(",")]
    buried = without([*tops, *held])
    kitties = f"B8x{len(buried) + 1}/G11/O9"
    return position(kitties, hands, buried=",".join(buried), **given)


def facts(state: State) -> NoxPosition:
    assert isinstance(state.position, NoxPosition)
    return state.position


def play(state: State, *texts: str) -> State:
    """Each move by whoever is to act."""
    for text in texts:
        state, _ = state.play(state.to_act[0], GAME.move(text))
    return state


def happened(state: State, text: str) -> dict[str, Event]:
    """What a move causes, by kind."""
    _, events = state.play(state.to_act[0], GAME.move(text))
    return {event.kind: event for event in events}


def refusal(state: State, text: str) -> str:
    with pytest.raises(Illegal) as refused:
        play(state, text)
    return refused.value.code


def legal(state: State) -> set[str]:
    return {str(choice.move) for choice in state.moves(state.to_act[0])}


def kitty(state: State, seat: int) -> list[str]:
    return [f"{pile.top}x{pile.size}" for pile in facts(state).kitties[seat]]


def random_match(
    players: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Every state of a match, with what has just led to it."""
    rng = random.Random(seed)
    state, events = GAME.begin(players, options, seed_from(str(seed)))
    yield state, events
    while state.to_act:
        state, events = state.play(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
        yield state, events
