"""Delivery by POST."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
from aiohttp import web

from tests.playground.people import ANYA, BORIS, Json, Stage, refusal


@dataclass
class Receiver:
    """A bot's web server: answers with what it is told to, then with 200."""

    url: str = ""
    answers: list[web.Response] = field(default_factory=list)
    got: asyncio.Queue[tuple[Json, str | None]] = field(default_factory=asyncio.Queue)

    async def take(self, request: web.Request) -> web.Response:
        secret = request.headers.get("X-Telegram-Bot-Api-Secret-Token")
        self.got.put_nowait((await request.json(), secret))
        return self.answers.pop(0) if self.answers else web.Response()

    async def text(self) -> str:
        body, _secret = await asyncio.wait_for(self.got.get(), 5)
        return str(body["message"]["text"])


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    made = Receiver()
    app = web.Application()
    app.router.add_post("/hook", made.take)
    runner = web.AppRunner(app, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    made.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    yield made
    await runner.cleanup()


async def say(stage: Stage, text: str, who: int = ANYA) -> None:
    await stage.post("send", user_id=who, chat_id=who, text=text)


async def test_updates_are_posted_with_the_secret(stage: Stage, receiver: Receiver) -> None:
    await stage.bot.set_webhook(receiver.url, secret_token="s3cret")
    await say(stage, "hello")
    body, secret = await asyncio.wait_for(receiver.got.get(), 5)
    assert (body["message"]["text"], secret) == ("hello", "s3cret")


async def test_what_fails_is_tried_again_before_what_follows(
    stage: Stage, receiver: Receiver
) -> None:
    stage.playground.telegram.webhook.retry_delay = 0.01
    receiver.answers = [web.Response(status=500)]
    await stage.bot.set_webhook(receiver.url)
    await say(stage, "one")
    await say(stage, "two")
    assert [await receiver.text() for _ in range(3)] == ["one", "one", "two"]
    info = await stage.bot.get_webhook_info()
    assert info.last_error_message == ("Wrong response from the webhook: 500 Internal Server Error")


async def test_one_chat_does_not_wait_for_another(stage: Stage, receiver: Receiver) -> None:
    stage.playground.telegram.webhook.retry_delay = 3600
    receiver.answers = [web.Response(status=502)]
    await stage.bot.set_webhook(receiver.url)
    await say(stage, "stuck")
    assert await receiver.text() == "stuck"
    await say(stage, "free", BORIS)
    assert await receiver.text() == "free"


async def test_polling_and_a_webhook_exclude_each_other(stage: Stage, receiver: Receiver) -> None:
    poll = asyncio.create_task(stage.bot.get_updates(timeout=20, offset=stage.offset))
    await stage.polled()
    await stage.bot.set_webhook(receiver.url)
    with refusal("Conflict: terminated by setWebhook request"):
        await poll
    with refusal(
        "Conflict: can't use getUpdates method while webhook is active; "
        "use deleteWebhook to delete the webhook first"
    ):
        await stage.bot.get_updates()
    assert (await stage.bot.get_webhook_info()).url == receiver.url
    await stage.bot.delete_webhook()
    await say(stage, "polled")
    assert len(await stage.updates()) == 1


async def test_waiting_updates_can_be_dropped(stage: Stage) -> None:
    await say(stage, "old")
    await stage.bot.delete_webhook(drop_pending_updates=True)
    assert await stage.bot.get_updates() == []


async def test_only_wanted_updates_are_posted(stage: Stage, receiver: Receiver) -> None:
    await stage.bot.set_webhook(receiver.url, allowed_updates=["callback_query"])
    await say(stage, "unwanted")
    assert (await stage.bot.get_webhook_info()).pending_update_count == 0


async def test_the_answer_may_hold_a_call(stage: Stage, receiver: Receiver) -> None:
    receiver.answers = [
        web.json_response({"method": "sendMessage", "chat_id": ANYA, "text": "in passing"})
    ]
    seq = stage.playground.telegram.feed.seq
    await stage.bot.set_webhook(receiver.url)
    await say(stage, "hello")
    seen: list[str] = []
    while "in passing" not in seen:
        answer = await stage.get("wait", since=seq, timeout=5)
        assert answer["events"]
        seq = answer["seq"]
        seen += [event["message"]["text"] for event in answer["events"] if "message" in event]


async def test_a_bad_address_and_a_bad_secret_are_refused(stage: Stage) -> None:
    with refusal("Bad Request: bad webhook: An HTTPS URL must be provided for webhook"):
        await stage.bot.set_webhook("ftp://nowhere")
    with refusal("Bad Request: secret token contains unallowed characters"):
        await stage.bot.set_webhook("https://127.0.0.1/hook", secret_token="два")
