"""Draws the icons of the installed app, web/public/icon-*.png, from web/icon.svg: python tools/icons.py."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1] / "web"
SIZES = (180, 192, 512)
COLOURS = 64


def main() -> None:
    picture = (WEB / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{picture}")
            drawn = Image.open(io.BytesIO(page.screenshot())).convert("RGB").quantize(COLOURS)
            drawn.save(WEB / "public" / f"icon-{size}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
