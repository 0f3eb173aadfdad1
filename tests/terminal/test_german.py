"""The terminal in German: its commands, its errors, the plain form, and every screen."""

import asyncio
import json
import re
import sys
from pathlib import Path

import pytest

import parlor
from parlor.table.shapes import LineShape
from parlor.terminal import full_screen
from parlor.terminal.catalogue_de import CATALOGUE as GERMAN
from parlor.terminal.catalogue_en import CATALOGUE as ENGLISH
from parlor.terminal.command import command_line
from parlor.terminal.help_words import SAID_BY_ARGPARSE, in_words
from parlor.terminal.screen.cursor import Cursor
from parlor.terminal.screen.drawing import draw
from parlor.terminal.screen.faces import faces_of
from parlor.terminal.screen.palette import LIGHTS
from parlor.terminal.screen.setup import rows_of
from parlor.terminal.texts import known_text, speak_at_terminal, spoken, text
from parlor.terminal.wording import Wording, move_in_words, told
from parlor.words.say import say, speak
from tests.terminal.keyboard import Keyboard
from tests.terminal.moments import moments, seen
from tests.terminal.sitting import sitting


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    speak_at_terminal("de")
    speak("de")


@pytest.mark.usefixtures("german")
def test_help_and_errors_are_german(keyboard: Keyboard) -> None:
    helped = keyboard.run("--help").out
    assert "Aufruf: parlor" in helped
    assert "ein Spiel in diesem Terminal spielen" in helped
    assert "usage" not in helped
    assert "exit" not in helped
    assert "Adresse, auf der es hört" in keyboard.run("serve", "--help").out
    assert "ein Turnier" in keyboard.run("lab", "--help").out
    assert keyboard.run("rules", "x").err.startswith("parlor: ein Spiel 'x' gibt es nicht; die Spiele sind ")
    assert keyboard.run("rules", "quenete").err == "parlor: ein Spiel „quenete“ gibt es nicht: meinst du quenette?\n"
    assert keyboard.run("play", "quenette", "--seat", "9").err == "parlor: einen Platz 9 gibt es nicht: die Plätze sind 0 bis 3\n"
    assert "das kenne ich nicht: --nonsense" in keyboard.run("play", "--nonsense").err
    assert "wie Hearts: " in keyboard.run("games", "hearts").out


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("play quenette --players 99", "Quenette ist für 2 bis 8 Spieler, nicht für 99"),
        ("play sammy --players 2", "Sammy ist für 4 Spieler, nicht für 2"),
        ("play flag --players 3", "Flag ist für einen Spieler, nicht für 3"),
        ("play quenette --option hands=x", "die Hausregel „hands“ kann nicht 'x' sein: Möglich ist eine ganze Zahl von 1 bis 20"),
        ("play quenette --option x=3", "eine Hausregel 'x' hat Quenette nicht; es gibt hands: eine ganze Zahl von 1 bis 20"),
        ("play quenette --dealer 9", "der Geber ist ein Platz von 0 bis 3, nicht 9"),
        ("play quenette --seconds -1 --level expert", "die Sekunden sind mehr als 0 und weniger als ein Tag, nicht -1.0"),
        ("solve flag --deal 1 --positions 0", "die Stellungen sind eine ganze Zahl von 1 bis 100 Millionen, nicht 0"),
        ("print tarot", "ein Kartenspiel 'tarot' gibt es nicht; die Kartenspiele sind sammy, rumme, patriot, rummy, standard"),
        ("print rumme --paper a5", "ein Papier 'a5' gibt es nicht; gedruckt wird auf a4 oder letter"),
        ("print rumme --lang fr", "eine Sprache 'fr' gibt es nicht; die Sprachen sind en, de"),
        ("lab simulate quenette --players 99", "Quenette ist für 2 bis 8 Spieler, nicht für 99"),
    ],
)
def test_what_the_engine_cannot_use_is_told_in_german(keyboard: Keyboard, typed: str, answer: str) -> None:
    assert keyboard.run(*typed.split()).err == f"parlor: {answer}\n"


