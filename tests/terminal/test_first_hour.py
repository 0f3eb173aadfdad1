"""What a newcomer meets at the full screen: no color, capitals, leaving, cards that explain themselves, small windows, the shelf."""

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from typing import Any, cast

import pytest
from rich.color import Color, ColorSystem

import parlor
from parlor.terminal import full_screen, unfinished
from parlor.terminal.screen.app import Room
from parlor.terminal.screen.captions import said_of
from parlor.terminal.screen.card_facts import MAP, line_of, sheet_of
from parlor.terminal.screen.cursor import Cursor
from parlor.terminal.screen.drawing import draw
from parlor.terminal.screen.faces import INKS
from parlor.terminal.screen.palette import BASIC_BRIGHT, BASIC_DARK, LIGHTS
from parlor.terminal.screen.panels import Sheet
from parlor.terminal.screen.setup import Chosen, SetUp
from parlor.terminal.screen.shelf import ShelfScreen
from parlor.terminal.screen.table import TableScreen
from parlor.terminal.screen.table_backend import LocalTable
from parlor.terminal.texts import speak_at_terminal, text
from parlor.words.languages import LANGUAGES
from tests.terminal.keyboard import Keyboard
from tests.terminal.moments import moments, seen
from tests.terminal.sitting import Sitting, sitting, until


def sit(table: parlor.Table, does: Callable[[Sitting], Coroutine[Any, Any, None]], **more: Any) -> None:
    """Runs something at a table."""

    async def run() -> None:
        async with sitting(table, **more) as at:
            await does(at)

    asyncio.run(asyncio.wait_for(run(), 600))


def quenette() -> parlor.Table:
    return parlor.deal("quenette", seed=5, dealer=3)


def test_no_color_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def play(at: Sitting) -> None:
        await at.until(lambda: "Your turn" in at.felt)
        await at.press("question_mark")
        await at.until(lambda: at.on_top == "Sheet")
        await at.press("escape", "enter")
        await at.until(at.moves)

    sit(quenette(), play)


def test_what_breaks_the_screen_is_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(TableScreen):
        def on_mount(self) -> None:
            raise RuntimeError("broken")

    monkeypatch.setattr(Room, "run", lambda room: asyncio.run(headless(room)))
    monkeypatch.setattr("parlor.terminal.screen.app.TableScreen", Broken)
    with pytest.raises(SystemExit) as ended:
        full_screen.play(quenette(), [0], parlor.player("casual"), None)
    assert ended.value.code == 1


async def headless(room: Room) -> None:
    """Runs a program without a terminal."""
    await room.run_async(headless=True, size=(80, 24))


def test_capitals_do_what_small_letters_do() -> None:
    async def play(at: Sitting) -> None:
        for key in ("S", "G", "R", "I"):
            await at.press(key)
            await at.until(lambda: at.on_top == "Sheet")
            await at.press("Q")
            await at.until(lambda: at.on_top == "TableScreen")
        await at.press("O")
        await at.until(lambda: at.screen.felt.order == "number")
        await at.press("Q")
        await at.until(lambda: at.on_top == "Leaving")

    sit(quenette(), play)


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_leaving_asks_first_and_keeps_the_game(key: str) -> None:
    async def stay(at: Sitting) -> None:
        await at.press("enter")
        await at.until(at.moves)
        await at.press(key)
        await at.until(lambda: at.on_top == "Leaving")
        await at.press("escape")
        await at.until(lambda: at.on_top == "TableScreen")
        assert at.screen.app.return_code is None
        await at.press(key)
        await at.until(lambda: at.on_top == "Leaving")
        await at.press(*(["enter"] if key == "q" else ["ctrl+c"]))
        await at.until(lambda: at.screen.app.return_code == 0)

    sit(quenette(), stay)
    left = unfinished.left("quenette")
    assert left is not None
    assert left.people == [0]
    assert left.level == "casual"
    assert left.table.record()["moves"]


