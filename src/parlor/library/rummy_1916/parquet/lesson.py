"""Parquet: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, turn

STAGED = Staged(
    seed=10,
    options={"hands": 2},
    steps=[
        Step("aim", DEALT, "row"),
        Step("draw", turn("draw"), "stock"),
        Step("discard", turn("discard"), "discard"),
        Step("meld", turn("meld"), "row"),
        Step("play", turn("play"), "row"),
        Step("count", COUNTED),
    ],
    moves=["draw discard", "discard B7", "draw discard", "discard R2", "draw discard", "meld B1 B2 B3 B4", "meld R1 K1", "play K2"],
)
