"""Text on the felt besides the cards: the strip above the table, the facts about each seat, and longer facts."""

from parlor.terminal import plain_text
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.texts import text
from parlor.terminal.wording import fact_name, tally_of

# Facts that name a seat.
SEATS = {"bidder", "declarant", "dummy", "opener", "batter", "turned_to", "goop"}
# Facts that list the seats they apply to.
LISTS = ("passed", "folded", "put_down")


def lines_of(now: Snapshot) -> list[str]:
    """Facts that need their own lines."""
    lines = []
    for name, said in plain_text.facts(now.view, now.reader.spelled):
        value = now.view["facts"][name]
        if name in ("melds", "calls") or not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
            continue
        lines += [f"{now.called(seat)}: {part}" for seat, part in enumerate(said)] if len(said) == now.view["players"] else said
    return lines


def strip_of(now: Snapshot) -> list[tuple[str, str]]:
    """Facts for the strip above the table, such as trumps, bid and count, each with its name."""
    told = []
    facts = now.view["facts"]
    for name, said in plain_text.facts(now.view, now.reader.spelled):
        value = facts[name]
        if isinstance(value, list) or value is False or (name == "phase" and value == "play") or name == "stock" or "limit" in name:
            continue
        if name in SEATS and isinstance(value, int):
            said = [now.called(value)]
        told.append((fact_name(name), said[0]))
    return told


def said_of(now: Snapshot, seat: int) -> list[str]:
    """What is known about a seat besides its cards."""
    facts = now.view["facts"]
    said = []
    calls = [call for who, call in facts.get("calls") or [] if who == seat]
    if calls and facts.get("phase") != "play":
        said.append(str(calls[-1]))
    elif facts.get("bidder") == seat and facts.get("bid") is not None:
        said.append(text("bid-is", bid=facts["bid"]))
    counted = any(line["key"] == "tally-cards-left" for line in now.view.get("tally", []))
    if now.zones("hand", seat) and seat != now.seat and not counted:
        held = len(now.cards("hand", seat))
        said.append(text("cards-held", number=held))
    tally = [line for line in tally_of(now.view, seat, now.reader) if line not in said]
    tricks = facts.get("tricks")
    if tally:
        said += tally
    elif isinstance(tricks, list) and (any(tricks) or facts.get("phase") == "play"):
        said.append(text("tricks-taken", number=tricks[seat]))
    elif not isinstance(tricks, list) and now.cards("captured", seat):
        said.append(text("cards-won", number=len(now.cards("captured", seat))))
    declared = facts.get("declared")
    if isinstance(declared, list) and declared[seat]:
        said.append(str(declared[seat]))
    return said + [fact_name(name) for name in LISTS if seat in (facts.get(name) or [])]
