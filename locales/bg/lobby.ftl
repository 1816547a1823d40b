### Масата се събира

lobby-title = 🃏 <b>Дурак</b> – събираме маса
lobby-clock = ⏱ За ход: { $clock }
lobby-ladder-start = 🪜 Стълба: всички започват от { $rank }
lobby-ladder-anew = 🪜 Местата или правилата са други – стълбата започва отначало, от { $rank }
lobby-seat = { $number }. { $name }
lobby-starter = { $number }. { $name } 👑
lobby-empty = Още няма никого.
lobby-free = { $count ->
    [0] Всички места са заети.
    [one] Има { $count } свободно място.
   *[other] Има { $count } свободни места.
}
lobby-unreached = ✉️ За да идват картите на лично, <a href="{ $link }">отворете бота</a>: { $names }. Може и без това: бутонът „Моите карти“ ги показва.
lobby-problem = ⚠️ { $problem }
lobby-playing = 🃏 Всички са тук – масата е по-долу 👇
lobby-closed = Масата е затворена. Нова – /durak
button-sit = 🪑 Сядам
button-stand = Ставам
button-add = 🤖 Още един компютър
button-drop = Без един 🤖
button-rules = ⚙️ Правила на масата
button-start = ▶️ Започваме
button-cancel = ✖️ Затварям масата
chosen = ✓ { $label }
menu-title = ⚙️ <b>Правила на масата</b>
menu-hint = Изберете готови правила – или нагласете свои, по раздели.
menu-door = { $name } ›
menu-group = <b>{ $name }</b>
menu-option = • { $name }. { $sentence }
menu-more = ❔ Повече – /rules и дума: { $topics }.
house-title = ⚙️ <b>Правила по подразбиране</b>
house-unset = Новата маса е по правилата на последната игра.
house-hint = Изберете с какви правила започва всяка нова маса; на масата още могат да се сменят.
button-last-rules = Като последната игра
line-preset = { $name } – { $line }
line-more = { $line } и още { $count ->
    [one] { $count } правило
   *[other] { $count } правила
}
rules-also = Заедно с това: { $changed }.
preset-line = { $name }, { $fewest }–{ $most } играчи. { $about }
