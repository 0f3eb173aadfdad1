"""Sammy's Travels: rules/sammy.md, section by section."""

import pytest

import parlor
from tests.games.helpers import filled, pack_of, refusal
from tests.oracle.sammy_1934 import borders

PACK = pack_of("sammys-travels", 1)
# A journey through all of them, and one that ends after 31.
GRAND = [
    "ME", "NH", "VT", "MA", "RI", "CT", "NY", "NJ", "DE", "PA", "MD", "DC", "VA", "WV", "OH", "MI", "IN", "KY", "IL", "WI", "MN", "ND",
    "MT", "SD", "IA", "NE", "KS", "MO", "OK", "CO", "WY", "UT", "ID", "WA", "OR", "CA", "NV", "AZ", "NM", "TX", "LA", "AR", "MS", "AL",
    "FL", "GA", "TN", "NC", "SC",
]  # fmt: skip
SHORT = [
    "ME", "NH", "VT", "MA", "RI", "CT", "NY", "NJ", "DE", "PA", "OH", "IN", "MI", "WI", "IA", "NE", "SD", "MT", "WY", "UT", "NV", "CA",
    "AZ", "NM", "TX", "LA", "AR", "MO", "OK", "KS", "CO",
]  # fmt: skip


def alone(*first: str, transfer: str = "may") -> parlor.Table:
    """A traveler whose stock begins with these cards."""
    return parlor.deal("sammys-travels", 1, seed=1, options={"transfer": transfer}, deck=filled(list(first), PACK))


def two(first: list[str], second: list[str], dealer: int = 1, transfer: str = "may") -> parlor.Table:
    """Two travelers with packs that begin like this."""
    deck = filled(first, PACK) + filled(second, PACK)
    return parlor.deal("sammys-travels", 2, seed=1, dealer=dealer, options={"transfer": transfer}, deck=deck)


def shared(starts: str, left: str = "", dealers: str = "", transfer: str = "may") -> parlor.Table:
    """Common roads from two starters; what seat 0, at the dealer's left, and the dealer are dealt first."""
    pack = pack_of("sammys-travels", 2, {"packs": "shared"})
    rest = [card for card in pack if card not in f"{starts} {left} {dealers}".split()]
    first, second = left.split(), dealers.split()
    while len(first) < 23:
        first.append(rest.pop())
    while len(second) < 23:
        second.append(rest.pop())
    deck = starts.split() + [card for pair in zip(first, second, strict=True) for card in pair]
    return parlor.deal("sammys-travels", 2, seed=1, dealer=1, options={"packs": "shared", "transfer": transfer}, deck=deck)


def travel(table: parlor.Table, road: list[str], seat: int = 0) -> None:
    for card in road:
        table.play("draw stock", seat)
        table.play(f"move {card} to travel:{seat}", seat)


def moves(table: parlor.Table, *lines: str, seat: int | None = None) -> None:
    for line in lines:
        table.play(line, seat)


# One player


def test_sammys_travels_players_cards_and_options() -> None:
    game = parlor.game("sammys-travels")
    assert (game.players, game.usual) == ((1, 2), 1)
    assert game.options["packs"].values == ["separate", "shared"]
    assert game.options["transfer"].values == ["may", "must"]
    assert len(PACK) == 49
    assert "DC" in PACK
    assert len(pack_of("sammys-travels", 2)) == 98
    # No effect with one player.
    assert len(parlor.deal("sammys-travels", 1, seed=1, options={"packs": "shared"}).zones()["stock:0"]) == 49


def test_sammys_travels_R7_shared_without_maine() -> None:
    pack = pack_of("sammys-travels", 2, {"packs": "shared"})
    assert (len(pack), "ME" in pack) == (48, False)


def test_sammys_travels_deal_alone() -> None:
    table = parlor.deal("sammys-travels", 1, seed=1, deck=PACK)
    assert table.zones() == {"stock:0": PACK[::-1], "pile:0": [], "travel:0": []}
    assert table.view(0)["zones"]["stock:0"] == ["??"] * 49


def test_sammys_travels_R1_any_card_begins_and_the_rest_keep_their_order() -> None:
    table = parlor.deal("sammys-travels", 1, seed=1, deck=PACK)
    assert table.legal() == [f"play {card}" for card in PACK]
    assert table.view(0)["facts"]["phase"] == "start"
    table.play("play KS")
    assert table.zones()["travel:0"] == ["KS"]
    assert table.zones()["stock:0"] == [card for card in PACK[::-1] if card != "KS"]


