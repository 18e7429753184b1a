"""How long the Jack is in the air: as long as a hand needs for the way of the trick, by one formula
for all of them. It is worked out when an attempt is laid out, and no step asks for it."""

from math import hypot, log2
from typing import Any

from ludotheque.hands.bones.record import LAWS
from ludotheque.hands.trick import Spot, Trick

CARRIED = ("hop", "set", "sweep")
AIR: dict[str, Any] = LAWS["air"]


def air(
    trick: Trick, act: str, thrown: str, laws: dict[str, float], number: int, bits: float
) -> tuple[float, float]:
    """Seconds for a wager of 1, with a card of this number, for a hand of so many bits a second;
    and what the act itself takes."""
    if thrown in ("many", "resting"):
        return AIR[thrown], 0.0
    own = AIR["lag"] + AIR["own"].get(act, 0.0) + trick.throw.swaps * AIR["own"]["swap"]
    card = AIR["card"][number - 1] if trick.winner == "number" else 1.0
    if thrown == "pincers":
        return AIR["pincers"] * card, own
    return _way(trick, act, laws, bits) / AIR["norm"] * card, own


def _way(trick: Trick, act: str, laws: dict[str, float], bits: float) -> float:
    """Seconds from the throw to the bone, to where it goes, and back under the Jack."""

    bits = AIR["bits"] * (bits / AIR["bits"]) ** AIR["even"]

    def reach(far: float, wide: float) -> float:
        """Fitts's law."""
        return float(AIR["reaction"]) + log2(far / wide + 1) / bits

    if act == "catch":  # there is nothing to do but to be there with the other hand
        return reach(2 * abs(trick.throw.hand_at[0]), AIR["under"] * laws["catch"])
    x, y = trick.throw.hand_at
    hand = (-x if trick.throw.swaps else x, y)
    tossed = trick.start.lie == "tossed"
    there = target(trick, act) if act == "lay-down" else bones_at(trick)
    end = _end(trick, act, there)
    apart = AIR["apart"] * trick.start.area.width if tossed else 0.0
    wide = AIR["wide"].get(act, 2 * laws["grip"])
    if act in CARRIED:
        between = reach(_far(there, end), wide)
        wide = 2 * laws["grip"]
    elif act == "strike":
        wide = laws["strike_most"] - laws["strike_least"]
        between = reach(laws["strike_most"] + laws["strike_least"], wide)
    else:
        between = AIR["between"].get(act, 0.0) * AIR["bits"] / bits
    under = AIR["under"] * laws["catch"]
    there_and_back = reach(_far(hand, there) + apart, wide) + reach(_far(end, hand) + apart, under)
    return there_and_back + between


def _far(a: Spot, b: Spot) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def bones_at(trick: Trick) -> Spot:
    """In the middle; of several spots, as far from the hand as they are."""
    if trick.start.lie == "put":
        spots = trick.start.spots
        return sum(abs(x) for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
    return trick.start.area.x, trick.start.area.y


def target(trick: Trick, act: str) -> Spot:
    """Where the trick's own drawing has it go."""
    return next(step.to for step in trick.steps if step.do == act and step.to)


def _end(trick: Trick, act: str, there: Spot) -> Spot:
    if act in CARRIED:
        return target(trick, act)
    if act == "push":
        (arch,) = (prop for prop in trick.props if prop.thing == "arch")
        return arch.x + arch.width / 2 - 20, there[1]
    return there[0], there[1] + AIR["on"].get(act, 0.0)
