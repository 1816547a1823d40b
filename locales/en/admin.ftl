### For the bot's owner: /admin

admin-title = 🛠 <b>Behind the scenes</b>
admin-games = Games running: { $playing }, tables gathering: { $lobbies }
admin-queue = { $waiting ->
    [0] No messages are waiting
   *[other] Messages waiting: { $waiting }, the oldest for { $age } s
}
admin-errors = Errors in the log since the start: { $errors }
admin-memory = Memory: { $megabytes } MB
admin-troubles = ⚠️ Troubles: { $troubles }. /healthz says which
admin-quiet-on = 🌙 Quiet mode: no new games begin, running ones are played to the end.
admin-quiet-off = New games begin as usual.
button-admin-look = 🔄 Refresh
button-admin-quiet = 🌙 Quiet mode
button-admin-normal = ☀️ Normal mode
