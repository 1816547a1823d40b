### /stats и /top

stats-title = 📊 <b>{ $name }</b> в этом чате
stats-title-all = 📊 <b>Ваши игры во всех чатах</b>
stats-none = Доигранных игр пока нет.
stats-games = Игр: { $count }
stats-places = 🥇 { $first } · 🥈 { $second } · 🥉 { $third }
stats-fools = 🤡 В дураках: { $count } ({ $share } %)
stats-draws = 🤝 Ничьих: { $count }
stats-chips = 🪙 Фишки: { $count }
stats-chips-all = 🪙 <b>Фишки по чатам</b>
stats-chat-chips = { $title }: { $count }
stats-chat-untitled = Чат без названия
stats-no-money = Фишки игровые: это не деньги, купить их нельзя. У кого меньше { $least }, тому раз в день (с 00:00 по UTC) добавляем до { $least }.

top-title = 🏆 <b>Кто реже всех в дураках</b>
top-line = { $number }. { $name } – { $share } % ({ $fools } из { $games })
top-chips = { $line } · 🪙 { $count }
top-nobody = Пока сравнивать некого.
top-least = В таблице те, у кого хотя бы { $count ->
    [one] { $count } доигранная игра
    [few] { $count } доигранные игры
   *[many] { $count } доигранных игр
} в этом чате.
