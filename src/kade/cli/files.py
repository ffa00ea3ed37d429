"""Files of the command: Records read with a sentence when they cannot be, texts written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from kade.cli.voice import Voice
from kade.kernel.errors import KadeError
from kade.kernel.record import Record


def read_text(path: Path, voice: Voice) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise voice.misuse("error-unreadable", file=str(path), why=problem.strerror or str(problem)) from None
    except UnicodeDecodeError:
        raise voice.misuse("error-not-text", file=str(path)) from None


def read_record(path: Path, voice: Voice) -> Record:
    text = read_text(path, voice)
    try:
        return Record.parse(text)
    except KadeError as problem:
        raise type(problem)(f"{path}: {problem}") from None


def write_whole(path: Path, text: str, voice: Voice) -> None:
    """Written beside and put in place at once, so that whatever interrupts leaves the old file or the new one."""
    try:
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as problem:
        raise voice.misuse("error-unwritable", file=str(path), why=problem.strerror or str(problem)) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        _permit(Path(beside), path)
        Path(beside).replace(path)
    except OSError as problem:
        Path(beside).unlink(missing_ok=True)
        raise voice.misuse("error-unwritable", file=str(path), why=problem.strerror or str(problem)) from None
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def _permit(beside: Path, path: Path) -> None:
    """The rights of the old file, or those of any new one: a temporary file is private by default."""
    if path.exists():
        beside.chmod(path.stat().st_mode & 0o777)
    else:
        mask = os.umask(0)
        os.umask(mask)
        beside.chmod(0o666 & ~mask)
