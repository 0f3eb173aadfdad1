"""Secret Seven: rules/rumme-b.md, section by section."""

import pytest

import parlor
from parlor.core.bits import filled
from parlor.core.hand import Match, Tally
from parlor.core.rng import Rng
from parlor.library.rumme_1914.secret_seven.rules import worth
from tests.games.helpers import deck_for, pack_of, play, refusal

PACKET = "H3 U4 C13 S13"
# Three tricks, all taken by the dealer: the first and the third hold 3 and 4, the second 1 and 6.
HANDS = {1: "C4 U1 S4", 2: "C3 U6 S3", 3: "C10 U10 S10", 0: "C11 U11 S11"}
FIRST, SECOND, THIRD = "C4 C3 C10 C11", "U11 U1 U6 U10", "S11 S4 S3 S10"


def arranged(hands: dict[int, str], packet: str = PACKET, players: int = 4, packet_of: str = "each", **options: int | str) -> parlor.Table:
    """Seat 0 deals; the packet is at the bottom of the stock, so the hands are dealt from above it."""
    each = (len(pack_of("secret-seven", players)) - len(packet.split())) // players
    deck = deck_for("secret-seven", players, hands, batches=[1] * each, then=packet)
    return parlor.deal("secret-seven", players, seed=1, dealer=0, deck=deck, options={"target": 500, "packet": packet_of, **options})


def ready(
    hands: dict[int, str] = HANDS,
    packet: str = PACKET,
    named: str = "3 4",
    players: int = 4,
    packet_of: str = "each",
    **options: int | str,
) -> parlor.Table:
    table = arranged(hands, packet, players, packet_of, **options)
    for card in packet.split():
        table.play(f"secret {card}")
    table.play(f"name {named}")
    return table


def finish(table: parlor.Table, until: str = "") -> None:
    """Plays first legal moves to the end of the hand, or until a phase begins."""
    hand = table.hand
    while not table.over and table.hand == hand and table.view(None)["facts"]["phase"] != until:
        table.play(table.legal()[0])


def test_secret_seven_players_and_options() -> None:
    game = parlor.game("secret-seven")
    assert game.players == (2, 3, 4)
    assert game.usual == 4
    assert game.options["target"].default == 49
    assert game.options["sides"].values == ["partners", "single"]
    assert game.options["call"].values == ["dealer", "auto"]
    assert game.options["called"].values == ["counts", "apart"]
    assert game.options["packet"].values == ["each", "four"]


@pytest.mark.parametrize(("players", "size", "suits"), [(2, 24, "HU"), (3, 36, "HUC"), (4, 48, "HUCS")])
def test_secret_seven_R8_pack_as_many_suits_as_players_without_sevens(players: int, size: int, suits: str) -> None:
    pack = pack_of("secret-seven", players)
    assert len(pack) == size
    assert {card[0] for card in pack} == set(suits)
    assert not any(card[1:] == "7" for card in pack)


def test_secret_seven_the_dealer_picks_from_the_hidden_stock() -> None:
    table = arranged(HANDS)
    assert table.turn == 0
    assert table.view(0)["facts"]["phase"] == "picking"
    assert table.view(0)["zones"]["stock"] == ["??"] * 48
    assert table.legal() == [f"secret {card}" for card in pack_of("secret-seven", 4)]
    table.play("secret H3")
    assert table.view(0)["zones"]["secret"] == ["H3"]
    assert table.view(1)["zones"]["secret"] == ["??"]
    assert table.view(None)["zones"]["secret"] == ["??"]
    assert len(table.zones()["stock"]) == 47
    assert not any("H3" in line for line in table.log)


@pytest.mark.parametrize(("players", "packet"), [(2, "H3 U4"), (3, "H3 U4 C13"), (4, PACKET)])
def test_secret_seven_R1_packet_of_one_card_a_player_and_eleven_each(players: int, packet: str) -> None:
    table = ready({}, packet, players=players)
    zones = table.zones()
    assert sorted(zones["secret"]) == sorted(packet.split())
    assert [len(zones[f"hand:{seat}"]) for seat in range(players)] == [11] * players
    assert zones["stock"] == []
    assert table.turn == 1


