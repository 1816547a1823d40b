### /stats и /top

stats-title = 📊 <b>{ $name }</b> в този чат
stats-title-all = 📊 <b>Вашите игри във всички чатове</b>
stats-none = Още няма завършени игри.
stats-games = Игри: { $count }
stats-places = 🥇 { $first } · 🥈 { $second } · 🥉 { $third }
stats-fools = 🤡 Дурак: { $count } ({ $share } %)
stats-draws = 🤝 Равенства: { $count }
stats-chips = 🪙 Чипове: { $count }
stats-chips-all = 🪙 <b>Чипове по чатове</b>
stats-chat-chips = { $title }: { $count }
stats-chat-untitled = Чат без име
stats-no-money = Чиповете са само за игра: не са пари и не се купуват. Който има под { $least }, веднъж на ден (от 00:00 по UTC) получава до { $least }.

top-title = 🏆 <b>Кой най-рядко е дурак</b>
top-line = { $number }. { $name } – { $share } % ({ $fools } от { $games })
top-chips = { $line } · 🪙 { $count }
top-nobody = Още няма кого да сравняваме.
top-least = В таблицата са тези, които имат поне { $count ->
    [one] { $count } завършена игра
   *[other] { $count } завършени игри
} в този чат.
