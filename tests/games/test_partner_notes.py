"""Partners share a note, in every game that has partners, and each of them has a line of the count."""

import pytest

import parlor
from parlor.core.rng import Rng

# A game, its players and options, and the sides.
PARTNERS: list[tuple[str, int, dict[str, int | str], list[list[int]]]] = [
    ("sammy", 4, {}, [[0, 2], [1, 3]]),
    ("national-contest", 4, {"contests": "congress"}, [[0, 2], [1, 3]]),
    ("organization", 4, {}, [[0, 2], [1, 3]]),
    ("sham-battle", 4, {}, [[0, 2], [1, 3]]),
    ("secret-seven", 4, {}, [[0, 2], [1, 3]]),
    ("jaimy", 4, {"partners": "pairs"}, [[0, 2], [1, 3]]),
    ("jaimy", 6, {"partners": "pairs"}, [[0, 3], [1, 4], [2, 5]]),
    ("jaimy", 6, {"partners": "threes"}, [[0, 2, 4], [1, 3, 5]]),
]


def scored(game: str, players: int, options: dict[str, int | str]) -> parlor.Table:
    """A table after the first hand that brought points."""
    table = parlor.deal(game, players, seed=1, dealer=0, options=options)
    rng = Rng(1)
    while not table.over and not any(any(result["points"]) for result in table.results):
        seat = table.waiting[rng.below(len(table.waiting))]
        legal = table.legal(seat)
        table.play(legal[rng.below(len(legal))], seat)
    return table


@pytest.mark.parametrize(("game", "players", "options", "sides"), PARTNERS)
def test_partners_share_a_note_and_each_has_a_line_of_the_count(
    game: str, players: int, options: dict[str, int | str], sides: list[list[int]]
) -> None:
    table = scored(game, players, options)
    result = table.results[-1]
    lines = table.sheet()[-1]["lines"]
    assert any(result["points"])
    assert len(lines) == len(result["notes"])
    for line, note in zip(lines, result["notes"], strict=True):
        if line["seat"] is not None:
            assert [line["seat"], *line["partners"]] in sides
            assert note.startswith(" and ".join([f"Seat {line['seat']}", *[f"seat {seat}" for seat in line["partners"]]]) + ": ")
            assert note in table.log
    shared = [
        (seat, line["key"], line["points"]) for line in lines if line["seat"] is not None for seat in [line["seat"], *line["partners"]]
    ]
    assert shared == [(line["seat"], line["key"], line["points"]) for line in result["counted"]]
    for seat, points in enumerate(result["points"]):
        assert sum(line["points"] for line in result["counted"] if line["seat"] == seat) == points


def test_players_who_score_the_same_without_being_partners_have_notes_of_their_own() -> None:
    notes = [note for seed in range(4) for note in first_notes("despised-nines", seed)]
    assert notes
    assert not any(" and seat " in note for note in notes)


def first_notes(game: str, seed: int) -> list[str]:
    """The notes of a hand, played by first legal moves."""
    table = parlor.deal(game, seed=seed)
    while not table.results:
        table.play(table.legal()[0])
    return table.results[0]["notes"]
