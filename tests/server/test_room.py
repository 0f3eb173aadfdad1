"""A table of the house: who may sit, move, or pass on a seat; and that its journal leads to the same table again."""

import random

import msgspec
import pytest

from parlor.server import room_events as ev
from parlor.server import seat_views, table_requests
from parlor.server.http_messages import Fill
from parlor.server.queries import results_of
from parlor.server.refusals import Refused
from parlor.server.room import Room, rebuilt


def opened(players: int = 4, places: list[ev.Place] | None = None, **more: object) -> ev.Opened:
    wish: dict[str, object] = {
        "host": "ann",
        "game": "quenette",
        "players": players,
        "options": {"hands": 1},
        "joining": "link",
        "watching": True,
        "pace": "brisk",
        "clock": None,
        "places": places or [ev.Place("ann", "Ann"), *[ev.Place() for _ in range(players - 1)]],
        "secret": "ab" * 32,
        "salt": "cd" * 32,
    }
    return ev.Opened(**{**wish, **more})  # type: ignore[arg-type]


class Story:
    """A room and everything that has happened there."""

    def __init__(self, opening: ev.Opened) -> None:
        self.room = Room("k" * 12, opening, 1.0)
        self.rows: list[tuple[float, ev.Any]] = [(1.0, opening)]

    def happen(self, happening: ev.Any | None) -> None:
        assert happening is not None
        self.room.happen(happening)
        self.rows.append((1.0, happening))


def full() -> Story:
    story = Story(opened())
    for number, guest in enumerate(["bob", "cid", "dan"], 1):
        story.happen(table_requests.sit(story.room, guest, guest.title(), None, None))
        assert story.room.seats_of(guest) == [number]
    return story


def dealt() -> Story:
    story = full()
    story.happen(table_requests.start(story.room, "ann"))
    return story


WAITS = table_requests.Waits()
GUESTS = ["ann", "bob", "cid", "dan"]


def make_moves(story: Story, count: int, rng: random.Random) -> None:
    table = story.room.table
    assert table is not None
    for number in range(count):
        if table.over:
            return
        seat = rng.choice(table.waiting)
        story.happen(table_requests.move(story.room, GUESTS[seat], seat, rng.choice(table.legal(seat)), f"m{number}"))


def test_seats_are_taken_once_and_only_the_host_starts() -> None:
    story = Story(opened())
    with pytest.raises(Refused, match="3 seats are empty"):
        table_requests.start(story.room, "ann")
    story.happen(table_requests.sit(story.room, "bob", "Bob", 2, None))
    with pytest.raises(Refused, match="seat is taken"):
        table_requests.sit(story.room, "cid", "Cid", 2, None)
    with pytest.raises(Refused, match="You sit at this table already"):
        table_requests.sit(story.room, "bob", "Bob", 1, None)
    assert table_requests.sit(story.room, "bob", "Bob", None, None) is None
    with pytest.raises(Refused, match="no such seat"):
        table_requests.sit(story.room, "cid", "Cid", 9, None)
    for seat in (1, 3):
        story.happen(table_requests.fill(story.room, "ann", "Ann", Fill(seat, "computer", "casual"), 0.0, WAITS))
    with pytest.raises(Refused, match="Only the host can do that"):
        table_requests.start(story.room, "bob")
    story.happen(table_requests.start(story.room, "ann"))
    assert story.room.phase == "playing"
    assert table_requests.start(story.room, "ann") is None


def test_who_sits_down_again_is_called_by_his_new_name() -> None:
    story = full()
    assert table_requests.sit(story.room, "bob", "Bob", 1, None) is None
    story.happen(table_requests.sit(story.room, "bob", "Bobby", 1, None))
    assert [seat.name for seat in story.room.info("bob").seats] == ["Ann", "Bobby", "Cid", "Dan"]
    assert rebuilt("k" * 12, story.rows).info("bob") == story.room.info("bob")


