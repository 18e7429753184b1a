"""From how a body is made to all that is known of it."""

from ludotheque.solids.parts import parts
from ludotheque.solids.resting import faces
from ludotheque.solids.shape import Shape
from ludotheque.solids.solid import Solid
from ludotheque.solids.weighing import weigh


def solid(shape: Shape) -> Solid:
    volume, centre, inertia = weigh(shape)
    return Solid(volume, centre, inertia, parts(shape), faces(shape, centre))
