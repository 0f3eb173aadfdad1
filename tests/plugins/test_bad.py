"""Faulty games from other packages: each error says what would be right, and nothing else is lost."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import parlor
from parlor.core.finding import Short
from parlor.core.game import Option, Options, Rules
from parlor.core.moves import DRAW, PLAY, Choice, Form, Notation, OneCard, SomeCards, Word
from parlor.core.pack import Card, Pack
from parlor.core.zone import EVERYONE, Zone
from parlor.families.tricks import CardHand, Phase, Place, TrickHand, TrickRules
from parlor.packs.standard import STANDARD
from parlor.testing import laws
from tests.plugins import tiny as outside
from tests.plugins.packages import install, run
from tests.plugins.tiny import tiny


def bad(game: object, *says: str) -> None:
    """The game is refused with a message that names it, and the shelf is unchanged."""
    before = parlor.games()
    with pytest.raises(parlor.BadGame) as caught:
        parlor.register(game)  # type: ignore[arg-type]
    for words in says:
        assert words in str(caught.value), str(caught.value)
    assert "\n" not in str(caught.value)
    assert parlor.games() == before


def changed(**parts: object) -> Callable[[int, Options], Rules]:
    """The rules of the tiny game with some parts changed."""

    def rules(players: int, options: Options) -> Rules:
        sound = outside.rules(players, options)
        assert isinstance(sound, TrickRules)
        told = SimpleNamespace(notation=sound.notation, phases=sound.phases, places=sound.places, players=players)
        for name, value in parts.items():
            setattr(told, name, value)
        return TrickRules(
            pack=STANDARD,
            players=told.players,
            notation=told.notation,
            ending=sound.ending,
            deal=sound.dealing,
            phases=told.phases,
            count=sound.counting,
            places=told.places,
        )

    return rules


def test_a_sound_game_is_registered_once_and_again() -> None:
    game = tiny()
    parlor.register(game)
    parlor.register(game)
    assert parlor.games()[-1] == "tiny"
    assert parlor.deal("tiny", seed=1).game is game


def test_what_is_no_game() -> None:
    bad("tiny", "a game is a parlor.Game, not str")


def test_an_id_that_exists() -> None:
    bad(tiny(id="quenette"), "'quenette' of tiny-games is on the shelf already, from parlor-games: choose another id")


@pytest.mark.parametrize("id", ["Tiny", "tiny game", "", "-tiny", "../tiny"])
def test_an_id_that_is_none(id: str) -> None:
    bad(tiny(id=id), "needs an id of small letters, digits and single dashes")


def test_players() -> None:
    bad(tiny(players=[]), "tiny: players is a list of numbers from 1 to 8")
    bad(tiny(players=[2, 12]), "tiny: players is a list of numbers from 1 to 8, not [2, 12]")
    bad(tiny(usual=7), "tiny: the usual number of players, 7, is not among [2, 3, 4]")
    bad(tiny(rules=changed(players=3)), "tiny: the rules for 2 players say that 3 play")


def test_a_picture_of_other_cards() -> None:
    bad(tiny(picture=["AS", "U5"]), "tiny: the picture shows 'U5', which is no card of the pack; a card is 'AS'")


def test_a_short_form_that_cannot_be_chosen() -> None:
    bad(tiny(short=Short({"hands": 50}, "fifty hands", 10)), "tiny: the short form sets 'hands' to 50; it is a whole number from 1 to 20")
    bad(tiny(short=Short({"rounds": 1}, "one round", 10)), "tiny: the short form sets 'rounds' to 1; the options are hands")


def test_an_option_that_is_never_what_it_is_unless_told() -> None:
    bad(tiny(options=[Option("hands", "hands", 30, [1, 2])]), "tiny: the option 'hands' is 30 unless told, which is not one of 1, 2")


class Nowhere(Place):
    """A place whose zone has an unknown role."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        return [Zone("stock", h.stock, EVERYONE, "heap")]  # type: ignore[arg-type]


class Twice(Place):
    """A place that shows the stock twice."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        return [Zone("stock", h.stock, EVERYONE, "stock"), Zone("more", h.stock, EVERYONE, "stock")]


class Same(Place):
    """A place with the same name as another."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        return [Zone("trick", h.stock, EVERYONE, "stock")]


