### Ігрові фішки: ставка, банк, гаманці

lobby-stake = 🪙 Ставка: { $stake ->
    [one] { $stake } фішка
    [few] { $stake } фішки
   *[many] { $stake } фішок
} · банк { $bank }. Фішки ігрові, це не гроші.
button-stake = { $count }

result-bank = 🪙 Фішки:
result-chips = { $name } { $sign }{ $change } → { $purse }
result-returned = 🪙 Ставки повернуто.

purse-of = { $name }: { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
   *[many] { $count } фішок
}
purse-daily = Раз на день (з 00:00 за UTC) додаємо до { $least }.
purse-refilled = { $count ->
    [one] 🪙 Новий день: додано { $count } фішку.
    [few] 🪙 Новий день: додано { $count } фішки.
   *[many] 🪙 Новий день: додано { $count } фішок.
}
