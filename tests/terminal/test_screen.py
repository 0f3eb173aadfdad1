"""The full-screen table, played with keys and mouse through Textual's pilot."""

import asyncio
import os
import re
import signal
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

import parlor
from parlor.terminal.reacting import quickest
from parlor.terminal.screen.app import Room
from parlor.terminal.screen.bot_process import BotProcess
from parlor.terminal.screen.panels import Sheet
from parlor.terminal.screen.picker import Grid, Picker
from parlor.terminal.screen.preferences import Preferences, kept, read_habits
from parlor.terminal.screen.replaying import ReplayScreen
from parlor.terminal.screen.setup import Chosen, SetUp
from parlor.terminal.screen.shelf import ShelfScreen
from tests.terminal.sitting import Sitting, sitting, until

# `make soak` runs them all.
pytestmark = pytest.mark.sampled(2)

# One game of every family, short ones.
FAMILIES: dict[str, tuple[str, int, dict[str, int | str]]] = {
    "tricks": ("foozle", 1, {"target": 1}),
    "rummy": ("rummy", 1, {"hands": 1}),
    "patience": ("mobilization-2", 7, {}),
    "laying": ("united-states", 1, {"target": 1}),
    "race": ("sam", 10, {"payoff": 5}),
    "asking": ("quatro", 1, {}),
    "passing": ("goop", 2, {"hands": 1}),
    "capturing": ("numero", 1, {}),
}


def sit(table: parlor.Table, does: Callable[[Sitting], Coroutine[Any, Any, None]], **more: Any) -> None:
    """Runs something at a table."""

    async def run() -> None:
        async with sitting(table, **more) as at:
            await does(at)

    asyncio.run(asyncio.wait_for(run(), 600))


def quenette(hands: int = 7) -> parlor.Table:
    return parlor.deal("quenette", seed=5, dealer=3, options={"hands": hands})


def test_there_is_a_game_for_every_family() -> None:
    assert set(FAMILIES) == {parlor.game(id).kind for id in parlor.games()}
    assert all(parlor.game(id).kind == kind for kind, (id, _, _) in FAMILIES.items())


