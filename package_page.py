"""The README as it stands on a package index, where links into the tree lead nowhere.

Parlor has no public home yet. Until `[project.urls]` in pyproject.toml names a `Source`, what points into the tree is left out: a picture
altogether, a link down to its words. With a `Source`, both point to the tree of this version there.
"""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ABSOLUTE = r"(?:https?:|mailto:|//)"
PICTURE = re.compile(rf"!\[(?P<words>[^\]]*)\]\((?!{ABSOLUTE})(?P<to>[^)\s]+)[^)]*\)")
LINK = re.compile(rf"(?<!!)\[(?P<words>[^\]\[]+)\]\((?!{ABSOLUTE})(?P<to>[^)\s]+)[^)]*\)")
EMPTY_LINK = re.compile(r"\[\s*\]\([^)]*\)")
# Tags of HTML that show or lead somewhere.
SHOWN = re.compile(rf"<(?:img|source)\b[^>]*?\b(?:src|srcset)=\"(?!{ABSOLUTE})(?P<to>[^\"]+)\"[^>]*>")
ANCHOR = re.compile(rf"<a\b[^>]*?\bhref=\"(?!{ABSOLUTE})(?P<to>[^\"]+)\"[^>]*>(?P<words>.*?)</a>", re.DOTALL)
FENCE = re.compile(r"(^```.*?^```[^\n]*\n)", re.DOTALL | re.MULTILINE)


def page(text: str, source: str = "", version: str = "") -> str:
    """A page of the tree for readers who do not have the tree."""
    parts = FENCE.split(text)
    parts[::2] = [outside(part, source.rstrip("/"), version) for part in parts[::2]]
    return re.sub(r"\n{3,}", "\n\n", "".join(parts))


def outside(text: str, source: str, version: str) -> str:
    """Text outside of code, with its targets made absolute, or left out where there is no address for them."""
    if source:

        def there(found: re.Match[str]) -> str:
            to = found["to"]
            kind = "raw" if found.re in (PICTURE, SHOWN) else "blob"
            address = to if to.startswith("#") else f"{source}/{kind}/v{version}/{to.removeprefix('./')}"
            return found[0].replace(to, address, 1)

        for pattern in (PICTURE, LINK, SHOWN, ANCHOR):
            text = pattern.sub(there, text)
        return text
    text = EMPTY_LINK.sub("", PICTURE.sub("", text))
    return ANCHOR.sub(lambda found: found["words"], SHOWN.sub("", LINK.sub(lambda found: found["words"], text)))


def description() -> str:
    """The README of this tree, for the package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return page((ROOT / "README.md").read_text(encoding="utf-8"), project.get("urls", {}).get("Source", ""), project["version"])
