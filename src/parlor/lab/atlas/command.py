"""`parlor lab atlas`."""

import argparse
import json
import sys
from contextlib import ExitStack
from pathlib import Path

import parlor
from parlor.lab.atlas.making import Effort, gather
from parlor.lab.atlas.page import page
from parlor.lab.atlas.plots import draw_all
from parlor.lab.working import add_worker_flags, workers


def add_atlas(command: argparse.ArgumentParser) -> None:
    """What `parlor lab atlas` takes."""
    usual = Effort()
    command.add_argument("games", nargs="*", metavar="GAME", help="games of the atlas (default: all)")
    command.add_argument("--out", type=Path, default=Path("atlas"), metavar="FOLDER", help="where the atlas goes (default: atlas)")
    command.add_argument("--games", dest="count", type=int, default=usual.games, metavar="N", help=f"games a case (default: {usual.games})")
    command.add_argument("--deals", type=int, default=usual.deals, metavar="N", help=f"deals a step of the ladder (default: {usual.deals})")
    command.add_argument(
        "--worlds", type=int, default=usual.worlds, metavar="N", help=f"worlds a move of the expert (default: {usual.worlds})"
    )
    command.add_argument(
        "--solve", type=int, default=usual.solved, metavar="N", help=f"patience deals for the solver (default: {usual.solved})"
    )
    add_worker_flags(command)


def atlas(given: argparse.Namespace) -> int:
    """Makes the atlas."""
    ids = [parlor.game(id).id for id in given.games] or parlor.games()
    if min(given.count, given.deals, given.worlds, given.solve) < 1:
        raise ValueError("there is at least one game, deal and world of each kind")
    try:
        given.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"the atlas cannot go to {given.out}: {error.strerror}") from None
    effort = Effort(given.count, given.deals, given.worlds, given.solve)
    try:
        with ExitStack() as stack:
            data = gather(ids, effort, workers(given, stack))
    except KeyboardInterrupt:
        print(f"parlor: interrupted; nothing was written to {given.out}", file=sys.stderr)
        return 130
    (given.out / "atlas.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    pictures = draw_all(data, given.out)
    said = " ".join(
        ["parlor lab atlas", *given.games, f"--games {given.count} --deals {given.deals} --worlds {given.worlds} --solve {given.solve}"]
    )
    (given.out / "index.html").write_text(page(data, pictures, said), encoding="utf-8")
    print(f"The atlas is in {given.out / 'index.html'}, its data in {given.out / 'atlas.json'}")
    return 0
