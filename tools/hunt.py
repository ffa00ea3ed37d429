"""Runs tests against mutants. Which mutants there are is told by tools/mutants.py; forks are in tools/pursuit.py."""

import importlib
import importlib.abc
import importlib.machinery
import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from itertools import accumulate
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import hypothesis
import pytest
from tools.mutations import Mutation, broken_tree
from tools.pursuit import NOT_TRIED, OUR_FAULT, hurry, pursue, quiet
from tools.rules import read_ledgers

HOME = Path(__file__).resolve().parent.parent
QUICK = "not slow and not browser and not server"
PATIENCE = 6  # seconds of CPU, beyond three times what a test, or all of them, took: whoever takes more hangs
COLLECTING = 20  # seconds of CPU that it takes at most to import and collect the tests anew
PHASES = (hypothesis.Phase.explicit, hypothesis.Phase.generate)


@cache
def source_of(file: str) -> str:
    """A module as it was when the hunt began: somebody may be writing in it."""
    return Path(file).read_text(encoding="utf-8")


@dataclass(frozen=True)
class Target:
    module: str
    file: str
    mutation: Mutation

    def code(self) -> CodeType:
        tree = broken_tree(source_of(self.file), self.mutation.number)
        return compile(tree, self.file, "exec")


@dataclass(frozen=True)
class Chosen:
    """Which tests take part: the named ones, or those that cite a rule of the game's ledger."""

    game: str
    named: list[str]
    found: tuple[str, ...] = ()

    def options(self) -> list[str]:
        where = list(self.found) or self.named or [str(HOME / "tests")]
        without = [word for plugin in ("cacheprovider", "xdist") for word in ("-p", f"no:{plugin}")]
        # Hypothesis is imported before pytest could look at it, on purpose: forks then need not.
        return [*where, "-q", "-m", QUICK, "--tb=no", "-W", "ignore::pytest.PytestAssertRewriteWarning", *without]

    def keep(self, items: list[pytest.Item]) -> None:
        if not self.named:
            rules = set(read_ledgers().get(self.game, {}))
            items[:] = [item for item in items if cited(item) & rules]


def cited(item: pytest.Item) -> set[str]:
    return {str(rule) for mark in item.iter_markers("rule") for rule in mark.args}


