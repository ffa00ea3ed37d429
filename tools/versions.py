"""Says with what things are built and tested here: for bug reports and the head of a test log."""

import os
import platform
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version

PACKAGES = ("kade", "mypy", "ruff", "pytest", "hypothesis", "rich", "typer", "fluent.runtime", "litestar", "sqlalchemy")


def first_line(*command: str) -> str:
    if shutil.which(command[0]) is None:
        return "not there"
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return (done.stdout or done.stderr).partition("\n")[0]


def package(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def main() -> None:
    print(f"Python {sys.version.split()[0]} ({platform.platform()}), {os.cpu_count()} cores")
    print(f"C compiler: {first_line('cc', '--version')}; node: {first_line('node', '--version')}")
    print(", ".join(f"{name} {package(name)}" for name in PACKAGES))


if __name__ == "__main__":
    main()
