"""Says, after everything else, which tests were left out and why. Reads the JUnit files make test leaves behind."""

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree


def left_out(file: Path) -> Counter[str]:
    reasons: Counter[str] = Counter()
    for case in ElementTree.parse(file).iter("testcase"):
        for skipped in case.iter("skipped"):
            reasons[f"{case.get('classname')}.{case.get('name', '').split('[')[0]}: {skipped.get('message')}"] += 1
    return reasons


def main() -> None:
    total = 0
    for name in sys.argv[1:]:
        file = Path(name)
        if not file.exists():
            print(f"Left out: the whole of {file.stem} (it did not run).")
            total += 1
            continue
        for reason, number in sorted(left_out(file).items()):
            print(f"Left out ({file.stem}): {reason}" + (f" ({number} cases)" if number > 1 else ""))
            total += number
    print("Nothing was left out." if not total else f"{total} left out in all.")


if __name__ == "__main__":
    main()
