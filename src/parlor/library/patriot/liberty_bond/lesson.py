"""Liberty Bond Game: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, turn

STAGED = Staged(
    seed=16,
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("draw", turn("draw"), "stock", reads="turn 1"),
        Step("discard", turn("discard"), "discard", reads="turn 4"),
        Step("meld", turn("meld"), "hand", reads="turn 2"),
        Step("add", turn("add"), "meld", reads="turn 3"),
        Step("count", COUNTED),
    ],
    moves=["draw stock", "meld A5 F5 F5", "add A2 to 1", "add A2 to 1", "add I4 to 2", "discard F1"],
)
