"""Coronado: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=3,
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("propose", turn("propose"), "actions", reads="turn 1"),
        Step("discard", turn("discard"), "hand", reads="turn 3"),
        Step("play", seen("played"), "trick", reads="turn 6"),
        Step("took", seen("took", by="me"), "plates"),
        Step("count", COUNTED),
    ],
    moves=["propose", "discard R10 L10 B7 B10", "play K9", "play R12", "play K6", "play K10", "play L9"],
)
