"""The Despised Nines: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, VOID, Staged, Step, seen, turn

STAGED = Staged(
    seed=1,
    options={"hands": 2},
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("follow", turn("play"), "hand", reads="turn 2"),
        Step("taken", seen("took"), "plates", reads="turn 4"),
        Step("void", VOID, "hand", reads="turn 3"),
        Step("count", COUNTED),
    ],
    moves=["play K10", "play L11", "play R8", "play L13", "play B12", "play B8", "play B7", "play B6"],
)
