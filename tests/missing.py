"""What a machine may lack: on CI that is a failure; elsewhere the test is left out, and says why."""

from __future__ import annotations

import os

import pytest


def cannot_do_without(missing: str) -> None:
    """End the test here if something is missing (in words, with what would bring it; empty if nothing is)."""
    if missing and os.environ.get("CI"):
        pytest.fail(missing)
    if missing:
        pytest.skip(missing)
