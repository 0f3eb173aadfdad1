"""What routes.py declares its requests with, without a web framework: the house serves them by Litestar, a tab by itself."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeVar

from msgspec import Meta

T = TypeVar("T")
Method = Literal["GET", "POST", "PUT", "DELETE"]
Handler = Callable[..., Coroutine[Any, Any, Any]]
JSON = "application/json"
# What is known of a parameter beside its type.
Parameter = Meta


class App(Protocol):
    """Where the parts of the house are found."""

    @property
    def state(self) -> Any:
        """The parts, as attributes."""
        ...


class Asked(Protocol):
    """A request, as far as its handler looks at it."""

    @property
    def app(self) -> App:
        """The application that is asked."""
        ...

    @property
    def scope(self) -> Any:
        """Who asks, from where, and what the door has noted about them, as in ASGI."""
        ...

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers, with names in lowercase."""
        ...

    @property
    def receive(self) -> Any:
        """Tells when the one who asked is gone, as in ASGI."""
        ...


@dataclass
class Response(Generic[T]):
    """An answer with headers, a status or a media type of its own."""

    content: T
    status_code: int | None = None
    headers: dict[str, str] = field(default_factory=dict)
    media_type: str = JSON


@dataclass(frozen=True)
class ResponseSpec:
    """What an answer with some status contains, for the documentation."""

    data_container: Any
    description: str
    media_type: str = JSON


@dataclass(frozen=True)
class Route:
    """A request that the house answers. `reads` describes a body that the handler gets unparsed."""

    method: Method
    path: str
    fn: Handler
    summary: str
    status_code: int
    responses: Mapping[int, ResponseSpec] = field(default_factory=dict)
    media_type: str = JSON
    opt: Mapping[str, Any] = field(default_factory=dict)
    reads: str = ""
    largest_body: int | None = None

    @property
    def paths(self) -> list[str]:
        """Where it is found."""
        return [self.path]


def get(path: str, *, status_code: int = 200, **more: Any) -> Callable[[Handler], Route]:
    """Declares a request that changes nothing."""
    return lambda fn: Route("GET", path, fn, status_code=status_code, **more)


def post(path: str, *, status_code: int = 201, **more: Any) -> Callable[[Handler], Route]:
    """Declares a request that makes something."""
    return lambda fn: Route("POST", path, fn, status_code=status_code, **more)


def put(path: str, *, status_code: int = 200, **more: Any) -> Callable[[Handler], Route]:
    """Declares a request that sets something."""
    return lambda fn: Route("PUT", path, fn, status_code=status_code, **more)


def delete(path: str, *, status_code: int = 200, **more: Any) -> Callable[[Handler], Route]:
    """Declares a request that takes something away."""
    return lambda fn: Route("DELETE", path, fn, status_code=status_code, **more)
