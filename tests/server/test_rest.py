"""A player alone against computer players is told that the rest is theirs; with other people at the table nobody is."""

import pytest

import parlor
from parlor.server import room_events as ev
from parlor.server.seat_views import event
from tests.server.inside import Fixed, opening


@pytest.mark.parametrize("computers", [0, 1])
def test_who_is_alone_is_told_that_the_rest_is_theirs(computers: int) -> None:
    cards = parlor.game("foozle").cards
    suit = sorted([card.code for card in cards if card.suit == 0], key=lambda code: -int(code[1:]))
    others = [card.code for card in cards if card.suit != 0]
    deck = [*others[:3], *suit[:3], *others[3:5], *suit[3:5]]
    room = Fixed("k" * 12, opening("foozle", 2, {}, computers=computers), 1.0)
    room.deck = [*deck, *[card.code for card in cards if card.code not in deck]]
    room.happen(ev.Dealt(1))
    room.happen(ev.Moved(1, "pass"))
    room.happen(ev.Moved(0, "bid 5", "a"))
    view = event(room, 0, "moved", 0, None).view
    assert view is not None
    assert (view.rest is True) == (computers == 1)
    room.happen(ev.Moved(0, view.choices[0].text, "b"))
    waiting = event(room, 0, "moved", 0, None).view
    assert waiting is not None
    assert waiting.rest is not True
