"""What is imported is declared, in the place it belongs to; what is declared is locked; the base works alone."""

from __future__ import annotations

import ast
import functools
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from kade.cli import extras

HOME = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
GROUPS: dict[str, list[str]] = PROJECT["dependency-groups"]
OURS = {"kade", "tests", "tools", "bench", "scopa"}


def named(requirements: Iterable[str]) -> set[str]:
    """The packages of a list of requirements; one of our own extras stands for what it needs."""
    found: set[str] = set()
    for one in map(Requirement, requirements):
        if one.name == "kade":
            found |= {name for extra in one.extras for name in named(EXTRAS[extra])}
        else:
            found.add(canonicalize_name(one.name))
    return found


BASE = named(PROJECT["project"]["dependencies"])


# ---------------------------------------------------------------------- imports


MAY_IMPORT = {
    "src/kade/server": BASE | named(["kade[server,postgres,redis]"]),
    "src/kade/browser": BASE | {"msgspec"},
    "src/kade/arena": BASE | named(EXTRAS["arena"]) | named(EXTRAS["ray"]),
    "src/kade/client.py": BASE | named(EXTRAS["client"]),
    "src/kade/training": BASE | named(EXTRAS["train"]),
    "src/kade/lab": BASE | named(["kade[openspiel]"]),
    "src/kade": BASE,
    "tests": BASE | named(["kade[all]"]) | named(GROUPS["dev"]),
    "tools": BASE | named(["kade[all]"]) | named(GROUPS["dev"]),
    "tools/notebooks.py": BASE | named(GROUPS["docs"]),
    "bench": BASE | named(GROUPS["bench"]),
    "bench/readability.py": BASE | named(GROUPS["dev"]),
    "bench/screens.py": BASE | named(GROUPS["dev"]),
    "bench/site.py": BASE | named(GROUPS["dev"]),
    "bench/decision.py": BASE | named(["kade[server]"]),
    "bench/load.py": BASE | named(["kade[server]"]) | named(GROUPS["dev"]),
    "bench/web.py": BASE | named(["kade[server]"]) | named(GROUPS["dev"]),
    "bench/vector.py": BASE | named(["kade[rl]"]),
    "examples": BASE,
    "examples/train_small_agent.py": BASE | named(["kade[rl]"]),
    "examples/scopa/tests": BASE | {"pytest"},
    "setup.py": named(PROJECT["build-system"]["requires"]),
}
"""By the longest folder that a file lies in."""
MODULES = {
    "catanatron": "catanatron",
    "nbclient": "nbclient",
    "nbformat": "nbformat",
    "open_spiel": "open-spiel",
    "pyspiel": "open-spiel",
    "ray": "ray",
}
"""Modules of packages that the development environment does not have."""


