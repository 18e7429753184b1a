"""What the wood is like. Measured on towers, not guessed: docs/hands.md tells how.

The engine's own defaults let a tower of twelve fall by itself.
"""

from typing import Final

MILLI: Final = 1e-3

# ---- Time: a frame is what people see, a step is what the wood does.
FRAMES: Final = 60  # a second
STEPS: Final = 8  # a frame; half as many, and a tower in three falls

# ---- Wood
BEECH: Final = 720.0  # kilograms in a cubic metre
GRAVITY: Final = 9.81
FRICTION: Final = 0.5
SPINNING: Final = 0.005  # metres: how much a ball turning on the spot is held back
ROLLING: Final = 0.000025  # metres: how much one that rolls is; at 0 none stops (a knob)

# ---- Contacts
# Soft at the first touch, hard within five thousandths of a millimetre: soft throughout, towers
# of a metre buckle; hard from the start, pyramids buzz.
STIFF: Final = (0.98, 0.999, 0.000005, 0.5, 2.0)
SPRING: Final = (2 / (FRAMES * STEPS), 1.0)
MARGIN: Final = 0.00005  # a part's reach beyond its wood; without it, turned blocks creep
HOVER: Final = 2 * MARGIN  # so far apart two blocks rest
SLIP: Final = 20.0  # how much harder than the push the friction is
ITERATIONS: Final = 100  # with 20 towers explode
TOLERANCE: Final = 1e-10  # what is left over costs more the next step

# ---- What is nearly still becomes still: a coin's last wobble, which no contact model ends.
QUIET: Final = 0.9  # of its speed a block keeps each frame
QUIET_SPEED: Final = 0.03  # slower than this, in metres
QUIET_TURN: Final = 1.0  # and this, in radians
SLEEP: Final = 1e-4  # slower still, and the engine lets it sleep

# ---- The hand
AIR_FORCE: Final = 0.3  # newtons: it can nudge
SIDEWAYS: Final = 0.05  # while the block touches anything: it cannot bulldoze
DOWNWARDS: Final = 0.5  # of the block's weight, while it touches anything
AIR_TWIST: Final = 0.003  # newton metres
TOUCH_TWIST: Final = 0.0015
GRIP: Final = 60.0  # radians a second: how firmly the block follows the hand
FASTEST: Final = 0.8  # metres a second
FASTEST_TURN: Final = 6.0  # radians a second

# ---- Every hand trembles
SHAKE: Final = 0.0004  # metres, in place
SHAKING: Final = (7.0, 11.0)  # times a second
CALM_TILT: Final = 1.0  # degrees, held still (a knob)
QUICK_TILT: Final = 12.0  # just turned, or moved quickly (a knob)
SWAYING: Final = (0.5, 2.0)  # times a second
QUICK: Final = 0.25  # metres a second: all the unrest there is
QUICK_TURN: Final = 2.0  # radians a second: the same
CALMING: Final = 0.9  # seconds until two thirds of it are gone
PATIENCE: Final = 15.0  # seconds held still, and the hand grows tired
TIRING: Final = 10.0  # seconds more, and it trembles as much as it can

# ---- Rest
STILL: Final = 0.00002  # metres in a second: nobody could see it
LOOKED_FOR: Final = 5.0  # seconds; after that, wood that only creeps is still enough
CREEPING: Final = 0.0001  # metres in a second
NO_REST: Final = 10.0  # seconds: what moves now will not come to rest
ARM: Final = 0.02  # metres: turning moves what is so far from the centre

TOO_FAST: Final = 8.0  # metres a second: no block falls from so high. The engine has blown up.
