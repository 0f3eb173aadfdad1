"""Hearts, rule by rule."""

import json
from pathlib import Path
from typing import Any

import pytest

import parlor
from parlor.packs.standard import STANDARD

RECORDS = sorted((Path(__file__).parent / "records").glob("hearts-*.json"))


def cards(text: str) -> list[str]:
    return text.split()


def suit(letter: str, ranks: str = "A23456789TJQK") -> list[str]:
    return [f"{'10' if rank == 'T' else rank}{letter}" for rank in ranks]


def dealt(hands: list[list[str]], **options: int | str) -> parlor.Table:
    """A table where seats 0, 1, 2, … hold these cards; the last seat deals."""
    size = len(hands[0])
    deck = [hands[seat][at] for at in range(size) for seat in range(len(hands))]
    return parlor.deal("hearts", len(hands), seed=1, dealer=len(hands) - 1, options=dict(options), deck=deck)


def by_suit(**options: int | str) -> parlor.Table:
    """Seat 0 has the clubs, seat 1 the diamonds, seat 2 the hearts, seat 3 the spades."""
    return dealt([suit("C"), suit("D"), suit("H"), suit("S")], **options)


def mixed(**options: int | str) -> parlor.Table:
    """Four hands of all suits; seat 0 has the two of clubs and the queen of spades."""
    rest = [code for code in STANDARD.codes if code not in ("2C", "QS", "3C", "4C", "5C")]
    hands: list[list[str]] = [["2C", "QS"], ["3C"], ["4C"], ["5C"]]
    for at, code in enumerate(rest):
        open_hands = [hand for hand in hands if len(hand) < 13]
        open_hands[at % len(open_hands)].append(code)
    return dealt(hands, **options)


def refusal(table: parlor.Table, move: str, seat: int | None = None) -> str:
    with pytest.raises(parlor.IllegalMove) as caught:
        table.play(move, seat)
    assert caught.value.rule.startswith("parlor-classics#hearts")
    return str(caught.value)


def pass_all(table: parlor.Table, *gifts: str) -> None:
    for seat, gift in enumerate(gifts):
        for card in gift.split():
            table.play(f"give {card}", seat)


@pytest.mark.parametrize(("players", "each", "out"), [(3, 17, {"2D"}), (4, 13, set()), (5, 10, {"2D", "2C"})])
def test_all_cards_are_dealt(players: int, each: int, out: set[str]) -> None:
    zones = parlor.deal("hearts", players, seed=4).zones()
    assert [len(zones[f"hand:{seat}"]) for seat in range(players)] == [each] * players
    assert set(STANDARD.codes) - {card for zone in zones.values() for card in zone} == out


def test_all_pass_at_the_same_time_and_unseen() -> None:
    table = by_suit()
    assert table.waiting == (0, 1, 2, 3)
    assert table.turn is None
    assert table.view(0)["facts"]["phase"] == "passing"
    table.play("give KC", 0)
    table.play("give KH", 2)
    assert table.view(0)["zones"]["pass:0"] == ["KC"]
    assert table.view(1)["zones"]["pass:0"] == ["??"]
    assert table.view(None)["zones"]["pass:2"] == ["??"]
    assert not any("KC" in line for line in table.log)
    assert [event.cards for event in table.events(1) if event.kind == "gave"] == [("??",), ("??",)]
    assert [event.cards for event in table.events(0) if event.kind == "gave"] == [("KC",), ("??",)]


def test_three_cards_go_to_the_left() -> None:
    table = by_suit()
    pass_all(table, "AC KC QC", "AD KD QD", "AH KH QH", "AS KS QS")
    assert set(cards("AC KC QC")) <= set(table.zones()["hand:1"])
    assert set(cards("AS KS QS")) <= set(table.zones()["hand:0"])
    assert table.view(1)["facts"]["given"] == ["AD", "QD", "KD"]
    assert table.view(1)["facts"]["received"] == ["AC", "QC", "KC"]
    assert "given" not in table.view(None)["facts"]


def test_who_has_passed_waits() -> None:
    table = by_suit()
    for card in cards("AC KC QC"):
        table.play(f"give {card}", 0)
    assert table.waiting == (1, 2, 3)
    assert refusal(table, "give JC", 0) == "You have passed your cards: wait for the others"
    assert refusal(table, "play AD", 1) == "Pass a card first, 3 to go"
    assert refusal(table, "give AC", 1) == "You do not hold AC"


