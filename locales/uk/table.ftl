### Стіл у групі й те, що від нього видно в руці

trump = Козир { $suit } { $name }
stock = { $count ->
    [0] колода порожня
   *[other] колода { $count }
}
stock-over = колода { $count }, внизу { $card }
stock-dealt-out = колоду роздано, відкрита { $card }: { $name }
discard = відбій { $count }

table-empty = Стіл порожній.
pair-open = <b>{ $attack }</b> …
pair-covered = { $attack } → { $cover }

## Місця

seat = { $mark } { $name } – { $details }
seat-short = { $mark }{"\u00A0"}{ $name }:{"\u00A0"}{ $count }
seat-short-other = { $name }:{"\u00A0"}{ $count }
seat-short-out = { $mark }{"\u00A0"}{ $name }
seat-gone = грає комп’ютер
place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
    [7] 7-ме
    [8] 8-ме
   *[other] { $place }-те
} місце
mark-attacker = ⚔️
mark-defender = 🛡
mark-taking = 📥
mark-other = ▫️
mark-out = 🏁
role-leader = ходить
role-attacker = атакує
role-defender = відбивається
role-taking = бере
role-passed = пас

## Команди

side-0 = 🔴
side-1 = 🔵
side-2 = 🟢
side-name = { $mark }{"\u00A0"}{ $name }
partners = { $count ->
    [one] { $mark } Ваша пара: { $names }
   *[other] { $mark } Ваша команда: { $names }
}

## Шахрайство й погони

ladder = 🪜 Драбина: { $ranks }
ladder-rank = { $side } { $rank }
ladder-won = 🏆
match-won = 🏆 Перемога в матчі: <b>{ $names }</b>
role-believes = вірить
vow-honest = 🕊 грає чесно
vows-honest = 🕊 Грають чесно: { $names }
vows-mute = 🤐 Не звинувачують: { $names }
vow-mute = 🤐 не звинувачує

## На кого чекаємо

awaited-lead = ⏳ Хід: <b>{ $names }</b>
awaited-defence = ⏳ Відбитися чи взяти: <b>{ $names }</b>
awaited-throwing = ⏳ Підкинути чи «Бито»: <b>{ $names }</b>
awaited-follow-in = ⏳ Підкинути навздогін чи пас: <b>{ $names }</b>
awaited-hanging = ⏳ Повісити погони чи ні: <b>{ $names }</b>
awaited-belief = ⏳ Усі вірять? Відповідають: <b>{ $names }</b>. Хто мовчить, той вірить.
limit = { $count ->
    [0] Більше не підкинути.
    [one] Можна підкинути ще { $count } карту.
    [few] Можна підкинути ще { $count } карти.
   *[many] Можна підкинути ще { $count } карт.
}
deadline = ⏱ Час вийде <tg-time unix="{ $unix }" format="r">о { $time }</tg-time>
table-unreached = ✉️ { $names }: карти – за кнопкою «Мої карти» або <a href="{ $link }">в особистих у бота</a>.

## Кого кличемо

call-lead = 🔔 { $names }, ваш хід!
call-defence = 🔔 { $names }, вам відбиватися!
call-hanging = 🔔 { $names }: вішати погони?

## Що було

story = <blockquote>{ $lines }</blockquote>
story-dealt = Карти роздано
story-attacked = { $name }: { $cards }
story-covered = { $name }: { $attack } → { $card }
story-transferred = ↪️ { $name } переводить { $card }, відбивається { $defender }
story-shown = ↪️ { $name } показує { $card }, відбивається { $defender }
story-takes = ✋ { $name }: беру
story-passed = Пас: { $names }
story-beaten = ✅ Бито
story-taken = 📥 { $name } забирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}: { $cards }
story-drawn = Добір: { $names }
story-out = 🏁 { $name } – { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
    [7] 7-ме
    [8] 8-ме
   *[other] { $place }-те
} місце
story-swapped = 🔄 { $name } міняє { $card } на { $taken }
story-refused = ↩️ Відмова: { $name } кладе { $card }, { $leader } забирає { $cards }
story-redeal = 🔁 { $name } просить перездачу: здаємо знову
story-caught = 🚨 { $name } – шулер! Ловить { $accuser }. Назад: { $cards }
story-challenge = 🤨 Усе зіграно. Усі вірять?
story-believed = 🤝 Вірять: { $names }
story-innocent = 🤝 { $name }: усе чесно, { $accuser } звинувачує даремно
story-hung = 🎖 { $name } вішає погони, носить { $victim }: { $cards }
story-declined = 🎖 { $name } не вішає погонів
story-handed = 🤝 { $name } → { $to }: погони передано, { $name } виходить

## Кнопки

button-hand = 🃏 Мої карти
button-beaten = ✅ Бито
button-pass = 👌 Пас
button-hang-not = Не вішати
button-believe = 🤝 Вірю
button-take = 📥 Беру
button-back = ← Назад
button-vote-stop = 🛑 Зупинити гру ({ $count } з { $needed })
button-vote-kick = 🚪 Не чекати: { $name } ({ $count } з { $needed })
button-again = 🔁 Ще партію
button-next-deal = ▶️ Наступна здача
button-invite = 🔔 Кликати мене, коли тут грають
button-invite-off = 🔕 Більше не кликати
invitation = 🔔 <b>{ $title }</b>: відкрито новий стіл, сідайте!
nameless-chat = Ваша група

## Кінець

result-title = 🏁 <b>Гру закінчено</b>
result-place = { $mark } { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
    [7] 7-ме
    [8] 8-ме
   *[other] { $place }-те
} місце: { $names }
result-winners = 🏆 Перемога: { $names }
result-gone = 🚪 Без місця, вийшли з-за столу раніше: { $names }
result-closed = Гру зупинено, результату немає.
result-unreadable = Бот оновився й цю гру продовжити не може: її закрито без результату. Нова – /durak
medal-1 = 🥇
medal-2 = 🥈
medal-3 = 🥉
medal-none = ▫️
badge = 🎖 На погонах: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
reason-fool = { $count ->
    [one] 🤡 У дурнях: <b>{ $names }</b>
   *[other] 🤡 У дурнях разом: <b>{ $names }</b>
}
reason-fool-side = 🤡 У дурнях уся команда: <b>{ $names }</b>
reason-draw = 🤝 Нічия: <b>{ $names }</b>. У дурнях нікого.
reason-idle = 🤝 Нічия: <b>{ $names }</b>. Карти вже давно ходять по колу.
reason-redeal = 🔁 Перездача: гра не рахується.
reason-pogony = 🎖 З погонами: <b>{ $names }</b>
