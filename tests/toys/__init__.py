"""A sixth box, made for the tests: it has all that the contract offers and is no game of ours."""
