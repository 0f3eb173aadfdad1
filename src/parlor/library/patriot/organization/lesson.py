"""Organization: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=1,
    steps=[
        Step("aim", DEALT, "plates", reads="aim"),
        Step("bid", turn("bid"), "actions", reads="turn 1"),
        Step("won", seen("noted", key="bid-won"), "plates", reads="turn 3"),
        Step("named", seen("named"), "strip", reads="turn 4"),
        Step("follow", turn("play"), "hand", reads="turn 6"),
        Step("took", seen("took", by="me"), "plates"),
        Step("count", COUNTED),
    ],
    moves=[
        "bid 5",
        "pass",
        "play B1",
        "play A2",
        "play I1",
        "play I6",
        "play B6",
        "play A5",
        "play A6",
        "play B4",
        "play B2",
        "play F5",
        "play B2",
        "play I6",
    ],
)
