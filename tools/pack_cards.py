"""Prints the cards of all packs as JSON: what the page needs to draw them for paper when it is built."""

import json
import sys
from typing import Any

from parlor.core.pack import Pack
from parlor.paper.printing import PACKS


def described(pack: Pack) -> dict[str, Any]:
    """A pack: its suits, how often it has each card, and what is printed on them."""
    cards = [
        {"code": card.code, "name": card.name, "suit": card.suit, "number": card.number, "printed": card.printed} for card in pack.kinds
    ]
    return {"suits": pack.suits, "copies": int(pack.copies), "cards": cards}


def main() -> int:
    """Prints everything."""
    print(json.dumps({name: described(pack) for name, pack in PACKS.items()}, ensure_ascii=False, separators=(",", ":")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
