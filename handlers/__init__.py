"""aiogram routers: parse what came, make one call into `bot.tables`, answer."""

from handlers.routers import build_dispatcher
from handlers.services import Services

__all__ = ["Services", "build_dispatcher"]
