"""HTML as Telegram reads it. The refusals are those of TDLib's parser."""

import pytest

from playground.errors import ApiError
from playground.html_text import parse_html

# Two stadiums are nine bytes with their space, and &lt; is four: tags begin at byte 13.
S = "🏟 🏟&lt;"


@pytest.mark.parametrize(
    ("source", "error"),
    [
        (S + "<abac>", 'Unsupported start tag "abac" at byte offset 13'),
        (S + "<abac", "Unclosed start tag at byte offset 13"),
        (S + "<i   =aba>", 'Empty attribute name in the tag "i" at byte offset 13'),
        (S + "<i    aba>", 'Can\'t find end tag corresponding to start tag "i"'),
        (S + "<i    aba  =  ", 'Unclosed start tag "i" at byte offset 13'),
        (S + "<i    aba  =  190azAz-.,", "Unexpected end of name token at byte offset 27"),
        (S + '<i    aba  =  "&lt;&gt;&quot;>', "Unclosed start tag at byte offset 13"),
        (S + "</", "Unexpected end tag at byte offset 13"),
        (S + "<b></b></", "Unexpected end tag at byte offset 20"),
        (S + "<i>a</i   ", "Unclosed end tag at byte offset 17"),
        (
            S + "<i>a</em   >",
            'Unmatched end tag at byte offset 17, expected "</i>", found "</em>"',
        ),
        ("<b><i>x</b></i>", 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        (">_<", "Unclosed start tag at byte offset 2"),
    ],
)
def test_broken_html(source: str, error: str) -> None:
    with pytest.raises(ApiError) as info:
        parse_html(source)
    assert info.value.description == f"Bad Request: can't parse entities: {error}"


@pytest.mark.parametrize(
    ("source", "text", "entities"),
    [
        ("&ge;&lt;&gt;&amp;&quot;&laquo;&#12345678;", '&ge;<>&"&laquo;&#12345678;', []),
        ("&#x41;&#66;&lt", "AB<", []),
        ("🏟<b>x</b>", "🏟x", [{"type": "bold", "offset": 2, "length": 1}]),
        ("<i>a<b>b</b></i>", "ab", [
            {"type": "italic", "offset": 0, "length": 2},
            {"type": "bold", "offset": 1, "length": 1},
        ]),
        ("<b></b>x", "x", []),
        ("<strong>x</>", "x", [{"type": "bold", "offset": 0, "length": 1}]),
        ("<tg-spoiler>x</tg-spoiler>", "x", [{"type": "spoiler", "offset": 0, "length": 1}]),
        ('<span class="tg-spoiler">x</span>', "x", [
            {"type": "spoiler", "offset": 0, "length": 1}]),
        ("<blockquote expandable>x</blockquote>", "x", [
            {"type": "expandable_blockquote", "offset": 0, "length": 1}]),
        ("<blockquote>x</blockquote>", "x", [{"type": "blockquote", "offset": 0, "length": 1}]),
        ('<tg-time unix="1700000000" format="r">soon</tg-time>', "soon", [
            {"type": "date_time", "unix_time": 1700000000, "date_time_format": "r",
             "offset": 0, "length": 4}]),
        ('<pre><code class="language-py">x</code></pre>', "x", [
            {"type": "pre", "language": "py", "offset": 0, "length": 1}]),
        ('<a href="https://example.org/a?b=1&amp;c=2">x</a>', "x", [
            {"type": "text_link", "url": "https://example.org/a?b=1&c=2",
             "offset": 0, "length": 1}]),
        ('<a href="nonsense">x</a>', "x", []),
        ('<a href="tg://user?id=101">x</a>', "x", [
            {"type": "text_mention", "user_id": 101, "offset": 0, "length": 1}]),
        ('<tg-emoji emoji-id="5">🃏</tg-emoji>', "🃏", [
            {"type": "custom_emoji", "custom_emoji_id": "5", "offset": 0, "length": 2}]),
    ],
)  # fmt: skip
def test_html_becomes_text_and_entities(
    source: str, text: str, entities: list[dict[str, object]]
) -> None:
    assert parse_html(source) == (text, entities)
