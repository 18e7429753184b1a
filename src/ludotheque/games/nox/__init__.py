"""NOX: three cards in the hand, and everybody's kitty to lay them in."""

from ludotheque.contract import Card

CARD = Card(
    name="nox",
    title="NOX",
    players=(3, 6),
    age=10,
    minutes=30,
    variants=("standard", "thick"),
    modes=("digital",),
    bots=("novice", "casual", "club", "expert", "master"),
)