def test_sammys_travels_R3_only_the_top_card_goes_and_the_one_below_may_follow() -> None:
    table = alone("VT", "NH", "OH")
    moves(table, "play ME", "draw stock", "draw stock")
    assert table.zones()["pile:0"] == ["VT", "NH"]
    assert table.legal() == ["draw stock", "move NH to travel:0"]
    table.play("move NH to travel:0")
    # VT, below, borders NH; going is optional.
    assert table.legal() == ["draw stock", "move VT to travel:0"]
    table.play("draw stock")
    assert table.legal() == ["draw stock"]


def test_sammys_travels_R3_must_transfer_before_drawing() -> None:
    table = alone("NV", "ID", "OH", transfer="must")
    moves(table, "play UT", "draw stock")
    assert table.legal() == ["move NV to travel:0"]
    table.play("move NV to travel:0")
    table.play("draw stock")
    assert table.legal() == ["move ID to travel:0"]
    assert refusal(table, "draw stock") == "Idaho borders Nevada: transfer it first"
    table.play("move ID to travel:0")
    # Ohio borders nothing here: he draws on.
    moves(table, "draw stock", "draw stock")


def test_sammys_travels_R3_must_transfer_example() -> None:
    table = alone("OH", "ID", transfer="must")
    moves(table, "play UT", "draw stock", "draw stock")
    assert refusal(table, "draw stock") == "Idaho borders Utah: transfer it first"
    assert refusal(table, "move OH to travel:0") == "Only the top card of your pile can be transferred"


def test_sammys_travels_R3_must_leaves_one_player_no_choice_but_the_start() -> None:
    table = parlor.deal("sammys-travels", 1, seed=3, options={"transfer": "must"})
    table.play("play KS")
    while not table.over:
        assert len(table.legal()) == 1
        table.play(table.legal()[0])
    assert table.scores[0] > 1
    with pytest.raises(ValueError, match="not for the solver"):
        parlor.solve(parlor.deal("sammys-travels", 1, seed=3, options={"transfer": "must"}))


def test_sammys_travels_R3_a_table_of_version_1_plays_on_as_it_may() -> None:
    table = alone("NV", "ID")
    moves(table, "play UT", "draw stock", "draw stock")
    old = table.record()
    old["rules"] = 1
    del old["options"]["transfer"]
    again = parlor.replay(old)
    assert again.options["transfer"] == "may"
    assert again.legal() == ["draw stock", "move ID to travel:0"]
    assert parlor.game("sammys-travels").version == 2


def test_sammys_travels_R2_the_pile_is_turned_over_unshuffled() -> None:
    table = alone("OH", "VT")
    table.play("play ME")
    for _ in range(48):
        table.play("draw stock")
    pile = table.zones()["pile:0"]
    assert table.zones()["stock:0"] == []
    table.play("draw stock")
    assert table.zones()["pile:0"] == [pile[0]] == ["OH"]
    assert table.zones()["stock:0"] == pile[:0:-1]
    assert table.view(0)["zones"]["stock:0"] == ["??"] * 47
    assert table.view(0)["facts"]["turn_overs"] == [1]
    assert table.view(0)["facts"]["turned"] == [49]
    assert "Seat 0 turns the pile over" in table.log


def test_sammys_travels_example_31_cards() -> None:
    table = alone(*SHORT)
    table.play("play ME")
    travel(table, SHORT[1:])
    assert table.over
    assert [(result["points"], result["notes"]) for result in table.results] == [
        ([31], ["Seat 0: a journey of 31 cards, 30 turned up: +31"])
    ]
    assert table.winners == ()


def test_sammys_travels_all_49_win() -> None:
    table = alone(*GRAND)
    table.play("play ME")
    travel(table, GRAND[1:])
    assert table.over
    assert table.scores == [49]
    assert table.winners == (0,)
    assert table.log[-2] == "The journey of seat 0 is over after 49 cards"


