# Команды в меню бота.
command-durak = Сесть за стол или показать его
command-hand = Мои карты
command-table = Показать стол внизу чата
command-rules = Правила этого стола и любые другие
command-stats = Мои игры и фишки
command-top = Кто реже всех в дураках
command-leave = Выйти из игры
command-stop = Закрыть стол (хозяин стола или админ)
command-settings = Время на ход, правила и язык чата (для админов)
command-language = Язык
command-help = Как играть
start-seated = Отлично: карты появятся здесь, как только игра начнётся.
