"""A game in plain lines: readable aloud, usable without a screen, and by scripts."""

import random
import sys
from collections.abc import Callable

import parlor
from parlor import pages
from parlor.terminal import show, store
from parlor.terminal.trouble import Trouble
from parlor.terminal.undoing import taken_back

HELP = """\
Type the number of a move, or the move itself: 'play H4'. 'h4' will do where only one move is meant. Besides:
  legal        all your moves, however many there are
  view         the whole table as you see it, every card of every pile
  scores       the totals, and what each finished hand brought
  log          all that everyone at the table has seen happen
  cards        the pack: what the codes mean, and what is printed on each card
  rules        the rules of this game ('rules common': what holds in all games of its book)
  ? MOVE       whether a move is allowed, and if not, the rule that forbids it
  hint         the moves that the computer thinks best
  undo         take back your last move, where that shows nobody a hidden card
  save FILE    write the record of the game; 'parlor play --load FILE' goes on with it
  quit         leave the table (so do Ctrl-D and Ctrl-C)"""

LISTED = 40
NEWS = 30
HINT_SECONDS = 1.0


class Leave(Exception):
    """The person at the keyboard leaves the table."""


class Session:
    """One table, some seats at the keyboard, all others played by the computer."""

    def __init__(self, table: parlor.Table, people: list[int], computer: parlor.Player, keep: str | None) -> None:
        self.table = table
        self.people = people
        self.computer = computer
        self.keep = keep
        self.luck = random.Random(table.seed)
        self.heard = dict.fromkeys(people, 0)
        self.looking: int | None = people[0] if len(people) == 1 else None
        self.commands: dict[str, Callable[[int, str], None]] = {
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

    def run(self) -> None:
        """Plays until the game is over or the last person leaves; the record is kept where that was asked for."""
        try:
            self.welcome()
            while not self.table.over:
                seat = self.luck.choice(self.table.waiting)
                if seat in self.people:
                    self.turn(seat)
                else:
                    self.table.play(self.computer.choose(self.table, seat), seat)
            self.farewell()
        except (EOFError, KeyboardInterrupt, Leave):
            say("")
            say("You leave the table.")
        if self.keep is not None:
            self.save(0, self.keep)

    def welcome(self) -> None:
        """What is played, and who sits where."""
        game = self.table.game
        say(f"{game.title}: {game.summary}")
        if self.table.players > 1:
            you = f"you are seat {self.people[0]}" if len(self.people) == 1 else f"seats {listed(self.people)} are at this keyboard"
            others = "" if len(self.people) == self.table.players else f"; the computer plays the others ({self.computer.level})"
            say(f"{self.table.players} players: {you}{others}.")
        chosen = ", ".join([f"{name} {value}" for name, value in self.table.options.items()])
        if chosen:
            say(f"Options: {chosen}.")
        if self.table.players == 1 and isinstance(self.table.seed, int):
            say(f"Deal number {self.table.seed}: --seed {self.table.seed} deals it again.")
        say("Type ? for help.")

    def farewell(self) -> None:
        """The last news, and who has won."""
        seat = self.people[0] if len(self.people) == 1 else None
        self.news(self.people[0])
        for line in show.ending(self.table.view(seat)):
            say(line)

    def turn(self, seat: int) -> None:
        """Shows a person the table and asks until a move is made."""
        if self.looking != seat and len(self.people) > 1:
            self.hand_over(seat)
        self.looking = seat
        say("")
        self.news(seat)
        for line in show.lines_of(self.table.view(seat)):
            say(line)
        self.offer(seat, LISTED)
        made = len(self.table.log)
        while len(self.table.log) == made and seat in self.table.waiting:
            self.answer(seat, ask("Your move: " if len(self.people) == 1 else f"Seat {seat}, your move: "))

    def hand_over(self, seat: int) -> None:
        """Passes the keyboard to another person without showing him the cards of the last."""
        if self.looking is not None:
            say("\033[2J\033[H" if sys.stdout.isatty() else "\n" * 3)
        ask(f"Seat {seat} is to play. Press Enter when only seat {seat} sees the screen. ")

    def answer(self, seat: int, typed: str) -> None:
        """Does what a line asks for."""
        line = " ".join(typed.split())
        legal = self.table.legal(seat)
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:].strip()
        if not line:
            say("Type the number of a move, the move itself, or ? for help.")
        elif line not in legal and word.lower() in self.commands:
            self.commands[word.lower()](seat, typed.strip()[len(word) :].strip() if word == "save" else rest)
        else:
            self.make(seat, line)

    def make(self, seat: int, line: str) -> None:
        """Makes a move, or tells why it may not be made."""
        try:
            self.table.play(self.meant(seat, line), seat)
        except (parlor.IllegalMove, Trouble) as refusal:
            say(f"Not allowed. {sentence(str(refusal))}")

    def meant(self, seat: int, line: str) -> str:
        """The move that a line means: its number, its text in any case, or only what comes after the verb."""
        legal = self.table.legal(seat)
        if line.isascii() and line.isdecimal() and line not in [move.partition(" ")[2] for move in legal]:
            if len(line) > 9 or not 1 <= int(line) <= len(legal):
                raise Trouble(f"The moves are numbered from 1 to {len(legal)}.")
            return legal[int(line) - 1]
        same = [move for move in legal if move.lower() == line.lower()]
        if not same:
            same = [move for move in legal if move.partition(" ")[2].lower() == line.lower()]
        if len(same) == 1:
            return same[0]
        pack = {card.code for card in self.table.game.cards}
        words = [capitals(word, pack) for word in line.split(" ")]
        verbs = {move.partition(" ")[0] for move in legal}
        return " ".join([*verbs, *words] if len(verbs) == 1 and words[0] in pack else words)

    # Commands

    def explain(self, seat: int, rest: str) -> None:
        """Help, or the rule on one move."""
        if not rest:
            say(HELP)
            return
        try:
            move = self.meant(seat, rest)
            self.table.copy().play(move, seat)
            say(f"{move!r} is allowed now.")
        except (parlor.IllegalMove, Trouble) as refusal:
            say(f"Not allowed. {sentence(str(refusal))}")

    def tell_legal(self, seat: int, rest: str) -> None:
        """All moves, with their meaning."""
        for line in show.choices(self.table.choices(seat)):
            say(line)

    def tell_view(self, seat: int, rest: str) -> None:
        """The table in full."""
        for line in show.lines_of(self.table.view(seat), whole=True):
            say(line)
        self.offer(seat, LISTED)

    def tell_scores(self, seat: int, rest: str) -> None:
        """Totals, and how they came about."""
        for line in show.sheet(self.table.results):
            say(line)
        say(f"Scores: {show.standing(self.table.view(seat))}")

    def tell_log(self, seat: int, rest: str) -> None:
        """All news from the beginning."""
        for line in self.table.log:
            say(f"  {line}")

    def tell_cards(self, seat: int, rest: str) -> None:
        """The cards of the pack."""
        for line in show.pack(self.table.game):
            say(line)

    def tell_rules(self, seat: int, rest: str) -> None:
        """The rules page."""
        game = self.table.game.id
        try:
            say(pages.common_of(game) if rest == "common" else pages.rules_of(game))
        except Trouble as trouble:
            say(sentence(str(trouble)))

    def hint(self, seat: int, rest: str) -> None:
        """The best moves in the eyes of an expert, who knows no more than this seat."""
        for advice in parlor.player("expert", seconds=HINT_SECONDS).advise(self.table, seat)[:3]:
            points = "" if advice.points is None else f", about {advice.points:+.1f} points in this hand"
            say(f"  {advice.move}   worth {advice.worth:.2f} of 1{points} ({advice.worlds} guessed worlds)")
            if advice.reason:
                say(f"      {advice.reason}.")

    def take_back(self, seat: int, rest: str) -> None:
        """Takes moves back until one of this seat is undone."""
        try:
            earlier = taken_back(self.table, seat)
        except parlor.IllegalMove as refusal:
            say(sentence(str(refusal)))
            return
        self.table = earlier
        self.heard = {person: min(known, len(earlier.log)) for person, known in self.heard.items()}
        say("Your last move is taken back.")
        self.offer(seat, LISTED)

    def save(self, seat: int, rest: str) -> None:
        """Writes the record."""
        name = rest or self.keep
        if not name:
            say("Say where: 'save FILE'.")
            return
        try:
            store.save(self.table, name)
            say(f"The game is saved in {name}.")
        except Trouble as trouble:
            say(sentence(f"Not saved: {trouble}"))

    def leave(self, seat: int, rest: str) -> None:
        """Ends the session."""
        raise Leave

    # What is shown

    def news(self, seat: int) -> None:
        """What has happened since this person last looked."""
        log = self.table.log
        fresh = log[self.heard[seat] :]
        if len(fresh) > NEWS:
            say(f"  … {len(fresh) - NEWS} lines before this: type 'log' to read them")
        for line in fresh[-NEWS:]:
            say("  " + (f"You: {line.partition(': ')[2]}" if line.startswith(f"Seat {seat}: ") else line))
        self.heard[seat] = len(log)

    def offer(self, seat: int, limit: int) -> None:
        """The moves of a seat with their numbers."""
        for line in show.choices(self.table.choices(seat), limit):
            say(line)


def capitals(word: str, codes: set[str]) -> str:
    """A word of a move, its card codes in capitals."""
    parts = word.split("=")
    return "=".join([part.upper() if part.upper() in codes else part for part in parts])


def sentence(text: str) -> str:
    """A text with its full stop."""
    return text if text.endswith((".", "!", "?")) else text + "."


def listed(seats: list[int]) -> str:
    """Seats in a row."""
    return ", ".join([str(seat) for seat in seats])


def say(text: str) -> None:
    """One line to the person at the keyboard, at once."""
    print(text, flush=True)


def ask(prompt: str) -> str:
    """One line from the person at the keyboard."""
    return input(prompt)
