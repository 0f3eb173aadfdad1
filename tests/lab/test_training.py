"""Training: what a network sees, what is refused, and, where PyTorch is there, that a network comes out and training goes on."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16

import parlor
from parlor.core.rng import Rng
from parlor.lab.baselines import FOLDER
from parlor.lab.deals import rules_of
from parlor.lab.training.tables import Tables
from parlor.learn.actions import Actions
from parlor.learn.features import features_for
from parlor.learn.frames import framed
from parlor.players.network import load
from parlor.terminal.command import main

CHOICES = [game for game in parlor.games() if game != "numero"]


@pytest.mark.parametrize("game", CHOICES)
def test_a_network_sees_the_same_in_every_world_that_its_seat_cannot_tell_apart(game: str) -> None:
    found = parlor.game(game)
    rules = rules_of(found, found.usual)
    features = features_for(rules, Actions(rules))
    chance = random.Random(game)
    table = parlor.deal(game, found.usual, seed=3)
    for _ in range(25):
        seat = chance.choice(table.waiting)
        seen = [[int(number) for number in features.of(table.imagined(seat, Rng(world)), seat)] for world in range(3)]
        assert seen[0] == seen[1] == seen[2]
        table.play(chance.choice(table.legal(seat)), seat)
        if table.over:
            break


@pytest.mark.parametrize("game", ["quenette", "rummy", "flag", "goop", "quatro"])
def test_many_tables_play_hands_to_their_end(game: str) -> None:
    tables = Tables(parlor.game(game), parlor.game(game).usual, 16, 1)
    assert tables.seen().shape == (16, tables.size)
    assert tables.length() > 1.0
    legal, chosen = tables.legal().copy(), tables.casual()
    assert all(legal[table, action] for table, action in enumerate(chosen))


def test_whoever_is_asked_is_counted_from_the_seat_that_asks() -> None:
    rules = rules_of(parlor.game("quatro"), 4)
    actions, notation = Actions(rules), rules.notation
    frames = framed(actions, 4)
    asked = int(actions.number(notation.read("ask 3 for R1")))
    assert [notation.text(actions.moves[frames[seat][asked]]) for seat in range(4)] == [f"ask {3 - seat} for R1" for seat in range(4)]
    assert [sorted(frame) for frame in frames] == [list(range(len(actions)))] * 4


def test_a_hand_of_asking_goes_on_with_the_moves_that_were_meant() -> None:
    tables = Tables(parlor.game("quatro"), 4, 8, 1)
    for _ in range(40):
        chosen, seats = tables.casual(), tables.seats()
        meant = [tables.actions.moves[tables.unframed[seat, action]] for seat, action in zip(seats, chosen, strict=True)]
        assert all(move in tables.env.hands[table].moves_of(seats[table]) for table, move in enumerate(meant))
        tables.step(chosen)


def test_what_hands_bring_is_told_against_the_others() -> None:
    tables = Tables(parlor.game("quenette"), 4, 32, 1)
    results: list[Any] = []
    while len(results) < 3:
        ended, points = tables.step(tables.casual().copy())
        results += [points[table] for table in range(32) if ended[table]]
    assert all(abs(float(each.sum())) < 1e-3 and abs(each).max() > 0.0 for each in results)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["reno", "--players", "9"], "Reno is for 2 or 3 or 4 players, not 9"),
        (["reno", "--minutes", "0"], "the time is a number of minutes above 0, not 0.0"),
        (["reno", "--units", "7"], "the first layer has from 8 to 4096 units, not 7"),
        (["reno", "--leaning", "21"], "the leaning is a number from 0 to 20, not 21.0"),
        (["reno", "--start", "nothing.net"], "there is no network in 'nothing.net'"),
        (["reno", "--start", str(FOLDER / "sachem-4.net")], "sachem-4.net is no network of 512 units for Reno with "),
        (["sachem", "--units", "64", "--start", str(FOLDER / "sachem-4.net")], "sachem-4.net is no network of 64 units"),
        (["solitaire", "--minutes", "1"], "solitaire"),
    ],
)
def test_wrong_plans_are_refused(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "train", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_a_network_comes_out_and_training_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="training needs PyTorch, which make test does not install")
    from parlor.lab.training import learner

    plan = learner.Plan("reno", 2, minutes=0.02, decisions=2048, batch=512)
    first = learner.Learner(plan, "cpu")
    first.learn(tmp_path, lambda figures: None)
    network = load(tmp_path / "network.net")
    assert (network.told["game"], network.told["players"]) == ("reno", 2)
    again = learner.Learner(plan, "cpu")
    assert again.go_on(tmp_path)
    assert (again.decisions, again.curve) == (first.decisions, json.loads((tmp_path / "curve.json").read_text()))


def test_training_can_begin_with_a_network() -> None:
    torch = pytest.importorskip("torch", reason="training needs PyTorch, which make test does not install")
    from parlor.lab.training import learner

    network = load(FOLDER / "sachem-4.net")
    begun = learner.Learner(learner.Plan("sachem", 4), "cpu", network)
    assert begun.plan.start == network.told["trained"]
    tables = Tables(parlor.game("sachem"), 4, 200, 2)
    for _ in range(9):
        tables.step(tables.casual())
    seen, legal = tables.seen().copy(), tables.legal().copy()
    chances, _ = begun.model(begun.model.inputs(torch.from_numpy(seen)), torch.from_numpy(legal))
    same = 0
    for table in range(200):
        looked = network.look(vec[i16]([int(number) for number in seen[table]]))
        liked = [network.liking(looked, action) if may else -(10**9) for action, may in enumerate(legal[table])]
        same += liked.index(max(liked)) == int(chances[table].argmax())
    assert same >= 190, "weights in bytes and what they are read as agree but for close calls"


def test_a_network_that_leans_begins_as_a_casual_player(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="training needs PyTorch, which make test does not install")
    from parlor.lab.training import learner

    plan = learner.Plan("rummy", 4, minutes=0.01, decisions=2048, batch=512, leaning=6.0)
    begun = learner.Learner(plan, "cpu")
    tables = Tables(parlor.game("rummy"), 4, 200, 2)
    seen, legal, casual = (torch.from_numpy(made.copy()) for made in (tables.seen(), tables.legal(), tables.casual().astype("int64")))
    with torch.no_grad():
        chances, _ = begun.model(begun.model.inputs(seen), legal, casual)
    assert torch.equal(chances.argmax(dim=1), casual)
    begun.learn(tmp_path, lambda figures: None)
    network = load(tmp_path / "network.net")
    assert network.told["leaning"] == 6 * 1024
    assert learner.Learner(plan, "cpu", network).plan.leaning == 6.0


def test_on_a_processor_the_first_layer_adds_up_the_few_inputs_that_are_not_zero() -> None:
    torch = pytest.importorskip("torch", reason="training needs PyTorch, which make test does not install")
    from parlor.lab.training.model import Model

    model = Model(40, 5, 16, "cpu")
    seen = (torch.rand(30, 40) < 0.1).to(torch.int16) * torch.randint(-9, 9, (30, 40), dtype=torch.int16)
    seen[7] = 0
    inputs = model.inputs(seen)
    assert torch.allclose(model.first(inputs), model.net[0](inputs), atol=1e-6)
    assert torch.equal(model.scale, model.scale.to(torch.bfloat16).float()), "two bytes are enough on an accelerator"
