"""Writes the handbook's page of every game, as an extension of Sphinx: rules, strategy, figures and a picture of the table.

The pages lie under docs/games/ while the handbook is built; nothing there is written by hand. What is: the rules under rules/,
the first lessons of the web table, the figures of the arena, the atlas and the solver, and the pictures under docs/gallery/.
"""

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import parlor

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PICTURES = (".webp", ".png", ".jpg")


def parts_by_game(text: str) -> dict[str, str]:
    """The sections of a page, under the ids that stand in their headings."""
    found: dict[str, str] = {}
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        heading, _, body = part.partition("\n")
        id = re.search(r"`([a-z0-9-]+)`", heading)
        if heading.startswith("## ") and id:
            found[id[1]] = body.strip().removesuffix("---").strip()
    return found


def rules() -> dict[str, tuple[str, str]]:
    """How each game is played, and what its page says of all its games."""
    found: dict[str, tuple[str, str]] = {}
    for page in sorted((ROOT / "rules").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        own = parts_by_game(text)
        common = [part.strip() for part in re.split(r"^(?=#+ )", text, flags=re.MULTILINE) if not re.match(r"#+ .*\(`[a-z0-9-]+`\)", part)]
        shared = "\n\n".join(re.sub(r"^#+ ", "### ", part) for part in common if part).removesuffix("---").strip()
        found.update({id: (body, shared) for id, body in own.items()})
    return found


def figures(game: str) -> list[str]:
    """What the arena and the patience tables say of a game: for each section that has a row of it, the heading, the head and the row."""
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
    """What the atlas says of a game at each number of players."""
    lines = ["| players | moves | hands | choices a move | forced % | ties % |", "| --- | ---: | ---: | ---: | ---: | ---: |"]
    for players, seen in entry["players"].items():
        length = f"{seen['moves'][0]:.0f} | {seen['hands'][0]:.1f} | {seen['branching']:.1f}"
        lines.append(f"| {players} | {length} | {100 * seen['forced']:.0f} | {100 * seen['ties']:.0f} |")
    return [*lines, ""]


def strategy(lesson: dict[str, Any], entry: dict[str, Any] | None) -> list[str]:
    """How to play a game well: what beginners overlook, and what the figures teach."""
    lines = [lesson["aim"], "", *[f"- {hint}" for hint in lesson["watch"]]]
    if entry is not None:
        lines += [f"- {line}" for line in taught(entry)]
    return [*lines, ""]


def taught(entry: dict[str, Any]) -> list[str]:
    """What the atlas teaches a player, in words."""
    usual = entry["players"][str(entry["usual"])]
    lines = []
    if entry["ladder"]:
        times = entry["ladder"][0]["wins"][0] / entry["ladder"][0]["fair"]
        much = "Play decides it" if times > 2 else "Play counts for much" if times > 1.4 else "Luck has the larger part"
        lines.append(f"{much}: one casual player among random ones wins {times:.1f} times its fair share.")
    if usual["places"] and usual["seat_advantage_clear"]:
        best = max(range(len(usual["places"])), key=lambda place: usual["places"][place]["share"])
        where = (
            "at the dealer's left"
            if best == 0
            else "who deals first"
            if best == len(usual["places"]) - 1
            else f"{best + 1} places to the dealer's left"
        )
        lines.append(f"The seat matters: the player {where} wins {100 * usual['places'][best]['share']:.0f} % of the games.")
    if usual["comebacks"] is not None and usual["comebacks"] > 0.3:
        lines.append(f"Do not give up: {100 * usual['comebacks']:.0f} % of the games are won by a player who was behind at half-time.")
    if entry["solver"]:
        lines.append(f"With all cards known {100 * entry['solver']['winnable']['share']:.0f} % of the deals can be won.")
    return lines


def page_of(game: Any, rule: tuple[str, str], lesson: dict[str, Any], entry: dict[str, Any] | None) -> str:
    """The handbook's page of one game."""
    picture = next((path for ending in PICTURES if (path := DOCS / "gallery" / f"{game.id}{ending}").is_file()), None)
    numbers = figures(game.id)
    return "\n".join(
        [
            f"# {game.title}",
            "",
            game.summary,
            "",
            f"`parlor play {game.id}` · players: {', '.join(map(str, game.players))} · pack: {game.pack}",
            "",
            *([f"![The table of {game.title}](../gallery/{picture.name})", ""] if picture else []),
            "## A hand in short",
            "",
            *[f"{at}. {step}" for at, step in enumerate(lesson["hand"], 1)],
            "",
            "## How to play it well",
            "",
            *strategy(lesson, entry),
            *(["## Figures", "", *(shape(entry) if entry else []), *numbers] if numbers or entry else []),
            "## The rules",
            "",
            rule[0],
            "",
            "## What the page of rules says of all its games",
            "",
            rule[1],
            "",
        ]
    )


def write_pages(app: "Sphinx") -> None:
    """Writes all pages, and the list of them."""
    folder = DOCS / "games"
    folder.mkdir(exist_ok=True)
    told = rules()
    lessons = json.loads((ROOT / "web" / "src" / "words" / "en" / "lessons.json").read_text(encoding="utf-8"))
    data = DOCS / "atlas" / "atlas.json"
    atlas = json.loads(data.read_text(encoding="utf-8"))["games"] if data.is_file() else {}
    for id in parlor.games():
        page = page_of(parlor.game(id), told[id], lessons[id], atlas.get(id))
        path = folder / f"{id}.md"
        if not path.is_file() or path.read_text(encoding="utf-8") != page:
            path.write_text(page, encoding="utf-8")


def setup(app: "Sphinx") -> dict[str, Any]:
    """Hooks the writer in before Sphinx looks for pages."""
    app.connect("builder-inited", write_pages)
    return {"parallel_read_safe": True}
