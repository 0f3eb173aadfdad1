"""Goop: the examples and rulings of rules/rumme-a.md."""

import json
import random
from collections import Counter

import pytest

import parlor
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.library.rumme_1914.goop.casual import BookPolicy
from parlor.library.rumme_1914.goop.rules import LIMIT
from parlor.library.rumme_1914.goop.state import EXCHANGES
from tests.games.helpers import deck_for, pack_of, refusal

# Seat 0 has a book of 1s, seat 1 books of 2s and 3s; seat 2 lacks one 4, which seat 1 holds.
HANDS = {
    0: "H1 U1 C1 S1 H5 U5 H6 U6 H7 U7 H8 U8 H9",
    1: "H2 U2 C2 S2 H3 U3 C3 S3 S4 C5 C6 C7 C8",
    2: "H4 U4 C4 S5 S6 S7 S8 U9 C9 H10 U10 H11 U11",
    3: "S9 C10 S10 C11 S11 H12 U12 C12 S12 H13 U13 C13 S13",
}
NO_BOOKS = {
    0: "H1 U1 C1 H2 U2 C2 H3 U3 C3 H4 U4 C4 H5",
    1: "S1 S2 S3 S4 U5 C5 S5 H6 U6 H7 U7 H8 U8",
    2: "C6 S6 C7 S7 C8 S8 H9 U9 C9 S13 U10 H11 S12",
    3: "S9 S10 U11 C11 S11 H12 U12 C12 H13 U13 C13 H10 C10",
}


# Seat 1 has books of 2s and 3s and lacks one 4, which seat 0 gives it; seat 0 has a book of 1s.
NEARLY_OUT = {
    0: "H1 U1 C1 S1 S4 H5 U5 H6 U6 H7 U7 H8 U8",
    1: "H2 U2 C2 S2 H3 U3 C3 S3 H4 U4 C4 C5 C6",
    2: "S5 S6 C7 S7 C8 S8 H9 U9 C9 H10 H11 H12 H13",
    3: "S9 U10 C10 S10 U11 C11 S11 U12 C12 S12 U13 C13 S13",
}


def table(hands: dict[int, str] = HANDS, **options: int | str) -> parlor.Table:
    return parlor.deal(
        "goop", 4, seed=1, dealer=3, deck=deck_for("goop", 4, hands, dealer=3, batches=[1] * 13), options={"hands": 1, **options}
    )


def give(t: parlor.Table, cards: str) -> None:
    """Each seat puts down a card, starting with seat 0; `-` for a seat that does not."""
    for seat, card in enumerate(cards.split()):
        if card != "-":
            t.play(f"give {card}", seat)


def fold(t: parlor.Table, *seats: int) -> None:
    for seat in seats:
        t.play("fold", seat)


def collect(t: parlor.Table, seat: int, rng: random.Random) -> str:
    """A sensible move: fold with a book, or give a card of the number you have the fewest of."""
    legal = t.legal(seat)
    if legal[-1] == "fold":
        return "fold"
    numbers = Counter(card[1:] for card in t.zones()[f"hand:{seat}"])
    return min(legal, key=lambda move: (numbers[move.split()[1][1:]], rng.random()))


def test_goop_R1_without_the_rumme_card() -> None:
    assert len(pack_of("goop")) == 52
    assert "RU" not in pack_of("goop")


def test_goop_R2_three_to_eight_players_and_five_hands() -> None:
    game = parlor.game("goop")
    assert game.players == (3, 4, 5, 6, 7, 8)
    assert game.usual == 4
    assert game.options["hands"].default == 5
    assert (game.options["end"].default, game.options["end"].values, game.version) == ("out", ["out", "all"], 2)


def test_goop_deals_the_entire_pack() -> None:
    sizes = {
        3: [18, 17, 17],
        4: [13] * 4,
        5: [11, 11, 10, 10, 10],
        6: [9, 9, 9, 9, 8, 8],
        7: [8, 8, 8, 7, 7, 7, 7],
        8: [7, 7, 7, 7, 6, 6, 6, 6],
    }
    for players, expected in sizes.items():
        t = parlor.deal("goop", players, seed=1, dealer=1)
        assert [len(t.zones()[f"hand:{(2 + k) % players}"]) for k in range(players)] == expected
        assert t.waiting == tuple(range(players))
    deck = pack_of("goop")[::-1]
    t = parlor.deal("goop", 3, seed=1, dealer=0, deck=deck)
    assert sorted(t.zones()["hand:1"]) == sorted(deck[0::3])


