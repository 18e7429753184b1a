"""OSS: knucklebone tricks, and a secret hand of cards to stake on them."""

from ludotheque.contract import Card

CARD = Card(
    name="oss",
    title="OSS",
    players=(2, 6),
    age=7,
    minutes=30,
    modes=("digital", "referee"),
    bots=("novice", "casual", "club", "expert", "master"),
)