def test_only_the_owner_moves_and_a_refusal_changes_nothing() -> None:
    story = dealt()
    table = story.room.table
    assert table is not None
    seat = table.waiting[0]
    stranger = GUESTS[(seat + 1) % 4]
    with pytest.raises(Refused, match="not yours"):
        table_requests.move(story.room, stranger, seat, table.legal()[0], "a")
    before = table.record()
    with pytest.raises(Refused):
        story.room.happen(table_requests.move(story.room, GUESTS[seat], seat, "play ZZ", "a"))
    with pytest.raises(Refused):
        story.room.happen(table_requests.move(story.room, stranger, (seat + 1) % 4, table.legal()[0], "a"))
    assert table.record() == before
    assert story.room.n == len(story.rows)


def test_a_move_is_known_again_by_its_id() -> None:
    story = dealt()
    make_moves(story, 6, random.Random(1))
    for number, (_, happening) in enumerate(story.rows, 1):
        if isinstance(happening, ev.Moved):
            assert table_requests.made(story.room, GUESTS[happening.seat], happening.seat, str(happening.id)) == number


@pytest.mark.parametrize("seed", range(6))
def test_the_journal_leads_to_the_same_table(seed: int) -> None:
    rng = random.Random(seed)
    story = dealt()
    for round in range(30):
        make_moves(story, 2, rng)
        if story.room.phase == "over":
            break
        seat = rng.randrange(4)
        if round % 3 == 0:
            story.happen(ev.Timeout(seat, "skilled"))
            story.happen(table_requests.fill(story.room, GUESTS[seat], "back", Fill(seat, "me"), 0.0, WAITS))
        written = [(at, ev.read(ev.write(happening))) for at, happening in story.rows]
        again = rebuilt("k" * 12, written)
        assert again.info("ann") == story.room.info("ann")
        assert again.kept_since(3) == story.room.kept_since(3)
        assert story.room.table is not None
        assert again.table is not None
        assert again.table.record() == story.room.table.record()
        for mine, theirs in zip(again.chairs, story.room.chairs, strict=True):
            assert (mine.guest, mine.level, mine.epoch, mine.ids) == (theirs.guest, theirs.level, theirs.epoch, theirs.ids)


def test_a_seat_passes_from_human_to_computer_and_back() -> None:
    story = dealt()
    room = story.room
    story.happen(table_requests.leave(room, "bob", None, "expert"))
    seat = room.info("bob").seats[1]
    assert (seat.kind, seat.level, seat.kept, seat.mine) == ("computer", "expert", True, True)
    with pytest.raises(Refused, match="keeps that seat for Bob"):
        table_requests.fill(room, "eve", "Eve", Fill(1, "me"), 0.0, WAITS)
    with pytest.raises(Refused, match="take it back first"):
        table_requests.move(room, "bob", 1, "play H1", "x")
    story.happen(table_requests.fill(room, "bob", "Bob", Fill(1, "me"), 0.0, WAITS))
    assert room.info(None).seats[1].kind == "human"


def test_one_who_is_away_is_replaced_by_the_host_after_a_minute_and_by_anyone_after_three() -> None:
    story = dealt()
    for away in (0.0, 59.0):
        with pytest.raises(Refused, match="away for 1 minute yet"):
            table_requests.fill(story.room, "ann", "Ann", Fill(1, "computer"), away, WAITS)
    with pytest.raises(Refused, match="away for 3 minutes yet"):
        table_requests.fill(story.room, "cid", "Cid", Fill(1, "computer"), 179.0, WAITS)
    with pytest.raises(Refused, match="Only those who play"):
        table_requests.fill(story.room, "eve", "Eve", Fill(1, "computer"), 1000.0, WAITS)
    assert table_requests.fill(story.room, "cid", "Cid", Fill(1, "computer"), 180.0, WAITS) == ev.Filled(1, "skilled")
    story.happen(table_requests.fill(story.room, "ann", "Ann", Fill(1, "computer"), 60.0, WAITS))
    assert story.room.info("bob").seats[1].kept