@functools.cache
def imports(file: Path) -> set[str]:
    """The modules that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module} if node.module != "fluent" else {f"fluent.{alias.name}" for alias in node.names}
    return found


@functools.cache
def owners() -> dict[str, list[str]]:
    return {name: [canonicalize_name(one) for one in packages] for name, packages in packages_distributions().items()}


def packages_of(module: str) -> list[str]:
    """The installed packages that a module may belong to; a namespace such as `fluent` has several."""
    top, _, below = module.partition(".")
    if top in sys.stdlib_module_names or top in OURS or top.startswith("_"):
        return []
    found = owners().get(top) or [MODULES.get(top, f"a package for {module}")]
    inside = [name for name in found if name == f"{top}-{below.partition('.')[0]}"]
    return inside or found


def stray(files: Iterable[Path], allowed: set[str]) -> list[str]:
    return [
        f"{file.relative_to(HOME)} imports {module}, but {' or '.join(packages)} is not declared for it"
        for file in files
        for module in sorted(imports(file))
        if (packages := packages_of(module)) and not set(packages) & allowed
    ]


def files_of(place: str) -> Iterator[Path]:
    inner = [HOME / other for other in MAY_IMPORT if other.startswith(f"{place}/")]
    whole = [HOME / place] if place.endswith(".py") else sorted((HOME / place).rglob("*.py"))
    return (file for file in whole if not any(file.is_relative_to(other) for other in inner))


@pytest.mark.parametrize("place", MAY_IMPORT)
def test_every_import_belongs_to_what_is_declared_there(place: str) -> None:
    assert stray(files_of(place), MAY_IMPORT[place]) == []


def test_everything_declared_is_imported() -> None:
    used = {
        package for file in (HOME / "src").rglob("*.py") for module in imports(file) for package in packages_of(module)
    }
    assert (BASE | named(["kade[all]"])) - used == set()


def test_a_stray_import_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "HOME", tmp_path)
    file = tmp_path / "module.py"
    file.write_text(
        "import json, rich.text\nfrom fluent.syntax import ast\n"
        "def later():\n    from litestar import get\n    import nowhere.at.all\n",
        encoding="utf-8",
    )
    assert stray([file], BASE) == [
        "module.py imports litestar, but litestar is not declared for it",
        "module.py imports nowhere.at.all, but a package for nowhere.at.all is not declared for it",
    ]
    assert stray([file], {"rich", "litestar", "fluent-runtime"})[0].startswith("module.py imports fluent.syntax")


def test_commands_look_for_all_that_their_extra_brings() -> None:
    everywhere = [one for one in EXTRAS["server"] if Requirement(one).marker is None]
    assert {canonicalize_name(name) for name in extras.SERVER} == named(everywhere)
    assert {canonicalize_name(name) for name in extras.ARENA} == named(EXTRAS["arena"])


# ---------------------------------------------------------------------- locks


LOCKED = {
    "runtime": [*PROJECT["project"]["dependencies"], "kade[server,postgres,redis,arena,client]"],
    "dev": [*PROJECT["project"]["dependencies"], "kade[server,postgres,redis,arena,client,rl]", *GROUPS["dev"]],
    "rl": [*PROJECT["project"]["dependencies"], "kade[server,postgres,redis,arena,client,openspiel]", *GROUPS["dev"]],
    "ray": [*PROJECT["project"]["dependencies"], "kade[all]", *GROUPS["dev"]],
    "bench": [*PROJECT["project"]["dependencies"], *GROUPS["bench"]],
    "node": GROUPS["node"],
    "site": GROUPS["site"],
    "package": GROUPS["package"],
    "docs": [*PROJECT["project"]["dependencies"], "kade[arena,client]", *GROUPS["docs"]],
}


def flat(requirements: Iterable[str]) -> Iterator[Requirement]:
    for one in map(Requirement, requirements):
        if one.name == "kade":
            for extra in one.extras:
                yield from flat(EXTRAS[extra])
        else:
            yield one


@pytest.mark.parametrize("name", LOCKED)
def test_what_is_declared_is_what_is_locked(name: str) -> None:
    """If this fails: tools/lock."""
    text = (HOME / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    pins = dict(re.findall(r"^([a-z0-9-]+)==([^ ]+)", text, re.MULTILINE))
    for wanted in flat(LOCKED[name]):
        assert wanted.specifier.contains(pins[canonicalize_name(wanted.name)], prereleases=True), str(wanted)
    because = re.findall(r"^([a-z0-9-]+)==[^#]+# via\s+(?:#\s+)?kade \(pyproject\.toml", text, re.MULTILINE)
    assert set(because) == {canonicalize_name(wanted.name) for wanted in flat(LOCKED[name])}
    assert len(re.findall(r"--hash=sha256:[0-9a-f]{64}", text)) >= len(pins)
    assert "://" not in text, "whose mirror a version came from is nobody's business"


def test_only_locked_requirements_lie_there() -> None:
    assert {file.name for file in (HOME / "requirements").iterdir()} == {f"{name}.txt" for name in LOCKED}


def test_the_compiler_of_the_wheel_is_the_one_of_the_development_environment() -> None:
    [compiler] = [one for one in PROJECT["build-system"]["requires"] if one.startswith("mypy")]
    assert compiler in GROUPS["dev"]


# ---------------------------------------------------------------------- the base alone


def closure(names: Iterable[str]) -> dict[str, Distribution]:
    """These packages and all that they need."""
    found: dict[str, Distribution] = {}
    waiting = [Requirement(name) for name in names]
    while waiting:
        wanted = waiting.pop()
        package = distribution(wanted.name)
        for line in package.requires or []:
            inner = Requirement(line)
            if any(inner.marker is None or inner.marker.evaluate({"extra": extra}) for extra in (*wanted.extras, "")):
                waiting += [inner] if canonicalize_name(inner.name) not in found else []
        found[canonicalize_name(wanted.name)] = package
    return found


def install_base(folder: Path) -> Path:
    """What `pip install kade` leaves, as links into the environment that runs this: an environment without site."""
    (folder / "kade").symlink_to(Path(extras.__file__).parents[1])
    for package in closure(PROJECT["project"]["dependencies"]).values():
        for top in {file.parts[0] for file in package.files or []} - {"..", "__pycache__"}:
            if not (folder / top).exists():
                (folder / top).symlink_to(Path(str(package.locate_file(top))))
    return folder


COMMANDS = """
import json, sys
from typer.testing import CliRunner
from kade.cli import app

