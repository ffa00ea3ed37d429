"""Runs the notebooks of examples as Jupyter does and keeps them with what they show, for make notebooks:

python -m tools.notebooks [--into FOLDER]       KADE_NOTEBOOK_GAMES and KADE_NOTEBOOK_BOT make it short
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted((HOME / "examples").glob("*.ipynb"))


def run(notebook: Path, into: Path) -> None:
    import nbformat  # here and below, because the tests need the list only
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError

    whole = nbformat.read(notebook, as_version=4)
    try:
        NotebookClient(whole, timeout=1800, resources={"metadata": {"path": str(HOME)}}).execute()
    except CellExecutionError as problem:
        sys.exit(f"kade: {notebook.name} does not run:\n{problem}")
    nbformat.write(whole, into / notebook.name)
    print(f"kade: {notebook.name} runs", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Runs the notebooks of examples.")
    parser.add_argument("--into", type=Path, default=HOME / "build" / "notebooks", help="where they are kept")
    into = parser.parse_args().into
    into.mkdir(parents=True, exist_ok=True)
    for notebook in NOTEBOOKS:
        run(notebook, into)


if __name__ == "__main__":
    main()
