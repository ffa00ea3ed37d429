"""What is answered over HTTP is what the OpenAPI document says, whatever is asked: Schemathesis asks. `make openapi`
asks for longer."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.effort import EFFORT, share
from tests.server.harness import Forked

pytestmark = [pytest.mark.server, pytest.mark.slow]

EXAMPLES = 30  # of each request, in a soak
CONFIG = """
[[operations]]
include-path-regex = "^/api/games/"
parameters = {{ "path.id" = "amsterdam" }}

[[operations]]
include-path-regex = "^/api/(tables|replays)/"
parameters = {{ "path.id" = "{table}" }}

# No schema can say what makes a table that can be played, a Record, or a table that moves: the rules judge it, and
# refuse it in a sentence.
[[operations]]
include-name = ["POST /api/tables", "POST /api/records", "POST /api/moved"]
[operations.checks.positive_data_acceptance]
expected-statuses = ["2xx", "400"]
"""


def test_every_answer_is_as_the_document_says(tmp_path: Path) -> None:
    config, phases = tmp_path / "schemathesis.toml", "coverage,fuzzing" if EFFORT == "soak" else "fuzzing"
    with Forked(tmp_path / "data", KADE_PUBLIC="yes") as server:
        made = server.table("me", "me")
        config.write_text(CONFIG.format(table=made["table"]))
        ask = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
        ask += [f"{server.address}/docs/openapi.json", "--max-examples", str(share(EXAMPLES)), "--phases", phases]
        ask += ["--request-timeout", "60"]
        said = subprocess.run(ask, capture_output=True, text=True, check=False, cwd=tmp_path)
        assert said.returncode == 0, said.stdout + said.stderr
        assert server.get("/healthz")["ok"] is True
    assert "Traceback" not in (tmp_path / "data" / "log").read_text()
