"""What is kept: the ledger's rules are all cited, a game replays, and decision sequences are as many as they were."""

from pathlib import Path

from kade.testing import check_folder
from scopa.game import GAME


def test_every_rule_is_cited_and_what_is_kept_is_what_the_game_does() -> None:
    check_folder(GAME, Path(__file__).parent)
