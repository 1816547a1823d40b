### Для хозяина бота: /admin

admin-title = 🛠 <b>Служебное</b>
admin-games = Игр идёт: { $playing }, столов собирается: { $lobbies }
admin-queue = { $waiting ->
    [0] Очередь сообщений пуста
   *[other] Сообщений в очереди: { $waiting }, дольше всех ждёт { $age } с
}
admin-errors = Ошибок в журнале с запуска: { $errors }
admin-memory = Память: { $megabytes } МБ
admin-troubles = ⚠️ Неполадок: { $troubles }. Каких – скажет /healthz
admin-quiet-on = 🌙 Тихий режим: новые игры не начинаются, начатые доигрываются.
admin-quiet-off = Новые игры начинаются как обычно.
button-admin-look = 🔄 Обновить
button-admin-quiet = 🌙 Тихий режим
button-admin-normal = ☀️ Обычный режим
