"""Bodies measured another way than the house does: by triangles, by planes, spot by spot."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ludotheque.solids import placing
from ludotheque.solids.curves import fine, section
from ludotheque.solids.shape import Run, Sawn, Shape
from ludotheque.solids.solid import Ball, Box, Mesh, Part

Floats = NDArray[np.float64]


def integrated(mesh: Mesh) -> tuple[float, Floats, Floats]:
    """Volume, centre and inertia about it: of the tetrahedra from the origin to every triangle."""
    corners = np.array(mesh.vertices, dtype=float)[np.array(mesh.triangles)]
    each = (corners[:, 0] * np.cross(corners[:, 1], corners[:, 2])).sum(1) / 6
    volume = float(each.sum())
    sums = corners.sum(1)
    centre = (each[:, None] * sums / 4).sum(0) / volume
    spots = np.concatenate([corners, sums[:, None]], axis=1)
    spread = np.einsum("n,nki,nkj->ij", each / 20, spots, spots)
    spread -= volume * np.outer(centre, centre)
    return volume, centre, np.trace(spread) * np.eye(3) - spread


def outside(shape: Shape, spots: Floats) -> Floats:
    """How many millimetres spots are out of the wood; below 0: so deep in it."""
    if isinstance(shape, Sawn):
        across, up, through = placing.WAYS[shape.along]
        begin, end = shape.ends
        beyond = np.maximum(begin - spots[:, through], spots[:, through] - end)
        return np.maximum(beyond, _off(_loop(shape.outline), spots[:, [across, up]]))
    if shape.lies is not None:  # up again, as it stood on the lathe
        spots = np.stack([shape.lies - spots[:, 2], spots[:, 1], spots[:, 0]], axis=1)
    loop = _loop(section(shape))
    if np.all(loop[-2:, 0] < 1e-9):  # the axis is no surface: there is another half behind it
        loop = np.concatenate([loop[:-2], (loop[:-2] * (-1, 1))[::-1]])
    return _off(loop, np.stack([np.hypot(spots[:, 0], spots[:, 1]), spots[:, 2]], axis=1))


def _loop(runs: Sequence[Run]) -> Floats:
    return np.array([point for run in runs for point in fine(run)])


def _off(loop: Floats, points: Floats) -> Floats:
    """From the nearest side of a polygon; below 0 inside."""
    side = np.roll(loop, -1, axis=0) - loop
    way = points[:, None] - loop
    share = np.clip((way * side).sum(2) / np.maximum((side**2).sum(1), 1e-18), 0, 1)
    near: Floats = np.sqrt(((way - share[..., None] * side) ** 2).sum(2).min(1))
    passes = (way[..., 1] < 0) != (way[..., 1] < side[:, 1])
    to_the_right = (way[..., 0] * side[:, 1] < way[..., 1] * side[:, 0]) == (side[:, 1] > 0)
    inside = (passes & to_the_right).sum(1) % 2 == 1
    return near * np.where(inside, -1.0, 1.0)


class Measured:
    """A convex part: whether spots are in it, and spots on its surface."""

    def __init__(self, part: Part, rng: np.random.Generator) -> None:
        self.part, self.rng = part, rng
        if isinstance(part, Ball):
            return
        if isinstance(part, Box):
            signs = np.array(np.meshgrid([-1, 1], [-1, 1], [-1, 1])).reshape(3, -1).T
            points = np.array(part.centre) + signs * part.half
        else:
            points = np.array(part.points)
        self.points = points + rng.normal(0, 1e-6, points.shape)  # no four of them in a plane
        self.faces, self.normals = _hull(self.points)
        self.normals /= np.linalg.norm(self.normals, axis=1)[:, None]
        self.offsets = (self.normals * self.points[self.faces[:, 0]]).sum(1)

    def holds(self, spots: Floats) -> NDArray[np.bool_]:
        if isinstance(self.part, Ball):
            off: Floats = np.linalg.norm(spots - self.part.centre, axis=1) - self.part.radius
        else:
            off = (spots @ self.normals.T - self.offsets).max(1)
        return off <= 1e-4

    def surface(self, count: int) -> Floats:
        if isinstance(self.part, Ball):
            ways = self.rng.normal(size=(count, 3))
            ways *= self.part.radius / np.linalg.norm(ways, axis=1)[:, None]
            return self.part.centre + ways
        shares = self.rng.dirichlet((0.5, 0.5, 0.5), count)
        faces = self.faces[self.rng.integers(len(self.faces), size=count)]
        within = (shares[..., None] * self.points[faces]).sum(1)
        return np.concatenate([self.points, within])


def _hull(points: Floats) -> tuple[NDArray[np.int64], Floats]:
    """The triangles of a convex hull and their normals, one point after the other."""
    first, last = int(points[:, 0].argmin()), int(points[:, 0].argmax())
    long = points[last] - points[first]
    wide = int(np.linalg.norm(np.cross(points - points[first], long), axis=1).argmax())
    normal = np.cross(long, points[wide] - points[first])
    deep = int(np.abs((points - points[first]) @ normal).argmax())
    start = np.array([first, last, wide, deep])
    faces = np.array([np.delete(start, k) for k in range(4)])
    normals = _normals(points, faces)
    turned = ((points[faces[:, 0]] - points[start].mean(0)) * normals).sum(1) < 0
    faces[turned] = faces[turned][:, ::-1]
    normals[turned] *= -1
    for i in set(range(len(points))) - set(start.tolist()):
        seen = ((points[i] - points[faces[:, 0]]) * normals).sum(1) > 0
        if seen.any():
            edges = {(t[k - 1], t[k]) for t in faces[seen].tolist() for k in range(3)}
            rim = np.array([(a, b, i) for a, b in edges if (b, a) not in edges])
            faces = np.concatenate([faces[~seen], rim])
            normals = np.concatenate([normals[~seen], _normals(points, rim)])
    return faces, normals


def _normals(points: Floats, faces: NDArray[np.int64]) -> Floats:
    a, b, c = (points[faces[:, i]] for i in range(3))
    found: Floats = np.cross(b - a, c - a)
    return found
