### /stats і /top

stats-title = 📊 <b>{ $name }</b> у цьому чаті
stats-title-all = 📊 <b>Ваші ігри в усіх чатах</b>
stats-none = Дограних ігор поки немає.
stats-games = Ігор: { $count }
stats-places = 🥇 { $first } · 🥈 { $second } · 🥉 { $third }
stats-fools = 🤡 У дурнях: { $count } ({ $share } %)
stats-draws = 🤝 Нічиїх: { $count }
stats-chips = 🪙 Фішки: { $count }
stats-chips-all = 🪙 <b>Фішки за чатами</b>
stats-chat-chips = { $title }: { $count }
stats-chat-untitled = Чат без назви
stats-no-money = Фішки ігрові: це не гроші, купити їх не можна. У кого менше { $least }, тому раз на день (з 00:00 за UTC) додаємо до { $least }.

top-title = 🏆 <b>Хто найрідше в дурнях</b>
top-line = { $number }. { $name } – { $share } % ({ $fools } з { $games })
top-chips = { $line } · 🪙 { $count }
top-nobody = Поки порівнювати нема кого.
top-least = У таблиці ті, у кого хоча б { $count ->
    [one] { $count } дограна гра
    [few] { $count } дограні гри
   *[many] { $count } дограних ігор
} в цьому чаті.
