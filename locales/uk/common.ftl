### Карти, імена й те, що є на всіх екранах

# Black suits as text: they take the colour of the text around them, also on a dark screen.
suit-c = ♣︎
    .name = трефи
suit-d = ♦️
    .name = бубни
suit-h = ♥️
    .name = чирви
suit-s = ♠︎
    .name = піки
rank-t = 10
rank-j = В
rank-q = Д
rank-k = К
rank-a = Т
# A space that does not break: a joker stays on one line and one word in a list of cards.
joker-r = 🃏{"\u00A0"}червоний
joker-b = 🃏{"\u00A0"}чорний

you = ви
nobody = Гравець { $number }
computer = Комп’ютер
computer-mark = 🤖 { $name }

cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
