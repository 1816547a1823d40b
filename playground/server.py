"""The playground as an HTTP server: Bot API, people API and page."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import ClientResponse, MultipartReader, web

from playground.dispatch import Answer, Dispatcher
from playground.errors import UNAUTHORIZED, ApiError, PeopleError
from playground.methods import all_methods
from playground.model import User
from playground.people import people_routes
from playground.request import Call, read_call, read_json, read_parts
from playground.telegram import Telegram

TELEGRAM = web.AppKey("telegram", Telegram)
DISPATCHER = web.AppKey("dispatcher", Dispatcher)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
MAX_BODY = 24 * 1024 * 1024
PAGE = Path(__file__).with_name("page")
DEFAULT_TOKEN = "1:playground"


def new_telegram(
    token: str = DEFAULT_TOKEN,
    *,
    username: str = "durak_playground_bot",
    name: str = "Playground bot",
    privacy: bool = True,
) -> Telegram:
    """An empty Telegram for the bot of a token; its id stands before the colon."""
    bot_id = int(token.partition(":")[0])
    return Telegram(token, User(bot_id, name, username=username, is_bot=True), privacy)


def build_app(tg: Telegram) -> web.Application:
    """The server of one Telegram."""
    app = web.Application(client_max_size=MAX_BODY, middlewares=[_people_errors])
    app[TELEGRAM] = tg
    app[DISPATCHER] = Dispatcher(tg, all_methods())
    tg.webhook.on_answer = lambda response: _call_in_answer(app[DISPATCHER], response)
    app.router.add_route("*", "/bot{token}/{method}", _bot_call)
    app.router.add_get("/file/bot{token}/{path:.+}", _download)
    app.add_routes(people_routes(tg))
    app.router.add_get("/", _index)
    if PAGE.is_dir():
        app.router.add_static("/page", PAGE)
    app.on_shutdown.append(_end_waiting)
    app.cleanup_ctx.append(_beating)
    return app


@web.middleware
async def _people_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except PeopleError as error:
        return web.json_response({"error": error.sentence}, status=error.status)


async def _bot_call(request: web.Request) -> web.StreamResponse:
    answer = await _answer(request)
    if answer.dropped and request.transport is not None:
        request.transport.abort()
    text = json.dumps(answer.body) if answer.text is None else answer.text
    kind = "text/html" if text.startswith("<") else "application/json"
    body = text.encode(errors="surrogateescape")
    if answer.cut:
        return await _cut_off(request, body, kind)
    return web.Response(body=body, status=answer.status or 500, content_type=kind, charset="utf-8")


async def _cut_off(request: web.Request, body: bytes, kind: str) -> web.StreamResponse:
    """Half of an answer, before the connection ends."""
    response = web.StreamResponse(headers={"Content-Type": kind})
    response.content_length = len(body)
    await response.prepare(request)
    await response.write(body[: len(body) // 2])
    if request.transport is not None:
        request.transport.close()
    return response


async def _answer(request: web.Request) -> Answer:
    try:
        if request.match_info["token"] != request.app[TELEGRAM].token:
            raise ApiError(*UNAUTHORIZED)
        call = await read_call(request)
    except ApiError as error:
        return Answer(error.code, error.json())
    return await request.app[DISPATCHER].answer(call)


async def _call_in_answer(dispatcher: Dispatcher, response: ClientResponse) -> None:
    """A bot may answer a webhook's POST with a call; what comes of it, it does not learn."""
    call = Call("")
    try:
        if response.content_type == "application/json":
            call.params = read_json(await response.text())
        elif response.content_type == "multipart/form-data":
            await read_parts(call, MultipartReader(response.headers, response.content))
    except (ApiError, ValueError):
        return
    call.method = str(call.params.pop("method", ""))
    if call.method:
        await dispatcher.answer(call)


async def _download(request: web.Request) -> web.Response:
    tg = request.app[TELEGRAM]
    data = tg.files.data.get(request.match_info["path"])
    if request.match_info["token"] != tg.token or data is None:
        return web.json_response(ApiError(404, "Not Found").json(), status=404)
    return web.Response(body=data, content_type="application/octet-stream")


async def _index(request: web.Request) -> web.StreamResponse:
    page = PAGE / "index.html"
    if not page.is_file():
        raise web.HTTPNotFound(text="The page is not installed.")
    return web.FileResponse(page)


async def _beating(app: web.Application) -> AsyncIterator[None]:
    beat = asyncio.create_task(app[TELEGRAM].pulse.beat())
    yield
    beat.cancel()
    with suppress(asyncio.CancelledError):
        await beat


async def _end_waiting(app: web.Application) -> None:
    tg = app[TELEGRAM]
    tg.webhook.stop()
    tg.updates.close()
    tg.feed.close()


class Playground:
    """A running server of a Telegram of its own.

    `async with Playground.start(port=0) as playground:` or `await playground.stop()`.
    """

    def __init__(self, tg: Telegram, runner: web.AppRunner, host: str, port: int) -> None:
        self.telegram = tg
        self.url = f"http://{host}:{port}"
        self.port = port
        self._runner = runner

    @classmethod
    async def start(
        cls, tg: Telegram | None = None, *, host: str = "127.0.0.1", port: int = 0
    ) -> Self:
        """A playground that answers; port 0 takes a free one.

        Errors: OSError if the port is taken.
        """
        tg = tg or new_telegram()
        runner = web.AppRunner(build_app(tg), access_log=None, shutdown_timeout=1)
        await runner.setup()
        await web.TCPSite(runner, host, port).start()
        return cls(tg, runner, host, runner.addresses[0][1])

    async def stop(self) -> None:
        """Answer no more; everything the world held is gone."""
        await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()
