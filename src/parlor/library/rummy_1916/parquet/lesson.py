"""Parquet: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, turn

STAGED = Staged(
    seed=10,
    options={"hands": 2},
    steps=[
        Step("aim", DEALT, "row", reads="aim"),
        Step("draw", turn("draw"), "stock", reads="turn 1"),
        Step("discard", turn("discard"), "discard", reads="turn 4"),
        Step("meld", turn("meld"), "row", reads="turn 2"),
        Step("play", turn("play"), "row"),
        Step("count", COUNTED),
    ],
    moves=["draw discard", "discard B7", "draw stock", "discard K4", "draw discard", "meld B1 B2 B3 B4", "meld R2 K2", "play K1"],
)
