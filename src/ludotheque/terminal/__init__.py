"""The house in a terminal: draws views, reads moves. It knows the contract and no game by name."""
