"""For every test: the house speaks English, whatever the machine that it runs on prefers."""

import os

os.environ["LANGUAGE"] = "en"


def pytest_xdist_auto_num_workers() -> int:
    """Tests wait for servers, bots and browsers: one more than there are cores keeps all busy."""
    return (os.cpu_count() or 1) + 1
