"""Isis & Osiris: tiles and memory on a 6 x 6 board."""

from ludotheque.contract import Card

CARD = Card(
    name="isis",
    title="Isis & Osiris",
    players=(2, 4),
    age=7,
    minutes=20,
    variants=("standard", "series", "stock"),
    modes=("digital",),
    bots=("novice", "casual", "club", "expert", "master"),
)
