"""Bausack and Sac Noir: towers of wooden blocks, and five games to build them in."""

from ludotheque.contract import Card

CARD = Card(
    name="bausack",
    title="Bausack · Sac Noir",
    players=(2, 8),
    age=5,
    minutes=30,
    variants=("babel", "chain", "knockout", "goodpile", "threereds"),
    modes=("digital", "referee"),
    bots=("novice", "casual", "club", "expert", "master"),
)
