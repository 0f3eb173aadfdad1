"""Games from other packages: registered by hand, or found through the entry-point group `parlor.games`."""

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from parlor.core.game import Game, Rules
from parlor.core.hand import Hand
from parlor.core.moves import PAYLOAD, UNKNOWN, Form, SomeCards
from parlor.core.registry import GAMES, BadGame, add_game
from parlor.core.rng import Rng
from parlor.core.zone import ROLES
from parlor.pages import is_path
from parlor.words.say import CATALOGUES, add_words

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "parlor.games"
# The most seats that a record, a house and the page support.
MOST_PLAYERS = 8
# A set of cards in a move is a mask, for which a move has so many bits.
MOST_IN_A_MOVE = int(PAYLOAD).bit_length()


def register(game: Game) -> None:
    """Puts a game on the shelf next to ours. Raises BadGame, a ValueError, if its declaration is unsound."""
    if not isinstance(game, Game):
        raise BadGame(f"a game is a parlor.Game, not {type(game).__name__}")
    if GAMES.get(game.id) is game:
        return
    game.package = game.package or "no package"
    game.release = package_version(game.package)
    try:
        check(game)
    except BadGame:
        raise
    except Exception as error:
        raise BadGame(f"{game.id}: the rules fail as a hand is dealt: {told(error)}") from error
    add_game(game)
    add_words("en", dict(game.names))
    for language, words in game.words.items():
        add_words(language, words)


def load() -> None:
    """Registers the games of installed packages. If one fails, it is skipped with a one-line warning; the others still load."""
    # Imported only when the shelf is looked at, since it takes a quarter of the time of `import parlor`.
    from importlib.metadata import entry_points

    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            bring(entry)
        except Exception as error:
            package = entry.dist.name if entry.dist is not None else entry.value
            print(f"parlor: {package}, entry point {entry.name}: left out: {told(error)}", file=sys.stderr)


def bring(entry: "EntryPoint") -> None:
    """Registers the game or games of one entry point; sound ones are kept even if others fail."""
    found = entry.load()
    trouble: list[str] = []
    for game in found if isinstance(found, (list, tuple)) else [found]:
        try:
            if isinstance(game, Game) and entry.dist is not None:
                game.package = game.package or entry.dist.name
            register(game)
        except BadGame as error:
            trouble.append(str(error))
    if trouble:
        raise BadGame("; ".join(trouble))


def told(error: Exception) -> str:
    """An error as one line."""
    words = " ".join(str(error).split())
    return words if isinstance(error, BadGame) else f"{type(error).__name__}: {words}"[:300]


def package_version(package: str) -> str:
    """The version of a distribution."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(package)
    except (PackageNotFoundError, ValueError):
        return "unknown"


# What a declaration must satisfy


def check(game: Game) -> None:
    """Raises BadGame if a declaration is unsound, naming the game, the problem and what would be right."""
    if not game.players or any(type(players) is not int or not 1 <= players <= MOST_PLAYERS for players in game.players):
        raise BadGame(f"{game.id}: players is a list of numbers from 1 to {MOST_PLAYERS}, not {list(game.players)}")
    if game.usual not in game.players:
        raise BadGame(f"{game.id}: the usual number of players, {game.usual}, is not among {list(game.players)}")
    for option in game.options.values():
        if option.default not in option.values:
            raise BadGame(f"{game.id}: the option {option.name!r} is {option.default!r} unless told, which is not {option.describe()}")
    if is_path(game.leaflet) and not Path(game.leaflet).is_file():
        raise BadGame(f"{game.id}: the leaflet {game.leaflet} is not there; give its text, or the path of a file of the package")
    check_shelf(game)
    check_words(game)
    for players in sorted({game.players[0], game.usual, game.players[-1]}):
        check_table(game, players)


def check_shelf(game: Game) -> None:
    """Checks the picture and the short form that the shelf shows."""
    codes = {card.code for card in game.cards}
    for code in game.picture:
        if code not in codes:
            raise BadGame(f"{game.id}: the picture shows {code!r}, which is no card of the pack; a card is {game.cards[0].code!r}")
    for name, value in game.short.options.items() if game.short else ():
        option = game.options.get(name)
        if option is None or value not in option.values:
            right = f"it is {option.describe()}" if option else f"the options are {', '.join(game.options) or 'none'}"
            raise BadGame(f"{game.id}: the short form sets {name!r} to {value!r}; {right}")


def check_words(game: Game) -> None:
    """Checks that a game's sentences are its own and replace none that others use."""
    every = {"en": dict(game.names)}
    for language, words in game.words.items():
        every[language] = {**every.get(language, {}), **words}
    for language, words in every.items():
        there = CATALOGUES.get(language, {})
        for key, sentence in words.items():
            if key in there and there[key] != sentence:
                raise BadGame(f"{game.id}: the sentence {key!r} says something else already; begin your keys with '{game.id}-'")


