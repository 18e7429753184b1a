"""Dexterity: the vocabulary of tricks and how likely a hand of some skill is to do a deed.

Imports neither games nor server. Judges of real traces will live here too.
"""
