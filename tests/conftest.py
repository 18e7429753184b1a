"""For every test: the house speaks English, whatever the machine that it runs on prefers."""

import os

os.environ["LANGUAGE"] = "en"
