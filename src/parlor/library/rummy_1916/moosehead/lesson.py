"""Moosehead: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=18,
    steps=[
        Step("aim", DEALT, "strip"),
        Step("play", turn("play"), "hand"),
        Step("scores", seen("noted", key="moosehead-scores"), "plates"),
        Step("pass", turn("pass"), "actions"),
        Step("go", seen("noted", key="moosehead-scores-go"), "plates"),
        Step("count", COUNTED),
    ],
    moves=["play B3", "play R10", "pass", "play L5", "play K11", "pass", "play B4"],
)
