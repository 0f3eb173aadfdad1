"""A National Contest: the examples and rulings of rules/sammy.md."""

import random

import parlor
from parlor.core.hand import Match, Result, Tally
from parlor.core.pack import Card
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.sammy_1934.national_contest.rules import WON
from parlor.packs.sammy import SAMMY
from parlor.table.saying import told_result
from tests.games.helpers import deck_for, pack_of, refusal

# Seat 0 deals and opens.
HANDS = {0: "KY IL IN NY GU ME", 1: "TN WV PI PR", 2: "OH MO VA GA PA", 3: "DC HI AK CZ SA"}


def table(dealer: int = 0, **options: str) -> parlor.Table:
    deck = deck_for("national-contest", 4, HANDS, dealer=dealer, batches=[1] * 14)
    return parlor.deal("national-contest", seed=1, dealer=dealer, deck=deck, options=dict(options))


def counted(contests: str, sides: list[list[str]], before: list[int] | None = None) -> tuple[list[int], list[str]]:
    """Points and notes of a contest in which each side has captured these states."""
    rules = parlor.game("national-contest").rules(4, {"contests": contests, "bids": "free"})
    dealt = rules.start(Rng(1))
    results = [Result(before, [], {})] if before else []
    hand = rules.new_hand(Match(4, 0, 2 if before else 1, dealt.match.totals, results), dealt.shuffler)
    assert isinstance(hand, CardHand)
    hand.clear()
    for side in range(2):
        hand.lay_out(WON, SAMMY.cards(sides[side]), side)
    tally = Tally(4, True)
    hand.count(tally)
    return [int(points) for points in tally.points], told_result(tally.result())["notes"]


def votes(card: Card, printed: str) -> int:
    """A number printed on a card."""
    number = card.printed[printed]
    assert isinstance(number, int)
    return number


def split(wanted: int, printed: str) -> list[list[str]]:
    """The states in two lists, the first with this many votes."""
    states = [card for card in SAMMY.kinds if card.printed["kind"] == "state"]
    sums: dict[int, list[str]] = {0: []}
    for card in states:
        for total, codes in list(sums.items()):
            sums.setdefault(total + votes(card, printed), [*codes, card.code])
    first = sums[wanted]
    return [first, [card.code for card in states if card.code not in first]]


def test_national_contest_deal_and_opener() -> None:
    deck = pack_of("national-contest")[::-1]
    assert len(deck) == 56
    t = parlor.deal("national-contest", seed=1, dealer=2, deck=deck)
    assert sorted(t.zones()["hand:3"]) == sorted(deck[0::4])
    assert t.turn == 2
    assert t.view(None)["facts"]["opener"] == 2
    assert len(t.legal()) == 14


def test_national_contest_example_of_a_round() -> None:
    t = table()
    t.play("play KY")
    assert t.zones()["contest"] == ["KY"]
    assert t.turn == 1
    t.play("bid TN")
    assert t.zones()["bid:1"] == ["TN"]
    assert t.view(3)["zones"]["bid:1"] == ["TN"]
    t.play("bid OH")
    t.play("pass")
    assert t.turn == 0
    t.play("bid IL")
    assert t.zones()["won:0"] == ["KY"]
    assert [t.zones()[f"bid:{seat}"] for seat in range(4)] == [[], [], [], []]
    assert "TN" in t.zones()["hand:1"]
    assert "OH" in t.zones()["hand:2"]
    assert "IL" in t.zones()["hand:0"]
    assert t.turn == 1
    assert t.view(0)["zones"]["hand:1"] == ["??"] * 14
    assert t.log[-1] == "Seat 0 captures KY"


def test_national_contest_R2_left_of_the_opener_bids_first_the_opener_last() -> None:
    t = table(dealer=2)
    t.play("play OH")
    order = []
    for _ in range(4):
        order.append(t.turn)
        t.play("pass")
    assert order == [3, 0, 1, 2]
    assert t.turn == 3


