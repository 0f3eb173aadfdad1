"""Foozle: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=1,
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("bid", turn("bid"), "actions", reads="turn 2"),
        Step("won", seen("noted", key="bid-won"), "plates"),
        Step("trumps", seen("noted", key="foozle-trumps"), "strip", reads="turn 4"),
        Step("follow", turn("play"), "hand", reads="turn 5"),
        Step("count", COUNTED),
    ],
    moves=["pass", "play B6", "play R5", "play K6", "play K1", "play R4"],
)
