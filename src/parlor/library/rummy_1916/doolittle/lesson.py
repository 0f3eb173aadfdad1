"""Doolittle: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, VOID, Staged, Step, seen, turn

STAGED = Staged(
    seed=2,
    options={"hands": 2},
    steps=[
        Step("aim", DEALT, "score", reads="aim"),
        Step("follow", turn("play"), "hand", reads="turn 2"),
        Step("first", seen("took"), "plates"),
        Step("void", VOID, "hand", reads="turn 3"),
        Step("last", seen("took", nth=5), "plates"),
        Step("count", COUNTED),
    ],
    moves=["play B1", "play R2", "play L2", "play L13", "play K7", "play K5"],
)
