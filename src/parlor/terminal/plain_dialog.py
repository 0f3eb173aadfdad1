"""Plain-text dialog: what a person at the keyboard sees of a table, and what they can type."""

from collections.abc import Callable

import parlor
from parlor import pages
from parlor.terminal import plain_text
from parlor.terminal.errors import CommandError
from parlor.terminal.reading import how_to_play
from parlor.terminal.screen.snapshot import Snapshot
from parlor.terminal.texts import text
from parlor.terminal.wording import Wording, told

LISTED = 40
NEWS = 30


class Leave(Exception):
    """The person at the keyboard leaves the table."""


class Talk:
    """A table that is shown and played as lines of text. Everything that can be refused returns the reason, or None."""

    def __init__(self) -> None:
        self.heard: dict[int | None, int] = {}
        self.commands: dict[str, Callable[[int, str], bool | None]] = {
            "?": self.explain,
            "help": self.explain,
            "legal": self.tell_legal,
            "view": self.tell_view,
            "scores": self.tell_scores,
            "log": self.tell_log,
            "cards": self.tell_cards,
            "rules": self.tell_rules,
            "hint": self.hint,
            "undo": self.take_back,
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }

    # What each kind of table does its own way

    def help(self) -> str:
        """What can be typed."""
        return text("help-plain")

    def now(self, seat: int | None) -> Snapshot:
        """The current moment, as a seat sees it."""
        raise NotImplementedError

    def play(self, seat: int, move: str) -> str | None:
        """Makes a move."""
        raise NotImplementedError

    def tried(self, seat: int, move: str) -> str | None:
        """Why a move is illegal now."""
        raise NotImplementedError

    def undo(self, seat: int) -> str | None:
        """Takes back the last move of a seat."""
        raise NotImplementedError

    def advice(self, seat: int) -> list[parlor.Candidate] | str:
        """What an expert would do who knows no more than the seat, or why there is no hint."""
        raise NotImplementedError

    def written(self, name: str) -> str:
        """Saves the record, and says where."""
        raise NotImplementedError

    # A turn

    def turn(self, seat: int, prompt: str) -> None:
        """Shows a person the table and asks until something has happened."""
        say("")
        self.news(seat)
        now = self.now(seat)
        for line in plain_text.lines_of(now.view):
            say(line)
        self.offer(now, LISTED)
        while not self.answer(seat, ask(prompt)) and not self.changed():
            pass

    def changed(self) -> bool:
        """Whether others have done something since the table was shown."""
        return False

    def answer(self, seat: int, typed: str) -> bool:
        """Does what a line asks for; returns whether that changed the table."""
        line = " ".join(typed.split())
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:].strip()
        if not line:
            say(text("type-something"))
            return False
        if line not in self.legal(seat) and word.lower() in self.commands:
            return bool(self.commands[word.lower()](seat, typed.strip()[len(word) :].strip() if word == "save" else rest))
        return self.make(seat, line)

    def make(self, seat: int, line: str) -> bool:
        """Makes a move, or says why it is illegal."""
        try:
            reason = self.play(seat, self.meant(seat, line))
        except CommandError as trouble:
            reason = str(trouble)
        if reason is not None:
            say(text("not-allowed", why=sentence(reason)))
        return reason is None

    def legal(self, seat: int) -> list[str]:
        """The moves of a seat, as typed."""
        return [move.text for move in self.now(seat).choices]

    def meant(self, seat: int, line: str) -> str:
        """The move that a line stands for: its number, its text in upper or lower case, or just the part after the verb."""
        legal = self.legal(seat)
        if line.isascii() and line.isdecimal() and line not in [move.partition(" ")[2] for move in legal]:
            if len(line) > 9 or not 1 <= int(line) <= len(legal):
                raise CommandError(text("numbered", last=len(legal)))
            return legal[int(line) - 1]
        same = [move for move in legal if move.lower() == line.lower()]
        if not same:
            same = [move for move in legal if move.partition(" ")[2].lower() == line.lower()]
        if len(same) == 1:
            return same[0]
        pack = {card.code for card in self.now(seat).game.cards}
        words = [capitals(word, pack) for word in line.split(" ")]
        verbs = {move.partition(" ")[0] for move in legal}
        return " ".join([*verbs, *words] if len(verbs) == 1 and words[0] in pack else words)

    # Commands

    def explain(self, seat: int, rest: str) -> None:
        """Shows help, or the rule about one move."""
        if not rest:
            say(self.help())
            return
        try:
            move = self.meant(seat, rest)
            reason = self.tried(seat, move)
        except CommandError as trouble:
            reason = str(trouble)
        say(text("is-allowed", text=move) if reason is None else text("not-allowed", why=sentence(reason)))

    def tell_legal(self, seat: int, rest: str) -> None:
        """Shows all moves with their meaning."""
        for line in plain_text.choices(self.now(seat).choices, game=self.now(seat).game):
            say(line)

    def tell_view(self, seat: int, rest: str) -> None:
        """Shows the whole table."""
        now = self.now(seat)
        for line in plain_text.lines_of(now.view, whole=True):
            say(line)
        self.offer(now, LISTED)

    def tell_scores(self, seat: int, rest: str) -> None:
        """Shows the totals, and how they came about."""
        now = self.now(seat)
        for line in plain_text.sheet(now.results, self.reader(seat)):
            say(line)
        say(text("scores-are", scores=plain_text.standing(now.view)))

    def tell_log(self, seat: int, rest: str) -> None:
        """Shows all news from the beginning."""
        for line in self.now(seat).log:
            say(f"  {told(line, self.reader(seat))}")

    def tell_cards(self, seat: int, rest: str) -> None:
        """Shows the cards of the pack."""
        for line in plain_text.pack(self.now(seat).game):
            say(line)

    def tell_rules(self, seat: int, rest: str) -> None:
        """Shows the leaflet, or the page that was asked for."""
        game = self.now(seat).game.id
        try:
            if rest == "common":
                say(pages.common_of(game))
            else:
                say(pages.rules_of(game) if rest == "full" else how_to_play(game))
        except CommandError as trouble:
            say(sentence(str(trouble)))

    def hint(self, seat: int, rest: str) -> None:
        """Shows the best moves according to an expert."""
        found = self.advice(seat)
        for line in [sentence(found)] if isinstance(found, str) else plain_text.thoughts(found, self.reader(seat)):
            say(line)

    def take_back(self, seat: int, rest: str) -> bool:
        """Takes back moves until one of this seat is undone."""
        reason = self.undo(seat)
        say(text("taken-back") if reason is None else sentence(reason))
        return reason is None

    def save(self, seat: int, rest: str) -> None:
        """Saves the record."""
        if not rest:
            say(text("say-where"))
            return
        try:
            say(sentence(self.written(rest)))
        except CommandError as trouble:
            say(sentence(text("not-saved", why=str(trouble))))

    def leave(self, seat: int, rest: str) -> None:
        """Ends the session."""
        raise Leave

    # Output

    def news(self, seat: int | None) -> None:
        """Shows what has happened since this person last looked."""
        log = self.now(seat).log
        fresh = log[self.heard.get(seat, 0) :]
        if len(fresh) > NEWS:
            say(f"  {text('lines-before', number=len(fresh) - NEWS)}")
        for line in fresh[-NEWS:]:
            say(f"  {told(line, self.reader(seat))}")
        self.heard[seat] = len(log)

    def reader(self, seat: int | None) -> Wording:
        """The person in a seat, who reads the same numbers and codes that they type."""
        return Wording(you=seat, game=self.now(seat).game.id)

    def unheard(self, length: int) -> None:
        """Moves were taken back: what is left of the log has already been shown."""
        self.heard = {seat: min(known, length) for seat, known in self.heard.items()}

    def offer(self, now: Snapshot, limit: int) -> None:
        """Shows the moves of a seat with their numbers."""
        for line in plain_text.choices(now.choices, limit, now.game):
            say(line)


def capitals(word: str, codes: set[str]) -> str:
    """A word of a move, with card codes in capitals."""
    parts = word.split("=")
    return "=".join([part.upper() if part.upper() in codes else part for part in parts])


def sentence(words: str) -> str:
    """Words with a period at the end."""
    return words if words.endswith((".", "!", "?")) else words + "."


def capital(words: str) -> str:
    """Words with a capital first letter."""
    return words[:1].upper() + words[1:]


def say(line: str) -> None:
    """Prints one line at once."""
    print(line, flush=True)


def ask(prompt: str) -> str:
    """Reads one line from the keyboard."""
    return input(prompt)
