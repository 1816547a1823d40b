"""Finding a topic of the rules by a word."""

import pytest

import durak
from bot.screens.topics import TOPICS, find_topic
from locales import LANGUAGES, words


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("перевод", "transfer"),
        ("переводной", "transfer"),
        ("Как перевести?", "transfer"),
        ("ПЕРЕВОДА", "transfer"),
        ("перев", "transfer"),
        ("transfer", "transfer"),
        ("подкидной", "throw-in"),
        ("подкинуть", "throw-in"),
        ("throw in", "throw-in"),
        ("ход", "lead"),
        ("ходить", "lead"),
        ("первый ход", "first-lead"),
        ("кто ходит первым", "first-lead"),
        ("отбой", "cover"),
        ("отбиваться", "cover"),
        ("бито", "cover"),
        ("берёт", "cover"),
        ("проездной", "passage"),
        ("вдогонку", "follow-in"),
        ("добор", "refill"),
        ("добирать", "refill"),
        ("ничья", "draw"),
        ("ничьи", "draw"),
        ("draw", "draw"),
        ("команды", "teams"),
        ("шулера", "cheating"),
        ("cheating", "cheating"),
        ("мухлёж", "cheating"),
        ("мухлеж", "cheating"),
        ("верю", "cheating"),
        ("believe", "cheating"),
        ("козырь", "trump"),
        ("козырная масть", "trump"),
        ("trumps", "trump"),
        ("обмен козыря", "exchange"),
        ("обменять козырь", "exchange"),
        ("swap", "exchange"),
        ("пересдача", "redeal"),
        ("пять карт одной масти", "redeal"),
        ("redeal", "redeal"),
        ("new deal", "redeal"),
        ("отказ", "refusal"),
        ("отказ от перевода", "refusal"),
        ("последний перевод", "refusal"),
        ("refusal", "refusal"),
        ("кто подкидывает", "who-throws"),
        ("первое слово", "who-throws"),
        ("first word", "who-throws"),
        ("выход", "fool"),
        ("кто вышел", "fool"),
        ("дурак", "fool"),
        ("fool", "fool"),
        ("подкидной дурак", "throw-in"),
        ("переводной дурак", "transfer"),
        ("под дурака", "first-lead"),
        ("офицеры", "ladder"),
        ("погоны лестницей", "ladder"),
        ("ladder", "ladder"),
        ("лимиты", "limits"),
        ("лимит", "limits"),
        ("погоны", "pogony"),
        ("погон", "pogony"),
        ("банк", "bank"),
        ("джокеры", "jokers"),
        ("джокером", "jokers"),
        ("пас", "pass"),
        ("сколько карт", "limits"),
        ("ограничения", "limits"),
        ("простой дурак", "simple"),
        ("простого", "simple"),
        ("хід", "lead"),
        ("заходити", "lead"),
        ("перший хід", "first-lead"),
        ("хто ходить першим", "first-lead"),
        ("під дурня", "first-lead"),
        ("захист", "cover"),
        ("відбій", "cover"),
        ("відбиватися", "cover"),
        ("бере", "cover"),
        ("підкидний дурень", "throw-in"),
        ("підкинути", "throw-in"),
        ("хто підкидає", "who-throws"),
        ("перше слово", "who-throws"),
        ("переводний", "transfer"),
        ("переведення", "transfer"),
        ("Як перевести атаку?", "transfer"),
        ("перекладний", "transfer"),
        ("переказний", "transfer"),
        ("проїзний", "passage"),
        ("навздогін", "follow-in"),
        ("козирі", "trump"),
        ("обмін", "exchange"),
        ("обміняти козир", "exchange"),
        ("перездача", "redeal"),
        ("п’ять карт однієї масті", "redeal"),
        ("відмова", "refusal"),
        ("скільки карт", "limits"),
        ("обмеження", "limits"),
        ("добір", "refill"),
        ("добирати карти", "refill"),
        ("нічия", "draw"),
        ("внічию", "draw"),
        ("хто виходить", "fool"),
        ("дурень", "fool"),
        ("шулери", "cheating"),
        ("шахраювати", "cheating"),
        ("вірю", "cheating"),
        ("погони", "pogony"),
        ("драбина", "ladder"),
        ("фішки", "bank"),
        ("простий дурень", "simple"),
        ("първи ход", "first-lead"),
        ("кой започва", "first-lead"),
        ("защита", "cover"),
        ("взимам", "cover"),
        ("подхвърляне", "throw-in"),
        ("подкидване", "throw-in"),
        ("кой подхвърля", "who-throws"),
        ("първа дума", "who-throws"),
        ("прехвърляне", "transfer"),
        ("Как се прехвърля?", "transfer"),
        ("пропуск", "passage"),
        ("отгоре", "follow-in"),
        ("коз", "trump"),
        ("козове", "trump"),
        ("смяна", "exchange"),
        ("смяна на коза", "exchange"),
        ("раздаване", "redeal"),
        ("пет карти от една боя", "redeal"),
        ("отказ", "refusal"),
        ("колко карти", "limits"),
        ("ограничение", "limits"),
        ("теглене", "refill"),
        ("равенство", "draw"),
        ("излизане", "fool"),
        ("отбори", "teams"),
        ("двама срещу двама", "teams"),
        ("мамене", "cheating"),
        ("вярвам", "cheating"),
        ("измама", "cheating"),
        ("пагони", "pogony"),
        ("стълба", "ladder"),
        ("чипове", "bank"),
        ("залог", "bank"),
        ("обикновен", "simple"),
        ("<b>", None),
        ("", None),
        ("погода", None),
        ("борщ", None),
        ("баница", None),
        ("?!", None),
    ],
)
def test_a_word_of_any_language_and_form_finds_its_topic(asked: str, topic: str | None) -> None:
    for language in LANGUAGES:
        assert find_topic(words(language), asked) == topic


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_the_title_on_its_button_finds_a_topic(language: str, topic: str) -> None:
    asked = words(language)
    assert find_topic(asked, asked(f"topic-{topic}")) == topic


A_PHONE_SCREEN = 750


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_a_topic_fits_a_phone_screen(language: str, topic: str) -> None:
    asked = words(language)
    assert len(asked(f"topic-{topic}.text") + asked(f"topic-{topic}.example")) <= A_PHONE_SCREEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bank_is_told_in_its_own_numbers(language: str) -> None:
    told = words(language)("topic-bank.text")
    assert f" {durak.NEW_PURSE};" in told
    assert told.count(f" {durak.DAILY_LEAST} ") + told.count(f" {durak.DAILY_LEAST}.") == 2
