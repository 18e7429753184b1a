"""Fair: a toy. A ball to be rolled into a ring, a light to be caught; two tries each."""

from ludotheque.contract import Card

CARD = Card(
    name="fair",
    title="Fair",
    players=(2, 4),
    age=5,
    minutes=1,
    modes=("digital", "referee"),
    translated=False,
)