def test_a_game_without_a_move_is_not_kept() -> None:
    async def look(at: Sitting) -> None:
        assert at.screen.company.leaving() == "You have not made a move yet, so nothing is kept."

    sit(quenette(), look)
    assert unfinished.left("quenette") is None


def test_a_finished_game_is_kept_no_longer_and_leaving_it_asks_nothing() -> None:
    table = parlor.deal("quenette", seed=5, dealer=3, options={"hands": 1})
    unfinished.keep(table, [0], "casual")
    other = parlor.deal("sammy", seed=1)
    unfinished.keep(other, [0, 2], "expert")
    while not table.over:
        table.play(table.legal()[0])
    assert LocalTable(table, [0], parlor.player("casual")).leaving() is None
    unfinished.keep(table, [0], "casual")
    assert [left.table.game.id for left in unfinished.all_left()] == ["sammy"]
    assert unfinished.all_left()[0].people == [0, 2]
    assert unfinished.all_left()[0].level == "expert"


@pytest.mark.parametrize("written", ["", "[]", "{}", '{"format": "parlor-unfinished", "record": 3}', "\0"])
def test_nonsense_is_not_offered(written: str) -> None:
    unfinished.folder().mkdir(parents=True)
    unfinished.path_of("quenette").write_text(written)
    assert unfinished.left("quenette") is None
    assert unfinished.all_left() == []


def test_seats_that_are_none_are_not_taken() -> None:
    table = quenette()
    unfinished.keep(table, [0], "casual")
    path = unfinished.path_of("quenette")
    path.write_text(json.dumps({**json.loads(path.read_text()), "people": [9, "x", 2], "level": "divine"}))
    left = unfinished.left("quenette")
    assert left is not None
    assert (left.people, left.level) == ([2], "casual")


def test_the_shelf_offers_what_was_left_first() -> None:
    table = quenette()
    table.play(table.legal()[0])
    unfinished.keep(table, [0], "casual")

    async def run() -> Any:
        room = Room(ShelfScreen())
        async with room.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("enter")
        return room.return_value

    assert asyncio.run(asyncio.wait_for(run(), 600)) == Chosen("quenette", goes_on=True)


@pytest.mark.parametrize(("answer", "goes_on"), [(True, True), (False, False)])
def test_a_game_of_the_same_kind_is_offered(monkeypatch: pytest.MonkeyPatch, keyboard: Keyboard, answer: bool, goes_on: bool) -> None:
    table = quenette()
    table.play(table.legal()[0])
    unfinished.keep(table, [0], "casual")
    opened: list[parlor.Table] = []
    monkeypatch.setattr(full_screen, "obstacle", lambda: None)
    monkeypatch.setattr(full_screen, "goes_on", lambda found: answer)
    monkeypatch.setattr(full_screen, "play", lambda table, people, computer, keep: opened.append(table))
    assert keyboard.run("play", "quenette").status == 0
    assert (opened[0].record()["moves"] == table.record()["moves"]) == goes_on
    assert keyboard.run("play", "quenette", "--seed", "3").status == 0
    assert opened[1].seed == 3


def test_the_plain_form_keeps_a_game_and_says_how_it_goes_on(keyboard: Keyboard) -> None:
    path = unfinished.path_of("quenette")
    ran = keyboard.run("play", "quenette", "--seed", "5", "--dealer", "3", typed=["1", "quit"])
    assert f"The game is kept: 'parlor play --load {path}' goes on with it." in ran.out
    assert f"'parlor play --load {path}' goes on with it." in keyboard.run("play", "quenette", typed=["quit"]).out
    ran = keyboard.run("play", "--load", str(path), typed=["log", "quit"])
    assert "You: play" in ran.out or "Seat 0: play" in ran.out
    assert unfinished.left("quenette") is not None


