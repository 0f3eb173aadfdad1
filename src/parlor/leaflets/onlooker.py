"""Who reads a leaflet: someone who sits at its table, and knows cards by their names."""

from typing import Any

import parlor
from parlor.words.say import Reader, say, sentence_of

# The others at the table of a leaflet, going left from the reader.
COMPANY = ("Ann", "Ben", "Cora", "Dan", "Eve", "Finn", "Gail")
SAID = "said"


class Onlooker(Reader):
    """The reader of a leaflet, who sits in a seat of its table."""

    def __init__(self, game: parlor.Game, language: str, seat: int, players: int) -> None:
        others = [COMPANY[(each - seat - 1) % players] for each in range(players)]
        names = [say("leaflet-you", {}, Reader(language)) if each == seat else name for each, name in enumerate(others)]
        super().__init__(language, names, seat)
        self.game, self.pack = game.id, game.pack
        self.suits = [key for key in game.names if key.startswith(f"suit-{game.pack}-")]
        self.cards = {card.code: card for card in game.cards}

    def card(self, code: str) -> str:
        return say(f"leaflet-the-{self.pack}-card", {"name": self.name(code), "code": code.partition("=")[0]}, self)

    def name(self, code: str) -> str:
        """The name of a card, without an article, or what the game adds to it; one that stands for another has both names."""
        card, stands, other = code.partition("=")
        if stands:
            return say("leaflet-stands-for", {"name": self.name(card), "other": self.name(other)}, self)
        own = f"{self.game}-leaflet-card"
        if not self.knows(own):
            return self.bare(code)
        known = self.cards[code]
        suit = say(self.suits[known.suit], {}, self)
        return say(own, {**known.printed, "name": self.bare(code), "suit": suit, "number": known.number}, self)

    def bare(self, code: str) -> str:
        """The name of a card, and nothing else."""
        return say(f"card-{self.pack}-{code}", {}, self)

    def told(self, key: str, params: dict[str, Any]) -> str:
        """What happened, in words: those of the game if it has its own, otherwise those of all leaflets."""
        if key != SAID:
            named = f"{key}.named"
            return say(named if self.knows(named) and params.get("seat") != self.you else key, self.placed(params), self)
        return done(self.game, params, self) or say(key, params, self)

    def placed(self, params: dict[str, Any]) -> dict[str, Any]:
        """The parameters of a sentence, with the place in it by its name, where the game has one."""
        zone = str(params.get("zone", "")).partition(":")[0]
        for name in (f"{self.game}-zone-{zone}", f"{self.game}-place-{zone}"):
            if self.knows(name):
                return {**params, "zone": {"key": name}}
        return params

    def knows(self, key: str) -> bool:
        """Whether there is a sentence for a key."""
        return sentence_of(key, self.language) is not None


def done(game: str, params: dict[str, Any], reader: Reader) -> str | None:
    """What someone does with a move, in words: those of the game if it has its own, or those of all games; None where neither has."""
    written = str(params["move"]).split(" ")
    keys = [f"{game}-does-{written[0]}", f"leaflet-does-{written[0]}"]
    verb = next((key for key in keys if sentence_of(key, reader.language) is not None), None)
    if verb is None:
        return None
    words = [word for word in written[1:] if word not in params["cards"]]
    source = written[written.index("from") + 1] if "from" in written[:-1] else ""
    given = {"words": words, "word": words[0] if words else "", "source": source, "place": written[-1].partition(":")[0]}
    return say(verb, {**params, **given, "whom": asked(written, reader)}, reader)


def asked(written: list[str], reader: Reader) -> str:
    """The name of the seat that a question goes to; the reader is asked as `you`."""
    if written[0] != "ask" or not written[1:2] or not written[1].isdigit():
        return ""
    seat = int(written[1])
    return say("leaflet-whom-you", {}, reader) if seat == reader.you else reader.seat(seat, False)
