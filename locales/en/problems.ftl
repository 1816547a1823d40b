### What does not go together in rules and positions

problem-too-few-seats = It takes at least two players: call somebody or add a computer.
problem-too-many-seats = This deck is enough for { $most } players only: choose a bigger one, or let there be fewer players.
problem-teams-need-other-seats = These teams need { $needed ->
        [4] four
       *[other] six
    } players{ $missing ->
        [0] , and there are more: let the others stand up, or choose other teams.
        [1] : one is missing. Call somebody or add a computer.
        [2] : two are missing. Call them or add computers.
        [3] : three are missing. Call them or add computers.
        [4] : four are missing. Call them or add computers.
       *[other] : five are missing. Call them or add computers.
    }
problem-jokers-without-54 = Only the deck of 54 has jokers. Choose it – or play without jokers.
problem-deck-54-without-jokers = The deck of 54 has jokers. Choose what they do – or a smaller deck.
problem-passage-without-transfer = Passage is for transfer durak only. Choose transfer first – or turn passage off.
problem-refusal-without-transfer = Refusal is for transfer durak only. Choose transfer first – or turn refusal off.
problem-transfer-when-without-transfer = Transfers need transfer durak. Choose it first – or turn late transfers off.
problem-transfer-first-without-transfer = Transfers need transfer durak. Choose it first – or turn transfers in the first bout off.
problem-throw-in-with-simple = Nothing is thrown in in simple durak. Choose throw-in or transfer – or “All throw in” again.
problem-throw-ranks-with-simple = Nothing is thrown in in simple durak. Choose throw-in or transfer – or all ranks on the table again.
problem-throw-order-with-simple = Nothing is thrown in in simple durak. Choose throw-in or transfer – or “Attacker first” again.
problem-throw-before-cover-with-simple = Nothing is thrown in in simple durak. Choose throw-in or transfer – or “Throw at once” again.
problem-follow-in-with-simple = There is no follow-in in simple durak. Choose throw-in or transfer – or turn follow-in off.
problem-simple-throw-without-simple = Adding to a lead is for simple durak only. Choose simple first – or turn adding off.
problem-refusal-with-teams = Refusal is for players on their own. Turn refusal off – or the teams.
problem-ladder-without-throw-in = The pogony ladder is for throw-in durak only. Choose throw-in first – or pogony as a badge.
problem-ladder-with-jokers = A joker has no rank and is no pogon. Choose a deck without jokers – or pogony as a badge.
problem-ladder-with-cheating = The pogony ladder is a fair game. Turn cheating off – or choose pogony as a badge.
problem-cheating-with-auto-passing = With cheats everybody has to pass: silence would give hands away. Turn cheating off – or leave auto-pass off.
problem-cheating-with-simple = There is no cheating in simple durak. Choose throw-in or transfer – or turn cheating off.
problem-trump-exchange-with-cheating = The trump exchange is for fair games only. Turn the exchange off – or cheating.
problem-refusal-with-cheating = Refusal is for fair games only. Turn refusal off – or cheating.
problem-bank-with-ladder = The bank is shared out after every game, and the ladder takes many. Turn the bank off – or choose pogony as a badge.
problem-leader-not-named = Nobody is named to lead.
problem-card-missing = A card is missing from the deck.
problem-ladder-does-not-fit = The pogony ladder belongs to another table.
problem-unreadable = The position is not written correctly.
problem-card-twice = A card is named twice.
problem-card-not-of-deck = That card is not in this deck.
problem-face-up-not-trump = The face-up card under the stock is no trump.
problem-no-such-seat = There is no such seat.
problem-attacker-defends = The same seat attacks and defends.
problem-partner-defends = The same team attacks and defends.
problem-more-uncovered-than-hand = More cards are uncovered than the defender holds.
problem-more-attacks-than-cap = There are more attack cards than the limit.
problem-no-cards-at-lead = The leader or the defender has no cards.
problem-taking-nothing = There is nothing to take: everything is covered.
problem-flag-out-of-place = A flag of the position is out of place.
problem-not-settled = The bout should already be over.
problem-out-with-cards = A seat is out but still holds cards.
problem-out-beside-stock = A seat is out although the stock still has cards.
problem-empty-with-cards = A hand is called empty but has cards.
problem-places-of-no-game = No game ends with such places.
problem-idle-too-long = The game should already be a draw.
problem-unknown-key = The position has an unknown key.
problem-key-out-of-place = An extra of the position is out of place.
problem-shown-not-held = The shown card is not in the hand.
problem-up-not-held = The face-up card is not in the hand.
problem-log-does-not-fit = The moves of the bout do not fit the table.
