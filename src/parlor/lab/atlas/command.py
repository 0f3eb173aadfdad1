"""`parlor lab atlas`."""

import argparse
import json
import sys
from contextlib import ExitStack
from datetime import date
from pathlib import Path

import parlor
from parlor.core.messages import BadArgument
from parlor.lab.atlas.effort import Effort
from parlor.lab.atlas.journal import Journal
from parlor.lab.atlas.making import gather
from parlor.lab.atlas.page import page
from parlor.lab.atlas.plots import draw_all, drawing
from parlor.lab.words import words
from parlor.lab.working import WorkersDied, add_worker_flags, workers

DATA = "atlas.json"


def add_atlas(command: argparse.ArgumentParser) -> None:
    """Adds the arguments of `parlor lab atlas`."""
    usual = Effort()
    command.add_argument("games", nargs="*", metavar="GAME", help="games of the atlas (default: all)")
    command.add_argument("--out", type=Path, default=Path("atlas"), metavar="FOLDER", help="where the atlas goes (default: atlas)")
    for flag, default, what in (
        ("moves", usual.moves, "moves that casual players make in each case: long games are played less often"),
        ("trials", usual.trials, "trials a move of the expert"),
        ("imagined", usual.imagined, "moves that the expert imagines in each game, which sets its deals"),
        ("solve", usual.solved, "patience deals for the solver"),
    ):
        command.add_argument(f"--{flag}", type=int, default=default, metavar="N", help=f"{what} (default: {default})")
    command.add_argument("--resume", action="store_true", help="go on where an interrupted run with the same effort stopped")
    add_worker_flags(command)


def atlas(given: argparse.Namespace) -> int:
    """Makes the atlas; Ctrl-C keeps what is done so far."""
    ids = [parlor.game(id).id for id in given.games] or parlor.games()
    if min(given.moves, given.trials, given.imagined, given.solve) < 1:
        raise BadArgument("lab-effort-least")
    effort = Effort(given.moves, given.trials, given.imagined, given.solve)
    said = f"--moves {effort.moves} --trials {effort.trials} --imagined {effort.imagined} --solve {effort.solved}"
    drawing()
    try:
        given.out.mkdir(parents=True, exist_ok=True)
        journal = Journal(given.out / "atlas-rows.jsonl", {"games": ids, "effort": vars(effort)}, given.resume)
    except OSError as error:
        raise BadArgument("lab-atlas-nowhere", {"folder": str(given.out), "why": str(error.strerror)}) from None
    try:
        with ExitStack() as stack:
            data = gather(ids, effort, journal, workers(given, stack))
    except (KeyboardInterrupt, WorkersDied) as stopped:
        why = stopped.told() if isinstance(stopped, WorkersDied) else words("lab-interrupted-atlas")
        print(f"parlor: {words('lab-atlas-kept', why=why, results=len(journal.found), file=journal.path)}", file=sys.stderr)
        return 130
    made = {"command": " ".join(["parlor lab atlas", *given.games, said]), "date": date.today().isoformat()}
    data = {**made, **data}
    (given.out / DATA).write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    (given.out / "index.html").write_text(page(data, draw_all(data, given.out)), encoding="utf-8")
    journal.done()
    print(words("lab-atlas-made", page=given.out / "index.html", data=given.out / DATA))
    return 0
