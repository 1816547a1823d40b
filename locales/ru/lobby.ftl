### Стол собирается

lobby-title = 🃏 <b>Дурак</b> – собираем стол
lobby-clock = ⏱ На ход: { $clock }
lobby-ladder-start = 🪜 Лестница: все начинают с { $rank }
lobby-ladder-anew = 🪜 Места или правила сменились – лестница начнётся заново, с { $rank }
lobby-seat = { $number }. { $name }
lobby-starter = { $number }. { $name } 👑
lobby-empty = Пока никого.
lobby-free = { $count ->
    [0] Все места заняты.
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
lobby-unreached = ✉️ Чтобы карты приходили в личку, <a href="{ $link }">откройте бота</a>: { $names }. Можно и так: карты покажет кнопка «Мои карты».
lobby-problem = ⚠️ { $problem }
lobby-playing = 🃏 Собрались – стол ниже 👇
lobby-closed = Стол закрыт. Новый – /durak
button-sit = 🪑 Сесть
button-stand = Встать
button-add = 🤖 Добавить компьютер
button-drop = Убрать 🤖
button-rules = ⚙️ Правила стола
button-start = ▶️ Начать
button-cancel = ✖️ Закрыть стол
chosen = ✓ { $label }
menu-title = ⚙️ <b>Правила стола</b>
menu-hint = Выберите готовые правила – или настройте свои, по разделам.
menu-door = { $name } ›
menu-group = <b>{ $name }</b>
menu-option = • { $name }. { $sentence }
menu-more = ❔ Подробнее – /rules и слово: { $topics }.
house-title = ⚙️ <b>Правила по умолчанию</b>
house-unset = Новый стол – по правилам последней игры.
house-hint = Выберите, с каких правил начнётся каждый новый стол; за столом их ещё можно поменять.
button-last-rules = Как в последней игре
line-preset = { $name } – { $line }
line-more = { $line } и ещё { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-also = Заодно: { $changed }.
preset-line = { $name }, { $fewest }–{ $most } { $most ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }. { $about }
