### Для господаря бота: /admin

admin-title = 🛠 <b>Службове</b>
admin-games = Ігор триває: { $playing }, столів збирається: { $lobbies }
admin-queue = { $waiting ->
    [0] Черга повідомлень порожня
   *[other] Повідомлень у черзі: { $waiting }, найдовше чекає { $age } с
}
admin-errors = Помилок у журналі від запуску: { $errors }
admin-memory = Пам’ять: { $megabytes } МБ
admin-troubles = ⚠️ Несправностей: { $troubles }. Яких – скаже /healthz
admin-quiet-on = 🌙 Тихий режим: нові ігри не починаються, розпочаті дограються.
admin-quiet-off = Нові ігри починаються як зазвичай.
button-admin-look = 🔄 Оновити
button-admin-quiet = 🌙 Тихий режим
button-admin-normal = ☀️ Звичайний режим
