"""Pebbles: a toy. Secret stones, secret bids all at once, a throw at a tin, three rounds."""

from ludotheque.contract import Card

CARD = Card(
    name="pebbles",
    title="Pebbles",
    players=(2, 4),
    age=5,
    minutes=1,
    modes=("digital", "referee"),
    translated=False,  # in English so far: what other languages miss is told, not demanded
)
