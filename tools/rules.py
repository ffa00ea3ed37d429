"""Says which rules of the ledgers (docs/rules) no test proves. What a rule says and how it is tested lives elsewhere.

A test proves a rule by carrying its id: @pytest.mark.rule("AM-4.1"). A test that is skipped, or meant to fail, proves
nothing. Only games that are there count: their missing rules make this command fail. An id no ledger has is an error.
"""

import contextlib
import io
import re
import sys
from collections import defaultdict
from pathlib import Path

import pytest

HOME = Path(__file__).resolve().parent.parent
LEDGERS = HOME / "docs" / "rules"
RULE = re.compile(r"^[-*]? *\*\*([A-Z]{2,}-\d+(?:\.\d+)+[a-z]?)\*\*\s*(.*)$")
WIDTH = 96


class Marks:
    """A pytest plugin: remembers, at collection, which test cites which rule."""

    def __init__(self) -> None:
        self.proofs: dict[str, list[str]] = defaultdict(list)
        self.idle: dict[str, list[str]] = defaultdict(list)
        self.broken: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            asleep = any(item.get_closest_marker(name) for name in ("skip", "xfail"))
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    (self.idle if asleep else self.proofs)[rule].append(item.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(f"{report.nodeid}\n{report.longreprtext}")


def read_ledgers() -> dict[str, dict[str, str]]:
    """Game id → rule id → what it says, in the ledger's order."""
    ledgers: dict[str, dict[str, str]] = {}
    for file in sorted(LEDGERS.glob("*.md")):
        rules: dict[str, str] = {}
        for line in file.read_text(encoding="utf-8").splitlines():
            if found := RULE.match(line):
                if found[1] in rules:
                    sys.exit(f"{file.name} has two rules called {found[1]}.")
                rules[found[1]] = found[2]
        ledgers[file.stem] = rules
    return ledgers


def games_there() -> set[str]:
    try:
        from kade.games import ours
    except ImportError as why:
        sys.exit(f"kade cannot be imported ({why}), so nobody knows which games are there.")
    return set(ours())


def citing() -> list[str]:
    """The files whose tests cite rules: to read all the others as well would take twice as long."""
    files = sorted((HOME / "tests").rglob("test_*.py"))
    return [str(file) for file in files if "mark.rule" in file.read_text(encoding="utf-8")]


def collect() -> Marks:
    marks = Marks()
    with contextlib.redirect_stdout(io.StringIO()) as said:
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", *citing()], [marks])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        print("\n".join(marks.broken) or said.getvalue())
        sys.exit("Some tests cannot be read, so nobody knows what they prove.")
    return marks


def report(game: str, rules: dict[str, str], marks: Marks) -> int:
    """Prints one game's share; returns how many rules no test proves."""
    missing = [rule for rule in rules if rule not in marks.proofs]
    proven = len(rules) - len(missing)
    share = 100 * proven // max(1, len(rules))
    print(f"{game}: {proven} of {len(rules)} rules are proven by a test ({share} %)")
    for rule in missing:
        note = "  (only by a test that is asleep)" if rule in marks.idle else ""
        print(f"  {rule:9}{rules[rule][:WIDTH]}{note}")
    return len(missing)


def main() -> None:
    ledgers, there, marks = read_ledgers(), games_there(), collect()
    known = {rule for rules in ledgers.values() for rule in rules}
    open_rules = 0
    for game, rules in ledgers.items():
        if game in there:
            open_rules += report(game, rules, marks)
        else:
            print(f"{game}: not there yet ({len(rules)} rules)")
    without = sorted(there - set(ledgers))
    for game in without:
        print(f"{game}: has no ledger; it should be docs/rules/{game}.md")
    unknown = sorted((set(marks.proofs) | set(marks.idle)) - known)
    for rule in unknown:
        tests = marks.proofs.get(rule, []) + marks.idle.get(rule, [])
        print(f"{rule} is cited by {tests[0]}, but no ledger has it.")
    sys.exit(bool(open_rules or unknown or without))


if __name__ == "__main__":
    main()
