"""United States: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=7,
    steps=[
        Step("aim", DEALT, "hand", reads="aim"),
        Step("corners", DEALT, "board", reads="turn 1"),
        Step("place", turn("move"), "hand", reads="turn 2"),
        Step("again", turn("move", nth=2), "hand", reads="turn 3"),
        Step("stuck", seen("noted", by="me", key="united-states-cannot-place"), "board", reads="turn 4"),
        Step("count", COUNTED),
    ],
    moves=[
        "move SC to stack2",
        "move MN to stack1",
        "move IA to stack1",
        "move WI to stack1",
        "move MS to stack3",
        "move MI to stack1",
        "move OH to stack1",
        "move KY to stack1",
        "move NV to stack4",
    ],
)
