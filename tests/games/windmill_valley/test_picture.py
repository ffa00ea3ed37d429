"""The picture of Windmill Valley: stable ids, targets for every choice, no colours and no secrets in it."""

import random
import re
from functools import partial
from pathlib import Path
from typing import cast

import pytest
from tests.games.pictures import LANGUAGES, positions
from tests.games.pictures import panel as panel_of
from tests.games.windmill_valley.table import lay

import kade
from kade.display.sheet import localise
from kade.games.windmill_valley.edition.printed import WindmillPrinted
from kade.games.windmill_valley.picture import rows
from kade.games.windmill_valley.picture.players import gathered
from kade.games.windmill_valley.picture.wheels import turned_in_all
from kade.kernel.event import Event

GAME = kade.load("windmill-valley")
PRINTED = cast(WindmillPrinted, GAME.printed)


panel = partial(panel_of, GAME)


def test_an_unchanged_panel_is_not_drawn_again_whoever_looks() -> None:
    state = GAME.new(players=3, seed=5)
    views = [state.view(seat) for seat in (0, 1, None)]
    for id in ("calendar", "displays", "player-2", "farm-2"):
        first, second, third = (panel(view, id) for view in views)
        assert first is second is third
    assert len({panel(view, "polder").moving for view in views}) == 1


@pytest.mark.rule("WV-3.6")
def test_a_phone_shows_beside_the_floodgate_what_the_viewers_wheels_will_show() -> None:
    state = GAME.new(players=2, seed=5)
    small = [panel(state.view(seat), "polder").compact for seat in (0, 1, None)]
    drawn = [
        [f'data-like="turn-{seat}-{steps}"' in compact.moving for seat in (0, 1) for steps in (1, 2, 3, 4)]
        for compact in small
        if compact is not None
    ]
    assert drawn == [[True] * 4 + [False] * 4, [False] * 4 + [True] * 4, [False] * 8]


def test_the_board_of_the_gardener_shows_its_card_its_large_wheel_and_its_name() -> None:
    view = GAME.new(players=1, seed=3).view(0)
    farm = panel(view, "farm-1")
    drawn = {
        name: f'id="{name}"' in farm.moving
        for name in ("wheel-1-large", "wheel-1-small", "gardener-deck", "gardener-tiles")
    }
    assert drawn == {"wheel-1-large": True, "wheel-1-small": False, "gardener-deck": True, "gardener-tiles": True}
    assert [GAME.prose.message(farm.title, {}, lang) for lang in ("en", "pl", "it")] == [
        "The Gardener",
        "Ogrodnik",
        "Il Giardiniere",
    ]
    assert "Ogrodnik" in GAME.picture(view, "pl")
    assert "Player 2" not in GAME.picture(view, "en", ["Ilse"])


@pytest.mark.rule("WV-3.10")
def test_whoever_took_a_unique_reward_is_seen_on_the_calendar() -> None:
    view = lay(covered=["I 1 1", "I 2"]).view(0)
    assert [one["taker"] for one in view["calendar"][0]["unique"]][:2] == [1, None]
    drawn = panel(view, "calendar").moving
    assert [f'data-piece="unique-I-{which}"' in drawn for which in (1, 2)] == [True, False]
    said = localise(drawn, GAME.prose, "en", ["Ilse", "Bram"])
    assert "Taken: Bram" in said
    assert "Already taken" in said
    assert "taken (Bram)" in " ".join(GAME.text(view, "en", ["Ilse", "Bram"])["calendar"])


def test_the_wheels_carry_what_it_takes_to_turn_them_step_by_step() -> None:
    own = panel(lay(step="choose-action", seats=[{"large": 2, "small": 2}, {}]).view(0), "wheels-0").moving
    assert 'id="wheel-0-large" data-turn="120" data-step="60"' in own
    assert 'id="wheel-0-small" data-turn="-144" data-step="72"' in own