def test_a_key_moves_the_seat_to_another_device_and_is_spent() -> None:
    story = Story(opened(joining="key"))
    room = story.room
    with pytest.raises(Refused, match="with the key"):
        table_requests.sit(room, "bob", "Bob", 1, None)
    epoch = room.chairs[1].epoch
    story.happen(table_requests.sit(room, "bob", "Bob", None, 1))
    assert room.chairs[1].epoch > epoch
    epoch = room.chairs[1].epoch
    story.happen(table_requests.sit(room, "bobs-phone", "Bob", None, 1))
    assert room.chairs[1].epoch > epoch
    assert room.chairs[1].guest == "bobs-phone"
    assert not room.seats_of("bob")
    epoch = room.chairs[1].epoch
    story.happen(table_requests.rekey(room, "bobs-phone", 1))
    assert room.chairs[1].epoch > epoch
    with pytest.raises(Refused, match="not yours to have"):
        table_requests.rekey(room, "ann", 1)


def test_contributions_count_once_before_the_deal_and_make_the_seed() -> None:
    story = full()
    story.happen(table_requests.contribute(story.room, "bob", 1, "01" * 32))
    with pytest.raises(Refused, match="contributed already"):
        table_requests.contribute(story.room, "bob", 1, "02" * 32)
    with pytest.raises(Refused, match="not yours"):
        table_requests.contribute(story.room, "bob", 2, "02" * 32)
    before = table_requests.start(story.room, "ann")
    story.happen(table_requests.contribute(story.room, "cid", 2, "02" * 32))
    assert table_requests.start(story.room, "ann") != before
    story.happen(table_requests.start(story.room, "ann"))
    with pytest.raises(Refused, match="dealt already"):
        table_requests.contribute(story.room, "dan", 3, "02" * 32)


def test_who_leaves_before_the_deal_takes_his_contribution_along() -> None:
    story = full()
    story.happen(table_requests.contribute(story.room, "bob", 1, "01" * 32))
    story.happen(table_requests.leave(story.room, "bob", None, "skilled"))
    assert story.room.contributions == [None] * 4
    story.happen(table_requests.leave(story.room, "ann", None, "skilled"))
    assert story.room.host == "cid"


def test_the_secret_is_told_only_when_the_game_is_over() -> None:
    story = dealt()
    while story.room.phase == "playing":
        proof = story.room.info("ann").fair
        assert proof is not None
        assert proof.secret is None
        assert proof.salt is None
        make_moves(story, 1, random.Random(2))
    proof = story.room.info(None).fair
    assert proof is not None
    assert proof.secret == "ab" * 32


def test_undo_is_for_ones_own_last_move() -> None:
    story = Story(opened(1, [ev.Place("ann", "Ann")], game="flag", options={}))
    room = story.room
    story.happen(table_requests.start(room, "ann"))
    table = room.table
    assert table is not None
    with pytest.raises(Refused, match="nothing to take back"):
        table_requests.undo(room, "ann", 0, "u")
    before = table.view(0)
    story.happen(table_requests.move(room, "ann", 0, table.legal()[0], "m"))
    story.happen(table_requests.move(room, "ann", 0, table.legal()[0], "n"))
    story.happen(table_requests.undo(room, "ann", 0, "u"))
    story.happen(table_requests.undo(room, "ann", 0, "v"))
    assert room.table is not None
    assert room.table.view(0) == before
    assert room.kept_since(2) == (len(room.table.log), 0)
    assert room.taken_back == 2
    with pytest.raises(Refused, match="nothing to take back"):
        table_requests.undo(room, "ann", 0, "w")


