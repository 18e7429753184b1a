"""Solids as the engine's bodies: exact in mass, centre and inertia, touching with their parts."""

from collections.abc import Sequence
from typing import NamedTuple

import mujoco
import numpy as np

from ludotheque.physics.poses import Pose
from ludotheque.physics.settings import (
    BEECH,
    FRAMES,
    FRICTION,
    GRAVITY,
    ITERATIONS,
    MARGIN,
    MILLI,
    SLEEP,
    SLIP,
    SPINNING,
    SPRING,
    STEPS,
    STIFF,
    TOLERANCE,
)
from ludotheque.solids.solid import Ball, Box, Part, Solid


class Body(NamedTuple):
    """A block of a world: what it is called there, its wood and where it is."""

    id: str
    solid: Solid
    pose: Pose
    base: bool = False  # it may stand on the table


def model_of(
    bodies: Sequence[Body], held: str | None, rolling: float, frozen: bool
) -> "mujoco.MjModel":
    """A table with these bodies; frozen: all but the held one sleep until they are touched."""
    spec = mujoco.MjSpec()
    _set_options(spec.option, frozen)
    spec.worldbody.add_geom(type=mujoco.mjtGeom.mjGEOM_PLANE, size=[0, 0, 0.1], **_TOUCH)
    for body in bodies:
        made = spec.worldbody.add_body(name=body.id, pos=body.pose.place, quat=body.pose.turn)
        made.add_freejoint()
        _weigh(made, body.solid)
        if frozen and body.id != held:
            made.sleep = mujoco.mjtSleepPolicy.mjSLEEP_INIT
        for number, part in enumerate(body.solid.parts):
            _add(spec, made, f"{body.id} {number}", part, body.solid, rolling)
    return spec.compile()


_TOUCH = {
    "solref": SPRING,
    "solimp": STIFF,
    "margin": MARGIN,
    "condim": 3,
    "friction": [FRICTION, SPINNING, 0.0],
}


def _set_options(option: "mujoco.MjOption", frozen: bool) -> None:
    option.timestep = 1 / (FRAMES * STEPS)
    option.gravity = [0, 0, -GRAVITY]
    option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    option.solver = mujoco.mjtSolver.mjSOL_NEWTON
    option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    option.iterations, option.tolerance, option.impratio = ITERATIONS, TOLERANCE, SLIP
    # Left to itself the engine puts an exploded tower silently back to where it was made.
    option.disableflags |= mujoco.mjtDisableBit.mjDSBL_AUTORESET
    if frozen:
        option.enableflags |= mujoco.mjtEnableBit.mjENBL_SLEEP
        option.sleep_tolerance = SLEEP


def _weigh(body: "mujoco.MjsBody", solid: Solid) -> None:
    body.explicitinertial = True
    body.mass = BEECH * MILLI**3 * solid.volume
    body.ipos = [0, 0, 0]
    (xx, xy, xz), (_, yy, yz), (_, _, zz) = BEECH * MILLI**5 * np.array(solid.inertia)
    body.fullinertia = [xx, yy, zz, xy, xz, yz]


def _add(
    spec: "mujoco.MjSpec",
    body: "mujoco.MjsBody",
    name: str,
    part: Part,
    solid: Solid,
    rolling: float,
) -> None:
    match part:
        case Box(centre, half):
            place, size = MILLI * (np.array(centre) - solid.centre), MILLI * np.array(half)
            body.add_geom(type=mujoco.mjtGeom.mjGEOM_BOX, pos=place, size=size, **_TOUCH)
        case Ball(centre, radius):  # the only parts that roll; they say how, whatever they roll on
            rolls = {"condim": 6, "priority": 1, "friction": [FRICTION, SPINNING, rolling]}
            body.add_geom(
                type=mujoco.mjtGeom.mjGEOM_SPHERE,
                pos=MILLI * (np.array(centre) - solid.centre),
                size=[MILLI * radius, 0, 0],
                **{**_TOUCH, **rolls},
            )
        case _:
            mesh = spec.add_mesh(name=name)
            mesh.uservert = (MILLI * (np.array(part.points) - solid.centre)).ravel()
            mesh.inertia = mujoco.mjtMeshInertia.mjMESH_INERTIA_CONVEX
            body.add_geom(type=mujoco.mjtGeom.mjGEOM_MESH, meshname=name, **_TOUCH)
