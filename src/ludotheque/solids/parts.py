"""What a body touches others with: a few convex parts that are very nearly the wood itself."""

from collections.abc import Sequence

from ludotheque.solids import placing
from ludotheque.solids.curves import coarse, fine
from ludotheque.solids.lathe import turned_parts
from ludotheque.solids.polygons import convex_pieces, without_repeats
from ludotheque.solids.shape import Arc, Pair, Run, Sawn, Shape
from ludotheque.solids.solid import Box, Hull, Part, Spot

OUTWARD, INWARD = 15, 22.5  # degrees to a side of an arc that is convex, and of one that is not


def parts(shape: Shape) -> tuple[Part, ...]:
    return tuple(_sawn(shape) if isinstance(shape, Sawn) else turned_parts(shape))


def _sawn(shape: Sawn) -> list[Part]:
    loop = without_repeats([point for run in shape.outline for point in _sides(run)])
    place = placing.sawn(shape)
    found: list[Part] = []
    for piece in convex_pieces(loop):
        spots = tuple(place(u, v, w) for w in shape.ends for u, v in piece)
        found.append(_box(spots) if _is_rectangle(piece) else Hull(spots))
    return found


def _sides(run: Run) -> list[Pair]:
    """Of an arc that bends inwards few: each of them will be a part."""
    if not isinstance(run, Arc):
        return fine(run)
    return coarse(run, OUTWARD if run.turns[1] > run.turns[0] else INWARD)


def _is_rectangle(piece: Sequence[Pair]) -> bool:
    return len(piece) == 4 and all(len({round(p[i], 6) for p in piece}) == 2 for i in (0, 1))


def _box(spots: Sequence[Spot]) -> Box:
    low = tuple(map(min, zip(*spots, strict=True)))
    high = tuple(map(max, zip(*spots, strict=True)))
    return Box(
        ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2),
        ((high[0] - low[0]) / 2, (high[1] - low[1]) / 2, (high[2] - low[2]) / 2),
    )
