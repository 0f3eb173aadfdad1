"""Rows of JSON, one a line, as files keep them."""

import json
from typing import Any

Row = dict[str, Any]


def line(row: Row) -> str:
    """A row as a line of the file."""
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def parsed(text: str) -> Row | None:
    """A line as a row, or None if it was truncated."""
    try:
        row = json.loads(text)
    except ValueError:
        return None
    return row if isinstance(row, dict) else None
