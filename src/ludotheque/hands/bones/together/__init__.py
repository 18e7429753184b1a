"""Tricks that several do at once, over the same bones.

Every hand has a world of its own, as in a solo, seen from its own side; its bones are lent to it by
the table, one step at a time. All hands wait for the word. Then each hand's clock counts from its
own sight of the word, and the hands go on side by side by these clocks, as far behind the house's
as the farthest of them is away, up to 150 ms there and 150 back: what has not arrived by then is
too late, and nobody is farther away than they were before the word.
"""