def check_table(game: Game, players: int) -> None:
    """Deals one hand for a number of players and checks it."""
    rules = game.rules(players, {option.name: option.default for option in game.options.values()})
    if rules.players != players:
        raise BadGame(f"{game.id}: the rules for {players} players say that {rules.players} play")
    check_forms(game, rules)
    hand = rules.start(Rng(1))
    check_zones(game, rules, hand)
    waiting = [seat for seat in range(players) if hand.waiting() >> seat & 1]
    if not hand.over and not waiting:
        raise BadGame(f"{game.id}: after the deal nobody is to move; set h.turn, or h.over where the hand is over at once")
    for seat in waiting:
        if len(hand.moves_of(seat)) == 0:
            phase = hand.facts(seat).get("phase")
            raise BadGame(f"{game.id}: seat {seat} is to move in phase {phase!r} and has no move; a phase must offer one or end")


def check_forms(game: Game, rules: Rules) -> None:
    """Checks that no line of text can mean two moves, and that no move can be written as two lines."""
    words: dict[str, Form] = {}
    verbs: dict[int, Form] = {}
    for form in rules.notation.forms:
        if form.word in words:
            raise BadGame(f"{game.id}: two forms of move begin with {form.word!r}, so a line could be read two ways; a verb has one form")
        if form.verb in verbs:
            other = verbs[form.verb].word
            raise BadGame(
                f"{game.id}: the forms {other!r} and {form.word!r} have the same verb number; a verb of your own is OWN, OWN + NEXT, …"
            )
        if isinstance(form, SomeCards) and form.pack.size > MOST_IN_A_MOVE:
            size = form.pack.size
            raise BadGame(f"{game.id}: the form {form.shape!r} takes sets of {size} cards; a move has room for a pack of {MOST_IN_A_MOVE}")
        words[form.word] = form
        verbs[form.verb] = form
        if not form.listed:
            check_form(game, form)


def check_form(game: Game, form: Form) -> None:
    """Checks that a form can read what it writes."""
    for payload in form.every():
        text = form.text(payload)
        back = form.read(text.split(" "))
        if back != payload:
            found = "no move" if back == UNKNOWN else f"{form.text(back)!r}"
            raise BadGame(
                f"{game.id}: the form {form.shape!r} writes {text!r} and reads it as {found}; text and read must be each other's way back"
            )


def check_zones(game: Game, rules: Rules, hand: Hand) -> None:
    """Checks that the zones have known roles and unique names, and together hold the whole pack."""
    names: set[str] = set()
    lie: Counter[int] = Counter()
    for zone in hand.zones():
        if zone.role not in ROLES:
            raise BadGame(f"{game.id}: the zone {zone.name!r} has the role {zone.role!r}; the roles are {', '.join(ROLES)}")
        if zone.name in names:
            raise BadGame(f"{game.id}: two zones are called {zone.name!r}; each has a name of its own, such as 'discard:0'")
        names.add(zone.name)
        lie.update(zone.cards)
    for card, times in Counter(rules.deck).items():
        if lie[card] != times:
            code = rules.pack.codes[card]
            raise BadGame(
                f"{game.id}: after the deal the zones hold {code} {lie[card]} times, and the deck {times} times; a card lies in one zone"
            )