def damaged(**change: object) -> str:
    """The record of a short game with some fields changed."""
    table = parlor.deal("quenette", 4, seed=5, dealer=3, options={"hands": 1})
    table.play(table.legal()[0])
    return json.dumps({**table.record(), **change})


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("written", "answer"),
    [
        ("{", "die Aufzeichnung ist kein JSON: ab Zeile 1, Spalte 2 ist sie nicht lesbar"),
        ("[]", "eine Aufzeichnung ist ein JSON-Objekt"),
        (damaged(format="pgn"), "das ist keine Aufzeichnung von Parlor: das Format ist 'pgn', nicht 'parlor-record'"),
        (damaged(version=9), "die Aufzeichnung hat Version 9 und stammt von einem neueren Parlor; dieses liest sie bis Version 1"),
        (damaged(game="whist"), "die Aufzeichnung ist von einem Spiel 'whist', das nicht im Regal steht"),
        (damaged(players=12), "nach der Aufzeichnung lässt sich nicht geben: Quenette ist für 2 bis 8 Spieler, nicht für 12"),
        (
            damaged(decks=[["H1"]]),
            "nach der Aufzeichnung lässt sich nicht geben: die Karten von Runde 1 sind nicht die 52 Karten von Quenette: ",
        ),
        (damaged(moves=[[0, "fly"]]), "Zug 1 der Aufzeichnung, 'fly' von Platz 0, ist nicht erlaubt: "),
        (damaged(moves=[[9, "pass"]]), "Zug 1 der Aufzeichnung: einen Platz 9 gibt es nicht: die Plätze sind 0 bis 3"),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--load"], ["review"]], ids=" ".join)
def test_a_damaged_record_is_told_in_german(keyboard: Keyboard, tmp_path: Path, command: list[str], written: str, answer: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(written, encoding="utf-8")
    told = keyboard.run(*command, str(path)).err
    assert told.startswith(f"parlor: {path}: {answer}")
    assert not re.search(r"\b(the|is not|record)\b", told.removeprefix(f"parlor: {path}: ").replace("parlor-record", ""))


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("lab play quenette --player divine", "einen Spieler 'divine' gibt es nicht: Schreib eins von "),
        ("lab play quenette --player casual:9", "'casual:9': Eine Bedenkzeit schreibt man expert:200 (Versuche)"),
        ("lab play quenette --deals 0", "es gehört mindestens ein Blatt dazu, nicht 0"),
        ("lab play flag --player casual --player random", "2 Spieler sind genannt, und Flag hat hier 1 Platz\n"),
        ("lab play quenette --out rows.csv", "Ergebnisse kommen in eine Datei, die auf .jsonl oder .parquet endet, nicht in 'rows.csv'"),
        ("lab play quenette --resume --out away.jsonl", "hier gibt es nichts weiterzumachen: away.jsonl ist nicht da"),
        ("lab play quenette --deals 1 --out /proc/rows.jsonl", "/proc/rows.jsonl.new lässt sich nicht schreiben: "),
        ("lab simulate quenette --option hands", "eine Hausregel schreibt man NAME=WERT, nicht 'hands'"),
        ("lab simulate quenette --games 0", "es gehört mindestens eine Partie dazu, nicht 0"),
        ("lab simulate quenette --workers 0", "es gehört mindestens ein Prozess dazu, nicht 0"),
        ("lab explore quenette --svg /proc/table.svg", "/proc/table.svg lässt sich nicht schreiben: "),
    ],
)
def test_what_the_lab_cannot_do_is_told_in_german(keyboard: Keyboard, typed: str, answer: str) -> None:
    assert keyboard.run(*typed.split()).err.startswith(f"parlor: {answer}")


