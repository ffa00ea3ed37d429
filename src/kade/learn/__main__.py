"""For whoever writes a guided game: every stop of it in lines. `python -m kade.learn amsterdam first-game --lang pl`"""

from __future__ import annotations

import argparse

from kade.display.game import LANGUAGES
from kade.kernel.errors import KadeError
from kade.learn.lesson import lesson
from kade.learn.script import FIRST


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m kade.learn", description="Show every stop of a guided game.")
    reader.add_argument("game")
    reader.add_argument("lesson", nargs="?", default=FIRST)
    reader.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    asked = reader.parse_args()
    try:
        found = lesson(asked.game, asked.lesson)
    except KadeError as problem:
        raise SystemExit(str(problem)) from None
    for number, stop in enumerate(found.stops):
        after = " (after)" if stop.done else ""
        print(f"{number}. Step {stop.step + 1} of {found.steps}, {stop.id}{after}: {found.say(stop.title, asked.lang)}")
        print(f"   {found.say(stop.words, asked.lang)}")
        print(f"   waits for: {stop.choice or 'go on'}; shows: {', '.join(stop.shows) or 'nothing'}")


if __name__ == "__main__":
    main()
