"""A table of the house: who may sit, move, pass a seat on; and that its journal leads to the same table again."""

import random

import pytest

from parlor.server import happenings as h
from parlor.server.protocol import Fill
from parlor.server.rooms import Refused, Room, rebuilt


def opened(players: int = 4, places: list[h.Place] | None = None, **more: object) -> h.Opened:
    wish: dict[str, object] = {
        "host": "ann",
        "game": "quenette",
        "players": players,
        "options": {"hands": 1},
        "joining": "link",
        "watching": True,
        "pace": "brisk",
        "clock": None,
        "places": places or [h.Place("ann", "Ann"), *[h.Place() for _ in range(players - 1)]],
        "secret": "ab" * 32,
        "salt": "cd" * 32,
    }
    return h.Opened(**{**wish, **more})  # type: ignore[arg-type]


class Story:
    """A room and everything that has happened at it."""

    def __init__(self, opening: h.Opened) -> None:
        self.room = Room("k" * 12, opening, 1.0)
        self.rows: list[tuple[float, h.Any]] = [(1.0, opening)]

    def happen(self, happening: h.Any | None) -> None:
        assert happening is not None
        self.room.happen(happening)
        self.rows.append((1.0, happening))


def full() -> Story:
    story = Story(opened())
    for number, guest in enumerate(["bob", "cid", "dan"], 1):
        story.happen(story.room.sit(guest, guest.title(), None, None))
        assert story.room.seats_of(guest) == [number]
    return story


def dealt() -> Story:
    story = full()
    story.happen(story.room.start("ann"))
    return story


GUESTS = ["ann", "bob", "cid", "dan"]


def make_moves(story: Story, count: int, rng: random.Random) -> None:
    table = story.room.table
    assert table is not None
    for number in range(count):
        if table.over:
            return
        seat = rng.choice(table.waiting)
        story.happen(story.room.move(GUESTS[seat], seat, rng.choice(table.legal(seat)), f"m{number}"))


def test_seats_are_taken_once_and_only_the_host_starts() -> None:
    story = Story(opened())
    with pytest.raises(Refused, match="Seat 1, 2, 3 is empty"):
        story.room.start("ann")
    story.happen(story.room.sit("bob", "Bob", 2, None))
    with pytest.raises(Refused, match="Seat 2 is taken"):
        story.room.sit("cid", "Cid", 2, None)
    with pytest.raises(Refused, match="You sit at this table already"):
        story.room.sit("bob", "Bob", 1, None)
    assert story.room.sit("bob", "Bob", None, None) is None
    with pytest.raises(Refused, match="no seat 9"):
        story.room.sit("cid", "Cid", 9, None)
    for seat in (1, 3):
        story.happen(story.room.fill("ann", "Ann", Fill(seat, "computer", "casual"), False))
    with pytest.raises(Refused, match="Only the host can start"):
        story.room.start("bob")
    story.happen(story.room.start("ann"))
    assert story.room.phase == "playing"
    assert story.room.start("ann") is None


def test_who_sits_down_again_is_called_by_his_new_name() -> None:
    story = full()
    assert story.room.sit("bob", "Bob", 1, None) is None
    story.happen(story.room.sit("bob", "Bobby", 1, None))
    assert [seat.name for seat in story.room.info("bob").seats] == ["Ann", "Bobby", "Cid", "Dan"]
    assert rebuilt("k" * 12, story.rows).info("bob") == story.room.info("bob")


def test_only_the_owner_moves_and_a_refusal_changes_nothing() -> None:
    story = dealt()
    table = story.room.table
    assert table is not None
    seat = table.waiting[0]
    stranger = GUESTS[(seat + 1) % 4]
    with pytest.raises(Refused, match="not yours"):
        story.room.move(stranger, seat, table.legal()[0], "a")
    before = table.record()
    with pytest.raises(Refused):
        story.room.happen(story.room.move(GUESTS[seat], seat, "play ZZ", "a"))
    with pytest.raises(Refused):
        story.room.happen(story.room.move(stranger, (seat + 1) % 4, table.legal()[0], "a"))
    assert table.record() == before
    assert story.room.n == len(story.rows)


def test_a_move_is_known_again_by_its_id() -> None:
    story = dealt()
    make_moves(story, 6, random.Random(1))
    for number, (_, happening) in enumerate(story.rows, 1):
        if isinstance(happening, h.Moved):
            assert story.room.made(GUESTS[happening.seat], happening.seat, str(happening.id)) == number


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
            story.happen(h.Timeout(seat, "skilled"))
            story.happen(story.room.fill(GUESTS[seat], "back", Fill(seat, "me"), False))
        written = [(at, h.read(h.write(happening))) for at, happening in story.rows]
        again = rebuilt("k" * 12, written)
        assert again.info("ann") == story.room.info("ann")
        assert again.kept_since(3) == story.room.kept_since(3)
        assert story.room.table is not None
        assert again.table is not None
        assert again.table.record() == story.room.table.record()
        for mine, theirs in zip(again.chairs, story.room.chairs, strict=True):
            assert (mine.guests, mine.level, mine.epoch, mine.ids) == (theirs.guests, theirs.level, theirs.epoch, theirs.ids)


