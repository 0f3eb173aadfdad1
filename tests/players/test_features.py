"""What a network sees of a hand, beyond the sheet of a seat."""

import parlor
from parlor.learn.actions import Actions
from parlor.learn.features import AskFeatures, features_for


def test_whoever_asks_for_a_card_has_shown_to_hold_a_part_of_its_set() -> None:
    """The sets are told seat by seat, counted from the one that looks, and never for the one that looks."""
    table = parlor.deal("quatro", players=4, seed=3)
    features = features_for(table.rules(), Actions(table.rules()))
    assert isinstance(features, AskFeatures)
    assert table.legal()[0] == "ask 0 for R1"
    table.play("ask 0 for R1")
    table.play("ask 0 for R5")
    assert table.turn == 0
    hand = table.open_hand()
    for seat in range(4):
        shown = list(features.of(hand, seat))[-3 * 13 :]
        asker = (3 - seat) % 4
        expected = {(asker - 1) * 13 + kind for kind in (0, 4)} if asker else set()
        assert {place for place, number in enumerate(shown) if number} == expected
