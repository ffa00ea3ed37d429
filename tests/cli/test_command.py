"""What the command says of itself and of the games, and what it answers when asked wrongly."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from tests.cli.command import kade, refused
from tests.cli.terminal import COMMAND, environment

import kade as library
from kade.cli.menu import SENTENCES, loaded
from kade.cli.seats import read_seats
from kade.cli.voice import Voice, own_language
from kade.games import ours

COMMANDS = [
    ["games"],
    ["play"],
    ["simulate"],
    ["arena"],
    ["arena", "balance"],
    ["arena", "ladder"],
    ["train"],
    ["replay"],
    ["rules"],
    ["edition", "check"],
    ["edition", "template"],
]


def test_the_version_tells_the_build() -> None:
    assert kade("--version").out.startswith(f"kade {library.__version__}, ")


def test_as_a_process_of_its_own() -> None:
    done = subprocess.run([*COMMAND, "games"], env=environment(), capture_output=True, text=True, check=True)
    assert "amsterdam" in done.stdout
    done = subprocess.run([*COMMAND, "rules", "chess"], env=environment(), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr


def test_without_a_command_there_is_help() -> None:
    said = kade()
    assert "Commands" in said.out + said.err


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_examples(command: list[str]) -> None:
    said = kade(*command, "--help")
    assert said.code == 0
    assert "Examples" in said.out
    assert f"kade {' '.join(command)}" in said.out


def test_every_command_is_tested_here() -> None:
    assert set(SENTENCES) >= {command[0] for command in COMMANDS}


@pytest.mark.parametrize("name", SENTENCES)
def test_a_command_is_listed_with_what_it_says_of_itself_first(name: str) -> None:
    assert SENTENCES[name] == (loaded(name).help or "").partition("\n\n")[0].replace("\n", " ")


def test_a_command_that_is_misspelt_is_guessed() -> None:
    assert "Did you mean 'play'" in kade("plya").err


def test_games_are_listed_with_players_and_options() -> None:
    said = kade("games").out
    for words in ("amsterdam", "Amsterdam", "2–4", "first=none|0|1|2|3"):
        assert words in said
    listed = json.loads(kade("games", "--json").out)
    assert [game["id"] for game in listed] == library.games()
    assert listed[0]["options"][0]["name"] == "players"


def test_no_command_knows_a_game() -> None:
    for file in (Path(library.__file__).parent / "cli").rglob("*.*"):
        if file.suffix in (".py", ".ftl"):
            assert not any(game in file.read_text() for game in ours()), file.name


PLAY = ("play", "amsterdam")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("play", "chess"), "'chess' is not a game"),
        (("play",), "Which game? Choose one of amsterdam"),
        ((*PLAY, "--seats", "me,karpov"), "“karpov” is not a seat"),
        ((*PLAY, "--seats", "me,greedy:Ola"), "“greedy:Ola” is not a seat"),
        ((*PLAY, "--seats", "me:greedy,random"), "“greedy” is a bot’s name"),
        ((*PLAY, "--seats", ""), "“” is not a seat"),
        ((*PLAY, "--seats", "random,random,random,random,random"), "There are 5 seats, but this game is for 2, 3, 4"),
        ((*PLAY, "--seats", "random,random", "--option", "first"), "should be written NAME=VALUE"),
        ((*PLAY, "--seats", "random,random", "--option", "first=9"), "first is '9'"),
        ((*PLAY, "--seats", "random,random", "--option", "first=3"), "with 2 players the seats are 0 to 1"),
        ((*PLAY, "--seats", "random,random", "--option", "colour=red"), "'colour' is not an option"),
        ((*PLAY, "--seats", "random,random", "--option", "players=3"), "players says 3, but there are 2 seats"),
        ((*PLAY, "--lang", "nl"), "“nl” is not a language here"),
        ((*PLAY, "--edition", "nowhere.toml"), "nowhere.toml cannot be read"),
        (("play", "--resume", "nowhere.kade"), "nowhere.kade cannot be read: No such file"),
        (("play", "--resume", "nowhere.kade", "--seed", "1"), "do not go with --resume"),
        (("simulate", "chess"), "'chess' is not a game"),
        (("simulate", "amsterdam", "--seats", "me,random"), "only bots play"),
        (("simulate", "amsterdam", "--seats", "random"), "There are 1 seats"),
        (("simulate", "amsterdam", "--option", "first=2"), "with 2 players the seats are 0 to 1"),
        (("replay", "nowhere.kade"), "nowhere.kade cannot be read"),
        (("rules", "chess"), "“chess” has no rules here"),
        (("rules", "amsterdam", "AM-4.66"), "did you mean AM-4.6"),
        (("rules", "amsterdam", "WV-1.1"), "“WV-1.1” is not a rule"),
        (("rules", "amsterdam", "xyzzy"), "“xyzzy” is not a rule"),
        (("edition", "check", "nowhere.toml"), "nowhere.toml cannot be read"),
        (("edition", "template", "chess"), "'chess' is not a game"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_wrong_input_gets_a_sentence(args: tuple[str, ...], words: str) -> None:
    assert words in refused(*args)


@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "amsterdam", "--games", "0"),
        ("replay", "x", "--to", "-1"),
        ("play", "--sets", "me"),
        ("edition", "chek"),
        ("plya",),
    ],
    ids=" ".join,
)
def test_wrong_usage_is_refused_with_the_same_number(args: tuple[str, ...]) -> None:
    said = kade(*args)
    assert said.code == 2
    assert "Traceback" not in said.err


def test_refusals_are_said_in_the_persons_language() -> None:
    assert "Nie ma tu zasad „chess”" in refused("rules", "chess", lang="pl")
    assert "Qui non ci sono le regole" in refused("rules", "chess", "--lang", "it")


def test_a_file_that_is_no_text_or_no_record(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "letter").write_text("dear aunt,\n")
    assert "is not a text file" in refused("replay", tmp_path / "binary")
    assert "Line 1" in refused("replay", tmp_path / "letter")
    assert "letter" in refused("play", "--resume", tmp_path / "letter")
    assert "cannot be read: Is a directory" in refused("replay", tmp_path)


def test_the_language_of_the_environment() -> None:
    assert own_language({}) == "en"
    assert own_language({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert own_language({"LANG": "de_DE.UTF-8"}) == "en"
    assert own_language({"LANG": "pl_PL", "LC_ALL": "C.UTF-8"}) == "en"
    assert own_language({"LANG": "pl_PL", "KADE_LANG": "it"}) == "it"


def test_two_with_one_name_are_told_apart() -> None:
    seats = read_seats("me:Ala,me:Ala,random,random,greedy", Voice("en"))
    assert [seat.name for seat in seats] == ["Ala", "Ala 2", "random", "random 2", "greedy"]
    assert [seat.bot for seat in seats] == ["", "", "random", "random", "greedy"]
