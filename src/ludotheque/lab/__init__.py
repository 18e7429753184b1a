"""For bot writers and researchers: the arena, and the games in the shapes of PettingZoo, OpenSpiel
and a vectorised environment. Knows match, shelf, bots and kernel; nobody knows it.

Its packages are an extra: `pip install ludotheque[lab]`.
"""
