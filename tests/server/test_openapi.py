"""The interface is described as it is: every route, and nothing that is not there."""

import json
import re
from typing import Any

import hypothesis
import msgspec
import pytest
import schemathesis
from schemathesis.specs.openapi.schemas import OpenApiSchema
from starlette.routing import Route, WebSocketRoute

from ludotheque import wire as m
from ludotheque.server import app, http, page
from ludotheque.server.openapi import OPERATIONS, description
from tests.server.serving import Server


def routes() -> list[Route]:
    """All but the pages and the socket, which have descriptions of their own."""
    others = [route for route in app.ROUTES if route not in page.ROUTES]
    return [route for route in others if isinstance(route, Route)]


def test_every_route_is_described_and_nothing_else() -> None:
    served = {
        (method.lower(), re.sub(r":\w+}", "}", route.path), route.endpoint)
        for route in routes()
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert {(o.method, o.path, o.handler) for o in OPERATIONS} == served
    assert len(OPERATIONS) == len(served)


def test_the_socket_is_the_only_route_left_to_its_own_page() -> None:
    left = [route for route in app.ROUTES if route not in page.ROUTES and route not in routes()]
    assert [type(route) for route in left] == [WebSocketRoute]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda o: f"{o.method} {o.path}")
def test_each_says_what_it_does_and_how_it_refuses(operation: Any) -> None:
    told = description()["paths"][operation.path][operation.method]
    assert told["summary"] == operation.handler.__doc__
    refusals = {status: way for status, way in told["responses"].items() if int(status) >= 400}
    assert "429" in refusals
    for way in refusals.values():
        schema = way["content"]["application/json"]["schema"]
        assert schema == {"$ref": "#/components/schemas/Refused"}
    named = [parameter["name"] for parameter in told.get("parameters", [])]
    assert named == re.findall(r"{(\w+)}", operation.path)


def test_every_type_that_is_named_is_there() -> None:
    text = json.dumps(description())
    named = set(re.findall(r"#/components/schemas/(\w+)", text))
    assert named <= set(description()["components"]["schemas"])
    assert {"OpenTable", "TableInfo", "SeatInfo", "Refused", "Card", "Sit"} <= named


def test_a_field_tells_what_it_means() -> None:
    schemas = description()["components"]["schemas"]
    assert schemas["OpenTable"]["properties"]["players"]["description"] == "how many seats"
    assert schemas["OpenTable"]["properties"]["bots"]["propertyNames"]["enum"][-1] == "16"


def test_the_example_can_be_opened() -> None:
    body = description()["paths"]["/api/tables"]["post"]["requestBody"]["content"]
    example = msgspec.convert(body["application/json"]["example"], m.OpenTable, str_keys=True)
    assert example.bots


def test_a_refusal_says_by_its_status_what_kind_it_is() -> None:
    assert set(http.STATUS.values()) == {403, 404, 405, 422, 429, 500}


def test_what_is_not_there_is_refused_like_everything_else(server: Server) -> None:
    status, headers, body = server.get("/api/nowhere")
    assert (status, headers["content-type"]) == (404, "application/json")
    refused = msgspec.json.decode(body, type=m.Refused)
    assert (refused.code, refused.args) == ("no-such-page", {"path": "/api/nowhere"})


def test_a_wrong_method_is_told_all_the_right_ones(server: Server) -> None:
    status, headers, body = server.ask("POST", "/api/me")
    assert (status, headers["allow"]) == (405, "DELETE, GET, HEAD, PUT")
    assert msgspec.json.decode(body, type=m.Refused).code == "no-such-method"


def test_the_server_hands_the_description_out(server: Server) -> None:
    status, headers, body = server.get("/openapi.json")
    assert (status, headers["content-type"]) == (200, "application/json")
    assert json.loads(body) == json.loads(msgspec.json.encode(description()))


# ---- as a stranger reads it, and tries everything it allows and forbids -----------------------


def read_by_a_stranger() -> OpenApiSchema:
    return schemathesis.openapi.from_dict(json.loads(msgspec.json.encode(description())))


described = read_by_a_stranger()
# Every bound of every field, one by one, is tried where there is time (test_openapi_for_long.py).
described.config.phases.update(phases=["examples", "fuzzing", "stateful"])
A_FEW = hypothesis.settings(max_examples=12, deadline=None, derandomize=True)


@described.parametrize()
@A_FEW
def test_the_server_keeps_to_its_description(case: Any, server: Server) -> None:
    case.call_and_validate(base_url=server.address)


def test_commands_at_a_table_that_is_there_keep_to_it_too(server: Server) -> None:
    """From the table that was opened to commands at it, as the links say."""

    class Visit(described.as_state_machine()):  # type: ignore[misc]
        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            return {"base_url": server.address}

    Visit.run(settings=hypothesis.settings(A_FEW, max_examples=6, stateful_step_count=8))
