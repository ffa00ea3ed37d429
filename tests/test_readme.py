"""The README's example runs as it stands there."""

import doctest
from pathlib import Path


def test_the_readme_example_runs() -> None:
    text = Path(__file__).parent.parent.joinpath("README.md").read_text(encoding="utf-8")
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    example = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", 0)
    told: list[str] = []
    runner.run(example, out=told.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(told)
    assert runner.tries >= 9
