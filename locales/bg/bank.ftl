### Чипове за игра: залог, банка, портфейли

lobby-stake = 🪙 Залог: { $stake ->
    [one] { $stake } чип
   *[other] { $stake } чипа
} · банка { $bank }. Чиповете са само за игра, не са пари.
button-stake = { $count }

result-bank = 🪙 Чипове:
result-chips = { $name } { $sign }{ $change } → { $purse }
result-returned = 🪙 Залозите са върнати.

purse-of = { $name }: { $count ->
    [one] { $count } чип
   *[other] { $count } чипа
}
purse-daily = Веднъж на ден (от 00:00 по UTC) добавяме до { $least }.
purse-refilled = { $count ->
    [one] 🪙 Нов ден: добавен е { $count } чип.
   *[other] 🪙 Нов ден: добавени са { $count } чипа.
}
