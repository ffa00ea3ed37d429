"""Builds the package. A wheel gets the kernel and the rules compiled by mypyc; an editable install stays plain.

What is compiled: every module in src/kade/{kernel,games,bots} with a line `# mypyc: compile` near its top.
Where that cannot be done, or KADE_PURE=1 forbids it, the plain modules are installed, and we say so.
KADE_OPTIMISE=0 spares the C compiler work (the wheel for tests); KADE_BUILD_CACHE is a folder to keep its results in.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOMS = ("src/kade/kernel", "src/kade/games", "src/kade/bots")
MARK = "# mypyc: compile"
NEAR_THE_TOP = 20
GROUP = "kade"
LIBRARY = f"{GROUP}__mypyc"
# Nobody links to our library: its functions call one another directly, and may be inlined. What is Python's is called
# without a detour.
AMONG_THEMSELVES = ["-fvisibility=hidden", "-fno-plt"]
# Only these commands produce something installed as it is; everything else (metadata, editable, sdist) is plain.
COMPILING = ("bdist_wheel", "build", "build_ext", "install")


def say(words: str) -> None:
    print(f"kade: {words}", file=sys.stderr)


def marked_modules() -> list[str]:
    found = []
    for room in ROOMS:
        for file in sorted(Path(room).rglob("*.py")):
            top = file.read_text(encoding="utf-8").splitlines()[:NEAR_THE_TOP]
            if MARK in (line.strip() for line in top):
                found.append(str(file))
    return found


def compiled_extensions() -> list[Any]:
    if not any(command in sys.argv for command in COMPILING):
        return []
    if os.environ.get("KADE_PURE", "") not in ("", "0"):
        say("KADE_PURE is set: installing the plain modules.")
        return []
    modules = marked_modules()
    if not modules:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        say("mypyc is not there: installing the plain modules. They do the same, only slower.")
        return []
    os.environ["MYPYPATH"] = "src"
    # Types are checked by `make check`; here only what mypyc itself needs, so that another mypy or a missing stub
    # of somebody else's package does not stop a build.
    options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", "--explicit-package-bases"]
    try:
        extensions: list[Any] = mypycify(
            [*options, *modules],
            opt_level=os.environ.get("KADE_OPTIMISE", "3"),
            debug_level="0",
            multi_file=False,
            group_name=GROUP,
        )
    except (SystemExit, Exception) as why:
        say(f"mypyc refused ({why}): installing the plain modules. They do the same, only slower.")
        return []
    share_doors(extensions)
    if os.name != "nt":
        # Python's own flags ask for all warnings. Nobody reads those about C that mypyc wrote, and looking for
        # them (misleading indentation above all) takes the compiler four times as long as compiling, even with -w.
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-w", "-Wno-all", *AMONG_THEMSELVES]
    return extensions


def share_doors(extensions: list[Any]) -> None:
    """mypyc makes one large library and, for each module, a door to it: a few lines of C, but all of Python's headers.
    The doors of a package become one piece of C, compiled once and installed under each of their names."""
    rooms: dict[Path, list[Any]] = {}
    for extension in extensions:
        if extension.name != LIBRARY and not extension.sources[0].endswith("__init__.c"):
            rooms.setdefault(Path(extension.sources[0]).parent, []).append(extension)
    for room, doors in rooms.items():
        lines = []
        for number, door in enumerate(doors):
            # Each source also defines PyInit___init__, for compilers of Windows.
            lines += [
                f"#define PyInit___init__ unused_{number}",
                f'#include "{Path(door.sources[0]).name}"',
                "#undef PyInit___init__",
            ]
        shared = room / "__doors.c"
        shared.write_text("\n".join(lines) + "\n", encoding="utf-8")
        sources = [door.sources[0] for door in doors]
        for door in doors:
            door.sources, door.depends = [str(shared)], [*door.depends, *sources]


class BuildAllOrNothing(build_ext):
    """The compiled modules share one library, so a part of them is worse than none."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.doors: dict[str, Path] = {}

    def run(self) -> None:
        try:
            super().run()
        except Exception as why:  # no compiler, no headers, a compiler that fails: distutils has a class for each
            say(f"the C compiler did not do it ({type(why).__name__}: {why}).")
            say("Installing the plain modules. They do the same, only slower.")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def build_extension(self, ext: Any) -> None:
        built = Path(self.get_ext_fullpath(ext.name))
        twin = self.doors.setdefault(ext.sources[0], built)
        if twin == built:
            self.compile_or_recall(ext, built)
        else:
            built.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(twin, built)

    def compile_or_recall(self, ext: Any, built: Path) -> None:
        """Also from the cache, if there is one: what was compiled once from the same C, by the same compiler."""
        cache = os.environ.get("KADE_BUILD_CACHE")
        if not cache:
            super().build_extension(ext)
            return
        kept = Path(cache, self.fingerprint(ext))
        if kept.exists():
            built.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, built)
            kept.touch()
        else:
            super().build_extension(ext)
            half = kept.with_suffix(f".{os.getpid()}")
            half.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(built, half)
            half.replace(kept)

    def fingerprint(self, ext: Any) -> str:
        """Of all that the compiled library comes from: C, headers, flags, the compiler, Python and mypyc's runtime."""
        digest = hashlib.sha256(f"{sys.version}\0{version('mypy')}\0{ext.extra_compile_args}\0".encode())
        command = [str(self.compiler.compiler_so[0]), "--version"]
        digest.update(subprocess.run(command, capture_output=True, check=True).stdout)
        digest.update(repr((self.compiler.compiler_so, self.compiler.linker_so)).encode())
        for file in [*ext.sources, *ext.depends]:
            digest.update(f"\0{file}\0".encode() + Path(file).read_bytes())
        return digest.hexdigest()[:32]

    def get_outputs(self) -> list[str]:
        return list(super().get_outputs()) if self.extensions else []


class BuildWithLedgers(build_py):
    """A package also carries the ledgers of docs/rules, in all languages; a checkout has them where they are."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            for source, ledger in self.ledgers().items():
                self.mkpath(str(ledger.parent))
                self.copy_file(str(source), str(ledger))

    def ledgers(self) -> dict[Path, Path]:
        home = Path("docs/rules")
        return {file: Path(self.build_lib, "kade/rules", file.relative_to(home)) for file in sorted(home.rglob("*.md"))}

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        carried = [] if self.editable_mode else [str(file) for file in self.ledgers().values()]
        return [*super().get_outputs(include_bytecode), *carried]


commands: dict[str, Any] = {"build_ext": BuildAllOrNothing, "build_py": BuildWithLedgers}
setup(ext_modules=compiled_extensions(), cmdclass=commands)
