"""All rules and bots compiled, once, before many processes would each do so at the same time.

`python -m tests.ready`: on a new machine it takes a minute or two, later a moment.
"""

from ludotheque import bots, shelf
from ludotheque.hands import judges


def main() -> None:
    for name in shelf.names():
        game = shelf.game(name)
        for _step in (*game.prepare(), *bots.prepare(game)):
            pass
    judges.prepare()


if __name__ == "__main__":
    main()