@pytest.mark.slow
def test_every_event_that_has_a_place_names_something_drawn() -> None:
    seen: set[str] = set()
    for seed in (3, 8):
        heard: list[Event] = []
        state = GAME.new(players=1, seed=seed, listener=heard.append)
        rng = random.Random(seed)
        while not state.over:
            told = [event.seen_by(0) for event in heard]
            heard.clear()
            view = state.view(0)
            drawn = "".join(p.static + p.moving for p in GAME.panels(view))
            for event in told:
                where = GAME.where(event) if event else None
                if (
                    event
                    and where
                    and event["event"]
                    in (
                        "planted",
                        "gardener-card",
                        "gardener-gate",
                        "gardener-built",
                        "gardener-tile",
                        "gardener-farm",
                        "moved",
                        "turned",
                    )
                ):
                    assert f'id="{where}"' in drawn, event
                    seen.add(str(event["event"]))
            state.apply(rng.choice(state.legal()))
    assert len(seen) > 6


@pytest.mark.rule("WV-5.6")
def test_only_who_peeks_sees_the_cards() -> None:
    state = GAME.new(players=2, seed=3)
    view = {**state.view(0), "peek": {"pile": "farm", "number": 2, "cards": ["F01", "F02"]}, "step": "put-back"}
    assert GAME.target("return F02", view) == "peek-1"
    assert panel(view, "peek").role == "detail"
    others = {**state.view(1), "peek": {"pile": "farm", "number": 2}}
    assert "peek" not in [p.id for p in GAME.panels(others)]


def messages(source: str) -> set[str]:
    return set(re.findall(r"^((?:label|tip)-[\w-]+) =", source, re.M))


def test_the_words_of_the_picture_exist_in_all_languages() -> None:
    folder = Path(rows.__file__).parent.parent / "words"
    named = [messages((folder / f"{lang}.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES]
    assert named[0] == named[1] == named[2]


def test_the_plaque_of_the_map_speaks_the_language() -> None:
    drawn = panel(GAME.new(players=2, seed=1).view(0), "polder").svg()
    spoken = {lang: localise(drawn, GAME.prose, lang) for lang in LANGUAGES}
    said = {lang: re.findall(r'class="scroll-text"[^>]*>([^<]+)<', svg) for lang, svg in spoken.items()}
    assert said == {"en": ["Windmill", "Valley"], "pl": ["Polder", "Wiatrakowo"], "it": ["Windmill", "Valley"]}


@pytest.mark.rule("WV-3.6")
def test_the_wheels_turn_in_opposite_ways() -> None:
    view = GAME.new(players=2, seed=1).view(0)
    wheels = view["seats"][0]["wheels"]
    wheels["large"]["turned"], wheels["small"]["turned"] = 2, 2
    drawn = panel(view, "wheels-0").moving
    assert 'id="wheel-0-large" data-turn="120"' in drawn
    assert 'id="wheel-0-small" data-turn="-144"' in drawn


@pytest.mark.rule("WV-3.9")
def test_the_turns_go_on_counting_after_a_full_rotation() -> None:
    wheels = {"large": {"turned": 1}, "small": {"turned": 2}}
    assert turned_in_all(wheels, 1) == 7


@pytest.mark.rule("WV-3.7")
def test_what_the_wheels_will_show_is_drawn_before_the_speed_is_chosen() -> None:
    view = GAME.new(players=2, seed=1).view(0)
    drawn = panel(view, "wheels-0").moving
    assert [f'id="turn-0-{steps}"' in drawn for steps in range(1, 6)] == [True] * 4 + [False]


@pytest.mark.rule("WV-3.4")
def test_the_water_rises() -> None:
    view = GAME.new(players=2, seed=1).view(0)
    low, high = (panel({**view, "water": level}, "polder").moving for level in (1, 6))
    surface = re.compile(r'<g id="water-level" data-level="(\d)"><path d="M\d+ (\d+)q')
    (first, y1), (second, y2) = surface.findall(low)[0], surface.findall(high)[0]
    assert (first, second) == ("1", "6")
    assert int(y2) < int(y1)


@pytest.mark.rule("WV-6.6")
def test_the_table_of_the_end_adds_up() -> None:
    for players in (1, 2):
        state = list(positions(GAME, seed=5, number=1, players=players))[-1]
        result = state.view(None)["result"]
        for points, parts in zip(result["points"], result["breakdown"], strict=True):
            assert sum(gathered(parts).values()) == points
