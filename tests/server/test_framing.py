"""Frames taken apart by hand are what the websockets library takes them for, however they are cut
into reads."""

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from ludotheque.server.framing import BINARY, TEXT, Control, Forbidden, Reader, frame
from tests.server import wires

LIMIT = 300
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
Found = tuple[list[str | bytes], int | None]  # what was read, and what it is closed with

texts = st.text(max_size=140).map(str.encode)
masks = st.binary(min_size=4, max_size=4)
whole = st.builds(wires.frame, texts | st.binary(max_size=2 * LIMIT), st.just(TEXT), masks)
binary = st.builds(wires.frame, st.binary(max_size=2 * LIMIT), st.just(BINARY), masks)
parts = st.builds(
    wires.frame, texts | st.binary(max_size=140), st.sampled_from([0x01, 0x02, 0x00, 0x80]), masks
)
control = st.builds(wires.frame, st.binary(max_size=140), st.sampled_from([0x89, 0x8A]), masks)
strange = st.builds(
    wires.frame, st.just(b""), st.integers(0, 255).filter(lambda kind: kind & 0x0F != 0x08), masks
)
unmasked = st.binary(max_size=20).map(lambda payload: frame(TEXT, payload))
streams = st.lists(whole | binary | parts | control | strange | unmasked, max_size=8).map(b"".join)
cuts = st.lists(st.integers(0, 10_000), max_size=20)


def in_reads(data: bytes, places: list[int]) -> list[bytes]:
    at = [0, *sorted(place % (len(data) + 1) for place in places), len(data)]
    return [data[a:b] for a, b in pairwise(at)]


def ours(reads: list[bytes]) -> Found:
    reader, found = Reader(LIMIT), list[str | bytes]()
    try:
        for data in reads:
            for message in reader.read(data):
                found.append(message)
    except Forbidden as forbidden:
        return found, forbidden.code
    return found, None


def theirs(data: bytes) -> Found:
    """By the library, frame by frame; how long a message may be is counted here."""
    protocol, found = ServerProtocol(max_size=None), list[str | bytes]()
    protocol.state = OPEN
    protocol.parser = super(ServerProtocol, protocol).parse()
    next(protocol.parser)
    protocol.receive_data(data)
    message, kind = b"", Opcode.CONT
    for event in protocol.events_received():
        assert isinstance(event, Frame)
        if event.opcode in (Opcode.PING, Opcode.PONG):
            found.append(bytes(event.data))
            continue
        if event.opcode is not Opcode.CONT:
            message, kind = b"", event.opcode
        message += bytes(event.data)
        if len(message) > LIMIT:
            return found, 1009
        if event.fin:
            try:
                found.append(message.decode() if kind is Opcode.TEXT else message)
            except UnicodeDecodeError:
                return found, 1007
    return found, protocol.close_sent.code if protocol.close_sent else None


def payloads(found: Found) -> Found:
    """Controls come as whole frames; short ones, or they are forbidden."""
    bare = [
        wires.frame(message[6:], message[0], message[2:6])[6:]
        if isinstance(message, Control)
        else message
        for message in found[0]
    ]
    return bare, found[1]


@UNHURRIED
@given(streams, cuts)
def test_any_cut_into_reads_gives_what_the_library_reads(stream: bytes, places: list[int]) -> None:
    assert payloads(ours(in_reads(stream, places))) == theirs(stream)


@UNHURRIED
@given(st.binary(max_size=400), cuts)
def test_any_bytes_at_all_are_read_the_same_however_they_are_cut(
    data: bytes, places: list[int]
) -> None:
    assert ours(in_reads(data, places)) == ours([data])


@UNHURRIED
@given(st.sampled_from([TEXT, BINARY]), st.binary(max_size=300) | st.just(bytes(70_000)))
def test_what_is_put_together_the_library_takes_apart(kind: int, payload: bytes) -> None:
    client = ClientProtocol(parse_uri("ws://here/"), max_size=None)
    client.state = OPEN
    client.parser = super(ClientProtocol, client).parse()
    next(client.parser)
    client.receive_data(frame(kind, payload))
    (found,) = client.events_received()
    assert isinstance(found, Frame)
    assert (found.opcode | 0x80, found.fin, bytes(found.data)) == (kind, True, payload)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(frame(TEXT, b"hello"), 1002, id="without a mask"),
        pytest.param(wires.frame(b"", 0x83), 1002, id="of no known kind"),
        pytest.param(wires.frame(b"", 0xC1), 1002, id="compressed, which nobody agreed on"),
        pytest.param(wires.frame(b"", 0x09), 1002, id="half a ping"),
        pytest.param(wires.frame(bytes(126), 0x89), 1002, id="a long ping"),
        pytest.param(wires.frame(b"", 0x80), 1002, id="an end without a beginning"),
        pytest.param(wires.frame(b"", 0x01) * 2, 1002, id="two beginnings"),
        pytest.param(wires.frame(b"\xff"), 1007, id="no UTF-8"),
        pytest.param(wires.frame(b"\xed\xa0\x80"), 1007, id="half a character"),
        pytest.param(wires.frame(bytes(LIMIT + 1)), 1009, id="too long"),
        pytest.param(wires.frame(bytes(70_000))[:14], 1009, id="far too long, before it has come"),
        pytest.param(
            wires.frame(bytes(LIMIT), 0x02) + wires.frame(b"x", 0x80), 1009, id="too long in parts"
        ),
    ],
)
def test_what_the_protocol_forbids_is_closed_with_its_code(data: bytes, code: int) -> None:
    before = wires.frame(b"before")
    assert ours([before + data + before]) == (["before"], code)


def test_a_character_may_be_cut_in_two() -> None:
    text = "Ludothèque".encode()
    for at in range(len(text)):
        stream = wires.frame(text[:at], 0x01) + wires.frame(text[at:], 0x80)
        assert ours([stream]) == (["Ludothèque"], None)


def test_as_long_as_allowed_in_parts_with_a_ping_between() -> None:
    ping = wires.frame(b"?" * 125, wires.PING)
    stream = wires.frame(bytes(LIMIT), 0x02) + ping + wires.frame(b"", 0x80)
    assert ours([stream, wires.frame(bytes(LIMIT), BINARY)]) == (
        [Control(ping), bytes(LIMIT), bytes(LIMIT)],
        None,
    )


def test_nothing_is_read_after_a_goodbye_or_a_fault() -> None:
    goodbye, hello = wires.frame(b"\x03\xe8", wires.CLOSE), wires.frame(b"hello")
    assert ours([goodbye + hello, hello]) == ([Control(goodbye)], None)
    reader = Reader(LIMIT)
    with pytest.raises(Forbidden):
        list(reader.read(frame(TEXT, b"hello")))
    assert list(reader.read(hello)) == []
