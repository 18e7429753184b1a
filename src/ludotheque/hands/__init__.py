"""Dexterity: the vocabulary of tricks and how likely a hand of some skill is to do a deed.

Imports neither games nor server. `deed.py` says what a judge is, `judges.py` finds one.
"""
