"""What `parlor lab small` does: lists, shows, solves and exports small forms."""

import argparse
from pathlib import Path
from typing import Any

import parlor
from parlor.core.messages import BadArgument, short
from parlor.lab.progress import bar
from parlor.lab.words import number, words
from parlor.small import answers
from parlor.small.efg import efg_of
from parlor.small.forms import FORMS, form
from parlor.small.levels import level_policy
from parlor.small.tree import Tree
from parlor.small.values import Policy

LEVELS: list[parlor.Level] = ["random", "casual", "skilled", "expert"]
MOST_ITERATIONS = 100_000_000


def listed(given: argparse.Namespace) -> int:
    """Lists the small forms."""
    for each in FORMS:
        print(f"{each.id:<16} {each.game.kind:<8} {each.players}  {each.summary}")
    return 0


def shown(given: argparse.Namespace) -> int:
    """Shows the published answers."""
    if given.game is not None:
        answer = answers.published(form(given.game).id)
        if answer is None:
            raise BadArgument("lab-small-unpublished", {"game": form(given.game).game.title})
        tell(answer)
        return 0
    columns = [words(f"lab-small-{name}") for name in ("game", "positions", "states", "range", "value", "exploitability")]
    print("{:<16} {:>10} {:>7} {:>6} {:>9} {:>15}".format(*columns))
    for answer in [found for each in FORMS if (found := answers.published(each.id)) is not None]:
        figures = [number(answer["range"], 1), number(answer["value"][0], 4), share(answer["exploitability"], answer["range"])]
        print("{:<16} {:>10} {:>7} {:>6} {:>9} {:>15}".format(answer["game"], answer["nodes"], answer["states"], *figures))
    return 0


def solved(given: argparse.Namespace) -> int:
    """Solves a small form."""
    if not 1 <= given.iterations <= MOST_ITERATIONS:
        raise BadArgument("lab-small-iterations", {"given": short(given.iterations), "most": MOST_ITERATIONS})
    chosen = form(given.game)
    from parlor.small.openspiel import Solving, tree_of

    tree = tree_of(chosen.id)
    print(words("lab-small-grown", game=chosen.game.title, nodes=tree.nodes, states=len(tree.states)), flush=True)
    solving = Solving(tree, given.solver)
    width = float(tree.range())
    try:
        ahead = min(10, given.iterations)
        while ahead > 0:
            solving.run(ahead)
            far = share(solving.nash_conv() / tree.players, width)
            print(words("lab-small-solving", iterations=solving.iterations, share=far), flush=True)
            ahead = min(solving.iterations, given.iterations - solving.iterations)
    except KeyboardInterrupt:
        print(words("lab-small-early", iterations=solving.iterations))
    levels: dict[str, Policy] = {level: placed(tree, level, given.seeds) for level in LEVELS} if given.seeds > 0 else {}
    answer = answers.answer_of(tree, solving.policy(), given.solver, solving.iterations, levels)
    tell(answer)
    if given.out is not None:
        answers.write(answer, given.out)
        print(words("lab-small-kept", file=str(given.out)))
    return 0


def exported(given: argparse.Namespace) -> int:
    """Writes a small form for other solvers."""
    chosen = form(given.game)
    out: Path = given.out or Path(f"{chosen.id}.efg")
    out.write_text(efg_of(Tree(chosen)), encoding="utf-8")
    print(words("lab-small-kept", file=str(out)))
    return 0


def placed(tree: Tree, level: parlor.Level, seeds: int) -> Policy:
    """A level as a policy, with a bar while it is asked."""
    with bar(words("lab-level-at", level=level, game=tree.form.game.title), len(tree.states), "lab-rate-tasks") as advance:
        return level_policy(tree, level, seeds, lambda: advance(1))


def tell(answer: dict[str, Any]) -> None:
    """Tells an answer."""
    width = answer["range"]
    values = ", ".join(number(worth, 4) for worth in answer["value"])
    print(words("lab-small-answer", game=form(answer["game"]).game.title, values=values, share=share(answer["exploitability"], width)))
    for level, place in answer["levels"].items():
        far, gets = number(place["exploitability"], 4), number(place["against"], 4)
        print(words("lab-small-level", level=level, far=far, share=share(place["exploitability"], width), gets=gets))


def share(part: float, whole: float) -> str:
    """A part of the utility range, in percent."""
    return f"{number(100 * part / whole, 3)} %"
