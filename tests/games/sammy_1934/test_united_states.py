"""United States: the examples and rulings of rules/sammy.md."""

import random

import pytest

import parlor
from parlor.core.bits import union, zeros
from parlor.core.hand import Tally
from parlor.core.rng import Rng
from parlor.core.state import CardHand
from parlor.learn.actions import Actions
from parlor.learn.observation import Layout
from parlor.library.sammy_1934.united_states.rules import OUT, borders_of
from parlor.packs.sammy import SAMMY
from tests.games.helpers import deck_for, pack_of, refusal

# Seat 0 can begin at once; seats 1 and 2 have no border state of Kansas.
HANDS = {
    0: "CO NE IA NM ME NH VT MA RI CT NY NJ",
    1: "UT WY MT ND SD MN WI MI OH IN PA WV",
    2: "TX AR LA MS AL GA FL SC NC VA DC MD",
    3: "OK MO IL KY TN AZ NV CA OR WA ID DE",
}


def table(hands: dict[int, str] = HANDS, dealer: int = 0, pace: str = "turns", target: int = 200) -> parlor.Table:
    deck = deck_for("united-states", 4, hands, dealer=dealer, batches=[1] * 12)
    return parlor.deal("united-states", 4, seed=1, dealer=dealer, deck=deck, options={"pace": pace, "target": target})


def moves(t: parlor.Table, places: str) -> None:
    for place in places.split(", "):
        card, stack = place.split()
        t.play(f"move {card} to stack{stack}")


def counted(hands: list[str], out: int = -1) -> list[int]:
    """The points of a finished hand in which these cards are left."""
    hand = parlor.game("united-states").rules(len(hands), {"pace": "turns", "target": 200}).start(Rng(1))
    assert isinstance(hand, CardHand)
    hand.hands = zeros(len(hands))
    for seat, cards in enumerate(hands):
        hand.hands[seat] = union(SAMMY.cards(cards.split()))
    hand.own[OUT] = out
    tally = Tally(len(hands), True)
    hand.count(tally)
    assert tally.lines
    return [int(points) for points in tally.points]


def test_united_states_cards_and_deal() -> None:
    assert parlor.game("united-states").players == (3, 4, 5, 6)
    assert parlor.game("united-states").usual == 4
    for players, each in {3: 16, 4: 12, 5: 9, 6: 8}.items():
        t = parlor.deal("united-states", players, seed=1)
        zones = t.zones()
        assert [len(zones[f"hand:{seat}"]) for seat in range(players)] == [each] * players
        assert zones["center"] == ["KS"]
        assert [zones[f"stack{k}"] for k in (1, 2, 3, 4)] == [[], [], [], []]
    assert len(pack_of("united-states", 4)) == 48
    assert "DC" in pack_of("united-states", 4)
    assert not {"KS", "AK", "PR"} & set(pack_of("united-states", 4))


def test_united_states_R4_five_players_leave_out_the_far_corners() -> None:
    assert set(pack_of("united-states", 4)) - set(pack_of("united-states", 5)) == {"ME", "FL", "WA"}
    assert len(pack_of("united-states", 5)) == 45


def test_united_states_dealt_one_at_a_time() -> None:
    deck = pack_of("united-states")[::-1]
    zones = parlor.deal("united-states", 4, seed=1, dealer=1, deck=deck).zones()
    assert sorted(zones["hand:2"]) == sorted(deck[0::4])
    assert sorted(zones["hand:1"]) == sorted(deck[3::4])


def test_united_states_R2_border_states_of_kansas_begin_their_own_corners() -> None:
    t = table()
    assert t.turn == 0
    assert sorted(t.legal()) == ["move CO to stack4", "move NE to stack1"]
    moves(t, "CO 4")
    assert sorted(t.legal()) == ["move NE to stack1", "move NM to stack4"]
    assert t.zones()["stack4"] == ["CO"]


def test_united_states_R1_a_player_goes_on_while_he_can_then_the_turn_passes_by_itself() -> None:
    t = table()
    moves(t, "CO 4, NM 4")
    assert t.turn == 0
    moves(t, "NE 1")
    assert t.legal() == ["move IA to stack1"]
    moves(t, "IA 1")
    assert t.turn == 1
    assert t.legal() == ["move WI to stack1", "move MN to stack1", "move SD to stack1"]


def test_united_states_seats_that_cannot_play_are_skipped_the_dealer_too() -> None:
    t = table(dealer=1)
    assert t.turn == 3
    assert t.log[1:] == ["Seat 1 can place no card", "Seat 2 can place no card"]
    for seed in range(30):
        zones = t.resample(0, seed=seed).zones()
        assert not {"OK", "MO"} & {*zones["hand:1"], *zones["hand:2"]}


