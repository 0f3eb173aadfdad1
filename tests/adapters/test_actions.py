"""Every action can occur: in random hands, or at the end of a line of play that is arranged for it."""

from random import Random

import pytest

import parlor
from parlor import Rng
from parlor.adapters.encoding import Encoding, encoding
from tests.adapters.aimed import AIMS, occurring
from tests.adapters.tables import BY_GAME, SOME
from tests.kit.cases import WHOLE, Case

# How often an aim is taken: hands in which cards or moves are drawn at random can miss it.
TRIES = 200


def unseen(table: Encoding, hands: int, seed: int) -> set[int]:
    """The actions that are never legal in some random hands; and every legal one has a number."""
    left = set(range(len(table.actions)))
    rng = Rng(seed)
    for _ in range(hands):
        hand = table.rules.start(rng, rng.below(table.players))
        while not hand.over and left:
            for seat in range(table.players):
                if int(hand.waiting()) >> seat & 1:
                    left.difference_update(table.actions.numbers_of(hand, seat))
            hand.step(rng)
        if not left:
            break
    return left


def missed(table: Encoding, left: set[int], every: int) -> list[str]:
    """Those of some actions that are not reached even by hands arranged for them; one in so many is tried."""
    rng, found, missing = Random(5), set[int](), []
    for action in sorted(left)[::every]:
        text = table.rules.notation.text(table.actions.moves[action])
        aim = AIMS.get(table.game.id, {}).get(text.split()[0])
        for _ in range(TRIES):
            if action in found or aim is None:
                break
            found |= occurring(table, aim(table, text, rng), action)
        if action not in found:
            missing.append(text)
    return missing


@pytest.mark.sampled(2)
@pytest.mark.parametrize("id", [id for id in parlor.games() if id not in AIMS])
def test_every_action_occurs(id: str) -> None:
    assert not missed(encoding(id), unseen(encoding(id), 3000, 2), 1)


@pytest.mark.parametrize("id", AIMS)
def test_rare_actions_occur_in_hands_arranged_for_them(id: str) -> None:
    table = encoding(id)
    assert not missed(table, unseen(table, 100, 2), 1 if WHOLE else 4)


@pytest.mark.soak
@pytest.mark.parametrize("case", [case for id in parlor.games() for case in BY_GAME[id]], ids=str)
def test_every_action_occurs_at_every_table(case: Case) -> None:
    table = encoding(case.game, case.players, case.options)
    assert not missed(table, unseen(table, 300 if case.game in AIMS else 100_000, 3), 1)


def test_kings_come_back_to_the_last_pile_of_sam() -> None:
    """An action without a number would be taken for another one."""
    table = encoding("sam")
    texts = [table.rules.notation.text(move) for move in table.actions.moves]
    assert {text for text in texts if text.startswith("move K") and text.endswith("centre16")} == {
        f"move K{suit} from {source} to centre16" for suit in "SHDC" for source in ("hand", "payoff", "discard")
    }


@pytest.mark.parametrize("id", parlor.games())
def test_no_card_that_is_not_in_the_deck_has_an_action(id: str) -> None:
    for case in SOME[id]:
        table = encoding(case.game, case.players, case.options)
        codes = {table.rules.pack.codes[card] for card in table.rules.deck}
        for move in table.actions.moves:
            if move // 2**56 != table.actions.listed // 2**56:
                assert {card.partition("=")[0] for card in table.rules.notation.parts(move).cards} <= codes