def test_sammys_travels_R8_ten_idle_turn_overs() -> None:
    # NH, the only way out of Maine, comes last in each pass.
    table = alone(*[card for card in PACK if card not in ("ME", "NH")], "NH")
    table.play("play ME")
    for _ in range(48 * 11):
        table.play("draw stock")
    assert table.view(0)["facts"]["turn_overs"] == [10]
    assert table.legal() == ["move NH to travel:0"]
    assert refusal(table, "draw stock") == "Ten times through the pack without a transfer: you must transfer a card"
    table.play("move NH to travel:0")
    assert table.view(0)["facts"]["turn_overs"] == [0]
    assert "draw stock" in table.legal()


def test_sammys_travels_over_when_no_move_is_left() -> None:
    table = alone("NH")
    table.play("play ME")
    for _ in range(48 * 11 - 1):
        table.play("draw stock")
    assert not table.over
    table.play("draw stock")
    assert table.over
    assert table.scores == [1]


def test_sammys_travels_illegal_no_border() -> None:
    table = alone("OH")
    moves(table, "play IL", "draw stock")
    assert refusal(table, "move OH to travel:0") == "Ohio does not border Illinois, where your journey stands"


def test_sammys_travels_illegal_not_on_top() -> None:
    table = alone("IN", "OH")
    moves(table, "play IL", "draw stock", "draw stock")
    assert refusal(table, "move IN to travel:0") == "Only the top card of your pile can be transferred"
    assert refusal(table, "move WI to travel:0") == "Only the top card of your pile can be transferred"


def test_sammys_travels_illegal_before_and_after_the_start() -> None:
    table = alone("OH")
    assert refusal(table, "draw stock") == "Choose the starting card first"
    assert refusal(table, "move OH to travel:0") == "Choose the starting card first"
    assert refusal(table, "play HI").endswith("is not in this game: choose a state or D. C.")
    table.play("play IL")
    assert refusal(table, "play OH") == "The starting card is chosen already"


def test_sammys_travels_a_guess_knows_a_stock_that_has_been_turned_once() -> None:
    table = alone("OH", "VT")
    table.play("play ME")
    assert len({tuple(table.resample(0, seed=n).zones()["stock:0"]) for n in range(5)}) == 5
    for _ in range(50):
        table.play("draw stock")
    for seed in range(3):
        assert table.resample(0, seed=seed).zones() == table.zones()


# Two, each with a pack


def test_sammys_travels_R4_separate_deal_and_common_start() -> None:
    table = two(["OH"], ["IA"], dealer=0)
    assert table.zones()["stock:0"][-1] == "OH"
    assert table.zones()["stock:1"][-1] == "IA"
    # The player on the dealer's left chooses for both.
    assert table.waiting == (1,)
    assert refusal(table, "play OH", 0) == "It is not your turn: seat 1 chooses the starting card"
    table.play("play IL")
    assert table.zones()["travel:0"] == table.zones()["travel:1"] == ["IL"]
    assert len(table.zones()["stock:0"]) == len(table.zones()["stock:1"]) == 48
    assert list(table.waiting) == [0, 1]
    assert table.turn is None


def test_sammys_travels_separate_halves_are_full_packs() -> None:
    mixed = [*PACK, *PACK]
    mixed[0], mixed[60] = mixed[60], mixed[0]
    with pytest.raises(ValueError, match="not a full pack"):
        parlor.deal("sammys-travels", 2, deck=mixed)
    for seed in range(3):
        zones = parlor.deal("sammys-travels", 2, seed=seed).zones()
        assert sorted(zones["stock:0"]) == sorted(zones["stock:1"]) == sorted(PACK)
        assert zones["stock:0"] != zones["stock:1"]


def test_sammys_travels_separate_journeys_do_not_touch() -> None:
    table = two(["IN"], ["IA"])
    table.play("play IL")
    moves(table, "draw stock", seat=1)
    moves(table, "draw stock", seat=0)
    assert refusal(table, "move IN to travel:1", 0) == "That is the other player's journey"
    moves(table, "move IA to travel:1", seat=1)
    assert table.zones()["travel:1"] == ["IL", "IA"]
    assert table.zones()["travel:0"] == ["IL"]
    assert table.legal(0) == ["draw stock", "move IN to travel:0"]


