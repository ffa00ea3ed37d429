"""How fast the engine is: random play and copies on one core, plain and compiled, beside Catanatron and OpenSpiel.

    make bench ARGS='--rounds 5 --game amsterdam'

One process per variant and round, the order of variants turned on by one each round, CPU time, one core. Ratios are
medians of same-round ratios: neighbours on the machine disturb a round, less its ratios. Below a quarter nothing is
resolved. The ratios compare different games, so they are a yardstick against getting slower, not a boast.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HOME = Path(__file__).resolve().parent.parent
WORKER = HOME / "bench" / "variants.py"
SPIEL = "dou_dizhu"
DRIVEN, MODULE, COPY = "driven", "module", "copy"
RATE = {DRIVEN: "decisions", MODULE: "decisions", COPY: "copies"}
Round = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class Variant:
    """Who plays (plain, compiled, catanatron, open_spiel) and what is measured (driven, module, copy)."""

    who: str
    what: str

    @property
    def name(self) -> str:
        return f"{self.who} {self.what}"

    def command(self, game: str, players: int, seconds: float, seed: int) -> list[str]:
        worker = {"catanatron": "catan", "open_spiel": "spiel"}.get(self.who, "kade")
        what = SPIEL if self.who == "open_spiel" else game
        return [sys.executable, str(WORKER), f"{worker}-{self.what}", what, str(players), str(seconds), str(seed)]

    def environment(self) -> dict[str, str]:
        clean = {name: value for name, value in os.environ.items() if name != "KADE_PURE"}
        return clean | ({"KADE_PURE": "1"} if self.who == "plain" else {})


@dataclass(frozen=True)
class Goal:
    """A ratio to reach."""

    ours: Variant
    theirs: Variant
    at_least: float


OURS = [Variant(who, what) for who in ("plain", "compiled") for what in (DRIVEN, MODULE, COPY)]
CATAN, CATAN_COPY = Variant("catanatron", DRIVEN), Variant("catanatron", COPY)
SPIEL_PLAY, SPIEL_COPY = Variant("open_spiel", DRIVEN), Variant("open_spiel", COPY)
VARIANTS = [*OURS, CATAN, CATAN_COPY, SPIEL_PLAY, SPIEL_COPY]
GOALS = {
    ("amsterdam", 2): [
        Goal(Variant("plain", DRIVEN), CATAN, 3),
        Goal(Variant("compiled", DRIVEN), CATAN, 15),
        Goal(Variant("compiled", MODULE), CATAN, 45),
        Goal(Variant("compiled", DRIVEN), SPIEL_PLAY, 2.5),
        Goal(Variant("plain", COPY), CATAN_COPY, 8),
        Goal(Variant("compiled", COPY), CATAN_COPY, 50),
    ],
    ("burano", 2): [Goal(Variant("compiled", MODULE), CATAN, 30), Goal(Variant("compiled", COPY), CATAN_COPY, 20)],
    ("windmill-valley", 2): [
        Goal(Variant("compiled", MODULE), CATAN, 30),
        Goal(Variant("compiled", COPY), CATAN_COPY, 25),
    ],
}


def measure(variant: Variant, game: str, players: int, seconds: float, seed: int) -> dict[str, Any]:
    command = variant.command(game, players, seconds, seed)
    done = subprocess.run(command, cwd=HOME, env=variant.environment(), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{variant.name} of {game} went wrong:\n{done.stderr[-2000:]}")
    counts: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    if variant.who in ("plain", "compiled") and counts["build"] != variant.who:
        sys.exit(f"{variant.name} was to be measured, but kade is {counts['build']} here. Run it by `make bench`.")
    return counts


def run_rounds(game: str, options: argparse.Namespace) -> list[Round]:
    rounds = []
    for number in range(options.rounds):
        turn = number % len(VARIANTS)
        found: Round = {}
        for variant in VARIANTS[turn:] + VARIANTS[:turn]:
            where = f"{game}: round {number + 1} of {options.rounds}, {variant.name}"
            print(f"\r{where:60}", end="", file=sys.stderr, flush=True)
            found[variant.name] = measure(variant, game, options.players, options.seconds, 1 + 1000 * number)
        rounds.append(found)
    print(f"\r{'':60}\r", end="", file=sys.stderr)
    return rounds


def ratio(rounds: list[Round], ours: Variant, theirs: Variant) -> float:
    rate = RATE[ours.what]
    return statistics.median(float(found[ours.name][rate]) / float(found[theirs.name][rate]) for found in rounds)


def median(rounds: list[Round], variant: Variant, what: str) -> float | None:
    values = [found[variant.name][what] for found in rounds if what in found[variant.name]]
    return statistics.median(values) if values else None


def summarize(game: str, rounds: list[Round], players: int) -> dict[str, Any]:
    rows = []
    for variant in VARIANTS:
        copying = variant.what == COPY
        rows.append(
            {
                "who": variant.who,
                "what": variant.what,
                **{what: median(rounds, variant, what) for what in ("decisions", "games", "length", "copies")},
                "times_catanatron": ratio(rounds, variant, CATAN_COPY if copying else CATAN),
                "times_open_spiel": ratio(rounds, variant, SPIEL_COPY if copying else SPIEL_PLAY),
            }
        )
    goals = []
    for goal in GOALS.get((game, players), []):
        got = ratio(rounds, goal.ours, goal.theirs)
        goals.append(
            {
                "ours": goal.ours.name,
                "theirs": goal.theirs.name,
                "at_least": goal.at_least,
                "got": got,
                "reached": got >= goal.at_least,
            }
        )
    return {"game": game, "players": players, "rounds": len(rounds), "rows": rows, "goals": goals}


def show(summary: dict[str, Any]) -> None:
    who = f"{summary['game']}, {summary['players']} players"
    print(f"{who}: random play on one core, medians of {summary['rounds']} rounds")
    head = f"{'':22}{'decisions/s':>12}{'games/s':>10}{'copies/s':>12}{'µs/copy':>9}"
    print(f"{head}{'× Catanatron':>14}{'× ' + SPIEL:>13}")
    for row in summary["rows"]:
        numbers = f"{whole(row['decisions']):>12}{whole(row['games']):>10}{whole(row['copies']):>12}"
        each = f"{1e6 / row['copies']:.2f}" if row["copies"] else ""
        ratios = f"{row['times_catanatron']:14.1f}{row['times_open_spiel']:13.2f}"
        print(f"{row['who'] + ' ' + row['what']:22}{numbers}{each:>9}{ratios}")
    for goal in summary["goals"]:
        verdict = "reached" if goal["reached"] else "NOT reached"
        print(f"  {goal['ours']} at least {goal['at_least']:g} × {goal['theirs']}: {goal['got']:.1f}, {verdict}")
    print("  OpenSpiel: chance is drawn by its probabilities, uncounted; drawn evenly, it would be twice as quick.")
    print()


def whole(number: float | None) -> str:
    return "" if number is None else f"{number:,.0f}"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Speed of the engine, beside Catanatron and OpenSpiel.")
    parser.add_argument("--game", action="append", help="a game's id; all of them unless said")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU seconds a measurement")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON, every round included")
    return parser.parse_args()


def main() -> None:
    import kade

    options = arguments()
    results = []
    for game in options.game or kade.games():
        rounds = run_rounds(game, options)
        results.append((summarize(game, rounds, options.players), rounds))
    if options.json:
        print(json.dumps([summary | {"every_round": rounds} for summary, rounds in results], indent=1))
        return
    for summary, _ in results:
        show(summary)


if __name__ == "__main__":
    main()
