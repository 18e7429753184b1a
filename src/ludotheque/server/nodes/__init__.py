"""A house of several nodes: each is one process, they share a database, and a table lives at one of
them at a time. Touches the store in PostgreSQL, and tables in memory; knows nothing of games.
"""
