"""getUpdates, webhooks, getMe, files."""

from collections.abc import Callable
from typing import Any

from playground.errors import bad_request
from playground.model import Json
from playground.request import Call
from playground.telegram import Telegram
from playground.wire import user_json


def methods() -> dict[str, Callable[[Telegram, Call], Any]]:
    """The methods of this theme by name."""
    return {
        "getMe": get_me,
        "getUpdates": get_updates,
        "setWebhook": set_webhook,
        "deleteWebhook": delete_webhook,
        "getWebhookInfo": get_webhook_info,
        "getFile": get_file,
    }


def get_me(tg: Telegram, call: Call) -> Json:
    """The bot itself."""
    return user_json(tg.bot) | {
        "can_join_groups": True,
        "can_read_all_group_messages": not tg.privacy,
        "supports_inline_queries": True,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


async def get_updates(tg: Telegram, call: Call) -> list[Json]:
    """Updates from an offset on, waiting for the first if asked to."""
    limit = call.integer("limit")
    tg.updates.allow(_allowed(call))
    return await tg.updates.poll(
        call.integer("offset") or 0,
        max(1, min(100, 100 if limit is None else limit)),
        max(0, min(50, call.integer("timeout") or 0)),
    )


def set_webhook(tg: Telegram, call: Call) -> bool:
    """Deliver updates by POST from now on; an empty address ends that."""
    url = call.text("url")
    if not url:
        return delete_webhook(tg, call)
    secret = call.text("secret_token")
    if not url.startswith(("http://", "https://")):
        raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
    if len(secret) > 256 or not all(c.isascii() and (c.isalnum() or c in "_-") for c in secret):
        raise bad_request("secret token contains unallowed characters")
    _drop_pending(tg, call)
    tg.updates.allow(_allowed(call))
    tg.webhook.start(url, secret, call.integer("max_connections") or 40)
    return True


def delete_webhook(tg: Telegram, call: Call) -> bool:
    """Back to getUpdates."""
    _drop_pending(tg, call)
    tg.webhook.stop()
    return True


def get_webhook_info(tg: Telegram, call: Call) -> Json:
    """Where updates go, how many wait and what went wrong last."""
    info = tg.webhook.info() | {"pending_update_count": len(tg.updates.pending)}
    if tg.updates.allowed is not None:
        info["allowed_updates"] = tg.updates.allowed
    return info


def get_file(tg: Telegram, call: Call) -> Json:
    """Where a file can be downloaded."""
    photo = tg.files.photos.get(call.text("file_id"))
    if photo is None:
        raise bad_request("wrong file_id or the file is temporarily unavailable")
    return {
        "file_id": photo.file_id,
        "file_unique_id": photo.unique_id,
        "file_size": photo.size,
        "file_path": photo.path,
    }


def _allowed(call: Call) -> list[str] | None:
    kinds = call.json("allowed_updates")
    return [str(kind) for kind in kinds] if isinstance(kinds, list) else None


def _drop_pending(tg: Telegram, call: Call) -> None:
    if call.flag("drop_pending_updates"):
        tg.updates.pending.clear()