def test_a_seat_passes_from_human_to_computer_and_back() -> None:
    story = dealt()
    room = story.room
    story.happen(room.leave("bob", None, "expert"))
    seat = room.info("bob").seats[1]
    assert (seat.kind, seat.level, seat.kept, seat.mine) == ("computer", "expert", True, True)
    with pytest.raises(Refused, match="keeps seat 1 for Bob"):
        room.fill("eve", "Eve", Fill(1, "me"), False)
    with pytest.raises(Refused, match="take it back first"):
        room.move("bob", 1, "play H1", "x")
    story.happen(room.fill("bob", "Bob", Fill(1, "me"), False))
    assert room.info(None).seats[1].kind == "human"


def test_the_host_may_replace_only_one_who_is_away() -> None:
    story = dealt()
    with pytest.raises(Refused, match="while he is here"):
        story.room.fill("ann", "Ann", Fill(1, "computer"), away=False)
    with pytest.raises(Refused, match="Only the one who sits there"):
        story.room.fill("cid", "Cid", Fill(1, "computer"), away=True)
    story.happen(story.room.fill("ann", "Ann", Fill(1, "computer"), away=True))
    assert story.room.info("bob").seats[1].kept


def test_keys_end_when_a_seat_changes_hands_and_serve_a_second_device() -> None:
    story = Story(opened(joining="key"))
    with pytest.raises(Refused, match="with the key"):
        story.room.sit("bob", "Bob", 1, None)
    epoch = story.room.chairs[1].epoch
    story.happen(story.room.sit("bob", "Bob", None, 1))
    assert story.room.chairs[1].epoch > epoch
    epoch = story.room.chairs[1].epoch
    story.happen(story.room.sit("bobs-phone", "Bob", None, 1))
    assert story.room.chairs[1].epoch == epoch
    assert story.room.chairs[1].guests == ["bob", "bobs-phone"]


def test_contributions_count_once_before_the_deal_and_make_the_seed() -> None:
    story = full()
    story.happen(story.room.contribute("bob", 1, "01" * 32))
    with pytest.raises(Refused, match="contributed already"):
        story.room.contribute("bob", 1, "02" * 32)
    with pytest.raises(Refused, match="not yours"):
        story.room.contribute("bob", 2, "02" * 32)
    before = story.room.start("ann")
    story.happen(story.room.contribute("cid", 2, "02" * 32))
    assert story.room.start("ann") != before
    story.happen(story.room.start("ann"))
    with pytest.raises(Refused, match="dealt already"):
        story.room.contribute("dan", 3, "02" * 32)


def test_who_leaves_before_the_deal_takes_his_contribution_along() -> None:
    story = full()
    story.happen(story.room.contribute("bob", 1, "01" * 32))
    story.happen(story.room.leave("bob", None, "skilled"))
    assert story.room.contributions == [None] * 4
    story.happen(story.room.leave("ann", None, "skilled"))
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
    story = Story(opened(1, [h.Place("ann", "Ann")], game="flag", options={}))
    room = story.room
    story.happen(room.start("ann"))
    table = room.table
    assert table is not None
    with pytest.raises(Refused, match="nothing to take back"):
        room.undo("ann", 0, "u")
    before = table.view(0)
    story.happen(room.move("ann", 0, table.legal()[0], "m"))
    story.happen(room.move("ann", 0, table.legal()[0], "n"))
    story.happen(room.undo("ann", 0, "u"))
    story.happen(room.undo("ann", 0, "v"))
    assert table.view(0) == before
    assert room.kept_since(2) == (len(table.log), 0)
    assert room.taken_back == 2
    with pytest.raises(Refused, match="nothing to take back"):
        room.undo("ann", 0, "w")


def test_against_computer_players_ones_own_last_move_goes_back_with_theirs() -> None:
    story = Story(opened(3, [h.Place("ann", "Ann"), h.Place(level="random"), h.Place(level="random")]))
    room = story.room
    story.happen(room.start("ann"))
    assert room.table is not None

    def others_play() -> None:
        while room.table is not None and 0 not in room.table.waiting:
            seat = room.table.waiting[0]
            story.happen(h.Moved(seat, room.table.legal(seat)[0]))

    others_play()
    before = room.table.view(0)
    story.happen(room.move("ann", 0, room.table.legal(0)[0], "m"))
    others_play()
    assert room.table.view(0) != before
    story.happen(room.undo("ann", 0, "u"))
    assert room.table.view(0) == before
    assert room.taken_back == 1


def test_with_another_person_at_the_table_a_shown_card_stands() -> None:
    story = Story(opened(3, [h.Place("ann", "Ann"), h.Place("bob", "Bob"), h.Place(level="random")]))
    room = story.room
    story.happen(room.start("ann"))
    assert room.table is not None
    while 0 not in room.table.waiting:
        seat = room.table.waiting[0]
        story.happen(h.Moved(seat, room.table.legal(seat)[0]))
    story.happen(room.move("ann", 0, room.table.legal(0)[0], "m"))
    with pytest.raises(Refused, match="it stands"):
        room.happen(room.undo("ann", 0, "u"))