def test_sammys_travels_R3_separate_must_transfer_to_the_own_journey_only() -> None:
    table = two(["IN", "OH"], ["OH", "IN"], transfer="must")
    table.play("play IL")
    moves(table, "draw stock", seat=0)
    moves(table, "draw stock", seat=1)
    assert table.legal(0) == ["move IN to travel:0"]
    assert refusal(table, "draw stock", 0) == "Indiana borders Illinois: transfer it first"
    moves(table, "move IN to travel:0", seat=0)
    # Seat 1's Ohio borders Indiana, where only the other journey stands.
    assert table.legal(1) == ["draw stock"]


def test_sammys_travels_separate_one_may_be_over_before_the_other() -> None:
    table = two(SHORT[1:], ["NH"])
    table.play("play ME")
    travel(table, SHORT[1:])
    assert table.waiting == (1,)
    assert refusal(table, "draw stock", 0) == "It is not your turn: your journey is over"
    moves(table, "draw stock", "move NH to travel:1", seat=1)
    while not table.over:
        moves(table, table.legal(1)[0], seat=1)
    assert table.scores == [31, 2]
    assert table.winners == (0,)


def test_sammys_travels_R9_equal_journeys_fewer_cards_turned() -> None:
    # Washington comes first in the second pack and is on nobody's way.
    table = two(SHORT[1:], ["WA", *SHORT[1:]])
    table.play("play ME")
    travel(table, SHORT[1:])
    table.play("draw stock", 1)
    travel(table, SHORT[1:], 1)
    assert table.scores == [31, 31]
    assert table.results[0]["notes"] == [
        "Seat 0: a journey of 31 cards, 30 turned up: +31",
        "Seat 1: a journey of 31 cards, 31 turned up: +31",
    ]
    assert table.winners == (0,)


def test_sammys_travels_R9_all_equal_both_win() -> None:
    table = two(SHORT[1:], SHORT[1:])
    table.play("play ME")
    travel(table, SHORT[1:], 0)
    travel(table, SHORT[1:], 1)
    assert table.winners == (0, 1)


# Two, on common roads


def test_sammys_travels_shared_deal() -> None:
    deck = pack_of("sammys-travels", 2, {"packs": "shared"})
    table = parlor.deal("sammys-travels", 2, seed=1, dealer=0, options={"packs": "shared"}, deck=deck)
    zones = table.zones()
    assert (zones["travel1"], zones["travel2"]) == ([deck[0]], [deck[1]])
    assert zones["stock:1"] == deck[2::2][::-1]
    assert zones["stock:0"] == deck[3::2][::-1]
    assert table.turn == 1


def test_sammys_travels_R5_one_card_a_turn() -> None:
    table = shared("IL KS", "IN MO", "NE")
    assert table.legal() == ["draw stock"]
    assert refusal(table, "pass") == "Turn a card first"
    table.play("draw stock")
    assert table.legal() == ["pass", "move IN to travel1"]
    assert refusal(table, "draw stock") == "You have already turned a card this turn: transfer it or pass"
    table.play("move IN to travel1")
    assert table.legal() == ["pass"]
    table.play("pass")
    assert table.turn == 1
    moves(table, "draw stock", "pass", "draw stock")
    # Both roads are open to both players.
    assert table.zones()["pile:0"] == ["MO"]
    assert refusal(table, "move MO to travel1") == "Missouri does not border Indiana, where travel1 stands"
    table.play("move MO to travel2")
    assert table.zones()["travel2"] == ["KS", "MO"]
    assert table.view(0)["facts"]["transfers"] == [2, 0]
    assert "not your turn" in refusal(table, "pass", 1)


def test_sammys_travels_R3_shared_must_transfer_before_drawing_and_passing() -> None:
    table = shared("IL KS", "IN MO", "NE", transfer="must")
    assert table.legal() == ["draw stock"]
    assert refusal(table, "pass") == "Turn a card first"
    table.play("draw stock")
    assert table.legal() == ["move IN to travel1"]
    assert refusal(table, "pass") == "Indiana borders Illinois: transfer it first"
    assert refusal(table, "draw stock") == "Indiana borders Illinois: transfer it first"
    moves(table, "move IN to travel1", "pass", "draw stock")
    assert refusal(table, "pass") == "Nebraska borders Kansas: transfer it first"


