"""The results of a tournament, saved line by line as they come in, so that an interruption loses nothing."""

import json
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from parlor.core.messages import BadArgument, short
from parlor.lab.rows import line, parsed
from parlor.lab.tournament import Plan, Row

KINDS = (".jsonl", ".parquet")


class Results:
    """A file of results. Rows are appended as they come in, and sorted at the end, so that the same plan gives the same file."""

    def __init__(self, path: Path, plan: Plan) -> None:
        if path.suffix not in KINDS:
            raise BadArgument("lab-file-kind", {"kinds": list(KINDS), "given": short(path.name)})
        self.path = path
        self.rows_path = path if path.suffix == ".jsonl" else path.with_suffix(".jsonl")
        self.plan = plan

    def resume(self) -> list[Row]:
        """The rows of an earlier run of the same plan; a truncated line is dropped."""
        if not self.rows_path.is_file():
            raise BadArgument("lab-nothing-to-resume", {"file": str(self.rows_path)})
        lines = self.rows_path.read_text(encoding="utf-8").splitlines()
        if not lines or parsed(lines[0]) != json.loads(json.dumps(self.plan.header())):
            raise BadArgument("lab-other-tournament", {"file": str(self.rows_path)})
        rows = [row for row in map(parsed, lines[1:]) if row is not None]
        self._write(rows)
        return rows

    def begin(self) -> None:
        """Starts a new file, but does not overwrite an old one."""
        if self.rows_path.exists():
            raise BadArgument("lab-file-there", {"file": str(self.rows_path)})
        self.rows_path.parent.mkdir(parents=True, exist_ok=True)
        self._write([])

    def keep(self, rows: Iterable[Row]) -> None:
        """Adds rows."""
        with self.rows_path.open("a", encoding="utf-8") as file:
            file.write("".join(line(row) for row in rows))

    def finish(self, rows: list[Row]) -> Path:
        """Writes all rows in their order, as a Parquet file if requested."""
        ordered = self.plan.in_order(rows)
        self._write(ordered)
        if self.path.suffix == ".parquet":
            write_parquet(self.path, self.plan.header(), ordered)
            self.rows_path.unlink()
        return self.path

    def _write(self, rows: list[Row]) -> None:
        scratch = self.rows_path.with_name(self.rows_path.name + ".new")
        scratch.write_text(line(self.plan.header()) + "".join(map(line, rows)), encoding="utf-8")
        scratch.replace(self.rows_path)


def write_parquet(path: Path, header: dict[str, Any], rows: list[Row]) -> None:
    """The rows as a Parquet file, with the plan in its metadata."""
    pyarrow, parquet = parquet_library()
    plain = [{**row, "forfeits": json.dumps(row["forfeits"])} for row in rows]
    table = pyarrow.Table.from_pylist(plain).replace_schema_metadata({"parlor-lab": json.dumps(header)})
    scratch = path.with_name(path.name + ".new")
    parquet.write_table(table, scratch)
    scratch.replace(path)


def parquet_library() -> tuple[Any, Any]:
    """The library that writes Parquet files."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise BadArgument("lab-needs-parquet") from None
