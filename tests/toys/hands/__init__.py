"""Toy judges, which know no box: one whose world the server simulates, one that judges a trace."""

from ludotheque.hands import judges

judges.JUDGES["ring", 1] = "tests.toys.hands.ring:RING"
judges.JUDGES["light", 1] = "tests.toys.hands.light:LIGHT"