def test_secret_seven_R1_four_cards_for_two_leave_ten_each() -> None:
    table = ready({}, "H3 U4 H13 U13", players=2, packet_of="four")
    zones = table.zones()
    assert zones["secret"] == ["H3", "H13", "U4", "U13"]
    assert [len(zones[f"hand:{seat}"]) for seat in range(2)] == [10, 10]
    assert zones["stock"] == []
    assert table.turn == 1
    finish(table)
    assert sum("takes the trick" in line for line in table.log) == 10


def test_secret_seven_R1_four_cards_for_two_the_first_two_picks_are_free() -> None:
    table = arranged({}, "", players=2, packet_of="four")
    pack = pack_of("secret-seven", 2)
    assert table.legal() == [f"secret {card}" for card in pack]
    table.play("secret H13")
    assert table.legal() == [f"secret {card}" for card in pack if card != "H13"]
    table.play("secret H12")
    assert table.legal() == [f"secret {suit}{number}" for suit in "HU" for number in range(1, 7)]
    words = "The cards must include two or more of different suits that total 7"
    assert refusal(table, "secret U9") == words
    table.play("secret H2")
    assert table.legal() == ["secret U5"]
    assert refusal(table, "secret H5") == words
    table.play("secret U5")
    assert table.legal() == ["name 2 5"]


def test_secret_seven_R1_four_cards_for_two_are_free_once_they_hold_a_seven() -> None:
    table = arranged({}, "", players=2, packet_of="four")
    table.play("secret H3")
    table.play("secret U4")
    assert len(table.legal()) == 22
    table.play("secret U13")
    assert len(table.legal()) == 21


def test_secret_seven_R1_four_cards_for_two_a_first_pick_may_still_find_its_partner() -> None:
    table = arranged({}, "", players=2, packet_of="four")
    for card in ("H3", "U9", "U10"):
        table.play(f"secret {card}")
    assert table.legal() == ["secret U4"]


def test_secret_seven_R1_a_packet_whose_sevens_no_trick_can_hold_is_allowed() -> None:
    table = ready({}, "H3 H4 U3 U4", players=2, packet_of="four")
    while table.hand == 1 and not table.over:
        assert not any(move.startswith("call") for move in table.legal())
        table.play(table.legal()[0])
    notes = table.results[0]["notes"]
    assert notes[0] == "The dealer's combination was 3 and 4"
    assert not any("packet" in note or "missed" in note for note in notes)


def test_secret_seven_R1_all_four_cards_go_to_the_taker() -> None:
    hands = {1: "H1 H2 H4 H5 H6 H8 H9 H10 H11 H12", 0: "U1 U2 U3 U5 U6 U8 U9 U10 U11 U12"}
    table = ready(hands, "H3 U4 H13 U13", players=2, packet_of="four")
    play(table, "H4 U3")
    table.play("call 3 4")
    assert table.zones()["won:0"] == ["H4", "U3", "H3", "H13", "U4", "U13"]


def test_secret_seven_R1_others_guess_a_packet_of_four() -> None:
    table = ready({}, "H3 U4 H13 U13", players=2, packet_of="four")
    for seed in range(10):
        cards = table.resample(1, seed).zones()["secret"]
        assert len(cards) == 4
        assert any(int(one[1:]) + int(other[1:]) == 7 for one in cards for other in cards if one[0] < other[0])


def test_secret_seven_R1_four_cards_are_refused_with_three_players() -> None:
    with pytest.raises(ValueError, match="option 'packet' cannot be 'four' with 3 players: 32 cards do not divide by three"):
        parlor.deal("secret-seven", 3, seed=1, options={"packet": "four"})


def test_secret_seven_R1_with_four_players_four_cards_are_one_each() -> None:
    each, four = (called(2, 3, packet=packet) for packet in ("each", "four"))
    assert each.log == four.log
    assert each.results == four.results


