"""The wire itself: one HTTP session of aiogram to the Bot API or a server that looks like it."""

from __future__ import annotations

from typing import Any, cast

from aiogram import Bot
from aiogram.client.default import DefaultBotProperties
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import PRODUCTION, TelegramAPIServer
from aiogram.enums import ParseMode
from aiogram.exceptions import TelegramNetworkError
from aiogram.methods import (
    AnswerCallbackQuery,
    DeleteEphemeralMessage,
    DeleteMessage,
    EditEphemeralMessageText,
    EditMessageCaption,
    EditMessageReplyMarkup,
    EditMessageText,
    PinChatMessage,
    TelegramMethod,
    UnpinChatMessage,
)
from aiogram.methods.base import TelegramType
from aiohttp import ClientError, ClientTimeout
from aiohttp.hdrs import CONTENT_TYPE

from bot.delivery.intake import parsed

CALL_SECONDS = 12.0
_JSON = {CONTENT_TYPE: "application/json"}


_PATIENCE = ClientTimeout(total=CALL_SECONDS)
_UNREAD = (
    AnswerCallbackQuery,
    DeleteEphemeralMessage,
    DeleteMessage,
    EditEphemeralMessageText,
    EditMessageCaption,
    EditMessageReplyMarkup,
    EditMessageText,
    PinChatMessage,
    UnpinChatMessage,
)
"""Methods of whose success nobody asks more than whether."""


class Session(AiohttpSession):
    """aiogram's session, but what nobody reads of an answer is not parsed: only an error is.

    The answer to a press, which every tap needs, is sent as JSON put together by hand.
    """

    async def make_request(
        self,
        bot: Bot,
        method: TelegramMethod[TelegramType],
        timeout: int | None = None,  # noqa: ASYNC109 (it is aiogram's signature)
    ) -> TelegramType:
        """What the call gives, True where nobody reads it. Raises as aiogram's session does."""
        if timeout is None and isinstance(method, _UNREAD):
            return cast(TelegramType, await self._just_done(bot, method))
        return await super().make_request(bot, method, timeout)

    async def _just_done(self, bot: Bot, method: TelegramMethod[Any]) -> bool:
        session = await self.create_session()
        url = self.api.api_url(bot.token, method.__api_method__)
        try:
            async with session.post(url, timeout=_PATIENCE, **self._said(bot, method)) as response:
                if response.status == 200 and _says_yes(await response.read()):
                    return True
                status, body = response.status, await response.text()
        except TimeoutError as error:
            raise TelegramNetworkError(method=method, message="Request timeout error") from error
        except ClientError as error:
            message = f"{type(error).__name__}: {error}"
            raise TelegramNetworkError(method=method, message=message) from error
        self.check_response(bot, method, status, body)
        return True

    def _said(self, bot: Bot, method: TelegramMethod[Any]) -> dict[str, Any]:
        if not isinstance(method, AnswerCallbackQuery):
            return {"data": self.build_form_data(bot, method)}
        fields = ("callback_query_id", "text", "show_alert", "url", "cache_time")
        said = {name: value for name in fields if (value := getattr(method, name)) is not None}
        return {"data": self.json_dumps(said).encode(), "headers": _JSON}


def _says_yes(body: bytes) -> bool:
    """Whether it is done, and the answer is whole: True, or the message as it is now."""
    answer = parsed(body)
    if not isinstance(answer, dict) or answer.get("ok") is not True:
        return False
    result = answer.get("result")
    return result is True or (isinstance(result, dict) and {"message_id", "chat"} <= result.keys())


def make_bot(token: str, api_url: str | None = None) -> Bot:
    """A bot whose calls end within `CALL_SECONDS`; `api_url` is another Bot API server.

    Texts are HTML, links show no preview, a reply to a message that is gone is sent all the same.
    """
    api = PRODUCTION if api_url is None else TelegramAPIServer.from_base(api_url.rstrip("/"))
    session = Session(api=api, timeout=CALL_SECONDS)
    default = DefaultBotProperties(
        parse_mode=ParseMode.HTML,
        link_preview_is_disabled=True,
        allow_sending_without_reply=True,
    )
    return Bot(token, session=session, default=default)
