"""What people do beside playing: they ask, chat, leave, come back, block, and forge presses."""

from __future__ import annotations

from tests.games.app import buttons

from .company import Company

SELDOM = 0.06
"""The share of steps at which somebody does one of these."""
_COMMANDS = ("/rules", "/rules перевод", "/top", "/stats", "/table", "/hand", "/help", "/call")
_RUBBISH = ("", "m", "m:1", "c:1:1:6d", "m:99999999:1:take", "l:1:1:start", "h:-1", "я" * 30, "a:7")


async def do_something(company: Company) -> None:
    """One of the things, by chance; those that make no sense here are left out."""
    deeds = [_ask, _ask, _chat, _forge, _steal, _inline]
    if company.kind.chat != "private":
        deeds += [_leave_game, _come_back, _leave_chat, _migrate, _block]
    deed = company.dice.choice(deeds)
    company.did[deed.__name__.strip("_")] += 1
    await deed(company)


async def welcome_back(company: Company) -> None:
    """Who had left the chat is there again."""
    for person in company.away:
        await company.app.post("join", user_id=person, chat_id=company.group)
    company.away.clear()


async def _ask(company: Company) -> None:
    await company.say(company.any_one(), company.dice.choice(_COMMANDS))


async def _chat(company: Company) -> None:
    for _ in range(company.dice.randint(1, 6)):
        await company.say(company.any_one(), "Ну и карта пошла")


async def _forge(company: Company) -> None:
    """Data that no button has, on whatever message is there."""
    shown = company.find("h:") or company.find("l:") or company.find("")
    if shown is not None:
        await company.app.forge(company.any_one(), shown, company.dice.choice(_RUBBISH))


async def _steal(company: Company) -> None:
    """Somebody presses a button of another's hand as if it stood in the group."""
    table, hand = company.find("h:"), company.app.newest(company.people[0], "c:")
    if table is not None and hand is not None:
        data = company.dice.choice(buttons(hand))["callback_data"]
        await company.app.forge(company.here()[-1], table, data)


async def _inline(company: Company) -> None:
    query = company.dice.choice(("", "перевод", "шулера", "зззз"))
    await company.app.post("inline", user_id=company.any_one(), query=query, wait=True)


async def _leave_game(company: Company) -> None:
    if len(company.here()) > 1 and not company.left and company.game:
        person = company.any_one()
        company.left.add(person)
        await company.say(person, "/leave")


async def _come_back(company: Company) -> None:
    for person in [*company.left]:
        shown = company.find("r:")
        if shown is not None and person in company.here():
            data = next(
                b["callback_data"] for b in buttons(shown) if b["callback_data"][:2] == "r:"
            )
            await company.app.press(person, shown, data)
            company.left.discard(person)


async def _leave_chat(company: Company) -> None:
    if len(company.here()) > 1 and company.dice.random() < 0.3:
        person = company.here()[-1]
        company.away.add(person)
        await company.app.post("leave", user_id=person, chat_id=company.group)


async def _migrate(company: Company) -> None:
    if company.kind.chat == "group" and not company.has_moved:
        moved = await company.app.post("migrate", chat_id=company.group)
        company.move_to(moved["chat"]["id"])


async def _block(company: Company) -> None:
    """For the next steps the bot cannot write to somebody, who then thinks better of it."""
    person = company.any_one()
    if company.kind.hands == "private":
        await company.app.post("block", user_id=person)
        await company.say(company.any_one(), "/table")
        await company.app.post("unblock", user_id=person)
        await company.app.send(person, person, "/start")
