"""Sham Battle: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=4,
    steps=[
        Step("aim", DEALT, "plates", reads="aim"),
        Step("bid", turn("bid"), "actions", reads="turn 1"),
        Step("won", seen("noted", key="bid-won"), "plates", reads="turn 3"),
        Step("named", seen("named"), "strip", reads="turn 4"),
        Step("laid", seen("laid"), "plates", reads="turn 5"),
        Step("follow", turn("play"), "hand", reads="turn 7"),
        Step("count", COUNTED),
    ],
    moves=[
        "pass",
        "play I3",
        "play A1",
        "play I5",
        "play I2",
        "play A6",
        "play A4",
        "play A4",
        "play F4",
        "play A5",
        "play F5",
        "play F6",
        "play F6",
    ],
)
