"""The classics work through every interface, on any build."""

import json
from importlib.metadata import PackageNotFoundError, version

import pytest
from parlor_classics import GAMES

import parlor
from parlor import pages
from parlor.lab.engine import Engine
from parlor.lab.simulating import batches

every_game = pytest.mark.parametrize("id", [game.id for game in GAMES])


def test_the_package_is_told_in_records() -> None:
    try:
        told = version("parlor-classics")
    except PackageNotFoundError:
        told = "unknown"
    record = parlor.deal("hearts", seed=1).record()
    assert record["package"] == {"name": "parlor-classics", "version": told}
    assert parlor.replay(json.dumps(record)).record() == record


@every_game
def test_leaflet(id: str) -> None:
    assert pages.rules_of(id).startswith(f"## {parlor.game(id).title} (`{id}`)")


@every_game
def test_lesson(id: str) -> None:
    lesson = pages.lesson_of(id)
    assert lesson is not None
    assert lesson.aim
    assert lesson.hand
    assert lesson.watch


@every_game
@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_players_that_search(id: str, level: parlor.Level) -> None:
    table = parlor.deal(id, seed=1)
    player = parlor.player(level, seed=1, iterations=10)
    for _ in range(20):
        if not table.over:
            seat = table.waiting[0]
            table.play(player.choose(table, seat), seat)


@every_game
def test_the_line_protocol(id: str) -> None:
    engine = Engine()
    engine.answer({"do": "deal", "game": id, "seed": 1})
    assert engine.answer({"do": "legal", "seat": parlor.deal(id, seed=1).waiting[0]})["moves"]


@every_game
def test_the_laboratory(id: str) -> None:
    assert next(batches(id, None, {}, 1, 2)).play()["games"] == 2


@every_game
def test_openspiel(id: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from parlor.adapters.openspiel import name_of, register

    register()
    pyspiel.random_sim_test(pyspiel.load_game(name_of(id)), num_sims=1, serialize=True, verbose=False)


@every_game
def test_pettingzoo(id: str) -> None:
    pytest.importorskip("pettingzoo")
    from parlor.adapters.pettingzoo import env

    made = env(id)
    made.reset(seed=1)
    for number, _ in enumerate(made.agent_iter()):
        if number == 200:
            break
        terminated = made.last()[2]
        made.step(None if terminated else made.legal_actions()[0])


@every_game
def test_many_tables_at_once(id: str) -> None:
    pytest.importorskip("numpy")
    from parlor.adapters.vector import Vector

    tables = Vector(id, 4)
    tables.reset(1)
    for seed in range(100):
        tables.step(tables.sample(seed))
