"""Laws of soundness: cards, moves, refusals, ends, records and points."""

import copy
import json
import pickle
import random
from collections import Counter
from collections.abc import Callable

from parlor.core.hand import Hand
from parlor.core.moves import Notation
from parlor.core.zone import ROLES
from parlor.players.player import new_player
from parlor.table.record import replay
from parlor.table.table import IllegalMove, Table
from parlor.table.watching import HIDDEN
from parlor.testing.native import native_subclasses
from parlor.testing.walks import Broken, Setup, cards_of, eyes, finish, on_shelf, state, step
from parlor.words.say import CATALOGUES

LINES = 300
MOVES = {"random": 400, "casual": 120}


def notation_of(table: Table) -> Notation:
    """The notation of a table's moves."""
    return table._rules.notation


def declared(setup: Setup) -> None:
    """The declaration is sound, and no class of the game is a native subclass of ours."""
    on_shelf(setup.game)
    spoilt = native_subclasses()
    if spoilt:
        names = ", ".join(f"{each.__module__}.{each.__qualname__}" for each in spoilt)
        raise Broken(
            f"{names}: a native class overwrites the fields of a base in another package; it needs @mypyc_attr(native_class=False)"
        )


def cards_conserved(setup: Setup) -> None:
    """The zones always hold the same cards; all views have the same zones and sizes, and show a card either correctly or not at all."""
    pack: Counter[str] | None = None
    for table, _ in setup.positions(30):
        zones, cards = table.zones(), cards_of(table)
        pack = pack or cards
        if cards != pack:
            lost, more = sorted((pack - cards).elements()), sorted((cards - pack).elements())
            raise Broken(f"cards are not conserved: lost {lost}, too many {more}", table)
        for seat in eyes(table):
            view = table.view(seat)
            if {name: len(cards) for name, cards in view["zones"].items()} != {name: len(cards) for name, cards in zones.items()}:
                raise Broken(f"the view of seat {seat} has other zones or sizes than the table", table)
            for name, shown in view["zones"].items():
                if any(seen not in (HIDDEN, true) for seen, true in zip(shown, zones[name], strict=True)):
                    raise Broken(f"seat {seat} sees cards in {name!r} that do not lie there", table)
            if json.loads(json.dumps(view)) != view:
                raise Broken(
                    f"the view of seat {seat} is not plain JSON: facts are numbers, texts, None, and lists and dicts of those", table
                )


def zones_have_roles(setup: Setup) -> None:
    """Every zone has a role that front ends know, and an owner that exists."""
    for table, _ in setup.positions(20):
        for name, place in table.view(None)["places"].items():
            if place["role"] not in ROLES:
                raise Broken(f"the zone {name!r} has the role {place['role']!r}; the roles are {', '.join(ROLES)}", table)
            whose = place["owner"]
            if whose is not None and not 0 <= whose < table.players:
                raise Broken(f"the zone {name!r} belongs to seat {whose}, and the seats are 0 to {table.players - 1}", table)


def waiting_seats_have_moves(setup: Setup) -> None:
    """Exactly the waiting seats have moves, each listed once and in ascending order, and each with one spelling."""
    for table, _ in setup.positions(40):
        notation = notation_of(table)
        for seat in range(table.players):
            try:
                legal = table.legal(seat)
            except RuntimeError as error:
                raise Broken(str(error), table) from error
            if bool(legal) != (seat in table.waiting):
                raise Broken(f"seat {seat} has {len(legal)} moves, and those that wait are {list(table.waiting)}", table)
            moves = [notation.read(text) for text in legal]
            if moves != sorted(set(moves)):
                raise Broken(f"the moves of seat {seat} are not ascending and different: {legal[:8]}", table)
            if [notation.text(move) for move in moves] != legal or [choice.text for choice in table.choices(seat)] != legal:
                raise Broken(f"the moves of seat {seat} are written otherwise than they are read: {legal[:8]}", table)


