"""Bodies of wood as data: what is sawn or turned, and what follows from it.

Knows geometry: no box, no judge, no physics engine.
"""