def test_united_states_several_stacks_are_several_moves() -> None:
    t = table()
    moves(t, "NE 1, CO 4")
    assert t.turn == 0
    assert t.legal() == ["move IA to stack1", "move NM to stack4"]
    t = table({**HANDS, 0: "CO NE WY NM ME NH VT MA RI CT NY NJ", 1: "UT IA MT ND SD MN WI MI OH IN PA WV"})
    moves(t, "NE 1, CO 4")
    assert {"move WY to stack1", "move WY to stack4"} < set(t.legal())


def test_united_states_illegal_no_border() -> None:
    t = table()
    moves(t, "CO 4")
    assert refusal(t, "move IA to stack4") == "Iowa does not border Colorado, the top card of stack4"


def test_united_states_illegal_corner_elsewhere() -> None:
    t = table()
    moves(t, "CO 4")
    assert refusal(t, "move NE to stack4") == "Nebraska borders Kansas: it must be placed at its own corner of Kansas, stack1"


def test_united_states_illegal_stack_not_begun() -> None:
    assert refusal(table(), "move IA to stack2").endswith("stack2 is not begun: only Missouri can begin it at the border of Kansas")


@pytest.mark.parametrize("pace", ["turns", "snappy"])
def test_united_states_illegal_pass(pace: str) -> None:
    words = refusal(table(pace=pace), "pass", 0)
    assert words == "There is no passing: you must play while you can; the turn passes by itself"


@pytest.mark.parametrize("pace", ["turns", "snappy"])
def test_united_states_R3_a_wrong_card_is_refused_and_costs_nothing(pace: str) -> None:
    t = table(pace=pace)
    t.play("move CO to stack4", 0)
    for wrong in ("move IA to stack4", "move NE to stack4", "move IA to stack2"):
        before = (t.zones(), t.scores, t.waiting, t.log)
        assert wrong not in t.legal(0)
        refusal(t, wrong, 0)
        assert (t.zones(), t.scores, t.waiting, t.log) == before


def test_united_states_illegal_out_of_turn_or_card() -> None:
    t = table()
    assert refusal(t, "move OK to stack3", 3).startswith("It is not your turn")
    assert refusal(t, "move OK to stack3") == "You do not hold OK"
    t = table(pace="snappy")
    assert refusal(t, "move UT to stack4", 1).startswith("It is not your turn")
    with pytest.raises(parlor.IllegalMove, match="Several seats"):
        t.play("move CO to stack4")


def test_united_states_snappy_everyone_who_can_may_play() -> None:
    t = table(pace="snappy", dealer=1)
    assert list(t.waiting) == [0, 3]
    assert t.turn is None
    assert t.legal(1) == []
    t.play("move OK to stack3", 3)
    assert list(t.waiting) == [0, 2, 3]
    t.play("move TX to stack3", 2)
    t.play("move CO to stack4", 0)
    assert list(t.waiting) == [0, 1, 2, 3]
    assert t.legal(1) == ["move UT to stack4", "move WY to stack4"]


def test_united_states_snappy_who_can_play_is_hidden_from_the_others() -> None:
    t = table(pace="snappy", dealer=1)
    assert list(t.waiting) == [0, 3]
    assert [t.view(seat)["waiting"] for seat in (None, 0, 1, 2, 3)] == [[], [0], [], [], [3]]
    t.play("move OK to stack3", 3)
    # A guess may let other seats play than those that can.
    assert len({t.resample(0, seed=seed).waiting for seed in range(20)}) > 1
    for seed in range(20):
        guess = t.resample(1, seed=seed)
        assert guess.waiting
        assert guess.view(1) == t.view(1)


def test_united_states_by_turns_everyone_sees_who_plays() -> None:
    t = table()
    assert [t.view(seat)["waiting"] for seat in (None, 0, 1, 2, 3)] == [[0]] * 5


def test_united_states_snappy_observations_hide_who_can_play() -> None:
    rules = parlor.game("united-states").rules(4, {"pace": "snappy", "target": 150})
    layout = Layout(rules, Actions(rules))
    hand = rules.start(Rng(3))
    for seat in range(4):
        seen = layout.write(hand, hand.match, hand.waiting(), seat)
        assert list(seen[layout.waiting_at : layout.waiting_at + 4]) == [hand.waiting() >> seat & 1, 0, 0, 0]


def test_united_states_borders_counted_as_printed() -> None:
    assert {code: int(borders_of(union(SAMMY.cards([code])))) for code in ("NH", "MO", "ME", "TN", "DC")} == {
        "NH": 3,
        "MO": 8,
        "ME": 1,
        "TN": 8,
        "DC": 2,
    }


def test_united_states_example_out() -> None:
    assert counted(["IA ME", "TN RI FL", "", "TX"], out=2) == [0, -12, 23, 0]


def test_united_states_R5_a_tie_for_the_most_costs_each() -> None:
    assert counted(["TN", "MO", "", "TX"], out=2) == [-8, -8, 20, 0]


