"""Measures how easy the English leaflets read.

    python tools/readability_check.py            every leaflet: words before the fold, and Flesch reading ease
    python tools/readability_check.py GAME …     some of them

It fails where a leaflet is longer than 700 words before the fold, or reads worse than an ease of 60. Numbers and names of cards are
filled in first; tables and figures are not prose, so they are left out.
"""

import re
import sys

import readability

import parlor
from parlor.leaflets.document import leaflet
from parlor.leaflets.markdown import line

MOST_WORDS = 700
LEAST_EASE = 60.0


def prose(id: str) -> str:
    """The sentences of a leaflet before the fold, one to a line, paragraphs apart."""
    found = leaflet(id)
    if found is None:
        sys.exit(f"{id} has no leaflet")
    texts: list[str] = []
    for part in found["parts"]:
        if part["folded"]:
            continue
        for block in part["blocks"]:
            blocks = [inner for item in block["items"] for inner in item] if block["type"] == "list" else [block]
            texts.extend(line(each["text"]) for each in blocks if each["type"] == "paragraph")
    return "\n\n".join(re.sub(r"(?<=[.!?:]) +", "\n", text) for text in texts)


def ease(text: str) -> float:
    """The Flesch reading ease."""
    return float(readability.getmeasures(text, lang="en")["readability grades"]["FleschReadingEase"])


def main() -> None:
    """Measures the leaflets named, or all."""
    ids = sys.argv[1:] or [id for id in parlor.games() if not parlor.game(id).outside]
    bad = 0
    for id in ids:
        text = prose(id)
        words, easy = len(text.split()), ease(text)
        wrong = words > MOST_WORDS or easy < LEAST_EASE
        bad += wrong
        print(f"{id:20} {words:4} words, ease {easy:5.1f}{'  <- too long or too hard' if wrong else ''}")
    if bad:
        sys.exit(f"{bad} of {len(ids)} leaflets are too long or too hard to read")


if __name__ == "__main__":
    main()