def test_the_shelf_asks_for_players_level_and_options() -> None:
    async def run() -> Chosen | None:
        room = Room(ShelfScreen())
        async with room.run_test(size=(80, 24)) as pilot:
            await pilot.press("home", "q", "enter")
            await until(pilot, lambda: isinstance(room.screen, SetUp))
            await pilot.press("right", "down", "right", "down", "left", "left", "enter")
        return cast(Chosen | None, room.return_value)

    assert asyncio.run(asyncio.wait_for(run(), 600)) == Chosen("quenette", 5, "skilled", {"hands": 5})


def test_what_the_shelf_settles_is_dealt(monkeypatch: pytest.MonkeyPatch, keyboard: Keyboard) -> None:
    opened: list[tuple[parlor.Table, str]] = []
    monkeypatch.setattr(full_screen, "obstacle", lambda: None)
    monkeypatch.setattr(full_screen, "chosen", lambda: Chosen("quenette", 5, "random", {"hands": 3}))
    monkeypatch.setattr(full_screen, "play", lambda table, people, computer, keep: opened.append((table, computer.level)))
    assert keyboard.run("play").status == 0
    assert (opened[0][0].players, opened[0][0].options, opened[0][1]) == (5, {"hands": 3}, "random")


# Cards that explain themselves


@pytest.mark.parametrize("id", ["national-contest", "sammy", "united-states", "flag", "sammys-travels"])
def test_the_card_of_a_state_tells_name_suit_votes_and_borders(id: str) -> None:
    game = parlor.game(id)
    assert line_of(game, "NY") == "New York · red 14 · 47 votes · borders CT MA NJ PA VT"
    sheet = sheet_of(game, "NY")
    assert "[NY]" in sheet
    assert all(f"({code})" in sheet for code in ("CT", "MA", "NJ", "PA", "VT"))
    assert "PA Pennsylvania" in sheet
    assert "The suits: ■ red   ◆ blue   ★ stars   ≡ stripes" in sheet


def test_every_state_is_on_the_map_and_every_pack_has_its_legend() -> None:
    states = {card.code for card in parlor.game("sammy").cards if card.printed["kind"] == "state"}
    assert states <= set(MAP.split())
    for id in parlor.games():
        game = parlor.game(id)
        for card in game.cards:
            assert sheet_of(game, card.code)
        assert text("inspect-suits") in sheet_of(game, game.cards[0].code)
    assert "§ American Liberty Bond" in sheet_of(parlor.game("liberty-bond"), "A1")


def test_a_line_tells_what_the_card_at_the_cursor_is() -> None:
    async def play(at: Sitting) -> None:
        card = at.card
        await at.until(lambda: f" {line_of(at.table.game, card or '')}\n" in at.felt)
        await at.press("i")
        await at.until(lambda: at.on_top == "Sheet")
        assert isinstance(at.screen.app.screen, Sheet)
        assert at.screen.app.screen.text == sheet_of(at.table.game, card or "")

    sit(parlor.deal("united-states", 4, seed=3, dealer=3), play)


def test_a_refusal_shows_cards_as_they_are_drawn() -> None:
    table = parlor.deal("quenette", 4, seed=5, dealer=2)
    table.play(next(move for move in table.legal() if move.split()[1][0] in {card[0] for card in table.zones()["hand:0"]}))
    while table.turn != 0:
        table.play(table.legal()[0])
    legal = [move.split()[1] for move in table.legal(0)]
    other = next((card for card in table.zones()["hand:0"] if card not in legal), None)
    assert other is not None

    async def play(at: Sitting) -> None:
        await at.walk_to(other)
        await at.press("enter")
        await at.until(lambda: at.told.startswith("You must follow suit: "))
        assert not re.search(r"\b[HUCS]\d", at.told)
        assert at.screen.felt.faces.of(legal[0]).short in at.told

    sit(table, play)


def test_cards_are_counted_once() -> None:
    for id, told in (("united-states", "12 cards left"), ("quenette", "13 cards")):
        said = said_of(seen(parlor.deal(id, 4, seed=3, dealer=0), 0), 1)
        assert [line for line in said if "cards" in line] == [told]


