"""Every game brings its first lesson along: the lines of its leaflet, and a hand that is staged."""

import re
from dataclasses import replace
from typing import Any

import pytest

import parlor
from parlor.core.lessons import Step
from parlor.leaflets import lessons
from parlor.leaflets.document import leaflet
from parlor.leaflets.lessons import lesson, told
from parlor.leaflets.source import BadLeaflet, source_of
from parlor.pages import is_there
from parlor.testing.lessons import LEARNER, Rehearsal
from parlor.words.languages import LANGUAGES

# So much fits into two lines above the hand of a phone, and into five, which a line of the leaflet may take.
TWO_LINES = 96
FIVE_LINES = 216


@pytest.mark.parametrize("id", parlor.games())
def test_every_game_has_a_lesson(id: str) -> None:
    found = lesson(id)
    assert found is not None
    assert found.aim
    assert len(found.hand) > 1
    assert len(found.watch) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", parlor.games())
def test_the_coach_reads_aim_and_turn_from_the_leaflet(id: str, language: str) -> None:
    game = parlor.game(id)
    assert game.staged is not None
    read = {step.reads: told(game, step, language) for step in game.staged.steps if step.reads}
    lines = lines_of(id, language)
    assert "aim" in read
    assert any(reads.startswith("turn") for reads in read)
    for reads, text in read.items():
        assert unnumbered(text) == unnumbered(lines[reads])
    assert [step.name for step in game.staged.steps if bool(step.reads) == is_there(f"{id}-lesson-step-{step.name}")] == []


def lines_of(id: str, language: str) -> dict[str, str]:
    """The aim and the numbered steps of a turn, as the leaflet shows them."""
    found = leaflet(id, language)
    assert found is not None
    parts = {part["id"]: part["blocks"] for part in found["parts"]}
    items = [item for block in parts["turn"] if block["type"] == "list" and block["numbered"] for item in block["items"]]
    return {"aim": shown(parts["aim"]), **{f"turn {at}": shown(item) for at, item in enumerate(items, 1)}}


def shown(said: Any) -> str:
    """The words in a part of a leaflet, as they stand on the page."""
    if isinstance(said, dict):
        return shown(said.get("name") or said.get("text") or said.get("strong") or said.get("emphasis"))
    return said if isinstance(said, str) else "".join(map(shown, said))


def unnumbered(text: str) -> str:
    """A text without its numbers: the staged table may have agreed on others than the leaflet tells."""
    return re.sub(r"\d+", "#", text)


def test_a_changed_leaflet_changes_the_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    source = source_of("turkette")
    assert source is not None
    changed = replace(source, words=source.words.replace("Everyone else plays one card", "Everyone else sings"))
    monkeypatch.setattr(lessons, "source_of", lambda *_: changed)
    game = parlor.game("turkette")
    assert game.staged is not None
    assert told(game, next(step for step in game.staged.steps if step.name == "follow")).startswith("Everyone else sings, going around")


def test_the_coach_tells_the_numbers_of_the_staged_table() -> None:
    game = parlor.game("turkette")
    assert game.staged is not None
    assert game.staged.options == {"hands": 2}
    assert told(game, game.staged.steps[0]).endswith("Whoever has the fewest points after 2 hands wins.")


def test_a_step_that_the_leaflet_does_not_have() -> None:
    game = parlor.game("rummy")
    assert game.staged is not None
    with pytest.raises(BadLeaflet, match="reads 'turn 9': the leaflet has 4 such steps"):
        told(game, Step("draw", game.staged.steps[0].when, reads="turn 9"))


@pytest.mark.parametrize("id", parlor.games())
def test_every_step_of_the_staged_hand_comes_in_order(id: str) -> None:
    game = parlor.game(id)
    assert game.staged is not None
    rehearsal = Rehearsal(game, game.staged).play()
    assert not rehearsal.refused, "a suggested move is not legal where it is suggested"
    assert rehearsal.moves[: len(game.staged.moves)] == game.staged.moves
    assert [name for name, _ in rehearsal.shown] == [step.name for step in game.staged.steps]
    assert 4 <= len(game.staged.steps) <= 8


@pytest.mark.parametrize("id", parlor.games())
def test_the_staged_hand_is_no_disaster(id: str) -> None:
    game = parlor.game(id)
    assert game.staged is not None
    table = Rehearsal(game, game.staged).play().table
    if table.counted:
        points = [table.ending().better() * each for each in table.counts()[0]["points"]]
        assert points[LEARNER] * len(points) >= sum(points)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", parlor.games())
def test_the_coach_is_brief(id: str, language: str) -> None:
    game = parlor.game(id)
    assert game.staged is not None
    for step in game.staged.steps:
        text = told(game, step, language)
        assert len(text) <= (FIVE_LINES if step.reads else TWO_LINES), text
        assert text.endswith((".", "!", "?")), text