def test_goop_all_put_down_a_card_at_once_in_no_order() -> None:
    t = table(NO_BOOKS)
    assert t.waiting == (0, 1, 2, 3)
    assert t.turn is None
    t.play("give S9", 3)
    assert list(t.waiting) == [0, 1, 2]
    assert t.zones()["pass:3"] == ["S9"]
    assert t.view(3)["zones"]["pass:3"] == ["S9"]
    for seat in (None, 0, 1, 2):
        assert t.view(seat)["zones"]["pass:3"] == ["??"]
    assert t.log[-1] == "Seat 3: puts a card down"
    assert t.view(0)["facts"]["put_down"] == [3]


def test_goop_the_exchange_goes_to_the_left_and_is_secret() -> None:
    t = table(NO_BOOKS)
    give(t, "H1 S1 C6 S9")
    zones = t.zones()
    assert all(zones[f"pass:{seat}"] == [] for seat in range(4))
    assert "H1" in zones["hand:1"]
    assert "S1" in zones["hand:2"]
    assert "C6" in zones["hand:3"]
    assert "S9" in zones["hand:0"]
    assert t.waiting == (0, 1, 2, 3)
    assert (t.view(0)["facts"]["gave"], t.view(0)["facts"]["got"]) == ("H1", "S9")
    assert (t.view(1)["facts"]["gave"], t.view(1)["facts"]["got"]) == ("S1", "H1")
    assert "gave" not in t.view(None)["facts"]
    assert t.log[-1] == "All pass a card to the left"
    assert not [line for line in t.log if "H1" in line or "S9" in line]
    assert "give S9" in t.legal(0)


def test_goop_a_book_completed_by_the_exchange_can_be_folded_in_the_next_round() -> None:
    t = table({**HANDS, 0: HANDS[0].replace("S1", "S9"), 3: HANDS[3].replace("S9", "S1")})
    assert "fold" not in t.legal(0)
    t.play("give S4", 1)
    give(t, "H9 - H4 S1")
    assert "fold" in t.legal(0)
    assert "S4" in t.zones()["hand:2"]


def test_goop_R6_a_dealt_book_may_be_folded_before_any_card_is_passed() -> None:
    t = table()
    assert t.legal(0)[-1] == "fold"
    assert t.legal(1)[-1] == "fold"
    assert "fold" not in t.legal(2)
    fold(t, 0)
    assert t.waiting == (1, 2, 3)
    assert [t.legal(seat) for seat in range(4)] == [[], ["fold"], ["fold"], ["fold"]]
    assert t.view(None)["facts"]["phase"] == "race"


def test_goop_R7_folding_is_not_compulsory() -> None:
    t = table()
    give(t, "H1 H2 U9 S9")
    assert t.view(None)["facts"]["phase"] == "passing"
    assert "H1" in t.zones()["hand:1"]


def test_goop_R7_a_book_that_is_kept_is_not_lost() -> None:
    t = nearly_out("out")
    assert t.legal(0)[-1] == "fold"
    fold(t, 1, 2, 3)
    assert "Seat 0: the book of 1s: +1" in t.results[0]["notes"]


def test_goop_the_last_of_the_race_is_the_goop_by_himself() -> None:
    t = table()
    fold(t, 0, 3)
    assert t.waiting == (1, 2)
    fold(t, 1)
    assert "Seat 2 is the Goop" in t.log
    assert t.view(None)["facts"]["folded"] == [0, 3, 1]
    assert t.view(None)["facts"]["goop"] == 2
    assert t.zones()["won:0"] == ["H1", "U1", "C1", "S1"]
    assert list(t.waiting) == [0, 1, 2, 3]
    assert len(t.zones()["hand:0"]) == 9


