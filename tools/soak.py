"""The long runs of the house, one after another: `python tools/soak.py [PART ...]`.

Without a name, all parts are run except `law`, `seeds`, `bounds` and `encodings`, which take longer than all others together. All output is
shown, and saved in build/soak, a file for each part. Ctrl+C ends the current part and the whole run.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
RESULTS = HERE / "build" / "soak"
PYTEST = ["-m", "pytest", "-m", "soak", "-n", "0", "-s", "-vv"]
BENCH = ["tools/bench_server.py", "--parts"]
DOORS = ["tests/server/test_doors.py", "tests/server/test_postgres.py"]
LAW = "tests/server/test_entitled.py"
LAWS = ["tests/kit/test_laws.py", "tests/kit/test_stubborn.py", "tests/kit/test_twins.py", "tests/kit/test_worlds.py"]
KILL = "tests/server/test_kill.py"
LAYOUT = "tests/web/test_layout.py"
CONTAINER = "tests/server/test_container.py"
CLASSICS = ["-m", "pytest", "-n", "auto", "classics/tests/test_laws.py"]
ENCODINGS = ["tests/adapters/test_actions.py", "tests/adapters/test_bounds.py"]
PEERS = ["-m", "pytest", "-n", "auto", "-vv", "classics/tests/test_openspiel.py"]
# Tests of the page that quote no words of a language; those of the layout with every position.
SPOKEN = [
    "-m",
    "pytest",
    "-m",
    "soak or not soak",
    "-n",
    "auto",
    "-vv",
    "tests/web/test_games.py",
    LAYOUT,
    "tests/web/test_axe.py",
    "-k",
    "not people_and_their_seats",
]
# Part -> its description, and its command.
PARTS: dict[str, tuple[str, list[str]]] = {
    "kill": ("a hundred kills while people come and go", [*PYTEST, KILL]),
    "postgres": ("kills and stops, with several processes", [*PYTEST, *DOORS]),
    "law": ("no frame shows a card that its receiver was not entitled to, in any game", [*PYTEST, LAW]),
    "seeds": ("the laws of all games, with ten times the seeds of make test and never the same", ["-m", "pytest", "-n", "auto", *LAWS]),
    "layout": ("every position of every game on every screen, measured", [*PYTEST, LAYOUT]),
    "german": ("every game, table and page in German", SPOKEN),
    "pseudo": ("the same in a language that nobody speaks", SPOKEN),
    "matrices": ("all cases of which make test runs a sample", ["-m", "pytest", "-n", "auto", "-m", "sampled", "tests"]),
    "bounds": ("a million random hands of each game within its bounds; resumes where it was stopped", ["tools/bounds.py"]),
    "encodings": ("every action at every table, every history in its row", ["-m", "pytest", "-m", "soak", "-n", "auto", "-v", *ENCODINGS]),
    "fuzz": (
        "the other long tests",
        [*PYTEST, "tests", *[f"--ignore={file}" for file in (KILL, LAW, LAYOUT, CONTAINER, *ENCODINGS, *DOORS)]],
    ),
    "container": ("the Containerfile, built and run", [*PYTEST, CONTAINER]),
    "classics": ("the laws of the classics, with every option", CLASSICS),
    "peers": ("the classics at OpenSpiel's table, ten thousand games each", PEERS),
    "load": ("2,000 connections, 500 moves a second, a restart", [*BENCH, "load"]),
    "siege": ("attacks, and what the others notice of them", [*BENCH, "siege"]),
    "timing": ("whether the time of an answer tells forced moves from free ones", [*BENCH, "timing"]),
}
LONG = ("law", "seeds", "bounds", "encodings")
# Part -> what its processes are told by the environment.
TOLD = {
    "seeds": {"PARLOR_WHOLE": "1", "PARLOR_SEEDS": "10"},
    "matrices": {"PARLOR_WHOLE": "1"},
    "classics": {"PARLOR_WHOLE": "1", "PYTHONPATH": str(HERE / ".venv" / "classics")},
    "encodings": {"PARLOR_WHOLE": "1"},
    "peers": {"PARLOR_PEER_GAMES": "10000", "PYTHONPATH": str(HERE / ".venv" / "classics")},
    "german": {"PARLOR_WHOLE": "1", "PARLOR_SPEAKS": "de"},
    "pseudo": {"PARLOR_WHOLE": "1", "PARLOR_SPEAKS": "xx"},
}


def run(part: str) -> bool:
    """Runs a part, shows and saves its output; returns whether it succeeded."""
    what, arguments = PARTS[part]
    print(f"— {part}: {what}", flush=True)
    with (RESULTS / f"{part}.txt").open("w") as kept:
        command = [sys.executable, "-u", *arguments]
        environment = {**os.environ, **TOLD.get(part, {})}
        running = subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
        assert running.stdout is not None
        try:
            for line in running.stdout:
                print(f"  {line}", end="", flush=True)
                kept.write(line)
            return running.wait() == 0
        except KeyboardInterrupt:
            # The part got the same Ctrl+C, and is stopping its houses.
            running.wait()
            raise


def main() -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help=", ".join(PARTS))
    given = parser.parse_args()
    RESULTS.mkdir(parents=True, exist_ok=True)
    done: list[str] = []
    failed = 0
    try:
        for part in given.parts or [each for each in PARTS if each not in LONG]:
            began = time.monotonic()
            well = run(part)
            failed += not well
            done.append(f"{part}: {'well' if well else 'NOT WELL'}, {(time.monotonic() - began) / 60:.1f} minutes")
    except KeyboardInterrupt:
        done.append("ended before the end")
        failed += 1
    print("\n".join([*done, f"All of it is in {RESULTS.relative_to(HERE)}"]))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
