"""The atlas as one page of HTML."""

from datetime import date
from html import escape
from pathlib import Path
from typing import Any

STYLE = """
body { font-family: Georgia, serif; background: #f7f0e1; color: #231f1a; line-height: 1.5 }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { font-weight: 400 }
h1 { font-size: 2.4rem }
figure { margin: 2rem 0 }
figure svg { width: 100%; height: auto }
table { border-collapse: collapse; width: 100%; font-size: .85rem; margin: 1rem 0 }
th, td { text-align: right; padding: .2rem .5rem; border-bottom: 1px solid #cdbfa4 }
th:first-child, td:first-child { text-align: left }
details { margin: .4rem 0 }
summary { cursor: pointer }
.scroll { overflow-x: auto }
"""
COLUMNS = [
    ("moves", "moves"),
    ("hands", "hands"),
    ("branching", "choices a move"),
    ("widest", "most choices"),
    ("forced", "forced %"),
    ("seat", "best seat above equal %"),
    ("ties", "ties %"),
    ("lead_changes", "lead changes"),
    ("comebacks", "won from behind %"),
    ("stopped", "ended by a limit %"),
]


def page(atlas: dict[str, Any], pictures: list[tuple[str, str, Path]], command: str) -> str:
    """The whole page, pictures and all."""
    games = atlas["games"]
    figures = "\n".join(
        f"<figure><h2>{escape(title)}</h2>{inline(path)}<figcaption>{escape(text)}</figcaption></figure>" for title, text, path in pictures
    )
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Atlas of the games</title>
<style>{STYLE}</style>
<h1>Atlas of the games</h1>
<p>{len(games)} games, each at every number of players, played by casual computer players: {atlas["effort"]["games"]} games a case,
{atlas["effort"]["deals"]} deals a step of the ladder with {atlas["effort"]["worlds"]} worlds a move for the expert.
{atlas["build"].capitalize()} build, {date.today().isoformat()}. Made by <code>{escape(command)}</code>;
the data lie beside this page in <code>atlas.json</code>.</p>
{figures}
<h2>The balance sheet, at the usual number of players</h2>
<div class="scroll">{table([(game["title"], usual(game)) for game in games.values()], "game")}</div>
<h2>Patience: what can be won</h2>
{solver_table(games)}
<h2>Game by game</h2>
{"".join(details(id, game) for id, game in games.items())}
</html>
"""


def usual(game: dict[str, Any]) -> dict[str, Any]:
    """The balance sheet at the usual number of players."""
    figures: dict[str, Any] = game["players"][str(game["usual"])]
    return figures


def inline(path: Path) -> str:
    """A picture as part of the page."""
    text = path.read_text(encoding="utf-8")
    return text[text.index("<svg") :]


def table(rows: list[tuple[str, dict[str, Any]]], first: str) -> str:
    """Balance sheets as a table."""
    head = "".join(f'<th scope="col">{name}</th>' for _, name in COLUMNS)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{cell(figures, column)}</td>" for column, _ in COLUMNS)}</tr>'
        for name, figures in rows
    )
    return f'<table><thead><tr><th scope="col">{first}</th>{head}</tr></thead><tbody>{body}</tbody></table>'


def cell(figures: dict[str, Any], column: str) -> str:
    """One figure as it is read."""
    if column == "seat":
        return f"{100 * figures['seat_advantage']:+.1f}{' *' if figures['seat_advantage_clear'] else ''}" if figures["places"] else "–"
    value = figures[column]
    if value is None:
        return "–"
    if isinstance(value, list):
        return f"{value[0]:.1f} ± {value[1]:.1f}"
    return f"{100 * value:.1f}" if column in ("forced", "ties", "comebacks", "stopped") else f"{value:g}"


def solver_table(games: dict[str, Any]) -> str:
    """What the solver says of the patience games."""
    rows = "".join(
        f'<tr><th scope="row">{escape(game["title"])}</th><td>{found["deals"]}</td><td>{100 * found["winnable"]["share"]:.1f} '
        f"({100 * found['winnable']['low']:.1f} to {100 * found['winnable']['high']:.1f})</td><td>{100 * found['undecided']:.1f}</td></tr>"
        for game in games.values()
        if (found := game["solver"])
    )
    head = "".join(f'<th scope="col">{name}</th>' for name in ("game", "deals", "winnable % (95 % interval)", "undecided %"))
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def details(id: str, game: dict[str, Any]) -> str:
    """One game at every number of players, and what its options change."""
    rows = [(f"{players} players" if players != "1" else "alone", figures) for players, figures in game["players"].items()]
    told = [f"<h3>{escape(game['title'])} <code>{id}</code></h3>", '<div class="scroll">', table(rows, "players"), "</div>"]
    if game["options"]:
        plain = ("as usual", usual(game))
        rows = [plain, *[(f"{each['option']}: {each['value']}", each) for each in game["options"]]]
        told += ['<div class="scroll">', table(rows, "option"), "</div>"]
    return f"<details><summary>{escape(game['title'])}</summary>{''.join(told)}</details>\n"
