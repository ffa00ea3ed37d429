"""Guided games in a real browser: each to its end in each language, by click and by keyboard, on desk and phone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.axe import faults
from tests.browser.player import FEW, WHOLE, Player, Steady

from kade.games import ours
from kade.learn.lesson import lesson
from kade.learn.script import lessons

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ALL = [(game, name) for game in ours() for name in lessons(game)]
FIRST = [(game, next(iter(lessons(game)))) for game in ours()]
LANGUAGES = ("en", "pl", "it")
Sit = Callable[..., Player]

# Of these names those whose drawings all lie under the bubble; what is not on show now is not spoken of here.
COVERED = """names => {
  const bubble = document.querySelector('[data-testid=coach]').getBoundingClientRect();
  const under = box =>
    box.left < bubble.right && bubble.left < box.right && box.top < bubble.bottom && bubble.top < box.bottom;
  return names.filter(name => {
    const drawn = [...document.querySelectorAll(`.play [id="${name}"], .play [data-like="${name}"]`)]
      .map(e => e.getBoundingClientRect()).filter(box => box.width);
    return drawn.length > 0 && drawn.every(under);
  });
}"""
# A panel as large as the board cannot be left free; it is pointed at.
SMALL = """name => {
  const drawn = document.querySelector(`.play [id="${name}"]`)?.getBoundingClientRect();
  return !!drawn && drawn.width * drawn.height < 0.25 * innerWidth * innerHeight;
}"""
# Whether one of what glows can be seen whole above the sheet.
FREE = """() => {
  const top = document.querySelector('.topbar').getBoundingClientRect().bottom;
  const sheet = document.querySelector('[data-testid=coach]').getBoundingClientRect().top;
  return [...document.querySelectorAll('.floor svg .legal')].map(e => e.getBoundingClientRect())
    .some(box => box.width && box.top >= top - 8 && box.bottom <= sheet + 8);
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Steady]:
    """One for all: a guided game is kept nowhere."""
    running = Steady(tmp_path_factory.mktemp("data")).start()
    yield running
    running.stop()


def at(player: Player, stop: int) -> None:
    """Wait until the coach waits there."""
    expect(player.page.locator(f"[data-testid=coach][data-stop='{stop}']")).to_be_visible()


def settle(player: Player) -> None:
    """Until the bubble has found its place: panels may be on their way."""
    player.page.wait_for_timeout(600)


def by_click(player: Player, choice: str | None) -> None:
    """What somebody with a mouse or a finger does: the thing itself, or the button of the bubble."""
    if choice is None:
        player.get("coach-go").click()
    else:
        player.click(player.page.locator("svg [data-choice]:visible").first)


def by_keyboard(player: Player, choice: str | None) -> None:
    """Enter does whatever the coach waits for."""
    expect(player.get("coach-go")).to_be_focused()
    player.page.keyboard.press("Enter")


def through(player: Player, game: str, name: str, lang: str, act: Callable[[Player, str | None], None]) -> None:
    """The whole guided game, or its first stops: tests/learn plays them all to their end."""
    found = lesson(game, name)
    player.open(f"/learn/{game}/{name}")
    for number, stop in enumerate(found.stops if WHOLE else found.stops[:FEW]):
        at(player, number)
        coach = player.get("coach")
        words = found.say(stop.words, lang).replace("**", "")
        expect(coach.locator("p")).to_have_text(words)
        expect(coach.locator("h2")).to_have_text(found.say(stop.title, lang))
        assert words in player.get("coach-said").inner_text()
        if stop.choice is not None:
            expect(player.glowing.first).to_have_attribute("data-choice", stop.choice)
            assert set(player.choices()) == {stop.choice}, "only what is asked glows"
        act(player, stop.choice)
    if WHOLE:
        expect(player.get("result")).to_be_visible()


def each(lang: str, first: int) -> pytest.MarkDecorator:
    """The first guided game of one game in this language, so that each is played in one way; where whole games are
    asked for, all of them in all languages."""
    everything = [(*one, spoken) for one in ALL for spoken in LANGUAGES]
    chosen = everything if WHOLE else [(*FIRST[first], lang)]
    return pytest.mark.parametrize(("game", "name", "lang"), chosen)


@each("en", 0)
def test_a_guided_game_by_click(server: Steady, sit: Sit, game: str, name: str, lang: str) -> None:
    """The bubble never covers what it speaks of."""
    shown = iter(lesson(game, name).stops)

    def look_and_click(player: Player, choice: str | None) -> None:
        settle(player)
        small = [one for one in next(shown).shows if player.page.evaluate(SMALL, one)]
        assert player.page.evaluate(COVERED, small) == [], choice
        by_click(player, choice)

    player = sit(server, lang=lang)
    player.page.set_viewport_size({"width": 1366, "height": 768})
    through(player, game, name, lang, look_and_click)


@each("pl", 1)
def test_a_guided_game_by_keyboard(server: Steady, sit: Sit, game: str, name: str, lang: str) -> None:
    through(sit(server, lang=lang, dark=True), game, name, lang, by_keyboard)


