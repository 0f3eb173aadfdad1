"""A table's data, in words at the terminal."""

import parlor
from parlor.table.shapes import LineShape
from parlor.terminal import plain_text
from parlor.terminal.screen.faces import faces_of
from parlor.terminal.wording import Refusal, Wording, because, told
from parlor.words.say import Reader, say

PLAYED: LineShape = {
    "kind": "laid",
    "seat": 1,
    "key": "said",
    "params": {"seat": 1, "move": "meld RU=H6 H7 H8", "verb": "meld", "cards": ["RU=H6", "H7", "H8"], "words": []},
}
TAKEN: LineShape = {"kind": "took", "seat": 1, "key": "trick-taken", "params": {"seat": 1, "card": "H7"}}
SPELLED = faces_of("rumme").short


def test_cards_are_spelled_from_data() -> None:
    assert told(PLAYED, Reader()) == "Seat 1: meld RU=H6 H7 H8"
    assert told(PLAYED, Wording(None, 0, SPELLED)) == "Seat 1: meld R=6◓ 7◓ 8◓"
    assert told(TAKEN, Wording(["Ann", "Bob H7"], 0, SPELLED)) == "Bob H7 takes the trick with 7◓"


def test_ones_own_moves_are_told_as_ones_own() -> None:
    assert told(PLAYED, Wording(None, 1)) == "You: meld RU=H6 H7 H8"
    assert told(PLAYED, Wording(["Ann", "Bob"], 1, SPELLED)) == "You: meld R=6◓ 7◓ 8◓"


def test_a_seat_without_a_name_is_a_number() -> None:
    begins = {"seat": 1, "number": 3}
    assert say("hand-begins", begins, Wording(["Seat 0", "Seat 1"], 0)) == "Hand 3: seat 1 deals"
    assert say("hand-begins", begins, Wording(["Ann", "Bob"], 0)) == "Hand 3: Bob deals"
    assert say("hand-begins", {**begins, "seat": 9}, Wording(["Ann", "Bob"], 0)) == "Hand 3: seat 9 deals"


def test_a_refusal_is_worded_here_where_its_key_is_known() -> None:
    refusal = Refusal("You do not hold H7", "not-held", {"cards": ["H7"]})
    assert refusal.worded(Wording()) == "You do not hold H7"
    assert refusal.worded(Wording(None, 0, SPELLED)) == "You do not hold 7◓"
    assert Refusal("Not so fast", "a-rule-of-tomorrow", {"cards": ["H7"]}).worded(Wording()) == "Not so fast"
    assert Refusal("Not so fast").worded(Wording()) == "Not so fast"


def test_why_a_move_is_good_is_worded_here_where_its_key_is_known() -> None:
    told = parlor.Candidate("ask 1 for R1", 0.5, 3, None, "Seat 1 is known to hold it", "why-known-to-hold", {"seat": 1})
    assert because(told, Wording(["Ann", "Bob"])) == "Bob is known to hold it"
    assert plain_text.thoughts([told], Wording(["Ann", "Bob"]))[1] == "      Bob is known to hold it."
    strange = parlor.Candidate("ask 1 for R1", 0.5, 3, None, "It is so", "a-thumb-of-tomorrow")
    assert because(strange, Wording()) == "It is so"
    assert because(parlor.Candidate("pass", 0.5, 3, None, ""), Wording()) == ""


def test_the_sheet_tells_each_hand_by_names() -> None:
    table = parlor.deal("quenette", 4, seed=5, options={"hands": 1})
    while not table.over:
        table.play(table.legal()[0])
    assert [line.strip() for line in plain_text.sheet(table.sheet())[1:]] == table.results[0]["notes"]
    lines = plain_text.sheet(table.sheet(), Wording(["Ann", "Bob", "Cid", "Seat 3"]))
    assert lines[0].startswith("Hand 1: Ann: ")
    assert "seat 3: " in lines[0]
    assert any(line.startswith("    Bob: ") or line.startswith("    Seat 3: ") for line in lines)


def test_the_sheet_tells_partners_of_their_points_in_one_line_the_reader_first() -> None:
    table = parlor.deal("sham-battle", 4, seed=5, dealer=0)
    while not table.results or not any(table.results[0]["points"]):
        table.play(table.legal()[-1])
    names = ["Ann", "Bob", "Cid", "Dan"]
    assert [line.strip() for line in plain_text.sheet(table.sheet()[:1])[1:]] == table.results[0]["notes"]
    assert any(line.startswith("    Ann and Cid: ") for line in plain_text.sheet(table.sheet(), Wording(names)))
    assert any(line.startswith("    You and Ann: ") for line in plain_text.sheet(table.sheet(), Wording(names, 2)))
    told_to_cid = [told(line, Wording(names, 2)) for line in table.messages() if line["kind"] == "counted"]
    assert any(line.startswith("You and Ann: ") for line in told_to_cid)