def passes_to(players: int, hands: int, **options: int | str) -> list[int]:
    """Who gets the cards, hand by hand."""
    table = parlor.deal("hearts", players, seed=2, options=options)
    ways: list[int] = []
    while len(ways) < hands:
        if table.hand > len(ways):
            ways.append(int(table.view(None)["facts"]["passed_to"]))
        table.play(table.legal(table.waiting[0])[0], table.waiting[0])
    return ways


def test_left_right_across_and_nobody() -> None:
    assert passes_to(4, 5, target=500) == [1, -1, 2, 0, 1]
    assert passes_to(3, 4, target=500) == [1, -1, 0, 1]
    assert passes_to(4, 2, target=500, passing="left") == [1, 1]
    assert passes_to(4, 2, target=500, passing="never") == [0, 0]


def test_the_lowest_club_leads() -> None:
    table = mixed(passing="never")
    assert table.turn == 0
    assert table.legal() == ["play 2C"]
    assert refusal(table, "play QS") == "2C leads to the first trick"
    assert refusal(table, "give QS") == "The passing is over: play a card"
    five = parlor.deal("hearts", 5, seed=8, options={"passing": "never"})
    assert five.legal() == ["play 3C"]


def test_follow_suit() -> None:
    table = mixed(passing="never")
    table.play("play 2C")
    held = [code for code in table.zones()["hand:1"] if code.endswith("C")]
    assert table.legal() == [f"play {code}" for code in held]
    other = next(code for code in table.zones()["hand:1"] if not code.endswith("C"))
    assert refusal(table, f"play {other}").startswith("You must follow suit: Clubs were led")


def test_no_points_in_the_first_trick() -> None:
    hands = [suit("C"), [*suit("D", "A23456789T"), "AH", "2H", "QS"], [*suit("H", "3456789TJQK"), "JD", "QD"]]
    hands.append([code for code in STANDARD.codes if code not in {card for hand in hands for card in hand}])
    table = dealt(hands, passing="never")
    table.play("play 2C")
    assert "QS" in table.zones()["hand:1"]
    assert "play QS" not in table.legal()
    assert refusal(table, "play QS").startswith("No points may be played to the first trick, and you hold AD, 2D")
    assert refusal(table, "play AH").startswith("No points may be played to the first trick")


def test_nothing_but_points_may_be_played_to_the_first_trick() -> None:
    table = by_suit(passing="never")
    table.play("play 2C")
    table.play("play AD")
    assert table.legal() == [f"play {code}" for code in suit("H")]
    table.play("play 2H")
    guess = table.resample(0, seed=5).zones()
    assert all(code[-1] == "H" or code == "QS" for code in guess["hand:2"])


def test_hearts_are_not_led_until_broken() -> None:
    hands = [[*suit("C", "2345"), *suit("H", "A2345"), *suit("S", "A234")], [*suit("C", "6789"), *suit("D", "A23456789")]]
    hands.append([*suit("C", "TJQK"), *suit("H", "6789TJQK"), "TD".replace("T", "10")])
    hands.append([code for code in STANDARD.codes if code not in {card for hand in hands for card in hand}])
    table = dealt(hands, passing="never")
    for move in cards("2C 6C 10C AC"):
        table.play(f"play {move}")
    assert table.turn == 3
    table.play("play 5S")
    table.play("play AS")
    table.play("play AD")
    table.play("play KC")
    assert table.turn == 0
    assert not table.view(0)["facts"]["broken"]
    assert not any(move.endswith("H") for move in table.legal())
    assert refusal(table, "play AH") == "Hearts may not be led until one has been played, and you hold 2S, 3S, 4S, 3C, 4C, 5C"
    table.play("play 2S")
    table.play("play 2D")
    table.play("play 6H")
    assert table.view(0)["facts"]["broken"]


def test_who_holds_hearts_alone_may_lead_them() -> None:
    hearts = [*suit("H", "A23456789TJQ"), "AC"]
    rest = [code for code in STANDARD.codes if code not in hearts and code not in ("2C", "KH")]
    table = dealt([["2C", *rest[:12]], hearts, ["KH", *rest[12:24]], rest[24:]], passing="never")
    for move in ("2C", "AC"):
        table.play(f"play {move}")
    table.play(table.legal()[-1])
    table.play(table.legal()[-1])
    assert table.turn == 1
    assert not table.view(1)["facts"]["broken"]
    assert table.legal() == [f"play {code}" for code in suit("H", "A23456789TJQ")]
    table.play("play 2H")
    assert all(code.endswith("H") for code in table.resample(0, seed=3).zones()["hand:1"])


