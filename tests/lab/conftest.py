"""The tools of the arena are scripts beside each other: their tests find them where they lie."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tools"))
