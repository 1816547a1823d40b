### One player's hand

hand-lead = 👉 <b>Your lead.</b>
hand-cover = 👉 <b>Cover or take.</b>
hand-transfer = 👉 <b>Cover, transfer or take.</b>
hand-throw-in = You may throw in.
hand-beaten = 👉 <b>Throw in or say “Beaten”.</b>
hand-follow-in = 👉 <b>Throw in some more or pass.</b>
hand-only-pass = 👉 <b>It is your word.</b>
hand-hang = 👉 <b>You may hang the pogony.</b>
hand-out = 🏁 You are out: place { $place }.
hand-gone = 🤖 You are away: the computer plays for you.
choose = 👉 What to do with { $card }?
playable = ▸ { $card }
alert-hand = Your cards, trump { $suit }

move-lead = Lead { $cards }
move-throw-in = Throw in { $cards }
move-cover = Cover { $attack }
move-transfer = ↪️ Transfer
move-show = ↪️ Show { $cards } (passage)
move-swap = 🔄 Take the face-up trump
move-redeal = 🔁 New deal
move-hang = 🎖 Hang { $cards }
move-accuse-card = 🚨 I doubt { $cards }
move-accuse-seat = 🚨 I doubt player { $number }

button-return = 👋 I’m back
