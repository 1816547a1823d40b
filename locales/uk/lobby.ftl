### Стіл збирається

lobby-title = 🃏 <b>Дурень</b> – збираємо стіл
lobby-clock = ⏱ На хід: { $clock }
lobby-ladder-start = 🪜 Драбина: усі починають із { $rank }
lobby-ladder-anew = 🪜 Місця чи правила змінилися – драбина почнеться знову, із { $rank }
lobby-seat = { $number }. { $name }
lobby-starter = { $number }. { $name } 👑
lobby-empty = Поки нікого.
lobby-free = { $count ->
    [0] Усі місця зайняті.
    [one] Вільне { $count } місце.
    [few] Вільні { $count } місця.
   *[many] Вільно { $count } місць.
}
lobby-unreached = ✉️ Щоб карти приходили в особисті, <a href="{ $link }">відкрийте бота</a>: { $names }. Можна й без цього: карти покаже кнопка «Мої карти».
lobby-problem = ⚠️ { $problem }
lobby-playing = 🃏 Усі в зборі – стіл нижче 👇
lobby-closed = Стіл закрито. Новий – /durak
button-sit = 🪑 Сісти
button-stand = Встати
button-add = 🤖 Додати комп’ютер
button-drop = Прибрати 🤖
button-rules = ⚙️ Правила столу
button-start = ▶️ Почати
button-cancel = ✖️ Закрити стіл
chosen = ✓ { $label }
menu-title = ⚙️ <b>Правила столу</b>
menu-hint = Виберіть готові правила – або налаштуйте свої, за розділами.
menu-door = { $name } ›
menu-group = <b>{ $name }</b>
menu-option = • { $name }. { $sentence }
menu-more = ❔ Докладніше – /rules і слово: { $topics }.
house-title = ⚙️ <b>Правила за замовчуванням</b>
house-unset = Новий стіл – за правилами останньої гри.
house-hint = Виберіть, з яких правил починається кожен новий стіл; за столом їх ще можна змінити.
button-last-rules = Як в останній грі
line-preset = { $name } – { $line }
line-more = { $line } і ще { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-also = Заразом: { $changed }.
preset-line = { $name }, { $fewest }–{ $most } { $most ->
        [one] гравець
        [few] гравці
       *[many] гравців
    }. { $about }
