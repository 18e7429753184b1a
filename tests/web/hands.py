"""How a move is made on a board: with a finger, with a mouse, or with keys alone.

Which one does not matter here, only that the page offers it: the first that there is, or the nth.
Where it is touched says the box itself, in `tests/games/<box>/board.py`: `target(page, touch, nth)`
touches what comes first and gives the place that a move ends on; `DRAG` is what can be carried and
where to, so that it is a first move, or None. Of a box that does not say, moves are chosen from the
list.
"""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, Position, expect

from tests.tables import brought
from tests.web.people import play_any, sentence

Touch = Callable[[Locator], None]


def _finger(place: Locator) -> None:
    place.tap(position=mouth(place))


def _mouse(place: Locator) -> None:
    place.click(position=mouth(place))


def mouth(place: Locator) -> Position | None:
    """Channels of Fakir cross each other: each is met where it begins."""
    box = place.bounding_box()
    if box is None or "@" not in (place.get_attribute("data-at") or ""):
        return None
    wide, high = box["width"], box["height"]
    return {"x": wide * 0.06, "y": high / 2} if wide > high else {"x": wide / 2, "y": high * 0.06}


def play_on_board(page: Page, box: str, *, finger: bool = False, nth: int = 0) -> None:
    """The first touch chooses, the second on the same place plays it."""
    if brought(box, "board") is None:
        play_any(page, nth)
        return
    touch = _finger if finger else _mouse
    said = sentence(page).inner_text()
    target = target_of(box, page, touch, nth)
    touch(target)
    expect(sentence(page)).to_have_text(said)  # it is still my turn: nothing is played yet
    expect(page.locator("footer .would")).to_be_visible()
    touch(target)
    expect(page.locator("footer .would")).to_have_count(0)


def target_of(box: str, page: Page, touch: Touch, nth: int) -> Locator:
    board = brought(box, "board")
    assert board, f"tests/games/{box}/board.py does not say how its board is touched"
    found: Locator = board.target(page, touch, nth)
    return found


def drag_of(box: str) -> tuple[str, str] | None:
    board = brought(box, "board")
    found: tuple[str, str] | None = board.DRAG if board else None
    return found


def one_of(places: Locator, nth: int) -> Locator:
    return places.nth(nth % places.count())


def carry(page: Page, piece: Locator, place: Locator) -> None:
    """One drag with a finger, from a piece to where it is put down."""
    (x, y), (to_x, to_y) = (_middle(one) for one in (piece, place))
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        given = {"type": kind, "touchPoints": list(points)}
        finger.send("Input.dispatchTouchEvent", given)

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, 9):
        way = step / 8
        touch("touchMove", {"x": x + (to_x - x) * way, "y": y + (to_y - y) * way})
    touch("touchEnd")
    finger.detach()


def _middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# With keys alone


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def is_at(page: Page, place: str) -> bool:
    """What has the focus is such a thing, a CSS selector."""
    here: bool = page.evaluate("css => document.activeElement.matches(css)", place)
    return here


def tab_to(page: Page, place: str) -> None:
    for _ in range(80):
        if is_at(page, place):
            return
        press(page, "Tab")
    raise AssertionError(f"The Tab key does not come to {place}.")


def walk_to(page: Page, board: str, place: str) -> None:
    """By Tab to the board, then by arrows over all of it until such a place is found."""
    tab_to(page, board)
    rows = [["ArrowRight"] * 5, ["ArrowDown"], ["ArrowLeft"] * 5, ["ArrowDown"]] * 3
    for keys in [["ArrowUp"] * 5, ["ArrowLeft"] * 5, *rows]:
        for key in keys:
            if is_at(page, place):
                return
            press(page, key)
    raise AssertionError(f"The arrows do not come to {place}.")