def test_a_place_without_a_role() -> None:
    bad(tiny(rules=changed(places=[Nowhere("stock", "stock")])), "tiny: the zone 'stock' has the role 'heap'; the roles are hand, trick, ")


def test_cards_that_lie_in_two_places_or_in_none() -> None:
    bad(
        tiny(rules=changed(places=[Twice("stock", "stock")])),
        "tiny: after the deal the zones hold",
        "2 times, and the deck 1 times; a card lies in one zone",
    )
    bad(tiny(rules=changed(places=[])), "tiny: after the deal the zones hold", "0 times")
    bad(tiny(rules=changed(places=[Same("stock", "stock")])), "tiny: two zones are called 'trick'")


class Forgetful(Form):
    """A form that reads every line as the same move."""

    def __init__(self) -> None:
        super().__init__(DRAW, "draw", "draw (stock or discard)")

    def text(self, payload: i64) -> str:
        return "draw stock" if payload == 0 else "draw discard"

    def read(self, words: list[str]) -> i64:
        return 0

    def every(self) -> list[int]:
        return [0, 1]


@pytest.mark.parametrize(
    ("form", "says"),
    [
        (Word(DRAW, "play"), "tiny: two forms of move begin with 'play', so a line could be read two ways; a verb has one form"),
        (Word(PLAY, "draw"), "tiny: the forms 'play' and 'draw' have the same verb number; a verb of your own is OWN, OWN + NEXT, …"),
        (Forgetful(), "tiny: the form 'draw (stock or discard)' writes 'draw discard' and reads it as 'draw stock'"),
        (
            Choice(DRAW, "draw", ["stock", "stock"]),
            "tiny: the form 'draw (stock or stock)' writes 'draw stock' and reads it as 'draw stock'",
        ),
    ],
)
def test_a_form_that_reads_two_ways(form: Form, says: str) -> None:
    bad(tiny(rules=changed(notation=Notation([OneCard(PLAY, "play", STANDARD), form]))), says)


def test_sets_of_cards_that_a_move_has_no_room_for() -> None:
    wide = Pack("wide", "Wide", ["One"], ["O"], [Card(f"O{n}", f"one {n}", 0, n) for n in range(60)])
    notation = Notation([OneCard(PLAY, "play", STANDARD), SomeCards(DRAW, "draw", wide)])
    bad(tiny(rules=changed(notation=notation)), "tiny: the form 'draw C C …' takes sets of 60 cards; a move has room for a pack of 56")


def cards(number: int) -> list[Card]:
    return [Card(f"C{n}", f"card {n}", 0, n) for n in range(number)]


@pytest.mark.parametrize(
    ("kinds", "copies", "says"),
    [
        (cards(63), 1, "the pack 'odd' has 63 cards: a pack has 1 to 62"),
        (cards(32), 2, "the pack 'odd' has 64 cards: a pack has 1 to 62"),
        (cards(13), 3, "the pack 'odd' has 3 copies of each card: a pack has 1 or 2"),
        ([], 1, "the pack 'odd' has 0 cards"),
        ([*cards(3), *cards(1)], 1, "the pack 'odd' has a card 'C0': a code is letters and digits, and no two cards have the same"),
        ([Card("C 1", "card", 0, 1)], 1, "the pack 'odd' has a card 'C 1': a code is letters and digits"),
        ([Card("C1", "card", 2, 1)], 1, "the pack 'odd' has a card 'C1' of suit 2: suits go from 0 to 0, or -1 for none"),
    ],
)
def test_a_pack_that_the_engine_cannot_hold(kinds: list[Card], copies: int, says: str) -> None:
    with pytest.raises(ValueError, match="the pack 'odd'") as caught:
        Pack("odd", "Odd", ["Only"], ["O"], kinds, copies)
    assert says in str(caught.value)


class Stuck(Phase[TrickHand]):
    """A phase without moves."""

    name = "stuck"

    def moves(self, h: TrickHand) -> vec[i64]:
        return vec[i64]()


class StuckLater(outside.Playing):
    """A phase that runs out of moves after three cards."""

    def moves(self, h: TrickHand) -> vec[i64]:
        return super().moves(h) if len(h.played) < 3 else vec[i64]()


