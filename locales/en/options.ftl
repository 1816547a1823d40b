### The rules of a table: the name of each option and its values.
### The value stands on the button, .brief in the line about the table, .rule as a sentence in /rules.

option-mode = Game
option-mode-transfer = transfer
    .brief = transfer durak
    .rule = Transfer durak: while nothing is covered, the attack can be passed on with a card of its rank.
option-mode-throw-in = throw-in
    .brief = throw-in durak
    .rule = Throw-in durak: cards can be thrown in, attacks cannot be transferred.
option-mode-simple = simple
    .brief = simple durak
    .rule = Simple durak: a lead is one card or a pair of one rank.

option-deck = Deck
option-deck-24 = 24
    .brief = 24 cards
    .rule = 24 cards, nines to aces.
option-deck-36 = 36
    .brief = 36 cards
    .rule = 36 cards, sixes to aces.
option-deck-52 = 52
    .brief = 52 cards
    .rule = 52 cards, twos to aces.
option-deck-54 = 54
    .brief = 54 cards
    .rule = 52 cards and two jokers.

option-throw-in = Throw in
option-throw-in-all = all
    .brief = all throw in
    .rule = Everybody but the defender may throw in.
option-throw-in-neighbours = neighbours
    .brief = neighbours throw in
    .rule = Only the two neighbours of the defender may throw in.
option-throw-in-attacker = attacker
    .brief = only the attacker throws in
    .rule = Only the attacker, who has the first word, may throw in.

option-throw-order = Word
option-throw-order-first-word = leader’s
    .brief = the leader throws in first
    .rule = The leader (after a transfer: whoever transferred) has the first word; the others throw in after that pass.
option-throw-order-clockwise = clockwise
    .brief = throwing in goes clockwise
    .rule = The word goes clockwise: the first seat from the attacker that has not passed throws in.
option-throw-order-free = free
    .brief = throwing in is free for all
    .rule = Throwing in has no order: whoever is first.

option-throw-before-cover = Throw before cover
option-throw-before-cover-on = yes
    .brief = thrown in before all is covered
    .rule = Cards can be thrown in at once, before everything is covered.
option-throw-before-cover-off = no
    .brief = thrown in when all is covered
    .rule = Cards can be thrown in only when everything on the table is covered, one at a time.

option-throw-ranks = Ranks
option-throw-ranks-table = all on the table
    .brief = any rank on the table
    .rule = The ranks that may be thrown in are those on the table, attacks and covers alike.
option-throw-ranks-covers = of covers
    .brief = ranks of covers only
    .rule = The ranks that may be thrown in are those of the covering cards only.

option-follow-in = Follow-in
option-follow-in-on = yes
    .brief = follow-in allowed
    .rule = After “I take” more cards may follow, within the same limits.
option-follow-in-off = no
    .brief = no follow-in
    .rule = After “I take” nothing more may be thrown in.

option-lead = Lead
option-lead-same-rank = a rank
    .brief = leads of several cards
    .rule = A lead is one card, or several of one rank at once.
option-lead-single = one card
    .brief = leads of one card
    .rule = A lead is always one card.

option-cap = Limit
option-cap-six = 6
    .brief = 6 cards at most
    .rule = At most six attack cards a bout.
option-cap-hand = by hand
    .brief = limited by the hand
    .rule = Any number of attack cards, as long as the defender has a card for each uncovered one.
option-cap-hand-minus-one = hand − 1
    .brief = one card less than the hand
    .rule = At most six attack cards a bout; for a defender with more than six cards, one less than the hand.

option-first-cap = First bout
option-first-cap-five = 5
    .brief = 5 cards in the first bout
    .rule = In the first bout: at most five attack cards.
option-first-cap-six = 6
    .brief = 6 cards in the first bout
    .rule = The first bout has no limit of its own.
option-first-cap-lead-plus-four = lead + 4
    .brief = lead and 4 more in the first bout
    .rule = In the first bout: at most four cards on top of the lead, six in all.

option-first-cap-scope = First bout is
option-first-cap-scope-first-discard = till first beaten
    .brief = the first limit lasts till a bout is beaten
    .rule = It counts as the first bout until the first cards are discarded.
option-first-cap-scope-first-bout = just the first
    .brief = the first limit is for one bout
    .rule = Only the very first bout of a game has that limit.

option-transfer-when = Transfer
option-transfer-when-before-cover = before cover
    .brief = transfer before any cover
    .rule = A transfer is possible while nothing is covered.
option-transfer-when-mid-bout = later too
    .brief = transfer in mid-bout too
    .rule = A transfer is possible later too, when every uncovered card has the rank of yours; covered pairs stay on the table.

option-transfer-first = Transfer in bout 1
option-transfer-first-off = no
    .brief = no transfer in bout 1
    .rule = In the very first bout of a game nothing is transferred.
option-transfer-first-on = yes
    .brief = transfer in bout 1 too
    .rule = Transfers are possible in the very first bout too.

option-passage = Passage
option-passage-off = no
    .brief = no passage
    .rule = No passage: a transfer is made by laying a card.
option-passage-bout = once a bout
    .brief = passage once a bout
    .rule = Passage: the trump of the attack’s rank can be shown and kept, once a bout.
option-passage-game = once a game
    .brief = passage once a game
    .rule = Passage: the trump of the attack’s rank can be shown and kept, once a game.

option-refusal = Last transfer
option-refusal-off = no
    .brief = no last transfer
    .rule = Nothing can be transferred to a player without cards.
option-refusal-on = yes
    .brief = last transfer allowed
    .rule = At the end, with two players left, you may transfer to the one without cards: the table is theirs, and the game goes on.

