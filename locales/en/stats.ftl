### /stats and /top

stats-title = 📊 <b>{ $name }</b> in this chat
stats-title-all = 📊 <b>Your games in all chats</b>
stats-none = No finished games yet.
stats-games = Games: { $count }
stats-places = 🥇 { $first } · 🥈 { $second } · 🥉 { $third }
stats-fools = 🤡 The fool: { $count } ({ $share }%)
stats-draws = 🤝 Draws: { $count }
stats-chips = 🪙 Chips: { $count }
stats-chips-all = 🪙 <b>Chips by chat</b>
stats-chat-chips = { $title }: { $count }
stats-chat-untitled = A chat without a name
stats-no-money = Play chips: no money, nothing to buy. Whoever has fewer than { $least } is filled up to { $least } once a day (from 00:00 UTC).

top-title = 🏆 <b>Least often the fool</b>
top-line = { $number }. { $name } – { $share }% ({ $fools } of { $games })
top-chips = { $line } · 🪙 { $count }
top-nobody = Nobody to compare yet.
top-least = Counted: everybody with at least { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
} in this chat.
