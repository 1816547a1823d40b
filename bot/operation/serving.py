"""/healthz and /metrics on a port of this machine alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.operation.metrics import Metrics
from bot.operation.vitals import Vitals

HOST = "127.0.0.1"


@asynccontextmanager
async def serving(port: int, metrics: Metrics, vitals: Vitals) -> AsyncIterator[None]:
    """Meanwhile both are answered on `port`; with 0 nothing is. Raises OSError."""
    if not port:
        yield
        return
    runner = web.AppRunner(_app(metrics, vitals), access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        await web.TCPSite(runner, HOST, port).start()
        yield
    finally:
        await runner.cleanup()


def _app(metrics: Metrics, vitals: Vitals) -> web.Application:
    async def healthz(_: web.Request) -> web.Response:
        troubles = vitals.troubles()
        text = "\n".join(troubles or ["ok"])
        return web.Response(text=f"{text}\n", status=503 if troubles else 200)

    async def shown(_: web.Request) -> web.Response:
        body = generate_latest(metrics.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", shown)
    return app
