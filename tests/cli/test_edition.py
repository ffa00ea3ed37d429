"""`kade edition`: a template that fits as it is, and a check that names what does not."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.cli.command import kade, refused

import kade as library
from kade.games import ours
from kade.kernel.edition import reconstructed


@pytest.fixture
def template(tmp_path: Path) -> Path:
    file = tmp_path / "box.toml"
    assert kade("edition", "template", "amsterdam", "--output", file).code == 0
    return file


@pytest.mark.parametrize("game", ours())
def test_a_template_has_every_reconstructed_value_and_changes_nothing(game: str) -> None:
    data = tomllib.loads(kade("edition", "template", game).out)
    assert library.load(game, data).edition == {}
    told = 0
    for header, entry in reconstructed(library.load(game).base):
        table = data[header.strip("[]")]
        mine = next(row for row in table if row["id"] == entry["id"]) if isinstance(table, list) else table
        for key, value in entry.items():
            if key != "source" and not key.endswith("_source"):
                assert mine[key] == value
                told += 1
    assert told


def test_a_template_carries_the_remarks_of_the_component_data() -> None:
    assert "# Contracts. Ours" in kade("edition", "template", "amsterdam").out


def test_an_untouched_template_is_good(template: Path) -> None:
    said = kade("edition", "check", template)
    assert said.code == 0
    assert "changes nothing" in said.out


def test_changes_are_listed_and_can_be_played(template: Path) -> None:
    text = template.read_text().replace("players_2 = [8, 4]", "players_2 = [8, 3]")
    template.write_text(text.replace('b = "oude-kerk"\npoints = 3', 'b = "oude-kerk"\npoints = 5', 1))
    said = kade("edition", "check", template).out
    assert "[merchandise_points]: players_2 [8, 4] → [8, 3]" in said
    assert "points 3 → 5" in said
    assert "changes 2 values" in said
    assert kade("play", "amsterdam", "--seats", "random,random", "--edition", template, "--seed", "1").code == 0


def test_a_wrong_entry_is_named(template: Path) -> None:
    good = template.read_text()
    for old, new, words in [
        ("players_2 = [8, 4]", 'players_2 = "8, 4"', "[merchandise_points]: players_2"),
        ("players_2 =", "players_5 =", "'players_5' is not an entry"),
        ('game = "amsterdam"', 'game = "chess"', "'chess' is not a game"),
        ('game = "amsterdam"', "", "does not say which game it is for"),
        ("[merchandise_points]", "[merchandise", "is not TOML"),
        ("[merchandise_points]", "[treasure]", "[treasure]: there is no such table"),
    ]:
        assert old in good
        template.write_text(good.replace(old, new, 1))
        said = refused("edition", "check", template)
        assert words in said, said


def test_a_template_spares_what_is_there(template: Path) -> None:
    before = template.read_text()
    assert "exists already" in refused("edition", "template", "amsterdam", "--output", template)
    assert template.read_text() == before
