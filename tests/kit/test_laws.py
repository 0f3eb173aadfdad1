"""The laws that every game obeys, with every number of players and every option value."""

import copy
import json
import pickle
import random
import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import parlor
from parlor.core.events import Event
from parlor.core.moves import Notation
from parlor.table.shapes import CountedShape
from parlor.table.watching import Picture
from parlor.words.say import CATALOGUES, ENGLISH, KEYS, say, speak
from tests.kit import constants
from tests.kit.cases import QUICK, TIMES, Case, every_case
from tests.kit.entitled import without_named_by_rule
from tests.kit.samples import lines_of
from tests.kit.walk import finish, keeps, moments, positions, reproducible, state, step

# Each build runs a half of them; together they run all.
pytestmark = pytest.mark.sampled(2)
RULES = Path(__file__).parents[2] / "rules"
seeds = given(seed=st.integers(0, 2**32))


def examples(few: int, many: int) -> settings:
    """How many seeds a law is tried with in the pure build, and in the compiled one; in a long run more, and not the same again."""
    return settings(
        max_examples=(few if QUICK else many) * TIMES,
        deadline=None,
        derandomize=TIMES == 1,
        suppress_health_check=list(HealthCheck),
        database=None,
        phases=[Phase.generate],
    )


def notation(table: parlor.Table) -> Notation:
    return table._rules.notation


@every_case
@examples(1, 1)
@seeds
def test_law_1_cards(case: Case, seed: int) -> None:
    """The zones are always a permutation of the pack; all views agree on their names and sizes."""
    keeps("cards_conserved", case, seed)
    keeps("zones_have_roles", case, seed)


@every_case
@examples(1, 2)
@seeds
def test_law_2_turn(case: Case, seed: int) -> None:
    """Exactly the waiting seats have moves, each once, in the fixed order."""
    keeps("waiting_seats_have_moves", case, seed)
    for table, _ in positions(case, seed, 20):
        assert table.turn == (table.waiting[0] if len(table.waiting) == 1 else None)
        assert table.waiting == tuple(sorted(table.waiting))


@every_case
@examples(1, 1)
@seeds
def test_law_3_agreement(case: Case, seed: int) -> None:
    """Of all lines that the grammar can write, exactly the legal ones are accepted; a refusal changes nothing.

    Also law 4: each refusal is a sentence made from data, names the rule, and names no card that the mover may not see.
    """
    grammar: list[str] = []
    for number, (table, rng) in enumerate(positions(case, seed, 6)):
        if number > 9:
            break
        if not grammar:
            grammar = lines_of(notation(table), rng)
            assert len(grammar) == len(set(grammar))
        lines = grammar if len(grammar) <= 400 else rng.sample(grammar, 400)
        before = state(table)
        for seat in range(table.players):
            legal = set(table.legal(seat))
            assert all(text.split(" ")[0] in notation(table).by_word for text in legal)
            seen = {card for zone in table.view(seat)["zones"].values() for card in zone}
            for line in lines if seat in table.waiting else lines[:5]:
                if line not in legal:
                    with pytest.raises(parlor.IllegalMove) as refusal:
                        table.play(line, seat)
                    check_refusal(table, refusal.value)
                    words = str(refusal.value)
                    assert len(words) > 8
                    assert not words[0].islower()
                    named = {
                        word for word in without_named_by_rule(table, words).replace("=", " ").split() for word in [word.strip(".,:;'\"()")]
                    }
                    assert not (named & hidden_codes(table, seen)) - set(line.replace("=", " ").split())
            for line in rng.sample(sorted(legal), min(4, len(legal))):
                table.copy().play(line, seat)
        assert state(table) == before


def check_refusal(table: parlor.Table, refusal: parlor.IllegalMove) -> None:
    """A refusal has a key in the catalog, params that fit into JSON, and the place on the rules page that it comes from."""
    assert refusal.key in CATALOGUES[ENGLISH]
    assert json.loads(json.dumps(refusal.params)) == refusal.params
    assert str(refusal) == say(refusal.key, refusal.params)
    place, _, ruling = refusal.rule.partition(" ")
    assert place == f"rules/{table.game.page}.md#{table.game.id}"
    assert not ruling or ruling in rulings(table.game.page, table.game.id)


