"""Work for an HTTP request that is given up when the one who asked has gone."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

from litestar.types import Receive

from parlor.server.room import Refused

T = TypeVar("T")


async def attended(receive: Receive, work: Coroutine[None, None, T]) -> T:
    """What the work comes to; it is cancelled when the connection ends first. The body of the request has been read."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(hung_up(receive))
    try:
        await asyncio.wait([task, gone], return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise Refused("Nobody waits for this any more")
    finally:
        task.cancel()
        gone.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def hung_up(receive: Receive) -> None:
    """Waits until the connection ends."""
    while (await receive())["type"] != "http.disconnect":
        pass
