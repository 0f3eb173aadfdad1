"""Moosehead: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=18,
    steps=[
        Step("aim", DEALT, "strip", reads="aim"),
        Step("play", turn("play"), "hand", reads="turn 2"),
        Step("scores", seen("noted", key="moosehead-scores"), "plates", reads="turn 3"),
        Step("pass", turn("pass"), "actions", reads="turn 4"),
        Step("go", seen("noted", key="moosehead-scores-go"), "plates", reads="turn 5"),
        Step("count", COUNTED),
    ],
    moves=["play B3", "play R10", "pass", "play L5", "play K11", "pass", "play B4"],
)