def test_national_contest_R3_a_bid_need_not_beat_earlier_ones_or_spare_the_partner() -> None:
    t = table()
    t.play("play KY")
    t.play("bid TN")
    assert t.legal() == ["pass", "bid OH", "bid MO"]
    t.play("bid OH")
    assert t.legal() == ["pass"]
    t.play("pass")
    assert t.legal() == ["pass", "bid IL", "bid IN"]
    t.play("bid IN")
    assert t.zones()["won:2"] == ["KY"]


def test_national_contest_R4_non_states_are_the_openers_own() -> None:
    t = table()
    t.play("play GU")
    assert t.zones()["won:0"] == ["GU"]
    assert t.zones()["contest"] == []
    assert t.turn == 1
    t.play("play PI")
    t.play("play PA")
    for _ in range(4):
        t.play("pass")
    t.play("play DC")
    assert t.zones()["won:3"] == ["DC"]


def test_national_contest_R5_without_a_bid_the_opener_captures() -> None:
    t = table()
    t.play("play KY")
    for _ in range(4):
        t.play("pass")
    assert t.zones()["won:0"] == ["KY"]


def test_national_contest_four_bidding_moves_even_for_new_york() -> None:
    t = table()
    t.play("play NY")
    for seat in (1, 2, 3, 0):
        assert t.turn == seat
        assert t.legal() == ["pass"]
        t.play("pass")
    assert t.zones()["won:0"] == ["NY"]


def test_national_contest_R1_forced_bids() -> None:
    t = table(bids="forced")
    t.play("play KY")
    assert "pass" not in t.legal()
    assert refusal(t, "pass") == "You hold a larger border state and must bid"
    assert t.legal() == ["bid TN"]
    t.play("bid TN")
    assert t.legal() == ["bid OH", "bid MO"]
    t.play("bid OH")
    assert t.legal() == ["pass"]


def test_national_contest_forced_pass_shows_what_a_seat_lacks() -> None:
    t = table(bids="forced")
    t.play("play KY")
    for move in ("bid TN", "bid OH", "pass"):
        t.play(move)
    held = set()
    for seed in range(40):
        hand = t.resample(1, seed=seed).zones()["hand:3"]
        assert not {"IL", "OH", "MO", "IN", "TN"} & set(hand)
        held |= {"VA", "GA", "PA"} & set(hand)
    assert held == {"VA", "GA", "PA"}
    free = table()
    free.play("play KY")
    for move in ("bid TN", "bid OH", "pass"):
        free.play(move)
    assert any("MO" in free.resample(1, seed=seed).zones()["hand:3"] for seed in range(40))


def test_national_contest_illegal_non_state() -> None:
    t = table()
    t.play("play KY")
    for move in ("pass", "pass", "pass"):
        t.play(move)
    assert refusal(t, "bid GU") == "Guam is not a state: only a state can bid"


def test_national_contest_illegal_no_border() -> None:
    t = table()
    t.play("play KY")
    t.play("pass")
    assert refusal(t, "bid PA") == "Pennsylvania does not border Kentucky"


def test_national_contest_illegal_smaller() -> None:
    t = table()
    t.play("play KY")
    assert refusal(t, "bid WV") == "West Virginia is not larger in population than Kentucky: only a larger border state can bid"


def test_national_contest_illegal_phase() -> None:
    t = table()
    assert refusal(t, "pass") == "Put a card into the contest first"
    assert refusal(t, "bid IL") == "Put a card into the contest first"
    assert refusal(t, "play TN") == "You do not hold TN"
    assert refusal(t, "play TN", 1).startswith("It is not your turn")
    t.play("play KY")
    assert refusal(t, "play TN") == "Kentucky is in contest: bid or pass"
    assert refusal(t, "bid OH") == "You do not hold OH"


def test_national_contest_a_shown_card_stays_known() -> None:
    t = table()
    t.play("play KY")
    for move in ("bid TN", "bid OH", "pass", "bid IL"):
        t.play(move)
    for seed in range(20):
        zones = t.resample(3, seed=seed).zones()
        assert "TN" in zones["hand:1"]
        assert "OH" in zones["hand:2"]
        assert "IL" in zones["hand:0"]


