"""`parlor lab explore GAME`: a game with open cards, position by position."""

import argparse
import sys
from importlib import import_module
from pathlib import Path

import parlor
from parlor.core.messages import BadArgument, short
from parlor.lab.playing import options_of
from parlor.lab.words import language, words
from parlor.table.picture import Picture


def add_explore(command: argparse.ArgumentParser) -> None:
    """Adds the arguments of `parlor lab explore`."""
    command.add_argument("game", metavar="GAME", help="the game")
    command.add_argument("--players", type=int, metavar="N", help="how many play (default: the usual number)")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    command.add_argument("--seed", type=int, default=0, help="the cards (default: 0)")
    command.add_argument("--moves", type=int, default=0, metavar="N", help="begin after so many moves of casual players (default: 0)")
    command.add_argument("--seat", type=int, help="look from this seat (default: all cards are shown)")
    command.add_argument("--svg", type=Path, metavar="FILE", help="write the position as a picture instead of showing it")


def explore(given: argparse.Namespace) -> int:
    """Shows a position; on a terminal, the user can continue from there."""
    table = parlor.deal(given.game, given.players, seed=given.seed, options=options_of(given.game, given.option))
    if given.seat is not None and not 0 <= given.seat < table.players:
        raise BadArgument("argument-seat", {"given": short(given.seat), "last": table.players - 1})
    for _ in range(given.moves):
        step(table)
    if given.svg is not None:
        given.svg.write_text(pictured(table, given.seat).svg() + "\n", encoding="utf-8")
        print(words("lab-picture-made", file=given.svg))
        return 0
    try:
        console = import_module("rich.console").Console(highlight=False)
    except ModuleNotFoundError:
        raise BadArgument("lab-needs-rich") from None
    seat: int | None = given.seat
    console.print(pictured(table, seat))
    while sys.stdin.isatty():
        try:
            said = console.input(f"[dim]{words('lab-explore-keys')}[/dim]\n> ").strip().lower()
        except EOFError:
            break
        if said == "q":
            break
        if said == "s":
            seat = 0 if seat is None else (seat + 1) % table.players
        elif said == "a":
            seat = None
        elif said == "m":
            console.print(*[f"{at}  {move}" for at, move in enumerate(moves_now(table))], sep="\n", markup=False)
            continue
        elif said == "r":
            console.print_json(data=table.record())
            continue
        elif not said:
            step(table)
        elif said.isdigit() and int(said) < len(moves_now(table)):
            table.play(moves_now(table)[int(said)], table.waiting[0])
        else:
            console.print(words("lab-explore-unknown", given=short(said), keys=words("lab-explore-keys")), markup=False)
            continue
        console.print(pictured(table, seat))
    return 0


def pictured(table: parlor.Table, seat: int | None) -> Picture:
    """The table from a seat, or with all cards shown."""
    return Picture(table, seat, everything=seat is None, language=language())


def moves_now(table: parlor.Table) -> list[str]:
    """The legal moves of the first waiting seat."""
    return table.legal(table.waiting[0]) if table.waiting else []


def step(table: parlor.Table) -> None:
    """Makes one move of a casual player, unless the game is over."""
    if not table.over:
        seat = table.waiting[0]
        table.play(parlor.player("casual", seat).choose(table, seat), seat)