def grammar_agrees(setup: Setup) -> None:
    """Of all lines the forms can write, exactly the legal ones are accepted. A refusal is a sentence with a key, and changes nothing."""
    for number, (table, rng) in enumerate(setup.positions(6)):
        if number > 9:
            break
        notation = notation_of(table)
        forms = [form for form in notation.forms if not form.listed]
        lines = [notation.text(form.verb | payload) for form in forms for payload in form.every()]
        lines = lines if len(lines) <= LINES else rng.sample(lines, LINES)
        before = state(table)
        for seat in range(table.players):
            legal = set(table.legal(seat))
            guess = table.resample(seat, seed=number)
            for line in ["", "no such move", *(lines if seat in table.waiting else lines[:5])]:
                if line not in legal and refused(table, seat, line) != refused(guess, seat, line):
                    raise Broken(f"the refusal of {line!r} tells seat {seat} more than it knows: {refused(table, seat, line)}", table)
            for line in rng.sample(sorted(legal), min(4, len(legal))):
                accepted(table.copy(), seat, line)
        if state(table) != before:
            raise Broken("a move that was refused has changed the table", table)


def accepted(table: Table, seat: int, line: str) -> None:
    """A legal move is made."""
    try:
        table.play(line, seat)
    except IllegalMove as refusal:
        raise Broken(f"{line!r} is listed for seat {seat} and refused: {refusal}", table) from refusal


def refused(table: Table, seat: int, line: str) -> str:
    """A move that is not legal is refused with a sentence."""
    try:
        table.play(line, seat)
    except IllegalMove as refusal:
        words = str(refusal)
        if not refusal.key or refusal.key not in CATALOGUES["en"]:
            raise Broken(
                f"the refusal of {line!r} has the key {refusal.key!r}, for which there are no words; add it to words['en']", table
            ) from None
        if len(words) < 9 or words[0].islower():
            raise Broken(f"the refusal of {line!r} is no sentence: {words!r}", table) from None
        return words
    raise Broken(f"{line!r} is not listed for seat {seat} and was accepted", table)


def game_ends(setup: Setup) -> None:
    """The game ends no matter how it is played, and nothing moves afterwards."""
    for pick in (None, 0, -1):
        table, rng = setup.deal(), random.Random(setup.seed)
        if pick is None:
            finish(table, rng)
        else:
            same_again(table, pick)
        if table.waiting or table.turn is not None or not all(0 <= seat < table.players for seat in table.winners):
            raise Broken(f"the game is over, waits for {list(table.waiting)}, and its winners are {list(table.winners)}", table)
        before = state(table)
        for seat in range(table.players):
            if table.legal(seat):
                raise Broken(f"the game is over, and seat {seat} may still move", table)
        if state(table) != before:
            raise Broken("the game is over, and the table has changed", table)


def same_again(table: Table, pick: int) -> None:
    """Plays a table to its end, always with the first or always with the last move of the list."""
    for _ in range(250_000):
        if table.over:
            return
        seat = table.waiting[0]
        table.play(table.legal(seat)[pick], seat)
    which = "first" if pick == 0 else "last"
    raise Broken(f"the game does not end where all always choose the {which} move of the list; set a limit, and tell it", table)


def records_and_copies(setup: Setup) -> None:
    """Record, copy, deepcopy and pickle give the same table, and a copy is independent of the original."""
    for number, (table, rng) in enumerate(setup.positions(8)):
        before = state(table)
        ways: dict[str, Callable[[Table], Table]] = {"copy": Table.copy, "deepcopy": copy.deepcopy}
        if number % 4 == 0 or table.over:
            ways["record"] = lambda table: replay(json.loads(json.dumps(table.record())))
            ways["pickle"] = lambda table: pickle.loads(pickle.dumps(table))
        for way, made in ways.items():
            twin = made(table)
            if state(twin) != before:
                raise Broken(f"a table that comes back by {way} is not the same", table)
            for _ in range(6):
                if not twin.over:
                    step(twin, rng)
            if state(table) != before:
                raise Broken(f"what is played at a table made by {way} changes the original; does clone() copy all that can change?", table)


