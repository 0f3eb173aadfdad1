"""Every leaflet is whole, and says what the engine does."""

import re

import pytest

import parlor
from parlor.leaflets.checks import failed_checks, failed_tips
from parlor.leaflets.document import PARTS, leaflet
from parlor.leaflets.markdown import leaflet_as_markdown
from parlor.leaflets.source import Source, source_of

LANGUAGES = ("en", "de")
OURS = [id for id in parlor.games() if not parlor.game(id).outside]
FIGURES = {"deal": "deal", "example": "example", "mistake": "mistake", "count": "score"}
MOST_WORDS = 700


def source(id: str, language: str) -> Source:
    """The leaflet of a game, in this very language."""
    found = source_of(id, language)
    assert found is not None, f"{id} has no leaflet"
    assert found.language == language, f"{id} has no leaflet in {language}"
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_a_leaflet_has_all_its_parts_and_pictures(id: str, language: str) -> None:
    source(id, language)
    found = leaflet(id, language)
    assert found is not None
    assert [part["id"] for part in found["parts"]] == list(PARTS)
    for part in found["parts"]:
        assert part["blocks"], f"{part['id']} is empty"
        kinds = [block["kind"] for block in part["blocks"] if block["type"] == "figure"]
        assert FIGURES.get(part["id"]) is None or FIGURES[part["id"]] in kinds, f"{part['id']} has no picture"
    lists = {part["id"]: [block for block in part["blocks"] if block["type"] == "list"] for part in found["parts"]}
    assert any(each["numbered"] for each in lists["turn"]), "a turn is told in numbered steps"
    assert [len(each["items"]) for each in lists["tips"]] == [2], "there are two tips"
    assert any(block["type"] == "table" for block in part_of(found, "count")["blocks"]), "the count has a table"


def part_of(found: dict[str, object], id: str) -> dict[str, list[dict[str, object]]]:
    """A part of a leaflet."""
    return next(part for part in found["parts"] if part["id"] == id)  # type: ignore[attr-defined]


@pytest.mark.parametrize("id", OURS)
def test_tips_have_positions_in_which_the_expert_agrees(id: str) -> None:
    found = source(id, "en")
    assert len(found.figures.get("tips", [])) == 2
    assert list(failed_tips(found)) == []


def test_a_tip_says_what_is_best_unless_there_is_nothing_to_choose() -> None:
    rummy = source("rummy", "en")
    assert list(failed_tips(Source(rummy.game, "en", "", {"tips": [{"seed": 6, "dealer": 3}]}))) == ["tip 1: it does not say what is best"]
    numero = source("numero", "en")
    wrong = {"seed": 81, "dealer": 3, "moves": ["turn"], "next": 3}
    assert list(failed_tips(Source(numero.game, "en", "", {"tips": [wrong]}))) == ["tip 1: next to move is (1,)"]


@pytest.mark.parametrize("id", OURS)
def test_what_a_leaflet_claims_is_what_the_table_does(id: str) -> None:
    assert list(failed_checks(source(id, "en"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_numbers_come_from_the_engine_and_nothing_is_a_code(id: str, language: str) -> None:
    words = source(id, language).words
    bare = re.sub(r"\A# .*|\{[^{}]*\}|\[\[[^\]]*\]\]|^\d+\. ", "", words, flags=re.MULTILINE)
    assert re.findall(r"\d+", bare) == [], "a number that nothing checks: let the engine say it"
    assert "`" not in words
    assert not re.search(r"\b(seat|Seat|Platz) \d|:\d\b", bare)


@pytest.mark.parametrize("id", OURS)
def test_an_english_leaflet_is_short(id: str) -> None:
    text = source(id, "en").words
    before = re.split(r"^## ", text, flags=re.MULTILINE)
    words = " ".join(before[: len(PARTS) - 2]).split()
    assert len(words) <= MOST_WORDS


@pytest.mark.parametrize("id", OURS)
def test_languages_show_the_same_pictures_and_numbers(id: str) -> None:
    found = {language: source(id, language).words for language in LANGUAGES}
    for pattern in (r"\[\[[^\]]*\]\]", r"\{(?:option|dealt|points|line|printed|lying|cards)[^{}]*\}"):
        assert {tuple(sorted(set(re.findall(pattern, words)))) for words in found.values()} == {
            tuple(sorted(set(re.findall(pattern, found["en"]))))
        }


def test_a_leaflet_reads_as_markdown() -> None:
    text = leaflet_as_markdown("quenette")
    assert text is not None
    assert text.startswith("# Quenette")
    assert "You play the 2 of Shields." in text


def test_a_game_may_have_its_own_words_for_moves_and_places() -> None:
    text = leaflet_as_markdown("united-states")
    assert text is not None
    assert "You place Colorado in the west." in text
    assert "- West of Kansas: Colorado, Wyoming" in text
    assert "the top card of West" in text


def test_a_line_of_a_count_is_told_whole() -> None:
    text = leaflet_as_markdown("sammy")
    assert text is not None
    assert "| your side keeps its bid | +50 |" in text


@pytest.mark.parametrize(("language", "asked"), [("en", "Ben asks you for"), ("de", "Ben fragt dich nach")])
def test_the_reader_is_not_asked_by_name(language: str, asked: str) -> None:
    assert asked in str(leaflet_as_markdown("quatro", language))


def test_what_a_card_prints_is_told_by_the_pack() -> None:
    text = leaflet_as_markdown("liberty-bond")
    assert text is not None
    assert "| Flag | 15 |" in text


def test_what_happens_is_told_in_whole_sentences() -> None:
    assert "You take the trick with the 9 of Helmets. The 9 of Crowns: safe hit." in str(leaflet_as_markdown("rumme-baseball"))
