"""The front end's types of the messages cannot go stale."""

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_front_end_are_those_of_the_house(capsys: pytest.CaptureFixture[str]) -> None:
    spec = importlib.util.spec_from_file_location("protocol_types", ROOT / "tools" / "protocol_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.main() == 0
    written = (ROOT / "web" / "src" / "house" / "types.ts").read_text(encoding="utf-8")
    assert capsys.readouterr().out == written, "run python tools/protocol_types.py > web/src/house/types.ts"
