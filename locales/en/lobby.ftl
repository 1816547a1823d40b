### A table gathers

lobby-title = 🃏 <b>Durak</b> – a table is gathering
lobby-clock = ⏱ A turn: { $clock }
lobby-seat = { $number }. { $name }
lobby-starter = { $number }. { $name } 👑
lobby-empty = Nobody yet.
lobby-free = { $count ->
    [0] All seats are taken.
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
lobby-unreached = ✉️ To get your cards in a private chat, <a href="{ $link }">open the bot</a>: { $names }. You can do without: “My cards” shows them too.
lobby-problem = ⚠️ { $problem }
lobby-playing = 🃏 All seated – the table is below 👇
lobby-closed = The table is closed. For a new one: /durak
button-sit = 🪑 Sit down
button-stand = Stand up
button-add = 🤖 Add a computer
button-drop = Remove 🤖
button-rules = ⚙️ Rules of the table
button-start = ▶️ Start
button-cancel = ✖️ Close the table
chosen = ✓ { $label }
menu-title = ⚙️ <b>Rules of the table</b>
menu-line = { $name }: <b>{ $value }</b>
menu-toggle = { $name }: { $value }
