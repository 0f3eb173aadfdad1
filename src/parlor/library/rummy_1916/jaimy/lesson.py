"""Jaimy: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=622,
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("trumps", DEALT, "turned"),
        Step("play", turn("play"), "hand", reads="turn 2"),
        Step("took", seen("took", by="me"), "plates"),
        Step("claim", turn("claim"), "actions"),
        Step("count", COUNTED),
    ],
    moves=["play B13", "play R13", "play L6", "claim"],
)