def test_secret_seven_deal_in_the_order_of_the_deck_without_the_picked_cards() -> None:
    deck = pack_of("secret-seven", 4)[::-1]
    table = parlor.deal("secret-seven", 4, seed=1, dealer=0, deck=deck)
    for card in PACKET.split():
        table.play(f"secret {card}")
    table.play("name 3 4")
    left = [card for card in deck if card not in PACKET.split()]
    for seat in range(4):
        assert set(table.zones()[f"hand:{seat}"]) == set(left[(seat - 1) % 4 :: 4])
    assert left[-1] == "H1"
    assert table.view(2)["facts"]["turned"] == "H1"
    assert table.view(2)["facts"]["trumps"] == "Helmets"
    assert "H1" in table.zones()["hand:0"]
    assert all("H1" in table.resample(2, seed).zones()["hand:0"] for seed in range(5))


def test_secret_seven_two_players_first_one_to_six_then_the_partner_of_the_other_suit() -> None:
    table = arranged({}, "", players=2)
    assert table.legal() == [f"secret {suit}{number}" for suit in "HU" for number in range(1, 7)]
    table.play("secret H3")
    assert table.legal() == ["secret U4"]


def test_secret_seven_three_players_limits_bite_at_the_end() -> None:
    table = arranged({}, "", players=3)
    assert len(table.legal()) == 36
    table.play("secret H13")
    assert table.legal() == [f"secret {suit}{number}" for suit in "HUC" for number in range(1, 7)]
    table.play("secret U6")
    assert table.legal() == ["secret H1", "secret C1"]


def test_secret_seven_example_of_naming() -> None:
    table = arranged({}, "H3 U4 C6 S1")
    for card in ("H3", "U4", "C6", "S1"):
        table.play(f"secret {card}")
    assert table.view(0)["facts"]["phase"] == "naming"
    assert table.legal() == ["name 1 6", "name 3 4"]
    table.play("name 3 4")
    assert table.view(0)["facts"]["combination"] == [3, 4]
    assert table.view(1)["facts"]["combination"] is None
    assert not any("3 4" in line for line in table.log)


def test_secret_seven_R2_combination_of_different_suits_only() -> None:
    table = arranged({}, "H3 H4 U5 C2")
    for card in ("H3", "H4", "U5", "C2"):
        table.play(f"secret {card}")
    assert table.legal() == ["name 2 5"]
    assert refusal(table, "name 3 4") == "Your packet does not hold 3 and 4 in different suits"


def test_secret_seven_R3_combinations_of_three_and_four_cards() -> None:
    table = arranged({}, "H1 U1 C5 S2")
    for card in ("H1", "U1", "C5", "S2"):
        table.play(f"secret {card}")
    assert table.legal() == ["name 2 5", "name 1 1 5"]
    table = arranged({}, "H1 U1 C1 S4")
    for card in ("H1", "U1", "C1", "S4"):
        table.play(f"secret {card}")
    assert table.legal() == ["name 1 1 1 4"]


def test_secret_seven_seven_trick_waits_for_the_dealer() -> None:
    table = ready()
    play(table, FIRST)
    assert table.turn == 0
    assert table.zones()["trick"] == FIRST.split()
    assert table.view(1)["facts"]["dealer_is_asked"] is True
    assert table.legal() == ["pass", "call 3 4"]


def test_secret_seven_other_tricks_cause_no_question() -> None:
    table = ready({1: "C8", 2: "C9", 3: "C10", 0: "C11"})
    play(table, "C8 C9 C10 C11")
    assert table.zones()["won:0"] == ["C8", "C9", "C10", "C11"]
    assert table.legal()[0].startswith("play")


def test_secret_seven_call_gives_the_packet_to_the_taker_face_up() -> None:
    table = ready()
    play(table, FIRST)
    table.play("call 3 4")
    assert table.zones()["won:0"] == [*FIRST.split(), "H3", "U4", "C13", "S13"]
    assert table.view(1)["zones"]["won:0"] == table.zones()["won:0"]
    assert table.zones()["secret"] == []
    assert table.view(1)["facts"]["combination"] == [3, 4]
    assert table.turn == 0
    play(table, SECOND)
    assert table.view(None)["facts"]["dealer_is_asked"] is False
    assert table.zones()["trick"] == []