def test_a_giver_knows_where_the_cards_lie() -> None:
    table = by_suit()
    pass_all(table, "AC KC QC", "AD KD QD", "AH KH QH", "AS KS QS")
    for seed in range(20):
        assert set(cards("AC KC QC")) <= set(table.resample(0, seed=seed).zones()["hand:1"])
    assert any(not set(cards("AC KC QC")) <= set(table.resample(2, seed=seed).zones()["hand:1"]) for seed in range(20))


@pytest.mark.parametrize(("moon", "points"), [("others", [0, 26, 26, 26]), ("shooter", [-26, 0, 0, 0])])
def test_shooting_the_moon(moon: str, points: list[int]) -> None:
    """Seat 0 takes the first trick with the ace of clubs, and then nobody has a club, or a heart above the ace."""
    high = [*suit("C", "A3456789TJQK"), "AH"]
    rest = [code for code in STANDARD.codes if code not in high]
    table = dealt([high, rest[0::3], rest[1::3], rest[2::3]], passing="never", moon=moon)
    while table.hand == 1 and not table.over:
        table.play(table.legal()[0])
    assert table.results[0]["points"] == points
    assert table.results[0]["notes"][0] == "Seat 0 has taken all hearts and the queen: the moon is shot"


def test_the_count() -> None:
    for seed in range(5):
        table = parlor.deal("hearts", seed=seed, options={"target": 60, "jack": "yes"})
        player = parlor.player("random", seed=seed)
        while not table.over:
            hand, zones = table.hand, table.zones()
            seat = table.waiting[0]
            last = sum(len(zones[f"hand:{each}"]) for each in range(4)) == 1
            if last:
                trick = [*zones["trick"], *zones[f"hand:{seat}"]]
                won = {each: list(zones[f"won:{each}"]) for each in range(4)}
            table.play(player.choose(table, seat), seat)
            if last:
                taker = next(int(line[5]) for line in reversed(table.log) if "takes the trick" in line)
                won[taker] += trick
                assert table.results[hand - 1]["points"] == counted(won, jack=True)


def counted(won: dict[int, list[str]], jack: bool) -> list[int]:
    """The points of a hand, counted in a different way than the game does."""
    points = [sum(code.endswith("H") for code in cards) + 13 * ("QS" in cards) for cards in won.values()]
    if 26 in points:
        points = [0 if each == 26 else 26 for each in points]
    return [points[seat] - 10 * (jack and "JD" in won[seat]) for seat in won]


def test_the_lowest_wins_when_the_target_is_reached() -> None:
    table = parlor.deal("hearts", seed=3, options={"target": 30})
    player = parlor.player("casual", seed=3)
    while not table.over:
        seat = table.waiting[0]
        assert max(table.scores) < 30
        table.play(player.choose(table, seat), seat)
    assert max(table.scores) >= 30
    assert table.winners == tuple(seat for seat in range(4) if table.scores[seat] == min(table.scores))


def test_casual_players_beat_random_ones() -> None:
    levels = [parlor.player("casual", seed=1), *[parlor.player("random", seed=seed) for seed in (2, 3, 4)]]
    total = [0] * 4
    for seed in range(6):
        table = parlor.deal("hearts", seed=seed, options={"target": 60})
        while not table.over:
            seat = table.waiting[0]
            table.play(levels[seat].choose(table, seat), seat)
        total = [total[seat] + table.scores[seat] for seat in range(4)]
    assert total[0] < min(total[1:])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_count_again(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    assert recounted(golden["record"]) == [hand["points"] for hand in golden["expect"]["results"]]


def recounted(record: dict[str, Any]) -> list[list[int]]:
    """The points of every hand of a record, just from its moves."""
    players: int = record["players"]
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    plays = [(seat, move.split()[1]) for seat, move in record["moves"] if move.startswith("play ")]
    tricks = [plays[at : at + players] for at in range(0, len(plays), players)]
    each = {3: 17, 4: 13, 5: 10}[players]
    results: list[list[int]] = []
    for at in range(0, len(tricks), each):
        won: dict[int, list[str]] = {seat: [] for seat in range(players)}
        for trick in tricks[at : at + each]:
            followed = [play for play in trick if play[1][-1] == trick[0][1][-1]]
            taker = max(followed, key=lambda play: ranks.index(play[1][:-1]))[0]
            won[taker] += [card for _, card in trick]
        results.append(counted(won, record["options"]["jack"] == "yes"))
    return results


def test_players_who_search_pass_cards_while_all_others_do_too() -> None:
    table = parlor.deal("hearts", 4, seed=1)
    for level in ("skilled", "expert"):
        assert parlor.player(level, 1, iterations=200).choose(table, 0) in table.legal(0)
