### One player's hand

hand-heading = <b>{ $title }</b> · table { $number }
hand-lead = 👉 <b>Your turn to lead.</b>
hand-cover = 👉 <b>Cover or take.</b>
hand-transfer = 👉 <b>Cover, transfer or take.</b>
hand-throw-in = You may throw in.
hand-beaten = 👉 <b>Throw in or say “Beaten”.</b>
hand-follow-in = 👉 <b>Throw in more or pass.</b>
hand-only-pass = 👉 <b>Nothing to throw in: pass.</b>
hand-hang = 👉 <b>Hang pogony, or don’t.</b>
hand-believe = 👉 <b>Do you believe it? Say so, or accuse.</b>
hand-only-believe = 👉 <b>Nothing here to accuse: say you believe it.</b>
hint-show = You may show the trump of this rank and keep it: /rules passage
hint-refusal = A card of this rank is a refusal: the leader takes the table. /rules refusal
hint-swap = You may swap the lowest trump for the face-up one: /rules exchange
hint-cheat = 🎭 Cards with this mark go against the rules. The button and the mark are for your eyes only: /rules cheating
hint-challenge = If you don’t believe it, accuse while the cards are on the table: /rules cheating
hint-hang = All your cards are pogony: you may hang them on an opponent. /rules ladder
hint-redeal = You may ask for a redeal before the first lead: /rules redeal
hand-out = 🏁 You’re out of cards: place { $place }.
hand-gone = 🤖 You’re away: a computer is playing for you.
choose = 👉 What will you do with { $card }?
playable = ▸ { $card }
fakeable = 🎭 { $card }
page-here = · { $page }/{ $count } ·
page-other = { $page }: { $first } … { $last }
alert-hand = Your cards, trump { $suit }

move-lead = Lead { $cards }
move-throw-in = Throw in { $cards }
move-cover = Cover { $attack }
move-transfer = ↪️ Transfer
move-show = ↪️ Show { $cards } and transfer
move-swap = 🔄 Swap the trump: { $card } → { $taken }
move-redeal = 🔁 Redeal
move-hang = 🎖 Hang pogony { $cards }
accused-card = { $card } – { $name }
faked = 🎭 { $label }

accuse-card = 🚨 <b>Which card don’t you believe?</b> If it was played against the rules, it and everything after it go back, and the cheat plays fair to the end of the game. If you’re wrong, it is you who does. An accusation counts at once.
accuse-player = 🚨 <b>Who is cheating?</b> If you’re right, the fake and everything after it go back. If you’re wrong, you accuse nobody else in this bout. An accusation counts at once.
button-accuse = 🚨 Accuse
button-cheat = 🎭 Cheat
button-cheat-on = 🎭 Cheating is on

rests-game = ⏸ I may not write in this chat now, so the game is on hold and no clock is running. It goes on as soon as I may.
rests-lobby = ⏸ I may not write in this chat now, so nobody can see the table. It appears as soon as I may.

button-return = 👋 Back to the game