def test_in_a_patience_a_move_goes_back_with_those_that_the_page_made_after_it() -> None:
    story = Story(opened(1, [ev.Place("ann", "Ann")], game="flag", options={}))
    room = story.room
    story.happen(table_requests.start(room, "ann"))
    assert room.table is not None
    before = room.table.view(0)
    for id in ("m", "n", "o"):
        story.happen(table_requests.move(room, "ann", 0, "draw stock", id))
    with pytest.raises(Refused, match="have not been made"):
        table_requests.undo(room, "ann", 0, "u", 4)
    story.happen(table_requests.undo(room, "ann", 0, "u", 3))
    assert room.table.view(0) == before
    again = rebuilt("k" * 12, story.rows)
    assert again.table is not None
    assert again.table.view(0) == before


def test_among_several_players_moves_do_not_go_back_together() -> None:
    story = Story(opened(3, [ev.Place("ann", "Ann"), ev.Place(level="random"), ev.Place(level="random")]))
    story.happen(table_requests.start(story.room, "ann"))
    with pytest.raises(Refused, match="game for one"):
        table_requests.undo(story.room, "ann", 0, "u", 2)


def test_a_patience_tells_how_it_stands() -> None:
    story = Story(opened(1, [ev.Place("ann", "Ann")], game="flag", options={}))
    story.happen(table_requests.start(story.room, "ann"))
    told = seat_views.event(story.room, 0, "state", None, None).view
    assert told is not None
    assert told.outlook is not msgspec.UNSET
    assert (told.outlook.reached, told.outlook.goal, told.outlook.stuck, told.outlook.most) == (0, 56, False, None)
    assert seat_views.event(dealt().room, 0, "state", None, None).view.outlook is msgspec.UNSET  # type: ignore[union-attr]


def test_against_computer_players_ones_own_last_move_goes_back_with_theirs() -> None:
    story = Story(opened(3, [ev.Place("ann", "Ann"), ev.Place(level="random"), ev.Place(level="random")]))
    room = story.room
    story.happen(table_requests.start(room, "ann"))
    assert room.table is not None

    def others_play() -> None:
        while room.table is not None and 0 not in room.table.waiting:
            seat = room.table.waiting[0]
            story.happen(ev.Moved(seat, room.table.legal(seat)[0]))

    others_play()
    before = room.table.view(0)
    story.happen(table_requests.move(room, "ann", 0, room.table.legal(0)[0], "m"))
    others_play()
    assert room.table.view(0) != before
    story.happen(table_requests.undo(room, "ann", 0, "u"))
    assert room.table.view(0) == before
    assert room.taken_back == 1


def test_with_another_person_at_the_table_a_shown_card_stands() -> None:
    story = Story(opened(3, [ev.Place("ann", "Ann"), ev.Place("bob", "Bob"), ev.Place(level="random")]))
    room = story.room
    story.happen(table_requests.start(room, "ann"))
    assert room.table is not None
    while 0 not in room.table.waiting:
        seat = room.table.waiting[0]
        story.happen(ev.Moved(seat, room.table.legal(seat)[0]))
    story.happen(table_requests.move(room, "ann", 0, room.table.legal(0)[0], "m"))
    with pytest.raises(Refused, match="it stands") as refused:
        room.happen(table_requests.undo(room, "ann", 0, "u"))
    assert (refused.value.words.key, refused.value.rule) == ("move-has-shown", f"rules/{room.game.page}.md#quenette")


# Whose cards are whose


def test_a_seat_is_seen_by_the_one_who_owns_it_and_plays_in_it() -> None:
    story = dealt()
    room = story.room
    assert room.sees("bob", 1)
    assert not room.sees("ann", 1)
    story.happen(table_requests.leave(room, "bob", None, "skilled"))
    assert not room.sees("bob", 1)
    assert room.sees("bob", None)
    story.happen(table_requests.fill(room, "bob", "Bob", Fill(1, "me"), 0.0, WAITS))
    assert room.sees("bob", 1)
    story.happen(table_requests.sit(room, "phone", "Bob", None, 1))
    assert not room.sees("bob", 1)
    assert room.sees("phone", 1)
    story.happen(table_requests.remove(room, "ann", 1))
    assert not room.sees("phone", 1)
    assert not room.sees("phone", None)
    with pytest.raises(Refused, match="sent you away"):
        table_requests.sit(room, "phone", "Bob", None, None)