class Watch:
    """A pytest plugin: chooses the tests and remembers whether one failed."""

    def __init__(self, chosen: Chosen) -> None:
        self.chosen = chosen
        self.failures: list[str] = []
        self.first_is_enough = False

    def pytest_configure(self) -> None:
        # The same examples every time, or a lucky draw would kill a mutant today and spare it tomorrow.
        # A failure is enough; nobody needs it shrunk.
        hypothesis.settings.register_profile(
            "mutants",
            derandomize=True,
            database=None,
            deadline=None,
            max_examples=25,
            phases=PHASES,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        hypothesis.settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.chosen.keep(items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failures.append(report.nodeid)
            if self.first_is_enough:
                os._exit(1)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failures.append(report.nodeid)


class Hunt(Watch):
    """One pytest session: runs the chosen tests as they are, then forks itself for each mutant."""

    def __init__(self, chosen: Chosen, prey: list[Target], workers: int, limit: float) -> None:
        super().__init__(chosen)
        self.prey = prey
        self.workers = workers
        self.limit = limit
        self.told: dict[str, Any] = {"problem": "no tests were found"}
        self.seconds: dict[pytest.Item, float] = {}
        self.touching: dict[tuple[str, int], set[pytest.Item]] = defaultdict(set)
        self.files = {target.file for target in prey}
        self.imported: set[tuple[str, int]] = set()
        self.importing = tracing(self.files, lambda file, line: self.imported.add((file, line)))

    def run(self) -> dict[str, Any]:
        with quiet(), self.importing:
            pytest.main(self.chosen.options(), [self])
        return self.told

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.importing.__exit__()
        if session.testsfailed or self.failures:
            self.told = {"problem": f"these tests cannot be read: {', '.join(self.failures)}"}
            return True
        for item in session.items:
            self.learn(item)
        if self.failures:
            self.told = {"problem": f"tests fail before anything is broken: {', '.join(self.failures[:5])}"}
            return True
        inside = [target for target in self.prey if target.mutation.function]
        fates = pursue(inside, self.workers, self.attack, self.patience)
        self.told = {
            "fates": {json.dumps(asdict(target)): recorded for target, recorded in fates.items()},
            "seconds": time.process_time(),
            "tests": {item.nodeid: seconds for item, seconds in self.seconds.items()},
            "touching": [[*key, [item.nodeid for item in items]] for key, items in self.touching.items()],
            "imported": sorted(self.imported),
        }
        return True

    def learn(self, item: pytest.Item) -> None:
        """Runs a test twice: which lines it runs, then how long it takes when nobody looks on."""
        with tracing(self.files, lambda file, line: self.touching[file, line].add(item)):
            run_one(item)
        begun = time.process_time()
        run_one(item)
        self.seconds[item] = time.process_time() - begun

    def tests_of(self, target: Target) -> list[pytest.Item]:
        """The tests that run the line, the shortest first, as many as the limit of seconds allows."""
        tests = sorted(self.touching[target.file, target.mutation.line], key=self.seconds.__getitem__)
        return tests[: affordable([self.seconds[test] for test in tests], self.limit)]

    def patience(self, target: Target) -> float:
        return PATIENCE + 3 * sum(self.seconds[item] for item in self.tests_of(target))

    def attack(self, target: Target) -> bool:
        """In a fork: runs the tests that touch the line. The first one that fails ends the process there and then."""
        if not exchange(target):
            os._exit(NOT_TRIED)
        self.first_is_enough = True
        for item in self.tests_of(target):
            hurry(PATIENCE + 3 * self.seconds[item])
            run_one(item)
        return False


def affordable(seconds: Sequence[float], limit: float) -> int:
    """How many of these tests, in this order, fit into the limit; the first one always does."""
    together = list(accumulate(seconds))
    return max(1, sum(total <= limit for total in together))


def hunt_afresh(
    chosen: Chosen, prey: list[Target], workers: int, limit: float, told: dict[str, Any]
) -> dict[Target, str]:
    """Tries each mutant in a process that imports the broken module; the tests that touch its line come first."""
    seconds: dict[str, float] = told["tests"]
    touching = {(file, line): set(names) for file, line, names in told["touching"]}

    def order(target: Target) -> list[str]:
        first = touching.get((target.file, target.mutation.line), set())
        tests = sorted(seconds, key=lambda test: (test not in first, seconds[test]))
        return tests[: affordable([seconds[test] for test in tests], limit)]

    def attack(target: Target) -> bool:
        broken = BrokenModule(target)
        sys.meta_path.insert(0, broken)
        tests = order(target)
        files = tuple(sorted({test.partition("::")[0] for test in tests}))
        noticed = Afresh(replace(chosen, found=files), tests, seconds).run()
        if not noticed and target.module in sys.modules and not broken.used:
            raise RuntimeError(f"{target.module} came from somewhere else, unbroken")
        return noticed

    needed = min(told["seconds"], COLLECTING + limit)
    return pursue(prey, workers, attack, lambda target: 3 * PATIENCE + 3 * needed)


class Afresh(Watch):
    """A pytest session on a broken module: these tests in this order, up to the first failure."""

    def __init__(self, chosen: Chosen, tests: list[str], seconds: dict[str, float]) -> None:
        super().__init__(chosen)
        self.place = {test: place for place, test in enumerate(tests)}
        self.seconds = seconds
        self.first_is_enough = True

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        hurry(COLLECTING + 3 * self.seconds[nodeid])  # what was learned once and remembered is learned anew here

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        super().pytest_collection_modifyitems(items)
        items[:] = sorted((i for i in items if i.nodeid in self.place), key=lambda item: self.place[item.nodeid])

    def run(self) -> bool:
        code = pytest.main([*self.chosen.options(), "-x"], [self])
        if code == pytest.ExitCode.NO_TESTS_COLLECTED:
            os._exit(OUR_FAULT)
        return code != pytest.ExitCode.OK


class BrokenModule(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with its mutation, everything else as it is."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.used = False

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.target.module:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, origin=self.target.file)

    def exec_module(self, module: ModuleType) -> None:
        self.used = True
        module.__file__ = self.target.file
        exec(self.target.code(), module.__dict__)


def run_one(item: pytest.Item) -> None:
    renew = getattr(item, "_initrequest", None)
    if renew is not None:
        renew()
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def exchange(target: Target) -> bool:
    """Gives the function the broken code, in this process. False where that cannot be done."""
    module = sys.modules.get(target.module)
    if module is None:
        return False
    function = find_function(module, target.mutation.function)
    code = next((c for c in codes(target.code()) if c.co_qualname == target.mutation.function), None)
    if function is None or code is None:
        return False
    try:
        function.__code__ = code
    except ValueError:  # other free variables than before
        return False
    return True


def find_function(module: ModuleType, name: str) -> FunctionType | None:
    found: Any = module
    for part in name.split("."):
        found = vars(found).get(part)
        if found is None:
            return None
    for inside in ("fget", "__func__", "func", "__wrapped__"):
        found = getattr(found, inside, found) if not isinstance(found, FunctionType) else found
    return found if isinstance(found, FunctionType) else None


def codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes(constant)


class tracing:  # noqa: N801
    """While it lasts, every line run in these files is told."""

    def __init__(self, files: set[str], tell: Callable[[str, int], None]) -> None:
        self.files = files
        self.tell = tell

    def __enter__(self) -> None:
        sys.settrace(self.call)

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def call(self, frame: FrameType, event: str, argument: object) -> Any:
        return self.line if frame.f_code.co_filename in self.files else None

    def line(self, frame: FrameType, event: str, argument: object) -> Any:
        self.tell(frame.f_code.co_filename, frame.f_lineno)
        return self.line
