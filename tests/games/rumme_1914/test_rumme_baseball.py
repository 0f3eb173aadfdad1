"""Rumme Baseball: rules/rumme-b.md, section by section."""

import pytest

import parlor
from parlor.core.hand import Match, Tally
from parlor.core.rng import Rng
from tests.games.helpers import pack_of, play, play_out, refusal

NO_OUTS = "C1 C2 C3 C4 C5 C6 C7 C8 C9", "bdbdbbbdb"


def dealt(batter: list[str], dealer: list[str], field: list[str], innings: int = 9) -> parlor.Table:
    """Seat 0 deals and seat 1 bats; the field cards that are not named follow in order."""
    pack = pack_of("rumme-baseball")
    crowns = field + [card for card in pack if card[0] == "C" and card not in field]
    others = [card for pair in zip(batter, dealer, strict=True) for card in pair]
    others += [card for card in pack if card[0] != "C" and card not in others]
    return parlor.deal("rumme-baseball", 2, seed=1, dealer=0, deck=others + crowns, options={"innings": innings})


def course(field: str, takers: str, innings: int = 9) -> parlor.Table:
    """A half-inning in which dealer (d) and batter (b) take the tricks as given: the batter has all Helmets, and Unicorns are trumps."""
    trumps = max(takers.count("d"), 1)
    low = [f"S{n}" for n in range(1, 10 - trumps)]
    table = dealt([f"H{n}" for n in range(1, 10)], [*low, *[f"U{n}" for n in range(1, trumps + 1)]], field.split(), innings)
    for taker in takers:
        table.play(table.legal()[0])
        suit = "U" if taker == "d" else "S"
        table.play(next(move for move in table.legal() if move.split()[1][0] == suit))
    return table


def state(table: parlor.Table) -> tuple[int, list[int], int]:
    """Outs, occupied bases and runs of the half-inning."""
    facts = table.view(None)["facts"]
    return facts["outs"], [base + 1 for base in range(3) if facts["bases"][base]], facts["runs"]


def test_rumme_baseball_players_options_and_pack() -> None:
    game = parlor.game("rumme-baseball")
    assert game.players == (2,)
    assert (game.options["innings"].default, game.options["innings"].values) == (9, list(range(1, 10)))
    pack = pack_of("rumme-baseball")
    assert len(pack) == 36
    assert {card[1:] for card in pack} == {str(n) for n in range(1, 10)}


def test_rumme_baseball_R8_deal_one_at_a_time_batter_first() -> None:
    deck = pack_of("rumme-baseball")[::-1]
    table = parlor.deal("rumme-baseball", 2, seed=1, dealer=0, deck=deck)
    others = [card for card in deck if card[0] != "C"]
    crowns = [card for card in deck if card[0] == "C"]
    zones = table.zones()
    assert set(zones["hand:1"]) == set(others[0:18:2])
    assert set(zones["hand:0"]) == set(others[1:18:2])
    assert set(zones["aside"]) == set(others[18:])
    assert zones["fieldup"] == [crowns[0]]
    assert zones["field"] == crowns[:0:-1]
    assert table.turn == 1


def test_rumme_baseball_R2_the_dealers_ninth_card_shows_the_trump() -> None:
    deck = pack_of("rumme-baseball")[::-1]
    table = parlor.deal("rumme-baseball", 2, seed=1, dealer=0, deck=deck)
    shown = [card for card in deck if card[0] != "C"][17]
    facts = table.view(1)["facts"]
    assert facts["turned"] == shown
    assert facts["trumps"][0] == shown[0]
    assert shown in table.zones()["hand:0"]
    assert table.view(1)["zones"]["hand:0"] == ["??"] * 9
    assert all(shown in table.resample(1, seed).zones()["hand:0"] for seed in range(5))


def test_rumme_baseball_trump_is_never_crowns() -> None:
    for seed in range(30):
        assert parlor.deal("rumme-baseball", seed=seed).view(None)["facts"]["trumps"] != "Crowns"