def computers(*people: str) -> Story:
    """A running game with computer players in the last seats."""
    places = [ev.Place(name, name.title()) for name in people] + [ev.Place(level="random") for _ in range(4 - len(people))]
    story = Story(opened(4, places, options={"hands": 2}))
    story.happen(table_requests.start(story.room, "ann"))
    return story


def test_a_computers_place_in_a_running_game_has_to_be_asked_for() -> None:
    story = computers("ann", "bob")
    room = story.room
    story.happen(table_requests.fill(room, "eve", "Eve", Fill(3, "me"), 0.0, WAITS))
    assert not room.sees("eve", 3)
    assert [(each.seat, each.name, each.mine) for each in room.info("eve").requests] == [(3, "Eve", True)]
    assert table_requests.fill(room, "eve", "Eve", Fill(3, "me"), 0.0, WAITS) is None
    with pytest.raises(Refused, match="asked for another seat"):
        table_requests.fill(room, "eve", "Eve", Fill(2, "me"), 0.0, WAITS)
    with pytest.raises(Refused, match="Eve has asked"):
        table_requests.fill(room, "flo", "Flo", Fill(3, "me"), 0.0, WAITS)
    with pytest.raises(Refused, match="Only the host"):
        table_requests.admit(room, "bob", 3, True)
    story.happen(table_requests.admit(room, "ann", 3, True))
    assert room.sees("eve", 3)
    story.happen(table_requests.fill(room, "flo", "Flo", Fill(2, "me"), 0.0, WAITS))
    story.happen(table_requests.admit(room, "ann", 2, False))
    with pytest.raises(Refused, match="said no"):
        table_requests.fill(room, "flo", "Flo", Fill(2, "me"), 0.0, WAITS)
    assert rebuilt("k" * 12, story.rows).info("eve") == room.info("eve")


def test_a_host_cannot_let_himself_in_while_others_play() -> None:
    places = [ev.Place("bob", "Bob"), *[ev.Place(level="random") for _ in range(3)]]
    story = Story(opened(4, places))
    room = story.room
    story.happen(table_requests.start(room, "ann"))
    story.happen(table_requests.fill(room, "ann", "Ann", Fill(2, "me"), 0.0, WAITS))
    assert not room.sees("ann", 2)
    with pytest.raises(Refused, match="let yourself in"):
        table_requests.admit(room, "ann", 2, True)


def test_where_only_computers_play_anyone_may_sit_down_at_once() -> None:
    story = Story(opened(4, [ev.Place(level="random") for _ in range(4)]))
    story.happen(table_requests.start(story.room, "ann"))
    assert table_requests.fill(story.room, "eve", "Eve", Fill(1, "me"), 0.0, WAITS) == ev.Sat(1, "eve", "Eve")


# Taking back


def played_by(story: Story, guest: str, seat: int) -> None:
    """Others play until it is a seat's turn, and it makes a move."""
    table = story.room.table
    assert table is not None
    while seat not in table.waiting:
        other = table.waiting[0]
        story.happen(ev.Moved(other, table.legal(other)[0]))
    story.happen(table_requests.move(story.room, guest, seat, table.legal(seat)[0], f"{guest}-{story.room.n}"))


def test_what_another_person_has_played_stands_though_a_computer_has_his_seat_now() -> None:
    story = computers("ann", "bob")
    room = story.room
    played_by(story, "ann", 0)
    played_by(story, "bob", 1)
    story.happen(table_requests.fill(room, "ann", "Ann", Fill(1, "computer"), 60.0, WAITS))
    with pytest.raises(Refused, match="Only your own last move"):
        table_requests.undo(room, "ann", 0, "u")
    story.happen(table_requests.remove(room, "ann", 1))
    with pytest.raises(Refused, match="Only your own last move"):
        table_requests.undo(room, "ann", 0, "u")


