"""Baffle: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=1,
    steps=[
        Step("aim", DEALT, "score", reads="aim"),
        Step("declare", turn("content"), "actions"),
        Step("play", turn("play"), "hand", reads="turn 5"),
        Step("took", seen("took", by="me"), "plates"),
        Step("count", COUNTED),
    ],
    moves=["content", "play H5", "play H12", "play H4", "play H1", "play C6", "play S3"],
)
