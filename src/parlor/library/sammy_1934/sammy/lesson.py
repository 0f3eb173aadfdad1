"""Sammy: the staged first hand."""

from parlor.core.lessons import COUNTED, DEALT, Staged, Step, seen, turn

STAGED = Staged(
    seed=11,
    steps=[
        Step("aim", DEALT, "plates"),
        Step("bid", turn("bid"), "actions"),
        Step("trumps", seen("noted", key="sammy-declarant"), "strip"),
        Step("dummy", seen("shown", key="sammy-dummy"), "plates"),
        Step("follow", turn("play"), "hand"),
        Step("count", COUNTED),
    ],
    moves=[
        "bid 4 red",
        "pass",
        "pass",
        "play ND",
        "play PA",
        "play IA",
        "play OR",
        "play RI",
        "play WV",
        "play NC",
        "play OH",
        "play NM",
        "play SC",
        "play GA",
        "play AZ",
        "play ID",
        "play MI",
    ],
)