option-simple-throw = Adding
option-simple-throw-none = no
    .brief = nothing is added
    .rule = Nothing is added to a lead.
option-simple-throw-lead-rank = led rank
    .brief = the led rank may be added
    .rule = The leader may add cards of the led rank, but not after “I take”.

option-draw = Draw
option-draw-on = yes
    .brief = draws are possible
    .rule = When the last hands are emptied in one bout it is a draw: nobody is the fool.
option-draw-off = no
    .brief = no draws
    .rule = No draws: when the last hands are emptied in one bout, the defender is the fool.

option-passing = Pass
option-passing-auto = automatic
    .brief = automatic pass
    .rule = Who has nothing to throw in is not asked: that is a pass.
option-passing-explicit = said aloud
    .brief = everybody says pass
    .rule = Everybody says pass, even with nothing to throw in: silence tells nothing.

option-next-lead = Next lead
option-next-lead-under-fool = at the fool
    .brief = the next lead is at the fool
    .rule = The next game is led at the fool: by the seat to their right.
option-next-lead-from-under-fool = after the fool
    .brief = the next lead is after the fool
    .rule = The next game is led by the seat to the fool’s left.
option-next-lead-winner = winner
    .brief = the winner leads next
    .rule = The next game is led by whoever went out first.
option-next-lead-lowest-trump = trump
    .brief = each game by the lowest trump
    .rule = Every game is led by the holder of the lowest trump.

option-first-lead = First lead
option-first-lead-lowest-trump = lowest trump
    .brief = first lead by the lowest trump
    .rule = The first game is led by the holder of the lowest trump, with any card.
option-first-lead-random = lot
    .brief = first lead by lot
    .rule = Who leads the first game is drawn by lot.
option-first-lead-upcard = by the face-up card
    .brief = first lead by the face-up card
    .rule = Face-up card above ten: the holder of the smallest card leads; below ten: of the largest; a ten: of the lowest trump.

option-teams = Teams
option-teams-none = none
    .brief = everybody alone
    .rule = Everybody plays alone.
option-teams-2x2 = 2 × 2
    .brief = two against two
    .rule = Two against two: partners sit alternately and never attack each other.
option-teams-3x3 = 3 × 3
    .brief = three against three
    .rule = Three against three: partners sit alternately and never attack each other.
option-teams-three-pairs = three pairs
    .brief = three pairs
    .rule = Three pairs: partners sit opposite each other; play goes on until one pair is left.

option-jokers = Jokers
option-jokers-off = none
    .brief = no jokers
    .rule = No jokers.
option-jokers-colour = by colour
    .brief = jokers by colour
    .rule = The joker of the trump’s colour covers anything; the other one any card of its own colour, and a trump or the trump joker covers it.
option-jokers-supreme = above all
    .brief = jokers above all
    .rule = A joker covers any card, and nothing covers it.

option-redeal = New deal
option-redeal-off = no
    .brief = no new deal
    .rule = No new deal on demand.
option-redeal-five-of-suit = five of a suit
    .brief = new deal with five of a suit
    .rule = Before the first lead, who holds five cards of one suit may demand a new deal.
option-redeal-one-colour = one colour
    .brief = new deal with one colour
    .rule = Before the first lead, who holds five of one suit or six of one colour may demand a new deal.

option-trump-exchange = Trump exchange
option-trump-exchange-off = no
    .brief = no trump exchange
    .rule = The face-up trump is not exchanged.
option-trump-exchange-on = yes
    .brief = the lowest trump swaps for the face-up one
    .rule = The lowest trump can be swapped for the face-up one while the stock has two cards or more.

option-pogony = Pogony
option-pogony-badge = badge
    .brief = pogony as a badge
    .rule = A fool left with a last attack of nothing but lowest cards wears them as pogony (shoulder straps).
option-pogony-off = no
    .brief = no pogony
    .rule = No pogony.
option-pogony-ladder = ladder
    .brief = pogony ladder
    .rule = Pogony ladder: who is left with cards of their own rank at the end hangs them on the opponent and moves up a rank.

option-ladder-lead = Own rank led
option-ladder-lead-on = allowed
    .brief = own rank may be led
    .rule = Cards of one’s own rank may be led.
option-ladder-lead-off = not allowed
    .brief = own rank is not led
    .rule = Cards of one’s own rank are not led while there are others, and such a lead leaves its owner only “I take”.

option-ladder-queen = Last queen
option-ladder-queen-s = spades
    .brief = the last queen is of spades
    .rule = The last step of the ladder is the queen of spades.
option-ladder-queen-c = clubs
    .brief = the last queen is of clubs
    .rule = The last step of the ladder is the queen of clubs.
option-ladder-queen-d = diamonds
    .brief = the last queen is of diamonds
    .rule = The last step of the ladder is the queen of diamonds.
option-ladder-queen-h = hearts
    .brief = the last queen is of hearts
    .rule = The last step of the ladder is the queen of hearts.

option-cheating = Cheating
option-cheating-off = no
    .brief = no cheating
    .rule = Fair play: a wrong move is refused.
option-cheating-card = accuse a card
    .brief = cheating, a card is accused
    .rule = Throw in or cover with anything until you are caught: a card is accused while it lies on the table.
option-cheating-player = accuse a player
    .brief = cheating, a player is accused
    .rule = Cover or transfer with anything until you are caught: a player is accused while the bout lasts.

option-bank = Bank
option-bank-off = no
    .brief = no bank
    .rule = No stakes.
option-bank-on = chips
    .brief = for chips
    .rule = Play is for chips: the bank is shared by places. There is no money here, ever.
