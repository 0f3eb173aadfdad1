"""Turkette: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, VOID, Staged, Step, seen, turn

STAGED = Staged(
    seed=2,
    options={"hands": 2},
    steps=[
        Step("aim", DEALT, "score"),
        Step("suit", DEALT, "strip"),
        Step("follow", turn("play"), "hand"),
        Step("free", seen("took"), "plates"),
        Step("costs", seen("took", nth=2), "plates"),
        Step("void", VOID, "hand"),
        Step("count", COUNTED),
    ],
    moves=["play C8", "play S2", "play U6", "play U4", "play U13", "play C7"],
)
