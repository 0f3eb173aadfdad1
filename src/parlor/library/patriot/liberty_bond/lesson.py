"""Liberty Bond Game: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, turn

STAGED = Staged(
    seed=16,
    steps=[
        Step("aim", DEALT, "hand"),
        Step("draw", turn("draw"), "stock"),
        Step("discard", turn("discard"), "discard"),
        Step("meld", turn("meld"), "hand"),
        Step("add", turn("add"), "meld"),
        Step("count", COUNTED),
    ],
    moves=["draw stock", "meld A5 F5 F5", "add A2 to 1", "add A2 to 1", "add I4 to 2", "discard F1"],
)
