"""The rules pages, cut to the part that tells of one game."""

import re
from functools import cache
from pathlib import Path

import parlor


@cache
def rules_of(game: str) -> str | None:
    """How a game is played, in Markdown: its own part of its page, then what the page says of all its games."""
    package = Path(parlor.__file__).parent
    folder = next((place for place in (package / "rules", package.parents[1] / "rules") if place.is_dir()), None)
    for page in sorted(folder.glob("*.md")) if folder is not None else []:
        parts = re.split(r"^(?=## )", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
        own = [part for part in parts if re.match(rf"## .*\(`{re.escape(game)}`\)", part)]
        if own:
            common = [part for part in parts if not re.match(r"## .*\(`[a-z0-9-]+`\)", part)]
            return "\n".join([part.strip().removesuffix("---").strip() + "\n" for part in own + common])
    return None
