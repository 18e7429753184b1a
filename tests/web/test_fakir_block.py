"""Fakir's block in three dimensions: what the device takes away is shown in another way."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.hands import play_on_board
from tests.web.people import begin, my_turn

LOSE = """canvas => {
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  gl.getExtension('WEBGL_lose_context').loseContext();
}"""


LOSE_AND_RESTORE = """canvas => new Promise(done => {
  const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
  const lost = gl.getExtension('WEBGL_lose_context');
  canvas.addEventListener('webglcontextrestored', () => requestAnimationFrame(done));
  canvas.addEventListener('webglcontextlost', () => setTimeout(() => lost.restoreContext()));
  lost.loseContext();
})"""


def test_a_picture_that_was_taken_away_for_a_moment_comes_back(visit: Visit) -> None:
    page = visit("/box/fakir", phone=True, likes={"fakir.look": "block"}, forgive="WebGL")
    begin(page, "Against bots", 2)
    my_turn(page)
    canvas = page.locator("canvas")
    canvas.evaluate(LOSE_AND_RESTORE)
    page.clock.install()
    page.clock.run_for(60_000)
    expect(canvas).to_be_visible()


def test_a_lost_picture_of_the_block_gives_way_to_its_levels(visit: Visit) -> None:
    page = visit("/box/fakir", phone=True, likes={"fakir.look": "block"}, forgive="WebGL")
    begin(page, "Against bots", 2)
    my_turn(page)
    canvas = page.locator("canvas")
    expect(canvas).to_be_visible()
    canvas.evaluate(LOSE)
    expect(page.get_by_text("The block cannot be drawn on this device")).to_be_visible()
    expect(canvas).to_have_count(0)
    play_on_board(page, "fakir", finger=True)  # the match goes on
    my_turn(page)
    page.get_by_role("button", name="The block").tap()  # and it may be asked for again
    expect(canvas).to_be_visible()