def test_sammys_travels_R3_shared_must_choose_one_of_two_roads() -> None:
    table = shared("IL KS", "MO", transfer="must")
    table.play("draw stock")
    assert table.legal() == ["move MO to travel1", "move MO to travel2"]


def test_sammys_travels_R3_shared_must_transfer_what_fits_before_the_draw() -> None:
    table = shared("IL KS", "OH MO", "IN", transfer="must")
    moves(table, "draw stock", "pass", "draw stock", "move IN to travel1", "pass")
    assert table.legal() == ["move OH to travel1"]
    assert refusal(table, "draw stock") == "Ohio borders Indiana: transfer it first"


def test_sammys_travels_shared_transfer_before_the_draw() -> None:
    table = shared("IL KS", "IN MO", "NE")
    moves(table, "draw stock", "pass", "draw stock", "move NE to travel2", "pass")
    assert table.legal() == ["draw stock", "move IN to travel1"]
    moves(table, "move IN to travel1", "draw stock", "pass")
    assert table.turn == 1


def test_sammys_travels_R6_shared_ends_when_one_is_out() -> None:
    table = shared("NH KS", " ".join(GRAND[2:25]))
    for card in GRAND[2:25]:
        moves(table, "draw stock", f"move {card} to travel1")
        if not table.over:
            moves(table, "pass", "draw stock", "pass")
    assert table.over
    assert table.scores == [23, 0]
    assert table.winners == (0,)


def ended() -> parlor.Table:
    """Rhode Island ends one road when Massachusetts and Connecticut are gone, South Carolina the other."""
    table = shared("CT NC", "MA RI GA SC")
    moves(table, "draw stock", "move MA to travel1", "pass", "draw stock", "pass")
    moves(table, "draw stock", "move RI to travel1", "pass", "draw stock", "pass")
    moves(table, "draw stock", "move GA to travel2", "pass", "draw stock", "pass")
    moves(table, "draw stock", "move SC to travel2")
    return table


def test_sammys_travels_shared_over_when_nothing_borders() -> None:
    table = ended()
    assert table.over
    assert table.scores == [4, 0]
    assert table.winners == (0,)
    assert table.results[0]["notes"] == [
        "Seat 0: 4 cards brought to the roads, 4 turned up: +4",
        "Seat 1: 0 cards brought to the roads, 3 turned up: +0",
    ]


def test_sammys_travels_R8_shared_200_turns_without_a_transfer() -> None:
    table = shared("IL KS")
    for _ in range(199):
        moves(table, "draw stock", "pass")
    assert not table.over
    assert table.view(0)["facts"]["idle_turns"] == 199
    moves(table, "draw stock", "pass")
    assert table.over
    assert table.scores == [0, 0]
    # Here, equal points always share the win.
    assert table.winners == (0, 1)


def test_sammys_travels_shared_no_limit_of_ten_and_a_transfer_begins_the_count_anew() -> None:
    table = shared("IL KS", "IN MO", "NE")
    moves(table, "draw stock", "pass", "draw stock", "pass")
    assert table.view(0)["facts"]["idle_turns"] == 2
    moves(table, "draw stock", "move MO to travel1", "pass")
    assert table.view(0)["facts"]["idle_turns"] == 0


def test_sammys_travels_shared_guess_pools_both_stocks() -> None:
    table = shared("IL KS", "IN MO", "NE")
    moves(table, "draw stock", "pass")
    own = set(table.zones()["stock:0"])
    assert any(set(table.resample(0, seed=seed).zones()["stock:0"]) != own for seed in range(4))
    assert table.resample(1, seed=3).zones()["pile:0"] == ["IN"]


def test_sammys_travels_R6_shared_ends_in_a_guess_as_at_the_table() -> None:
    """In a guess the cards of the two stocks are mixed; it ends when one player has none or no card borders."""
    for seed in range(20):
        guess = parlor.deal("sammys-travels", 2, seed=seed, options={"packs": "shared"}).resample(0, seed=seed)
        while not guess.over:
            zones = guess.zones()
            left = [zones[f"stock:{seat}"] + zones[f"pile:{seat}"] for seat in (0, 1)]
            ends = [zones["travel1"][-1], zones["travel2"][-1]]
            assert all(left)
            assert any(borders(card, end) for card in left[0] + left[1] for end in ends)
            guess.play(guess.legal()[-1])
        assert guess.winners
