"""Sachem: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, VOID, Staged, Step, seen, turn

STAGED = Staged(
    seed=1,
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("trumps", DEALT, "turned"),
        Step("play", turn("play"), "hand", reads="turn 2"),
        Step("took", seen("took", by="me"), "plates"),
        Step("void", VOID, "hand"),
        Step("count", COUNTED),
    ],
    moves=["play B1", "play K8", "play B11", "play R1", "play K11", "play R5"],
)
