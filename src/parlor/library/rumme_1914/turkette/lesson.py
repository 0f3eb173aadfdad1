"""Turkette: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, VOID, Staged, Step, seen, turn

STAGED = Staged(
    seed=3,
    options={"hands": 2},
    steps=[
        Step("aim", DEALT, "score", reads="aim"),
        Step("suit", DEALT, "strip"),
        Step("follow", turn("play"), "hand", reads="turn 2"),
        Step("free", seen("took"), "plates"),
        Step("costs", seen("took", nth=2), "plates"),
        Step("void", VOID, "hand", reads="turn 3"),
        Step("count", COUNTED),
    ],
    moves=["play C11", "play U8", "play U7", "play S11", "play U6", "play S6"],
)
