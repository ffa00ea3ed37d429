"""Addresses at which there is nothing, and pages that fail: a page for people, JSON for programs."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
from tests.server.harness import Server

from kade.server import app

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
def test_the_list_for_times_without_a_network_names_every_file_of_the_client(server: Server) -> None:
    told = server.http.get("/files.js")
    assert told.headers["content-type"].startswith("text/javascript")
    listed = json.loads(told.text.removeprefix("self.KADE = ").rstrip(";\n"))
    assert not listed["site"]
    for name in listed["files"]:
        assert server.http.get("/" if name == "index.html" else f"/{name}").status_code == 200
