"""Taking the rest: it is offered only if no play and no cards of the others make a difference."""

import random

import pytest

import parlor
from parlor.core.rng import Rng
from parlor.players.claiming import takes_the_rest
from tests.kit.cases import Case
from tests.kit.walk import step

TRICKS = [game for game in parlor.games() if parlor.game(game).kind == "tricks"]


@pytest.mark.parametrize("game", TRICKS)
def test_what_is_claimed_comes_true_however_the_hand_is_played_on(game: str) -> None:
    for seed in range(4):
        table = Case(game, parlor.game(game).usual).deal(seed)
        rng = random.Random(seed)
        for _ in range(150):
            if table.over:
                break
            seat = table.turn
            if seat is not None and takes_the_rest(table, seat):
                hand = table.open_hand()
                results = set()
                for number in range(12):
                    line = hand.guess(seat, Rng(100 + number))
                    line.playout(Rng(number))
                    results.add(tuple(line.points()))
                assert len(results) == 1
            step(table, rng)


def test_the_highest_cards_take_the_rest_and_one_that_can_be_beaten_does_not() -> None:
    def foozle(mine: list[str]) -> parlor.Table:
        """Two players; one has bid five and leads."""
        pack = [card.code for card in parlor.game("foozle").cards]
        rest = [card for card in pack if card not in mine]
        other = [card for card in rest if card[0] == mine[0][0]][:5] + [card for card in rest if card[0] != mine[0][0]][:5]
        hands = {1: mine, 0: other[:5]}
        batches = [hands[1][:3], hands[0][:3], hands[1][3:], hands[0][3:]]
        deck = [card for batch in batches for card in batch]
        table = parlor.deal("foozle", 2, seed=1, dealer=0, deck=[*deck, *[card for card in pack if card not in deck]])
        table.play("bid 5", 1)
        return table

    suit = parlor.game("foozle").cards[0].code[0]
    highest = sorted([card for card in parlor.game("foozle").cards if card.code[0] == suit], key=lambda card: -card.number)
    sure = foozle([card.code for card in highest[:5]])
    assert sure.turn == 1
    assert takes_the_rest(sure, 1)
    assert not takes_the_rest(sure, 0)
    assert not takes_the_rest(foozle([card.code for card in highest[1:6]]), 1)
