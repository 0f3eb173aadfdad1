"""Grafto: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=1,
    options={"hands": 2},
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("trumps", DEALT, "strip"),
        Step("bid", turn("bid"), "actions", reads="turn 2"),
        Step("play", turn("play"), "hand", reads="turn 5"),
        Step("took", seen("took", by="me"), "plates"),
        Step("count", COUNTED),
    ],
    moves=["bid 2", "play C4", "play H12", "play H10", "play C9", "play U11", "play C10", "play C2"],
)
