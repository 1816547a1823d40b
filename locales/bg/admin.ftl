### За стопанина на бота: /admin

admin-title = 🛠 <b>Служебно</b>
admin-games = Текущи игри: { $playing }, събиращи се маси: { $lobbies }
admin-queue = { $waiting ->
    [0] Опашката от съобщения е празна
   *[other] Съобщения в опашката: { $waiting }, най-дълго чакане: { $age } с
}
admin-errors = Грешки в дневника от пускането: { $errors }
admin-memory = Памет: { $megabytes } МБ
admin-troubles = ⚠️ Неизправности: { $troubles }. Кои са – казва /healthz
admin-quiet-on = 🌙 Тих режим: нови игри не започват, започнатите се доиграват.
admin-quiet-off = Новите игри започват както обикновено.
button-admin-look = 🔄 Обнови
button-admin-quiet = 🌙 Тих режим
button-admin-normal = ☀️ Обикновен режим