@pytest.mark.sampled(2)
@pytest.mark.parametrize("kind", FAMILIES)
def test_a_game_of_every_family_is_played_with_enter_alone(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    id, seed, options = FAMILIES[kind]
    # Where there are no turns, the computers would take minutes.
    soon = "parlor.terminal.screen.table_backend.quickest"
    monkeypatch.setattr(soon, lambda *given: (found[0] / 20, found[1]) if (found := quickest(*given)) else None)

    async def play(at: Sitting) -> None:
        while not at.table.over:
            await at.pilot.press("enter")
        await at.until(lambda: at.on_top == "Sheet")
        await at.press("enter")
        await at.until(lambda: "The game is over" in at.felt)

    sit(parlor.deal(id, seed=seed, options=options), play)


def test_a_refusal_is_in_the_words_of_the_table() -> None:
    async def play(at: Sitting) -> None:
        await at.press("p")
        await at.until(lambda: at.told == "'pass' is not a move of this game: its moves are play C.")
        await at.press("enter")
        hand = at.table.zones()["hand:0"]
        legal = [move.split()[1] for move in at.table.legal(0)]
        other = next(card for card in hand if card not in legal)
        before = at.moves()
        await at.walk_to(other)
        await at.press("enter")
        await at.until(lambda: at.told.startswith("You must follow suit: "))
        await at.until(lambda: at.told in at.felt or at.told[:60] in at.felt)
        assert at.moves() == before

    sit(quenette(), play)


def test_the_arrows_walk_and_tab_goes_to_what_can_be_done() -> None:
    async def play(at: Sitting) -> None:
        hand = at.table.zones()["hand:0"]
        await at.until(lambda: at.card == hand[0])
        await at.press("right", "right")
        await at.until(lambda: at.card == hand[2])
        await at.press("left", "left", "left")
        await at.until(lambda: at.card == hand[-1])
        await at.press("tab")
        await at.until(lambda: at.card == hand[0])

    sit(quenette(), play)


def test_a_click_plays_a_card() -> None:
    async def play(at: Sitting) -> None:
        assert at.screen.felt.drawing is not None
        key = list(at.screen.felt.drawing.keys)[-1]
        box = at.screen.felt.drawing.keys[key].box
        await at.pilot.click("#felt", offset=(box.x + 1, box.y + 1))
        await at.pilot.pause()
        await at.until(lambda: [0, f"play {key[1]}"] in at.moves())

    sit(quenette(), play)


def test_a_meld_is_picked_card_by_card_and_laid() -> None:
    table = next(table for table in (parlor.deal("rumme", 2, seed=seed, dealer=1) for seed in range(200)) if drawn_meld(table))
    move = drawn_meld(table)
    assert move is not None

    async def play(at: Sitting) -> None:
        await at.press("1")
        for card in move.cards:
            await at.walk_to(card)
            await at.press("space")
        await at.until(lambda: at.told.startswith("Picked: "))
        await at.press("enter")
        if at.on_top == "Picker":
            await at.press("enter")
        await at.until(lambda: len(at.moves()) > 1)
        assert sorted(at.moves()[1][1].split()[1:]) == sorted(move.cards)

    sit(table, play)


def drawn_meld(table: parlor.Table) -> parlor.Move | None:
    """A meld without the Rumme card that the first player can lay down after drawing from the stock."""
    trial = table.copy()
    if trial.turn != 0:
        return None
    trial.play("draw stock")
    return next((move for move in trial.choices(0) if move.verb == "meld" and not any("RU" in card for card in move.cards)), None)


def test_what_is_picked_and_is_no_meld_is_refused_and_escape_puts_it_back() -> None:
    async def play(at: Sitting) -> None:
        await at.press("1")
        hand = at.table.zones()["hand:0"]
        for card in (hand[0], hand[-1]):
            await at.walk_to(card)
            await at.press("space")
        await at.press("enter")
        await at.until(lambda: at.moves() == [[0, "draw stock"]])
        await at.until(lambda: at.told)
        await at.press("escape")
        await at.until(lambda: at.screen.felt.hold.marked == ())
        await at.press("space", "space")
        await at.until(lambda: at.told == "")

    sit(parlor.deal("rumme", 2, seed=3, dealer=1), play)


def test_a_bid_is_picked_from_a_list_and_found_by_typing() -> None:
    table = parlor.deal("sammy", seed=1, dealer=3)
    while 0 not in table.waiting:
        table.play("pass" if "pass" in table.legal() else table.legal()[0])

    async def play(at: Sitting) -> None:
        await at.press("2")
        await at.until(lambda: at.on_top == "Picker")
        await at.press("escape")
        await at.until(lambda: at.on_top == "TableScreen")
        await at.press("2", "1", "4", "right", "enter")
        await at.until(lambda: [0, "bid 14 blue"] in at.moves())

    sit(table, play)


def test_a_question_is_picked_with_the_mouse() -> None:
    async def play(at: Sitting) -> None:
        await at.press("1")
        await at.until(lambda: at.on_top == "Picker" and bool(at.screen.app.screen.query_one(Grid).boxes))
        assert isinstance(at.screen.app.screen, Picker)
        grid = at.screen.app.screen.grid
        box = grid.boxes[2]
        await at.pilot.click(grid, offset=(box.x + 1, box.y))
        await at.until(lambda: [0, grid.items[2].move.text] in at.moves())

    sit(parlor.deal("quatro", seed=1, dealer=3), play)


def test_a_hint_tells_moves_points_worlds_and_reasons_and_does_not_stop_the_screen() -> None:
    async def play(at: Sitting) -> None:
        await at.press("h")
        await at.until(lambda: at.told == "Thinking …")
        await at.press("right")
        await at.until(lambda: at.on_top == "Sheet")
        sheet = at.screen.app.screen
        assert isinstance(sheet, Sheet)
        lines = sheet.text.splitlines()
        figures = [line for line in lines if re.search(r"(the best|about as good|\d+\.\d points worse) \(\d+ imagined deals\)$", line)]
        assert len(figures) == 3
        assert all(line.startswith("  play ") for line in figures)
        assert any(re.fullmatch(r" {6}[A-Z][^.]+\.", line) for line in lines), "one move at least has a reason in words"
        await at.press("escape")
        await at.until(lambda: at.on_top == "TableScreen")
        assert at.told.startswith("An expert would play ")
        assert at.screen.felt.hold.hinted
        assert at.moves() == []

    sit(quenette(1), play)


def test_undo_in_a_patience() -> None:
    async def play(at: Sitting) -> None:
        await at.press("u")
        await at.until(lambda: at.told == "There is nothing to take back.")
        await at.press("d")
        await at.until(lambda: len(at.moves()) == 1)
        await at.press("u")
        await at.until(lambda: at.moves() == [])

    sit(parlor.deal("flag", seed=3), play)


def test_a_card_with_two_ways_is_lifted_and_put_down() -> None:
    table = parlor.deal("flag", seed=1)
    card = None
    for _ in range(300):
        moves = [move for move in table.choices() if move.verb == "move"]
        card = next((move.cards[0] for move in moves if sum(other.cards == move.cards for other in moves) > 1), None)
        if card is not None:
            break
        table.play(parlor.player("casual").choose(table, 0))
    assert card is not None

    async def play(at: Sitting) -> None:
        assert at.screen.felt.drawing is not None
        begun = len(at.moves())
        at.screen.felt.hold.cursor = next(key for key, spot in at.screen.felt.drawing.keys.items() if spot.card == card and spot.top)
        await at.press("enter")
        await at.until(lambda: "where to?" in at.told)
        assert len(at.moves()) == begun
        await at.press("enter")
        await at.until(lambda: len(at.moves()) > begun and at.moves()[begun][1].startswith(f"move {card} to "))

    sit(table, play)


def test_sheets_over_the_table() -> None:
    async def play(at: Sitting) -> None:
        await at.press("l")
        await at.until(lambda: at.told == "No trick has been taken yet.")
        await at.press("enter")
        for key in ("question_mark", "s", "g", "r", "l"):
            await at.press(key)
            await at.until(lambda: at.on_top == "Sheet")
            await at.press("escape")
            await at.until(lambda: at.on_top == "TableScreen")
        await at.press("t", "t")
        await at.until(lambda: at.screen.app.theme == "daylight")
        await at.press("f")
        await at.until(lambda: at.screen.company.pace == "brisk")
        await at.press("o")
        await at.until(lambda: at.screen.felt.order == "number")

    sit(quenette(), play)


def test_habits_are_kept_and_nonsense_is_not() -> None:
    async def change(at: Sitting) -> None:
        await at.press("t", "o")

    async def look(at: Sitting) -> None:
        await at.until(lambda: at.screen.app.theme == "pine")
        await at.until(lambda: at.screen.felt.order == "number")

    sit(quenette(), change)
    sit(quenette(), look)
    kept().write_text('{"light": "neon", "pace": 3, "order": "number"}')
    assert read_habits() == Preferences(order="number")
    kept().write_text("neon")
    assert read_habits() == Preferences()


def test_the_side_appears_where_there_is_room() -> None:
    async def play(at: Sitting) -> None:
        await at.until(lambda: at.screen.query_one("#side").display)
        await at.pilot.resize_terminal(80, 24)
        await at.until(lambda: not at.screen.query_one("#side").display)
        await at.until(lambda: "▶You" in at.felt)

    sit(quenette(), play, size=(140, 45))


def test_the_record_is_written_and_the_same_game_begins_again(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    (tmp_path / "diary").write_text("Dear diary")

    async def play(at: Sitting) -> None:
        await at.press("n")
        await at.until(lambda: "not over" in at.told)
        for name, says in ((tmp_path / "diary", "Not saved: "), (path, "The game is saved in ")):
            await at.press("w")
            at.screen.app.screen.query_one("Input").value = str(name)  # type: ignore[attr-defined]
            await at.press("enter")
            await at.until(partial(lambda words: at.told.startswith(words), says))
        assert parlor.replay(path.read_text()).game.id == "quenette"
        for _ in range(60):
            if at.table.over:
                break
            await at.press("enter")
        await at.until(lambda: at.on_top == "Sheet")
        await at.press("enter", "n")
        assert not at.table.over
        await at.until(lambda: at.table.options == {"hands": 1})

    sit(quenette(1), play)


def test_the_keyboard_changes_hands_under_a_cover() -> None:
    async def play(at: Sitting) -> None:
        await at.until(lambda: at.on_top == "Cover")
        await at.press("enter")
        await at.until(lambda: at.on_top == "TableScreen")
        await at.press("enter")
        await at.until(lambda: at.on_top == "Cover")
        assert at.screen.felt.now is not None
        await at.until(lambda: at.screen.felt.now.seat == 0)
        await at.press("enter")
        await at.until(lambda: at.screen.felt.now.seat == 1)

    sit(parlor.deal("quenette", 2, seed=5, dealer=1), play, people=[0, 1])


def test_a_replay_walks_forward_and_back() -> None:
    table = quenette(2)
    while not table.over:
        table.play(table.legal()[0])

    async def run() -> None:
        screen = ReplayScreen(table)
        async with Room(screen).run_test(size=(80, 24)) as pilot:
            await pilot.press("right", "right", "left")
            assert screen.here == 1
            assert screen.at(1).record()["moves"] == table.record()["moves"][:1]
            await pilot.press("pagedown")
            assert screen.at(screen.here).hand == 2
            assert screen.at(screen.here - 1).hand == 1
            await pilot.press("pageup")
            assert screen.here == 0
            await pilot.press("end")
            assert screen.at(screen.here).over
            await pilot.press("home", "e")
            assert screen.eyes == 0
            assert screen.now().view["zones"]["hand:1"] == ["??"] * 13
            await pilot.press("e", "e", "e", "e")
            assert screen.eyes is None
            assert screen.now().view["zones"] == screen.at(0).zones()
            await pilot.press("s", "enter", "g", "enter", "r", "escape", "t", "space", "space", "q")

    asyncio.run(asyncio.wait_for(run(), 600))


@pytest.mark.parametrize(
    ("letters", "game"),
    [("", "sammy"), ("q", "quenette"), ("qq", "quatro"), ("quen", "quenette"), ("qua", "quatro"), ("quf", "flique"), ("rummy", "rummy")],
)
def test_a_game_is_taken_from_the_shelf(letters: str, game: str) -> None:
    async def run() -> Chosen | None:
        room = Room(ShelfScreen())
        async with room.run_test(size=(80, 24)) as pilot:
            await pilot.press("down" if not letters else "home", *letters, "enter")
            await until(pilot, lambda: isinstance(room.screen, SetUp))
            await pilot.press("enter")
        return cast(Chosen | None, room.return_value)

    chosen = asyncio.run(asyncio.wait_for(run(), 600))
    assert chosen is not None
    assert chosen.game == game
    assert chosen.players == parlor.game(game).usual
    assert chosen.options == {option.name: option.default for option in parlor.game(game).options.values()}


def test_a_thinker_that_was_ended_is_made_up_for() -> None:
    async def run() -> None:
        thinker = BotProcess()
        table, player = quenette(1), parlor.player("skilled", seconds=0.02)
        assert await thinker.choose(player, table, 0) in table.legal()
        for pid in thinker.workers.pids():
            os.kill(pid, signal.SIGKILL)
        assert await thinker.choose(player, table, 0) in table.legal()
        assert {thought.move for thought in await thinker.advise(table, 0)} <= set(table.legal())
        thinker.stop()

    asyncio.run(asyncio.wait_for(run(), 600))
