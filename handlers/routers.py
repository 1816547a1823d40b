"""All routers in their order, and what runs around every handler."""

from __future__ import annotations

from aiogram import Dispatcher

from handlers import (
    admin,
    channels,
    choosing,
    commands,
    house_rules,
    inline,
    inviting,
    lobby,
    membership,
    moves,
    personal,
    presses,
    private,
    rules,
    settings,
    stats,
)
from handlers.caller import Callers
from handlers.hearing import Hearing
from handlers.presses import Taps
from handlers.quick import Doorway
from handlers.services import Services

MODULES = (
    moves,
    lobby,
    inviting,
    house_rules,
    choosing,
    rules,
    settings,
    membership,
    channels,
    commands,
    stats,
    personal,
    admin,
    private,
    inline,
    presses,
)
"""Those of a chat's own rules before those of tables; the catch-all of presses is last."""


def build_dispatcher(services: Services) -> Dispatcher:
    """A dispatcher with every handler of the bot; it polls nothing itself."""
    callers = Callers(services)
    dispatcher = Doorway(services, callers)
    dispatcher.message.outer_middleware(Hearing(services))
    dispatcher.message.outer_middleware(callers)
    dispatcher.callback_query.outer_middleware(callers)
    dispatcher.inline_query.outer_middleware(callers)
    dispatcher.callback_query.middleware(Taps())
    dispatcher.include_routers(*(module.router for module in MODULES))
    return dispatcher
