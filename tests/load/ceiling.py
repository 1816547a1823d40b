"""What the playground itself can take: a client that reads updates and answers, byte by byte."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from urllib.parse import urlsplit

from aiohttp import ClientSession

from .crowd import Crowd, Tap
from .processes import TOKEN

_CONNECTIONS = 20


async def answers_a_second(crowd: Crowd, taps: Iterator[Tap], count: int) -> float:
    """How fast so many presses are answered when nothing else is done about them."""
    await crowd.fill(islice(taps, count))
    queries = await _queries(crowd.url)
    begun = time.perf_counter()
    lines = [queries[first::_CONNECTIONS] for first in range(_CONNECTIONS)]
    await asyncio.gather(*(_answer(crowd.url, line) for line in lines))
    return len(queries) / (time.perf_counter() - begun)


async def _queries(url: str) -> list[str]:
    found: list[str] = []
    offset = 0
    async with ClientSession() as session:
        while True:
            ask = {"offset": offset, "timeout": 0}
            async with session.post(f"{url}/bot{TOKEN}/getUpdates", json=ask) as response:
                updates = (await response.json())["result"]
            if not updates:
                return found
            found += [one["callback_query"]["id"] for one in updates if "callback_query" in one]
            offset = updates[-1]["update_id"] + 1


async def _answer(url: str, queries: Sequence[str]) -> None:
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    for query in queries:
        body = f"callback_query_id={query}"
        writer.write(
            f"POST /bot{TOKEN}/answerCallbackQuery HTTP/1.1\r\nHost: {where.netloc}\r\n"
            "Content-Type: application/x-www-form-urlencoded\r\n"
            f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        await reader.readexactly(int(head.partition(b"content-length:")[2].split()[0]))
    writer.close()
    await writer.wait_closed()
