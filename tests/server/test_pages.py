"""Addresses at which there is nothing, and pages that fail: a page for people, JSON for programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, cast

import pytest
from tests.server.harness import Server

from kade.server import app
from kade.server.settings import BadSetting, from_environment

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


class Request:
    """As much of a request as the answer to a failure reads."""

    def __init__(self, path: str, accept: str) -> None:
        self.method = "GET"
        self.url = type("Url", (), {"path": path})
        self.headers = {"accept": accept}


@pytest.mark.server
@pytest.mark.parametrize("path", ["/nowhere", "/no/where/at/all", "/assets/none.js"])
def test_people_get_a_page_where_there_is_nothing_and_programs_json(server: Server, path: str) -> None:
    shown = server.http.get(path, headers=BROWSER)
    assert shown.status_code == 404
    assert shown.headers["content-type"].startswith("text/html")
    assert "<title>Kade</title>" in shown.text
    told = server.http.get(path, headers={"Accept": "application/json"})
    assert (told.status_code, told.json()["error"]["code"]) == (404, "not-found")
    assert server.http.get("/api/tables/none", headers=BROWSER).json()["error"]["code"] == "no-table"


def test_a_page_that_fails_says_so_in_all_languages_and_tells_nothing_of_the_cause() -> None:
    for path, accept, html in (("/", "text/html", True), ("/", "*/*", False), ("/api/games", "text/html", False)):
        answer = app.failed(cast(Any, Request(path, accept)), RuntimeError("the cause"))
        assert answer.status_code == 500
        assert ("The wind has dropped" in str(answer.content)) is html
        assert "the cause" not in str(answer.content)


@pytest.mark.server
@pytest.mark.slow
def test_the_list_for_times_without_a_network_names_every_file_of_the_client(server: Server) -> None:
    told = server.http.get("/files.js")
    assert told.headers["content-type"].startswith("text/javascript")
    listed = json.loads(told.text.removeprefix("self.KADE = ").rstrip(";\n"))
    assert not listed["site"]
    for name in listed["files"]:
        assert server.http.get("/" if name == "index.html" else f"/{name}").status_code == 200


@pytest.mark.server
@pytest.mark.slow
def test_a_site_is_served_beside_the_tables_where_there_is_one(tmp_path: Path, server: Server) -> None:
    assert server.http.get("/offline/index.html").status_code == 404
    assert "kade-offline" not in server.http.get("/").text
    folder = tmp_path / "site"
    folder.mkdir()
    with pytest.raises(BadSetting, match="not a folder that `kade site` wrote"):
        from_environment({"KADE_SITE": str(folder)})
    (folder / "files.js").write_text("", encoding="utf-8")
    (folder / "index.html").write_text("<title>alone</title>", encoding="utf-8")
    (tmp_path / "secret").write_text("secret", encoding="utf-8")
    with Server(tmp_path / "data", KADE_SITE=str(folder)) as other:
        assert 'name="kade-offline" content="/offline/index.html"' in other.http.get("/").text
        shown = other.http.get("/offline/", follow_redirects=True)
        assert "alone" in shown.text
        assert "wasm-unsafe-eval" in shown.headers["content-security-policy"]
        assert other.http.get("/offline/..%2fsecret").status_code == 404