def test_what_a_newcomer_has_seen_stands() -> None:
    story = computers("ann")
    room = story.room
    played_by(story, "ann", 0)
    assert isinstance(table_requests.undo(room, "ann", 0, "u"), ev.Undone)
    story.happen(table_requests.fill(room, "eve", "Eve", Fill(3, "me"), 0.0, WAITS))
    story.happen(table_requests.admit(room, "ann", 3, True))
    with pytest.raises(Refused, match="Only your own last move"):
        table_requests.undo(room, "ann", 0, "u")


def test_who_goes_on_at_another_device_is_alone_as_before() -> None:
    story = computers("ann")
    played_by(story, "ann", 0)
    story.happen(table_requests.sit(story.room, "anns-phone", "Ann", None, 0))
    assert isinstance(table_requests.undo(story.room, "anns-phone", 0, "u"), ev.Undone)
    assert story.room.host == "anns-phone"


def test_who_may_take_back_is_fixed_before_the_deal() -> None:
    places = [ev.Place("ann", "Ann"), *[ev.Place(level="random") for _ in range(3)]]
    story = Story(opened(4, places, take_back=False))
    story.happen(table_requests.start(story.room, "ann"))
    played_by(story, "ann", 0)
    with pytest.raises(Refused, match="At this table every move stands"):
        table_requests.undo(story.room, "ann", 0, "u")


def test_hints_among_people_are_a_choice_of_the_table() -> None:
    story = dealt()
    table = story.room.table
    assert table is not None
    seat = table.waiting[0]
    with pytest.raises(Refused, match="nobody asks for hints"):
        table_requests.hint(story.room, GUESTS[seat], seat)
    agreed = Story(opened(2, [ev.Place("ann", "Ann"), ev.Place("bob", "Bob")], hints=True))
    agreed.happen(table_requests.start(agreed.room, "ann"))
    assert agreed.room.table is not None
    turn = agreed.room.table.waiting[0]
    table_requests.hint(agreed.room, GUESTS[turn], turn)
    assert agreed.room.info(None).hints


# Nobody stalls a table


def test_the_host_is_marked_hands_over_and_is_succeeded_when_away() -> None:
    story = dealt()
    room = story.room
    assert [seat.host for seat in room.info("bob").seats] == [True, False, False, False]
    with pytest.raises(Refused, match="Only the host"):
        table_requests.hand_over(room, "bob", 1, 179.0, WAITS)
    with pytest.raises(Refused, match="Only the host"):
        table_requests.hand_over(room, "bob", 2, 1000.0, WAITS)
    story.happen(table_requests.hand_over(room, "bob", 1, 180.0, WAITS))
    assert room.host == "bob"
    story.happen(table_requests.hand_over(room, "bob", 0, 0.0, WAITS))
    assert room.host == "ann"


def test_seats_are_swapped_before_the_deal_and_old_keys_end() -> None:
    story = full()
    room = story.room
    before = [chair.epoch for chair in room.chairs]
    with pytest.raises(Refused, match="Only the host"):
        table_requests.swap(room, "bob", 1, 2)
    story.happen(table_requests.swap(room, "ann", 1, 2))
    assert [seat.name for seat in room.info(None).seats] == ["Ann", "Cid", "Bob", "Dan"]
    assert all(room.chairs[seat].epoch > max(before) for seat in (1, 2))
    story.happen(table_requests.start(room, "ann"))
    with pytest.raises(Refused, match="before the cards are dealt"):
        table_requests.swap(room, "ann", 1, 2)


def test_the_host_ends_a_game_and_others_when_somebody_is_away_for_long() -> None:
    story = dealt()
    room = story.room
    with pytest.raises(Refused, match="away for 3 minutes yet"):
        table_requests.end(room, "bob", 100.0, WAITS)
    assert table_requests.end(room, "bob", 180.0, WAITS) == ev.Ended("bob")
    story.happen(table_requests.end(room, "ann", 0.0, WAITS))
    assert room.phase == "over"
    assert room.winners == []
    assert room.table is not None
    turn = room.table.waiting[0]
    with pytest.raises(Refused, match="over"):
        room.happen(ev.Moved(turn, room.table.legal(turn)[0], "m"))
    assert results_of(room) == []


