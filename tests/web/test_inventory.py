"""All that is in a box, piece by piece."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_every_block_of_both_sacks_can_be_looked_at_from_near(visit: Visit) -> None:
    page = visit("/box/bausack", phone=True, forgive="WebGL")
    page.get_by_role("button", name="See every piece").tap()
    dialog = page.get_by_role("dialog")
    blocks = dialog.locator(".blocks").get_by_role("button")
    expect(blocks).to_have_count(70)
    dialog.get_by_role("button", name="Sac Noir").tap()
    expect(blocks).to_have_count(100)
    dialog.get_by_role("button", name="Turned", exact=True).tap()
    spool = blocks.filter(visible=True).and_(
        dialog.get_by_role("button", name=re.compile("spool", re.I))
    )
    spool.first.tap()
    turned = dialog.get_by_role("img", name=re.compile("Turn .*spool", re.I))
    expect(turned).to_be_visible()
    before = turned.screenshot()
    turned.press("ArrowRight")
    for _ in range(50):
        if turned.screenshot() != before:
            break
    else:
        raise AssertionError("It was not turned.")
    page.go_back()  # closes it, and stays on the page of the box
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="See every piece")).to_be_visible()
