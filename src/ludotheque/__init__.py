"""The Ludothèque: five tabletop games, their rules at native speed.

>>> from ludotheque import shelf
>>> isis = shelf.game("isis")
>>> state = isis.new(players=2, options={"first": 1}, seed=bytes(32))
>>> state, events = state.play(1, isis.move("P c3"))
>>> state.to_act
(2,)
"""

__version__ = "0.1.0"
