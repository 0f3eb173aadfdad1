"""The shelf page cannot go stale."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import parlor
from parlor.core.game import OURS, minutes_of

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("games_page", ROOT / "tools" / "games_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_of_games_says_what_the_code_says() -> None:
    assert tool().page() == PAGE, "run make games-page"


@pytest.mark.skipif(parlor.build() == "pure", reason="casual players take minutes uncompiled; the compiled run checks the lengths")
def test_the_declared_lengths_are_still_true() -> None:
    """Better players make games shorter or longer; a declaration that is off by half is stale."""
    measured = {id: tool().length(id) for id in parlor.games()}
    assert [id for id in measured if not 1 / 1.5 < measured[id] / parlor.game(id).moves < 1.5] == [], "run make games-page"


@pytest.mark.skipif(parlor.build() == "pure", reason="casual players take minutes uncompiled; the compiled run checks the lengths")
def test_the_declared_lengths_of_short_forms_are_still_true() -> None:
    shorts = {id: short for id in parlor.games() if (short := parlor.game(id).short) is not None}
    measured = {id: tool().length(id, short.options) for id, short in shorts.items()}
    assert [id for id in measured if not 1 / 1.5 < measured[id] / shorts[id].moves < 1.5] == [], "run make games-page"


@pytest.mark.parametrize("id", [id for id in parlor.games() if parlor.game(id).short is not None])
def test_a_short_form_is_valid_for_every_number_of_players_and_takes_ten_minutes_or_half_as_long(id: str) -> None:
    game = parlor.game(id)
    assert game.short is not None
    for players in game.players:
        table = parlor.deal(id, players, seed=1, options=game.short.options)
        assert table.options.items() >= game.short.options.items()
    assert minutes_of(game.short.moves) <= 10 or 2 * game.short.moves <= game.moves


def test_every_game_that_takes_long_has_a_short_form_unless_no_option_shortens_it() -> None:
    long = {game.id for id in parlor.games() if (game := parlor.game(id)).minutes >= 20 and game.short is None and game.package == OURS}
    assert long == {"mobilization-3", "sam", "sammys-travels"}


def test_every_game_of_ours_says_which_known_games_it_is_like_and_has_a_picture() -> None:
    for game in [game for id in parlor.games() if (game := parlor.game(id)).package == OURS]:
        assert game.like, game.id
        assert len(game.picture) >= 3, game.id
        assert set(game.picture) <= {card.code for card in game.cards}, game.id
        for like in game.like:
            assert like.why.endswith("."), game.id
            assert 20 < len(like.why) < 130, game.id