def test_goop_R6_all_books_of_the_opener_go_down_the_others_keep_theirs() -> None:
    t = table()
    fold(t, 1, 2, 0)
    assert t.zones()["won:1"] == ["H2", "U2", "C2", "S2", "H3", "U3", "C3", "S3"]
    assert t.zones()["won:0"] == []
    assert "fold" in t.legal(0)
    fold(t, 0, 1, 2)
    assert t.zones()["won:0"] == ["H1", "U1", "C1", "S1"]


def test_goop_R8_cards_put_down_go_back_when_a_race_opens() -> None:
    t = table()
    t.play("give H4", 2)
    t.play("give H12", 3)
    fold(t, 0)
    assert "H4" in t.zones()["hand:2"]
    assert "H12" in t.zones()["hand:3"]
    assert t.zones()["pass:2"] == t.zones()["pass:3"] == []
    assert t.waiting == (1, 2, 3)


def test_goop_illegal_fold_without_a_book() -> None:
    assert refusal(table(), "fold", 2) == "You may fold only with a book of four, or after another has folded"


def test_goop_illegal_give_of_another_card() -> None:
    assert refusal(table(), "give H4", 0) == "You do not hold H4"


def test_goop_illegal_give_during_the_race() -> None:
    t = table()
    fold(t, 0)
    assert refusal(t, "give H4", 2) == "Hands are being folded: you can only fold"


def test_goop_illegal_twice_in_a_round() -> None:
    t = table()
    t.play("give H1", 0)
    assert refusal(t, "give U1", 0) == "You have already put down your card in this round"
    assert refusal(t, "fold", 0) == "You have already put down your card in this round"


def test_goop_illegal_to_fold_twice() -> None:
    t = table()
    fold(t, 0)
    assert refusal(t, "fold", 0) == "You have already folded"


# Six players: seat 4 is dealt two books and nothing else.
SIX = {
    5: "H1 U1 C1 H2 U2 C2 H3 U3 C3",
    0: "S1 S2 S3 H4 U4 C4 H5 U5 C5",
    1: "S4 S5 H6 U6 C6 H7 U7 C7 H8",
    2: "S6 S7 U8 C8 H9 U9 C9 H10 S8",
    3: "S9 U10 C10 H11 U11 C11 S11 S10",
    4: "H12 U12 C12 S12 H13 U13 C13 S13",
}


def six(end: str) -> parlor.Table:
    return dealt_to_six(SIX, end)