def test_national_contest_example_of_president_and_congress() -> None:
    points, notes = counted("both", split(301, "electoral_votes"))
    assert points == [1, 0, 1, 0]
    assert notes == [
        "Electoral votes: Democrats 301, Republicans 230",
        "Seat 0: elected President: +1",
        "Seat 2: elected Vice President: +1",
    ]


def test_national_contest_R9_parties_and_offices_are_fixed_by_seat() -> None:
    for dealer in range(4):
        t = table(dealer, contests="president")
        rng = random.Random(dealer)
        while not t.over:
            t.play(rng.choice(t.legal()))
        votes_of = [sum(votes(SAMMY.kinds[SAMMY.index[code]], "electoral_votes") for code in t.zones()[f"won:{seat}"]) for seat in range(4)]
        democrats, republicans = votes_of[0] + votes_of[2], votes_of[1] + votes_of[3]
        president = 0 if democrats > republicans else 1
        assert t.results[0]["notes"] == [
            f"Electoral votes: Democrats {democrats}, Republicans {republicans}",
            f"Seat {president}: elected President: +1",
            f"Seat {president + 2}: elected Vice President: +1",
        ]
        assert t.winners == (president, president + 2)


def test_national_contest_R8_the_vice_president_decides_a_divided_senate() -> None:
    sides = even_senate(215)
    points, notes = counted("both", sides, before=[1, 0, 1, 0])
    assert points == [1, 1, 1, 1]
    assert notes[0] == "Congressmen: Democrats 215, Republicans 220"
    assert "Senators: Democrats 48, Republicans 48" in notes
    assert "Seat 0 and seat 2: the Democrats win the Senate by the Vice President's casting vote: +1" in notes
    points, _ = counted("both", sides, before=[0, 1, 0, 1])
    assert points == [0, 2, 0, 2]
    points, notes = counted("congress", sides)
    assert points == [0, 1, 0, 1]
    assert notes[-1] == "The Senate is divided, and there is no Vice President to decide"


def even_senate(congressmen: int) -> list[list[str]]:
    """The states in two lists of 24, the first with this many congressmen."""
    states = [card for card in SAMMY.kinds if card.printed["kind"] == "state"]
    sums: dict[tuple[int, int], list[str]] = {(0, 0): []}
    for card in states:
        for (number, total), codes in list(sums.items()):
            sums.setdefault((number + 1, total + votes(card, "congressmen")), [*codes, card.code])
    first = sums[24, congressmen]
    return [first, [card.code for card in states if card.code not in first]]


def random_game(seed: int, **options: str) -> parlor.Table:
    rng = random.Random(seed)
    t = parlor.deal("national-contest", seed=seed, dealer=1, options=dict(options))
    while not t.over:
        t.play(rng.choice(t.legal()))
    return t


def test_national_contest_R6_R7_two_hands_three_offices() -> None:
    for seed in range(4):
        t = random_game(seed)
        assert len(t.results) == 2
        assert t.dealer == 2
        assert t.scores[0] == t.scores[2]
        assert t.scores[1] == t.scores[3]
        assert t.scores[0] + t.scores[1] == 3
        assert t.winners == ((0, 2) if t.scores[0] > t.scores[1] else (1, 3))
        assert sum(len(t.zones()[f"won:{seat}"]) for seat in range(4)) == 56


def test_national_contest_single_contests() -> None:
    t = random_game(1, contests="president")
    assert len(t.results) == 1
    assert sum(t.scores) == 2
    votes = [int(word.strip(",")) for word in t.results[0]["notes"][0].split() if word.strip(",").isdigit()]
    assert sum(votes) == 531
    shared = [t.winners for t in (random_game(seed, contests="congress") for seed in range(12)) if t.scores == [1, 1, 1, 1]]
    assert all(winners == (0, 1, 2, 3) for winners in shared)


def test_national_contest_everyone_opens_fourteen_rounds() -> None:
    t = random_game(3, contests="president")
    opened = [seat for seat, move in t.record()["moves"] if move.startswith("play")]
    assert opened == [(1 + k) % 4 for k in range(56)]
