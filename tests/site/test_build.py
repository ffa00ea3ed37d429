"""The folder that `kade site` writes: what is in it, and that nothing is half written."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import re
import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kade.cli import app
from kade.site import answers, build, bytecode, python
from kade.site import parts as fetched

WHEEL = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
LARGE = b"a large file"
HOME = Path(__file__).parents[2]


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    """A folder that looks like Pyodide's."""
    folder = tmp_path / "pyodide"
    folder.mkdir()
    for name in python.PYODIDE:
        (folder / name).write_bytes(LARGE)
    with zipfile.ZipFile(folder / python.LIBRARY, "w") as library:
        library.writestr("enum.py", "")
        library.writestr("unittest/case.py", "")
    (folder / "package.json").write_text('{"version": "314.0.7"}', encoding="utf-8")
    (folder / python.LOCK).write_text('{"info": {}, "packages": {"numpy": {}}}', encoding="utf-8")
    with zipfile.ZipFile(folder / WHEEL, "w") as wheel:
        wheel.writestr("msgspec/_core.wasm.so", b"")
    return folder


@pytest.fixture(autouse=True)
def no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Node.js does here, tests/browser/test_site.py sees."""
    monkeypatch.setattr(bytecode, "tool", lambda _name: None)


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
    packed = (folder / told["pyodide"] / "pyodide.asm.wasm.gz").read_bytes()
    assert gzip.decompress(packed) == LARGE
    with zipfile.ZipFile(folder / told["pyodide"] / python.LIBRARY) as library:
        assert library.namelist() == ["enum.py"]
    assert (folder / told["pyodide"] / "pyodide.mjs").read_bytes() == LARGE
    listed = json.loads((folder / "files.js").read_text(encoding="utf-8").removeprefix("self.KADE = ").rstrip(";\n"))
    there = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    assert set(listed["files"]) | set(told["parts"]) | {"files.js"} == there


def test_the_archive_has_what_is_imported_and_nothing_of_this_machine(parts: Path) -> None:
    packed = python.archive(python.modules(parts))
    assert packed == python.archive(python.modules(parts)), "the same from the same sources"
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
        python.modules(parts)


def test_without_node_the_sources_stay_and_it_is_said(parts: Path) -> None:
    said: list[str] = []
    assert bytecode.compiled({"kade.py": b"1"}, parts, said.append) == {"kade.py": b"1"}
    assert "takes longer to start" in said[0]


def test_a_module_that_does_not_compile_is_an_error(parts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bytecode, "tool", lambda _name: shutil.which("false"))
    with pytest.raises(bytecode.NotCompiled, match="could not be compiled in Pyodide"):
        bytecode.compiled({"kade.py": b"1 1"}, parts, print)


def test_parts_are_those_of_a_checkout() -> None:
    lock = json.loads((HOME / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    locked = lock["node_modules/pyodide"]
    assert (locked["version"], locked["integrity"]) == (fetched.VERSION, fetched.INTEGRITY)
    pinned, _, digest = fetched.MSGSPEC.partition(" ")
    text = (HOME / "requirements" / "site.txt").read_text(encoding="utf-8")
    assert f"{pinned} " in text
    assert digest in text


def test_parts_are_fetched_once_and_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for name in fetched.FILES:
            archive.addfile(tarfile.TarInfo(f"package/{name}"), io.BytesIO())

    def run(command: list[str], what: str) -> None:
        asked.append(what)
        if what == "Pyodide":
            (Path(command[-1]) / "pyodide-1.tgz").write_bytes(packed.getvalue())
        else:
            (Path(command[command.index("--dest") + 1]) / WHEEL).write_bytes(b"")

    monkeypatch.setattr(fetched, "_run", run)
    monkeypatch.setattr(fetched, "tool", lambda name: name)
    with pytest.raises(fetched.NotBrought, match="its digest is another"):
        fetched.bring(tmp_path / "parts", print)
    digest = base64.b64encode(hashlib.sha512(packed.getvalue()).digest()).decode()
    monkeypatch.setattr(fetched, "INTEGRITY", f"sha512-{digest}")
    for _ in range(2):
        fetched.bring(tmp_path / "parts", print)
    assert asked == ["Pyodide", "Pyodide", "msgspec for the browser"]


def test_without_npm_or_a_network_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fetched, "tool", lambda _name: None)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    said = CliRunner().invoke(app, ["site", str(tmp_path / "public")])
    assert said.exit_code != 0
    assert "kade[site]" in " ".join(said.output.split())
    assert not (tmp_path / "public").exists()
    monkeypatch.setattr(fetched, "tool", lambda _name: shutil.which("false"))
    with pytest.raises(fetched.NotBrought, match="is the network there"):
        fetched.bring(tmp_path / "parts", print)


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