def test_united_states_R6_R7_example_blocked() -> None:
    assert counted(["ME RI FL", "UT AZ", "WA OR NV CA", "SC GA NC"]) == [0, 8, 0, 0]


def test_united_states_blocked_tie_for_the_fewest_cards_scores_nothing() -> None:
    assert counted(["ME RI", "UT AZ", "WA OR NV CA", "SC GA NC"]) == [0, 0, 0, 0]


def random_game(seed: int, pace: str, target: int) -> parlor.Table:
    rng = random.Random(seed)
    t = parlor.deal("united-states", 4, seed=seed, options={"pace": pace, "target": target})
    while not t.over:
        seat = rng.choice(t.waiting)
        t.play(rng.choice(t.legal(seat)), seat)
    return t


def test_united_states_R8_to_150_unless_told_and_to_200_in_version_1() -> None:
    game = parlor.game("united-states")
    assert (game.version, game.options["target"].default) == (2, 150)
    assert game.as_begun(1, {"pace": "turns"}) == {"pace": "turns", "target": 200}
    assert game.as_begun(1, {"pace": "turns", "target": 40})["target"] == 40
    assert game.as_begun(2, {"pace": "turns"}) == {"pace": "turns"}
    old = parlor.deal("united-states", 4, seed=1, options={"target": 200}).record()
    old["rules"] = 1
    assert parlor.replay(old).options["target"] == 200


@pytest.mark.parametrize("pace", ["turns", "snappy"])
def test_united_states_R8_the_first_at_the_target_wins(pace: str) -> None:
    for seed in range(5):
        t = random_game(seed, pace, 40)
        assert len(t.winners) == 1
        assert t.scores[t.winners[0]] >= 40
        assert all(total < 40 for seat, total in enumerate(t.scores) if seat not in t.winners)
        assert max(sum(hand["points"][t.winners[0]] for hand in t.results[:-1]), 0) < 40


def test_united_states_hand_ends_when_someone_is_out_or_all_are_blocked() -> None:
    ends = set()
    for seed in range(40):
        t = random_game(seed, "turns", 1)
        sizes = [len(t.zones()[f"hand:{seat}"]) for seat in range(4)]
        if 0 in sizes:
            ends.add("out")
            assert t.results[-1]["points"][sizes.index(0)] > 0
            assert "has placed their last card" in "".join(t.log[-6:])
        else:
            ends.add("blocked")
            assert sizes.count(min(sizes)) == 1
            assert "Nobody can place a card: the hand is blocked" in t.log[-6:]
    assert ends == {"out", "blocked"}


def test_united_states_R9_limit_of_200_hands() -> None:
    """A deal that is blocked with a tie brings nobody a point, no matter how often it happens."""
    deck = random.Random(5).sample(pack_of("united-states", 3), 48)
    t = parlor.deal("united-states", 3, seed=1, dealer=0, decks=[deck] * 200)
    while not t.over:
        t.play(t.legal()[0])
    assert t.hand == len(t.results) == 200
    assert t.scores == [0, 0, 0]
    assert t.winners == (0, 1, 2)


def test_united_states_guesses_are_deals_that_go_the_same_way() -> None:
    """Cards never change hands, so a guess is a deal in which the same moves show the seat the same others able and unable to play."""
    checked = 0
    for pace, seed in [("turns", 1), ("turns", 2), ("snappy", 3), ("snappy", 4)]:
        rng = random.Random(seed)
        deck = pack_of("united-states")
        rng.shuffle(deck)
        options: dict[str, int | str] = {"pace": pace, "target": 1}
        t = parlor.deal("united-states", 4, seed=1, dealer=0, deck=deck, options=options)
        waiting = [[t.view(seat)["waiting"] for seat in range(4)]]
        while not t.over and t.hand == 1:
            for seat in range(4):
                guess = t.resample(seat, seed=rng.randrange(2**32))
                fresh = list(deck)
                for other in range(4):
                    places = [k for k in range(48) if (k + 1) % 4 == other and deck[k] in t.zones()[f"hand:{other}"]]
                    for k, card in zip(places, guess.zones()[f"hand:{other}"], strict=True):
                        fresh[k] = card
                again = parlor.deal("united-states", 4, seed=1, dealer=0, deck=fresh, options=options)
                seen = [again.view(seat)["waiting"]]
                for mover, move in t.record()["moves"]:
                    again.play(move, mover)
                    seen.append(again.view(seat)["waiting"])
                assert seen == [known[seat] for known in waiting]
                assert again.log == t.log
                assert again.zones() == guess.zones()
                checked += 1
            seat = rng.choice(t.waiting)
            t.play(rng.choice(t.legal(seat)), seat)
            waiting.append([t.view(seat)["waiting"] for seat in range(4)])
    assert checked > 300
