"""The atlas as one page of HTML."""

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
caption { text-align: left; padding: .3rem .5rem }
th, td { text-align: right; padding: .2rem .5rem; border-bottom: 1px solid #cdbfa4; vertical-align: top }
th { font-weight: 400 }
thead th { font-style: italic; vertical-align: bottom }
th:first-child, td:first-child { text-align: left }
td { white-space: nowrap }
small { color: #5d564b }
details { margin: .4rem 0 }
summary { cursor: pointer }
code { overflow-wrap: anywhere }
.scroll { overflow-x: auto }
"""
COLUMNS = [
    ("games", "games played"),
    ("moves", "moves"),
    ("hands", "hands"),
    ("random", "moves at random"),
    ("branching", "choices a move"),
    ("widest", "most choices"),
    ("forced", "forced %"),
    ("seat", "best seat above equal %"),
    ("ties", "ties %"),
    ("lead_changes", "lead changes"),
    ("comebacks", "won from behind %"),
    ("stopped", "ended by a limit %"),
]
NOTES = """
<p>How to read it. Casual computer players play whole games; every case is dealt from its own seeds, and the number of games stands beside
it. Small print is the 95 % interval: Student's for means (±), Wilson's for shares (from – to). <i>Moves at random</i> is the length of a
game when all play at random, from many more games. <i>Choices</i> are the legal moves a turn; <i>forced</i> is the share of moves with a
single one. Places count from the first dealer's left; a * marks an advantage of more than four standard errors. The lead is looked at
after every hand, and a game is <i>won from behind</i> if its winner did not lead when half of the hands were over. It is <i>ended by a
limit</i> if the rules stopped it, or one of its hands, because nothing else would have.</p>
"""


def page(atlas: dict[str, Any], pictures: list[tuple[str, str, Path]]) -> str:
    """The whole page, including pictures."""
    games = atlas["games"]
    figures = "\n".join(
        f"<figure><h2>{escape(title)}</h2>{inline(path)}<figcaption>{escape(text)}</figcaption></figure>" for title, text, path in pictures
    )
    played = sum(sheet["games"] for game in games.values() for sheet in [*game["players"].values(), *game["options"]])
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Atlas of the games</title>
<style>{STYLE}</style>
<h1>Atlas of the games</h1>
<p>{len(games)} games, each at every number of players and with every option: {played:,} whole games of casual computer players, and the
levels of players against each other. Made by <code>{escape(atlas["command"])}</code> on {atlas["date"]}, {atlas["build"]} build.
The data lie beside this page in <code>atlas.json</code>.</p>
{figures}
<h2>The balance sheet, at the usual number of players</h2>
{NOTES}
{table([(f"{game['title']} ({game['usual']})", usual(game)) for game in games.values()], "game (players)")}
<h2>Skill</h2>
{ladder_table(games)}
<h2>Patience: what can be won, and what is</h2>
{patience_table(games)}
<h2>What options change</h2>
{options_table(games)}
<h2>Game by game: every number of players, every option</h2>
{"".join(details(id, game) for id, game in games.items())}
</html>
"""


def usual(game: dict[str, Any]) -> dict[str, Any]:
    """The balance sheet at the usual number of players."""
    figures: dict[str, Any] = game["players"][str(game["usual"])]
    return figures


def inline(path: Path) -> str:
    """A picture embedded in the page."""
    text = path.read_text(encoding="utf-8")
    return text[text.index("<svg") :]


def rows_of(head: list[str], rows: list[list[str]]) -> str:
    """A table that scrolls if it is too wide."""
    top = "".join(f'<th scope="col">{name}</th>' for name in head)
    body = "".join(f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{each}</td>" for each in row[1:])}</tr>\n' for row in rows)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>\n{body}</tbody></table></div>'


def table(rows: list[tuple[str, dict[str, Any]]], first: str) -> str:
    """Balance sheets as a table."""
    body = [[escape(name), *[cell(figures, column) for column, _ in COLUMNS]] for name, figures in rows]
    return rows_of([first, *[name for _, name in COLUMNS]], body)


def cell(figures: dict[str, Any], column: str) -> str:
    """One figure in readable form."""
    if column == "seat":
        return f"{100 * figures['seat_advantage']:+.1f}{' *' if figures['seat_advantage_clear'] else ''}" if figures["places"] else "–"
    value = figures[column]["moves"] if column == "random" else figures[column]
    if value is None or (column == "lead_changes" and (not figures["places"] or figures["hands"][0] == 1)):
        return "–"
    if isinstance(value, list):
        return f"{number(value[0])} <small>± {number(value[1])}</small>"
    if isinstance(value, dict):
        return percent(value)
    return f"{100 * value:.1f}" if column == "forced" else f"{value:,}"


def number(value: float) -> str:
    """A mean, rounded to a sensible number of digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def percent(share: dict[str, float]) -> str:
    """A share and its interval, in percent."""
    return f"{100 * share['share']:.1f} <small>{100 * share['low']:.1f} – {100 * share['high']:.1f}</small>"


def ladder_table(games: dict[str, Any]) -> str:
    """How often better players win."""
    head = ["game", "fair %"]
    for each in ("casual among random", "expert among casual"):
        head += [f"{each}: wins %", "deals", "games"]
    rows = []
    for game in games.values():
        if game["ladder"]:
            row = [escape(game["title"]), f"{100 * game['ladder'][0]['fair']:.0f}"]
            for step in game["ladder"]:
                row += [percent(step["wins"]), str(step["deals"]), str(step["games"])]
            rows.append([*row, str(game["ladder"][1]["trials"])])
    return (
        "<p>One better player, or a side of them where partners play, among players of the level below; every deal is played with the "
        "better ones on every side in turn. An expert makes so many trials a move, fewer where games are long; with "
        "a second a move it is another player.</p>" + rows_of([*head, "trials a move"], rows)
    )


def patience_table(games: dict[str, Any]) -> str:
    """What the levels win, and what the solver says about the patience games."""
    levels = ("random", "casual", "expert")
    rows = []
    for game in games.values():
        for found in game["patience"]:
            name = ", ".join([game["title"], *[f"{option}: {value}" for option, value in found["options"].items()]])
            won = [f"{percent(found['levels'][level]['won'])} <small>of {found['levels'][level]['deals']}</small>" for level in levels]
            rows.append(
                [escape(name), *won, f"{percent(found['winnable'])} <small>of {found['deals']}</small>", percent(found["undecided"])]
            )
    head = ["game", *[f"{level} wins %" for level in levels], "winnable, all cards known %", "undecided %"]
    return rows_of(head, rows) if rows else "<p>None of these games is a patience.</p>"


CHANGED = ("moves", "hands", "branching", "ties", "lead_changes", "comebacks", "stopped")


def options_table(games: dict[str, Any]) -> str:
    """Every option compared with the same game without it."""
    names = dict(COLUMNS)
    rows = []
    for game in games.values():
        for each in game["options"]:
            plain = game["players"][str(each["players"])]
            name = f"{game['title']} ({each['players']}), {each['option']}: {each['value']}"
            rows.append([escape(name), f"{plain['games']} → {each['games']}", *[change(plain[column], each[column]) for column in CHANGED]])
    told = "<p>As usual → with the option, at the same number of players. Bold: the 95 % intervals have nothing in common.</p>"
    return told + rows_of(["game (players), option", "games played", *[names[column] for column in CHANGED]], rows)


def change(before: Any, after: Any) -> str:
    """A figure normally and with an option."""
    if before is None or after is None:
        return "–"
    (low, here, high), (lower, there, higher) = span(before), span(after)
    told = f"{number(here)} → {number(there)}"
    return f"<b>{told}</b>" if low > higher or lower > high else told


def span(figure: Any) -> tuple[float, float, float]:
    """A figure and the ends of its interval."""
    if isinstance(figure, dict):
        return 100 * figure["low"], 100 * figure["share"], 100 * figure["high"]
    return figure[0] - figure[1], figure[0], figure[0] + figure[1]


def details(id: str, game: dict[str, Any]) -> str:
    """One game with every number of players, and the effects of its options."""
    rows = [(f"{players} players" if players != "1" else "alone", figures) for players, figures in game["players"].items()]
    told = [f"<h3>{escape(game['title'])} <code>{id}</code></h3>", table(rows, "players")]
    for name in dict.fromkeys(each["option"] for each in game["options"]):
        values = [each for each in game["options"] if each["option"] == name]
        rows = []
        for players in dict.fromkeys(each["players"] for each in values):
            rows.append((f"as usual, {players} players" if players > 1 else "as usual", game["players"][str(players)]))
            rows += [(f"{name}: {each['value']}", each) for each in values if each["players"] == players]
        told.append(table(rows, f"option: {name}"))
    return f"<details><summary>{escape(game['title'])}</summary>{''.join(told)}</details>\n"
