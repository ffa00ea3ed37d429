"""What home and the rulebooks ask, answered beforehand: they are there before Python is."""

from __future__ import annotations

import kade
from kade.browser.host import Host
from kade.display.game import LANGUAGES
from kade.kernel.errors import KadeError
from kade.learn.rulebook import pictures, rulebook

OK = 200


def paths() -> list[str]:
    """Every request that is answered beforehand."""
    found = ["/api/games", "/api/bots", "/api/puzzles/days"]
    for game in kade.games():
        at = f"/api/games/{game}"
        found += [f"{at}/style.css", f"{at}/cover", *(f"{at}/texts/{lang}.ftl" for lang in LANGUAGES)]
        if rulebook(game, "en") is not None:
            found += [f"{at}/rulebook?lang={lang}" for lang in LANGUAGES]
            found += [f"{at}/rulebook/{picture}" for picture in pictures(game)]
    return found


async def answers() -> dict[str, bytes]:
    """By path, as the host in the browser answers."""

    async def keep(_changes: object) -> None:
        """Nothing that is asked here changes anything."""

    host = Host({}, keep)
    found = {}
    for path in paths():
        status, _headers, body = await host.request("GET", path, {}, b"")
        if status != OK:
            raise KadeError(f"{path} was answered with {status}: {body[:200].decode(errors='replace')}")
        found[path] = body
    return found
