"""The terminal table, played on a pseudo-terminal as a person would."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest
from tests.cli.terminal import COMMAND, PROMPT, Terminal, environment

import kade
from kade.kernel.record import Record

GAME = ("play", "amsterdam", "--seed", "7")


def last_number(asked: str) -> str:
    """The highest number offered, or nothing where only Enter is asked for."""
    numbers = [int(found) for found in re.findall(r"(?:^|   ) *(\d+)  \S", asked, re.MULTILINE)]
    return str(max(numbers)) if numbers else ""


def decisions(file: Path) -> list[str]:
    return Record.parse(file.read_text()).decisions


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_a_whole_game_is_played_saved_and_replays(tmp_path: Path) -> None:
    with Terminal(*GAME, "--seats", "me,random", "--save", "game.kade", folder=tmp_path) as table:
        for _ in range(400):
            table.type(last_number(table.expect_one_of(PROMPT, "Result")))
            if "Result" in table.text:
                break
        assert table.end() == 0
        assert "Result" in table.text
    record = Record.parse((tmp_path / "game.kade").read_text())
    state = record.replay(kade.load("amsterdam"))
    assert state.over
    assert record.result == list(state.result().points)
    assert record.names == ["Player 1", "random"]


def test_the_position_the_hand_and_numbered_choices_are_shown(tmp_path: Path) -> None:
    with Terminal(*GAME, "--seats", "me,random", folder=tmp_path) as table:
        asked = table.expect(PROMPT)
        for words in ("Board", "Your hand", "Players", "Which contracts do you keep?", "1  Keep both contracts"):
            assert words in asked
        assert "●" in asked, "a colour terminal shows colours"
        assert "\x1b[38;2" in table.raw or "\x1b[38;5" in table.raw


@pytest.mark.slow
def test_without_colours_there_are_no_marks_either(tmp_path: Path) -> None:
    with Terminal(*GAME, "--seats", "me,random", folder=tmp_path, NO_COLOR="1", TERM="dumb") as table:
        asked = table.expect(PROMPT)
        assert "●" not in asked
        assert "▐" not in asked


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "words"), [("pl", "Które Kontrakty"), ("it", "Quali Contratti")])
def test_the_table_speaks_other_languages_and_knows_their_orders(tmp_path: Path, lang: str, words: str) -> None:
    commands = {"pl": ("pomoc", "odejdź od stołu", "koniec"), "it": ("aiuto", "lascia il tavolo", "esci")}[lang]
    with Terminal(*GAME, "--seats", "me,random", "--lang", lang, folder=tmp_path) as table:
        assert words in table.answer(commands[0])
        assert commands[1] in table.answer(commands[2])
        assert table.end() == 0


def test_a_choice_is_found_by_letters_its_id_or_its_sentence(tmp_path: Path) -> None:
    with Terminal(*GAME, "--seats", "me,random", "--option", "first=0", "--save", "g", folder=tmp_path) as table:
        table.answer("keep both")
        table.expect("Take transport cards")
        table.answer("take")
        several = table.answer("PINK CARD")
        assert "That could be" in several
        assert "Claim" not in several.partition("That could be")[2]
        table.expect("→ Take the pink card from the row")
        table.answer("Draw a card from the deck")
        table.expect(PROMPT)
    assert decisions(tmp_path / "g")[2:4] == ["0 take pink", "0 draw card"]


@pytest.mark.slow
def test_a_word_with_another_ending_is_offered_but_not_taken(tmp_path: Path) -> None:
    with Terminal(*GAME, "--seats", "me,random", "--lang", "pl", "--option", "first=0", folder=tmp_path) as table:
        table.answer("1")
        table.expect("Dobierz karty Lokomocji")
        table.answer("rozowy")
        assert "Pasuje 1 możliwość" in table.expect(PROMPT)


def test_what_cannot_be_chosen_gets_a_sentence(tmp_path: Path) -> None:
    with Terminal(*GAME, "--seats", "me,random", folder=tmp_path) as table:
        table.answer("99")
        assert "Choose a number from 1 to 3" in table.answer("0")
        assert "Choose a number from 1 to 3" in table.answer("xyzzy")
        assert "Nothing you can do now looks like “xyzzy”" in table.answer("claim dam--oude-kerk-a")
        assert "First choose which contracts you keep." in table.answer("hand")
        assert "Your hand" in table.answer("")
        assert "1  Keep both contracts" in table.expect(PROMPT)


def test_undo_inside_a_turn_and_at_its_end(tmp_path: Path) -> None:
    with Terminal(*GAME, "--seats", "me,random", "--option", "first=0", "--save", "g", folder=tmp_path) as table:
        table.answer("keep both")
        if "undo takes it back" in table.expect(PROMPT):
            table.type("")
            table.expect(PROMPT)
        table.type("haring koren grey")  # claim a track that can be paid in two ways
        assert "How do you pay" in table.answer("undo")
        assert "Taken back." in table.answer("claim drie-hendricken--westermarkt-b")
        assert "undo takes it back" in table.answer("undo")
        assert "Taken back." in table.answer("claim drie-hendricken--westermarkt-b")
        assert "undo takes it back" in table.answer("")
        table.answer("undo")
        assert "Nothing can be taken back" in table.expect(PROMPT)
    mine = [line for line in decisions(tmp_path / "g") if line.startswith("0 ")]
    assert mine == ["0 keep both", "0 claim drie-hendricken--westermarkt-b"]


@pytest.mark.slow
def test_hints_rules_log_board_and_help(tmp_path: Path) -> None:
    with Terminal(*GAME, "--seats", "me,random", folder=tmp_path) as table:
        table.answer("hint")
        assert "What a bot would do" in table.answer("rules 2.4")
        assert "AM-2.4" in table.answer("rules AM-99")
        assert "“AM-99” is not a rule" in table.answer("log")
        assert "Player 1 is dealt" in table.answer("board")
        assert "Board" in table.answer("help")
        assert "leave the table" in table.expect(PROMPT)


@pytest.mark.slow
def test_leaving_warns_once_that_the_game_is_not_saved(tmp_path: Path) -> None:
    with Terminal(*GAME, "--seats", "me,random", folder=tmp_path) as table:
        table.answer("keep both")
        asked = table.answer("")
        if "undo takes it back" in asked:
            asked = table.answer("")
        table.answer("quit")
        assert "This game is not saved" in table.answer("quit")
        assert table.end() == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_saving_goes_on_after_every_decision_and_spares_other_files(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear aunt")
    with Terminal(*GAME, "--seats", "me,random", "--option", "first=0", folder=tmp_path) as table:
        table.answer("save letter.txt")
        assert "exists already" in table.answer("save")
        assert "Saved in amsterdam.kade" in table.answer("keep both")
        table.expect("Take transport cards")
        table.answer("draw card")
        table.expect("second card")
        table.answer("quit")
        assert table.end() == 0
    assert (tmp_path / "letter.txt").read_text() == "dear aunt"
    assert decisions(tmp_path / "amsterdam.kade")[-1] == "0 draw card"


@pytest.mark.slow
def test_a_saved_game_is_resumed_where_it_was_left_and_goes_on_alike(tmp_path: Path) -> None:
    def go_on(*args: str) -> list[str]:
        with Terminal("play", *args, folder=tmp_path) as table:
            table.expect("Take transport cards")
            table.answer("draw card")
            table.expect("second card")
            table.answer("draw card")
            table.expect("Take transport cards")
            table.answer("quit")
            assert table.end() == 0
        return decisions(tmp_path / "g")

    with Terminal(*GAME, "--seats", "me:Ala,greedy", "--option", "first=0", "--save", "g", folder=tmp_path) as table:
        table.answer("keep both")
        table.expect("Take transport cards")
        table.answer("quit")
        assert table.end() == 0
    saved = (tmp_path / "g").read_text()
    assert '["Ala", "greedy"]' in saved
    first = go_on("--resume", "g")
    (tmp_path / "g").write_text(saved)
    assert go_on("amsterdam", "--resume", "g") == first, "the bot decides as it would have"
    assert len(first) > 4


@pytest.mark.slow
def test_a_finished_game_is_shown_when_resumed(tmp_path: Path) -> None:
    file = finished(tmp_path)
    with Terminal("play", "--resume", file.name, "--seats", "me,random", folder=tmp_path) as table:
        table.expect("Result")
        assert table.end() == 0


def finished(folder: Path) -> Path:
    """A game between bots, watched to its end."""
    file = folder / "watched.kade"
    watch = ["play", "amsterdam", "--seats", "random,random", "--seed", "3", "--save", str(file)]
    done = subprocess.run([*COMMAND, *watch], env=environment(), capture_output=True, text=True, check=True)
    assert "begins." in done.stdout
    assert "Result" in done.stdout
    return file


@pytest.mark.slow
def test_two_persons_at_one_keyboard_do_not_see_each_others_secrets(tmp_path: Path) -> None:
    with Terminal(*GAME, "--seats", "me:Ala,me:Ola", "--option", "first=0", folder=tmp_path) as table:
        table.expect("Ala, it is your turn. Nobody else should look now.")
        table.answer("")
        asked = table.answer("keep both")
        offered = re.findall(r"\d  Keep only (.*?) \(", asked)
        assert len(offered) == 2
        table.answer("")
        table.expect("Ola, it is your turn. Nobody else should look now.")
        shown = table.raw.rpartition("\x1b[3J")[2]
        assert "Ola, it is your turn" in shown
        assert not any(contract in shown for contract in offered), "cleared, and nothing left to scroll back to"
        table.answer("")
        hers = table.expect(PROMPT)
        assert "Ola (you)" in hers
        assert not any(f"Keep only {contract}" in hers for contract in offered)
        assert "Ala keeps 2 contracts" not in hers, "all choose at once: nothing is known before all have chosen"


def test_ctrl_c_ends_quietly_and_leaves_a_whole_file(tmp_path: Path) -> None:
    with Terminal(*GAME, "--seats", "me,random", "--option", "first=0", "--save", "g", folder=tmp_path) as table:
        table.answer("keep both")
        table.expect("Take transport cards")
        table.expect(PROMPT)
        table.interrupt()
        assert table.end() == 130
        assert "Traceback" not in table.text
    assert [file.name for file in tmp_path.iterdir()] == ["g"]
    assert decisions(tmp_path / "g")[-1] == "0 keep both"


@pytest.mark.slow
def test_the_end_of_input_is_a_way_to_leave(tmp_path: Path) -> None:
    with Terminal(*GAME, "--seats", "me,random", folder=tmp_path) as table:
        table.expect(PROMPT)
        os.write(table.screen, b"\x04")
        assert table.end() == 0
        assert "Traceback" not in table.text


@pytest.mark.slow
def test_a_person_needs_a_terminal() -> None:
    done = subprocess.run([*COMMAND, *GAME], env=environment(), capture_output=True, text=True, check=False, input="1")
    assert done.returncode == 2
    assert "must be a terminal" in done.stderr
    assert done.stdout == ""


@pytest.mark.slow
def test_bots_can_be_watched_without_a_terminal(tmp_path: Path) -> None:
    record = Record.parse(finished(tmp_path).read_text())
    assert record.replay(kade.load("amsterdam")).over


@pytest.mark.slow
def test_where_all_decide_at_once_a_row_of_decisions_shows_what_changed(tmp_path: Path) -> None:
    """A pyramid is fourteen decisions: only the first shows the whole table."""
    with Terminal("play", "burano", "--seed", "3", "--seats", "me,random", folder=tmp_path) as table:
        for _ in range(3):
            table.answer("1")
        first, second = table.answer("1"), table.answer("2")
        assert "Main island" in first
        assert "base, place 2" in second
        assert "Your pyramid" in second
        assert "Main island" not in second
