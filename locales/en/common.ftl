### Cards, names and what every screen has in common

# Black suits as text: they take the colour of the text around them, also on a dark screen.
suit-c = ♣︎
    .name = clubs
suit-d = ♦️
    .name = diamonds
suit-h = ♥️
    .name = hearts
suit-s = ♠︎
    .name = spades
rank-t = 10
rank-j = J
rank-q = Q
rank-k = K
rank-a = A
# A space that does not break: a joker stays on one line and one word in a list of cards.
joker-r = 🃏{"\u00A0"}red
joker-b = 🃏{"\u00A0"}black

you = you
nobody = Player { $number }
computer = Computer
computer-mark = 🤖 { $name }

cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
