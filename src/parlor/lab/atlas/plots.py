"""The pictures of the atlas."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from parlor.core.messages import BadArgument

INK, PAPER, BAIZE, LAMP, BRICK, NAVY, STONE = "#231f1a", "#f7f0e1", "#1e4b39", "#c98a12", "#a9372d", "#27457a", "#8f8676"
KINDS = {
    "tricks": BAIZE,
    "rummy": BRICK,
    "patience": NAVY,
    "asking": "#6a4a7c",
    "laying": "#b07d1a",
    "capturing": "#3f7f83",
    "passing": "#8a5a3b",
    "race": "#555555",
}
Games = dict[str, Any]
# Where a label may go next to its point; the first free position is used.
BESIDE = [(5, 3, "left"), (5, -9, "left"), (-5, 3, "right"), (-5, -9, "right"), (0, 7, "center"), (0, -13, "center"), (5, 11, "left")]


def drawing() -> Any:
    """The drawing library, set up in our style."""
    try:
        matplotlib = import_module("matplotlib")
    except ModuleNotFoundError:
        raise BadArgument("lab-needs-drawing") from None
    matplotlib.use("Agg")
    style = {"font.family": "serif", "figure.facecolor": PAPER, "axes.facecolor": PAPER, "text.color": INK, "axes.edgecolor": INK}
    lines = {"axes.spines.top": False, "axes.spines.right": False, "axes.axisbelow": True, "grid.color": "#ddd0b4", "grid.linewidth": 0.6}
    matplotlib.rcParams.update({**style, **lines, "svg.hashsalt": "parlor", "svg.fonttype": "none"})
    return import_module("matplotlib.pyplot")


def draw_all(atlas: dict[str, Any], folder: Path) -> list[tuple[str, str, Path]]:
    """Draws every picture as SVG and PNG; returns the title, a description and the SVG file of each."""
    pyplot = drawing()
    found = []
    for name, title, text, lines, draw in PICTURES:
        high = lines(atlas["games"])
        if high == 0:
            continue
        figure, axes = pyplot.subplots(figsize=(9, 6.5 if lines is all_games else 1.3 + 0.23 * high))
        draw(axes, atlas["games"])
        figure.tight_layout()
        for ending in ("svg", "png"):
            plain = dict.fromkeys(("Date", "Creator", "Format", "Type")) if ending == "svg" else {"Software": None}
            figure.savefig(folder / f"{name}.{ending}", metadata=plain)
        pyplot.close(figure)
        found.append((title, text, folder / f"{name}.svg"))
    return found


def usual(game: dict[str, Any]) -> dict[str, Any]:
    """The balance sheet at the usual number of players."""
    figures: dict[str, Any] = game["players"][str(game["usual"])]
    return figures


def all_games(games: Games) -> int:
    """How many games there are."""
    return len(games)


def cloud(axes: Any, games: Games, points: dict[str, tuple[float, float]]) -> None:
    """Games as points in the colors of their kinds, with labels that do not overlap."""
    axes.grid(True)
    for id, at in points.items():
        axes.scatter(*at, s=36, color=KINDS.get(games[id]["kind"], INK), zorder=3)
    kinds = [kind for kind in KINDS if any(games[id]["kind"] == kind for id in points)]
    marks = [axes.scatter([], [], color=KINDS[kind], label=kind) for kind in kinds]
    axes.legend(handles=marks, frameon=False, fontsize=8)
    axes.figure.tight_layout()
    spots = {id: axes.transData.transform(at) for id, at in points.items()}
    taken = [(x - 4, y - 4, x + 4, y + 4) for x, y in spots.values()]
    for id, (x, y) in sorted(spots.items(), key=lambda spot: tuple(spot[1])):
        free: list[tuple[Any, ...]] = []
        for dx, dy, side in BESIDE:
            wide, left = 5.6 * len(id), {"left": 0.0, "right": 1.0, "center": 0.5}[side]
            box = (x + 1.4 * dx - left * wide, y + 1.4 * dy, x + 1.4 * dx + (1 - left) * wide, y + 1.4 * dy + 10)
            free.append((sum(covers(box, other) for other in taken), len(free), dx, dy, side, box))
        _, _, dx, dy, side, box = min(free)
        taken.append(box)
        axes.annotate(id, points[id], xytext=(dx, dy), textcoords="offset points", fontsize=7, ha=side)


def covers(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """Whether two boxes overlap."""
    return bool(one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3])


def length(axes: Any, games: Games) -> None:
    """Length against choice."""
    axes.set(xscale="log", yscale="log", xlabel="moves a game", ylabel="choices a move")
    axes.set_xticks([50, 100, 200, 500, 1000], ["50", "100", "200", "500", "1,000"])
    axes.set_yticks([1, 2, 3, 5, 10, 20, 40], ["1", "2", "3", "5", "10", "20", "40"])
    axes.minorticks_off()
    cloud(axes, games, {id: (usual(game)["moves"][0], max(1.0, usual(game)["branching"][0])) for id, game in games.items()})


def tension(axes: Any, games: Games) -> None:
    """How open a game stays."""
    shown = {id: usual(game) for id, game in contested(games).items() if usual(game)["comebacks"]}
    axes.set(xlabel="changes of the lead a game", ylabel="games won from behind at half-time, %", xscale="symlog")
    axes.set_xticks([0, 1, 2, 5, 10, 20], ["0", "1", "2", "5", "10", "20"])
    axes.minorticks_off()
    cloud(axes, games, {id: (seen["lead_changes"][0], 100 * seen["comebacks"]["share"]) for id, seen in shown.items()})


def contested(games: Games) -> Games:
    """The games in which someone wins and others lose."""
    return {id: game for id, game in games.items() if usual(game)["places"]}


def ladders(games: Games) -> Games:
    """The games with results between levels."""
    return {id: game for id, game in games.items() if game["ladder"]}


def rows(axes: Any, names: list[str], label: str, legend: list[tuple[str, str]]) -> None:
    """One row per name, from top to bottom, and a legend for the colors."""
    axes.grid(True, axis="x")
    axes.set_yticks(range(len(names)), names, fontsize=8)
    axes.set(xlabel=label, ylim=(len(names) - 0.4, -0.6))
    marks = [axes.plot([], [], "o", color=tint, label=text)[0] for tint, text in legend]
    if marks:
        axes.legend(handles=marks, frameon=False, fontsize=8, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=len(marks))


def spot(axes: Any, at: float, share: dict[str, float], tint: str, scale: Callable[[float], float]) -> None:
    """A share with its interval, in one row."""
    here = scale(share["share"])
    reach = [[max(0.0, here - scale(share["low"]))], [max(0.0, scale(share["high"]) - here)]]
    axes.errorbar(here, at, xerr=reach, fmt="o", color=tint, markersize=4, linewidth=1)


def hundredths(share: float) -> float:
    """A share in percent."""
    return 100 * share


def skill(axes: Any, games: Games) -> None:
    """How often the better player wins, beyond what chance would give."""
    found = {id: game["ladder"] for id, game in ladders(games).items()}
    shown = sorted(found, key=lambda game: -above(found[game][0]["fair"])(found[game][0]["wins"]["share"]))
    axes.axvline(0.0, color=INK, linewidth=0.8)
    for at, id in enumerate(shown):
        for step, tint, offset in zip(found[id], (BAIZE, BRICK), (-0.15, 0.15), strict=True):
            spot(axes, at + offset, step["wins"], tint, above(step["fair"]))
    rows(axes, shown, "0: no better than chance, 1: always wins", [(BAIZE, "casual among random"), (BRICK, "expert among casual")])


def above(fair: float) -> Callable[[float], float]:
    """Puts a share of wins on a scale from 0 (the fair share) to 1 (every game)."""
    return lambda share: (share - fair) / (1 - fair)


def seats(axes: Any, games: Games) -> None:
    """Who wins how often, counted from the dealer's left."""
    shown = {id: usual(game)["places"] for id, game in contested(games).items()}
    axes.axvline(0.0, color=INK, linewidth=0.8)
    for at, places in enumerate(shown.values()):
        beyond = over(sum(place["share"] for place in places) / len(places))
        for number, place in enumerate(places):
            tint = LAMP if number == 0 else INK if number == len(places) - 1 else STONE
            spot(axes, at + 0.6 * (number / (len(places) - 1) - 0.5), place, tint, beyond)
    legend = [(LAMP, "first dealer's left"), (STONE, "others, in order"), (INK, "first dealer")]
    rows(axes, list(shown), "wins above an equal share, in points of a hundred", legend)


