"""A table that people can sit down at: HTTP, WebSocket, tables, store, identity, limits.

It knows the contract and the match, and no game by name. Nobody imports it.
"""
