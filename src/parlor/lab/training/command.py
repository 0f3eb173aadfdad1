"""`parlor lab train`."""

import argparse
import sys
from pathlib import Path
from typing import Any

import parlor
from parlor.core.messages import BadArgument, short
from parlor.lab.baselines import opened
from parlor.lab.deals import rules_of
from parlor.lab.words import number, words
from parlor.players.master import Guide
from parlor.players.network import Network
from parlor.players.policy import policy_of


def add_train(command: argparse.ArgumentParser) -> None:
    """Adds the arguments of `parlor lab train`."""
    command.add_argument("game", metavar="GAME", help="the game")
    command.add_argument("--players", type=int, metavar="N", help="how many play (default: the usual number)")
    command.add_argument("--minutes", type=float, default=10.0, help="how long to train in all, earlier runs included (default: 10)")
    command.add_argument("--seed", type=int, default=1, help="where chance begins (default: 1)")
    command.add_argument("--units", type=int, default=512, help="the units of the first hidden layer (default: 512)")
    command.add_argument(
        "--device", choices=["auto", "cpu", "cuda"], default="auto", help="where to compute (default: an accelerator if any)"
    )
    command.add_argument(
        "--leaning",
        type=float,
        default=0.0,
        metavar="X",
        help="learn where to differ from casual play, whose choice is e to the power of X as likely at first (default: 0, not at all)",
    )
    command.add_argument("--start", type=Path, metavar="NETWORK", help="a network of this game to begin with (default: none)")
    command.add_argument("--out", type=Path, metavar="FOLDER", help="where everything goes (default: train-GAME-PLAYERS)")


def train(given: argparse.Namespace) -> int:
    """Trains a network; Ctrl-C keeps what is learned so far, and the same command goes on from there."""
    game = parlor.game(given.game)
    players = game.usual if given.players is None else given.players
    if players not in game.players:
        raise BadArgument("lab-train-players", {"game": game.title, "counts": [str(count) for count in game.players], "given": players})
    if not 0.0 < given.minutes <= 100_000.0:
        raise BadArgument("lab-train-minutes", {"given": short(given.minutes)})
    if not 8 <= given.units <= 4096:
        raise BadArgument("lab-train-units", {"given": short(given.units)})
    if not 0.0 <= given.leaning <= 20.0:
        raise BadArgument("lab-train-leaning", {"given": short(given.leaning)})
    start = None if given.start is None else beginning(given.start, game, players, given.units)
    try:
        import torch

        from parlor.lab.training.learner import Learner, Plan
    except ModuleNotFoundError:
        raise BadArgument("lab-needs-torch") from None

    device = given.device if given.device != "auto" else "cuda" if torch.cuda.is_available() else "cpu"
    out: Path = given.out or Path(f"train-{game.id}-{players}")
    learner = Learner(Plan(game.id, players, given.seed, given.minutes, given.units, leaning=given.leaning), device, start)
    about = {"game": game.title, "players": players, "device": device, "inputs": learner.model.size, "actions": learner.model.actions}
    print(words("lab-training-on" if learner.go_on(out) else "lab-training", **about), flush=True)
    try:
        learner.learn(out, Telling(given.minutes))
    except KeyboardInterrupt:
        learner.keep(out)
        print(words("lab-train-stopped", folder=str(out)), file=sys.stderr)
        return 130
    print(words("lab-train-done", network=str(out / "network.net"), curve=str(out / "curve.json")))
    return 0


def beginning(path: Path, game: parlor.Game, players: int, units: int) -> Network:
    """The network that training begins with."""
    network = opened(path)
    told = network.told
    same = (told["game"], told["players"], told["units"][0]) == (game.id, players, units)
    if not same or not Guide(rules_of(game, players), network, policy_of(game)).fits():
        raise BadArgument("lab-train-start", {"file": str(path), "game": game.title, "players": players, "units": units})
    return network


class Telling:
    """Tells how far the training is, every ten seconds."""

    EVERY = 10.0

    def __init__(self, minutes: float) -> None:
        self.minutes = minutes
        self.next = 0.0

    def __call__(self, figures: dict[str, Any]) -> None:
        """Takes the figures of a round, and tells them if it is time."""
        if figures["seconds"] < self.next:
            return
        self.next = figures["seconds"] + self.EVERY
        decisions, seconds = figures["decisions"], max(1e-9, figures["seconds"])
        done = words(
            "lab-trained",
            done=number(seconds / 60, 1),
            minutes=number(self.minutes, 1),
            decisions=number(decisions / 1e6, 1),
            rate=number(decisions / seconds, 0),
        )
        print(words("lab-imitates" if figures["imitating"] else "lab-plays-itself", figures=done), flush=True)
