"""The pointer: where it is, whether it was just pressed or let go, and its stroke."""

from math import sqrt

from ludotheque.hands.bones.record import A_SECOND, STROKE, World
from ludotheque.kernel import rule


@rule
def read(w: World, x16: int, y16: int, pressed: int) -> None:
    """Places come in sixteenths of a millimetre."""
    for k in range(STROKE):
        w.past_x[STROKE - k] = w.past_x[STROKE - k - 1]
        w.past_y[STROKE - k] = w.past_y[STROKE - k - 1]
    w.past_x[0] = x16 / 16.0
    w.past_y[0] = y16 / 16.0
    w.press = 1 if pressed == 1 and w.pressed == 0 else 0
    w.release = 1 if pressed == 0 and w.pressed == 1 else 0
    w.pressed = pressed
    w.stroke_x = (w.past_x[0] - w.past_x[STROKE]) * A_SECOND / STROKE
    w.stroke_y = (w.past_y[0] - w.past_y[STROKE]) * A_SECOND / STROKE
    w.stroke = sqrt(w.stroke_x * w.stroke_x + w.stroke_y * w.stroke_y)


@rule
def bend(w: World) -> float:
    """How far the second half of the stroke turns away from the first: the sine."""
    half = 6  # steps: half a stroke
    late_x = w.past_x[0] - w.past_x[half]
    late_y = w.past_y[0] - w.past_y[half]
    early_x = w.past_x[half] - w.past_x[STROKE]
    early_y = w.past_y[half] - w.past_y[STROKE]
    late = sqrt(late_x * late_x + late_y * late_y)
    early = sqrt(early_x * early_x + early_y * early_y)
    if late == 0.0 or early == 0.0:
        return 0.0
    return (late_x * early_y - late_y * early_x) / (late * early)
