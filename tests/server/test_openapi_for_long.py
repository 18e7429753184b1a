"""The server keeps to its description, however long a stranger tries. To collect this alone takes
seconds: it is looked at only where it is asked for (conftest.py)."""

from typing import Any

import hypothesis
import pytest

from tests.server.serving import Server
from tests.server.test_openapi import read_by_a_stranger

described = read_by_a_stranger()
MANY = hypothesis.settings(max_examples=500, deadline=None)


@pytest.mark.long
@described.parametrize()
@MANY
def test_it_does_so_for_long(case: Any, server: Server) -> None:
    case.call_and_validate(base_url=server.address)
