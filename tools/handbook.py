"""Writes the handbook's page of every game, as a Sphinx extension: leaflet, strategy, figures, rules and a picture of the table.

The pages lie under docs/games/ while the handbook is built; nothing there is written by hand. What is: the rules under rules/,
the leaflets of the games, the figures of the arena, the atlas and the solver, and the pictures under docs/gallery/.
"""

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import parlor
from parlor.leaflets.markdown import leaflet_as_markdown

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PICTURES = (".webp", ".png", ".jpg")


def parts_by_game(text: str) -> dict[str, str]:
    """The sections of a page, by the ids in their headings."""
    found: dict[str, str] = {}
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        heading, _, body = part.partition("\n")
        id = re.search(r"`([a-z0-9-]+)`", heading)
        if heading.startswith("## ") and id:
            found[id[1]] = body.strip().removesuffix("---").strip()
    return found


def rules() -> dict[str, tuple[str, str]]:
    """How to play each game, and what its page says about all its games."""
    found: dict[str, tuple[str, str]] = {}
    for page in sorted((ROOT / "rules").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        own = parts_by_game(text)
        common = [part.strip() for part in re.split(r"^(?=#+ )", text, flags=re.MULTILINE) if not re.match(r"#+ .*\(`[a-z0-9-]+`\)", part)]
        shared = "\n\n".join(re.sub(r"^#+ ", "### ", part) for part in common if part).removesuffix("---").strip()
        found.update({id: (body, shared) for id, body in own.items()})
    return found


def figures(game: str) -> list[str]:
    """What the arena and the patience tables say about a game: for each section with a row for it, the heading, the header and the row."""
    lines: list[str] = []
    for name in ("arena", "patience"):
        page = DOCS / f"{name}.md"
        if not page.is_file():
            continue
        for part in re.split(r"^(?=## )", page.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            rows = [row for row in part.splitlines() if row.startswith("|")]
            own = [row for row in rows[2:] if re.match(rf"\| *`?{re.escape(game)}`? ", row)]
            if own:
                lines += [f"**{part.splitlines()[0][3:]}** ([{name}](../{name}.md))", "", *rows[:2], *own, ""]
    return lines


def shape(entry: dict[str, Any]) -> list[str]:
    """What the atlas says about a game with each number of players, and with each option."""
    lines = ["**What it is like** ([atlas](../atlas.md)): games of casual players, 95 % intervals", "", *HEAD]
    lines += [row_of(players, seen) for players, seen in entry["players"].items()]
    if entry["options"]:
        lines += ["", "**What options change**, against the same number of players without", "", *HEAD]
        for each in entry["options"]:
            lines.append(row_of(f"{each['players']}, {each['option']}: {each['value']}", each))
    return [*lines, ""]


HEAD = [
    "| players | games | moves | hands | choices a move | forced % | ties % | lead changes | won from behind % | ended by a limit % |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
]


def row_of(name: str, seen: dict[str, Any]) -> str:
    """A balance sheet of the atlas as a row of such a table."""
    means = [f"{seen[figure][0]:.1f} ± {seen[figure][1]:.1f}" for figure in ("moves", "hands", "branching")]
    changes = f"{seen['lead_changes'][0]:.1f}" if seen["comebacks"] else "–"
    shares = [range_of(seen[figure]) for figure in ("ties", "comebacks", "stopped")]
    cells = [name, str(seen["games"]), *means, f"{100 * seen['forced']:.0f}", shares[0], changes, *shares[1:]]
    return f"| {' | '.join(cells)} |"


def range_of(share: dict[str, float] | None) -> str:
    """A share of the atlas in percent, with its interval."""
    return f"{100 * share['share']:.0f} ({100 * share['low']:.0f} to {100 * share['high']:.0f})" if share else "–"


def taught(entry: dict[str, Any]) -> list[str]:
    """What the atlas tells a player, in words."""
    usual = entry["players"][str(entry["usual"])]
    lines = []
    if entry["ladder"]:
        first, second = entry["ladder"]
        part = max((step["wins"]["share"] - step["fair"]) / (1 - step["fair"]) for step in entry["ladder"])
        much = "Play decides it" if part > 0.8 else "Play counts for much" if part > 0.4 else "Luck has the larger part"
        among = "Casual players win" if first["fair"] > 1 / entry["usual"] else "One casual player wins"
        fair = f"where luck alone gives {100 * first['fair']:.0f} %"
        told = f"{much}. {among} {range_of(first['wins'])} % of the games against random ones, {fair}"
        if second["wins"]["low"] > second["fair"]:
            told += f"; an expert wins {range_of(second['wins'])} % against casual ones, so there is more to find"
        lines.append(f"{told}.")
    if usual["places"] and usual["seat_advantage_clear"]:
        lines.append(best_seat(usual["places"]))
    if usual["comebacks"] and usual["comebacks"]["low"] > 0.25:
        lines.append(f"Do not give up: {range_of(usual['comebacks'])} % of the games are won by a player who was behind at half-time.")
    for each in entry["patience"]:
        how = "".join(f" with {name}: {value}" for name, value in each["options"].items())
        lines.append(
            f"At least {range_of(each['winnable'])} % of the deals{how} can be won by one who knows all cards; "
            f"casual play wins {range_of(each['levels']['casual']['won'])} %."
        )
    return lines


def best_seat(places: list[dict[str, float]]) -> str:
    """The best seat."""
    best = max(range(len(places)), key=lambda place: places[place]["share"])
    where = f"{best + 1} places to the first dealer's left"
    if best == 0:
        where = "at the first dealer's left"
    elif best == len(places) - 1:
        where = "who deals first"
    return f"The seat matters: the player {where} wins {range_of(places[best])} % of the games."


def page_of(game: Any, rule: tuple[str, str], entry: dict[str, Any] | None) -> str:
    """The handbook's page of one game."""
    picture = next((path for ending in PICTURES if (path := DOCS / "gallery" / f"{game.id}{ending}").is_file()), None)
    numbers = figures(game.id)
    lessons = [f"- {line}" for line in taught(entry)] if entry else []
    return "\n".join(
        [
            f"# {game.title}",
            "",
            game.summary,
            "",
            # Shown where the handbook is a part of a site (tools/tab_site.py).
            f'<p class="play" hidden><a href="../../g/{game.id}/">Play it here</a></p>',
            "",
            f"`parlor play {game.id}` · players: {', '.join(map(str, game.players))} · pack: {game.pack}",
            "",
            *([f"![The table of {game.title}](../gallery/{picture.name})", ""] if picture else []),
            leaflet_of(game),
            "",
            *(["## How much play counts", "", *lessons, ""] if lessons else []),
            *(["## Figures", "", *(shape(entry) if entry else []), *numbers] if numbers or entry else []),
            "## The referee's page",
            "",
            rule[0],
            "",
            "## What the page of rules says of all its games",
            "",
            rule[1],
            "",
        ]
    )


def leaflet_of(game: Any) -> str:
    """The leaflet of a game, without its title."""
    text = leaflet_as_markdown(game.id)
    assert text is not None, f"{game.id} has no leaflet"
    return text.partition("\n\n")[2]


def write_pages(app: "Sphinx") -> None:
    """Writes all pages, and the list of them."""
    folder = DOCS / "games"
    folder.mkdir(exist_ok=True)
    told = rules()
    data = DOCS / "atlas" / "atlas.json"
    atlas = json.loads(data.read_text(encoding="utf-8"))["games"] if data.is_file() else {}
    for id in parlor.games():
        page = page_of(parlor.game(id), told[id], atlas.get(id))
        path = folder / f"{id}.md"
        if not path.is_file() or path.read_text(encoding="utf-8") != page:
            path.write_text(page, encoding="utf-8")


def link_games(app: "Sphinx", page: str, source: list[str]) -> None:
    """Links each game on the shelf to its page, which there is only in the handbook, and marks the tables for phones."""
    if page == "games":
        linked = re.sub(r"^\| \*\*(.+?)\*\* `([a-z0-9-]+)`", r"| [**\1**](games/\2.md) `\2`", source[0], flags=re.MULTILINE)
        source[0] = re.sub(r"(?:^\|.*\n)+", lambda table: f"```{{table}}\n:class: shelf\n\n{table[0]}```\n", linked, flags=re.MULTILINE)


def link_type(app: "Sphinx", env: Any, node: Any, text: Any) -> Any:
    """Links a type of a signature to where it is documented: the sources name its module, the reference its import."""
    name = str(node.get("reftarget", "")).rpartition(".")[2]
    if node.get("refdomain") != "py" or not name:
        return None
    known = sorted((path for path in env.domains["py"].objects if path.rpartition(".")[2] == name), key=len)
    if not known:
        return None
    return env.domains["py"].resolve_xref(env, node["refdoc"], app.builder, node["reftype"], known[0], node, text)


def setup(app: "Sphinx") -> dict[str, Any]:
    """Registers the page writer to run before Sphinx looks for pages, and the links of the shelf and of types."""
    app.connect("builder-inited", write_pages)
    app.connect("source-read", link_games)
    app.connect("missing-reference", link_type)
    return {"parallel_read_safe": True}
