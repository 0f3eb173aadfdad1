"""What the house tells about a game: how the shelf describes it, and its staged first hand."""

from typing import Any

import parlor
from parlor.core.game import minutes_of
from parlor.leaflets import lessons
from parlor.pages import declared
from parlor.server import documents
from parlor.server import http_messages as http
from parlor.server.levels import levels_of
from parlor.server.sides import plays_in_partnerships
from parlor.words.say import ENGLISH


def game_info(game: parlor.Game, language: str = ENGLISH) -> http.GameInfo:
    """A game, as the shelf describes it."""

    def told(text: str, *keys: str) -> str:
        return declared(text, language, *keys)

    options = [http.OptionInfo(o.name, o.summary, o.default, list(o.values)) for o in game.options.values()]
    lesson = lessons.lesson(game.id, language)
    box, short = game.box, game.short
    year, about = told(box.year, f"box-year-{game.book}"), told(box.about, f"box-{game.book}")
    return http.GameInfo(
        id=game.id,
        title=game.title,
        book=game.book,
        box=http.BoxInfo(box.title, box.name, year, about),
        pack=game.pack,
        kind=game.kind,
        suits=list(game.suits),
        cards=[http.CardInfo(card.code, card.name, card.suit, card.number, dict(card.printed)) for card in game.cards],
        players=list(game.players),
        usual=game.usual,
        options=options,
        summary=told(game.summary, f"{game.id}-summary"),
        minutes=game.minutes,
        short=http.ShortInfo(dict(short.options), told(short.told, f"{game.id}-short"), minutes_of(short.moves)) if short else None,
        like=[
            http.LikeInfo(like.known.name, list(like.known.also), told(like.why, f"{game.id}-like-{number}"))
            for number, like in enumerate(game.like, 1)
        ],
        picture=list(game.picture),
        partners=plays_in_partnerships(game.id),
        version=game.version,
        board=game.board,
        sort=game.sort,
        levels=levels_of(game),
        lesson=http.Lesson(lesson.aim, lesson.hand, lesson.watch) if lesson else None,
        words=words_of(game),
    )


def staged_lesson(game: parlor.Game, language: str = ENGLISH) -> documents.StagedLesson:
    """The staged first hand of a game, with its words."""
    staged = game.staged
    better = int(parlor.deal(game.id, seed=0).ending().better())
    if staged is None:
        return documents.StagedLesson([], [], better)
    steps = [
        documents.LessonStep(
            name=step.name,
            text=lessons.told(game, step, language),
            at=step.when.at,
            verb=step.when.verb,
            card=step.when.card,
            kind=step.when.kind or "",
            by=step.when.by,
            key=step.when.key,
            to=step.when.to,
            nth=step.when.nth,
            point=step.point,
        )
        for step in staged.steps
    ]
    return documents.StagedLesson(steps, list(staged.moves), better)


def words_of(game: parlor.Game) -> dict[str, dict[str, Any]]:
    """The sentences and names that a game from outside brings along, by language."""
    return {**game.words, ENGLISH: {**game.names, **game.words.get(ENGLISH, {})}} if game.outside else {}