def run(*args):
    done = CliRunner().invoke(app, [str(arg) for arg in args])
    return [done.exit_code, done.stdout, done.stderr]

print(json.dumps([run(*args) for args in json.loads(sys.argv[1])]))
"""


def run_in_base(folder: Path, commands: list[list[str]]) -> list[list[Any]]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "KADE"))}
    env |= {"PYTHONPATH": str(install_base(folder)), "KADE_LANG": "en", "COLUMNS": "120"}
    done = subprocess.run(
        [sys.executable, "-S", "-c", COMMANDS, json.dumps(commands)],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said: list[list[Any]] = json.loads(done.stdout)
    return said


@pytest.mark.slow
def test_the_base_plays_without_the_web_stack_and_says_what_the_rest_needs(tmp_path: Path) -> None:
    """In an environment of the declared base alone, without metadata of kade itself."""
    site = tmp_path / "site"
    site.mkdir()
    record = str(tmp_path / "game.kade")
    work = [
        ["games"],
        ["play", "amsterdam", "--seats", "greedy,random", "--seed", "1", "--save", record],
        ["replay", record],
        ["show", record, "-o", str(tmp_path / "board.svg")],
        ["rules", "amsterdam", "4.6"],
        ["edition", "template", "amsterdam"],
        ["bots", "protocol"],
        ["simulate", "amsterdam", "--games", "4", "--workers", "2"],
        ["--help"],
        ["serve", "--help"],
        ["arena", "match", "--help"],
    ]
    refused = {
        "kade: kade serve needs the web server: install it with pip install 'kade[server]'.\n": [["serve"]],
        "kade: kade arena needs the module that rates bots: install it with pip install 'kade[arena]'.\n": [
            ["arena", "amsterdam"],
            ["arena", "balance", "amsterdam"],
            ["arena", "ladder"],
        ],
    }
    wrong = [(sentence, command) for sentence, commands in refused.items() for command in commands]
    said = run_in_base(site, work + [command for _, command in wrong])
    for command, (code, _, err) in zip(work, said, strict=False):
        assert (code, err) == (0, ""), command
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")
    for (sentence, command), (code, out, err) in zip(wrong, said[len(work) :], strict=True):
        assert (code, out, err) == (2, "", sentence), command
    assert not {"litestar", "sqlalchemy", "uvicorn", "msgspec", "openskill"} & {file.name for file in site.iterdir()}
