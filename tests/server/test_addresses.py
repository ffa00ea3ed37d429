"""Where tables are kept and news is exchanged: addresses, and what is said of those that cannot be used."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from tests.server.services import Services, free_port

from kade.kernel.errors import KadeError
from kade.server.app import create_app
from kade.server.news import check_news, try_news
from kade.server.postgres import check, upgrade_postgres
from kade.server.run import serve
from kade.server.settings import BadSetting, Settings, from_environment

pytestmark = pytest.mark.server


def refused(start: Callable[[], object]) -> str:
    with pytest.raises(KadeError) as problem:
        start()
    said = str(problem.value)
    assert "secret" not in said, "a password is for nobody to read"
    return said


@pytest.mark.parametrize(
    "address", ["mysql://a:secret@host/db", "nonsense", "postgresql://", "postgresql+psycopg://host/db", "sqlite:///x"]
)
def test_an_address_that_is_none_of_postgresql_is_told_what_one_looks_like(address: str) -> None:
    assert "postgresql+asyncpg://user:password@host/name" in refused(lambda: check(address))


@pytest.mark.parametrize("address", ["http://:secret@host", "host:6379", "redis://", "redis"])
def test_an_address_that_is_none_of_redis_is_told_what_one_looks_like(address: str) -> None:
    assert "redis://host:6379" in refused(lambda: check_news(address))


def test_valkey_is_spoken_to_as_redis_is() -> None:
    assert check_news("valkey://:x@host:1/2") == "redis://:x@host:1/2"


def test_a_missing_driver_is_told_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> ModuleSpec | None:
        return None if name in ("asyncpg", "redis") else importlib.util.find_spec(name)

    monkeypatch.setattr("kade.server.postgres.find_spec", find)
    monkeypatch.setattr("kade.server.news.find_spec", find)
    assert "pip install 'kade[postgres]'" in refused(lambda: check("postgresql://host/db"))
    assert "pip install 'kade[redis]'" in refused(lambda: check_news("redis://host"))


def test_servers_that_do_not_answer_are_told_apart_from_names_nobody_knows() -> None:
    port = free_port()
    said = refused(lambda: upgrade_postgres(f"postgresql://kade:secret@127.0.0.1:{port}/db"))
    assert f"127.0.0.1:{port}" in said
    assert "does not answer" in said
    assert "not known" in refused(lambda: upgrade_postgres("postgresql://kade:secret@nowhere.invalid/db"))
    assert "127.0.0.1" in refused(lambda: try_news(f"redis://:secret@127.0.0.1:{port}"))


@pytest.mark.slow
def test_what_postgresql_and_redis_refuse_is_told(services: Services) -> None:
    address = services.postgres.new_database()
    missing = address.rpartition("/")[0] + "/nowhere"
    assert "no database of this name" in refused(lambda: upgrade_postgres(missing))
    stranger = address.replace("kade@", "stranger:secret@")
    assert "user" in refused(lambda: upgrade_postgres(stranger))
    assert "password" in refused(lambda: try_news(services.redis.address.replace("//", "//stranger:secret@")))
    upgrade_postgres(address)
    upgrade_postgres(address)  # a second time there is nothing to do
    services.postgres.ask(address, "update alembic_version set version_num = '9999'")
    said = refused(lambda: create_app(Settings(database_address=address)))
    assert "newer version" in said
    assert "nothing has been changed" in said


def test_an_address_may_lie_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "database"
    file.write_text("postgresql://kade:secret@host/db\n")
    settings = from_environment({"KADE_DATABASE_FILE": str(file), "KADE_NEWS": "redis://host"})
    assert settings.database_address == "postgresql://kade:secret@host/db"
    assert settings.news_address == "redis://host"
    assert settings.place == "host/db"
    assert from_environment({"KADE_DATABASE_FILE": str(file)}, database="postgresql://other/db").place.endswith("db")
    with pytest.raises(BadSetting, match="KADE_NEWS_FILE"):
        from_environment({"KADE_NEWS_FILE": str(tmp_path / "nowhere")})


def test_several_workers_need_something_to_share() -> None:
    said = refused(lambda: serve(Settings(workers=2)))
    assert "--database" in said
    assert "--news" in said
