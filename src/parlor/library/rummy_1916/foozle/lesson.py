"""Foozle: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=1,
    steps=[
        Step("aim", DEALT, "hand"),
        Step("bid", turn("bid"), "actions"),
        Step("won", seen("noted", key="bid-won"), "plates"),
        Step("trumps", seen("noted", key="foozle-trumps"), "strip"),
        Step("follow", turn("play"), "hand"),
        Step("count", COUNTED),
    ],
    moves=["pass", "play B6", "play R5", "play K6", "play K1", "play R4"],
)