@cache
def rulings(page: str, game: str) -> set[str]:
    """The rulings on a page for a game: in its own section, and in those that belong to no game."""
    sections = re.split(r"^## ", (RULES / f"{page}.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    heads = [section.partition("\n")[0] for section in sections]
    assert any(f"(`{game}`)" in head for head in heads)
    ours = [section for section, head in zip(sections, heads, strict=True) if f"(`{game}`)" in head or "(`" not in head]
    return {ruling for section in ours for ruling in re.findall(r"^ *- \**([RC]\d+)\b", section, flags=re.MULTILINE)}


def hidden_codes(table: parlor.Table, seen: set[str]) -> set[str]:
    """Codes of cards that the seat sees no copy of."""
    return {card for zone in table.zones().values() for card in zone} - seen


@every_case
@examples(1, 2)
@seeds
def test_law_5_ends(case: Case, seed: int) -> None:
    """Every game ends, and nothing moves afterwards."""
    table = case.deal(seed)
    with reproducible(table):
        finish(table, random.Random(seed))
        assert table.waiting == ()
        assert table.turn is None
        before = state(table)
        for seat in range(table.players):
            assert table.legal(seat) == []
            with pytest.raises(parlor.IllegalMove, match="game is over"):
                table.play("pass", seat)
        assert state(table) == before
        assert all(0 <= seat < table.players for seat in table.winners)


@every_case
@examples(1, 1)
@seeds
def test_law_6_round_trips(case: Case, seed: int) -> None:
    """Move and text, record and table, copy and original: each converts back to the same, and a copy is independent."""
    keeps("records_and_copies", case, seed)


@every_case
@examples(1, 3)
@seeds
def test_law_7_points(case: Case, seed: int) -> None:
    """Results add up to scores, each point has its note, and the constants of the page are right."""
    keeps("points_add_up", case, seed)
    table = case.deal(seed)
    with reproducible(table):
        begun = table.scores
        finish(table, random.Random(seed))
        assert [begun[seat] + sum(hand["points"][seat] for hand in table.results) for seat in range(table.players)] == table.scores
        for hand in table.results:
            assert len(hand["points"]) == table.players
            assert hand["notes"]
            for seat, points in enumerate(hand["points"]):
                assert points == sum(line["points"] for line in hand["counted"] if line["seat"] == seat)
            for line in hand["counted"]:
                assert line["points"] == 0 or any(is_note_of(line, note) for note in hand["notes"]), line
            assert json.loads(json.dumps(hand)) == hand
            constants.check(case, hand["points"])


def is_note_of(line: CountedShape, note: str) -> bool:
    """Whether a note tells for whom a line of the count was, for what, and how many points it brought."""
    heading, found, rest = note.casefold().partition(say(line["key"], line["params"]).casefold())
    return bool(found) and str(line["seat"]) in re.findall(r"\d+", heading) and rest == f": {line['points']:+}"


@pytest.mark.sampled(2)
@every_case
@examples(1, 1)
@seeds
def test_law_11_resampled(case: Case, seed: int) -> None:
    """A resampled table keeps the seat's view byte for byte, has the same pack, and can be played to its end.

    It depends only on what the seat knows: guessing from a guess gives the same guess.
    """
    keeps("guesses_keep_the_view", case, seed)


@every_case
def test_law_11_resampling_really_draws(case: Case) -> None:
    """At the deal, the hidden cards differ from one draw to the next."""
    keeps("guesses_differ", case, 3)


def known_keys(params: object) -> bool:
    """Whether all names in a message are in the catalog."""
    if isinstance(params, dict):
        return ("key" not in params or params["key"] in CATALOGUES[ENGLISH]) and all(known_keys(each) for each in params.values())
    return not isinstance(params, list) or all(known_keys(each) for each in params)


@every_case
@examples(1, 1)
@seeds
def test_law_12_events(case: Case, seed: int) -> None:
    """A seat's events only grow, are JSON, keep a picture of the table up to date, and are the same in every world it cannot tell apart.

    In words, a spectator's events are the log.
    """
    told: dict[int | None, list[Event]] = {}
    pictures: dict[int | None, Picture] = {}
    for table, rng in moments(case, seed):
        codes = table._rules.pack.codes
        for seat in [None, *range(table.players)]:
            before, now = told.get(seat, []), table.events(seat)
            assert now[: len(before)] == before
            picture = pictures.setdefault(seat, Picture(seat, {code: codes.index(code) for code in codes}))
            for event in now[len(before) :]:
                assert json.loads(json.dumps(event.as_dict())) == event.as_dict()
                assert event.key is None or event.key in CATALOGUES[ENGLISH]
                assert known_keys(event.params)
                picture.see(event)
            view = table.view(seat)
            assert (picture.zones, picture.places) == (view["zones"], view["places"])
            assert (picture.facts, picture.scores) == (view["facts"], view["scores"])
            told[seat] = now
        assert [say(event.key, event.params) for event in told[None] if event.key is not None] == table.log
        seat = rng.randrange(table.players)
        assert table.resample(seat, seed=rng.randrange(2**32)).events(seat) == told[seat]


@every_case
@examples(1, 1)
@seeds
def test_law_13_pickles(case: Case, seed: int) -> None:
    """Tables, and guesses with moves played on them, come back unchanged from pickle and deepcopy."""
    for number, (table, rng) in enumerate(moments(case, seed)):
        if number == 5 or table.over:
            seat = rng.randrange(table.players)
            guess = table.resample(seat, seed=rng.randrange(2**32))
            for _ in range(3):
                if not guess.over:
                    step(guess, rng)
            for one in (table, guess):
                for again in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one)):
                    assert state(again) == state(one)
                    assert again.events(seat) == one.events(seat)


@pytest.mark.once("compiled")
@pytest.mark.parametrize("game", parlor.games())
def test_law_14_words_decide_nothing(game: str) -> None:
    """A game goes the same way in a language whose sentences are the bare keys."""
    courses = []
    for language in (ENGLISH, KEYS):
        speak(language)
        try:
            courses.append(course(game))
        finally:
            speak(ENGLISH)
    assert courses[0] == courses[1]


def course(game: str) -> list[object]:
    """Everything except words in a seeded game whose first moves are made by a casual player."""
    table, player = parlor.deal(game, seed=17), parlor.player("casual", seed=17)
    rng = random.Random(17)
    course: list[object] = []
    for number in range(120):
        if table.over:
            break
        if number < 8:
            seat = table.waiting[0]
            move = player.choose(table, seat)
            table.play(move, seat)
        else:
            seat, move = step(table, rng)
        course += [seat, move, table.scores, table.zones()]
    seen = [table.events(seat) for seat in [None, *range(table.players)]]
    return [*course, seen, table.counts(), table.winners, [table.resample(seat, seed=1).zones() for seat in range(table.players)]]
