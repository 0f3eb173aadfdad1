"""Work for an HTTP request that is canceled if the client disconnects."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, TypeVar

from parlor.server.refusals import Refused

T = TypeVar("T")
Receive = Callable[[], Awaitable[Mapping[str, Any]]]


async def attended(receive: Receive, work: Coroutine[None, None, T]) -> T:
    """The result of the work, which is canceled if the connection ends first. The body of the request must have been read already."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(hung_up(receive))
    try:
        await asyncio.wait([task, gone], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise Refused("house-nobody-waits")
    finally:
        task.cancel()
        gone.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def hung_up(receive: Receive) -> None:
    """Waits until the connection ends."""
    while (await receive())["type"] != "http.disconnect":
        pass
