"""A sound game obeys the laws of parlor.testing, and they find what is wrong in others."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import parlor
from parlor.core.bits import bit, lowest, members
from parlor.core.bounds import Bounds
from parlor.core.game import Ending, Game, Options, Rules
from parlor.core.hand import Fact, Hand, Match, Tally
from parlor.core.messages import Refusal
from parlor.core.rng import Rng
from parlor.core.shuffle import Shuffler
from parlor.core.zone import EVERYONE, NOBODY, Zone
from parlor.families.tricks import CardHand, FollowSuit, Phase, Place, Stock, TrickHand, TrickRules
from parlor.players.policy import Policy
from parlor.testing import laws, native
from tests.plugins import tiny as outside
from tests.plugins.packages import run
from tests.plugins.tiny import tiny


@pytest.mark.parametrize("law", laws.LAWS)
def test_a_sound_game_keeps_them(law: str) -> None:
    laws.Case(law, laws.Setup(tiny(), 3, {"hands": 1})).check()


def test_cases_are_every_law_at_every_table() -> None:
    cases = laws.cases(tiny())
    assert len(cases) == len(laws.LAWS) * (3 + 2)
    assert str(cases[0]) == "declared-tiny-2"


class WrongHand(TrickHand):
    """The hand of a faulty game."""


class WrongRules(TrickRules):
    """The rules of a faulty game."""

    hand: type[WrongHand] = WrongHand

    def new_hand(self, match: Match, shuffler: Shuffler) -> TrickHand:
        """A hand before the deal."""
        return self.hand(match, self, shuffler)


def wrong(hand: type[WrongHand] = WrongHand, **changes: object) -> Callable[[int, Options], Rules]:
    """The rules of the tiny game, with something wrong in them."""

    def rules(players: int, options: Options) -> Rules:
        sound = outside.rules(players, options)
        assert isinstance(sound, TrickRules)
        told = {"phases": sound.phases, "count": sound.counting, "places": sound.places, "ending": sound.ending, **changes}
        made = WrongRules(pack=sound.pack, players=players, deal=sound.dealing, **told)  # type: ignore[arg-type]
        made.hand = hand
        return made

    return rules


def phases(kind: type[outside.Playing], may: FollowSuit | None = None) -> list[Phase[TrickHand]]:
    sound = outside.rules(2, {"hands": 1})
    assert isinstance(sound, TrickRules)
    play = sound.phases[0]
    assert isinstance(play, outside.Playing)
    return [kind([may or FollowSuit()], play.ranking)]


def broken(law: str, game: Game, says: str) -> None:
    """Checks that a game breaks a law, and that the message says so."""
    with pytest.raises(laws.Broken, match=says) as caught:
        laws.Case(law, laws.Setup(game, 3, {"hands": 1})).check()
    assert str(caught.value).startswith(f"tiny-3-hands=1, seed 1: {law}: ")


class LosesCards(WrongHand):
    """A card that is played disappears."""

    def zones(self) -> list[Zone]:
        return [zone for zone in super().zones() if zone.name != "trick"] + [Zone("trick", vec[i64](), EVERYONE, "trick")]


class Opaque(WrongHand):
    """A fact is not JSON."""

    def facts(self, seat: i64) -> dict[str, Fact]:
        return {**super().facts(seat), "seats": {0, 1}}


class Heap(Place):
    """The role of a zone is unknown once cards have been played."""

    def zones(self, h: CardHand, first: i64) -> list[Zone]:
        assert isinstance(h, TrickHand)
        return [Zone("stock", h.stock, NOBODY, "stock" if len(h.played) == 0 else "heap")]  # type: ignore[arg-type]


class Backwards(outside.Playing):
    """The moves are listed from the last to the first."""

    def moves(self, h: TrickHand) -> vec[i64]:
        return vec[i64](sorted(super().moves(h), reverse=True))


class Hides(outside.Playing):
    """A legal move is not listed."""

    def moves(self, h: TrickHand) -> vec[i64]:
        return super().moves(h)[:1]


class Mute(FollowSuit):
    """A refusal without words."""

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal("tiny-never-said")


class Betrays(FollowSuit):
    """A refusal that names a card of the next hand."""

    def reason(self, h: TrickHand, cards: i64, card: i64) -> Refusal:
        return Refusal("not-held", {"cards": h.pack.codes_of(h.hands[h.left[h.at]])})


class Never(Ending):
    """A game without an end."""

    def over(self, match: Match, hand: Hand, tally: Tally) -> bool:
        return False


class Shares(WrongHand):
    """A copy shares its facts with the original."""

    def __init__(self, match: Match, rules: "WrongRules", shuffler: Shuffler) -> None:
        super().__init__(match, rules, shuffler)
        self.seen: list[int] = []

    def clone(self) -> Hand:
        other = super().clone()
        assert isinstance(other, Shares)
        other.seen = self.seen
        return other

    def make(self, seat: i64, move: i64) -> None:
        self.seen.append(int(seat))
        super().make(seat, move)

    def facts(self, seat: i64) -> dict[str, Fact]:
        return {**super().facts(seat), "seen": list(self.seen)}


def miscounts(h: TrickHand, tally: Tally) -> None:
    """Points that are not reported."""
    outside.count(h, tally)
    tally.points[0] += 1


class Peeks(WrongHand):
    """A guess that keeps the true cards of the others."""

    def guess(self, seat: i64, rng: Rng) -> Hand:
        return self.imagine(rng)


class Leans(WrongHand):
    """A guess that depends on where the cards really are."""

    def guess(self, seat: i64, rng: Rng) -> Hand:
        return super().guess(seat, Rng(int(self.hands[(seat + 1) % self.players])))


class Whispers(WrongHand):
    """A fact that reveals the next hand."""

    def facts(self, seat: i64) -> dict[str, Fact]:
        return {**super().facts(seat), "hint": sum(int(card) % 13 for card in members(self.hands[(self.turn + 1) % self.players]))}


class Beckons(WrongHand):
    """A view in which the seat that holds the lowest card is told to wait."""

    def waiting_known(self, seat: i64) -> i64:
        held = [lowest(cards) if cards != 0 else 99 for cards in self.hands]
        return self.waiting() | bit(held.index(min(held)))


class Untold(WrongHand):
    """An event without words."""

    def make(self, seat: i64, move: i64) -> None:
        super().make(seat, move)
        self.tell("noted", "tiny-never-said")


class Buries(outside.Playing):
    """Cards are played face down to the stock, but named anyway."""

    def make(self, h: TrickHand, move: i64) -> None:
        h.hands[h.at] &= ~bit(move)
        h.stock = vec[i64]([*h.stock, move])
        h.over = all(cards == 0 for cards in h.hands)
        h.go_to(h.left[h.at])


class Clumsy(Policy[TrickHand]):
    """A casual player that plays a card of the stock."""

    def decide(self, hand: TrickHand, seat: i64, ending: Ending, rng: Rng) -> i64:
        return hand.stock[0]


@pytest.mark.parametrize(
    ("law", "game", "says"),
    [
        ("cards_conserved", {"rules": wrong(LosesCards)}, "cards are not conserved: lost"),
        ("cards_conserved", {"rules": wrong(Opaque)}, "not JSON serializable"),
        ("zones_have_roles", {"rules": wrong(places=[Heap("stock", "stock")])}, "the zone 'stock' has the role 'heap'; the roles are"),
        ("waiting_seats_have_moves", {"rules": wrong(phases=phases(Backwards))}, "are not ascending and different"),
        ("grammar_agrees", {"rules": wrong(phases=phases(Hides))}, "is not listed for seat . and was accepted"),
        ("grammar_agrees", {"rules": wrong(phases=phases(outside.Playing, Mute()))}, "'tiny-never-said', for which there are no words"),
        ("grammar_agrees", {"rules": wrong(phases=phases(outside.Playing, Betrays()))}, "tells seat . more than it knows"),
        ("records_and_copies", {"rules": wrong(Shares)}, "changes the original; does clone"),
        ("points_add_up", {"rules": wrong(count=miscounts)}, "points, and . were counted"),
        ("bounds_hold", {"bounds": lambda players, options: Bounds(0, 1, 100)}, "points .* are not from 0 to 1"),
        ("guesses_differ", {"rules": wrong(Peeks)}, "draws nothing anew"),
        ("guesses_keep_the_view", {"rules": wrong(Leans)}, "guess.. uses more than seat . knows"),
        ("guesses_keep_the_view", {"rules": wrong(Whispers)}, "changes what seat . sees: facts"),
        ("two_worlds", {"rules": wrong(Whispers)}, "facts of seat .'s view betray cards"),
        ("guesses_keep_the_view", {"rules": wrong(Beckons)}, "changes what seat . sees: waiting"),
        ("two_worlds", {"rules": wrong(Beckons)}, "waiting of seat .'s view betray cards"),
        ("events_rebuild_the_view", {"rules": wrong(Untold)}, "'tiny-never-said', for which there are no words"),
        ("events_keep_secrets", {"rules": wrong(phases=phases(Buries), places=[Stock()])}, "'said' names .* override said"),
        ("players_can_play", {"casual": Clumsy()}, "the casual player of seat . chooses 'play .*', which is not legal"),
    ],
)
def test_what_is_wrong_is_found(law: str, game: dict[str, object], says: str) -> None:
    broken(law, tiny(**game), says)


def test_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlor.testing.walks.LONGEST", 300)
    broken("game_ends", tiny(rules=wrong(ending=Never())), "the game is not over after 300 moves")


COMPILED = """
from mypy_extensions import mypyc_attr
from parlor.core.game import Lowest
from parlor.families.tricks import Effect

