"""Organization: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=1,
    steps=[
        Step("aim", DEALT, "plates"),
        Step("bid", turn("bid"), "actions"),
        Step("won", seen("noted", key="bid-won"), "plates"),
        Step("named", seen("named"), "strip"),
        Step("follow", turn("play"), "hand"),
        Step("took", seen("took", by="me"), "plates"),
        Step("count", COUNTED),
    ],
    moves=[
        "bid 5",
        "pass",
        "play F5",
        "play I1",
        "play A6",
        "play B6",
        "play A5",
        "play B2",
        "play B1",
        "play A2",
        "play I6",
        "play B2",
        "play I6",
        "play B4",
    ],
)
