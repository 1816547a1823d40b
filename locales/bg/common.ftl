### Карти, имена и общото за всички екрани

# Black suits as text: they take the colour of the text around them, also on a dark screen.
suit-c = ♣︎
    .name = спатия
suit-d = ♦️
    .name = каро
suit-h = ♥️
    .name = купа
suit-s = ♠︎
    .name = пика
# As on the cards that are sold in Bulgaria.
rank-t = 10
rank-j = J
rank-q = Q
rank-k = K
rank-a = A
# A space that does not break: a joker stays on one line and one word in a list of cards.
joker-r = 🃏{"\u00A0"}червен
joker-b = 🃏{"\u00A0"}черен

you = вие
nobody = Играч { $number }
computer = Компютър
computer-mark = 🤖 { $name }

cards = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
