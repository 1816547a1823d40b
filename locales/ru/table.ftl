### Стол в группе и то, что от него видно в руке

trump = Козырь { $suit } { $name }
stock = { $count ->
    [0] колода пуста
   *[other] колода { $count }
}
stock-over = колода { $count }, внизу { $card }
stock-dealt-out = колода роздана, открытая { $card }: { $name }
discard = отбой { $count }

table-empty = Стол пуст.
pair-open = <b>{ $attack }</b> …
pair-covered = { $attack } → { $cover }

## Места

seat = { $mark } { $name } – { $details }
seat-short = { $mark }{"\u00A0"}{ $name }:{"\u00A0"}{ $count }
seat-short-other = { $name }:{"\u00A0"}{ $count }
seat-short-out = { $mark }{"\u00A0"}{ $name }
seat-gone = играет компьютер
place = { $place }-е место
mark-attacker = ⚔️
mark-defender = 🛡
mark-taking = 📥
mark-other = ▫️
mark-out = 🏁
role-leader = ходит
role-attacker = атакует
role-defender = отбивается
role-taking = берёт
role-passed = пас

## Команды

side-0 = 🔴
side-1 = 🔵
side-2 = 🟢
side-name = { $mark }{"\u00A0"}{ $name }
partners = { $count ->
    [one] { $mark } Ваша пара: { $names }
   *[other] { $mark } Ваша команда: { $names }
}

## Мухлёж и погоны

ladder = 🪜 Лестница: { $ranks }
ladder-rank = { $side } { $rank }
ladder-won = 🏆
match-won = 🏆 Победа в матче: <b>{ $names }</b>
role-believes = верит
vow-honest = 🕊 играет честно
vows-honest = 🕊 Играют честно: { $names }
vows-mute = 🤐 Не обвиняют: { $names }
vow-mute = 🤐 не обвиняет

## Кого ждём

awaited-lead = ⏳ Ход: <b>{ $names }</b>
awaited-defence = ⏳ Отбиться или взять: <b>{ $names }</b>
awaited-throwing = ⏳ Подкинуть или «Бито»: <b>{ $names }</b>
awaited-follow-in = ⏳ Подкинуть вдогонку или пас: <b>{ $names }</b>
awaited-hanging = ⏳ Повесить погоны или нет: <b>{ $names }</b>
awaited-belief = ⏳ Все верят? Отвечают: <b>{ $names }</b>. Кто молчит, тот верит.
limit = { $count ->
    [0] Больше не подкинуть.
    [one] Можно подкинуть ещё { $count } карту.
    [few] Можно подкинуть ещё { $count } карты.
   *[many] Можно подкинуть ещё { $count } карт.
}
deadline = ⏱ Время выйдет <tg-time unix="{ $unix }" format="r">в { $time }</tg-time>
table-unreached = ✉️ { $names }: карты – по кнопке «Мои карты» или <a href="{ $link }">в личке у бота</a>.

## Кого зовём

call-lead = 🔔 { $names }, ваш ход!
call-defence = 🔔 { $names }, вам отбиваться!
call-hanging = 🔔 { $names }: вешать погоны?

## Что было

story = <blockquote>{ $lines }</blockquote>
story-dealt = Карты розданы
story-attacked = { $name }: { $cards }
story-covered = { $name }: { $attack } → { $card }
story-transferred = ↪️ { $name } переводит { $card }, отбивается { $defender }
story-shown = ↪️ { $name } показывает { $card }, отбивается { $defender }
story-takes = ✋ { $name }: беру
story-passed = Пас: { $names }
story-beaten = ✅ Бито
story-taken = 📥 { $name } забирает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}: { $cards }
story-drawn = Добор: { $names }
story-out = 🏁 { $name } – { $place }-е место
story-swapped = 🔄 { $name } меняет { $card } на { $taken }
story-refused = ↩️ Отказ: { $name } кладёт { $card }, { $leader } забирает { $cards }
story-redeal = 🔁 { $name } просит пересдачу: сдаём заново
story-caught = 🚨 { $name } – шулер! Ловит { $accuser }. Назад: { $cards }
story-challenge = 🤨 Всё сыграно. Все верят?
story-believed = 🤝 Верят: { $names }
story-innocent = 🤝 { $name }: всё честно, { $accuser } обвиняет зря
story-hung = 🎖 { $name } вешает погоны, носит { $victim }: { $cards }
story-declined = 🎖 { $name } не вешает погоны
story-handed = 🤝 { $name } → { $to }: погоны переданы, { $name } выходит

## Кнопки

button-hand = 🃏 Мои карты
button-beaten = ✅ Бито
button-pass = 👌 Пас
button-hang-not = Не вешать
button-believe = 🤝 Верю
button-take = 📥 Беру
button-back = ← Назад
button-vote-stop = 🛑 Остановить игру ({ $count } из { $needed })
button-vote-kick = 🚪 Не ждать: { $name } ({ $count } из { $needed })
button-again = 🔁 Ещё партию
button-next-deal = ▶️ Следующая сдача
button-invite = 🔔 Звать меня, когда здесь играют
button-invite-off = 🔕 Больше не звать
invitation = 🔔 <b>{ $title }</b>: открыт новый стол, садитесь!
nameless-chat = Ваша группа

## Конец

result-title = 🏁 <b>Игра окончена</b>
result-place = { $mark } { $place }-е место: { $names }
result-winners = 🏆 Победа: { $names }
result-gone = 🚪 Без места, из-за стола вышли раньше: { $names }
result-closed = Игра остановлена, результата нет.
result-unreadable = Бот обновился и эту игру продолжить не может: она закрыта без результата. Новая – /durak
medal-1 = 🥇
medal-2 = 🥈
medal-3 = 🥉
medal-none = ▫️
badge = 🎖 На погонах: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
reason-fool = { $count ->
    [one] 🤡 В дураках: <b>{ $names }</b>
   *[other] 🤡 В дураках вместе: <b>{ $names }</b>
}
reason-fool-side = 🤡 В дураках вся команда: <b>{ $names }</b>
reason-draw = 🤝 Ничья: <b>{ $names }</b>. В дураках никого.
reason-idle = 🤝 Ничья: <b>{ $names }</b>. Карты давно ходят по кругу.
reason-redeal = 🔁 Пересдача: игра не в счёт.
reason-pogony = 🎖 С погонами: <b>{ $names }</b>
