"""What the data of a trick come to as a law: what a step asks for, as plain data."""

from collections.abc import Sequence
from typing import Any

from ludotheque.hands.bones.air import air
from ludotheque.hands.bones.record import ACTS, FREE, LAWS, MISSES, ROUNDS, THROWN
from ludotheque.hands.trick import Measures, Prop, Trick

Plain = dict[str, Any]
# What is done without a Jack as the same thing is done with one; who only looks does nothing.
ALIKE = {"flick": "shoot", "snatch": "pick-up", "spot": "catch"}
USUAL: float = LAWS["air"]["bits"]


def act_of(trick: Trick) -> str:
    """To take several at once is to rake them together."""
    if trick.deed.act == "pick-up" and trick.deed.bones != "one":
        return "rake"
    if trick.throw.up == "pincers":
        return "pick-up"  # with the pincers, which then throw it
    return ALIKE.get(trick.deed.act, trick.deed.act)


def thrown_of(trick: Trick) -> str:
    if trick.throw.rests:
        return "resting"
    if trick.throw.what == "bones":
        if trick.deed.bones == "many":
            return "many"
        return (
            "pincers" if trick.throw.up == "pincers" else "jack"
        )  # one that flies as the Jack does
    return trick.throw.what


def law_of(trick: Trick, measures: Measures, number: int, bits: float = USUAL) -> Plain:
    """`bits` a second is what the hand has that is given air."""
    act, thrown = act_of(trick), thrown_of(trick)
    laws = FREE | {"strike_most": trick.deed.within or FREE["strike_most"]}
    for circumstance in _circumstances(trick, thrown):
        for name, times in LAWS["times"][circumstance].items():
            laws[name] *= times
    done = "catch" if thrown == "pincers" else act
    laws["air"], laws["own"] = air(trick, done, thrown, laws, number, bits)
    laws["hand_x"], laws["hand_y"] = trick.throw.hand_at
    laws["table_x"], laws["table_y"] = (side / 2 for side in measures.table)
    laws["half"], laws["across"], laws["high"] = (side / 2 for side in measures.bone)
    laws |= _places(trick, laws["half"], laws["across"])
    unbeaten = trick.winner == "unbeaten"
    codes = {
        "act": ACTS.index(act),
        "thrown": THROWN.index(thrown),
        "miss": MISSES.index("ends" if unbeaten else trick.ends.miss),
        "number": number,
        "most_throws": trick.ends.throws,
        "rounds": ROUNDS if trick.deed.bones == "rising" else 0,
        "swaps": int(trick.throw.swaps),
        "all_on_edge": int(trick.count.all_on_edge),
        "passing": int(trick.count.passing),
        "rally": int(unbeaten and trick.deed.bones == "one"),
    }
    # To a millionth: a logarithm's last bit differs from machine to machine.
    return codes | {name: _rounded(value) for name, value in laws.items()}


def _rounded(value: Any) -> Any:
    return [_rounded(v) for v in value] if isinstance(value, list) else round(value, 6)


def _circumstances(trick: Trick, thrown: str) -> list[str]:
    found = ["bag"] if any(prop.thing == "bag" for prop in trick.props) else []
    if thrown == "many":
        found.append("many")
        found += ["many-from-back"] if trick.throw.up == "back" else []
        found += ["many-to-back"] if trick.throw.down == "back" else []
    elif (down := trick.throw.down.removeprefix("other-")) in LAWS["times"]:
        found.append(down)
    return found


def _places(trick: Trick, half: float, across: float) -> Plain:
    """Where bones count, and what stands in their way."""
    found: Plain = {}
    if area := trick.count.area:
        found |= {"west": area.x - area.width / 2, "east": area.x + area.width / 2}
        found |= {"south": area.y - area.depth / 2, "north": area.y + area.depth / 2}
        wholly = trick.count.passing  # past the line, and no longer between the cards
        found["line"] = found["south"] + (half if wholly else 0.0)
    for prop in trick.props:
        if prop.thing == "wall":
            found |= {"wall_west": prop.x - prop.width / 2, "wall_east": prop.x + prop.width / 2}
            found |= {"wall_south": prop.y - prop.depth / 2, "wall_north": prop.y + prop.depth / 2}
        if prop.thing == "arch":
            found |= {"arch": prop.x + prop.width / 2, "gap": prop.gap / 2 - across}
            found["gaps"] = [y for _, y in prop.gaps]
    if trick.deed.act == "shoot":  # not to be flicked: that goes anywhere
        drums = [prop for prop in trick.props if prop.thing == "drum"]
        found["goal"] = _goal(drums, trick.count.path) - across
    return found


def _goal(drums: Sequence[Prop], path: str) -> float:
    """Half the way between the cards; across them, to their outer sides."""
    way = -1 if path == "through" else 1
    return min(abs(drum.x) + way * drum.width / 2 for drum in drums)
