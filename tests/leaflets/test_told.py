"""What the figures of a leaflet say: each thing once, in whole sentences."""

from dataclasses import replace
from typing import Any

from parlor.leaflets.checks import failed_checks
from parlor.leaflets.figures import figure
from parlor.leaflets.source import Source, source_of


def source(id: str) -> Source:
    """The English leaflet of a game."""
    found = source_of(id)
    assert found is not None
    return found


def lines(id: str, name: str = "example") -> list[list[str]]:
    """The lines of the steps of an example."""
    return [step["lines"] for step in figure(source(id), name)["steps"]]


def test_a_draw_from_the_discard_pile_is_told_once_with_its_card() -> None:
    first: dict[str, Any] = figure(source("rumme"), "example")["steps"][0]
    assert first["lines"] == ["You take the 8 of Helmets from the discard pile"]
    assert first["cards"] == ["H8"]


def test_the_rumme_card_has_one_article_and_says_what_it_stands_for() -> None:
    assert lines("rumme", "wild") == [["You lay down the 6 of Helmets, the Rumme card (as the 7 of Helmets) and the 8 of Helmets"]]


def test_a_secret_move_of_somebody_else_is_a_sentence_with_a_name() -> None:
    assert lines("goop")[:2] == [["You put a card down"], ["Ann puts a card down"]]


def test_a_score_sheet_ends_with_the_scores_wherever_they_began() -> None:
    sheet = figure(source("baffle"), "score")
    assert sheet["totals"] == [20 + sum(column) for column in zip(*sheet["rows"], strict=True)]


def test_a_check_of_scores_can_fail() -> None:
    wrong = replace(source("baffle"), figures={"checks": [{"scores": [19, 20, 20, 20]}]})
    assert list(failed_checks(wrong)) == ["check 1: the scores are [20, 20, 20, 20]"]