def dealt_to_six(wanted: dict[int, str], end: str) -> parlor.Table:
    order = [5, 0, 1, 2, 3, 4]
    hands = [wanted[seat].split() for seat in order]
    deck = [hands[k % 6][k // 6] for k in range(52)]
    return parlor.deal("goop", 6, seed=1, dealer=4, deck=deck, options={"hands": 1, "end": end})


def nearly_out(end: str) -> parlor.Table:
    """Seat 1 has laid down 2s and 3s, and has just got the fourth 4."""
    t = table(NEARLY_OUT, end=end)
    fold(t, 1, 0, 2)
    give(t, "S4 C5 S5 S9")
    return t


def test_goop_R5_the_first_seat_with_fewer_than_four_cards_ends_the_hand() -> None:
    t = nearly_out("out")
    fold(t, 1, 2, 3)
    assert t.over
    assert [len(t.zones()[f"hand:{seat}"]) for seat in range(4)] == [9, 1, 13, 13]
    told = t.log[t.log.index("Seat 0 is the Goop") :]
    assert told[1:4] == [
        "Seat 1 lays down the four 4s",
        "Seat 1 has fewer than four cards left: all lay down their books",
        "Seat 0 lays down the four 1s",
    ]


def test_goop_R5_example_of_the_end() -> None:
    t = nearly_out("out")
    assert (len(t.zones()["won:1"]), len(t.zones()["hand:1"])) == (8, 5)
    fold(t, 1, 2, 3)
    assert t.results[0]["points"] == [1, 3, 0, 0]


def test_goop_R5_example_of_the_end_with_all() -> None:
    t = nearly_out("all")
    fold(t, 1, 2, 3)
    assert not t.over
    assert t.waiting == (0, 1, 2, 3)
    assert len(t.zones()["hand:1"]) == 1
    assert t.zones()["won:0"] == []
    fold(t, 0, 1, 2)
    assert t.zones()["won:0"] == ["H1", "U1", "C1", "S1"]


def test_goop_R5_a_laying_down_with_four_cards_left_does_not_end_the_hand() -> None:
    hands = {**SIX, 4: "H12 U12 C12 S12 H13 U13 C13 S11", 3: SIX[3].replace("S11", "S13")}
    t = dealt_to_six(hands, "out")
    fold(t, 4, 0, 1, 2, 3)
    assert not t.over
    assert len(t.zones()["hand:4"]) == 4


def test_goop_R5_how_many_books_it_takes_to_be_out() -> None:
    takes = {3: {18: 4, 17: 4}, 4: {13: 3}, 5: {11: 2, 10: 2}, 6: {9: 2, 8: 2}, 7: {8: 2, 7: 1}, 8: {7: 1, 6: 1}}
    for players, books in takes.items():
        t = parlor.deal("goop", players, seed=1)
        sizes = {len(t.zones()[f"hand:{seat}"]) for seat in range(players)}
        assert {size: next(n for n in range(13) if size - 4 * n < 4) for size in sizes} == books


def test_goop_R5_with_eight_players_the_first_book_ends_the_hand() -> None:
    for seed in range(5):
        rng = random.Random(seed)
        t = parlor.deal("goop", 8, seed=seed, options={"hands": 1})
        while not t.over:
            seat = rng.choice(t.waiting)
            t.play(collect(t, seat, rng), seat)
        assert sum("is the Goop" in line for line in t.log) <= 1


def test_goop_R5_a_hand_of_version_1_goes_on_until_no_book_is_possible() -> None:
    t = nearly_out("all")
    record = json.loads(json.dumps(t.record()))
    assert record["rules"] == 2
    del record["options"]["end"]
    with pytest.raises(parlor.BadRecord, match="do not say end"):
        parlor.replay(record)
    old = parlor.replay({**record, "rules": 1})
    assert old.options == {"hands": 1, "end": "all"}
    for each in (t, old):
        fold(each, 1, 2, 3)
        assert not each.over
    assert parlor.game("goop").as_begun(1, {"hands": 3}) == {"hands": 3, "end": "all"}
    assert parlor.game("goop").as_begun(2, {"hands": 3, "end": "out"}) == {"hands": 3, "end": "out"}


def test_goop_R3_a_seat_without_cards_has_ended_the_hand() -> None:
    t = six("out")
    fold(t, 4, 0, 1, 2, 3)
    assert t.over
    assert t.results[0]["points"] == [0, 0, 0, 1, 2, 0]


def test_goop_R3_with_all_a_seat_without_cards_takes_no_part() -> None:
    t = six("all")
    fold(t, 4, 0, 1, 2, 3)
    assert t.log[-3] == "Seat 5 is the Goop"
    assert t.zones()["hand:4"] == []
    assert t.waiting == (0, 1, 2, 3, 5)
    assert t.view(None)["facts"]["ring"] == [0, 1, 2, 3, 5]
    assert refusal(t, "fold", 4) == "You have no cards"
    give(t, "S1 S4 S6 S9")
    t.play("give H1", 5)
    assert "S9" in t.zones()["hand:5"]
    assert t.zones()["hand:4"] == []
    fold(t, 3)
    assert refusal(t, "fold", 4) == "You have no cards"
    fold(t, 5, 0, 1)
    assert "Seat 2 is the Goop" in t.log


def test_goop_R4_R5_with_all_only_dead_cards_end_the_hand() -> None:
    rng = random.Random(0)
    t = parlor.deal("goop", 4, seed=0, options={"hands": 1, "end": "all"})
    while not t.over:
        seat = rng.choice(t.waiting)
        t.play(collect(t, seat, rng), seat)
    assert [len(t.zones()[f"hand:{seat}"]) for seat in range(4)] == [1, 1, 1, 1]
    assert sum(len(t.zones()[f"won:{seat}"]) for seat in range(4)) == 48


def test_goop_example_of_the_count() -> None:
    hands = {0: "H3 U3 C3 S3 H10 U10 C10 S10 H1 U1 C1 H2 U2", 1: "H5 U5 C5 S5 S1 C2 S2 H4 U4 C4 H6 U6 C6"}
    hands |= {2: "S4 S6 H7 U7 C7 H8 U8 C8 H9 U9 C9 S13 U11", 3: "S7 S8 S9 C11 S11 H12 U12 C12 H13 U13 C13 H11 S12"}
    t = table(hands)
    fold(t, 0, 1, 2)
    fold(t, 1, 2, 3)
    fold(t, 3, 1, 2)
    while not t.over:
        seat = t.waiting[0]
        hand = t.zones()[f"hand:{seat}"]
        # Nobody completes a book: each gives on the card that it was given, or its first.
        got = t.view(seat)["facts"]["got"]
        t.play(f"give {got if got in hand else hand[0]}", seat)
    counted = [line for line in t.results[0]["notes"] if "book of 3s" in line or "10s" in line or "5s" in line]
    assert counted == [
        "Seat 0: the book of 3s: +1",
        "Seat 0: the book of 10s: +1",
        "Seat 0: the four 10s count more: +10",
        "Seat 1: the book of 5s: +1",
        "Seat 1: the four 5s count more: +5",
    ]
    assert t.results[0]["points"][:3] == [12, 6, 0]


def test_goop_being_the_goop_costs_nothing_and_stands_in_the_notes() -> None:
    rng = random.Random(1)
    t = parlor.deal("goop", 3, seed=3, options={"hands": 1})
    while not t.over:
        seat = rng.choice(t.waiting)
        t.play(collect(t, seat, rng), seat)
    notes = t.results[0]["notes"]
    assert [note for note in notes if "was the Goop" in note] == [
        f"Seat {line.split()[1]} was the Goop" for line in t.log if "is the Goop" in line
    ]
    assert sum(t.scores) == sum(int(note.split("+")[1]) for note in notes if "+" in note)


def test_goop_R11_forty_exchanges_without_a_laying_down_end_the_hand() -> None:
    t = table()
    for exchange in range(40):
        assert t.view(None)["facts"]["exchanges"] == exchange
        for seat in range(4):
            got = t.view(seat)["facts"]["got"]
            t.play(f"give {got or {0: 'H9', 1: 'S4', 2: 'H4', 3: 'S9'}[seat]}", seat)
    assert t.over
    assert t.zones()["won:0"] == ["H1", "U1", "C1", "S1"]
    assert t.zones()["won:1"] == ["H2", "U2", "C2", "S2", "H3", "U3", "C3", "S3"]
    assert t.zones()["won:3"][:4] == ["H12", "U12", "C12", "S12"]
    assert t.scores == [1, 2, 0, 2]
    assert t.results[0]["notes"][0] == "The hand was stopped after 40 exchanges without a laying-down"
    assert "is the Goop" not in "".join(t.log)


def test_goop_a_laying_down_begins_the_forty_anew() -> None:
    t = table()
    give(t, "H9 S4 H4 S9")
    assert t.view(None)["facts"]["exchanges"] == 1
    fold(t, 0, 1, 2)
    assert t.view(None)["facts"]["exchanges"] == 0


def test_goop_R9_five_hands_are_five_deals() -> None:
    rng = random.Random(2)
    t = parlor.deal("goop", 4, seed=6, dealer=1)
    dealers: list[int] = []
    while not t.over:
        if len(dealers) < t.hand:
            dealers.append(t.dealer)
        seat = rng.choice(t.waiting)
        t.play(collect(t, seat, rng), seat)
    assert dealers == [1, 2, 3, 0, 1]
    assert len(t.results) == 5
    assert t.winners == tuple(seat for seat in range(4) if t.scores[seat] == max(t.scores))


def test_goop_R10_books_are_shown() -> None:
    t = table()
    fold(t, 0, 1, 2)
    for seat in (None, 0, 1, 2, 3):
        assert t.view(seat)["zones"]["won:0"] == ["H1", "U1", "C1", "S1"]


def test_goop_a_seat_knows_where_the_card_went_that_it_gave() -> None:
    t = table(NO_BOOKS)
    give(t, "H1 S1 C6 S9")
    places: set[str] = set()
    for seed in range(30):
        zones = t.resample(0, seed=seed).zones()
        assert "H1" in zones["hand:1"]
        places |= {name for name, cards in zones.items() if "S1" in cards}
    assert places == {"hand:1", "hand:2", "hand:3"}
    give(t, "U1 S2 S6 S10")
    held = {name for seed in range(60) for name, cards in t.resample(0, seed=seed).zones().items() if "H1" in cards}
    assert held == {"hand:1", "hand:2"}
    assert all("U1" in t.resample(0, seed=seed).zones()["hand:1"] for seed in range(30))
    give(t, "C1 S3 C7 U11")
    held = {name for seed in range(90) for name, cards in t.resample(0, seed=seed).zones().items() if "H1" in cards}
    assert held == {"hand:1", "hand:2", "hand:3"}


def test_goop_who_opened_a_race_is_known_to_hold_a_book() -> None:
    t = table()
    fold(t, 0)
    numbers = set()
    for seed in range(40):
        guess = t.resample(2, seed=seed)
        books = [n for n, cards in Counter(card[1:] for card in guess.zones()["hand:0"]).items() if cards == 4]
        assert books
        numbers |= set(books)
        assert json.dumps(guess.view(2)) == json.dumps(t.view(2))
    assert len(numbers) > 1
    fold(t, 3, 1)
    for seed in range(40):
        hand = t.resample(2, seed=seed).zones()["hand:0"]
        assert max(Counter(card[1:] for card in hand).values()) < 4


def test_goop_a_guess_tells_nothing_of_what_other_seats_passed() -> None:
    t = table(NO_BOOKS)
    give(t, "H1 S1 C6 S9")
    facts = [t.resample(0, seed=seed).view(2)["facts"] for seed in range(40)]
    assert len({fact["got"] for fact in facts}) > 5
    assert len({fact["gave"] for fact in facts}) > 5
    for seed in range(20):
        guess = t.resample(0, seed=seed)
        assert guess.view(1)["facts"]["got"] == "H1"
        assert guess.view(3)["facts"]["gave"] == "S9"
        assert guess.view(2)["facts"]["got"] in guess.zones()["hand:2"]
        assert guess.view(1)["facts"]["gave"] == guess.view(2)["facts"]["got"]


def test_goop_after_the_end_nobody_is_thought_to_hold_a_book() -> None:
    t = nearly_out("out")
    fold(t, 1, 2, 3)
    for seed in range(20):
        zones = t.resample(1, seed=seed).zones()
        for seat in (0, 2, 3):
            assert max(Counter(card[1:] for card in zones[f"hand:{seat}"]).values()) < 4


@pytest.mark.parametrize("end", ["out", "all"])
def test_goop_casual_players_do_not_wait_for_each_other_until_the_limit(end: str) -> None:
    policy, rng, stopped = BookPolicy(), Rng(1), 0
    for seed in range(40):
        hand = parlor.fast("goop", 4, seed=seed, options={"end": end})
        assert isinstance(hand, CardHand)
        while not hand.over:
            seat = rng.member(hand.waiting())
            hand.make(seat, policy.choose(hand, seat, rng))
        stopped += hand.own[EXCHANGES] == LIMIT
    assert stopped <= 2


@pytest.mark.parametrize("end", ["out", "all"])
def test_goop_guesses_hold_through_whole_games(end: str) -> None:
    for players in (3, 4, 6, 7):
        rng = random.Random(players)
        t = parlor.deal("goop", players, seed=players, options={"hands": 1, "end": end})
        while not t.over:
            if rng.random() < 0.2:
                seat = rng.randrange(players)
                guess = t.resample(seat, seed=5)
                assert json.dumps(guess.view(seat)) == json.dumps(t.view(seat))
                assert t.resample(seat, seed=9).resample(seat, seed=5).zones() == guess.zones()
            seat = rng.choice(t.waiting)
            t.play(collect(t, seat, rng), seat)
