"""The season of Burano: which it is, which round, and what each colour means in it; long, and as a strip."""

from __future__ import annotations

from typing import Final

from kade.display.panel import View
from kade.display.svg import Markup, circle, group, message, rect, words
from kade.games.burano.edition.printed import BuranoPrinted
from kade.games.burano.picture.icons import icon
from kade.games.burano.picture.signs import cited, disc, pill

SIZE: Final = (396, 152)
STRIP: Final = (396, 52)
READS: Final = ("season", "round", "markers", "over")
SIGNS: Final = {"sailing": "boat", "lace": "lace", "earning": "earn"}
RULES: Final = {"sailing": "BU-7.1", "lace": "BU-8.1", "earning": "BU-9.1"}


def moving_season(printed: BuranoPrinted, view: View) -> list[Markup]:
    now = printed.seasons.index(view["season"])
    seasons = []
    for i, season in enumerate(printed.seasons):
        x = 8 + i * 96
        rounds = [
            circle(x + 36 + j * 13, 24, 4.4, "round-done" if i < now or (i == now and j < view["round"]) else "round")
            for j in range(printed.rounds[i])
        ]
        seasons.append(
            group(
                cited("tip-season", "BU-4.1", season=season, rounds=printed.rounds[i]),
                rect(x, 5, 92, 38, 10, "now-season" if i == now else "hit"),
                group(icon(f"season-{season}", 22), at=(x + 17, 24)),
                *rounds,
                id=f"season-{season}",
            )
        )
    rows = []
    for i, (action, sign) in enumerate(SIGNS.items()):
        y = 65 + i * 33
        markers = [
            group(pill(colour, 62, 27), at=(262 + j * 70, y), data_piece=f"marker-{colour}", id=f"marker-{colour}")
            for j, colour in enumerate(view["markers"][action])
        ]
        rows.append(
            group(
                cited(f"tip-{action}", RULES[action]),
                rect(8, y - 16, 380, 32, 8, "hit"),
                group(icon(sign, 27), at=(28, y)),
                message(52, y + 6, f"label-{action}", "count", {}, font_size=17),
                *markers,
            )
        )
    return [*seasons, *rows]


def strip_season(printed: BuranoPrinted, view: View) -> list[Markup]:
    """The same as one line that can stay in sight."""
    last = rounds_of(printed, view)
    rounds = f"{min(view['round'], last)}/{last}"
    drawn = [group(icon(f"season-{view['season']}", 24), at=(22, 26)), words(38, 32, rounds, "count", font_size=16)]
    for i, (action, sign) in enumerate(SIGNS.items()):
        x = 92 + i * 104
        drawn.append(
            group(
                cited(f"tip-{action}", RULES[action]),
                rect(x - 14, 6, 98, 40, 20, "well"),
                group(icon(sign, 24), at=(x + 6, 26)),
                *(
                    group(disc(colour, 13), at=(x + 36 + j * 30, 26), data_piece=f"marker-{colour}")
                    for j, colour in enumerate(view["markers"][action])
                ),
            )
        )
    return drawn


def rounds_of(printed: BuranoPrinted, view: View) -> int:
    return printed.rounds[printed.seasons.index(view["season"])]
