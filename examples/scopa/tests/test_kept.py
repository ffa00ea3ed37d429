"""What is kept: the ledger's rules are all cited, a game replays, and decision sequences are as many as they were."""

from pathlib import Path

from kade.testing import check_kept, rules_cited, rules_in
from scopa.game import GAME

HERE = Path(__file__).parent


def test_every_rule_of_the_ledger_is_cited_and_no_other() -> None:
    assert rules_cited(HERE) == rules_in(HERE.parent / "scopa" / "ledger.md")


def test_the_kept_game_and_counts_are_as_they_were() -> None:
    check_kept(GAME, HERE)
