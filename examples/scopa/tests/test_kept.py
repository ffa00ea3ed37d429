"""What was kept: the ledger's rules are all cited, a game replays to its digest, decision sequences are counted."""

from pathlib import Path

from kade.kernel.record import Record
from kade.testing import perft, rules_cited, rules_in
from scopa.game import GAME

HERE = Path(__file__).parent
PERFT = {2: [3, 9, 21, 42, 116], 3: [3, 9, 29, 63, 126]}


def test_every_rule_of_the_ledger_is_cited_and_no_other() -> None:
    assert rules_cited(HERE) == rules_in(HERE.parent / "scopa" / "ledger.md")


def test_a_kept_game_replays_to_its_digest() -> None:
    record = Record.parse((HERE / "game.kade").read_text(encoding="utf-8"))
    for from_lines in (False, True):
        assert record.replay(GAME, from_lines=from_lines).digest() == "8464d0085d41b504"


def test_decision_sequences_are_as_many_as_they_were() -> None:
    for players, counts in PERFT.items():
        state = GAME.new(players=players, seed=1)
        assert [perft(state, depth) for depth in range(1, 6)] == counts