def test_secret_seven_pass_keeps_the_packet_secret() -> None:
    table = ready()
    play(table, FIRST)
    table.play("pass")
    assert table.zones()["won:0"] == FIRST.split()
    assert table.view(1)["zones"]["secret"] == ["??"] * 4
    assert table.view(1)["facts"]["combination"] is None
    assert table.view(1)["facts"]["seven_tricks"] == [1]


def test_secret_seven_R7_only_the_first_trick_counts_for_the_call() -> None:
    table = ready()
    play(table, FIRST)
    table.play("pass")
    play(table, SECOND)
    assert table.legal() == ["pass"]
    table.play("pass")
    play(table, THIRD)
    assert table.legal() == ["pass"]
    assert refusal(table, "call 3 4") == "The first trick with your combination has gone by"


def test_secret_seven_a_later_first_trick_may_be_called() -> None:
    table = ready()
    play(table, "U1 U6 U10 U11")
    assert table.legal() == ["pass"]
    table.play("pass")
    play(table, THIRD)
    assert table.legal() == ["pass", "call 3 4"]


def test_secret_seven_auto_calls_by_itself() -> None:
    table = ready(call="auto")
    play(table, FIRST)
    assert table.zones()["won:0"] == [*FIRST.split(), "H3", "U4", "C13", "S13"]
    assert table.log[-1] == "Seat 0 takes the secret cards: H3, U4, C13, S13"
    assert table.turn == 0
    assert table.legal()[0].startswith("play")


def test_secret_seven_auto_asks_nobody_and_never_proves() -> None:
    table = ready({}, "H3 U4 C13 S13", call="auto")
    finish(table)
    assert not any(word in line for line in table.log for word in (": call", ": pass", ": prove"))


def test_secret_seven_auto_shows_others_that_no_trick_held_the_combination() -> None:
    table = ready(packet="H3 U4 C12 S13", call="auto")
    play(table, "U1 U6 U10 U11")
    for seed in range(30):
        assert table.resample(1, seed).view(0)["facts"]["combination"] != [1, 6]


def test_secret_seven_others_guess_a_packet_that_could_have_been_picked() -> None:
    table = ready({}, "H3 U4", players=2)
    for seed in range(10):
        cards = table.resample(1, seed).zones()["secret"]
        assert sum(int(card[1:]) for card in cards) == 7
        assert {card[0] for card in cards} == {"H", "U"}
    assert all(table.resample(0, seed).zones()["secret"] == ["H3", "U4"] for seed in range(5))


def missed(called: str = "counts") -> parlor.Table:
    """The dealer passes on every seven trick; the play is over and the proving begins."""
    table = ready(called=called)
    play(table, FIRST)
    table.play("pass")
    play(table, SECOND)
    table.play("pass")
    finish(table, "proving")
    return table


def test_secret_seven_R6_proving_shows_the_packet_and_asks_the_opponents_in_turn() -> None:
    table = missed()
    assert table.turn == 1
    assert table.view(2)["zones"]["secret"] == PACKET.split()
    assert table.view(None)["facts"]["combination"] == [3, 4]
    assert "The secret cards are H3, U4, C13, S13, and the combination is 3 and 4" in table.log
    assert table.legal()[:3] == ["pass", "prove 1", "prove 2"]
    table.play("pass")
    assert table.turn == 3
    table.play("pass")
    assert table.hand == 2
    assert not any("missed" in note for note in table.results[0]["notes"])


def test_secret_seven_R6_a_wrong_proof_costs_nothing() -> None:
    table = missed()
    table.play("prove 2")
    assert table.turn == 3
    table.play("prove 1")
    assert table.hand == 2
    notes = table.results[0]["notes"]
    assert "Seat 0 and seat 2: the dealer missed the call, as was proved: -7" in notes
    assert not any("packet" in note for note in notes)


def test_secret_seven_a_right_proof_ends_the_proving_at_once() -> None:
    table = missed()
    table.play("prove 1")
    assert table.hand == 2
    assert table.log[table.log.index("Seat 1: prove 1") + 1] == "Trick 1 holds the combination: the dealer has missed the call"


