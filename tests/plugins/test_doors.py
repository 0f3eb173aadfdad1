"""A game from another package works through every interface."""

import asyncio
import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor import pages
from parlor.lab.engine import Engine
from parlor.lab.simulating import batches
from parlor.packs.standard import STANDARD
from parlor.terminal.command import main
from tests.plugins.packages import install, run
from tests.plugins.test_bad import SOUND
from tests.plugins.tiny import LEAFLET, WORDS, tiny


@pytest.fixture(autouse=True)
def _tiny(_shelf: None) -> None:
    parlor.register(tiny())


def played(seed: int = 1) -> parlor.Table:
    table = parlor.deal("tiny", 3, seed=seed, options={"hands": 1})
    player = parlor.player("casual", seed=seed)
    while not table.over:
        assert table.turn is not None
        table.play(player.choose(table, table.turn))
    return table


def test_the_shelf() -> None:
    assert parlor.games()[-1] == "tiny"
    assert parlor.game("tiny").outside
    assert not parlor.game("quenette").outside


def test_its_words_are_said() -> None:
    table = played()
    assert any(note.endswith("tricks: +2") and ": took 2 " in note for hand in table.results for note in hand["notes"])


@pytest.mark.parametrize("level", ["random", "casual", "skilled", "expert"])
def test_every_level_plays_it(level: parlor.Level) -> None:
    table = parlor.deal("tiny", seed=1, options={"hands": 1})
    player = parlor.player(level, seed=1, iterations=20 if level in parlor.THINKING else None)
    while not table.over:
        assert table.turn is not None
        table.play(player.choose(table, table.turn))
    assert sum(table.scores) == 5


def test_advice_and_review() -> None:
    table = parlor.deal("tiny", seed=1, options={"hands": 1})
    assert parlor.player("skilled", seed=1, iterations=20).advise(table, table.waiting[0])
    assert parlor.review_text(parlor.review(played().record(), iterations=2))


def test_records_tell_the_package() -> None:
    record = played().record()
    assert record["package"] == {"name": "tiny-games", "version": "unknown"}
    assert parlor.replay(json.dumps(record)).record() == record
    assert "package" not in parlor.deal("quenette", seed=1).record()


@pytest.mark.parametrize(
    ("package", "says"),
    [
        ({"name": "other-games", "version": "1"}, "is of Tiny as other-games brings it; the one on this shelf is from tiny-games"),
        ({"name": "tiny-games"}, "the record's package is not an object of a name and a version"),
        ({"name": "tiny-games", "version": 1}, "are texts"),
        ("tiny-games", "the record's package is not an object"),
        (None, "the record's package is not an object"),
    ],
)
def test_records_of_another_package(package: object, says: str) -> None:
    with pytest.raises(parlor.BadRecord, match=says):
        parlor.replay({**played().record(), "package": package})


def test_a_record_names_the_package_that_is_missing() -> None:
    record = {**played().record(), "game": "gone", "package": {"name": "gone-games", "version": "2.1"}}
    with pytest.raises(
        parlor.BadRecord, match=r"'gone' that is not on the shelf: it comes with the package gone-games 2\.1, which is not installed"
    ):
        parlor.replay(record)


def test_tables_are_copied_and_pickled() -> None:
    table = parlor.deal("tiny", seed=3)
    table.play(table.legal()[0])
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table)), table.copy()):
        assert twin.view(0) == table.view(0)


def test_a_refusal_tells_where_its_rule_stands() -> None:
    table = parlor.deal("tiny", seed=3)
    with pytest.raises(parlor.IllegalMove) as caught:
        table.play("play")
    assert caught.value.rule == "tiny-games#tiny"


def test_the_leaflet_is_its_rules(tmp_path: Path) -> None:
    assert pages.rules_of("tiny") == LEAFLET
    assert pages.common_of("tiny") == ""
    (tmp_path / "leaflet.en.md").write_text("# How to play\n", encoding="utf-8")
    parlor.register(tiny(id="from-file", leaflet=str(tmp_path / "leaflet.en.md")))
    assert pages.rules_of("from-file") == "# How to play"
    (tmp_path / "leaflet.en.md").unlink()
    assert "The package tiny-games brings no leaflet" in pages.rules_of("from-file")


