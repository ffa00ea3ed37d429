"""How long the long tests run: counts are written as `make soak` has them; `make test` runs a tenth, `make check` less.

The variable EFFORT says which: quick (make check, and pytest by itself), test (make test, the build server) or soak.
Where the compiled build runs the same tests in the same `make test`, CHECKED_TWICE says so to the plain one.
"""

from __future__ import annotations

import os

EXAMPLES = 250  # of Hypothesis, in a soak
SHARES = {"quick": 40, "test": 10, "soak": 1}
EFFORT = os.environ.get("EFFORT") or ("test" if os.environ.get("CI") else "quick")
CHECKED_TWICE = bool(os.environ.get("CHECKED_TWICE"))
if EFFORT not in SHARES:
    raise ValueError(f"EFFORT is {EFFORT!r}; choose one of {', '.join(SHARES)}.")


def share(soak: int) -> int:
    """How many now, of the number that a soak runs: never none."""
    return max(1, soak // SHARES[EFFORT])


def share_beside_compiled(soak: int) -> int:
    """The same for a test that the compiled build runs as well: where both run, the plain one has a tenth of it."""
    return max(1, share(soak) // (10 if CHECKED_TWICE else 1))