def points_add_up(setup: Setup) -> None:
    """The points of a hand are the sum of its count, the scores are the sum of the hands, and every line has words."""
    table = setup.deal()
    begun = table.scores
    finish(table, random.Random(setup.seed))
    for number, hand in enumerate(table.results, 1):
        for seat in range(table.players):
            counted = sum(line["points"] for line in hand["counted"] if line["seat"] == seat)
            if counted != hand["points"][seat]:
                raise Broken(f"hand {number}: seat {seat} has {hand['points'][seat]} points, and {counted} were counted", table)
        for line in hand["counted"]:
            if line["key"] not in CATALOGUES["en"]:
                raise Broken(f"hand {number}: {line['key']!r} was counted, for which there are no words; add it to words['en']", table)
    summed = [begun[seat] + sum(hand["points"][seat] for hand in table.results) for seat in range(table.players)]
    if summed != table.scores:
        raise Broken(f"the hands add up to {summed}, and the scores are {table.scores}", table)


def aim_is_told(setup: Setup) -> None:
    """Goal, tally and what is asked have words, name seats of the table, and where the tally is about points it ends with those counted."""
    table, rng = setup.deal(), random.Random(setup.seed)
    for _ in range(200):
        if table.over:
            return
        for seat in eyes(table):
            view = table.view(seat)
            choices = table.choices(seat) if seat in table.waiting else []
            told: list[object] = [view["goal"], view["ask"], *view["tally"]]
            told += [{"key": each.key, "params": each.params} for choice in choices for each in (choice.worth, choice.means) if each]
            unknown = [key for key in keys_in(told) if key not in CATALOGUES["en"]]
            if unknown:
                raise Broken(f"the aim of the game tells {unknown[0]!r}, for which there are no words; add it to words['en']", table)
            if any(not 0 <= line["seat"] < table.players for line in view["tally"]):
                raise Broken("the tally names a seat that is not at the table", table)
        before = table.open_hand()
        mover, move = step(table, rng)
        before.make(mover, before.notation.read(move))
        if before.over:
            ends_with_the_count(table, before)


def keys_in(value: object) -> list[str]:
    """The keys of messages, and of the messages inside them, except the names of cards and suits."""
    if isinstance(value, dict):
        own = [str(value["key"])] if "key" in value and not str(value["key"]).startswith(("card-", "suit-")) else []
        return own + [key for part in value.values() for key in keys_in(part)]
    return [key for part in value for key in keys_in(part)] if isinstance(value, list) else []


def ends_with_the_count(table: Table, hand: Hand) -> None:
    """The points of the tally of a finished hand are those that were counted."""
    counted, told = hand.points(), [line for line in table._rules.aim.tally(hand, 0) if line.points is not None]
    for seat in {int(line.seat) for line in told}:
        points = sum([line.points or 0 for line in told if line.seat == seat])
        if points != counted[seat]:
            raise Broken(f"at the end of a hand the tally gives seat {seat} {points} points, and {int(counted[seat])} were counted", table)


def players_can_play(setup: Setup) -> None:
    """The random and the casual player choose legal moves, using only what their seat knows."""
    for level in ("random", "casual"):
        player = new_player(level, setup.seed, None, None)
        table = setup.deal()
        for number in range(MOVES[level]):
            if table.over:
                break
            seat = table.waiting[0]
            move = player.choose(table, seat)
            if move not in table.legal(seat):
                raise Broken(f"the {level} player of seat {seat} chooses {move!r}, which is not legal", table)
            if number % 10 == 0 and player.choose(table.resample(seat, seed=number), seat) != move:
                raise Broken(f"the {level} player of seat {seat} chooses by cards that it does not see", table)
            table.play(move, seat)
