"""Law 10: the same seeds give the same games in every build, regardless of the hash seed and the global generator.

`python -m tests.kit.bless` rewrites the digests; a changed digest is a changed rule and needs a reason in the commit.
"""

import json
import os
import random
import subprocess
import sys

import pytest

import parlor
from tests.kit.digests import DIGESTS, PATH, digest


def test_every_game_has_a_digest() -> None:
    assert sorted(DIGESTS) == sorted(parlor.games())


@pytest.mark.parametrize("game", parlor.games())
def test_law_10_determinism(game: str) -> None:
    random.seed(game)
    random.random()
    assert digest(game) == DIGESTS[game], f"see {PATH}"


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_law_10_other_hash_seeds(hash_seed: str) -> None:
    program = "import json, parlor; from tests.kit.digests import digest; print(json.dumps({g: digest(g, 1) for g in parlor.games()}))"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {game: digest(game, 1) for game in parlor.games()}
