"""Rumme Baseball: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=1,
    options={"innings": 1},
    steps=[
        Step("aim", DEALT, "strip", reads="aim"),
        Step("field", DEALT, "aside", reads="turn 1"),
        Step("follow", turn("play"), "hand"),
        Step("acts", seen("noted", key="rumme-baseball-acts"), "strip"),
        Step("out", seen("noted", key="rumme-baseball-three-out"), "strip"),
        Step("count", COUNTED),
    ],
    moves=["play H1", "play H8", "play U9", "play H9"],
)
