### Игровые фишки: ставка, банк, кошельки

lobby-stake = 🪙 Ставка: { $stake ->
    [one] { $stake } фишка
    [few] { $stake } фишки
   *[many] { $stake } фишек
} · банк { $bank }. Фишки игровые, это не деньги.
button-stake = { $count }

result-bank = 🪙 Фишки:
result-chips = { $name } { $sign }{ $change } → { $purse }
result-returned = 🪙 Ставки возвращены.

purse-of = { $name }: { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
purse-daily = Раз в день (с 00:00 по UTC) добавляем до { $least }.
purse-refilled = { $count ->
    [one] 🪙 Новый день: добавлена { $count } фишка.
    [few] 🪙 Новый день: добавлены { $count } фишки.
   *[many] 🪙 Новый день: добавлено { $count } фишек.
}
