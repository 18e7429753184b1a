"""Tricks with bones: how likely they are (`odds.py`), and how they are judged from a trace.

The judge is `step.py` and the rules it calls, over the two records of `record.py`; nothing of it
knows a trick by name. What a trick's data come to is in `laws.py` and `laying_out.py`, the numbers
are in `laws.toml`. `motor/` is a model of people's hands.
"""
