### Масата в групата и онова от нея, което се вижда в ръката

trump = Коз { $suit } { $name }
stock = { $count ->
    [0] тестето свърши
   *[other] тесте { $count }
}
stock-over = тесте { $count }, отдолу { $card }
stock-dealt-out = тестето е раздадено, откритата { $card }: { $name }
discard = бити { $count }

table-empty = Масата е празна.
pair-open = <b>{ $attack }</b> …
pair-covered = { $attack } → { $cover }

## Места

seat = { $mark } { $name } – { $details }
seat-short = { $mark }{"\u00A0"}{ $name }:{"\u00A0"}{ $count }
seat-short-other = { $name }:{"\u00A0"}{ $count }
seat-short-out = { $mark }{"\u00A0"}{ $name }
seat-gone = играе компютър
place = { $place ->
    [1] 1-во
    [2] 2-ро
    [3] 3-то
    [4] 4-то
    [7] 7-мо
    [8] 8-мо
   *[other] { $place }-о
} място
mark-attacker = ⚔️
mark-defender = 🛡
mark-taking = 📥
mark-other = ▫️
mark-out = 🏁
role-leader = на ход
role-attacker = напада
role-defender = защитава се
role-taking = взима
role-passed = пас

## Отбори

side-0 = 🔴
side-1 = 🔵
side-2 = 🟢
side-name = { $mark }{"\u00A0"}{ $name }
partners = { $count ->
    [one] { $mark } Вашата двойка: { $names }
   *[other] { $mark } Вашият отбор: { $names }
}

## Мамене и пагони

ladder = 🪜 Стълба: { $ranks }
ladder-rank = { $side } { $rank }
ladder-won = 🏆
match-won = 🏆 Победа в мача: <b>{ $names }</b>
role-believes = вярва
vow-honest = 🕊 играе честно
vows-honest = 🕊 Играят честно: { $names }
vows-mute = 🤐 Не обвиняват: { $names }
vow-mute = 🤐 не обвинява

## Кого чакаме

awaited-lead = ⏳ На ход: <b>{ $names }</b>
awaited-defence = ⏳ Да бие или да вземе: <b>{ $names }</b>
awaited-throwing = ⏳ Подхвърляне или „Бито“: <b>{ $names }</b>
awaited-follow-in = ⏳ Подхвърляне отгоре или пас: <b>{ $names }</b>
awaited-hanging = ⏳ Пагони или не: <b>{ $names }</b>
awaited-belief = ⏳ Всички ли вярват? Отговарят: <b>{ $names }</b>. Който мълчи, вярва.
limit = { $count ->
    [0] Повече не може да се подхвърля.
    [one] Може да се подхвърли още { $count } карта.
   *[other] Може да се подхвърлят още { $count } карти.
}
deadline = ⏱ Времето изтича <tg-time unix="{ $unix }" format="r">в { $time }</tg-time>
table-unreached = ✉️ { $names }: картите са под бутона „Моите карти“ или <a href="{ $link }">на лично при бота</a>.

## Кого викаме

call-lead = 🔔 { $names }, на ход сте!
call-defence = 🔔 { $names }, защитавайте се!
call-hanging = 🔔 { $names }: слагате ли пагони?

## Какво стана

story = <blockquote>{ $lines }</blockquote>
story-dealt = Картите са раздадени
story-attacked = { $name }: { $cards }
story-covered = { $name }: { $attack } → { $card }
story-transferred = ↪️ { $name } прехвърля с { $card }, защитава се { $defender }
story-shown = ↪️ { $name } показва { $card }, защитава се { $defender }
story-takes = ✋ { $name }: взимам
story-passed = Пас: { $names }
story-beaten = ✅ Бито
story-taken = 📥 { $name } прибира { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}: { $cards }
story-drawn = Теглене: { $names }
story-out = 🏁 { $name } – { $place ->
    [1] 1-во
    [2] 2-ро
    [3] 3-то
    [4] 4-то
    [7] 7-мо
    [8] 8-мо
   *[other] { $place }-о
} място
story-swapped = 🔄 { $name } сменя { $card } за { $taken }
story-refused = ↩️ Отказ: { $name } слага { $card }, { $leader } прибира { $cards }
story-redeal = 🔁 { $name } иска ново раздаване: раздаваме пак
story-caught = 🚨 { $accuser } хваща { $name } в измама! Връщат се: { $cards }
story-challenge = 🤨 Всичко е изиграно. Всички ли вярват?
story-believed = 🤝 Вярват: { $names }
story-innocent = 🤝 { $name }: всичко е честно, { $accuser } обвинява напразно
story-hung = 🎖 { $name } слага пагони, носи ги { $victim }: { $cards }
story-declined = 🎖 { $name } не слага пагони
story-handed = 🤝 { $name } → { $to }: пагоните са предадени, { $name } излиза

## Бутони

button-hand = 🃏 Моите карти
button-beaten = ✅ Бито
button-pass = 👌 Пас
button-hang-not = Без пагони
button-believe = 🤝 Вярвам
button-take = 📥 Взимам
button-back = ← Назад
button-vote-stop = 🛑 Стоп на играта ({ $count } от { $needed })
button-vote-kick = 🚪 Без чакане: { $name } ({ $count } от { $needed })
button-again = 🔁 Още една игра
button-next-deal = ▶️ Следващо раздаване
button-invite = 🔔 Викайте ме, когато тук се играе
button-invite-off = 🔕 Не ме викайте повече
invitation = 🔔 <b>{ $title }</b>: нова маса, сядайте!
nameless-chat = Вашата група

## Край

result-title = 🏁 <b>Край на играта</b>
result-place = { $mark } { $place ->
    [1] 1-во
    [2] 2-ро
    [3] 3-то
    [4] 4-то
    [7] 7-мо
    [8] 8-мо
   *[other] { $place }-о
} място: { $names }
result-winners = 🏆 Победа: { $names }
result-gone = 🚪 Без място, станаха от масата по-рано: { $names }
result-closed = Играта е спряна, резултат няма.
result-unreadable = Ботът е обновен и не може да продължи тази игра: затворена е без резултат. Нова – /durak
medal-1 = 🥇
medal-2 = 🥈
medal-3 = 🥉
medal-none = ▫️
badge = 🎖 На пагоните: { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}
reason-fool = { $count ->
    [one] 🤡 Дурак: <b>{ $names }</b>
   *[other] 🤡 Дураци заедно: <b>{ $names }</b>
}
reason-fool-side = 🤡 Дурак е целият отбор: <b>{ $names }</b>
reason-draw = 🤝 Равенство: <b>{ $names }</b>. Дурак няма.
reason-idle = 🤝 Равенство: <b>{ $names }</b>. Картите отдавна само обикалят.
reason-redeal = 🔁 Ново раздаване: играта не се брои.
reason-pogony = 🎖 С пагони: <b>{ $names }</b>