class Native(Effect):
    def __init__(self) -> None:
        self.cards = 0

@mypyc_attr(native_class=False)
class Safe(Lowest):
    def __init__(self) -> None:
        self.target = 0
"""
SETUP = """
from setuptools import setup
from mypyc.build import mypycify
setup(name="spoils", ext_modules=mypycify(["spoils.py"], opt_level="0"))
"""
LOOK = """
import spoils
from parlor.testing import laws
from tests.plugins.tiny import tiny
laws.LAWS["declared"](laws.Setup(tiny(), 3))
"""


@pytest.mark.once("compiled")
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_a_native_class_of_another_package_is_found(tmp_path: Path) -> None:
    """Such a class overwrites the fields of its base, which need not break a law in any visible way."""
    (tmp_path / "spoils.py").write_text(COMPILED)
    (tmp_path / "setup.py").write_text(SETUP)
    # mypy finds installed packages by itself, and does not accept being told about them.
    source = Path(parlor.__file__).parents[1]
    environment = dict(os.environ) if "site-packages" in source.parts else {**os.environ, "MYPYPATH": str(source)}
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=tmp_path, env=environment, check=True, capture_output=True
    )
    (tmp_path / "spoils.py").unlink()
    ran = run(tmp_path, "-c", LOOK)
    assert "spoils.Native: a native class overwrites the fields of a base in another package" in ran.stderr
    assert "spoils.Safe" not in ran.stderr


def test_plain_classes_are_not_native() -> None:
    assert not native.is_native(WrongHand)
    assert native.native_subclasses() == []
