"""The requests of routes.py as handlers of Litestar."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from inspect import Parameter as Argument
from inspect import Signature, signature
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import litestar
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter
from litestar.types import Empty
from msgspec import Meta

from parlor.server import http_routing

# A request, for handlers that only a real house has.
Asked = litestar.Request[None, None, State]


def handler(route: http_routing.Route) -> HTTPRouteHandler:
    """A request as Litestar knows it."""
    return HTTPRouteHandler(
        route.path,
        http_method=route.method,
        status_code=route.status_code,
        summary=route.summary,
        responses=answers(route.responses),
        media_type=route.media_type,
        opt=dict(route.opt),
        operation_class=documented(route.reads) if route.reads else Operation,
        request_max_body_size=Empty if route.largest_body is None else route.largest_body,
    )(answering(route.fn))


def answers(responses: Mapping[int, http_routing.ResponseSpec]) -> dict[int, ResponseSpec]:
    """What answers contain, by status, as Litestar documents it."""
    return {
        status: ResponseSpec(each.data_container, description=each.description, media_type=each.media_type)
        for status, each in responses.items()
    }


def answering(fn: http_routing.Handler) -> Callable[..., Coroutine[Any, Any, Any]]:
    """A handler whose arguments and answers are those of Litestar."""

    async def answered(**given: Any) -> Any:
        told = await fn(**given)
        if not isinstance(told, http_routing.Response):
            return told
        return litestar.Response(told.content, status_code=told.status_code, headers=told.headers, media_type=told.media_type)

    hints = {name: for_litestar(name, hint) for name, hint in get_type_hints(fn, include_extras=True).items()}
    declared = signature(fn)
    arguments = [
        Argument(each.name, Argument.KEYWORD_ONLY, default=each.default, annotation=hints[each.name])
        for each in declared.parameters.values()
    ]
    answered.__name__, answered.__qualname__, answered.__doc__ = fn.__name__, fn.__qualname__, fn.__doc__
    answered.__module__ = fn.__module__
    answered.__annotations__ = hints
    vars(answered)["__signature__"] = Signature(arguments, return_annotation=hints["return"])
    return answered


def for_litestar(name: str, hint: Any) -> Any:
    """An annotation of a handler in the words of Litestar."""
    if name == "request":
        return litestar.Request[None, None, State]
    if get_origin(hint) is http_routing.Response:
        return litestar.Response[get_args(hint)[0]]  # type: ignore[misc]
    if get_origin(hint) is Annotated:
        kind, *notes = get_args(hint)
        return Annotated[kind, *[parameter(note) if isinstance(note, Meta) else note for note in notes]]
    return hint


def parameter(known: Meta) -> Any:
    """What is known of a parameter."""
    names = ("ge", "le", "gt", "lt", "pattern", "min_length", "max_length", "description")
    return Parameter(**{name: getattr(known, name) for name in names if getattr(known, name) is not None})


def documented(body: str) -> type[Operation]:
    """How to document a request whose body is an object that only a worker parses."""

    @dataclass
    class Reading(Operation):
        def __post_init__(self) -> None:
            self.request_body = RequestBody({http_routing.JSON: OpenAPIMediaType(Schema(type=OpenAPIType.OBJECT))}, body, required=True)

    return Reading