@pytest.mark.usefixtures("german")
def test_what_the_lab_finds_is_told_in_german_and_kept_in_english(keyboard: Keyboard, tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    gone = f"program:{sys.executable} -c pass"
    ran = keyboard.run(
        "lab", "play", "despised-nines", "--deals", "2", "--workers", "1", "--player", "casual", "--player", gone, "--out", str(rows)
    )
    assert ran.out.splitlines()[0].split() == ["Spiel", "Spieler", "Blätter", "Punkte", "Siege", "%", "fair", "%"]
    assert re.search(r"despised-nines +casual +2 +\d+,\d\d ± .*\(\d+ bis \d+\)", ran.out)
    assert "-mal aufgegeben" in ran.out
    assert "Wenige Punkte sind gut bei despised-nines." in ran.out
    assert ran.err == f"Zeilen: {rows}\n"
    kept = [json.loads(line) for line in rows.read_text(encoding="utf-8").splitlines()[1:]]
    assert {why for row in kept for why in row["forfeits"].values()} <= {"it has ended", "it does not listen anymore"}
    sums = keyboard.run("lab", "simulate", "despised-nines", "--games", "20", "--workers", "1").out
    assert re.match(r"20 Partien, je \d+,\d Runden und \d+,\d Züge\nPlatz ", sums)
    assert (
        keyboard.run("lab", "explore", "quenette", "--svg", str(tmp_path / "table.svg")).out
        == f"Das Bild ist in {tmp_path / 'table.svg'}\n"
    )
    assert ">Quenette, Runde 1<" in (tmp_path / "table.svg").read_text(encoding="utf-8")


@pytest.mark.usefixtures("german")
def test_a_review_is_german(keyboard: Keyboard, tmp_path: Path) -> None:
    table = parlor.deal("quenette", 4, seed=5, dealer=3, options={"hands": 1})
    path = tmp_path / "game.json"
    path.write_text(json.dumps(table.record()), encoding="utf-8")
    assert "die Partie läuft noch; einen Rückblick gibt es erst am Ende" in keyboard.run("review", str(path)).err
    while not table.over:
        table.play(table.legal()[-1])
    path.write_text(json.dumps(table.record()), encoding="utf-8")
    review = keyboard.run("review", str(path), "--iterations", "12").out
    assert "Quenette mit 4 Spielern" in review
    assert re.search(r"Platz 0: Ergebnis [+-]\d+,0 = Glück ", review)
    assert re.search(r"Runde 1, Zug \d+: [HUCS]\d+ spielen, -\d+,\d Punkte", review)
    assert "play" not in review


@pytest.mark.usefixtures("german")
def test_a_game_in_plain_lines_is_german(keyboard: Keyboard) -> None:
    ran = keyboard.run("play", "quenette", "--seed", "5", "--dealer", "3", typed=["1", "scores", "?", "99", "quit"])
    for words in (
        "Du bist Platz 0",
        "Dein Zug: ",
        "Ziel ",
        "(Helm-Eins)",
        "Geht nicht. Die Züge haben",
        "Punkte: du: 0",
        "Du verlässt den Tisch.",
    ):
        assert words in ran.out
    assert not any(words in ran.out for words in ("Your", "Hand 1", "seat 0", "Type ", "Scores"))


@pytest.mark.usefixtures("german")
def test_what_goes_to_others_is_not_german(keyboard: Keyboard) -> None:
    speak("en")
    keyboard.run("build")
    assert spoken() == "de"
    assert say("not-your-turn") == "It is not your turn"


def test_the_language_is_that_of_the_call(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Aufruf" in keyboard.run("--help").out
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    assert "usage: " in keyboard.run("--help").out


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("id", parlor.games())
def test_every_table_is_drawn_in_german(id: str) -> None:
    for table in moments(id, seed=7, limit=12):
        now = seen(table, table.waiting[0])
        shown = draw(now, Cursor(), LIGHTS["lamplight"], 80, 23, "suit").canvas.text()
        assert "Du bist dran: " in shown
        assert not any(f" {word} " in shown for word in ("Your", "You", "hand", "cards", "tricks", "stock", "discard", "trumps", "phase"))
        assert all(known_text(f"do-{move.verb}") for move in now.choices)
    assert all(row.label and all(row.shown) for row in rows_of(parlor.game(id)))


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("move", "cards", "words"),
    [
        ("play H7", ["H7"], "7◓ spielen"),
        ("draw discard", [], "vom Ablagestapel nehmen"),
        ("add H7 to 2", ["H7"], "7◓ an Auslage 2 anlegen"),
        ("move H7 from pile3:0 to discard:1", ["H7"], "7◓: Stapel 3 → Ablagestapel (Ben)"),
        ("ask 1 for H7", ["H7"], "Ben nach 7◓ fragen"),
        ("bid 5 stripes", [], "5 in Streifen bieten"),
        ("whistle H7", ["H7"], "whistle 7◓"),
    ],
)
def test_a_move_is_told_as_a_german_would(move: str, cards: list[str], words: str) -> None:
    assert move_in_words(move, cards, faces_of("rumme").short, lambda seat: ["Du", "Ben"][seat]) == words


@pytest.mark.usefixtures("german")
def test_the_log_tells_moves_in_sentences() -> None:
    meld = {"seat": 1, "move": "meld RU=H6 H7 H8", "verb": "meld", "cards": ["RU=H6", "H7", "H8"], "words": []}
    line: LineShape = {"kind": "laid", "seat": 1, "key": "said", "params": meld}
    spelled = faces_of("rumme").short
    assert told(line, Wording(["Ann", "Ben"], 0, spelled, "rumme")) == "Ben legt R=6◓, 7◓ und 8◓ aus"
    assert told(line, Wording(["Ann", "Ben"], 1, spelled, "rumme")) == "Du legst R=6◓, 7◓ und 8◓ aus"
    assert told(line, Wording(game="rumme")) == "Platz 1 legt RU=H6, H7 und H8 aus"
    strange: LineShape = {**line, "params": {**meld, "move": "whistle H7", "cards": ["H7"]}}
    assert told(strange, Wording(["Ann", "Ben"], 0, spelled, "rumme")) == "Ben: whistle 7◓"


@pytest.mark.usefixtures("german")
def test_the_keys_at_the_foot_and_the_question_are_german() -> None:
    async def run() -> None:
        async with sitting(parlor.deal("quenette", seed=5, dealer=3)) as at:
            names = [active.binding.description for active in at.screen.active_bindings.values() if active.binding.show]
            assert {"Spiel", "Tipp", "Gehen", "Hilfe"} <= set(names)
            await at.press("q")
            await at.until(lambda: at.on_top == "Leaving")
            assert text("leave-title") == "Den Tisch verlassen?"

    asyncio.run(asyncio.wait_for(run(), 600))


def test_german_for_flags_of_others_stands_for_flags_that_are_there() -> None:
    """What only German has is used: by argparse, or by a flag of the house or the lab."""
    used = {*SAID_BY_ARGPARSE.values(), "flag-usual"}
    speak_at_terminal("de")
    parser = command_line()
    in_words(parser)
    said = "\n".join(helps(parser))
    for key in set(GERMAN) - set(ENGLISH) - used:
        assert isinstance(GERMAN[key], str)
        assert GERMAN[key] in said, key


def helps(parser: object) -> list[str]:
    """All help and descriptions of a command and its subcommands."""
    found: list[str] = [getattr(parser, "description", "") or ""]
    for action in getattr(parser, "_actions", []):
        found.append(action.help or "")
        found += [each.help or "" for each in getattr(action, "_choices_actions", [])]
        if isinstance(action.choices, dict):
            found += [line for each in action.choices.values() for line in helps(each)]
    return found


@pytest.mark.usefixtures("german")
def test_what_stands_in_the_way_of_the_full_screen_is_german() -> None:
    assert full_screen.obstacle() == "das ist kein Terminal"
