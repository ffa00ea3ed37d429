"""Builds the compiled wheel and installs it into an environment of its own, only when the sources have changed.

    python tools/compiled.py ENVIRONMENT              fully optimised: for playing many games, and to be given away
    python tools/compiled.py ENVIRONMENT --for-tests  compiled in a third of the time, and slower: for make test
    python tools/compiled.py --compiler               only sees to it that there is a C compiler

Run by the development environment's Python (it has mypyc). Making the environment itself is the work of tools/install.
What the C compiler made is kept by what it was made from, so that a build after a change of words or pictures is short.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
CACHE = HOME / "build" / "compiled-cache"
KEPT = 600
"""Files in the cache: a build has about 75."""
FULL, FOR_TESTS, PLAIN = "3", "0", "plain"
"""How much the C compiler optimises; a plain wheel has nothing for it to do."""
PLACES = {FULL: "compiled", FOR_TESTS: "compiled-for-tests", PLAIN: "plain"}
BUILDING = {
    FULL: "building the compiled wheel, fully optimised; some minutes",
    FOR_TESTS: "building the compiled wheel; a minute or two",
    PLAIN: "building the plain wheel",
}
PARTS = ("pyproject.toml", "setup.py", "LICENSE", "README.md")
NO_COMPILER = 3


def say(words: str) -> None:
    print(f"kade: {words}", file=sys.stderr, flush=True)


def sources() -> list[Path]:
    files = [HOME / part for part in PARTS if (HOME / part).exists()]
    files += sorted((HOME / "docs" / "rules").rglob("*.md"))
    for file in sorted((HOME / "src").rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and ".egg-info" not in str(file):
            files.append(file)
    return files


def fingerprint(files: list[Path], optimise: str) -> str:
    digest = hashlib.sha256(f"{sys.version}\0{optimise}".encode())
    for file in files:
        digest.update(f"\0{file.relative_to(HOME)}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def compiler() -> str | None:
    """The C compiler this Python would use, if it and Python's headers are there."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return shutil.which(command) if headers else None


def find_compiler() -> str | None:
    """Also tries to install one, where we may."""
    found = compiler()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        say("no C compiler or no Python headers: installing them")
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "gcc", "libc6-dev", f"python{version}-dev"], check=False)
        found = compiler()
    return found


def site(optimise: str) -> Path:
    """Where a wheel is built: one place for each kind, so that the one for tests is never taken for the other."""
    return HOME / "build" / PLACES[optimise]


def build_wheel(files: list[Path], mark: str, optimise: str) -> Path:
    """Builds from a fresh copy, so that nothing compiled and nothing stale ever lies in src."""
    shelf = site(optimise) / mark
    ready = list(shelf.glob("*.whl"))
    if ready:
        return ready[0]
    shutil.rmtree(site(optimise), ignore_errors=True)
    copy = site(optimise) / "source"
    for file in files:
        place = copy / file.relative_to(HOME)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, place)
    say(BUILDING[optimise])
    command = [sys.executable, "-m", "pip", "wheel", "-v", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--wheel-dir", str(shelf), str(copy)]
    log = site(optimise) / "build.log"
    settings = {**os.environ, "KADE_OPTIMISE": optimise, "KADE_BUILD_CACHE": str(CACHE)}
    settings["KADE_PURE"] = "1" if optimise == PLAIN else ""
    with log.open("w") as out:
        done = subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, env=settings, check=False)
    if done.returncode:
        print(log.read_text()[-4000:], file=sys.stderr)
        sys.exit("kade: the wheel could not be built; the lines above say why.")
    forget_the_oldest()
    return next(shelf.glob("*.whl"))


def forget_the_oldest() -> None:
    kept = sorted(CACHE.glob("*"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in kept[KEPT:]:
        file.unlink()


def one_at_a_time() -> object:
    """Waits for another build in this folder to finish; the lock lasts as long as what is returned."""
    CACHE.parent.mkdir(exist_ok=True)
    lock = (CACHE.parent / "compiled.lock").open("w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def unpack(wheel: Path, python: Path) -> None:
    """Unpacked straight into the environment: the one for tests borrows its packages and has no pip of its own."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(subprocess.run([str(python), "-c", ask], capture_output=True, text=True, check=True).stdout.strip())
    for old in packages.glob("kade*"):
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(packages)


def main() -> None:
    if sys.argv[1:] == ["--compiler"]:
        find_compiler()
        return
    lock = one_at_a_time()  # noqa: F841
    environment = HOME / sys.argv[1]
    optimise = FOR_TESTS if "--for-tests" in sys.argv else FULL
    python = environment / "bin" / "python"
    files = sources()
    mark = fingerprint(files, optimise)
    stamp = environment / ".kade-sources"
    if stamp.exists() and stamp.read_text() == mark:
        return
    stamp.unlink(missing_ok=True)
    if find_compiler() is None:
        say("no C compiler (or no Python headers) here, so nothing can be compiled. Debian, Ubuntu: gcc, python3-dev.")
        sys.exit(NO_COMPILER)
    wheel = build_wheel(files, mark, optimise)
    if optimise == FOR_TESTS:
        unpack(wheel, python)
    else:
        install = [str(python), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*install, "--force-reinstall", str(wheel)], check=True)
    probe = "from kade import _build; print(_build.describe()); raise SystemExit(not _build.compiled())"
    clean = {name: value for name, value in os.environ.items() if name != "KADE_PURE"}
    told = subprocess.run(
        [str(python), "-c", probe], cwd=environment, env=clean, capture_output=True, text=True, check=False
    )
    if told.returncode:
        log = site(optimise) / "build.log"
        said = [line for line in log.read_text().splitlines() if "error:" in line or "kade:" in line]
        print("\n".join(said[-20:]), told.stderr, sep="\n", file=sys.stderr)
        sys.exit("kade: the wheel was built, but it is not compiled, or cannot be imported; the lines above say why.")
    stamp.write_text(mark)
    say(f"{environment.name} holds kade, {told.stdout.strip()}")


if __name__ == "__main__":
    main()
