### Карты, имена и то, что встречается на всех экранах

# Black suits as text: they take the colour of the text around them, also on a dark screen.
suit-c = ♣︎
    .name = трефы
suit-d = ♦️
    .name = бубны
suit-h = ♥️
    .name = червы
suit-s = ♠︎
    .name = пики
rank-t = 10
rank-j = В
rank-q = Д
rank-k = К
rank-a = Т
# A space that does not break: a joker stays on one line and one word in a list of cards.
joker-r = 🃏{"\u00A0"}красный
joker-b = 🃏{"\u00A0"}чёрный

you = вы
nobody = Игрок { $number }
computer = Компьютер
computer-mark = 🤖 { $name }

cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
