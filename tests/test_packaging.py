"""What make play starts, and what make wheel lets out."""

from __future__ import annotations

import time
import zipfile
from pathlib import Path

import pytest
from tools import play, wheel

CLIENT = ["kade/server/static/index.html", "kade/server/static/assets/a.js"]
INSIDE = [*CLIENT, "kade/site/bytecode.mjs", "kade/rules/amsterdam.md", "kade/py.typed"]


def test_make_play_uses_the_compiled_build_where_it_is_of_these_sources(tmp_path: Path) -> None:
    (tmp_path / ".venv-compiled").mkdir()
    (tmp_path / ".venv-compiled" / ".kade-sources").write_text("abc")
    assert play.environment(tmp_path, "abc", can_compile=True) == tmp_path / ".venv-compiled"
    assert not (tmp_path / "build").exists()


def test_make_play_serves_plain_at_once_and_compiles_once_in_the_background(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ready = tmp_path / "go-on"
    waiting = f"while ! [ -e {ready} ]; do sleep 0.05; done"
    command = f"{waiting}; mkdir -p .venv-compiled; printf new >.venv-compiled/.kade-sources"
    monkeypatch.setattr(play.compile_in_background, "__defaults__", (command,))
    assert play.environment(tmp_path, "new", can_compile=False) == tmp_path / ".venv"
    assert "without a C compiler" in capsys.readouterr().err
    assert play.environment(tmp_path, "new", can_compile=True) == tmp_path / ".venv"
    assert "used at the next start" in capsys.readouterr().err
    assert play.environment(tmp_path, "new", can_compile=True) == tmp_path / ".venv"
    assert "still being compiled" in capsys.readouterr().err
    ready.touch()
    deadline = time.monotonic() + 60
    while not play.is_fresh(tmp_path, "new"):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert play.environment(tmp_path, "new", can_compile=True) == tmp_path / ".venv-compiled"


def packed(folder: Path, name: str, *files: str) -> Path:
    made = folder / name
    with zipfile.ZipFile(made, "w") as archive:
        for file in files:
            archive.writestr(file, "")
    return made


def test_a_wheel_goes_out_with_the_client_and_under_the_name_of_what_it_is(tmp_path: Path) -> None:
    plain, compiled = "kade-1-py3-none-any.whl", "kade-1-cp311-cp311-manylinux_2_28_x86_64.whl"
    wheel.look_inside(packed(tmp_path, plain, *INSIDE))
    wheel.look_inside(packed(tmp_path, compiled, *INSIDE, "kade/kernel/state.so"))
    for name, files, complaint in (
        (plain, INSIDE[2:], "lacks kade/server/static/index.html"),
        (plain, [*INSIDE, "kade/kernel/state.so"], "is compiled, but its name says otherwise"),
        (compiled, INSIDE, "is plain, but its name says otherwise"),
        (plain, [*INSIDE, "tests/conftest.py"], "does not belong"),
    ):
        with pytest.raises(SystemExit, match=complaint):
            wheel.look_inside(packed(tmp_path, name, *files))
