"""What the rulebook explains, each at a place of its own: an attempt names its trick."""

from ludotheque.games.oss.box import TRICKS

NAMED = set(TRICKS)