@each("it", 2)
def test_a_guided_game_on_a_phone(server: Steady, sit: Sit, game: str, name: str, lang: str) -> None:
    """The target stands free above the sheet, which leaves more than half of the screen to the table."""

    def touch(player: Player, choice: str | None) -> None:
        sheet = player.get("coach").bounding_box()
        assert sheet is not None
        assert sheet["height"] <= 0.4 * 844 + 1
        if choice is not None:
            settle(player)
            assert player.page.evaluate(FREE), choice
        by_click(player, choice)

    through(sit(server, phone=True, lang=lang), game, name, lang, touch)


# ---------------------------------------------------------------- what else one can do, in Amsterdam


def learn(player: Player, stop: int = 0) -> Player:
    player.page.add_init_script(
        "localStorage.getItem('kade-lessons') ?? localStorage.setItem('kade-lessons', "
        f"JSON.stringify({{'amsterdam/first-game': {{stop: {stop}, step: 2, done: false}}}}))"
    )
    player.open("/learn/amsterdam/first-game")
    at(player, stop)
    return player


def test_home_offers_it_and_whoever_left_goes_on_where_they_were(server: Steady, sit: Sit) -> None:
    player = sit(server).open()
    player.get("learn-amsterdam-first-game").filter(has_text="Learn it in 6 minutes").click()
    for stop in range(5):
        at(player, stop)
        player.get("coach-go").click()
    at(player, 5)
    expect(player.get("lesson-progress")).to_contain_text("Step 4 of 12")
    player.get("leave-open").click()
    again = player.get("learn-amsterdam-first-game").filter(has_text="Go on with step 4")
    expect(again).to_be_visible()
    again.click()
    at(player, 5)
    player.page.reload()
    at(player, 5)
    player.open("/rules/amsterdam")
    expect(player.get("learn-amsterdam-first-game")).to_have_text("Go on with step 4")


def test_another_legal_move_is_declined_kindly(server: Steady, sit: Sit) -> None:
    player = learn(sit(server), 3)
    player.click(player.page.locator("#row-1"))
    expect(player.page.get_by_text("You could do that. For now, follow me")).to_be_visible()
    at(player, 3)
    expect(player.page.locator("#row-0")).to_have_class(re.compile("legal"))


def test_a_move_is_shown_and_taken_back(server: Steady, sit: Sit) -> None:
    player = learn(sit(server), 3)
    lines = player.number()
    player.page.keyboard.press("s")
    expect(player.get("coach-go")).to_be_disabled()
    expect(player.get("log").locator("li")).to_have_count(lines + 1)
    expect(player.get("coach-go")).to_be_enabled()
    expect(player.get("log").locator("li")).to_have_count(lines)
    at(player, 3)


def test_skipping_does_the_move_and_undo_goes_back(server: Steady, sit: Sit) -> None:
    player = learn(sit(server), 3)
    player.get("coach-skip").click()
    at(player, 4)
    expect(player.get("coach").locator("h2")).to_have_text("Well done")
    player.page.keyboard.press("u")
    at(player, 3)


def test_the_bubble_can_be_closed_and_brought_back(server: Steady, sit: Sit) -> None:
    player = learn(sit(server), 3)
    player.page.keyboard.press("Escape")
    expect(player.get("coach")).to_have_count(0)
    player.page.keyboard.press("?")
    at(player, 3)
    player.page.keyboard.press("Escape")
    player.get("coach-open").click()
    at(player, 3)


def test_a_rule_of_the_bubble_opens_the_rulebook_and_the_way_back_is_there(server: Steady, sit: Sit) -> None:
    player = learn(sit(server), 3)
    player.get("coach").locator("[data-rule='AM-4.1']").click()
    expect(player.page).to_have_url(re.compile("/rules/amsterdam#AM-4.1"))
    player.get("back-to-table").first.click()
    at(player, 3)


def test_the_end_is_one_click_from_a_real_game(server: Steady, sit: Sit) -> None:
    found = lesson("amsterdam", "first-game")
    player = learn(sit(server), len(found.stops) - 1)
    player.get("coach-go").click()
    expect(player.get("result")).to_contain_text("You win!")
    player.get("play-real").click()
    player.page.wait_for_url(re.compile("/t/"))
    assert player.wait_for_glow()
    player.open()
    expect(player.get("learn-amsterdam-first-game")).to_have_text("Learn it in 6 minutes")


def test_the_end_can_be_gone_through_once_more(server: Steady, sit: Sit) -> None:
    player = learn(sit(server), len(lesson("amsterdam", "first-game").stops) - 1)
    player.get("coach-go").click()
    player.get("learn-again").click()
    at(player, 0)


def test_the_coach_is_for_everybody(server: Steady, sit: Sit) -> None:
    """What axe-core says of the bubble, of the sheet, and of both in the dark."""
    found: list[str] = []
    for phone in (False, True):
        player = learn(sit(server, phone=phone), 3)
        settle(player)
        found += faults(player.page, "coach on a phone" if phone else "coach")
    assert found == []


def test_an_unknown_guided_game_says_so(server: Steady, sit: Sit) -> None:
    player = sit(server).open("/learn/amsterdam/second-game")
    expect(player.get("lost")).to_be_visible()
