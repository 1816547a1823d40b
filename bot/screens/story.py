"""What happened lately, in a few short lines."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.screens.cards import card_text, cards_text
from durak import Card, events
from locales import Words

LINES_SHOWN = 5


def story_lines(story: Sequence[events.Event], names: tuple[str, ...], words: Words) -> list[str]:
    """The last happenings, oldest first; passes and draws that follow each other share a line."""
    told = _with_refusals(story)
    lines = (_line(list(run), names, words) for _, run in groupby(told, key=type))
    flat = [line for some in lines for line in some]
    return flat[-LINES_SHOWN:]


@dataclass(frozen=True)
class _HandedBack:
    """A transfer to who must take what he led (3.13), and what he took."""

    seat: int
    card: Card
    taken: events.CardsTaken


_Told = events.Event | _HandedBack


def _with_refusals(story: Sequence[events.Event]) -> list[_Told]:
    """The story in which who transfers to somebody that has no say is told to refuse."""
    told: list[_Told] = []
    for event in story:
        before = told[-1] if told else None
        if (
            isinstance(event, events.CardsTaken)
            and isinstance(before, events.Transferred)
            and before.defender == event.seat
        ):
            told[-1] = _HandedBack(before.seat, before.card, event)
        else:
            told.append(event)
    return told


def _line(run: list[_Told], names: tuple[str, ...], words: Words) -> list[str]:
    first = run[0]
    if isinstance(first, events.Passed):
        passed = (event.seat for event in run if isinstance(event, events.Passed))
        return [words("story-passed", names=_listed(passed, names))]
    if isinstance(first, events.Believed):
        believing = (event.seat for event in run if isinstance(event, events.Believed))
        return [words("story-believed", names=_listed(believing, names))]
    if isinstance(first, events.CardsDrawn):
        drawn = (event for event in run if isinstance(event, events.CardsDrawn))
        shown = ", ".join(f"{names[event.seat]} +{event.count}" for event in drawn)
        return [words("story-drawn", names=shown)]
    return [line for event in run if (line := _event(event, names, words))]


def _listed(seats: Iterable[int], names: tuple[str, ...]) -> str:
    return ", ".join(names[seat] for seat in dict.fromkeys(seats))


def _event(event: _Told, names: tuple[str, ...], words: Words) -> str:
    """One happening; empty for what the rest of the screen says better."""
    match event:
        case events.Attacked(seat, cards):
            return words("story-attacked", name=names[seat], cards=cards_text(cards, words))
        case events.Covered(seat, card, attack):
            laid, under = card_text(card, words), card_text(attack, words)
            return words("story-covered", name=names[seat], card=laid, attack=under)
        case events.Transferred(seat, card, defender) | events.TrumpShown(seat, card, defender):
            shown = isinstance(event, events.TrumpShown)
            key = "story-shown" if shown else "story-transferred"
            laid = card_text(card, words)
            return words(key, name=names[seat], card=laid, defender=names[defender])
        case events.TakeAnnounced(seat):
            return words("story-takes", name=names[seat])
        case events.BoutBeaten():
            return words("story-beaten")
        case events.CardsTaken(seat, cards):
            shown_cards = cards_text(cards, words)
            return words("story-taken", name=names[seat], count=len(cards), cards=shown_cards)
        case events.SeatOut(seat, place):
            return words("story-out", name=names[seat], place=place)
        case _:
            return _rare_event(event, names, words)


def _rare_event(event: _Told, names: tuple[str, ...], words: Words) -> str:
    match event:
        case events.CardsDealt():
            return words("story-dealt")
        case events.TrumpSwapped(seat, card, taken):
            laid, up = card_text(card, words), card_text(taken, words)
            return words("story-swapped", name=names[seat], card=laid, taken=up)
        case _HandedBack(seat, card, taken):
            laid, back = card_text(card, words), cards_text(taken.cards, words)
            who, leader = names[seat], names[taken.seat]
            return words("story-refused", name=who, card=laid, leader=leader, cards=back)
        case events.RedealDemanded(seat):
            return words("story-redeal", name=names[seat])
        case events.PogonyHung(seat, victim, cards):
            hung = cards_text(cards, words)
            return words("story-hung", name=names[seat], victim=names[victim], cards=hung)
        case events.PogonyDeclined(seat):
            return words("story-declined", name=names[seat])
        case events.PogonyHandedOver(seat, to):
            return words("story-handed", name=names[seat], to=names[to])
        case _:
            return _doubt(event, names, words)


def _doubt(event: _Told, names: tuple[str, ...], words: Words) -> str:
    """What happens where people may cheat."""
    match event:
        case events.CaughtCheating(seat, accuser, cards):
            back = cards_text(cards, words)
            return words("story-caught", name=names[seat], accuser=names[accuser], cards=back)
        case events.ChallengeOpened():
            return words("story-challenge")
        case events.FalselyAccused(seat, accuser):
            return words("story-innocent", name=names[seat], accuser=names[accuser])
        case _:
            return ""
