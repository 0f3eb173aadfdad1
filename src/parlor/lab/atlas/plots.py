"""The pictures of the atlas."""

from importlib import import_module
from pathlib import Path
from typing import Any

INK, PAPER, BAIZE, LAMP, BRICK, NAVY = "#231f1a", "#f7f0e1", "#1e4b39", "#e9b44c", "#a9372d", "#27457a"
KINDS = ["tricks", "rummy", "patience", "asking", "laying", "capturing", "passing", "race"]
COLOURS = [BAIZE, BRICK, NAVY, "#6a4a7c", "#b07d1a", "#3f7f83", "#8a5a3b", "#555555"]


def draw_all(atlas: dict[str, Any], folder: Path) -> list[tuple[str, str, Path]]:
    """Draws every picture as SVG and PNG; for each its title, what it shows, and the SVG file."""
    try:
        matplotlib = import_module("matplotlib")
    except ModuleNotFoundError:
        raise ValueError("the atlas draws with one more package: pip install 'parlor[lab]'") from None
    matplotlib.use("Agg")
    matplotlib.rcParams.update(
        {
            "font.family": "serif",
            "figure.facecolor": PAPER,
            "axes.facecolor": PAPER,
            "text.color": INK,
            "axes.edgecolor": INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "svg.hashsalt": "parlor",
            "svg.fonttype": "none",
        }
    )
    pyplot = import_module("matplotlib.pyplot")
    found = []
    for name, title, text, draw in PICTURES:
        figure, axes = pyplot.subplots(figsize=(9, 6.5 if name != "seats" else 9))
        draw(axes, atlas["games"])
        figure.tight_layout()
        for ending in ("svg", "png"):
            figure.savefig(
                folder / f"{name}.{ending}",
                metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")) if ending == "svg" else {"Software": None},
            )
        pyplot.close(figure)
        found.append((title, text, folder / f"{name}.svg"))
    return found


def usual(game: dict[str, Any]) -> dict[str, Any]:
    """The balance sheet at the usual number of players."""
    figures: dict[str, Any] = game["players"][str(game["usual"])]
    return figures


def colour(game: dict[str, Any]) -> str:
    """The colour of a game's kind."""
    return COLOURS[KINDS.index(game["kind"]) % len(COLOURS)] if game["kind"] in KINDS else INK


def length(axes: Any, games: dict[str, Any]) -> None:
    """Length against choice."""
    for id, game in games.items():
        figures = usual(game)
        axes.scatter(figures["moves"][0], max(1.0, figures["branching"]), s=40, color=colour(game))
        axes.annotate(id, (figures["moves"][0], max(1.0, figures["branching"])), xytext=(4, 3), textcoords="offset points", fontsize=7)
    axes.set(xscale="log", yscale="log", xlabel="moves a game", ylabel="choices a move")
    kinds = [kind for kind in KINDS if any(game["kind"] == kind for game in games.values())]
    marks = [axes.scatter([], [], color=COLOURS[KINDS.index(kind)], label=kind) for kind in kinds]
    axes.legend(handles=marks, frameon=False, fontsize=8)


def skill(axes: Any, games: dict[str, Any]) -> None:
    """How often the better player wins, over its fair share."""
    shown = sorted((game["ladder"][0]["wins"][0] / game["ladder"][0]["fair"], id) for id, game in games.items() if game["ladder"])
    for at, (_, id) in enumerate(shown):
        for step, (tint, offset) in zip(games[id]["ladder"], ((BAIZE, 0.15), (BRICK, -0.15)), strict=True):
            times, reach = step["wins"][0] / step["fair"], step["wins"][1] / step["fair"]
            axes.errorbar(times, at + offset, xerr=min(reach, 9.0), fmt="o", color=tint, markersize=4, linewidth=1)
    axes.axvline(1.0, color=INK, linewidth=0.8, linestyle=":")
    axes.set_yticks(range(len(shown)), [id for _, id in shown], fontsize=7)
    axes.set(xlabel="wins of one better player, as a multiple of its fair share", xlim=(0, 6))
    marks = [
        axes.plot([], [], "o", color=tint, label=label)[0]
        for tint, label in ((BAIZE, "casual among random"), (BRICK, "expert among casual"))
    ]
    axes.legend(handles=marks, frameon=False, fontsize=8, loc="lower right")


def seats(axes: Any, games: dict[str, Any]) -> None:
    """Who wins how often, counted from the dealer's left."""
    shown = [(id, usual(game)["places"]) for id, game in games.items() if usual(game)["places"]]
    for at, (_, places) in enumerate(reversed(shown)):
        fair = sum(place["share"] for place in places) / len(places)
        for place, each in enumerate(places):
            tint = LAMP if place == 0 else INK if place == len(places) - 1 else "#8f8676"
            low, high = each["share"] - each["low"], each["high"] - each["share"]
            axes.errorbar(
                (each["share"] - fair) * 100,
                at,
                xerr=[[100 * low], [100 * high]],
                fmt="o",
                color=tint,
                markersize=4,
                linewidth=0.7,
                alpha=0.8,
            )
    axes.axvline(0.0, color=INK, linewidth=0.8, linestyle=":")
    axes.set_yticks(range(len(shown)), [id for id, _ in reversed(shown)], fontsize=7)
    axes.set(xlabel="share of wins above an equal one, in points of a hundred")
    marks = [
        axes.plot([], [], "o", color=tint, label=label)[0]
        for tint, label in ((LAMP, "dealer's left"), (INK, "dealer"), ("#8f8676", "others"))
    ]
    axes.legend(handles=marks, frameon=False, fontsize=8)


def tension(axes: Any, games: dict[str, Any]) -> None:
    """How open a game stays."""
    for id, game in games.items():
        figures = usual(game)
        if figures["comebacks"] is None:
            continue
        axes.scatter(figures["lead_changes"], 100 * figures["comebacks"], s=40, color=colour(game))
        axes.annotate(id, (figures["lead_changes"], 100 * figures["comebacks"]), xytext=(4, 3), textcoords="offset points", fontsize=7)
    axes.set(xlabel="changes of the lead a game", ylabel="games won from behind at half-time, %")


PICTURES = [
    ("length", "How long, and how much to choose", "Moves a game and legal moves a turn, casual players, usual numbers.", length),
    ("skill", "How much is skill", "One better player among players of the level below: wins over the fair share, 95 % intervals.", skill),
    ("seats", "Where to sit", "Wins by place, counted from the first dealer's left, against an equal share; 95 % intervals.", seats),
    (
        "tension",
        "How long it stays open",
        "Games of several hands: how often the lead changes, and how often the winner was behind at half-time.",
        tension,
    ),
]
