"""What whoever runs the house needs: one server for each folder, backup, administration, tidying.

Touches the store, and tables in memory; knows nothing of games.
"""