# Sizes and colors


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", ["keys-table", "keys-replay"])
def test_the_help_fits_a_window_of_80_by_24(language: str, sheet: str) -> None:
    speak_at_terminal(language)
    lines = text(sheet).splitlines()
    assert len(lines) <= 20
    assert max(len(line) for line in lines) <= 69


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_at_the_foot_fit_a_window_of_80_by_24(language: str) -> None:
    speak_at_terminal(language)

    async def look(at: Sitting) -> None:
        shown = {active.binding.action: active.binding for active in at.screen.active_bindings.values() if active.binding.show}
        assert sum(len(f"{binding.key_display} {binding.description} ") for binding in shown.values()) <= 81

    sit(quenette(), look)


def test_a_sheet_that_does_not_fit_says_so() -> None:
    async def play(at: Sitting) -> None:
        await at.press("question_mark")
        await at.until(lambda: at.on_top == "Sheet")
        sheet = at.screen.app.screen
        await at.until(lambda: "more" in str(sheet.query_one("Label").render()))

    sit(quenette(), play, size=(50, 12))


@pytest.mark.parametrize("id", parlor.games())
@pytest.mark.parametrize("size", [(30, 7), (60, 14)])
def test_nothing_covers_anything_else_in_a_small_window(id: str, size: tuple[int, int]) -> None:
    for table in moments(id, seed=6, limit=20):
        for seat in table.waiting:
            drawing = draw(seen(table, seat), Cursor(), LIGHTS["lamplight"], *size, "suit")
            taken: dict[tuple[int, int], Any] = {}
            for spot in drawing.keys.values():
                wide = spot.seen or spot.box.width
                for cell in [(x, y) for x in range(spot.box.x, spot.box.x + wide) for y in range(spot.box.y, spot.box.y + spot.box.height)]:
                    assert cell not in taken, f"{spot} covers {taken[cell]}"
                    taken[cell] = spot
            assert all(spot.box.x + (spot.seen or spot.box.width) <= size[0] for spot in drawing.keys.values())


def test_a_small_window_is_scrolled_to_the_cursor_and_played_in() -> None:
    async def play(at: Sitting) -> None:
        for _ in range(16):
            await at.press("right")
            spot = at.screen.felt.spot()
            assert spot is not None
            assert 0 < spot.box.y < at.screen.felt.size.height - 1
        await at.press("tab", "enter")
        await at.until(at.moves)

    sit(parlor.deal("sammy", seed=1, dealer=3), play, size=(24, 7))


@pytest.mark.parametrize("light", [BASIC_DARK, BASIC_BRIGHT])
def test_sixteen_colors_tell_all_suits_apart(light: Any) -> None:
    def shown(color: str) -> int:
        number = Color.parse(color).downgrade(ColorSystem.STANDARD).number
        assert number is not None
        return number

    for pack, inks in INKS.items():
        suits = [shown(light.inks[ink]) for ink in inks]
        assert len(set(suits)) == len(set(inks)), pack
        assert not {shown(light.paper), shown(light.calm)} & set(suits), pack
    assert shown(light.felt) not in (shown(light.chalk), shown(light.faint), shown(light.paper), shown(light.lamp), shown(light.back))
    assert shown(light.lamp) != shown(light.on_lamp)


# Typing errors


@pytest.mark.parametrize("command", ["play", "rules"])
def test_a_name_that_is_nearly_right_is_guessed(keyboard: Keyboard, command: str) -> None:
    ran = keyboard.run(command, "quenete")
    assert ran.err == "parlor: there is no game 'quenete': did you mean quenette?\n"
    assert ran.status == 2


def test_a_name_typed_in_the_plain_form_is_guessed(keyboard: Keyboard) -> None:
    assert "There is no game 'sami' on the shelf. Did you mean sam" in keyboard.run("play", typed=["sami", ""]).out