def test_a_phase_without_a_move() -> None:
    bad(tiny(rules=changed(phases=[Stuck()])), "tiny: seat 1 is to move in phase 'stuck' and has no move; a phase must offer one or end")


def test_a_phase_that_runs_out_of_moves_is_named_at_the_table_and_by_the_laws() -> None:
    sound = outside.rules(2, {"hands": 1})
    assert isinstance(sound, TrickRules)
    play = sound.phases[0]
    assert isinstance(play, outside.Playing)
    game = tiny(rules=changed(phases=[StuckLater([play.limit], play.ranking)]))
    parlor.register(game)
    table = parlor.deal("tiny", 2, seed=1)
    for _ in range(3):
        table.play(table.legal()[0])
    with pytest.raises(RuntimeError, match=r"tiny: seat \d is to move and has no move \(phase 'play'\); a phase must offer one or end"):
        table.legal()
    with pytest.raises(laws.Broken, match=r"waiting_seats_have_moves: .*phase 'play'"):
        laws.Case("waiting_seats_have_moves", laws.Setup(game, 2)).check()


def test_rules_that_fail_as_a_hand_is_dealt() -> None:
    def failing(players: int, options: Options) -> Rules:
        raise KeyError("trumps")

    bad(tiny(rules=failing), "tiny: the rules fail as a hand is dealt: KeyError: 'trumps'")


def test_sentences_of_others_stay_as_they_are() -> None:
    bad(
        tiny(words={"en": {"not-your-turn": "Ha!"}}),
        "tiny: the sentence 'not-your-turn' says something else already",
        "begin your keys with 'tiny-'",
    )
    other = Pack("standard", "Not the standard pack", ["Cups"], ["S"], [Card("AS", "ace of cups", 0, 1)])
    bad(tiny(pack=other), "tiny: the sentence 'suit-standard-S' says something else already")


def test_a_leaflet_that_is_not_there(tmp_path: Path) -> None:
    bad(
        tiny(leaflet=str(tmp_path / "leaflet.md")),
        "tiny: the leaflet ",
        "is not there; give its text, or the path of a file of the package",
    )


SOUND = "from tests.plugins.tiny import tiny\nGAME = tiny(package='')\n"


def test_packages_that_fail_are_told_of_and_the_others_come(tmp_path: Path) -> None:
    install(tmp_path, "fails-on-import", "fails", "raise OSError('no\\nsuch disk')")
    install(tmp_path, "no-such-entry", "nothing", "")
    install(tmp_path, "tiny-games", "sound", SOUND)
    install(
        tmp_path,
        "too-big",
        "toobig",
        "from parlor.core.pack import Card, Pack\nPack('big', 'Big', [], [], [Card(f'C{n}', 'c', -1, n) for n in range(70)])\n",
    )
    twice = "from tests.plugins.tiny import tiny\nGAMES = [tiny(id='quenette'), 7, tiny(id='other')]\n"
    install(tmp_path, "two-games", "two", twice, "GAMES")
    ran = run(tmp_path, "-c", "import parlor; print(parlor.games()); print(parlor.game('tiny').package, parlor.game('tiny').release)")
    assert ran.returncode == 0, ran.stderr
    shelf, package = ran.stdout.splitlines()
    assert shelf.endswith("'tiny', 'other']")
    assert len(shelf.split(",")) == 40
    assert package == "tiny-games 1.2"
    assert ran.stderr.splitlines() == [
        "parlor: fails-on-import, entry point fails: left out: OSError: no such disk",
        "parlor: no-such-entry, entry point nothing: left out: AttributeError: module 'nothing' has no attribute 'GAME'",
        "parlor: too-big, entry point toobig: left out: ValueError: the pack 'big' has 70 cards: a pack has 1 to 62; "
        "a game may deal each of them more often (Rules.deck)",
        "parlor: two-games, entry point two: left out: the game 'quenette' of tiny-games is on the shelf already, from parlor-games: "
        "choose another id; a game is a parlor.Game, not int",
    ]


def test_import_alone_looks_at_no_package(tmp_path: Path) -> None:
    install(tmp_path, "fails-on-import", "fails", "raise OSError('no such disk')")
    ran = run(tmp_path, "-c", "import parlor")
    assert (ran.returncode, ran.stderr) == (0, "")
