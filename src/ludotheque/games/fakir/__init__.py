"""Fakir: sticks through a wooden block, in three dimensions."""

from ludotheque.contract import Card

CARD = Card(
    name="fakir",
    title="Fakir",
    players=(2, 4),
    age=7,
    minutes=20,
    modes=("digital",),
    bots=("novice", "casual", "club", "expert", "master"),
)