def test_rumme_baseball_field_and_aside_are_hidden() -> None:
    table = parlor.deal("rumme-baseball", 2, seed=1, dealer=0)
    for seat in (None, 0, 1):
        zones = table.view(seat)["zones"]
        assert zones["field"] == ["??"] * 8
        assert zones["aside"] == ["??"] * 9
        assert zones["fieldup"] == table.zones()["fieldup"]
    resampled = {tuple(table.resample(1, seed).zones()["field"]) for seed in range(5)}
    assert len(resampled) > 1
    assert all(card[0] == "C" for field in resampled for card in field)


def test_rumme_baseball_R1_the_batter_leads_to_every_trick() -> None:
    table = course("C4 C2", "d")
    assert table.zones()["won:0"] != []
    assert table.turn == 1
    table = course("C6 C2", "b")
    assert table.turn == 1
    assert refusal(table, "play S2", seat=0) == "It is not your turn: the batter, seat 1, leads to every trick"


def test_rumme_baseball_the_dealer_must_follow_and_the_higher_card_takes() -> None:
    table = dealt(["H5", "H1", "U1", "U2", "U3", "U4", "U5", "U6", "U7"], ["H4", "H6", "S1", "S2", "S3", "S4", "S5", "S6", "S7"], ["C6"])
    play(table, "H5")
    assert table.legal() == ["play H4", "play H6"]
    play(table, "H6")
    assert table.zones()["won:0"] == ["H5", "H6"]


CASES = [
    ("C1", "d", 1, [], 0),
    ("C6 C1", "bb", 0, [3], 1),
    ("C6 C5 C4 C1", "bbdb", 0, [3], 3),
    ("C2", "d", 0, [1], 0),
    ("C1 C2", "bd", 0, [1], 1),
    ("C2", "b", 1, [], 0),
    ("C3", "d", 1, [], 0),
    ("C6 C3", "bd", 2, [], 0),
    ("C1 C3", "bd", 1, [3], 0),
    ("C3", "b", 0, [2], 0),
    ("C6 C3", "bb", 0, [2, 3], 0),
    ("C5 C7 C4 C3", "bbdb", 0, [2, 3], 2),
    ("C4", "d", 0, [1], 0),
    ("C5 C4", "bd", 0, [1, 2], 0),
    ("C5 C7 C4", "bbd", 0, [1, 2, 3], 0),
    ("C5 C7 C4 C8", "bbdd", 0, [1, 2, 3], 1),
    ("C3 C4", "bd", 0, [1, 2], 0),
    ("C1 C4", "bd", 0, [1, 3], 0),
    ("C1 C4 C8", "bdd", 0, [1, 2, 3], 0),
    ("C4", "b", 1, [], 0),
    ("C5", "d", 1, [], 0),
    ("C5", "b", 0, [1], 0),
    ("C6 C3 C5", "bbb", 0, [1, 3], 1),
    ("C6", "d", 1, [], 0),
    ("C1 C6", "bd", 1, [], 1),
    ("C5 C6", "bd", 1, [2], 0),
    ("C6", "b", 0, [1], 0),
    ("C7", "d", 1, [], 0),
    ("C3 C7", "bd", 2, [], 0),
    ("C5 C7", "bd", 1, [1], 0),
    ("C7", "b", 0, [1], 0),
    ("C8", "d", 0, [1], 0),
    ("C8", "b", 1, [], 0),
    ("C9", "d", 1, [], 0),
    ("C1 C9", "bd", 1, [], 1),
    ("C6 C3 C9", "bbd", 1, [2], 1),
    ("C9", "b", 0, [1], 0),
]


@pytest.mark.parametrize(("field", "takers", "outs", "bases", "runs"), CASES)
def test_rumme_baseball_R3_R4_field_card(field: str, takers: str, outs: int, bases: list[int], runs: int) -> None:
    assert state(course(field, takers)) == (outs, bases, runs)


