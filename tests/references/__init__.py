"""Independent, slow references of the games, written from the rule sheets and the rulings alone.

They share no code with ludotheque: tests play both side by side and compare.
"""
