"""`kade replay`, and the writing of files."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.command import kade, refused

from kade.cli.files import write_whole
from kade.cli.voice import Misuse, Voice
from kade.kernel.record import Record


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of bots, to its end."""
    path = tmp_path_factory.mktemp("records") / "game.kade"
    assert kade("play", "amsterdam", "--seats", "random,random", "--seed", "3", "--save", path).code == 0
    return path


def test_a_record_is_shown_at_its_end_and_verified(file: Path) -> None:
    said = kade("replay", file)
    assert said.code == 0
    for words in ("Result", "random 2", "The whole Record follows from its seed"):
        assert words in said.out


def test_a_position_on_the_way_from_a_seat(file: Path) -> None:
    said = kade("replay", file, "--to", "4", "--seat", "0", "--lang", "it", "--events", "2")
    assert "dopo 4 decisioni su" in said.out
    assert "La tua mano" in said.out
    assert said.out.count("· ") == 2
    assert "La tua mano" not in kade("replay", file, "--to", "4", "--lang", "it").out


def test_a_spectator_is_not_told_secrets(file: Path) -> None:
    told = kade("replay", file, "--to", "0", "--events", "50").out
    assert "is dealt 2 cards" in told
    assert "is dealt 1" not in told


def test_a_seat_that_the_rules_play_has_its_name_with_and_without_those_of_players(tmp_path: Path) -> None:
    solo = tmp_path / "solo.kade"
    assert kade("play", "windmill-valley", "--seats", "random", "--seed", "3", "--save", solo).code == 0
    record = Record.parse(solo.read_text())
    record.names = []
    nameless = tmp_path / "nameless.kade"
    nameless.write_text(str(record))
    for path in (solo, nameless):
        said = kade("replay", path, "--events", "80").out
        assert "The Gardener draws" in said
        assert "The Gardener turns the wheels" in said
        assert "Player 2" not in said


def test_from_the_lines_no_seed_is_needed(file: Path, tmp_path: Path) -> None:
    record = Record.parse(file.read_text())
    record.seed = None
    seedless = tmp_path / "seedless.kade"
    seedless.write_text(str(record))
    assert "has no seed" in refused("replay", seedless)
    assert "has no seed" in refused("play", "--resume", seedless)
    assert "can be replayed from its lines" in kade("replay", seedless, "--from-lines").out


def test_what_does_not_follow_from_the_seed_is_refused(file: Path, tmp_path: Path) -> None:
    text = file.read_text()
    wrong = tmp_path / "wrong.kade"
    wrong.write_text(text.replace("seed: 3", "seed: 4"))
    assert "cannot be replayed" in refused("replay", wrong)
    assert "cannot be replayed" in refused("play", "--resume", wrong)
    result = Record.parse(text)
    assert result.result is not None
    result.result[0] += 1
    wrong.write_text(str(result))
    assert "its decisions do not lead there" in refused("replay", wrong)


def test_beyond_the_end_and_beside_the_table(file: Path) -> None:
    assert "it cannot be shown after 9999" in refused("replay", file, "--to", "9999")
    assert "Seat 2 does not exist; seats are 0 to 1" in refused("replay", file, "--seat", "2")


def test_resuming_needs_the_right_game_and_as_many_seats(file: Path) -> None:
    assert "3 seats" not in refused("play", "--resume", file, "--seats", "random,random,random")
    assert "--seats must name as many" in refused("play", "--resume", file, "--seats", "random")
    assert "is a game of amsterdam" in refused("play", "chess", "--resume", file)


def test_a_saved_game_is_not_written_over_by_a_new_one(file: Path) -> None:
    before = file.read_text()
    assert "exists already" in refused("play", "amsterdam", "--seats", "random,random", "--save", file)
    assert file.read_text() == before


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.kade"
    write_whole(path, "old", Voice("en"))
    path.chmod(0o640)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", interrupted)
        with pytest.raises(KeyboardInterrupt):
            write_whole(path, "new", Voice("en"))
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.kade"]
    write_whole(path, "new", Voice("en"))
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o640


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    with pytest.raises(Misuse, match="cannot be written: No such file or directory"):
        write_whole(tmp_path / "nowhere" / "game.kade", "text", Voice("en"))
    with pytest.raises(Misuse, match="cannot be written: Is a directory"):
        write_whole(tmp_path, "text", Voice("en"))
    assert list(tmp_path.iterdir()) == []
