"""Secret Seven: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=1,
    steps=[
        Step("aim", DEALT, "plates", reads="aim"),
        Step("packet", seen("drew", by="others", key="secret-seven-picks"), "plates"),
        Step("follow", turn("play"), "hand", reads="turn 2"),
        Step("called", seen("took", key="secret-seven-packet"), "plates"),
        Step("count", COUNTED),
    ],
    moves=["play S6", "play H3", "play C8", "play C10", "play U1", "play H1", "play U4", "play U9", "play U12", "play S12", "play H10"],
)
