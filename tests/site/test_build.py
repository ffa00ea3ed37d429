"""The folder that `kade site` writes: what is in it, and that nothing is half written."""

from __future__ import annotations

import io
import json
import re
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kade.cli import app
from kade.site import answers, build, python

WHEEL = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
LARGE = b"a large file"


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    """A folder that looks like Pyodide's."""
    folder = tmp_path / "pyodide"
    folder.mkdir()
    for name in python.PYODIDE:
        (folder / name).write_bytes(LARGE)
    (folder / "package.json").write_text('{"version": "314.0.7"}', encoding="utf-8")
    (folder / python.LOCK).write_text('{"info": {}, "packages": {"numpy": {}}}', encoding="utf-8")
    with zipfile.ZipFile(folder / WHEEL, "w") as wheel:
        wheel.writestr("msgspec/_core.wasm.so", b"")
    return folder


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client, and few questions to be answered."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "index-1.js").write_text("", encoding="utf-8")
    (folder / "index.html").write_text('<head><title>Kade</title><script src="/assets/index-1.js"></head>', "utf-8")
    monkeypatch.setattr(build, "STATIC", folder)
    monkeypatch.setattr(answers, "paths", lambda: ["/api/games", "/api/games/burano/texts/pl.ftl"])
    return folder


def test_the_page_finds_everything_beside_itself(parts: Path, client: Path, tmp_path: Path) -> None:
    folder = tmp_path / "public" / "kade"
    build.write(folder, parts, lambda _line: None)
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert 'src="./assets/index-1.js"' in page
    found = re.search(r'id="kade-site">(.*?)</script>', page)
    assert found is not None
    told = json.loads(found[1])
    games = json.loads((folder / told["answers"]["/api/games"]).read_text(encoding="utf-8"))
    assert {"amsterdam", "burano", "windmill-valley"} <= {game["id"] for game in games}
    assert "game-title" in (folder / told["answers"]["/api/games/burano/texts/pl.ftl"]).read_text(encoding="utf-8")
    for name, size in told["parts"].items():
        assert (folder / name).stat().st_size == size
    assert (folder / told["pyodide"] / "pyodide.mjs").read_bytes() == LARGE
    listed = json.loads((folder / "files.js").read_text(encoding="utf-8").removeprefix("self.KADE = ").rstrip(";\n"))
    there = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    assert set(listed["files"]) | set(told["parts"]) | {"files.js"} == there


def test_the_archive_has_what_is_imported_and_nothing_of_this_machine(parts: Path) -> None:
    packed = python.archive(parts)
    assert packed == python.archive(parts), "the same from the same sources"
    names = zipfile.ZipFile(io.BytesIO(packed)).namelist()
    for wanted in ("kade/browser/worker.py", "kade/rules/pl/burano.md", "fluent/runtime/__init__.py"):
        assert wanted in names
    assert [name for name in names if name.endswith((".so", ".pyc"))] == ["msgspec/_core.wasm.so"]
    assert not any(name.startswith(("kade/cli/", "kade/server/static/")) for name in names)


def test_what_is_missing_is_said_with_the_way_to_get_it(parts: Path, tmp_path: Path) -> None:
    with pytest.raises(python.MissingParts, match="npm pack pyodide"):
        python.pyodide(tmp_path)
    (parts / WHEEL).unlink()
    with pytest.raises(python.MissingParts, match="pip download msgspec"):
        python.archive(parts)


def test_a_folder_with_other_things_in_it_stays_as_it_is(parts: Path, client: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "letter.txt").write_text("dear", encoding="utf-8")
    said = CliRunner().invoke(app, ["site", str(folder), "--pyodide", str(parts)])
    assert said.exit_code != 0
    assert "has other files in it" in said.output
    assert [file.name for file in folder.iterdir()] == ["letter.txt"]
    with pytest.raises(build.NotWritten, match="is a file"):
        build.write(folder / "letter.txt", parts, lambda _line: None)


def test_a_site_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    folder = tmp_path / "kade"
    build.put({"files.js": b"old"}, folder)
    with pytest.raises(OSError, match="files"):
        build.put({"files.js": b"new", "files.js/below": b"a file is no folder"}, folder)
    assert (folder / "files.js").read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["kade"]


def test_without_a_client_it_says_what_to_do(tmp_path: Path, parts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "STATIC", tmp_path / "nothing")
    with pytest.raises(build.NotWritten, match="make site"):
        build.write(tmp_path / "kade", parts, lambda _line: None)
