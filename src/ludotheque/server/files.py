"""What lies in the data folder."""

DATABASE = "ludotheque.db"  # every table, move by move
KEY = "secret.key"  # signs cookies and links
LOCK = "serving.lock"  # held by the server that runs
MATCHES = "matches"  # what was played in the terminal
