"""Bausack and Sac Noir: the rulings and every clause of the five games, as scripted matches."""