def test_with_two_one_who_resigns_has_lost() -> None:
    story = Story(opened(2, [ev.Place("ann", "Ann"), ev.Place("bob", "Bob")]))
    room = story.room
    story.happen(table_requests.start(room, "ann"))
    story.happen(table_requests.resign(room, "ann", 0))
    assert (room.phase, room.winners) == ("over", [1])
    assert [(guest, won) for guest, _, _, _, won in results_of(room)] == [("ann", False), ("bob", True)]
    assert room.info(None).fair.secret == "ab" * 32  # type: ignore[union-attr]


def test_with_more_a_computer_plays_on_and_the_resigned_is_counted_last() -> None:
    story = dealt()
    room = story.room
    story.happen(table_requests.resign(room, "bob", 1))
    assert room.phase == "playing"
    with pytest.raises(Refused, match="does not come back"):
        table_requests.fill(room, "bob", "Bob", Fill(1, "me"), 0.0, WAITS)
    assert not room.sees("bob", 1)
    table = room.table
    assert table is not None
    while not table.over:
        seat = table.waiting[0]
        story.happen(ev.Moved(seat, table.legal(seat)[0]))
    found = {guest: (rank, won) for guest, _, _, rank, won in results_of(room)}
    assert found["bob"][0] < min(rank for guest, (rank, _) in found.items() if guest != "bob")
    assert not found["bob"][1]
    assert room.winners


def test_who_resigns_alone_against_computers_has_ended_the_game() -> None:
    story = computers("ann")
    story.happen(table_requests.resign(story.room, "ann", 0))
    assert (story.room.phase, story.room.winners) == ("over", [])
    assert [won for *_, won in results_of(story.room)] == [False]


def test_an_invited_guest_finds_his_seat_kept_and_may_decline() -> None:
    places = [ev.Place("ann", "Ann"), ev.Place("bob", "Bob", invited=True), ev.Place("cid", "Cid", invited=True), ev.Place(level="random")]
    story = Story(opened(4, places))
    room = story.room
    assert [seat.invited for seat in room.info("bob").seats] == [False, True, True, False]
    with pytest.raises(Refused, match="2 seats are empty"):
        table_requests.start(room, "ann")
    with pytest.raises(Refused, match="kept for Bob"):
        table_requests.sit(room, "eve", "Eve", 1, None)
    with pytest.raises(Refused, match="All seats are taken"):
        table_requests.sit(room, "eve", "Eve", None, None)
    story.happen(table_requests.sit(room, "bob", "Bob", None, None))
    assert room.seats_of("bob") == [1]
    story.happen(table_requests.leave(room, "cid", None, "skilled"))
    story.happen(table_requests.fill(room, "ann", "Ann", Fill(2, "computer"), 0.0, WAITS))
    assert table_requests.start(room, "ann") is not None


def test_a_table_opened_under_older_rules_plays_on_by_them() -> None:
    chosen: dict[str, int | str] = {"target": 49, "sides": "partners", "call": "dealer"}
    story = Story(opened(2, game="secret-seven", options=chosen, rules=1))
    story.happen(table_requests.sit(story.room, "bob", "Bob", None, None))
    story.happen(table_requests.start(story.room, "ann"))
    table = story.room.table
    assert table is not None
    assert table.view(None)["options"] == {**chosen, "called": "counts", "packet": "each"}
    seat = table.waiting[0]
    story.happen(table_requests.move(story.room, GUESTS[seat], seat, table.legal()[0], "m1"))
    again = rebuilt("k" * 12, story.rows).table
    assert again is not None
    assert again.zones() == table.zones()