def over(fair: float) -> Callable[[float], float]:
    """Puts a share of wins on a scale of percentage points above an equal share."""
    return lambda share: 100 * (share - fair)


def endings(axes: Any, games: Games) -> None:
    """How often games end in a tie or at a limit of the rules."""
    shown = unusual_ends(games)
    for at, game in enumerate(shown.values()):
        for name, tint, offset in (("ties", NAVY, -0.15), ("stopped", BRICK, 0.15)):
            spot(axes, at + offset, usual(game)[name], tint, hundredths)
    rows(axes, list(shown), "% of the games", [(NAVY, "tied"), (BRICK, "ended by a limit")])


def unusual_ends(games: Games) -> Games:
    """The games in which ties or limits occurred."""
    return {id: game for id, game in games.items() if usual(game)["ties"]["share"] or usual(game)["stopped"]["share"]}


def choices(games: Games) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Every option with the balance sheets without and with it."""
    return [
        (f"{id}, {each['option']}: {each['value']}", game["players"][str(each["players"])], each)
        for id, game in games.items()
        for each in game["options"]
    ]


def options(axes: Any, games: Games) -> None:
    """How much longer or shorter each option makes a game."""
    shown = choices(games)
    axes.axvline(1.0, color=INK, linewidth=0.8)
    for at, (_, plain, each) in enumerate(shown):
        (before, below), (after, reach) = plain["moves"], each["moves"]
        ratio = after / before
        factor = 1 + ((below / before) ** 2 + (reach / after) ** 2) ** 0.5
        error = [[ratio - ratio / factor], [ratio * factor - ratio]]
        axes.errorbar(ratio, at, xerr=error, fmt="o", color=BAIZE, markersize=4, linewidth=1)
    axes.set(xscale="log")
    axes.set_xticks([0.1, 0.2, 0.5, 1, 2, 5, 10, 20], ["0.1", "0.2", "0.5", "as usual", "2", "5", "10", "20"])
    axes.minorticks_off()
    rows(axes, [name for name, _, _ in shown], "times as many moves a game", [])


def patiences(games: Games) -> list[tuple[str, dict[str, Any]]]:
    """Every patience, with its usual rules and with its options."""
    return [
        (", ".join([id, *[f"{name}: {value}" for name, value in each["options"].items()]]), each)
        for id, game in games.items()
        for each in game["patience"]
    ]


def patience(axes: Any, games: Games) -> None:
    """How many of the winnable deals are won."""
    shown = patiences(games)
    for at, (_, each) in enumerate(shown):
        for level, tint, offset in (("random", STONE, -0.24), ("casual", BAIZE, -0.08), ("expert", BRICK, 0.08)):
            spot(axes, at + offset, each["levels"][level]["won"], tint, hundredths)
        spot(axes, at + 0.24, each["winnable"], LAMP, hundredths)
    legend = [(STONE, "random"), (BAIZE, "casual"), (BRICK, "expert"), (LAMP, "all cards known: proved winnable")]
    rows(axes, [name for name, _ in shown], "% of the deals won", legend)


# For each picture: its file, its title, its description, its height in lines of text, and its drawing function.
PICTURES: list[tuple[str, str, str, Callable[[Games], float], Callable[[Any, Games], None]]] = [
    (
        "length",
        "How long, and how much to choose",
        "Moves a game and legal moves a turn, casual players, usual numbers.",
        all_games,
        length,
    ),
    (
        "skill",
        "How much is skill",
        "One better player or side among players of the level below: wins above the fair share, as a part of all that could be won above "
        "it; 95 % intervals. The table below tells the numbers of deals.",
        lambda games: 1.2 * len(ladders(games)),
        skill,
    ),
    (
        "seats",
        "Where to sit",
        "Wins by place at the usual number of players, counted from the first dealer's left, against an equal share; 95 % intervals.",
        lambda games: 1.6 * len(contested(games)),
        seats,
    ),
    (
        "tension",
        "How long it stays open",
        "Games of several hands: how often the lead changes, and how often the winner was behind at half-time.",
        all_games,
        tension,
    ),
    (
        "endings",
        "Ties and limits",
        "Games in which either was seen; 95 % intervals.",
        lambda games: 1.1 * len(unusual_ends(games)),
        endings,
    ),
    (
        "options",
        "What options change",
        "The length with an option, against the same number of players without; 95 % intervals.",
        lambda games: len(choices(games)),
        options,
    ),
    (
        "patience",
        "Patience: what is won, and what can be",
        "Deals won by each level, and by one who knows all cards; 95 % intervals.",
        lambda games: 2 * len(patiences(games)),
        patience,
    ),
]
