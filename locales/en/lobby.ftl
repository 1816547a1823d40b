### A table gathers

lobby-title = 🃏 <b>Durak</b> – waiting for players
lobby-clock = ⏱ Time per turn: { $clock }
lobby-ladder-start = 🪜 Ladder: everybody starts at { $rank }
lobby-ladder-anew = 🪜 Seats or rules have changed, so the ladder starts over at { $rank }
lobby-seat = { $number }. { $name }
lobby-starter = { $number }. { $name } 👑
lobby-empty = Nobody yet.
lobby-free = { $count ->
    [0] All seats are taken.
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
lobby-unreached = ✉️ To get your cards in private, <a href="{ $link }">open the bot</a>: { $names }. Or press “My cards” here during the game.
lobby-problem = ⚠️ { $problem }
lobby-playing = 🃏 The game is on – the table is below 👇
lobby-closed = The table is closed. Open a new one: /durak
button-sit = 🪑 Sit down
button-stand = Stand up
button-add = 🤖 Add a computer
button-drop = Remove 🤖
button-rules = ⚙️ Table rules
button-start = ▶️ Start
button-cancel = ✖️ Close the table
chosen = ✓ { $label }
menu-title = ⚙️ <b>Table rules</b>
menu-hint = Choose a set of rules – or make your own, part by part.
menu-door = { $name } ›
menu-group = <b>{ $name }</b>
menu-option = • { $name }. { $sentence }
menu-more = ❔ More: /rules and a word – { $topics }.
house-title = ⚙️ <b>Default rules</b>
house-unset = A new table has the rules of the last game.
house-hint = Choose the rules that every new table begins with; they can still be changed there.
button-last-rules = As in the last game
line-preset = { $name } – { $line }
line-more = { $line } and { $count ->
    [one] { $count } more rule
   *[other] { $count } more rules
}
rules-also = Also changed: { $changed }.
preset-line = { $name }, { $fewest }–{ $most } players. { $about }
