### Рука одного игрока

hand-heading = <b>{ $title }</b> · стол № { $number }
hand-lead = 👉 <b>Ваш ход.</b>
hand-cover = 👉 <b>Отбивайтесь или берите.</b>
hand-transfer = 👉 <b>Отбивайтесь, переводите или берите.</b>
hand-throw-in = Вы можете подкинуть.
hand-beaten = 👉 <b>Подкидывайте или говорите «Бито».</b>
hand-follow-in = 👉 <b>Подкидывайте вдогонку или пасуйте.</b>
hand-only-pass = 👉 <b>Подкинуть нечего – пасуйте.</b>
hand-hang = 👉 <b>Повесьте погоны – или не вешайте.</b>
hint-show = Козырь того же ранга можно показать и оставить себе: /rules проездной
hint-refusal = Карта того же ранга – отказ: стол возьмёт ходящий. /rules отказ
hint-swap = Младший козырь можно обменять на открытый: /rules обмен
hint-hang = Все ваши карты – погоны: можно повесить их на соперника. /rules лестница
hint-redeal = Вы вправе потребовать пересдачу до первого хода: /rules пересдача
hand-out = 🏁 Ваши карты кончились: { $place }-е место.
hand-gone = 🤖 Пока вас нет, за вас играет компьютер.
choose = 👉 Что сделать с { $card }?
playable = ▸ { $card }
alert-hand = Ваши карты, козырь { $suit }

move-lead = Пойти { $cards }
move-throw-in = Подкинуть { $cards }
move-cover = Покрыть { $attack }
move-transfer = ↪️ Перевести
move-show = ↪️ Показать { $cards } и перевести
move-swap = 🔄 Обменять козырь: { $card } → { $taken }
move-redeal = 🔁 Пересдача
move-hang = 🎖 Повесить погоны { $cards }
move-accuse-card = 🚨 Не верю { $cards }
move-accuse-seat = 🚨 Не верю игроку { $number }

button-return = 👋 Вернуться в игру
