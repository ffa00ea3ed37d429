"""The tables of a server: on a database, with bots in processes of their own, and notices."""

from __future__ import annotations

from kade.server.bot_pool import BotPool
from kade.server.notices import Notices
from kade.server.others import Others
from kade.server.settings import Settings
from kade.server.storage import Storage
from kade.server.tables import Tables


class ServerTables(Tables):
    storage: Storage
    notices: Notices

    def __init__(self, storage: Storage, settings: Settings) -> None:
        super().__init__(
            storage,
            settings,
            Others(storage, settings),
            BotPool(settings.bot_workers),
            BotPool(1),  # of its own: no table's bots wait while a person asks for a hint
            Notices(storage.database, settings),
        )
