"""A language model at the table. It sees the seat's view and nothing else, and is told why a move is refused."""

import random
from dataclasses import asdict, dataclass

import parlor
from parlor.lab.language import prompt
from parlor.lab.language.endpoint import Endpoint, Messages, Unusable
from parlor.lab.language.settings import Settings, settings_of
from parlor.lab.language.transcript import Transcript
from parlor.lab.words import Trouble


@dataclass
class Tally:
    """What it took: questions, requests that had to be repeated, answers that did not do, random moves in their place, and tokens."""

    questions: int = 0
    retries: int = 0
    refused: int = 0
    fallbacks: int = 0
    tokens_in: int = 0
    tokens_out: int = 0

    def as_dict(self) -> dict[str, int]:
        """The tally for a file."""
        return asdict(self)


class LanguagePlayer:
    """A model that chooses moves. Where there is only one move, nothing is asked."""

    def __init__(self, settings: Settings, seed: int, endpoint: Endpoint | None = None) -> None:
        self.settings = settings
        self.seed = seed
        self.endpoint = endpoint or Endpoint(settings)
        self.transcript = Transcript(settings.transcripts, settings.model, seed)
        self.tally = Tally()

    def choose(self, table: parlor.Table, seat: int) -> str:
        """The model's move; a random one, from the seed, after too many answers that do not do."""
        view = table.view(seat)
        legal = view["legal"]
        if len(legal) == 1:
            return legal[0]
        self.tally.questions += 1
        messages: Messages = [
            {"role": "system", "content": prompt.rules_told(view["game"], self.settings.rules)},
            {"role": "user", "content": prompt.question(view)},
        ]
        for _ in range(self.settings.answers):
            answer, why = self._answer(messages)
            move = prompt.move_in(answer, legal)
            if move in legal:
                return move
            if not why and move is None:
                why = str(Trouble("lab-llm-unreadable"))
            elif move is not None:
                why = refusal(table, seat, move)
            self.tally.refused += 1
            messages += [{"role": "assistant", "content": answer or "…"}, {"role": "user", "content": prompt.refused(why, legal)}]
        self.tally.fallbacks += 1
        return random.Random(f"{self.seed}/{self.tally.questions}").choice(legal)

    def _answer(self, messages: Messages) -> tuple[str, str]:
        """What the model says, from the transcript if it was asked before; and why, if that is nothing."""
        model = self.settings.model
        exchange = self.transcript.known(model, messages)
        if exchange is None:
            try:
                exchange = {**asdict(self.endpoint.ask(messages)), "unusable": ""}
                exchange["answer"] = exchange.pop("text")
            except Unusable as unusable:
                exchange = {"answer": "", "unusable": str(unusable), "retries": self.endpoint.retries}
            self.transcript.keep(model, messages, exchange)
        for name in ("retries", "tokens_in", "tokens_out"):
            setattr(self.tally, name, getattr(self.tally, name) + int(exchange.get(name, 0)))
        return exchange["answer"], str(exchange.get("unusable", ""))


def refusal(table: parlor.Table, seat: int, move: str) -> str:
    """What the table says to a move that is not legal."""
    try:
        table.copy().play(move, seat)
    except parlor.IllegalMove as illegal:
        return str(illegal)
    return str(Trouble("lab-llm-otherwise"))


def language_player(written: str, seed: int) -> LanguagePlayer:
    """The player for what is typed after `llm:`."""
    settings = settings_of(written)
    if settings.rules == "leaflet":
        prompt.leaflets()
    return LanguagePlayer(settings, seed)
