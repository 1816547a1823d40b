### Play chips: the stake, the bank, purses

lobby-stake = 🪙 Stake: { $stake ->
    [one] { $stake } chip
   *[other] { $stake } chips
} · bank { $bank }. Play chips, not money.
button-stake = { $count }

result-bank = 🪙 Chips:
result-chips = { $name } { $sign }{ $change } → { $purse }
result-returned = 🪙 The stakes are back with their owners.

purse-of = { $name }: { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
purse-daily = Once a day (from 00:00 UTC) we fill you up to { $least }.
purse-refilled = { $count ->
    [one] 🪙 A new day: { $count } chip added.
   *[other] 🪙 A new day: { $count } chips added.
}