NOTES = [
    ("C3", "d", "C3: out. Outs 1, runs 0, bases: empty"),
    ("C5 C3", "bd", "C3: double play, the batter and the runner on first are out. Outs 2, runs 0, bases: empty"),
    ("C1 C3", "bd", "C3: out. Outs 1, runs 0, bases: third"),
    ("C7", "d", "C7: out. Outs 1, runs 0, bases: empty"),
    ("C3 C7", "bd", "C7: double play, the batter and the runner on second are out. Outs 2, runs 0, bases: empty"),
    ("C9", "d", "C9: out. Outs 1, runs 0, bases: empty"),
    ("C6 C3 C9", "bbd", "C9: out, and the runner on third scores. Outs 1, runs 1, bases: second"),
    ("C6 C3", "bb", "C3: two-base hit. Outs 0, runs 0, bases: second and third"),
    ("C2 C4 C6 C3", "bbbd", "C3: out. Outs 3, runs 0, bases: first"),
    ("C2 C6 C3", "bbd", "C3: double play, the batter and the runner on first are out. Outs 3, runs 0, bases: empty"),
    ("C5 C6", "bd", "C6: sacrifice. Outs 1, runs 0, bases: second"),
    ("C8", "b", "C8: strikeout. Outs 1, runs 0, bases: empty"),
]


@pytest.mark.parametrize(("field", "takers", "note"), NOTES)
def test_rumme_baseball_log_says_what_came_of_the_field_card_and_who_is_on_base(field: str, takers: str, note: str) -> None:
    assert [line for line in course(field, takers).log if ". Outs " in line][-1] == note


LAST_PLAYS = [
    ("C6 C3 C9 C7", "bbdd", 1, 1, 0, 0),
    ("C2 C4 C1 C6", "bbbd", 0, 1, 0, 1),
    ("C2 C4 C1 C9", "bbbd", 0, 1, 0, 1),
    ("C2 C6 C3", "bbd", 0, 0, 0, 0),
    ("C2 C4 C6 C3", "bbbd", 0, 0, 0, 1),
    ("C2 C8 C4 C1", "dbbd", 0, 0, 1, 1),
]


@pytest.mark.parametrize(("field", "takers", "runs", "hits", "errors", "left"), LAST_PLAYS)
def test_rumme_baseball_R5_third_out_ends_the_hand_and_nobody_scores_on_it(
    field: str, takers: str, runs: int, hits: int, errors: int, left: int
) -> None:
    table = course(field, takers)
    assert table.hand == 2
    note = f"Seat 1: inning 1, top: runs {runs}, hits {hits}, errors {errors}, men left {left}: +{runs}"
    assert table.results[0]["points"] == [0, runs]
    assert table.results[0]["notes"] == [note]
    assert table.scores == [0, runs]


def test_rumme_baseball_example_one_run_one_hit_none_left() -> None:
    table = course("C6 C3 C9 C7", "b")
    assert state(table) == (0, [1], 0)
    table = course("C6 C3 C9 C7", "bb")
    assert state(table) == (0, [2, 3], 0)
    table = course("C6 C3 C9 C7", "bbd")
    assert state(table) == (1, [2], 1)
    table = course("C6 C3 C9 C7", "bbdd")
    assert table.results[0]["notes"] == ["Seat 1: inning 1, top: runs 1, hits 1, errors 0, men left 0: +1"]


def test_rumme_baseball_halves_innings_and_line_score() -> None:
    table = course("C6 C3 C9 C7", "bbdd")
    facts = table.view(None)["facts"]
    assert (facts["inning"], facts["half"], facts["batter"]) == (1, "bottom", 0)
    assert table.dealer == 1
    assert state(table) == (0, [], 0)
    assert facts["line"] == [{"innings": [0], "R": 0, "H": 0, "E": 0}, {"innings": [1], "R": 1, "H": 1, "E": 0}]
    play_out(table)
    facts = table.view(None)["facts"]
    assert (facts["inning"], facts["half"], facts["batter"]) == (2, "top", 1)
    assert facts["line"][1]["innings"] == [1, 0]
    assert facts["line"][0]["innings"] == [table.scores[0]]


def test_rumme_baseball_errors_are_charged_to_the_dealer() -> None:
    line = course("C2", "d").view(None)["facts"]["line"]
    assert (line[0]["E"], line[1]["E"]) == (1, 0)
    assert line[1]["H"] == 0


def test_rumme_baseball_scores_change_only_when_the_hand_ends() -> None:
    table = course("C6 C1", "bb")
    assert state(table)[2] == 1
    assert table.scores == [0, 0]


