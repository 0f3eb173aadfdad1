"""A game at the keyboard."""

import json
from pathlib import Path

import pytest

import parlor
from parlor.terminal import plain_text
from tests.terminal.keyboard import Keyboard

FIRST = ["play", "quenette", "--seed", "5", "--dealer", "3"]


def test_a_whole_game_by_numbers(keyboard: Keyboard) -> None:
    ran = keyboard.run(*FIRST, "--option", "hands=1", typed=["1"] * 13)
    assert ran.status == 0
    assert "Quenette: Take no Unicorns" in ran.out
    assert "4 players: you are seat 0; the computer plays the others (casual)." in ran.out
    assert "The game is over after hand 1." in ran.out
    assert "Final scores: you: " in ran.out


@pytest.mark.parametrize("id", parlor.games())
def test_every_game_can_be_played_by_numbers(keyboard: Keyboard, id: str) -> None:
    ran = keyboard.run("play", id, "--seed", "3", "--level", "random", typed=["view", "legal", *["1"] * 30])
    assert ran.status == 0
    assert "Your move: " in ran.out
    assert "The game is over" in ran.out or "You leave the table." in ran.out


@pytest.mark.parametrize("id", [id for id in parlor.games() if parlor.game(id).players != (1,)])
def test_nothing_is_shown_that_the_seat_may_not_see(keyboard: Keyboard, id: str) -> None:
    """Everything printed about the table comes from the view: the same lines for any table that the seat cannot tell from it."""
    table = parlor.deal(id, seed=6)
    for seat in range(table.players):
        guessed = table.resample(seat, seed=1)
        for whole in (False, True):
            assert plain_text.lines_of(table.view(seat), whole=whole) == plain_text.lines_of(guessed.view(seat), whole=whole)


def hand(seed: int = 5) -> list[str]:
    return parlor.deal("quenette", seed=seed, dealer=3).zones()["hand:0"]


@pytest.mark.parametrize("spelling", ["play {}", "PLAY {}", "  play   {}  ", "{}", "number"])
def test_moves_may_be_typed_in_several_ways(keyboard: Keyboard, spelling: str) -> None:
    card = hand()[2]
    for text in (card, card.lower()):
        ran = keyboard.run(*FIRST, typed=["3" if spelling == "number" else spelling.format(text)])
        assert f"You: play {card}\n" in ran.out


def test_a_refused_move_tells_the_rule_and_asks_again(keyboard: Keyboard) -> None:
    ran = keyboard.run(*FIRST, typed=["play RU", "ru", "fly away", "99", "0", "", "quit"])
    assert ran.out.count("Not allowed. You do not hold RU.") == 2
    assert "'fly away' is not a move of this game: its moves are play C." in ran.out
    assert ran.out.count("The moves are numbered from 1 to 13.") == 2
    assert "Type the number of a move, the move itself, or ? for help." in ran.out
    assert "You: " not in ran.out


def test_following_suit_is_explained(keyboard: Keyboard) -> None:
    arguments = ["play", "quenette", "--seed", "5", "--dealer", "2"]
    table = parlor.deal("quenette", seed=5, dealer=2)
    for seed in range(20):
        arguments[3] = str(seed)
        table = parlor.deal("quenette", 2, seed=seed, dealer=0)
        ran = keyboard.run(*arguments[:4], "--players", "2", "--dealer", "0", typed=["legal", "quit"])
        led = ran.out.split("Seat 1: play ")[1][0]
        others = [card for card in table.zones()["hand:0"] if card[0] != led]
        same = [card for card in table.zones()["hand:0"] if card[0] == led]
        if others and same:
            break
    ran = keyboard.run(
        *arguments[:4], "--players", "2", "--dealer", "0", typed=[f"? play {others[0]}", f"? {same[0]}", others[0].lower(), "quit"]
    )
    assert ran.out.count("Not allowed. You must follow suit: ") == 2
    assert f"'play {same[0]}' is allowed now." in ran.out


def test_help_scores_log_cards_and_rules(keyboard: Keyboard) -> None:
    ran = keyboard.run(*FIRST, typed=["?", "help", "scores", "log", "cards", "rules", "rules full", "rules common", "quit"])
    assert ran.out.count("save FILE    write the record of the game") == 2
    assert "Scores: you: 0   seat 1: 0   seat 2: 0   seat 3: 0" in ran.out
    assert ran.out.count("Hand 1: seat 3 deals") == 2
    assert "RU   the Rumme card" in ran.out
    assert "Take as few Unicorns as you can." in ran.out
    assert "## Quenette  (`quenette`)" in ran.out
    assert "## What holds in all six games" in ran.out


def test_codes_that_say_nothing_are_explained(keyboard: Keyboard) -> None:
    ran = keyboard.run("play", "flag", "--seed", "3", typed=["cards", "quit"])
    assert "stack1       NM(stripes 7)" in ran.out
    assert "New York; red 14;" in ran.out


