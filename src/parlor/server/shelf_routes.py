"""The HTTP requests about the games themselves: the shelf, rules, leaflets, lessons and cards to print. The answers are for everyone."""

from asyncio import to_thread
from typing import Annotated

import msgspec

import parlor
from parlor.leaflets.document import leaflet as leaflet_of
from parlor.leaflets.pack_pages import pack_page
from parlor.pages import common_of, rules_of
from parlor.server import documents
from parlor.server import http_messages as http
from parlor.server.disconnects import attended
from parlor.server.http_routing import Asked, Parameter, Response, ResponseSpec, Route, get
from parlor.server.refusals import NotFound, Refused
from parlor.server.routes import BAD, MISSING, GameId, asker_of, service_of
from parlor.server.shelf_info import game_info, staged_lesson
from parlor.words.languages import LANGUAGES
from parlor.words.say import ENGLISH

# The language of an answer.
Language = Annotated[str, Parameter(max_length=20, description="a language")]


def spoken(language: str) -> str:
    """A language that the house speaks."""
    if language not in LANGUAGES:
        raise Refused("house-no-language", language=language, languages=list(LANGUAGES))
    return language


@get("/api/games", responses=BAD, summary="The games on the shelf")
async def games(lang: Language = ENGLISH) -> list[http.GameInfo]:
    """All games, in shelf order."""
    language = spoken(lang)
    return [game_info(parlor.game(id), language) for id in parlor.games()]


@get("/api/games/{game:str}/rules", media_type="text/markdown", responses=MISSING, summary="The rules of a game")
async def rules(game: GameId, lang: Language = ENGLISH) -> str:
    """How to play a game, in Markdown; in another language than English if its package has a leaflet in it."""
    if game not in parlor.games():
        raise NotFound("house-no-game")
    return f"{rules_of(game, spoken(lang))}\n\n{common_of(game)}\n"


@get("/api/games/{game:str}/leaflet", responses=MISSING, summary="The leaflet of a game")
async def leaflet(game: GameId, lang: Language = ENGLISH) -> documents.Leaflet:
    """How to play a game, for people who don't know it yet: words, cards and pictures."""
    if game not in parlor.games():
        raise NotFound("house-no-game")
    found = await to_thread(leaflet_of, game, spoken(lang))
    return documents.Leaflet(game, ENGLISH, []) if found is None else msgspec.convert(found, documents.Leaflet)


@get("/api/packs/{pack:str}", responses=MISSING, summary="The page of a pack")
async def pack_told(pack: Annotated[str, Parameter(max_length=40)], lang: Language = ENGLISH) -> documents.PackPage:
    """The suits of a pack, and what its cards print."""
    found = await to_thread(pack_page, pack, spoken(lang))
    if found is None:
        raise NotFound("house-no-pack")
    return msgspec.convert(found, documents.PackPage)


@get("/api/games/{game:str}/lesson", responses=MISSING, summary="The staged first hand of a game")
async def lesson(game: GameId, lang: Language = ENGLISH) -> documents.StagedLesson:
    """What the coach says and suggests; a game without a staged hand has no steps."""
    if game not in parlor.games():
        raise NotFound("house-no-game")
    return staged_lesson(parlor.game(game), spoken(lang))


@get(
    "/api/print/{pack:str}",
    responses={**BAD, 200: ResponseSpec(bytes, description="The PDF", media_type="application/pdf")},
    media_type="application/pdf",
    summary="A pack of cards to print",
)
async def print_pack(
    request: Asked,
    pack: Annotated[str, Parameter(max_length=20)],
    paper: Annotated[str, Parameter(max_length=10)] = "a4",
    lang: Annotated[str, Parameter(max_length=20)] = ENGLISH,
) -> Response[bytes]:
    """The cards of a pack with their backs, score sheets, and the leaflets of its games as a booklet, as a PDF."""
    made = await attended(request.receive, service_of(request).archive.print(asker_of(request), pack, paper, lang))
    headers = {"content-disposition": f'inline; filename="{pack}-{paper}.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)


SHELF: list[Route] = [games, rules, leaflet, pack_told, lesson, print_pack]
