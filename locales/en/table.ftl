### The group's table, and what of it a hand shows

trump = Trump { $suit } { $name }
stock = { $count ->
    [0] stock empty
   *[other] stock { $count }
}
stock-over = stock { $count }, bottom { $card }
stock-dealt-out = stock empty, { $name } has the face-up { $card }
discard = discarded { $count }

table-empty = The table is empty.
pair-open = <b>{ $attack }</b> …
pair-covered = { $attack } → { $cover }

## Seats

seat = { $mark } { $name } – { $details }
seat-short = { $mark }{"\u00A0"}{ $name }:{"\u00A0"}{ $count }
seat-short-other = { $name }:{"\u00A0"}{ $count }
seat-short-out = { $mark }{"\u00A0"}{ $name }
seat-gone = played by a computer
place = place { $place }
mark-attacker = ⚔️
mark-defender = 🛡
mark-taking = 📥
mark-other = ▫️
mark-out = 🏁
role-leader = leads
role-attacker = attacks
role-defender = defends
role-taking = takes
role-passed = passed

## Sides

side-0 = 🔴
side-1 = 🔵
side-2 = 🟢
side-name = { $mark }{"\u00A0"}{ $name }
partners = { $count ->
    [one] { $mark } Your partner: { $names }
   *[other] { $mark } Your team: { $names }
}

## Cheating and pogony

ladder = 🪜 Ladder: { $ranks }
ladder-rank = { $side } { $rank }
ladder-won = 🏆
match-won = 🏆 The match is won: <b>{ $names }</b>
role-believes = believes
vow-honest = 🕊 plays fair
vows-honest = 🕊 Playing fair: { $names }
vows-mute = 🤐 May not accuse: { $names }
vow-mute = 🤐 may not accuse

## Who is awaited

awaited-lead = ⏳ To lead: <b>{ $names }</b>
awaited-defence = ⏳ To cover or take: <b>{ $names }</b>
awaited-throwing = ⏳ To throw in or say “Beaten”: <b>{ $names }</b>
awaited-follow-in = ⏳ To throw in more or pass: <b>{ $names }</b>
awaited-hanging = ⏳ To hang pogony or not: <b>{ $names }</b>
awaited-belief = ⏳ Does everybody believe it? To answer: <b>{ $names }</b>. Silence is belief.
limit = { $count ->
    [0] No more cards can be thrown in.
    [one] { $count } more card can be thrown in.
   *[other] { $count } more cards can be thrown in.
}
deadline = ⏱ Time’s up <tg-time unix="{ $unix }" format="r">at { $time }</tg-time>
table-unreached = ✉️ { $names }: your cards are under “My cards” or <a href="{ $link }">in a private chat with the bot</a>.

## Who is called

call-lead = 🔔 { $names }, your lead!
call-defence = 🔔 { $names }, you defend!
call-hanging = 🔔 { $names }: hang pogony?

## What happened

story = <blockquote>{ $lines }</blockquote>
story-dealt = The cards are dealt
story-attacked = { $name }: { $cards }
story-covered = { $name }: { $attack } → { $card }
story-transferred = ↪️ { $name } transfers with { $card }, { $defender } defends
story-shown = ↪️ { $name } shows { $card }, { $defender } defends
story-takes = ✋ { $name }: I take
story-passed = Pass: { $names }
story-beaten = ✅ Beaten
story-taken = 📥 { $name } takes { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }
story-drawn = Drawn: { $names }
story-out = 🏁 { $name } – place { $place }
story-swapped = 🔄 { $name } swaps { $card } for { $taken }
story-refused = ↩️ Refusal: { $name } plays { $card }, { $leader } takes { $cards }
story-redeal = 🔁 { $name } asks for a redeal: dealing again
story-caught = 🚨 { $accuser } has caught { $name } cheating! Taken back: { $cards }
story-challenge = 🤨 All is played. Does everybody believe it?
story-believed = 🤝 Believe it: { $names }
story-innocent = 🤝 { $name } was fair: { $accuser } is wrong
story-hung = 🎖 { $name } hangs pogony on { $victim }: { $cards }
story-declined = 🎖 { $name } hangs no pogony
story-handed = 🤝 { $name } hands the pogony over to { $to } and is out

## Buttons

button-hand = 🃏 My cards
button-beaten = ✅ Beaten
button-pass = 👌 Pass
button-hang-not = Don’t hang
button-believe = 🤝 I believe it
button-take = 📥 Take
button-back = ← Back
button-vote-stop = 🛑 Stop the game ({ $count } of { $needed })
button-vote-kick = 🚪 Don’t wait for { $name } ({ $count } of { $needed })
button-again = 🔁 Play again
button-next-deal = ▶️ Next deal
button-invite = 🔔 Tell me when people play here
button-invite-off = 🔕 No more invitations
invitation = 🔔 <b>{ $title }</b>: a new table is open, come and sit down!
nameless-chat = Your group

## The end

result-title = 🏁 <b>Game over</b>
result-place = { $mark } Place { $place }: { $names }
result-winners = 🏆 The winners: { $names }
result-gone = 🚪 Left the table, no place: { $names }
result-closed = The game was stopped without a result.
result-unreadable = The bot was updated and cannot go on with this game: it is closed without a result. A new one: /durak
medal-1 = 🥇
medal-2 = 🥈
medal-3 = 🥉
medal-none = ▫️
badge = 🎖 Cards on the shoulder straps: { $count ->
    [one] { $count }
   *[other] { $count }
}
reason-fool = { $count ->
    [one] 🤡 The fool: <b>{ $names }</b>
   *[other] 🤡 The fools: <b>{ $names }</b>
}
reason-fool-side = 🤡 The fools, all of them: <b>{ $names }</b>
reason-draw = 🤝 A draw: <b>{ $names }</b>. Nobody is the fool.
reason-idle = 🤝 A draw: <b>{ $names }</b>. The cards were just going round in circles.
reason-redeal = 🔁 Redeal: this deal doesn’t count.
reason-pogony = 🎖 Wearing the pogony: <b>{ $names }</b>