def test_secret_seven_single_players_all_others_prove() -> None:
    table = ready(sides="single")
    play(table, FIRST)
    table.play("pass")
    finish(table, "proving")
    for seat in (1, 2, 3):
        assert table.turn == seat
        table.play("pass")
    assert table.hand == 2


def test_secret_seven_no_proving_after_a_call() -> None:
    table = ready()
    play(table, FIRST)
    table.play("call 3 4")
    finish(table, "proving")
    assert table.hand == 2


@pytest.mark.parametrize(("tricks", "points"), [(4, 0), (5, 1), (6, 2), (7, 3), (8, 5), (9, 7), (12, 13)])
def test_secret_seven_worth_of_tricks(tricks: int, points: int) -> None:
    assert worth(tricks) == points


def called(seed: int, step: int, **options: int | str) -> parlor.Table:
    """A hand with the combination 3 4, played by a fixed rule; the dealer calls when possible."""
    table = parlor.deal("secret-seven", 4, seed=seed, dealer=0, options=options)
    for card in PACKET.split():
        table.play(f"secret {card}")
    table.play("name 3 4")
    number = 0
    while not table.over and table.hand == 1:
        legal = table.legal()
        if "call 3 4" in legal:
            table.play("call 3 4")
        else:
            table.play(legal[number * step % len(legal)])
            number += 1
    return table


def test_secret_seven_R4_R5_example() -> None:
    table = called(2, 3)
    assert table.results[0]["points"] == [0, 3, 0, 3]
    assert table.results[0]["notes"] == [
        "The dealer's combination was 3 and 4",
        "Seat 0 and seat 2: took 7 tricks, the packet among them: +3",
        "Seat 0 and seat 2: 2 tricks with cards that make 7: +4",
        "Seat 0 and seat 2: took the packet: -7",
        "Seat 1 and seat 3: took 5 tricks: +1",
        "Seat 1 and seat 3: 1 trick with cards that make 7: +2",
    ]


def test_secret_seven_R4_example_with_the_called_trick_apart() -> None:
    table = called(2, 3, called="apart")
    assert table.results[0]["points"] == [-3, 3, -3, 3]
    assert table.results[0]["notes"][1:4] == [
        "Seat 0 and seat 2: took 6 tricks, the packet in the place of the called one: +2",
        "Seat 0 and seat 2: 1 trick with cards that make 7: +2",
        "Seat 0 and seat 2: took the packet: -7",
    ]


@pytest.mark.parametrize("call", ["dealer", "auto"])
def test_secret_seven_R4_apart_costs_the_taker_a_trick_and_a_seven_trick(call: str) -> None:
    for seed in range(6):
        counts = called(seed, 3, sides="single", call=call).results[0]
        apart = called(seed, 3, sides="single", call=call, called="apart").results[0]
        taker = next((line["seat"] for line in counts["counted"] if line["key"] == "secret-seven-given"), None)
        assert [seat for seat in range(4) if counts["points"][seat] != apart["points"][seat]] == ([] if taker is None else [taker])
        assert taker is None or counts["points"][taker] - apart["points"][taker] in (2, 3, 4)


def test_secret_seven_R4_a_missed_trick_is_not_apart() -> None:
    points = []
    for reading in ("counts", "apart"):
        table = missed(called=reading)
        table.play("prove 1")
        points.append(table.results[0]["points"])
    assert points[0] == points[1]


def test_secret_seven_partners_share_their_notes_and_each_has_a_line_of_the_count() -> None:
    result = called(2, 3).results[0]
    assert len(result["notes"]) == 6
    assert [line["seat"] for line in result["counted"]] == [0, 2] * 3 + [1, 3] * 2
    assert [sum(line["points"] for line in result["counted"] if line["seat"] == seat) for seat in range(4)] == result["points"]
    assert not any(" and seat " in note for note in called(2, 3, sides="single").results[0]["notes"])


def test_secret_seven_partners_carry_the_same_points_and_singles_their_own() -> None:
    together = called(2, 3).results[0]["points"]
    assert together[0] == together[2]
    assert together[1] == together[3]
    alone = called(2, 3, sides="single").results[0]["points"]
    assert alone[0] != alone[2] or alone[1] != alone[3]