def test_the_server() -> None:
    from parlor.server.http_messages import Lesson
    from parlor.server.shelf_routes import games, rules

    async def asked() -> tuple[list[Any], str]:
        return await games.fn(), await rules.fn("tiny")

    shelf, told = asyncio.run(asked())
    assert (shelf[-1].id, shelf[-1].title, shelf[-1].players) == ("tiny", "Tiny", [2, 3, 4])
    assert shelf[-1].words["en"]["tiny-tricks"] == WORDS["tiny-tricks"]
    assert shelf[-1].words["en"]["suit-standard-S"] == "Spades"
    assert not any(game.words for game in shelf[:-1])
    assert LEAFLET in told
    assert shelf[-1].lesson == Lesson("Take tricks.", ["Follow suit.", "The highest card takes the trick."], [])


def test_a_game_without_a_lesson() -> None:
    from parlor.server.shelf_info import game_info

    parlor.register(tiny(id="mute", words={}))
    assert game_info(parlor.game("mute")).lesson is None


def test_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--no-pager"]) == 0
    shelf = capsys.readouterr().out
    assert "From outside\n  tiny " in shelf
    assert main(["rules", "tiny", "--no-pager"]) == 0
    told = capsys.readouterr().out
    assert "Every trick is a point." in told
    assert "--common" not in told


def test_the_line_protocol() -> None:
    engine = Engine()
    assert "tiny" in engine.answer({"do": "hello"})["games"]
    assert engine.answer({"do": "games"})["games"][-1]["title"] == "Tiny"
    engine.answer({"do": "deal", "game": "tiny", "players": 2, "seed": 1})
    legal = engine.answer({"do": "legal"})
    assert legal["moves"]


def test_the_laboratory() -> None:
    batch = next(batches("tiny", 2, {"hands": 1}, 1, 5))
    assert batch.play()["games"] == 5


def test_its_facts_are_written_by_their_kinds() -> None:
    pytest.importorskip("numpy")
    from parlor.adapters.encoding import encoding

    found = encoding("tiny", 3)
    play = found.start_match(1)
    seen = {name: list(found.observation(play, 1)[where]) for name, where in found.parts.items()}
    assert seen["phase"] == [1]
    assert seen["mood"] == [0, 1]
    assert seen["eldest"] == [0, 1, 0], "seat 2 is the next one as seat 1 counts"
    assert seen["lowest"].index(1) == STANDARD.index["AS"]
    assert sum(seen["best"]) == 2
    assert "size" not in seen


def test_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from parlor.adapters.openspiel import name_of, register

    register()
    pyspiel.random_sim_test(pyspiel.load_game(name_of("tiny")), num_sims=1, serialize=False, verbose=False)


def test_pettingzoo() -> None:
    pytest.importorskip("pettingzoo")
    from parlor.adapters.pettingzoo import env

    made = env("tiny", hands=1)
    made.reset(seed=1)
    for _ in made.agent_iter():
        terminated = made.last()[2]
        made.step(None if terminated else made.legal_actions()[0])
    assert not made.agents


def test_gymnasium() -> None:
    pytest.importorskip("gymnasium")
    from parlor.adapters.gymnasium import env

    parlor.register(tiny(id="alone", players=[1], usual=1))
    made = env("alone", hands=1)
    made.reset(seed=1)
    over = False
    while not over:
        over = made.step(made.legal_actions()[0])[2]


def test_processes_of_their_own_find_it_too(tmp_path: Path) -> None:
    """The terminal and the workers of the lab, with the package installed."""
    install(tmp_path, "tiny-games", "sound", SOUND)
    ran = run(tmp_path, "-m", "parlor", "play", "tiny", "--players", "2", "--plain", "--seed", "1", typed="1\nquit\n")
    assert ran.returncode == 0, ran.stderr
    assert "Tiny" in ran.stdout
    out = str(tmp_path / "rows.jsonl")
    ran = run(tmp_path, "-m", "parlor", "lab", "play", "tiny", "--player", "casual", "--player", "random", "--deals", "2", "--out", out)
    assert ran.returncode == 0, ran.stdout + ran.stderr
