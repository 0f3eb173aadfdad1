"""Law 10: the same seeds give the same games in every build, regardless of the hash seed and the global generator.

`python -m tests.kit.bless` rewrites the digests; a changed digest is a changed rule and needs a raised version of the rules.
"""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import parlor
from parlor.words.say import ENGLISH, KEYS, speak
from tests.kit.bless import main
from tests.kit.digests import PATH, Blessed, NotRaised, bless, digest, keep, kept, plain

DIGESTS = kept()


def test_every_game_has_a_digest_of_its_version() -> None:
    assert {game: DIGESTS[game].version for game in sorted(DIGESTS)} == {game: parlor.game(game).version for game in sorted(parlor.games())}


@pytest.mark.parametrize("game", parlor.games())
def test_law_10_determinism(game: str) -> None:
    random.seed(game)
    random.random()
    assert digest(game) == DIGESTS[game].digest, f"see {PATH}"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_law_10_other_hash_seeds(hash_seed: str) -> None:
    program = "import json, parlor; from tests.kit.digests import digest; print(json.dumps({g: digest(g, 1) for g in parlor.games()}))"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {game: digest(game, 1) for game in parlor.games()}


def test_words_are_in_no_digest() -> None:
    in_english = digest("sammy", 1)
    speak(KEYS)
    try:
        assert digest("sammy", 1) == in_english
    finally:
        speak(ENGLISH)


def test_a_digest_takes_of_a_message_what_it_is_about() -> None:
    walk = {"key": "rumme-baseball-walk", "params": {}}
    assert plain({"card": "C4", "outs": 2, "effect": walk, "bases": [walk], "seats": [0, 2]}) == {"card": "C4", "outs": 2, "seats": [0, 2]}


def test_a_changed_digest_is_blessed_with_a_raised_version_only() -> None:
    now = parlor.game("goop").version
    old = {"goop": Blessed(now, "old")}
    with pytest.raises(NotRaised, match=rf"goop: its digest has changed.*still version {now};.*raises it to {now + 1}"):
        bless(old, "goop", lambda game: "new")
    assert bless(old, "goop", lambda game: "old") == old["goop"]
    assert bless({"goop": Blessed(now - 1, "old")}, "goop", lambda game: "new") == Blessed(now, "new")
    with pytest.raises(NotRaised, match=f"blessed for version {now + 1} of the rules, and the game tells version {now}"):
        bless({"goop": Blessed(now + 1, "old")}, "goop", lambda game: "old")
    assert bless({}, "goop", lambda game: "new") == Blessed(now, "new")


def test_the_command_writes_nothing_that_it_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "digests.json"
    wrong = {**DIGESTS, "flag": Blessed(DIGESTS["flag"].version, "of another rule")}
    keep(wrong, path)
    assert main(["flag", "flique"], path) == 1
    said = capsys.readouterr()
    assert "flag: its digest has changed" in said.err
    assert "flique unchanged" in said.out
    assert kept(path) == wrong
    keep({**DIGESTS, "flag": Blessed(DIGESTS["flag"].version - 1, "of another rule")}, path)
    assert main(["flag"], path) == 0
    assert kept(path) == DIGESTS