def test_secret_seven_target_ends_the_game_and_the_highest_side_wins() -> None:
    table = called(2, 3, target=3)
    assert table.over
    assert table.scores == [0, 3, 0, 3]
    assert table.winners == (1, 3)


@pytest.mark.parametrize(("number", "over"), [(499, False), (500, True)])
def test_secret_seven_limit_of_500_hands(number: int, over: bool) -> None:
    game = parlor.game("secret-seven")
    rules = game.rules(2, {name: option.default for name, option in game.options.items()})
    match = Match(2, 0, number, filled(2, 9), [])
    assert rules.ending.over(match, rules.start(Rng(1)), Tally(2, False)) is over


def test_secret_seven_illegal_last_pick_without_a_seven() -> None:
    table = arranged({}, "", players=2)
    words = "The cards must include two or more of different suits that total 7"
    assert refusal(table, "secret H13") == words
    table.play("secret H3")
    assert refusal(table, "secret H4") == words
    assert refusal(table, "secret U5") == words
    assert refusal(table, "secret H3") == "H3 is not in the stock"
    assert refusal(table, "secret C3") == "C3 is not in the stock"


def test_secret_seven_illegal_call_of_a_trick_without_the_combination() -> None:
    table = ready()
    play(table, "U1 U6 U10 U11")
    assert refusal(table, "call 3 4") == "This trick does not hold 3 and 4"
    assert refusal(table, "call 1 6") == "Your combination is 3 and 4"
    assert refusal(table, "play C11") == "A seven trick has fallen: call your combination or pass"


def test_secret_seven_illegal_follow_suit() -> None:
    table = ready()
    play(table, "C4")
    held = [card for card in table.zones()["hand:2"] if card[0] == "C"]
    assert refusal(table, "play U6") == f"You must follow suit: Crowns were led and you hold {', '.join(held)}"
    assert refusal(table, "call 3 4") == "Play a card: nothing else can be done now"


def test_secret_seven_illegal_proof_of_a_trick_not_asked_about() -> None:
    table = missed()
    asked = table.view(None)["facts"]["seven_tricks"]
    other = next(number for number in range(1, 12) if number not in asked)
    assert refusal(table, f"prove {other}") == f"The dealer was not asked about trick {other}"
    assert refusal(table, "play C4") == "The play is over: prove a trick on which the dealer passed, or pass"


def test_secret_seven_illegal_moves_before_the_play() -> None:
    table = arranged(HANDS)
    assert refusal(table, "name 3 4") == "The dealer picks the secret cards first"
    assert refusal(table, "secret H3", seat=1) == "It is not your turn: seat 0 is to play"
    for card in PACKET.split():
        table.play(f"secret {card}")
    assert refusal(table, "play C11") == "The dealer names the combination first"


def test_secret_seven_illegal_name_of_a_combination_that_is_not_in_the_packet() -> None:
    table = arranged({}, "", players=2)
    table.play("secret H3")
    table.play("secret U4")
    assert refusal(table, "name 1 6") == "Your packet does not hold 1 and 6 in different suits"
    assert refusal(table, "name 1 2 4") == "Your packet does not hold 1, 2 and 4 in different suits"


def test_secret_seven_begun_under_version_1_plays_on_by_its_own_rules() -> None:
    game = parlor.game("secret-seven")
    assert game.version == 2
    begun: dict[str, int | str] = {"target": 49, "sides": "partners", "call": "dealer"}
    assert game.as_begun(1, begun) == {**begun, "packet": "each", "called": "counts"}
    assert game.as_begun(2, begun) == begun


def test_secret_seven_a_record_of_version_1_replays() -> None:
    table = called(2, 3)
    new = table.record()
    assert (new["rules"], new["options"]["called"], new["options"]["packet"]) == (2, "counts", "each")
    options = {name: value for name, value in new["options"].items() if name not in ("called", "packet")}
    old = parlor.replay({**new, "rules": 1, "options": options})
    assert old.results == table.results
    assert old.record()["rules"] == 2
    with pytest.raises(parlor.BadRecord, match="the record's options do not say called, packet"):
        parlor.replay({**new, "options": options})
