"""Composes docs/house.webp, which the README opens with, from pictures of `make shots`."""

import base64
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

import browser  # noqa: E402

SHOTS = ROOT / "build" / "shots"
OUT = ROOT / "docs" / "house.webp"
SIZE = {"width": 1600, "height": 1184}
MOST_BYTES = 300_000
# What lies where: left, top and width in pixels, and how it is turned.
LAID = {
    "shelf-desk-light": (200, 36, 1200, -0.6),
    "block-desk-dark": (650, 590, 890, 0.9),
    "later-isis-phone-dark": (70, 604, 250, -3),
    "later-nox-phone-light": (350, 580, 262, 1.6),
}
PAGE = """<body style="margin:0;overflow:hidden;background:
  radial-gradient(90% 90% at 25% 10%, #ffe9c455, transparent), #6b472e">"""
LIES = "position:absolute;border-radius:{round}px;box-shadow:0 24px 50px #1a0f0899,0 3px 8px #0006"
# The browser's own encoder: as a PNG, paper and wood would be six times as large.
ENCODE = """async (data) => {
  const bitmap = await createImageBitmap(await (await fetch(data)).blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d').drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""


def main() -> int:
    missing = [name for name in LAID if not (SHOTS / f"{name}.png").exists()]
    path = browser.chromium()
    if missing or path is None:
        print(browser.NONE if path is None else f"First make shots: there is no {missing[0]}.")
        return 2
    images = []
    for name, (left, top, width, turn) in LAID.items():
        style = LIES.format(round=26 if "phone" in name else 12)
        style += f";left:{left}px;top:{top}px;width:{width}px;rotate:{turn}deg"
        data = base64.b64encode((SHOTS / f"{name}.png").read_bytes()).decode()
        images.append(f'<img style="{style}" src="data:image/png;base64,{data}">')
    with sync_playwright() as playwright:
        driver = playwright.chromium.launch(executable_path=path, args=browser.FLAGS)
        page = driver.new_page(viewport=SIZE)  # type: ignore[arg-type]
        page.set_content(PAGE + "".join(images), wait_until="load")
        drawn = base64.b64encode(page.screenshot()).decode()
        small = base64.b64decode(page.evaluate(ENCODE, f"data:image/png;base64,{drawn}"))
        driver.close()
    OUT.write_bytes(small)
    print(f"{OUT.relative_to(ROOT)} {len(small)} bytes")
    return 0 if len(small) < MOST_BYTES else 1


if __name__ == "__main__":
    sys.exit(main())
