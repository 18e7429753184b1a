"""Wood that falls as wood: worlds of one tower each, and the hand that holds a block over it.

The only room that knows MuJoCo. Knows solids; no box, no rule, no server.
Metres, kilograms and seconds, as the engine wants them; solids are in millimetres.
"""
