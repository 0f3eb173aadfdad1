"""What the house makes of a request before it becomes an event."""

import pytest

from parlor.server import http_messages as http
from parlor.server import room_events as ev
from parlor.server.openings import place
from parlor.server.refusals import Refused


def test_a_seat_at_ones_own_screen_may_have_its_own_name() -> None:
    assert place(http.SeatPlan("me"), "guest", "Ann") == ev.Place("guest", "Ann")
    assert place(http.SeatPlan("me", name="  Bea \x07 Lee "), "guest", "Ann") == ev.Place("guest", "Bea Lee")
    assert place(http.SeatPlan("computer", name="Bea"), "guest", "Ann") == ev.Place(level="skilled")
    with pytest.raises(Refused, match="A name needs a letter"):
        place(http.SeatPlan("me", name="\x07"), "guest", "Ann")