def test_rumme_baseball_R7_nine_tricks_and_a_fresh_pack() -> None:
    table = course(*NO_OUTS)
    outs, bases, runs = state(table)
    before = course(NO_OUTS[0], NO_OUTS[1][:8])
    assert outs == 0
    assert runs == state(before)[2] + (3 in state(before)[1])
    assert bases == [1, *[base + 1 for base in state(before)[1] if base < 3]]
    zones = table.zones()
    assert (table.hand, table.turn, table.dealer) == (1, 1, 0)
    assert zones["won:0"] == zones["won:1"] == []
    assert [len(zones[name]) for name in ("hand:0", "hand:1", "aside", "field", "fieldup")] == [9, 9, 9, 8, 1]
    assert table.view(None)["facts"]["packs"] == 2
    assert sum("are trumps" in line for line in table.log) == 2
    assert parlor.replay(table.record()).zones() == zones


def keep_batting(table: parlor.Table) -> None:
    """Both play together so that nobody is out if it can be helped."""
    while table.hand == 1 and not table.over:
        choices = []
        for lead in table.legal():
            trial = table.copy()
            trial.play(lead)
            for answer in trial.legal():
                after = trial.copy()
                after.play(answer)
                outs = after.view(None)["facts"]["outs"] if after.hand == 1 and not after.over else 3
                choices.append((outs, lead, answer))
        _, lead, answer = min(choices, key=lambda choice: choice[0])
        table.play(lead)
        table.play(answer)


def test_rumme_baseball_R7_after_five_packs_the_side_is_retired() -> None:
    table = parlor.deal("rumme-baseball", 2, seed=3, dealer=0)
    keep_batting(table)
    first = table.log[: table.log.index("Hand 2: seat 1 deals")]
    assert sum("takes the trick" in line for line in first) == 45
    assert "Five packs are played: the side is retired" in first
    assert "Three are out" not in first
    assert table.hand == 2


@pytest.mark.parametrize(
    ("hand", "totals", "over"),
    [
        (17, [3, 1], False),
        (18, [3, 1], True),
        (18, [2, 2], False),
        (19, [2, 5], False),
        (20, [2, 5], True),
        (49, [2, 3], False),
        (50, [2, 2], True),
    ],
)
def test_rumme_baseball_game_end_and_extra_innings(hand: int, totals: list[int], over: bool) -> None:
    rules = parlor.game("rumme-baseball").rules(2, {"innings": 9})
    points = rules.first_totals()
    points[0], points[1] = totals
    match = Match(2, 0, hand, points, [])
    assert rules.ending.over(match, rules.start(Rng(1)), Tally(2, False)) is over
    if over:
        best = [seat for seat in (0, 1) if totals[seat] == max(totals)]
        assert rules.ending.winners(match, rules.start(Rng(1)), Tally(2, False)) == best


def test_rumme_baseball_R6_the_second_half_is_played_though_its_batter_leads() -> None:
    table = parlor.deal("rumme-baseball", 2, seed=0, dealer=0, options={"innings": 2})
    while not table.over:
        play_out(table)
    points = [hand["points"] for hand in table.results]
    assert len(points) == 4
    assert points[1][0] > points[0][1] + points[2][1]
    assert table.winners == (0,)


def test_rumme_baseball_equal_scores_play_another_inning() -> None:
    table = parlor.deal("rumme-baseball", 2, seed=36, dealer=0, options={"innings": 1})
    play_out(table)
    play_out(table)
    assert table.scores[0] == table.scores[1]
    assert not table.over
    while not table.over:
        play_out(table)
    assert table.hand % 2 == 0
    assert table.scores[0] != table.scores[1]


def test_rumme_baseball_illegal_follow_suit() -> None:
    table = dealt(["H5", "H1", "U1", "U2", "U3", "U4", "U5", "U6", "U7"], ["H4", "S8", "S1", "S2", "S3", "S4", "S5", "S6", "S7"], ["C6"])
    play(table, "H5")
    assert refusal(table, "play S1") == "You must follow suit: Helmets were led and you hold H4"


def test_rumme_baseball_illegal_crown_and_card_not_held() -> None:
    table = course("C4", "")
    assert refusal(table, "play C9") == "Crowns are the field pack: they are never in a hand"
    assert refusal(table, "play U1") == "You do not hold U1"
    play(table, "H1")
    assert refusal(table, "play H2", seat=1) == "It is not your turn: seat 0 is to play"
