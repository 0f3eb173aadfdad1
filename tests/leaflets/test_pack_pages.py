"""Every pack has a page in every language, and what it says of the cards is what they print."""

import pytest

from parlor.leaflets.pack_pages import pack_page
from parlor.paper.printing import PACKS
from parlor.words.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_a_pack_has_a_page_that_names_its_suits(pack: str, language: str) -> None:
    page = pack_page(pack, language)
    assert page is not None
    assert (page["pack"], page["language"]) == (pack, language)
    assert page["blocks"]


def test_ranks_on_the_page_of_the_patriots_are_those_of_the_cards() -> None:
    page = pack_page("patriot")
    assert page is not None
    (table,) = (block for block in page["blocks"] if block["type"] == "table")
    printed = {card.printed["picture"]: (str(card.number), str(card.printed["counts"])) for card in PACKS["patriot"].kinds}
    assert {row[0][0]: (row[1][0], row[2][0]) for row in table["rows"]} == printed


def test_there_is_no_page_of_a_pack_that_there_is_not() -> None:
    assert pack_page("tarot") is None