def test_saving_loading_and_going_on(keyboard: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    ran = keyboard.run(*FIRST, typed=["1", f"save {path}", "quit"])
    assert f"The game is saved in {path}." in ran.out
    record = json.loads(path.read_text())
    assert record["moves"][0] == [0, f"play {hand()[0]}"]
    ran = keyboard.run("play", "--load", str(path), typed=["1"])
    assert ran.status == 0
    assert len(json.loads(path.read_text())["moves"]) > len(record["moves"])
    assert json.loads(path.read_text())["moves"][: len(record["moves"])] == record["moves"]


@pytest.mark.parametrize("typed", [["1"], ["1", "quit"], ["1"] * 13], ids=["end of input", "quit", "end of game"])
def test_the_record_is_kept_where_told(keyboard: Keyboard, tmp_path: Path, typed: list[str]) -> None:
    path = tmp_path / "kept.json"
    ran = keyboard.run(*FIRST, "--option", "hands=1", "--save", str(path), typed=typed)
    assert ran.status == 0
    assert parlor.replay(path.read_text()).game.id == "quenette"


def test_the_record_is_kept_on_an_interrupt(keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    path = tmp_path / "kept.json"
    monkeypatch.setattr("builtins.input", interrupted)
    ran = keyboard.run(*FIRST, "--save", str(path))
    assert ran.status == 0
    assert "You leave the table." in ran.out
    assert parlor.replay(path.read_text()).game.id == "quenette"


def test_saving_spares_other_files(keyboard: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary")
    ran = keyboard.run(*FIRST, typed=[f"save {path}", "save", f"save {tmp_path / 'none' / 'x.json'}", "quit"])
    assert f"Not saved: {path} exists and is not a Parlor record: choose another name." in ran.out
    assert "Say where: 'save FILE'." in ran.out
    assert "no such file or directory." in ran.out
    assert path.read_text() == "Dear diary"


def test_what_cannot_go_on(keyboard: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    keyboard.run(*FIRST, typed=[f"save {path}"])
    for more, says in (
        (["--seed", "3"], "--seed cannot be chosen for a game that goes on"),
        (["--players", "3", "--option", "hands=2"], "--players, --option cannot be chosen"),
        (["sammy"], "is a game of quenette, not of sammy"),
    ):
        ran = keyboard.run("play", "--load", str(path), *more)
        assert ran.status == 2
        assert says in ran.err
    keyboard.run(*FIRST, "--option", "hands=1", "--save", str(path), typed=["1"] * 13)
    ran = keyboard.run("play", "--load", str(path))
    assert ran.status == 2
    assert "is over" in ran.err


def test_several_people_at_one_keyboard(keyboard: Keyboard) -> None:
    ran = keyboard.run(
        "play", "quenette", "--players", "2", "--seed", "5", "--dealer", "1", "--hot-seat", typed=["", "1", "", "1", "", "quit"]
    )
    table = parlor.deal("quenette", 2, seed=5, dealer=1)
    zero, one = ran.out.split("Press Enter when only seat 1 sees the screen.")[:2]
    assert "Press Enter when only seat 0 sees the screen." in zero
    assert "seats 0, 1 are at this keyboard" in zero
    private = [card for card in table.zones()["hand:1"] if f" {card} " in zero.replace("\n", " ")]
    assert not private
    assert "Seat 0, your move: " in zero
    assert "Seat 1, your move: " in one


def test_some_seats_at_the_keyboard(keyboard: Keyboard) -> None:
    ran = keyboard.run(
        "play", "quenette", "--players", "3", "--seed", "5", "--dealer", "2", "--seat", "2", "--seat", "0", typed=["", "1", "", "quit"]
    )
    assert "seats 0, 2 are at this keyboard; the computer plays the others (casual)." in ran.out
    assert "Seat 1: play" in ran.out


def test_taking_back(keyboard: Keyboard) -> None:
    ran = keyboard.run("play", "flag", "--seed", "3", typed=["undo", "draw stock", "undo", "quit"])
    assert "There is nothing to take back." in ran.out
    assert "Your last move is taken back." in ran.out
    # Alone against the computer, your own last move goes back, along with everything played since.
    ran = keyboard.run(*FIRST, typed=["1", "undo", "log", "quit"])
    assert "Your last move is taken back." in ran.out
    assert "Seat 0: play" not in ran.out.partition("taken back.")[2]
    # Among people, a move that has shown a card is final, and only the very last move goes back.
    ran = keyboard.run(*FIRST, "--hot-seat", typed=["", "1", "", "undo", "quit"])
    assert "it stands." in ran.out


def test_which_game_is_asked(keyboard: Keyboard) -> None:
    ran = keyboard.run("play", typed=["whist", "FLAG", "quit"])
    assert "There is no game 'whist' on the shelf." in ran.out
    assert "Flag: " in ran.out
    assert "Quenette: " in keyboard.run("play", typed=["", "quit"]).out
    assert keyboard.run("play").status == 0


def test_simultaneous_games_wait_for_the_person(keyboard: Keyboard) -> None:
    if "goop" not in parlor.games():
        pytest.skip("Goop is not on the shelf")
    ran = keyboard.run("play", "goop", "--seed", "2", typed=["1"] * 20)
    assert ran.out.count("You: ") + ran.out.count("Your move: ") >= 20


def test_the_same_seed_gives_the_same_opponents(keyboard: Keyboard) -> None:
    assert keyboard.run(*FIRST, typed=["1"] * 5).out == keyboard.run(*FIRST, typed=["1"] * 5).out


# Output


VIEW = {
    "game": "quenette",
    "players": 3,
    "seat": 1,
    "hand": 2,
    "dealer": 0,
    "scores": [1, -2, 3],
    "zones": {
        "hand:0": ["??", "??"],
        "hand:1": ["H1", "H2"],
        "hand:2": ["??", "C3", "??"],
        "trick": [],
        "won:0": ["S1"],
        "melds:0": ["U1"],
    },
    "places": {
        "hand:0": {"role": "hand", "owner": 0},
        "hand:1": {"role": "hand", "owner": 1},
        "hand:2": {"role": "hand", "owner": 2},
        "trick": {"role": "trick", "owner": None},
        "won:0": {"role": "captured", "owner": 0},
        "melds:0": {"role": "meld", "owner": 0},
    },
    "facts": {"phase": "play", "trumps": None, "melds": [{"number": 1, "cards": ["U1", "RU=U2"]}], "tricks": [0, 1, 0], "last_trick": True},
    "winners": [1],
}


def test_a_view_in_lines() -> None:
    assert plain_text.lines_of(VIEW) == [
        "Hand 2, seat 0 deals. Scores: seat 0: 1   you: -2   seat 2: 3",
        "  goal         Take no Unicorns, and least of all the five.",
        "  your hand    H1 H2",
        "  others       0: 2 cards   2: (1 hidden) C3 (1 hidden)",
        "  won          0: 1 card",
        "  known        phase play; last trick yes",
        "  melds        number 1, cards U1 RU=U2",
        "  tricks       seat 0: 0   you: 1   seat 2: 0",
    ]
    assert "  won          0: S1" in plain_text.lines_of(VIEW, whole=True)
    assert "  melds        0: U1" in plain_text.lines_of(VIEW, whole=True)


def test_endings() -> None:
    assert plain_text.ending(VIEW)[0] == "The game is over after hand 2. You have won."
    assert plain_text.ending({**VIEW, "winners": [0]})[0].endswith("Seat 0 has won.")
    assert plain_text.ending({**VIEW, "winners": [0, 1]})[0].endswith("Seat 0 and you have won.")
    assert plain_text.ending({**VIEW, "winners": []})[0].endswith("Nobody has won.")


def test_long_lists_are_cut_and_say_so() -> None:
    moves = parlor.deal("sammy", seed=1).choices()
    lines = plain_text.choices(moves, 40)
    assert len(lines) == 41
    assert lines[0] == "  1 pass"
    assert lines[-1].strip() == f"… and {len(moves) - 40} more: type 'legal' to see them all"
    assert len(plain_text.choices(moves)) == len(moves)
    assert plain_text.choices([], 40) == []


def test_a_hint_names_legal_moves_with_figures(keyboard: Keyboard) -> None:
    ran = keyboard.run(*FIRST, "--option", "hands=1", typed=["hint", "quit"])
    assert ran.status == 0
    assert "imagined deals" in ran.out
    legal = parlor.deal("quenette", seed=5, dealer=3, options={"hands": 1}).legal()
    hints = [line.removeprefix("Your move: ").strip().split("   ")[0] for line in ran.out.splitlines() if "imagined deals" in line]
    assert hints
    assert set(hints) <= set(legal)


def test_the_computer_plays_at_the_level_asked_for(keyboard: Keyboard) -> None:
    ran = keyboard.run(*FIRST, "--option", "hands=1", "--level", "skilled", "--seconds", "0.01", typed=["1"] * 13)
    assert "the computer plays the others (skilled)" in ran.out
    assert "The game is over after hand 1." in ran.out


def test_a_master_plays_where_the_game_has_one_and_is_refused_elsewhere(keyboard: Keyboard) -> None:
    ran = keyboard.run("play", "quenette", "--seed", "1", "--option", "hands=1", "--level", "master", "--seconds", "0.01", typed=["1"] * 13)
    assert "the computer plays the others (master)" in ran.out
    assert "The game is over after hand 1." in ran.out
    refused = keyboard.run("play", "reno", "--level", "master", typed=[])
    assert refused.status == 2
    assert "Reno has no master: its levels are random, casual, skilled, expert" in refused.err


@pytest.mark.parametrize(
    ("arguments", "words"), [(["--level", "divine"], "invalid choice"), (["--level", "expert", "--seconds", "-1"], "more than 0")]
)
def test_a_level_or_time_that_is_none_is_refused(keyboard: Keyboard, arguments: list[str], words: str) -> None:
    ran = keyboard.run(*FIRST, *arguments)
    assert ran.status == 2
    assert words in ran.err


def test_a_patience_tells_its_deal_number_which_can_be_typed_in(keyboard: Keyboard) -> None:
    first = keyboard.run("play", "flag", typed=["view", "quit"]).out
    number = first.partition("Deal number ")[2].partition(":")[0]
    assert number.isdecimal()
    assert keyboard.run("play", "flag", "--seed", number, typed=["view", "quit"]).out == first
