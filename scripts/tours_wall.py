"""Tables on the wall before the camera: before the match, in it and at its end."""

from playwright.sync_api import Page, expect
from tests.tables import BY_HAND, DIGITAL
from tests.web import people, real_table
from tests.web.house import House
from tours import PHONE, Take, begin


def screen(page: Page, home: House, take: Take) -> None:
    """A table on the wall: in a room of its own, before the match, in it and at its end."""
    driver = page.context.browser
    assert driver
    with driver.new_context(locale="en-GB", **PHONE) as room:
        room.add_init_script("localStorage.setItem('ludotheque.name', '\"Ann\"')")
        phone = room.new_page()
        for box in DIGITAL:
            code = _on_the_wall(page, phone, home, box, take)
            people.my_turn(phone)
            people.play_any(phone)
            people.my_turn(phone)
            take(f"screen-{box}")
            people.play_to_the_end(home, phone, code)
            _the_end(page, box, take)
        for box in BY_HAND:
            _on_the_wall(page, phone, home, box, take)
            _one_phone_for_all(page, phone, box, take)
            _the_end(page, box, take)


def _on_the_wall(page: Page, phone: Page, home: House, box: str, take: Take) -> str:
    digital = box in DIGITAL
    code = begin(phone, home, box, "With friends" if digital else "At a real table")
    page.goto(f"{home.url}/screen/{code}")
    page.locator(".lobby").wait_for()
    take(f"screen-before-{box}")
    free = phone.get_by_role("button", name="Seat a bot" if digital else "Here with me")
    while free.count():
        left = free.count()
        free.first.click()
        expect(free).to_have_count(left - 1)
    for field, name in zip(phone.locator(".chair input").all(), real_table.NAMES, strict=False):
        field.fill(name)
        field.press("Enter")
    phone.get_by_role("button", name="Start").click()
    page.locator(".play .state").wait_for()
    return code


def _one_phone_for_all(page: Page, phone: Page, box: str, take: Take) -> None:
    """Nobody else can confirm: what was said stands with the next move."""
    for step in range(300):
        people.see_the_count(phone)
        expect(phone.locator("footer .state.mine, .curtain button, #end").first).to_be_visible()
        if phone.locator("#end").count():
            return
        if step == 8:
            take(f"screen-{box}")
        if phone.locator(".curtain button").count():
            phone.locator(".curtain button").first.click()
        elif phone.locator("footer .state.asked").count():
            real_table.say(phone)
        else:
            people.play_any(phone, -1)
        phone.wait_for_timeout(500)  # what was said is seen, or a form would change under the hand


def _the_end(page: Page, box: str, take: Take) -> None:
    page.locator(".end").wait_for()
    take(f"screen-end-{box}")
