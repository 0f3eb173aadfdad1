"""Ups and Downs: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, turn

STAGED = Staged(
    seed=62,
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("play", turn("play"), "hand", reads="turn 3"),
        Step("grow", turn("play", nth=3), "row"),
        Step("pass", turn("pass"), "actions", reads="turn 5"),
        Step("count", COUNTED),
    ],
    moves=[
        "play R6",
        "play K7",
        "play L8",
        "play K6",
        "play K5",
        "play L3",
        "play L11",
        "play R11",
        "play R12",
        "play K8",
        "play K2",
        "pass",
        "play B9",
        "play B10",
    ],
)
